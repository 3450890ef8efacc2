//! Computes taxes of an amount. One tax is exact to a millionth of the currency's unit; only totals are
//! rounded to the shop's decimals, half up where prices exclude tax and half down where they include it, by
//! the decimal digits.
//!
//! Also here: the class of a tax, its place, its line in an order, the settings for it, and the reasons and VAT numbers
//! for charging none.

pub mod class;
mod class_slug;
pub mod exemption;
pub mod jurisdiction;
pub mod line;
pub mod rules;
pub mod untaxed_reason;
pub mod vat_number;

use crate::decimal::divided;
use crate::error::{Error, Result};
use crate::money::Money;
use crate::percent::Percent;
pub use class_slug::ClassSlug;
pub use rules::Prices;

/// An exact amount of one tax, in millionths of the currency's unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Hash)]
pub struct FineAmount(i64);

/// The part of a rate that its tax is computed from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Charge {
    /// The percentage.
    pub percent: Percent,
    /// True if it is charged on the other taxes too.
    pub compound: bool,
}

/// The number of parts of a unit in computations, fine enough that the millionths are exact.
const WORKING: i128 = 1_000_000_000_000;
/// A ten-thousandth (money) and a millionth (one tax) of a unit, in these parts.
const OF_MONEY: i128 = WORKING / 10_000;
const OF_FINE: i128 = WORKING / 1_000_000;
/// 100 %, in ten-thousandths of a percent.
const WHOLE: i128 = 1_000_000;

impl FineAmount {
    /// The count of millionths.
    pub const fn millionths(self) -> i64 {
        self.0
    }

    /// The sum; an error when it does not fit.
    pub fn plus(self, other: Self) -> Result<Self> {
        self.0.checked_add(other.0).map(Self).ok_or(Error::AmountTooLarge)
    }

    /// The amount as a total, rounded to this many decimals (0 to 4).
    pub fn rounded(self, decimals: u32, prices: Prices) -> Money {
        let step = 10_i64.pow(6_u32.saturating_sub(decimals.min(4)));
        let (whole, rest) = (self.0 / step, self.0 % step);
        let up = match prices {
            Prices::ExcludeTax => rest.abs() * 2 >= step,
            Prices::IncludeTax => rest.abs() * 2 > step,
        };
        let units = whole + if up { self.0.signum() } else { 0 };
        Money::from_ten_thousandths(units * (step / 100))
    }
}

/// The tax of each charge on an amount, in the order of the charges, which is that of their priorities.
///
/// If prices exclude tax, a compound charge is on the amount and all taxes before it, and the compound ones
/// follow the others. If prices include tax, the compound charges are taken out first, from the last to the
/// first, and then the others together. An error when an amount does not fit.
pub fn taxes(amount: Money, charges: &[Charge], prices: Prices) -> Result<Vec<FineAmount>> {
    let amount = i128::from(amount.ten_thousandths()) * OF_MONEY;
    let exact = match prices {
        Prices::ExcludeTax => on_top(amount, charges),
        Prices::IncludeTax => within(amount, charges),
    };
    let fine = |tax: i128| {
        i64::try_from(divided(tax, OF_FINE)).map(FineAmount).map_err(|_large| Error::AmountTooLarge)
    };
    exact.into_iter().map(fine).collect()
}

fn percent(charge: &Charge) -> i128 {
    i128::from(charge.percent.ten_thousandths())
}

fn on_top(amount: i128, charges: &[Charge]) -> Vec<i128> {
    let plain = |charge: &Charge| divided(amount * percent(charge), WHOLE);
    let mut with_tax = amount + charges.iter().filter(|charge| !charge.compound).map(plain).sum::<i128>();
    let one = |charge: &Charge| {
        if !charge.compound {
            return plain(charge);
        }
        let tax = divided(with_tax * percent(charge), WHOLE);
        with_tax += tax;
        tax
    };
    charges.iter().map(one).collect()
}

fn within(amount: i128, charges: &[Charge]) -> Vec<i128> {
    let mut left = amount;
    let mut taxes: Vec<i128> = charges
        .iter()
        .rev()
        .map(|charge| {
            let tax =
                if charge.compound { divided(left * percent(charge), WHOLE + percent(charge)) } else { 0 };
            left -= tax;
            tax
        })
        .collect();
    taxes.reverse();
    let together: i128 = charges.iter().filter(|charge| !charge.compound).map(percent).sum();
    for (charge, tax) in charges.iter().zip(&mut taxes).filter(|(charge, _)| !charge.compound) {
        *tax = divided(left * percent(charge), WHOLE + together);
    }
    taxes
}

#[cfg(test)]
mod tests {
    use super::Prices::{ExcludeTax, IncludeTax};
    use super::*;

    fn charges(rates: &[(&str, bool)]) -> Vec<Charge> {
        let charge = |(text, compound): &(&str, bool)| Charge {
            percent: Percent::parse(text).unwrap(),
            compound: *compound,
        };
        rates.iter().map(charge).collect()
    }

    #[test]
    fn taxes_are_exact_to_a_millionth() {
        for (amount, rates, prices, expected) in [
            ("9.99", &[("20", false)][..], IncludeTax, &[1_665_000][..]),
            ("9.99", &[("20", false)], ExcludeTax, &[1_998_000]),
            ("100", &[("5", false), ("8.5", true)], ExcludeTax, &[5_000_000, 8_925_000]),
            ("100", &[("5", false), ("8.5", true)], IncludeTax, &[4_388_852, 7_834_101]),
            ("1000", &[("10", false)], IncludeTax, &[90_909_091]),
            ("9.999", &[("20", false)], ExcludeTax, &[1_999_800]),
            ("9.999", &[("20", false)], IncludeTax, &[1_666_500]),
            ("100", &[("5", true)], ExcludeTax, &[5_000_000]),
            ("-19.99", &[("20", false)], ExcludeTax, &[-3_998_000]),
            ("100", &[("-100", false)], IncludeTax, &[0]),
        ] {
            let found = taxes(Money::parse(amount).unwrap(), &charges(rates), prices).unwrap();
            let found: Vec<i64> = found.into_iter().map(FineAmount::millionths).collect();
            assert_eq!(found, expected, "{amount} {rates:?} {prices:?}");
        }
    }

    #[test]
    fn totals_round_half_up_or_half_down() {
        for (millionths, decimals, excluding, including) in [
            (82_500_000, 0, "83.00", "82.00"),
            (225_000, 2, "0.23", "0.22"),
            (4_275_000, 2, "4.28", "4.27"),
            (1_005_000, 2, "1.01", "1.00"),
            (-19_275_000, 2, "-19.28", "-19.27"),
        ] {
            let amount = FineAmount(millionths);
            assert_eq!(amount.rounded(decimals, ExcludeTax).to_text(2), excluding, "{millionths}");
            assert_eq!(amount.rounded(decimals, IncludeTax).to_text(2), including, "{millionths}");
        }
        let lines = [1_633_000, 1_634_000].map(FineAmount);
        let by_line = Money::sum(lines.map(|line| line.rounded(2, ExcludeTax))).unwrap();
        assert_eq!(by_line.to_text(2), "3.26");
        assert_eq!(lines[0].plus(lines[1]).unwrap().rounded(2, ExcludeTax).to_text(2), "3.27");
    }

    proptest::proptest! {
        /// Taking the tax out of a price and adding it to the rest gives the price again.
        #[test]
        fn what_is_within_is_what_comes_on_top(amount in 0..1_000_000_000_i64, rate in 0..300_000_i64) {
            let charge = [Charge { percent: Percent::from_ten_thousandths(rate).unwrap(), compound: false }];
            let within = taxes(Money::from_ten_thousandths(amount), &charge, IncludeTax).unwrap()[0].millionths();
            let net = amount * 100 - within;
            let on_top = i128::from(net) * i128::from(rate) / 1_000_000;
            proptest::prop_assert!((on_top - i128::from(within)).abs() <= 1);
        }
    }
}
