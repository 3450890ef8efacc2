//! Costs of products in orders that were written before the costs were: asked for, looked at before, and one step.

use std::collections::BTreeSet;

use super::nouns::existing;
use super::{Engine, orders, require};
use domain::access::{Actor, Capability};
use domain::ids::ProductId;
use domain::label;
use domain::order::cost::Costed;
use domain::order::{Item, Product};
use domain::text;
use domain::time::Day;
use domain::{Error, Result};
use store::{Read, Write};

/// The orders of a product whose costs are not those of their days.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OtherCosts {
    /// Their numbers, by time.
    pub orders: Vec<String>,
    /// What their lines of the product cost, as far as that is known.
    pub was: Costed,
    /// What they cost by the product.
    pub is: Costed,
}

impl Engine {
    /// What `Change::TakeCosts` would change. Changes nothing. Needs `manage_store`.
    pub fn other_costs(&self, actor: &Actor, product: ProductId, first: Option<Day>) -> Result<OtherCosts> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("see orders") })?;
        self.store.read(|read| others(read, &existing(read, product)?, first))
    }
}

fn others(read: &Read<'_>, product: &Product, first: Option<Day>) -> Result<OtherCosts> {
    let mut found = OtherCosts::default();
    read.each_sale(product.id, first, |number, day, was| {
        let cost = product.costs.on(day);
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

/// Gives the orders of a product from a day on its costs of their days.
pub(super) fn take(write: &Write<'_>, product: ProductId, first: Option<Day>) -> Result<()> {
    let product = existing::<Product>(write, product)?;
    let numbers: BTreeSet<String> = others(write, &product, first)?.orders.into_iter().collect();
    for number in &numbers {
        let (id, was) = orders::known(write, number)?;
        let mut order = was.clone();
        let of_product = |item: &&mut Item| item.product == Some(product.id) && !item.own_cost;
        let cost = product.costs.on(order.placed_at.day);
        order.items.iter_mut().filter(of_product).for_each(|item| item.cost = cost);
        orders::change(write, id, &was, &order)?;
    }
    let count = i64::try_from(numbers.len()).unwrap_or(i64::MAX);
    write.entitle(text!(
        "Take cost of {name} over into {count} {count:order|orders}",
        name = &product.name,
        count
    ));
    Ok(())
}
