//! The net sales that a shop wants to reach in a month or in its own year.

use crate::decimal;
use crate::money::Money;
use crate::spelling::{as_text, as_word, words};

words! {
    /// What a target is of, and how that of a year is divided among its months, which begin on the day that the year does.
    #[derive(Default, Hash)]
    TargetOf;
    /// Each calendar month, evenly over its days.
    #[default]
    Month "month",
    /// The shop's own year, in equal months.
    Year "year",
    /// The shop's own year, by its months as the year before was.
    YearAsLast "year as-last-year",
}

/// The net sales to reach, without tax and shipping.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SalesTarget {
    /// More than 0, and at most [`Self::MOST`].
    pub amount: Money,
    /// What it is of.
    pub of: TargetOf,
}

as_text!(SalesTarget, "a target such as 40000 month", |target| &target.as_text(), Self::parse);
as_word!(Option<SalesTarget>, |target| target.map(SalesTarget::as_text).unwrap_or_default(), |text| {
    if text.trim().is_empty() { Some(None) } else { SalesTarget::parse(text).map(Some) }
});

impl SalesTarget {
    /// The largest target, 1,000,000,000,000: its products with the sales of a year can be computed.
    pub const MOST: Money = Money::from_ten_thousandths(1_000_000_000_000 * decimal::SCALE);

    /// Reads `40000 month`, `480000 year` or `480000 year as-last-year`.
    pub fn parse(text: &str) -> Option<Self> {
        let (amount, of) = text.trim().split_once(' ')?;
        let target = Self { amount: Money::parse(amount)?, of: TargetOf::parse(of.trim())? };
        (target.amount > Money::ZERO && target.amount <= Self::MOST).then_some(target)
    }

    /// The inverse of [`Self::parse`].
    pub fn as_text(self) -> String {
        let amount = decimal::to_short_text(self.amount.ten_thousandths(), 0);
        format!("{amount} {}", self.of.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_is_read_as_it_is_written() {
        for text in ["40000 month", "0.5 month", "480000.25 year", "480000 year as-last-year"] {
            assert_eq!(SalesTarget::parse(text).map(SalesTarget::as_text).as_deref(), Some(text));
        }
        for text in ["0 month", "-1 year", "40000", "month", "40,000 month", "1 week", "1000000000001 year"] {
            assert_eq!(SalesTarget::parse(text), None, "{text}");
        }
    }
}
