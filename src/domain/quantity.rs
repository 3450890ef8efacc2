//! Quantities, exact to 1/10,000, since goods are also sold by weight and length.

use super::decimal::{self, Computed, TooLarge};
use super::spelling::as_text;

/// A signed quantity of a product, exact to 1/10,000.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Quantity(i64);

as_text!(Quantity, "a quantity such as 0.25", |quantity| &quantity.to_text(), Self::parse);

impl Quantity {
    /// The quantity 0.
    pub const ZERO: Self = Self(0);

    /// Makes a quantity from a count of ten-thousandths.
    pub const fn from_ten_thousandths(count: i64) -> Self {
        Self(count)
    }

    /// The count of ten-thousandths.
    pub const fn ten_thousandths(self) -> i64 {
        self.0
    }

    /// Reads a plain decimal (`3`, `0.25`), spaces around it allowed. `None` for another text and for a
    /// quantity that does not fit.
    pub fn parse(text: &str) -> Option<Self> {
        decimal::parse(text.trim()).ok().map(Self)
    }

    /// The sum; an error when it does not fit.
    pub fn plus(self, other: Self) -> Computed<Self> {
        self.0.checked_add(other.0).map(Self).ok_or(TooLarge)
    }

    /// The difference; an error when it does not fit.
    pub fn minus(self, other: Self) -> Computed<Self> {
        self.0.checked_sub(other.0).map(Self).ok_or(TooLarge)
    }

    /// The nearest whole number, half away from zero, as reports count items.
    pub fn rounded(self) -> i64 {
        decimal::round(self.0, 0) / decimal::SCALE
    }

    /// The text with as many decimals as are not zero: `3`, `0.25`.
    pub fn to_text(self) -> String {
        decimal::to_short_text(self.0, 0)
    }
}
