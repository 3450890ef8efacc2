//! The dialog for the path of a file, where the desktop has no file dialog.

use std::path::PathBuf;

use egui::{Context, Label};

use crate::theme::{self, FontStyle, text};
use crate::widgets::{Button, dialog, field, foot_row, main_button};

/// The state of the dialog.
#[derive(Debug, Default)]
pub(crate) struct OpenPath {
    typed: String,
    has_focus: bool,
}

/// How the dialog was closed.
pub(crate) enum OpenPathAction {
    Close,
    Open(PathBuf),
}

/// Draws the dialog; `what` is what the file is: `Shop file`.
pub(crate) fn open_path_ui(ctx: &Context, state: &mut OpenPath, what: &str) -> Option<OpenPathAction> {
    let mut wanted = None;
    let shown = dialog(ctx, "open path", "Open", 480.0, |ui| {
        let tokens = theme::of(ui);
        let words = "This desktop has no file dialog. Write where the file is, or drop it onto the window.";
        ui.add(Label::new(text(words, FontStyle::Body, tokens.text2)).wrap().selectable(false));
        ui.add_space(4.0);
        let name = format!("Path of the {what}");
        let response = field(ui, &name, &mut state.typed, ui.available_width(), false);
        if !std::mem::replace(&mut state.has_focus, true) {
            response.request_focus();
        }
        let is_typed = !state.typed.trim().is_empty();
        let (mut is_open, mut is_cancelled) = (false, false);
        ui.add_space(8.0);
        foot_row(ui, |ui| {
            is_open = main_button(ui, Button::new("Open").enabled(is_typed));
            is_cancelled = Button::new("Cancel").show(ui).clicked();
        });
        if is_open {
            wanted = Some(OpenPathAction::Open(PathBuf::from(state.typed.trim())));
        }
        is_cancelled
    });
    wanted.or_else(|| shown.either().then_some(OpenPathAction::Close))
}
