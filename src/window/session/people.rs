//! Signing in, the users of the shop, its API keys, and the number format.

use crate::format::{self, Formatter};
use crate::model::{KeyRow, Loadable, SignInAttempt, Staff, permission_name};
use domain::error::Result;
use domain::text;
use domain::time::Zone;
use engine::ApiKey;
use worker::Request;

use super::{OrderViews, ShopSession, Views};

impl ShopSession {
    pub(crate) fn sign_in(&self, tried: SignInAttempt) -> Request<String> {
        // Not by `read`, which needs an acting user.
        self.worker.read(move |engine| engine.sign_in(&tried.login, &tried.password).map(|_| tried.login))
    }

    /// Another user acts from now on. Views and open requests of the previous one are dropped.
    pub(crate) fn signed_in(&mut self, login: String) {
        self.user = Some(login.clone());
        self.admitted = Some(login);
        self.locked = None;
        self.facts = Loadable::default();
        self.views = Views::default();
        (self.looking_at_invoice, self.looking_at_file) = (None, None);
        (self.order_views, self.class) = (OrderViews::default(), None);
        self.ask_facts();
    }

    /// The login of the acting user; empty until it is known.
    pub(crate) fn login(&self) -> String {
        self.facts.value.as_ref().map(|facts| facts.login.clone()).unwrap_or_default()
    }

    /// Marks the acting user as signed in before a change of their password, so that they need not give it at
    /// once.
    pub(crate) fn admit(&mut self, login: &str) {
        if self.facts.value.as_ref().is_some_and(|facts| facts.login == login) {
            self.admitted = Some(login.to_owned());
        }
    }

    /// Requests the users; none are shown until the answer.
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

    /// Requests the users and facts again; a change of users may change what the acting user may do.
    pub(crate) fn staff_changed(&mut self) {
        self.refresh_staff();
        self.ask_facts();
    }

    /// Changes how numbers are written. Views hold formatted text, so all are requested again.
    pub(crate) fn write_as(&mut self, formatter: Formatter) {
        if self.formatter != formatter {
            self.formatter = formatter;
            if self.facts.value.is_some() {
                self.refresh();
            }
        }
    }

    /// Requests the API keys and the users; none are shown until the answer.
    pub(crate) fn ask_keys(&mut self) {
        self.views.keys = Loadable::default();
        self.ask_staff();
        self.refresh_keys();
    }

    pub(crate) fn refresh_keys(&mut self) {
        let formatter = self.formatter;
        self.ask(
            |session| &mut session.views.keys,
            move |engine, actor| {
                let zone = engine.shop()?.time_zone;
                let keys = engine.keys(actor)?;
                let usable = keys.iter().filter(|key| key.revoked_at.is_none());
                Ok(usable.map(|key| row(key, zone, formatter)).collect())
            },
        );
    }
}

fn row(key: &ApiKey, zone: Zone, formatter: Formatter) -> KeyRow {
    let name = if key.label.is_empty() { format!("…{}", key.ending) } else { key.label.clone() };
    let used = key.last_used_at.map_or_else(
        || text!("never used"),
        |last| text!("used {moment}", moment = format::moment(zone.local(last))),
    );
    let used = formatter.text(&used);
    let permission = formatter.language.label(permission_name(key.permission));
    let ending = if key.label.is_empty() { String::new() } else { format!(", …{}", key.ending) };
    KeyRow { id: key.id, name, note: format!("{}, {permission}, {used}{ending}", key.login) }
}
