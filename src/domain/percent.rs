//! The percentage of a tax rate, with four decimals as in the API (`"19.0000"`).

use super::decimal::{self, DecimalError, SCALE};
use super::money::Money;
use super::spelling::as_text;

/// A percentage with four decimals, between -999.9999 and 999.9999.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Percent(i64);

as_text!(Percent, "a percentage such as 19.0000", |percent| &percent.to_text(), |text| Self::parse(text)
    .ok());

impl Percent {
    /// The largest absolute value, in ten-thousandths.
    const LARGEST: i64 = 9_999_999;

    /// 0 %.
    pub const ZERO: Self = Self(0);
    /// 1 %.
    pub const ONE: Self = Self(SCALE);
    /// 100 %.
    pub const HUNDRED: Self = Self(100 * SCALE);

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
        self.to_text_with(0)
    }

    /// The same with at least so many decimals: `19.0` with one.
    pub fn to_text_with(self, decimals: u32) -> String {
        decimal::to_short_text(self.0, decimals)
    }

    /// The count of decimals that it needs.
    pub fn decimals(self) -> u32 {
        decimal::places(self.0)
    }

    /// This share of an amount, rounded half away from zero to four decimals. `None` when it does not fit.
    pub fn of(self, amount: Money) -> Option<Money> {
        let exact = i128::from(amount.ten_thousandths()) * i128::from(self.0);
        money(decimal::divided(exact, i128::from(Self::HUNDRED.0)))
    }

    /// The part of an amount that is this percentage on top of the rest: 19 of 119 for 19 %, rounded as by
    /// [`Self::of`]. `None` when it does not fit.
    pub fn within(self, amount: Money) -> Option<Money> {
        let exact = i128::from(amount.ten_thousandths()) * i128::from(self.0);
        money(decimal::divided(exact, i128::from(Self::HUNDRED.0) + i128::from(self.0)))
    }

    /// The percentage that a part is of a whole, to four decimals. `None` for a whole of zero, and when it
    /// does not fit.
    pub fn between(whole: Money, part: Money) -> Option<Self> {
        let (whole, part) = (i128::from(whole.ten_thousandths()), i128::from(part.ten_thousandths()));
        let exact = (whole != 0).then(|| decimal::divided(part * i128::from(Self::HUNDRED.0), whole))?;
        i64::try_from(exact).ok().and_then(Self::from_ten_thousandths)
    }

    /// The amount of which this one is the share, rounded as by [`Self::of`]. `None` when it does not fit, and
    /// for 0 %.
    pub fn whole_of(self, share: Money) -> Option<Money> {
        let exact = i128::from(share.ten_thousandths()) * i128::from(Self::HUNDRED.0);
        money(decimal::divided(exact, self.0.into())).filter(|_| self != Self::ZERO)
    }
}

fn money(ten_thousandths: i128) -> Option<Money> {
    i64::try_from(ten_thousandths).ok().map(Money::from_ten_thousandths)
}

/// The name of a tax without its percentage at the end: `VAT` of `VAT 20%`.
pub fn without_percent(name: &str, percent: Percent) -> &str {
    let is_digit = |c: char| c.is_ascii_digit() || matches!(c, '.' | ',');
    let Some(number) = name.trim_end().strip_suffix('%').map(str::trim_end) else { return name };
    let word = number.trim_end_matches(is_digit);
    let digits = number.strip_prefix(word).unwrap_or_default().replace(',', ".");
    if Percent::parse(&digits) == Ok(percent) { word.trim_end() } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_rounded_half_away_from_zero() {
        for (percent, amount, share) in [
            ("20", "100", Some("20.00")),
            ("19", "33.33", Some("6.3327")),
            ("33.3333", "10", Some("3.3333")),
            ("50", "0.0001", Some("0.0001")),
            ("50", "-0.0001", Some("-0.0001")),
            ("49.9999", "0.0001", Some("0.00")),
            ("0", "5", Some("0.00")),
            ("999", "922337203685477.5807", None),
        ] {
            let (percent, amount) = (Percent::parse(percent).unwrap(), Money::parse(amount).unwrap());
            let found = percent.of(amount).map(Money::to_exact_text);
            assert_eq!(found.as_deref(), share, "{percent:?} of {amount:?}");
        }
        for (percent, share, amount) in [
            ("20", "20", Some("100.00")),
            ("19", "19.01", Some("100.0526")),
            ("7", "-1", Some("-14.2857")),
            ("0", "5", None),
            ("0.0001", "922337203685477.5807", None),
        ] {
            let (percent, share) = (Percent::parse(percent).unwrap(), Money::parse(share).unwrap());
            let found = percent.whole_of(share).map(Money::to_exact_text);
            assert_eq!(found.as_deref(), amount, "{share:?} is {percent:?}");
        }
    }
}
