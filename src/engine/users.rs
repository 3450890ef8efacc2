//! Users of the shop and their passwords. Customers are in `customers`.

use serde::{Deserialize, Serialize};

use super::Engine;
use super::change::rules::{Changes, Rule, administrator};
use super::keys::REVOKE;
use domain::access::key::NewKey;
use domain::access::password::PasswordHash;
use domain::access::{Actor, Right, Role};
use domain::ids::KeyId;
use domain::label;
use domain::text;
use domain::text::{LONGEST_TEXT, Text, clean, short};
use domain::time::Instant;
use domain::{Error, Result};
use store::{User, Write};

/// A change of users and their API keys.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "fields whose name says it all")]
pub enum UserChange {
    /// Adds a user with a role in the shop.
    #[serde(rename = "add_user")]
    Add { login: String, role: Role },
    /// Changes the role of a user.
    #[serde(rename = "change_role")]
    ChangeRole { login: String, role: Role },
    /// Removes a user.
    #[serde(rename = "remove_user")]
    Remove { login: String },
    /// Sets a user's password; `None` removes it.
    #[serde(rename = "set_password")]
    SetPassword { login: String, hash: Option<PasswordHash> },
    /// Adds an API key.
    #[serde(rename = "add_key")]
    AddKey(NewKey),
    /// Revokes an API key.
    #[serde(rename = "revoke_key")]
    RevokeKey { id: KeyId },
}

impl Changes for UserChange {
    fn rule(&self) -> Rule<'_> {
        let own = |login, what| (Right::Own(login), Error::AdministratorOnly { what });
        match self {
            Self::Add { .. } => administrator(label!("add users")),
            Self::ChangeRole { .. } => administrator(label!("change roles")),
            Self::Remove { .. } => administrator(label!("remove users")),
            Self::SetPassword { login, .. } => own(login, label!("change somebody else's password")),
            Self::AddKey(NewKey { login, .. }) => own(login, label!("make API keys for somebody else")),
            // Refused in `keys::revoke`, which knows whose key it is.
            Self::RevokeKey { .. } => (Right::Anyone, Error::AdministratorOnly { what: REVOKE }),
        }
    }

    fn title(&self) -> Text {
        match self {
            Self::Add { .. } => text!("Add user"),
            Self::ChangeRole { .. } => text!("Change role"),
            Self::Remove { .. } => text!("Remove user"),
            Self::SetPassword { .. } => text!("Change password"),
            Self::AddKey(_) => text!("Add API key"),
            Self::RevokeKey { .. } => text!("Revoke API key"),
        }
    }

    fn brings_rates_into_force(&self) -> bool {
        false
    }
}

impl Engine {
    /// True if this user has a password, so that the window asks for it.
    pub fn has_password(&self, login: &str) -> Result<bool> {
        self.store.read(|read| {
            let user = read.user(login)?;
            Ok(user.map(|user| read.password(user.id)).transpose()?.flatten().is_some())
        })
    }

    /// The actor of this login, when the password is right or the user has none. The refusal is the same for
    /// a wrong password and for a user who does not exist.
    pub fn sign_in(&self, login: &str, password: &str) -> Result<Actor> {
        self.store.read(|read| {
            let user = read.user(login)?.ok_or(Error::WrongPassword)?;
            match read.password(user.id)? {
                Some(hash) if !hash.fits(password) => Err(Error::WrongPassword),
                _ => Ok(user.actor()),
            }
        })
    }

    /// The users, without customers. Needs the role of an administrator.
    pub fn staff(&self, actor: &Actor) -> Result<Vec<User>> {
        Right::Administrator.require(actor, Error::AdministratorOnly { what: label!("see the users") })?;
        self.store.read(|read| Ok(read.staff()?))
    }
}

/// Adds a user; refused when the login is taken, empty or too long.
pub(super) fn add(write: &Write<'_>, login: &str, role: Role, now: Instant) -> Result<()> {
    let login = short(login, clean).ok().filter(|login| !login.is_empty());
    let login = login.ok_or_else(|| Error::Invalid {
        what: text!("The user's name"),
        problem: text!("it is empty or too long; give one of 1 to {most} characters", most = LONGEST_TEXT),
    })?;
    if write.user(&login)?.is_some() {
        return Err(Error::UserExists { login });
    }
    let new = User { login, role, ..User::default() };
    write.add_user(&new, now, write.shop()?.time_zone)?;
    Ok(())
}

/// Changes the role of a user; refused for customers, and when no administrator would remain.
pub(super) fn change_role(write: &Write<'_>, login: &str, role: Role) -> Result<()> {
    let user = colleague(write, login)?;
    if role == Role::Customer {
        return Err(refused(text!("a customer has no part in running the shop; remove the user instead")));
    }
    if user.role == role {
        return Ok(());
    }
    keep_an_administrator(write, &user)?;
    Ok(write.change_role(&user, role)?)
}

/// Removes a user; their steps stay in the history. Refused for oneself, for customers, when orders name
/// them as the customer, and when no administrator would remain.
pub(super) fn remove(write: &Write<'_>, actor: &Actor, login: &str) -> Result<()> {
    let user = colleague(write, login)?;
    keep_an_administrator(write, &user)?;
    if actor.id() == Some(user.id) {
        return Err(refused(text!("you cannot remove yourself; another administrator can")));
    }
    if write.remove_user(&user)? {
        Ok(())
    } else {
        Err(refused(text!("orders name them as the customer; give them another role instead")))
    }
}

/// Sets a user's password, or removes it with `None`; refused when there is no such user.
pub(super) fn set_password(write: &Write<'_>, login: &str, hash: Option<&PasswordHash>) -> Result<()> {
    let user = write.user(login)?.ok_or_else(|| Error::UnknownUser { login: login.to_owned() })?;
    Ok(write.set_password(&user, hash)?)
}

/// The user of this login; refused when there is none or it is a customer.
fn colleague(write: &Write<'_>, login: &str) -> Result<User> {
    let user = write.user(login)?.filter(|user| user.role != Role::Customer);
    user.ok_or_else(|| Error::UnknownUser { login: login.to_owned() })
}

/// Refuses a change of this user that leaves the shop without an administrator.
fn keep_an_administrator(write: &Write<'_>, user: &User) -> Result<()> {
    let mut staff = write.staff()?.into_iter();
    let is_another = staff.any(|one| one.role == Role::Administrator && one.id != user.id);
    if user.role != Role::Administrator || is_another {
        return Ok(());
    }
    Err(refused(text!("a shop needs an administrator; make somebody else one first")))
}

fn refused(problem: Text) -> Error {
    Error::Invalid { what: text!("The users"), problem }
}
