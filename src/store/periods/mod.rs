//! The closed periods and the returns filed for them. What the lock of a closed period holds is in `day_digests`.

mod corrections;
pub(super) mod day_digests;
mod entered_amounts;

use rusqlite::{Row, named_params};

use super::{JournalChange, Read, Write};
use crate::Result;
use day_digests::period;
use domain::shop::closed_period::{ClosedPeriods, PeriodRecord};
use domain::time::Local;

const ALL: &str = "SELECT period, filed, form, at, login, figures FROM period_records";
const ADD: &str = "
  INSERT INTO period_records (period, filed, form, at, login, figures)
  VALUES (:period, :filed, :form, :at, :login, :figures)";
const REMOVE: &str = "DELETE FROM period_records WHERE period = :period AND filed = :filed AND form = :form";

fn record(row: &Row<'_>) -> rusqlite::Result<PeriodRecord> {
    let (at, form, filed): (String, String, bool) = (row.get("at")?, row.get("form")?, row.get("filed")?);
    Ok(PeriodRecord {
        period: period(row)?,
        at: Local::parse(&at).ok_or(rusqlite::Error::InvalidColumnName(at))?,
        login: row.get("login")?,
        form: filed.then_some(form),
        figures: row.get("figures")?,
    })
}

impl Read<'_> {
    /// The closed periods, and the returns filed for them.
    pub fn closed_periods(&self) -> Result<ClosedPeriods> {
        Ok(ClosedPeriods::new(self.list(ALL, [], record)?))
    }
}

impl Write<'_> {
    /// Closes a period, or keeps a return that was filed, and adds that to the journal.
    pub fn add_period_record(&self, record: &PeriodRecord) -> Result<()> {
        self.run(
            ADD,
            named_params! {
                ":period": record.period.to_string(), ":filed": record.form.is_some(),
                ":form": record.form.as_deref().unwrap_or_default(), ":at": record.at.to_string(),
                ":login": record.login, ":figures": record.figures,
            },
        )?;
        if record.form.is_none() {
            day_digests::keep(self.conn, record.period)?;
        }
        self.record(JournalChange::period(None, Some(record)));
        Ok(())
    }

    /// Reopens a period, or forgets a return that was filed, and adds that to the journal. The purchases of a reopened
    /// period get the countries of their suppliers.
    pub fn remove_period_record(&self, record: &PeriodRecord) -> Result<()> {
        self.run(
            REMOVE,
            named_params! {
                ":period": record.period.to_string(), ":filed": record.form.is_some(),
                ":form": record.form.as_deref().unwrap_or_default(),
            },
        )?;
        if record.form.is_none() {
            day_digests::forget(self.conn, record.period)?;
            self.follow_countries()?;
        }
        self.record(JournalChange::period(Some(record), None));
        Ok(())
    }
}
