//! The dialog that joins a shop of other devices: the code that one of them shows, and where the file goes.

use std::path::PathBuf;

use egui::{Context, Label};

use super::preferences::refused;
use crate::model::{JoinForm, Refusal};
use crate::theme::{self, FontStyle};
use crate::widgets::{Button, dialog, field, foot_row, form_row, main_button};

/// The width of the labels. The fields take the rest.
const NAMED: f32 = 90.0;

/// The state of the dialog.
#[derive(Debug)]
pub(crate) struct Join {
    form: JoinForm,
    path: String,
    has_focus: bool,
    pub(crate) is_working: bool,
    refusal: Option<Refusal>,
}

/// What the user wants.
pub(crate) enum JoinAction {
    Close,
    Join(JoinForm),
}

impl Join {
    /// The dialog with a path for the file, and an address where others may reach this device; and the shop whose device
    /// joins anew, with its name.
    pub(crate) fn at(path: PathBuf, address: String, anew: Option<(PathBuf, String)>) -> Self {
        let (instead_of, name) = anew.unzip();
        let name = name.unwrap_or_else(|| "shop-floor".to_owned());
        let form = JoinForm { code: String::new(), name, address, path, instead_of };
        let path = form.path.display().to_string();
        Self { form, path, has_focus: false, is_working: false, refusal: None }
    }

    /// Takes in why it failed; what was typed stays.
    pub(crate) fn refused(&mut self, refusal: Refusal) {
        (self.is_working, self.refusal) = (false, Some(refusal));
    }
}

/// Draws the dialog.
pub(crate) fn join_ui(ctx: &Context, state: &mut Join) -> Option<JoinAction> {
    let mut is_wanted = false;
    let shown = dialog(ctx, "join", "Join a shop", 520.0, |ui| {
        let say = |ui: &mut egui::Ui, words: &str| {
            ui.add(Label::new(theme::text(words, FontStyle::Small, theme::of(ui).text2)).wrap());
        };
        if state.form.instead_of.is_some() {
            say(ui, "The shop comes to a new file. The old one stays as it is, to be looked at.");
        }
        say(ui, "On a device that has the shop, open Shop > Devices and invite this one.");
        ui.add_space(4.0);
        ui.add_enabled_ui(!state.is_working, |ui| {
            let wide = ui.available_width() - NAMED - ui.spacing().item_spacing.x;
            form_row(ui, "Join code", NAMED, |ui| {
                let response = field(ui, "Join code", &mut state.form.code, wide, false);
                if !std::mem::replace(&mut state.has_focus, true) {
                    response.request_focus();
                }
            });
            form_row(ui, "Name", NAMED, |ui| {
                field(ui, "Name of this device", &mut state.form.name, wide, false)
            });
            form_row(ui, "Address", NAMED, |ui| {
                field(ui, "Address and port of this device", &mut state.form.address, wide, false)
            });
            form_row(ui, "File", NAMED, |ui| {
                field(ui, "Path of the shop file", &mut state.path, wide, false)
            });
            say(
                ui,
                "The others reach this device at its address. Without one it calls them, and cannot lead.",
            );
        });
        if let Some(refusal) = &state.refusal {
            refused(ui, refusal);
        }
        ui.add_space(8.0);
        foot_row(ui, |ui| {
            let texts = [&state.form.code, &state.form.name, &state.path];
            let is_filled = texts.into_iter().all(|text| !text.trim().is_empty());
            let can_join = is_filled && !state.is_working;
            is_wanted = main_button(ui, Button::new("Join").enabled(can_join));
            if state.is_working {
                say(ui, "Fetching the shop…");
            }
        });
    });
    if is_wanted {
        (state.is_working, state.refusal) = (true, None);
        state.form.path = PathBuf::from(state.path.trim());
        return Some(JoinAction::Join(state.form.clone()));
    }
    shown.is_over.then_some(JoinAction::Close)
}
