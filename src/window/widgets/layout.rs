//! Lines of a vertical layout, their parts side by side, and frames around what is laid out in them.

use egui::{Align, Color32, Frame, InnerResponse, Layout, Rect, Stroke, Ui, UiBuilder};

use crate::theme::{self, radius, stroke};

use super::points;

/// Takes a line of a vertical layout: all of its width, and this height in points. It takes no id of egui, so that
/// the widgets below keep theirs when a line comes or goes.
pub(crate) fn line(ui: &mut Ui, height: f32) -> Rect {
    let free = ui.available_rect_before_wrap();
    ui.add_space(height);
    free.with_max_y(free.top() + height)
}

/// Takes a line of this height in points and lays widgets out in it, from left to right.
pub(crate) fn row<R>(ui: &mut Ui, height: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let line = line(ui, height);
    row_in(ui, line, contents)
}

/// Lays widgets out in a line that was taken, from left to right.
pub(crate) fn row_in<R>(ui: &mut Ui, line: Rect, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let across = Layout::left_to_right(Align::Center);
    contents(&mut ui.new_child(UiBuilder::new().max_rect(line).layout(across)))
}

/// Lays widgets out in a place that was taken, one below the other.
pub(crate) fn column_in<R>(ui: &mut Ui, place: Rect, contents: impl FnOnce(&mut Ui) -> R) -> R {
    contents(&mut ui.new_child(UiBuilder::new().max_rect(place).layout(Layout::default())))
}

/// Divides a line into parts side by side, with gaps of this width between them. A part has its width in points, or an
/// equal share of what the others leave where that is 0.
pub(crate) fn parts<const N: usize>(line: Rect, gap: f32, widths: [f32; N]) -> [Rect; N] {
    let taken = widths.iter().sum::<f32>() + points(N.saturating_sub(1), gap);
    let sharing = points(widths.iter().filter(|width| **width <= 0.0).count(), 1.0);
    let share = (line.width() - taken).max(0.0) / sharing.max(1.0);
    let mut left = line.left();
    widths.map(|width| {
        let right = left + if width > 0.0 { width } else { share };
        let part = line.with_min_x(left).with_max_x(right);
        left = right + gap;
        part
    })
}

/// As `parts`, with the widths as shares of the line.
pub(crate) fn shares<const N: usize>(line: Rect, gap: f32, shares: [f32; N]) -> [Rect; N] {
    let over = line.width() - points(N.saturating_sub(1), gap);
    parts(line, gap, shares.map(|share| over * share))
}

/// The frame of a card, with this space in points between its edge and what is in it.
pub(crate) fn card_frame(ui: &Ui, padding: f32) -> Frame {
    let tokens = theme::of(ui);
    outlined(tokens.card, tokens.line).inner_margin(padding - stroke::HAIRLINE)
}

/// The frame of a warning.
pub(crate) fn warning_frame(ui: &Ui) -> Frame {
    let tokens = theme::of(ui);
    outlined(tokens.warning_soft, tokens.warning)
}

/// A frame with a ground and a hairline around it.
pub(crate) fn outlined(ground: Color32, line: Color32) -> Frame {
    Frame::NONE.fill(ground).stroke(Stroke::new(stroke::HAIRLINE, line)).corner_radius(radius::CARD)
}

/// Lays out in a frame as wide as the layout, one widget below the other without gaps.
pub(crate) fn framed<R>(ui: &mut Ui, frame: Frame, contents: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 0.0;
        contents(ui)
    })
}
