//! The dialog that joins a shop of other devices: the code that one of them shows, and where the file goes.

use std::path::PathBuf;

use egui::Context;

use super::form::Form;
use crate::model::JoinForm;
use crate::widgets::{Button, dialog_note, field, foot_row, form_row, main_button};

/// The width of the labels. The fields take the rest.
const NAMED: f32 = 90.0;

/// What is typed in the dialog.
#[derive(Debug)]
pub(crate) struct Join {
    form: JoinForm,
    path: String,
    has_focus: bool,
}

impl Join {
    /// The dialog with a path for the file, and an address where others may reach this device; and the shop whose device
    /// joins anew, with its name.
    pub(crate) fn at(path: PathBuf, address: String, anew: Option<(PathBuf, String)>) -> Form<Self> {
        let (instead_of, name) = anew.unzip();
        let name = name.unwrap_or_else(|| "shop-floor".to_owned());
        let form = JoinForm { code: String::new(), name, address, path, instead_of };
        let path = form.path.display().to_string();
        Form::new(Self { form, path, has_focus: false })
    }
}

/// Draws the dialog; returns what is to be joined. True in the second place when it is closed.
pub(crate) fn join_ui(ctx: &Context, form: &mut Form<Join>) -> (Option<JoinForm>, bool) {
    form.show(ctx, ("join", "Join a shop", 520.0), |ui, form| {
        let Join { form: join, path, has_focus } = &mut form.draft;
        if join.instead_of.is_some() {
            dialog_note(ui, "The shop comes to a new file. The old one stays as it is, to be looked at.");
        }
        dialog_note(ui, "On a device that has the shop, open Shop > Devices and invite this one.");
        ui.add_space(4.0);
        ui.add_enabled_ui(!form.is_busy, |ui| {
            let wide = ui.available_width() - NAMED - ui.spacing().item_spacing.x;
            let code =
                form_row(ui, "Join code", NAMED, |ui| field(ui, "Join code", &mut join.code, wide, false));
            if !std::mem::replace(has_focus, true) {
                code.request_focus();
            }
            for (label, name, content) in [
                ("Name", "Name of this device", &mut join.name),
                ("Address", "Address and port of this device", &mut join.address),
                ("File", "Path of the shop file", &mut *path),
            ] {
                form_row(ui, label, NAMED, |ui| field(ui, name, content, wide, false));
            }
            dialog_note(
                ui,
                "The others reach this device at its address. Without one it calls them, and cannot lead.",
            );
        });
        if let Some(refusal) = &form.refusal {
            super::form::refused(ui, refusal);
        }
        ui.add_space(8.0);
        let is_filled = [&join.code, &join.name, &*path].into_iter().all(|text| !text.trim().is_empty());
        foot_row(ui, |ui| {
            let is_wanted = main_button(ui, Button::new("Join").enabled(is_filled && !form.is_busy));
            if form.is_busy {
                dialog_note(ui, "Fetching the shop…");
            }
            is_wanted.then(|| JoinForm { path: PathBuf::from(path.trim()), ..join.clone() })
        })
    })
}
