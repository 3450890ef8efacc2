//! Opening a shop: what is shown until it is open, and after it was refused.

use std::path::{Path, PathBuf};

use backups::Backups;
use domain::Error;

use super::Screen;
use super::shop::ShopWindow;
use crate::Tillbook;
use crate::file_dialogs::Making;
use crate::model::Refusal;
use crate::session::ShopSession;
use crate::start::StartScreen;

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

    /// Opens a shop that has lost its log, without it.
    pub(super) fn go_on_without_log(&mut self, path: PathBuf) {
        let (user, clock) = (self.start.user.clone(), self.start.clock);
        let make = move |path: &Path| backups::give_up_log(path, user.as_deref(), clock)?.0.close();
        self.begin(Making::shop(&self.wake, path, make));
    }

    /// Whether the path was ever opened as a shop, or has backups.
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
        self.begin_lost(shop, why.to_string());
    }

    /// Removes a shop from the list of recent ones.
    pub(super) fn forget(&mut self, shop: &Path) {
        // A list of recent shops that cannot be written is not an error.
        drop(self.recent.forget(shop));
        self.know_recent();
    }
}
