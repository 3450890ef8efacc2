//! What may be wrong in saved orders that were charged no tax: the reason that they state, or that they state none
//! although a rate probably should apply. It is computed when it is read, so it goes as soon as it is put right.

use std::collections::BTreeMap;

use super::{known, place_of_order};
use crate::{Engine, require};
use domain::access::{Actor, Capability};
use domain::ids::OrderId;
use domain::order::form::OrderForm;
use domain::order::{Order, OrderStatus, OrderSummary};
use domain::pricing::tax_place::{TaxWarning, warnings};
use domain::rate::index::RateIndex;
use domain::tax::exemption::ExemptionHint;
use domain::{Error, Result};
use store::Read;

impl Engine {
    /// The warnings of an order in sentences; none for one that was charged tax. Needs `manage_store`.
    pub fn order_warnings(&self, actor: &Actor, order: &Order) -> Result<Vec<String>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see orders" })?;
        self.store.read(|read| {
            let index = self.rates.index(read)?;
            let (id, _) = known(read, &order.number)?;
            warnings_of(read, &index, id, order)
        })
    }

    /// The warnings of those of these orders that have any, by their numbers. Needs `manage_store`.
    pub fn warnings_of_orders(
        &self,
        actor: &Actor,
        orders: &[OrderSummary],
    ) -> Result<BTreeMap<String, Vec<String>>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see orders" })?;
        self.store.read(|read| {
            let index = self.rates.index(read)?;
            let mut found = BTreeMap::new();
            for summary in orders.iter().filter(|order| order.is_untaxed) {
                let (id, order) = known(read, &summary.number)?;
                let warnings = warnings_of(read, &index, id, &order)?;
                if !warnings.is_empty() {
                    found.insert(order.number, warnings);
                }
            }
            Ok(found)
        })
    }
}

fn warnings_of(read: &Read<'_>, rates: &RateIndex, id: OrderId, order: &Order) -> Result<Vec<String>> {
    let is_dropped =
        matches!(order.status, OrderStatus::Cancelled | OrderStatus::Failed | OrderStatus::Trash);
    // A shop without any rate is told once, where an order is typed, and not for each of its orders.
    if is_dropped || !order.is_without_tax() || rates.rates().next().is_none() {
        return Ok(Vec::new());
    }
    let shop = read.shop()?;
    let (_, at) = place_of_order(read, id, order, &shop)?;
    if order.exemption.is_stated() {
        return Ok(order.exemption.hints(&at, &shop.address).iter().map(ExemptionHint::sentence).collect());
    }
    let found = warnings(&OrderForm::of(order), &at, &shop.address, rates, &read.classes()?);
    Ok(found.iter().map(TaxWarning::sentence).collect())
}
