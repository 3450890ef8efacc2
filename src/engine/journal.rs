//! The history, undo and redo. The journal is a table of the shop file: it survives closing the program, and
//! names the user of each step.

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

    /// The steps of the journal, latest first. Needs `manage_store`.
    pub fn history(&self, actor: &Actor, limit: i64, offset: i64) -> Result<Vec<HistoryEntry>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see what was changed" })?;
        self.store.read(|read| read.history(limit, offset))
    }
}

/// Undoes the last step in effect, or redoes the last one undone. Returns that step, `None` when there was
/// none; refused when a row that it touches was changed since.
pub(super) fn undo_redo(write: &Write<'_>, direction: Direction, step: &Step) -> Result<Option<PastStep>> {
    let past = write.next_step(direction)?;
    if let Some(past) = &past {
        write.undo_redo(past, direction, step)?;
    }
    Ok(past)
}
