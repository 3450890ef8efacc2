//! The list at the left: only what is in view is drawn, and only what is around it is held.

use egui::{Align2, CornerRadius, Key, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};
use egui_material_icons::icons::{ICON_ARROW_DOWNWARD, ICON_ARROW_UPWARD, ICON_EDIT};

use crate::ui::model::{
    ListRow, OrderColumn, OrderFilter, OrderKey, OrderListView, Orders, OrdersAction, Spot, Standing,
};
use crate::ui::tabs::chip::{chip, is_short};
use crate::ui::theme::{self, Type, height};
use crate::ui::widgets::{Side, elided, focus_ring, hairline, long_list, page_of, walked};

use super::state::Row;
use super::{Action, OrdersState};

/// Draws the list into its room and follows the keyboard.
pub(super) fn list(
    ui: &mut Ui,
    room: Rect,
    view: &Orders<'_>,
    list: &OrderListView,
    state: &mut OrdersState,
) -> Vec<Action> {
    let tokens = theme::of(ui);
    ui.painter().rect_filled(room, CornerRadius::ZERO, tokens.card);
    let (head, body) = room.split_top_bottom_at_y(room.top() + HEAD);
    let mut actions: Vec<Action> = table_head(ui, head, list, view.filter).into_iter().collect();
    hairline(ui, head, head.bottom() - 0.5);
    let drafts = state.new_forms().len();
    let count = list.count + drafts;
    // The open order keeps its place in sight of the keyboard, wherever it moved to.
    if let Some(at) = state.place(list) {
        state.at = at;
    }
    let mut scrolled = state.scrolled;
    let mut clicked = None;
    let shown = long_list(ui, body, "Orders", height::LIST_ROW, count, &mut scrolled, |ui, at, rect| {
        if order_row(ui, rect, list, state, at) {
            clicked = Some(at);
        }
    });
    state.scrolled = scrolled;
    let wanted = shown.rows.start.saturating_sub(drafts)..shown.rows.end.saturating_sub(drafts);
    if !list.holds(&wanted) && !view.list.is_waiting() {
        actions.push(Action::Orders(OrdersAction::Hold(wanted)));
    }
    let list_id = shown.response.id;
    if std::mem::take(&mut state.wants_list) {
        ui.memory_mut(|memory| memory.request_focus(list_id));
    }
    if let Some(at) = clicked {
        ui.memory_mut(|memory| memory.request_focus(list_id));
        actions.extend(go_to(list, state, at));
    } else if shown.response.has_focus() {
        actions.extend(keys(ui, body, list, state, count));
    }
    focus_ring(ui, &egui::Response { rect: body.shrink(4.0), ..shown.response });
    actions
}

const HEAD: f32 = 32.0;

/// The row that the keyboard is at is looked at in the form.
fn go_to(list: &OrderListView, state: &mut OrdersState, at: usize) -> Option<Action> {
    state.at = at;
    let key = match state.row(list, at) {
        Row::New(key) => key.clone(),
        Row::Order(row) => OrderKey::Number(row.number.clone()),
        Row::Coming => return None,
    };
    state.look_at(key);
    None
}

fn keys(ui: &Ui, body: Rect, list: &OrderListView, state: &mut OrdersState, count: usize) -> Option<Action> {
    let bottom = count.checked_sub(1)?;
    let pressed = |key| ui.input(|input| input.key_pressed(key) && !input.modifiers.command);
    if pressed(Key::Enter) {
        state.view.focus = Some(Spot::Customer);
        return None;
    }
    let page = page_of(body.height(), height::LIST_ROW);
    let to = walked(ui, state.at, bottom, page)?;
    state.scrolled.reveal(to, height::LIST_ROW, body.height());
    let action = go_to(list, state, to);
    state.is_going = matches!(state.row(list, to), Row::Coming).then_some(to);
    action
}

/// A row that the keyboard went to before it was held is looked at as soon as it is.
pub(super) fn arrive(list: &OrderListView, state: &mut OrdersState) {
    if let Some(at) = state.is_going
        && matches!(state.row(list, at), Row::Order(_))
    {
        state.is_going = None;
        go_to(list, state, at);
    }
}

/// Where the columns stand in a row.
struct Columns {
    date: Rect,
    number: Rect,
    customer: Rect,
    status: Rect,
    total: Rect,
}

impl Columns {
    fn of(row: Rect) -> Self {
        let between =
            |left: f32, right: f32| Rect::from_min_max(pos2(left, row.top()), pos2(right, row.bottom()));
        let left = row.left() + 20.0;
        let is_tight = row.width() < 500.0;
        let date = between(left, left + 108.0);
        let number = between(date.right() + 4.0, date.right() + if is_tight { 58.0 } else { 66.0 });
        let total = between(row.right() - 16.0 - 78.0, row.right() - 16.0);
        // In the narrowest list the status is its icon.
        let room = if row.width() < 460.0 { 34.0 } else { 122.0 };
        let status = between(total.left() - room, total.left() - 4.0);
        Self { date, number, customer: between(number.right() + 4.0, status.left() - 8.0), status, total }
    }
}

fn table_head(ui: &mut Ui, head: Rect, list: &OrderListView, filter: &OrderFilter) -> Option<Action> {
    let tokens = theme::of(ui);
    let at = Columns::of(head);
    elided(ui, at.customer, Side::Left, "Customer", Type::Head, tokens.text2);
    if !is_short(at.status) {
        elided(ui, at.status, Side::Left, "Status", Type::Head, tokens.text2);
    }
    let total = format!("Total {}", list.sign);
    let mut action = None;
    for (rect, side, name, column) in [
        (at.date, Side::Left, "Date", OrderColumn::Date),
        (at.number, Side::Left, "Order", OrderColumn::Number),
        (at.total, Side::Right, total.as_str(), OrderColumn::Total),
    ] {
        let is_sorted = filter.column == column;
        let response = ui.interact(rect.expand2(vec2(4.0, -3.0)), ui.scope_id().with(name), Sense::click());
        let way = match (is_sorted, filter.is_descending) {
            (false, _) => "",
            (true, true) => ", falling",
            (true, false) => ", rising",
        };
        let spoken = format!("Sort by {}{way}", if side == Side::Right { "total" } else { name });
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
        let ink = if is_sorted || response.hovered() { tokens.text } else { tokens.text2 };
        let room = if is_sorted && side == Side::Right {
            Rect::from_min_max(rect.min, rect.max - vec2(0.0, 0.0))
        } else {
            rect
        };
        let wide = elided(ui, room, side, name, Type::Head, ink);
        if is_sorted {
            let icon = if filter.is_descending { ICON_ARROW_DOWNWARD } else { ICON_ARROW_UPWARD };
            let x = if side == Side::Right { rect.right() - wide - 10.0 } else { rect.left() + wide + 11.0 };
            let font = theme::icon_font(16.0);
            ui.painter().text(pos2(x, rect.center().y), Align2::CENTER_CENTER, icon.codepoint, font, ink);
        }
        focus_ring(ui, &response);
        if response.clicked() {
            let is_descending = if is_sorted { !filter.is_descending } else { true };
            let filter = OrderFilter { column, is_descending, ..filter.clone() };
            action = Some(Action::Orders(OrdersAction::Filter(filter)));
        }
    }
    action
}

/// Draws a row; true when it was clicked.
fn order_row(ui: &Ui, rect: Rect, list: &OrderListView, state: &OrdersState, at: usize) -> bool {
    let tokens = theme::of(ui);
    let response = ui.interact(rect, ui.scope_id().with("order"), Sense::CLICK);
    let row = state.row(list, at);
    let is_open = match (&state.open, &row) {
        (Some(OrderKey::Number(open)), Row::Order(row)) => *open == row.number,
        (Some(open), Row::New(key)) => open == *key,
        (open, Row::Coming) => open.is_some() && at == state.at,
        _ => false,
    };
    let ground = if is_open {
        tokens.selection
    } else if response.hovered() {
        tokens.hover
    } else {
        tokens.card
    };
    ui.painter().rect_filled(rect, CornerRadius::ZERO, ground);
    hairline(ui, rect, rect.bottom() - 0.5);
    let spoken = match row {
        Row::New(key) => new_row(ui, rect, state, key),
        Row::Order(row) => saved_row(ui, rect, row, state.is_changed(&row.number)),
        Row::Coming => {
            let bar = Rect::from_center_size(rect.center(), vec2(rect.width() - 40.0, 8.0));
            ui.painter().rect_filled(bar, CornerRadius::same(4), tokens.hover);
            "Order on its way".to_owned()
        }
    };
    response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, is_open, &spoken));
    let is_clicked = response.clicked();
    if is_short(Columns::of(rect).status) {
        response.on_hover_text(spoken);
    }
    is_clicked
}

fn saved_row(ui: &Ui, rect: Rect, row: &ListRow, is_changed: bool) -> String {
    let tokens = theme::of(ui);
    let at = Columns::of(rect);
    let wide = elided(ui, at.date, Side::Left, &row.day, Type::Body, tokens.text);
    let beside = Rect::from_min_max(pos2(at.date.left() + wide + 4.0, rect.top()), at.date.max);
    elided(ui, beside, Side::Left, &row.time, Type::Body, tokens.faint);
    let wide = elided(ui, at.number, Side::Left, &row.number, Type::Strong, tokens.text);
    if is_changed {
        pencil(ui, pos2((at.number.left() + wide + 10.0).min(at.customer.left() - 4.0), rect.center().y));
    }
    who(ui, at.customer, &row.customer, &row.country);
    chip(ui, at.status, row.standing);
    elided(ui, at.total, Side::Right, &row.total, Type::Body, tokens.text);
    let name = if row.customer.is_empty() { "Till sale" } else { &row.customer };
    let changed = if is_changed { ", changed and not saved" } else { "" };
    format!(
        "{} {}, order {}, {name} {}, {}, {}{changed}",
        row.day,
        row.time,
        row.number,
        row.country,
        row.standing.name(),
        row.total
    )
}

fn new_row(ui: &Ui, rect: Rect, state: &OrdersState, key: &OrderKey) -> String {
    let tokens = theme::of(ui);
    let at = Columns::of(rect);
    let Some(form) = state.changed.get(key) else { return String::new() };
    elided(
        ui,
        at.date,
        Side::Left,
        &format!("{} {}", short(&form.now.date), form.now.time),
        Type::Body,
        tokens.text2,
    );
    elided(ui, at.number, Side::Left, "New", Type::Strong, tokens.text);
    who(ui, at.customer, &form.now.customer, &form.now.address.country);
    chip(ui, at.status, Standing::Unsaved);
    let name = if form.now.customer.is_empty() { "Till sale" } else { &form.now.customer };
    format!("New order, {name}, {}", Standing::Unsaved.name().to_lowercase())
}

/// `20 Nov` of `20 Nov 2026`.
fn short(date: &str) -> String {
    date.split(' ').take(2).collect::<Vec<_>>().join(" ")
}

fn who(ui: &Ui, room: Rect, customer: &str, country: &str) {
    let tokens = theme::of(ui);
    let (name, ink) = if customer.is_empty() { ("Till sale", tokens.text2) } else { (customer, tokens.text) };
    let wide = elided(ui, room, Side::Left, name, Type::Body, ink);
    let rest = Rect::from_min_max(pos2(room.left() + wide + 6.0, room.top()), room.max);
    if rest.width() > 18.0 {
        elided(ui, rest, Side::Left, country, Type::Body, tokens.faint);
    }
}

fn pencil(ui: &Ui, place: egui::Pos2) {
    let (icon, font) = (ICON_EDIT.codepoint, theme::icon_font(14.0));
    ui.painter().text(place, Align2::CENTER_CENTER, icon, font, theme::of(ui).accent);
}
