//! The panel "Try an address": what is typed into it, and the rates that apply there with those that nearly do.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::format::{Amounts, Formatter};
use domain::error::{Error, Result};
use domain::ids::RateId;
use domain::money::Money;
use domain::places::address::Address;
use domain::pricing::tax_explanation::{PassedOverReason, TaxExplanation, TaxQuestion};
use domain::tax::Prices;
use domain::tax::class::ClassSlug;
use domain::time::Day;

/// The price that is taxed while none is typed.
const EXAMPLE: Money = Money::from_ten_thousandths(1_000_000);

/// What is typed into the panel.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct TaxTrial {
    pub(crate) country: String,
    pub(crate) state: String,
    pub(crate) postcode: String,
    pub(crate) city: String,
    pub(crate) class: ClassSlug,
    /// The date; empty for today.
    pub(crate) on: String,
    pub(crate) amount: String,
    pub(crate) with_tax: bool,
    pub(crate) shipping: String,
}

impl TaxTrial {
    /// The question that was typed; the error names the field.
    pub(crate) fn question(&self, amounts: Amounts, today: Day) -> Result<TaxQuestion> {
        let formatter: Formatter = amounts.formatter;
        let amount = |what: &str, text: &str, empty: Money| match text.trim() {
            "" => Ok(empty),
            text => formatter.amount(text).ok_or_else(|| refused(what, amounts.mistake())),
        };
        let on = match self.on.trim() {
            "" => today,
            text => typed_day(formatter, "Date", text, today)?,
        };
        Ok(TaxQuestion {
            address: Address {
                country: self.country.clone(),
                state: self.state.clone(),
                postcode: self.postcode.clone(),
                city: self.city.clone(),
                ..Address::default()
            },
            class: self.class.clone(),
            on,
            amount: amount("Amount", &self.amount, EXAMPLE)?,
            shipping: amount("Shipping", &self.shipping, Money::ZERO)?,
            prices: if self.with_tax { Prices::IncludeTax } else { Prices::ExcludeTax },
        })
    }
}

/// The answer, and the rates that it marks in the grid.
#[derive(Debug, Clone)]
pub(crate) struct TrialView {
    pub(crate) found: TaxExplanation,
    pub(crate) amounts: Amounts,
    /// The rates that apply.
    pub(crate) applies: BTreeSet<RateId>,
    /// The rates that nearly apply and are marked: those of other countries are too many.
    pub(crate) nearly: BTreeSet<RateId>,
    /// All rates that are marked.
    pub(crate) marked: Arc<BTreeSet<RateId>>,
}

impl TrialView {
    pub(crate) fn new(found: TaxExplanation, amounts: Amounts) -> Self {
        let nearly = found.passed_over.iter().filter(|one| one.reason != PassedOverReason::OtherCountry);
        let nearly: BTreeSet<RateId> = nearly.map(|one| one.rate.id).collect();
        let applies: BTreeSet<RateId> = found.applied.iter().map(|one| one.rate.id).collect();
        Self { marked: Arc::new(&applies | &nearly), applies, nearly, found, amounts }
    }
}

/// The day that was typed; the error names the field.
pub(super) fn typed_day(formatter: Formatter, what: &str, text: &str, today: Day) -> Result<Day> {
    let refused = || refused(what, format!("“{text}” is no date. Write it like {today}"));
    formatter.day(text, today).ok_or_else(refused)
}

pub(super) fn refused(what: &str, problem: String) -> Error {
    Error::Invalid { what: what.to_owned(), problem }
}
