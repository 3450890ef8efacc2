//! Orders, refunds and lines of purchases as they count in earnings and in the journal: by their own day, or by that of the
//! payment, which no total is kept by.
//!
//! An order is paid on the day of payment of its last invoice, else on its own one. Without either it was paid when it was ordered,
//! as in a web shop, unless it has an invoice, which is open then. A refund is paid when it is made, and not before its order.

use rusqlite::{Row, ToSql, named_params};

use crate::Read;
use crate::columns::{costed, day, maybe, money};
use crate::purchases::line;
use domain::ids::{ChargeId, OrderId, PurchaseId};
use domain::money::Money;
use domain::order::cost::Costed;
use domain::report::Sums;
use domain::report::earnings::{BoughtEntry, SoldEntry};
use domain::shop::basis::Basis;
use domain::time::Day;

/// Orders of which the day of payment is told; all others were paid when they were ordered.
const TOLD: &str = "
  o.id IN (SELECT order_id FROM invoices WHERE corrects IS NULL
    UNION SELECT order_id FROM order_texts WHERE field = 'paid_on')";
/// Orders that are dated from `:from` to `:to`, and refunds.
const DATED: &str = "o.day BETWEEN :from AND :to";
const REFUNDED: &str = "r.day BETWEEN :from AND :to";
/// Refunds that are dated before their order, and count when that does.
const BEFORE: &str = "r.day < o.day AND o.day BETWEEN :from AND :to";
/// The day of payment of an order.
const PAID_ON: &str = "coalesce(
    (SELECT i.paid_on FROM invoices i WHERE i.order_id = o.id AND i.corrects IS NULL ORDER BY i.id DESC LIMIT 1),
    (SELECT unixepoch(x.text) / 86400 FROM order_texts x WHERE x.order_id = o.id AND x.field = 'paid_on'),
    CASE WHEN NOT EXISTS (SELECT 1 FROM invoices i WHERE i.order_id = o.id AND i.corrects IS NULL) THEN o.day END)";
const COUNTS: &str = "+o.status IN (1, 2, 3, 5)";

/// The orders that a condition holds for.
fn orders(holds: &str) -> String {
    format!(
        "SELECT o.id AS order_id, o.id, o.number AS name, o.day,
    CASE WHEN :paid THEN {PAID_ON} ELSE o.day END AS counted,
    o.total, o.tax + o.shipping_tax AS tax, o.shipping, o.cost, o.sales_with_cost, o.source_id
  FROM orders o WHERE ({holds}) AND {COUNTS} ORDER BY o.day, o.id"
    )
}

/// The refunds and credit notes that a condition holds for.
fn refunds(holds: &str) -> String {
    format!(
        "SELECT r.order_id, r.id, coalesce(r.number, o.number, '') AS name, r.day,
    CASE WHEN :paid AND o.id IS NOT NULL THEN max(r.day, {PAID_ON}) ELSE r.day END AS counted,
    r.amount, r.settled_tax + r.settled_shipping_tax AS tax, r.settled_shipping AS shipping, r.cost, r.sales_with_cost,
    o.source_id
  FROM refunds r LEFT JOIN orders o ON o.id = r.order_id
  WHERE ({holds}) AND (r.order_id IS NULL OR {COUNTS}) ORDER BY r.day, r.id"
    )
}

const PURCHASES: &str = "
  SELECT p.id, p.document, s.name AS supplier, p.day, CASE WHEN :paid THEN p.paid_on ELSE p.day END AS counted,
    l.net, l.tax, l.rate, l.code, l.kind, l.treatment, l.deductible, l.product, l.quantity, l.category
  FROM purchases p CROSS JOIN suppliers s ON s.id = p.supplier_id CROSS JOIN purchase_lines l ON l.purchase_id = p.id
  WHERE p.day BETWEEN :from AND :to OR :paid
  ORDER BY p.day, p.id, l.position";
/// The net amounts of the items of orders by class.
const CLASSES: &str = "
  SELECT i.order_id AS id, i.class AS class, sum(i.total) AS net
  FROM orders o CROSS JOIN order_items i ON i.order_id = o.id";
/// The taxes of orders and of refunds.
const ORDER_TAXES: &str = "
  SELECT o.id, coalesce(t.charge_id, o.charge_id) AS charge_id, coalesce(t.taxable, o.total - o.tax - o.shipping_tax) AS taxable,
    coalesce(t.tax + t.shipping_tax, o.tax + o.shipping_tax) AS tax
  FROM orders o LEFT JOIN order_taxes t ON t.order_id = CASE WHEN o.charge_id IS NULL THEN o.id END";
const REFUND_TAXES: &str = "
  SELECT r.id, t.charge_id, t.taxable, t.tax + t.shipping_tax AS tax
  FROM refunds r CROSS JOIN refund_taxes t ON t.refund_id = r.id LEFT JOIN orders o ON o.id = r.order_id";

/// The conditions for orders and for refunds that may count on the days, or are dated there.
fn conditions(basis: Basis) -> (String, String) {
    match basis {
        Basis::Dated => (DATED.to_owned(), REFUNDED.to_owned()),
        Basis::Paid => (format!("{DATED} OR {TOLD}"), format!("{REFUNDED} OR {BEFORE} OR {TOLD}")),
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
        let (of_orders, of_refunds) = conditions(basis);
        let (from, to, paid) = (first.number(), last.number(), basis == Basis::Paid);
        let params = named_params! { ":paid": paid, ":from": from, ":to": to };
        self.each_of((&of_orders, &of_refunds), params, visit)
    }

    /// Calls `visit` for each order and refund that may count on another day than its own, where those paid count.
    pub fn each_paid_otherwise(
        &self,
        visit: impl FnMut(SoldEntry) -> domain::Result<()>,
    ) -> domain::Result<()> {
        let of_refunds = format!("r.day < o.day OR {TOLD}");
        self.each_of((TOLD, &of_refunds), named_params! { ":paid": true }, visit)
    }

    fn each_of(
        &self,
        (of_orders, of_refunds): (&str, &str),
        params: &[(&str, &dyn ToSql)],
        mut visit: impl FnMut(SoldEntry) -> domain::Result<()>,
    ) -> domain::Result<()> {
        self.each_row(&orders(of_orders), params, |row| Ok(visit(order(row)?)?))?;
        Ok(self.each_row(&refunds(of_refunds), params, |row| Ok(visit(refund(row)?)?))?)
    }

    /// Calls `visit` for each line of the purchases that may count on a day from `first` to `last`, or are dated there.
    pub fn each_bought(
        &self,
        (basis, first, last): (Basis, Day, Day),
        mut visit: impl FnMut(BoughtEntry) -> domain::Result<()>,
    ) -> domain::Result<()> {
        let (from, to, paid) = (first.number(), last.number(), basis == Basis::Paid);
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
        let (of_orders, of_refunds) = conditions(basis);
        let orders = format!(
            "{ORDER_TAXES} WHERE ({of_orders}) AND {COUNTS} AND coalesce(t.charge_id, o.charge_id) IS NOT NULL
  ORDER BY o.id, t.position"
        );
        let refunds = format!("{REFUND_TAXES} WHERE {of_refunds} ORDER BY r.id, t.position");
        for (sql, is_refund) in [(orders, false), (refunds, true)] {
            self.each_row(&sql, params, |row| {
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
        let (holds, _) = conditions(basis);
        let sql = format!("{CLASSES} WHERE ({holds}) AND {COUNTS} GROUP BY i.order_id, i.class");
        Ok(self.each_row(&sql, params, |row| {
            Ok(visit(OrderId::new(row.get("id")?), row.get("class")?, money(row, "net")?)?)
        })?)
    }
}
