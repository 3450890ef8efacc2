//! What an order was charged as tax, rate by rate: a snapshot. A rate may change or go; what it charged
//! stays as it was.

use serde::{Deserialize, Serialize};

use super::error::Result;
use super::ids::RateId;
use super::money::Money;
use super::percent::Percent;
use super::spelling::is_default;

/// One rate as it was when it was charged. Taxes of files that name no rate have neither id nor percent.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ChargedRate {
    /// The rate it was; there may be none of this id any more.
    pub rate: Option<RateId>,
    /// Its name.
    pub name: String,
    /// Its percentage, where it is known.
    pub percent: Option<Percent>,
    /// Whether it was charged on top of other taxes.
    pub compound: bool,
}

/// What one rate charged an order, or what of that a refund took back.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TaxLine {
    /// The rate as it was; there may be none of this id any more.
    #[serde(rename = "rate_id", default, skip_serializing_if = "is_default")]
    pub rate: Option<RateId>,
    /// Its name.
    pub name: String,
    /// Its percentage, where it is known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub percent: Option<Percent>,
    /// Whether it was charged on top of other taxes.
    #[serde(default, skip_serializing_if = "is_default")]
    pub compound: bool,
    /// The net amount it was charged on: goods, and shipping where that was taxed.
    pub taxable: Money,
    /// Tax on goods.
    pub tax: Money,
    /// Tax on shipping.
    pub shipping_tax: Money,
}

impl TaxLine {
    /// A line of a rate without amounts.
    pub fn of(charged: ChargedRate) -> Self {
        let ChargedRate { rate, name, percent, compound } = charged;
        Self { rate, name, percent, compound, ..Self::default() }
    }

    /// The rate of the line.
    pub fn charged(&self) -> ChargedRate {
        ChargedRate {
            rate: self.rate,
            name: self.name.clone(),
            percent: self.percent,
            compound: self.compound,
        }
    }

    /// Both taxes; refused when they cannot be held.
    pub fn all_tax(&self) -> Result<Money> {
        self.tax.plus(self.shipping_tax)
    }

    /// Whether it is about nothing.
    pub fn is_nothing(&self) -> bool {
        self.taxable == Money::ZERO && self.tax == Money::ZERO && self.shipping_tax == Money::ZERO
    }
}
