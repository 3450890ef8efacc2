//! The totals as a till receipt: it adds up line by line to net sales, and each line shows or hides
//! its series in the chart.

use egui::{CornerRadius, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::ui::format;
use crate::ui::model::{SalesView, Series};
use crate::ui::theme::{self, Type, radius, stroke};
use crate::ui::widgets::{Side, elided, focus_ring, hairline, label_in};

use super::SalesState;
use crate::ui::theme::text;

/// Of the whole receipt with its torn edge.
pub(super) const HEIGHT: f32 = 446.0;

const ROW: f32 = 30.0;
const TOOTH: f32 = 12.0;
const DEPTH: f32 = 6.0;
const PADDING: f32 = 16.0;

/// Draws the receipt into its room; a click on a line shows or hides its series.
pub(super) fn receipt(ui: &mut Ui, room: Rect, view: &SalesView, state: &mut SalesState) {
    paper(ui, room);
    let tokens = theme::of(ui);
    let inner = room.shrink2(vec2(PADDING, 0.0));
    let mut y = room.top() + 10.0;
    let head = Rect::from_min_size(pos2(inner.left(), y), vec2(inner.width(), 24.0));
    label_in(ui, head, Side::Left, text(&view.title, Type::Heading, tokens.text));
    label_in(ui, head, Side::Right, text(view.amounts.sign(), Type::Small, tokens.text2));
    y += 24.0;
    let (one, many) = if view.by == "day" { ("day", "days") } else { ("month", "months") };
    let periods = i64::try_from(view.points.len()).unwrap_or(i64::MAX);
    let caption = Rect::from_min_size(pos2(inner.left(), y), vec2(inner.width(), 18.0));
    label_in(ui, caption, Side::Left, text(format::counted(periods, one, many), Type::Small, tokens.text2));
    y += 26.0;
    plain_line(ui, room, y, "Order totals", &view.order_totals);
    y += ROW;
    let mut line =
        |ui: &mut Ui, y: f32, sign: &str, series| series_line(ui, room, y, sign, series, view, state);
    line(ui, y, "−", Series::Refunds);
    y += ROW + 4.0;
    hairline(ui, inner, y);
    y += 4.0;
    for (sign, series) in [("=", Series::Gross), ("−", Series::Tax), ("−", Series::Shipping)] {
        line(ui, y, sign, series);
        y += ROW;
    }
    y += 5.0;
    ui.painter().hline(inner.x_range(), y, Stroke::new(stroke::SUM, tokens.text));
    y += 6.0;
    net_line(ui, room, y, view, state);
    y += 60.0;
    hairline(ui, inner, y);
    y += 4.0;
    for series in [Series::Orders, Series::Items, Series::Customers, Series::Discount] {
        series_line(ui, room, y, "", series, view, state);
        y += ROW;
    }
}

/// A line of the receipt that toggles its series.
fn series_line(
    ui: &mut Ui,
    room: Rect,
    y: f32,
    sign: &str,
    series: Series,
    view: &SalesView,
    state: &mut SalesState,
) {
    let tokens = theme::of(ui);
    let rect = Rect::from_min_size(pos2(room.left() + 4.0, y), vec2(room.width() - 8.0, ROW));
    let response = toggle(ui, rect, series, view.totals.text(series), state);
    let ground = if response.is_pointer_button_down_on() {
        tokens.accent_soft
    } else if response.hovered() {
        tokens.hover
    } else {
        tokens.card
    };
    ui.painter().rect_filled(rect, CornerRadius::same(radius::CONTROL), ground);
    focus_ring(ui, &response);
    swatch(ui, room.left() + PADDING, rect.center().y, sign, series, state);
    let inner = rect.shrink2(vec2(PADDING - 4.0, 0.0));
    let name = Rect::from_min_max(pos2(inner.left() + 34.0, rect.top()), rect.max);
    elided(ui, name, Side::Left, series.name(), Type::Body, tokens.text);
    elided(ui, inner, Side::Right, view.totals.text(series), Type::Strong, tokens.text);
}

/// The line that all of it comes to.
fn net_line(ui: &mut Ui, room: Rect, y: f32, view: &SalesView, state: &mut SalesState) {
    let tokens = theme::of(ui);
    let rect = Rect::from_min_size(pos2(room.left() + 4.0, y), vec2(room.width() - 8.0, 52.0));
    let response = toggle(ui, rect, Series::Net, view.totals.text(Series::Net), state);
    ui.painter().rect_filled(rect, CornerRadius::same(radius::CONTROL), tokens.accent_soft);
    focus_ring(ui, &response);
    let upper = Rect::from_min_size(rect.min + vec2(0.0, 5.0), vec2(rect.width(), 26.0));
    swatch(ui, room.left() + PADDING, upper.center().y, "=", Series::Net, state);
    let inner = upper.shrink2(vec2(PADDING - 4.0, 0.0));
    let name = Rect::from_min_max(pos2(inner.left() + 34.0, upper.top()), upper.max);
    elided(ui, name, Side::Left, Series::Net.name(), Type::Heading, tokens.text);
    elided(ui, inner, Side::Right, view.totals.text(Series::Net), Type::Figure, tokens.text);
    let lower =
        Rect::from_min_max(pos2(name.left(), upper.bottom() - 2.0), pos2(inner.right(), rect.bottom() - 4.0));
    label_in(ui, lower, Side::Left, text(format!("Average per {}", view.by), Type::Small, tokens.text2));
    label_in(ui, lower, Side::Right, text(&view.average, Type::Small, tokens.text2));
}

fn plain_line(ui: &mut Ui, room: Rect, y: f32, name: &str, figure: &str) {
    let tokens = theme::of(ui);
    let inner = Rect::from_min_size(pos2(room.left() + PADDING, y), vec2(room.width() - 2.0 * PADDING, ROW));
    let after = Rect::from_min_max(pos2(inner.left() + 34.0, inner.top()), inner.max);
    label_in(ui, after, Side::Left, text(name, Type::Body, tokens.text));
    label_in(ui, inner, Side::Right, text(figure, Type::Strong, tokens.text));
}

fn toggle(ui: &Ui, rect: Rect, series: Series, figure: &str, state: &mut SalesState) -> egui::Response {
    let response = ui.interact(rect, ui.scope_id().with(("series", series.name())), Sense::click());
    if response.clicked() {
        state.toggle(series);
    }
    let is_shown = state.shown.contains(&series);
    let name = format!("{} {figure}", series.name());
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, is_shown, &name));
    response
}

/// The sign of a line, and its box: filled is shown in the chart, outlined is hidden.
fn swatch(ui: &Ui, left: f32, y: f32, sign: &str, series: Series, state: &SalesState) {
    let tokens = theme::of(ui);
    let room = Rect::from_center_size(pos2(left + 4.0, y), vec2(12.0, 18.0));
    elided(ui, room, Side::Middle, sign, Type::Body, tokens.text2);
    let square = Rect::from_center_size(pos2(left + 20.0, y), vec2(12.0, 12.0));
    let corner = CornerRadius::same(3);
    if state.shown.contains(&series) {
        ui.painter().rect_filled(square, corner, state.colour(series, tokens));
    } else {
        let line = Stroke::new(stroke::HAIRLINE, tokens.line_strong);
        ui.painter().rect_stroke(square, corner, line, StrokeKind::Inside);
    }
}

/// White paper, torn off at the foot.
fn paper(ui: &Ui, room: Rect) {
    let tokens = theme::of(ui);
    let line = Stroke::new(stroke::HAIRLINE, tokens.line);
    let base = room.bottom() - DEPTH;
    let sheet = Rect::from_min_max(room.min, pos2(room.right(), base));
    let corner = CornerRadius { nw: radius::CARD, ne: radius::CARD, sw: 0, se: 0 };
    ui.painter().rect(sheet, corner, tokens.card, line, StrokeKind::Inside);
    // The foot is not closed by the hairline.
    let foot =
        Rect::from_min_max(pos2(sheet.left() + 1.0, base - 1.5), pos2(sheet.right() - 1.0, base + 0.5));
    ui.painter().rect_filled(foot, CornerRadius::ZERO, tokens.card);
    let teeth = (room.width() / TOOTH).round().max(1.0);
    let step = room.width() / teeth;
    let mut edge = vec![pos2(room.left() + 0.5, base)];
    let mut left = room.left();
    while left + step <= room.right() + 0.5 {
        let tooth = vec![pos2(left, base), pos2(left + step, base), pos2(left + step / 2.0, base + DEPTH)];
        ui.painter().add(Shape::convex_polygon(tooth, tokens.card, Stroke::NONE));
        edge.push(pos2(left + step / 2.0, base + DEPTH));
        edge.push(pos2((left + step).min(room.right() - 0.5), base));
        left += step;
    }
    ui.painter().add(Shape::line(edge, line));
}
