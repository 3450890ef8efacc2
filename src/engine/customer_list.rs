//! All customers at once, with what they ordered: for lists that are sorted by it.

use super::{CustomerRow, Engine, require};
use crate::domain::access::{Actor, Capability};
use crate::domain::{Error, Result};
use crate::store::Read;

impl Engine {
    /// Every customer, archived ones too, with what they ordered, in the order they came into the books.
    /// Needs `manage_store`.
    pub fn customer_list(&self, actor: &Actor) -> Result<Vec<CustomerRow>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see customers" })?;
        self.store.read(customer_rows)
    }
}

/// Every customer with what they ordered.
pub(super) fn customer_rows(read: &Read<'_>) -> Result<Vec<CustomerRow>> {
    let ordered = read.ordered_by_customer()?;
    let mut rows = Vec::new();
    read.each_customer(|customer| {
        let (orders, total) = ordered.get(&customer.login).copied().unwrap_or_default();
        rows.push(CustomerRow { customer, orders, total });
        Ok(())
    })?;
    Ok(rows)
}
