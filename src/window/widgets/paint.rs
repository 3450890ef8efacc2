//! Texts, lines and frames at exact places. A text that is only painted is unknown to screen readers, unless
//! `say` or its widget names it.

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align, Color32, CornerRadius, Label, Layout, Painter, Rect, Response, RichText, Role, Sense, Shape,
    Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2,
};

use crate::theme::{self, FontStyle, Tokens, radius, stroke};

use super::bidi::visual_order;

const TOOTH: f32 = 12.0;
/// The height of the torn edge of a receipt, in points.
pub(crate) const TORN: f32 = 6.0;

/// The alignment of a text in its rectangle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    /// For names.
    Left,
    /// For numbers.
    Right,
    /// For marks.
    Middle,
}

/// A label in a rectangle, cut with `…` where it is too long; known to screen readers.
pub(crate) fn label_in(ui: &mut Ui, rect: Rect, side: Side, text: RichText) -> Response {
    let layout = match side {
        Side::Left => Layout::left_to_right(Align::Center),
        Side::Right => Layout::right_to_left(Align::Center),
        Side::Middle => Layout::centered_and_justified(egui::Direction::LeftToRight),
    };
    let mut room = ui.new_child(UiBuilder::new().max_rect(rect).layout(layout));
    room.add(Label::new(text).truncate().selectable(false))
}

/// Paints a text in a rectangle, cut with `…` where it is too long, and returns its width. Screen readers do
/// not know it, so it is for parts of a widget that is named as a whole.
pub(crate) fn elided(ui: &Ui, rect: Rect, side: Side, text: &str, kind: FontStyle, color: Color32) -> f32 {
    let mut job = LayoutJob::simple_singleline(visual_order(text).into_owned(), kind.font(), color);
    job.wrap = TextWrapping::truncate_at_width(rect.width());
    let galley = ui.painter().layout_job(job);
    let room = galley.size();
    let x = match side {
        Side::Left => rect.left(),
        Side::Right => rect.right() - room.x,
        Side::Middle => rect.center().x - room.x / 2.0,
    };
    let place = pos2(x, rect.center().y - room.y / 2.0);
    ui.painter().galley(place, galley, color);
    room.x
}

/// Gives a painted place an accessible name.
pub(crate) fn say(ui: &Ui, rect: Rect, salt: impl std::hash::Hash + std::fmt::Debug, name: &str) {
    let response = ui.interact(rect, ui.scope_id().with(salt), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
}

/// Draws the ring around a widget that has the keyboard.
pub(crate) fn focus_ring(ui: &Ui, response: &Response) {
    if response.has_focus() {
        ring(ui.painter(), response.rect, theme::of(ui));
    }
}

/// Draws the ring of the keyboard around a rectangle.
pub(super) fn ring(painter: &Painter, rect: Rect, tokens: &Tokens) {
    let line = Stroke::new(stroke::FOCUS, tokens.accent);
    let painter = painter.with_clip_rect(painter.clip_rect().expand(4.0));
    painter.rect_stroke(rect.expand(2.0), CornerRadius::same(radius::CARD), line, StrokeKind::Outside);
}

/// Fills a rectangle as a card, with a hairline around it.
pub(crate) fn card(ui: &Ui, rect: Rect) {
    let tokens = theme::of(ui);
    let line = Stroke::new(stroke::HAIRLINE, tokens.line);
    ui.painter().rect(rect, CornerRadius::same(radius::CARD), tokens.card, line, StrokeKind::Inside);
}

/// Draws a horizontal hairline across the rectangle, at this height.
pub(crate) fn hairline(ui: &Ui, rect: Rect, y: f32) {
    let line = Stroke::new(stroke::HAIRLINE, theme::of(ui).line);
    ui.painter().hline(rect.x_range(), y, line);
}

/// Paints a shortcut as a key; returns its rectangle.
pub(crate) fn key_hint(ui: &Ui, left_top: egui::Pos2, key: &str) -> Rect {
    let tokens = theme::of(ui);
    let galley = ui.painter().layout_no_wrap(key.replace('+', " "), FontStyle::Caption.font(), tokens.text2);
    let rect = Rect::from_min_size(left_top, galley.size() + egui::vec2(10.0, 2.0));
    let line = Stroke::new(stroke::HAIRLINE, tokens.line);
    ui.painter().rect(rect, CornerRadius::same(radius::SMALL), tokens.card, line, StrokeKind::Inside);
    ui.painter().galley(rect.min + egui::vec2(5.0, 1.0), galley, tokens.text2);
    rect
}

/// Paints a receipt, torn off at the bottom. The edge takes the last `TORN` points of `room`.
pub(crate) fn paper(ui: &Ui, room: Rect) {
    let tokens = theme::of(ui);
    let line = Stroke::new(stroke::HAIRLINE, tokens.line);
    let base = room.bottom() - TORN;
    let sheet = Rect::from_min_max(room.min, pos2(room.right(), base));
    let corner = CornerRadius { nw: radius::CARD, ne: radius::CARD, sw: 0, se: 0 };
    ui.painter().rect(sheet, corner, tokens.card, line, StrokeKind::Inside);
    // Paints over the hairline at the bottom of the sheet, where the torn edge begins.
    let foot =
        Rect::from_min_max(pos2(sheet.left() + 1.0, base - 1.5), pos2(sheet.right() - 1.0, base + 0.5));
    ui.painter().rect_filled(foot, CornerRadius::ZERO, tokens.card);
    let teeth = (room.width() / TOOTH).round().max(1.0);
    let step = room.width() / teeth;
    let mut edge = vec![pos2(room.left() + 0.5, base)];
    let mut left = room.left();
    while left + step <= room.right() + 0.5 {
        let tooth = vec![pos2(left, base), pos2(left + step, base), pos2(left + step / 2.0, base + TORN)];
        ui.painter().add(Shape::convex_polygon(tooth, tokens.card, Stroke::NONE));
        edge.push(pos2(left + step / 2.0, base + TORN));
        edge.push(pos2((left + step).min(room.right() - 0.5), base));
        left += step;
    }
    ui.painter().add(Shape::line(edge, line));
}
