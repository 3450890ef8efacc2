//! The dialog of backups: lists them with their contents, makes one, and restores one, also from an encrypted
//! file or a file elsewhere. The shop may be open, or may be one that cannot be opened.

mod view;

use std::path::Path;
use std::sync::Arc;

use egui::Context;

use backups::{BackupFile, Backups, Restored};
use domain::text::Text;
use domain::time::Zone;
use system::Clock;
use worker::{Request, Wake, spawn_once};

use super::form::refused;
use crate::format::Formatter;
use crate::model::{BackupList, Loadable, Refusal};
use crate::translate::{self, tr};
use crate::widgets::{Foot, dialog, dialog_note};

use view::{FromFile, ShopFileState, View, holds};

pub(crate) struct Restoring {
    /// Set for a shop that cannot be opened.
    lost: Option<Lost>,
    /// The backup whose restore found the open shop damaged, with the reason.
    damaged: Option<(Arc<BackupFile>, String)>,
    view: View,
}

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
        Self { lost: None, damaged: None, view: View::new(backups, zone, formatter, ShopFileState::Open) }
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
        Self { lost: Some(lost), damaged: None, view: View::new(backups, zone, formatter, shop) }
    }

    /// Takes in a successful restore. Its effects on users and API keys are shown until the user closes the
    /// dialog; true if there are none.
    pub(crate) fn is_told(&mut self, access: &[Text]) -> bool {
        self.lost = None;
        self.view.access = access.iter().map(translate::text).collect();
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

    /// Takes the pending restore over a damaged shop, to be done when the shop is closed.
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
            (Some(_), _) => tr!("Restore from a file"),
            (None, ShopFileState::Open) => tr!("Backups"),
            (None, _) => tr!("Restore a backup"),
        };
        let shown = dialog(ctx, "backups", heading, 560.0, |ui| {
            if let Some(refusal) = &list.refusal {
                refused(ui, refusal);
                return None;
            }
            let Some(known) = &list.value else {
                dialog_note(ui, tr!("Reading the backups…"));
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

/// Draws the effects of a restore on users and API keys; true when the dialog is closed.
fn restored_ui(ctx: &Context, access: &[String]) -> bool {
    let shown = dialog(ctx, "restored", tr!("Restored"), 560.0, |ui| {
        holds(ui, tr!("Users, passwords and API keys"), access);
        Foot::done().show(ui).is_some()
    });
    shown.either()
}

/// A shop that cannot be opened: its backups are read and restored on threads of their own, since it has no
/// session.
struct Lost {
    list: Loadable<BackupList>,
    restoring: Option<Request<Restored>>,
    /// The login of who restores; the owner when absent.
    user: Option<String>,
    clock: Clock,
    formatter: Formatter,
}

impl Lost {
    /// Reads the list of backups; `why` is the reason why the shop cannot be opened by this user.
    fn look(
        backups: &Backups,
        zone: Zone,
        why: String,
        (user, clock): (Option<String>, Clock),
        formatter: Formatter,
        wake: &Wake,
    ) -> Self {
        let mut list = Loadable::default();
        let backups = backups.clone();
        let look = move || {
            translate::set(formatter);
            Ok(BackupList::of(&backups, zone, vec![why], formatter))
        };
        match spawn_once("backup", wake, look) {
            Ok(looking) => drop(list.wait_for(looking)),
            Err(error) => list.refusal = Some(Refusal::new(&error, formatter)),
        }
        Self { list, restoring: None, user, clock, formatter }
    }

    /// Starts to restore a backup; returns the refusal if no thread could be started.
    fn restore(
        &mut self,
        backups: &Backups,
        (from, reason): (Arc<BackupFile>, String),
        wake: &Wake,
    ) -> Option<Refusal> {
        let (backups, user, clock) = (backups.clone(), self.user.clone(), self.clock);
        let begun = spawn_once("backup", wake, move || {
            backups.restore_over((&from, &reason), user.as_deref(), clock)
        });
        begun
            .map(|restoring| self.restoring = Some(restoring))
            .err()
            .map(|error| Refusal::new(&error, self.formatter))
    }

    /// Takes in answers; returns the outcome of the restore, once.
    fn poll(&mut self) -> Option<Result<Restored, Refusal>> {
        drop(self.list.poll(self.formatter));
        let answer = self.restoring.as_mut()?.take()?;
        self.restoring = None;
        Some(answer.map_err(|error| Refusal::new(&error, self.formatter)))
    }
}
