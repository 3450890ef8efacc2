//! Building anew what the rest of the file says again: indexes and totals. Orders that are not as they were written
//! are taken as they stand, so that backups can be made again. Nothing else is touched; what was lost cannot be
//! made up.

use rusqlite::Connection;

use super::{Depth, Problem, structure};
use crate::domain::Result;
use crate::domain::health::Part;
use crate::store::{Change, Step, Store, checksums};

const INDEXES: &str = "REINDEX";

impl Store {
    /// Builds indexes and totals anew, and enters that in the journal. What was wrong before should have
    /// been copied aside.
    pub fn rebuild(&mut self, step: &Step) -> Result<()> {
        self.log.begin(&self.conn, step.at)?;
        self.log.check_place()?;
        rebuild_indexes(&self.conn)?;
        self.write(step, |write| {
            // The days that orders were on, and those that they are on.
            write.touch_every_day()?;
            checksums::renew(write.conn, Some(write.shop()?.time_zone))?;
            write.touch_every_day()?;
            write.touch_every_customer()?;
            write.record(Change::rebuilt());
            Ok(())
        })
    }
}

/// Indexes first, since rows are found by them; only where they are what is wrong.
fn rebuild_indexes(conn: &Connection) -> Result<()> {
    let problems: Vec<Problem> = structure(conn, Depth::Whole)?;
    if problems.iter().any(|problem| problem.part == Part::Index) {
        conn.execute_batch(INDEXES)?;
    }
    Ok(())
}
