//! What was typed in a shop and is not in its file: given back to who typed it, and kept.

use crate::ui::drafts::Drafts;
use crate::ui::format;

use super::ShopWindow;

impl ShopWindow {
    /// Gives whoever acts back what they typed last time and the engine refused, and keeps what is refused
    /// now.
    pub(crate) fn keep_drafts(&mut self, drafts: &mut Drafts) {
        let Some(login) = self.desk.facts.value.as_ref().map(|facts| &facts.login) else { return };
        if self.kept.as_ref().is_none_or(|(of, _)| of != login) {
            let (cells, orders) = drafts.get(self.desk.path(), login);
            self.orders.restore(orders);
            if !cells.is_empty() {
                let count = i64::try_from(cells.len()).unwrap_or(i64::MAX);
                let cells = format::counted(count, "cell", "cells");
                self.toasts.say(format!("{cells} as you typed last time, not saved yet"));
            }
            self.rates.restore(cells);
        }
        let changes = self.rates.draft_changes().wrapping_add(self.orders.changes());
        if self.kept.as_ref().is_some_and(|(of, at)| of == login && *at == changes) {
            return;
        }
        drafts.keep(self.desk.path(), login, self.rates.drafts(), self.orders.unsaved());
        self.kept = Some((login.clone(), changes));
    }
}
