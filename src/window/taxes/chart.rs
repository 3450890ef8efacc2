//! The chart of the net tax by period, as bars.

use egui::epaint::MarginF32;
use egui::{CornerRadius, Rect, Sense, Stroke, Ui, pos2, vec2};

use crate::model::plotted;
use crate::report::notes::mark_column;
use crate::report::scale::Scale;
use crate::theme::{self, FontStyle, space, stroke};
use crate::translate::{dates, tr};
use crate::widgets::{Side, card, elided, label_in, say, text_width};
use domain::money::Money;
use domain::report::tax_summary::TaxPeriod;
use domain::shop::day_note::DayNote;
use domain::time::period::Grouping;

use super::view::TaxView;

const HEAD: f32 = 40.0;
const FOOT: f32 = 24.0;
const SCALE: f32 = 52.0;
/// The share of a period's width that its bar takes.
const BAR: f32 = 0.62;

pub(super) fn chart_card(ui: &mut Ui, room: Rect, view: &TaxView) {
    let tokens = theme::of(ui);
    card(ui, room);
    let (head, below) = room.split_top_bottom_at_y(room.top() + HEAD);
    let title = match view.found.range.grouping() {
        Grouping::Hour => tr!("Net tax by hour"),
        Grouping::Day => tr!("Net tax by day"),
        Grouping::Week(_) => tr!("Net tax by week"),
        Grouping::Month => tr!("Net tax by month"),
    };
    let inner = head.shrink2(vec2(space::L, 0.0));
    label_in(ui, inner, Side::Left, theme::text(title, FontStyle::Heading, tokens.text));
    let around = MarginF32 { left: SCALE + space::S, right: space::L, top: 4.0, bottom: FOOT + space::S };
    let plot = below - around;
    if plot.height() < 40.0 {
        return;
    }
    let steps = f64::from((plot.height() / 36.0).clamp(2.0, 7.0));
    let amounts = view.found.periods.iter().map(|period| plotted(tax_of(period)));
    let scale = Scale::of_money(amounts, steps, view.amounts);
    let y_of = |value: f64| {
        let share = (value - scale.low) / (scale.high - scale.low);
        plot.bottom() - plot.height() * narrowed(share)
    };
    for mark in scale.marks() {
        let y = y_of(mark);
        let line = if mark.abs() < scale.step / 2.0 { tokens.line_strong } else { tokens.line };
        ui.painter().hline(plot.x_range(), y, Stroke::new(stroke::HAIRLINE, line));
        let place = Rect::from_center_size(pos2(room.left() + SCALE / 2.0 + 4.0, y), vec2(SCALE - 4.0, 14.0));
        let label = scale.money_label(mark, view.amounts);
        elided(ui, place, Side::Right, &label, FontStyle::Caption, tokens.faint);
    }
    bars(ui, plot, view, y_of);
    axis(ui, plot, view);
}

fn bars(ui: &mut Ui, plot: Rect, view: &TaxView, y_of: impl Fn(f64) -> f32) {
    let tokens = theme::of(ui);
    let [_, _, _, _, ink, _] = tokens.series;
    let zero = y_of(0.0);
    for (at, period) in view.found.periods.iter().enumerate() {
        let height = plotted(tax_of(period));
        let column = column(plot, at, view.found.periods.len());
        let response = ui.interact(column, ui.scope_id().with(("period", at)), Sense::hover());
        if response.hovered() {
            ui.painter().rect_filled(column, CornerRadius::ZERO, tokens.hover);
        }
        let wide = (column.width() * BAR).max(1.0);
        let y = y_of(height);
        let (top, bottom) = if height < 0.0 { (zero, y) } else { (y, zero) };
        // A period without tax has a stub of two points.
        let (top, ink) = if bottom - top < 1.0 { (zero - 2.0, tokens.line_strong) } else { (top, ink) };
        let ink = if height < 0.0 { tokens.negative } else { ink };
        let left = column.center().x - wide / 2.0;
        let bar = Rect::from_min_max(pos2(left, top), pos2(left + wide, bottom));
        ui.painter().rect_filled(bar, CornerRadius::ZERO, ink);
        let name = dates().period(&period.period, view.found.range.grouping());
        let tax = view.amounts.signed(tax_of(period));
        let told = DayNote::told(&view.notes, &period.period, &view.found.range, dates());
        let mut spoken = tr!("{name}: net tax {amount}", name = &name, amount = &tax);
        if !told.is_empty() {
            mark_column(ui, column);
            spoken = format!("{spoken}, {told}");
        }
        say(ui, bar, ("bar", at), &spoken);
        response.on_hover_ui_at_pointer(|ui| {
            ui.label(theme::text(name, FontStyle::Small, tokens.text2));
            ui.label(theme::text(tax, FontStyle::Strong, tokens.text));
            if !told.is_empty() {
                ui.label(theme::text(told, FontStyle::Small, tokens.text2));
            }
        });
    }
}

fn tax_of(period: &TaxPeriod) -> Money {
    period.sums.net().unwrap_or_default()
}

fn column(plot: Rect, at: usize, count: usize) -> Rect {
    let share = |part: usize| f32::from(u16::try_from(part).unwrap_or(u16::MAX));
    let wide = plot.width() / share(count.max(1));
    Rect::from_min_size(pos2(plot.left() + wide * share(at), plot.top()), vec2(wide, plot.height()))
}

/// Draws the names of the periods, as many as fit.
fn axis(ui: &Ui, plot: Rect, view: &TaxView) {
    let tokens = theme::of(ui);
    let periods = &view.found.periods;
    let label = |period: &TaxPeriod| dates().axis(&period.period, &view.found.range);
    let measure = |period: &TaxPeriod| text_width(ui, &label(period), FontStyle::Caption);
    let widest = periods.iter().take(40).map(measure).fold(10.0_f32, f32::max) + 12.0;
    let mut free = plot.left() - widest;
    for (at, period) in periods.iter().enumerate() {
        let middle = column(plot, at, periods.len()).center().x;
        if middle - widest / 2.0 < free {
            continue;
        }
        free = middle + widest / 2.0;
        let place = Rect::from_center_size(pos2(middle, plot.bottom() + FOOT / 2.0), vec2(widest, FOOT));
        elided(ui, place, Side::Middle, &label(period), FontStyle::Caption, tokens.faint);
    }
}

#[expect(clippy::as_conversions, clippy::cast_possible_truncation, reason = "a place in a picture")]
fn narrowed(share: f64) -> f32 {
    share as f32
}
