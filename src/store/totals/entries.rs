//! The single orders, refunds and registrations of a report's amounts, latest first, each with its part of
//! the sums. The conditions are those of `totals`. A `+` makes SQLite use the index by time, so that the rows
//! are not sorted.

use rusqlite::{Row, named_params};

use crate::Read;
use crate::Result;
use crate::columns::{local, money, quantity};
use domain::report::{Entry, EntryKind, Sums};
use domain::time::Local;

const ORDERS: &str = "
  SELECT o.number AS name, day, second, total, tax + shipping_tax AS tax, shipping, discount,
    (SELECT coalesce(sum(quantity), 0) FROM order_items WHERE order_id = o.id) AS items
  FROM orders o
  WHERE (day, second) >= (:first_day, :first_second) AND (day, second) <= (:last_day, :last_second)
    AND +status IN (1, 2, 3, 5)
  ORDER BY day DESC, second DESC LIMIT :limit";
const REFUNDS: &str = "
  SELECT coalesce(o.number, r.number, '') AS name, r.day, r.second, r.amount,
    r.settled_tax + r.settled_shipping_tax AS tax, r.settled_shipping AS shipping
  FROM refunds r LEFT JOIN orders o ON o.id = r.order_id
  WHERE (r.day, r.second) >= (:first_day, :first_second) AND (r.day, r.second) <= (:last_day, :last_second)
    AND (r.order_id IS NULL OR o.status IN (1, 2, 3, 5))
  ORDER BY r.day DESC, r.second DESC LIMIT :limit";
const REGISTRATIONS: &str = "
  SELECT CASE name WHEN '' THEN login ELSE name END AS name, registered_day AS day, registered_second AS second
  FROM users
  WHERE role = 'customer' AND (registered_day, registered_second) >= (:first_day, :first_second)
    AND (registered_day, registered_second) <= (:last_day, :last_second)
  ORDER BY registered_day DESC, registered_second DESC LIMIT :limit";

fn sums(kind: EntryKind, row: &Row<'_>) -> rusqlite::Result<Sums> {
    Ok(match kind {
        EntryKind::Order => Sums {
            orders: 1,
            items: quantity(row, "items")?,
            order_totals: money(row, "total")?,
            tax: money(row, "tax")?,
            shipping: money(row, "shipping")?,
            discount: money(row, "discount")?,
            ..Sums::default()
        },
        EntryKind::Refund => Sums {
            refunds: money(row, "amount")?,
            refunded_tax: money(row, "tax")?,
            refunded_shipping: money(row, "shipping")?,
            ..Sums::default()
        },
        EntryKind::Registration => Sums { customers: 1, ..Sums::default() },
    })
}

impl Read<'_> {
    /// The entries of one kind from `start` to `end`, both inclusive, at most `limit`, latest first.
    pub fn entries(&self, kind: EntryKind, start: Local, end: Local, limit: i64) -> Result<Vec<Entry>> {
        let sql = match kind {
            EntryKind::Order => ORDERS,
            EntryKind::Refund => REFUNDS,
            EntryKind::Registration => REGISTRATIONS,
        };
        let params = named_params! {
            ":first_day": start.day.number(), ":first_second": start.second,
            ":last_day": end.day.number(), ":last_second": end.second, ":limit": limit,
        };
        let entry = |row: &Row<'_>| {
            Ok(Entry { kind, name: row.get("name")?, at: local(row)?, sums: sums(kind, row)? })
        };
        self.list(sql, params, entry)
    }
}
