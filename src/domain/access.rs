//! Who may do what: roles, their capabilities, and the user who asks.

use serde::{Deserialize, Serialize};

use super::error::{Error, Result};
use super::ids::UserId;

/// What a user may do (spec 5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Capability {
    /// `view_store_reports`: the sales report and the top sellers.
    ViewStoreReports,
    /// `manage_store`: all of the taxes, and the books.
    ManageStore,
}

/// The part a user plays in the shop.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Owns the shop: everything.
    Administrator,
    /// Runs the shop: everything but the users.
    ShopManager,
    /// Reads the reports.
    Accountant,
    /// Buys here; counted by the reports, may do nothing.
    Customer,
}

impl Role {
    /// Every role, most powerful first.
    pub const ALL: [Self; 4] = [Self::Administrator, Self::ShopManager, Self::Accountant, Self::Customer];

    /// As written on the command line and in the shop file.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Administrator => "administrator",
            Self::ShopManager => "shop-manager",
            Self::Accountant => "accountant",
            Self::Customer => "customer",
        }
    }

    /// The role of this name, `None` when there is none.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.as_str() == text)
    }

    /// Whether the role has the capability (choice 6).
    pub const fn can(self, capability: Capability) -> bool {
        match self {
            Self::Administrator | Self::ShopManager => true,
            Self::Accountant => matches!(capability, Capability::ViewStoreReports),
            Self::Customer => false,
        }
    }
}

/// Who asks: a user of the shop file, or nobody, who has no capability.
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

    /// A name that no user has.
    pub fn nobody(login: impl Into<String>) -> Self {
        Self { user: None, login: login.into() }
    }

    /// The name as it was given.
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

    /// Whether the capability is there.
    pub fn can(&self, capability: Capability) -> bool {
        self.role().is_some_and(|role| role.can(capability))
    }
}

/// Who may do something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Right<'r> {
    /// Whoever has a capability.
    Has(Capability),
    /// Administrators.
    Administrator,
    /// The user of this name, and administrators.
    Own(&'r str),
    /// Everybody.
    Anyone,
}

impl Right<'_> {
    /// Whether somebody may.
    pub fn is_of(self, actor: &Actor) -> bool {
        let is_administrator = actor.role() == Some(Role::Administrator);
        match self {
            Self::Has(capability) => actor.can(capability),
            Self::Administrator => is_administrator,
            Self::Own(login) => is_administrator || actor.id().is_some() && actor.login() == login,
            Self::Anyone => true,
        }
    }

    /// Refuses somebody who may not.
    pub fn require(self, actor: &Actor, refusal: Error) -> Result<()> {
        if self.is_of(actor) { Ok(()) } else { Err(refusal) }
    }
}
