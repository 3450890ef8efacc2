//! The single orders, refunds and registrations of a report's amounts, latest first, each with its part of
//! the sums. The conditions are those of `totals`. A `+` makes SQLite use the index by time, so that the rows
//! are not sorted.

use rusqlite::{Row, named_params};

use crate::Read;
use crate::Result;
use crate::columns::{costed, local, money, quantity};
use domain::order::cost::Costed;
use domain::report::{Entry, EntryKind, Sums};
use domain::time::Local;

const ORDERS: &str = "
  SELECT CASE WHEN :all THEN o.number ELSE o.number || coalesce(': ' || (
      SELECT group_concat(coalesce(nullif(n.name, ''), p.name), ', ')
      FROM order_items i JOIN item_names n ON n.id = i.name_id LEFT JOIN products p ON p.id = i.product_id
      WHERE i.order_id = o.id AND i.cost IS NULL AND i.total <> 0), '') END AS name, day, second, total, tax + shipping_tax AS tax, shipping, discount, cost, sales_with_cost,
    (SELECT coalesce(sum(quantity), 0) FROM order_items WHERE order_id = o.id) AS items
  FROM orders o
  WHERE (day, second) >= (:first_day, :first_second) AND (day, second) <= (:last_day, :last_second)
    AND +status IN (1, 2, 3, 5) AND (:all OR total - tax - shipping_tax - shipping <> sales_with_cost)
  ORDER BY day DESC, second DESC LIMIT :limit";
const REFUNDS: &str = "
  SELECT coalesce(o.number, r.number, '') AS name, r.day, r.second, r.amount,
    r.settled_tax + r.settled_shipping_tax AS tax, r.settled_shipping AS shipping,
    r.cost, r.sales_with_cost
  FROM refunds r LEFT JOIN orders o ON o.id = r.order_id
  WHERE (r.day, r.second) >= (:first_day, :first_second) AND (r.day, r.second) <= (:last_day, :last_second)
    AND (r.order_id IS NULL OR o.status IN (1, 2, 3, 5))
    AND (:all OR r.amount - r.settled_tax - r.settled_shipping_tax - r.settled_shipping <> r.sales_with_cost)
  ORDER BY r.day DESC, r.second DESC LIMIT :limit";
const REGISTRATIONS: &str = "
  SELECT CASE name WHEN '' THEN login ELSE name END AS name, registered_day AS day, registered_second AS second
  FROM users
  WHERE :all AND role = 'customer' AND (registered_day, registered_second) >= (:first_day, :first_second)
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
            costed: costed(row)?,
            ..Sums::default()
        },
        EntryKind::Refund => Sums {
            refunds: money(row, "amount")?,
            refunded_tax: money(row, "tax")?,
            refunded_shipping: money(row, "shipping")?,
            costed: Costed::NONE.minus(costed(row)?).unwrap_or_default(),
            ..Sums::default()
        },
        EntryKind::Registration => Sums { customers: 1, ..Sums::default() },
    })
}

impl Read<'_> {
    /// The entries of one kind from `start` to `end`, both inclusive, at most `limit`, latest first: all, or those of whose
    /// net sales some have no known cost, named with what that is.
    pub fn entries(
        &self,
        (kind, all): (EntryKind, bool),
        start: Local,
        end: Local,
        limit: i64,
    ) -> Result<Vec<Entry>> {
        let sql = match kind {
            EntryKind::Order => ORDERS,
            EntryKind::Refund => REFUNDS,
            EntryKind::Registration => REGISTRATIONS,
        };
        let params = named_params! {
            ":first_day": start.day.number(), ":first_second": start.second,
            ":last_day": end.day.number(), ":last_second": end.second, ":limit": limit, ":all": all,
        };
        let entry = |row: &Row<'_>| {
            Ok(Entry { kind, name: row.get("name")?, at: local(row)?, sums: sums(kind, row)? })
        };
        self.list(sql, params, entry)
    }
}
