//! How many of a product: exact to 1/10,000, since goods are sold by weight and length too.

use super::decimal;
use super::error::{Error, Result};
use super::spelling::as_text;

/// A quantity of a product, exact to 1/10,000, signed (refunds take back).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Quantity(i64);

as_text!(Quantity, "quantity such as 0.25", |quantity| &quantity.to_text(), Self::parse);

impl Quantity {
    /// None.
    pub const ZERO: Self = Self(0);

    /// From a count of ten-thousandths.
    pub const fn from_ten_thousandths(count: i64) -> Self {
        Self(count)
    }

    /// The count of ten-thousandths.
    pub const fn ten_thousandths(self) -> i64 {
        self.0
    }

    /// A plain decimal (`3`, `0.25`), spaces around it allowed. `None` when it is no number or too large.
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

    /// The nearest whole number, half away from zero: how reports count items.
    pub fn rounded(self) -> i64 {
        decimal::round(self.0, 0) / decimal::SCALE
    }

    /// As many decimals as it has: `3`, `0.25`.
    pub fn to_text(self) -> String {
        decimal::to_short_text(self.0, 0)
    }
}
