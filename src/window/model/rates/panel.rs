//! The panel beside the grid: an address to try, with the rates that apply there and those that nearly do;
//! the versions of rates; and the change of rates from a date on as it is typed.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::format::{Amounts, Formatter};
use crate::model::country_of;
use domain::error::{Error, Result};
use domain::ids::RateId;
use domain::label;
use domain::money::Money;
use domain::places::address::Address;
use domain::pricing::tax_explanation::{PassedOverReason, TaxExplanation, TaxQuestion};
use domain::rate::TaxRate;
use domain::rate::outdated::has_ended_without_successor;
use domain::rate::table::RateDates;
use domain::rate::versions::{RatePlan, RateVersions, Terms, VersionPlan, VersionedRate};
use domain::tax::Prices;
use domain::tax::class::ClassSlug;
use domain::text;
use domain::text::Text;
use domain::text::lenient::number::percent;
use domain::time::Day;

/// The price that is taxed while none is typed.
const EXAMPLE: Money = Money::from_ten_thousandths(1_000_000);

/// Input of the panel.
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
        let amount = |what: Text, text: &str, empty: Money| match text.trim() {
            "" => Ok(empty),
            text => formatter
                .amount(text)
                .ok_or_else(|| Error::Invalid { what, problem: Text::written(amounts.mistake()) }),
        };
        let on = match self.on.trim() {
            "" => today,
            text => typed_day(formatter, text!("Date"), text, today)?,
        };
        Ok(TaxQuestion {
            address: Address {
                country: country_tried(&self.country)?,
                state: self.state.clone(),
                postcode: self.postcode.clone(),
                city: self.city.clone(),
                ..Address::default()
            },
            class: self.class.clone(),
            on,
            amount: amount(text!("Amount"), &self.amount, EXAMPLE)?,
            shipping: amount(text!("Shipping"), &self.shipping, Money::ZERO)?,
            prices: if self.with_tax { Prices::IncludeTax } else { Prices::ExcludeTax },
        })
    }
}

/// The code of the country that was typed: any code, as rates may have, or a name.
fn country_tried(typed: &str) -> Result<String> {
    let country = typed.trim();
    let problem = text!("\"{country}\" is not a country: write its name or code, such as DE", country);
    let code = country_of(country, true);
    code.ok_or(Error::Invalid { what: text!("Country"), problem })
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
fn typed_day(formatter: Formatter, what: Text, text: &str, today: Day) -> Result<Day> {
    let problem = text!("“{text}” is not a date. Write it like {today}", text, today);
    formatter.day(text, today).ok_or(Error::Invalid { what, problem })
}

/// The rates that have versions.
#[derive(Debug, Clone, Default)]
pub(crate) struct VersionsView {
    pub(crate) rates: BTreeMap<RateId, VersionedRate>,
    /// Ended rates whose place no rate takes.
    pub(crate) missing: BTreeSet<RateId>,
    /// The rates of the grid for which a change is planned.
    pub(crate) planned: Arc<BTreeSet<RateId>>,
    /// The rates of the grid that were otherwise before.
    pub(crate) changed: Arc<BTreeSet<RateId>>,
    /// Rates that ended more than a year ago, which are shown only on request.
    pub(crate) long_ended: BTreeSet<RateId>,
    /// True if any rate is coming, or ended within a year.
    pub(crate) is_recent: bool,
    /// Future and past versions of each rate of the grid that has any.
    pub(crate) dates: BTreeMap<RateId, RateDates>,
}

impl VersionsView {
    /// The versions of these rates; `all` are the rates in force.
    pub(crate) fn new(
        rates: Vec<VersionedRate>,
        all: &[TaxRate],
        (formatter, today): (Formatter, Day),
    ) -> Self {
        let recent = today.minus_months(12);
        let is_recent = |rate: &VersionedRate| {
            let RateVersions { past, planned } = &rate.versions;
            !planned.is_empty() || past.last_key_value().is_none_or(|(day, _)| *day >= recent)
        };
        let of = |has: fn(&VersionedRate) -> bool| {
            let ids = rates.iter().filter(|rate| rate.in_force && has(rate)).map(|rate| rate.rate.id);
            Arc::new(ids.collect::<BTreeSet<_>>())
        };
        Self {
            is_recent: rates.iter().any(|rate| rate.in_force && is_recent(rate)),
            long_ended: rates
                .iter()
                .filter(|rate| !rate.in_force && !is_recent(rate))
                .map(|rate| rate.rate.id)
                .collect(),
            planned: of(|rate| !rate.versions.planned.is_empty()),
            changed: of(|rate| !rate.versions.past.is_empty()),
            dates: rates
                .iter()
                .filter(|rate| rate.in_force)
                .filter_map(|rate| Some((rate.rate.id, dates_of(rate, formatter)?)))
                .collect(),
            missing: rates
                .iter()
                .filter(|rate| has_ended_without_successor(rate, all))
                .map(|rate| rate.rate.id)
                .collect(),
            rates: rates.into_iter().map(|rate| (rate.rate.id, rate)).collect(),
        }
    }

    /// The rates that are not in force at present.
    pub(crate) fn inactive(&self) -> impl Iterator<Item = &VersionedRate> {
        self.rates.values().filter(|rate| !rate.in_force)
    }
}

/// The next version of a rate and the last one before the present: `20 from 1 Jan 2027 · 16 until 31 Dec
/// 2020`.
fn dates_of(rate: &VersionedRate, formatter: Formatter) -> Option<RateDates> {
    let RateVersions { past, planned } = &rate.versions;
    let terms = |terms: Terms| {
        let percent = terms.percent().map(|percent| formatter.percentage(percent));
        percent.unwrap_or_else(|| formatter.language.label(label!("not in force")).to_owned())
    };
    let from = |day: Day, next: Terms| formatter.text(&text!("{terms} from {day}", terms = terms(next), day));
    let planned = planned.first_key_value().map(|(day, next)| (*day, from(*day, *next)));
    let past = past.last_key_value().map(|(day, past)| {
        let last = day.minus_days(1);
        (last, formatter.text(&text!("{terms} until {day}", terms = terms(*past), day = last)))
    });
    let shown: Vec<(Day, String)> = planned.into_iter().chain(past).collect();
    let first = shown.first()?.0;
    Some(RateDates::new(shown.into_iter().map(|(_, text)| text).collect::<Vec<_>>().join(" · "), first))
}

/// A change of rates from a date on, as it is typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct PlanForm {
    pub(crate) percent: String,
    pub(crate) from: String,
    pub(crate) until: String,
    /// The rates are not in force from the date on.
    pub(crate) ends: bool,
}

impl PlanForm {
    /// The plans for these rates; the error names the field.
    pub(crate) fn plans(&self, rates: &[RateId], formatter: Formatter, today: Day) -> Result<Vec<RatePlan>> {
        let day = |what: Text, text: &str| typed_day(formatter, what, text, today);
        let terms = if self.ends {
            Terms::NOT_IN_FORCE
        } else {
            let text = self.percent.trim();
            let example = formatter.grouped("9.975");
            let problem = text!("“{text}” is not a percentage. Write it like 21 or {example}", text, example);
            let error = Error::Invalid { what: text!("Rate"), problem };
            Terms::charging(percent(text).map_err(|_unreadable| error)?)
        };
        let until = Some(self.until.trim()).filter(|text| !text.is_empty());
        let until = until.map(|text| day(text!("Until"), text)).transpose()?;
        let version = VersionPlan { terms, from: day(text!("From"), self.from.trim())?, until };
        Ok(rates.iter().map(|id| RatePlan { id: *id, version }).collect())
    }
}
