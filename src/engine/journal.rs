//! The history, undo and redo. The journal is a table of the shop file: it survives closing the program, and
//! names the user of each step.

use super::closed_periods::Locked;
use super::{Engine, invoices, require};
use domain::access::{Actor, Capability};
use domain::label;
use domain::text;
use domain::time::Instant;
use domain::{Error, Result};
use store::{ChangedThing, Direction, HistoryEntry, HistoryQuery, PastStep, Step, Write};

/// The seconds that the latest change may be dated after the present: a clock with another time zone is up to a day off,
/// and those of several devices differ.
const MOST_AHEAD: i64 = 86_400;

impl Engine {
    /// The error if the latest change is dated after `now`, since a clock was ahead. Needs `view_store_reports`.
    pub fn clock_problem(&self, actor: &Actor, now: Instant) -> Result<Option<Error>> {
        let latest = self.history(actor, 1, 0)?.pop();
        let Some(latest) = latest.filter(|latest| latest.at.seconds() - MOST_AHEAD > now.seconds()) else {
            return Ok(None);
        };
        let zone = self.shop()?.time_zone;
        let problem = text!(
            "\"{title}\", by {login}, is dated {at}, and now it is {now}: a clock was ahead then, or is behind now. If it was ahead, set it right and undo that change, with which tax rates may have come into force too early",
            title = latest.title,
            login = latest.login,
            at = zone.local(latest.at),
            now = zone.local(now),
        );
        Ok(Some(Error::Invalid { what: text!("The latest change"), problem }))
    }

    /// The step that `undo` or `redo` on this device would take next; `None` when there is none. Needs
    /// `manage_store`.
    pub fn next_step(&self, actor: &Actor, direction: Direction) -> Result<Option<PastStep>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("see what was changed") })?;
        self.store.read(|read| Ok(read.next_step(direction, self.sequencer.device())?))
    }

    /// The steps of the journal, latest first. Needs `view_store_reports`.
    pub fn history(&self, actor: &Actor, limit: i64, offset: i64) -> Result<Vec<HistoryEntry>> {
        require(
            actor,
            Capability::ViewStoreReports,
            Error::NotAllowed { what: label!("see what was changed") },
        )?;
        self.store.read(|read| Ok(read.history(&HistoryQuery::default(), limit, offset)?))
    }

    /// The first steps of the journal that a query matches, latest first. Needs `view_store_reports`.
    pub fn history_of(&self, actor: &Actor, query: &HistoryQuery, limit: i64) -> Result<Vec<HistoryEntry>> {
        require(
            actor,
            Capability::ViewStoreReports,
            Error::NotAllowed { what: label!("see what was changed") },
        )?;
        self.store.read(|read| Ok(read.history(query, limit, 0)?))
    }

    /// The first `limit` things that a step changed, and the number of all of them. Needs `view_store_reports`.
    pub fn changed_things(&self, actor: &Actor, step: i64, limit: i64) -> Result<(Vec<ChangedThing>, i64)> {
        require(
            actor,
            Capability::ViewStoreReports,
            Error::NotAllowed { what: label!("see what was changed") },
        )?;
        self.store.read(|read| Ok(read.changed_things(step, limit)?))
    }

    /// The logins of all users with a step in the history. Needs `view_store_reports`.
    pub fn history_logins(&self, actor: &Actor) -> Result<Vec<String>> {
        require(
            actor,
            Capability::ViewStoreReports,
            Error::NotAllowed { what: label!("see what was changed") },
        )?;
        self.store.read(|read| Ok(read.history_logins()?))
    }
}

/// Undoes the last step in effect, or redoes the last one undone. Returns that step, `None` when there was
/// none; refused when a row that it touches was changed since, and when it would take back a closing, which needs a reason,
/// or reopen a period that the actor may not reopen, or change the currency of what is in a closed one.
pub(super) fn undo_redo(
    write: &Write<'_>,
    actor: &Actor,
    direction: Direction,
    step: &Step,
) -> Result<Option<PastStep>> {
    let mut past = write.next_step(direction, write.device())?;
    if let Some(past) = &mut past {
        let invoices = write.invoices_of_step(past)?;
        if direction == Direction::Undo && !invoices.is_empty() {
            past.title = invoices::take_back(write, past, &invoices, step)?;
            return Ok(Some(past.clone()));
        }
        let locked = Locked::of(write)?;
        write.undo_redo(past, direction, step)?;
        locked.check(write, actor, (past, direction))?;
    }
    Ok(past)
}
