//! A discount of the form of an order: an amount, or a percentage of what the lines come to.

use serde::{Deserialize, Serialize};

use super::Coupon;
use crate::decimal;
use crate::error::{Error, Result};
use crate::money::Money;
use crate::percent::Percent;
use crate::spelling::as_text;

/// A discount as it was typed. Its text is an amount, or a percentage with its sign: `10%`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Discount {
    /// An amount, with tax where the prices include it.
    Amount(Money),
    /// A percentage of the sum of the lines before any discount.
    Percent(Percent),
}

as_text!(Discount, "a discount such as 5.00 or 10%", |discount| &discount.to_text(), Self::parse);

impl Default for Discount {
    fn default() -> Self {
        Self::Amount(Money::ZERO)
    }
}

impl Discount {
    fn to_text(self) -> String {
        match self {
            Self::Amount(amount) => amount.to_exact_text(),
            Self::Percent(percent) => format!("{}%", percent.to_text()),
        }
    }

    fn parse(text: &str) -> Option<Self> {
        if text.trim_end().ends_with('%') {
            return Percent::parse(text).ok().map(Self::Percent);
        }
        Money::parse(text).map(Self::Amount)
    }

    /// True when it is below 0.
    pub fn is_negative(self) -> bool {
        match self {
            Self::Amount(amount) => amount < Money::ZERO,
            Self::Percent(percent) => percent.ten_thousandths() < 0,
        }
    }

    /// The amount, where the lines come to `goods`: of a percentage in whole units of the currency's last
    /// decimal, rounded half away from zero.
    pub fn of(self, goods: Money, decimals: u32) -> Result<Money> {
        let percent = match self {
            Self::Amount(amount) => return Ok(amount),
            Self::Percent(percent) => percent,
        };
        let step = i128::from(decimal::step(decimals));
        let exact = i128::from(goods.ten_thousandths()) * i128::from(percent.ten_thousandths());
        let rounded = decimal::divided(exact, 1_000_000 * step) * step;
        i64::try_from(rounded).ok().map(Money::from_ten_thousandths).ok_or(Error::AmountTooLarge)
    }
}

/// A coupon of the form.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FormCoupon {
    /// The code that the customer typed; may be empty.
    pub code: String,
    /// The discount that it gives.
    pub discount: Discount,
}

impl FormCoupon {
    /// A coupon of an order, whose discount is an amount.
    pub fn of(coupon: &Coupon) -> Self {
        Self { code: coupon.code.clone(), discount: Discount::Amount(coupon.discount) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentage_is_of_the_goods_in_whole_cents() {
        let money = |text: &str| Money::parse(text).unwrap();
        for (typed, goods, decimals, expected) in [
            ("10%", "45.00", 2, Some("4.50")),
            ("7.5%", "33.33", 2, Some("2.50")),
            ("10%", "0.05", 2, Some("0.01")),
            ("10%", "0.04", 2, Some("0.00")),
            ("33.3333%", "100", 2, Some("33.33")),
            ("15%", "1235", 0, Some("185.00")),
            ("10%", "1.235", 3, Some("0.124")),
            ("100%", "1.235", 2, Some("1.24")),
            ("5", "1", 2, Some("5.00")),
            ("999.9999%", "900000000000000", 2, None),
        ] {
            let found = Discount::parse(typed).unwrap().of(money(goods), decimals);
            assert_eq!(found.ok().map(Money::to_exact_text).as_deref(), expected, "{typed} of {goods}");
        }
    }
}
