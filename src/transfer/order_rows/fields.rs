//! What a column of an order export can hold, and which columns of a file do.

use std::collections::BTreeMap;

use crate::transfer::csv_text::plain_heading;

macro_rules! fields {
    ($($name:ident $text:literal,)+) => {
        /// What a column holds: of the order up to its taxes, of one item after them.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        #[expect(missing_docs, reason = "they are named as they are")]
        pub enum Field {
            $($name,)+
        }

        impl Field {
            /// Each of them.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// As a person writes it.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$name => $text,)+
                }
            }
        }
    };
}

fields! {
    Number "number",
    Date "date",
    DateGmt "date-gmt",
    Paid "paid",
    Completed "completed",
    Modified "modified",
    Cancelled "cancelled",
    Status "status",
    Fulfilled "fulfilled",
    Currency "currency",
    Total "total",
    Subtotal "subtotal",
    Shipping "shipping",
    ShippingTax "shipping-tax",
    ShippingMethod "shipping-method",
    Tax "tax",
    Discount "discount",
    Fee "fee",
    Refunded "refunded",
    RefundDate "refund-date",
    Coupon "coupon",
    Email "email",
    CustomerId "customer-id",
    Customer "customer",
    FirstName "first-name",
    LastName "last-name",
    Country "country",
    BillingCountry "billing-country",
    Street "street",
    Street2 "street-2",
    City "city",
    State "state",
    Postcode "postcode",
    BillingStreet "billing-street",
    BillingStreet2 "billing-street-2",
    BillingCity "billing-city",
    BillingState "billing-state",
    BillingPostcode "billing-postcode",
    Tax1 "tax-1",
    Tax1Name "tax-1-name",
    Tax2 "tax-2",
    Tax2Name "tax-2-name",
    Tax3 "tax-3",
    Tax3Name "tax-3-name",
    Tax4 "tax-4",
    Tax4Name "tax-4-name",
    Tax5 "tax-5",
    Tax5Name "tax-5-name",
    Item "item",
    Sku "sku",
    ProductId "product-id",
    VariationId "variation-id",
    Quantity "quantity",
    ItemTotal "item-total",
    ItemTax "item-tax",
    ItemPrice "item-price",
    ItemDiscount "item-discount",
    ItemClass "item-tax-class",
    IsTaxed "item-is-taxed",
}

impl Field {
    /// Whether it is an amount or a count.
    pub(super) const fn is_number(self) -> bool {
        matches!(
            self,
            Self::Total
                | Self::Subtotal
                | Self::Shipping
                | Self::ShippingTax
                | Self::Tax
                | Self::Discount
                | Self::Fee
                | Self::Refunded
                | Self::Quantity
                | Self::ItemTotal
                | Self::ItemTax
                | Self::ItemPrice
                | Self::ItemDiscount
                | Self::Tax1
                | Self::Tax2
                | Self::Tax3
                | Self::Tax4
                | Self::Tax5
        )
    }
}

/// Headings that a field goes by, the surest first, without case, spaces and punctuation.
pub(in crate::transfer) type Names = fn(Field) -> &'static str;

/// Where each field is, counted from 0.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Columns(BTreeMap<Field, usize>);

impl Columns {
    /// The columns that the headings name. No column holds two things.
    pub(in crate::transfer) fn find(headings: &[String], names: Names) -> Self {
        let plain: Vec<String> = headings.iter().map(|heading| plain_heading(heading)).collect();
        let mut found = BTreeMap::new();
        for field in Field::ALL {
            let mut names = names(*field).split_ascii_whitespace();
            let place = names.find_map(|name| plain.iter().position(|heading| heading == name));
            if let Some(place) = place.filter(|place| !found.values().any(|taken| taken == place)) {
                found.insert(*field, place);
            }
        }
        Self(found)
    }

    /// As somebody says it is: a field and the heading of its column, or no heading for none.
    pub(in crate::transfer) fn correct(
        &mut self,
        headings: &[String],
        said: &[(String, String)],
    ) -> Result<(), String> {
        for (name, heading) in said {
            let wanted = name.trim().to_lowercase().replace([' ', '_'], "-");
            let field = Field::ALL.iter().find(|field| field.as_str() == wanted).ok_or_else(|| {
                let all: Vec<&str> = Field::ALL.iter().map(|field| field.as_str()).collect();
                format!("\"{name}\" is nothing that a column can hold. It can hold {}", all.join(", "))
            })?;
            if heading.trim().is_empty() {
                self.0.remove(field);
                continue;
            }
            let exact = headings.iter().position(|found| found == heading.trim());
            let plain = plain_heading(heading);
            let place = exact.or_else(|| headings.iter().position(|found| plain_heading(found) == plain));
            let place = place.ok_or_else(|| {
                format!("no column has the heading \"{heading}\". The headings are {}", headings.join(", "))
            })?;
            self.0.retain(|_, taken| *taken != place);
            self.0.insert(*field, place);
        }
        Ok(())
    }

    /// Whether there is a column for this.
    pub(in crate::transfer) fn has(&self, field: Field) -> bool {
        self.0.contains_key(&field)
    }

    /// Takes a column for something else than its heading seemed to say.
    pub(super) fn take_for(&mut self, was: Field, is: Field) {
        if let Some(place) = self.0.remove(&was) {
            self.0.insert(is, place);
        }
    }

    /// Its place.
    pub(super) fn place(&self, field: Field) -> Option<usize> {
        self.0.get(&field).copied()
    }

    /// The places of all numbers.
    pub(super) fn numbers(&self) -> impl Iterator<Item = usize> {
        self.0.iter().filter(|(field, _)| field.is_number()).map(|(_, place)| *place)
    }
}
