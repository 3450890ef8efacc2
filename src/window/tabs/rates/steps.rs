//! Undo and redo of drafts, merged into one sequence with the steps of the journal. Undo of a
//! journal step also reverts the drafts that the step changed, so that a refused cell comes back as
//! it was.

use crate::model::RowKey;
use engine::Direction;

use super::drafts::{GridDrafts, Inverse};

/// The id of a step of the journal.
pub(super) type StepId = i64;

/// The count of steps that are kept; beyond it, undo reverts only the steps of the journal.
const MOST: usize = 500;

/// One action of the person on drafts.
#[derive(Debug)]
struct Step {
    /// Identifies the step in the answer of the engine.
    number: u32,
    title: String,
    log: Vec<Inverse>,
    /// The new row, if the step concerns only that.
    row: Option<RowKey>,
    standing: JournalState,
}

/// How a step relates to the journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum JournalState {
    /// The engine has not answered yet.
    Asked,
    /// It is also this step of the journal.
    Journal(StepId),
    /// It changed drafts only.
    Own(JournalEnd),
}

/// The last step of the journal when a step of the drafts was done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum JournalEnd {
    /// Not known while a write is under way.
    Unknown,
    /// This one; `None` is an empty journal.
    Step(Option<StepId>),
}

/// The steps that changed drafts.
#[derive(Debug, Default)]
pub(super) struct Steps {
    done: Vec<Step>,
    undone: Vec<Step>,
    last: u32,
}

impl Steps {
    fn push(&mut self, step: Step) {
        self.undone.clear();
        self.done.push(step);
        if self.done.len() > MOST {
            self.done.remove(0);
        }
    }

    /// The step of drafts alone that comes before the step `next` of the journal in this direction.
    fn own(&self, direction: Direction, next: Option<StepId>) -> Option<&Step> {
        let step = match direction {
            Direction::Undo => self.done.last()?,
            Direction::Redo => self.undone.last()?,
        };
        let JournalState::Own(after) = step.standing else { return None };
        (after == JournalEnd::Unknown || after == JournalEnd::Step(next)).then_some(step)
    }

    /// Ends a step that asks nothing of the engine.
    pub(super) fn end(&mut self, drafts: &mut GridDrafts, title: &str, row: Option<RowKey>) {
        let log = drafts.take_log();
        if log.is_empty() {
            return;
        }
        self.last += 1;
        let (number, title) = (self.last, title.to_owned());
        self.push(Step { number, title, log, row, standing: JournalState::Own(JournalEnd::Unknown) });
    }

    /// Ends the typing into a new row that was left without being saved: it becomes one step.
    pub(super) fn end_left(&mut self, drafts: &mut GridDrafts, row: Option<RowKey>) {
        let mut log = self.take_typed_into(row);
        log.extend(drafts.take_log());
        if log.is_empty() {
            return;
        }
        self.last += 1;
        let (number, title) = (self.last, "Type a row that is not saved".to_owned());
        self.push(Step { number, title, log, row: None, standing: JournalState::Own(JournalEnd::Unknown) });
    }

    /// Takes out the last steps, as far as they only typed into this new row, to merge them into
    /// one.
    fn take_typed_into(&mut self, row: Option<RowKey>) -> Vec<Inverse> {
        if row.is_none() {
            return Vec::new();
        }
        let is_part = |step: &Step| step.row == row && matches!(step.standing, JournalState::Own(_));
        let first = self.done.iter().rposition(|step| !is_part(step)).map_or(0, |at| at + 1);
        self.done.drain(first..).flat_map(|step| step.log).collect()
    }

    /// Ends a step that asks something of the engine; returns its number. Typing into `row` just
    /// before is merged into it.
    pub(super) fn end_asking(&mut self, drafts: &mut GridDrafts, title: &str, row: Option<RowKey>) -> u32 {
        let mut log = self.take_typed_into(row);
        log.extend(drafts.take_log());
        self.last += 1;
        let (number, title) = (self.last, title.to_owned());
        self.push(Step { number, title, log, row: None, standing: JournalState::Asked });
        number
    }

    /// Takes the answer of the engine; changes of drafts that it caused belong to the step.
    pub(super) fn answered(&mut self, drafts: &mut GridDrafts, number: u32, journal: Option<StepId>) {
        let log = drafts.take_log();
        let Some(at) = self.done.iter().position(|step| step.number == number) else { return };
        if let Some(step) = self.done.get_mut(at) {
            step.log.extend(log);
            step.standing = journal.map_or(JournalState::Own(JournalEnd::Unknown), JournalState::Journal);
        }
        // A step that changed no drafts is left to the journal.
        if self.done.get(at).is_some_and(|step| step.log.is_empty()) {
            self.done.remove(at);
        }
    }

    /// Dates the steps of unknown order: no write is under way, and `last` is the last step of the
    /// journal.
    pub(super) fn know_last(&mut self, last: Option<StepId>) {
        for step in self.done.iter_mut().rev() {
            match &mut step.standing {
                JournalState::Own(after @ JournalEnd::Unknown) => *after = JournalEnd::Step(last),
                _ => break,
            }
        }
    }

    /// The title of the step that undo or redo reverts next, if it concerns drafts alone.
    pub(super) fn next_own(&self, direction: Direction, last: Option<StepId>) -> Option<&str> {
        self.own(direction, last).map(|step| step.title.as_str())
    }

    /// Undoes or redoes the step that `next_own` names; returns its title.
    pub(super) fn undo_redo(
        &mut self,
        drafts: &mut GridDrafts,
        direction: Direction,
        last: Option<StepId>,
    ) -> Option<String> {
        self.own(direction, last)?;
        let (from, to) = match direction {
            Direction::Undo => (&mut self.done, &mut self.undone),
            Direction::Redo => (&mut self.undone, &mut self.done),
        };
        let mut step = from.pop()?;
        step.log = drafts.revert(step.log);
        step.standing = JournalState::Own(JournalEnd::Step(last));
        let title = step.title.clone();
        to.push(step);
        Some(title)
    }

    /// Reverts the drafts of a step that the journal undid or redid; answers whether it changed any.
    pub(super) fn undone_or_redone(
        &mut self,
        drafts: &mut GridDrafts,
        direction: Direction,
        id: StepId,
    ) -> bool {
        let (from, to) = match direction {
            Direction::Undo => (&mut self.done, &mut self.undone),
            Direction::Redo => (&mut self.undone, &mut self.done),
        };
        let Some(at) = from.iter().rposition(|step| step.standing == JournalState::Journal(id)) else {
            return false;
        };
        let mut step = from.remove(at);
        step.log = drafts.revert(step.log);
        to.push(step);
        true
    }
}
