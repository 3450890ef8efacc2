//! The lock of closed periods. When a period is closed, what is dated on each of its days is kept as a digest; a
//! transaction that touched such a day is refused before its commit unless the digest is still the same. So no way
//! to write goes around it, be it an edit, an import, an undo or a repair, and a check finds what was changed in
//! the file by other means.
//!
//! A digest is of all that figures are made of: each order and refund that is dated on the day, with its instant,
//! amounts, address, customer, items, coupons, taxes and their places, why no tax is charged, and whether it counts;
//! each purchase with its supplier, the country of that, its document and lines; the period that any of them corrects.
//! Not part of it, so that they can be
//! changed later: notes, the reason of a refund, the day on
//! which a purchase was paid, the categories of its lines, the tax class of an item, which is renamed when classes are joined, and a status that
//! counts as the one before does, since a later refund of the whole order sets it. Names and addresses of customers,
//! suppliers and products are not dated.
//!
//! A table of other things with a date adds its queries to [`DATED`], and its writers touch their days.

use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension, Row, named_params};
use sha2::{Digest, Sha256};

use crate::Result;
use crate::check::value_bytes;
use domain::shop::closed_period::is_closed;
use domain::shop::health::{Part, Problem};
use domain::text;
use domain::time::Day;
use domain::time::tax_period::TaxPeriod;

/// Queries for all rows dated on a day. Their order does not depend on ids, since an edit of an order adds
/// its refunds anew.
const DATED: [&str; 13] = [
    "SELECT number, status IN (1, 2, 3, 5), placed_at, total, tax, shipping, shipping_tax, discount,
       (SELECT login FROM users WHERE id = customer_id), street, city, state, postcode, country, shipping_method,
       prices, (SELECT name FROM order_sources WHERE id = source_id), source_key
     FROM orders WHERE day = :day ORDER BY number",
    "SELECT o.number, i.position, i.product_id, n.name, i.quantity, i.total, i.tax, i.price, i.price_rest
     FROM orders o CROSS JOIN order_items i ON i.order_id = o.id CROSS JOIN item_names n ON n.id = i.name_id
     WHERE o.day = :day ORDER BY o.number, i.position",
    "SELECT o.number, c.position, c.code, c.discount
     FROM orders o CROSS JOIN order_coupons c ON c.order_id = o.id
     WHERE o.day = :day ORDER BY o.number, c.position",
    "SELECT o.number, coalesce(t.position, 0), c.rate_id, c.name, c.percent, c.compound, c.country, c.state, c.untaxed,
       coalesce(t.taxable, o.total - o.tax - o.shipping_tax), coalesce(t.tax, o.tax),
       coalesce(t.shipping_tax, o.shipping_tax), coalesce(t.given, 0)
     FROM orders o LEFT JOIN order_taxes t ON t.order_id = o.id
       CROSS JOIN charged_taxes c ON c.id = coalesce(t.charge_id, o.charge_id)
     WHERE o.day = :day ORDER BY o.number, t.position",
    "SELECT o.number, r.number, r.order_id IS NULL OR o.status IN (1, 2, 3, 5),
       (SELECT login FROM users WHERE id = r.customer_id), r.refunded_at, r.amount, r.tax, r.shipping,
       r.shipping_tax, r.settled_tax, r.settled_shipping, r.settled_shipping_tax, r.source_key
     FROM refunds r LEFT JOIN orders o ON o.id = r.order_id
     WHERE r.day = :day ORDER BY o.number, r.number, r.id",
    "SELECT o.number, r.number, i.position, i.product_id, i.quantity, i.total, i.taken_back
     FROM refunds r LEFT JOIN orders o ON o.id = r.order_id CROSS JOIN refund_items i ON i.refund_id = r.id
     WHERE r.day = :day ORDER BY o.number, r.number, r.id, i.position",
    "SELECT o.number, r.number, t.position, c.rate_id, c.name, c.percent, c.compound, c.country, c.state, c.untaxed,
       t.taxable, t.tax, t.shipping_tax, t.given
     FROM refunds r LEFT JOIN orders o ON o.id = r.order_id CROSS JOIN refund_taxes t ON t.refund_id = r.id
       CROSS JOIN charged_taxes c ON c.id = t.charge_id
     WHERE r.day = :day ORDER BY o.number, r.number, r.id, t.position",
    "SELECT supplier_id, document, country FROM purchases WHERE day = :day ORDER BY supplier_id, document, id",
    "SELECT p.supplier_id, p.document, l.position, l.net, l.tax, l.rate, l.code, l.kind, l.treatment, l.deductible,
       l.deductible_tax
     FROM purchases p CROSS JOIN purchase_lines l ON l.purchase_id = p.id
     WHERE p.day = :day ORDER BY p.supplier_id, p.document, p.id, l.position",
    "SELECT o.number, x.reason, x.words, x.vat_number
     FROM orders o CROSS JOIN order_exemptions x ON x.order_id = o.id
     WHERE o.day = :day ORDER BY o.number",
    "SELECT o.number, k.period
     FROM orders o CROSS JOIN order_corrections k ON k.order_id = o.id
     WHERE o.day = :day ORDER BY o.number",
    "SELECT o.number, r.number, k.period
     FROM refunds r LEFT JOIN orders o ON o.id = r.order_id CROSS JOIN refund_corrections k ON k.refund_id = r.id
     WHERE r.day = :day ORDER BY o.number, r.number, r.id",
    "SELECT p.supplier_id, p.document, k.period
     FROM purchases p CROSS JOIN purchase_corrections k ON k.purchase_id = p.id
     WHERE p.day = :day ORDER BY p.supplier_id, p.document, p.id",
];

const CLOSINGS: &str = "SELECT period FROM period_records WHERE filed = 0";
const ADD: &str = "INSERT INTO closed_days (day, digest) VALUES (:day, :digest)";
const FIND: &str = "SELECT digest FROM closed_days WHERE day = :day";
const REMOVE: &str = "DELETE FROM closed_days WHERE day BETWEEN :first AND :last";

/// Refuses a transaction that changed what is dated on one of these days, if that is in a closed period.
pub(crate) fn check(conn: &Connection, touched: &BTreeSet<Day>) -> Result<()> {
    if touched.is_empty() {
        return Ok(());
    }
    let closed = closings(conn)?;
    let period = |day: Day| closed.iter().copied().find(|period| period.contains(day));
    for day in touched {
        if let Some(period) = period(*day)
            && is_changed(conn, *day)?
        {
            return Err(is_closed(period, *day).into());
        }
    }
    Ok(())
}

/// Keeps the digest of each day of a period that is closed.
pub(super) fn keep(conn: &Connection, period: TaxPeriod) -> Result<()> {
    for day in days(period) {
        if let Some(digest) = digest(conn, day)? {
            let params = named_params! { ":day": day.number(), ":digest": digest };
            conn.prepare_cached(ADD)?.execute(params)?;
        }
    }
    Ok(())
}

/// Forgets the digests of a period that is reopened.
pub(super) fn forget(conn: &Connection, period: TaxPeriod) -> Result<()> {
    let params = named_params! { ":first": period.first_day().number(), ":last": period.last_day().number() };
    conn.prepare_cached(REMOVE)?.execute(params)?;
    Ok(())
}

/// The days of closed periods that are not as they were when these were closed, up to `most`.
pub(crate) fn problems(conn: &Connection, most: usize) -> Result<Vec<Problem>> {
    let mut problems = Vec::new();
    for period in closings(conn)? {
        for day in days(period) {
            if problems.len() < most && is_changed(conn, day)? {
                let text =
                    text!("{period} is closed, and what is dated {day} is not what it was", period, day);
                problems.push(Problem::new(Part::Rows, text));
            }
        }
    }
    Ok(problems)
}

/// The closed periods.
fn closings(conn: &Connection) -> Result<Vec<TaxPeriod>> {
    let mut statement = conn.prepare_cached(CLOSINGS)?;
    let periods = statement.query_map([], period)?;
    Ok(periods.collect::<rusqlite::Result<_>>()?)
}

/// The period in a column of that name.
fn period(row: &Row<'_>) -> rusqlite::Result<TaxPeriod> {
    let text: String = row.get("period")?;
    TaxPeriod::parse(&text).map_err(|_damaged| rusqlite::Error::InvalidColumnName(text))
}

fn days(period: TaxPeriod) -> impl Iterator<Item = Day> {
    let days = std::iter::successors(Some(period.first_day()), |day| Some(day.plus_days(1)));
    days.take_while(move |day| *day <= period.last_day())
}

fn is_changed(conn: &Connection, day: Day) -> Result<bool> {
    Ok(kept(conn, day)? != digest(conn, day)?)
}

/// The digest that a day had when its period was closed.
fn kept(conn: &Connection, day: Day) -> Result<Option<Vec<u8>>> {
    let mut statement = conn.prepare_cached(FIND)?;
    let params = named_params! { ":day": day.number() };
    Ok(statement.query_row(params, |row| row.get("digest")).optional()?)
}

/// The digest of what is dated on a day; `None` where nothing is.
fn digest(conn: &Connection, day: Day) -> Result<Option<Vec<u8>>> {
    let mut digest = Sha256::new();
    let mut is_empty = true;
    for (table, sql) in (0_u8..).zip(DATED) {
        let mut statement = conn.prepare_cached(sql)?;
        let columns = statement.column_count();
        let mut rows = statement.query(named_params! { ":day": day.number() })?;
        while let Some(row) = rows.next()? {
            is_empty = false;
            digest.update([b'R', table]);
            for column in 0..columns {
                value_bytes::each(row.get_ref(column)?, |bytes| digest.update(bytes));
            }
        }
    }
    Ok((!is_empty).then(|| digest.finalize().to_vec()))
}
