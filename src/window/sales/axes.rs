//! The axes of the chart: money or counts at the left, counts beside money at the right, the
//! periods below, each with formatted labels.

use egui::{Rect, Ui};
use egui_plot::{AxisHints, GridMark, HPlacement, Plot};

use crate::format::Formatter;
use crate::model::plotted;
use crate::report::words::amount;
use crate::theme::{self, FontStyle, Tokens};
use crate::widgets::text_width;
use domain::report::{PeriodTotals, Series};

use super::Sales;
use super::view::SalesView;
use crate::report::scale::Scale;

/// The approximate minimal distance of two grid lines, in points.
const STEP: f32 = 62.0;

/// The vertical scales. Each series of counts has a scale of its own, since orders beside items
/// would be a flat line; the labels are those of the series that was chosen last.
pub(super) struct Axes {
    pub(super) scale: Scale,
    /// True if the left scale shows money, not counts.
    pub(super) is_money: bool,
    /// The series of counts whose labels are shown.
    labelled: Option<Series>,
    /// The step of each series of counts between two grid lines.
    steps: Vec<(Series, f64)>,
}

impl Axes {
    pub(super) fn new(view: &SalesView, state: &Sales, height: f32) -> Self {
        // The parts have the refunds in them.
        let is_divided = !view.parts_of(state.bars()).is_empty();
        let shown = |counts: bool| {
            let drawn = move |series: &Series| {
                series.is_count() == counts && !(is_divided && *series == Series::Refunds)
            };
            state.shown.iter().copied().filter(drawn)
        };
        let is_money = shown(false).next().is_some() || state.shown.is_empty();
        let subject = state.subject();
        let heights = |series: Series| {
            let beside = view.all_beside().filter(move |_| subject == Some(series)).map(|(_, totals)| totals);
            view.report.periods.iter().chain(beside).map(move |totals| height_of(series, totals))
        };
        let labelled = state.labelled_count();
        let on_grid = shown(false).chain(labelled.filter(|_| !is_money)).flat_map(heights);
        let on_grid = on_grid.chain(view.heights_beside(state.bars()));
        let on_grid = on_grid.chain(state.targets(view).iter().map(|target| plotted(*target)));
        let lines = f64::from(height / STEP).clamp(3.0, 9.0);
        let scale = if is_money {
            Scale::of_money(on_grid, lines, view.amounts)
        } else {
            Scale::of(on_grid, lines, 1.0)
        };
        let step = |series: Series| {
            let largest = heights(series).fold(0.0_f64, f64::max);
            let is_grid = !is_money && labelled == Some(series);
            (series, if is_grid { scale.step } else { scale.step_for_counts(largest) })
        };
        let steps = shown(true).map(step).collect();
        Self { scale, is_money, labelled, steps }
    }

    /// Converts a value of a series to the left scale.
    pub(super) fn on_left(&self, series: Series, height: f64) -> f64 {
        let own = self.steps.iter().find(|(of, _)| *of == series);
        own.map_or(height, |(_, step)| height / step * self.scale.step)
    }

    /// A plot with these axes.
    pub(super) fn plot<'v>(&self, ui: &Ui, inner: Rect, view: &'v SalesView, state: &Sales) -> Plot<'v> {
        let tokens = theme::of(ui);
        let mut scales = vec![self.left(view, tokens)];
        scales.extend(self.right(view.amounts.formatter, state, tokens));
        let last = position(view.report.periods.len()) - 1.0;
        let every = label_step(ui, view, inner.width());
        let (marks, unit) = (self.scale.marks(), self.scale.step);
        let mark = move |value: &f64| GridMark { value: *value, step_size: unit };
        Plot::new("chart")
            .grid_color(tokens.line)
            .default_x_bounds(-0.5, last + 0.5)
            .default_y_bounds(self.scale.low, self.scale.high)
            .custom_x_axes(vec![dates(view, tokens)])
            .custom_y_axes(scales)
            .x_grid_spacer(move |_| date_marks(last, every))
            .y_grid_spacer(move |_| marks.iter().map(mark).collect())
    }

    fn left<'v>(&self, view: &'v SalesView, tokens: &Tokens) -> AxisHints<'v> {
        let (amounts, is_money, scale) = (view.amounts, self.is_money, self.scale);
        let label = move |mark: GridMark, _: &_| {
            if is_money {
                scale.money_label(mark.value, amounts)
            } else {
                whole(mark.value, amounts.formatter)
            }
        };
        plain(AxisHints::new_y()).min_thickness(44.0).tick_label_color(tokens.faint).formatter(label)
    }

    /// The scale of counts at the right of a chart of money, in the colour of its series.
    fn right<'v>(&self, formatter: Formatter, state: &Sales, tokens: &Tokens) -> Option<AxisHints<'v>> {
        let series = self.labelled.filter(|_| self.is_money)?;
        let step = self.steps.iter().find(|(of, _)| *of == series)?.1;
        let unit = self.scale.step;
        let label = move |mark: GridMark, _: &_| {
            if mark.value < -unit / 2.0 { String::new() } else { whole(mark.value / unit * step, formatter) }
        };
        let axis = plain(AxisHints::new_y()).placement(HPlacement::Right).formatter(label);
        Some(axis.tick_label_color(state.colour(series, tokens)))
    }
}

fn dates<'v>(view: &'v SalesView, tokens: &Tokens) -> AxisHints<'v> {
    let label = |mark: GridMark, _: &_| {
        let totals = index(mark.value).and_then(|at| view.report.periods.get(at));
        totals.map(|totals| view.label_of(totals)).unwrap_or_default()
    };
    plain(AxisHints::new_x()).tick_label_color(tokens.faint).formatter(label)
}

/// Labels keep their full colour, since only those with enough room are drawn.
fn plain(axis: AxisHints<'_>) -> AxisHints<'_> {
    axis.label_spacing(1.0..=1.5).tick_label_font(FontStyle::Caption.font())
}

/// The count of periods per label, so that labels do not overlap.
fn label_step(ui: &Ui, view: &SalesView, width: f32) -> usize {
    let count = position(view.report.periods.len()).max(1.0);
    let measure = |totals: &PeriodTotals| text_width(ui, &view.label_of(totals), FontStyle::Caption);
    // Labels of one chart differ little in length, so a few are measured.
    let widest = view.report.periods.iter().take(40).map(measure).fold(10.0_f32, f32::max) + 14.0;
    let fitting = (f64::from((width - 80.0) / widest)).max(1.0);
    index((count / fitting).ceil()).unwrap_or(1).max(1)
}

fn date_marks(last: f64, every: usize) -> Vec<GridMark> {
    let step = position(every);
    let mut marks = Vec::new();
    let mut value = 0.0;
    while value <= last + 0.01 {
        marks.push(GridMark { value, step_size: step });
        value += step;
    }
    marks
}

/// The height of a figure of a period; refunds are negative.
pub(super) fn height_of(series: Series, totals: &PeriodTotals) -> f64 {
    plotted(amount(series, &totals.sums))
}

fn whole(value: f64, formatter: Formatter) -> String {
    formatter.grouped(&format!("{:.0}", value + 0.0))
}

#[expect(clippy::as_conversions, clippy::cast_precision_loss, reason = "a place in a picture")]
pub(super) const fn position(at: usize) -> f64 {
    at as f64
}

/// The index of the period at a coordinate; `None` before the first.
#[expect(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "not negative, and far below the limit"
)]
pub(super) fn index(value: f64) -> Option<usize> {
    (value > -0.5).then(|| value.round() as usize)
}
