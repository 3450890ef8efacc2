//! The chart of the sales: the money series that was chosen last as bars, refunds below zero on
//! their own dates, the other series as lines, counts on scales of their own.

use egui::{
    CornerRadius, EventFilter, Key, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};
use egui_material_icons::icons::{ICON_BAR_CHART, ICON_TABLE};
use egui_plot::{
    Bar, BarChart, HLine, Line, LineStyle, Plot, PlotPoint, PlotPoints, PlotTransform, PlotUi, Points,
};

use crate::format::first_upper;
use crate::report::notes::{mark_column, mark_event};
use crate::report::words::{grouping_words, is_empty};
use crate::room::Shop;
use crate::tabs::Action;
use crate::theme::{self, FontStyle, Tokens, height, space, stroke};
use crate::translate::{dates, tr};
use crate::widgets::{Dropdown, Side, card, choice_entry, elided, focus_ring, icon_button, say};
use domain::report::{PeriodTotals, Series};
use domain::time::period::Grouping;

use super::axes::{Axes, height_of, index, position};
use super::legend::{legend, legend_line, marker};
use super::tooltip::tooltip;
use super::view::SalesView;
use super::{ChartView, Sales, analysis, table, target, week};

const HEAD: f32 = 44.0;
/// The height of the legend of a divided chart.
const LEGEND: f32 = 24.0;
/// The room for the choice of the periods.
const GROUPS: f32 = 124.0;
/// The most periods of a chart by day.
const MOST_PERIODS: i64 = 2_000;
/// The share of a period's width that its bar takes.
const BAR: f64 = 0.62;

/// Draws the chart into its card, or the table of periods in its place.
pub(super) fn chart_card(ui: &mut Ui, room: Rect, view: &SalesView, shop: Shop<'_>, state: &mut Sales) {
    card(ui, room);
    state.chart = Some(room);
    let (head, body) = room.split_top_bottom_at_y(room.top() + HEAD);
    let head = head.shrink2(vec2(space::L, 0.0));
    let tokens = theme::of(ui);
    let subject = state.bars().map_or(tr!("Sales"), |series| tr(series.name()));
    let subject = match () {
        () if state.drawn == ChartView::Week => tr!("Net sales by weekday and hour").to_owned(),
        () if view.analysis.is_cumulated => tr!("{series}, added up", series = subject),
        () => subject.to_owned(),
    };
    let mut title = format!("{subject} {}", view.words().by);
    if state.is_still {
        // A picture needs the range in its title, since the header is not part of it.
        title = format!("{title}, {}", dates().range(&view.report.range));
    }
    // The choice of the periods after it says by what.
    let shown = if state.is_still { title.clone() } else { subject.clone() };
    let wide = ui.painter().layout_no_wrap(shown.clone(), FontStyle::Heading.font(), tokens.text).size().x;
    let left = if state.is_still { head.left() + wide } else { head.left() + wide + GROUPS };
    let right = if state.is_still { head } else { controls(ui, head, head.left() + wide, view, state) };
    if state.shows_table() {
        let name = head.with_max_x(right.right());
        heading(ui, name, &shown, &title);
        return table::periods(ui, body.shrink2(vec2(1.0, 0.0)), view, state);
    }
    if state.drawn == ChartView::Week {
        heading(ui, head.with_max_x(right.right()), &subject, &subject);
        return week::map(ui, body, shop, state);
    }
    let is_divided = !view.parts_of(state.bars()).is_empty();
    let legend_left = if is_divided { right.right() } else { legend(ui, right, left, view, state) };
    let name = Rect::from_min_max(head.min, pos2(legend_left, head.bottom()));
    heading(ui, name, &shown, &title);
    let (line, below) = body.split_top_bottom_at_y(body.top() + if is_divided { LEGEND } else { 0.0 });
    let body = below;
    if is_divided {
        legend_line(ui, line.shrink2(vec2(space::L, 0.0)), view, state);
    }
    let inner = Rect::from_min_max(body.min + vec2(space::S, 6.0), body.max - vec2(space::L, space::S));
    let ring = room.shrink(2.0);
    let mut room = ui.new_child(UiBuilder::new().max_rect(inner));
    let drawn = plot(&mut room, inner, view, state);
    named(&room, &drawn.response, &title, view, state);
    focus_ring(ui, &Response { rect: ring, ..drawn.response.clone() });
    if let Some(at) = drawn.hovered.or(state.at).filter(|_| !state.is_still) {
        tooltip(&room, column(&drawn.transform, at), inner, at, view, state);
    }
}

/// Draws the choice of the periods after the title, which ends at `left`, the menu of the analysis, and the button that shows
/// the table or the chart; returns the part of the head before these.
fn controls(ui: &mut Ui, head: Rect, left: f32, view: &SalesView, state: &mut Sales) -> Rect {
    if state.drawn != ChartView::Week {
        groups(ui, head.with_min_x(left + space::S), view, state);
    }
    let place = Rect::from_min_size(head.right_top() + vec2(-70.0, 8.0), vec2(70.0, height::CONTROL));
    let mut corner = ui.new_child(UiBuilder::new().max_rect(place).id_salt("analysis"));
    analysis::menu(&mut corner, view, state);
    let head = head.with_max_x(place.left() - space::S);
    if state.is_tall {
        return head;
    }
    let place =
        Rect::from_min_size(head.right_top() + vec2(-22.0, 8.0), vec2(height::CONTROL, height::CONTROL));
    let mut corner = ui.new_child(UiBuilder::new().max_rect(place).id_salt("table"));
    let (icon, name, other) = match state.drawn {
        ChartView::Chart => (ICON_TABLE, tr!("Show the table of periods"), ChartView::Table),
        ChartView::Table | ChartView::Week => (ICON_BAR_CHART, tr!("Show the chart"), ChartView::Chart),
    };
    if icon_button(&mut corner, icon, name, true).clicked() {
        state.drawn = other;
    }
    head.with_max_x(place.left() - space::S)
}

/// Draws the choice of the periods.
fn groups(ui: &mut Ui, room: Rect, view: &SalesView, state: &mut Sales) {
    let room = room.with_min_y(room.top() + 8.0);
    let mut row = ui.new_child(UiBuilder::new().max_rect(room).id_salt("groups"));
    let week = Grouping::Week(state.first_day.weekday());
    let chosen = Dropdown::new(tr!("Periods"), view.words().by).show(&mut row, |ui| {
        let mut chosen = None;
        for grouping in [Grouping::Hour, Grouping::Day, week, Grouping::Month] {
            // More bars than points of the screen are no chart.
            let is_possible = periods_of(view, grouping) <= MOST_PERIODS;
            let name = first_upper(grouping_words(grouping).by);
            if is_possible && choice_entry(ui, &name, "", grouping == view.report.range.grouping()) {
                chosen = Some(grouping);
            }
        }
        chosen
    });
    // Weeks follow the preferences.
    let grouping = view.report.range.grouping();
    let moved = Some(week).filter(|week| grouping.as_str() == week.as_str() && grouping != *week);
    if let Some(grouping) = chosen.or(moved) {
        state.action = Some(Action::Group(grouping));
    }
}

/// The number of periods that the range has by hour, day, week or month, or one more; too many hours for several days.
fn periods_of(view: &SalesView, grouping: Grouping) -> i64 {
    let (first, last) = view.report.range.days();
    let days = last.number() - first.number() + 1;
    match grouping {
        Grouping::Hour if days == 1 => 24,
        Grouping::Hour => i64::MAX,
        Grouping::Day => days,
        Grouping::Week(_) => days / 7 + 1,
        Grouping::Month => days / 28 + 1,
    }
}

/// Draws the title; screen readers are told it with the periods, which the choice beside it shows.
fn heading(ui: &Ui, room: Rect, shown: &str, title: &str) {
    elided(ui, room, Side::Left, shown, FontStyle::Heading, theme::of(ui).text);
    say(ui, room, "title", title);
}

struct Drawn {
    response: Response,
    transform: PlotTransform,
    hovered: Option<usize>,
}

fn plot(ui: &mut Ui, inner: Rect, view: &SalesView, state: &mut Sales) -> Drawn {
    let tokens = theme::of(ui);
    let axes = Axes::new(view, state, inner.height());
    let last = position(view.report.periods.len()) - 1.0;
    let mut hovered = None;
    let (at, listed, is_still) = (state.at, state.listed_at(view), state.is_still);
    let shown = quiet(axes.plot(ui, inner, view, state), inner).show(ui, |plot| {
        plot.set_plot_bounds_x(-0.5..=last + 0.5);
        plot.set_plot_bounds_y(axes.scale.low..=axes.scale.high);
        if plot.response().hovered() && !is_still {
            let under = plot.pointer_coordinate().and_then(|point| index(point.x.round()));
            hovered = under.filter(|at| *at < view.report.periods.len());
        }
        let at = at.filter(|_| !is_still);
        draw(plot, view, state, &axes, Marked { at: hovered.or(at), listed }, tokens);
    });
    stubs(ui, &shown.transform, view, &axes, state);
    for (told, mark) in view.told.iter().zip([mark_column, mark_event]) {
        for (at, _) in told.iter().enumerate().filter(|(_, told)| !told.is_empty()) {
            mark(ui, column(&shown.transform, at));
        }
    }
    if let Some(at) = hovered.or(at).filter(|_| !is_still) {
        outline(ui, &shown.transform, view, state, at);
        beside(ui, &shown.transform, view, state, &axes, at);
    }
    keys(ui, &shown.response, view, hovered, state);
    Drawn { response: shown.response, transform: shown.transform, hovered }
}

/// A plot that cannot be dragged or zoomed.
fn quiet(plot: Plot<'_>, inner: Rect) -> Plot<'_> {
    plot.height(inner.height())
        .width(inner.width())
        .show_background(false)
        .show_grid([false, true])
        .grid_fade(0.0)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .show_crosshair(false)
        .label_formatter(|_| None)
        .sense(Sense::click())
        .set_margin_fraction(egui::Vec2::ZERO)
}

/// The periods that are highlighted.
#[derive(Debug, Clone, Copy)]
struct Marked {
    /// The one under the pointer or chosen by keys.
    at: Option<usize>,
    /// The one whose orders are listed.
    listed: Option<usize>,
}

fn draw(
    plot: &mut PlotUi<'_>,
    view: &SalesView,
    state: &Sales,
    axes: &Axes,
    marked: Marked,
    tokens: &Tokens,
) {
    for at in marked.listed.into_iter().chain(marked.at) {
        let middle = position(at);
        let tint = egui_plot::Span::new("", middle - 0.5..=middle + 0.5).fill(tokens.hover).border_width(0.0);
        plot.span(tint);
    }
    if view.parts_of(state.bars()).is_empty() {
        let refunds = Some(Series::Refunds).filter(|series| state.shown.contains(series));
        for series in state.bars().into_iter().chain(refunds) {
            plot.bar_chart(bars(view, state, series, marked.at, tokens));
        }
    } else {
        analysis::stacks(plot, view, BAR, marked.at, tokens);
    }
    plot.hline(HLine::new("", 0.0).color(tokens.line_strong).width(stroke::HAIRLINE).allow_hover(false));
    target::steps(plot, state.targets(view), tokens);
    compared(plot, view, state, axes, tokens);
    let lines = state
        .shown
        .iter()
        .copied()
        .filter(|series| Some(*series) != state.bars() && *series != Series::Refunds);
    for series in lines {
        let points = heights(view.report.periods.iter().enumerate(), series, axes);
        let colour = state.colour(series, tokens);
        // A wider line in the colour of the card keeps the line legible on bars.
        let halo = Line::new("", PlotPoints::from(points.clone())).color(tokens.card).width(4.0);
        plot.line(halo.allow_hover(false));
        let line = Line::new("", PlotPoints::from(points.clone())).color(colour).width(2.0);
        plot.line(line.allow_hover(false));
        let dots = Points::new("", PlotPoints::from(points)).shape(marker(series)).radius(3.5).filled(true);
        plot.points(dots.color(colour).allow_hover(false));
    }
    analysis::averages(plot, view, tokens);
}

/// Draws the compared range as a dashed line, of the series that is compared.
fn compared(plot: &mut PlotUi<'_>, view: &SalesView, state: &Sales, axes: &Axes, tokens: &Tokens) {
    let Some(series) = state.subject() else { return };
    let points = heights(view.all_beside(), series, axes);
    if points.is_empty() {
        return;
    }
    if let [only] = points.as_slice() {
        let dot = Points::new("", PlotPoints::from(vec![*only])).radius(3.5).color(tokens.text2);
        return plot.points(dot.allow_hover(false));
    }
    let halo = Line::new("", PlotPoints::from(points.clone())).color(tokens.card).width(3.0);
    plot.line(halo.allow_hover(false));
    let line = Line::new("", PlotPoints::from(points)).color(tokens.text2).width(1.5);
    plot.line(line.style(LineStyle::Dashed { length: 5.0 }).allow_hover(false));
}

fn heights<'t>(
    periods: impl Iterator<Item = (usize, &'t PeriodTotals)>,
    series: Series,
    axes: &Axes,
) -> Vec<[f64; 2]> {
    periods.map(|(at, totals)| [position(at), axes.on_left(series, height_of(series, totals))]).collect()
}

fn bars(view: &SalesView, state: &Sales, series: Series, marked: Option<usize>, tokens: &Tokens) -> BarChart {
    let colour = state.colour(series, tokens);
    let bars = view.report.periods.iter().enumerate().map(|(at, totals)| {
        let is_dimmed = marked.is_some_and(|marked| marked != at);
        let fill = if is_dimmed { colour.lerp_to_gamma(tokens.card, 0.22) } else { colour };
        Bar::new(position(at), height_of(series, totals)).width(BAR).fill(fill).stroke(Stroke::NONE)
    });
    BarChart::new("", bars.collect()).color(colour).allow_hover(false)
}

/// Draws a stub of two points for a period without sales.
fn stubs(ui: &Ui, transform: &PlotTransform, view: &SalesView, axes: &Axes, state: &Sales) {
    if state.bars().is_none() || !axes.is_money {
        return;
    }
    let colour = theme::of(ui).line_strong;
    for (at, _) in view.report.periods.iter().enumerate().filter(|(_, totals)| is_empty(&totals.sums)) {
        let stub = bar_rect(transform, at, 0.0);
        let stub = Rect::from_min_max(pos2(stub.left(), stub.bottom() - 2.0), stub.max);
        ui.painter().rect_filled(stub, CornerRadius::ZERO, colour);
    }
}

/// Highlights the bar under the pointer or chosen by keys.
fn outline(ui: &Ui, transform: &PlotTransform, view: &SalesView, state: &Sales, at: usize) {
    let tokens = theme::of(ui);
    if let (Some(series), Some(totals)) = (state.bars(), view.report.periods.get(at)) {
        let rect = bar_rect(transform, at, height_of(series, totals));
        let colour = state.colour(series, tokens);
        ui.painter().rect_stroke(rect, CornerRadius::ZERO, Stroke::new(1.0, tokens.card), StrokeKind::Inside);
        ui.painter().rect_stroke(
            rect,
            CornerRadius::ZERO,
            Stroke::new(stroke::FOCUS, colour),
            StrokeKind::Outside,
        );
    }
}

/// Draws the point of the compared range that belongs to the highlighted period.
fn beside(ui: &Ui, transform: &PlotTransform, view: &SalesView, state: &Sales, axes: &Axes, at: usize) {
    let tokens = theme::of(ui);
    if let (Some(series), Some(totals)) = (state.subject(), view.beside(at)) {
        let height = axes.on_left(series, height_of(series, totals));
        let place = transform.position_from_point(&PlotPoint::new(position(at), height));
        ui.painter().circle(place, 3.5, tokens.card, Stroke::new(1.5, tokens.text2));
    }
}

/// Handles keys and clicks: Left and Right move through the periods, Enter or a click lists the
/// orders of one, Esc closes that list and then gives up the focus.
fn keys(ui: &Ui, response: &Response, view: &SalesView, hovered: Option<usize>, state: &mut Sales) {
    let count = view.report.periods.len();
    if std::mem::take(&mut state.notes.is_left) {
        response.request_focus();
        state.at = state.listed_at(view);
    }
    let is_entered = response.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if response.clicked() {
        response.request_focus();
        state.at = if is_entered { state.at } else { hovered.or(state.at) };
        if let Some(totals) = state.at.and_then(|at| view.report.periods.get(at)) {
            state.listed = Some(view.report.range.part_of(&totals.period));
        }
    }
    if !response.has_focus() {
        state.at = None;
        return;
    }
    if state.notes.may_write
        && let Some(totals) = state.at.and_then(|at| view.report.periods.get(at))
        && let (first, last) = view.report.range.part_of(&totals.period)
        && first.day == last.day
        && ui.input(|input| input.modifiers.is_none() && input.key_pressed(Key::N))
    {
        state.listed = Some((first, last));
        state.note(first.day, view);
    }
    let filter = EventFilter { horizontal_arrows: true, escape: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    if state.listed.is_none() && ui.input(|input| input.key_pressed(Key::Escape)) {
        response.surrender_focus();
    }
    let (left, right) =
        ui.input(|input| (input.key_pressed(Key::ArrowLeft), input.key_pressed(Key::ArrowRight)));
    let last = count.saturating_sub(1);
    let at = state.at.unwrap_or(last).min(last);
    state.at = Some(match (left, right) {
        (true, false) => at.saturating_sub(1),
        (false, true) => (at + 1).min(last),
        _ => at,
    });
}

fn named(ui: &Ui, response: &Response, title: &str, view: &SalesView, state: &Sales) {
    let at = state.at.and_then(|at| view.report.periods.get(at));
    let beside: String = state
        .at
        .into_iter()
        .flat_map(|at| view.told_at(at, state.bars()))
        .fold(String::new(), |all, (_, name, amount)| {
            format!("{all}, {name} {}", view.amounts.signed(amount))
        });
    let detail = |totals: &PeriodTotals| {
        let figure = view.signed(state.bars().unwrap_or(Series::Net), &totals.sums);
        let note = state.at.map(|at| view.told(at)).filter(|note| !note.is_empty());
        let note = note.map(|note| format!(", {note}")).unwrap_or_default();
        format!("{}: {figure}{beside}{note}", view.name_of(totals))
    };
    let counts = state.shown.iter().filter(|series| series.is_count());
    let scales: Vec<String> = counts.map(|series| format!(", {}", state.named(*series))).collect();
    let scales = scales.concat();
    let target = state.at.and_then(|at| state.targets(view).get(at));
    let target = target.map(|target| format!(", {} {}", tr!("Target"), view.amounts.signed(*target)));
    let scales = scales + &target.unwrap_or_default();
    let name = format!("{title}, {}{scales}", at.map_or_else(|| dates().range(&view.report.range), detail));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, ui.is_enabled(), &name));
}

fn column(transform: &PlotTransform, at: usize) -> Rect {
    let middle = position(at);
    let bounds = transform.bounds();
    transform.rect_from_values(
        &PlotPoint::new(middle - 0.5, bounds.min()[1]),
        &PlotPoint::new(middle + 0.5, bounds.max()[1]),
    )
}

fn bar_rect(transform: &PlotTransform, at: usize, height: f64) -> Rect {
    let middle = position(at);
    transform.rect_from_values(
        &PlotPoint::new(middle - BAR / 2.0, 0.0),
        &PlotPoint::new(middle + BAR / 2.0, height),
    )
}
