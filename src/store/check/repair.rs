//! Repairs that lose nothing: indexes and totals are rebuilt from the rows. Rows with a wrong checksum are
//! accepted as they are, so that backups can be made again. Nothing else is changed.

use super::{Depth, Problem, structure};
use crate::Result;
use crate::check::checksums;
use crate::check::row_checksums;
use crate::{JournalChange, Store, Write};
use domain::shop::health::Part;
use domain::time::Instant;

const INDEXES: &str = "REINDEX";

impl Store {
    /// Rebuilds the indexes if one of them has a problem. It comes before all other repairs, which find rows
    /// by them.
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
    /// Rebuilds totals and checksums, and adds that to the journal. The caller copies the file before.
    pub fn rebuild(&self) -> Result<()> {
        // All days before orders are moved to theirs; again after that.
        self.touch_every_day()?;
        checksums::renew(self.conn, self.shop()?.time_zone)?;
        row_checksums::renew(self.conn)?;
        self.touch_every_day()?;
        self.touch_every_customer()?;
        self.record(JournalChange::rebuilt());
        Ok(())
    }
}
