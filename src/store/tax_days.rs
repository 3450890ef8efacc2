//! The tax by day, jurisdiction and rate, and the sales without tax, for the tax summary. It is recomputed like
//! all totals, from the tax of orders that count and of refunds on their own dates. Single orders and refunds are
//! listed as for the sales report (`entries`). An order with a `charge_id` has no row in `order_taxes` (`charges.rs`).

use std::collections::BTreeMap;

use rusqlite::{OptionalExtension, Row, named_params};

use super::Read;
use super::charges::charged_tax;
use super::columns::{class_text, local, money};
use crate::domain::Result;
use crate::domain::class::ClassSlug;
use crate::domain::ids::ChargeId;
use crate::domain::money::Money;
use crate::domain::period::DayPart;
use crate::domain::report::EntryKind;
use crate::domain::tax_line::ChargedTax;
use crate::domain::tax_period::TaxPeriod;
use crate::domain::tax_summary::{TaxEntry, TaxSums};
use crate::domain::time::{Day, Local};

pub(super) const CLEAR: &str = "DELETE FROM tax_days WHERE day = :day";
pub(super) const FILL: &str = "
  INSERT INTO tax_days
    (day, charge_id, orders, taxable, tax, shipping_tax, refunds, refunded_taxable, refunded_tax, refunded_shipping_tax)
  SELECT day, charge_id, sum(orders), sum(taxable), sum(tax), sum(shipping_tax), sum(refunds), sum(refunded_taxable),
    sum(refunded_tax), sum(refunded_shipping_tax)
  FROM (
    SELECT o.day, t.charge_id, count(DISTINCT o.id) AS orders, sum(t.taxable) AS taxable, sum(t.tax) AS tax,
      sum(t.shipping_tax) AS shipping_tax, 0 AS refunds, 0 AS refunded_taxable, 0 AS refunded_tax,
      0 AS refunded_shipping_tax
    FROM orders o CROSS JOIN order_taxes t ON t.order_id = o.id
    WHERE o.day = :day AND o.status IN (1, 2, 3, 5) AND o.charge_id IS NULL GROUP BY o.day, t.charge_id
    UNION ALL
    SELECT day, charge_id, count(*), sum(total - tax - shipping_tax), sum(tax), sum(shipping_tax), 0, 0, 0, 0
    FROM orders WHERE day = :day AND status IN (1, 2, 3, 5) AND charge_id IS NOT NULL GROUP BY day, charge_id
    UNION ALL
    SELECT r.day, t.charge_id, 0, 0, 0, 0, count(DISTINCT r.id), sum(t.taxable), sum(t.tax), sum(t.shipping_tax)
    FROM refunds r LEFT JOIN orders o ON o.id = r.order_id CROSS JOIN refund_taxes t ON t.refund_id = r.id
    WHERE r.day = :day AND (r.order_id IS NULL OR o.status IN (1, 2, 3, 5)) GROUP BY r.day, t.charge_id
  )
  GROUP BY day, charge_id";

const DAYS: &str = "
  SELECT day, charge_id, orders, taxable, tax, shipping_tax, refunded_taxable, refunded_tax, refunded_shipping_tax
  FROM tax_days WHERE day BETWEEN :first AND :last";
// Row by row: to sum by charge, SQLite would sort them.
const CHARGES: &str = "
  SELECT day, charge_id, orders + refunds, taxable - refunded_taxable,
    tax + shipping_tax - refunded_tax - refunded_shipping_tax
  FROM tax_days WHERE day BETWEEN :first AND :last";
const PART_OF_DAY: &str = "
  SELECT :day AS day, t.charge_id, count(DISTINCT o.id) AS orders, sum(t.taxable) AS taxable, sum(t.tax) AS tax,
    sum(t.shipping_tax) AS shipping_tax, 0 AS refunded_taxable, 0 AS refunded_tax, 0 AS refunded_shipping_tax
  FROM orders o CROSS JOIN order_taxes t ON t.order_id = o.id
  WHERE o.day = :day AND o.second BETWEEN :from AND :to AND o.status IN (1, 2, 3, 5) AND o.charge_id IS NULL
  GROUP BY t.charge_id
  UNION ALL
  SELECT :day, charge_id, count(*), sum(total - tax - shipping_tax), sum(tax), sum(shipping_tax), 0, 0, 0
  FROM orders
  WHERE day = :day AND second BETWEEN :from AND :to AND status IN (1, 2, 3, 5) AND charge_id IS NOT NULL
  GROUP BY charge_id
  UNION ALL
  SELECT :day, t.charge_id, 0, 0, 0, 0, sum(t.taxable), sum(t.tax), sum(t.shipping_tax)
  FROM refunds r LEFT JOIN orders o ON o.id = r.order_id CROSS JOIN refund_taxes t ON t.refund_id = r.id
  WHERE r.day = :day AND r.second BETWEEN :from AND :to AND (r.order_id IS NULL OR o.status IN (1, 2, 3, 5))
  GROUP BY t.charge_id";
const CHARGE: &str =
    "SELECT rate_id, name, percent, compound, country, state, untaxed FROM charged_taxes WHERE id = :id";
const ORDERS: &str = "
  SELECT o.number AS name, o.day, o.second, 1 AS orders,
    coalesce(t.taxable, o.total - o.tax - o.shipping_tax) AS taxable, coalesce(t.tax, o.tax) AS tax,
    coalesce(t.shipping_tax, o.shipping_tax) AS shipping_tax, 0 AS refunded_taxable, 0 AS refunded_tax,
    0 AS refunded_shipping_tax
  FROM orders o LEFT JOIN order_taxes t ON t.order_id = o.id
  WHERE (o.day, o.second) >= (:first_day, :first_second) AND (o.day, o.second) <= (:last_day, :last_second)
    AND +o.status IN (1, 2, 3, 5) AND coalesce(o.charge_id, t.charge_id) = coalesce(:charge, o.charge_id, t.charge_id)
    AND (:corrects IS NULL OR coalesce((SELECT k.period FROM order_corrections k WHERE k.order_id = o.id), '')
      IN (SELECT value FROM json_each(:corrects)))
  ORDER BY o.day DESC, o.second DESC, o.id DESC";
const REFUNDS: &str = "
  SELECT coalesce(o.number, r.number, '') AS name, r.day, r.second, 0 AS orders, 0 AS taxable, 0 AS tax,
    0 AS shipping_tax, t.taxable AS refunded_taxable, t.tax AS refunded_tax, t.shipping_tax AS refunded_shipping_tax
  FROM refunds r LEFT JOIN orders o ON o.id = r.order_id CROSS JOIN refund_taxes t ON t.refund_id = r.id
  WHERE (r.day, r.second) >= (:first_day, :first_second) AND (r.day, r.second) <= (:last_day, :last_second)
    AND (r.order_id IS NULL OR o.status IN (1, 2, 3, 5)) AND (:charge IS NULL OR t.charge_id = :charge)
    AND (:corrects IS NULL OR coalesce((SELECT k.period FROM refund_corrections k WHERE k.refund_id = r.id), '')
      IN (SELECT value FROM json_each(:corrects)))
  ORDER BY r.day DESC, r.second DESC, r.id DESC";
// An order's taxable amounts come to its net amount where each item has one tax; what is beyond, by at least half of the
// smallest, is of items with several.
const TOGETHER: &str = "
  SELECT DISTINCT t.charge_id, u.charge_id
  FROM (
    SELECT o.id
    FROM orders o CROSS JOIN order_taxes t ON t.order_id = o.id
    WHERE o.day BETWEEN :first AND :last AND o.status IN (1, 2, 3, 5) AND t.taxable > 0
    GROUP BY o.id
    HAVING count(*) > 1 AND 2 * (sum(t.taxable) - (o.total - o.tax - o.shipping_tax)) >= min(t.taxable)
  ) s
  CROSS JOIN order_taxes t ON t.order_id = s.id AND t.taxable > 0
  CROSS JOIN order_taxes u ON u.order_id = s.id AND u.taxable > 0 AND u.charge_id > t.charge_id";
const UNTAXED_OF_CLASSES: &str = "
  SELECT o.number, sum(i.total) AS net
  FROM orders o CROSS JOIN order_items i ON i.order_id = o.id
  WHERE o.day BETWEEN :first AND :last AND o.status IN (1, 2, 3, 5) AND i.tax = 0
    AND i.class IN (SELECT value FROM json_each(:classes))
    AND (EXISTS (SELECT 1 FROM charged_taxes c WHERE c.id = o.charge_id AND c.untaxed > 0)
      OR EXISTS (SELECT 1 FROM order_taxes t CROSS JOIN charged_taxes c ON c.id = t.charge_id
        WHERE t.order_id = o.id AND c.untaxed > 0))
  GROUP BY o.id ORDER BY o.day, o.second, o.id";

fn sums(row: &Row<'_>) -> rusqlite::Result<TaxSums> {
    Ok(TaxSums {
        orders: row.get("orders")?,
        taxable: money(row, "taxable")?,
        tax: money(row, "tax")?,
        shipping_tax: money(row, "shipping_tax")?,
        refunded_taxable: money(row, "refunded_taxable")?,
        refunded_tax: money(row, "refunded_tax")?,
        refunded_shipping_tax: money(row, "refunded_shipping_tax")?,
    })
}

/// A tax as it was charged, in the first or the second of two ranges of days.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct RangeCharge {
    /// It is of the second range.
    pub is_second: bool,
    /// The tax.
    pub charge: ChargeId,
}

/// What was charged, less what was refunded.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ChargeSums {
    /// The number of orders and refunds.
    pub documents: i64,
    /// The net amount that it was charged on.
    pub net: Money,
    /// The tax, on shipping too.
    pub tax: Money,
}

/// The tax of one rate on one day.
type OfDay = (Day, ChargeId, TaxSums);

fn of_day(row: &Row<'_>) -> rusqlite::Result<OfDay> {
    let number: i64 = row.get("day")?;
    let day = Day::from_number(number).ok_or(rusqlite::Error::IntegralValueOutOfRange(0, number))?;
    Ok((day, ChargeId::new(row.get("charge_id")?), sums(row)?))
}

/// The texts of periods as a JSON list, to bind as a parameter; of none, it is blank.
fn texts(periods: &[Option<TaxPeriod>]) -> String {
    let text = |period: &Option<TaxPeriod>| period.map(|period| period.to_string()).unwrap_or_default();
    let texts: Vec<String> = periods.iter().map(|period| format!("\"{}\"", text(period))).collect();
    format!("[{}]", texts.join(","))
}

impl Read<'_> {
    /// The tax of each rate on each day from `first` to `last`, unsorted.
    pub fn tax_days(&self, first: Day, last: Day) -> Result<Vec<OfDay>> {
        let mut statement = self.conn.prepare_cached(DAYS)?;
        let params = named_params! { ":first": first.number(), ":last": last.number() };
        Ok(statement.query_map(params, of_day)?.collect::<rusqlite::Result<_>>()?)
    }

    /// The sums of each charge from `first` to the day before `second`, and from that to `last`: refunds are deducted.
    pub fn charge_sums(
        &self,
        first: Day,
        second: Day,
        last: Day,
    ) -> Result<BTreeMap<RangeCharge, ChargeSums>> {
        let mut statement = self.conn.prepare_cached(CHARGES)?;
        let mut rows = statement.query(named_params! { ":first": first.number(), ":last": last.number() })?;
        let mut sums: BTreeMap<RangeCharge, ChargeSums> = BTreeMap::new();
        while let Some(row) = rows.next()? {
            let (is_second, charge) = (row.get::<_, i64>(0)? >= second.number(), ChargeId::new(row.get(1)?));
            let sum = sums.entry(RangeCharge { is_second, charge }).or_default();
            sum.documents = sum.documents.saturating_add(row.get(2)?);
            sum.net = sum.net.plus(Money::from_ten_thousandths(row.get(3)?))?;
            sum.tax = sum.tax.plus(Money::from_ten_thousandths(row.get(4)?))?;
        }
        Ok(sums)
    }

    /// The pairs of taxes that some order from `first` to `last` was charged on the same items, as far as its amounts say
    /// so. It goes through these orders.
    pub fn charged_together(&self, first: Day, last: Day) -> Result<Vec<(ChargeId, ChargeId)>> {
        let mut statement = self.conn.prepare_cached(TOGETHER)?;
        let params = named_params! { ":first": first.number(), ":last": last.number() };
        let pairs = statement
            .query_map(params, |row| Ok((ChargeId::new(row.get(0)?), ChargeId::new(row.get(1)?))))?;
        Ok(pairs.collect::<rusqlite::Result<_>>()?)
    }

    /// The numbers of the orders from `first` to `last` with sales without tax, each with the net amount of its untaxed
    /// items of these classes. It goes through these orders.
    pub fn untaxed_of_classes(
        &self,
        (first, last): (Day, Day),
        classes: &[ClassSlug],
    ) -> Result<Vec<(String, Money)>> {
        let classes: Vec<String> = classes.iter().map(|class| format!("\"{}\"", class_text(class))).collect();
        let classes = format!("[{}]", classes.join(","));
        let mut statement = self.conn.prepare_cached(UNTAXED_OF_CLASSES)?;
        let params = named_params! { ":first": first.number(), ":last": last.number(), ":classes": classes };
        let found = statement.query_map(params, |row| Ok((row.get("number")?, money(row, "net")?)))?;
        Ok(found.collect::<rusqlite::Result<_>>()?)
    }

    /// The tax of a part of a day, computed from the orders of that day; a rate can have several rows, for orders
    /// and refunds.
    pub fn tax_part(&self, part: DayPart) -> Result<Vec<OfDay>> {
        let mut statement = self.conn.prepare_cached(PART_OF_DAY)?;
        let params = named_params! { ":day": part.day.number(), ":from": part.from, ":to": part.to };
        Ok(statement.query_map(params, of_day)?.collect::<rusqlite::Result<_>>()?)
    }

    /// A tax as it was charged.
    pub fn charge(&self, id: ChargeId) -> Result<Option<ChargedTax>> {
        let mut statement = self.conn.prepare_cached(CHARGE)?;
        Ok(statement.query_row(named_params! { ":id": id.get() }, charged_tax).optional()?)
    }

    /// The orders or refunds with tax of a rate, or with any, from `start` to `end`, both inclusive, at most
    /// `limit`, latest first. With periods, only those that correct one of them; `None` stands for what corrects none.
    pub fn tax_entries(
        &self,
        kind: EntryKind,
        (charge, corrects): (Option<ChargeId>, Option<&[Option<TaxPeriod>]>),
        (start, end): (Local, Local),
        limit: usize,
    ) -> Result<Vec<TaxEntry>> {
        let sql = match kind {
            EntryKind::Order => ORDERS,
            EntryKind::Refund => REFUNDS,
            EntryKind::Registration => return Ok(Vec::new()),
        };
        let mut statement = self.conn.prepare_cached(sql)?;
        let mut rows = statement.query(named_params! {
            ":first_day": start.day.number(), ":first_second": start.second, ":last_day": end.day.number(),
            ":last_second": end.second, ":charge": charge.map(ChargeId::get), ":corrects": corrects.map(texts),
        })?;
        let mut entries: Vec<TaxEntry> = Vec::new();
        while let Some(row) = rows.next()? {
            let entry = TaxEntry { kind, name: row.get("name")?, at: local(row)?, sums: sums(row)? };
            // The tax lines of one order or refund are consecutive.
            let is_same = entries.last().is_some_and(|last| (&last.name, last.at) == (&entry.name, entry.at));
            if !is_same && entries.len() == limit {
                break;
            }
            match entries.last_mut().filter(|_| is_same) {
                Some(last) => {
                    let orders = last.sums.orders;
                    last.sums = TaxSums { orders, ..last.sums.plus(&entry.sums)? };
                }
                None => entries.push(entry),
            }
        }
        Ok(entries)
    }
}
