//! Figures of one currency in that of a form: the one-stop shop is declared in euros, at the European Central Bank's
//! rate of the last day of the period (Directive 2006/112/EC, Article 369h).

use super::figure::TaxFigure;
use super::rounding::BoxRounding;
use crate::decimal;
use crate::error::{Error, Result};
use crate::money::Money;
use crate::spelling::as_text;

/// The decimals of a rate; the European Central Bank publishes five digits.
const PLACES: u32 = 6;

/// An exchange rate: the amount of the figures' currency for one unit of the form's, as `0.86450` pounds for a euro.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ExchangeRate(i64);

as_text!(ExchangeRate, "an exchange rate such as 0.8645", |rate| &rate.to_text(), Self::parse);

impl ExchangeRate {
    /// Reads a plain decimal above 0; more than six decimals are rounded. `None` for another text.
    pub fn parse(text: &str) -> Option<Self> {
        let millionths = i64::try_from(decimal::parse_to(text.trim(), PLACES).ok()?).ok()?;
        (millionths > 0).then_some(Self(millionths))
    }

    /// The text, with all six decimals: `0.864500`.
    pub fn to_text(self) -> String {
        const UNIT: i64 = 1_000_000;
        format!("{}.{:06}", self.0 / UNIT, self.0 % UNIT)
    }

    /// An amount in the form's currency, rounded half away from zero to ten-thousandths; an error when it does not
    /// fit.
    pub fn convert(self, amount: Money) -> Result<Money> {
        const UNIT: i128 = 1_000_000;
        let (amount, rate) = (i128::from(amount.ten_thousandths()) * UNIT, i128::from(self.0));
        let rounded = (amount.abs() + rate / 2) / rate * amount.signum();
        i64::try_from(rounded).map(Money::from_ten_thousandths).map_err(|_large| Error::AmountTooLarge)
    }

    /// An amount in the form's currency as a box shows it, rounded once from the exact quotient; an error when it does not
    /// fit.
    pub fn shown(self, amount: Money, rounding: BoxRounding) -> Result<Money> {
        const UNIT: i128 = 1_000_000;
        let step = i128::from(rounding.step());
        let (of, by) = (i128::from(amount.ten_thousandths()).abs() * UNIT, i128::from(self.0) * step);
        let added = match rounding {
            BoxRounding::WholeUp if amount > Money::ZERO => by - 1,
            BoxRounding::WholeCut | BoxRounding::WholeUp => 0,
            BoxRounding::Cents | BoxRounding::WholeHalf => by / 2 + by % 2,
        };
        let rounded = (of + added) / by * step * i128::from(amount.ten_thousandths().signum());
        i64::try_from(rounded).map(Money::from_ten_thousandths).map_err(|_large| Error::AmountTooLarge)
    }

    /// A figure in the form's currency.
    pub fn convert_figure(self, figure: &TaxFigure) -> Result<TaxFigure> {
        Ok(TaxFigure {
            net: self.convert(figure.net)?,
            tax: self.convert(figure.tax)?,
            deductible: self.convert(figure.deductible)?,
            ..figure.clone()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The amounts were computed with Python's decimals.
    #[test]
    fn amounts_are_converted_exactly() {
        for (rate, amount, expected) in [
            ("0.8645", "100", "115.6738"),
            ("0.8645", "-100", "-115.6738"),
            ("0.86450", "0.0001", "0.0001"),
            ("11.1755", "2500.50", "223.7484"),
            ("1", "12.3456", "12.3456"),
            ("4.2673", "0.0003", "0.0001"),
            ("4.2673", "0.0002", "0.00"),
            ("2", "0.0001", "0.0001"),
            ("2", "-0.0001", "-0.0001"),
            ("395.03", "1000000", "2531.4533"),
        ] {
            let rate = ExchangeRate::parse(rate).unwrap();
            assert_eq!(
                rate.convert(Money::parse(amount).unwrap()).unwrap().to_exact_text(),
                expected,
                "{rate:?} {amount}"
            );
            assert_eq!(ExchangeRate::parse(&rate.to_text()), Some(rate));
        }
        // Rounded to ten-thousandths first, it would be 0.01 and -0.01.
        let rate = ExchangeRate::parse("1.000001").unwrap();
        for (amount, rounding, expected) in [
            ("0.005", BoxRounding::Cents, "0.00"),
            ("-0.005", BoxRounding::Cents, "0.00"),
            ("0.0051", BoxRounding::Cents, "0.01"),
            ("0.5", BoxRounding::WholeHalf, "0.00"),
            ("0.5001", BoxRounding::WholeHalf, "1.00"),
            ("1.0001", BoxRounding::WholeUp, "2.00"),
            ("-1.9999", BoxRounding::WholeUp, "-1.00"),
            ("-1.9999", BoxRounding::WholeCut, "-1.00"),
        ] {
            let shown = rate.shown(Money::parse(amount).unwrap(), rounding).unwrap();
            assert_eq!(shown, Money::parse(expected).unwrap(), "{amount} {rounding:?}");
        }
        for text in ["", "0", "-1", "0.0000001", "1,5", "abc"] {
            assert_eq!(ExchangeRate::parse(text), None, "{text}");
        }
        let smallest = ExchangeRate::parse("0.000001").unwrap();
        assert!(smallest.convert(Money::from_ten_thousandths(i64::MAX)).is_err());
    }
}
