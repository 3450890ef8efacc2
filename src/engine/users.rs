//! The people who work in the shop.

use super::{Engine, actor_of, step};
use crate::domain::access::{Actor, Role};
use crate::domain::password::PasswordHash;
use crate::domain::text::{LONGEST_TEXT, clean, short};
use crate::domain::time::Instant;
use crate::domain::{Error, Result};
use crate::store::{NewUser, User, Write};

impl Engine {
    /// Adds a user. Only an administrator may; refused when the name is taken, empty or too long.
    pub fn add_user(&mut self, actor: &Actor, login: &str, role: Role, now: Instant) -> Result<()> {
        require_administrator(actor, "add users")?;
        let login = short(login, clean).ok().filter(|login| !login.is_empty());
        let login = login.ok_or_else(|| Error::Invalid {
            what: "The user's name".to_owned(),
            problem: format!("give one of 1 to {LONGEST_TEXT} characters"),
        })?;
        self.store.write(&step(actor, now, "Add user"), |write| {
            if write.user(&login)?.is_some() {
                return Err(Error::UserExists { login });
            }
            let new = NewUser { login, name: String::new(), email: String::new(), role };
            write.add_user(&new, now, write.shop()?.time_zone).map(drop)
        })
    }

    /// Gives somebody who works in the shop another role there. Only an administrator may; refused for
    /// customers, and when no administrator would be left.
    pub fn change_role(&mut self, actor: &Actor, login: &str, role: Role, now: Instant) -> Result<()> {
        require_administrator(actor, "change roles")?;
        self.store.write(&step(actor, now, "Change role"), |write| {
            let user = colleague(write, login)?;
            if role == Role::Customer {
                return Err(refused("a customer has no part in running the shop; remove the user instead"));
            }
            if user.role == role {
                return Ok(());
            }
            keep_an_administrator(write, &user)?;
            write.change_role(&user, role)
        })
    }

    /// Removes somebody who works in the shop; what they did stays in the history. Only an administrator
    /// may; refused for oneself, for customers, and when no administrator would be left.
    pub fn remove_user(&mut self, actor: &Actor, login: &str, now: Instant) -> Result<()> {
        require_administrator(actor, "remove users")?;
        self.store.write(&step(actor, now, "Remove user"), |write| {
            let user = colleague(write, login)?;
            keep_an_administrator(write, &user)?;
            if actor.id() == Some(user.id) {
                return Err(refused("nobody removes themselves; another administrator can"));
            }
            if write.remove_user(&user)? { Ok(()) } else { Err(refused("orders name them as the customer")) }
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

/// Somebody who works in the shop, not a customer.
fn colleague(write: &Write<'_>, login: &str) -> Result<User> {
    let user = write.user(login)?.filter(|user| user.role != Role::Customer);
    user.ok_or_else(|| Error::UnknownUser { login: login.to_owned() })
}

/// Refuses what would leave the shop without an administrator.
fn keep_an_administrator(write: &Write<'_>, user: &User) -> Result<()> {
    let mut staff = write.staff()?.into_iter();
    let is_another = staff.any(|one| one.role == Role::Administrator && one.id != user.id);
    if user.role != Role::Administrator || is_another {
        return Ok(());
    }
    Err(refused("a shop needs an administrator; make somebody else one first"))
}

fn refused(problem: &str) -> Error {
    Error::Invalid { what: "The users".to_owned(), problem: problem.to_owned() }
}

fn require_administrator(actor: &Actor, what: &'static str) -> Result<()> {
    if actor.role() == Some(Role::Administrator) { Ok(()) } else { Err(Error::NotAllowed { what }) }
}
