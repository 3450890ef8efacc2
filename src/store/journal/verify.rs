//! Compares a thing with its last change in the journal.

use std::collections::BTreeMap;

use rusqlite::named_params;
use serde_json::Value;

use super::nouns;
use super::things::Journalled;
use crate::Read;
use crate::{Result, StoreError};
use domain::Error;
use domain::ids::OrderId;
use domain::order::{Customer, Order};
use domain::tax::class::ClassSlug;

const HAS_ORDER: &str = "SELECT 1 FROM orders WHERE id = :id";

/// The last change of a thing.
pub(super) struct Last {
    pub(super) step: i64,
    pub(super) key: String,
    pub(super) was: Option<Value>,
    pub(super) became: Option<Value>,
}

/// The moves of items to another class, by order id: step, position of the item, new class.
pub(super) type Moves = BTreeMap<i64, Vec<(i64, i64, ClassSlug)>>;

/// Facts that the comparison of an order with its journal depends on.
pub(super) struct Since {
    /// The time zone of the shop was changed at some time.
    pub(super) zone_moved: bool,
    pub(super) moves: Moves,
}

/// A thing whose present value the file has under its key.
pub(super) fn thing<T: Journalled>(read: &Read<'_>, last: &Last, _: &Since) -> Result<bool> {
    let read_json = |json: &Option<Value>| json.as_ref().and_then(|json| T::of_json(&last.key, json));
    let (was, said) = (read_json(&last.was), read_json(&last.became));
    match T::find(read, &last.key, said.as_ref().or(was.as_ref())) {
        Ok(found) => Ok(found == said),
        // The key is none.
        Err(StoreError(Error::Invalid { .. })) => Ok(false),
        Err(error) => Err(error),
    }
}

pub(super) fn order(read: &Read<'_>, last: &Last, since: &Since) -> Result<bool> {
    let became = last.became.as_ref();
    let Some((id, mut said)) = became.or(last.was.as_ref()).and_then(nouns::order) else { return Ok(false) };
    if became.is_none() {
        let params = named_params! { ":id": id.get() };
        return Ok(read.conn.prepare_cached(HAS_ORDER)?.exists(params).map(|is_there| !is_there)?);
    }
    let Some((now_id, now)): Option<(OrderId, Order)> = read.order(&said.number)? else {
        return Ok(false);
    };
    let moves = since.moves.get(&id.get()).into_iter().flatten().filter(|(moved, ..)| *moved > last.step);
    for (_, position, class) in moves {
        let item = usize::try_from(*position).ok().and_then(|at| said.items.get_mut(at));
        if let Some(item) = item {
            item.class = class.clone();
        }
    }
    let said = if since.zone_moved { at_the_times_of(said, &now) } else { said };
    Ok((now_id, now) == (id, said))
}

pub(super) fn customer(read: &Read<'_>, last: &Last, since: &Since) -> Result<bool> {
    Ok(match (read.customer(&last.key)?, last.became.as_ref().and_then(nouns::customer)) {
        // A user with another role is not found as a customer.
        (None, said) => said.is_none() || read.user(&last.key)?.is_some(),
        (Some(_), None) => false,
        (Some(now), Some(said)) => {
            let registered_at = if since.zone_moved { now.registered_at } else { said.registered_at };
            now == Customer { registered_at, ..said }
        }
    })
}

pub(super) fn setting(read: &Read<'_>, last: &Last, _: &Since) -> Result<bool> {
    Ok(read.setting(&last.key)?.as_deref() == last.became.as_ref().and_then(Value::as_str))
}

/// The order with the times of `now`: those in the journal are of the zone that the shop had then.
fn at_the_times_of(order: Order, now: &Order) -> Order {
    let mut order = Order { placed_at: now.placed_at, ..order };
    for (said, now) in order.refunds.iter_mut().zip(&now.refunds) {
        said.refunded_at = now.refunded_at;
    }
    order
}
