//! Tax rates with their postcodes and cities.

mod classes;
mod versions;

use std::collections::{BTreeMap, HashMap};

use rusqlite::{Row, named_params, params};

use super::{JournalChange, Read, Write};
use crate::Result;
use domain::ids::RateId;
use domain::percent::Percent;
use domain::rate::TaxRate;
use domain::rate::list_order::RatePosition;
use domain::rate::versions::VersionedRate;
use domain::tax::class::ClassSlug;
use domain::tax::jurisdiction::Jurisdiction;

const COLUMNS_OF_ONE: &str = "
  SELECT id, country, state, rate, name, priority, compound, shipping, list_order, class
  FROM tax_rates WHERE id = :id";
const LIST: &str = "
  SELECT id, country, state, rate, name, priority, compound, shipping, list_order, class
  FROM tax_rates ORDER BY list_order, id LIMIT :limit OFFSET :offset";
const LIST_OF_CLASS: &str = "
  SELECT id, country, state, rate, name, priority, compound, shipping, list_order, class
  FROM tax_rates WHERE class = :class ORDER BY list_order, id LIMIT :limit OFFSET :offset";
// The same in reverse, for pages nearer to the end, since SQLite reads all rows before a page.
const LIST_BACK: &str = "
  SELECT id, country, state, rate, name, priority, compound, shipping, list_order, class
  FROM tax_rates ORDER BY list_order DESC, id DESC LIMIT :limit OFFSET :offset";
const LIST_OF_CLASS_BACK: &str = "
  SELECT id, country, state, rate, name, priority, compound, shipping, list_order, class
  FROM tax_rates WHERE class = :class ORDER BY list_order DESC, id DESC LIMIT :limit OFFSET :offset";
/// Rates of some country, since a rate for everywhere says nothing about the place of a charge. One without a
/// percentage charges nothing.
const WITH_PERCENT: &str = "
  SELECT id, country, state, rate, name, priority, compound, shipping, list_order, class
  FROM tax_rates WHERE country <> '' AND (
    coalesce(rate, 0) = :percent OR id IN (SELECT rate_id FROM tax_rate_versions WHERE percent = :percent))
  ORDER BY +list_order, id";
const HIGHEST_STANDARD: &str = "
  SELECT max(rate) FROM tax_rates WHERE class = '' AND country = :country AND state IN ('', :state)
    AND id NOT IN (SELECT rate_id FROM tax_rate_versions)";
const RATE_COUNTRIES: &str = "SELECT DISTINCT country FROM tax_rates WHERE country <> ''";
const LOCATIONS_OF: &str = "
  SELECT rate_id, kind, code FROM tax_rate_locations
  WHERE rate_id IN (SELECT value FROM json_each(:ids)) ORDER BY rate_id, kind, position";
const ALL_LOCATIONS: &str =
    "SELECT rate_id, kind, code FROM tax_rate_locations ORDER BY rate_id, kind, position";
const PLACES: &str = "SELECT id, list_order FROM tax_rates ORDER BY list_order, id";
const COUNT: &str = "SELECT count(*) FROM tax_rates";
const COUNT_OF_CLASS: &str = "SELECT count(*) FROM tax_rates WHERE class = :class";
const COUNT_BY_CLASS: &str = "SELECT class, count(*) AS rates FROM tax_rates GROUP BY class";
const LOCATIONS: &str =
    "SELECT kind, code FROM tax_rate_locations WHERE rate_id = :id ORDER BY kind, position";
const NEXT_ID: &str = "SELECT seq FROM sqlite_sequence WHERE name = 'tax_rates'";
const PUT: &str = "
  INSERT INTO tax_rates (id, country, state, rate, name, priority, compound, shipping, list_order, class)
  VALUES (:id, :country, :state, :rate, :name, :priority, :compound, :shipping, :list_order, :class)
  ON CONFLICT (id) DO UPDATE SET
    country = excluded.country, state = excluded.state, rate = excluded.rate, name = excluded.name,
    priority = excluded.priority, compound = excluded.compound, shipping = excluded.shipping,
    list_order = excluded.list_order, class = excluded.class";
/// Changes a rate that keeps its place in the list: neither index is written.
const CHANGE: &str = "
  UPDATE tax_rates SET
    country = :country, state = :state, rate = :rate, name = :name,
    priority = :priority, compound = :compound, shipping = :shipping
  WHERE id = :id";
const CLEAR_LOCATIONS: &str = "DELETE FROM tax_rate_locations WHERE rate_id = :id";
const ADD_LOCATION: &str = "
  INSERT INTO tax_rate_locations (rate_id, kind, position, code) VALUES (:id, :kind, :position, :code)";
const DELETE: &str = "DELETE FROM tax_rates WHERE id = :id";

/// The most rates on a page, for which locations are read by rate id.
const FEW: i64 = 1_000;

/// The class in the table, which is empty for the standard class.
fn stored(class: &ClassSlug) -> &str {
    if class.is_standard() { "" } else { class.as_str() }
}

fn class_of(stored: &str) -> ClassSlug {
    ClassSlug::parse(stored).unwrap_or_else(ClassSlug::standard)
}

/// A rate without its locations. By position, in the order that all queries above have, since the window
/// reads a hundred thousand of them.
fn rate(row: &Row<'_>) -> rusqlite::Result<TaxRate> {
    let percent: Option<i64> = row.get(3)?;
    let class: String = row.get(9)?;
    Ok(TaxRate {
        id: RateId::new(row.get(0)?),
        country: row.get(1)?,
        state: row.get(2)?,
        postcodes: Vec::new(),
        cities: Vec::new(),
        rate: percent.and_then(Percent::from_ten_thousandths),
        name: row.get(4)?,
        priority: row.get(5)?,
        compound: row.get(6)?,
        shipping: row.get(7)?,
        order: row.get(8)?,
        class: class_of(&class),
    })
}

fn add_location(rate: &mut TaxRate, kind: &str, code: String) {
    let codes = if kind == "city" { &mut rate.cities } else { &mut rate.postcodes };
    codes.push(code);
}

impl Read<'_> {
    /// The rate with this id.
    pub fn rate(&self, id: RateId) -> Result<Option<TaxRate>> {
        let found = self.one(COLUMNS_OF_ONE, named_params! { ":id": id.get() }, rate)?;
        found.map(|rate| self.with_locations(rate)).transpose()
    }

    /// The highest percentage of the standard class in a jurisdiction, of the rates without versions.
    pub fn highest_standard_rate(&self, place: &Jurisdiction) -> Result<Option<Percent>> {
        let params = named_params! { ":country": place.country(), ":state": place.state() };
        let highest: Option<i64> = self.only(HIGHEST_STANDARD, params, |row| row.get(0))?;
        Ok(highest.and_then(Percent::from_ten_thousandths))
    }

    /// The codes of the countries that have rates in force.
    pub fn rate_countries(&self) -> Result<Vec<String>> {
        self.list(RATE_COUNTRIES, [], |row| row.get(0))
    }

    /// A page of all rates, or of those of one class, by list order, then id. A negative limit means all.
    pub fn rates(&self, class: Option<&ClassSlug>, limit: i64, offset: i64) -> Result<Vec<TaxRate>> {
        let total = if offset > FEW { self.rate_count(class)? } else { i64::MAX };
        let is_nearer_the_end = offset > total / 2;
        let (sql, limit, offset) = match (is_nearer_the_end, class) {
            (false, None) => (LIST, limit, offset),
            (false, Some(_)) => (LIST_OF_CLASS, limit, offset),
            (true, class) => {
                let left = total.saturating_sub(offset).max(0);
                let limit = limit.clamp(0, left);
                (if class.is_none() { LIST_BACK } else { LIST_OF_CLASS_BACK }, limit, left - limit)
            }
        };
        let mut statement = self.conn.prepare_cached(sql)?;
        let rows = match class {
            None => statement.query_map(named_params! { ":limit": limit, ":offset": offset }, rate)?,
            Some(class) => {
                let params = named_params! { ":limit": limit, ":offset": offset, ":class": stored(class) };
                statement.query_map(params, rate)?
            }
        };
        let mut rates = rows.collect::<rusqlite::Result<Vec<_>>>()?;
        if is_nearer_the_end {
            rates.reverse();
        }
        self.add_locations_of(&mut rates)?;
        Ok(rates)
    }

    /// All rates, by list order, then id.
    pub fn all_rates(&self) -> Result<Vec<TaxRate>> {
        self.rates(None, -1, 0)
    }

    /// The rates of countries that have a percentage, had it or will have it, without their cities and postcodes: those in
    /// force by list order, then id; then the others by id.
    pub fn rates_with_percent(&self, percent: Percent) -> Result<Vec<VersionedRate>> {
        let params = named_params! { ":percent": percent.ten_thousandths() };
        let rates = self.list(WITH_PERCENT, params, rate)?;
        let mut versions = self.all_rate_versions()?;
        let mut versioned = |rate: TaxRate, in_force| {
            let versions = versions.remove(&rate.id).unwrap_or_default();
            VersionedRate { rate, in_force, versions }
        };
        let mut found: Vec<VersionedRate> = rates.into_iter().map(|rate| versioned(rate, true)).collect();
        let ended = self.inactive_rates()?.into_iter().filter(|rate| !rate.country.is_empty());
        let ended =
            ended.map(|rate| versioned(TaxRate { cities: Vec::new(), postcodes: Vec::new(), ..rate }, false));
        found.extend(ended.filter(|found| found.percents().any(|other| other == percent)));
        Ok(found)
    }

    /// Adds the locations of these rates by one query.
    fn add_locations_of(&self, rates: &mut [TaxRate]) -> Result<()> {
        let places: HashMap<RateId, usize> =
            rates.iter().enumerate().map(|(at, rate)| (rate.id, at)).collect();
        let is_page = i64::try_from(rates.len()).is_ok_and(|count| count <= FEW);
        let mut statement = self.conn.prepare_cached(if is_page { LOCATIONS_OF } else { ALL_LOCATIONS })?;
        let mut rows = if is_page {
            let ids: Vec<String> = rates.iter().map(|rate| rate.id.to_string()).collect();
            statement.query(named_params! { ":ids": format!("[{}]", ids.join(",")) })?
        } else {
            statement.query([])?
        };
        while let Some(row) = rows.next()? {
            let place = places.get(&RateId::new(row.get(0)?));
            if let Some(rate) = place.and_then(|at| rates.get_mut(*at)) {
                add_location(rate, &row.get::<_, String>(1)?, row.get(2)?);
            }
        }
        Ok(())
    }

    /// The id and `order` of each rate, in the order of the list.
    pub fn rate_places(&self) -> Result<Vec<RatePosition>> {
        self.list(PLACES, [], |row| Ok((RateId::new(row.get("id")?), row.get("list_order")?)))
    }

    /// The number of all rates, or of those of a class.
    pub fn rate_count(&self, class: Option<&ClassSlug>) -> Result<i64> {
        let count = |row: &Row<'_>| row.get(0);
        Ok(match class {
            None => self.only(COUNT, [], count)?,
            Some(class) => self.only(COUNT_OF_CLASS, named_params! { ":class": stored(class) }, count)?,
        })
    }

    /// The number of rates of each class that has any, also of slugs without a class.
    pub fn rate_counts(&self) -> Result<BTreeMap<ClassSlug, i64>> {
        Ok(self
            .list(COUNT_BY_CLASS, [], |row| {
                let class: String = row.get("class")?;
                Ok((class_of(&class), row.get("rates")?))
            })?
            .into_iter()
            .collect())
    }

    fn with_locations(&self, mut rate: TaxRate) -> Result<TaxRate> {
        self.each_row(LOCATIONS, named_params! { ":id": rate.id.get() }, |row| {
            add_location(&mut rate, &row.get::<_, String>("kind")?, row.get("code")?);
            Ok(())
        })?;
        Ok(rate)
    }
}

impl Write<'_> {
    /// The id of the next new rate; never one that was used before.
    pub fn next_rate_id(&self) -> Result<RateId> {
        let last: Option<i64> = self.one(NEXT_ID, [], |row| row.get("seq"))?;
        Ok(RateId::new(last.unwrap_or(0).saturating_add(1)))
    }

    /// Adds a rate under its id, or replaces it, and adds that to the journal.
    pub fn put_rate(&self, was: Option<&TaxRate>, rate: &TaxRate) -> Result<()> {
        let is_in_place =
            |was: &TaxRate| (was.id, was.order, &was.class) == (rate.id, rate.order, &rate.class);
        if !(was.is_some_and(is_in_place) && self.change_rate(rate)?) {
            self.insert_rate(rate)?;
        }
        let had_locations = was.is_some_and(|was| !(was.postcodes.is_empty() && was.cities.is_empty()));
        if had_locations {
            self.run(CLEAR_LOCATIONS, named_params! { ":id": rate.id.get() })?;
        }
        self.add_locations(rate.id, "postcode", &rate.postcodes)?;
        self.add_locations(rate.id, "city", &rate.cities)?;
        self.record(JournalChange::rate(rate.id, was, Some(rate)));
        Ok(())
    }

    /// Adds the row of a rate, or replaces it.
    fn insert_rate(&self, rate: &TaxRate) -> Result<()> {
        // Positional parameters, since SQLite would look up names for each row of an import.
        self.run(
            PUT,
            params![
                rate.id.get(),
                rate.country,
                rate.state,
                rate.rate.map(Percent::ten_thousandths),
                rate.name,
                rate.priority,
                rate.compound,
                rate.shipping,
                rate.order,
                stored(&rate.class),
            ],
        )
    }

    /// Changes the row of a rate, but not its place in the list; false where there is none.
    fn change_rate(&self, rate: &TaxRate) -> Result<bool> {
        let changed = self.run_counted(
            CHANGE,
            named_params! {
                ":id": rate.id.get(),
                ":country": rate.country,
                ":state": rate.state,
                ":rate": rate.rate.map(Percent::ten_thousandths),
                ":name": rate.name,
                ":priority": rate.priority,
                ":compound": rate.compound,
                ":shipping": rate.shipping,
            },
        )?;
        Ok(changed > 0)
    }

    fn add_locations(&self, id: RateId, kind: &str, codes: &[String]) -> Result<()> {
        if codes.is_empty() {
            return Ok(());
        }
        for (position, code) in (0_i64..).zip(codes) {
            self.run(ADD_LOCATION, params![id.get(), kind, position, code])?;
        }
        Ok(())
    }

    /// Deletes a rate with its locations and versions, and adds that to the journal.
    pub fn delete_rate(&self, rate: &TaxRate) -> Result<()> {
        self.clear_rate_versions(rate.id)?;
        self.remove_rate(rate)
    }

    /// Takes the id of a rate that is not in force, so that no other rate gets it.
    pub(super) fn take_rate_id(&self, rate: &TaxRate) -> Result<()> {
        let bare = TaxRate::defaults(rate.id);
        self.insert_rate(&bare)?;
        self.run(DELETE, named_params! { ":id": rate.id.get() })
    }

    /// Deletes a rate with its locations, but not its versions, and adds that to the journal.
    pub(super) fn remove_rate(&self, rate: &TaxRate) -> Result<()> {
        self.run(DELETE, named_params! { ":id": rate.id.get() })?;
        self.record(JournalChange::rate(rate.id, Some(rate), None));
        Ok(())
    }
}
