//! Reverts or repeats the change of one thing, for undo and redo: a function for each noun. A thing is only
//! changed while it has the value that the step left it with.

use rusqlite::{ErrorCode, named_params};
use serde_json::Value;

use super::changed::row_id;
use super::{nouns, unreadable};
use crate::Write;
use crate::{Result, StoreError};
use domain::Error;
use domain::ids::{OrderId, PurchaseId, RateId};
use domain::noun::Noun;
use domain::order::Order;
use domain::rate::versions::RateVersions;
use domain::time::{Day, Local, Zone};

/// The key of a thing, the value that it is expected to have, and the one that it gets; `None` where it does
/// not exist.
pub(super) struct Sides<'s> {
    pub(super) key: &'s str,
    pub(super) from: Option<&'s Value>,
    pub(super) to: Option<&'s Value>,
}

/// How a change is reverted.
pub(super) enum Revert {
    /// Both values are in the journal, so the change can be repeated too.
    AndForth(fn(&Write<'_>, &Sides<'_>) -> Result<()>),
    /// The rows of an import are not in the journal; only a new import adds them again.
    ForGood(&'static AddedRows),
    /// It cannot be undone, and neither can a step with it.
    Never,
}

/// The rows of one kind that an import added, from `:first` to `:last`.
pub(super) struct AddedRows {
    /// The plural, for messages.
    words: &'static str,
    /// Queries for the days whose totals count the rows.
    days: &'static [&'static str],
    /// A query for the customers whose totals count them.
    customers: Option<&'static str>,
    /// The deletion of the rows.
    delete: &'static str,
}

pub(super) static ORDERS: AddedRows = AddedRows {
    words: "orders",
    days: &[
        "SELECT DISTINCT day FROM orders WHERE id BETWEEN :first AND :last",
        "SELECT DISTINCT r.day FROM orders o CROSS JOIN refunds r ON r.order_id = o.id
         WHERE o.id BETWEEN :first AND :last",
    ],
    customers: Some(
        "SELECT DISTINCT customer_id FROM orders WHERE id BETWEEN :first AND :last AND customer_id IS NOT NULL",
    ),
    delete: "DELETE FROM orders WHERE id BETWEEN :first AND :last",
};
pub(super) static CREDIT_NOTES: AddedRows = AddedRows {
    words: "credit notes",
    days: &["SELECT DISTINCT day FROM refunds WHERE id BETWEEN :first AND :last AND number IS NOT NULL"],
    customers: None,
    delete: "DELETE FROM refunds WHERE id BETWEEN :first AND :last AND number IS NOT NULL",
};
pub(super) static CUSTOMERS: AddedRows = AddedRows {
    words: "customers",
    days: &[
        "SELECT DISTINCT registered_day AS day FROM users WHERE id BETWEEN :first AND :last AND role = 'customer'",
    ],
    customers: None,
    delete: "DELETE FROM users WHERE id BETWEEN :first AND :last AND role = 'customer'",
};
pub(super) static PRODUCTS: AddedRows = AddedRows {
    words: "products",
    days: &[],
    customers: None,
    delete: "DELETE FROM products WHERE id BETWEEN :first AND :last",
};

pub(super) static SUPPLIERS: AddedRows = AddedRows {
    words: "suppliers",
    days: &[],
    customers: None,
    delete: "DELETE FROM suppliers WHERE id BETWEEN :first AND :last",
};
pub(super) static PURCHASES: AddedRows = AddedRows {
    words: "purchases",
    days: &["SELECT DISTINCT day FROM purchases WHERE id BETWEEN :first AND :last"],
    customers: None,
    delete: "DELETE FROM purchases WHERE id BETWEEN :first AND :last",
};

impl AddedRows {
    /// Removes the rows with the ids of a key: `12..40`. Refused when others need them.
    pub(super) fn remove(&self, write: &Write<'_>, key: &str) -> Result<()> {
        let number = |text: &str| text.parse::<i64>().ok();
        let range = key.split_once("..").and_then(|(first, last)| Some((number(first)?, number(last)?)));
        let (first, last) = range.ok_or_else(unreadable)?;
        self.remove_range(write, first, last)
    }

    fn remove_range(&self, write: &Write<'_>, first: i64, last: i64) -> Result<()> {
        write.forget_ids();
        let params = named_params! { ":first": first, ":last": last };
        for sql in self.days {
            let mut statement = write.conn.prepare_cached(sql)?;
            let mut rows = statement.query(params)?;
            while let Some(row) = rows.next()? {
                if let Some(day) = Day::from_number(row.get("day")?) {
                    write.touch(day);
                }
            }
        }
        if let Some(sql) = self.customers {
            let mut statement = write.conn.prepare_cached(sql)?;
            let mut rows = statement.query(params)?;
            while let Some(row) = rows.next()? {
                write.touch_customer(row.get("customer_id")?);
            }
        }
        let done = write.conn.prepare_cached(self.delete)?.execute(params);
        match done {
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => {
                Err(Error::Invalid {
                    what: "The import".to_owned(),
                    problem: format!("some of its {} are used by what came later, so they stay", self.words),
                }
                .into())
            }
            other => Ok(other.map(drop)?),
        }
    }
}

pub(super) fn rate(write: &Write<'_>, sides: &Sides<'_>) -> Result<()> {
    let Sides { key, from, to } = *sides;
    let id = RateId::parse(key).ok_or_else(unreadable)?;
    let now = write.rate(id)?;
    let read = |json: &Value| nouns::rate(id, json).ok_or_else(unreadable);
    if now != from.map(read).transpose()? {
        return Err(changed_since(format!("Tax rate {id}")));
    }
    match (now, to.map(read).transpose()?) {
        (was, Some(rate)) => write.put_rate(was.as_ref(), &rate),
        // Its versions are a change of their own.
        (Some(rate), None) => write.remove_rate(&rate),
        (None, None) => Ok(()),
    }
}

pub(super) fn inactive_rate(write: &Write<'_>, sides: &Sides<'_>) -> Result<()> {
    let Sides { key, from, to } = *sides;
    let id = RateId::parse(key).ok_or_else(unreadable)?;
    let read = |json: &Value| nouns::rate(id, json).ok_or_else(unreadable);
    if write.inactive_rate(id)? != from.map(read).transpose()? {
        return Err(changed_since(format!("Tax rate {id}")));
    }
    write.put_inactive_rate(id, to.map(read).transpose()?.as_ref())
}

pub(super) fn rate_versions(write: &Write<'_>, sides: &Sides<'_>) -> Result<()> {
    let Sides { key, from, to } = *sides;
    let id = RateId::parse(key).ok_or_else(unreadable)?;
    let read = |json: Option<&Value>| match json {
        Some(json) => nouns::versions(json).ok_or_else(unreadable),
        None => Ok(RateVersions::default()),
    };
    let now = write.rate_versions(id)?;
    if now != read(from)? {
        return Err(changed_since(format!("What is planned for tax rate {id}")));
    }
    write.put_rate_versions(id, &now, &read(to)?)
}

pub(super) fn class(write: &Write<'_>, sides: &Sides<'_>) -> Result<()> {
    let Sides { from, to, .. } = *sides;
    let read = |json: &Value| nouns::class(json).ok_or_else(unreadable);
    match (from.map(read).transpose()?, to.map(read).transpose()?) {
        (Some((_, was)), Some((_, class))) => write.change_class(&was, &class),
        (Some((_, was)), None) => write.delete_class(&was),
        (None, Some((id, class))) => write.add_class(&class, Some(id)),
        (None, None) => Ok(()),
    }
}

pub(super) fn lines(write: &Write<'_>, sides: &Sides<'_>) -> Result<()> {
    let Sides { from, to, .. } = *sides;
    let read = |json: Option<&Value>| json.and_then(nouns::lines).ok_or_else(unreadable);
    let ((from, mut lines), (to, others)) = (read(from)?, read(to)?);
    // Only one side has the items.
    lines.extend(others);
    write.set_lines(&lines, &from, &to)
}

pub(super) fn setting(write: &Write<'_>, sides: &Sides<'_>) -> Result<()> {
    let Sides { key, to, .. } = *sides;
    let was = write.shop()?;
    let value = to.and_then(Value::as_str).ok_or_else(unreadable)?;
    let shop = was.with(key, value).ok_or_else(unreadable)?;
    write.change_shop(&was, &shop)
}

pub(super) fn order(write: &Write<'_>, sides: &Sides<'_>) -> Result<()> {
    let Sides { key: number, from, to } = *sides;
    let read = |json: &Value| nouns::order(json).ok_or_else(unreadable);
    let now = write.order(number)?;
    let zone = write.shop()?.time_zone;
    let of_instants = |found: &(OrderId, Order)| (found.0, at_its_instants(&found.1, zone));
    if now.as_ref().map(of_instants) != from.map(read).transpose()?.as_ref().map(of_instants) {
        return Err(changed_since(format!("Order {number}")));
    }
    match (now, to.map(read).transpose()?) {
        (None, Some((id, order))) => write.restore_order(id, &order, zone),
        (Some((id, was)), Some((_, order))) => write.change_order(id, &was, &order, zone),
        (Some((id, was)), None) => write.delete_order(id, &was),
        (None, None) => Ok(()),
    }
}

pub(super) fn credit_note(write: &Write<'_>, sides: &Sides<'_>) -> Result<()> {
    let Sides { key: number, to, .. } = *sides;
    if let Some((id, note)) = write.credit_note(number)? {
        write.delete_credit_note(id, &note)?;
    }
    let Some(json) = to else { return Ok(()) };
    let (id, note) = nouns::credit_note(json).ok_or_else(unreadable)?;
    write.restore_credit_note(id, &note, write.shop()?.time_zone)
}

pub(super) fn customer(write: &Write<'_>, sides: &Sides<'_>) -> Result<()> {
    let Sides { key: login, to, .. } = *sides;
    let becomes = to.map(|json| nouns::customer(json).ok_or_else(unreadable)).transpose()?;
    let zone = write.shop()?.time_zone;
    match (write.user(login)?, write.customer(login)?, becomes) {
        (Some(user), Some(was), Some(becomes)) => write.change_customer(user.id, &was, &becomes, zone),
        (None, _, Some(becomes)) => write.add_customer(&becomes, zone).map(drop),
        (Some(_), Some(was), None) if write.delete_customer(&was)? => Ok(()),
        _ => Err(changed_since(format!("Customer \"{login}\""))),
    }
}

pub(super) fn period(write: &Write<'_>, sides: &Sides<'_>) -> Result<()> {
    let Sides { key, from, to } = *sides;
    let read = |json: &Value| nouns::period(json).ok_or_else(unreadable);
    let periods = write.closed_periods()?;
    let is = periods.records().iter().find(|record| record.key() == key);
    if is.cloned() != from.map(read).transpose()? {
        return Err(changed_since(format!("The period {key}")));
    }
    is.map_or(Ok(()), |record| write.remove_period_record(record))?;
    to.map(read).transpose()?.map_or(Ok(()), |record| write.add_period_record(&record))
}

pub(super) fn entered(write: &Write<'_>, sides: &Sides<'_>) -> Result<()> {
    let Sides { key, from, to } = *sides;
    let read = |json: &Value| nouns::entered(json).ok_or_else(unreadable);
    let is = write.entered_amounts()?.into_iter().find(|one| one.key() == key);
    if is != from.map(read).transpose()? {
        return Err(changed_since(format!("The amount of {key}")));
    }
    write.change_entered(is.as_ref(), to.map(read).transpose()?.as_ref())
}

pub(super) fn noun<T: Noun>(write: &Write<'_>, sides: &Sides<'_>) -> Result<()> {
    let Sides { key, from, to } = *sides;
    let id = row_id(key)?;
    let read = |json: &Value| nouns::noun(id, json).ok_or_else(unreadable);
    let expected: Option<T> = from.map(read).transpose()?;
    let called = || T::KIND.quoted(expected.as_ref().map_or(key, T::name));
    if write.get::<T>(id)? != expected {
        return Err(changed_since(called()));
    }
    match to.map(read).transpose()? {
        Some(one) => write.put::<T>(&one),
        None if write.delete::<T>(id)? => Ok(()),
        None => {
            let problem = "what came later names it, so it stays".to_owned();
            Err(Error::Invalid { what: called(), problem }.into())
        }
    }
}

pub(super) fn purchase(write: &Write<'_>, sides: &Sides<'_>) -> Result<()> {
    let Sides { key, from, to } = *sides;
    let id = PurchaseId::parse(key).ok_or_else(unreadable)?;
    let read = |json: &Value| nouns::purchase(id, json).ok_or_else(unreadable);
    let (now, becomes) = (write.purchase(id)?, to.map(read).transpose()?);
    if now != from.map(read).transpose()? {
        let document = now.as_ref().or(becomes.as_ref()).map_or(key, |purchase| &purchase.document);
        return Err(changed_since(format!("Purchase {document}")));
    }
    let Some(becomes) = becomes else {
        return now.map_or(Ok(()), |now| write.delete_purchase(&now));
    };
    let other = write.purchase_of_document(becomes.supplier, &becomes.document)?;
    if other.is_some_and(|other| other.id != id) {
        return Err(Error::Invalid {
            what: format!("Purchase {}", becomes.document),
            problem: "another one of its supplier has this number by now".to_owned(),
        }
        .into());
    }
    write.put_purchase(now.as_ref(), &becomes)
}

/// The order with its times as its instants have them in this zone. A time that the clock skips was moved if
/// the shop had another zone for a while; the order counts as unchanged.
fn at_its_instants(order: &Order, zone: Zone) -> Order {
    let shown = |local: Local| zone.local(zone.instant(local));
    let mut order = Order { placed_at: shown(order.placed_at), ..order.clone() };
    for refund in &mut order.refunds {
        refund.refunded_at = shown(refund.refunded_at);
    }
    order
}

pub(super) fn changed_since(what: String) -> StoreError {
    Error::Invalid { what, problem: "it was changed since and was left as it is".to_owned() }.into()
}
