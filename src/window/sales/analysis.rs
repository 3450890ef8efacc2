//! What the chart shows beside the figures: the net sales divided, and their moving average; and the menu that it is chosen in.

use egui::{Color32, Stroke, Ui};
use egui_material_icons::icons::ICON_LAYERS;
use egui_plot::{Bar, BarChart, Line, PlotPoints, PlotUi};

use crate::format::first_upper;
use crate::model::plotted;
use crate::theme::Tokens;
use crate::translate::{self, tr};
use crate::widgets::{Dropdown, choice_entry};
use domain::money::Money;
use domain::report::{Analysis, Division, MOST_PARTS, MovingAverage, SalesPart, Series};
use domain::time::period::Grouping;

use super::axes::position;
use super::view::SalesView;
use super::{ChartView, Sales};

/// Draws the menu, and takes what was chosen in it. What is divided, averaged or added up is the net sales.
pub(super) fn menu(ui: &mut Ui, view: &SalesView, state: &mut Sales) {
    let (is, is_week) = (state.analysis, state.drawn == ChartView::Week);
    let means = MovingAverage::ALL.into_iter().filter(|_| view.report.range.grouping() == Grouping::Day);
    let menu = Dropdown::new(tr!("Analysis"), tr!("Divide, average, add up")).icon_only(ICON_LAYERS);
    let chosen = menu.width(270.0).show(ui, |ui| {
        let mut chosen = None;
        let mut entry = |name: &str, detail: &str, is_taken: bool, choice: (Analysis, ChartView)| {
            if choice_entry(ui, name, detail, is_taken) {
                chosen = Some(choice);
            }
        };
        let in_chart = |analysis| (analysis, ChartView::Chart);
        entry(tr!("Not divided"), "", is.divided.is_none(), in_chart(Analysis { divided: None, ..is }));
        for by in Division::ALL {
            let (name, is_taken) = (first_upper(tr(by.by())), is.divided == Some(by));
            entry(&name, "", is_taken, in_chart(Analysis { divided: Some(by), ..is }));
        }
        for of in means {
            let (name, is_taken) = (tr!("Mean of {days} days", days = of.days()), is.average == Some(of));
            // A mean is nothing beside what is added up.
            let mean = Analysis { average: (!is_taken).then_some(of), is_cumulated: false, ..is };
            entry(&name, "", is_taken, in_chart(mean));
        }
        let added = Analysis { is_cumulated: !is.is_cumulated, average: None, ..is };
        entry(tr!("Add up"), tr!("from the first"), is.is_cumulated, in_chart(added));
        let marked = Analysis { has_events: !is.has_events, ..is };
        entry(tr!("Mark changes"), tr!("rates, closings, imports"), is.has_events, in_chart(marked));
        let place = if is_week { ChartView::Chart } else { ChartView::Week };
        entry(tr!("By weekday and hour"), "", is_week, (is, place));
        chosen
    });
    let Some((analysis, place)) = chosen else { return };
    if place == ChartView::Week || state.drawn == ChartView::Week {
        state.drawn = place;
    }
    let is_told = Analysis { has_events: state.analysis.has_events, ..analysis } != state.analysis;
    if is_told && state.bars() != Some(Series::Net) {
        state.shown.retain(|series| *series != Series::Net);
        state.shown.push(Series::Net);
    }
    state.analysis = analysis;
}

/// The colours of the parts, as the series are; of others and of what has no key greys.
pub(super) fn colour(at: usize, parts: &[SalesPart], tokens: &Tokens) -> Color32 {
    let is_other = at >= MOST_PARTS;
    let grey = if at + 1 == parts.len() { tokens.line_strong } else { tokens.faint };
    tokens.series.get(at).copied().filter(|_| !is_other).unwrap_or(grey)
}

impl SalesView {
    /// The parts of the net sales, where they are what the bars are.
    pub(super) fn parts_of(&self, bars: Option<Series>) -> &[SalesPart] {
        if bars == Some(Series::Net) { &self.parts } else { &[] }
    }

    /// The parts of a bar that are not nothing, each with its place, and the moving average.
    pub(super) fn told_at(&self, at: usize, bars: Option<Series>) -> Vec<(Option<usize>, String, Money)> {
        let part = |(place, part): (usize, &SalesPart)| {
            let net = part.periods.get(at).copied().filter(|net| *net != Money::ZERO)?;
            Some((Some(place), translate::text(&part.name), net))
        };
        let mean = self.averages.get(at).copied().flatten();
        let mean = self.mean.clone().zip(mean).map(|(name, mean)| (None, name, mean));
        self.parts_of(bars).iter().enumerate().filter_map(part).chain(mean).collect()
    }

    /// The highest and the lowest end of the stacks, and the averages.
    pub(super) fn heights_beside(&self, bars: Option<Series>) -> impl Iterator<Item = f64> {
        let parts = self.parts_of(bars);
        let ends = (0..self.report.periods.len()).filter(|_| !parts.is_empty()).flat_map(|at| {
            let nets = || parts.iter().filter_map(move |part| part.periods.get(at).copied().map(plotted));
            [nets().map(|net| net.max(0.0)).sum::<f64>(), nets().map(|net| net.min(0.0)).sum()]
        });
        ends.chain(self.averages.iter().flatten().copied().map(plotted))
    }
}

/// Draws the parts of each period as a stack, those below zero downwards.
pub(super) fn stacks(
    plot: &mut PlotUi<'_>,
    view: &SalesView,
    width: f64,
    marked: Option<usize>,
    tokens: &Tokens,
) {
    let mut ends = vec![[0.0; 2]; view.report.periods.len()];
    for (part_at, part) in view.parts.iter().enumerate() {
        let ink = colour(part_at, &view.parts, tokens);
        let bars =
            part.periods.iter().zip(&mut ends).enumerate().filter(|(_, (net, _))| **net != Money::ZERO);
        let bars = bars.map(|(at, (net, ends))| {
            let height = plotted(*net);
            let end = if height < 0.0 { &mut ends[1] } else { &mut ends[0] };
            let is_dimmed = marked.is_some_and(|marked| marked != at);
            let fill = if is_dimmed { ink.lerp_to_gamma(tokens.card, 0.22) } else { ink };
            let bar = Bar::new(position(at), height).base_offset(*end).width(width).fill(fill);
            *end += height;
            bar.stroke(Stroke::NONE)
        });
        plot.bar_chart(BarChart::new("", bars.collect()).color(ink).allow_hover(false));
    }
}

/// Draws the moving average, with a gap where there is none.
pub(super) fn averages(plot: &mut PlotUi<'_>, view: &SalesView, tokens: &Tokens) {
    let known = |(at, mean): (usize, &Option<Money>)| mean.map(|mean| [position(at), plotted(mean)]);
    let points: Vec<[f64; 2]> = view.averages.iter().enumerate().filter_map(known).collect();
    for (colour, width) in [(tokens.card, 4.5), (tokens.text, 2.0)] {
        let line = Line::new("", PlotPoints::from(points.clone())).color(colour).width(width);
        plot.line(line.allow_hover(false));
    }
}
