//! The facts about the open shop: its settings, the acting user and their capabilities, and its users.

use std::sync::Arc;

use domain::access::Role;
use domain::access::key::Permission;
use domain::ids::KeyId;
use domain::invoice::logo::Logo;
use domain::label;
use domain::rate::TaxRate;
use domain::returns::RateType;
use domain::shop::closed_period::ClosedPeriods;
use domain::shop::contents::Begun;
use domain::shop::settings::Shop;
use domain::tax::class::ClassSlug;
use domain::time::Day;
use engine::ClassUses;

use super::{Refusal, Tab};

/// The settings of the shop, and the acting user.
#[derive(Debug, Clone)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(crate) struct ShopInfo {
    pub(crate) shop: Shop,
    /// The logo on its invoices; `None` where it has none, or that cannot be read.
    pub(crate) logo: Option<Arc<Logo>>,
    /// The acting user.
    pub(crate) login: String,
    /// Set while the user has to sign in.
    pub(crate) locked: Option<LockedShop>,
    /// The role of the user: `administrator`.
    pub(crate) role: &'static str,
    /// True if they may see and change the users. The engine checks again at each request.
    pub(crate) may_manage_users: bool,
    /// True if they may change the shop: their role has the capability, and the file can be written to. The
    /// engine checks again at each request.
    pub(crate) may_manage: bool,
    /// True if their role has the capability to change the shop, which sees all of it; the field below, that
    /// to see its reports.
    pub(crate) may_see_all: bool,
    pub(crate) may_report: bool,
    /// The reason why the shop can only be read; empty where it can be changed.
    pub(crate) read_only: &'static str,
    /// The current day in the shop's time zone when the facts were read.
    pub(crate) today: Day,
    /// The shop is on several devices.
    pub(crate) is_shared: bool,
    /// The nouns of which the shop has at least one.
    pub(crate) begun: Begun,
    /// The closed periods; none where the user may not see reports.
    pub(crate) closed: Arc<ClosedPeriods>,
    /// The day of the first order, refund or registration.
    pub(crate) books_begin: Option<Day>,
    /// The latest change is dated after the present.
    pub(crate) clock_problem: Option<Refusal>,
}

impl ShopInfo {
    pub(crate) const fn may_see(&self, tab: Tab) -> bool {
        if tab.facts().is_for_readers { self.may_report } else { self.may_see_all }
    }

    /// The tabs of the sidebar above History, from top to bottom: those that the shop needs, and the open one.
    pub(crate) fn tabs(facts: Option<&Self>, open: Tab) -> Vec<Tab> {
        let is_shown =
            |tab: &Tab| *tab == open || !tab.is_optional() || facts.is_some_and(|facts| facts.needs(*tab));
        Tab::all().filter(|tab| *tab != Tab::History && is_shown(tab)).collect()
    }

    /// True if the shop needs a tab: those of purchases once it asks for them or has any, that of invoices
    /// once it has one.
    pub(crate) const fn needs(&self, tab: Tab) -> bool {
        match tab {
            Tab::Invoices => self.begun.invoices,
            tab => !tab.is_of_purchases() || self.shop.show_purchases || self.begun.purchases,
        }
    }
}

/// A shop whose user has to sign in: its name and their login.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LockedShop {
    pub(crate) shop: String,
    pub(crate) login: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Staff {
    pub(crate) login: String,
    pub(crate) role: Role,
    pub(crate) has_password: bool,
}

/// A tax class with its first rates, and what uses it.
#[derive(Debug, Clone)]
pub(crate) struct ClassDetail {
    pub(crate) slug: ClassSlug,
    pub(crate) rates: Vec<TaxRate>,
    pub(crate) total: i64,
    pub(crate) uses: ClassUses,
    /// The types of its rates where none is stated.
    pub(crate) derived: Vec<RateType>,
}

/// An API key that can be used, as the list shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct KeyRow {
    pub(crate) id: KeyId,
    /// The label; without one, the last digits of the key: `…4f2a`.
    pub(crate) name: String,
    /// `anna, only reads, used 20 Nov 14:32`: the user, the permission, the last use.
    pub(crate) note: String,
}

/// A login and a password to sign in with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SignInAttempt {
    pub(crate) login: String,
    pub(crate) password: String,
}

pub(crate) const fn permission_name(permission: Permission) -> &'static str {
    match permission {
        Permission::Read => label!("only reads"),
        Permission::ReadWrite => label!("reads and writes"),
    }
}
