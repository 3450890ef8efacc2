//! The versions of tax rates, and the rates that are not in force at present.

use std::collections::HashMap;

use rusqlite::{Row, named_params, params};

use crate::journal::{rate_of_text, rate_text};
use crate::{JournalChange, Read, Write};
use crate::{Result, StoreError};
use domain::ids::RateId;
use domain::percent::Percent;
use domain::rate::TaxRate;
use domain::rate::versions::{RateVersions, Terms, VersionedRate};
use domain::time::Day;
use domain::{Error, text};

const OF_ONE: &str =
    "SELECT rate_id, state, day, percent FROM tax_rate_versions WHERE rate_id = :id ORDER BY state, day";
const ALL: &str = "SELECT rate_id, state, day, percent FROM tax_rate_versions ORDER BY rate_id, state, day";
const FIRST_PLANNED: &str = "SELECT min(day) AS day FROM tax_rate_versions WHERE state = 1";
const DUE: &str =
    "SELECT DISTINCT rate_id FROM tax_rate_versions WHERE state = 1 AND day <= :today ORDER BY rate_id";
const CLEAR: &str = "DELETE FROM tax_rate_versions WHERE rate_id = :id";
const ADD: &str = "INSERT INTO tax_rate_versions (rate_id, state, day, percent) VALUES (?1, ?2, ?3, ?4)";
const INACTIVE: &str = "SELECT id, rate FROM inactive_tax_rates WHERE id = :id";
const ALL_INACTIVE: &str = "SELECT id, rate FROM inactive_tax_rates ORDER BY id";
const PUT_INACTIVE: &str = "INSERT OR REPLACE INTO inactive_tax_rates (id, rate) VALUES (:id, :rate)";
const DELETE_INACTIVE: &str = "DELETE FROM inactive_tax_rates WHERE id = :id";
/// The orders of some days, both included, that were taxed by a rate.
const TAXED: &str = "
  SELECT count(DISTINCT o.id) FROM orders o INDEXED BY orders_by_time CROSS JOIN order_taxes t ON t.order_id = o.id
    CROSS JOIN charged_taxes c ON c.id = t.charge_id
  WHERE o.day BETWEEN :first AND :last AND c.rate_id = :rate";

/// The values of `state`.
const PAST: i64 = 0;
const PLANNED: i64 = 1;

/// Adds the version of a row to the versions of its rate.
fn add(versions: &mut RateVersions, row: &Row<'_>) -> Result<()> {
    let (state, percent): (i64, Option<i64>) = (row.get(1)?, row.get(3)?);
    let day = Day::from_number(row.get(2)?).ok_or_else(damaged)?;
    let percent = percent.map(|percent| Percent::from_ten_thousandths(percent).ok_or_else(damaged));
    let terms = percent.transpose()?.map_or(Terms::NOT_IN_FORCE, Terms::charging);
    let of_state = match state {
        PAST => &mut versions.past,
        PLANNED => &mut versions.planned,
        _ => return Err(damaged()),
    };
    of_state.insert(day, terms);
    Ok(())
}

fn damaged() -> StoreError {
    Error::Invalid { what: text!("A version of a tax rate"), problem: text!("it cannot be read") }.into()
}

fn inactive(row: &Row<'_>) -> Result<TaxRate> {
    let rate: String = row.get("rate")?;
    rate_of_text(RateId::new(row.get("id")?), &rate).ok_or_else(damaged)
}

impl Read<'_> {
    /// The versions of a rate beside the present one.
    pub fn rate_versions(&self, id: RateId) -> Result<RateVersions> {
        let mut versions = RateVersions::default();
        self.each_row(OF_ONE, named_params! { ":id": id.get() }, |row| {
            add(&mut versions, row)?;
            Ok(())
        })?;
        Ok(versions)
    }

    /// The rate that is not in force at present.
    pub fn inactive_rate(&self, id: RateId) -> Result<Option<TaxRate>> {
        let mut statement = self.conn.prepare_cached(INACTIVE)?;
        let mut rows = statement.query(named_params! { ":id": id.get() })?;
        rows.next()?.map(inactive).transpose()
    }

    /// All rates that are not in force at present, by id.
    pub fn inactive_rates(&self) -> Result<Vec<TaxRate>> {
        let mut rates = Vec::new();
        self.each_row(ALL_INACTIVE, [], |row| {
            rates.push(inactive(row)?);
            Ok(())
        })?;
        Ok(rates)
    }

    /// The rate of an id with its versions, whether it is in force or not.
    pub fn versioned_rate(&self, id: RateId) -> Result<Option<VersionedRate>> {
        let (rate, in_force) = match self.rate(id)? {
            Some(rate) => (rate, true),
            None => match self.inactive_rate(id)? {
                Some(rate) => (rate, false),
                None => return Ok(None),
            },
        };
        Ok(Some(VersionedRate { rate, in_force, versions: self.rate_versions(id)? }))
    }

    /// The versions of all rates that have any beside the present one.
    pub fn all_rate_versions(&self) -> Result<HashMap<RateId, RateVersions>> {
        let mut versions: HashMap<RateId, RateVersions> = HashMap::new();
        self.each_row(ALL, [], |row| {
            add(versions.entry(RateId::new(row.get(0)?)).or_default(), row)?;
            Ok(())
        })?;
        Ok(versions)
    }

    /// All rates with their versions: those in force by list order, then id; then the others by id.
    pub fn versioned_rates(&self) -> Result<Vec<VersionedRate>> {
        let mut versions = self.all_rate_versions()?;
        let mut versioned = |rate: TaxRate, in_force| {
            let versions = versions.remove(&rate.id).unwrap_or_default();
            VersionedRate { rate, in_force, versions }
        };
        let mut rates: Vec<VersionedRate> =
            self.all_rates()?.into_iter().map(|rate| versioned(rate, true)).collect();
        rates.extend(self.inactive_rates()?.into_iter().map(|rate| versioned(rate, false)));
        Ok(rates)
    }

    /// The rates that have versions beside the present one, in no order.
    pub fn rates_with_versions(&self) -> Result<Vec<VersionedRate>> {
        let ids = self.all_rate_versions()?.into_keys();
        ids.filter_map(|id| self.versioned_rate(id).transpose()).collect()
    }

    /// The day of the first planned version of all rates.
    pub fn first_planned_day(&self) -> Result<Option<Day>> {
        let day: Option<i64> = self.only(FIRST_PLANNED, [], |row| row.get(0))?;
        Ok(day.and_then(Day::from_number))
    }

    /// The rates with a planned version up to this day, by id.
    pub fn due_rates(&self, today: Day) -> Result<Vec<RateId>> {
        let mut statement = self.conn.prepare_cached(DUE)?;
        let ids = statement.query_map(named_params! { ":today": today.number() }, |row| row.get(0))?;
        Ok(ids.map(|id| id.map(RateId::new)).collect::<rusqlite::Result<_>>()?)
    }

    /// The number of orders from the first to the last day that were taxed by a rate.
    pub fn orders_taxed_by(&self, id: RateId, first: Day, last: Day) -> Result<i64> {
        let params = named_params! { ":rate": id.get(), ":first": first.number(), ":last": last.number() };
        self.only(TAXED, params, |row| row.get(0))
    }
}

impl Write<'_> {
    /// Writes a rate with its versions, and adds what is other than before to the journal.
    pub fn put_versioned_rate(&self, was: &VersionedRate, rate: &VersionedRate) -> Result<()> {
        let id = rate.rate.id;
        match (was.in_force, rate.in_force) {
            (true, true) if was.rate != rate.rate => self.put_rate(Some(&was.rate), &rate.rate)?,
            (true, false) => {
                self.remove_rate(&was.rate)?;
                self.put_inactive_rate(id, Some(&rate.rate))?;
            }
            (false, true) => {
                self.put_inactive_rate(id, None)?;
                self.put_rate(None, &rate.rate)?;
            }
            (false, false) if was.rate != rate.rate => self.put_inactive_rate(id, Some(&rate.rate))?,
            (true, true) | (false, false) => {}
        }
        if was.versions != rate.versions {
            self.put_rate_versions(id, &was.versions, &rate.versions)?;
        }
        Ok(())
    }

    /// Adds a rate with its versions under its id, which no rate has, and adds that to the journal.
    pub fn add_versioned_rate(&self, rate: &VersionedRate) -> Result<()> {
        let id = rate.rate.id;
        if rate.in_force {
            self.put_rate(None, &rate.rate)?;
        } else {
            self.take_rate_id(&rate.rate)?;
            self.put_inactive_rate(id, Some(&rate.rate))?;
        }
        if !rate.versions.is_empty() {
            self.put_rate_versions(id, &RateVersions::default(), &rate.versions)?;
        }
        Ok(())
    }

    /// Deletes a rate with its versions, and adds that to the journal.
    pub fn delete_versioned_rate(&self, rate: &VersionedRate) -> Result<()> {
        if rate.in_force {
            return self.delete_rate(&rate.rate);
        }
        self.put_inactive_rate(rate.rate.id, None)?;
        self.clear_rate_versions(rate.rate.id)
    }

    /// Deletes the versions of a rate, and adds that to the journal.
    pub(super) fn clear_rate_versions(&self, id: RateId) -> Result<()> {
        let was = self.rate_versions(id)?;
        if was.is_empty() { Ok(()) } else { self.put_rate_versions(id, &was, &RateVersions::default()) }
    }

    /// Writes the versions of a rate, and adds to the journal that they were as in `was`.
    pub(crate) fn put_rate_versions(
        &self,
        id: RateId,
        was: &RateVersions,
        versions: &RateVersions,
    ) -> Result<()> {
        self.run(CLEAR, named_params! { ":id": id.get() })?;
        for (state, of_state) in [(PAST, &versions.past), (PLANNED, &versions.planned)] {
            for (day, terms) in of_state {
                let percent = terms.percent().map(Percent::ten_thousandths);
                self.run(ADD, params![id.get(), state, day.number(), percent])?;
            }
        }
        self.record(JournalChange::rate_versions(id, was, versions));
        Ok(())
    }

    /// Writes a rate that is not in force, or deletes it, and adds that to the journal.
    pub(crate) fn put_inactive_rate(&self, id: RateId, rate: Option<&TaxRate>) -> Result<()> {
        let was = self.inactive_rate(id)?;
        match rate {
            Some(rate) => {
                let params = named_params! { ":id": id.get(), ":rate": rate_text(rate)? };
                self.run(PUT_INACTIVE, params)?;
            }
            None => self.run(DELETE_INACTIVE, named_params! { ":id": id.get() })?,
        }
        self.record(JournalChange::inactive_rate(id, was.as_ref(), rate));
        Ok(())
    }
}
