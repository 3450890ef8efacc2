//! Building anew what the rest of the file says again: indexes and totals. Orders that are not as they were written
//! are taken as they stand, so that backups can be made again. Nothing else is touched; what was lost cannot be
//! made up.

use super::{Depth, Problem, structure};
use crate::domain::Result;
use crate::domain::health::Part;
use crate::domain::time::Instant;
use crate::store::{JournalChange, Store, Write, checksums};

const INDEXES: &str = "REINDEX";

impl Store {
    /// Builds indexes anew where they are what is wrong: before anything else, since rows are found by them.
    pub fn rebuild_indexes(&self, at: Instant) -> Result<()> {
        self.log.begin(&self.conn, at)?;
        self.log.check_place()?;
        let problems: Vec<Problem> = structure(&self.conn, Depth::Whole)?;
        if problems.iter().any(|problem| problem.part == Part::Index) {
            self.conn.execute_batch(INDEXES)?;
        }
        Ok(())
    }
}

impl Write<'_> {
    /// Builds totals and checksums anew, and enters that in the journal. What was wrong before should have been
    /// copied aside.
    pub fn rebuild(&self) -> Result<()> {
        // The days that orders were on, and those that they are on.
        self.touch_every_day()?;
        checksums::renew(self.conn, Some(self.shop()?.time_zone))?;
        self.touch_every_day()?;
        self.touch_every_customer()?;
        self.record(JournalChange::rebuilt());
        Ok(())
    }
}
