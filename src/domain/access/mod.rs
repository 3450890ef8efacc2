//! Roles, their capabilities, and the user on whose behalf a request is made.
//!
//! Also here: what people and programs sign in with, passwords and API keys, and what stays withdrawn after a restore.

pub mod key;
pub mod password;

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::ids::UserId;
use crate::label;
use crate::spelling::{as_word, words};
use crate::text;
use crate::text::Text;

/// A capability of the API (spec 5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Capability {
    /// `view_store_reports`: reads the sales report and the top sellers.
    ViewStoreReports,
    /// `manage_store`: reads and changes tax rates, tax classes and the books, purchases included.
    ManageStore,
}

words! {
    /// The role of a user, the one with the most rights first.
    #[derive(Default, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    Role;
    /// Has both capabilities and, alone, manages users and restores backups.
    Administrator "administrator",
    /// Has both capabilities.
    ShopManager "shop-manager",
    /// Has `view_store_reports`.
    Accountant "accountant",
    /// Has no capability.
    #[default]
    Customer "customer",
}

as_word!(Role, |role| role.as_str(), Self::parse, |role| Some(role.name()));

impl Role {
    /// The name for people, as it stands in a sentence.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Administrator => label!("administrator"),
            Self::ShopManager => label!("shop manager"),
            Self::Accountant => label!("accountant"),
            Self::Customer => label!("customer"),
        }
    }

    /// The capabilities of each role (choice 6).
    pub const fn can(self, capability: Capability) -> bool {
        match self {
            Self::Administrator | Self::ShopManager => true,
            Self::Accountant => matches!(capability, Capability::ViewStoreReports),
            Self::Customer => false,
        }
    }
}

/// The user on whose behalf a request is made; nobody, without any capability, when no user has the name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Actor {
    user: Option<(UserId, Role)>,
    login: String,
}

impl Actor {
    /// A user of the shop.
    pub const fn user(id: UserId, login: String, role: Role) -> Self {
        Self { user: Some((id, role)), login }
    }

    /// An actor for a name that no user has; refused wherever a capability is required.
    pub fn nobody(login: impl Into<String>) -> Self {
        Self { user: None, login: login.into() }
    }

    /// The name as it was given in the request.
    pub fn login(&self) -> &str {
        &self.login
    }

    /// The user's id; `None` for nobody.
    pub fn id(&self) -> Option<UserId> {
        self.user.map(|(id, _role)| id)
    }

    /// The user's role; `None` for nobody.
    pub fn role(&self) -> Option<Role> {
        self.user.map(|(_id, role)| role)
    }

    /// True when the user's role has the capability; false for nobody.
    pub fn can(&self, capability: Capability) -> bool {
        self.role().is_some_and(|role| role.can(capability))
    }
}

/// The right that an operation takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Right<'r> {
    /// Users with this capability.
    Has(Capability),
    /// Administrators.
    Administrator,
    /// The user of this name, and administrators.
    Own(&'r str),
    /// Everybody, also nobody.
    Anyone,
}

impl Right<'_> {
    /// True when the actor has this right.
    pub fn is_of(self, actor: &Actor) -> bool {
        let is_administrator = actor.role() == Some(Role::Administrator);
        match self {
            Self::Has(capability) => actor.can(capability),
            Self::Administrator => is_administrator,
            Self::Own(login) => is_administrator || actor.id().is_some() && actor.login() == login,
            Self::Anyone => true,
        }
    }

    /// Gives the refusal unless the actor has this right.
    pub fn require(self, actor: &Actor, refusal: Error) -> Result<()> {
        if self.is_of(actor) { Ok(()) } else { Err(refusal) }
    }
}

/// The note on withdrawn access when the replaced shop file could not be read.
pub const WITHDRAWN_UNKNOWN: Text = Text::new(label!(
    "Users, roles, passwords and API keys are those of the day of the backup, as what was there could not be read: check them and the closed periods, and remove again what was removed since"
));

/// The note on withdrawn access when the replaced shop file was damaged, but could be read.
pub const WITHDRAWN_IN_PART: Text = Text::new(label!(
    "What was there is damaged, so not everything that was removed since the day of the backup may have been read: check users, roles, passwords, API keys and closed periods"
));

/// The withdrawals since a backup that the restored shop keeps.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Withdrawn {
    /// The API keys that stay revoked, by the name that a person knows.
    pub keys: Vec<String>,
    /// The users who stay removed.
    pub users: Vec<String>,
    /// The users who keep a lesser role than in the backup, with that role.
    pub roles: Vec<(String, Role)>,
    /// The users who keep their current password.
    pub passwords: Vec<String>,
    /// The user who stays an administrator because there would be none.
    pub administrator: Option<String>,
}

impl Withdrawn {
    /// A sentence for each kind of withdrawal, without a full stop.
    pub fn sentences(&self) -> Vec<Text> {
        let named = |names: &[String]| Some(names.join(", ")).filter(|names| !names.is_empty());
        let role =
            |(login, role): &(String, Role)| text!("{login} ({role})", login, role = Text::new(role.name()));
        let keys = named(&self.keys).map(|keys| text!("API keys that stay revoked: {keys}", keys));
        let users = named(&self.users).map(|users| text!("Users who stay removed: {users}", users));
        let roles = Text::list(self.roles.iter().map(role));
        let roles = roles.map(|roles| text!("Roles as they are now: {roles}", roles));
        let passwords = named(&self.passwords);
        let passwords = passwords.map(|users| text!("Passwords as they are now: {users}", users));
        let stays = |login: &String| {
            text!("{login} stays an administrator, as the backup has none who still is", login)
        };
        let administrator = self.administrator.as_ref().map(stays);
        [keys, users, roles, passwords, administrator].into_iter().flatten().collect()
    }
}
