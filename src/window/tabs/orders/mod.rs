//! The Orders tab: a list of all orders at the left, and the open one in a form at the right. What
//! is typed into a form is kept until it is saved or discarded, also when another order is opened.

mod doubts;
mod exemption;
mod fields;
mod form;
mod head;
mod lines;
mod list;
mod offers;
mod receipt;
mod refund;
mod several;
mod stale;
mod state;
mod who;

use egui::{CornerRadius, Event, Frame, Key, Margin, Modifiers, Rect, Sense, Ui, UiBuilder};
use egui_material_icons::icons::ICON_RECEIPT_LONG;

use crate::keyboard::{self, Hold};
use crate::model::{DraftLine, Form, OrderFilter, OrderKey, OrderListView, Orders, OrdersAction, Saving};
use crate::theme::{self, space};
use crate::widgets::{Button, Mood, Notice, loading_line, notice};
use domain::order::form::{FormLine, OrderForm};
use domain::order::{Order, Product};

use super::Action;
use super::compare::{error_ui, fill_ui};

pub(crate) use state::OrdersState;
use state::{Focus, FormAction};

/// The width in points of the list before a wide window adds to it, and the minimal width of the
/// form.
const LIST: f32 = 564.0;
const FORM: f32 = 470.0;
/// The width of the tab below which either the list or the form is shown.
const BOTH: f32 = 760.0;

/// Draws the tab.
pub(crate) fn orders_ui(ui: &mut Ui, view: &Orders<'_>, state: &mut OrdersState) -> Vec<Action> {
    let mut actions = Vec::new();
    ui.spacing_mut().item_spacing.y = 0.0;
    state.now = view.now;
    state.follow(ui.memory(|memory| memory.focused()));
    actions.extend(pressed(ui, view, state));
    let margin = Margin { left: space::PAGE_LEFT, right: space::PAGE_RIGHT, top: 0, bottom: 0 };
    Frame::NONE.inner_margin(margin).show(ui, |ui| actions.extend(head::head(ui, view, state)));
    let room = ui.available_rect_before_wrap();
    ui.allocate_rect(room, Sense::hover());
    let mut page = ui.new_child(UiBuilder::new().max_rect(room));
    if let Some(problem) = &view.list.refusal {
        actions.extend(error_ui(&mut page, "The orders cannot be shown", problem));
        return actions;
    }
    let Some(list) = &view.list.value else {
        loading_line(ui, room);
        return actions;
    };
    if list.filter == *view.filter {
        list::arrive(list, state);
    }
    if list.all == 0 && list.count == 0 && list.filter.is_any() && state.open.is_none() {
        actions.extend(nothing_yet(&mut page, view));
        return actions;
    }
    open_first(view, list, state);
    actions.extend(totals(view, state));
    let (left, right) = rooms(room);
    let is_stacked = left.is_none();
    let is_several = state.selection.is_several();
    if let Some(left) = left.or((is_stacked && (state.open.is_none() || is_several)).then_some(room)) {
        actions.extend(list_side(&mut page, left, view, list, state));
    }
    if state.selection.is_several() {
        if !is_stacked {
            actions.extend(several::several_ui(&mut page, right, view, state));
        }
    } else if !is_stacked || state.open.is_some() {
        actions.extend(form_side(&mut page, right, view, state));
    }
    actions
}

/// The rectangles of the list and the form; `None` where there is room for only one of them.
fn rooms(room: Rect) -> (Option<Rect>, Rect) {
    if room.width() < BOTH {
        return (None, room);
    }
    // In a wide window the list takes the rest of the width.
    let over = (room.width() - LIST - 756.0).max(0.0);
    let wide = (LIST + over).min(room.width() - FORM).max(room.width() * 0.46);
    let (left, right) = room.split_left_right_at_x((room.left() + wide).round());
    (Some(left), right)
}

fn list_side(
    ui: &mut Ui,
    room: Rect,
    view: &Orders<'_>,
    list: &OrderListView,
    state: &mut OrdersState,
) -> Vec<Action> {
    let tokens = theme::of(ui);
    let mut actions = Vec::new();
    if list.count == 0 && state.new_forms().is_empty() {
        ui.painter().rect_filled(room, CornerRadius::ZERO, tokens.card);
        let mut inner = ui.new_child(UiBuilder::new().max_rect(room));
        let is_only = list.filter.product.is_some() || list.filter.customer.is_some();
        let content = Notice {
            icon: ICON_RECEIPT_LONG,
            mood: Mood::Inviting,
            heading: "No order matches",
            sentence: if is_only {
                "Archived orders are listed only when their status is chosen."
            } else {
                "Shorten the filter above, or choose other days or statuses."
            },
        };
        notice(&mut inner, &content);
        inner.add_space(16.0);
        inner.vertical_centered(|ui| {
            if Button::new("Show all orders").show(ui).clicked() {
                state.find.clear();
                actions.push(Action::Orders(OrdersAction::Filter(OrderFilter::default())));
            }
        });
    } else {
        actions.extend(list::list(ui, room, view, list, state));
    }
    if view.list.is_waiting() {
        loading_line(ui, room);
    }
    let edge = egui::Stroke::new(theme::stroke::HAIRLINE, tokens.line);
    ui.painter().vline(room.right() - 0.5, room.y_range(), edge);
    ui.painter().hline(room.x_range(), room.top(), edge);
    actions
}

fn form_side(ui: &mut Ui, room: Rect, view: &Orders<'_>, state: &mut OrdersState) -> Vec<Action> {
    let Some(key) = state.open.clone() else {
        let mut inner = ui.new_child(UiBuilder::new().max_rect(room));
        let content = Notice {
            icon: ICON_RECEIPT_LONG,
            mood: Mood::Inviting,
            heading: "No order is open",
            sentence: "Choose one in the list, or begin a new one with Ctrl+Shift+N.",
        };
        notice(&mut inner, &content);
        return Vec::new();
    };
    let mut actions = Vec::new();
    if let OrderKey::Number(number) = &key
        && view.looking_at != Some(number.as_str())
    {
        actions.push(Action::Orders(OrdersAction::LookAt(number.clone())));
    }
    let open = view.open();
    let is_gone = open.is_none() && !view.order.is_waiting() && view.order.refusal.is_none();
    if let OrderKey::Number(number) = &key
        && is_gone
        && view.looking_at == Some(number.as_str())
    {
        state.gone();
        return actions;
    }
    let Some(mut form) = state.take(open) else {
        if let Some(problem) = view.order.refusal.as_ref().filter(|_| !view.order.is_waiting()) {
            let mut inner = ui.new_child(UiBuilder::new().max_rect(room));
            actions.extend(error_ui(&mut inner, "This order cannot be shown", problem));
        } else {
            loading_line(ui, room);
        }
        return actions;
    };
    actions.extend(form::form(ui, room, view, &mut form, &key, state));
    let action = state.action.take();
    if action == Some(FormAction::Save) {
        actions.extend(save(view, &mut form, &key, state));
    }
    actions.extend(price(view, &form, &key, state));
    actions.extend(price_refund(&key, state));
    let is_saving = form.sent.is_some();
    state.put(form, open);
    follow_keys(ui, is_saving, state);
    if action == Some(FormAction::Discard) {
        state.discard();
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
    let is_new = matches!(key, OrderKey::New(_));
    if !is_new && form.now.is_same_figures(&form.base) {
        return None;
    }
    let mut order = form.now.estimate(view.now.day, view.amounts)?;
    if let OrderKey::Number(number) = key {
        order.number = Some(number.clone());
    }
    let wanted = (key.clone(), order);
    if state.view.priced.as_ref() == Some(&wanted) {
        return None;
    }
    state.view.priced = Some(wanted.clone());
    Some(Action::Orders(OrdersAction::Price(wanted.0, Box::new(wanted.1))))
}

/// Asks for the totals of the new forms that have none yet; that of the open one follows its figures.
fn totals(view: &Orders<'_>, state: &mut OrdersState) -> Option<Action> {
    if let Some((key @ OrderKey::New(_), figures)) = &view.priced.value
        && state.totals.get(key) != Some(&figures.plain_total)
    {
        state.totals.insert(key.clone(), figures.plain_total.clone());
    }
    let is_new = |key: &&OrderKey| !state.totals.contains_key(*key);
    let missing: Vec<OrderKey> = state.new_forms().into_iter().filter(is_new).cloned().collect();
    let estimate = |key: &OrderKey| {
        let form = state.changed.all.get(key)?.now.estimate(view.now.day, view.amounts)?;
        Some((key.clone(), form))
    };
    let asked: Vec<(OrderKey, OrderForm)> = missing.iter().filter_map(estimate).collect();
    state.totals.extend(missing.into_iter().map(|key| (key, String::new())));
    (!asked.is_empty()).then_some(Action::Orders(OrdersAction::TotalDrafts(asked)))
}

fn price_refund(key: &OrderKey, state: &mut OrdersState) -> Option<Action> {
    let OrderKey::Number(number) = key else { return None };
    let refund = state.view.refund.clone()?;
    if state.view.asked_refund.as_ref() == Some(&refund) {
        return None;
    }
    state.view.asked_refund = Some(refund.clone());
    Some(Action::Orders(OrdersAction::PriceRefund(number.clone(), refund)))
}

/// Sends the form to be saved, or moves the focus to its first mistake.
fn save(view: &Orders<'_>, form: &mut Form, key: &OrderKey, state: &mut OrdersState) -> Option<Action> {
    if !form.is_changed() || form.sent.is_some() || !view.may_manage {
        state.then_new = false;
        return None;
    }
    let open = view.open();
    let (number, was) = match key {
        OrderKey::New(_) => (None, None),
        OrderKey::Number(number) => {
            let open = open.filter(|open| open.order.number == *number)?;
            if open.draft != form.base {
                // The order was changed elsewhere: `stale` shows both values, and the person
                // chooses first.
                state.then_new = false;
                return None;
            }
            (Some(number.clone()), Some(open.order.clone()))
        }
    };
    match form.now.form(number, view.now.day, view.amounts) {
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
            let saving = Saving { key, draft, form: order, new_customer, new_products, confirmed, was };
            Some(Action::Orders(OrdersAction::Save(Box::new(saving))))
        }
        Err(mistakes) => {
            form.is_tried = true;
            state.then_new = false;
            state.view.focus = mistakes.first().map(|mistake| mistake.spot);
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

/// Handles the keys of the tab, unless a dialog is open.
fn pressed(ui: &Ui, view: &Orders<'_>, state: &mut OrdersState) -> Option<Action> {
    if ui.memory(|memory| memory.top_modal_layer().is_some()) {
        return None;
    }
    if state.action.take_if(|action| *action == FormAction::New).is_some() {
        state.begin_empty(view);
    }
    let consume = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    if consume(Modifiers::COMMAND, Key::S) {
        state.action = Some(FormAction::Save);
    }
    if consume(Modifiers::COMMAND, Key::Enter) {
        (state.action, state.then_new) = (Some(FormAction::Save), true);
    }
    if consume(Modifiers::COMMAND, Key::F) {
        state.focus = Some(Focus::Filter);
    }
    let is_slash = |event: &Event| matches!(event, Event::Text(text) if text == "/");
    if !ui.ctx().text_edit_focused() && ui.input(|input| input.events.iter().any(is_slash)) {
        ui.input_mut(|input| input.events.retain(|event| !is_slash(event)));
        state.focus = Some(Focus::Filter);
    }
    None
}

/// Opens the first order of the list once, so that the form is not empty.
fn open_first(view: &Orders<'_>, list: &OrderListView, state: &mut OrdersState) {
    if state.open.is_none()
        && !state.was_opened
        && list.filter == *view.filter
        && let Some(row) = list.row(0)
    {
        state.look_at(OrderKey::Number(row.number.clone()));
        state.was_opened = true;
    }
}

/// The notice of a shop without orders, with buttons to get some.
fn nothing_yet(ui: &mut Ui, view: &Orders<'_>) -> Option<Action> {
    let content = Notice {
        icon: ICON_RECEIPT_LONG,
        mood: Mood::Inviting,
        heading: "No orders yet",
        sentence: "Type the first one in, or bring in those of before from a file.",
    };
    notice(ui, &content);
    view.may_manage.then(|| fill_ui(ui)).flatten()
}
