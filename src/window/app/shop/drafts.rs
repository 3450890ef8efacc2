//! Drafts of cells, orders and the forms of lists: counted, restored for the user who typed them, and saved whenever
//! they change.

use crate::model::Tab;
use crate::session::drafts::{Claim, Drafts, UserDrafts};

use super::ShopWindow;
use super::lists::{ListStates, ListTab};

/// The claim on a user's saved drafts, and the state that was saved last.
#[derive(Debug)]
pub(crate) struct KeptDrafts {
    claim: Claim,
    /// The change count of the grid and the forms when they were saved.
    changes: Option<u64>,
}

/// What is typed in a tab and not saved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct NotSaved {
    pub(crate) tab: Tab,
    /// `3 orders`.
    pub(crate) count: String,
    /// Whether it is kept when the program closes.
    pub(crate) is_kept: bool,
}

impl ListStates {
    /// All lists.
    fn all(&mut self) -> [&mut dyn ListTab; 4] {
        let Self { purchases, products, customers, suppliers } = self;
        [purchases, products, customers, suppliers]
    }

    /// Has the unsaved forms persisted.
    pub(super) fn leave(&mut self) {
        for list in self.all() {
            list.leave();
        }
    }
}

impl ShopWindow {
    /// What is typed and not saved, by tab; empty where all is saved.
    pub(crate) fn not_saved(&mut self) -> Vec<NotSaved> {
        let formatter = self.session.formatter;
        let mut all = Vec::new();
        let mut add = |tab, count: usize, (one, many): (&str, &str)| {
            if count > 0 {
                let count = formatter.counted(i64::try_from(count).unwrap_or(i64::MAX), one, many);
                all.push(NotSaved { tab, count, is_kept: tab != Tab::Returns });
            }
        };
        add(Tab::Orders, self.orders.unsaved_count(), ("order", "orders"));
        for list in self.lists.all() {
            let (tab, words) = list.noun();
            add(tab, list.unsaved(), words);
        }
        add(Tab::TaxRates, self.rates.unsaved_rows().len(), ("row", "rows"));
        add(Tab::Returns, self.returns.unsaved_boxes(), ("box", "boxes"));
        all
    }

    /// Opens a tab with the next of its forms that are not saved.
    pub(crate) fn show_not_saved(&mut self, tab: Tab) {
        self.go(tab);
        if tab == Tab::Orders {
            if let Some(number) = self.orders.show_unsaved() {
                self.show_order(number);
            }
        } else if let Some(list) = self.lists.of(tab) {
            list.show_unsaved();
        } else {
            self.take_keyboard();
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
            self.orders.forget_totals();
            self.orders.price_again();
            self.ask_drafts();
        }
        let forms = self.lists.all().into_iter().map(|list| list.changes());
        let changes = forms.chain([self.rates.draft_changes(), self.orders.changes()]);
        let changes = changes.fold(0, u64::wrapping_add);
        if let Some(kept) = self.kept.as_mut().filter(|kept| kept.changes != Some(changes)) {
            kept.claim.keep(UserDrafts {
                cells: self.rates.drafts(),
                orders: self.orders.unsaved(),
                purchases: self.lists.purchases.unsaved_forms(),
                products: self.lists.products.unsaved_forms(),
                customers: self.lists.customers.unsaved_forms(),
                suppliers: self.lists.suppliers.unsaved_forms(),
            });
            kept.changes = Some(changes);
        }
    }

    /// Gives restored drafts to the tabs, and shows how many there are.
    fn give_back(&mut self, claim: &Claim) {
        let typed = claim.typed().clone();
        self.rates.restore(typed.cells);
        self.orders.restore(typed.orders);
        self.lists.purchases.restore(typed.purchases);
        self.lists.products.restore(typed.products);
        self.lists.customers.restore(typed.customers);
        self.lists.suppliers.restore(typed.suppliers);
        let counts: Vec<String> = self.not_saved().into_iter().map(|one| one.count).collect();
        if !counts.is_empty() {
            self.toasts.say(format!("{} that you typed last time, not saved yet", counts.join(", ")));
        }
        if claim.has_others() {
            self.toasts.say(
                "More is typed and not saved in another window of this shop. If that was closed, it is here when \
                 this is saved and the shop is opened again"
                    .to_owned(),
            );
        }
        self.ask_drafts();
    }
}
