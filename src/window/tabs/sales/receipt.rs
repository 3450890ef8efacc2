//! The totals as a receipt, which adds up line by line to the net sales. A line shows or hides
//! its series in the chart.

use egui::{
    Align2, CornerRadius, Key, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use egui_material_icons::icons::ICON_FUNCTIONS;

use crate::format;
use crate::model::{Change, Figure, Rising, SalesView};
use crate::tabs::compare::paint_change;
use crate::theme::{self, FontStyle, radius, space, stroke, text};
use crate::widgets::{Side, elided, focus_ring, hairline, label_in, paper, say};
use domain::report::Series;

use super::SalesState;

/// The height in points, with the torn edge.
pub(super) const HEIGHT: f32 = 462.0;
/// The width of the column of changes.
const CHANGE: f32 = 68.0;

const ROW: f32 = 30.0;
const PADDING: f32 = 16.0;
/// The left edge of the names, after sign and box.
const NAME: f32 = 34.0;
/// The length in characters from which the net sales are in a smaller type.
const LONG: usize = 12;

/// Draws the receipt; a click on a line shows or hides its series.
pub(super) fn receipt(ui: &mut Ui, room: Rect, view: &SalesView, state: &mut SalesState) {
    paper(ui, room);
    let tokens = theme::of(ui);
    let inner = room.shrink2(vec2(PADDING, 0.0));
    let mut y = room.top() + 10.0;
    let head = Rect::from_min_size(pos2(inner.left(), y), vec2(inner.width(), 24.0));
    label_in(ui, head, Side::Left, text(&view.title, FontStyle::Heading, tokens.text));
    label_in(ui, head, Side::Right, text(view.amounts.sign(), FontStyle::Small, tokens.text2));
    y += 24.0;
    let caption = Rect::from_min_size(pos2(inner.left(), y), vec2(inner.width(), 18.0));
    label_in(ui, caption, Side::Left, text(said_of(view), FontStyle::Small, tokens.text2));
    y += 26.0;
    let lines = Lines { room, view };
    lines.order_totals(ui, y, state);
    y += ROW;
    lines.series(ui, y, "−", Series::Refunds, state);
    y += ROW + 4.0;
    hairline(ui, inner, y);
    y += 4.0;
    for (sign, series) in [("=", Series::Gross), ("−", Series::Tax), ("−", Series::Shipping)] {
        lines.series(ui, y, sign, series, state);
        y += ROW;
    }
    y += 5.0;
    ui.painter().hline(inner.x_range(), y, Stroke::new(stroke::SUM, tokens.text));
    y += 6.0;
    lines.net(ui, y, state);
    y += 60.0;
    hairline(ui, inner, y);
    y += 4.0;
    for series in [Series::Orders, Series::Items, Series::Customers, Series::Discount] {
        lines.series(ui, y, "", series, state);
        y += ROW;
    }
    let hint = Rect::from_min_size(pos2(inner.left(), y), vec2(inner.width(), 24.0));
    let sum = pos2(hint.left() + 8.0, hint.center().y);
    let font = theme::icon_font(16.0);
    ui.painter().text(sum, Align2::CENTER_CENTER, ICON_FUNCTIONS.codepoint, font, tokens.text2);
    let words = Rect::from_min_max(pos2(hint.left() + 22.0, hint.top()), hint.max);
    elided(
        ui,
        words,
        Side::Left,
        "Double-click or Enter shows what is behind it",
        FontStyle::Small,
        tokens.faint,
    );
}

/// The subtitle: the range that is compared with, or else the count of periods.
fn said_of(view: &SalesView) -> String {
    if let Some(compared) = &view.compared {
        if !compared.lacks.is_empty() {
            return compared.lacks.clone();
        }
        let until = compared.until.map(|at| format!(" to {}", format::clock(at))).unwrap_or_default();
        return format!("change against {}{until}", compared.title);
    }
    let periods = i64::try_from(view.points.len()).unwrap_or(i64::MAX);
    view.amounts.formatter.counted(periods, view.by, &format!("{}s", view.by))
}

/// The lines of the receipt.
struct Lines<'v> {
    room: Rect,
    view: &'v SalesView,
}

impl Lines<'_> {
    /// The part of a line for its figure: without the column of changes, if there is one.
    fn figure_room(&self, line: Rect) -> Rect {
        let room = if self.view.comparable().is_some() { CHANGE } else { 0.0 };
        Rect::from_min_max(line.min, pos2(line.right() - room, line.bottom()))
    }

    /// Draws a name and its figure. The figure is never cut off; the name is, if the room is short.
    fn named(&self, ui: &Ui, line: Rect, name: (&str, FontStyle), figure: (&str, FontStyle)) {
        let ink = theme::of(ui).text;
        let room = self.figure_room(line);
        let wide = elided(ui, room, Side::Right, figure.0, figure.1, ink);
        let left = Rect::from_min_max(
            pos2(line.left() + NAME, line.top()),
            pos2(room.right() - wide - space::S, line.bottom()),
        );
        elided(ui, left, Side::Left, name.0, name.1, ink);
    }

    /// Draws the line of the order totals, from which the others are subtracted. It has no series,
    /// so that a click explains it.
    fn order_totals(&self, ui: &mut Ui, y: f32, state: &mut SalesState) {
        let tokens = theme::of(ui);
        let size = vec2(self.room.width() - 8.0, ROW);
        let rect = Rect::from_min_size(pos2(self.room.left() + 4.0, y), size);
        let response = ui.interact(rect, ui.scope_id().with("order totals line"), Sense::click());
        let name = format!("Order totals {}", self.view.order_totals);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        if response.hovered() {
            ui.painter().rect_filled(rect, CornerRadius::same(radius::CONTROL), tokens.hover);
        }
        focus_ring(ui, &response);
        if response.clicked() {
            state.explain(Figure::OrderTotals, self.view, response.id);
        }
        let inner = rect.shrink2(vec2(PADDING - 4.0, 0.0));
        self.named(
            ui,
            inner,
            ("Order totals", FontStyle::Body),
            (&self.view.order_totals, FontStyle::Strong),
        );
        if let Some(compared) = self.view.comparable() {
            let (is, was) = (self.view.sums.order_totals, compared.sums.order_totals);
            let change = Change::of(is, was, Rising::Good, self.view.amounts.formatter);
            paint_change(ui, inner, &change);
            say(ui, change_room(inner), "order totals", &format!("Order totals {}", change.spoken()));
        }
    }

    /// Draws a line that shows or hides its series.
    fn series(&self, ui: &mut Ui, y: f32, sign: &str, series: Series, state: &mut SalesState) {
        let tokens = theme::of(ui);
        let room = self.room;
        let rect = Rect::from_min_size(pos2(room.left() + 4.0, y), vec2(room.width() - 8.0, ROW));
        let response = self.toggle(ui, rect, series, state);
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
        let figure = self.view.totals.text(series);
        self.named(ui, inner, (series.name(), FontStyle::Body), (figure, FontStyle::Strong));
        self.change(ui, inner, series);
    }

    /// Draws the line of the net sales, the result.
    fn net(&self, ui: &mut Ui, y: f32, state: &mut SalesState) {
        let tokens = theme::of(ui);
        let (room, view) = (self.room, self.view);
        let rect = Rect::from_min_size(pos2(room.left() + 4.0, y), vec2(room.width() - 8.0, 52.0));
        let response = self.toggle(ui, rect, Series::Net, state);
        ui.painter().rect_filled(rect, CornerRadius::same(radius::CONTROL), tokens.accent_soft);
        focus_ring(ui, &response);
        let upper = Rect::from_min_size(rect.min + vec2(0.0, 5.0), vec2(rect.width(), 26.0));
        swatch(ui, room.left() + PADDING, upper.center().y, "=", Series::Net, state);
        let inner = upper.shrink2(vec2(PADDING - 4.0, 0.0));
        let figure = view.totals.text(Series::Net);
        // A long figure is smaller, so that all its digits are visible.
        let kind = if figure.chars().count() > LONG { FontStyle::Strong } else { FontStyle::Figure };
        self.named(ui, inner, (Series::Net.name(), FontStyle::Heading), (figure, kind));
        self.change(ui, inner, Series::Net);
        let (left, top) = (inner.left() + NAME, upper.bottom() - 2.0);
        let right = self.figure_room(inner).right();
        let lower = Rect::from_min_max(pos2(left, top), pos2(right, rect.bottom() - 4.0));
        let is_long = view.average.chars().count() > LONG;
        let words = if is_long { "Average".to_owned() } else { format!("Average per {}", view.by) };
        label_in(ui, lower, Side::Left, text(words, FontStyle::Small, tokens.text2));
        label_in(ui, lower, Side::Right, text(&view.average, FontStyle::Small, tokens.text2));
    }

    fn change(&self, ui: &Ui, line: Rect, series: Series) {
        let Some(change) = self.view.change(series) else { return };
        paint_change(ui, line, &change);
        let spoken = format!("{} {}", series.name(), change.spoken());
        say(ui, change_room(line), ("change", series.name()), &spoken);
    }

    /// Handles a line of a series: a click or Space shows or hides the series, a double click or
    /// Enter explains the figure.
    fn toggle(&self, ui: &Ui, rect: Rect, series: Series, state: &mut SalesState) -> Response {
        let response = ui.interact(rect, ui.scope_id().with(("series", series.name())), Sense::click());
        let is_entered = response.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if !is_entered && response.clicked() {
            state.toggle(series);
        }
        if is_entered || response.double_clicked() {
            state.explain(Figure::Of(series), self.view, response.id);
        }
        let is_shown = state.shown.contains(&series);
        let name = format!("{} {}", series.name(), self.view.totals.text(series));
        response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, is_shown, &name));
        response
    }
}

fn change_room(line: Rect) -> Rect {
    Rect::from_min_max(pos2(line.right() - CHANGE, line.top()), line.max)
}

/// Draws the sign of a line and its box: filled if the series is in the chart, else outlined.
fn swatch(ui: &Ui, left: f32, y: f32, sign: &str, series: Series, state: &SalesState) {
    let tokens = theme::of(ui);
    let room = Rect::from_center_size(pos2(left + 4.0, y), vec2(12.0, 18.0));
    elided(ui, room, Side::Middle, sign, FontStyle::Body, tokens.text2);
    let square = Rect::from_center_size(pos2(left + 20.0, y), vec2(12.0, 12.0));
    let corner = CornerRadius::same(3);
    if state.shown.contains(&series) {
        ui.painter().rect_filled(square, corner, state.colour(series, tokens));
    } else {
        let line = Stroke::new(stroke::HAIRLINE, tokens.line_strong);
        ui.painter().rect_stroke(square, corner, line, StrokeKind::Inside);
    }
}
