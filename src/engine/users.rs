//! The people who work in the shop.

use super::{Engine, step};
use crate::domain::access::{Actor, Role};
use crate::domain::text::{LONGEST_TEXT, clean};
use crate::domain::time::Instant;
use crate::domain::{Error, Result};
use crate::store::{NewUser, User};

impl Engine {
    /// Adds a user. Only an administrator may; refused when the name is taken, empty or too long.
    pub fn add_user(&mut self, actor: &Actor, login: &str, role: Role, now: Instant) -> Result<()> {
        require_administrator(actor, "add users")?;
        let login = clean(login);
        if login.is_empty() || login.chars().count() > LONGEST_TEXT {
            return Err(Error::Invalid {
                what: "The user's name".to_owned(),
                problem: format!("give one of 1 to {LONGEST_TEXT} characters"),
            });
        }
        self.store.write(&step(actor, now, "Add user"), |write| {
            if write.user(&login)?.is_some() {
                return Err(Error::UserExists { login });
            }
            let new = NewUser { login, name: String::new(), email: String::new(), role };
            write.add_user(&new, now, write.shop()?.time_zone).map(drop)
        })
    }

    /// Everyone but the customers. Only an administrator may know.
    pub fn staff(&self, actor: &Actor) -> Result<Vec<User>> {
        require_administrator(actor, "see the users")?;
        self.store.read(|read| read.staff())
    }
}

fn require_administrator(actor: &Actor, what: &'static str) -> Result<()> {
    if actor.role() == Some(Role::Administrator) { Ok(()) } else { Err(Error::NotAllowed { what }) }
}
