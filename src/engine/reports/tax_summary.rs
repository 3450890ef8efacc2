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
use domain::tax::line::{ChargedRate, ChargedTax};
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
            let ids: BTreeSet<ChargeId> = found.values().flat_map(|sums| sums.keys().copied()).collect();
            let mut first: BTreeMap<ChargedTax, ChargeId> = BTreeMap::new();
            let (mut charged, mut rows) = (Charges::new(), BTreeMap::new());
            for charge in ids {
                let tax = read.charge(charge)?.unwrap_or_default();
                let row = *first.entry(tax.of_one_row()).or_insert(charge);
                rows.insert(charge, row);
                let priority = priority(read, &tax.rate)?;
                // The row has the name that the shop has now.
                let known = charged.entry(row).or_insert_with(|| (tax.clone(), None));
                if known.1.is_none() && priority.is_some() {
                    *known = (tax, priority);
                }
            }
            let found = joined(found, &rows)?;
            let summary = TaxSummary::new(&sales, charged, &read.shop()?, found)?;
            if summary.adds_taxable {
                return Ok(summary);
            }
            let (first, last) = (sales.range.start().day, sales.range.end().day);
            let pairs = read.charged_together(first, last)?;
            let is_one = |(one, other)| rows.contains_key(one) && rows.get(one) == rows.get(other);
            if pairs.iter().all(|(one, other)| is_one((one, other))) { summary.added() } else { Ok(summary) }
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
            let of_row = charge.map(|charge| read.charges_of_row(charge)).transpose()?;
            let charges = of_row.map_or_else(|| vec![None], |ids| ids.into_iter().map(Some).collect());
            let mut entries: Vec<TaxEntry> = Vec::new();
            for of in charges.into_iter().map(ChargeSelection::all) {
                for kind in [EntryKind::Order, EntryKind::Refund] {
                    entries.extend(read.tax_entries(kind, &of, (start, end), limit)?);
                }
            }
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

/// Merges taxes by period and row.
fn joined(
    found: BTreeMap<Day, ByCharge>,
    rows: &BTreeMap<ChargeId, ChargeId>,
) -> Result<BTreeMap<Day, ByCharge>> {
    let mut all = BTreeMap::new();
    for (day, taxes) in found {
        let mut joined = ByCharge::new();
        for (charge, sums) in taxes {
            let sum = joined.entry(rows.get(&charge).copied().unwrap_or(charge)).or_default();
            *sum = sum.plus(&sums)?;
        }
        all.insert(day, joined);
    }
    Ok(all)
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
