//! The rows of the list of orders, and what can be done with those that are selected.

use std::fmt::Display;

use egui::{Align2, CornerRadius, Rect, Role, Ui, pos2, vec2};
use egui_material_icons::icons::{
    ICON_ARCHIVE, ICON_CHECK, ICON_CLOSE, ICON_CONTENT_COPY, ICON_DESCRIPTION, ICON_DOWNLOAD, ICON_EDIT,
    ICON_PICTURE_AS_PDF, ICON_UNARCHIVE, ICON_UNDO, ICON_WARNING,
};

use crate::format;
use crate::model::{FormKey, ListRow, OrderBadge, OrderKey, Orders, OrdersAction, Target};
use crate::tabs::chip::chip;
use crate::tabs::{Action, Edit};
use crate::theme::{self, FontStyle, Icon};
use crate::translate::{self, dates, tr};
use crate::widgets::{Column, Row, action_entry, columns_of};
use domain::label;
use domain::order::{OrderStatus, OrderSummary};
use domain::places::country_typed;
use domain::text;
use domain::text::Text;
use engine::{Change, ORDER_COLUMNS, OrderChange, OutFormat};

use super::SORTED;
use super::state::{OrdersPage, OrdersState};

/// The width of the list in points from which a day has room for its year beside the time.
const WITH_YEAR: f32 = 500.0;
/// The width below which the status is shown by its icon alone, so that the customers' names are not cut.
const WITH_STATUS: f32 = 520.0;

/// The statuses that are offered for several orders, with their names within a sentence.
const OFFERED: [(OrderStatus, &str); 5] = [
    (OrderStatus::Completed, label!("completed")),
    (OrderStatus::Processing, label!("processing")),
    (OrderStatus::OnHold, label!("on hold")),
    (OrderStatus::Pending, label!("pending")),
    (OrderStatus::Cancelled, label!("cancelled")),
];

pub(super) fn columns(width: f32, sign: &str) -> Vec<Column> {
    let is_short = width < WITH_STATUS;
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

/// Draws a row: a new form, an order of the books, or that this is not loaded yet.
pub(super) fn order_row(row: &mut Row<'_, '_>, view: &Orders<'_>, state: &OrdersState) {
    let open = state.page.open.as_ref();
    let order = |at: usize| view.list.value.as_ref()?.row(at - state.new_forms().count());
    if let Some(key) = state.new_forms().nth(row.at) {
        new_row(row, open == Some(key), state, key);
    } else if let Some(order) = order(row.at) {
        saved_row(row, order, view, state);
    } else {
        let spoken = tr!("Loading the order");
        row.describe(Role::ListBoxOption, open.is_some() && row.at == state.page.list.at, spoken);
        let bar = Rect::from_center_size(row.rect.center(), vec2(row.rect.width() - 40.0, 8.0));
        row.painter.rect_filled(bar, CornerRadius::same(4), row.tokens.hover);
        say_under_pointer(row, spoken);
    }
}

/// Says a row under the pointer that the list has no room for.
fn say_under_pointer(row: &Row<'_, '_>, spoken: impl Display) {
    if row.rect.width() < WITH_STATUS {
        row.response.clone().on_hover_text(spoken.to_string());
    }
}

fn saved_row(
    row: &mut Row<'_, '_>,
    ListRow { order, warnings }: &ListRow,
    view: &Orders<'_>,
    state: &OrdersState,
) {
    let OrderSummary { placed_at, number, customer, country, .. } = order;
    let (tokens, key) = (row.tokens, FormKey::One(number.clone()));
    let selection = &state.page.selection;
    let is_open = selection.is_empty() && state.page.open.as_ref() == Some(&key);
    let is_chosen = is_open || selection.holds(number);
    let is_changed = state.page.forms.all.contains_key(&key);
    let is_this_year = placed_at.day.first_of_year() == view.now.day.first_of_year();
    let pattern = if is_this_year { "%-d %b" } else { "%-d %b %Y" };
    let (day, time) = (dates().day(placed_at.day, pattern), format::clock(*placed_at));
    let badge = OrderBadge::of(order.status, order.total, order.refunded);
    let total = view.amounts.plain(order.total);
    let customer = customer.as_deref().unwrap_or_default();
    let name = if customer.is_empty() { tr!("No customer") } else { customer };
    let called = tr!("order {number}", number);
    let changed = if is_changed { tr!("changed and not saved") } else { "" };
    let comma = if is_changed { ", " } else { "" };
    let status = tr(badge.name());
    let warned: String = warnings.iter().flat_map(|warning| [". ", warning]).collect();
    let country = translate::country(country);
    let who = [name, country].join(" ");
    let who = who.trim_end();
    let spoken = format_args!("{day} {time}, {called}, {who}, {status}, {total}{comma}{changed}{warned}");
    row.describe(Role::ListBoxOption, is_chosen, spoken);
    // Where there is no room for a day with its year and the time, the time is left out, not cut off.
    let fits = row.rect.width() >= WITH_YEAR || is_this_year;
    row.noted(&day, (if fits { &time } else { "" }, ""), FontStyle::Body, tokens.text);
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
    let ink = if customer.is_empty() { tokens.text2 } else { tokens.text };
    let shown = shown_country(row, &order.country);
    row.noted(name, (shown, ""), FontStyle::Body, ink);
    row.named_cell(status, |ui, room| chip(ui, room, badge));
    row.text(&total, FontStyle::Body, tokens.text);
    say_under_pointer(row, spoken);
}

fn new_row(row: &mut Row<'_, '_>, is_open: bool, state: &OrdersState, key: &OrderKey) {
    let tokens = row.tokens;
    let Some(form) = state.page.forms.all.get(key) else { return };
    let customer = form.now.customer.as_str();
    let (name, ink) =
        if customer.is_empty() { (tr!("No customer"), tokens.text2) } else { (customer, tokens.text) };
    // The total of a form without a line says nothing.
    let total = state.totals.get(key).filter(|_| !form.now.lines.is_empty()).map_or("", String::as_str);
    let mut spoken = tr!("New order, {name}, not saved", name);
    if !total.is_empty() {
        spoken = format!("{spoken}, {total}");
    }
    let is_chosen = is_open && state.page.selection.is_empty();
    row.describe(Role::ListBoxOption, is_chosen, &spoken);
    // `20 Nov` of `20 Nov 2026`.
    let day = form.now.date.split(' ').take(2).collect::<Vec<_>>().join(" ");
    row.text(&format!("{day} {}", form.now.time), FontStyle::Body, tokens.text2);
    row.text(tr!("New"), FontStyle::Strong, tokens.text);
    let code = country_typed(&form.now.address.country);
    let shown = shown_country(row, &code);
    row.noted(name, (shown, ""), FontStyle::Body, ink);
    row.named_cell(tr(OrderBadge::Unsaved.name()), |ui, room| chip(ui, room, OrderBadge::Unsaved));
    row.text(total, FontStyle::Body, tokens.text2);
    say_under_pointer(row, spoken);
}

/// Changes these orders in one step, whose title says what is done with the orders: `Set 3 orders to completed`.
fn all(numbers: Vec<String>, title: impl Fn(Text) -> Text, change: &dyn Fn(String) -> Change) -> Action {
    let orders = match numbers.as_slice() {
        [number] => text!("order {number}", number),
        _ => text!("{count} {count:order|orders}", count = numbers.len()),
    };
    let changes = numbers.into_iter().map(change).collect();
    Action::Do(Edit::several(
        title(orders),
        |_| changes,
        |orders: &mut OrdersState| {
            orders.page.select_none();
            orders.done();
        },
    ))
}

/// True if archived orders alone are listed.
fn is_of_archived(view: &Orders<'_>) -> bool {
    view.filter.statuses.iter().eq([&OrderStatus::Trash])
}

/// Archives orders of the list; nothing where they are archived.
pub(super) fn archive(view: &Orders<'_>, numbers: Vec<String>) -> Option<Action> {
    let can = view.may_manage && !is_of_archived(view);
    let title = |orders: Text| text!("Archive {orders}", orders);
    can.then(|| all(numbers, title, &|number| Change::Order(OrderChange::Delete { number })))
}

/// Draws the actions on the selected orders, or on the open one; returns what was chosen.
pub(super) fn actions_ui(ui: &mut Ui, view: &Orders<'_>, page: &OrdersPage) -> Option<Action> {
    let open = page.open.as_ref().and_then(FormKey::one).filter(|_| page.selection.is_empty());
    let numbers = || match open {
        Some(number) => vec![number.clone()],
        None => page.selection.keys().iter().cloned().collect(),
    };
    let first = open.or_else(|| page.selection.keys().first())?;
    let is_one = page.selection.keys().len() < 2;
    let mut chosen = None;
    let mut entry = |icon: Icon, name: &str, action: &dyn Fn() -> Option<Action>| {
        if action_entry(ui, icon, name) {
            chosen = action();
        }
    };
    if view.may_manage && is_one {
        entry(ICON_UNDO, tr!("Refund"), &|| Some(Action::Open(Target::Refund(first.clone()))));
        let copy = || Some(Action::Orders(OrdersAction::Duplicate(first.clone())));
        entry(ICON_CONTENT_COPY, tr!("Duplicate"), &copy);
    }
    if view.may_manage && !is_of_archived(view) {
        let name = if is_one { tr!("Invoice…") } else { tr!("Issue invoices…") };
        entry(ICON_DESCRIPTION, name, &|| Some(Action::Open(Target::Invoices(numbers()))));
    }
    if view.may_manage && is_of_archived(view) {
        let change = |number| Change::Order(OrderChange::Restore { number });
        let restore = || Some(all(numbers(), |orders: Text| text!("Restore {orders}", orders), &change));
        entry(ICON_UNARCHIVE, tr!("Restore from the archive"), &restore);
    } else if view.may_manage {
        for (status, name) in OFFERED {
            let title = |orders: Text| text!("Set {orders} to {status}", orders, status = Text::new(name));
            let icon = if status == OrderStatus::Cancelled { ICON_CLOSE } else { ICON_CHECK };
            let change = |number| Change::Order(OrderChange::SetStatus { number, status });
            let set = || Some(all(numbers(), title, &change));
            entry(icon, &tr!("Set to {status}", status = tr(name)), &set);
        }
        entry(ICON_ARCHIVE, tr!("Archive"), &|| archive(view, numbers()));
    }
    let export = |format| Some(Action::Orders(OrdersAction::ExportOnly(numbers(), format)));
    entry(ICON_DOWNLOAD, tr!("Export…"), &|| export(None));
    entry(ICON_PICTURE_AS_PDF, tr!("Print as PDF…"), &|| export(Some(OutFormat::Pdf)));
    chosen
}

/// The width of a row, in points, that has room for the name of a country beside that of a customer.
const NAMED: f32 = 640.0;

/// The name of a country, and where a row is narrow its code, of which more is left than of a name that is cut.
fn shown_country<'c>(row: &Row<'_, '_>, code: &'c str) -> &'c str {
    if row.rect.width() < NAMED { code } else { translate::country(code) }
}
