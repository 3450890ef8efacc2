//! The legend of the chart: colour and marker of each series, for its title row and its tooltip.

use egui::{Color32, CornerRadius, Pos2, Rect, Shape, Stroke, Ui, pos2, vec2};
use egui_plot::MarkerShape;

use crate::theme::{self, FontStyle, stroke};
use crate::translate::dates;
use crate::widgets::{Side, elided};
use domain::report::{SalesReport, Series};

use super::Sales;

/// Draws the legend from right to left, as far as there is room; returns its left edge.
pub(super) fn legend(ui: &Ui, head: Rect, least: f32, compared: Option<&SalesReport>, state: &Sales) -> f32 {
    let tokens = theme::of(ui);
    let subject = state.subject();
    let mut series: Vec<Series> = Series::ALL.into_iter().filter(|one| state.shown.contains(one)).collect();
    // The series of the bars comes first.
    series.sort_by_key(|one| Some(*one) != subject);
    let named = series.into_iter().map(|one| (Some(one), state.named(one)));
    let other = compared.filter(|_| subject.is_some()).map(|other| (None, dates().short_title(&other.range)));
    let mut right = head.right();
    for (series, name) in named.chain(other).rev().collect::<Vec<_>>() {
        let wide = ui.painter().layout_no_wrap(name.clone(), FontStyle::Small.font(), tokens.text2).size().x;
        if right - wide - 40.0 < least {
            break;
        }
        let room = Rect::from_min_max(head.min, pos2(right, head.bottom()));
        let width = elided(ui, room, Side::Right, &name, FontStyle::Small, tokens.text2);
        let x = right - width - 13.0;
        match series {
            Some(series) => swatch(ui, x, head.center().y, series, state),
            None => dashes(ui, x, head.center().y, tokens.text2),
        }
        right = x - 22.0;
    }
    right
}

/// Draws the sign of a series: a square for bars, a line with its marker for lines.
pub(super) fn swatch(ui: &Ui, x: f32, y: f32, series: Series, state: &Sales) {
    let colour = state.colour(series, theme::of(ui));
    if Some(series) == state.bars() || series == Series::Refunds {
        let square = Rect::from_center_size(pos2(x, y), vec2(12.0, 12.0));
        ui.painter().rect_filled(square, CornerRadius::same(3), colour);
        return;
    }
    ui.painter().hline(x - 8.0..=x + 8.0, y, Stroke::new(stroke::FOCUS, colour));
    ui.painter().add(mark(marker(series), pos2(x, y), 4.0, colour));
}

/// Draws three dashes, the sign of the compared range.
pub(super) fn dashes(ui: &Ui, x: f32, y: f32, colour: Color32) {
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
