//! The versions of tax rates as the window shows them, and the change of rates from a date on as it is typed.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::format::{self, Formatter};
use domain::error::Result;
use domain::ids::RateId;
use domain::rate::TaxRate;
use domain::rate::outdated::has_ended_without_successor;
use domain::rate::table::RateDates;
use domain::rate::versions::{RatePlan, RateVersions, Terms, VersionPlan, VersionedRate};
use domain::text::lenient::number::percent;
use domain::time::Day;

use super::trial::{refused, typed_day};

/// The rates that have versions.
#[derive(Debug, Clone, Default)]
pub(crate) struct VersionsView {
    pub(crate) rates: BTreeMap<RateId, VersionedRate>,
    /// Those that have ended, and whose place no rate takes.
    pub(crate) missing: BTreeSet<RateId>,
    /// The rates of the grid for which a change is planned.
    pub(crate) planned: Arc<BTreeSet<RateId>>,
    /// The rates of the grid that were otherwise before.
    pub(crate) changed: Arc<BTreeSet<RateId>>,
    /// What is coming and what was, of each rate of the grid that has versions.
    pub(crate) dates: BTreeMap<RateId, RateDates>,
}

impl VersionsView {
    /// The versions of these rates; `all` are the rates in force.
    pub(crate) fn new(rates: Vec<VersionedRate>, all: &[TaxRate], formatter: Formatter) -> Self {
        let of = |has: fn(&VersionedRate) -> bool| {
            let ids = rates.iter().filter(|rate| rate.in_force && has(rate)).map(|rate| rate.rate.id);
            Arc::new(ids.collect::<BTreeSet<_>>())
        };
        Self {
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

/// The next version of a rate and the last one before the present: `20 from 1 Jan 2027 · 16 until 31 Dec 2020`.
fn dates_of(rate: &VersionedRate, formatter: Formatter) -> Option<RateDates> {
    let RateVersions { past, planned } = &rate.versions;
    let terms = |terms: Terms| {
        let percent = terms.percent().map(|percent| formatter.percentage(percent));
        percent.unwrap_or_else(|| "not in force".to_owned())
    };
    let from = |day: Day, next: Terms| format!("{} from {}", terms(next), format::day(day));
    let planned = planned.first_key_value().map(|(day, next)| (*day, from(*day, *next)));
    let past = past.last_key_value().map(|(day, past)| {
        let last = day.minus_days(1);
        (last, format!("{} until {}", terms(*past), format::day(last)))
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
        let day = |what: &str, text: &str| typed_day(formatter, what, text, today);
        let terms = if self.ends {
            Terms::NOT_IN_FORCE
        } else {
            let text = self.percent.trim();
            let problem =
                |_| refused("Rate", format!("“{text}” is no percentage. Write it like 21 or 9.975"));
            Terms::charging(percent(text).map_err(problem)?)
        };
        let until = Some(self.until.trim()).filter(|text| !text.is_empty());
        let until = until.map(|text| day("Until", text)).transpose()?;
        let version = VersionPlan { terms, from: day("From", self.from.trim())?, until };
        Ok(rates.iter().map(|id| RatePlan { id: *id, version }).collect())
    }
}
