//! The chart: income up, expenses down, and what is left as a line.

use egui::{CornerRadius, Pos2, Rect, Sense, Shape, Stroke, Ui, pos2};

use crate::model::plotted;
use crate::report::bars::{BAR, BarPlot};
use crate::theme::{self, FontStyle};
use crate::translate::{dates, tr};
use crate::widgets::say;
use domain::report::earnings::EarningsSums;

use super::view::EarningsView;

/// The width of the labels of the scale in points.
const SCALE: f32 = 64.0;
/// The width of a bar in points at most.
const WIDEST: f32 = 84.0;

pub(super) fn chart_card(ui: &mut Ui, room: Rect, view: &EarningsView) {
    let periods = periods(view);
    let amounts =
        periods.iter().flat_map(|sums| [plotted(sums.income), -plotted(sums.expenses), plotted(sums.left)]);
    let head = (tr!("Income, expenses and what is left"), periods.len());
    let Some(plot) = BarPlot::draw(ui, room, head, (amounts, view.amounts), SCALE) else { return };
    bars(ui, &plot, (view, periods));
    plot.names(ui, |at| view.found.period_name(at, dates()));
}

/// The sums of each period, without those of the range.
fn periods(view: &EarningsView) -> &[EarningsSums] {
    view.found.sums.split_last().map_or(&[], |(_, periods)| periods)
}

fn bars(ui: &mut Ui, plot: &BarPlot, (view, periods): (&EarningsView, &[EarningsSums])) {
    let tokens = theme::of(ui);
    let [ink, ..] = tokens.series;
    let zero = plot.y_of(0.0);
    let mut line: Vec<Pos2> = Vec::new();
    for (at, sums) in periods.iter().enumerate() {
        let column = plot.column(at);
        let response = ui.interact(column, ui.scope_id().with(("period", at)), Sense::hover());
        if response.hovered() {
            ui.painter().rect_filled(column, CornerRadius::ZERO, tokens.hover);
        }
        let wide = (column.width() * BAR).clamp(1.0, WIDEST);
        let left = column.center().x - wide / 2.0;
        for (value, ink) in [(plotted(sums.income), ink), (-plotted(sums.expenses), tokens.negative)] {
            let y = plot.y_of(value);
            let bar = Rect::from_min_max(pos2(left, zero.min(y)), pos2(left + wide, zero.max(y)));
            ui.painter().rect_filled(bar, CornerRadius::ZERO, ink);
        }
        line.push(pos2(column.center().x, plot.y_of(plotted(sums.left))));
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
