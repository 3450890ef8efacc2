//! Who works at this window, and who works in the shop.

use crate::domain::error::Result;
use crate::ui::format::Numbers;
use crate::ui::model::{Loadable, SignInAttempt, Staff};
use crate::worker::Request;

use super::{Books, Lists, ShopSession, Views};

impl ShopSession {
    /// Somebody says who they are.
    pub(crate) fn sign_in(&self, tried: SignInAttempt) -> Request<String> {
        // Asked of the engine itself: at this point nobody acts yet.
        self.worker.read(move |engine| engine.sign_in(&tried.login, &tried.password).map(|_| tried.login))
    }

    /// They are who they say: what was shown is put away with what was asked, and asked again in their name.
    pub(crate) fn signed_in(&mut self, login: String) {
        self.user = Some(login.clone());
        self.admitted = Some(login);
        self.locked = None;
        self.facts = Loadable::default();
        self.views = Views::default();
        (self.lists, self.books, self.class) = (Lists::default(), Books::default(), None);
        self.ask_facts();
    }

    /// Whoever gives themselves a password is not asked for it at once.
    pub(crate) fn admit(&mut self, login: &str) {
        if self.facts.value.as_ref().is_some_and(|facts| facts.login == login) {
            self.admitted = Some(login.to_owned());
        }
    }

    /// Who works in the shop, from the beginning.
    pub(crate) fn ask_staff(&mut self) {
        self.views.staff = Loadable::default();
        self.refresh_staff();
    }

    fn refresh_staff(&mut self) {
        self.ask(
            |session| &mut session.views.staff,
            |engine, actor| {
                let people = engine.staff(actor)?.into_iter().map(|user| {
                    let has_password = engine.has_password(&user.login)?;
                    Ok(Staff { login: user.login, role: user.role, has_password })
                });
                people.collect::<Result<_>>()
            },
        );
    }

    /// Who works in the shop may be others now, and so may be what whoever acts may do.
    pub(crate) fn staff_changed(&mut self) {
        self.refresh_staff();
        self.ask_facts();
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
