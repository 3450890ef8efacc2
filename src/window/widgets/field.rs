//! Text fields, search fields and check boxes, placed by the layout.

use egui::{
    Color32, CornerRadius, Frame, Key, Margin, Rect, Response, Role, Sense, Stroke, StrokeKind, TextEdit, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};
use egui_material_icons::icons::{ICON_CHECK, ICON_SEARCH};

use crate::theme::{self, FontStyle, height, radius, stroke};

use super::enter::note_enter;
use super::{Side, choose_all, elided, focus_ring, icon_at, key_hint};

/// A text field of one line, with an accessible name. `refused` draws it red.
pub(crate) fn field(ui: &mut Ui, name: &str, content: &mut String, width: f32, refused: bool) -> Response {
    one_line(ui, name, content, width, refused, |edit| edit)
}

/// A password field, which hides what is typed.
pub(crate) fn secret_field(
    ui: &mut Ui,
    name: &str,
    content: &mut String,
    width: f32,
    refused: bool,
) -> Response {
    one_line(ui, name, content, width, refused, |edit| edit.password(true))
}

fn one_line(
    ui: &mut Ui,
    name: &str,
    content: &mut String,
    width: f32,
    refused: bool,
    how: impl FnOnce(TextEdit<'_>) -> TextEdit<'_>,
) -> Response {
    let tokens = theme::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(width, height::CONTROL), Sense::hover());
    let edit = TextEdit::singleline(content)
        .font(FontStyle::Body.font())
        .text_color(if refused { tokens.negative } else { tokens.text })
        .frame(Frame::NONE)
        .background_color(Color32::TRANSPARENT)
        .margin(Margin::ZERO)
        .align(egui::Align2::LEFT_CENTER)
        .desired_width(width - 16.0);
    let corner = CornerRadius::same(radius::CONTROL);
    ui.painter().rect_filled(rect, corner, tokens.card);
    let response = ui.place(rect.shrink2(vec2(8.0, 0.0)), how(edit)).accessible_name(name);
    note_enter(ui, &response);
    if response.gained_focus() && ui.input(|input| input.key_pressed(Key::Tab)) {
        choose_all(ui, response.id, content);
    }
    let line = if refused {
        Stroke::new(stroke::FOCUS, tokens.negative)
    } else if response.has_focus() {
        Stroke::new(stroke::FOCUS, tokens.accent)
    } else {
        Stroke::new(stroke::HAIRLINE, tokens.line_strong)
    };
    ui.painter().rect_stroke(rect, corner, line, StrokeKind::Inside);
    response
}

/// The width in points from which a search field shows its shortcut.
const KEYS_FROM: f32 = 180.0;

/// A search field, with an icon, and its name and shortcut as the placeholder.
pub(crate) fn search_field(
    ui: &mut Ui,
    name: &str,
    keys: &str,
    content: &mut String,
    width: f32,
) -> Response {
    let tokens = theme::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(width, height::CONTROL), Sense::hover());
    let corner = CornerRadius::same(radius::CONTROL);
    ui.painter().rect_filled(rect, corner, tokens.card);
    let inner = rect.with_min_x(rect.left() + 30.0).with_max_x(rect.right() - 8.0);
    let edit = TextEdit::singleline(content)
        .font(FontStyle::Body.font())
        .text_color(tokens.text)
        .frame(Frame::NONE)
        .background_color(Color32::TRANSPARENT)
        .margin(Margin::ZERO)
        .align(egui::Align2::LEFT_CENTER)
        .desired_width(inner.width());
    let response = ui.place(inner, edit).accessible_name(name);
    note_enter(ui, &response);
    icon_at(ui, pos2(rect.left() + 16.0, rect.center().y), ICON_SEARCH, 16.0, tokens.text2);
    if content.is_empty() {
        let size =
            ui.painter().layout_no_wrap(keys.to_owned(), FontStyle::Caption.font(), tokens.text2).size();
        let hint = pos2(rect.right() - size.x - 16.0, rect.center().y - size.y / 2.0 - 1.0);
        let has_hint = rect.width() >= KEYS_FROM && !keys.is_empty();
        let end = if has_hint { hint.x - 2.0 } else { inner.right() };
        elided(ui, inner.with_max_x(end), Side::Left, name, FontStyle::Body, tokens.faint);
        if has_hint {
            key_hint(ui, hint, keys);
        }
    }
    let line = if response.has_focus() {
        Stroke::new(stroke::FOCUS, tokens.accent)
    } else {
        Stroke::new(stroke::HAIRLINE, tokens.line)
    };
    ui.painter().rect_stroke(rect, corner, line, StrokeKind::Inside);
    response
}

/// A check box with its label.
pub(crate) fn tick(ui: &mut Ui, name: &str, ticked: &mut bool) -> Response {
    let tokens = theme::of(ui);
    let galley = ui.painter().layout_no_wrap(name.to_owned(), FontStyle::Body.font(), tokens.text);
    let size = vec2(24.0 + galley.size().x, height::CONTROL);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    if response.clicked() {
        *ticked = !*ticked;
    }
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, *ticked, name));
    let square = Rect::from_center_size(pos2(rect.left() + 8.0, rect.center().y), Vec2::splat(16.0));
    let corner = CornerRadius::same(radius::SMALL);
    if *ticked {
        ui.painter().rect_filled(square, corner, tokens.accent);
        icon_at(ui, square.center(), ICON_CHECK, 14.0, tokens.on_accent);
    } else {
        let line = Stroke::new(stroke::HAIRLINE, tokens.line_strong);
        ui.painter().rect(square, corner, tokens.card, line, StrokeKind::Inside);
    }
    ui.painter().galley(
        pos2(rect.left() + 24.0, rect.center().y - galley.size().y / 2.0),
        galley,
        tokens.text,
    );
    focus_ring(ui, &response);
    response
}
