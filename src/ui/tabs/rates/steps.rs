//! Undo and redo of what was typed and is not in the file, in one line with the steps of the journal. A
//! step of the journal that also changed drafts takes them along, so that a draft comes back as it was,
//! with what was refused in it.

use crate::engine::Direction;
use crate::ui::model::RowKey;

use super::RatesState;
use super::drafts::Inverse;

/// The key of a step of the journal.
type StepId = i64;

/// Steps that are kept; who goes back further than that finds only the journal's.
const MOST: usize = 500;

/// What a person did at once.
#[derive(Debug)]
struct Step {
    /// By which the answer of the engine finds it.
    number: u32,
    title: String,
    log: Vec<Inverse>,
    /// The one new row that it is about.
    row: Option<RowKey>,
    standing: Standing,
}

/// What a step is to the journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Standing {
    /// The engine was asked, and has not answered.
    Asked,
    /// It is this step of the journal too.
    Journal(StepId),
    /// It changed nothing in the file.
    Own(After),
}

/// Which step of the journal stood last when a step was done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum After {
    /// Something was on its way then, and is not answered.
    Unknown,
    /// This one, or none.
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

    /// The step that goes first before the next one of the journal: the title is for people.
    fn own(&self, direction: Direction, next: Option<StepId>) -> Option<&Step> {
        let step = match direction {
            Direction::Undo => self.done.last()?,
            Direction::Redo => self.undone.last()?,
        };
        let Standing::Own(after) = step.standing else { return None };
        (after == After::Unknown || after == After::Step(next)).then_some(step)
    }
}

impl RatesState {
    /// Ends a step that asked nothing of the engine.
    pub(super) fn end_step(&mut self, title: &str, row: Option<RowKey>) {
        let log = self.drafts.take_log();
        if log.is_empty() {
            return;
        }
        self.steps.last += 1;
        let (number, title) = (self.steps.last, title.to_owned());
        self.steps.push(Step { number, title, log, row, standing: Standing::Own(After::Unknown) });
    }

    /// A new row was left that is not saved: what was typed into it is one step.
    pub(super) fn end_left_step(&mut self, row: Option<RowKey>) {
        let mut log = self.take_typed_into(row);
        log.extend(self.drafts.take_log());
        if log.is_empty() {
            return;
        }
        self.steps.last += 1;
        let (number, title) = (self.steps.last, "Type a row that is not saved".to_owned());
        self.steps.push(Step { number, title, log, row: None, standing: Standing::Own(After::Unknown) });
    }

    /// The steps right before that typed into this new row, which are part of a greater one.
    fn take_typed_into(&mut self, row: Option<RowKey>) -> Vec<Inverse> {
        if row.is_none() {
            return Vec::new();
        }
        let is_part = |step: &Step| step.row == row && matches!(step.standing, Standing::Own(_));
        let first = self.steps.done.iter().rposition(|step| !is_part(step)).map_or(0, |at| at + 1);
        self.steps.done.drain(first..).flat_map(|step| step.log).collect()
    }

    /// Ends a step that asks the engine for something; answers with its number. What was typed into `row`
    /// right before is part of it.
    pub(super) fn end_asking_step(&mut self, title: &str, row: Option<RowKey>) -> u32 {
        let mut log = self.take_typed_into(row);
        log.extend(self.drafts.take_log());
        self.steps.last += 1;
        let (number, title) = (self.steps.last, title.to_owned());
        self.steps.push(Step { number, title, log, row: None, standing: Standing::Asked });
        number
    }

    /// The engine answered: what that changed in the drafts belongs to the step.
    pub(super) fn step_answered(&mut self, number: u32, journal: Option<StepId>) {
        let log = self.drafts.take_log();
        let Some(at) = self.steps.done.iter().position(|step| step.number == number) else { return };
        if let Some(step) = self.steps.done.get_mut(at) {
            step.log.extend(log);
            step.standing = journal.map_or(Standing::Own(After::Unknown), Standing::Journal);
        }
        // What only changed the file is the journal's affair.
        if self.steps.done.get(at).is_some_and(|step| step.log.is_empty()) {
            self.steps.done.remove(at);
        }
    }

    /// Nothing is under way any more, and `last` is the last step of the journal that stands.
    pub(crate) fn know_last_step(&mut self, last: Option<StepId>) {
        for step in self.steps.done.iter_mut().rev() {
            match &mut step.standing {
                Standing::Own(after @ After::Unknown) => *after = After::Step(last),
                _ => break,
            }
        }
    }

    /// What undo or redo would take next, where that is a step of the drafts alone.
    pub(crate) fn next_own_step(&self, direction: Direction, last: Option<StepId>) -> Option<&str> {
        self.steps.own(direction, last).map(|step| step.title.as_str())
    }

    /// Takes back or does again the step that `next_own_step` names; answers with its title.
    pub(crate) fn travel(&mut self, direction: Direction, last: Option<StepId>) -> Option<String> {
        self.steps.own(direction, last)?;
        let (from, to) = match direction {
            Direction::Undo => (&mut self.steps.done, &mut self.steps.undone),
            Direction::Redo => (&mut self.steps.undone, &mut self.steps.done),
        };
        let mut step = from.pop()?;
        step.log = self.drafts.revert(step.log);
        step.standing = Standing::Own(After::Step(last));
        let title = step.title.clone();
        to.push(step);
        self.touched.clear();
        Some(title)
    }

    /// The journal took a step back or did it again: its drafts go along.
    pub(crate) fn travelled(&mut self, direction: Direction, id: StepId) {
        let (from, to) = match direction {
            Direction::Undo => (&mut self.steps.done, &mut self.steps.undone),
            Direction::Redo => (&mut self.steps.undone, &mut self.steps.done),
        };
        let Some(at) = from.iter().rposition(|step| step.standing == Standing::Journal(id)) else { return };
        let mut step = from.remove(at);
        step.log = self.drafts.revert(step.log);
        to.push(step);
        self.touched.clear();
    }
}
