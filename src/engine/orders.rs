//! Orders, one at a time. Files of many come in through `import`.

use super::{Engine, require, step};
use crate::domain::access::{Actor, Capability};
use crate::domain::order::{Order, OrderSummary};
use crate::domain::time::{Instant, Local};
use crate::domain::{Error, Result};
use crate::store::Change;

impl Engine {
    /// The order with this number, `None` when there is none. Needs `manage_store`.
    pub fn order(&self, actor: &Actor, number: &str) -> Result<Option<Order>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see orders" })?;
        Ok(self.store.read(|read| read.order(number))?.map(|(_, order)| order))
    }

    /// The orders behind a range of a report, latest first. Needs `view_store_reports`, as the report.
    pub fn orders_between(
        &self,
        actor: &Actor,
        start: Local,
        end: Local,
        limit: i64,
    ) -> Result<Vec<OrderSummary>> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| read.orders_between(start, end, limit))
    }

    /// How many orders there are, of any status. Needs `manage_store`.
    pub fn order_count(&self, actor: &Actor) -> Result<i64> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see orders" })?;
        self.store.read(|read| read.order_count())
    }

    /// Puts an order into the books, in the place of the one with its number if there is one. Its
    /// products and customer must be there. Needs `manage_store`.
    pub fn put_order(&mut self, actor: &Actor, order: &Order, now: Instant) -> Result<()> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "change orders" })?;
        self.store.write(&step(actor, now, "Save order"), |write| {
            let zone = write.shop()?.time_zone;
            let Some((id, was)) = write.order(&order.number)? else {
                let id = write.add_order(order, zone)?;
                write.record(Change::order(id, None, Some(order)));
                return Ok(());
            };
            if was != *order {
                write.change_order(id, &was, order, zone)?;
                write.record(Change::order(id, Some(&was), Some(order)));
            }
            Ok(())
        })
    }

    /// Deletes an order with its items, coupons and refunds. Needs `manage_store`; refused when there
    /// is none of this number.
    pub fn delete_order(&mut self, actor: &Actor, number: &str, now: Instant) -> Result<()> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "delete orders" })?;
        self.store.write(&step(actor, now, "Delete order"), |write| {
            let (id, was) = write.order(number)?.ok_or_else(|| Error::Invalid {
                what: format!("Order {number}"),
                problem: "there is none of this number".to_owned(),
            })?;
            write.delete_order(id, &was)
        })
    }
}
