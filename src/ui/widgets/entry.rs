//! A text of a form that is typed in its place: in a frame, or plain like a cell until it has the
//! keyboard. Coming to it by Tab takes all of it, so that what is typed stands instead.

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{
    Align2, Color32, CornerRadius, Frame, Id, Margin, Rect, Response, Stroke, StrokeKind, TextEdit, Ui, pos2,
};

use crate::ui::theme::{self, Icon, Type, radius, stroke};

use super::{Side, elided};

/// What such a text is like.
pub(crate) struct Entry<'a> {
    name: &'a str,
    hint: &'a str,
    side: Side,
    kind: Type,
    icon: Option<Icon>,
    is_framed: bool,
    is_refused: bool,
}

impl<'a> Entry<'a> {
    /// A framed one of this name.
    pub(crate) const fn new(name: &'a str) -> Self {
        Self {
            name,
            hint: "",
            side: Side::Left,
            kind: Type::Body,
            icon: None,
            is_framed: true,
            is_refused: false,
        }
    }

    /// What stands there faintly while it is empty.
    pub(crate) const fn hint(mut self, hint: &'a str) -> Self {
        self.hint = hint;
        self
    }

    /// To the right, as numbers.
    pub(crate) const fn right(mut self) -> Self {
        self.side = Side::Right;
        self
    }

    /// With an icon in front.
    pub(crate) const fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// Without a frame until it has the keyboard or the pointer.
    pub(crate) const fn plain(mut self) -> Self {
        self.is_framed = false;
        self
    }

    /// Whether what stands there cannot be taken.
    pub(crate) const fn refused(mut self, is_refused: bool) -> Self {
        self.is_refused = is_refused;
        self
    }

    /// Draws it.
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
        let is_cut = !had_keyboard && is_wider(ui, content, self.kind, inner.width());
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
        // What does not fit is said to go on, and is whole under the pointer.
        if is_cut {
            elided(ui, inner, Side::Left, content, self.kind, ink);
            response.clone().on_hover_text(content.as_str());
        }
        if let Some(icon) = self.icon {
            let place = pos2(rect.left() + 18.0, rect.center().y);
            let font = theme::icon_font(16.0);
            ui.painter().text(place, Align2::CENTER_CENTER, icon.codepoint, font, tokens.text2);
        }
        if content.is_empty() && !self.hint.is_empty() {
            elided(ui, inner, self.side, self.hint, self.kind, tokens.faint);
        }
        let is_by_keys = !ui.input(|input| input.pointer.any_click() || input.pointer.any_down());
        // Whoever gave it the keyboard before chose what is to be typed over.
        if response.gained_focus() && is_by_keys && !had_keyboard {
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

/// Whether a text needs more room than there is.
fn is_wider(ui: &Ui, text: &str, kind: Type, room: f32) -> bool {
    let galley = ui.painter().layout_no_wrap(text.to_owned(), kind.font(), Color32::PLACEHOLDER);
    galley.size().x > room + 1.0
}

/// What is typed next takes the place of all that stands there.
pub(crate) fn choose_all(ui: &Ui, field: Id, content: &str) {
    let mut state = TextEditState::load(ui.ctx(), field).unwrap_or_default();
    let all = CCursorRange::two(CCursor::new(0), CCursor::new(content.chars().count()));
    state.cursor.set_char_range(Some(all));
    state.store(ui.ctx(), field);
}
