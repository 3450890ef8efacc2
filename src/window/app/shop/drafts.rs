//! Drafts of cells, orders and the forms of lists: counted, restored for the user who typed them, and saved whenever
//! they change.

use crate::model::Tab;
use crate::session::drafts::{Claim, Drafts, UserDrafts};
use crate::translate::{self, tr};

use super::ShopWindow;
use super::page::Page;
use super::pages::{PAGES, page_of};

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
    pub(crate) fn not_saved(&mut self) -> Vec<NotSaved> {
        let mut all = Vec::new();
        for Page { tab, unsaved, .. } in &PAGES {
            let count = (unsaved.count)(self);
            if count > 0 {
                let count = translate::text(&(unsaved.counted)(count));
                all.push(NotSaved { tab: *tab, count, is_kept: unsaved.is_kept });
            }
        }
        all
    }

    /// Opens a tab with the next of its forms that are not saved.
    pub(crate) fn show_not_saved(&mut self, tab: Tab) {
        self.go(tab);
        (page_of(tab).unsaved.show)(self);
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
            self.orders.price_again();
            self.ask_drafts();
        }
        let changes = PAGES.iter().fold(0_u64, |all, page| all.wrapping_add((page.unsaved.changes)(self)));
        if self.kept.as_ref().is_none_or(|kept| kept.changes == Some(changes)) {
            return;
        }
        let forms = PAGES.iter().map(|page| &page.unsaved);
        let forms = forms.filter_map(|unsaved| Some((unsaved.key.to_owned(), (unsaved.drafts)(self)?)));
        let forms = forms.collect();
        let typed = UserDrafts { cells: self.rates.drafts(), orders: self.orders.unsaved(), forms };
        if let Some(kept) = &mut self.kept {
            kept.claim.keep(typed);
            kept.changes = Some(changes);
        }
    }

    /// Gives restored drafts to the tabs, and shows how many there are.
    fn give_back(&mut self, claim: &Claim) {
        let typed = claim.typed().clone();
        self.rates.restore(typed.cells);
        self.orders.restore(typed.orders);
        for Page { unsaved, .. } in &PAGES {
            if let Some(drafts) = typed.forms.get(unsaved.key) {
                (unsaved.restore)(self, drafts.clone());
            }
        }
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
