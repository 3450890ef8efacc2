//! The tax of an order by rate, as a snapshot: it keeps its values when the rate is changed or deleted.

use crate::decimal::Computed;
use serde::{Deserialize, Serialize};

use super::jurisdiction::Jurisdiction;
use super::untaxed_reason::UntaxedReason;
use crate::ids::RateId;
use crate::money::Money;
use crate::percent::Percent;
use crate::rate::TaxRate;
use crate::spelling::is_default;

/// A rate as it was when it was charged. Tax from files that name no rate has neither id nor percentage.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ChargedRate {
    /// The id of the rate, which may be deleted by now.
    pub rate: Option<RateId>,
    /// The name of the rate.
    pub name: String,
    /// The percentage, where it is known.
    pub percent: Option<Percent>,
    /// True if it was charged on the other taxes too.
    pub compound: bool,
}

impl ChargedRate {
    /// A rate as it is charged now.
    pub fn of(rate: &TaxRate) -> Self {
        let TaxRate { id, name, rate: percent, compound, .. } = rate;
        Self { rate: Some(*id), name: name.clone(), percent: *percent, compound: *compound }
    }
}

/// The key of a row in the tax summary: a rate in a jurisdiction, or sales there that no tax was charged on.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ChargedTax {
    /// The country and state whose tax it is.
    pub place: Jurisdiction,
    /// The reason why no tax was charged; `None` for a tax. Where there is one, `rate` is empty.
    pub untaxed: Option<UntaxedReason>,
    /// The rate as it was charged; empty for tax without a rate.
    pub rate: ChargedRate,
}

impl ChargedTax {
    /// A rate in a jurisdiction.
    pub const fn of(rate: ChargedRate, place: Jurisdiction) -> Self {
        Self { place, untaxed: None, rate }
    }

    /// Sales without tax in a jurisdiction.
    pub fn untaxed(place: Jurisdiction, reason: UntaxedReason) -> Self {
        Self { place, untaxed: Some(reason), rate: ChargedRate::default() }
    }

    /// The common part of taxes of one row in the tax summary: one rate, whichever row of the shop's table it
    /// was charged by, and however its name is spelled and tells its percentage.
    #[must_use]
    pub fn of_one_row(&self) -> Self {
        let ChargedRate { name, percent, compound, .. } = &self.rate;
        let is_percent = |word: &str| percent.is_some() && Percent::parse(word).ok() == *percent;
        let words = name.to_lowercase().replace(',', ".").replace(['%', '\u{a0}'], " ");
        let words = words.split_whitespace().map(|word| word.trim_matches('.'));
        let named: Vec<&str> = words.filter(|word| !word.is_empty() && !is_percent(word)).collect();
        let rate = ChargedRate { rate: None, name: named.join(" "), percent: *percent, compound: *compound };
        Self { place: self.place.clone(), untaxed: self.untaxed, rate }
    }

    /// True for sales without tax.
    pub const fn is_untaxed(&self) -> bool {
        self.untaxed.is_some()
    }

    /// True for tax of orders that do not name its rate.
    pub fn is_without_rate(&self) -> bool {
        !self.is_untaxed() && self.rate == ChargedRate::default()
    }
}

/// The tax of one rate in an order or a refund.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TaxLine {
    /// The id of the rate, which may be deleted by now.
    #[serde(rename = "rate_id", default, skip_serializing_if = "is_default")]
    pub rate: Option<RateId>,
    /// The name of the rate.
    pub name: String,
    /// The percentage, where it is known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub percent: Option<Percent>,
    /// True if it was charged on the other taxes too.
    #[serde(default, skip_serializing_if = "is_default")]
    pub compound: bool,
    /// The net amount that it was charged on: items, and shipping where that was taxed.
    pub taxable: Money,
    /// The tax on items.
    pub tax: Money,
    /// The tax on shipping.
    pub shipping_tax: Money,
}

impl TaxLine {
    /// A line of this rate, with amounts of zero.
    pub fn of(charged: ChargedRate) -> Self {
        let ChargedRate { rate, name, percent, compound } = charged;
        Self { rate, name, percent, compound, ..Self::default() }
    }

    /// The rate of the line, without amounts.
    pub fn charged(&self) -> ChargedRate {
        ChargedRate {
            rate: self.rate,
            name: self.name.clone(),
            percent: self.percent,
            compound: self.compound,
        }
    }

    /// The sum of both taxes; an error when it does not fit.
    pub fn all_tax(&self) -> Computed<Money> {
        self.tax.plus(self.shipping_tax)
    }

    /// True when all amounts are zero.
    pub fn is_nothing(&self) -> bool {
        self.taxable == Money::ZERO && self.tax == Money::ZERO && self.shipping_tax == Money::ZERO
    }
}
