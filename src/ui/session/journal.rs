//! The journal: the next steps of undo and redo, and the history of changes.

use crate::domain::access::Actor;
use crate::engine::{Direction, Engine, PastStep};
use crate::ui::model::{HistoryView, JournalSteps};

use super::ShopSession;

/// The number of history rows that are added at once.
const PAGE: i64 = 200;

impl ShopSession {
    pub(crate) fn more_history(&mut self) {
        self.history_length += PAGE;
        self.ask_history();
    }

    /// Requests the journal again after a change; the history only if its tab was opened before.
    pub(crate) fn refresh_journal(&mut self) {
        self.ask_steps();
        if !self.views.history.is_unknown() {
            self.ask_history();
        }
    }

    /// The next steps of undo and redo; `None` while unknown, or if the acting user may not see them.
    pub(crate) fn steps(&self) -> Option<&JournalSteps> {
        self.views.steps.value.as_ref().filter(|_| self.views.steps.refusal.is_none())
    }

    /// The id of the last step of the journal that is not undone.
    pub(crate) fn last_step(&self) -> Option<i64> {
        self.steps()?.last
    }

    pub(super) fn ask_steps(&mut self) {
        self.ask(
            |session| &mut session.views.steps,
            |engine, actor| {
                let last = engine.next_step(actor, Direction::Undo)?;
                let redo = engine.next_step(actor, Direction::Redo)?.map(|step| step.title);
                let id = last.as_ref().map(PastStep::id);
                Ok(JournalSteps { undo: last.map(|step| step.title), redo, last: id })
            },
        );
    }

    pub(super) fn ask_history(&mut self) {
        let length = self.history_length.max(PAGE);
        self.history_length = length;
        let work = move |engine: &Engine, actor: &Actor| {
            let zone = engine.shop()?.time_zone;
            let mut entries = engine.history(actor, length.saturating_add(1), 0)?;
            let shown = usize::try_from(length).unwrap_or(usize::MAX);
            let has_more = entries.len() > shown;
            entries.truncate(shown);
            let latest = engine.next_step(actor, Direction::Undo)?;
            Ok(HistoryView::new(entries, latest.as_ref(), zone, has_more))
        };
        self.ask(|session| &mut session.views.history, work);
    }
}
