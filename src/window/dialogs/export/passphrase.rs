//! The passphrase of a new encrypted backup, typed twice since it is not shown.

use egui::{Label, Ui};

use crate::theme::{self, FontStyle, text};
use crate::widgets::{form_row, secret_field};
use backups::agreed_passphrase;
use domain::Result;

/// Width of the labels of an encrypted backup's form, in points.
pub(super) const NAMED: f32 = 96.0;

const WARNING: &str = "Nobody can open this backup without its passphrase, and neither can we: if it is \
                       forgotten, what is in the backup is lost. Keep it somewhere else than the backup.";

/// The two fields as typed.
#[derive(Default)]
pub(super) struct NewPassphrase {
    first: String,
    again: String,
    has_focus: bool,
}

impl NewPassphrase {
    /// Both fields have text.
    pub(super) const fn is_typed(&self) -> bool {
        !self.first.is_empty() && !self.again.is_empty()
    }

    /// The passphrase; refused if the fields differ or it is too weak.
    pub(super) fn agreed(&self) -> Result<String> {
        agreed_passphrase(&self.first, &self.again)
    }

    /// Draws the warning that a lost passphrase makes the backup useless.
    pub(super) fn warn(ui: &mut Ui) {
        let words = text(WARNING, FontStyle::Body, theme::of(ui).text2);
        ui.add(Label::new(words).wrap().selectable(false));
        ui.add_space(4.0);
    }

    /// Draws the fields; in red if `refused`. True when one was changed.
    pub(super) fn show(&mut self, ui: &mut Ui, refused: bool) -> bool {
        let mut is_changed = false;
        for (name, content) in [("Passphrase", &mut self.first), ("Repeat the passphrase", &mut self.again)] {
            form_row(ui, name, NAMED, |ui| {
                let response = secret_field(ui, name, content, ui.available_width(), refused);
                if !std::mem::replace(&mut self.has_focus, true) {
                    response.request_focus();
                }
                is_changed |= response.changed();
            });
        }
        is_changed
    }
}
