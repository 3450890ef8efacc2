//! The day by which what a shop earns counts.

use crate::label;
use crate::spelling::{as_text, as_word, words};

words! {
    /// The day by which something counts.
    #[derive(PartialOrd, Ord, Hash, Default)]
    Basis;
    /// That of the sale, the refund and the purchase.
    #[default]
    Dated "dated",
    /// That of the payment.
    Paid "paid",
}

as_text!(Basis, "a basis: paid or dated", |basis| basis.as_str(), Self::parse);
as_word!(
    Option<Basis>,
    |basis| basis.map(Basis::as_str).unwrap_or_default(),
    |text| if text.is_empty() { Some(None) } else { Basis::parse(text).map(Some) },
    |basis| basis.map(Basis::name)
);

impl Basis {
    /// The name for people.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dated => label!("by the day of sale and purchase"),
            Self::Paid => label!("by the day of payment"),
        }
    }
}
