//! Drafts of cells, orders and the forms of lists: counted, restored for the user who typed them, and saved whenever
//! they change.

use crate::model::Tab;
use crate::room::AnyRoom;
use crate::session::drafts::{Claim, Drafts, UserDrafts};
use crate::translate::{self, tr};

use super::ShopWindow;

/// The claim on a user's saved drafts, and the state that was saved last.
#[derive(Debug)]
pub(crate) struct KeptDrafts {
    claim: Claim,
    /// The change count of the grid and the forms when they were saved.
    changes: Option<u64>,
}

/// Unsaved text of one tab.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct NotSaved {
    pub(crate) tab: Tab,
    /// `3 orders`.
    pub(crate) count: String,
    /// True if it survives closing the program.
    pub(crate) is_kept: bool,
}

impl ShopWindow {
    /// Unsaved text by tab; empty when everything is saved.
    pub(crate) fn not_saved(&self) -> Vec<NotSaved> {
        let not_saved = |room: &dyn AnyRoom| {
            let count = translate::text(&room.not_saved()?);
            Some(NotSaved { tab: room.tab(), count, is_kept: room.is_kept() })
        };
        self.rooms.all().filter_map(not_saved).collect()
    }

    /// Opens a tab with the next of its forms that are not saved.
    pub(crate) fn show_not_saved(&mut self, tab: Tab) {
        self.go(tab);
        if let Some(action) = self.rooms.of_mut(tab).show_not_saved() {
            self.act(action);
        }
    }

    /// Restores the user's drafts once, and saves them whenever they change.
    pub(crate) fn keep_drafts(&mut self, drafts: &Drafts) {
        let Some(login) = self.session.facts.value.as_ref().map(|facts| facts.login.clone()) else { return };
        if self.kept.as_ref().is_none_or(|kept| kept.claim.login() != login) {
            // Releases the lock on the drafts of the previous user.
            self.kept = None;
            let claim = drafts.claim(self.session.path(), &login);
            self.give_back(&claim);
            self.kept = Some(KeptDrafts { claim, changes: None });
        }
        if self.session.order_views.take_changed_elsewhere() {
            self.rooms.orders.price_again();
            self.ask_drafts();
        }
        let changes = self.rooms.all().fold(0_u64, |all, room| all.wrapping_add(room.changes()));
        if self.kept.as_ref().is_none_or(|kept| kept.changes == Some(changes)) {
            return;
        }
        let forms = self.rooms.all().filter_map(AnyRoom::drafts).collect();
        let typed =
            UserDrafts { cells: self.rooms.rates.drafts(), orders: self.rooms.orders.unsaved(), forms };
        if let Some(kept) = &mut self.kept {
            kept.claim.keep(typed);
            kept.changes = Some(changes);
        }
    }

    /// Gives restored drafts to the tabs, and shows how many there are.
    fn give_back(&mut self, claim: &Claim) {
        let typed = claim.typed().clone();
        self.rooms.rates.restore(typed.cells);
        self.rooms.orders.restore(typed.orders);
        self.rooms.for_each(|room| room.restore(&typed.forms));
        let counts: Vec<String> = self.not_saved().into_iter().map(|one| one.count).collect();
        if !counts.is_empty() {
            let records = counts.join(", ");
            self.toasts.say(tr!("{records} that you typed last time, not saved yet", records));
        }
        if claim.has_others() {
            self.toasts.say(tr!(
                "More is typed and not saved in another window of this shop. If that was closed, it is here when \
                 this is saved and the shop is opened again"
            ));
        }
        self.ask_drafts();
    }
}
