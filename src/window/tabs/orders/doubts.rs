//! The question, before a form is saved, whether unusual figures are meant. Saving again asks
//! again: only the button below the figures answers it, which Enter in a field does not press.

use egui::{CornerRadius, Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};
use egui_material_icons::icons::ICON_WARNING;

use crate::model::{Form, OrderKey};
use crate::theme::{self, FontStyle, radius, stroke};
use crate::widgets::{Button, Side, elided, foot_row, say};

use super::{FormAction, OrdersState};

const ROW: f32 = 22.0;

/// The doubts about the form as it stands now.
fn asked<'s>(form: &Form, key: &OrderKey, state: &'s OrdersState) -> &'s [String] {
    let doubts = state.doubts.get(key).filter(|(of, _)| *of == form.now);
    doubts.map_or(&[], |(_, words)| words)
}

/// The height of the question in points; 0 if there are no doubts.
pub(super) fn height(form: &Form, key: &OrderKey, state: &OrdersState) -> f32 {
    match u16::try_from(asked(form, key, state).len()) {
        Ok(0) => 0.0,
        rows => 60.0 + f32::from(rows.unwrap_or(u16::MAX)) * ROW,
    }
}

/// Draws the question; its button saves the form.
pub(super) fn doubts(ui: &mut Ui, room: Rect, form: &mut Form, key: &OrderKey, state: &mut OrdersState) {
    let words = asked(form, key, state).to_vec();
    if words.is_empty() {
        return;
    }
    let tokens = theme::of(ui);
    let card = room.shrink2(vec2(16.0, 4.0));
    let line = Stroke::new(stroke::HAIRLINE, tokens.warning);
    ui.painter().rect(card, CornerRadius::same(radius::CARD), tokens.warning_soft, line, StrokeKind::Inside);
    let inner = card.shrink2(vec2(12.0, 8.0));
    let icon = pos2(inner.left() + 8.0, inner.top() + ROW / 2.0);
    let font = theme::icon_font(16.0);
    ui.painter().text(icon, egui::Align2::CENTER_CENTER, ICON_WARNING.codepoint, font, tokens.warning);
    let mut y = inner.top();
    for (at, words) in words.iter().enumerate() {
        let row = Rect::from_min_max(pos2(inner.left() + 24.0, y), pos2(inner.right(), y + ROW));
        let words = format!("{words}: save anyway?");
        elided(ui, row, Side::Left, &words, FontStyle::Strong, tokens.text);
        say(ui, row, ("doubt", at), &words);
        y += ROW;
    }
    let below = Rect::from_min_max(pos2(inner.left(), y), inner.max);
    let mut buttons = ui.new_child(UiBuilder::new().max_rect(below).id_salt("doubts"));
    foot_row(&mut buttons, |ui| {
        if Button::new("Save anyway").show(ui).clicked() {
            form.confirmed.extend(words);
            state.action = Some(FormAction::Save);
        }
    });
}
