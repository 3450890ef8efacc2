//! The closed periods and the returns filed for them. What the lock of a closed period holds is in `day_digests`.

mod corrections;
pub(super) mod day_digests;
mod entered_amounts;

use super::fields::Keyed;
use super::{JournalChange, Read, Write};
use crate::Result;
use domain::shop::closed_period::{ClosedPeriods, PeriodRecord};

impl Keyed for PeriodRecord {
    const TABLE: &'static str = "period_records";
}

impl Read<'_> {
    /// The closed periods, and the returns filed for them.
    pub fn closed_periods(&self) -> Result<ClosedPeriods> {
        Ok(ClosedPeriods::new(self.all_keyed()?))
    }
}

impl Write<'_> {
    /// Closes a period, or keeps a return that was filed, and adds that to the journal.
    pub fn add_period_record(&self, record: &PeriodRecord) -> Result<()> {
        self.add_keyed(record)?;
        if record.form.is_none() {
            day_digests::keep(self.conn, record.period)?;
        }
        self.record(JournalChange::period(None, Some(record)));
        Ok(())
    }

    /// Reopens a period, or forgets a return that was filed, and adds that to the journal. The purchases of a reopened
    /// period get the countries of their suppliers.
    pub fn remove_period_record(&self, record: &PeriodRecord) -> Result<()> {
        self.remove_keyed(record)?;
        if record.form.is_none() {
            day_digests::forget(self.conn, record.period)?;
            self.follow_countries()?;
        }
        self.record(JournalChange::period(Some(record), None));
        Ok(())
    }
}
