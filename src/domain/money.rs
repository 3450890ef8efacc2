//! Amounts of money as exact counts of ten-thousandths of the currency's unit, never floats.

use super::decimal::{self, Computed, TooLarge};
use super::spelling::as_text;

/// An amount of money in the shop's currency, exact to 1/10,000 of its unit, signed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Money(i64);

as_text!(Money, "an amount such as 12.50", |amount| &amount.to_exact_text(), Self::parse);

impl Money {
    /// The amount 0.
    pub const ZERO: Self = Self(0);

    /// Makes an amount from a count of ten-thousandths.
    pub const fn from_ten_thousandths(count: i64) -> Self {
        Self(count)
    }

    /// The count of ten-thousandths.
    pub const fn ten_thousandths(self) -> i64 {
        self.0
    }

    /// Reads a plain decimal (`-12.50`), spaces around it allowed; more than four decimals are rounded half
    /// away from zero. `None` for another text and for an amount that does not fit.
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

    /// The sum of all amounts; an error when it does not fit.
    pub fn sum(amounts: impl IntoIterator<Item = Self>) -> Computed<Self> {
        amounts.into_iter().try_fold(Self::ZERO, Self::plus)
    }

    /// Divides by a count and cuts off after four decimals, so that it is rounded only once, where it is
    /// shown: 0.00499996 is shown as 0.00. Zero for a count of 0.
    #[must_use]
    pub fn divided_by(self, count: u32) -> Self {
        Self(self.0.checked_div(i64::from(count)).unwrap_or_default())
    }

    /// The amount rounded half away from zero to so many decimals.
    #[must_use]
    pub fn rounded(self, decimals: u32) -> Self {
        Self(decimal::round(self.0, decimals))
    }

    /// Parts in so many decimals that add up to this amount, which has these: each is cut off, and the rest goes to those that
    /// lost most.
    pub fn divided_as(self, exact: &[Self], decimals: u32) -> Vec<Self> {
        let step = decimal::step(decimals).max(1);
        let mut units: Vec<i64> = exact.iter().map(|amount| amount.0.div_euclid(step)).collect();
        let mut by_loss: Vec<(i64, usize)> =
            exact.iter().enumerate().map(|(at, amount)| (-amount.0.rem_euclid(step), at)).collect();
        by_loss.sort_unstable();
        let left = self.0.div_euclid(step).saturating_sub(units.iter().sum());
        // What is cut off is less than a unit each; a file that had rounded its taxable amounts leaves more.
        let count = i64::try_from(exact.len()).unwrap_or(i64::MAX).max(1);
        let (all, rest) =
            (left.div_euclid(count), usize::try_from(left.rem_euclid(count)).unwrap_or_default());
        for (place, (_, at)) in by_loss.into_iter().enumerate() {
            if let Some(unit) = units.get_mut(at) {
                *unit = unit.saturating_add(all.saturating_add(i64::from(place < rest)));
            }
        }
        units.into_iter().map(|unit| Self(unit.saturating_mul(step))).collect()
    }

    /// The text with `places` decimals, rounded half away from zero: `1234.50`.
    pub fn to_text(self, places: u32) -> String {
        decimal::to_text(self.0, places)
    }

    /// As [`Self::to_text`], with a comma between thousands: `1,234.50`.
    pub fn to_grouped_text(self, places: u32) -> String {
        decimal::to_grouped_text(self.0, places)
    }

    /// The text with all decimals that are not zero, at least two: `12.50`, `1.5181`. Reads back as the same
    /// amount.
    pub fn to_exact_text(self) -> String {
        decimal::to_short_text(self.0, 2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_average_is_rounded_once() {
        for (amount, count, expected) in [
            ("0.50", 101, "0.00"),
            ("0.51", 101, "0.01"),
            ("50.50", 101, "0.50"),
            ("100.49", 101, "0.99"),
            ("101.50", 101, "1.00"),
            ("101.51", 101, "1.01"),
            ("-0.50", 101, "0.00"),
            ("-101.51", 101, "-1.01"),
            ("0.05", 10, "0.01"),
            ("-0.05", 10, "-0.01"),
            ("1", 0, "0.00"),
        ] {
            let average = Money::parse(amount).unwrap().divided_by(count);
            assert_eq!(average.to_text(2), expected, "{amount} / {count}");
        }
    }
}
