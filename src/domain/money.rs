//! Money: an exact count of ten-thousandths of the currency's unit. Never a float.

use super::decimal;
use super::error::{Error, Result};

/// An amount of money in the shop's currency, exact to 1/10,000 of its unit, signed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Money(i64);

impl Money {
    /// Nothing.
    pub const ZERO: Self = Self(0);

    /// From a count of ten-thousandths.
    pub const fn from_ten_thousandths(count: i64) -> Self {
        Self(count)
    }

    /// The count of ten-thousandths.
    pub const fn ten_thousandths(self) -> i64 {
        self.0
    }

    /// A plain decimal (`-12.50`), spaces around it allowed; more than four places are rounded half
    /// away from zero. `None` when it is no number or too large to hold.
    pub fn parse(text: &str) -> Option<Self> {
        decimal::parse(text.trim()).ok().map(Self)
    }

    /// The sum; refused when it cannot be held.
    pub fn plus(self, other: Self) -> Result<Self> {
        self.0.checked_add(other.0).map(Self).ok_or(Error::AmountTooLarge)
    }

    /// The difference; refused when it cannot be held.
    pub fn minus(self, other: Self) -> Result<Self> {
        self.0.checked_sub(other.0).map(Self).ok_or(Error::AmountTooLarge)
    }

    /// The sum of many; refused when it cannot be held.
    pub fn sum(amounts: impl IntoIterator<Item = Self>) -> Result<Self> {
        amounts.into_iter().try_fold(Self::ZERO, Self::plus)
    }

    /// Divided by a count, rounded half away from zero to the last place kept. Zero for a count of 0.
    #[must_use]
    pub fn divided_by(self, count: u32) -> Self {
        let count = i64::from(count);
        if count == 0 {
            return Self::ZERO;
        }
        let (whole, rest) = (self.0 / count, self.0 % count);
        let up = if rest.abs() * 2 >= count { self.0.signum() } else { 0 };
        Self(whole + up)
    }

    /// Rounded half away from zero to `places` decimals and written with all of them: `1234.50`.
    pub fn to_text(self, places: u32) -> String {
        decimal::to_text(self.0, places)
    }

    /// As `to_text`, with a comma between thousands: `1,234.50`.
    pub fn to_grouped_text(self, places: u32) -> String {
        decimal::to_grouped_text(self.0, places)
    }

    /// Every decimal it has, at least two: `12.50`, `1.5181`. Reading it back gives the same amount.
    pub fn to_exact_text(self) -> String {
        decimal::to_short_text(self.0, 2)
    }
}
