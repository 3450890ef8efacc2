//! The orders of a period, in a card below the chart.

use egui::{CornerRadius, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};
use egui_material_icons::icons::ICON_CLOSE;

use crate::ui::format;
use crate::ui::model::{Loadable, MOST_ORDERS, OrderRow, OrdersView, Point, SalesView, Series};
use crate::ui::tabs::chip::chip;
use crate::ui::tabs::refused::refusal;
use crate::ui::theme::{self, Type, height, space, text};
use crate::ui::widgets::{Side, card, elided, hairline, icon_button, label_in, loading_line, scroll_list};

use super::SalesState;

const HEAD: f32 = 44.0;
const TABLE_HEAD: f32 = 28.0;

/// Draws the card of a period.
pub(super) fn orders_card(
    ui: &mut Ui,
    room: Rect,
    point: &Point,
    view: &SalesView,
    known: &Loadable<OrdersView>,
    state: &mut SalesState,
) {
    card(ui, room);
    let (head, rest) = room.split_top_bottom_at_y(room.top() + HEAD);
    if head_ui(ui, head, point) {
        state.listed = None;
    }
    let (names, body) = rest.split_top_bottom_at_y(rest.top() + TABLE_HEAD);
    let columns = Columns::of(names);
    hairline(ui, room, head.bottom());
    let tokens = theme::of(ui);
    let total = format!("Total {}", view.amounts.sign());
    for (at, side, name) in columns.named(&total) {
        elided(ui, at, side, name, Type::Head, tokens.text2);
    }
    if let Some(problem) = &known.refusal {
        let mut inner = ui.new_child(UiBuilder::new().max_rect(body.shrink(space::L)));
        return refusal(&mut inner, "These orders cannot be shown", problem);
    }
    match known.value.as_ref().filter(|orders| orders.of == point.of) {
        Some(orders) => {
            if let Some(number) = rows(ui, body, orders, point) {
                state.open(number);
            }
        }
        None if known.is_waiting() => loading_line(ui, room),
        None => {}
    }
}

/// What period it is and what it came to; true when it is put away.
fn head_ui(ui: &mut Ui, head: Rect, point: &Point) -> bool {
    let tokens = theme::of(ui);
    let inner = head.shrink2(vec2(space::L, 0.0));
    let title = format::heading(point.of.0, point.of.1);
    let wide = ui.painter().layout_no_wrap(title.clone(), Type::Heading.font(), tokens.text).size().x;
    label_in(ui, inner, Side::Left, text(&title, Type::Heading, tokens.text));
    let mut detail = format!(
        "{} · {} net",
        format::counted(point.orders, "order", "orders"),
        point.figures.text(Series::Net)
    );
    if point.figures.height(Series::Refunds) < 0.0 {
        let paid_back = point.figures.text(Series::Refunds);
        detail = format!("{detail} · {} paid back", paid_back.trim_start_matches('−'));
    }
    if point.orders > MOST_ORDERS {
        detail = format!("{detail} · latest {} shown", format::count(MOST_ORDERS));
    }
    let rest = Rect::from_min_max(
        pos2(inner.left() + wide + 8.0, inner.top()),
        pos2(inner.right() - 36.0, inner.bottom()),
    );
    label_in(ui, rest, Side::Left, text(detail, Type::Body, tokens.text2));
    let place = Rect::from_center_size(
        pos2(inner.right() - height::CONTROL / 2.0 + 6.0, inner.center().y),
        vec2(height::CONTROL, height::CONTROL),
    );
    let mut corner = ui.new_child(UiBuilder::new().max_rect(place));
    icon_button(&mut corner, ICON_CLOSE, "Close the list of orders (Esc)", true).clicked()
}

/// Where the columns stand.
struct Columns {
    time: Rect,
    number: Rect,
    customer: Rect,
    /// Left out where there is no room.
    ship_to: Option<Rect>,
    status: Rect,
    total: Rect,
}

impl Columns {
    fn of(row: Rect) -> Self {
        let inner = row.shrink2(vec2(space::L, 0.0));
        let between = |left: f32, right: f32| {
            Rect::from_min_max(pos2(left, row.top()), pos2(right - space::S, row.bottom()))
        };
        let time = between(inner.left(), inner.left() + 88.0);
        let number = between(time.right() + space::S, time.right() + space::S + 84.0);
        let total = between(inner.right() - 90.0, inner.right() + space::S);
        let status = between(total.left() - 132.0, total.left());
        let left = number.right() + space::S;
        let has_room = status.left() - left >= 280.0;
        let middle = if has_room { left + (status.left() - left) * 0.52 } else { status.left() };
        Self {
            time,
            number,
            customer: between(left, middle),
            ship_to: has_room.then(|| between(middle, status.left())),
            status,
            total,
        }
    }

    fn named<'t>(&self, total: &'t str) -> impl Iterator<Item = (Rect, Side, &'t str)> {
        [
            Some((self.time, Side::Left, "Time")),
            Some((self.number, Side::Left, "Order")),
            Some((self.customer, Side::Left, "Customer")),
            self.ship_to.map(|at| (at, Side::Left, "Ship to")),
            Some((self.status, Side::Left, "Status")),
            Some((self.total, Side::Right, total)),
        ]
        .into_iter()
        .flatten()
    }
}

/// Draws the orders; answers with the number of one that is to be opened.
fn rows(ui: &mut Ui, body: Rect, orders: &OrdersView, point: &Point) -> Option<String> {
    let tokens = theme::of(ui);
    hairline(ui, body, body.top());
    if orders.rows.is_empty() {
        let words = "No orders here. Refunds of earlier orders count on their own date.";
        let line = Rect::from_min_size(body.min, vec2(body.width(), 36.0)).shrink2(vec2(space::L, 0.0));
        label_in(ui, line, Side::Left, text(words, Type::Body, tokens.faint));
        return None;
    }
    let inner = body.shrink2(vec2(1.0, 1.0));
    let name = format!("Orders of {}", point.name);
    let mut opened = None;
    scroll_list(ui, inner, &name, height::GRID_ROW, orders.rows.len(), |ui, at| {
        if let Some(order) = orders.rows.get(at)
            && order_row(ui, inner.width(), order)
        {
            opened = Some(order.number.clone());
        }
    });
    opened
}

/// Draws an order; true when it is to be opened.
fn order_row(ui: &mut Ui, width: f32, order: &OrderRow) -> bool {
    let tokens = theme::of(ui);
    let (row, response) = ui.allocate_exact_size(vec2(width, height::GRID_ROW), Sense::CLICK);
    let who = if order.customer.is_empty() { "no customer named" } else { &order.customer };
    let spoken =
        format!("{} order {}, {who}, {}, {}", order.time, order.number, order.standing.name(), order.total);
    response.widget_info(|| WidgetInfo::labeled(Role::ListItem, true, &spoken));
    if response.hovered() {
        ui.painter().rect_filled(row, CornerRadius::ZERO, tokens.hover);
    }
    hairline(ui, row, row.top());
    let at = Columns::of(row.expand2(vec2(1.0, 0.0)));
    elided(ui, at.time, Side::Left, &order.time, Type::Body, tokens.text2);
    elided(ui, at.number, Side::Left, &order.number, Type::Strong, tokens.text);
    let (name, ink) = if order.customer.is_empty() {
        ("–", tokens.faint)
    } else {
        (order.customer.as_str(), tokens.text)
    };
    elided(ui, at.customer, Side::Left, name, Type::Body, ink);
    if let Some(room) = at.ship_to {
        elided(ui, room, Side::Left, &order.ship_to, Type::Body, tokens.text2);
    }
    chip(ui, at.status, order.standing);
    elided(ui, at.total, Side::Right, &order.total, Type::Body, tokens.text);
    response.on_hover_text("Open the order").clicked()
}
