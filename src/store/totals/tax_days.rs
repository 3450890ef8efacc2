//! The tax by day, jurisdiction and rate, and the sales without tax, for the tax summary. It is recomputed like
//! all totals, from the tax of orders that count and of refunds on their own dates. Single orders and refunds are
//! listed as for the sales report (`entries`). What was refunded is counted apart by the month that it was sold in, which
//! a return needs (`engine::returns`). An order with a `charge_id` has no row in `order_taxes` (`charges.rs`).

use std::collections::BTreeMap;

use rusqlite::{Row, named_params};

use crate::Read;
use crate::Result;
use crate::columns::{day, local, money};
use crate::orders::charges::charged_tax;
use crate::totals::dated_charges::ChargeSums;
use crate::totals::order_facts::{ORDER_SERVICES, REFUND_SERVICES, SOLD_TO, VAT_NUMBER, number};
use domain::ids::ChargeId;
use domain::money::Money;
use domain::report::EntryKind;
use domain::report::tax_summary::{TaxEntry, TaxSums};
use domain::returns::{ChargeSelection, OrderFacts};
use domain::tax::line::ChargedTax;
use domain::time::period::DayPart;
use domain::time::tax_period::TaxPeriod;
use domain::time::{Day, Local};

const DAYS: &str = "
  SELECT day, charge_id, orders, taxable, tax, shipping_tax, refunded_taxable, refunded_tax, refunded_shipping_tax
  FROM tax_days WHERE day BETWEEN :first AND :last";
// Row by row: to sum by charge, SQLite would sort them.
const CHARGES: &str = "
  SELECT day, charge_id, sold, orders + refunds, taxable - refunded_taxable,
    tax + shipping_tax - refunded_tax - refunded_shipping_tax
  FROM tax_days WHERE day BETWEEN :first AND :last";
const CHARGES_APART: &str = "
  SELECT day, charge_id, sold, orders, taxable, tax + shipping_tax, refunds, 0 - refunded_taxable,
    0 - refunded_tax - refunded_shipping_tax
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
const ALL_CHARGES: &str =
    "SELECT id, rate_id, name, percent, compound, country, state, untaxed FROM charged_taxes ORDER BY id";
const CHARGE: &str =
    "SELECT rate_id, name, percent, compound, country, state, untaxed FROM charged_taxes WHERE id = :id";
const ORDERS: &str = "
  o.number AS name, o.day, o.second, 1 AS orders,
    coalesce(t.taxable, o.total - o.tax - o.shipping_tax) AS taxable, coalesce(t.tax, o.tax) AS tax,
    coalesce(t.shipping_tax, o.shipping_tax) AS shipping_tax, 0 AS refunded_taxable, 0 AS refunded_tax,
    0 AS refunded_shipping_tax, ";
const OF_ORDERS: &str = "
  FROM orders o LEFT JOIN order_taxes t ON t.order_id = o.id
  WHERE (o.day, o.second) >= (:first_day, :first_second) AND (o.day, o.second) <= (:last_day, :last_second)
    AND +o.status IN (1, 2, 3, 5) AND coalesce(o.charge_id, t.charge_id) = coalesce(:charge, o.charge_id, t.charge_id)
    AND (:first_sold IS NULL OR o.day BETWEEN :first_sold AND coalesce(:last_sold, o.day))
    AND (:corrects IS NULL OR coalesce((SELECT k.period FROM order_corrections k WHERE k.order_id = o.id), '')
      IN (SELECT value FROM json_each(:corrects)))";
const ORDERS_END: &str = " ORDER BY o.day DESC, o.second DESC, o.id DESC";
const REFUNDS: &str = "
  coalesce(o.number, r.number, '') AS name, r.day, r.second, 0 AS orders, 0 AS taxable, 0 AS tax,
    0 AS shipping_tax, t.taxable AS refunded_taxable, t.tax AS refunded_tax, t.shipping_tax AS refunded_shipping_tax, ";
const OF_REFUNDS: &str = "
  FROM refunds r LEFT JOIN orders o ON o.id = r.order_id CROSS JOIN refund_taxes t ON t.refund_id = r.id
  WHERE (r.day, r.second) >= (:first_day, :first_second) AND (r.day, r.second) <= (:last_day, :last_second)
    AND (r.order_id IS NULL OR o.status IN (1, 2, 3, 5)) AND (:charge IS NULL OR t.charge_id = :charge)
    AND (:first_sold IS NULL
      OR coalesce(o.day, r.day) BETWEEN :first_sold AND coalesce(:last_sold, o.day, r.day))
    AND (:corrects IS NULL OR coalesce((SELECT k.period FROM refund_corrections k WHERE k.refund_id = r.id), '')
      IN (SELECT value FROM json_each(:corrects)))";
const REFUNDS_END: &str = " ORDER BY r.day DESC, r.second DESC, r.id DESC";
// The lines on which a tax was rounded, perhaps to nothing, shipping as one. Of an order with several taxes all lines are of
// each: which item has which is not known.
const LINES: &str = "
  SELECT coalesce(sum(lines), 0)
  FROM (
    SELECT max(1, (SELECT count(*) FROM order_items i WHERE i.order_id = o.id)) + (o.shipping <> 0) AS lines
    FROM orders o LEFT JOIN order_taxes t ON t.order_id = o.id
    WHERE o.day BETWEEN :first AND :last AND +o.status IN (1, 2, 3, 5)
      AND coalesce(o.charge_id, t.charge_id) = :charge
      AND (:corrects IS NULL OR coalesce((SELECT k.period FROM order_corrections k WHERE k.order_id = o.id), '')
        IN (SELECT value FROM json_each(:corrects)))
    UNION ALL
    SELECT max(1, (SELECT count(*) FROM refund_items i WHERE i.refund_id = r.id)) + (r.settled_shipping <> 0)
    FROM refunds r LEFT JOIN orders o ON o.id = r.order_id CROSS JOIN refund_taxes t ON t.refund_id = r.id
    WHERE r.day BETWEEN :first AND :last AND (r.order_id IS NULL OR o.status IN (1, 2, 3, 5)) AND t.charge_id = :charge
      AND (:corrects IS NULL OR coalesce((SELECT k.period FROM refund_corrections k WHERE k.refund_id = r.id), '')
        IN (SELECT value FROM json_each(:corrects)))
  )";
// What the order or refund tells, of a charge and a customer by their ids.
const ORDER_TELLS: &str = "
  FROM charged_taxes c LEFT JOIN users u ON u.id = o.customer_id WHERE c.id = coalesce(t.charge_id, o.charge_id)";
const REFUND_TELLS: &str = "
  FROM charged_taxes c LEFT JOIN users u ON u.id = coalesce(o.customer_id, r.customer_id) WHERE c.id = t.charge_id";
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

/// The tax of one rate on one day.
type OfDay = (Day, ChargeId, TaxSums);

fn of_day(row: &Row<'_>) -> rusqlite::Result<OfDay> {
    Ok((day(row, "day")?, ChargeId::new(row.get("charge_id")?), sums(row)?))
}

/// The part of sums that is what it should be, of those of which some are services; `None` where there is none.
fn part_of(sums: TaxSums, services: Money, facts: Option<&OrderFacts>) -> Result<Option<TaxSums>> {
    let Some(facts) = facts else { return Ok(Some(sums)) };
    if services == Money::ZERO {
        return Ok((!facts.is_services).then_some(sums));
    }
    let net = sums.taxable.plus(sums.refunded_taxable)?;
    if services == net {
        return Ok(facts.is_services.then_some(sums));
    }
    let part = if facts.is_services { services } else { net.minus(services)? };
    let is_refund = sums.refunded_taxable != Money::ZERO;
    let (taxable, refunded_taxable) = if is_refund { (Money::ZERO, part) } else { (part, Money::ZERO) };
    Ok(Some(TaxSums { taxable, refunded_taxable, ..sums }))
}

/// The texts of periods as a JSON list, to bind as a parameter; of none, it is blank.
fn texts(periods: &[Option<TaxPeriod>]) -> String {
    let text = |period: &Option<TaxPeriod>| period.map(|period| period.to_string()).unwrap_or_default();
    let texts: Vec<String> = periods.iter().map(|period| format!("\"{}\"", text(period))).collect();
    format!("[{}]", texts.join(","))
}

impl Read<'_> {
    /// The tax of each rate on each day from `first` to `last`, unsorted; a rate can have several rows, for the months that
    /// were sold in.
    pub fn tax_days(&self, first: Day, last: Day) -> Result<Vec<OfDay>> {
        let params = named_params! { ":first": first.number(), ":last": last.number() };
        self.list(DAYS, params, of_day)
    }

    /// The sums of each charge from `first` to `last`, refunds deducted, by what `part` says of their day and of the day of
    /// their sale; `apart`, refunds are negative sums of their own, of which it is told. The totals have only its month, and `part` is given the day of that which is nearest to the first day.
    pub fn charge_sums<P: Ord>(
        &self,
        (first, last): (Day, Day),
        apart: bool,
        part: impl Fn((Day, Day), bool) -> P,
    ) -> Result<BTreeMap<(P, ChargeId), ChargeSums>> {
        let mut sums: BTreeMap<(P, ChargeId), ChargeSums> = BTreeMap::new();
        let (sql, columns): (_, &[(usize, bool)]) =
            if apart { (CHARGES_APART, &[(3, false), (6, true)]) } else { (CHARGES, &[(3, false)]) };
        self.each_row(sql, named_params! { ":first": first.number(), ":last": last.number() }, |row| {
            let (day, sold, charge) = (day(row, 0)?, day(row, 2)?, ChargeId::new(row.get(1)?));
            for &(at, is_refund) in columns {
                let [net, tax] = [row.get(at + 1)?, row.get(at + 2)?].map(Money::from_ten_thousandths);
                let own = ChargeSums { documents: row.get(at)?, net, tax };
                if own != ChargeSums::default() {
                    let part = part((day, day.nearest_in_month(sold)), is_refund);
                    let sum = sums.entry((part, charge)).or_default();
                    *sum = sum.plus(&own)?;
                }
            }
            Ok(())
        })?;
        Ok(sums)
    }

    /// The pairs of taxes that some order from `first` to `last` was charged on the same items, as far as its amounts say
    /// so. It goes through these orders.
    pub fn charged_together(&self, first: Day, last: Day) -> Result<Vec<(ChargeId, ChargeId)>> {
        let params = named_params! { ":first": first.number(), ":last": last.number() };
        self.list(TOGETHER, params, |row| Ok((ChargeId::new(row.get(0)?), ChargeId::new(row.get(1)?))))
    }

    /// The number of lines on which a tax was rounded, in orders and refunds from `first` to `last`; with periods, in those
    /// that correct one of them, as in [`Self::tax_entries`]. It goes through these.
    pub fn charged_lines(
        &self,
        charge: ChargeId,
        corrects: Option<&[Option<TaxPeriod>]>,
        (first, last): (Day, Day),
    ) -> Result<u64> {
        let params = named_params! {
            ":first": first.number(), ":last": last.number(), ":charge": charge.get(), ":corrects": corrects.map(texts),
        };
        let lines: i64 = self.only(LINES, params, |row| row.get(0))?;
        Ok(lines.unsigned_abs())
    }

    /// The tax of a part of a day, computed from the orders of that day; a rate can have several rows, for orders
    /// and refunds.
    pub fn tax_part(&self, part: DayPart) -> Result<Vec<OfDay>> {
        let params = named_params! { ":day": part.day.number(), ":from": part.from, ":to": part.to };
        self.list(PART_OF_DAY, params, of_day)
    }

    /// A tax as it was charged.
    pub fn charge(&self, id: ChargeId) -> Result<Option<ChargedTax>> {
        self.one(CHARGE, named_params! { ":id": id.get() }, charged_tax)
    }

    /// The taxes that have one row of the tax summary with this one.
    pub fn charges_of_row(&self, id: ChargeId) -> Result<Vec<ChargeId>> {
        let Some(row) = self.charge(id)?.map(|tax| tax.of_one_row()) else { return Ok(vec![id]) };
        let all = self.list(ALL_CHARGES, [], |found| {
            Ok((ChargeId::new(found.get("id")?), charged_tax(found)?.of_one_row()))
        })?;
        Ok(all.into_iter().filter(|(_, tax)| *tax == row).map(|(id, _)| id).collect())
    }

    /// All charges.
    pub fn charges(&self) -> Result<Vec<(ChargeId, ChargedTax)>> {
        self.list(ALL_CHARGES, [], |found| Ok((ChargeId::new(found.get("id")?), charged_tax(found)?)))
    }

    /// The orders or refunds that were charged something, from `start` to `end`, both inclusive, at most `limit`, latest
    /// first.
    pub fn tax_entries(
        &self,
        kind: EntryKind,
        of: &ChargeSelection,
        (start, end): (Local, Local),
        limit: usize,
    ) -> Result<Vec<TaxEntry>> {
        let ((columns, from, order), tells, services) = match kind {
            EntryKind::Order => {
                let net = "coalesce(t.taxable, o.total - o.tax - o.shipping_tax)";
                ((ORDERS, OF_ORDERS, ORDERS_END), ORDER_TELLS, ORDER_SERVICES.replace("net", net))
            }
            EntryKind::Refund => {
                let net = "t.taxable";
                ((REFUNDS, OF_REFUNDS, REFUNDS_END), REFUND_TELLS, REFUND_SERVICES.replace("net", net))
            }
            EntryKind::Registration => return Ok(Vec::new()),
        };
        if of.is_refund.is_some_and(|is_refund| is_refund != (kind == EntryKind::Refund)) {
            return Ok(Vec::new());
        }
        let number_of = of.facts.as_ref().and_then(|facts| facts.vat_number.as_ref());
        let (services, is_it) = if of.facts.is_some() {
            let number = if number_of.is_some() { VAT_NUMBER } else { "NULL" };
            let is_it =
                format!(":sold_to = (SELECT {SOLD_TO} {tells}) AND :vat_number IS (SELECT {number} {tells})");
            (format!("(SELECT {services} {tells})"), is_it)
        } else {
            ("0".to_owned(), ":sold_to IS NULL AND :classes IS NULL AND :vat_number IS NULL".to_owned())
        };
        let sql = format!("SELECT {columns}{services} AS services {from} AND {is_it} {order}");
        let mut statement = self.conn.prepare_cached(&sql)?;
        let classes = of.facts.as_ref().map(|_| self.services_bound()).transpose()?;
        let corrects = (!of.corrects.is_empty()).then(|| texts(&of.corrects));
        let mut rows = statement.query(named_params! {
            ":first_day": start.day.number(), ":first_second": start.second, ":last_day": end.day.number(),
            ":last_second": end.second, ":charge": of.charge.map(ChargeId::get), ":corrects": corrects,
            ":first_sold": of.sold.map(|(first, _)| first.number()),
            ":last_sold": of.sold.and_then(|(_, last)| last).map(Day::number),
            ":sold_to": of.facts.as_ref().map(|facts| number(facts.sold_to)), ":vat_number": number_of,
            ":classes": classes,
        })?;
        let mut entries: Vec<TaxEntry> = Vec::new();
        while let Some(row) = rows.next()? {
            let Some(sums) = part_of(sums(row)?, money(row, "services")?, of.facts.as_ref())? else {
                continue;
            };
            let entry = TaxEntry { kind, name: row.get("name")?, at: local(row)?, sums };
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
