//! The dialog of backups: the list of backups, latest first, with the buttons below it; and a backup file,
//! plain or encrypted, whose contents are shown before it replaces anything.

use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::sync::Arc;

use egui::Ui;
use egui_material_icons::icons::{ICON_ADD, ICON_FOLDER_OPEN, ICON_LOCK, ICON_RESTORE, ICON_SEARCH};

use crate::dialogs::form::refused;
use crate::format::Formatter;
use crate::model::{BackupList, Refusal, held};
use crate::theme::{self, FontStyle};
use crate::translate::{self, tr};
use crate::wake_of;
use crate::widgets::{
    Button, Foot, Pressed, dialog_note, field, form_heading, form_row, list_row, scrolled_within,
    secret_field,
};
use backups::{BackupFile, Backups};
use domain::label;
use domain::text;
use domain::time::Zone;
use domain::{Error, Result};
use worker::{Request, Wake, spawn_once};

use super::RestoreAction;

/// The state of the shop file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ShopFileState {
    Open,
    /// There is a file that cannot be opened.
    Broken,
    /// There is no file.
    Gone,
}

pub(super) struct View {
    pub(super) backups: Backups,
    /// The time zone of the dates that are shown, and the format of numbers.
    pub(super) zone: Zone,
    pub(super) formatter: Formatter,
    pub(super) shop: ShopFileState,
    /// The backup that is chosen, by its file.
    chosen: Option<PathBuf>,
    /// The form for a backup file, while it is open.
    pub(super) file: Option<FromFile>,
    pub(super) is_under_way: bool,
    pub(super) refusal: Option<Refusal>,
    /// Reason for taking a closing back, once it is asked for.
    reason: String,
    /// The field of the reason was shown, and had the keyboard.
    is_reason_asked: bool,
    /// The effects of a restore on users and API keys, until they are read.
    pub(super) access: Vec<String>,
}

/// The main button once a backup is chosen.
const RESTORE: &str = label!("Restore this backup");

/// Height of the list in a low and in a high window, in points.
const LIST: RangeInclusive<f32> = 64.0..=200.0;
/// Height of the rest of the dialog, in points, with a row or two to spare.
const REST: f32 = 460.0;

impl View {
    pub(super) fn new(backups: Backups, zone: Zone, formatter: Formatter, shop: ShopFileState) -> Self {
        Self {
            backups,
            zone,
            formatter,
            shop,
            chosen: None,
            file: None,
            is_under_way: false,
            refusal: None,
            reason: String::new(),
            is_reason_asked: false,
            access: Vec::new(),
        }
    }

    pub(super) fn is_lost(&self) -> bool {
        self.shop != ShopFileState::Open
    }

    /// The shop that a backup would replace.
    fn replaced(&self, ui: &mut Ui, list: &BackupList) {
        holds(
            ui,
            if self.is_lost() { tr!("At the shop’s place") } else { tr!("In the shop now") },
            &list.shop,
        );
    }

    /// A refusal, and the field for the reason where it asks for one.
    fn refusal_ui(&mut self, ui: &mut Ui) {
        let Some(refusal) = &self.refusal else {
            self.is_reason_asked = false;
            return;
        };
        refused(ui, refusal);
        if refusal.code == "tillbook_restore_reopens" {
            let reason = form_row(ui, tr!("Reason"), NAMED, |ui| {
                field(ui, tr!("Why it is undone"), &mut self.reason, 380.0, false)
            });
            // It is asked for once, and then typed.
            if !std::mem::replace(&mut self.is_reason_asked, true) {
                reason.request_focus();
            }
        }
    }

    /// The effects of restoring.
    fn consequence(&self, ui: &mut Ui) {
        let path = self.backups.shop().display().to_string();
        let words = match self.shop {
            ShopFileState::Open => tr!(
                "Restoring puts the backup in the place of the shop, for everybody who has it open. The shop as it \
                 is now is kept as a backup. Keys revoked, users removed, roles reduced and passwords changed since \
                 stay so."
            )
            .to_owned(),
            ShopFileState::Broken => tr!(
                "Restoring puts the backup at {path} and opens it. What is there now is kept beside it. Users, \
                 passwords and API keys become those of the backup’s day.",
                path
            ),
            ShopFileState::Gone => tr!(
                "Restoring puts the backup at {path} and opens it. Users, passwords and API keys become those of the \
                 backup’s day.",
                path
            ),
        };
        dialog_note(ui, &words);
    }

    pub(super) fn list_ui(
        &mut self,
        ui: &mut Ui,
        list: &BackupList,
        is_waiting: bool,
    ) -> Option<RestoreAction> {
        self.rows(ui, list);
        let is_free = !self.is_under_way && !is_waiting;
        let mut asked = self.ways(ui, is_free);
        let chosen = list.rows.iter().find(|row| self.chosen.as_ref() == Some(&row.path));
        ui.add_space(8.0);
        match chosen {
            Some(row) => holds(ui, tr!("In this backup"), &row.holds),
            None if list.rows.is_empty() => {}
            None => dialog_note(ui, tr!("Choose a backup to see what is in it and to restore it.")),
        }
        ui.add_space(8.0);
        self.replaced(ui, list);
        self.refusal_ui(ui);
        ui.add_space(4.0);
        self.consequence(ui);
        dialog_note(ui, &tr!("Backups are in {folder}", folder = list.folder.display().to_string()));
        let can = is_free && chosen.is_some_and(|row| row.can_restore);
        let restore = Button::new(tr(RESTORE)).icon(ICON_RESTORE).enabled(can);
        let foot = if self.is_lost() { Foot::cancel() } else { Foot::leave(tr!("Done")) };
        match foot.guarded(restore).show(ui) {
            Some(Pressed::Main) => {
                let from = chosen.map(|row| Arc::new(BackupFile::plain(&row.path)));
                asked = from.map(|from| RestoreAction::Restore(from, self.reason.clone()));
            }
            Some(Pressed::Leave) => asked = Some(RestoreAction::Close),
            None => {}
        }
        asked
    }

    fn rows(&mut self, ui: &mut Ui, list: &BackupList) {
        if list.rows.is_empty() {
            let words = if self.is_lost() {
                tr!("There are no backups of this shop on this computer.")
            } else {
                tr!(
                    "There are no backups yet. One is made on each day that the shop is opened and was changed."
                )
            };
            return dialog_note(ui, words);
        }
        let high = (ui.ctx().content_rect().height() - REST).clamp(*LIST.start(), *LIST.end());
        scrolled_within(ui, high, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for row in &list.rows {
                let note = row.holds.first().map_or("", String::as_str);
                let is_chosen = self.chosen.as_ref() == Some(&row.path);
                if list_row(ui, &row.name, note, None, is_chosen).clicked() {
                    (self.chosen, self.refusal) = (Some(row.path.clone()), None);
                }
            }
        });
    }

    /// The buttons that make a backup or open one in a file.
    fn ways(&mut self, ui: &mut Ui, is_free: bool) -> Option<RestoreAction> {
        let mut asked = None;
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            if !self.is_lost() {
                if Button::new(tr!("Back up now")).icon(ICON_ADD).enabled(is_free).show(ui).clicked() {
                    asked = Some(RestoreAction::Make);
                }
                let encrypt = Button::new(tr!("Encrypted backup…")).icon(ICON_LOCK).enabled(is_free);
                if encrypt.show(ui).clicked() {
                    asked = Some(RestoreAction::Encrypt);
                }
            }
            let file = Button::new(tr!("Restore from a file…")).icon(ICON_FOLDER_OPEN).enabled(is_free);
            if file.show(ui).clicked() {
                self.file = Some(FromFile::of(String::new()));
                self.refusal = None;
            }
        });
        asked
    }
}

/// Contents of a shop or a backup.
pub(super) fn holds(ui: &mut Ui, heading: &str, lines: &[String]) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        form_heading(ui, heading);
        for line in lines {
            ui.label(theme::text(line, FontStyle::Body, theme::of(ui).text));
        }
    });
}

/// Width of the labels, in points.
const NAMED: f32 = 84.0;

#[derive(Default)]
pub(super) struct FromFile {
    path: String,
    passphrase: String,
    /// The file is encrypted.
    is_locked: bool,
    /// The opened backup.
    open: Option<Opened>,
    refusal: Option<Refusal>,
    request: Option<Request<Looked>>,
    /// The last field takes the focus in the next frame.
    wants_focus: bool,
}

struct Opened {
    source: Arc<BackupFile>,
    holds: Vec<String>,
}

/// The result of opening the file.
struct Looked {
    is_locked: bool,
    /// `None` if the passphrase is missing.
    answer: Option<Result<Opened>>,
}

impl FromFile {
    pub(super) fn of(path: String) -> Self {
        Self { path, wants_focus: true, ..Self::default() }
    }

    /// Opens the file on a thread of its own, since deriving a key from the passphrase takes a while.
    pub(super) fn look(&mut self, backups: &Backups, zone: Zone, formatter: Formatter, wake: &Wake) {
        let (path, backups) = (PathBuf::from(self.path.trim()), backups.clone());
        let typed = Some(self.passphrase.clone()).filter(|typed| !typed.is_empty());
        self.refusal = None;
        let look = move || {
            translate::set(formatter);
            Ok(looked(&backups, &path, typed, (zone, formatter)))
        };
        match spawn_once("backup", wake, look) {
            Ok(request) => self.request = Some(request),
            Err(error) => self.refusal = Some(Refusal::new(&error, formatter)),
        }
    }

    /// Takes in the result of opening the file.
    fn poll(&mut self, formatter: Formatter) {
        let Some(looked) = self.request.as_mut().and_then(Request::take) else { return };
        self.request = None;
        let looked = looked.unwrap_or_else(|error| Looked { is_locked: false, answer: Some(Err(error)) });
        self.is_locked = looked.is_locked;
        match looked.answer {
            Some(Ok(open)) => self.open = Some(open),
            Some(Err(error)) => {
                self.refusal = Some(Refusal::new(&error, formatter));
                self.wants_focus = true;
            }
            None => self.wants_focus = true,
        }
    }

    /// Draws the fields; true when the desktop's dialog is asked for.
    fn fields(&mut self, ui: &mut Ui) -> bool {
        let mut is_choosing = false;
        let is_refused = self.refusal.is_some();
        let response = form_row(ui, tr!("File"), NAMED, |ui| {
            let choose = Button::new(tr!("Choose…"));
            let width = ui.available_width() - choose.width(ui) - 8.0;
            let response =
                field(ui, tr!("Backup file"), &mut self.path, width, is_refused && !self.is_locked);
            is_choosing = choose.show(ui).clicked();
            response
        });
        if response.changed() {
            // The path names another file.
            (self.open, self.refusal, self.is_locked) = (None, None, false);
        }
        let mut last = response;
        if self.is_locked {
            let secret = form_row(ui, tr!("Passphrase"), NAMED, |ui| {
                let width = ui.available_width();
                secret_field(ui, tr!("Passphrase"), &mut self.passphrase, width, is_refused)
            });
            if secret.changed() {
                (self.open, self.refusal) = (None, None);
            }
            last = secret;
        }
        if std::mem::take(&mut self.wants_focus) {
            last.request_focus();
        }
        is_choosing
    }

    fn can_look(&self) -> bool {
        !self.path.trim().is_empty() && (!self.is_locked || !self.passphrase.is_empty())
    }
}

impl View {
    /// Draws the dialog while a file is chosen.
    pub(super) fn file_ui(&mut self, ui: &mut Ui, list: &BackupList) -> Option<RestoreAction> {
        let mut file = self.file.take()?;
        file.poll(self.formatter);
        let is_free = file.request.is_none() && !self.is_under_way;
        dialog_note(
            ui,
            tr!("A backup that was saved elsewhere. You see what is in it before anything is replaced."),
        );
        ui.add_space(4.0);
        let is_choosing = ui.add_enabled_ui(is_free, |ui| file.fields(ui)).inner;
        if file.is_locked && file.open.is_none() && file.refusal.is_none() && file.request.is_none() {
            dialog_note(
                ui,
                tr!("This backup is encrypted. It opens with the passphrase that it was saved with."),
            );
        }
        if let Some(open) = &file.open {
            ui.add_space(8.0);
            holds(ui, tr!("In this backup"), &open.holds);
            ui.add_space(8.0);
            self.replaced(ui, list);
            ui.add_space(4.0);
            self.consequence(ui);
        }
        match &file.refusal {
            Some(refusal) => refused(ui, refusal),
            None => self.refusal_ui(ui),
        }
        let source = file.open.as_ref().map(|open| Arc::clone(&open.source));
        let foot = Foot::leave(tr!("Back")).free(!self.is_under_way);
        let foot = if source.is_some() {
            foot.guarded(Button::new(tr(RESTORE)).icon(ICON_RESTORE).enabled(is_free))
        } else {
            foot.main(Button::new(tr!("Look inside")).icon(ICON_SEARCH).enabled(is_free && file.can_look()))
        };
        let words = if self.is_under_way { tr!("Restoring…") } else { tr!("Opening…") };
        let pressed = foot.show_with(ui, |ui| waiting(ui, words, is_free));
        let mut asked = is_choosing.then_some(RestoreAction::Choose);
        match (pressed, source) {
            (Some(Pressed::Main), Some(source)) => {
                asked = Some(RestoreAction::Restore(source, self.reason.clone()));
            }
            (Some(Pressed::Main), None) => {
                self.refusal = None;
                file.look(&self.backups, self.zone, self.formatter, &wake_of(ui.ctx()));
            }
            (Some(Pressed::Leave), _) => {
                self.refusal = None;
                return asked;
            }
            (None, _) => {}
        }
        self.file = Some(file);
        asked
    }
}

/// A spinner with a text while something is running.
fn waiting(ui: &mut Ui, words: &str, is_free: bool) {
    if is_free {
        return;
    }
    ui.spinner();
    dialog_note(ui, words);
}

fn looked(
    backups: &Backups,
    path: &std::path::Path,
    typed: Option<String>,
    (zone, formatter): (Zone, Formatter),
) -> Looked {
    let (mut is_locked, is_typed) = (false, typed.is_some());
    let source = backups.open(path, || {
        is_locked = true;
        let problem = text!("type it to open this backup");
        typed.ok_or(Error::Invalid { what: text!("The passphrase"), problem })
    });
    if is_locked && !is_typed {
        return Looked { is_locked, answer: None };
    }
    let opened = source.and_then(|source| {
        let contents = source.contents()?;
        let mut lines = vec![contents.name.clone()];
        lines.extend(held(Ok(contents), zone, formatter).0);
        Ok(Opened { source: Arc::new(source), holds: lines })
    });
    Looked { is_locked, answer: Some(opened) }
}
