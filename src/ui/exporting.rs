//! The export of the tax rates: where to, and whether that is what is meant.

use std::path::{Path, PathBuf};

use egui::{Context, Key, Label};
use egui_material_icons::icons::ICON_DOWNLOAD;

use super::model::Refusal;
use super::preferences::refused;
use super::theme::{self, Type};
use super::widgets::{Button, Kind, dialog, field, foot_row};

/// Where the tax rates are to be written.
#[derive(Debug, Default)]
pub(crate) struct Exporting {
    pub(crate) typed: String,
    pub(crate) refusal: Option<Refusal>,
    has_focus: bool,
}

impl Exporting {
    /// With this file suggested.
    pub(crate) fn to(path: &Path) -> Self {
        Self { typed: path.display().to_string(), ..Self::default() }
    }
}

/// What was asked for in the export's dialog.
pub(crate) enum Export {
    Over,
    /// The desktop's dialog for files.
    Choose,
    To(PathBuf),
}

/// Draws the export's dialog.
pub(crate) fn exporting_ui(ctx: &Context, state: &mut Exporting) -> Option<Export> {
    let shown = dialog(ctx, "export", "Export tax rates", 520.0, |ui| {
        let tokens = theme::of(ui);
        let words = "All tax rates as CSV, ten columns, as they can be imported again.";
        ui.add(Label::new(theme::text(words, Type::Body, tokens.text2)).wrap());
        ui.add(Label::new(theme::text("File", Type::Head, tokens.text2)));
        let mut asked = None;
        ui.horizontal(|ui| {
            let choose = Button::new("Choose…");
            let width = ui.available_width() - choose.width(ui) - 8.0;
            let path = field(ui, "File to write", &mut state.typed, width, state.refusal.is_some());
            if !state.has_focus {
                path.request_focus();
                state.has_focus = true;
            }
            if path.changed() {
                state.refusal = None;
            }
            if path.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
                asked = Some(Export::To(PathBuf::from(state.typed.trim())));
            }
            if choose.show(ui).clicked() {
                asked = Some(Export::Choose);
            }
        });
        if let Some(refusal) = &state.refusal {
            refused(ui, refusal);
        } else if PathBuf::from(state.typed.trim()).exists() {
            let words = "This file is there already and will be replaced.";
            ui.add(Label::new(theme::text(words, Type::Small, tokens.warning)));
        }
        ui.add_space(8.0);
        foot_row(ui, |ui| {
            let can = !state.typed.trim().is_empty();
            let go =
                Button::new("Export rates").icon(ICON_DOWNLOAD).kind(Kind::Primary).enabled(can).show(ui);
            if go.clicked() {
                asked = Some(Export::To(PathBuf::from(state.typed.trim())));
            }
            if Button::new("Cancel").show(ui).clicked() {
                asked = Some(Export::Over);
            }
        });
        asked
    });
    shown.inner.or(shown.is_over.then_some(Export::Over))
}
