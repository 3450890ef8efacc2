//! All customers at once, with the number and total of their orders, for lists sorted by these.

use super::{CustomerRow, Engine, require};
use crate::domain::access::{Actor, Capability};
use crate::domain::{Error, Result};
use crate::store::Read;

impl Engine {
    /// Every customer, archived ones too, with the number and total of their orders, in the order in which
    /// they were added. Needs `manage_store`.
    pub fn customer_list(&self, actor: &Actor) -> Result<Vec<CustomerRow>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see customers" })?;
        self.store.read(customer_rows)
    }
}

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
