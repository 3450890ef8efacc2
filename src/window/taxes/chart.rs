//! The chart of the net tax by period, as bars.

use egui::{CornerRadius, Rect, Sense, Ui, pos2};

use crate::model::plotted;
use crate::report::bars::{BAR, BarPlot};
use crate::report::notes::mark_column;
use crate::theme::{self, FontStyle};
use crate::translate::{dates, tr};
use crate::widgets::say;
use domain::money::Money;
use domain::report::tax_summary::TaxPeriod;
use domain::shop::day_note::DayNote;
use domain::time::period::Grouping;

use super::view::TaxView;

/// The width of the labels of the scale in points.
const SCALE: f32 = 52.0;

pub(super) fn chart_card(ui: &mut Ui, room: Rect, view: &TaxView) {
    let title = match view.found.range.grouping() {
        Grouping::Hour => tr!("Net tax by hour"),
        Grouping::Day => tr!("Net tax by day"),
        Grouping::Week(_) => tr!("Net tax by week"),
        Grouping::Month => tr!("Net tax by month"),
    };
    let periods = &view.found.periods;
    let amounts = periods.iter().map(|period| plotted(tax_of(period)));
    let head = (title, periods.len());
    let Some(plot) = BarPlot::draw(ui, room, head, (amounts, view.amounts), SCALE) else { return };
    bars(ui, &plot, view);
    let name = |period: &TaxPeriod| dates().axis(&period.period, &view.found.range);
    plot.names(ui, |at| periods.get(at).map(name).unwrap_or_default());
}

fn bars(ui: &mut Ui, plot: &BarPlot, view: &TaxView) {
    let tokens = theme::of(ui);
    let [_, _, _, _, ink, _] = tokens.series;
    let zero = plot.y_of(0.0);
    for (at, period) in view.found.periods.iter().enumerate() {
        let height = plotted(tax_of(period));
        let column = plot.column(at);
        let response = ui.interact(column, ui.scope_id().with(("period", at)), Sense::hover());
        if response.hovered() {
            ui.painter().rect_filled(column, CornerRadius::ZERO, tokens.hover);
        }
        let wide = (column.width() * BAR).max(1.0);
        let y = plot.y_of(height);
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
