//! Signing in, and the dialogs of an open shop: users, API keys, closed periods, devices and the shop's
//! settings.

use egui::Context;

use crate::Tillbook;
use crate::app::overlay::{Dialog, Overlay, close, proposed_address};
use crate::command::Command;
use crate::dialogs::api_keys::{ApiKeys, api_keys_ui};
use crate::dialogs::connections::{API_KEYS, DEVICES, Head};
use crate::dialogs::devices::Join;
use crate::dialogs::devices::{Devices, devices_ui};
use crate::dialogs::export::Export;
use crate::dialogs::form::Form;
use crate::dialogs::periods::{Periods, periods_ui};
use crate::dialogs::preferences::{OpenShop, Preferences, preferences_ui};
use crate::dialogs::restore::Restoring;
use crate::dialogs::sign_in::{SignIn, switch_ui};
use crate::dialogs::users::{Users, users_ui};
use crate::model::{Refusal, SignInAttempt, Tab};
use crate::returns::Returns;
use crate::shell::toasts::Toasts;
use crate::translate::tr;
use domain::shop::settings::Shop;

use super::ShopWindow;
use super::requests::Refresh;
use super::rooms::Rooms;

impl ShopWindow {
    /// The dialog of a command, for which what it shows is requested.
    pub(crate) fn begin_dialog(&mut self, command: Command) -> Option<Overlay> {
        self.leave();
        Some(match command {
            Command::Periods => {
                self.session.ask_facts();
                let returns = self.rooms.get::<Returns>().filter(|_| self.tab == Tab::Returns);
                let period = returns.and_then(|returns| returns.period_in_view());
                Box::new(Form::new(Periods::at(period)))
            }
            Command::Users => {
                self.session.ask_staff();
                Box::new(Form::new(Users::default()))
            }
            Command::ApiKeys => {
                self.session.ask_keys();
                Box::new(Form::new(ApiKeys::default()))
            }
            Command::SwitchUser => {
                self.sign_in = SignIn::default();
                self.session.ask_staff();
                Box::new(SwitchUser)
            }
            Command::Share | Command::Devices => Box::new(Form::new(Devices::at(proposed_address()))),
            Command::Backups => {
                self.session.ask_backups();
                let facts = self.session.facts.value.as_ref();
                let zone = facts.map_or_else(system::time_zone, |facts| facts.shop.time_zone);
                Box::new(Restoring::new(self.session.backups()?.clone(), zone, self.session.formatter))
            }
            _ => return None,
        })
    }

    pub(crate) fn sign_in(&mut self, tried: SignInAttempt) {
        let request = self.session.sign_in(tried);
        self.wait_for(request, |window, overlay, answer| match answer {
            Ok(login) => {
                window.session.signed_in(login);
                window.forget_typed();
                window.sign_in.answered(None, window.now);
                close::<SwitchUser>(overlay);
            }
            Err(refusal) => window.sign_in.answered(Some(refusal), window.now),
        });
    }

    /// Drops the state of the tabs that belongs to the previous user.
    fn forget_typed(&mut self) {
        self.export = Export::default();
        self.kept = None;
        self.rooms = Rooms::default();
        self.refusal = None;
        self.toasts = Toasts::default();
        self.saved = None;
    }
}

/// The dialog that switches users, whose state is that of the page of a locked shop.
struct SwitchUser;

impl Dialog for SwitchUser {
    fn show(&mut self, app: &mut Tillbook, ctx: &Context) -> bool {
        let Some(shop) = app.shop_mut() else { return true };
        let acting = shop.session.login();
        let (tried, is_over) = switch_ui(ctx, &mut shop.sign_in, &shop.session.views.staff, &acting);
        let Some(tried) = tried else { return is_over };
        shop.sign_in(tried);
        false
    }
}

impl Dialog for Form<Users> {
    fn show(&mut self, app: &mut Tillbook, ctx: &Context) -> bool {
        let Some(shop) = app.shop_mut() else { return true };
        let step = users_ui(ctx, self, &shop.session.views.staff);
        if let Some(login) = self.draft.with_password.take() {
            shop.session.admit(&login);
        }
        shop.take_step(step, Refresh::Taxes, |window, users: Option<&mut Users>, words| {
            window.session.staff_changed();
            if let Some(users) = users {
                users.done(words);
            }
            false
        })
    }
}

impl Dialog for Form<ApiKeys> {
    fn show(&mut self, app: &mut Tillbook, ctx: &Context) -> bool {
        let mut head = Head::of(API_KEYS, &app.situation());
        let Some(shop) = app.shop_mut() else { return true };
        let (views, acting) = (&shop.session.views, shop.session.login());
        let facts = shop.session.facts.value.as_ref().filter(|facts| facts.may_manage);
        let settings = facts.map(|facts| &facts.shop);
        let step = api_keys_ui(ctx, &mut head, self, &views.keys, &views.staff, &acting, settings);
        let is_over = shop.take_step(step, Refresh::Taxes, |window, keys: Option<&mut ApiKeys>, made| {
            window.session.refresh_keys();
            window.session.ask_facts();
            if let Some(keys) = keys {
                keys.done(made);
            }
            false
        });
        app.open_part(&head);
        is_over
    }
}

impl Dialog for Form<Periods> {
    fn show(&mut self, app: &mut Tillbook, ctx: &Context) -> bool {
        let Some(shop) = app.shop_mut() else { return true };
        let Some(facts) = &shop.session.facts.value else { return true };
        let step = periods_ui(ctx, self, facts);
        shop.take_step(step, Refresh::All, |window, _: Option<&mut Periods>, words| {
            window.toasts.say(words);
            if window.tab == Tab::Returns {
                window.take_keyboard();
            }
            true
        })
    }
}

/// The preferences of the window, and the settings of the shop where one is open.
impl Dialog for Form<Preferences> {
    fn show(&mut self, app: &mut Tillbook, ctx: &Context) -> bool {
        let facts = app.shop().and_then(|shop| shop.session.facts.value.as_ref());
        let open = facts.map(|facts| OpenShop {
            shop: facts.shop.clone(),
            logo: facts.logo.clone(),
            may_change: facts.may_manage,
            has_purchases: facts.begun.purchases,
        });
        let step = preferences_ui(ctx, self, &mut app.remembered, open.as_ref());
        let formatter = app.remembered.formatter();
        let Some(shop) = app.shop_mut() else { return step.is_some() };
        shop.session.write_as(formatter);
        shop.take_step(step, Refresh::All, |window, preferences: Option<&mut Preferences>, saved: Shop| {
            window.toasts.say_with_undo(tr!("Settings saved"));
            let invoiced = preferences.map(|one| one.saved(&saved)).unwrap_or_default();
            if !invoiced.is_empty() {
                window.ask_invoices(invoiced, false);
            }
            false
        })
    }
}

impl Dialog for Form<Devices> {
    fn show(&mut self, app: &mut Tillbook, ctx: &Context) -> bool {
        let mut head = Head::of(DEVICES, &app.situation());
        let Some(shop) = app.shop_mut() else { return true };
        let mut answered = |answer| {
            if let Some(invitation) = self.answered(answer) {
                self.draft.done(invitation);
            }
        };
        if let Some(answer) = shop.session.group_answer() {
            answered(answer);
        }
        let (action, is_over) = devices_ui(ctx, &mut head, self, shop.session.sharing().as_ref());
        if let Some(action) = action
            && let Err(error) = shop.session.change_group(action)
        {
            let refusal = Refusal::new(&error, shop.session.formatter);
            self.refused(refusal);
        }
        if let Some(name) = self.draft.joins_anew.take() {
            // The device of a shop whose files were put back from an older copy joins with a file beside the
            // old one.
            let old = shop.session.path().to_owned();
            let path = backups::beside(&old, "anew");
            app.open_dialog(Join::at(path, proposed_address(), Some((old, name))));
        }
        app.open_part(&head);
        is_over
    }
}
