//! The totals that reports read, so that no report ever scans orders. They are always recomputed for
//! the days that a transaction touched, out of the orders, refunds and registrations of those days, and
//! never added to: whatever was written, they are right when it is committed. A single edit and an
//! import of a million lines go the same way, by a list of days.
//!
//! Ranges with a time of day at an end read the orders of that one day.
//!
//! The statuses that count, `IN (1, 2, 3, 5)`, are those of `OrderStatus::counts`; a test holds them
//! together.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::{Connection, OptionalExtension, Row, Rows, named_params};

use super::orders::{local, money, quantity};
use super::{Read, Write, customer_totals, tax_days};
use crate::domain::Result;
use crate::domain::ids::ProductId;
use crate::domain::money::Money;
use crate::domain::period::DayPart;
use crate::domain::quantity::Quantity;
use crate::domain::report::Sums;
use crate::domain::time::{Day, Local};

const PREPARE: &str = "
  CREATE TEMP TABLE IF NOT EXISTS touched_days (day INTEGER PRIMARY KEY);
  CREATE TEMP TABLE IF NOT EXISTS touched_months (month INTEGER PRIMARY KEY, first INTEGER, last INTEGER);";
const TOUCH_DAY: &str = "INSERT INTO temp.touched_days (day) VALUES (:day)";
const TOUCH_MONTH: &str = "
  INSERT OR IGNORE INTO temp.touched_months (month, first, last) VALUES (:month, :first, :last)";
const FORGET: &str = "DELETE FROM temp.touched_days; DELETE FROM temp.touched_months;";

const DAYS: &str = "
  INSERT INTO day_totals
    (day, orders, items, order_totals, tax, shipping, discount, refunds, refunded_tax, refunded_shipping, customers)
  SELECT day, sum(orders), sum(items), sum(order_totals), sum(tax), sum(shipping), sum(discount),
    sum(refunds), sum(refunded_tax), sum(refunded_shipping), sum(customers)
  FROM (
    SELECT o.day, count(*) AS orders, 0 AS items, sum(o.total) AS order_totals, sum(o.tax + o.shipping_tax) AS tax,
      sum(o.shipping) AS shipping, sum(o.discount) AS discount,
      0 AS refunds, 0 AS refunded_tax, 0 AS refunded_shipping, 0 AS customers
    FROM temp.touched_days t CROSS JOIN orders o ON o.day = t.day
    WHERE o.status IN (1, 2, 3, 5) GROUP BY o.day
    UNION ALL
    SELECT o.day, 0, sum(i.quantity), 0, 0, 0, 0, 0, 0, 0, 0
    FROM temp.touched_days t CROSS JOIN orders o ON o.day = t.day CROSS JOIN order_items i ON i.order_id = o.id
    WHERE o.status IN (1, 2, 3, 5) GROUP BY o.day
    UNION ALL
    SELECT r.day, 0, 0, 0, 0, 0, 0,
      sum(r.amount), sum(r.settled_tax + r.settled_shipping_tax), sum(r.settled_shipping), 0
    FROM temp.touched_days t CROSS JOIN refunds r ON r.day = t.day LEFT JOIN orders o ON o.id = r.order_id
    WHERE r.order_id IS NULL OR o.status IN (1, 2, 3, 5) GROUP BY r.day
    UNION ALL
    SELECT u.registered_day, 0, 0, 0, 0, 0, 0, 0, 0, 0, count(*)
    FROM temp.touched_days t CROSS JOIN users u ON u.role = 'customer' AND u.registered_day = t.day
    GROUP BY u.registered_day
  )
  GROUP BY day";
const PRODUCT_DAYS: &str = "
  INSERT INTO product_days (day, product_id, quantity, net_sales)
  SELECT day, product_id, sum(quantity), sum(total)
  FROM (
    SELECT o.day, i.product_id, i.quantity, i.total
    FROM temp.touched_days t CROSS JOIN orders o ON o.day = t.day CROSS JOIN order_items i ON i.order_id = o.id
    WHERE o.status IN (1, 2, 3, 5) AND i.product_id IS NOT NULL
    UNION ALL
    SELECT r.day, i.product_id, -i.quantity, -i.total
    FROM temp.touched_days t CROSS JOIN refunds r ON r.day = t.day LEFT JOIN orders o ON o.id = r.order_id
      CROSS JOIN refund_items i ON i.refund_id = r.id
    WHERE (r.order_id IS NULL OR o.status IN (1, 2, 3, 5)) AND i.product_id IS NOT NULL
  )
  GROUP BY day, product_id";
const PRODUCT_MONTHS: &str = "
  INSERT INTO product_months (month, product_id, quantity, net_sales)
  SELECT m.month, p.product_id, sum(p.quantity), sum(p.net_sales)
  FROM temp.touched_months m CROSS JOIN product_days p ON p.day BETWEEN m.first AND m.last
  GROUP BY m.month, p.product_id";
const ORDER_DAYS: &str = "
  INSERT INTO order_days (day, status, orders, total)
  SELECT o.day, o.status, count(*), sum(o.total)
  FROM temp.touched_days t CROSS JOIN orders o ON o.day = t.day GROUP BY o.day, o.status";
const CLEAR: [&str; 5] = [
    "DELETE FROM order_days WHERE day IN (SELECT day FROM temp.touched_days)",
    tax_days::CLEAR,
    "DELETE FROM day_totals WHERE day IN (SELECT day FROM temp.touched_days)",
    "DELETE FROM product_days WHERE day IN (SELECT day FROM temp.touched_days)",
    "DELETE FROM product_months WHERE month IN (SELECT month FROM temp.touched_months)",
];

const EVERY_DAY: &str = "
  SELECT day FROM orders UNION SELECT day FROM refunds UNION SELECT registered_day FROM users
  UNION SELECT day FROM day_totals UNION SELECT day FROM product_days UNION SELECT day FROM tax_days
  UNION SELECT day FROM order_days";

const READ_DAYS: &str = "
  SELECT day, orders, items, order_totals, tax, shipping, discount, refunds, refunded_tax, refunded_shipping, customers
  FROM day_totals WHERE day BETWEEN :first AND :last ORDER BY day";
const PART_OF_DAY: &str = "
  SELECT sum(orders) AS orders, sum(items) AS items, sum(order_totals) AS order_totals, sum(tax) AS tax,
    sum(shipping) AS shipping, sum(discount) AS discount, sum(refunds) AS refunds, sum(refunded_tax) AS refunded_tax,
    sum(refunded_shipping) AS refunded_shipping, sum(customers) AS customers
  FROM (
    SELECT 1 AS orders, (SELECT coalesce(sum(quantity), 0) FROM order_items WHERE order_id = orders.id) AS items,
      total AS order_totals, tax + shipping_tax AS tax, shipping, discount,
      0 AS refunds, 0 AS refunded_tax, 0 AS refunded_shipping, 0 AS customers
    FROM orders WHERE day = :day AND second BETWEEN :from AND :to AND status IN (1, 2, 3, 5)
    UNION ALL
    SELECT 0, 0, 0, 0, 0, 0, r.amount, r.settled_tax + r.settled_shipping_tax, r.settled_shipping, 0
    FROM refunds r LEFT JOIN orders o ON o.id = r.order_id
    WHERE r.day = :day AND r.second BETWEEN :from AND :to AND (r.order_id IS NULL OR o.status IN (1, 2, 3, 5))
    UNION ALL
    SELECT 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 FROM users
    WHERE role = 'customer' AND registered_day = :day AND registered_second BETWEEN :from AND :to
  )
  HAVING count(*) > 0";

// One at a time, as they stand: to add up ten thousand products here would sort them for it.
const PRODUCTS_OF_MONTH: &str =
    "SELECT product_id, quantity, net_sales FROM product_months WHERE month = :month";
const PRODUCTS_OF_DAY: &str = "SELECT product_id, quantity, net_sales FROM product_days WHERE day = :day";
const PRODUCTS_OF_ALL_TIME: &str = "
  SELECT product_id, sum(quantity) AS quantity, sum(net_sales) AS net_sales
  FROM product_months GROUP BY product_id";
const PRODUCTS_OF_PART: &str = "
  SELECT product_id, sum(quantity) AS quantity, sum(total) AS net_sales
  FROM (
    SELECT i.product_id, i.quantity, i.total
    FROM orders o CROSS JOIN order_items i ON i.order_id = o.id
    WHERE o.day = :day AND o.second BETWEEN :from AND :to AND o.status IN (1, 2, 3, 5) AND i.product_id IS NOT NULL
    UNION ALL
    SELECT i.product_id, -i.quantity, -i.total
    FROM refunds r LEFT JOIN orders o ON o.id = r.order_id CROSS JOIN refund_items i ON i.refund_id = r.id
    WHERE r.day = :day AND r.second BETWEEN :from AND :to
      AND (r.order_id IS NULL OR o.status IN (1, 2, 3, 5)) AND i.product_id IS NOT NULL
  )
  GROUP BY product_id";
const DELETED_PRODUCTS: &str = "SELECT id FROM products WHERE deleted = 1";
const EARLIEST: [&str; 3] = [
    "SELECT day, second FROM orders ORDER BY day, second LIMIT 1",
    "SELECT day, second FROM refunds ORDER BY day, second LIMIT 1",
    "SELECT registered_day AS day, registered_second AS second FROM users
     WHERE role = 'customer' ORDER BY registered_day, registered_second LIMIT 1",
];

/// Sold less taken back, by product.
pub type ProductSums = BTreeMap<ProductId, (Quantity, Money)>;

/// The tables of touched days and customers, which live with the connection.
pub(super) fn prepare(conn: &Connection) -> Result<()> {
    conn.execute_batch(customer_totals::PREPARE)?;
    Ok(conn.execute_batch(PREPARE)?)
}

/// Computes the totals of these days anew, and of their months.
pub(super) fn recompute(conn: &Connection, days: &BTreeSet<Day>) -> Result<()> {
    if days.is_empty() {
        return Ok(());
    }
    let mut touch_day = conn.prepare_cached(TOUCH_DAY)?;
    let mut touch_month = conn.prepare_cached(TOUCH_MONTH)?;
    for day in days {
        touch_day.execute(named_params! { ":day": day.number() })?;
        touch_month.execute(named_params! {
            ":month": day.month_number(),
            ":first": day.first_of_month().number(),
            ":last": day.last_of_month().number(),
        })?;
    }
    for sql in CLEAR.into_iter().chain([DAYS, PRODUCT_DAYS, PRODUCT_MONTHS, tax_days::FILL, ORDER_DAYS]) {
        conn.prepare_cached(sql)?.execute([])?;
    }
    Ok(conn.execute_batch(FORGET)?)
}

fn sums(row: &Row<'_>) -> rusqlite::Result<Sums> {
    Ok(Sums {
        orders: row.get("orders")?,
        items: quantity(row, "items")?,
        order_totals: money(row, "order_totals")?,
        tax: money(row, "tax")?,
        shipping: money(row, "shipping")?,
        discount: money(row, "discount")?,
        refunds: money(row, "refunds")?,
        refunded_tax: money(row, "refunded_tax")?,
        refunded_shipping: money(row, "refunded_shipping")?,
        customers: row.get("customers")?,
    })
}

fn product_sums(row: &Row<'_>) -> rusqlite::Result<(ProductId, Quantity, Money)> {
    Ok((ProductId::new(row.get("product_id")?), quantity(row, "quantity")?, money(row, "net_sales")?))
}

impl Write<'_> {
    /// Has the totals of every day that has any, or should, recomputed at the end.
    pub(super) fn touch_every_day(&self) -> Result<()> {
        every_day(self.conn)?.into_iter().for_each(|day| self.touch(day));
        Ok(())
    }
}

/// Every day that something in the books or the totals falls on.
pub(super) fn every_day(conn: &Connection) -> Result<BTreeSet<Day>> {
    let mut days = BTreeSet::new();
    let mut statement = conn.prepare_cached(EVERY_DAY)?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        days.extend(Day::from_number(row.get("day")?));
    }
    Ok(days)
}

impl Read<'_> {
    /// The sums of each whole day of these that has any, in order.
    pub fn day_sums(&self, first: Day, last: Day) -> Result<Vec<(Day, Sums)>> {
        let mut statement = self.conn.prepare_cached(READ_DAYS)?;
        let mut rows = statement.query(named_params! { ":first": first.number(), ":last": last.number() })?;
        let mut days = Vec::new();
        while let Some(row) = rows.next()? {
            days.extend(
                Day::from_number(row.get("day")?).map(|day| sums(row).map(|sums| (day, sums))).transpose()?,
            );
        }
        Ok(days)
    }

    /// The sums of some hours of a day, out of the orders of that day.
    pub fn part_sums(&self, part: DayPart) -> Result<Sums> {
        let params = named_params! { ":day": part.day.number(), ":from": part.from, ":to": part.to };
        let found = self.conn.prepare_cached(PART_OF_DAY)?.query_row(params, sums).optional()?;
        Ok(found.unwrap_or_default())
    }

    /// What each product sold in a month (as `Day::month_number` counts them).
    pub fn products_of_month(&self, month: i64, visit: impl FnMut(ProductId, Quantity, Money)) -> Result<()> {
        let mut statement = self.conn.prepare_cached(PRODUCTS_OF_MONTH)?;
        visit_sold(statement.query(named_params! { ":month": month })?, visit)
    }

    /// What each product sold on a whole day.
    pub fn products_of_day(&self, day: Day, visit: impl FnMut(ProductId, Quantity, Money)) -> Result<()> {
        let mut statement = self.conn.prepare_cached(PRODUCTS_OF_DAY)?;
        visit_sold(statement.query(named_params! { ":day": day.number() })?, visit)
    }

    /// What products sold in all months there are.
    pub fn products_of_all_time(&self) -> Result<ProductSums> {
        let mut sold = ProductSums::new();
        add_products(
            &mut sold,
            self.conn.prepare_cached(PRODUCTS_OF_ALL_TIME)?.query_map([], product_sums)?,
        )?;
        Ok(sold)
    }

    /// Adds what products sold in some hours of a day, out of the orders of that day.
    pub fn add_product_part(&self, into: &mut ProductSums, part: DayPart) -> Result<()> {
        let mut statement = self.conn.prepare_cached(PRODUCTS_OF_PART)?;
        let params = named_params! { ":day": part.day.number(), ":from": part.from, ":to": part.to };
        add_products(into, statement.query_map(params, product_sums)?)
    }

    /// The products that no longer exist.
    pub fn deleted_products(&self) -> Result<BTreeSet<ProductId>> {
        let mut statement = self.conn.prepare_cached(DELETED_PRODUCTS)?;
        let ids = statement.query_map([], |row| Ok(ProductId::new(row.get("id")?)))?;
        Ok(ids.collect::<rusqlite::Result<_>>()?)
    }

    /// The first order of any status, refund or registration of a customer, whichever was first.
    pub fn earliest(&self) -> Result<Option<Local>> {
        let mut earliest = None;
        for sql in EARLIEST {
            let found = self.conn.prepare_cached(sql)?.query_row([], local).optional()?;
            earliest = earliest.into_iter().chain(found).min();
        }
        Ok(earliest)
    }
}

/// By position: these are a hundred thousand rows.
fn visit_sold(mut rows: Rows<'_>, mut visit: impl FnMut(ProductId, Quantity, Money)) -> Result<()> {
    while let Some(row) = rows.next()? {
        visit(
            ProductId::new(row.get(0)?),
            Quantity::from_ten_thousandths(row.get(1)?),
            Money::from_ten_thousandths(row.get(2)?),
        );
    }
    Ok(())
}

fn add_products(
    into: &mut ProductSums,
    rows: impl Iterator<Item = rusqlite::Result<(ProductId, Quantity, Money)>>,
) -> Result<()> {
    for row in rows {
        let (product, quantity, net_sales) = row?;
        let entry = into.entry(product).or_default();
        *entry = (entry.0.plus(quantity)?, entry.1.plus(net_sales)?);
    }
    Ok(())
}
