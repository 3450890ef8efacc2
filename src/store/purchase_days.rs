//! The totals of purchases by day, kind, treatment and rate, for tax returns. They are recomputed like all
//! totals, for the days that a transaction touched.

use rusqlite::{Row, named_params};

use super::Read;
use super::columns::money;
use crate::domain::Result;
use crate::domain::percent::Percent;
use crate::domain::purchase::{PurchaseGroup, PurchaseKind, PurchaseSums, PurchaseTreatment};
use crate::domain::time::Day;

pub(super) const CLEAR: &str = "DELETE FROM purchase_days WHERE day = :day";
pub(super) const FILL: &str = "
  INSERT INTO purchase_days (day, kind, treatment, rate, lines, net, tax, deductible_tax)
  SELECT p.day, l.kind, l.treatment, coalesce(l.rate, -1), count(*), sum(l.net), sum(l.tax), sum(l.deductible_tax)
  FROM purchases p CROSS JOIN purchase_lines l ON l.purchase_id = p.id
  WHERE p.day = :day GROUP BY l.kind, l.treatment, coalesce(l.rate, -1)";
const DAYS: &str = "
  SELECT day, kind, treatment, rate, lines, net, tax, deductible_tax FROM purchase_days
  WHERE day BETWEEN :first AND :last ORDER BY day, kind, treatment, rate";

/// The sums of a group on a day.
type OfDay = (Day, PurchaseGroup, PurchaseSums);

fn of_day(row: &Row<'_>) -> rusqlite::Result<OfDay> {
    let unknown = |number: i64| rusqlite::Error::IntegralValueOutOfRange(0, number);
    let (day, kind, treatment): (i64, i64, i64) = (row.get("day")?, row.get("kind")?, row.get("treatment")?);
    let group = PurchaseGroup {
        kind: PurchaseKind::from_number(kind).ok_or_else(|| unknown(kind))?,
        treatment: PurchaseTreatment::from_number(treatment).ok_or_else(|| unknown(treatment))?,
        rate: Some(row.get("rate")?).filter(|rate| *rate >= 0).and_then(Percent::from_ten_thousandths),
    };
    let sums = PurchaseSums {
        lines: row.get("lines")?,
        net: money(row, "net")?,
        tax: money(row, "tax")?,
        deductible_tax: money(row, "deductible_tax")?,
    };
    Ok((Day::from_number(day).ok_or_else(|| unknown(day))?, group, sums))
}

impl Read<'_> {
    /// The sums of each group on each day from `first` to `last` that has any, by day.
    pub fn purchase_days(&self, first: Day, last: Day) -> Result<Vec<OfDay>> {
        let mut statement = self.conn.prepare_cached(DAYS)?;
        let params = named_params! { ":first": first.number(), ":last": last.number() };
        Ok(statement.query_map(params, of_day)?.collect::<rusqlite::Result<_>>()?)
    }
}
