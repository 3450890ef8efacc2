//! The reason why an order is charged no tax.

use crate::spelling::as_text;

/// The reason why no tax is charged on all of an order.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum UntaxedReason {
    /// Nobody stated one: no rate applies, or the order was imported without tax.
    #[default]
    Unstated,
    /// The customer, a business, owes the tax.
    ReverseCharge,
    /// Sold to a customer outside of the country, or of the European Union for its members.
    Export,
    /// Another one, in words that the order keeps.
    Other,
}

as_text!(UntaxedReason, "reason for no tax", |reason| reason.as_str(), Self::parse);

impl UntaxedReason {
    /// Each reason, in the order of [`Self::number`].
    pub const ALL: [Self; 4] = [Self::Unstated, Self::ReverseCharge, Self::Export, Self::Other];

    /// The name in files.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Unstated => "unstated",
            Self::ReverseCharge => "reverse-charge",
            Self::Export => "export",
            Self::Other => "other",
        }
    }

    /// The inverse of [`Self::as_str`]; `None` for another text.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.as_str() == text)
    }

    /// The name for people.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Unstated => "No reason stated",
            Self::ReverseCharge => "Reverse charge",
            Self::Export => "Export",
            Self::Other => "Another reason",
        }
    }

    /// The name of its row in the tax summary.
    pub const fn row_name(self) -> &'static str {
        match self {
            Self::Unstated => "No tax",
            Self::ReverseCharge => "No tax: reverse charge",
            Self::Export => "No tax: export",
            Self::Other => "No tax: another reason",
        }
    }

    /// The number that a shop file keeps in `charged_taxes.untaxed`, where 0 stands for a tax; never changed once
    /// released.
    pub const fn number(self) -> i64 {
        match self {
            Self::Unstated => 1,
            Self::ReverseCharge => 2,
            Self::Export => 3,
            Self::Other => 4,
        }
    }

    /// The inverse of [`Self::number`]; `None` for another number.
    pub fn from_number(number: i64) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.number() == number)
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
