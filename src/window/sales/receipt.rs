//! The totals as a receipt, which adds up line by line to the net sales. A line shows or hides
//! its series in the chart.

use egui::{CornerRadius, Key, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use egui_material_icons::icons::ICON_FUNCTIONS;

use crate::format;
use crate::report::change::{Change, Rising};
use crate::report::controls::paint_change;
use crate::report::figure::Figure;
use crate::report::receipt::receipt_head;
use crate::theme::{self, FontStyle, radius, space, stroke, text};
use crate::translate::{dates, tr};
use crate::widgets::{
    RECEIPT_PADDING, Side, elided, figure_in, focus_ring, hairline, icon_at, label_in, line, receipt, say,
    sum_rule, text_width,
};
use domain::money::Money;
use domain::report::{SalesReport, Series};
use domain::time::period::Grouping;

use super::view::SalesView;
use super::{Sales, target};

const CHANGE: f32 = 68.0;

const ROW: f32 = 30.0;
/// The left edge of the names, after sign and box.
const NAME: f32 = 34.0;
/// The length in characters from which the net sales are in a smaller type.
const LONG: usize = 12;

/// Draws the receipt; a click on a line shows or hides its series.
pub(super) fn receipt_ui(ui: &mut Ui, view: &SalesView, state: &mut Sales) {
    receipt(ui, |ui| {
        let tokens = theme::of(ui);
        receipt_head(ui, &view.title, view.amounts.sign(), (&said_of(view), 18.0));
        ui.add_space(8.0);
        let lines = Lines { view };
        lines.order_totals(ui, state);
        lines.series(ui, "−", Series::Refunds, state);
        separator(ui);
        for (sign, series) in [("=", Series::Gross), ("−", Series::Tax), ("−", Series::Shipping)] {
            lines.series(ui, sign, series, state);
        }
        sum_rule(ui, 10.0);
        ui.add_space(1.0);
        lines.net(ui, state);
        ui.add_space(4.0);
        target::standing(ui, view, (NAME, RECEIPT_PADDING - 4.0), state);
        if view.report.has_costs {
            lines.series(ui, "", Series::Cost, state);
            lines.series(ui, "", Series::Profit, state);
            // Of nothing there is no share.
            if view.report.net_sales > Money::ZERO {
                lines.known(ui, state);
            }
        }
        separator(ui);
        for series in [Series::Orders, Series::Items, Series::Customers, Series::Discount] {
            lines.series(ui, "", series, state);
        }
        let hint = line(ui, 24.0);
        let (room, words) =
            (hint.with_min_x(hint.left() + 22.0), tr!("Double-click or Enter shows what is behind it"));
        if text_width(ui, words, FontStyle::Small) <= room.width() {
            icon_at(ui, pos2(hint.left() + 8.0, hint.center().y), ICON_FUNCTIONS, 16.0, tokens.text2);
            elided(ui, room, Side::Left, words, FontStyle::Small, tokens.faint);
        }
        ui.add_space(13.0);
    });
}

fn separator(ui: &mut Ui) {
    let line = line(ui, 8.0);
    hairline(ui, line, line.center().y);
}

/// Takes the line of a figure, over nearly all of the receipt's width.
fn wide_line(ui: &mut Ui, height: f32) -> Rect {
    line(ui, height).expand2(vec2(RECEIPT_PADDING - 4.0, 0.0))
}

/// The subtitle: the range that is compared with, or else the count of periods.
fn said_of(view: &SalesView) -> String {
    let lacks = view.lacks();
    if !lacks.is_empty() {
        return lacks;
    }
    if let Some(range) = view.compared.as_ref().map(|other| &other.report.range) {
        // It ends within a day where the range that it is compared with is not over.
        let until = Some(range.end()).filter(|end| *end != end.day.end());
        let range = dates().title(range, false);
        return match until.map(format::clock) {
            Some(time) => tr!("change from {range} to {time}", range, time),
            None => tr!("change from {range}", range),
        };
    }
    let count = view.report.periods.len();
    match view.report.range.grouping() {
        Grouping::Hour => tr!("{count} {count:hour|hours}", count),
        Grouping::Day => tr!("{count} {count:day|days}", count),
        Grouping::Week(_) => tr!("{count} {count:week|weeks}", count),
        Grouping::Month => tr!("{count} {count:month|months}", count),
    }
}

struct Lines<'v> {
    view: &'v SalesView,
}

impl Lines<'_> {
    /// The part of a line for its figure: without the column of changes, if there is one.
    fn figure_room(&self, line: Rect) -> Rect {
        let room = if self.view.comparable().is_some() { CHANGE } else { 0.0 };
        line.with_max_x(line.right() - room)
    }

    /// The figure of a line. Tax and shipping are negative, since the receipt subtracts them.
    fn figure(&self, series: Series) -> String {
        let SalesReport { sums, total_tax, total_shipping, .. } = &self.view.report;
        match series {
            Series::Tax => self.view.amounts.plain(Money::ZERO.minus(*total_tax).unwrap_or_default()),
            Series::Shipping => {
                self.view.amounts.plain(Money::ZERO.minus(*total_shipping).unwrap_or_default())
            }
            _ => self.view.plain(series, sums),
        }
    }

    fn named(&self, ui: &Ui, line: Rect, name: (&str, FontStyle), figure: (&str, FontStyle)) {
        let ink = theme::of(ui).text;
        let room = self.figure_room(line).with_min_x(line.left() + NAME);
        let wide = |(text, kind): (&str, FontStyle)| text_width(ui, text, kind);
        // Where both have no room beside each other, they are smaller.
        let is_wide = wide(name) + wide(figure) + space::S > room.width();
        let smaller = |(text, kind)| if is_wide { (text, FontStyle::Strong) } else { (text, kind) };
        let (name, figure) = (smaller(name), smaller(figure));
        figure_in(ui, room, (name.0, name.1, ink), (figure.0, figure.1, ink));
    }

    /// Draws the line of the order totals, from which the others are subtracted. It has no series,
    /// so that a click explains it.
    fn order_totals(&self, ui: &mut Ui, state: &mut Sales) {
        let tokens = theme::of(ui);
        let rect = wide_line(ui, ROW);
        let response = ui.interact(rect, ui.scope_id().with("order totals line"), Sense::click());
        let figure = self.view.amounts.plain(self.view.report.sums.order_totals);
        let name = format!("{} {figure}", tr!("Order totals"));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        if response.hovered() {
            ui.painter().rect_filled(rect, CornerRadius::same(radius::CONTROL), tokens.hover);
        }
        focus_ring(ui, &response);
        if response.clicked() {
            state.explained.open(Figure::OrderTotals, response.id);
        }
        let inner = rect.shrink2(vec2(RECEIPT_PADDING - 4.0, 0.0));
        self.named(ui, inner, (tr!("Order totals"), FontStyle::Body), (&figure, FontStyle::Strong));
        if let Some(other) = self.view.comparable() {
            let (is, was) = (self.view.report.sums.order_totals, other.sums.order_totals);
            let change = Change::of(is, was, Rising::Good, self.view.amounts.formatter);
            paint_change(ui, inner, change);
            let spoken = format!("{} {}", tr!("Order totals"), change.spoken());
            say(ui, change_room(inner), "order totals", &spoken);
        }
    }

    /// Draws a line that shows or hides its series.
    fn series(&self, ui: &mut Ui, sign: &str, series: Series, state: &mut Sales) {
        let tokens = theme::of(ui);
        let rect = wide_line(ui, ROW);
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
        let inner = rect.shrink2(vec2(RECEIPT_PADDING - 4.0, 0.0));
        swatch(ui, inner, sign, series, state);
        self.named(
            ui,
            inner,
            (tr(series.name()), FontStyle::Body),
            (&self.figure(series), FontStyle::Strong),
        );
        self.change(ui, inner, series);
    }

    /// Draws the line of the net sales, the result.
    fn net(&self, ui: &mut Ui, state: &mut Sales) {
        let tokens = theme::of(ui);
        let view = self.view;
        let rect = wide_line(ui, 52.0);
        let response = self.toggle(ui, rect, Series::Net, state);
        ui.painter().rect_filled(rect, CornerRadius::same(radius::CONTROL), tokens.accent_soft);
        focus_ring(ui, &response);
        let upper = rect.with_min_y(rect.top() + 5.0).with_max_y(rect.top() + 31.0);
        let inner = upper.shrink2(vec2(RECEIPT_PADDING - 4.0, 0.0));
        swatch(ui, inner, "=", Series::Net, state);
        let figure = self.figure(Series::Net);
        // A long figure is smaller, so that all its digits are visible.
        let kind = if figure.chars().count() > LONG { FontStyle::Strong } else { FontStyle::Figure };
        self.named(ui, inner, (tr(Series::Net.name()), FontStyle::Heading), (&figure, kind));
        self.change(ui, inner, Series::Net);
        let lower = self.figure_room(inner).with_min_x(inner.left() + NAME);
        let lower = lower.with_min_y(upper.bottom() - 2.0).with_max_y(rect.bottom() - 4.0);
        let average = view.amounts.plain(view.report.average_sales);
        let is_long = average.chars().count() > LONG;
        let words = if is_long { tr!("Average") } else { view.words().average };
        label_in(ui, lower, Side::Left, text(words, FontStyle::Small, tokens.text2));
        label_in(ui, lower, Side::Right, text(&average, FontStyle::Small, tokens.text2));
    }

    /// Draws of how much of the net sales the cost is known; a click shows what has none.
    fn known(&self, ui: &mut Ui, state: &mut Sales) {
        let tokens = theme::of(ui);
        let rect = wide_line(ui, 22.0);
        let response = ui.interact(rect, ui.scope_id().with("known costs"), Sense::click());
        let words = self.view.known();
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &words));
        let ink = if response.hovered() { tokens.text } else { tokens.text2 };
        focus_ring(ui, &response);
        if response.clicked() {
            state.explained.open(Figure::WithoutCost, response.id);
        }
        let room = rect.with_min_x(rect.left() + RECEIPT_PADDING - 4.0 + NAME);
        elided(ui, room, Side::Left, &words, FontStyle::Small, ink);
        response.on_hover_text(tr!("Shows what has no cost"));
    }

    fn change(&self, ui: &Ui, line: Rect, series: Series) {
        let Some(change) = self.view.change(series) else { return };
        paint_change(ui, line, change);
        let spoken = format!("{} {}", tr(series.name()), change.spoken());
        say(ui, change_room(line), ("change", series.name()), &spoken);
    }

    /// Handles a line of a series: a click or Space shows or hides the series, a double click or
    /// Enter explains the figure.
    fn toggle(&self, ui: &Ui, rect: Rect, series: Series, state: &mut Sales) -> Response {
        let response = ui.interact(rect, ui.scope_id().with(("series", series.name())), Sense::click());
        let is_entered = response.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if !is_entered && response.clicked() {
            state.toggle(series);
        }
        if is_entered || response.double_clicked() {
            state.explained.open(Figure::Of(series), response.id);
        }
        let is_shown = state.shown.contains(&series);
        let name = format!("{} {}", tr(series.name()), self.figure(series));
        response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, is_shown, &name));
        response
    }
}

fn change_room(line: Rect) -> Rect {
    line.with_min_x(line.right() - CHANGE)
}

/// Draws the sign of a line and its box: filled if the series is in the chart, else outlined.
fn swatch(ui: &Ui, line: Rect, sign: &str, series: Series, state: &Sales) {
    let tokens = theme::of(ui);
    let place = line.with_min_x(line.left() - 2.0).with_max_x(line.left() + 10.0);
    elided(ui, place, Side::Middle, sign, FontStyle::Body, tokens.text2);
    let square = Rect::from_center_size(pos2(line.left() + 20.0, line.center().y), vec2(12.0, 12.0));
    let corner = CornerRadius::same(3);
    if state.shown.contains(&series) {
        ui.painter().rect_filled(square, corner, state.colour(series, tokens));
    } else {
        let line = Stroke::new(stroke::HAIRLINE, tokens.line_strong);
        ui.painter().rect_stroke(square, corner, line, StrokeKind::Inside);
    }
}
