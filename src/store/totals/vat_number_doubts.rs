//! Orders that were not taxed and whose stated VAT number fails its country's form or check digits, or is missing under
//! reverse charge. They are kept by day with the totals, so that a return does not read the numbers of all its orders.
//!
//! What passes is decided by the rules of VAT numbers when a day is written. A release that changes these rules
//! recomputes this table in a migration.

use rusqlite::functions::{Context, FunctionFlags};
use rusqlite::{Connection, named_params};

use crate::Read;
use crate::Result;
use crate::columns::money;
use domain::returns::VatNumberDoubts;
use domain::tax::vat_number::VatNumber;
use domain::time::Day;

pub(super) const CLEAR: &str = "DELETE FROM vat_number_doubts WHERE day = :day";
/// After the taxes of the day: most days have none that was not charged for a reason, and are not gone through.
pub(super) const FILL: &str = "
  INSERT INTO vat_number_doubts (day, order_id, is_missing, net)
  SELECT o.day, o.id, x.vat_number = '', sum(coalesce(t.taxable, o.total - o.tax - o.shipping_tax))
  FROM orders o CROSS JOIN order_exemptions x ON x.order_id = o.id LEFT JOIN order_taxes t ON t.order_id = o.id
    CROSS JOIN charged_taxes c ON c.id = coalesce(t.charge_id, o.charge_id)
  WHERE o.day = :day AND o.status IN (1, 2, 3, 5) AND c.untaxed > 1
    AND EXISTS (SELECT 1 FROM tax_days d CROSS JOIN charged_taxes u ON u.id = d.charge_id
      WHERE d.day = :day AND u.untaxed > 1)
    AND CASE x.vat_number WHEN '' THEN x.reason = 2 ELSE NOT is_vat_number(x.vat_number, c.country) END
  GROUP BY o.id";
const SUMS: &str = "
  SELECT count(*) AS orders, coalesce(sum(net), 0) AS net FROM vat_number_doubts
  WHERE day BETWEEN :first AND :last AND is_missing = :is_missing";
const FIRST: &str = "
  SELECT o.number FROM vat_number_doubts v CROSS JOIN orders o ON o.id = v.order_id
  WHERE v.day BETWEEN :first AND :last AND v.is_missing = :is_missing ORDER BY v.day, v.order_id LIMIT :limit";

/// Gives SQL the function that these totals are computed by.
pub(crate) fn prepare(conn: &Connection) -> rusqlite::Result<()> {
    let flags = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC;
    conn.create_scalar_function("is_vat_number", 2, flags, |context: &Context<'_>| {
        let (number, country) = (context.get::<String>(0)?, context.get::<String>(1)?);
        Ok(VatNumber::parse(&number, &country).is_ok())
    })
}

impl Read<'_> {
    /// The orders from `first` to `last` whose VAT number is missing, or those whose number cannot be right, with the
    /// numbers of the first `limit`.
    pub fn vat_number_doubts(
        &self,
        (first, last): (Day, Day),
        is_missing: bool,
        limit: usize,
    ) -> Result<VatNumberDoubts> {
        let days = (first.number(), last.number());
        let params = named_params! { ":first": days.0, ":last": days.1, ":is_missing": is_missing };
        let mut doubts = self.only(SUMS, params, |row| {
            Ok(VatNumberDoubts {
                is_missing,
                orders: row.get("orders")?,
                net: money(row, "net")?,
                first: Vec::new(),
            })
        })?;
        if doubts.orders > 0 {
            let limit = i64::try_from(limit).unwrap_or(i64::MAX);
            let params = named_params! {
                ":first": days.0, ":last": days.1, ":is_missing": is_missing, ":limit": limit,
            };
            doubts.first = self.list(FIRST, params, |row| row.get("number"))?;
        }
        Ok(doubts)
    }
}
