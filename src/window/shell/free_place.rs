//! Finds a place for a message at the foot of the window where it covers no button and no field.

use egui::{Context, LayerId, Order, Pos2, Rect, Vec2, WidgetRect, pos2, vec2};

/// A clickable area larger than this, in square points, is no button: a row of a list, a grid, a chart.
const LARGEST: f32 = 12_000.0;
/// The distance between two places that are tried, in points.
const STEP: f32 = 12.0;
/// What covering a button or a field costs, as a distance from the corner in points; more than any distance.
const BUTTON: f32 = 1_000_000.0;
const FIELD: f32 = 10_000.0;

/// The place of this size within `room` that covers the fewest buttons, and of these the one nearest to the
/// corner at the lower right. `layer` is that of the message itself.
pub(super) fn free_place(ctx: &Context, layer: LayerId, room: Rect, size: Vec2) -> Pos2 {
    let buttons = ctx.viewport(|viewport| {
        let widgets = &viewport.prev_pass.widgets;
        let layers = widgets.layers().filter(|(one, _)| **one != layer && one.order <= Order::Middle);
        let costs = layers.flat_map(|(_, all)| all).filter_map(cost_of);
        costs.filter(|(rect, _)| rect.intersects(room)).collect::<Vec<(Rect, f32)>>()
    });
    freest(&buttons, room, size)
}

/// Where a widget is, and what covering it costs; `None` for those that may be covered, such as the cells of a
/// grid, which do not take the focus each by itself.
fn cost_of(widget: &WidgetRect) -> Option<(Rect, f32)> {
    let rect = widget.interact_rect;
    let is_small = widget.enabled && rect.is_positive() && rect.area() <= LARGEST;
    let cost = if widget.sense.senses_drag() { FIELD } else { BUTTON };
    (is_small && widget.sense.senses_click() && widget.sense.is_focusable()).then_some((rect, cost))
}

fn freest(buttons: &[(Rect, f32)], room: Rect, size: Vec2) -> Pos2 {
    let corner = pos2((room.right() - size.x).max(room.left()), (room.bottom() - size.y).max(room.top()));
    let cost = |place: Pos2| {
        let rect = Rect::from_min_size(place, size).expand(4.0);
        let covered = buttons.iter().filter(|(button, _)| button.intersects(rect));
        let covered = covered.map(|(_, cost)| cost).sum::<f32>();
        // Higher up rather than further left, where the sentence of a bar may be.
        covered + (corner.x - place.x) * 4.0 + corner.y - place.y
    };
    let columns = steps(corner.x - room.left(), STEP * 4.0);
    let rows = steps((corner.y - room.top()) / 2.0, STEP);
    let places = columns.flat_map(|x| rows.clone().map(move |y| corner - vec2(x, y)));
    places.min_by(|one, other| cost(*one).total_cmp(&cost(*other))).unwrap_or(corner)
}

/// The distances 0, `step`, 2 `step` and so on that fit into `length`.
fn steps(length: f32, step: f32) -> impl Iterator<Item = f32> + Clone {
    std::iter::successors(Some(0.0), move |last| Some(last + step)).take_while(move |at| *at <= length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_keeps_clear_of_buttons() {
        let room = Rect::from_min_max(pos2(0.0, 0.0), pos2(800.0, 600.0));
        let size = vec2(400.0, 40.0);
        let button = |x: f32, y: f32| (Rect::from_min_size(pos2(x, y), vec2(100.0, 28.0)), BUTTON);
        let whole_foot = [0.0, 200.0, 400.0, 600.0].map(|x| button(x, 570.0)).to_vec();
        for (case, buttons, expected) in [
            ("nothing there", vec![], pos2(400.0, 560.0)),
            ("a button at the corner", vec![button(700.0, 570.0)], pos2(400.0, 524.0)),
            ("a button far away", vec![button(100.0, 570.0)], pos2(400.0, 560.0)),
            ("buttons along the foot", whole_foot, pos2(400.0, 524.0)),
        ] {
            let place = freest(&buttons, room, size);
            let rect = Rect::from_min_size(place, size);
            assert!(buttons.iter().all(|(one, _)| !one.intersects(rect)), "{case}: {place}");
            assert!((place - expected).length() <= 2.0 * STEP, "{case}: {place}");
        }
    }
}
