//! Text fields, search fields and check boxes, placed by the layout, and text fields at a given rectangle.

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{
    Align2, Color32, CornerRadius, Event, Frame, Id, Key, Margin, Modifiers, Rect, Response, Role, Sense,
    Stroke, StrokeKind, TextEdit, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use egui_material_icons::icons::{ICON_CHECK, ICON_EXPAND_MORE, ICON_SEARCH};

use crate::keyboard::goes_back;
use crate::theme::{self, FontStyle, Icon, height, radius, stroke};
use crate::translate::tr;

use super::enter::note_enter;
use super::paint::follow_keyboard;
use super::{Side, elided, focus_ring, icon_at, key_hint, text_width};

/// A text field of one line without a frame, to be placed into a rectangle of this width, in points.
pub(crate) fn bare_edit(content: &mut String, kind: FontStyle, ink: Color32, width: f32) -> TextEdit<'_> {
    TextEdit::singleline(content)
        .font(kind.font())
        .text_color(ink)
        .frame(Frame::NONE)
        .background_color(Color32::TRANSPARENT)
        .margin(Margin::ZERO)
        .align(Align2::LEFT_CENTER)
        .desired_width(width)
}

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
    let ink = if refused { tokens.negative } else { tokens.text };
    let edit = bare_edit(content, FontStyle::Body, ink, width - 16.0);
    let corner = CornerRadius::same(radius::CONTROL);
    ui.painter().rect_filled(rect, corner, tokens.card);
    let response = ui.place(rect.shrink2(vec2(8.0, 0.0)), how(edit)).accessible_name(name);
    note_enter(ui, &response);
    let was_tabbed_back = was_tabbed_back(ui);
    let is_by_tab = was_tabbed_back || ui.input(|input| input.key_pressed(Key::Tab));
    if response.gained_focus() && is_by_tab {
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
    follow_keyboard(ui, &response, rect);
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
    let edit = bare_edit(content, FontStyle::Body, tokens.text, inner.width());
    let response = ui.place(inner, edit).accessible_name(name);
    note_enter(ui, &response);
    icon_at(ui, pos2(rect.left() + 16.0, rect.center().y), ICON_SEARCH, 16.0, tokens.text2);
    if content.is_empty() {
        let size =
            ui.painter().layout_no_wrap(keys.to_owned(), FontStyle::Caption.font(), tokens.text2).size();
        let hint = pos2(rect.right() - size.x - 16.0, rect.center().y - size.y / 2.0 - 1.0);
        let has_hint = rect.width() >= KEYS_FROM && !keys.is_empty();
        let end = if has_hint { hint.x - 2.0 } else { inner.right() };
        let room = inner.with_max_x(end);
        let name = if text_width(ui, name, FontStyle::Body) > room.width() { tr!("Find") } else { name };
        elided(ui, room, Side::Left, name, FontStyle::Body, tokens.faint);
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
    follow_keyboard(ui, &response, rect);
    response
}

/// Events in the filter of a list.
pub(crate) struct Found {
    pub(crate) is_changed: bool,
    /// The keyboard is to go to the list.
    pub(crate) is_left: bool,
}

/// The width of the filter of a list in points, its width in a narrow window, and what other filters take beside it.
const FIND: f32 = 234.0;
const LEAST_FIND: f32 = 120.0;
const BESIDE_FIND: f32 = 230.0;

/// True if Ctrl+F or `/` asks for the filter of a list: not in a dialog, and `/` not while text is typed.
pub(crate) fn wants_find(ui: &Ui) -> bool {
    if ui.memory(|memory| memory.top_modal_layer().is_some()) {
        return false;
    }
    let is_slash = |event: &Event| matches!(event, Event::Text(text) if text == "/");
    if !ui.ctx().text_edit_focused() && ui.input(|input| input.events.iter().any(is_slash)) {
        ui.input_mut(|input| input.events.retain(|event| !is_slash(event)));
        return true;
    }
    ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::F))
}

/// The filter of a list, which gets the keyboard where that is wanted. Esc empties it, and leaves an empty one for the
/// list, as Enter and the down arrow do.
pub(crate) fn find_field(ui: &mut Ui, name: &str, content: &mut String, is_wanted: bool) -> Found {
    let width = FIND.min(ui.available_width() - BESIDE_FIND).max(LEAST_FIND);
    let response = search_field(ui, name, tr!("Ctrl+F"), content, width);
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    let is_escaped = response.lost_focus() && pressed(Key::Escape);
    let is_emptied = is_escaped && !content.is_empty();
    if is_emptied {
        content.clear();
    }
    if is_wanted || is_emptied {
        response.request_focus();
        choose_all(ui, response.id, content);
    }
    let is_passed = response.has_focus() && pressed(Key::ArrowDown);
    let is_entered = response.lost_focus() && pressed(Key::Enter);
    let is_left = is_passed || is_entered || is_escaped && !is_emptied;
    Found { is_changed: response.changed() || is_emptied, is_left }
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

/// The style of a text field at a given rectangle: framed, or plain like a cell until it has the keyboard.
/// Tab selects all of its text, so that typing replaces it.
pub(crate) struct Entry<'a> {
    name: &'a str,
    hint: &'a str,
    side: Side,
    icon: Option<Icon>,
    is_framed: bool,
    is_choice: bool,
    is_refused: bool,
}

impl<'a> Entry<'a> {
    /// A framed field with this accessible name.
    pub(crate) const fn new(name: &'a str) -> Self {
        Self {
            name,
            hint: "",
            side: Side::Left,
            icon: None,
            is_framed: true,
            is_choice: false,
            is_refused: false,
        }
    }

    /// The placeholder while it is empty.
    pub(crate) const fn hint(mut self, hint: &'a str) -> Self {
        self.hint = hint;
        self
    }

    /// Aligns the text right, for numbers.
    pub(crate) const fn right(mut self) -> Self {
        self.side = Side::Right;
        self
    }

    /// Puts an icon in front.
    pub(crate) const fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// Draws a frame only while it has the keyboard or the pointer.
    pub(crate) const fn plain(mut self) -> Self {
        self.is_framed = false;
        self
    }

    /// Shows that it is one of a few choices, which open below it.
    pub(crate) const fn choice(mut self) -> Self {
        self.is_choice = true;
        self
    }

    /// Draws it red if its text is not valid.
    pub(crate) const fn refused(mut self, is_refused: bool) -> Self {
        self.is_refused = is_refused;
        self
    }

    pub(crate) fn show(self, ui: &mut Ui, id: Id, rect: Rect, content: &mut String) -> Response {
        let tokens = theme::of(ui);
        let corner = CornerRadius::same(radius::CONTROL);
        if self.is_framed {
            ui.painter().rect_filled(rect, corner, tokens.card);
        }
        let mut inner = rect;
        inner.min.x += if self.icon.is_some() { 30.0 } else { 8.0 };
        inner.max.x -= if self.is_choice { 26.0 } else { 8.0 };
        let align = if self.side == Side::Right { Align2::RIGHT_CENTER } else { Align2::LEFT_CENTER };
        let had_keyboard = ui.memory(|memory| memory.has_focus(id));
        let ink = if self.is_refused { tokens.negative } else { tokens.text };
        let is_cut = !had_keyboard && text_width(ui, content, FontStyle::Body) > inner.width() + 1.0;
        let shown = if is_cut { Color32::TRANSPARENT } else { ink };
        let edit = bare_edit(content, FontStyle::Body, shown, inner.width()).id(id).align(align);
        let response = ui.place(inner, edit).accessible_name(self.name);
        // A text that does not fit is cut with `…`, and is whole as a tooltip.
        if is_cut {
            elided(ui, inner, Side::Left, content, FontStyle::Body, ink);
            response.clone().on_hover_text(content.as_str());
        }
        if let Some(icon) = self.icon {
            icon_at(ui, pos2(rect.left() + 18.0, rect.center().y), icon, 16.0, tokens.text2);
        }
        if self.is_choice {
            icon_at(ui, pos2(rect.right() - 14.0, rect.center().y), ICON_EXPAND_MORE, 18.0, tokens.text2);
        }
        if content.is_empty() && !self.hint.is_empty() {
            elided(ui, inner, self.side, self.hint, FontStyle::Body, tokens.faint);
        }
        let was_tabbed_back = was_tabbed_back(ui);
        let is_by_keys = !ui.input(|input| input.pointer.any_click() || input.pointer.any_down());
        // Code that gave it the keyboard before has chosen the selection itself.
        if response.gained_focus() && is_by_keys && (!had_keyboard || was_tabbed_back) {
            choose_all(ui, id, content);
        }
        let line = if self.is_refused {
            Stroke::new(stroke::FOCUS, tokens.negative)
        } else if response.has_focus() {
            Stroke::new(stroke::FOCUS, tokens.accent)
        } else if self.is_framed {
            Stroke::new(stroke::HAIRLINE, tokens.line_strong)
        } else if response.hovered() {
            Stroke::new(stroke::HAIRLINE, tokens.line)
        } else {
            Stroke::NONE
        };
        ui.painter().rect_stroke(rect, corner, line, StrokeKind::Inside);
        follow_keyboard(ui, &response, rect);
        response
    }
}

/// True if Shift+Tab was pressed in the pass before: it moves the focus after the field that gets it was
/// drawn, while Tab moves it before. Called for each field that is drawn.
fn was_tabbed_back(ui: &Ui) -> bool {
    let (pass, key) = (ui.ctx().cumulative_pass_nr(), Id::unique("tabbed back"));
    if ui.input(|input| input.events.iter().any(goes_back)) {
        ui.data_mut(|data| data.insert_temp(key, pass));
    }
    ui.data(|data| data.get_temp::<u64>(key)).is_some_and(|tabbed| tabbed + 1 == pass)
}

/// Puts the cursor at the end of the text.
pub(crate) fn choose_end(ui: &Ui, field: Id, content: &str) {
    let mut state = TextEditState::load(ui.ctx(), field).unwrap_or_default();
    state.cursor.set_char_range(Some(CCursorRange::one(CCursor::new(content.chars().count()))));
    state.store(ui.ctx(), field);
}

/// Selects all of the text, so that typing replaces it.
pub(crate) fn choose_all(ui: &Ui, field: Id, content: &str) {
    let mut state = TextEditState::load(ui.ctx(), field).unwrap_or_default();
    let all = CCursorRange::two(CCursor::new(0), CCursor::new(content.chars().count()));
    state.cursor.set_char_range(Some(all));
    state.store(ui.ctx(), field);
}
