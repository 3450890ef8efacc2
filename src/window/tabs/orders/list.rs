//! The list of orders at the left. Only the rows in view are drawn, and only those around them are
//! held in memory.

use egui::{Align2, CornerRadius, Key, Modifiers, Rect, Role, Ui, pos2, vec2};
use egui_material_icons::icons::{ICON_EDIT, ICON_WARNING};

use crate::model::{
    FormField, ListRow, OrderBadge, OrderColumn, OrderFilter, OrderKey, OrderListView, Orders, OrdersAction,
};
use crate::tabs::chip::chip;
use crate::theme::{self, FontStyle, height};
use crate::widgets::{
    Chosen, Column, Row as Cells, Sorting, Table, columns_of, context_menu, ends_selection,
};
use engine::ORDER_COLUMNS;

use super::several::actions_ui;
use super::state::{Focus, Row};
use super::{Action, OrdersState};

/// The columns that can be sorted by, with their keys.
const SORTED: [(OrderColumn, &str); 3] =
    [(OrderColumn::Date, "date"), (OrderColumn::Number, "number"), (OrderColumn::Total, "total")];
const HEAD: f32 = 32.0;
/// The width of the list in points from which a day has room for its year beside the time.
const WITH_YEAR: f32 = 500.0;

/// Draws the list and handles its keys.
pub(super) fn list(
    ui: &mut Ui,
    room: Rect,
    view: &Orders<'_>,
    list: &OrderListView,
    state: &mut OrdersState,
) -> Vec<Action> {
    ui.painter().rect_filled(room, CornerRadius::ZERO, theme::of(ui).card);
    let drafts = state.new_forms().len();
    // The current row follows the open order, which sorting may have moved.
    if let Some(at) = state.place(list).filter(|_| state.selection.is_empty()) {
        state.list.at = at;
        if list.filter == *view.filter && !view.list.is_waiting() && std::mem::take(&mut state.is_sought) {
            state.list.reveal(at, height::LIST_ROW, room.height() - HEAD);
        }
    }
    // In a narrow list the status is shown by its icon alone, so that the customers' names are not cut.
    let is_short = room.width() < 520.0;
    let columns = columns(room.width(), is_short, &list.sign);
    let filter = view.filter;
    let sorted_by = SORTED.into_iter().find(|(column, _)| *column == filter.column);
    let table = Table::new("Orders", &columns, list.count + drafts, (HEAD, height::LIST_ROW))
        .sorted(sorted_by.map(|(_, by)| Sorting { by, is_descending: filter.is_descending }))
        .clickable();
    let mut place = state.list;
    let current = place.at;
    let shown = table.show(ui, room, &mut place, |row| order_row(row, list, state, is_short));
    state.list = place;
    let mut actions = Vec::new();
    if let Some(Sorting { by, is_descending }) = shown.sorted
        && let Some((column, _)) = SORTED.into_iter().find(|(_, key)| *key == by)
    {
        let filter = OrderFilter { column, is_descending, ..filter.clone() };
        actions.push(Action::Orders(OrdersAction::Filter(filter)));
    }
    let wanted = shown.rows.start.saturating_sub(drafts)..shown.rows.end.saturating_sub(drafts);
    if !list.holds(&wanted) && !view.list.is_waiting() {
        actions.push(Action::Orders(OrdersAction::Hold(wanted)));
    }
    if state.focus.take_if(|focus| *focus == Focus::List).is_some() {
        ui.memory_mut(|memory| memory.request_focus(shown.response.id));
    }
    if let Some(at) = shown.chosen {
        actions.extend(choose(ui, list, (at, current), shown.menu.is_some(), state));
    } else if shown.pressed(ui, Key::Enter) {
        state.view.focus = Some(FormField::Customer);
    } else if shown.pressed_with(ui, Modifiers::COMMAND, Key::A) {
        actions.push(Action::Orders(OrdersAction::Select(0..list.count)));
    } else if !state.selection.is_empty() && ends_selection(ui) {
        state.select_none();
    }
    let chosen = context_menu(ui, shown.response.id, shown.menu, |ui| actions_ui(ui, view, state));
    actions.extend(chosen);
    actions
}

/// Opens the order of the chosen row, or with Ctrl or Shift selects it with others. A context menu on a selected
/// row leaves the selection as it is.
fn choose(
    ui: &Ui,
    list: &OrderListView,
    (at, current): (usize, usize),
    is_menu: bool,
    state: &mut OrdersState,
) -> Option<Action> {
    let drafts = state.new_forms().len();
    let key_at = |at: usize| list.row(at.checked_sub(drafts)?).map(|row| row.number.clone());
    if is_menu && key_at(at).is_some_and(|number| state.selection.holds(&number)) {
        return None;
    }
    let chosen = state.selection.choose(ui, at, current, key_at);
    if chosen == Chosen::Opened || is_menu {
        state.is_going = Some(at);
        arrive(list, state);
    }
    let Chosen::Range(range) = chosen else { return None };
    let range = range.start().saturating_sub(drafts)..(range.end() + 1).saturating_sub(drafts);
    let is_loaded = range.clone().all(|at| list.row(at).is_some());
    // The numbers of rows that are not loaded are asked for.
    (!is_loaded).then_some(Action::Orders(OrdersAction::Select(range)))
}

/// Opens the order of the row that was chosen, once that row is loaded.
pub(super) fn arrive(list: &OrderListView, state: &mut OrdersState) {
    let Some(at) = state.is_going else { return };
    let key = match state.row(list, at) {
        Row::New(key) => key.clone(),
        Row::Order(row) => OrderKey::Number(row.number.clone()),
        Row::Coming => return,
    };
    state.is_going = None;
    state.list.at = at;
    state.look_at(key);
}

fn columns(width: f32, is_short: bool, sign: &str) -> Vec<Column> {
    let layout = [
        ("date", if width < WITH_YEAR { 112.0 } else { 138.0 }, 0.0),
        ("number", if width < 500.0 { 54.0 } else { 62.0 }, 0.0),
        ("customer", 0.0, 0.0),
        ("status", if is_short { 30.0 } else { 118.0 }, 0.0),
        ("total", 78.0, 0.0),
    ];
    let column = |mut column: Column| {
        if is_short && column.key == "status" {
            column.name.clear();
        }
        let is_sorted = SORTED.iter().any(|(_, key)| *key == column.key);
        let column = column.gap(4.0).latest_first();
        if is_sorted { column.sortable() } else { column }
    };
    columns_of(ORDER_COLUMNS, sign, &layout).into_iter().map(column).collect()
}

fn order_row(row: &mut Cells<'_, '_>, list: &OrderListView, state: &OrdersState, is_short: bool) {
    let what = state.row(list, row.at);
    let is_open = match (&state.open, &what) {
        (_, Row::Order(order)) if !state.selection.is_empty() => state.selection.holds(&order.number),
        (Some(OrderKey::Number(open)), Row::Order(order)) => *open == order.number,
        (Some(open), Row::New(key)) => open == *key,
        (open, Row::Coming) => open.is_some() && row.at == state.list.at,
        _ => false,
    };
    let spoken = match what {
        Row::New(key) => new_row(row, is_open, state, key),
        Row::Order(order) => saved_row(row, is_open, order, state),
        Row::Coming => {
            let spoken = "Order on its way".to_owned();
            row.describe(Role::ListBoxOption, is_open, &spoken);
            let bar = Rect::from_center_size(row.rect.center(), vec2(row.rect.width() - 40.0, 8.0));
            row.painter.rect_filled(bar, CornerRadius::same(4), row.tokens.hover);
            spoken
        }
    };
    if is_short {
        row.response.clone().on_hover_text(spoken);
    }
}

fn saved_row(row: &mut Cells<'_, '_>, is_open: bool, order: &ListRow, state: &OrdersState) -> String {
    let tokens = row.tokens;
    let is_changed = state.is_changed(&order.number);
    let name = if order.customer.is_empty() { "No customer" } else { &order.customer };
    let changed = if is_changed { ", changed and not saved" } else { "" };
    let ListRow { day, time, number, country, standing, total, warnings, .. } = order;
    let warned: String = warnings.iter().flat_map(|warning| [". ", warning]).collect();
    let spoken = format!(
        "{day} {time}, order {number}, {name} {country}, {}, {total}{changed}{warned}",
        standing.name()
    );
    row.describe(Role::ListBoxOption, is_open, &spoken);
    // Where there is no room for a day with its year and the time, the time is left out, not cut off.
    let fits = row.rect.width() >= WITH_YEAR || day.split(' ').count() < 3;
    row.noted(day, if fits { time } else { "" }, FontStyle::Body, tokens.text);
    let room = row.peek();
    let wide = row.text(number, FontStyle::Strong, tokens.text);
    let mark = match (is_changed, warnings.is_empty()) {
        (true, _) => Some((ICON_EDIT, tokens.accent)),
        (false, false) => Some((ICON_WARNING, tokens.warning)),
        (false, true) => None,
    };
    if let (Some(room), Some((icon, ink))) = (room, mark) {
        let place = pos2((room.left() + wide + 10.0).min(room.right()), room.center().y);
        let font = theme::icon_font(14.0);
        row.painter.text(place, Align2::CENTER_CENTER, icon.codepoint, font, ink);
    }
    if !warnings.is_empty() {
        row.response.clone().on_hover_text(warnings.join("\n"));
    }
    who(row, &order.customer, country);
    status(row, *standing);
    row.text(total, FontStyle::Body, tokens.text);
    spoken
}

fn new_row(row: &mut Cells<'_, '_>, is_open: bool, state: &OrdersState, key: &OrderKey) -> String {
    let tokens = row.tokens;
    let Some(form) = state.changed.all.get(key) else { return String::new() };
    let name = if form.now.customer.is_empty() { "No customer" } else { &form.now.customer };
    // The total of a form without a line says nothing.
    let total = state.totals.get(key).filter(|_| !form.now.lines.is_empty()).map_or("", String::as_str);
    let mut spoken = format!("New order, {name}, {}", OrderBadge::Unsaved.name().to_lowercase());
    if !total.is_empty() {
        spoken = format!("{spoken}, {total}");
    }
    row.describe(Role::ListBoxOption, is_open, &spoken);
    let date = format!("{} {}", short(&form.now.date), form.now.time);
    row.text(&date, FontStyle::Body, tokens.text2);
    row.text("New", FontStyle::Strong, tokens.text);
    who(row, &form.now.customer, &form.now.address.country);
    status(row, OrderBadge::Unsaved);
    row.text(total, FontStyle::Body, tokens.text2);
    spoken
}

fn status(row: &mut Cells<'_, '_>, standing: OrderBadge) {
    row.cell(|ui, room| chip(ui, room, standing));
}

fn who(row: &mut Cells<'_, '_>, customer: &str, country: &str) {
    let tokens = row.tokens;
    match customer {
        "" => row.noted("No customer", country, FontStyle::Body, tokens.text2),
        name => row.noted(name, country, FontStyle::Body, tokens.text),
    }
}

/// `20 Nov` of `20 Nov 2026`.
fn short(date: &str) -> String {
    date.split(' ').take(2).collect::<Vec<_>>().join(" ")
}
