//! The price of one piece, with eight decimals, since goods sold by the thousand cost fractions of a cent:
//! 26,547 at 0.002449 are 65.01, but 63.71 if the price is rounded to four decimals first.

use super::decimal::{self, Computed, PLACES, TooLarge};
use super::money::Money;
use super::quantity::Quantity;
use super::spelling::as_text;

/// The number of smallest parts in a ten-thousandth.
const PARTS: i128 = 10_000;
/// The number of decimals that are kept.
const PRICE_PLACES: u32 = PLACES + 4;

/// A price of one, exact to 1/100,000,000 of the currency's unit, signed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct UnitPrice(i128);

as_text!(UnitPrice, "a price such as 0.002449", |price| &price.to_exact_text(), Self::parse);

impl UnitPrice {
    /// The price 0.
    pub const ZERO: Self = Self(0);

    /// Makes a price from ten-thousandths and the rest in ten-thousandths of one, both of the same sign, as a
    /// shop file keeps them.
    pub fn from_parts(ten_thousandths: i64, rest: i64) -> Self {
        Self(i128::from(ten_thousandths) * PARTS + i128::from(rest))
    }

    /// The ten-thousandths, cut off, and the rest in ten-thousandths of one.
    pub fn parts(self) -> (i64, i64) {
        let part = |value: i128| i64::try_from(value).unwrap_or_default();
        (part(self.0 / PARTS), part(self.0 % PARTS))
    }

    /// Reads a plain decimal (`0.002449`), spaces around it allowed; more than eight decimals are rounded
    /// half away from zero. `None` for another text and for a price that does not fit.
    pub fn parse(text: &str) -> Option<Self> {
        let price = decimal::parse_to(text.trim(), PRICE_PLACES).ok().map(Self)?;
        i64::try_from(price.0 / PARTS).is_ok().then_some(price)
    }

    /// The amount of a quantity, rounded once, half away from zero, to `places` decimals (0 to 4).
    pub fn times(self, quantity: Quantity, places: u32) -> Computed<Money> {
        let exact = self.0.checked_mul(i128::from(quantity.ten_thousandths())).ok_or(TooLarge)?;
        let step = i128::from(decimal::step(places));
        let rounded = decimal::divided(exact, PARTS * PARTS * step) * step;
        i64::try_from(rounded).map(Money::from_ten_thousandths).map_err(|_large| TooLarge)
    }

    /// The price of one when a quantity costs this amount; the amount itself for a quantity of 0.
    pub fn of(amount: Money, quantity: Quantity) -> Self {
        let whole = i128::from(amount.ten_thousandths()) * PARTS;
        match i128::from(quantity.ten_thousandths()) {
            0 => Self(whole),
            count => Self(decimal::divided(whole * PARTS, count)),
        }
    }

    /// The text with all decimals that are not zero, at least two: `12.50`, `0.002449`. Reads back as the
    /// same price.
    pub fn to_exact_text(self) -> String {
        self.to_text(2)
    }

    /// The text with all decimals that are not zero, at least `least`, the decimals of the currency.
    pub fn to_text(self, least: u32) -> String {
        let (ten_thousandths, rest) = self.parts();
        if rest == 0 {
            return decimal::to_short_text(ten_thousandths, least);
        }
        let size = self.0.unsigned_abs();
        let one = 10_u128.pow(PRICE_PLACES);
        let fraction = format!("{:08}", size % one);
        let sign = if self.0 < 0 { "-" } else { "" };
        format!("{sign}{}.{}", size / one, fraction.trim_end_matches('0'))
    }
}

impl From<Money> for UnitPrice {
    fn from(amount: Money) -> Self {
        Self::from_parts(amount.ten_thousandths(), 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_amount_is_rounded_last() {
        for (price, quantity, places, expected) in [
            ("0.002449", "26547", 2, "65.01"),
            ("0.002449", "26547", 4, "65.0136"),
            ("19.99", "3", 2, "59.97"),
            ("0.335", "1", 2, "0.34"),
            ("-0.335", "1", 2, "-0.34"),
            ("0.00000001", "5000", 4, "0.0001"),
            ("123.45", "0.333", 0, "41.00"),
        ] {
            let found = UnitPrice::parse(price).unwrap().times(Quantity::parse(quantity).unwrap(), places);
            assert_eq!(found.unwrap().to_exact_text(), expected, "{quantity} at {price}");
        }
        let most = UnitPrice::parse("922337203685477.5807").unwrap();
        assert!(most.times(Quantity::parse("2").unwrap(), 2).is_err());
    }

    #[test]
    fn text_and_parts_give_the_price_back() {
        for (text, expected) in [
            ("0.002449", Some("0.002449")),
            ("-0.00000001", Some("-0.00000001")),
            ("12.5", Some("12.50")),
            ("7", Some("7.00")),
            ("0.123456785", Some("0.12345679")),
            ("922337203685477.5807", Some("922337203685477.5807")),
            ("922337203685477.5808", None),
            ("1,5", None),
        ] {
            let price = UnitPrice::parse(text);
            assert_eq!(price.map(UnitPrice::to_exact_text).as_deref(), expected, "{text}");
            let again =
                price.map(|price| price.parts()).map(|(whole, rest)| UnitPrice::from_parts(whole, rest));
            assert_eq!(again, price, "{text}");
        }
    }

    #[test]
    fn a_price_is_what_each_of_so_many_costs() {
        for (amount, quantity, expected) in
            [("8.50", "10", "0.85"), ("10", "3", "3.33333333"), ("4.90", "0", "4.90"), ("-10", "4", "-2.50")]
        {
            let price = UnitPrice::of(Money::parse(amount).unwrap(), Quantity::parse(quantity).unwrap());
            assert_eq!(price.to_exact_text(), expected, "{amount} for {quantity}");
        }
    }
}
