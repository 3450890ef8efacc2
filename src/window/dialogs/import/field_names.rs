//! The names of the fields of orders in the dialog, and how its rows are laid out.

use domain::label;
use transfer::order_rows::Field;

/// Width of a field's name, and of the button with its column's heading, in points.
pub(super) const MEANING: f32 = 172.0;
pub(super) const HEADING: f32 = 216.0;
/// The largest number of characters of a heading on a button.
const LETTERS: usize = 24;

/// A text as short as a button has room for.
pub(super) fn cut(text: &str) -> String {
    if text.chars().count() <= LETTERS {
        return text.to_owned();
    }
    text.chars().take(LETTERS - 1).chain(['…']).collect()
}

/// The name of the field in the dialog.
pub(super) const fn name(field: Field) -> &'static str {
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
        Field::ItemPrice => label!("Price of one"),
        Field::ItemDiscount => label!("Item discount"),
        Field::ItemClass => label!("Item tax class"),
        Field::IsTaxed => label!("Item is taxed"),
        Field::TaxRate => label!("Rate of tax"),
    }
}
