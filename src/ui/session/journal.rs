//! Taking steps back and doing them again, and the history of what was done.

use crate::engine::{Direction, PastStep};
use crate::ui::model::{HistoryView, JournalSteps};

use super::{Answer, HISTORY, Intent, Outcome, STEPS, ShopSession};

/// Lines of the history that are asked for at once.
const PAGE: i64 = 200;

impl ShopSession {
    /// Takes the last step back, or does it again.
    pub(crate) fn travel(&mut self, direction: Direction) {
        let note = match direction {
            Direction::Undo => "Undone",
            Direction::Redo => "Redone",
        };
        self.write(Intent::Other, note, move |engine, actor, now| {
            let step = engine.travel(actor, direction, now)?;
            Ok(Outcome::Travelled { direction, step })
        });
    }

    /// More of the history.
    pub(crate) fn more_history(&mut self) {
        self.history_length += PAGE;
        self.ask_history();
    }

    /// After a change: what undo and redo would do, and the history where it was looked at.
    pub(super) fn refresh_journal(&mut self) {
        self.ask_steps();
        if self.history.value.is_some() || self.history.refusal.is_some() {
            self.ask_history();
        }
    }

    /// What undo and redo would do.
    pub(super) fn ask_steps(&mut self) {
        self.ask(STEPS, |engine, actor| {
            let last = engine.next_step(actor, Direction::Undo)?;
            let redo = engine.next_step(actor, Direction::Redo)?.map(|step| step.title);
            let id = last.as_ref().map(PastStep::id);
            Ok(Answer::JournalSteps(JournalSteps { undo: last.map(|step| step.title), redo, last: id }))
        });
    }

    pub(super) fn ask_history(&mut self) {
        let length = self.history_length.max(PAGE);
        self.history_length = length;
        self.history.is_waiting = true;
        self.ask(HISTORY, move |engine, actor| {
            let zone = engine.shop()?.time_zone;
            let mut entries = engine.history(actor, length.saturating_add(1), 0)?;
            let shown = usize::try_from(length).unwrap_or(usize::MAX);
            let has_more = entries.len() > shown;
            entries.truncate(shown);
            let latest = engine.next_step(actor, Direction::Undo)?;
            Ok(Answer::History(HistoryView::new(entries, latest.as_ref(), zone, has_more)))
        });
    }
}
