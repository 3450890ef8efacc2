//! Orders, refunds and lines of purchases as they count in earnings and in the journal: by their own day, or by that of the
//! payment, which no total is kept by.
//!
//! An order is paid on the day of payment of its last invoice, else on its own one. Without either it was paid when it was ordered,
//! as in a web shop, unless it has an invoice, which is open then. A refund is paid when it is made, and not before its order.

use std::collections::BTreeSet;

use rusqlite::{Row, ToSql, named_params};

use crate::Read;
use crate::Result;
use crate::columns::{costed, day, maybe, money};
use crate::purchases::line;
use domain::ids::{ChargeId, OrderId, PurchaseId};
use domain::money::Money;
use domain::order::cost::Costed;
use domain::report::Sums;
use domain::report::earnings::{BoughtEntry, SoldEntry};
use domain::shop::basis::Basis;
use domain::time::Day;

const ORDERS: &str = "
  SELECT o.id AS order_id, o.id, o.number AS name, o.day, CASE WHEN :paid THEN coalesce(
    (SELECT i.paid_on FROM invoices i WHERE i.order_id = o.id AND i.corrects IS NULL ORDER BY i.id DESC LIMIT 1),
    (SELECT unixepoch(x.text) / 86400 FROM order_texts x WHERE x.order_id = o.id AND x.field = 'paid_on'),
    CASE WHEN NOT EXISTS (SELECT 1 FROM invoices i WHERE i.order_id = o.id AND i.corrects IS NULL) THEN o.day END)
    ELSE o.day END AS counted,
    o.total, o.tax + o.shipping_tax AS tax, o.shipping, o.cost, o.sales_with_cost, o.source_id
  FROM orders o WHERE (o.day BETWEEN :from AND :to) AND +o.status IN (1, 2, 3, 5) ORDER BY o.day, o.id";
const REFUNDS: &str = "
  SELECT r.order_id, r.id, coalesce(r.number, o.number, '') AS name, r.day,
    CASE WHEN :paid AND o.id IS NOT NULL THEN max(r.day, coalesce(
    (SELECT i.paid_on FROM invoices i WHERE i.order_id = o.id AND i.corrects IS NULL ORDER BY i.id DESC LIMIT 1),
    (SELECT unixepoch(x.text) / 86400 FROM order_texts x WHERE x.order_id = o.id AND x.field = 'paid_on'),
    CASE WHEN NOT EXISTS (SELECT 1 FROM invoices i WHERE i.order_id = o.id AND i.corrects IS NULL) THEN o.day END))
    ELSE r.day END AS counted,
    r.amount, r.settled_tax + r.settled_shipping_tax AS tax, r.settled_shipping AS shipping, r.cost, r.sales_with_cost,
    o.source_id
  FROM refunds r LEFT JOIN orders o ON o.id = r.order_id
  WHERE (r.day BETWEEN :from AND :to) AND (r.order_id IS NULL OR o.status IN (1, 2, 3, 5)) ORDER BY r.day, r.id";
const PURCHASES: &str = "
  SELECT p.id, p.document, s.name AS supplier, p.day, CASE WHEN :paid THEN p.paid_on ELSE p.day END AS counted,
    l.net, l.tax, l.rate, l.code, l.kind, l.treatment, l.deductible, l.product, l.quantity, l.category
  FROM purchases p CROSS JOIN suppliers s ON s.id = p.supplier_id CROSS JOIN purchase_lines l ON l.purchase_id = p.id
  WHERE p.day BETWEEN :from AND :to
  ORDER BY p.day, p.id, l.position";
/// The net amounts of the items of orders by class.
const CLASSES: &str = "
  SELECT i.order_id AS id, i.class AS class, sum(i.total) AS net
  FROM orders o CROSS JOIN order_items i ON i.order_id = o.id
  WHERE (o.day BETWEEN :from AND :to) AND +o.status IN (1, 2, 3, 5) GROUP BY i.order_id, i.class";
/// Of the orders without tax that have items of services, whether all are.
const SERVICES: &str = "
  SELECT i.order_id, min(i.class IN (SELECT value FROM json_each(:classes))) AS whole
  FROM orders o CROSS JOIN order_items i ON i.order_id = o.id
  WHERE (o.day BETWEEN :from AND :to) AND o.tax = 0 GROUP BY i.order_id
  HAVING max(i.class IN (SELECT value FROM json_each(:classes)))";
/// The taxes of orders and of refunds.
const ORDER_TAXES: &str = "
  SELECT o.id, coalesce(t.charge_id, o.charge_id) AS charge_id, coalesce(t.taxable, o.total - o.tax - o.shipping_tax) AS taxable,
    coalesce(t.tax + t.shipping_tax, o.tax + o.shipping_tax) AS tax
  FROM orders o LEFT JOIN order_taxes t ON t.order_id = CASE WHEN o.charge_id IS NULL THEN o.id END
  WHERE (o.day BETWEEN :from AND :to) AND +o.status IN (1, 2, 3, 5)
    AND coalesce(t.charge_id, o.charge_id) IS NOT NULL
  ORDER BY o.id, t.position";
const REFUND_TAXES: &str = "
  SELECT r.id, t.charge_id, t.taxable, t.tax + t.shipping_tax AS tax
  FROM refunds r CROSS JOIN refund_taxes t ON t.refund_id = r.id LEFT JOIN orders o ON o.id = r.order_id
  WHERE (r.day BETWEEN :from AND :to) ORDER BY r.id, t.position";

/// How these name their days.
const DATED: &str = "o.day BETWEEN :from AND :to";
const REFUNDED: &str = "r.day BETWEEN :from AND :to";
/// Orders of which the day of payment is told; all others were paid when they were ordered.
const TOLD: &str = "
  o.id IN (SELECT order_id FROM invoices WHERE corrects IS NULL
    UNION SELECT order_id FROM order_texts WHERE field = 'paid_on')";

/// The same of what may count on the days, or is dated there.
fn by(basis: Basis, sql: &str) -> String {
    match basis {
        Basis::Dated => sql.to_owned(),
        // A refund does not count before its order.
        Basis::Paid => sql.replace(DATED, &format!("{DATED} OR {TOLD}")).replace(
            REFUNDED,
            &format!("{REFUNDED} OR r.day < o.day AND o.day BETWEEN :from AND :to OR {TOLD}"),
        ),
    }
}

fn order(row: &Row<'_>) -> rusqlite::Result<SoldEntry> {
    let sums = Sums {
        orders: 1,
        order_totals: money(row, "total")?,
        tax: money(row, "tax")?,
        shipping: money(row, "shipping")?,
        costed: costed(row)?,
        ..Sums::default()
    };
    entry(row, false, sums)
}

fn refund(row: &Row<'_>) -> rusqlite::Result<SoldEntry> {
    let sums = Sums {
        refunds: money(row, "amount")?,
        refunded_tax: money(row, "tax")?,
        refunded_shipping: money(row, "shipping")?,
        costed: Costed::NONE.minus(costed(row)?).unwrap_or_default(),
        ..Sums::default()
    };
    entry(row, true, sums)
}

fn entry(row: &Row<'_>, is_refund: bool, sums: Sums) -> rusqlite::Result<SoldEntry> {
    let order: Option<i64> = row.get("order_id")?;
    Ok(SoldEntry {
        order: order.map(OrderId::new),
        is_refund,
        id: row.get("id")?,
        number: row.get("name")?,
        day: day(row, "day")?,
        counted: maybe(row, "counted", Day::from_number)?,
        sums,
        source: row.get("source_id")?,
    })
}

fn bought(row: &Row<'_>) -> rusqlite::Result<BoughtEntry> {
    Ok(BoughtEntry {
        purchase: PurchaseId::new(row.get("id")?),
        document: row.get("document")?,
        supplier: row.get("supplier")?,
        day: day(row, "day")?,
        counted: maybe(row, "counted", Day::from_number)?,
        line: line(row)?,
    })
}

impl Read<'_> {
    /// Calls `visit` for each order that counts and each refund of one, and each credit note, that may count on a day from
    /// `first` to `last`, or is dated there.
    pub fn each_sold(
        &self,
        (basis, first, last): (Basis, Day, Day),
        visit: impl FnMut(SoldEntry) -> domain::Result<()>,
    ) -> domain::Result<()> {
        let (from, to, paid) = (first.number(), last.number(), basis == Basis::Paid);
        let params = named_params! { ":paid": paid, ":from": from, ":to": to };
        self.each_of([&by(basis, ORDERS), &by(basis, REFUNDS)], params, visit)
    }

    /// Calls `visit` for each order and refund that may count on another day than its own, where those paid count.
    pub fn each_paid_otherwise(
        &self,
        visit: impl FnMut(SoldEntry) -> domain::Result<()>,
    ) -> domain::Result<()> {
        let orders = ORDERS.replace(DATED, TOLD);
        let refunds = REFUNDS.replace(REFUNDED, &format!("r.day < o.day OR {TOLD}"));
        self.each_of([&orders, &refunds], named_params! { ":paid": true }, visit)
    }

    fn each_of(
        &self,
        [orders, refunds]: [&str; 2],
        params: &[(&str, &dyn ToSql)],
        mut visit: impl FnMut(SoldEntry) -> domain::Result<()>,
    ) -> domain::Result<()> {
        self.each_row(orders, params, |row| Ok(visit(order(row)?)?))?;
        Ok(self.each_row(refunds, params, |row| Ok(visit(refund(row)?)?))?)
    }

    /// Calls `visit` for each line of the purchases that may count on a day from `first` to `last`, or are dated there.
    pub fn each_bought(
        &self,
        (basis, first, last): (Basis, Day, Day),
        mut visit: impl FnMut(BoughtEntry) -> domain::Result<()>,
    ) -> domain::Result<()> {
        let paid = basis == Basis::Paid;
        // No index finds purchases by the day of payment, and they are few.
        let (from, to) = if paid { (i64::MIN, i64::MAX) } else { (first.number(), last.number()) };
        let params = named_params! { ":paid": paid, ":from": from, ":to": to };
        Ok(self.each_row(PURCHASES, params, |row| Ok(visit(bought(row)?)?))?)
    }

    /// Calls `visit` for each tax of those orders and refunds: whether it is of a refund, the id of that, its charge, the net
    /// amount that it is of, and the tax.
    pub fn each_sold_tax(
        &self,
        (basis, first, last): (Basis, Day, Day),
        mut visit: impl FnMut(bool, i64, ChargeId, Money, Money) -> domain::Result<()>,
    ) -> domain::Result<()> {
        let params = named_params! { ":from": first.number(), ":to": last.number() };
        for (sql, is_refund) in [(ORDER_TAXES, false), (REFUND_TAXES, true)] {
            self.each_row(&by(basis, sql), params, |row| {
                let charge = ChargeId::new(row.get("charge_id")?);
                Ok(visit(is_refund, row.get("id")?, charge, money(row, "taxable")?, money(row, "tax")?)?)
            })?;
        }
        Ok(())
    }

    /// Calls `visit` with the net amount of the items of each of those orders by tax class, empty for the standard one.
    pub fn each_class_sold(
        &self,
        (basis, first, last): (Basis, Day, Day),
        mut visit: impl FnMut(OrderId, String, Money) -> domain::Result<()>,
    ) -> domain::Result<()> {
        let params = named_params! { ":from": first.number(), ":to": last.number() };
        Ok(self.each_row(&by(basis, CLASSES), params, |row| {
            Ok(visit(OrderId::new(row.get("id")?), row.get("class")?, money(row, "net")?)?)
        })?)
    }

    /// Of all orders without tax those whose items are all of services, and those of which some are.
    pub fn orders_of_services(&self) -> Result<(BTreeSet<OrderId>, BTreeSet<OrderId>)> {
        let (mut whole, mut partly) = (BTreeSet::new(), BTreeSet::new());
        let classes = self.services_bound()?;
        let params = named_params! { ":from": i64::MIN, ":to": i64::MAX, ":classes": classes };
        self.each_row(SERVICES, params, |row| {
            let of = if row.get("whole")? { &mut whole } else { &mut partly };
            of.insert(OrderId::new(row.get("order_id")?));
            Ok(())
        })?;
        Ok((whole, partly))
    }
}
