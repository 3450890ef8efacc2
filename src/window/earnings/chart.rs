//! The chart: income up, expenses down, and what is left as a line.

use egui::epaint::MarginF32;
use egui::{CornerRadius, Pos2, Rect, Sense, Shape, Stroke, Ui, pos2, vec2};

use crate::model::plotted;
use crate::report::scale::Scale;
use crate::theme::{self, FontStyle, space, stroke};
use crate::translate::{dates, tr};
use crate::widgets::{Side, card, elided, label_in, say, text_width};
use domain::report::earnings::EarningsSums;

use super::view::EarningsView;

const HEAD: f32 = 40.0;
const FOOT: f32 = 24.0;
const SCALE: f32 = 64.0;
/// The share of a period's width that its bar takes.
const BAR: f32 = 0.62;
/// The width of a bar in points at most.
const WIDEST: f32 = 84.0;

pub(super) fn chart_card(ui: &mut Ui, room: Rect, view: &EarningsView) {
    let tokens = theme::of(ui);
    card(ui, room);
    let (head, below) = room.split_top_bottom_at_y(room.top() + HEAD);
    let inner = head.shrink2(vec2(space::L, 0.0));
    let title = tr!("Income, expenses and what is left");
    label_in(ui, inner, Side::Left, theme::text(title, FontStyle::Heading, tokens.text));
    let around = MarginF32 { left: SCALE + space::S, right: space::L, top: 4.0, bottom: FOOT + space::S };
    let plot = below - around;
    if plot.height() < 40.0 {
        return;
    }
    let steps = f64::from((plot.height() / 36.0).clamp(2.0, 7.0));
    let periods = periods(view);
    let amounts =
        periods.iter().flat_map(|sums| [plotted(sums.income), -plotted(sums.expenses), plotted(sums.left)]);
    let scale = Scale::of_money(amounts, steps, view.amounts);
    let y_of =
        |value: f64| plot.bottom() - plot.height() * narrowed((value - scale.low) / (scale.high - scale.low));
    for mark in scale.marks() {
        let y = y_of(mark);
        let line = if mark.abs() < scale.step / 2.0 { tokens.line_strong } else { tokens.line };
        ui.painter().hline(plot.x_range(), y, Stroke::new(stroke::HAIRLINE, line));
        let place = Rect::from_center_size(pos2(room.left() + SCALE / 2.0 + 4.0, y), vec2(SCALE - 4.0, 14.0));
        let label = scale.money_label(mark, view.amounts);
        elided(ui, place, Side::Right, &label, FontStyle::Caption, tokens.faint);
    }
    bars(ui, plot, (view, periods), y_of);
    axis(ui, plot, view);
}

/// The sums of each period, without those of the range.
fn periods(view: &EarningsView) -> &[EarningsSums] {
    view.found.sums.split_last().map_or(&[], |(_, periods)| periods)
}

fn bars(
    ui: &mut Ui,
    plot: Rect,
    (view, periods): (&EarningsView, &[EarningsSums]),
    y_of: impl Fn(f64) -> f32,
) {
    let tokens = theme::of(ui);
    let [ink, ..] = tokens.series;
    let zero = y_of(0.0);
    let mut line: Vec<Pos2> = Vec::new();
    for (at, sums) in periods.iter().enumerate() {
        let column = column(plot, at, periods.len());
        let response = ui.interact(column, ui.scope_id().with(("period", at)), Sense::hover());
        if response.hovered() {
            ui.painter().rect_filled(column, CornerRadius::ZERO, tokens.hover);
        }
        let wide = (column.width() * BAR).clamp(1.0, WIDEST);
        let left = column.center().x - wide / 2.0;
        for (value, ink) in [(plotted(sums.income), ink), (-plotted(sums.expenses), tokens.negative)] {
            let y = y_of(value);
            let bar = Rect::from_min_max(pos2(left, zero.min(y)), pos2(left + wide, zero.max(y)));
            ui.painter().rect_filled(bar, CornerRadius::ZERO, ink);
        }
        line.push(pos2(column.center().x, y_of(plotted(sums.left))));
        let name = view.found.period_name(at, dates());
        let [income, expenses, left_over] =
            [sums.income, sums.expenses, sums.left].map(|amount| view.amounts.signed(amount));
        let spoken = tr!(
            "{name}: income {income}, expenses {expenses}, left {left}",
            name = &name,
            income = &income,
            expenses = &expenses,
            left = &left_over
        );
        say(ui, column, ("bar", at), &spoken);
        response.on_hover_ui_at_pointer(|ui| {
            ui.label(theme::text(name, FontStyle::Small, tokens.text2));
            for (name, figure) in
                [(tr!("Income"), income), (tr!("Expenses"), expenses), (tr!("What is left"), left_over)]
            {
                ui.label(theme::text(format!("{name} {figure}"), FontStyle::Strong, tokens.text));
            }
        });
    }
    let pen = Stroke::new(2.0, tokens.text);
    for point in &line {
        ui.painter().circle_filled(*point, 3.0, tokens.text);
    }
    ui.painter().add(Shape::line(line, pen));
}

fn column(plot: Rect, at: usize, count: usize) -> Rect {
    let share = |part: usize| f32::from(u16::try_from(part).unwrap_or(u16::MAX));
    let wide = plot.width() / share(count.max(1));
    Rect::from_min_size(pos2(plot.left() + wide * share(at), plot.top()), vec2(wide, plot.height()))
}

/// Draws the names of the periods, as many as fit.
fn axis(ui: &Ui, plot: Rect, view: &EarningsView) {
    let tokens = theme::of(ui);
    let count = view.found.periods.len();
    let label = |at: usize| view.found.period_name(at, dates());
    let widest = (0..count.min(40)).map(|at| text_width(ui, &label(at), FontStyle::Caption));
    let widest = widest.fold(10.0_f32, f32::max) + 12.0;
    let mut free = plot.left() - widest;
    for at in 0..count {
        let middle = column(plot, at, count).center().x;
        if middle - widest / 2.0 < free {
            continue;
        }
        free = middle + widest / 2.0;
        let place = Rect::from_center_size(pos2(middle, plot.bottom() + FOOT / 2.0), vec2(widest, FOOT));
        elided(ui, place, Side::Middle, &label(at), FontStyle::Caption, tokens.faint);
    }
}

#[expect(clippy::as_conversions, clippy::cast_possible_truncation, reason = "a place in a picture")]
fn narrowed(share: f64) -> f32 {
    share as f32
}
