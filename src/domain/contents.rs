//! The contents of a shop file as counts, by which a person recognises a backup.

use super::time::{Day, Instant};

/// The counts and the last change of a shop file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contents {
    /// The shop's name.
    pub name: String,
    /// The number of orders, of any status.
    pub orders: i64,
    /// The number of products, deleted ones included.
    pub products: i64,
    /// The number of customers.
    pub customers: i64,
    /// The number of tax rates.
    pub rates: i64,
    /// The number of tax classes, without the standard one.
    pub classes: i64,
    /// The number of rows of the journal.
    pub steps: i64,
    /// The shop-local day of the first order; `None` without orders.
    pub first: Option<Day>,
    /// The shop-local day of the last order.
    pub last: Option<Day>,
    /// The last row of the journal.
    pub last_step: Option<LastStep>,
}

impl Contents {
    /// True without any order, product, customer, rate and class. The shop's settings do not count.
    pub const fn is_empty(&self) -> bool {
        self.orders == 0 && self.products == 0 && self.customers == 0 && self.rates == 0 && self.classes == 0
    }
}

/// The last row of a journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastStep {
    /// The row id, which counts up from 1.
    pub id: i64,
    /// The time of the change.
    pub at: Instant,
    /// The user who made the change.
    pub login: String,
    /// The change in a few words for people.
    pub title: String,
}
