//! The logo of Tillbook: the spine of a book with a notched bottom, beside the lines of a receipt.

use egui::{Color32, CornerRadius, Painter, Rect, Shape, Stroke, pos2, vec2};

/// Paints the logo into a square.
pub(crate) fn mark(painter: &Painter, square: Rect, ground: Color32, ink: Color32) {
    let unit = square.width() / 40.0;
    let at = |x: f32, y: f32, w: f32, h: f32| {
        Rect::from_min_size(square.min + vec2(x, y) * unit, vec2(w, h) * unit)
    };
    painter.rect_filled(square, corner(9.0 * unit), ground);
    let sidebar = at(10.0, 9.0, 6.5, 22.0);
    painter.rect_filled(sidebar, corner(0.0), ink);
    let foot = [
        sidebar.left_bottom(),
        sidebar.right_bottom(),
        pos2(sidebar.center().x, sidebar.bottom() - 3.2 * unit),
    ];
    painter.add(Shape::convex_polygon(foot.to_vec(), ground, Stroke::NONE));
    for (y, width) in [(10.0, 11.0), (16.5, 11.0), (23.0, 6.5)] {
        painter.rect_filled(at(20.0, y, width, 3.2), corner(1.2 * unit), ink);
    }
}

fn corner(radius: f32) -> CornerRadius {
    CornerRadius::from(radius)
}
