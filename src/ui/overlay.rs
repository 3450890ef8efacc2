//! What is shown over the page, one at a time: the palette, the sheet of shortcuts, the dialogs.

use egui::Context;

use super::about::About;
use super::api_keys::{ApiKeys, KeyDeed, api_keys_ui};
use super::importing::Importing;
use super::menu::Chosen;
use super::palette::{self, Palette};
use super::preferences::{Preferences, Wanted, preferences_ui};
use super::restoring::Restoring;
use super::shop::News;
use super::sign_in::{Switch, switch_ui};
use super::tabs::Tab;
use super::users::{Deed, Users, users_ui};

/// Something over the page.
pub(crate) enum Overlay {
    Palette(Palette),
    Shortcuts,
    About(About),
    Preferences(Preferences),
    SwitchUser,
    Users(Users),
    ApiKeys(ApiKeys),
    Backups(Box<Restoring>),
    Import(Box<Importing>),
}

impl super::Tillbook {
    /// Draws what is over the page, and does what was asked for there. The keyboard goes back to where it
    /// was.
    pub(super) fn overlay_ui(&mut self, ctx: &Context) {
        let focused = ctx.memory(|memory| memory.focused());
        let was_there = ctx.memory(|memory| memory.top_modal_layer().is_some());
        if self.overlay.is_some() && !was_there {
            self.had_focus = focused;
            // A menu that is still open would stay open below it.
            egui::Popup::close_all(ctx);
        }
        self.draw_overlay(ctx);
        if self.overlay.is_some() || self.had_focus.is_none() {
            return;
        }
        if was_there {
            // The page takes the keyboard only once nothing is over it any more.
            ctx.request_repaint();
        } else if let Some(id) = self.had_focus.take()
            && focused.is_none()
        {
            ctx.memory_mut(|memory| memory.request_focus(id));
        }
    }

    fn draw_overlay(&mut self, ctx: &Context) {
        let Some(mut overlay) = self.overlay.take() else {
            // Nobody waits for it.
            drop(self.news());
            return;
        };
        let now = self.situation();
        let is_over = match &mut overlay {
            Overlay::Palette(palette) => {
                let desk = self.shop().map(|shop| &shop.desk).filter(|_| now.has_shop);
                let classes = desk.and_then(|desk| desk.classes.value.as_ref());
                let facts = desk.and_then(|desk| desk.facts.value.as_ref());
                let mut lists = vec![Tab::Orders, Tab::Products, Tab::Customers, Tab::TaxRates];
                lists.retain(|tab| facts.is_some_and(|facts| facts.may_see(*tab)));
                let found = (lists.as_slice(), palette.typed());
                let entries = palette::entries(ctx, &now, classes, &self.remembered.recent, found);
                match palette::palette_ui(ctx, palette, entries) {
                    None => false,
                    Some(palette::Answer::Over) => true,
                    Some(palette::Answer::Chosen(chosen)) => return self.chosen(ctx, chosen),
                }
            }
            Overlay::Shortcuts => super::sheet::sheet_ui(ctx, &now),
            Overlay::About(about) => super::about::about_ui(ctx, about),
            Overlay::Preferences(preferences) => self.preferences(ctx, preferences),
            Overlay::SwitchUser => self.switching(ctx),
            Overlay::Users(users) => self.users(ctx, users),
            Overlay::ApiKeys(keys) => self.api_keys(ctx, keys),
            Overlay::Backups(restoring) => self.backups(ctx, restoring),
            Overlay::Import(importing) => self.importing(ctx, importing),
        };
        if !is_over && self.overlay.is_none() {
            self.overlay = Some(overlay);
        }
    }

    fn preferences(&mut self, ctx: &Context, preferences: &mut Preferences) -> bool {
        for news in self.news() {
            if let News::Settings(answer) = news {
                preferences.answered(answer);
            }
        }
        let facts = self.shop().and_then(|shop| shop.desk.facts.value.as_ref());
        let shop = facts.map(|facts| (&facts.shop, facts.may_manage));
        match preferences_ui(ctx, preferences, &self.remembered, shop) {
            None => {}
            Some(Wanted::Over) => return true,
            Some(Wanted::Appear(appearance)) => self.appear(ctx, appearance),
            Some(Wanted::Zoom(zoom)) => ctx.set_zoom_factor(zoom),
            Some(Wanted::Numbers(numbers)) => {
                self.remembered.numbers = numbers;
                if let Some(shop) = self.shop_mut() {
                    shop.desk.write_numbers(numbers);
                }
            }
            Some(Wanted::FirstDay(day)) => self.remembered.first_day = day,
            Some(Wanted::Save(form)) => {
                if let Some(shop) = self.shop_mut() {
                    shop.desk.change_shop(form);
                }
            }
        }
        false
    }

    fn switching(&mut self, ctx: &Context) -> bool {
        if self.news().iter().any(|news| matches!(news, News::SignedIn)) {
            return true;
        }
        let Some(shop) = self.shop_mut() else { return true };
        let acting = shop.desk.facts.value.as_ref().map(|facts| facts.login.clone()).unwrap_or_default();
        match switch_ui(ctx, &mut shop.sign_in, &shop.desk.staff, &acting) {
            None => false,
            Some(Switch::Over) => true,
            Some(Switch::Try(tried)) => {
                shop.desk.sign_in(tried);
                false
            }
        }
    }

    /// The dialog of who works in the shop.
    pub(super) fn begin_users(&mut self) {
        if let Some(shop) = self.shop_mut() {
            shop.leave();
            shop.desk.ask_staff();
            self.overlay = Some(Overlay::Users(Users::default()));
        }
    }

    fn users(&mut self, ctx: &Context, users: &mut Users) -> bool {
        for news in self.news() {
            if let News::Staff(answer) = news {
                users.answered(answer);
            }
        }
        let Some(shop) = self.shop_mut() else { return true };
        match users_ui(ctx, users, &shop.desk.staff) {
            None => false,
            Some(Deed::Over) => true,
            Some(deed) => {
                shop.desk.change_staff(deed);
                false
            }
        }
    }

    /// The dialog of the keys by which programs reach the shop.
    pub(super) fn begin_api_keys(&mut self) {
        if let Some(shop) = self.shop_mut() {
            shop.leave();
            shop.desk.ask_keys();
            self.overlay = Some(Overlay::ApiKeys(ApiKeys::default()));
        }
    }

    fn api_keys(&mut self, ctx: &Context, keys: &mut ApiKeys) -> bool {
        for news in self.news() {
            if let News::Keys(answer) = news {
                keys.answered(answer);
            }
        }
        let Some(shop) = self.shop_mut() else { return true };
        let desk = &mut shop.desk;
        let acting = desk.facts.value.as_ref().map(|facts| facts.login.clone()).unwrap_or_default();
        match api_keys_ui(ctx, keys, &desk.keys, &desk.staff, &acting) {
            None => false,
            Some(KeyDeed::Over) => true,
            Some(deed) => {
                desk.change_keys(deed);
                false
            }
        }
    }

    /// What came since for the dialog that is open.
    pub(super) fn news(&mut self) -> Vec<News> {
        self.shop_mut().map(|shop| std::mem::take(&mut shop.news)).unwrap_or_default()
    }

    /// What was chosen in a menu or the palette.
    pub(super) fn chosen(&mut self, ctx: &Context, chosen: Chosen) {
        match chosen {
            Chosen::Command(command) => self.run(ctx, command),
            Chosen::Recent(path) => self.open(&path),
            Chosen::Restore(path, why) => self.begin_lost(&path, why),
            Chosen::GoOnWithoutLog(path) => self.go_on_without_log(path),
            Chosen::Class(slug) => {
                if let Some(shop) = self.shop_mut() {
                    shop.show_class(slug);
                }
            }
            Chosen::Find(tab, text) => {
                if let Some(shop) = self.shop_mut() {
                    shop.find(tab, text);
                }
            }
        }
    }
}
