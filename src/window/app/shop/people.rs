//! Signing in, and changes of users, API keys, closed periods and the shop's settings.

use crate::app::overlay::Overlay;
use crate::dialogs::export::Export;
use crate::model::{
    FindingAnswer, KeyAction, NewKey, PeriodAction, ShopForm, SignInAttempt, Tab, UserAction, role_name,
};
use crate::session::permission_name;
use crate::shell::toasts::Toasts;
use crate::tabs::classes::ClassesState;
use crate::tabs::orders::OrdersState;
use crate::tabs::rates::RatesState;
use crate::tabs::returns::ReturnsState;
use crate::tabs::sales::SalesState;
use crate::tabs::taxes::TaxesState;
use domain::access::Actor;
use domain::access::key;
use domain::access::password::PasswordHash;
use domain::error::{Error, Result};
use domain::places::address::Address;
use domain::returns::name_in_sentence;
use domain::shop::settings::{Currency, Shop, shop_address, shop_name};
use domain::time::Zone;
use engine::{Change, Engine};

use super::ShopWindow;
use super::lists::ListStates;
use super::requests::{Refresh, making};

impl ShopWindow {
    pub(crate) fn sign_in(&mut self, tried: SignInAttempt) {
        let request = self.session.sign_in(tried);
        self.wait_for(request, |window, overlay, answer| match answer {
            Ok(login) => {
                window.session.signed_in(login);
                window.forget_typed();
                window.sign_in.answered(None, window.now);
                overlay.take_if(|overlay| matches!(overlay, Overlay::SwitchUser));
            }
            Err(refusal) => window.sign_in.answered(Some(refusal), window.now),
        });
    }

    /// Drops the state of the tabs that belongs to the previous user.
    fn forget_typed(&mut self) {
        self.sales = SalesState::default();
        self.export = Export::default();
        self.rates = RatesState::default();
        self.kept = None;
        self.classes = ClassesState::default();
        self.lists = ListStates::default();
        self.taxes = TaxesState::default();
        self.returns = ReturnsState::default();
        self.orders = OrdersState::default();
        self.refusal = None;
        self.toasts = Toasts::default();
        self.saved = None;
    }

    pub(crate) fn change_staff(&mut self, action: UserAction) {
        if let UserAction::Password(login, Some(_)) = &action {
            self.session.admit(login);
        }
        let work = move |engine: &mut Engine, actor: &Actor, now| {
            let (words, change) = match action {
                UserAction::Close => return Ok(String::new()),
                UserAction::Add(login, role) => {
                    (format!("{login} is {} now.", role_name(role)), Change::AddUser { login, role })
                }
                UserAction::Role(login, role) => {
                    (format!("{login} is {} now.", role_name(role)), Change::ChangeRole { login, role })
                }
                UserAction::Password(login, Some(password)) => {
                    let hash = Some(PasswordHash::make(&password, &system::salt()?)?);
                    (format!("{login} has a new password."), Change::SetPassword { login, hash })
                }
                UserAction::Password(login, None) => {
                    (format!("{login} has no password now."), Change::SetPassword { login, hash: None })
                }
                UserAction::Remove(login) => (format!("{login} was removed."), Change::RemoveUser { login }),
            };
            engine.apply(&change, actor, now)?;
            Ok(words)
        };
        self.write_form(Refresh::Taxes, "Users changed", work, |window, overlay, answer| {
            if answer.is_ok() {
                window.session.staff_changed();
            }
            if let Some(Overlay::Users(users)) = overlay {
                users.answered(answer);
            }
        });
    }

    pub(crate) fn change_period(&mut self, action: PeriodAction) {
        let (words, change) = match action {
            PeriodAction::Leave => return,
            PeriodAction::Close { period, early } => {
                (format!("{} is closed", period.name()), Change::ClosePeriod { period, early })
            }
            PeriodAction::Reopen(period, reason) => {
                (format!("{} is open", period.name()), Change::ReopenPeriod { period, reason })
            }
        };
        self.write_form(
            Refresh::All,
            words.clone(),
            making(change, Ok),
            move |window, overlay, answer| match (answer, overlay) {
                (Err(refusal), Some(Overlay::Periods(periods))) => periods.refused(refusal),
                (Err(refusal), _) => window.refuse(refusal, None),
                (Ok(_), overlay) => {
                    if matches!(overlay, Some(Overlay::Periods(_))) {
                        *overlay = None;
                    }
                    window.toasts.say(words);
                    if window.tab == Tab::Returns {
                        window.take_keyboard();
                    }
                }
            },
        );
    }

    pub(crate) fn change_keys(&mut self, action: KeyAction) {
        let work = move |engine: &mut Engine, actor: &Actor, now| match action {
            KeyAction::Close => Ok(None),
            KeyAction::Make(login, label, permission) => {
                let pair = system::key_pair()?;
                let key = key::NewKey::of(&pair, &login, &label, permission);
                engine.apply(&Change::AddKey(key), actor, now)?;
                Ok(Some(NewKey { pair, words: format!("{login}, {}", permission_name(permission)) }))
            }
            KeyAction::Revoke(id) => {
                engine.apply(&Change::RevokeKey { id }, actor, now)?;
                Ok(None)
            }
        };
        self.write_form(Refresh::Taxes, "API keys changed", work, |window, overlay, answer| {
            if answer.is_ok() {
                window.session.refresh_keys();
            }
            if let Some(Overlay::ApiKeys(keys)) = overlay {
                keys.answered(answer);
            }
        });
    }

    /// Does what a finding of a return asks for.
    pub(crate) fn answer(&mut self, answer: FindingAnswer) {
        let words = match &answer {
            FindingAnswer::Country(country) => format!("The shop is in {}", name_in_sentence(country)),
            FindingAnswer::DivideRefunds(_) => {
                "The refunds are divided by the rates of their orders".to_owned()
            }
        };
        let work = move |engine: &mut Engine, actor: &Actor, now| {
            let change = match answer {
                FindingAnswer::Country(country) => {
                    let is = engine.shop()?;
                    let address = Address { country, ..is.address.clone() };
                    Change::ChangeShop(Shop { address, ..is })
                }
                FindingAnswer::DivideRefunds(period) => Change::DivideRefunds { period },
            };
            engine.apply(&change, actor, now).map(drop)
        };
        self.write(Refresh::All, words.clone(), work, move |window, ()| {
            window.toasts.say_with_undo(words);
        });
    }

    pub(crate) fn change_shop(&mut self, form: ShopForm) {
        let work = move |engine: &mut Engine, actor: &Actor, now| {
            engine.apply(&Change::ChangeShop(changed(&form)?), actor, now).map(drop)
        };
        self.write_form(Refresh::All, "Settings saved", work, |window, overlay, answer| {
            if answer.is_ok() {
                window.toasts.say_with_undo("Settings saved");
            }
            if let Some(Overlay::Preferences(preferences)) = overlay {
                preferences.answered(answer);
            }
        });
    }
}

fn changed(form: &ShopForm) -> Result<Shop> {
    let invalid =
        |what: &str, problem: &str| Error::Invalid { what: what.to_owned(), problem: problem.to_owned() };
    let page_size = form.page_size.trim().parse::<i64>().ok().filter(|size| *size >= 1);
    Ok(Shop {
        name: shop_name(&form.name)?,
        currency: Currency::parse(&form.currency)
            .ok_or_else(|| invalid("Currency", "write the three letters of a currency, such as GBP"))?,
        time_zone: Zone::parse(form.time_zone.trim())
            .ok_or_else(|| invalid("Time zone", "write a zone such as Europe/London or America/New_York"))?,
        page_size: page_size.ok_or_else(|| invalid("Rates per page (API)", "write a whole number from 1"))?,
        taxes: form.taxes,
        address: shop_address(&form.country, &form.state, &form.postcode, &form.city)?,
    })
}
