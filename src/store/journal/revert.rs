//! Reverts or repeats the change of one thing, for undo and redo. A thing is only
//! changed while it has the value that the step left it with.

use rusqlite::{ErrorCode, named_params};
use serde_json::Value;

use super::things::Journalled;
use super::{nouns, unreadable};
use crate::Write;
use crate::{Result, StoreError};
use domain::ids::OrderId;
use domain::noun::{Noun, NounKind};
use domain::order::Order;
use domain::text::Text;
use domain::time::{Day, Local, Zone};
use domain::{Error, text};

/// The key of a thing, the value that it is expected to have, and the one that it gets; `None` where it does
/// not exist.
pub(super) struct Sides<'s> {
    pub(super) key: &'s str,
    pub(super) from: Option<&'s Value>,
    pub(super) to: Option<&'s Value>,
}

/// The way in which a change is reverted.
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
    kind: NounKind,
    /// Queries for the days whose totals count the rows.
    days: &'static [&'static str],
    /// A query for the customers whose totals count them.
    customers: Option<&'static str>,
    /// Their table, and which of its rows they are.
    table: &'static str,
    of: &'static str,
}

pub(super) static ORDERS: AddedRows = AddedRows {
    kind: NounKind::Order,
    days: &[
        "SELECT DISTINCT day FROM orders WHERE id BETWEEN :first AND :last",
        "SELECT DISTINCT r.day FROM orders o CROSS JOIN refunds r ON r.order_id = o.id
         WHERE o.id BETWEEN :first AND :last",
    ],
    customers: Some(
        "SELECT DISTINCT customer_id FROM orders WHERE id BETWEEN :first AND :last AND customer_id IS NOT NULL",
    ),
    table: "orders",
    of: "",
};
pub(super) static CREDIT_NOTES: AddedRows = AddedRows {
    kind: NounKind::CreditNote,
    days: &["SELECT DISTINCT day FROM refunds WHERE id BETWEEN :first AND :last AND number IS NOT NULL"],
    customers: None,
    table: "refunds",
    of: "AND number IS NOT NULL",
};
pub(super) static CUSTOMERS: AddedRows = AddedRows {
    kind: NounKind::Customer,
    days: &[
        "SELECT DISTINCT registered_day AS day FROM users WHERE id BETWEEN :first AND :last AND role = 'customer'",
    ],
    customers: None,
    table: "users",
    of: "AND role = 'customer'",
};
pub(super) static PURCHASES: AddedRows = AddedRows {
    kind: NounKind::Purchase,
    days: &["SELECT DISTINCT day FROM purchases WHERE id BETWEEN :first AND :last"],
    customers: None,
    table: "purchases",
    of: "",
};

impl AddedRows {
    /// Those of a noun that is one row, which no totals count.
    pub(super) const fn of<T: Noun>() -> &'static Self {
        const { &Self { kind: T::KIND, days: &[], customers: None, table: T::TABLE, of: "" } }
    }

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
        let Self { table, of, .. } = self;
        let delete = format!("DELETE FROM {table} WHERE id BETWEEN :first AND :last {of}");
        let done = write.conn.prepare_cached(&delete)?.execute(params);
        match done {
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => {
                let problem = text!(
                    "some of its {records} are used by what came later, so they stay",
                    records = Text::new(self.kind.many())
                );
                Err(Error::Invalid { what: text!("The import"), problem }.into())
            }
            other => Ok(other.map(drop)?),
        }
    }
}

/// A thing whose present value the file has under its key.
pub(super) fn thing<T: Journalled>(write: &Write<'_>, sides: &Sides<'_>) -> Result<()> {
    let Sides { key, from, to } = *sides;
    let read = |json: &Value| T::of_json(key, json).ok_or_else(unreadable);
    let (expected, becomes) = (from.map(read).transpose()?, to.map(read).transpose()?);
    let now = T::find(write, key, expected.as_ref().or(becomes.as_ref()))?;
    if now != expected {
        return Err(changed_since(T::called(key, now.as_ref().or(expected.as_ref()).or(becomes.as_ref()))));
    }
    T::put_back(write, key, now.as_ref(), becomes.as_ref())
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
    let value = to.and_then(Value::as_str).ok_or_else(unreadable)?;
    if write.change_setting(key, value)? { Ok(()) } else { Err(unreadable()) }
}

pub(super) fn order(write: &Write<'_>, sides: &Sides<'_>) -> Result<()> {
    let Sides { key: number, from, to } = *sides;
    let read = |json: &Value| nouns::order(json).ok_or_else(unreadable);
    let now = write.order(number)?;
    let zone = write.shop()?.time_zone;
    let of_instants = |found: &(OrderId, Order)| (found.0, at_its_instants(&found.1, zone));
    if now.as_ref().map(of_instants) != from.map(read).transpose()?.as_ref().map(of_instants) {
        return Err(changed_since(text!("Order {number}", number)));
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
        _ => Err(changed_since(text!("Customer \"{login}\"", login))),
    }
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

pub(super) fn changed_since(what: Text) -> StoreError {
    Error::Invalid { what, problem: text!("it was changed since and was left as it is") }.into()
}
