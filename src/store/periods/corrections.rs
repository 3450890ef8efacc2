//! Orders and refunds that are dated in a range and name the period that they correct. There are few such
//! rows, so they are gone through.

use rusqlite::{Row, named_params};

use crate::Read;
use crate::Result;
use crate::columns::{corrects, day, money};
use domain::shop::correction::Correction;
use domain::text;
use domain::text::Text;
use domain::time::Day;
use domain::time::tax_period::TaxPeriod;

const ORDERS: &str = "
  SELECT k.period AS corrects, o.number, 0 AS purchase, o.day,
    o.total - o.tax - o.shipping_tax AS net, o.tax + o.shipping_tax AS tax
  FROM order_corrections k CROSS JOIN orders o ON o.id = k.order_id
  WHERE o.day BETWEEN :first AND :last AND o.status IN (1, 2, 3, 5)";
const REFUNDS: &str = "
  SELECT k.period AS corrects, o.number AS of_order, r.number,
    0 AS purchase, r.day, r.settled_tax + r.settled_shipping_tax - r.amount AS net,
    0 - r.settled_tax - r.settled_shipping_tax AS tax
  FROM refund_corrections k CROSS JOIN refunds r ON r.id = k.refund_id LEFT JOIN orders o ON o.id = r.order_id
  WHERE r.day BETWEEN :first AND :last AND (r.order_id IS NULL OR o.status IN (1, 2, 3, 5))";
const PURCHASES: &str = "
  SELECT k.period AS corrects, p.document AS number, 1 AS purchase, p.day,
    (SELECT coalesce(sum(net), 0) FROM purchase_lines WHERE purchase_id = p.id) AS net,
    (SELECT coalesce(sum(tax), 0) FROM purchase_lines WHERE purchase_id = p.id) AS tax
  FROM purchase_corrections k CROSS JOIN purchases p ON p.id = k.purchase_id
  WHERE p.day BETWEEN :first AND :last";

fn corrected(row: &Row<'_>) -> rusqlite::Result<TaxPeriod> {
    corrects(row)?.ok_or_else(|| rusqlite::Error::InvalidColumnName("corrects".to_owned()))
}

fn correction(row: &Row<'_>, name: Text) -> rusqlite::Result<Correction> {
    Ok(Correction {
        corrects: corrected(row)?,
        name,
        is_purchase: row.get("purchase")?,
        day: day(row, "day")?,
        net: money(row, "net")?,
        tax: money(row, "tax")?,
    })
}

impl Read<'_> {
    /// The corrections dated from `first` to `last`, by the period that they correct, then by date.
    pub fn corrections(&self, first: Day, last: Day) -> Result<Vec<Correction>> {
        let params = named_params! { ":first": first.number(), ":last": last.number() };
        let number = |row: &Row<'_>| row.get::<_, String>("number");
        let mut found =
            self.list(ORDERS, params, |row| correction(row, text!("Order {number}", number = number(row)?)))?;
        found.extend(self.list(REFUNDS, params, |row| {
            let name = match (row.get::<_, Option<String>>("of_order")?, row.get("number")?) {
                (Some(order), _) => text!("Refund of order {order}", order),
                (None, Some::<String>(number)) => text!("Credit note {number}", number),
                (None, None) => text!("A refund"),
            };
            correction(row, name)
        })?);
        found.extend(self.list(PURCHASES, params, |row| {
            correction(row, text!("Purchase {number}", number = number(row)?))
        })?);
        found.sort_by(|one, other| {
            let key = |one: &Correction| (one.corrects.first_day(), one.corrects.last_day(), one.day);
            key(one).cmp(&key(other)).then_with(|| one.name.cmp(&other.name))
        });
        Ok(found)
    }
}
