//! The orders of a period, in a card below the chart.

use egui::{Rect, Role, Ui, UiBuilder, vec2};
use egui_material_icons::icons::ICON_CLOSE;

use crate::format;
use crate::model::{OrderBadge, OrderFilter, Target};
use crate::room::Shop;
use crate::session::Reading;
use crate::tabs::chip::chip;
use crate::tabs::refused::refusal;
use crate::theme::{self, FontStyle, height, space, text};
use crate::translate::tr;
use crate::widgets::{
    Button, Row, Side, Table, card, columns_of, hairline, icon_button, label_in, loading_line, parts, row_in,
};
use domain::error::Result;
use domain::money::Money;
use domain::order::OrderSummary;
use domain::places;
use domain::report::{PeriodTotals, Series};
use domain::time::Local;
use domain::time::period::Grouping;
use engine::ORDER_COLUMNS;

use super::Sales;
use super::notes::field_ui;
use super::view::SalesView;
use crate::tabs::Action;

const HEAD: f32 = 44.0;
const TABLE_HEAD: f32 = 28.0;
const MOST_ORDERS: i64 = 500;

/// An order of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
struct OrderRow {
    /// `16:51`; in a list of several days `19 Nov 14:07`.
    time: String,
    number: String,
    /// Empty without a customer.
    customer: String,
    ship_to: String,
    standing: OrderBadge,
    total: String,
}

/// The orders of a period, latest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct OrdersView {
    /// The first and the last second of the period.
    of: (Local, Local),
    rows: Vec<OrderRow>,
}

/// The first and the last second of a period, with the number of the change that its orders are read after.
pub(super) type OrdersQuery = (u64, (Local, Local));

impl OrdersView {
    fn read((_, of): &OrdersQuery, from: &Reading<'_>) -> Result<Self> {
        let orders = from.engine.orders_between(from.actor, of.0, of.1, MOST_ORDERS)?;
        let is_one_day = of.0.day == of.1.day;
        let row = |order: &OrderSummary| OrderRow {
            time: if is_one_day { format::clock(order.placed_at) } else { format::moment(order.placed_at) },
            number: order.number.clone(),
            customer: order.customer.clone().unwrap_or_default(),
            ship_to: places::country_name(&order.country).map_or(&*order.country, tr).to_owned(),
            standing: OrderBadge::of(order.status, order.total, order.refunded),
            total: from.amounts.plain(order.total),
        };
        Ok(Self { of: *of, rows: orders.iter().map(row).collect() })
    }
}

pub(super) fn orders_card(
    ui: &mut Ui,
    room: Rect,
    totals: &PeriodTotals,
    view: &SalesView,
    shop: Shop<'_>,
    state: &mut Sales,
) {
    card(ui, room);
    let (head, rest) = room.split_top_bottom_at_y(room.top() + HEAD);
    let of = view.report.range.part_of(&totals.period);
    match head_ui(ui, head, (totals, of), view, state) {
        HeadAction::Nothing => {}
        HeadAction::Note => state.note(of.0.day, view),
        HeadAction::Close => state.listed = None,
        HeadAction::Open => {
            let filter = OrderFilter::of_days(of.0.day, of.1.day);
            state.action = Some(Action::Open(Target::Orders(Box::new(filter))));
        }
    }
    hairline(ui, room, head.bottom());
    state.orders.ask(shop.session, (shop.session.refreshed, of), OrdersView::read);
    let known = &state.orders.known;
    if let Some(problem) = &known.refusal {
        let mut inner = ui.new_child(UiBuilder::new().max_rect(rest.shrink(space::L)));
        return refusal(&mut inner, tr!("These orders cannot be shown"), problem);
    }
    match known.value.as_ref().filter(|orders| orders.of == of) {
        Some(orders) => {
            if let Some(number) = rows(ui, rest, orders, &view.name_of(totals), view.amounts.sign()) {
                state.action = Some(Action::Open(Target::Order(number)));
            }
        }
        None if known.is_waiting() => loading_line(ui, room),
        None => {}
    }
}

enum HeadAction {
    Nothing,
    Note,
    Close,
    Open,
}

/// Draws the name of the period and its totals.
fn head_ui(
    ui: &mut Ui,
    head: Rect,
    (totals, of): (&PeriodTotals, (Local, Local)),
    view: &SalesView,
    state: &mut Sales,
) -> HeadAction {
    let tokens = theme::of(ui);
    let inner = head.shrink2(vec2(space::L, 0.0));
    let title = match view.report.range.grouping() {
        Grouping::Hour => format!("{}, {}", format::heading(of.0, of.1), view.name_of(totals)),
        Grouping::Week(_) => view.name_of(totals),
        Grouping::Day | Grouping::Month => format::heading(of.0, of.1),
    };
    let wide = ui.painter().layout_no_wrap(title.clone(), FontStyle::Heading.font(), tokens.text).size().x;
    label_in(ui, inner, Side::Left, text(&title, FontStyle::Heading, tokens.text));
    let (orders, net) = (totals.sums.orders, view.signed(Series::Net, &totals.sums));
    let mut detail = format!(
        "{} · {}",
        tr!("{count} {count:order|orders}", count = orders),
        tr!("{amount} net", amount = net)
    );
    if totals.sums.refunds > Money::ZERO {
        let amount = view.amounts.signed(totals.sums.refunds);
        detail = format!("{detail} · {}", tr!("{amount} refunded", amount));
    }
    if orders > MOST_ORDERS {
        detail = format!("{detail} · {}", tr!("latest {count} shown", count = MOST_ORDERS));
    }
    // The list of orders is by days.
    let is_hour = view.report.range.grouping() == Grouping::Hour;
    let open = Button::new(if is_hour { tr!("Open the day in Orders") } else { tr!("Open in Orders") });
    let inner = inner.with_max_x(inner.right() + 6.0);
    let [words, beside, corner] = parts(inner, space::S, [0.0, open.width(ui), height::CONTROL]);
    let mut rest = words.with_min_x(words.left() + wide + space::S);
    let note = view.text_on(of);
    let at = view.report.periods.iter().position(|one| one.period == totals.period);
    let told = at.map(|at| view.told(at)).unwrap_or_default();
    if !told.is_empty() {
        detail = format!("{told} · {detail}");
    }
    let mut is_noting = false;
    if !field_ui(ui, rest, of.0.day, view, state) {
        if let Some(note) = note.filter(|_| state.notes.may_write) {
            let button = Button::new(if note.is_empty() { tr!("Add a note") } else { tr!("Edit the note") });
            let [words, place] = parts(rest, space::S, [0.0, button.width(ui)]);
            rest = words;
            is_noting = row_in(ui, place, |ui| button.show(ui)).clicked();
        }
        label_in(ui, rest, Side::Left, text(detail, FontStyle::Body, tokens.text2));
    }
    let close = tr!("Close the list of orders (Esc)");
    let is_closed = row_in(ui, corner, |ui| icon_button(ui, ICON_CLOSE, close, true)).clicked();
    match (is_closed, row_in(ui, beside, |ui| open.show(ui)).clicked()) {
        (true, _) => HeadAction::Close,
        (_, true) => HeadAction::Open,
        _ if is_noting => HeadAction::Note,
        _ => HeadAction::Nothing,
    }
}

/// Draws the orders; returns the number of the one to be opened.
fn rows(ui: &mut Ui, room: Rect, orders: &OrdersView, period: &str, sign: &str) -> Option<String> {
    let tokens = theme::of(ui);
    let mut columns = columns_of(
        ORDER_COLUMNS,
        sign,
        &[
            ("date", 84.0, 0.0),
            ("number", 80.0, 0.0),
            ("customer", 0.0, 0.0),
            ("country", (room.width() - 440.0) * 0.48, 720.0),
            ("status", 124.0, 0.0),
            ("total", 82.0, 0.0),
        ],
    );
    if let Some(time) = columns.first_mut() {
        tr!("Time").clone_into(&mut time.name);
    }
    let name = tr!("Orders of {period}", period);
    let table = Table::new(&name, &columns, orders.rows.len(), (TABLE_HEAD, height::GRID_ROW))
        .clickable()
        .remembered_as("Orders of a period");
    let shown = table.show_read_only(ui, room.shrink2(vec2(1.0, 1.0)), |row| {
        if let Some(order) = orders.rows.get(row.at) {
            order_row(row, order);
        }
    });
    if orders.rows.is_empty() {
        let words = tr!("No orders here. Refunds of earlier orders count on their own date.");
        let top = room.top() + TABLE_HEAD;
        let line = room.with_min_y(top).with_max_y(top + 36.0).shrink2(vec2(space::L, 0.0));
        label_in(ui, line, Side::Left, text(words, FontStyle::Body, tokens.faint));
    }
    Some(orders.rows.get(shown.chosen?)?.number.clone())
}

fn order_row(row: &mut Row<'_, '_>, order: &OrderRow) {
    let tokens = row.tokens;
    let OrderRow { time, number, customer, ship_to, standing, total } = order;
    let (who, name, ink) = match customer.as_str() {
        "" => (tr!("no customer named"), "–", tokens.faint),
        name => (name, name, tokens.text),
    };
    let status = tr(standing.name());
    let spoken = tr!("{time} order {number}, {who}, {status}, {total}", time, number, who, status, total);
    row.describe(Role::ListItem, false, &spoken);
    row.text(time, FontStyle::Body, tokens.text2);
    row.text(number, FontStyle::Strong, tokens.text);
    row.text(name, FontStyle::Body, ink);
    row.text(ship_to, FontStyle::Body, tokens.text2);
    row.named_cell(status, |ui, room| chip(ui, room, *standing));
    row.text(total, FontStyle::Body, tokens.text);
    row.response.clone().on_hover_text(tr!("Open the order"));
}
