//! What reports show of the notes on days.

use egui::{CornerRadius, Pos2, Rect, Stroke, StrokeKind, Ui, vec2};

use crate::theme;

/// The side of a mark, and the distance of its middle to the top of a chart, in points.
const MARK: f32 = 5.0;

/// Draws the mark of a period with notes, with its middle at a place.
pub(crate) fn mark(ui: &Ui, place: Pos2) {
    let (tokens, square) = (theme::of(ui), Rect::from_center_size(place, vec2(MARK, MARK)));
    // An edge in the colour of the card keeps it legible on a bar.
    let edge = Stroke::new(1.0, tokens.card);
    ui.painter().rect(square, CornerRadius::same(1), tokens.text2, edge, StrokeKind::Outside);
}

/// Draws it at the top of a column of a chart.
pub(crate) fn mark_column(ui: &Ui, column: Rect) {
    mark(ui, column.center_top() + vec2(0.0, MARK));
}

/// Draws the mark of a period in which something happened to the books, below that of a note.
pub(crate) fn mark_event(ui: &Ui, column: Rect) {
    let (tokens, place) = (theme::of(ui), column.center_top() + vec2(0.0, 2.5 * MARK));
    ui.painter().circle(place, MARK / 2.0, tokens.card, Stroke::new(1.5, tokens.accent));
}
