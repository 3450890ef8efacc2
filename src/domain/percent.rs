//! The percentage of a tax rate, with four decimals as in the API (`"19.0000"`).

use super::decimal::{self, DecimalError};
use super::spelling::as_text;

/// A percentage with four decimals, between -999.9999 and 999.9999.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Percent(i64);

as_text!(Percent, "percentage such as 19.0000", |percent| &percent.to_text(), |text| Self::parse(text).ok());

impl Percent {
    /// The largest absolute value, in ten-thousandths.
    const LARGEST: i64 = 9_999_999;

    /// Makes a percentage of ten-thousandths of a percent; `None` beyond ±999.9999.
    pub fn from_ten_thousandths(count: i64) -> Option<Self> {
        (-Self::LARGEST..=Self::LARGEST).contains(&count).then_some(Self(count))
    }

    /// The count of ten-thousandths of a percent.
    pub const fn ten_thousandths(self) -> i64 {
        self.0
    }

    /// Reads a number with optional spaces, sign, point, exponent and trailing `%`, rounded half away from
    /// zero to four decimals (choice 8 of the API). The limits hold after rounding.
    pub fn parse(text: &str) -> Result<Self, DecimalError> {
        let text = text.trim_matches(|c: char| c.is_ascii_whitespace());
        let number =
            text.strip_suffix('%').unwrap_or(text).trim_end_matches(|c: char| c.is_ascii_whitespace());
        Self::from_ten_thousandths(decimal::parse(number)?).ok_or(DecimalError::TooLarge)
    }

    /// The text with all four decimals: `19.0000`.
    pub fn to_text(self) -> String {
        decimal::to_text(self.0, decimal::PLACES)
    }

    /// The text with as many decimals as it needs: `19`, `9.975`.
    pub fn to_short_text(self) -> String {
        decimal::to_short_text(self.0, 0)
    }
}
