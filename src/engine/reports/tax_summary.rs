//! The taxes of a range by jurisdiction and rate, read from the daily totals, beside the tax of the sales report; and the
//! orders and refunds behind a figure.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::{resolve, sales};
use crate::{Engine, require};
use domain::access::{Actor, Capability};
use domain::ids::ChargeId;
use domain::rate::TaxRate;
use domain::report::EntryKind;
use domain::report::tax_summary::{Charges, TaxEntry, TaxSummary, TaxSums};
use domain::returns::ChargeSelection;
use domain::tax::line::ChargedRate;
use domain::time::period::{RangeQuery, ReportRange};
use domain::time::{Day, Instant, Local};
use domain::{Error, Result};
use store::Read;

type ByCharge = BTreeMap<ChargeId, TaxSums>;

impl Engine {
    /// The taxes of a range by rate and by period. Needs `view_store_reports`. Refused with
    /// `store_api_invalid_report_filter` when a date cannot be parsed.
    pub fn tax_summary(&self, actor: &Actor, query: &RangeQuery, now: Instant) -> Result<TaxSummary> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| {
            let sales = sales(read, resolve(read, query, now)?, now)?;
            let found = by_period(read, &sales.range)?;
            let mut charged = Charges::new();
            let ids: BTreeSet<ChargeId> = found.values().flat_map(|sums| sums.keys().copied()).collect();
            for charge in ids {
                let tax = read.charge(charge)?.unwrap_or_default();
                let priority = priority(read, &tax.rate)?;
                charged.insert(charge, (tax, priority));
            }
            TaxSummary::new(&sales, charged, &read.shop()?, found)
        })
    }

    /// The orders and refunds behind a row of the summary, or behind all rows for `None`, from `start` up to
    /// `end`, latest first, at most `limit`. Without the limit they add up to the figure. Needs
    /// `view_store_reports`.
    pub fn explain_tax(
        &self,
        actor: &Actor,
        charge: Option<ChargeId>,
        (start, end): (Local, Local),
        limit: usize,
    ) -> Result<Vec<TaxEntry>> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| {
            let of = ChargeSelection::all(charge);
            let mut entries = read.tax_entries(EntryKind::Order, &of, (start, end), limit)?;
            entries.extend(read.tax_entries(EntryKind::Refund, &of, (start, end), limit)?);
            entries.sort_by_key(|entry| Reverse(entry.at));
            entries.truncate(limit);
            Ok(entries)
        })
    }
}

/// The priority of a rate, `None` when the shop has deleted it or changed its name or percentage since.
fn priority(read: &Read<'_>, charged: &ChargedRate) -> Result<Option<i64>> {
    let Some(id) = charged.rate else { return Ok(None) };
    let rate = read.rate(id)?;
    let is_it = |rate: &TaxRate| (&rate.name, rate.rate) == (&charged.name, charged.percent);
    Ok(rate.filter(is_it).map(|rate| rate.priority))
}

/// Taxes by rate, for each period that has any, keyed by its first day.
fn by_period(read: &Read<'_>, range: &ReportRange) -> Result<BTreeMap<Day, ByCharge>> {
    let parts = range.parts();
    let mut days: Vec<(Day, ChargeId, TaxSums)> = Vec::new();
    if let Some((first, last)) = parts.days {
        days.extend(read.tax_days(first, last)?);
    }
    for part in parts.hours.into_iter().flatten() {
        days.extend(read.tax_part(part)?);
    }
    let mut found: BTreeMap<Day, ByCharge> = BTreeMap::new();
    for (day, charge, sums) in days {
        let sum = found.entry(range.grouping().first_of(day)).or_default().entry(charge).or_default();
        *sum = sum.plus(&sums)?;
    }
    Ok(found)
}
