//! What is known of the open shop itself: its settings, who acts, who works in it, and what undo would do.

use crate::domain::access::Role;
use crate::domain::class::ClassSlug;
use crate::domain::settings::Shop;
use crate::domain::time::Day;
use crate::engine::ClassUses;

use super::{RateRow, Tab};

/// What is known of the shop itself.
#[derive(Debug, Clone)]
pub(crate) struct Facts {
    pub(crate) shop: Shop,
    /// Who acts.
    pub(crate) login: String,
    /// Set when they have to say their password first.
    pub(crate) locked: Option<LockedShop>,
    /// What they are in the shop: `administrator`.
    pub(crate) role: &'static str,
    /// Whether they may see and change who works here. The engine decides again each time.
    pub(crate) may_staff: bool,
    /// Whether their role can change the shop, and see its reports. The engine decides again each time.
    pub(crate) may_manage: bool,
    pub(crate) may_report: bool,
    /// The shop's day when it was asked.
    pub(crate) today: Day,
}

impl Facts {
    /// Whether the role of whoever acts has a part in a tab.
    pub(crate) const fn may_see(&self, tab: Tab) -> bool {
        match tab {
            Tab::Sales | Tab::TopSellers | Tab::TaxSummary => self.may_report,
            Tab::Orders | Tab::Products | Tab::Customers | Tab::TaxRates | Tab::TaxClasses | Tab::History => {
                self.may_manage
            }
        }
    }
}

/// A shop whose user has to say their password first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LockedShop {
    pub(crate) shop: String,
    pub(crate) login: String,
}

/// Somebody who works in the shop.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Staff {
    pub(crate) login: String,
    pub(crate) role: Role,
    pub(crate) has_password: bool,
}

/// What undo and redo would do.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct JournalSteps {
    pub(crate) undo: Option<String>,
    pub(crate) redo: Option<String>,
    /// The key of the last step of the journal that stands.
    pub(crate) last: Option<i64>,
}

/// The first rates of a class.
#[derive(Debug, Clone)]
pub(crate) struct ClassDetail {
    pub(crate) slug: ClassSlug,
    pub(crate) rows: Vec<RateRow>,
    pub(crate) total: i64,
    pub(crate) uses: ClassUses,
}

/// What was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum UserAction {
    Over,
    Add(String, Role),
    Role(String, Role),
    /// A password, or none.
    Password(String, Option<String>),
    Remove(String),
}

/// A name and password to be tried.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SignInAttempt {
    pub(crate) login: String,
    pub(crate) password: String,
}

/// A role as people say it.
pub(crate) const fn role_name(role: Role) -> &'static str {
    match role {
        Role::Administrator => "administrator",
        Role::ShopManager => "shop manager",
        Role::Accountant => "accountant",
        Role::Customer => "customer",
    }
}
