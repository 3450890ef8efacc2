//! What was done, taking it back and doing it again. The journal is in the file: it survives closing the
//! program, and says who did what.

use super::{Engine, require, step};
use crate::domain::access::{Actor, Capability};
use crate::domain::time::Instant;
use crate::domain::{Error, Result};
use crate::store::{Direction, HistoryEntry, PastStep};

impl Engine {
    /// The step that `undo` or `redo` would take next; `None` when there is none. Needs `manage_store`.
    pub fn next_step(&self, actor: &Actor, direction: Direction) -> Result<Option<PastStep>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see what was changed" })?;
        self.store.read(|read| read.next_step(direction))
    }

    /// Takes back the last step that stands, or does again the last that was taken back. Answers which,
    /// `None` when there was none. Needs `manage_store`; refused when a thing was changed since.
    pub fn travel(&mut self, actor: &Actor, direction: Direction, now: Instant) -> Result<Option<PastStep>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "undo and redo" })?;
        let step = step(actor, now, "");
        self.store.write(&step, |write| {
            let past = write.next_step(direction)?;
            if let Some(past) = &past {
                write.travel(past, direction, &step)?;
            }
            Ok(past)
        })
    }

    /// What was done, latest first. Needs `manage_store`.
    pub fn history(&self, actor: &Actor, limit: i64, offset: i64) -> Result<Vec<HistoryEntry>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see what was changed" })?;
        self.store.read(|read| read.history(limit, offset))
    }
}
