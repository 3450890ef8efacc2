//! Texts, lines and frames at exact places. A text that is only painted is unknown to screen readers, unless
//! `say` or its widget names it.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align, Align2, Color32, CornerRadius, Galley, Label, Layout, Painter, Pos2, Rect, Response, RichText,
    Role, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use crate::theme::{self, FontStyle, Icon, Tokens, radius, stroke};

use super::bidi::visual_order;

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
    let mut galley = on_one_line(ui, text, kind);
    // As much over its width as egui lets a text be.
    if galley.intrinsic_size().x > rect.width().round() + 0.5 {
        let wrap = TextWrapping::truncate_at_width(rect.width());
        galley = ui.painter().layout_job(LayoutJob { wrap, ..LayoutJob::clone(&galley.job) });
    }
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

/// The width of a text on one line, in points.
pub(crate) fn text_width(ui: &Ui, text: &str, kind: FontStyle) -> f32 {
    on_one_line(ui, text, kind).size().x
}

/// A text on one line. It is laid out without the colour and the width that it is painted with, so that egui does this
/// once for all places that have it.
fn on_one_line(ui: &Ui, text: &str, kind: FontStyle) -> Arc<Galley> {
    let text = visual_order(text).into_owned();
    ui.painter().layout_job(LayoutJob::simple_singleline(text, kind.font(), Color32::PLACEHOLDER))
}

/// Paints an icon around a point.
pub(crate) fn icon_at(ui: &Ui, middle: Pos2, icon: Icon, size: f32, ink: Color32) {
    ui.painter().text(middle, Align2::CENTER_CENTER, icon.codepoint, theme::icon_font(size), ink);
}

/// Gives a painted place an accessible name.
pub(crate) fn say(ui: &Ui, rect: Rect, salt: impl std::hash::Hash + std::fmt::Debug, name: &str) {
    let response = ui.interact(rect, ui.scope_id().with(salt), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
}

/// Draws the ring around a widget that has the keyboard, which is scrolled into view when it gets it.
pub(crate) fn focus_ring(ui: &Ui, response: &Response) {
    if response.has_focus() {
        ring(ui.painter(), response.rect, theme::of(ui));
    }
    follow_keyboard(ui, response, response.rect);
}

/// Scrolls to a widget at this place when the keyboard comes to it, but not under the pointer that clicked it.
pub(super) fn follow_keyboard(ui: &Ui, response: &Response, place: Rect) {
    let is_by_keys = !ui.input(|input| input.pointer.any_click() || input.pointer.any_down());
    if is_by_keys && response.gained_focus() {
        // The ring lies outside of it, and mostly its label above.
        ui.scroll_to_rect(place.expand(6.0).with_min_y(place.top() - 26.0), None);
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

/// Fills the upper part of a place as a card, this many points high or as high as there is room; returns its
/// place.
pub(crate) fn card_in(ui: &Ui, room: Rect, height: f32) -> Rect {
    let sheet = room.with_max_y(room.bottom().min(room.top() + height));
    card(ui, sheet);
    sheet
}

/// Paints a word after its icon on a coloured ground, at the left of `room`, or only the icon where there is
/// no room for the word; returns the rectangle it took.
pub(crate) fn chip(ui: &Ui, room: Rect, (icon, word): (Icon, &str), ink: Color32, ground: Color32) -> Rect {
    let is_short = room.width() < 60.0;
    let wide = if is_short { 26.0 } else { text_width(ui, word, FontStyle::Head) + 31.0 };
    let size = vec2(wide.min(room.width()), 20.0);
    let rect = Rect::from_min_size(pos2(room.left(), room.center().y - 10.0), size);
    ui.painter().rect_filled(rect, CornerRadius::same(radius::SMALL), ground);
    icon_at(ui, pos2(rect.left() + 13.0, rect.center().y), icon, 14.0, ink);
    if !is_short {
        elided(ui, rect.with_min_x(rect.left() + 24.0), Side::Left, word, FontStyle::Head, ink);
    }
    rect
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

/// Paints the logo of Tillbook into a square: the spine of a book with a notched bottom, beside the lines of
/// a receipt.
pub(crate) fn mark(painter: &Painter, square: Rect, ground: Color32, ink: Color32) {
    let unit = square.width() / 40.0;
    let at = |x: f32, y: f32, w: f32, h: f32| {
        Rect::from_min_size(square.min + vec2(x, y) * unit, vec2(w, h) * unit)
    };
    painter.rect_filled(square, 9.0 * unit, ground);
    let sidebar = at(10.0, 9.0, 6.5, 22.0);
    painter.rect_filled(sidebar, 0.0, ink);
    let foot = [
        sidebar.left_bottom(),
        sidebar.right_bottom(),
        pos2(sidebar.center().x, sidebar.bottom() - 3.2 * unit),
    ];
    painter.add(Shape::convex_polygon(foot.to_vec(), ground, Stroke::NONE));
    for (y, width) in [(10.0, 11.0), (16.5, 11.0), (23.0, 6.5)] {
        painter.rect_filled(at(20.0, y, width, 3.2), 1.2 * unit, ink);
    }
}
