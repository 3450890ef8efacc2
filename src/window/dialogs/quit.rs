//! What is said before the window closes while something that was typed is not saved.

use egui::{Context, Label};

use crate::theme::{self, FontStyle};
use crate::widgets::{Button, default_button, dialog, foot_row};

/// The answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum QuitAnswer {
    Quit,
    Stay,
}

/// Draws the dialog. `kept` and `lost` say how much, such as `3 orders, 1 purchase`; each may be empty.
pub(crate) fn quit_ui(ctx: &Context, kept: &str, lost: &str) -> Option<QuitAnswer> {
    let shown = dialog(ctx, "quit", "Not everything is saved", 440.0, |ui| {
        let mut say = |words: String| {
            ui.add(Label::new(theme::text(words, FontStyle::Body, theme::of(ui).text2)).wrap());
        };
        if !kept.is_empty() {
            say(format!(
                "Typed and not saved: {kept}. All of it will be there when you open this shop again."
            ));
        }
        if !lost.is_empty() {
            say(format!("Typed into a return and not saved: {lost}. That will be gone."));
        }
        ui.add_space(12.0);
        foot_row(ui, |ui| {
            let quits = default_button(ui, Button::new("Quit"));
            let is_staying = Button::new("Stay").show(ui).clicked();
            is_staying.then_some(QuitAnswer::Stay).or(quits.then_some(QuitAnswer::Quit))
        })
    });
    shown.inner.or(shown.is_over.then_some(QuitAnswer::Stay))
}
