//! Possible meanings of a column in a file of orders, purchases, products or tax rates, with their names in the dialog.

use crate::translate::tr;
use domain::label;
use transfer::order_rows::{Field, Table};
use transfer::{Format, products_csv, purchases_csv, tax_csv};

/// The largest number of characters of a heading on a button.
const LETTERS: usize = 24;

/// A text as short as a button has room for.
pub(super) fn cut(text: &str) -> String {
    cut_to(text, LETTERS)
}

/// A text of so many characters at most.
pub(super) fn cut_to(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most - 1).chain(['…']).collect()
}

/// A field that a column can hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Meaning {
    Order(Field),
    /// A field of purchases, by its name.
    Purchase(&'static str),
    /// A field of products, by its name.
    Product(&'static str),
    /// A field of tax rates, by its name.
    Rate(&'static str),
}

impl Meaning {
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Order(field) => field.as_str(),
            Self::Purchase(name) | Self::Product(name) | Self::Rate(name) => name,
        }
    }

    pub(super) fn is_amount(self) -> bool {
        const AMOUNTS: [&str; 6] = ["net", "tax", "gross", "quantity", "price", "cost"];
        match self {
            Self::Order(field) => field.is_amount(),
            Self::Purchase(name) | Self::Product(name) => AMOUNTS.contains(&name),
            Self::Rate(_) => false,
        }
    }

    /// True for a number of pieces.
    pub(super) fn is_count(self) -> bool {
        self.key() == "quantity"
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Order(field) => tr(name(field)),
            Self::Purchase("date") => tr!("Date"),
            Self::Purchase("supplier") => tr!("Supplier"),
            Self::Purchase("document") => tr!("Document number"),
            Self::Purchase("country") => tr!("Country of the supplier"),
            Self::Purchase("vat-number") => tr!("VAT number"),
            Self::Purchase("net") => tr!("Net"),
            Self::Purchase("tax") => tr!("Tax"),
            Self::Purchase("gross") => tr!("Gross"),
            Self::Purchase("rate") | Self::Rate("rate") => tr!("Rate in percent"),
            Self::Purchase("code") | Self::Product("code") => tr!("Code"),
            Self::Purchase("kind") | Self::Rate("kind") => tr!("Kind"),
            Self::Purchase("treatment") => tr!("Treatment"),
            Self::Purchase("deductible") => tr!("Deductible in percent"),
            Self::Purchase("category") => tr!("Category"),
            Self::Purchase("paid-on") => tr!("Paid on"),
            Self::Purchase("note") => tr!("Note"),
            Self::Purchase("corrects") => tr!("Corrects"),
            Self::Purchase("currency") => tr!("Currency"),
            Self::Product("name") | Self::Rate("name") => tr!("Name"),
            Self::Product("price") => tr!("Price"),
            Self::Product("class") | Self::Rate("class") => tr!("Tax class"),
            Self::Product("state") => tr!("On sale or archived"),
            Self::Rate("country") => tr!("Country"),
            Self::Rate("state") => tr!("State"),
            Self::Rate("postcode") => tr!("Postcode"),
            Self::Rate("first-postcode") => tr!("First postcode"),
            Self::Rate("last-postcode") => tr!("Last postcode"),
            Self::Rate("city") => tr!("City"),
            Self::Rate("priority") => tr!("Priority"),
            Self::Rate("compound") => tr!("Compound"),
            Self::Rate("shipping") => tr!("Shipping"),
            Self::Rate("from") => tr!("First day"),
            Self::Purchase(name) | Self::Product(name) | Self::Rate(name) => name,
        }
    }

    pub(super) fn heading<'t>(self, table: &'t Table, said: &[(String, String)]) -> Option<&'t str> {
        match self {
            Self::Order(field) => table.heading_of(field, said),
            Self::Purchase(name) => purchases_csv::FIELDS.heading_of(&table.headings, name, said),
            Self::Product(name) => products_csv::FIELDS.heading_of(&table.headings, name, said),
            Self::Rate(name) => tax_csv::heading_of(&table.headings, name, said),
        }
    }
}

/// The most frequent fields, which are offered first.
const FIRST: [Field; 17] = [
    Field::Number,
    Field::Date,
    Field::Item,
    Field::Sku,
    Field::Customer,
    Field::Status,
    Field::Email,
    Field::Total,
    Field::ItemTotal,
    Field::ItemPrice,
    Field::Quantity,
    Field::Tax,
    Field::Shipping,
    Field::Discount,
    Field::Fee,
    Field::Refunded,
    Field::TaxRate,
];

/// Possible meanings of a column in a file of this format.
pub(super) fn meanings(format: Option<Format>) -> Vec<Meaning> {
    match format {
        Some(Format::Products) => products_csv::FIELDS.names().map(Meaning::Product).collect(),
        Some(Format::Purchases) => purchases_csv::FIELDS.names().map(Meaning::Purchase).collect(),
        Some(Format::Taxes) => tax_csv::FIELDS.names().map(Meaning::Rate).collect(),
        _ => {
            let others = Field::ALL.iter().copied().filter(|field| !FIRST.contains(field));
            FIRST.into_iter().chain(others).map(Meaning::Order).collect()
        }
    }
}

/// The name of the field in the dialog.
const fn name(field: Field) -> &'static str {
    match field {
        Field::Number => label!("Order number"),
        Field::Key => label!("Key"),
        Field::Date => label!("Order date"),
        Field::Time => label!("Order time of day"),
        Field::DateGmt => label!("Order date in UTC"),
        Field::Paid => label!("Paid on"),
        Field::Completed => label!("Completed on"),
        Field::Modified => label!("Changed on"),
        Field::Cancelled => label!("Cancelled on"),
        Field::Status => label!("Status"),
        Field::Fulfilled => label!("Fulfilled"),
        Field::ReceiptType => label!("Receipt type"),
        Field::Currency => label!("Currency"),
        Field::Total => label!("Order total"),
        Field::Subtotal => label!("Subtotal"),
        Field::Shipping => label!("Shipping"),
        Field::ShippingTax => label!("Tax on shipping"),
        Field::ShippingMethod => label!("Shipping method"),
        Field::Tax => label!("Tax of the order"),
        Field::Discount => label!("Discount"),
        Field::Fee => label!("Fees"),
        Field::Refunded => label!("Refunded amount"),
        Field::RefundDate => label!("Refund date"),
        Field::Coupon => label!("Coupon"),
        Field::Email => label!("Email"),
        Field::CustomerId => label!("Customer number"),
        Field::Customer => label!("Customer name"),
        Field::FirstName => label!("First name"),
        Field::LastName => label!("Last name"),
        Field::Company => label!("Company"),
        Field::Country => label!("Country of delivery"),
        Field::BillingCountry => label!("Country of the bill"),
        Field::Street => label!("Street"),
        Field::Street2 => label!("Street 2"),
        Field::City => label!("City"),
        Field::State => label!("State"),
        Field::Postcode => label!("Postcode"),
        Field::BillingStreet => label!("Billing street"),
        Field::BillingStreet2 => label!("Billing street 2"),
        Field::BillingCity => label!("Billing city"),
        Field::BillingState => label!("Billing state"),
        Field::BillingPostcode => label!("Billing postcode"),
        Field::Tax1 => label!("First tax"),
        Field::Tax1Name => label!("Name of the first tax"),
        Field::Tax2 => label!("Tax 2"),
        Field::Tax2Name => label!("Tax 2 name"),
        Field::Tax3 => label!("Tax 3"),
        Field::Tax3Name => label!("Tax 3 name"),
        Field::Tax4 => label!("Tax 4"),
        Field::Tax4Name => label!("Tax 4 name"),
        Field::Tax5 => label!("Tax 5"),
        Field::Tax5Name => label!("Tax 5 name"),
        Field::Item => label!("Item name"),
        Field::Sku => label!("Item code (SKU)"),
        Field::ProductId => label!("Product id"),
        Field::VariationId => label!("Variation id"),
        Field::Quantity => label!("Quantity"),
        Field::ItemTotal => label!("Item total"),
        Field::ItemTax => label!("Item tax"),
        Field::ItemPrice => label!("Unit price"),
        Field::ItemDiscount => label!("Item discount"),
        Field::ItemClass => label!("Item tax class"),
        Field::IsTaxed => label!("Item is taxed"),
        Field::TaxRate => label!("Rate of tax"),
    }
}
