//! The Orders tab in an open shop: what its actions mean, and what came of them.

use std::sync::Arc;

use egui::Ui;

use crate::domain::ids::ProductId;
use crate::ui::format;
use crate::ui::model::{OpenOrder, OrderFilter, OrdersAction, Tab};
use crate::ui::session::OrdersOutcome;
use crate::ui::tabs::Action;
use crate::ui::tabs::orders::orders_ui;

use super::ShopWindow;

impl ShopWindow {
    /// Draws the tab.
    pub(super) fn orders_ui(&mut self, ui: &mut Ui) -> Vec<Action> {
        let Some(view) = self.session.orders_view() else { return Vec::new() };
        let state = &mut self.orders;
        ui.push_id(Tab::Orders.name(), |ui| orders_ui(ui, &view, state)).inner
    }

    /// How many orders are listed, what they come to, and how many forms are not saved.
    pub(super) fn orders_shown(&self) -> Option<String> {
        let shown = self.session.books.shown()?;
        let unsaved = i64::try_from(self.orders.unsaved_count()).unwrap_or(i64::MAX);
        Some(match unsaved {
            0 => shown,
            _ => format!("{} not saved · {shown}", format::counted(unsaved, "form", "forms")),
        })
    }

    /// A form for a new order, wherever that is asked for.
    pub(crate) fn begin_order(&mut self) {
        self.go(Tab::Orders);
        if let Some(view) = self.session.orders_view() {
            self.orders.begin_empty(&view);
        }
    }

    /// An order in its form, from another tab.
    pub(crate) fn show_order(&mut self, number: String) {
        self.go(Tab::Orders);
        self.orders.show(number);
    }

    /// The orders that hold a product.
    pub(crate) fn show_orders_of_product(&mut self, id: ProductId, name: String) {
        self.show_orders(OrderFilter { product: Some((id, name)), ..OrderFilter::default() });
    }

    /// The orders of a customer.
    pub(crate) fn show_orders_of_customer(&mut self, login: String, name: String) {
        self.show_orders(OrderFilter { customer: Some((login, name)), ..OrderFilter::default() });
    }

    fn show_orders(&mut self, filter: OrderFilter) {
        self.go(Tab::Orders);
        self.orders.filtered(&filter);
        self.orders.open_first();
        self.session.filter_orders(filter);
    }

    pub(super) fn orders_act(&mut self, action: OrdersAction) {
        match action {
            OrdersAction::Begin => self.begin_order(),
            OrdersAction::Duplicate(number) => self.duplicate(&number),
            OrdersAction::Filter(filter) => {
                self.orders.filtered(&filter);
                self.session.filter_orders(filter);
            }
            action => self.session.orders_act(action),
        }
    }

    /// A copy of an order in a form of its own; it is in the books when that is saved.
    fn duplicate(&mut self, number: &str) {
        let open: Option<Arc<OpenOrder>> = self.session.books.open().cloned();
        let Some(open) = open.filter(|open| open.order.number == number) else { return };
        if let Some(view) = self.session.orders_view() {
            self.orders.begin_like(&view, &open);
        }
    }

    /// What came of a change.
    pub(super) fn orders_came(&mut self, outcome: OrdersOutcome) {
        match outcome {
            OrdersOutcome::Saved { key, open } => self.orders.saved(&key, &open.order.number),
            OrdersOutcome::SavedBefore { draft, open } => {
                self.orders.saved_before(&draft, &open).into_iter().for_each(|words| self.toasts.say(words));
            }
            OrdersOutcome::Doubted { key, words } => self.orders.doubted(key, words),
            OrdersOutcome::SaveRefused { key, refusal } => self.orders.refused(&key, refusal),
            OrdersOutcome::Done { words, .. } => {
                self.orders.done();
                self.toasts.say_with_undo(words);
            }
            OrdersOutcome::RefundRefused(refusal) => self.refuse(refusal, None),
        }
    }
}
