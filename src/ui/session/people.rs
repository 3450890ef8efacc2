//! Who works at this window, and what the shop says about itself.

use crate::domain::error::{Error, Result};
use crate::domain::password::PasswordHash;
use crate::domain::settings::{Currency, Shop, shop_address, shop_name};
use crate::domain::time::Zone;
use crate::engine::Engine;
use crate::system;
use crate::ui::format::Numbers;
use crate::ui::model::{
    Loadable, LockedShop, Refusal, ShopForm, SignInAttempt, Staff, UserAction, role_name,
};

use super::{Answer, Intent, LIST_SLOTS, Lists, ORDER_SLOTS, Outcome, SIGN_IN, SLOTS, STAFF, ShopSession};

impl ShopSession {
    /// Somebody says who they are.
    pub(crate) fn sign_in(&mut self, tried: SignInAttempt) {
        // Asked of the engine itself: at this point nobody acts yet.
        self.worker.ask(SIGN_IN, move |engine| {
            engine.sign_in(&tried.login, &tried.password)?;
            Ok(Answer::SignedIn(tried.login))
        });
    }

    /// What came of it.
    pub(super) fn let_in(&mut self, answer: Result<Answer>) -> Outcome {
        match answer {
            Ok(Answer::SignedIn(login)) => {
                self.signed_in(login);
                Outcome::SignedIn(None)
            }
            Ok(_) => Outcome::SignedIn(None),
            Err(error) => Outcome::SignedIn(Some(Refusal::from(&error))),
        }
    }

    /// Who works in the shop, from the beginning.
    pub(crate) fn ask_staff(&mut self) {
        self.staff = Loadable::default();
        self.refresh_staff();
    }

    fn refresh_staff(&mut self) {
        self.staff.is_waiting = true;
        self.ask(STAFF, |engine, actor| {
            let people = engine.staff(actor)?.into_iter().map(|user| {
                let has_password = engine.has_password(&user.login)?;
                Ok(Staff { login: user.login, role: user.role, has_password })
            });
            Ok(Answer::Staff(people.collect::<Result<_>>()?))
        });
    }

    /// They are who they say: what was shown is put away, and asked again in their name.
    pub(super) fn signed_in(&mut self, login: String) {
        self.user = Some(login.clone());
        self.admitted = Some(login);
        self.locked = None;
        // An answer that was meant for the one before is no longer wanted.
        for slot in SLOTS.into_iter().chain(ORDER_SLOTS).chain(LIST_SLOTS) {
            self.worker.ask(slot, |_| Ok(Answer::Nothing));
        }
        self.facts = Loadable::default();
        self.sales = Loadable::default();
        self.orders = Loadable::default();
        self.entries = Loadable::default();
        self.sellers = Loadable::default();
        self.taxes = Loadable::default();
        self.classes = Loadable::default();
        self.rates = Loadable::default();
        self.detail = Loadable::default();
        self.lists = Lists::default();
        self.books = super::Books::default();
        self.history = Loadable::default();
        self.staff = Loadable::default();
        self.keys = Loadable::default();
        self.backup_list = Loadable::default();
        self.steps = super::JournalSteps::default();
        self.saved = None;
        self.ask_facts();
    }

    /// Somebody is added, changed or removed.
    pub(crate) fn change_staff(&mut self, deed: UserAction) {
        if let UserAction::Password(login, Some(_)) = &deed
            && self.facts.value.as_ref().is_some_and(|facts| facts.login == *login)
        {
            // Whoever gives themselves a password is not asked for it at once.
            self.admitted = Some(login.clone());
        }
        self.write(Intent::Staff, "Users changed", move |engine, actor, now| {
            let said = match deed {
                UserAction::Over => String::new(),
                UserAction::Add(login, role) => {
                    engine.add_user(actor, &login, role, now)?;
                    format!("{login} is {} now.", role_name(role))
                }
                UserAction::Role(login, role) => {
                    engine.change_role(actor, &login, role, now)?;
                    format!("{login} is {} now.", role_name(role))
                }
                UserAction::Password(login, Some(password)) => {
                    let hash = PasswordHash::make(&password, &system::salt()?)?;
                    engine.set_password(actor, &login, Some(&hash), now)?;
                    format!("{login} has a new password.")
                }
                UserAction::Password(login, None) => {
                    engine.set_password(actor, &login, None, now)?;
                    format!("{login} has no password now.")
                }
                UserAction::Remove(login) => {
                    engine.remove_user(actor, &login, now)?;
                    format!("{login} is no user any more.")
                }
            };
            Ok(Outcome::Staff(Ok(said)))
        });
    }

    /// Who works in the shop may be others now, and so may be what whoever acts may do.
    pub(super) fn staff_changed(&mut self) {
        self.refresh_staff();
        self.ask_facts();
    }

    /// The shop's settings as they were typed.
    pub(crate) fn change_shop(&mut self, form: ShopForm) {
        self.write(Intent::Settings, "Settings saved", move |engine, actor, now| {
            let shop = changed(&form)?;
            engine.change_shop(actor, &shop, now)?;
            Ok(Outcome::SettingsSaved)
        });
    }

    /// Another way to write numbers; all that is shown is written again.
    pub(crate) fn write_numbers(&mut self, numbers: Numbers) {
        if self.numbers != numbers {
            self.numbers = numbers;
            if self.facts.value.is_some() {
                self.refresh();
            }
        }
    }
}

/// Whether whoever acts has to say their password first.
pub(super) fn locked(
    engine: &Engine,
    login: &str,
    admitted: Option<&str>,
    shop: &Shop,
) -> Result<Option<LockedShop>> {
    let is_known = admitted == Some(login);
    let is_closed = !is_known && engine.has_password(login)?;
    Ok(is_closed.then(|| LockedShop { shop: shop.name.clone(), login: login.to_owned() }))
}

/// The shop with what was typed into the form.
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
        page_size: page_size.ok_or_else(|| invalid("Rates on a page", "write a whole number from 1"))?,
        taxes: form.taxes,
        address: shop_address(&form.country, &form.state, &form.postcode, &form.city)?,
    })
}
