//! What a period came to, beside its column.

use egui::{Area, CornerRadius, Order, Rect, Ui, pos2, vec2};

use crate::ui::model::{Point, SalesView, Series};
use crate::ui::theme::{self, Type, popup_frame};
use crate::ui::widgets::{Side, elided, hairline};

use super::SalesState;

const WIDTH: f32 = 226.0;
const LINE: f32 = 18.0;

/// Shows the figures of a period right of its column, or left of it near the edge.
pub(super) fn tooltip(
    ui: &Ui,
    column: Rect,
    within: Rect,
    point: &Point,
    view: &SalesView,
    state: &SalesState,
) {
    let tokens = theme::of(ui);
    let right = column.right() + 12.0;
    let left = if right + WIDTH > within.right() { column.left() - 12.0 - WIDTH } else { right };
    let place = pos2(left.max(within.left()), within.top() + 4.0);
    let area =
        Area::new(ui.scope_id().with("tooltip")).order(Order::Tooltip).interactable(false).fixed_pos(place);
    area.show(ui.ctx(), |ui| {
        popup_frame(tokens).show(ui, |ui| {
            ui.set_width(WIDTH - 24.0);
            ui.spacing_mut().item_spacing.y = 0.0;
            lines(ui, point, view, state);
        });
    });
}

fn lines(ui: &mut Ui, point: &Point, view: &SalesView, state: &SalesState) {
    let tokens = theme::of(ui);
    let next = |ui: &mut Ui, height: f32| ui.allocate_space(vec2(WIDTH - 24.0, height)).1;
    let head = next(ui, LINE + 4.0);
    elided(ui, head, Side::Left, &point.name, Type::Chosen, tokens.text);
    let bars = state.bars();
    let others =
        Series::ALL.into_iter().filter(|series| state.shown.contains(series) && Some(*series) != bars);
    for series in bars.into_iter().chain(others) {
        let line = next(ui, LINE);
        let square = Rect::from_center_size(pos2(line.left() + 6.0, line.center().y), vec2(12.0, 12.0));
        ui.painter().rect_filled(square, CornerRadius::same(3), state.colour(series, tokens));
        let name = Rect::from_min_max(pos2(line.left() + 20.0, line.top()), line.max);
        elided(ui, name, Side::Left, series.name(), Type::Body, tokens.text);
        elided(ui, line, Side::Right, point.figures.text(series), Type::Strong, tokens.text);
    }
    let gap = next(ui, 13.0);
    hairline(ui, gap, gap.center().y);
    let orders = point.figures.text(Series::Orders);
    let word = if orders == "1" { "order" } else { "orders" };
    let note = match point.share.as_str() {
        "–" => format!("{orders} {word}"),
        share => format!("{share} of {} · {orders} {word}", view.title),
    };
    let foot = next(ui, 16.0);
    elided(ui, foot, Side::Left, &note, Type::Small, tokens.text2);
}
