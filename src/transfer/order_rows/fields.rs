//! The fields of order exports, and their columns in a file.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::csv_text::plain_heading;
use crate::heading_words;

macro_rules! fields {
    ($($name:ident $text:literal,)+) => {
        /// A field of an order export: of the order up to its taxes, of one item after them.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        #[expect(missing_docs, reason = "they are named as they are")]
        pub enum Field {
            $($name,)+
        }

        impl Field {
            /// All fields.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// The field's name on the command line and in messages.
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
    Key "key",
    Date "date",
    Time "time",
    DateGmt "date-gmt",
    Paid "paid",
    Completed "completed",
    Modified "modified",
    Cancelled "cancelled",
    Status "status",
    Fulfilled "fulfilled",
    ReceiptType "receipt-type",
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
    /// The field of this name, as a person writes it.
    pub(super) fn named(name: &str) -> Option<Self> {
        let wanted = name.trim().to_lowercase().replace([' ', '_'], "-");
        Self::ALL.iter().copied().find(|field| field.as_str() == wanted)
    }

    /// Amounts of an order that a file may have on its first row, on each row, or split over the rows.
    pub(super) const OF_ORDER: [Self; 12] = [
        Self::Total,
        Self::Shipping,
        Self::ShippingTax,
        Self::Tax,
        Self::Discount,
        Self::Fee,
        Self::Refunded,
        Self::Tax1,
        Self::Tax2,
        Self::Tax3,
        Self::Tax4,
        Self::Tax5,
    ];

    /// Whether a column that is blank throughout counts as absent.
    const fn means_nothing_when_blank(self) -> bool {
        matches!(self, Self::Status | Self::Quantity | Self::Total | Self::ItemTotal | Self::ItemPrice)
    }

    /// Whether its values are amounts or counts.
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

/// The answer, in place of a heading, that each row is one piece of its item.
pub const ONE_EACH: &str = "1";

/// The headings of a field, the surest first, without case, spaces and punctuation.
pub(crate) type Names = fn(Field) -> &'static str;

/// The index of each field's column, from 0.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Columns {
    places: BTreeMap<Field, usize>,
    /// Whether the user said that each row is one piece.
    is_one_each: bool,
}

impl Columns {
    /// The columns by their headings; each column has one field at most.
    pub(crate) fn find(headings: &[String], names: Names) -> Self {
        Self::find_filled(headings, names, |_| true)
    }

    /// As `find`; of several columns for one field, the surest that is not blank. A blank column is ignored
    /// for fields that would otherwise be asked for or have a default.
    pub(super) fn find_filled(headings: &[String], names: Names, is_filled: impl Fn(usize) -> bool) -> Self {
        let mut alike: BTreeMap<Cow<'_, str>, Vec<usize>> = BTreeMap::new();
        for (at, heading) in headings.iter().enumerate() {
            alike.entry(heading_words::english(heading)).or_default().push(at);
        }
        let mut found = BTreeMap::new();
        for field in Field::ALL {
            let place = |is_wanted: &dyn Fn(usize) -> bool| {
                let mut names = names(*field).split_ascii_whitespace();
                names.find_map(|name| alike.get(name)?.iter().copied().find(|at| is_wanted(*at)))
            };
            let blank = || place(&|_| true).filter(|_| !field.means_nothing_when_blank());
            let place = place(&is_filled).or_else(blank);
            if let Some(place) = place.filter(|place| !found.values().any(|taken| taken == place)) {
                found.insert(*field, place);
            }
        }
        Self { places: found, is_one_each: false }
    }

    /// Applies the user's assignments: a field and the heading of its column, or an empty heading for none.
    /// The quantity may be [`ONE_EACH`] instead.
    pub(crate) fn correct(&mut self, headings: &[String], said: &[(String, String)]) -> Result<(), String> {
        for (name, heading) in said {
            let field = &Field::named(name).ok_or_else(|| {
                let all: Vec<&str> = Field::ALL.iter().map(|field| field.as_str()).collect();
                format!("\"{name}\" is nothing that a column can hold. It can hold {}", all.join(", "))
            })?;
            if heading.trim().is_empty() {
                self.places.remove(field);
                continue;
            }
            let exact = headings.iter().position(|found| found == heading.trim());
            let plain = plain_heading(heading);
            let place = exact.or_else(|| headings.iter().position(|found| plain_heading(found) == plain));
            if place.is_none() && *field == Field::Quantity && heading.trim() == ONE_EACH {
                self.places.remove(field);
                self.is_one_each = true;
                continue;
            }
            let place = place.ok_or_else(|| {
                format!("no column has the heading \"{heading}\". The headings are {}", headings.join(", "))
            })?;
            self.places.retain(|_, taken| *taken != place);
            self.places.insert(*field, place);
        }
        Ok(())
    }

    /// Whether the user said that each row is one piece.
    pub(crate) const fn is_one_each(&self) -> bool {
        self.is_one_each
    }

    /// Whether a column is assigned to a field.
    pub(crate) fn is_read(&self, place: usize) -> bool {
        self.places.values().any(|taken| *taken == place)
    }

    /// Whether a field has a column.
    pub(crate) fn has(&self, field: Field) -> bool {
        self.places.contains_key(&field)
    }

    /// Reassigns a column to another field, unless that field has a column.
    pub(super) fn take_for(&mut self, was: Field, is: Field) {
        if let Some(place) = self.places.remove(&was) {
            self.places.entry(is).or_insert(place);
        }
    }

    /// Assigns a column to a field.
    pub(super) fn put(&mut self, field: Field, place: usize) {
        self.places.insert(field, place);
    }

    /// The index of a field's column.
    pub(crate) fn place(&self, field: Field) -> Option<usize> {
        self.places.get(&field).copied()
    }

    /// The indexes of all columns of numbers.
    pub(super) fn numbers(&self) -> impl Iterator<Item = usize> {
        self.places.iter().filter(|(field, _)| field.is_number()).map(|(_, place)| *place)
    }
}
