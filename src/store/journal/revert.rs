//! Reverts or repeats the change of one thing, for undo and redo. A thing is only changed while it has the
//! value that the step left it with.

use rusqlite::{ErrorCode, named_params};
use serde_json::Value;

use super::{nouns, unreadable};
use crate::domain::ids::{OrderId, ProductId, RateId};
use crate::domain::order::Order;
use crate::domain::rate_versions::RateVersions;
use crate::domain::time::{Day, Local, Zone};
use crate::domain::{Error, Result};
use crate::store::Write;

/// Whether a reverted change can be repeated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SetBack {
    /// Both values are in the journal.
    AndForth,
    /// The rows of an import are not in the journal; only a new import adds them again.
    ForGood,
}

/// The customers of the orders that an import added.
const BUYERS: &str =
    "SELECT DISTINCT customer_id FROM orders WHERE id BETWEEN :first AND :last AND customer_id IS NOT NULL";
/// For each noun of an import: queries for the days whose totals count its rows, and the deletion of the
/// rows.
const ADDED: [(&str, &[&str], &str); 4] = [
    (
        "orders",
        &[
            "SELECT DISTINCT day FROM orders WHERE id BETWEEN :first AND :last",
            "SELECT DISTINCT r.day FROM orders o CROSS JOIN refunds r ON r.order_id = o.id
             WHERE o.id BETWEEN :first AND :last",
        ],
        "DELETE FROM orders WHERE id BETWEEN :first AND :last",
    ),
    (
        "credit notes",
        &["SELECT DISTINCT day FROM refunds WHERE id BETWEEN :first AND :last AND number IS NOT NULL"],
        "DELETE FROM refunds WHERE id BETWEEN :first AND :last AND number IS NOT NULL",
    ),
    (
        "customers",
        &[
            "SELECT DISTINCT registered_day AS day FROM users WHERE id BETWEEN :first AND :last AND role = 'customer'",
        ],
        "DELETE FROM users WHERE id BETWEEN :first AND :last AND role = 'customer'",
    ),
    ("products", &[], "DELETE FROM products WHERE id BETWEEN :first AND :last"),
];

impl Write<'_> {
    pub(super) fn set_back(
        &self,
        noun: &str,
        key: &str,
        from: Option<&Value>,
        to: Option<&Value>,
    ) -> Result<SetBack> {
        match noun {
            "rate" => self.set_back_rate(key, from, to)?,
            "inactive_rate" => self.set_back_inactive_rate(key, from, to)?,
            "rate_versions" => self.set_back_versions(key, from, to)?,
            "class" => self.set_back_class(from, to)?,
            "lines" => self.set_back_lines(from, to)?,
            "setting" => self.set_back_setting(key, to)?,
            "order" => self.set_back_order(key, from, to)?,
            "credit_note" => self.set_back_credit_note(key, to)?,
            "product" => self.set_back_product(key, to)?,
            "customer" => self.set_back_customer(key, to)?,
            _ => return self.remove_added(noun, key).map(|()| SetBack::ForGood),
        }
        Ok(SetBack::AndForth)
    }

    fn set_back_rate(&self, key: &str, from: Option<&Value>, to: Option<&Value>) -> Result<()> {
        let id = RateId::parse(key).ok_or_else(unreadable)?;
        let now = self.rate(id)?;
        let read = |json: &Value| nouns::rate(id, json).ok_or_else(unreadable);
        if now != from.map(read).transpose()? {
            return Err(changed_since(format!("Tax rate {id}")));
        }
        match (now, to.map(read).transpose()?) {
            (was, Some(rate)) => self.put_rate(was.as_ref(), &rate),
            // Its versions are a change of their own.
            (Some(rate), None) => self.remove_rate(&rate),
            (None, None) => Ok(()),
        }
    }

    fn set_back_inactive_rate(&self, key: &str, from: Option<&Value>, to: Option<&Value>) -> Result<()> {
        let id = RateId::parse(key).ok_or_else(unreadable)?;
        let read = |json: &Value| nouns::rate(id, json).ok_or_else(unreadable);
        if self.inactive_rate(id)? != from.map(read).transpose()? {
            return Err(changed_since(format!("Tax rate {id}")));
        }
        self.put_inactive_rate(id, to.map(read).transpose()?.as_ref())
    }

    /// A version that is held is the same as the planned one, so that the plan of it can be undone too.
    fn set_back_versions(&self, key: &str, from: Option<&Value>, to: Option<&Value>) -> Result<()> {
        let id = RateId::parse(key).ok_or_else(unreadable)?;
        let read = |json: Option<&Value>| match json {
            Some(json) => nouns::versions(json).ok_or_else(unreadable),
            None => Ok(RateVersions::default()),
        };
        let now = self.rate_versions(id)?;
        if !now.is_same_plan(&read(from)?) {
            return Err(changed_since(format!("What is planned for tax rate {id}")));
        }
        self.put_rate_versions(id, &now, &read(to)?)
    }

    fn set_back_class(&self, from: Option<&Value>, to: Option<&Value>) -> Result<()> {
        let read = |json: &Value| nouns::class(json).ok_or_else(unreadable);
        if let Some((_, class)) = from.map(read).transpose()? {
            self.delete_class(&class)?;
        }
        match to.map(read).transpose()? {
            Some((id, class)) => self.add_class(&class, Some(id)),
            None => Ok(()),
        }
    }

    fn set_back_lines(&self, from: Option<&Value>, to: Option<&Value>) -> Result<()> {
        let read = |json: Option<&Value>| json.and_then(nouns::lines).ok_or_else(unreadable);
        let ((from, mut lines), (to, others)) = (read(from)?, read(to)?);
        // Only one side has the items.
        lines.extend(others);
        self.set_lines(&lines, &from, &to)
    }

    fn set_back_setting(&self, key: &str, to: Option<&Value>) -> Result<()> {
        let was = self.shop()?;
        let value = to.and_then(Value::as_str).ok_or_else(unreadable)?;
        let shop = was.with(key, value).ok_or_else(unreadable)?;
        self.change_shop(&was, &shop)
    }

    fn set_back_order(&self, number: &str, from: Option<&Value>, to: Option<&Value>) -> Result<()> {
        let read = |json: &Value| nouns::order(json).ok_or_else(unreadable);
        let now = self.order(number)?;
        let zone = self.shop()?.time_zone;
        let of_instants = |found: &(OrderId, Order)| (found.0, at_its_instants(&found.1, zone));
        if now.as_ref().map(of_instants) != from.map(read).transpose()?.as_ref().map(of_instants) {
            return Err(changed_since(format!("Order {number}")));
        }
        match (now, to.map(read).transpose()?) {
            (None, Some((id, order))) => self.restore_order(id, &order, zone),
            (Some((id, was)), Some((_, order))) => self.change_order(id, &was, &order, zone),
            (Some((id, was)), None) => self.delete_order(id, &was),
            (None, None) => Ok(()),
        }
    }

    fn set_back_credit_note(&self, number: &str, to: Option<&Value>) -> Result<()> {
        if let Some((id, note)) = self.credit_note(number)? {
            self.delete_credit_note(id, &note)?;
        }
        match to {
            Some(json) => {
                let note = nouns::credit_note(json).ok_or_else(unreadable)?;
                let zone = self.shop()?.time_zone;
                // Journals of the first version do not have the id.
                match json.get("id").and_then(Value::as_i64) {
                    Some(id) => self.restore_credit_note(id, &note, zone),
                    None => self.add_credit_note(&note, zone).map(drop),
                }
            }
            None => Ok(()),
        }
    }

    fn set_back_product(&self, key: &str, to: Option<&Value>) -> Result<()> {
        let id = ProductId::parse(key).ok_or_else(unreadable)?;
        match to {
            Some(json) => self.put_product(&nouns::product(id, json).ok_or_else(unreadable)?),
            None => self.remove_added("products", &format!("{id}..{id}")),
        }
    }

    fn set_back_customer(&self, login: &str, to: Option<&Value>) -> Result<()> {
        let becomes = to.map(|json| nouns::customer(json).ok_or_else(unreadable)).transpose()?;
        let zone = self.shop()?.time_zone;
        match (self.user(login)?, self.customer(login)?, becomes) {
            (Some(user), Some(was), Some(becomes)) => self.change_customer(user.id, &was, &becomes, zone),
            (None, _, Some(becomes)) => self.add_customer(&becomes, zone).map(drop),
            (Some(_), Some(was), None) if self.delete_customer(&was)? => Ok(()),
            _ => Err(changed_since(format!("Customer {login}"))),
        }
    }

    fn remove_added(&self, noun: &str, key: &str) -> Result<()> {
        self.forget_ids();
        let number = |text: &str| text.parse::<i64>().ok();
        let range = key.split_once("..").and_then(|(first, last)| Some((number(first)?, number(last)?)));
        let (first, last) = range.ok_or_else(unreadable)?;
        let (_, days, delete) = ADDED.iter().find(|(name, _, _)| *name == noun).ok_or_else(unreadable)?;
        let params = named_params! { ":first": first, ":last": last };
        for sql in *days {
            let mut statement = self.conn.prepare_cached(sql)?;
            let mut rows = statement.query(params)?;
            while let Some(row) = rows.next()? {
                if let Some(day) = Day::from_number(row.get("day")?) {
                    self.touch(day);
                }
            }
        }
        if noun == "orders" {
            let mut statement = self.conn.prepare_cached(BUYERS)?;
            let mut rows = statement.query(params)?;
            while let Some(row) = rows.next()? {
                self.touch_customer(row.get("customer_id")?);
            }
        }
        let done = self.conn.prepare_cached(delete)?.execute(params);
        match done {
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => {
                Err(Error::Invalid {
                    what: "The import".to_owned(),
                    problem: format!("some of its {noun} are used by what came later, so they stay"),
                })
            }
            other => Ok(other.map(drop)?),
        }
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

fn changed_since(what: String) -> Error {
    Error::Invalid { what, problem: "it was changed since and was left as it is".to_owned() }
}
