//! Versions of tax rates: planning them, taking them out, and bringing into force those whose day has come.
//!
//! What is due comes into force with the next change, as a part of its step, so that an undo of it plans the versions
//! again: the clock may have been ahead. What is read until then is as it will be: [`Engine::due_in_force`] has the
//! rates of the day. Orders keep what they were charged, whatever becomes of a version.

use crate::{Engine, require};
use domain::access::{Actor, Capability};
use domain::ids::RateId;
use domain::percent::without_percent;
use domain::rate::TaxRate;
use domain::rate::versions::{RatePlan, VersionPlan, VersionedRate};
use domain::text;
use domain::text::Text;
use domain::time::{Day, Instant};
use domain::{Error, Result};
use store::{Read, Step, Write};

/// A rate with a version that was planned, or would be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlannedRate {
    /// The rate with all its versions.
    pub rate: VersionedRate,
    /// The orders on days of the new version that were taxed by this rate. They keep their charges.
    pub orders: i64,
}

impl Engine {
    /// A rate with its versions, whether it is in force at `now` or not. Needs `view_store_reports`; refused when no
    /// rate has this id.
    pub fn versioned_rate(&self, actor: &Actor, id: RateId, now: Instant) -> Result<VersionedRate> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadTax)?;
        self.store.read(|read| {
            let rate = known(read, id)?;
            Ok(due_on(read, now)?.map_or_else(|| rate.clone(), |today| rate.brought_into_force(today)))
        })
    }

    /// The rates that have versions or are not in force, as they are at `now`. Needs `view_store_reports`.
    pub fn rates_with_versions(&self, actor: &Actor, now: Instant) -> Result<Vec<VersionedRate>> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadTax)?;
        let (index, today) = self.store.read(|read| Ok((self.rates.index(read)?, today(read, now)?)))?;
        let has_versions = |rate: &&VersionedRate| !rate.in_force || !rate.versions.is_empty();
        let rates = index.rates().filter(has_versions).map(|rate| rate.brought_into_force(today));
        let mut rates: Vec<VersionedRate> = rates.collect();
        rates.sort_unstable_by_key(|rate| (rate.rate.order, rate.rate.id));
        Ok(rates)
    }

    /// True when a planned version has to be brought into force.
    pub(crate) fn has_due_rates(&self, now: Instant) -> Result<bool> {
        self.store.read(|read| Ok(due_on(read, now)?.is_some()))
    }

    /// The rates that are in force at `now`, by list order, then id.
    pub(crate) fn all_in_force(&self, read: &Read<'_>, now: Instant) -> Result<Vec<TaxRate>> {
        self.due_in_force(read, now)?.map_or_else(|| Ok(read.all_rates()?), Ok)
    }

    /// The rates that are in force at `now`, by list order, then id, where the file does not have them as they
    /// are, since planned versions are due that no change has brought into force; `None` where it does.
    pub(super) fn due_in_force(&self, read: &Read<'_>, now: Instant) -> Result<Option<Vec<TaxRate>>> {
        let Some(today) = due_on(read, now)? else { return Ok(None) };
        let index = self.rates.index(read)?;
        let mut rates: Vec<TaxRate> = index.rates().filter_map(|rate| rate.on(today)).collect();
        rates.sort_unstable_by_key(|rate| (rate.order, rate.id));
        Ok(Some(rates))
    }
}

/// The rate of this id with its versions; refused when there is none.
pub(super) fn known(read: &Read<'_>, id: RateId) -> Result<VersionedRate> {
    read.versioned_rate(id)?.ok_or_else(|| Error::InvalidTaxId { id: id.to_string() })
}

/// Today, where a planned version is due.
fn due_on(read: &Read<'_>, now: Instant) -> Result<Option<Day>> {
    let Some(first) = read.first_planned_day()? else { return Ok(None) };
    Ok(Some(today(read, now)?).filter(|today| first <= *today))
}

pub(crate) fn today(read: &Read<'_>, now: Instant) -> Result<Day> {
    Ok(read.shop()?.time_zone.local(now).day)
}

/// The orders on days of a version up to today that were taxed by its rate.
fn orders_within(read: &Read<'_>, rate: &VersionedRate, plan: &VersionPlan, today: Day) -> Result<i64> {
    let last = rate.last_day_of(plan.from).unwrap_or(today).min(today);
    if last < plan.from { Ok(0) } else { Ok(read.orders_taxed_by(rate.rate.id, plan.from, last)?) }
}

/// Adds versions to rates, all or none. Refused when one of them cannot be.
pub(crate) fn plan(write: &Write<'_>, plans: &[RatePlan], now: Instant) -> Result<Vec<PlannedRate>> {
    let today = today(write, now)?;
    let mut planned = Vec::with_capacity(plans.len());
    for RatePlan { id, version } in plans {
        let was = known(write, *id)?;
        let rate = was.planned(version, today)?;
        write.put_versioned_rate(&was, &rate)?;
        let orders = orders_within(write, &rate, version, today)?;
        planned.push(PlannedRate { rate, orders });
    }
    if let ([plan], [planned]) = (plans, planned.as_slice()) {
        let (rate, VersionPlan { terms, from, .. }) = (named(&planned.rate.rate), &plan.version);
        write.entitle(text!("{rate}: {terms} from {from}", rate, terms = terms.describe(), from = *from));
    }
    Ok(planned)
}

/// Takes out the version of a rate that begins on a day. Refused when there is none, or no other.
pub(crate) fn remove(write: &Write<'_>, id: RateId, from: Day, now: Instant) -> Result<VersionedRate> {
    let was = known(write, id)?;
    let rate = was.without(from, today(write, now)?)?;
    write.put_versioned_rate(&was, &rate)?;
    write.entitle(text!("{rate}: take out the version from {from}", rate = named(&rate.rate), from));
    Ok(rate)
}

/// Brings all planned versions up to the day of a step into force, then makes its change. The title of the step names
/// both, since an undo takes back both.
pub(crate) fn bring_into_force<T>(
    write: &Write<'_>,
    step: &Step,
    make: impl FnOnce() -> Result<T>,
) -> Result<T> {
    let today = today(write, step.at)?;
    let due = write.due_rates(today)?;
    let mut came = text!("{count} tax rates change as planned", count = due.len());
    for id in &due {
        let was = known(write, *id)?;
        let rate = was.brought_into_force(today);
        write.put_versioned_rate(&was, &rate)?;
        if due.len() == 1 {
            let (rate, terms) = (named(&rate.rate), rate.present().describe());
            came = text!("{rate}: {terms} comes into force as planned", rate, terms);
        }
    }
    let came_into_force = write.take_changes();
    let outcome = make()?;
    let own = write.take_changes();
    let title = write.title().unwrap_or_else(|| step.title.clone());
    write.entitle(if own.is_empty() { came } else { text!("{title}; {came}", title, came) });
    came_into_force.into_iter().chain(own).for_each(|change| write.record(change));
    Ok(outcome)
}

/// The rate in the title of a change: `19 %, DE VAT`, `9.5 %, US CA 90210 Sales tax`.
pub(crate) fn which(rate: &TaxRate) -> Text {
    let name = rate.rate.map_or(rate.name.as_str(), |percent| without_percent(&rate.name, percent));
    let [postcode, city] = [&rate.postcodes, &rate.cities].map(|all| all.first().map_or("", String::as_str));
    let words = [rate.country.as_str(), &rate.state, postcode, city, name];
    let words = words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    match rate.rate {
        None => Text::written(words),
        Some(percent) if words.is_empty() => text!("{percent}%", percent),
        Some(percent) => text!("{percent}%, {words}", percent, words),
    }
}

fn named(rate: &TaxRate) -> Text {
    let place = [&rate.country, &rate.state].map(String::as_str).join(" ");
    let words: Vec<&str> = [place.trim(), &rate.name].into_iter().filter(|word| !word.is_empty()).collect();
    let name = if words.is_empty() { rate.id.to_string() } else { words.join(" ") };
    text!("Tax rate {name}", name)
}
