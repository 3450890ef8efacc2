//! The fields of the form of an order: each has a spot, by which it gets the focus, and shows what
//! is wrong in it.

use egui::{Area, Id, Label, Order, Rect, Response, Ui, vec2};

use crate::model::{FormField, Mistake};
use crate::theme::{self, FontStyle, popup_frame, text};
use crate::widgets::{Entry, choose_all, choose_end};

/// What the fields of a form share.
pub(super) struct Fields<'f> {
    /// The id of the form.
    pub(super) id: Id,
    /// The field that is to get the focus.
    pub(super) focus: &'f mut Option<FormField>,
    /// The value of `focus` at the end of the last frame: that field gets the focus before it is
    /// drawn, so that it receives what is typed in this frame.
    pub(super) due: Option<FormField>,
    /// The field that has the focus.
    pub(super) keyboard: Option<FormField>,
    pub(super) mistakes: &'f [Mistake],
    /// Whether a save was tried, after which every mistake is shown.
    pub(super) is_tried: bool,
    /// Whether the fields accept input.
    pub(super) is_enabled: bool,
}

impl Fields<'_> {
    pub(super) fn id(&self, spot: FormField) -> Id {
        self.id.with(spot)
    }

    /// Draws a field.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        spot: FormField,
        entry: Entry<'_>,
        content: &mut String,
    ) -> Response {
        let id = self.id(spot);
        // What was entered for the next line and is not decided yet is not typed over.
        let choose = if spot == FormField::Adding { choose_end } else { choose_all };
        let had_keyboard = ui.memory(|memory| memory.has_focus(id));
        let is_due = self.is_enabled && self.due == Some(spot) && *self.focus == Some(spot);
        if is_due {
            ui.memory_mut(|memory| memory.request_focus(id));
            choose(ui, id, content);
        }
        let mistake = self.mistakes.iter().find(|mistake| mistake.spot == spot);
        // A field with the focus is not judged before a save was tried.
        let is_left = !had_keyboard && !content.trim().is_empty();
        let is_refused = mistake.is_some() && (self.is_tried || is_left);
        let response =
            ui.add_enabled_ui(self.is_enabled, |ui| entry.refused(is_refused).show(ui, id, rect, content));
        let response = response.inner;
        if response.has_focus() || *self.focus == Some(spot) {
            self.keyboard = Some(spot);
        }
        if *self.focus == Some(spot) {
            *self.focus = None;
            response.scroll_to_me(None);
            if !is_due {
                response.request_focus();
                choose(ui, id, content);
            }
        }
        if let (true, true, Some(mistake)) = (is_refused, response.has_focus(), mistake) {
            callout(ui, rect, &mistake.words);
        } else if let (true, Some(mistake)) = (is_refused, mistake) {
            return response.on_hover_text(&mistake.words);
        }
        response
    }
}

/// Draws what is wrong in a field, below it.
pub(super) fn callout(ui: &Ui, field: Rect, words: &str) {
    let tokens = theme::of(ui);
    let area = Area::new(ui.scope_id().with("mistake")).order(Order::Foreground).interactable(false);
    area.fixed_pos(field.left_bottom() + vec2(0.0, 6.0)).show(ui.ctx(), |ui| {
        popup_frame(tokens).show(ui, |ui| {
            ui.set_max_width(280.0);
            ui.add(Label::new(text(words, FontStyle::Strong, tokens.negative)).wrap());
        });
    });
}
