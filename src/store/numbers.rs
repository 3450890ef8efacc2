//! The facts, beside the documents, on which the numbers of documents depend: numbers that were given in a
//! copy of the shop which this one replaced, the series that another copy may go on with, and the day that a
//! person has confirmed.

use std::collections::BTreeMap;

use rusqlite::{Row, named_params};

use super::settings::SET;
use super::{JournalChange, Read, Write};
use crate::Result;
use crate::columns::{day, maybe};
use domain::invoice::InvoiceNumber;
use domain::invoice::numbering::{Numbering, NumbersElsewhere};
use domain::time::Day;

const GIVEN: &str = "
  SELECT series, sequence, day FROM invoices
  UNION ALL SELECT series, sequence, day FROM numbers_elsewhere
  ORDER BY series, sequence";
const ELSEWHERE: &str = "SELECT series, sequence, day FROM numbers_elsewhere ORDER BY series, sequence";
const ADD: &str = "
  INSERT INTO numbers_elsewhere (series, sequence, day) VALUES (:series, :sequence, :day)
  ON CONFLICT (series, sequence) DO NOTHING";
/// The day of the last document, which has the last id.
const LAST_DAY: &str = "
  SELECT max(day) AS day FROM (
    SELECT day FROM (SELECT day FROM invoices ORDER BY id DESC LIMIT 1)
    UNION ALL SELECT max(day) FROM numbers_elsewhere)";
const HELD: &str = "held_series";
const CONFIRMED: &str = "confirmed_day";
const REMOVE: &str = "DELETE FROM settings WHERE key = :key";

fn number(row: &Row<'_>) -> rusqlite::Result<(InvoiceNumber, Day)> {
    Ok((InvoiceNumber { series: row.get("series")?, sequence: row.get("sequence")? }, day(row, "day")?))
}

impl Read<'_> {
    /// Each number that was given, here or in a copy that this shop took the place of, with its day.
    pub fn numbers_given(&self) -> Result<BTreeMap<InvoiceNumber, Day>> {
        Ok(self.list(GIVEN, [], number)?.into_iter().collect())
    }

    /// The numbers that were given in a copy that this shop took the place of.
    pub fn numbers_elsewhere(&self) -> Result<Vec<NumbersElsewhere>> {
        Ok(NumbersElsewhere::of(self.list(ELSEWHERE, [], number)?))
    }

    /// The facts, beside the last number of its series, on which the next one depends.
    pub fn numbering(&self) -> Result<Numbering> {
        let last_day = self.one(LAST_DAY, [], |row| maybe(row, "day", Day::from_number))?.flatten();
        let confirmed = self.setting(CONFIRMED)?.and_then(|day| Day::parse(&day));
        Ok(Numbering { held: self.setting(HELD)?, confirmed, last_day })
    }
}

impl Write<'_> {
    /// Notes numbers that were given in a copy which this shop takes the place of, but for those that it has.
    pub fn add_numbers_elsewhere(&self, given: &BTreeMap<InvoiceNumber, Day>) -> Result<()> {
        let here = self.numbers_given()?;
        for (InvoiceNumber { series, sequence }, day) in
            given.iter().filter(|(number, _)| !here.contains_key(number))
        {
            let params = named_params! { ":series": series, ":sequence": sequence, ":day": day.number() };
            self.run(ADD, params)?;
        }
        Ok(())
    }

    /// Notes numbers that another program gave before this shop was begun, and adds that to the journal.
    pub fn begin_series(&self, before: &NumbersElsewhere) -> Result<()> {
        self.add_numbers_elsewhere(&before.numbers().collect())?;
        let (series, last) = (before.last.series.as_str(), before.last.to_string());
        self.record(JournalChange::numbering(series, None, Some(&last)));
        Ok(())
    }

    /// Has no number given in a series, as in the settings, until a person says who goes on with it, or any where it is
    /// `None`.
    pub fn hold_series(&self, series: Option<&str>) -> Result<()> {
        self.set_numbering(HELD, series)
    }

    /// Notes the day that a person has said is today.
    pub fn confirm_day(&self, day: Day) -> Result<()> {
        self.set_numbering(CONFIRMED, Some(&day.to_string()))
    }

    fn set_numbering(&self, key: &str, value: Option<&str>) -> Result<()> {
        let was = self.setting(key)?;
        if was.as_deref() == value {
            return Ok(());
        }
        match value {
            Some(value) => self.run(SET, named_params! { ":key": key, ":value": value })?,
            None => self.run(REMOVE, named_params! { ":key": key })?,
        }
        self.record(JournalChange::numbering(key, was.as_deref(), value));
        Ok(())
    }
}
