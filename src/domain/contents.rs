//! What a shop file holds, in a few numbers: how a backup is told from another.

use super::time::{Day, Instant};

/// What a shop file holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contents {
    /// The shop's name.
    pub name: String,
    /// Orders of any status.
    pub orders: i64,
    /// Products, deleted ones too.
    pub products: i64,
    /// Customers.
    pub customers: i64,
    /// Tax rates.
    pub rates: i64,
    /// Tax classes beside the standard one.
    pub classes: i64,
    /// Lines of the journal.
    pub steps: i64,
    /// The shop-local day of the first order.
    pub first: Option<Day>,
    /// And of the last.
    pub last: Option<Day>,
    /// What was done last.
    pub last_step: Option<LastStep>,
}

impl Contents {
    /// Whether there is nothing that somebody brought in or typed.
    pub const fn is_empty(&self) -> bool {
        self.orders == 0 && self.products == 0 && self.customers == 0 && self.rates == 0 && self.classes == 0
    }
}

/// The last line of a journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastStep {
    /// Its number.
    pub id: i64,
    /// When.
    pub at: Instant,
    /// Who.
    pub login: String,
    /// What, for people.
    pub title: String,
}
