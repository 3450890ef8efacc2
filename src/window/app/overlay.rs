//! The overlay: the palette, the list of shortcuts or a dialog. At most one is open at a time.

use std::net::SocketAddr;

use egui::Context;

use crate::command::CommandContext;
use crate::dialogs::about::About;
use crate::dialogs::api_keys::{ApiKeys, api_keys_ui};
use crate::dialogs::devices::{Devices, devices_ui};
use crate::dialogs::handbook::{Handbook, handbook_ui};
use crate::dialogs::import::Importing;
use crate::dialogs::join::{Join, JoinAction, join_ui};
use crate::dialogs::open::OpenPath;
use crate::dialogs::periods::{Periods, periods_ui};
use crate::dialogs::preferences::{Preferences, PreferencesAction, preferences_ui};
use crate::dialogs::restore::Restoring;
use crate::dialogs::sign_in::{Switch, switch_ui};
use crate::dialogs::users::{Users, users_ui};
use crate::file_dialogs::{Making, Purpose, free_path};
use crate::model::{KeyAction, PeriodAction, Refusal, Tab, UserAction};
use crate::session;
use crate::shell::menu::MenuChoice;
use crate::shell::palette::{self, Palette};

/// The port that is proposed for a device.
const DEVICE_PORT: u16 = 8790;

pub(crate) enum Overlay {
    Palette(Palette),
    Handbook(Handbook),
    Shortcuts,
    WhatsNew,
    About(About),
    Preferences(Preferences),
    SwitchUser,
    Periods(Periods),
    Users(Users),
    ApiKeys(ApiKeys),
    Devices(Devices),
    Join(Join),
    Backups(Box<Restoring>),
    Import(Box<Importing>),
    OpenPath(Purpose, OpenPath),
    /// The window was asked to close; with what was open before.
    Quit(Option<Box<Overlay>>),
}

impl crate::Tillbook {
    /// Takes note of the widget that had the focus before a tab opened a dialog, at the start of a frame.
    pub(super) fn note_focus(&mut self, ctx: &Context) {
        if ctx.memory(|memory| memory.top_modal_layer().is_none()) {
            self.focused = ctx.memory(|memory| memory.focused());
        } else if self.dialog.is_none() && self.overlay.is_none() {
            self.had_focus = self.focused;
        }
    }

    /// Draws the overlay and does what was chosen in it. When it or the dialog of a tab closes, the focus goes back to
    /// the widget that had it.
    pub(super) fn overlay_ui(&mut self, ctx: &Context) {
        let focused = ctx.memory(|memory| memory.focused());
        let was_there = ctx.memory(|memory| memory.top_modal_layer().is_some());
        if self.overlay.is_some() && !was_there {
            self.had_focus = focused;
            // A menu that is open would stay open below the overlay.
            egui::Popup::close_all(ctx);
        }
        let had_overlay = self.overlay.is_some();
        self.draw_overlay(ctx);
        if self.overlay.is_some() || self.had_focus.is_none() {
            return;
        }
        if was_there {
            if had_overlay {
                // A widget of the page cannot get the focus before the next frame.
                ctx.request_repaint();
            }
        } else if let Some(id) = self.had_focus.take()
            && focused.is_none()
        {
            ctx.memory_mut(|memory| memory.request_focus(id));
        }
    }

    fn draw_overlay(&mut self, ctx: &Context) {
        let Some(mut overlay) = self.overlay.take() else { return };
        let now = self.situation();
        let is_over = match &mut overlay {
            Overlay::Palette(palette) => match self.palette(ctx, palette, &now) {
                None => false,
                Some(palette::PaletteResult::Close) => true,
                Some(palette::PaletteResult::MenuChoice(chosen)) => return self.chosen(ctx, chosen),
            },
            Overlay::Handbook(handbook) => handbook_ui(ctx, handbook),
            Overlay::Shortcuts => crate::dialogs::shortcuts::sheet_ui(ctx, &now),
            Overlay::WhatsNew => crate::dialogs::whats_new::whats_new_ui(ctx),
            Overlay::About(about) => crate::dialogs::about::about_ui(ctx, about),
            Overlay::Preferences(preferences) => self.preferences(ctx, preferences),
            Overlay::SwitchUser => self.switching(ctx),
            Overlay::Periods(periods) => self.periods(ctx, periods),
            Overlay::Users(users) => self.users(ctx, users),
            Overlay::ApiKeys(keys) => self.api_keys(ctx, keys),
            Overlay::Devices(devices) => {
                let is_over = self.devices(ctx, devices);
                if let Some(name) = devices.joins_anew.take() {
                    return self.begin_joining_anew(name);
                }
                is_over
            }
            Overlay::Join(join) => self.joining(ctx, join),
            Overlay::Backups(restoring) => self.backups(ctx, restoring),
            Overlay::Import(importing) => self.importing(ctx, importing),
            Overlay::OpenPath(purpose, open) => self.path_typed(ctx, *purpose, open),
            Overlay::Quit(before) => self.quitting(ctx, before),
        };
        if !is_over && self.overlay.is_none() {
            self.overlay = Some(overlay);
        }
    }

    fn palette(
        &mut self,
        ctx: &Context,
        palette: &mut Palette,
        now: &CommandContext,
    ) -> Option<palette::PaletteResult> {
        let session = self.shop().map(|shop| &shop.session).filter(|_| now.has_shop);
        let facts = session.and_then(|session| session.facts.value.as_ref());
        let can_search =
            |tab: &Tab| tab.facts().is_searched && facts.is_some_and(|facts| facts.may_see(*tab));
        let lists: Vec<Tab> = Tab::all().filter(can_search).collect();
        let sources = palette::Sources {
            typed: palette.typed(),
            now,
            classes: session.and_then(|session| session.views.classes.value.as_ref()),
            recent: &self.remembered.recent,
            lists: &lists,
            found: session.and_then(|session| session.views.found.value.as_ref()),
            today: facts.filter(|facts| facts.may_report).map(|facts| facts.today),
        };
        let entries = palette::entries(ctx, &sources);
        let is_finding = session.is_some_and(|session| session.is_finding(palette.typed()));
        let result = palette::palette_ui(ctx, palette, entries, is_finding);
        if let Some(shop) = self.shop_mut().filter(|_| now.has_shop) {
            shop.session.find(palette.typed());
        }
        result
    }

    fn preferences(&mut self, ctx: &Context, preferences: &mut Preferences) -> bool {
        let facts = self.shop().and_then(|shop| shop.session.facts.value.as_ref());
        let shop = facts.map(|facts| (&facts.shop, facts.may_manage));
        match preferences_ui(ctx, preferences, &self.remembered, shop) {
            None => {}
            Some(PreferencesAction::Close) => return true,
            Some(PreferencesAction::Appear(appearance)) => self.appear(ctx, appearance),
            Some(PreferencesAction::Zoom(zoom)) => ctx.set_zoom_factor(zoom),
            Some(PreferencesAction::Formats(formatter)) => {
                self.remembered.numbers = formatter.numbers;
                self.remembered.dates = formatter.dates;
                if let Some(shop) = self.shop_mut() {
                    shop.session.write_as(formatter);
                }
            }
            Some(PreferencesAction::FirstDay(day)) => self.remembered.first_day = day,
            Some(PreferencesAction::Save(form)) => {
                if let Some(shop) = self.shop_mut() {
                    shop.change_shop(form);
                }
            }
        }
        false
    }

    fn switching(&mut self, ctx: &Context) -> bool {
        let Some(shop) = self.shop_mut() else { return true };
        let acting = shop.session.facts.value.as_ref().map(|facts| facts.login.clone()).unwrap_or_default();
        match switch_ui(ctx, &mut shop.sign_in, &shop.session.views.staff, &acting) {
            None => false,
            Some(Switch::Close) => true,
            Some(Switch::SignInAttempt(tried)) => {
                shop.sign_in(tried);
                false
            }
        }
    }

    pub(super) fn begin_periods(&mut self) {
        if let Some(shop) = self.shop_mut() {
            shop.leave();
            shop.session.ask_facts();
            let chosen = shop.period_in_view();
            self.overlay = Some(Overlay::Periods(Periods::at(chosen)));
        }
    }

    pub(super) fn begin_filing(&mut self) {
        if let Some(shop) = self.shop_mut() {
            shop.begin_filing();
        }
    }

    fn periods(&mut self, ctx: &Context, periods: &mut Periods) -> bool {
        let Some(shop) = self.shop_mut() else { return true };
        let Some(facts) = &shop.session.facts.value else { return true };
        match periods_ui(ctx, periods, facts) {
            None => false,
            Some(PeriodAction::Leave) => true,
            Some(action) => {
                shop.change_period(action);
                false
            }
        }
    }

    pub(super) fn begin_users(&mut self) {
        if let Some(shop) = self.shop_mut() {
            shop.leave();
            shop.session.ask_staff();
            self.overlay = Some(Overlay::Users(Users::default()));
        }
    }

    fn users(&mut self, ctx: &Context, users: &mut Users) -> bool {
        let Some(shop) = self.shop_mut() else { return true };
        match users_ui(ctx, users, &shop.session.views.staff) {
            None => false,
            Some(UserAction::Close) => true,
            Some(action) => {
                shop.change_staff(action);
                false
            }
        }
    }

    pub(super) fn begin_api_keys(&mut self) {
        if let Some(shop) = self.shop_mut() {
            shop.leave();
            shop.session.ask_keys();
            self.overlay = Some(Overlay::ApiKeys(ApiKeys::default()));
        }
    }

    fn api_keys(&mut self, ctx: &Context, keys: &mut ApiKeys) -> bool {
        let Some(shop) = self.shop_mut() else { return true };
        let session = &shop.session;
        let acting = session.facts.value.as_ref().map(|facts| facts.login.clone()).unwrap_or_default();
        match api_keys_ui(ctx, keys, &session.views.keys, &session.views.staff, &acting) {
            None => false,
            Some(KeyAction::Close) => true,
            Some(action) => {
                shop.change_keys(action);
                false
            }
        }
    }

    pub(super) fn begin_devices(&mut self) {
        if let Some(shop) = self.shop_mut() {
            shop.leave();
            self.overlay = Some(Overlay::Devices(Devices::at(proposed_address())));
        }
    }

    pub(super) fn begin_joining(&mut self) {
        self.leave();
        let path = free_path(&self.start.data, "joined shop");
        self.overlay = Some(Overlay::Join(Join::at(path, proposed_address(), None)));
    }

    /// Lets the device of this shop, whose files were put back from an older copy, join anew with a file beside the old one.
    fn begin_joining_anew(&mut self, name: String) {
        let Some(shop) = self.shop() else { return };
        let old = shop.session.path().to_owned();
        let path = backups::beside(&old, "anew");
        self.overlay = Some(Overlay::Join(Join::at(path, proposed_address(), Some((old, name)))));
    }

    fn joining(&mut self, ctx: &Context, join: &mut Join) -> bool {
        match join_ui(ctx, join) {
            None => false,
            Some(JoinAction::Close) => true,
            Some(JoinAction::Join(form)) => {
                let (path, clock) = (form.path.clone(), self.start.clock);
                self.begin(Making::join_shop(&self.wake, path, move || session::join(&form, clock)));
                false
            }
        }
    }

    fn devices(&mut self, ctx: &Context, devices: &mut Devices) -> bool {
        let Some(shop) = self.shop_mut() else { return true };
        if let Some(answer) = shop.session.group_answer() {
            devices.answered(answer);
        }
        let (action, is_over) = devices_ui(ctx, devices, shop.session.sharing().as_ref());
        if let Some(action) = action
            && let Err(error) = shop.session.change_group(action)
        {
            devices.answered(Err(Refusal::new(&error, shop.session.formatter)));
        }
        is_over
    }

    /// Does what was chosen in a menu, the palette or a bar.
    pub(super) fn chosen(&mut self, ctx: &Context, chosen: MenuChoice) {
        match chosen {
            MenuChoice::Command(command) => self.run(ctx, command),
            MenuChoice::Recent(path) => self.open(&path),
            MenuChoice::Restore(path, why) => self.begin_lost(&path, why),
            MenuChoice::GoOnWithoutLog(path) => self.go_on_without_log(path),
            MenuChoice::Class(slug) => {
                if let Some(shop) = self.shop_mut() {
                    shop.show_class(slug);
                }
            }
            MenuChoice::Open(target) => {
                if let Some(shop) = self.shop_mut() {
                    shop.open_target(target);
                }
            }
            MenuChoice::Find(tab, text) => {
                if let Some(shop) = self.shop_mut() {
                    shop.find(tab, text);
                }
            }
        }
    }
}

/// Where others may reach this device, by a port that is free; empty where there is no network.
fn proposed_address() -> String {
    let port = system::free_port(DEVICE_PORT);
    system::address_in_network().map_or_else(String::new, |host| SocketAddr::new(host, port).to_string())
}
