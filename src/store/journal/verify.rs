//! Compares a thing with its last change in the journal: a function for each noun.

use std::collections::BTreeMap;

use rusqlite::named_params;
use serde_json::Value;

use super::changed::row_id;
use super::nouns;
use crate::Read;
use crate::Result;
use domain::ids::{OrderId, PurchaseId, RateId};
use domain::noun::Noun;
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

pub(super) fn rate(read: &Read<'_>, last: &Last, _: &Since) -> Result<bool> {
    let Some(id) = RateId::parse(&last.key) else { return Ok(false) };
    Ok(read.rate(id)? == last.became.as_ref().and_then(|json| nouns::rate(id, json)))
}

pub(super) fn inactive_rate(read: &Read<'_>, last: &Last, _: &Since) -> Result<bool> {
    let Some(id) = RateId::parse(&last.key) else { return Ok(false) };
    Ok(read.inactive_rate(id)? == last.became.as_ref().and_then(|json| nouns::rate(id, json)))
}

pub(super) fn rate_versions(read: &Read<'_>, last: &Last, _: &Since) -> Result<bool> {
    let Some(id) = RateId::parse(&last.key) else { return Ok(false) };
    let said = last.became.as_ref().and_then(nouns::versions).unwrap_or_default();
    Ok(read.rate_versions(id)? == said)
}

pub(super) fn class(read: &Read<'_>, last: &Last, _: &Since) -> Result<bool> {
    let became = last.became.as_ref();
    let Some((id, _)) = became.or(last.was.as_ref()).and_then(nouns::class) else { return Ok(false) };
    Ok(read.class_by_id(id)? == became.and_then(nouns::class).map(|(_, class)| class))
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

pub(super) fn noun<T: Noun>(read: &Read<'_>, last: &Last, _: &Since) -> Result<bool> {
    let Ok(id) = row_id(&last.key) else { return Ok(false) };
    Ok(read.get::<T>(id)? == last.became.as_ref().and_then(|json| nouns::noun(id, json)))
}

pub(super) fn purchase(read: &Read<'_>, last: &Last, _: &Since) -> Result<bool> {
    let Some(id) = PurchaseId::parse(&last.key) else { return Ok(false) };
    Ok(read.purchase(id)? == last.became.as_ref().and_then(|json| nouns::purchase(id, json)))
}

pub(super) fn setting(read: &Read<'_>, last: &Last, _: &Since) -> Result<bool> {
    Ok(read.setting(&last.key)?.as_deref() == last.became.as_ref().and_then(Value::as_str))
}

pub(super) fn period(read: &Read<'_>, last: &Last, _: &Since) -> Result<bool> {
    let periods = read.closed_periods()?;
    let is = periods.records().iter().find(|record| record.key() == last.key);
    Ok(is.cloned() == last.became.as_ref().and_then(nouns::period))
}

pub(super) fn entered(read: &Read<'_>, last: &Last, _: &Since) -> Result<bool> {
    let is = read.entered_amounts()?.into_iter().find(|one| one.key() == last.key);
    Ok(is == last.became.as_ref().and_then(nouns::entered))
}

/// The order with the times of `now`: those in the journal are of the zone that the shop had then.
fn at_the_times_of(order: Order, now: &Order) -> Order {
    let mut order = Order { placed_at: now.placed_at, ..order };
    for (said, now) in order.refunds.iter_mut().zip(&now.refunds) {
        said.refunded_at = now.refunded_at;
    }
    order
}
