//! What a column of an order export can hold, and which columns of a file do.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::transfer::csv_text::plain_heading;
use crate::transfer::heading_words;

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
    /// The amounts of an order that a file has on its first row, on each, or row by row.
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

    /// Whether a column of it that is blank throughout is as good as none.
    const fn means_nothing_when_blank(self) -> bool {
        matches!(self, Self::Status | Self::Quantity | Self::Total | Self::ItemTotal | Self::ItemPrice)
    }

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

/// What is said in place of a heading where each row is one of its item.
pub const ONE_EACH: &str = "1";

/// Headings that a field goes by, the surest first, without case, spaces and punctuation.
pub(in crate::transfer) type Names = fn(Field) -> &'static str;

/// Where each field is, counted from 0.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Columns {
    places: BTreeMap<Field, usize>,
    /// Whether somebody said that each row is one of its item.
    is_one_each: bool,
}

impl Columns {
    /// The columns that the headings name. No column holds two things.
    pub(in crate::transfer) fn find(headings: &[String], names: Names) -> Self {
        Self::find_filled(headings, names, |_| true)
    }

    /// The columns that the headings name, of several for one thing the surest that holds anything. One that
    /// holds nothing is no column of what would be asked for or taken for granted otherwise.
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

    /// As somebody says it is: a field and the heading of its column, or no heading for none. A quantity may
    /// be [`ONE_EACH`] instead.
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

    /// Whether each row is one of its item, since somebody said so.
    pub(in crate::transfer) const fn is_one_each(&self) -> bool {
        self.is_one_each
    }

    /// Whether a column holds something that is read.
    pub(super) fn is_read(&self, place: usize) -> bool {
        self.places.values().any(|taken| *taken == place)
    }

    /// Whether there is a column for this.
    pub(in crate::transfer) fn has(&self, field: Field) -> bool {
        self.places.contains_key(&field)
    }

    /// Takes a column for something else than its heading seemed to say, unless another column is that.
    pub(super) fn take_for(&mut self, was: Field, is: Field) {
        if let Some(place) = self.places.remove(&was) {
            self.places.entry(is).or_insert(place);
        }
    }

    /// Takes a column for what is written into it.
    pub(super) fn put(&mut self, field: Field, place: usize) {
        self.places.insert(field, place);
    }

    /// Its place.
    pub(in crate::transfer) fn place(&self, field: Field) -> Option<usize> {
        self.places.get(&field).copied()
    }

    /// The places of all numbers.
    pub(super) fn numbers(&self) -> impl Iterator<Item = usize> {
        self.places.iter().filter(|(field, _)| field.is_number()).map(|(_, place)| *place)
    }
}
