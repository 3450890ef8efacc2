//! The fields of the form: each has its place, takes the keyboard when it is sent there, and says what
//! of it cannot be read.

use egui::{Area, Id, Label, Order, Rect, Response, Ui, vec2};

use crate::ui::model::{Mistake, Spot};
use crate::ui::theme::{self, Type, popup_frame, text};
use crate::ui::widgets::{Entry, choose_all};

/// What all fields of a form share.
pub(super) struct Fields<'f> {
    /// Of the form.
    pub(super) id: Id,
    /// Which field takes the keyboard.
    pub(super) focus: &'f mut Option<Spot>,
    /// Which one was sent it in the frame before: what is typed by now is its own.
    pub(super) due: Option<Spot>,
    /// Which field has the keyboard.
    pub(super) keyboard: Option<Spot>,
    pub(super) mistakes: &'f [Mistake],
    /// Whether it was tried to save them.
    pub(super) is_tried: bool,
    /// Whether what is typed is taken.
    pub(super) is_enabled: bool,
}

impl Fields<'_> {
    /// The id of a field.
    pub(super) fn id(&self, spot: Spot) -> Id {
        self.id.with(spot)
    }

    /// Draws a field.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        spot: Spot,
        entry: Entry<'_>,
        content: &mut String,
    ) -> Response {
        let id = self.id(spot);
        let had_keyboard = ui.memory(|memory| memory.has_focus(id));
        let is_due = self.is_enabled && self.due == Some(spot) && *self.focus == Some(spot);
        if is_due {
            ui.memory_mut(|memory| memory.request_focus(id));
            choose_all(ui, id, content);
        }
        let mistake = self.mistakes.iter().find(|mistake| mistake.spot == spot);
        // What is being typed is not judged yet.
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
                choose_all(ui, id, content);
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

/// What is wrong, below a field.
pub(super) fn callout(ui: &Ui, field: Rect, words: &str) {
    let tokens = theme::of(ui);
    let area = Area::new(ui.scope_id().with("mistake")).order(Order::Foreground).interactable(false);
    area.fixed_pos(field.left_bottom() + vec2(0.0, 6.0)).show(ui.ctx(), |ui| {
        popup_frame(tokens).show(ui, |ui| {
            ui.set_max_width(280.0);
            ui.add(Label::new(text(words, Type::Strong, tokens.negative)).wrap());
        });
    });
}
