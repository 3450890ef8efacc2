//! Costs of products in orders that were written before the costs were: asked for, looked at before, and one step.

use std::collections::HashMap;

use super::nouns::existing;
use super::{Engine, orders, require};
use domain::access::{Actor, Capability};
use domain::ids::ProductId;
use domain::label;
use domain::money::Money;
use domain::order::cost::{Costed, Costs};
use domain::order::refund::settle;
use domain::order::{Item, Order, Product};
use domain::text;
use domain::time::Day;
use domain::{Error, Result};
use store::{ProductSale, Read, Write};

/// The orders whose lines have other costs than their products on their days.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OtherCosts {
    /// Their numbers, by time.
    pub orders: Vec<String>,
    /// The cost of these lines, as far as it is known.
    pub was: Costed,
    /// The cost by their products.
    pub is: Costed,
    /// The change of the profit in reports, which count refunds too.
    pub profit: Money,
}

impl Engine {
    /// Lists the changes that [`ProductChange::TakeCosts`](super::ProductChange::TakeCosts) would make. Changes nothing.
    /// Needs `manage_store`.
    pub fn other_costs(
        &self,
        actor: &Actor,
        product: Option<ProductId>,
        first: Option<Day>,
    ) -> Result<OtherCosts> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("see orders") })?;
        self.store.read(|read| others(read, &costs_of(read, product)?, product, first))
    }
}

/// The costs of a product, which may have none, or of all that have one.
fn costs_of(read: &Read<'_>, product: Option<ProductId>) -> Result<HashMap<ProductId, Costs>> {
    match product {
        Some(id) => Ok(HashMap::from([(id, existing::<Product>(read, id)?.costs)])),
        None => Ok(read.costs()?),
    }
}

fn others(
    read: &Read<'_>,
    costs: &HashMap<ProductId, Costs>,
    product: Option<ProductId>,
    first: Option<Day>,
) -> Result<OtherCosts> {
    let (mut found, mut refunded) = (OtherCosts::default(), Vec::new());
    read.each_sale(product, first, |ProductSale { order, day, item: was, counts, is_refunded }| {
        let Some(cost) = was.product.and_then(|id| costs.get(&id)).map(|costs| costs.on(day)) else {
            return Ok(());
        };
        if was.own_cost || was.cost == cost {
            return Ok(());
        }
        let (before, after) = (was.costed()?, Item { cost, ..was }.costed()?);
        (found.was, found.is) = (found.was.plus(before)?, found.is.plus(after)?);
        if counts && !is_refunded {
            found.profit = found.profit.plus(after.profit()?.minus(before.profit()?)?)?;
        }
        if found.orders.last() != Some(&order) {
            refunded.extend((counts && is_refunded).then(|| order.clone()));
            found.orders.push(order);
        }
        Ok(())
    })?;
    for number in &refunded {
        let was = orders::known(read, number)?.1;
        let change = profit_of(&with_costs(&was, costs))?.minus(profit_of(&was)?)?;
        found.profit = found.profit.plus(change)?;
    }
    Ok(found)
}

/// The order with the costs of its day for the lines that have none of their own.
fn with_costs(order: &Order, costs: &HashMap<ProductId, Costs>) -> Order {
    let mut order = order.clone();
    for item in order.items.iter_mut().filter(|item| !item.own_cost) {
        if let Some(costs) = item.product.and_then(|product| costs.get(&product)) {
            item.cost = costs.on(order.placed_at.day);
        }
    }
    order
}

/// The profit of an order after its costs and refunds, as far as costs are known.
fn profit_of(order: &Order) -> Result<Money> {
    let refunded = Costed::sum(settle(order)?.iter().map(|refund| refund.costed))?;
    Ok(order.costed()?.minus(refunded)?.profit()?)
}

/// Gives the orders of a product, or of all products with a cost, from a day on the costs of their days.
pub(super) fn take(write: &Write<'_>, product: Option<ProductId>, first: Option<Day>) -> Result<()> {
    let costs = costs_of(write, product)?;
    let numbers = others(write, &costs, product, first)?.orders;
    for number in &numbers {
        let (id, was) = orders::known(write, number)?;
        orders::change(write, id, &was, &with_costs(&was, &costs))?;
    }
    let count = i64::try_from(numbers.len()).unwrap_or(i64::MAX);
    write.entitle(match product.map(|id| existing::<Product>(write, id)).transpose()? {
        Some(product) => {
            text!("Take cost of {name} over into {count} {count:order|orders}", name = &product.name, count)
        }
        None => text!("Take costs over into {count} {count:order|orders}", count),
    });
    Ok(())
}
