//! The people who work in the shop.

use super::{Engine, actor_of, step};
use crate::domain::access::{Actor, Role};
use crate::domain::password::PasswordHash;
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

    /// Gives a user a password or, with `None`, takes it away. A user may do so for themselves, an
    /// administrator for everyone; refused when there is no such user.
    pub fn set_password(
        &mut self,
        actor: &Actor,
        login: &str,
        hash: Option<&PasswordHash>,
        now: Instant,
    ) -> Result<()> {
        if actor.id().is_none() || actor.login() != login {
            require_administrator(actor, "change somebody else's password")?;
        }
        self.store.write(&step(actor, now, "Change password"), |write| {
            let user = write.user(login)?.ok_or_else(|| Error::UnknownUser { login: login.to_owned() })?;
            write.set_password(&user, hash)
        })
    }

    /// Whether this user has a password, which the window asks for.
    pub fn has_password(&self, login: &str) -> Result<bool> {
        self.store.read(|read| {
            let user = read.user(login)?;
            Ok(user.map(|user| read.password(user.id)).transpose()?.flatten().is_some())
        })
    }

    /// Who signs in: the user of this name, when the password is theirs or they have none. The answer
    /// is the same for a wrong password and for a user who does not exist.
    pub fn sign_in(&self, login: &str, password: &str) -> Result<Actor> {
        self.store.read(|read| {
            let user = read.user(login)?.ok_or(Error::WrongPassword)?;
            match read.password(user.id)? {
                Some(hash) if !hash.fits(password) => Err(Error::WrongPassword),
                _ => Ok(actor_of(user)),
            }
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
