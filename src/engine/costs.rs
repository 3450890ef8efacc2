//! Costs of products in orders that were written before the costs were: asked for, looked at before, and one step.

use std::collections::HashMap;

use super::nouns::existing;
use super::{Engine, orders, require};
use domain::access::{Actor, Capability};
use domain::ids::ProductId;
use domain::label;
use domain::order::cost::{Costed, Costs};
use domain::order::{Item, Product};
use domain::text;
use domain::time::Day;
use domain::{Error, Result};
use store::{Read, Write};

/// The orders whose lines have other costs than their products on their days.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OtherCosts {
    /// Their numbers, by time.
    pub orders: Vec<String>,
    /// What these lines cost, as far as that is known.
    pub was: Costed,
    /// What they cost by their products.
    pub is: Costed,
}

impl Engine {
    /// What `Change::TakeCosts` would change. Changes nothing. Needs `manage_store`.
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
    let mut found = OtherCosts::default();
    read.each_sale(product, first, |number, day, was| {
        let Some(cost) = was.product.and_then(|id| costs.get(&id)).map(|costs| costs.on(day)) else {
            return Ok(());
        };
        if !was.own_cost && was.cost != cost {
            if found.orders.last() != Some(&number) {
                found.orders.push(number);
            }
            found.was = found.was.plus(was.costed()?)?;
            found.is = found.is.plus(Item { cost, ..was }.costed()?)?;
        }
        Ok(())
    })?;
    Ok(found)
}

/// Gives the orders of a product, or of all products with a cost, from a day on the costs of their days.
pub(super) fn take(write: &Write<'_>, product: Option<ProductId>, first: Option<Day>) -> Result<()> {
    let costs = costs_of(write, product)?;
    let numbers = others(write, &costs, product, first)?.orders;
    for number in &numbers {
        let (id, was) = orders::known(write, number)?;
        let mut order = was.clone();
        for item in order.items.iter_mut().filter(|item| !item.own_cost) {
            if let Some(costs) = item.product.and_then(|product| costs.get(&product)) {
                item.cost = costs.on(was.placed_at.day);
            }
        }
        orders::change(write, id, &was, &order)?;
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
