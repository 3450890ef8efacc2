//! The question, before a form is saved, whether unusual figures are meant. Saving again asks
//! again: only the button below the figures answers it, which Enter in a field does not press.

use egui::{Margin, Ui, pos2};
use egui_material_icons::icons::ICON_WARNING;

use crate::model::{Form, OrderKey};
use crate::theme::{self, FontStyle};
use crate::widgets::{Button, Side, elided, foot_row, framed, icon_at, line, say, warning_frame};

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
pub(super) fn doubts(ui: &mut Ui, form: &mut Form, key: &OrderKey, state: &mut OrdersState) {
    let words = asked(form, key, state).to_vec();
    if words.is_empty() {
        return;
    }
    let tokens = theme::of(ui);
    let inner = Margin { left: 11, right: 11, top: 7, bottom: 15 };
    let frame = warning_frame(ui).inner_margin(inner).outer_margin(Margin::symmetric(16, 4));
    framed(ui, frame, |ui| {
        for (at, words) in words.iter().enumerate() {
            let row = line(ui, ROW);
            if at == 0 {
                icon_at(ui, pos2(row.left() + 8.0, row.center().y), ICON_WARNING, 16.0, tokens.warning);
            }
            let row = row.with_min_x(row.left() + 24.0);
            let words = format!("{words}: save anyway?");
            elided(ui, row, Side::Left, &words, FontStyle::Strong, tokens.text);
            say(ui, row, ("doubt", at), &words);
        }
        foot_row(ui, |ui| {
            if Button::new("Save anyway").show(ui).clicked() {
                form.confirmed.extend(words);
                state.action = Some(FormAction::Save);
            }
        });
    });
}
