//! Opens the dialog of backups and does what is chosen in it.

use std::path::Path;
use std::sync::Arc;

use egui::Context;

use crate::dialogs::restore::{RestoreAction, Restoring};
use crate::file_dialogs::{Making, Purpose, free_path};
use backups::{BackupFile, Backups, Restored};

use super::Tillbook;
use super::overlay::{Dialog, opened};

impl Tillbook {
    /// Opens the dialog for a shop that cannot be opened; `why` is the reason.
    pub(crate) fn begin_lost(&mut self, shop: &Path, why: String) {
        let restoring = self.restoring_lost(shop, why, self.start.user.clone());
        self.open_dialog(restoring);
    }

    fn restoring_lost(&self, shop: &Path, why: String, user: Option<String>) -> Restoring {
        let (backups, by) = (Backups::of(&self.start.data, shop), (user, self.start.clock));
        Restoring::of_lost(backups, system::time_zone(), why, by, self.remembered.formatter(), &self.wake)
    }

    /// Opens the dialog for an encrypted backup that was opened as if it were a shop: it is restored as a new
    /// shop.
    pub(crate) fn begin_encrypted(&mut self, file: &Path) {
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        let shop = free_path(&self.start.data, name.trim_end_matches(".tillbook"));
        self.begin_lost(&shop, "Nothing is there yet.".to_owned());
        if let Some(restoring) = opened::<Restoring>(&mut self.overlay) {
            restoring.chose(file, &self.wake);
        }
    }

    /// Does what was chosen in the dialog; true when it is closed.
    fn asked(&mut self, restoring: &mut Restoring, asked: RestoreAction) -> bool {
        if let RestoreAction::Restore(from, reason) = &asked
            && restoring.restore_lost(from.clone(), reason.clone(), &self.wake)
        {
            return false;
        }
        if matches!(asked, RestoreAction::Choose) {
            let making = Making::choose(&self.wake, Purpose::Backup);
            self.begin(making);
            return false;
        }
        let Some(shop) = self.shop_mut() else { return true };
        match asked {
            RestoreAction::Make => shop.session.back_up(),
            RestoreAction::Restore(from, reason) => shop.restore(from, reason),
            RestoreAction::Encrypt => {
                shop.export_encrypted();
                return true;
            }
            RestoreAction::Close | RestoreAction::Choose => {}
        }
        false
    }

    /// Closes the open shop, since it is damaged, and restores a backup over it.
    fn restore_damaged(&mut self, restoring: &mut Restoring, from: Arc<BackupFile>, reason: String) {
        let facts = self.shop().and_then(|shop| shop.session.facts.value.as_ref());
        let login = facts.map(|facts| facts.login.clone());
        self.keep_typed();
        self.show_start();
        let why = "It is damaged, and will be kept as it is.".to_owned();
        *restoring = self.restoring_lost(restoring.shop(), why, login);
        restoring.restore_lost(from, reason, &self.wake);
    }

    fn open_restored(&mut self, shop: &Path, restored: &Restored) {
        self.open(shop);
        let kept = restored.kept.as_ref().and_then(|path| path.file_name());
        let words = match kept {
            Some(kept) => {
                format!("Restored. What was there is kept, unchecked, as {}", kept.to_string_lossy())
            }
            None => "Restored".to_owned(),
        };
        if let Some(shop) = self.shop_mut() {
            shop.say(words);
        }
    }
}

impl Dialog for Restoring {
    fn show(&mut self, app: &mut Tillbook, ctx: &Context) -> bool {
        match self.poll() {
            Some(Ok(restored)) => {
                app.open_restored(self.shop(), &restored);
                return self.is_told(restored.access());
            }
            Some(Err(refusal)) => self.refused(refusal),
            None => {}
        }
        if let Some((from, reason)) = self.take_damaged() {
            app.restore_damaged(self, from, reason);
        }
        let open = app.shop().map(|shop| &shop.session.views.backups);
        if !self.is_of_lost() && open.is_none() {
            return true;
        }
        match self.draw(ctx, open) {
            Some(RestoreAction::Close) => true,
            Some(asked) => app.asked(self, asked),
            None => false,
        }
    }
}
