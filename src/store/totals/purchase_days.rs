//! The totals of purchases by day, kind, treatment, rate and supplier's country, for tax returns. They are recomputed like all
//! totals, for the days that a transaction touched.

use rusqlite::{Row, named_params};

use crate::Read;
use crate::Result;
use crate::columns::{day, money, numbered};
use domain::ids::{PurchaseId, SupplierId};
use domain::percent::Percent;
use domain::purchase::{GroupedPurchase, PurchaseGroup, PurchaseKind, PurchaseSums, PurchaseTreatment};
use domain::time::Day;

pub(super) const CLEAR: &str = "DELETE FROM purchase_days WHERE day = :day";
pub(super) const FILL: &str = "
  INSERT INTO purchase_days (day, kind, treatment, rate, country, lines, net, tax, deductible_tax)
  SELECT p.day, l.kind, l.treatment, coalesce(l.rate, -1), p.country, count(*), sum(l.net), sum(l.tax),
    sum(l.deductible_tax)
  FROM purchases p CROSS JOIN purchase_lines l ON l.purchase_id = p.id
  WHERE p.day = :day GROUP BY l.kind, l.treatment, coalesce(l.rate, -1), p.country";
const DAYS: &str = "
  SELECT day, kind, treatment, rate, country, NULL AS supplier_id, NULL AS is_credit, lines, net, tax, deductible_tax FROM purchase_days
  WHERE day BETWEEN :first AND :last ORDER BY day, kind, treatment, rate, country";
const OF_LINES: &str = "
  SELECT p.day, l.kind, l.treatment, coalesce(l.rate, -1) AS rate, p.country,
    CASE WHEN :by_supplier THEN p.supplier_id END AS supplier_id, CASE WHEN :by_credit
      THEN (SELECT sum(s.net) FROM purchase_lines s WHERE s.purchase_id = p.id) < 0 END AS is_credit,
    count(*) AS lines, sum(l.net) AS net, sum(l.tax) AS tax, sum(l.deductible_tax) AS deductible_tax
  FROM purchases p CROSS JOIN purchase_lines l ON l.purchase_id = p.id
  WHERE p.day BETWEEN :first AND :last GROUP BY 1, 2, 3, 4, 5, 6, 7";
const OF_GROUP: &str = "
  SELECT p.id, p.day, p.supplier_id, p.document, count(*) AS lines, sum(l.net) AS net, sum(l.tax) AS tax,
    sum(l.deductible_tax) AS deductible_tax
  FROM purchases p CROSS JOIN purchase_lines l ON l.purchase_id = p.id
  WHERE p.day BETWEEN :first AND :last AND l.kind = :kind AND l.treatment = :treatment
    AND coalesce(l.rate, -1) = :rate AND p.country = :country
    AND p.supplier_id = coalesce(:supplier, p.supplier_id)
    AND (:is_credit IS NULL
      OR ((SELECT sum(s.net) FROM purchase_lines s WHERE s.purchase_id = p.id) < 0) = :is_credit)
  GROUP BY p.day, p.id ORDER BY p.day DESC, p.id DESC LIMIT :limit";

/// The sums of a group on a day.
type OfDay = (Day, PurchaseGroup, PurchaseSums);

fn of_day(row: &Row<'_>) -> rusqlite::Result<OfDay> {
    let group = PurchaseGroup {
        kind: numbered(row, "kind", PurchaseKind::from_number)?,
        treatment: numbered(row, "treatment", PurchaseTreatment::from_number)?,
        rate: Some(row.get("rate")?).filter(|rate| *rate >= 0).and_then(Percent::from_ten_thousandths),
        country: row.get("country")?,
        supplier: row.get::<_, Option<i64>>("supplier_id")?.map(SupplierId::new),
        is_credit: row.get("is_credit")?,
    };
    Ok((day(row, "day")?, group, sums(row)?))
}

fn sums(row: &Row<'_>) -> rusqlite::Result<PurchaseSums> {
    Ok(PurchaseSums {
        lines: row.get("lines")?,
        net: money(row, "net")?,
        tax: money(row, "tax")?,
        deductible_tax: money(row, "deductible_tax")?,
    })
}

fn of_group(row: &Row<'_>) -> rusqlite::Result<GroupedPurchase> {
    Ok(GroupedPurchase {
        id: PurchaseId::new(row.get("id")?),
        date: day(row, "day")?,
        supplier: SupplierId::new(row.get("supplier_id")?),
        document: row.get("document")?,
        sums: sums(row)?,
    })
}

impl Read<'_> {
    /// The sums of each group on each day from `first` to `last` that has any, by day.
    pub fn purchase_days(&self, first: Day, last: Day) -> Result<Vec<OfDay>> {
        self.list(DAYS, named_params! { ":first": first.number(), ":last": last.number() }, of_day)
    }

    /// As [`Self::purchase_days`], with each supplier and credit notes told apart, as is asked. It goes through the
    /// purchases.
    pub fn purchase_days_apart(
        &self,
        (first, last): (Day, Day),
        (by_supplier, by_credit): (bool, bool),
    ) -> Result<Vec<OfDay>> {
        let params = named_params! {
            ":first": first.number(), ":last": last.number(), ":by_supplier": by_supplier, ":by_credit": by_credit,
        };
        self.list(OF_LINES, params, of_day)
    }

    /// The purchases from `first` to `last` with lines of a group, with the sums of these, at most `limit`, latest
    /// first.
    pub fn purchases_of_group(
        &self,
        group: &PurchaseGroup,
        (first, last): (Day, Day),
        limit: usize,
    ) -> Result<Vec<GroupedPurchase>> {
        let params = named_params! {
            ":first": first.number(), ":last": last.number(), ":kind": group.kind.number(),
            ":treatment": group.treatment.number(), ":rate": group.rate.map_or(-1, Percent::ten_thousandths),
            ":country": group.country, ":supplier": group.supplier.map(SupplierId::get), ":is_credit": group.is_credit, ":limit": i64::try_from(limit).unwrap_or(i64::MAX),
        };
        self.list(OF_GROUP, params, of_group)
    }
}
