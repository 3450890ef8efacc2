//! A text field at a given rectangle: framed, or plain like a cell until it has the keyboard. Tab selects all
//! of its text, so that typing replaces it.

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{
    Align2, Color32, CornerRadius, Event, Frame, Id, Key, Margin, Rect, Response, Stroke, StrokeKind,
    TextEdit, Ui, pos2,
};

use crate::theme::{self, FontStyle, Icon, radius, stroke};

use super::{Side, elided, icon_at, text_width};

/// The style of such a field.
pub(crate) struct Entry<'a> {
    name: &'a str,
    hint: &'a str,
    side: Side,
    kind: FontStyle,
    icon: Option<Icon>,
    is_framed: bool,
    is_refused: bool,
}

impl<'a> Entry<'a> {
    /// A framed field with this accessible name.
    pub(crate) const fn new(name: &'a str) -> Self {
        Self {
            name,
            hint: "",
            side: Side::Left,
            kind: FontStyle::Body,
            icon: None,
            is_framed: true,
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

    /// Whether its text is not valid, which draws it red.
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
        inner.max.x -= 8.0;
        let align = if self.side == Side::Right { Align2::RIGHT_CENTER } else { Align2::LEFT_CENTER };
        let had_keyboard = ui.memory(|memory| memory.has_focus(id));
        let ink = if self.is_refused { tokens.negative } else { tokens.text };
        let is_cut = !had_keyboard && text_width(ui, content, self.kind) > inner.width() + 1.0;
        let edit = TextEdit::singleline(content)
            .id(id)
            .font(self.kind.font())
            .text_color(if is_cut { Color32::TRANSPARENT } else { ink })
            .frame(Frame::NONE)
            .background_color(Color32::TRANSPARENT)
            .margin(Margin::ZERO)
            .align(align)
            .desired_width(inner.width());
        let response = ui.place(inner, edit).accessible_name(self.name);
        // A text that does not fit is cut with `…`, and is whole as a tooltip.
        if is_cut {
            elided(ui, inner, Side::Left, content, self.kind, ink);
            response.clone().on_hover_text(content.as_str());
        }
        if let Some(icon) = self.icon {
            icon_at(ui, pos2(rect.left() + 18.0, rect.center().y), icon, 16.0, tokens.text2);
        }
        if content.is_empty() && !self.hint.is_empty() {
            elided(ui, inner, self.side, self.hint, self.kind, tokens.faint);
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
        response
    }
}

/// Whether Shift+Tab was pressed in the pass before: it moves the focus after the field that gets it was drawn, while
/// Tab moves it before. Called for each field that is drawn.
fn was_tabbed_back(ui: &Ui) -> bool {
    let (pass, key) = (ui.ctx().cumulative_pass_nr(), Id::unique("tabbed back"));
    // Shift may be released in the same pass, so the modifiers are those of the key.
    let is_back = |event: &Event| matches!(event, Event::Key { key: Key::Tab, pressed: true, modifiers, .. } if modifiers.shift);
    if ui.input(|input| input.events.iter().any(is_back)) {
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
