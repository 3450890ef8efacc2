//! The people who work in the shop.

use super::{Engine, actor_of};
use crate::domain::access::{Actor, Right, Role};
use crate::domain::password::PasswordHash;
use crate::domain::text::{LONGEST_TEXT, clean, short};
use crate::domain::time::Instant;
use crate::domain::{Error, Result};
use crate::store::{NewUser, User, Write};

impl Engine {
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
        Right::Administrator.require(actor, Error::NotAllowed { what: "see the users" })?;
        self.store.read(|read| read.staff())
    }
}

/// Adds a user; refused when the name is taken, empty or too long.
pub(super) fn add(write: &Write<'_>, login: &str, role: Role, now: Instant) -> Result<()> {
    let login = short(login, clean).ok().filter(|login| !login.is_empty());
    let login = login.ok_or_else(|| Error::Invalid {
        what: "The user's name".to_owned(),
        problem: format!("give one of 1 to {LONGEST_TEXT} characters"),
    })?;
    if write.user(&login)?.is_some() {
        return Err(Error::UserExists { login });
    }
    let new = NewUser { login, name: String::new(), email: String::new(), role };
    write.add_user(&new, now, write.shop()?.time_zone).map(drop)
}

/// Gives somebody who works in the shop another role there; refused for customers, and when no administrator
/// would be left.
pub(super) fn change_role(write: &Write<'_>, login: &str, role: Role) -> Result<()> {
    let user = colleague(write, login)?;
    if role == Role::Customer {
        return Err(refused("a customer has no part in running the shop; remove the user instead"));
    }
    if user.role == role {
        return Ok(());
    }
    keep_an_administrator(write, &user)?;
    write.change_role(&user, role)
}

/// Removes somebody who works in the shop; what they did stays in the history. Refused for oneself, for
/// customers, and when no administrator would be left.
pub(super) fn remove(write: &Write<'_>, actor: &Actor, login: &str) -> Result<()> {
    let user = colleague(write, login)?;
    keep_an_administrator(write, &user)?;
    if actor.id() == Some(user.id) {
        return Err(refused("nobody removes themselves; another administrator can"));
    }
    if write.remove_user(&user)? { Ok(()) } else { Err(refused("orders name them as the customer")) }
}

/// Gives a user a password or, with `None`, takes it away; refused when there is no such user.
pub(super) fn set_password(write: &Write<'_>, login: &str, hash: Option<&PasswordHash>) -> Result<()> {
    let user = write.user(login)?.ok_or_else(|| Error::UnknownUser { login: login.to_owned() })?;
    write.set_password(&user, hash)
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
