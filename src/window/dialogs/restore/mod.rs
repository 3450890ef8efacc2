//! The dialog of backups: lists them with their contents, makes one, and restores one, also from an encrypted
//! file or a file elsewhere. The shop may be open, or may be one that cannot be opened.

mod file;
mod list;
mod lost;

use std::path::Path;
use std::sync::Arc;

use egui::{Context, Label, Ui};

use backups::{BackupFile, Backups, Restored};
use domain::time::Zone;
use system::Clock;
use worker::Wake;

use super::form::refused;
use crate::format::Formatter;
use crate::model::{BackupList, Loadable, Refusal};
use crate::theme::{self, FontStyle};
use crate::widgets::{Button, default_button, dialog, field, foot_row, form_row};

use file::FromFile;
use lost::Lost;

/// Width of the label of the reason, in points.
const REASON_NAMED: f32 = 84.0;

/// The state of the dialog.
pub(crate) struct Restoring {
    /// Set for a shop that cannot be opened.
    lost: Option<Lost>,
    /// What was to be restored into the open shop when that was found to be damaged.
    damaged: Option<(Arc<BackupFile>, String)>,
    view: View,
}

/// The state of the shop file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ShopFileState {
    Open,
    /// There is a file that cannot be opened.
    Broken,
    /// There is no file.
    Gone,
}

/// What the dialog draws.
struct View {
    backups: Backups,
    /// The time zone of the dates that are shown, and the format of numbers.
    zone: Zone,
    formatter: Formatter,
    shop: ShopFileState,
    chosen: usize,
    /// The form for a backup file, while it is open.
    file: Option<FromFile>,
    is_under_way: bool,
    refusal: Option<Refusal>,
    /// Why a closing is taken back, once it is asked for.
    reason: String,
    /// The effects of a restore on users and API keys, until they are read.
    access: Vec<String>,
}

/// What was chosen in the dialog.
pub(crate) enum RestoreAction {
    Close,
    /// Makes a backup.
    Make,
    /// Exports an encrypted backup.
    Encrypt,
    /// Opens the desktop's dialog for a backup file.
    Choose,
    /// Replaces the shop by this backup, for this reason.
    Restore(Arc<BackupFile>, String),
}

impl Restoring {
    /// The backups of the open shop.
    pub(crate) fn new(backups: Backups, zone: Zone, formatter: Formatter) -> Self {
        let view = View {
            backups,
            zone,
            formatter,
            shop: ShopFileState::Open,
            chosen: 0,
            file: None,
            is_under_way: false,
            refusal: None,
            reason: String::new(),
            access: Vec::new(),
        };
        Self { lost: None, damaged: None, view }
    }

    /// The backups of a shop that cannot be opened; `why` is the reason, and `user` the login of who restores, or
    /// nothing for the owner.
    pub(crate) fn of_lost(
        backups: Backups,
        zone: Zone,
        why: String,
        (user, clock): (Option<String>, Clock),
        formatter: Formatter,
        wake: &Wake,
    ) -> Self {
        let lost = Lost::look(&backups, zone, why, (user, clock), formatter, wake);
        let is_there = backups.shop().symlink_metadata().is_ok();
        let shop = if is_there { ShopFileState::Broken } else { ShopFileState::Gone };
        let Self { view, .. } = Self::new(backups, zone, formatter);
        Self { lost: Some(lost), damaged: None, view: View { shop, ..view } }
    }

    /// Takes in a successful restore. Its effects on users and API keys are shown until the user closes the
    /// dialog; true if there are none.
    pub(crate) fn is_told(&mut self, access: Vec<String>) -> bool {
        self.lost = None;
        self.view.access = access;
        self.view.access.is_empty()
    }

    /// Takes in the refusal of a restore.
    pub(crate) fn refused(&mut self, refusal: Refusal) {
        self.view.is_under_way = false;
        self.view.refusal = Some(refusal);
    }

    /// The shop cannot be opened.
    pub(crate) fn is_of_lost(&self) -> bool {
        self.lost.is_some()
    }

    /// The path of the shop that a backup would replace.
    pub(crate) fn shop(&self) -> &Path {
        self.view.backups.shop()
    }

    /// The outcome of restoring a shop that cannot be opened, once.
    pub(crate) fn poll(&mut self) -> Option<Result<Restored, Refusal>> {
        self.lost.as_mut()?.poll()
    }

    /// Starts to restore a shop that cannot be opened; false if the shop is open.
    pub(crate) fn restore_lost(&mut self, from: Arc<BackupFile>, reason: String, wake: &Wake) -> bool {
        let Some(lost) = &mut self.lost else { return false };
        self.view.is_under_way = true;
        if let Some(refusal) = lost.restore(&self.view.backups, (from, reason), wake) {
            self.refused(refusal);
        }
        true
    }

    /// Takes in that the open shop is damaged.
    pub(crate) fn found_damaged(&mut self, from: Arc<BackupFile>, reason: String) {
        self.damaged = Some((from, reason));
    }

    /// What is to be restored over a damaged shop, once; to be done when the shop is closed.
    pub(crate) fn take_damaged(&mut self) -> Option<(Arc<BackupFile>, String)> {
        self.damaged.take()
    }

    /// Opens a backup file that was chosen.
    pub(crate) fn chose(&mut self, path: &Path, wake: &Wake) {
        let mut file = FromFile::of(path.display().to_string());
        file.look(&self.view.backups, self.view.zone, self.view.formatter, wake);
        self.view.file = Some(file);
        self.view.refusal = None;
    }

    /// Draws the dialog; `open` is the list of backups of the open shop.
    pub(crate) fn draw(
        &mut self,
        ctx: &Context,
        open: Option<&Loadable<BackupList>>,
    ) -> Option<RestoreAction> {
        let Self { lost, view, .. } = self;
        if !view.access.is_empty() {
            return restored_ui(ctx, &view.access).then_some(RestoreAction::Close);
        }
        let list = lost.as_ref().map(|lost| &lost.list).or(open)?;
        let heading = match (&view.file, view.shop) {
            (Some(_), _) => "Restore from a file",
            (None, ShopFileState::Open) => "Backups",
            (None, _) => "Restore a backup",
        };
        let shown = dialog(ctx, "backups", heading, 560.0, |ui| {
            if let Some(refusal) = &list.refusal {
                refused(ui, refusal);
                return None;
            }
            let Some(known) = &list.value else {
                said(ui, "Looking at the backups…");
                return None;
            };
            match view.file {
                Some(_) => view.file_ui(ui, known),
                None => view.list_ui(ui, known, list.is_waiting()),
            }
        });
        let asked = shown.inner.or(shown.is_over.then_some(RestoreAction::Close));
        // The dialog of a shop that cannot be opened stays until the outcome of the restore is known.
        let asked = asked
            .filter(|asked| !(view.is_lost() && view.is_under_way && matches!(asked, RestoreAction::Close)));
        view.is_under_way |= matches!(asked, Some(RestoreAction::Restore(..)));
        asked
    }
}

impl View {
    fn is_lost(&self) -> bool {
        self.shop != ShopFileState::Open
    }

    /// What a backup would replace.
    fn replaced(&self, ui: &mut Ui, list: &BackupList) {
        holds(ui, if self.is_lost() { "At the shop’s place" } else { "In the shop now" }, &list.shop);
    }

    /// A refusal, and the field for the reason where it asks for one.
    fn refusal_ui(&mut self, ui: &mut Ui) {
        let Some(refusal) = &self.refusal else { return };
        refused(ui, refusal);
        if refusal.code == "tillbook_restore_reopens" {
            form_row(ui, "Reason", REASON_NAMED, |ui| {
                field(ui, "Why it is taken back", &mut self.reason, 380.0, false)
            });
        }
    }

    /// The effects of restoring.
    fn consequence(&self, ui: &mut Ui) {
        let path = self.backups.shop().display();
        let words = match self.shop {
            ShopFileState::Open => "Restoring puts the backup in the place of the shop, for everybody who has it open. The shop as it is now is kept as a backup. Keys revoked, users removed, roles reduced and passwords changed since stay so.".to_owned(),
            ShopFileState::Broken => format!("Restoring puts the backup at {path} and opens it. What is there now is kept beside it. Users, passwords and API keys become those of the backup’s day."),
            ShopFileState::Gone => format!("Restoring puts the backup at {path} and opens it. Users, passwords and API keys become those of the backup’s day."),
        };
        said(ui, &words);
    }
}

/// Draws the effects of a restore on users and API keys; true when the dialog is closed.
fn restored_ui(ctx: &Context, access: &[String]) -> bool {
    let shown = dialog(ctx, "restored", "Restored", 560.0, |ui| {
        holds(ui, "Users, passwords and API keys", access);
        ui.add_space(8.0);
        foot_row(ui, |ui| default_button(ui, Button::new("Close")))
    });
    shown.inner || shown.is_over
}

fn holds(ui: &mut Ui, heading: &str, lines: &[String]) {
    let tokens = theme::of(ui);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.add(Label::new(theme::text(heading, FontStyle::Head, tokens.text2)).selectable(false));
        for line in lines {
            ui.add(Label::new(theme::text(line, FontStyle::Body, tokens.text)).wrap());
        }
    });
}

fn said(ui: &mut Ui, words: &str) {
    ui.add(Label::new(theme::text(words, FontStyle::Small, theme::of(ui).text2)).wrap());
}
