//! The totals that reports read, so that no report scans orders. They are always recomputed for the days that
//! a transaction touched, from the orders, refunds and registrations of those days, and never incremented:
//! whatever was written, they are right when it is committed. A single edit and an import of a million lines
//! both pass a list of days.
//!
//! The part of a day at the end of a range is computed from the orders of that day.
//!
//! The statuses that count, `IN (1, 2, 3, 5)`, are those of `OrderStatus::counts`, which a test checks.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use rusqlite::{Connection, OptionalExtension, Row, Rows, named_params, params};

use super::columns::{local, money, quantity};
use super::{Read, Write, purchase_days, tax_days};
use crate::domain::ids::ProductId;
use crate::domain::money::Money;
use crate::domain::order_size::LARGEST_SUM;
use crate::domain::period::DayPart;
use crate::domain::quantity::Quantity;
use crate::domain::report::Sums;
use crate::domain::time::{Day, Local};
use crate::domain::{Error, Result};

const ADD_DAY: &str = "
  INSERT INTO day_totals
    (day, orders, items, order_totals, tax, shipping, discount, refunds, refunded_tax, refunded_shipping, customers)
  SELECT day, sum(orders), :items, sum(order_totals), sum(tax), sum(shipping), sum(discount),
    sum(refunds), sum(refunded_tax), sum(refunded_shipping), sum(customers)
  FROM (
    SELECT day, count(*) AS orders, sum(total) AS order_totals, sum(tax + shipping_tax) AS tax,
      sum(shipping) AS shipping, sum(discount) AS discount,
      0 AS refunds, 0 AS refunded_tax, 0 AS refunded_shipping, 0 AS customers
    FROM orders WHERE day = :day AND status IN (1, 2, 3, 5) GROUP BY day
    UNION ALL
    SELECT r.day, 0, 0, 0, 0, 0,
      sum(r.amount), sum(r.settled_tax + r.settled_shipping_tax), sum(r.settled_shipping), 0
    FROM refunds r LEFT JOIN orders o ON o.id = r.order_id
    WHERE r.day = :day AND (r.order_id IS NULL OR o.status IN (1, 2, 3, 5)) GROUP BY r.day
    UNION ALL
    SELECT registered_day, 0, 0, 0, 0, 0, 0, 0, 0, count(*)
    FROM users WHERE role = 'customer' AND registered_day = :day GROUP BY registered_day
  )
  GROUP BY day";
// Items sold and returned, row by row: to sum by product, SQLite would sort them.
const SOLD: &str = "
  SELECT i.product_id, i.quantity, i.total
  FROM orders o CROSS JOIN order_items i ON i.order_id = o.id
  WHERE o.day = :day AND o.status IN (1, 2, 3, 5)";
const TAKEN_BACK: &str = "
  SELECT i.product_id, i.quantity, i.total
  FROM refunds r LEFT JOIN orders o ON o.id = r.order_id CROSS JOIN refund_items i ON i.refund_id = r.id
  WHERE r.day = :day AND (r.order_id IS NULL OR o.status IN (1, 2, 3, 5)) AND i.product_id IS NOT NULL";
const ADD_PRODUCT_DAY: &str = "
  INSERT INTO product_days (day, product_id, quantity, net_sales) VALUES (:day, :product, :quantity, :net_sales)";
const SOLD_IN_MONTH: &str = "
  SELECT product_id, quantity, net_sales FROM product_days WHERE day BETWEEN :first AND :last";
const ADD_PRODUCT_MONTH: &str = "
  INSERT INTO product_months (month, product_id, quantity, net_sales)
  VALUES (:month, :product, :quantity, :net_sales)";
const ORDER_DAYS: &str = "
  INSERT INTO order_days (day, status, orders, total)
  SELECT day, status, count(*), sum(total) FROM orders WHERE day = :day GROUP BY status";
const CLEAR_DAY: [&str; 5] = [
    "DELETE FROM order_days WHERE day = :day",
    tax_days::CLEAR,
    purchase_days::CLEAR,
    "DELETE FROM day_totals WHERE day = :day",
    "DELETE FROM product_days WHERE day = :day",
];
const CLEAR_MONTH: &str = "DELETE FROM product_months WHERE month = :month";

const EVERY_DAY: &str = "
  SELECT day FROM orders UNION SELECT day FROM refunds UNION SELECT registered_day FROM users
  UNION SELECT day FROM day_totals UNION SELECT day FROM product_days UNION SELECT day FROM tax_days
  UNION SELECT day FROM order_days UNION SELECT day FROM purchases UNION SELECT day FROM purchase_days";

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

// Row by row: to sum ten thousand products, SQLite would sort them.
const PRODUCTS_OF_MONTH: &str =
    "SELECT product_id, quantity, net_sales FROM product_months WHERE month = :month";
const PRODUCTS_OF_DAY: &str = "SELECT product_id, quantity, net_sales FROM product_days WHERE day = :day";
const PRODUCT_OF_MONTH: &str =
    "SELECT quantity, net_sales FROM product_months WHERE month = :month AND product_id = :product";
const PRODUCT_OF_DAY: &str =
    "SELECT quantity, net_sales FROM product_days WHERE day = :day AND product_id = :product";
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

/// All amounts that reports and lists add up over days.
const FIGURES: [&str; 5] = [
    "SELECT items, order_totals, tax, shipping, discount, refunds, refunded_tax, refunded_shipping FROM day_totals",
    "SELECT quantity, net_sales FROM product_months",
    "SELECT taxable, tax, shipping_tax, refunded_taxable, refunded_tax, refunded_shipping_tax FROM tax_days",
    "SELECT total FROM order_days",
    "SELECT net, tax, deductible_tax FROM purchase_days",
];

/// Quantity and net sales of each product, returns deducted.
pub type ProductSums = BTreeMap<ProductId, (Quantity, Money)>;

/// Recomputes the totals of these days and of their months.
pub(super) fn recompute(conn: &Connection, days: &BTreeSet<Day>) -> Result<()> {
    let mut months = BTreeSet::new();
    for day in days {
        months.insert(day.first_of_month());
        let number = day.number();
        for sql in CLEAR_DAY.into_iter().chain([tax_days::FILL, purchase_days::FILL, ORDER_DAYS]) {
            conn.prepare_cached(sql)?.execute(named_params! { ":day": number })?;
        }
        let mut sold = Sold::default();
        let mut lines = conn.prepare_cached(SOLD)?;
        sold.add(lines.query(named_params! { ":day": number })?, 1)?;
        let items = sold.items;
        let mut back = conn.prepare_cached(TAKEN_BACK)?;
        sold.add(back.query(named_params! { ":day": number })?, -1)?;
        let params = named_params! { ":day": number, ":items": items };
        conn.prepare_cached(ADD_DAY)?.execute(params)?;
        sold.put(conn, ADD_PRODUCT_DAY, number)?;
    }
    for first in months {
        let month = first.month_number();
        conn.prepare_cached(CLEAR_MONTH)?.execute(named_params! { ":month": month })?;
        let mut sold = Sold::default();
        let mut of_days = conn.prepare_cached(SOLD_IN_MONTH)?;
        let params = named_params! { ":first": first.number(), ":last": first.last_of_month().number() };
        sold.add(of_days.query(params)?, 1)?;
        sold.put(conn, ADD_PRODUCT_MONTH, month)?;
    }
    Ok(())
}

/// Recomputes the totals of taxes alone, of all days.
pub(super) fn recompute_taxes(conn: &Connection) -> Result<()> {
    for day in every_day(conn)? {
        for sql in [tax_days::CLEAR, tax_days::FILL] {
            conn.prepare_cached(sql)?.execute(named_params! { ":day": day.number() })?;
        }
    }
    Ok(())
}

/// Refuses totals whose sum over all days is above [`LARGEST_SUM`].
pub(super) fn check_sums(conn: &Connection) -> Result<()> {
    for sql in FIGURES {
        let mut statement = conn.prepare_cached(sql)?;
        let count = statement.column_count();
        let mut sums = vec![0_i128; count];
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            for (at, sum) in sums.iter_mut().enumerate() {
                *sum += i128::from(row.get::<_, i64>(at)?).abs();
            }
        }
        if sums.iter().any(|sum| *sum > LARGEST_SUM) {
            return Err(Error::AmountTooLarge);
        }
    }
    Ok(())
}

/// Sums of the items sold in a day or a month.
#[derive(Default)]
struct Sold {
    /// The quantity of all items, with and without a product, in ten-thousandths.
    items: i64,
    /// The quantity and net sales of each product id.
    products: HashMap<i64, (i64, i64)>,
}

impl Sold {
    /// Adds rows of product id, quantity and net sales, multiplied by `times`. An error when a sum does not
    /// fit.
    fn add(&mut self, mut rows: Rows<'_>, times: i64) -> Result<()> {
        let plus = |sum: &mut i64, part: i64| -> Result<()> {
            let part = part.checked_mul(times).ok_or(Error::AmountTooLarge)?;
            *sum = sum.checked_add(part).ok_or(Error::AmountTooLarge)?;
            Ok(())
        };
        while let Some(row) = rows.next()? {
            let quantity = row.get(1)?;
            plus(&mut self.items, quantity)?;
            if let Some(product) = row.get::<_, Option<i64>>(0)? {
                let (quantities, net_sales) = self.products.entry(product).or_default();
                plus(quantities, quantity)?;
                plus(net_sales, row.get(2)?)?;
            }
        }
        Ok(())
    }

    /// Writes a row for each product, by id.
    fn put(self, conn: &Connection, sql: &str, time: i64) -> Result<()> {
        let mut products: Vec<_> = self.products.into_iter().collect();
        products.sort_unstable();
        let mut add = conn.prepare_cached(sql)?;
        for (product, (quantity, net_sales)) in products {
            add.execute(params![time, product, quantity, net_sales])?;
        }
        Ok(())
    }
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
    let (quantity, net_sales) = sold(row)?;
    Ok((ProductId::new(row.get("product_id")?), quantity, net_sales))
}

fn sold(row: &Row<'_>) -> rusqlite::Result<(Quantity, Money)> {
    Ok((quantity(row, "quantity")?, money(row, "net_sales")?))
}

impl Write<'_> {
    /// Marks all days that have totals, or should have, for the recomputation before the commit.
    pub(super) fn touch_every_day(&self) -> Result<()> {
        every_day(self.conn)?.into_iter().for_each(|day| self.touch(day));
        Ok(())
    }
}

/// All days with an order, a refund, a registration, a purchase or totals.
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
    /// The sums of each day from `first` to `last` that has any, in order.
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

    /// The sums of a part of a day, computed from the orders of that day.
    pub fn part_sums(&self, part: DayPart) -> Result<Sums> {
        let params = named_params! { ":day": part.day.number(), ":from": part.from, ":to": part.to };
        let found = self.conn.prepare_cached(PART_OF_DAY)?.query_row(params, sums).optional()?;
        Ok(found.unwrap_or_default())
    }

    /// Calls `visit` for each product sold in a month, which is numbered as in `Day::month_number`.
    pub fn products_of_month(&self, month: i64, visit: impl FnMut(ProductId, Quantity, Money)) -> Result<()> {
        let mut statement = self.conn.prepare_cached(PRODUCTS_OF_MONTH)?;
        visit_sold(statement.query(named_params! { ":month": month })?, visit)
    }

    /// Calls `visit` for each product sold on a day.
    pub fn products_of_day(&self, day: Day, visit: impl FnMut(ProductId, Quantity, Money)) -> Result<()> {
        let mut statement = self.conn.prepare_cached(PRODUCTS_OF_DAY)?;
        visit_sold(statement.query(named_params! { ":day": day.number() })?, visit)
    }

    /// What a product sold in a month, which is numbered as in `Day::month_number`.
    pub fn product_of_month(&self, month: i64, product: ProductId) -> Result<Option<(Quantity, Money)>> {
        let params = named_params! { ":month": month, ":product": product.get() };
        Ok(self.conn.prepare_cached(PRODUCT_OF_MONTH)?.query_row(params, sold).optional()?)
    }

    /// What a product sold on a day.
    pub fn product_of_day(&self, day: Day, product: ProductId) -> Result<Option<(Quantity, Money)>> {
        let params = named_params! { ":day": day.number(), ":product": product.get() };
        Ok(self.conn.prepare_cached(PRODUCT_OF_DAY)?.query_row(params, sold).optional()?)
    }

    /// The sums of all products over all months.
    pub fn products_of_all_time(&self) -> Result<ProductSums> {
        let mut sold = ProductSums::new();
        add_products(
            &mut sold,
            self.conn.prepare_cached(PRODUCTS_OF_ALL_TIME)?.query_map([], product_sums)?,
        )?;
        Ok(sold)
    }

    /// Adds the sums of a part of a day, computed from the orders of that day.
    pub fn add_product_part(&self, into: &mut ProductSums, part: DayPart) -> Result<()> {
        let mut statement = self.conn.prepare_cached(PRODUCTS_OF_PART)?;
        let params = named_params! { ":day": part.day.number(), ":from": part.from, ":to": part.to };
        add_products(into, statement.query_map(params, product_sums)?)
    }

    /// The ids of deleted products.
    pub fn deleted_products(&self) -> Result<BTreeSet<ProductId>> {
        let mut statement = self.conn.prepare_cached(DELETED_PRODUCTS)?;
        let ids = statement.query_map([], |row| Ok(ProductId::new(row.get("id")?)))?;
        Ok(ids.collect::<rusqlite::Result<_>>()?)
    }

    /// The time of the first order of any status, refund or registration.
    pub fn earliest(&self) -> Result<Option<Local>> {
        let mut earliest = None;
        for sql in EARLIEST {
            let found = self.conn.prepare_cached(sql)?.query_row([], local).optional()?;
            earliest = earliest.into_iter().chain(found).min();
        }
        Ok(earliest)
    }
}

/// By position, since there can be a hundred thousand rows.
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
