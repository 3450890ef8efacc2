//! Opening a shop: what is shown until it is open, and after it was refused; and the dialog of backups, which
//! puts one in its place.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::Context;

use crate::dialogs::restore::{RestoreAction, Restoring};
use crate::file_dialogs::{Making, Purpose, free_path};
use crate::model::Refusal;
use crate::session::ShopSession;
use crate::start::StartScreen;
use crate::translate::{self, tr};
use backups::{BackupFile, Backups, Restored};
use domain::Error;

use super::overlay::{Dialog, opened};
use super::shop::ShopWindow;
use super::{Screen, Tillbook};

impl Tillbook {
    pub(super) fn open(&mut self, path: &Path) {
        self.leave();
        let start = &self.start;
        match ShopSession::open(
            path,
            start.user.clone(),
            start.clock,
            self.remembered.formatter(),
            &self.wake,
        ) {
            Ok(session) => {
                let session = session.keeping_backups(&start.data).reading_forms(&start.data);
                let mut shop = ShopWindow::new(session, self.remembered.tab());
                shop.session.sort_rates(self.remembered.rates_sort());
                shop.rooms.rates.shows_all = self.remembered.all_rate_columns;
                self.put_behind(Screen::Shop(Box::new(shop)));
            }
            Err(error) => self.fail(Refusal::new(&error, self.remembered.formatter())),
        }
    }

    /// Shows another screen and keeps the one before until the other has opened without error.
    pub(super) fn put_behind(&mut self, screen: Screen) {
        match std::mem::replace(&mut self.screen, screen) {
            Screen::Shop(shop) if shop.session.facts.value.is_some() => self.behind = Some(shop),
            Screen::Shop(_) => {}
            Screen::Start(mut start) => {
                start.tries_again();
                self.start_behind = Some(start);
            }
        }
    }

    /// Shows the shop that was open before; false when there was none.
    pub(super) fn go_back(&mut self) -> bool {
        let Some(shop) = self.behind.take() else { return false };
        self.screen = Screen::Shop(shop);
        true
    }

    /// Saves the cell that is being edited, before another screen is shown.
    pub(super) fn leave(&mut self) {
        if let Screen::Shop(shop) = &mut self.screen {
            shop.leave();
        }
    }

    /// Shows why something could not be opened or created: in the open shop, else on the start screen.
    pub(super) fn fail(&mut self, refusal: Refusal) {
        match &mut self.screen {
            Screen::Start(start) => start.refused(refusal, None),
            Screen::Shop(shop) if shop.session.facts.value.is_some() => shop.refuse(refusal, None),
            Screen::Shop(_) => self.not_opened(refusal, None),
        }
    }

    /// Shows the screen before, since a shop did not open. Backups of a shop that is `lost` are offered.
    pub(super) fn not_opened(&mut self, refusal: Refusal, lost: Option<PathBuf>) {
        if !self.go_back() {
            self.show_start();
        }
        self.know_recent();
        if let Some(file) = lost.as_deref().filter(|path| backups::is_encrypted(path)) {
            return self.begin_encrypted(file);
        }
        let lost = lost.filter(|path| refusal.is_of_lost_log() || self.was_a_shop(path));
        match &mut self.screen {
            Screen::Start(start) => start.refused(refusal, lost),
            Screen::Shop(shop) => shop.refuse(refusal, lost),
        }
    }

    /// Shows the start screen, which still has what was typed there.
    pub(super) fn show_start(&mut self) {
        let start = self.start_behind.take();
        self.screen = Screen::Start(
            start.unwrap_or_else(|| Box::new(StartScreen::new(&self.start.data, self.start.clock))),
        );
    }

    /// Opens a shop that has lost its log, by the one of its states that has more.
    pub(super) fn go_on_without_log(&mut self, path: PathBuf) {
        let (user, clock) = (self.start.user.clone(), self.start.clock);
        let make = move |path: &Path| backups::settle_log(path, None, user.as_deref(), clock)?.engine.close();
        self.begin(Making::shop(&self.wake, path, make));
    }

    /// True for a path that was ever opened as a shop, or has backups.
    fn was_a_shop(&self, path: &Path) -> bool {
        let remembered = &self.remembered;
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        remembered.recent.contains(&path)
            || remembered.gone.contains(&path)
            || !Backups::of(&self.start.data, &path).list().is_empty()
    }

    /// Reads the recent shops, both those that exist and those that do not.
    pub(super) fn know_recent(&mut self) {
        self.remembered.recent = self.recent.shops();
        self.remembered.gone = self.recent.gone();
    }

    /// Opens the dialog that restores a shop whose file does not exist.
    pub(super) fn begin_gone(&mut self, shop: &Path) {
        if shop.is_file() {
            // The file exists again, perhaps on a USB stick that was plugged in.
            return self.open(shop);
        }
        let why = Error::NoSuchShop { path: shop.to_owned() };
        self.begin_lost(shop, translate::text(&why.text()));
    }

    /// Removes a shop from the list of recent ones.
    pub(super) fn forget(&mut self, shop: &Path) {
        // A list of recent shops that cannot be written is not an error.
        drop(self.recent.forget(shop));
        self.know_recent();
    }
}

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
        self.begin_lost(&shop, tr!("Nothing is there yet.").to_owned());
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
        let why = tr!("It is damaged, and will be kept as it is.").to_owned();
        *restoring = self.restoring_lost(restoring.shop(), why, login);
        restoring.restore_lost(from, reason, &self.wake);
    }

    fn open_restored(&mut self, shop: &Path, restored: &Restored) {
        self.open(shop);
        let kept = restored.kept.as_ref().and_then(|path| path.file_name());
        let words = match kept {
            Some(kept) => {
                let file = kept.to_string_lossy().into_owned();
                tr!("Restored. What was there is kept, unchecked, as {file}", file)
            }
            None => tr!("Restored").to_owned(),
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
                return self.is_told(&restored.access());
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
