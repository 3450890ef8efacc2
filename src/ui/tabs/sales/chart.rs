//! The chart: the latest chosen money series as bars, refunds below zero on their own dates, the other
//! series as lines, counts on a scale of their own at the right.

use egui::{
    CornerRadius, EventFilter, Key, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};
use egui_plot::{
    Bar, BarChart, HLine, Line, MarkerShape, Plot, PlotPoint, PlotPoints, PlotTransform, PlotUi, Points,
};

use crate::ui::model::{Point, SalesView, Series};
use crate::ui::theme::{self, Tokens, Type, space, stroke};
use crate::ui::widgets::{Side, card, elided, focus_ring, label_in};

use super::SalesState;
use super::axes::{Axes, index, position};
use super::tooltip::tooltip;

const HEAD: f32 = 44.0;
/// Of a period's room, how much its bar takes.
const BAR: f64 = 0.62;

/// Draws the chart into its card.
pub(super) fn chart_card(ui: &mut Ui, room: Rect, view: &SalesView, state: &mut SalesState) {
    card(ui, room);
    let (head, body) = room.split_top_bottom_at_y(room.top() + HEAD);
    let head = head.shrink2(vec2(space::L, 0.0));
    let tokens = theme::of(ui);
    let subject = state.bars().map_or("Sales", Series::name);
    let title = format!("{subject} by {}", view.by);
    let legend_left = legend(ui, head, state);
    let name = Rect::from_min_max(head.min, pos2(legend_left - space::L, head.bottom()));
    label_in(ui, name, Side::Left, theme::text(&title, Type::Heading, tokens.text));
    let inner = Rect::from_min_max(body.min + vec2(space::S, 0.0), body.max - vec2(space::L, space::S));
    let mut room = ui.new_child(UiBuilder::new().max_rect(inner));
    let drawn = plot(&mut room, inner, view, state);
    named(&room, &drawn.response, &title, view, state);
    focus_ring(&room, &drawn.response);
    if let Some(at) = drawn.hovered.or(state.at)
        && let Some(point) = view.points.get(at)
    {
        let column = column(&drawn.transform, at);
        tooltip(&room, column, inner, point, view, state);
    }
}

/// Colours and names of what is shown, from the right; answers where it begins.
fn legend(ui: &Ui, head: Rect, state: &SalesState) -> f32 {
    let tokens = theme::of(ui);
    let mut right = head.right();
    let bars = state.bars();
    let has_money = state.shown.iter().any(|series| !series.is_count());
    let mut series: Vec<Series> = Series::ALL.into_iter().filter(|one| state.shown.contains(one)).collect();
    // Bars first, since they are what the eye sees first.
    series.sort_by_key(|one| Some(*one) != bars);
    for series in series.into_iter().rev() {
        let scale = if series.is_count() && has_money { ", right scale" } else { "" };
        let name = format!("{}{scale}", series.name());
        let room = Rect::from_min_max(head.min, pos2(right, head.bottom()));
        let width = elided(ui, room, Side::Right, &name, Type::Small, tokens.text2);
        let colour = state.colour(series, tokens);
        let x = right - width - 12.0;
        if Some(series) == bars || series == Series::Refunds {
            let square = Rect::from_center_size(pos2(x, head.center().y), vec2(12.0, 12.0));
            ui.painter().rect_filled(square, CornerRadius::same(3), colour);
        } else {
            ui.painter().hline(x - 6.0..=x + 6.0, head.center().y, Stroke::new(stroke::FOCUS, colour));
        }
        right = x - 22.0;
    }
    right
}

struct Drawn {
    response: Response,
    transform: PlotTransform,
    hovered: Option<usize>,
}

fn plot(ui: &mut Ui, inner: Rect, view: &SalesView, state: &mut SalesState) -> Drawn {
    let tokens = theme::of(ui);
    let axes = Axes::new(view, state, inner.height());
    let last = position(view.points.len()) - 1.0;
    let mut hovered = None;
    let at = state.at;
    let shown = quiet(axes.plot(ui, inner, view, state), inner).show(ui, |plot| {
        plot.set_plot_bounds_x(-0.5..=last + 0.5);
        plot.set_plot_bounds_y(axes.scale.low..=axes.scale.high);
        if plot.response().hovered() {
            let under = plot.pointer_coordinate().and_then(|point| index(point.x.round()));
            hovered = under.filter(|at| *at < view.points.len());
        }
        draw(plot, view, state, &axes, hovered.or(at), tokens);
    });
    stubs(ui, &shown.transform, view, &axes, state);
    if let Some(at) = hovered.or(at) {
        outline(ui, &shown.transform, view, state, at);
    }
    keys(ui, &shown.response, view.points.len(), state);
    Drawn { response: shown.response, transform: shown.transform, hovered }
}

/// A plot that stands still: it shows, and is neither dragged nor zoomed.
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

fn draw(
    plot: &mut PlotUi<'_>,
    view: &SalesView,
    state: &SalesState,
    axes: &Axes,
    marked: Option<usize>,
    tokens: &Tokens,
) {
    if let Some(at) = marked {
        let middle = position(at);
        let tint = egui_plot::Span::new("", middle - 0.5..=middle + 0.5).fill(tokens.hover).border_width(0.0);
        plot.span(tint);
    }
    for series in [state.bars(), Some(Series::Refunds).filter(|series| state.shown.contains(series))]
        .into_iter()
        .flatten()
    {
        plot.bar_chart(bars(view, state, series, marked, tokens));
    }
    plot.hline(HLine::new("", 0.0).color(tokens.line_strong).width(stroke::HAIRLINE).allow_hover(false));
    let lines = state
        .shown
        .iter()
        .copied()
        .filter(|series| Some(*series) != state.bars() && *series != Series::Refunds);
    for series in lines {
        let points: Vec<[f64; 2]> = view
            .points
            .iter()
            .enumerate()
            .map(|(at, point)| [position(at), axes.on_left(series, point.figures.height(series))])
            .collect();
        let colour = state.colour(series, tokens);
        // A halo, so that the line reads on bars.
        plot.line(
            Line::new("", PlotPoints::from(points.clone())).color(tokens.card).width(4.0).allow_hover(false),
        );
        plot.line(
            Line::new("", PlotPoints::from(points.clone())).color(colour).width(2.0).allow_hover(false),
        );
        let dots = Points::new("", PlotPoints::from(points)).shape(marker(series)).radius(3.5).filled(true);
        plot.points(dots.color(colour).allow_hover(false));
    }
}

fn bars(
    view: &SalesView,
    state: &SalesState,
    series: Series,
    marked: Option<usize>,
    tokens: &Tokens,
) -> BarChart {
    let colour = state.colour(series, tokens);
    let bars = view.points.iter().enumerate().map(|(at, point)| {
        let is_dimmed = marked.is_some_and(|marked| marked != at);
        let fill = if is_dimmed { colour.lerp_to_gamma(tokens.card, 0.22) } else { colour };
        Bar::new(position(at), point.figures.height(series)).width(BAR).fill(fill).stroke(Stroke::NONE)
    });
    BarChart::new("", bars.collect()).color(colour).allow_hover(false)
}

/// A period in which nothing happened is still drawn: two points high.
fn stubs(ui: &Ui, transform: &PlotTransform, view: &SalesView, axes: &Axes, state: &SalesState) {
    if state.bars().is_none() || !axes.is_money {
        return;
    }
    let colour = theme::of(ui).line_strong;
    for (at, _) in view.points.iter().enumerate().filter(|(_, point)| point.is_empty) {
        let stub = bar_rect(transform, at, 0.0);
        let stub = Rect::from_min_max(pos2(stub.left(), stub.bottom() - 2.0), stub.max);
        ui.painter().rect_filled(stub, CornerRadius::ZERO, colour);
    }
}

/// The bar under the pointer or the keyboard stands out.
fn outline(ui: &Ui, transform: &PlotTransform, view: &SalesView, state: &SalesState, at: usize) {
    let tokens = theme::of(ui);
    if let (Some(series), Some(point)) = (state.bars(), view.points.get(at)) {
        let rect = bar_rect(transform, at, point.figures.height(series));
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

/// Left and Right move through the periods while the chart has the keyboard; Esc lets go.
fn keys(ui: &Ui, response: &Response, count: usize, state: &mut SalesState) {
    if response.clicked() {
        response.request_focus();
    }
    if !response.has_focus() {
        state.at = None;
        return;
    }
    let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
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

fn named(ui: &Ui, response: &Response, title: &str, view: &SalesView, state: &SalesState) {
    let at = state.at.and_then(|at| view.points.get(at));
    let detail = |point: &Point| {
        format!("{}: {}", point.name, point.figures.text(state.bars().unwrap_or(Series::Net)))
    };
    let name = format!("{title}, {}", at.map_or_else(|| view.range.clone(), detail));
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

fn marker(series: Series) -> MarkerShape {
    match series {
        Series::Orders => MarkerShape::Square,
        Series::Gross => MarkerShape::Up,
        Series::Items => MarkerShape::Diamond,
        Series::Tax => MarkerShape::Down,
        Series::Shipping => MarkerShape::Plus,
        _ => MarkerShape::Circle,
    }
}
