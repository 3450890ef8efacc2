//! All orders or refunds as single rows, for exports. Each row is passed on as it is read; none is kept in
//! memory.

use rusqlite::{Row, named_params};

use crate::Read;
use crate::Result;
use crate::columns::{local, money, quantity, status, texts};
use domain::order::{OrderLine, RefundLine};
use domain::time::Local;

const ORDERS: &str = "
  SELECT o.number, status, day, second, total, tax + shipping_tax AS tax, shipping, discount, o.country,
    coalesce(CASE u.name WHEN '' THEN u.login ELSE u.name END, (SELECT text FROM order_texts
      WHERE order_id = o.id AND field IN ('company', 'buyer') ORDER BY field DESC LIMIT 1)) AS customer,
    (SELECT coalesce(sum(quantity), 0) FROM order_items WHERE order_id = o.id) AS items,
    (SELECT coalesce(sum(amount), 0) FROM refunds WHERE order_id = o.id) AS refunded,
    (SELECT json_group_object(field, text) FROM order_texts WHERE order_id = o.id) AS texts
  FROM orders o LEFT JOIN users u ON u.id = o.customer_id
  WHERE (day, second) >= (:first_day, :first_second) AND (day, second) <= (:last_day, :last_second)
    AND status <> 7
  ORDER BY day, second, o.id";
const ORDER: &str = "
  SELECT o.number, status, day, second, total, tax + shipping_tax AS tax, shipping, discount, o.country,
    coalesce(CASE u.name WHEN '' THEN u.login ELSE u.name END, (SELECT text FROM order_texts
      WHERE order_id = o.id AND field IN ('company', 'buyer') ORDER BY field DESC LIMIT 1)) AS customer,
    (SELECT coalesce(sum(quantity), 0) FROM order_items WHERE order_id = o.id) AS items,
    (SELECT coalesce(sum(amount), 0) FROM refunds WHERE order_id = o.id) AS refunded,
    (SELECT json_group_object(field, text) FROM order_texts WHERE order_id = o.id) AS texts
  FROM orders o LEFT JOIN users u ON u.id = o.customer_id
  WHERE length(o.number) = length(:number) AND o.number = :number";
const REFUNDS: &str = "
  SELECT o.number AS order_number, r.number AS note, r.day, r.second, r.amount,
    r.settled_tax + r.settled_shipping_tax AS tax, r.settled_shipping AS shipping,
    coalesce((SELECT reason FROM refund_reasons WHERE refund_id = r.id), '') AS reason,
    coalesce(CASE u.name WHEN '' THEN u.login ELSE u.name END, (SELECT text FROM order_texts
      WHERE order_id = o.id AND field IN ('company', 'buyer') ORDER BY field DESC LIMIT 1)) AS customer
  FROM refunds r LEFT JOIN orders o ON o.id = r.order_id
    LEFT JOIN users u ON u.id = coalesce(r.customer_id, o.customer_id)
  WHERE (r.day, r.second) >= (:first_day, :first_second) AND (r.day, r.second) <= (:last_day, :last_second)
    AND (r.order_id IS NULL OR o.status <> 7)
  ORDER BY r.day, r.second, r.id";

fn order_line(row: &Row<'_>) -> rusqlite::Result<OrderLine> {
    Ok(OrderLine {
        number: row.get("number")?,
        placed_at: local(row)?,
        status: status(row)?,
        customer: row.get::<_, Option<String>>("customer")?.unwrap_or_default(),
        country: row.get("country")?,
        items: quantity(row, "items")?,
        total: money(row, "total")?,
        tax: money(row, "tax")?,
        shipping: money(row, "shipping")?,
        discount: money(row, "discount")?,
        refunded: money(row, "refunded")?,
        texts: texts(row)?,
    })
}

fn refund_line(row: &Row<'_>) -> rusqlite::Result<RefundLine> {
    Ok(RefundLine {
        order: row.get("order_number")?,
        note: row.get("note")?,
        refunded_at: local(row)?,
        customer: row.get::<_, Option<String>>("customer")?.unwrap_or_default(),
        amount: money(row, "amount")?,
        tax: money(row, "tax")?,
        shipping: money(row, "shipping")?,
        reason: row.get("reason")?,
    })
}

impl Read<'_> {
    /// Calls `visit` for each order from one second to another, both inclusive, except those in the trash,
    /// earliest first.
    pub fn each_order_line(
        &self,
        of: (Local, Local),
        visit: impl FnMut(OrderLine) -> domain::Result<()>,
    ) -> Result<()> {
        self.each_line(ORDERS, of, order_line, visit)
    }

    /// The order of this number as a row of an export.
    pub fn order_line(&self, number: &str) -> Result<Option<OrderLine>> {
        self.one(ORDER, named_params! { ":number": number }, order_line)
    }

    /// Calls `visit` for each refund and credit note from one second to another, both inclusive, earliest
    /// first.
    pub fn each_refund_line(
        &self,
        of: (Local, Local),
        visit: impl FnMut(RefundLine) -> domain::Result<()>,
    ) -> Result<()> {
        self.each_line(REFUNDS, of, refund_line, visit)
    }

    fn each_line<T>(
        &self,
        sql: &str,
        (start, end): (Local, Local),
        line: fn(&Row<'_>) -> rusqlite::Result<T>,
        mut visit: impl FnMut(T) -> domain::Result<()>,
    ) -> Result<()> {
        self.each_row(
            sql,
            named_params! {
                ":first_day": start.day.number(), ":first_second": start.second,
                ":last_day": end.day.number(), ":last_second": end.second,
            },
            |row| {
                visit(line(row)?)?;
                Ok(())
            },
        )?;
        Ok(())
    }
}
