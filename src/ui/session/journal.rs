//! The journal: what undo and redo would do, and the history of what was done.

use crate::domain::access::Actor;
use crate::engine::{Direction, Engine, PastStep};
use crate::ui::model::{HistoryView, JournalSteps};

use super::ShopSession;

/// Lines of the history that are added at once.
const PAGE: i64 = 200;

impl ShopSession {
    pub(crate) fn more_history(&mut self) {
        self.history_length += PAGE;
        self.ask_history();
    }

    /// After a change; the history only where it was opened before.
    pub(crate) fn refresh_journal(&mut self) {
        self.ask_steps();
        if !self.views.history.is_unknown() {
            self.ask_history();
        }
    }

    /// What undo and redo would do; `None` while that is not known, or not for whoever acts.
    pub(crate) fn steps(&self) -> Option<&JournalSteps> {
        self.views.steps.value.as_ref().filter(|_| self.views.steps.refusal.is_none())
    }

    /// The last step of the journal that stands.
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
