//! The reason why an order is charged no tax.

use crate::label;
use crate::spelling::{as_text, words};

words! {
    /// The reason why no tax is charged on all of an order. Its number is in `charged_taxes.untaxed`, where 0 stands for a
    /// tax.
    #[derive(Default, PartialOrd, Ord, Hash)]
    UntaxedReason;
    /// Nobody stated one: no rate applies, or the order was imported without tax.
    #[default]
    Unstated "unstated" 1,
    /// The customer, a business, owes the tax.
    ReverseCharge "reverse-charge" 2,
    /// Sold to a customer outside of the country, or of the European Union for its members.
    Export "export" 3,
    /// Another one, in words that the order keeps.
    Other "other" 4,
}

as_text!(UntaxedReason, "a reason for no tax", |reason| reason.as_str(), Self::parse);

impl UntaxedReason {
    /// The name for people.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Unstated => label!("No reason stated"),
            Self::ReverseCharge => label!("Reverse charge"),
            Self::Export => label!("Export of goods"),
            Self::Other => label!("Another reason"),
        }
    }

    /// The name of its row in the tax summary.
    pub const fn row_name(self) -> &'static str {
        match self {
            Self::Unstated => label!("No tax"),
            Self::ReverseCharge => label!("No tax: reverse charge"),
            Self::Export => label!("No tax: export"),
            Self::Other => label!("No tax: another reason"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_keep_their_names_and_numbers() {
        let expected = [("unstated", 1), ("reverse-charge", 2), ("export", 3), ("other", 4)];
        for (reason, (name, number)) in UntaxedReason::ALL.into_iter().zip(expected) {
            assert_eq!((reason.as_str(), reason.number()), (name, number));
            assert_eq!(UntaxedReason::parse(name), Some(reason));
            assert_eq!(UntaxedReason::from_number(number), Some(reason));
        }
        assert_eq!((UntaxedReason::from_number(0), UntaxedReason::parse("")), (None, None));
    }
}
