//! Compares the journal with the rows: the last change of a thing that is not undone has its present value.
//! The rows of an import exist unless the import was undone.

use std::collections::BTreeMap;

use rusqlite::{OptionalExtension, Row, named_params};
use serde_json::Value;

use super::nouns;
use crate::domain::Result;
use crate::domain::class::ClassSlug;
use crate::domain::ids::{OrderId, ProductId, RateId};
use crate::domain::order::{Customer, Order};
use crate::store::Read;

/// Steps with a change that is not JSON.
const UNREADABLE: &str = "
  SELECT DISTINCT step_id FROM journal_changes
  WHERE NOT json_valid(coalesce(was, '{}')) OR NOT json_valid(coalesce(became, '{}')) LIMIT 100";
/// The last change of each thing that is not undone. A class or an order is identified by the id in its JSON,
/// since its slug or number may have changed.
const LAST: &str = "
  SELECT step_id, noun, key, was, became FROM (
    SELECT c.step_id, c.noun, c.key, c.was, c.became, row_number() OVER (
      PARTITION BY c.noun, coalesce(json_extract(c.became, '$.id'), json_extract(c.was, '$.id'), c.key)
      ORDER BY c.step_id DESC, c.position DESC) AS age
    FROM journal_changes c JOIN journal_steps s ON s.id = c.step_id
    WHERE s.kind = 'do' AND coalesce(s.state, 0) = 0
      AND c.noun IN ('rate', 'inactive_rate', 'rate_versions', 'class', 'order', 'product', 'customer', 'setting')
  ) WHERE age = 1";
/// The moves of items to another class that are not undone.
const MOVES: &str = "
  SELECT c.step_id, c.became FROM journal_changes c JOIN journal_steps s ON s.id = c.step_id
  WHERE s.kind = 'do' AND coalesce(s.state, 0) = 0 AND c.noun = 'lines' ORDER BY c.step_id";
const ZONE_MOVED: &str = "SELECT 1 FROM journal_changes WHERE noun = 'setting' AND key = 'time_zone' LIMIT 1";
const CLASS: &str = "SELECT slug, name FROM tax_classes WHERE id = :id";
const HAS_ORDER: &str = "SELECT 1 FROM orders WHERE id = :id";
/// The rows of each import: their range of ids, whether the import is not undone, and how many of them exist
/// and how many were deleted since.
const ADDED: &str = "
  WITH runs AS (
    SELECT CAST(substr(c.key, 1, instr(c.key, '..') - 1) AS INTEGER) AS first,
      CAST(substr(c.key, instr(c.key, '..') + 2) AS INTEGER) AS last, coalesce(s.state, 0) = 0 AS stands
    FROM journal_changes c JOIN journal_steps s ON s.id = c.step_id
    WHERE s.kind = 'do' AND c.noun = 'orders' AND c.key LIKE '%..%'
  ), gone AS (
    SELECT DISTINCT json_extract(c.was, '$.id') AS id
    FROM journal_changes c JOIN journal_steps s ON s.id = c.step_id
    WHERE s.kind = 'do' AND coalesce(s.state, 0) = 0 AND c.noun = 'order' AND c.became IS NULL
  )
  SELECT first, last, stands,
    (SELECT count(*) FROM orders WHERE id BETWEEN first AND last) AS present,
    (SELECT count(*) FROM gone WHERE gone.id BETWEEN first AND last) AS gone
  FROM runs";

/// The last change of a thing.
struct Last {
    step: i64,
    noun: String,
    key: String,
    was: Option<String>,
    became: Option<String>,
}

fn last(row: &Row<'_>) -> rusqlite::Result<Last> {
    Ok(Last {
        step: row.get("step_id")?,
        noun: row.get("noun")?,
        key: row.get("key")?,
        was: row.get("was")?,
        became: row.get("became")?,
    })
}

/// The moves of items to another class, by order id: step, position of the item, new class.
type Moves = BTreeMap<i64, Vec<(i64, i64, ClassSlug)>>;

/// Facts that the comparison of an order with its journal depends on.
struct Since {
    /// The time zone of the shop was changed at some time.
    zone_moved: bool,
    moves: Moves,
}

impl Read<'_> {
    /// The things that differ from the journal, in a sentence each.
    pub(in crate::store) fn journal_problems(&self) -> Result<Vec<String>> {
        let mut statement = self.conn.prepare_cached(UNREADABLE)?;
        let steps = statement.query_map([], |row| row.get::<_, i64>(0))?;
        let mut problems = Vec::new();
        for step in steps {
            problems.push(format!("Step {} of the journal cannot be read", step?));
        }
        if !problems.is_empty() {
            return Ok(problems);
        }
        let zone_moved = self.conn.query_row(ZONE_MOVED, [], |_| Ok(())).optional()?.is_some();
        let since = Since { zone_moved, moves: self.moves()? };
        let mut statement = self.conn.prepare_cached(LAST)?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            let last = last(row)?;
            if !self.is_as_said(&last, &since)? {
                let what = if last.noun == "setting" { "Setting" } else { "What became of" };
                problems.push(format!("{what} {} {} is not what the journal says", last.noun, last.key));
            }
        }
        problems.extend(self.runs_astray()?);
        Ok(problems)
    }

    fn is_as_said(&self, last: &Last, since: &Since) -> Result<bool> {
        let parse = |text: &Option<String>| -> Option<Value> {
            text.as_deref().and_then(|text| serde_json::from_str(text).ok())
        };
        let (was, became) = (parse(&last.was), parse(&last.became));
        Ok(match last.noun.as_str() {
            "rate" => {
                let Some(id) = RateId::parse(&last.key) else { return Ok(false) };
                self.rate(id)? == became.as_ref().and_then(|json| nouns::rate(id, json))
            }
            "inactive_rate" => {
                let Some(id) = RateId::parse(&last.key) else { return Ok(false) };
                self.inactive_rate(id)? == became.as_ref().and_then(|json| nouns::rate(id, json))
            }
            "rate_versions" => {
                let Some(id) = RateId::parse(&last.key) else { return Ok(false) };
                let said = became.as_ref().and_then(nouns::versions).unwrap_or_default();
                self.rate_versions(id)?.is_same_plan(&said)
            }
            "class" => self.is_class(was.as_ref(), became.as_ref())?,
            "order" => self.is_order(was.as_ref(), became.as_ref(), last.step, since)?,
            "product" => {
                let Some(id) = ProductId::parse(&last.key) else { return Ok(false) };
                became.is_none()
                    || self.product(id)? == became.as_ref().and_then(|json| nouns::product(id, json))
            }
            "customer" => {
                let now = self.customer(&last.key)?;
                let said = became.as_ref().and_then(nouns::customer);
                match (now, said) {
                    // A user with another role is not found as a customer.
                    (None, said) => said.is_none() || self.user(&last.key)?.is_some(),
                    (Some(_), None) => false,
                    (Some(now), Some(said)) => {
                        let registered_at =
                            if since.zone_moved { now.registered_at } else { said.registered_at };
                        now == Customer { registered_at, ..said }
                    }
                }
            }
            _ => self.setting(&last.key)?.as_deref() == became.as_ref().and_then(Value::as_str),
        })
    }

    fn is_class(&self, was: Option<&Value>, became: Option<&Value>) -> Result<bool> {
        let Some((id, _)) = became.or(was).and_then(nouns::class) else { return Ok(false) };
        let now: Option<(String, String)> = self
            .conn
            .prepare_cached(CLASS)?
            .query_row(named_params! { ":id": id }, |row| Ok((row.get("slug")?, row.get("name")?)))
            .optional()?;
        let said =
            became.and_then(nouns::class).map(|(_, class)| (class.slug.as_str().to_owned(), class.name));
        Ok(now == said)
    }

    fn moves(&self) -> Result<Moves> {
        let mut moves = Moves::new();
        let mut statement = self.conn.prepare_cached(MOVES)?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            let (step, became): (i64, String) = (row.get("step_id")?, row.get("became")?);
            let became = serde_json::from_str(&became).ok();
            let Some((class, lines)) = became.as_ref().and_then(nouns::lines) else { continue };
            for (order, position) in lines {
                moves.entry(order).or_default().push((step, position, class.clone()));
            }
        }
        Ok(moves)
    }

    fn is_order(
        &self,
        was: Option<&Value>,
        became: Option<&Value>,
        step: i64,
        since: &Since,
    ) -> Result<bool> {
        let Some((id, mut said)) = became.or(was).and_then(nouns::order) else { return Ok(false) };
        if became.is_none() {
            let params = named_params! { ":id": id.get() };
            return Ok(self.conn.prepare_cached(HAS_ORDER)?.exists(params).map(|is_there| !is_there)?);
        }
        let Some((now_id, now)): Option<(OrderId, Order)> = self.order(&said.number)? else {
            return Ok(false);
        };
        let moves = since.moves.get(&id.get()).into_iter().flatten().filter(|(moved, ..)| *moved > step);
        for (_, position, class) in moves {
            let item = usize::try_from(*position).ok().and_then(|at| said.items.get_mut(at));
            if let Some(item) = item {
                item.class = class.clone();
            }
        }
        let said = if since.zone_moved { at_the_times_of(said, &now) } else { said };
        Ok((now_id, now) == (id, said))
    }

    /// Imports whose orders are incomplete, or exist although the import was undone.
    fn runs_astray(&self) -> Result<Vec<String>> {
        let mut statement = self.conn.prepare_cached(ADDED)?;
        let mut rows = statement.query([])?;
        let mut problems = Vec::new();
        while let Some(row) = rows.next()? {
            let (first, last): (i64, i64) = (row.get("first")?, row.get("last")?);
            let (stands, present, gone): (bool, i64, i64) =
                (row.get("stands")?, row.get("present")?, row.get("gone")?);
            let added = last.saturating_sub(first).saturating_add(1);
            if stands && present.saturating_add(gone) != added {
                problems.push(format!(
                    "An import added the orders with the ids {first} to {last}, {added} in all; {present} are there \
                     and {gone} were deleted since"
                ));
            }
            if !stands && present > 0 {
                problems.push(format!(
                    "The import of the orders with the ids {first} to {last} was taken back, and {present} are there"
                ));
            }
        }
        Ok(problems)
    }
}

/// The order with the times of `now`: those in the journal are of the zone that the shop had then.
fn at_the_times_of(order: Order, now: &Order) -> Order {
    let mut order = Order { placed_at: now.placed_at, ..order };
    for (said, now) in order.refunds.iter_mut().zip(&now.refunds) {
        said.refunded_at = now.refunded_at;
    }
    order
}
