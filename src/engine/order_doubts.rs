//! The questions to ask before an order is saved, about figures that are out of proportion in this shop.

use super::{Engine, require};
use domain::access::{Actor, Capability};
use domain::order::Order;
use domain::order::doubt::{Doubt, Recent, doubts, may_be_doubted};
use domain::order::form::OrderForm;
use domain::time::Local;
use domain::{Error, Result};
use store::Read;

/// How many of the last orders give the usual totals, and how many of these the usual quantities of items.
const ORDERS: i64 = 100;
const LINES_OF: usize = 30;

impl Engine {
    /// The questions about this form, which is an edit of `was` if given. Changes nothing. Needs
    /// `manage_store`.
    pub fn order_doubts(&self, actor: &Actor, form: &OrderForm, was: Option<&Order>) -> Result<Vec<Doubt>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see orders" })?;
        let total = self.price_order(actor, form, was)?.total;
        if !may_be_doubted(form, total) {
            return Ok(Vec::new());
        }
        self.store.read(|read| {
            let price_of = |id| Ok(read.product(id)?.and_then(|product| product.price));
            doubts(form, total, was, &recent(read, form.placed_at.day.end())?, price_of)
        })
    }
}

/// The totals and quantities of the last orders before `end`.
fn recent(read: &Read<'_>, end: Local) -> Result<Recent> {
    let mut recent = Recent::default();
    for (at, order) in (0..).zip(read.orders_between(Local::default(), end, ORDERS)?) {
        recent.totals.push(order.total);
        if at < LINES_OF
            && let Some((_, order)) = read.order(&order.number)?
        {
            recent.quantities.extend(order.items.iter().map(|item| item.quantity));
        }
    }
    Ok(recent)
}
