//! The legend of the chart: colour and marker of each series, for its title row and its tooltip.

use egui::{Color32, CornerRadius, Pos2, Rect, Shape, Stroke, Ui, pos2, vec2};
use egui_plot::MarkerShape;

use crate::theme::{self, FontStyle, Tokens, stroke};
use crate::translate::{self, dates, tr};
use crate::widgets::{Side, elided, text_width};
use domain::report::{SalesPart, Series};

use super::view::SalesView;
use super::{Sales, analysis, target};

/// What an entry of the legend stands for.
#[derive(Debug, Clone, Copy)]
pub(super) enum Sign {
    Series(Series),
    /// A part of the bars, by its colour.
    Part(Color32),
    Average,
    Compared,
    Target,
}

impl Sign {
    /// Draws it with its middle at this place.
    pub(super) fn draw(self, ui: &Ui, x: f32, y: f32, state: &Sales) {
        let tokens = theme::of(ui);
        match self {
            Self::Series(series) => swatch(ui, x, y, series, state),
            Self::Part(colour) => square(ui, x, y, colour),
            Self::Average => {
                ui.painter().hline(x - 8.0..=x + 8.0, y, Stroke::new(2.0, tokens.text));
            }
            Self::Compared => dashes(ui, x, y, tokens.text2),
            Self::Target => target::sign(ui, x, y),
        }
    }
}

/// What is in the chart, that of the bars first.
fn entries(view: &SalesView, state: &Sales, tokens: &Tokens) -> Vec<(Sign, String)> {
    let subject = state.subject();
    let parts = view.parts_of(state.bars());
    let mut series: Vec<Series> = Series::ALL.into_iter().filter(|one| state.shown.contains(one)).collect();
    series.sort_by_key(|one| Some(*one) != subject);
    if !parts.is_empty() {
        series.retain(|one| Some(*one) != state.bars() && *one != Series::Refunds);
    }
    let part = |(at, part): (usize, &SalesPart)| {
        (Sign::Part(analysis::colour(at, parts, tokens)), translate::text(&part.name))
    };
    let mut entries: Vec<_> = parts.iter().enumerate().map(part).collect();
    entries.extend(series.into_iter().map(|one| (Sign::Series(one), state.named(one))));
    entries.extend(view.mean.clone().map(|name| (Sign::Average, name)));
    let compared = view.comparable().filter(|_| subject.is_some());
    entries.extend(compared.map(|other| (Sign::Compared, dates().short_title(&other.range))));
    if !state.targets(view).is_empty() {
        entries.push((Sign::Target, tr!("Target").to_owned()));
    }
    entries
}

/// Draws the legend from right to left, as far as there is room; returns its left edge.
pub(super) fn legend(ui: &Ui, head: Rect, least: f32, view: &SalesView, state: &Sales) -> f32 {
    let tokens = theme::of(ui);
    let mut right = head.right();
    for (sign, name) in entries(view, state, tokens).into_iter().rev() {
        let wide = text_width(ui, &name, FontStyle::Small);
        if right - wide - 40.0 < least {
            break;
        }
        let room = Rect::from_min_max(head.min, pos2(right, head.bottom()));
        let width = elided(ui, room, Side::Right, &name, FontStyle::Small, tokens.text2);
        let x = right - width - 13.0;
        sign.draw(ui, x, head.center().y, state);
        right = x - 22.0;
    }
    right
}

/// Draws the legend of a divided chart into a line of its own, from left to right.
pub(super) fn legend_line(ui: &Ui, line: Rect, view: &SalesView, state: &Sales) {
    let tokens = theme::of(ui);
    let mut left = line.left() + 8.0;
    for (sign, name) in entries(view, state, tokens) {
        let room = line.with_min_x(left + 13.0);
        if room.width() < 40.0 {
            return;
        }
        sign.draw(ui, left, line.center().y, state);
        left = room.left() + elided(ui, room, Side::Left, &name, FontStyle::Small, tokens.text2) + 22.0;
    }
}

/// Draws the sign of a series: a square for bars, a line with its marker for lines.
fn swatch(ui: &Ui, x: f32, y: f32, series: Series, state: &Sales) {
    let colour = state.colour(series, theme::of(ui));
    if Some(series) == state.bars() || series == Series::Refunds {
        return square(ui, x, y, colour);
    }
    ui.painter().hline(x - 8.0..=x + 8.0, y, Stroke::new(stroke::FOCUS, colour));
    ui.painter().add(mark(marker(series), pos2(x, y), 4.0, colour));
}

fn square(ui: &Ui, x: f32, y: f32, colour: Color32) {
    let square = Rect::from_center_size(pos2(x, y), vec2(12.0, 12.0));
    ui.painter().rect_filled(square, CornerRadius::same(3), colour);
}

/// Draws three dashes, the sign of the compared range.
fn dashes(ui: &Ui, x: f32, y: f32, colour: Color32) {
    for left in [-9.0, -2.5, 4.0] {
        ui.painter().hline(x + left..=x + left + 5.0, y, Stroke::new(1.5, colour));
    }
}

/// The marker of a line, so that lines are not told apart by colour alone.
pub(super) fn marker(series: Series) -> MarkerShape {
    match series {
        Series::Orders => MarkerShape::Square,
        Series::Gross => MarkerShape::Up,
        Series::Items => MarkerShape::Diamond,
        Series::Tax => MarkerShape::Down,
        Series::Shipping => MarkerShape::Plus,
        _ => MarkerShape::Circle,
    }
}

fn mark(shape: MarkerShape, at: Pos2, size: f32, colour: Color32) -> Shape {
    let polygon = |points: &[(f32, f32)]| {
        let points = points.iter().map(|(x, y)| at + vec2(*x, *y) * size).collect();
        Shape::convex_polygon(points, colour, Stroke::NONE)
    };
    match shape {
        MarkerShape::Square => polygon(&[(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)]),
        MarkerShape::Up => polygon(&[(0.0, -1.1), (1.0, 0.8), (-1.0, 0.8)]),
        MarkerShape::Down => polygon(&[(-1.0, -0.8), (1.0, -0.8), (0.0, 1.1)]),
        MarkerShape::Diamond => polygon(&[(0.0, -1.2), (1.2, 0.0), (0.0, 1.2), (-1.2, 0.0)]),
        MarkerShape::Plus => {
            Shape::line_segment([at - vec2(0.0, 4.0), at + vec2(0.0, 4.0)], Stroke::new(2.0, colour))
        }
        _ => Shape::circle_filled(at, size * 0.9, colour),
    }
}
