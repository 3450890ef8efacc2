//! What was done, taking it back and doing it again. The journal is in the file: it survives closing the
//! program, and says who did what.

use super::{Engine, require};
use crate::domain::access::{Actor, Capability};
use crate::domain::{Error, Result};
use crate::store::{Direction, HistoryEntry, PastStep, Step, Write};

impl Engine {
    /// The step that `undo` or `redo` would take next; `None` when there is none. Needs `manage_store`.
    pub fn next_step(&self, actor: &Actor, direction: Direction) -> Result<Option<PastStep>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see what was changed" })?;
        self.store.read(|read| read.next_step(direction))
    }

    /// What was done, latest first. Needs `manage_store`.
    pub fn history(&self, actor: &Actor, limit: i64, offset: i64) -> Result<Vec<HistoryEntry>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see what was changed" })?;
        self.store.read(|read| read.history(limit, offset))
    }
}

/// Takes back the last step that stands, or does again the last that was taken back. Answers which, `None` when
/// there was none; refused when a thing was changed since.
pub(super) fn travel(write: &Write<'_>, direction: Direction, step: &Step) -> Result<Option<PastStep>> {
    let past = write.next_step(direction)?;
    if let Some(past) = &past {
        write.travel(past, direction, step)?;
    }
    Ok(past)
}
