//! What is dated in a range and names the period that it corrects. There are few such rows, so they are gone through.

use rusqlite::{Row, named_params};

use crate::Read;
use crate::Result;
use crate::columns::{corrects, day, money};
use domain::shop::correction::Correction;
use domain::time::Day;
use domain::time::tax_period::TaxPeriod;

const ORDERS: &str = "
  SELECT k.period AS corrects, 'Order ' || o.number AS name, 0 AS purchase, o.day,
    o.total - o.tax - o.shipping_tax AS net, o.tax + o.shipping_tax AS tax
  FROM order_corrections k CROSS JOIN orders o ON o.id = k.order_id
  WHERE o.day BETWEEN :first AND :last AND o.status IN (1, 2, 3, 5)";
const REFUNDS: &str = "
  SELECT k.period AS corrects, coalesce('Refund of order ' || o.number, 'Credit note ' || r.number, '') AS name,
    0 AS purchase, r.day, r.settled_tax + r.settled_shipping_tax - r.amount AS net,
    0 - r.settled_tax - r.settled_shipping_tax AS tax
  FROM refund_corrections k CROSS JOIN refunds r ON r.id = k.refund_id LEFT JOIN orders o ON o.id = r.order_id
  WHERE r.day BETWEEN :first AND :last AND (r.order_id IS NULL OR o.status IN (1, 2, 3, 5))";
const PURCHASES: &str = "
  SELECT k.period AS corrects, 'Purchase ' || p.document AS name, 1 AS purchase, p.day,
    (SELECT coalesce(sum(net), 0) FROM purchase_lines WHERE purchase_id = p.id) AS net,
    (SELECT coalesce(sum(tax), 0) FROM purchase_lines WHERE purchase_id = p.id) AS tax
  FROM purchase_corrections k CROSS JOIN purchases p ON p.id = k.purchase_id
  WHERE p.day BETWEEN :first AND :last";

fn corrected(row: &Row<'_>) -> rusqlite::Result<TaxPeriod> {
    corrects(row)?.ok_or_else(|| rusqlite::Error::InvalidColumnName("corrects".to_owned()))
}

fn correction(row: &Row<'_>) -> rusqlite::Result<Correction> {
    Ok(Correction {
        corrects: corrected(row)?,
        name: row.get("name")?,
        is_purchase: row.get("purchase")?,
        day: day(row, "day")?,
        net: money(row, "net")?,
        tax: money(row, "tax")?,
    })
}

impl Read<'_> {
    /// The corrections dated from `first` to `last`, by the period that they correct, then by date.
    pub fn corrections(&self, first: Day, last: Day) -> Result<Vec<Correction>> {
        let mut found = Vec::new();
        for sql in [ORDERS, REFUNDS, PURCHASES] {
            let params = named_params! { ":first": first.number(), ":last": last.number() };
            found.extend(self.list(sql, params, correction)?);
        }
        found.sort_by(|one, other| {
            let key = |one: &Correction| (one.corrects.first_day(), one.corrects.last_day(), one.day);
            key(one).cmp(&key(other)).then_with(|| one.name.cmp(&other.name))
        });
        Ok(found)
    }
}
