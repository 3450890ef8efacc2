//! The Orders tab: a page of a list whose rows are loaded as they come into view, with the drafts of new orders above
//! them, and a form that the engine prices as it is typed into.

mod exemption;
mod form;
mod head;
mod lines;
mod list;
mod notices;
mod offers;
mod receipt;
mod refund;
mod state;
mod who;

use egui::{Rect, Ui, UiBuilder};
use egui_material_icons::icons::ICON_RECEIPT_LONG;

use crate::keyboard::{self, Hold};
use crate::model::{
    DraftLine, Form, FormField, FormKey, OrderColumn, OrderDraft, OrderFilter, OrderKey, OrderListView,
    Orders, OrdersAction, Saving, Tab,
};
use crate::tabs::Action;
use crate::tabs::fill_ui;
use crate::tabs::page::{Asked, Facts, ListPage, ListWords};
use crate::tabs::panel::PanelAction;
use crate::tabs::refused::error_ui;
use crate::translate::tr;
use crate::widgets::{Column, Mood, Notice, Row, Sorting, loading_line, notice};
use domain::label;
use domain::order::form::{FormLine, OrderForm};
use domain::order::{Order, OrderStatus, Product};

use state::OrdersPage;
pub(crate) use state::OrdersState;

/// The width in points of the list before a wide window adds to it, and the minimal width of the
/// form.
const LIST: f32 = 564.0;
const FORM: f32 = 470.0;

/// The columns that can be sorted by, with their keys.
const SORTED: [(OrderColumn, &str); 3] =
    [(OrderColumn::Date, "date"), (OrderColumn::Number, "number"), (OrderColumn::Total, "total")];

impl ListPage for Orders<'_> {
    type Key = String;
    type Texts = OrderDraft;
    type Field = FormField;
    type State = OrdersState;

    fn state(state: &mut OrdersState) -> &mut OrdersPage {
        &mut state.page
    }

    fn facts(&self) -> Facts<'_> {
        let list = self.list.value.as_ref();
        let filter = self.filter;
        let is_only = filter.product.is_some() || filter.customer.is_some();
        let nothing = if is_only {
            label!("Archived orders are listed only when their status is chosen.")
        } else {
            label!("Use a shorter filter, or choose other days or statuses.")
        };
        let by = SORTED.iter().find(|(column, _)| *column == filter.column).map_or("", |(_, by)| by);
        Facts {
            tab: Tab::Orders,
            words: ListWords {
                new: label!("New order"),
                all: label!("All orders"),
                none_yet: label!("No orders yet"),
                no_match: label!("No order matches"),
                selected: label!("{count} {count:order|orders} selected"),
                empty: label!("Enter the first one, or import earlier ones from a file."),
                find: label!("Number, name or product"),
                ..ListWords::default()
            },
            table: Tab::Orders.name(),
            controls: head::controls(filter),
            nothing: (nothing, label!("Show all orders")),
            refusal: self.list.refusal.as_ref(),
            is_loaded: list.is_some(),
            is_waiting: self.list.is_waiting(),
            is_empty: list.is_some_and(|list| list.all == 0 && list.count == 0 && list.filter.is_any()),
            may_change: self.may_manage,
            sorting: Sorting { by, is_descending: filter.is_descending },
            is_edgeless: true,
        }
    }

    fn filters(&self, ui: &mut Ui, state: &mut OrdersState) -> Option<Action> {
        head::filters_ui(ui, self, state.page.first_day).map(filtered)
    }

    fn ask(&self, asked: Asked<String>, state: &OrdersState) -> Option<Action> {
        let drafts = state.new_forms().count();
        let filter = self.filter.clone();
        Some(match asked {
            Asked::Find(text) => filtered(OrderFilter { text, ..filter }),
            Asked::All => filtered(OrderFilter::default()),
            Asked::Sort(Sorting { by, is_descending }) => {
                let (column, _) = SORTED.into_iter().find(|(_, key)| *key == by)?;
                filtered(OrderFilter { column, is_descending, ..filter })
            }
            Asked::Hold(rows) => {
                let rows = rows.start.saturating_sub(drafts)..rows.end.saturating_sub(drafts);
                let list = self.list.value.as_ref().filter(|_| !self.list.is_waiting())?;
                return (!list.holds(&rows)).then_some(Action::Orders(OrdersAction::Hold(rows)));
            }
            Asked::Select(rows) => {
                let rows = rows.start.saturating_sub(drafts)..rows.end.saturating_sub(drafts);
                Action::Orders(OrdersAction::Select(rows))
            }
            Asked::Remove(numbers) => return list::archive(self, numbers),
        })
    }

    fn count(&self, state: &OrdersState) -> usize {
        self.list.value.as_ref().map_or(0, |list| list.count) + state.new_forms().count()
    }

    fn key(&self, at: usize, state: &OrdersState) -> Option<OrderKey> {
        if let Some(key) = state.new_forms().nth(at) {
            return Some(key.clone());
        }
        let row = self.list.value.as_ref()?.row(at - state.new_forms().count())?;
        Some(FormKey::One(row.order.number.clone()))
    }

    fn columns(&self, width: f32) -> Vec<Column> {
        list::columns(width, self.amounts.sign())
    }

    fn row(&self, row: &mut Row<'_, '_>, _columns: &[Column], state: &OrdersState) {
        list::order_row(row, self, state);
    }

    fn settle(&self, is_wide: bool, state: &mut OrdersState) -> Option<Action> {
        let list = self.list.value.as_ref()?;
        if std::mem::take(&mut state.is_begun) {
            state.begin_empty(self);
        }
        if std::mem::take(&mut state.page.is_find_left) && state.place(list).is_none() {
            // If the open order is not in the list, the first one of the list is opened.
            state.page.going = Some(state.new_forms().count());
        }
        let is_current = list.filter == *self.filter;
        if is_wide && is_current && !self.list.is_waiting() && self.is_put_away(list, state) {
            state.page.going = Some(state.page.list.at.min(self.count(state).saturating_sub(1)));
        }
        if let Some((at, key)) = state.page.going.and_then(|at| Some((at, self.key(at, state)?)))
            && is_current
        {
            (state.page.going, state.page.list.at) = (None, at);
            state.look_at(key);
        }
        if state.page.open.is_none()
            && !state.page.was_shown
            && is_current
            && let saved = list.row(0).map(|row| FormKey::One(row.order.number.clone()))
            && let Some(key) = saved.or_else(|| state.new_forms().next().cloned())
        {
            state.look_at(key);
            state.page.was_shown = true;
        }
        // The current row follows the open order, which sorting may have moved.
        if let Some(at) = state.place(list).filter(|_| state.page.selection.is_empty()) {
            state.page.list.at = at;
            if is_current && !self.list.is_waiting() && std::mem::take(&mut state.is_sought) {
                state.page.reveal = Some(at);
            }
        }
        totals(self, state)
    }

    fn begin(&self, state: &mut OrdersState) {
        state.begin_empty(self);
    }

    fn look_at(&self, key: OrderKey, state: &mut OrdersState) {
        state.look_at(key);
    }

    fn rooms(&self, room: Rect) -> [Rect; 2] {
        // In a wide window the list takes the rest of the width.
        let over = (room.width() - LIST - 756.0).max(0.0);
        let wide = (LIST + over).min(room.width() - FORM).max(room.width() * 0.46);
        room.split_left_right_at_x((room.left() + wide).round()).into()
    }

    fn form(&self, ui: &mut Ui, room: Rect, is_alone: bool, state: &mut OrdersState) -> Vec<Action> {
        state.view.is_alone = is_alone;
        form_side(ui, room, self, state)
    }

    fn actions(&self, ui: &mut Ui, state: &OrdersState) -> Option<Action> {
        list::actions_ui(ui, self, &state.page)
    }

    fn fill(&self, ui: &mut Ui, _facts: &Facts<'_>, _state: &mut OrdersState) -> Option<Action> {
        fill_ui(ui)
    }
}

impl Orders<'_> {
    /// True if the open order was archived, and so left the list. One that another tab asked for stays open.
    fn is_put_away(&self, list: &OrderListView, state: &OrdersState) -> bool {
        let open = self.open().filter(|open| open.order.status == OrderStatus::Trash);
        let is_open =
            open.is_some_and(|open| state.page.open == Some(FormKey::One(open.order.number.clone())));
        is_open
            && !state.is_sought
            && !self.filter.statuses.contains(&OrderStatus::Trash)
            && state.place(list).is_none()
    }
}

fn filtered(filter: OrderFilter) -> Action {
    Action::Orders(OrdersAction::Filter(filter))
}

fn form_side(ui: &mut Ui, room: Rect, view: &Orders<'_>, state: &mut OrdersState) -> Vec<Action> {
    let mut inner = ui.new_child(UiBuilder::new().max_rect(room));
    let Some(key) = state.page.open.clone() else {
        let content = Notice {
            icon: ICON_RECEIPT_LONG,
            mood: Mood::Inviting,
            heading: tr!("No order is open"),
            sentence: tr!("Choose one in the list, or begin a new one with Ctrl+Shift+N."),
        };
        notice(&mut inner, &content);
        return Vec::new();
    };
    let mut actions = Vec::new();
    let open = view.open();
    if let FormKey::One(number) = &key {
        let is_asked = view.looking_at == Some(number.as_str());
        if !is_asked {
            actions.push(Action::Orders(OrdersAction::LookAt(number.clone())));
        }
        if is_asked && open.is_none() && !view.order.is_waiting() && view.order.refusal.is_none() {
            state.gone();
            return actions;
        }
    }
    let Some(mut form) = state.take(open) else {
        if let Some(problem) = view.order.refusal.as_ref().filter(|_| !view.order.is_waiting()) {
            actions.extend(error_ui(&mut inner, tr!("This order cannot be shown"), problem));
        } else {
            loading_line(ui, room);
        }
        return actions;
    };
    actions.extend(form::form(ui, room, view, &mut form, &key, state));
    let action = state.page.action.take();
    if matches!(action, Some(PanelAction::Save | PanelAction::Related)) {
        state.page.then_new |= action == Some(PanelAction::Related);
        actions.extend(save(view, &mut form, &key, state));
    }
    actions.extend(price(view, &form, &key, state));
    actions.extend(price_refund(&key, state));
    let is_saving = form.sent.is_some();
    state.put(form, open);
    follow_keys(ui, is_saving, state);
    match action {
        Some(PanelAction::Discard) => state.discard(),
        Some(PanelAction::Back) => state.page.open = None,
        _ => {}
    }
    actions
}

/// Tells which keys to hold back in the next frame: all while the form is being saved, those that act while
/// suggestions are loaded.
fn follow_keys(ui: &Ui, is_saving: bool, state: &mut OrdersState) {
    let is_looked_up = std::mem::take(&mut state.view.is_looked_up);
    if ui.memory(|memory| memory.top_modal_layer().is_some()) {
        return;
    }
    let hold = if is_saving {
        Hold::Everything
    } else if is_looked_up {
        Hold::Acting
    } else {
        Hold::Nothing
    };
    keyboard::follow(ui.ctx(), hold);
}

/// Asks for the totals of the form, if they differ from those of the books and were not asked for
/// yet.
fn price(view: &Orders<'_>, form: &Form, key: &OrderKey, state: &mut OrdersState) -> Option<Action> {
    if !key.is_new() && form.now.is_same_figures(&form.base) {
        return None;
    }
    let order = form.now.estimate(view.now.day, view.amounts);
    state.view.is_priced = order.is_some();
    if !form.now.has_items() && key.is_new() {
        state.totals.insert(key.clone(), String::new());
    }
    let mut order = order?;
    order.number = key.one().cloned();
    let wanted = (key.clone(), order);
    if state.view.priced.as_ref() == Some(&wanted) {
        return None;
    }
    state.view.priced = Some(wanted.clone());
    Some(Action::Orders(OrdersAction::Price(wanted.0, Box::new(wanted.1))))
}

/// Asks for the totals of the new forms that have none yet; that of the open one follows its figures.
fn totals(view: &Orders<'_>, state: &mut OrdersState) -> Option<Action> {
    if let Some((key @ FormKey::New(_), figures)) = &view.priced.value
        && state.page.forms.all.get(key).is_some_and(|form| form.now.has_items())
        && state.totals.get(key) != Some(&figures.plain_total)
    {
        state.totals.insert(key.clone(), figures.plain_total.clone());
    }
    let is_new = |key: &&OrderKey| !state.totals.contains_key(*key);
    let missing: Vec<OrderKey> = state.new_forms().filter(is_new).cloned().collect();
    let estimate = |key: &OrderKey| {
        let form = state.page.forms.all.get(key)?.now.estimate(view.now.day, view.amounts)?;
        Some((key.clone(), form))
    };
    let asked: Vec<(OrderKey, OrderForm)> = missing.iter().filter_map(estimate).collect();
    state.totals.extend(missing.into_iter().map(|key| (key, String::new())));
    (!asked.is_empty()).then_some(Action::Orders(OrdersAction::TotalDrafts(asked)))
}

fn price_refund(key: &OrderKey, state: &mut OrdersState) -> Option<Action> {
    let refund = state.view.refund.clone()?;
    if state.view.asked_refund.as_ref() == Some(&refund) {
        return None;
    }
    state.view.asked_refund = Some(refund.clone());
    Some(Action::Orders(OrdersAction::PriceRefund(key.one()?.clone(), refund)))
}

/// Sends the form to be saved, or moves the focus to its first mistake.
fn save(view: &Orders<'_>, form: &mut Form, key: &OrderKey, state: &mut OrdersState) -> Option<Action> {
    if !form.is_changed() || form.sent.is_some() || !view.may_manage {
        state.page.then_new = false;
        return None;
    }
    let was = match key {
        FormKey::New(_) => None,
        FormKey::One(number) => Some(view.open().filter(|open| open.order.number == *number)?),
    };
    if was.is_some_and(|open| open.draft != form.base) {
        // The order was changed elsewhere: the notice shows both values, and the person chooses first.
        state.page.then_new = false;
        return None;
    }
    let was = was.map(|open| open.order.clone());
    match form::read(view, form, key.one().cloned()) {
        Ok(mut order) => {
            if let Some(was) = &was {
                keep_amounts(&mut order, form, was);
            }
            let new_products = new_products(view, form, &order);
            form.send();
            let name = form.now.customer.trim();
            let new_customer = (form.now.login.is_none() && !name.is_empty()).then(|| name.to_owned());
            state.doubts.remove(key);
            state.view.back = state.view.keyboard;
            let (key, draft, confirmed) = (key.clone(), form.id.clone(), form.confirmed.clone());
            let is_correction = std::mem::take(&mut state.is_correcting);
            let saving =
                Saving { key, draft, form: order, new_customer, new_products, confirmed, was, is_correction };
            Some(Action::Orders(OrdersAction::Save(Box::new(saving))))
        }
        Err(mistakes) => {
            form.is_tried = true;
            state.page.then_new = false;
            let first = mistakes.first().map(|(spot, _)| *spot);
            state.view.is_address_open |= first == Some(FormField::Country);
            state.page.focus_on(first);
            None
        }
    }
}

/// The products that are added with an order, each with the index of its line. The price that was typed is theirs
/// where it is with or without tax as the shop's prices are.
fn new_products(view: &Orders<'_>, form: &Form, order: &OrderForm) -> Vec<(usize, Product)> {
    let is_priced = form.now.includes_tax == view.fresh.includes_tax;
    let product = |(at, (typed, line)): (usize, (&DraftLine, &FormLine))| {
        let product = Product {
            name: line.name.clone(),
            sku: typed.code.clone(),
            price: is_priced.then_some(line.price),
            class: line.class.clone(),
            ..Product::default()
        };
        typed.is_new.then_some((at, product))
    };
    form.now.lines.iter().zip(&order.lines).enumerate().filter_map(product).collect()
}

/// Keeps address and amounts that were not edited exactly as in the books, all decimals included,
/// so that another edit does not compute the order anew.
fn keep_amounts(order: &mut OrderForm, form: &Form, was: &Order) {
    let typed = OrderForm::of(was);
    if form.now.address == form.base.address {
        order.address = typed.address;
    }
    if form.now.is_same_money(&form.base) {
        order.lines = typed.lines;
        order.coupons = typed.coupons;
        (order.shipping, order.prices) = (typed.shipping, typed.prices);
    }
}
