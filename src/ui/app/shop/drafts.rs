//! Drafts of cells, orders and purchases: restored for the user who typed them, and saved whenever they change.

use crate::ui::session::drafts::{Claim, Drafts};

use super::ShopWindow;

/// The claim on a user's saved drafts, and the state that was saved last.
#[derive(Debug)]
pub(crate) struct KeptDrafts {
    claim: Claim,
    /// The change count of the grid and the forms when they were saved.
    changes: Option<u64>,
}

impl ShopWindow {
    /// Restores the user's drafts once, and saves them whenever they change.
    pub(crate) fn keep_drafts(&mut self, drafts: &Drafts) {
        let Some(login) = self.session.facts.value.as_ref().map(|facts| facts.login.clone()) else { return };
        if self.kept.as_ref().is_none_or(|kept| kept.claim.login() != login) {
            // Releases the lock on the drafts of the previous user.
            self.kept = None;
            let mut claim = drafts.claim(self.session.path(), &login);
            self.give_back(&mut claim);
            self.kept = Some(KeptDrafts { claim, changes: None });
        }
        if self.session.order_views.take_changed_elsewhere() {
            self.ask_drafts();
        }
        let changes = [self.rates.draft_changes(), self.orders.changes(), self.lists.purchases.changes()];
        let changes = changes.into_iter().fold(0, u64::wrapping_add);
        if let Some(kept) = self.kept.as_mut().filter(|kept| kept.changes != Some(changes)) {
            kept.claim.keep(self.rates.drafts(), self.orders.unsaved(), self.lists.purchases.unsaved_forms());
            kept.changes = Some(changes);
        }
    }

    /// Gives restored drafts to the tabs, and shows how many there are.
    fn give_back(&mut self, claim: &mut Claim) {
        let mut cells = 0;
        for typed in claim.sets() {
            typed.orders = self.orders.restore(std::mem::take(&mut typed.orders));
            let purchases = std::mem::take(&mut typed.purchases);
            typed.purchases = self.lists.purchases.restore(purchases);
            cells += typed.cells.len();
            self.rates.restore(std::mem::take(&mut typed.cells));
        }
        if cells > 0 {
            let cells =
                self.session.formatter.counted(i64::try_from(cells).unwrap_or(i64::MAX), "cell", "cells");
            self.toasts.say(format!("{cells} that you typed last time, not saved yet"));
        }
        if claim.elsewhere() > 0 {
            let count = i64::try_from(claim.elsewhere()).unwrap_or(i64::MAX);
            let orders = self.session.formatter.counted(count, "order", "orders");
            let verb = if count == 1 { "is" } else { "are" };
            self.toasts.say(format!("{orders} not saved yet {verb} open in another window: finish there"));
        }
        self.ask_drafts();
    }
}
