//! The charges of single orders and refunds, for returns: the totals of days lose the day of the sale behind
//! a refund, the period that it corrects, and everything that only the address tells. All are gone through
//! where the address has to be looked at; else only those that correct a period are read, and refunds of the
//! days that have some of a month in question.

use rusqlite::{Row, ToSql, named_params};

use crate::Read;
use crate::Result;
use crate::columns::{corrects, day, money};
use domain::ids::ChargeId;
use domain::money::Money;
use domain::returns::SoldTo;
use domain::time::Day;
use domain::time::tax_period::TaxPeriod;

// What is selected; the rest of a statement follows from what has to be looked at.
const ORDERS: &str = "
  k.period AS corrects, o.day, o.day AS sold, c.id AS charge_id, sum(coalesce(t.taxable, o.total - o.tax - o.shipping_tax)) AS net,
    sum(coalesce(t.tax + t.shipping_tax, o.tax + o.shipping_tax)) AS tax, ";
const OF_CORRECTIONS: &str = "
  FROM order_corrections k CROSS JOIN orders o ON o.id = k.order_id ";
const OF_DAYS: &str = "
  FROM orders o LEFT JOIN order_corrections k ON k.order_id = o.id ";
const ORDERS_END: &str = "
    LEFT JOIN users u ON u.id = o.customer_id LEFT JOIN order_taxes t ON t.order_id = o.id
    CROSS JOIN charged_taxes c ON c.id = coalesce(t.charge_id, o.charge_id)
  WHERE o.day BETWEEN :first AND :last AND o.status IN (1, 2, 3, 5)
  GROUP BY o.id, c.id HAVING corrects IS NOT NULL OR sold_to <> 0";
const REFUNDS: &str = "
  k.period AS corrects, r.day, coalesce(o.day, r.day) AS sold, c.id AS charge_id, 0 - sum(t.taxable) AS net,
    0 - sum(t.tax + t.shipping_tax) AS tax, ";
const REFUNDS_OF_DAYS: &str = "
  FROM refunds r ";
const OF_MONTHS: &str = "
  SELECT refund_id AS id FROM refund_corrections
  UNION
  SELECT id FROM refunds
  WHERE day IN (
    SELECT d.day FROM json_each(:months) m CROSS JOIN tax_days d ON d.sold = m.value
    WHERE d.day BETWEEN :first AND :last AND d.refunds > 0)";
const REFUNDS_END: &str = "
    LEFT JOIN orders o ON o.id = r.order_id LEFT JOIN refund_corrections k ON k.refund_id = r.id
    LEFT JOIN users u ON u.id = coalesce(o.customer_id, r.customer_id)
    CROSS JOIN refund_taxes t ON t.refund_id = r.id CROSS JOIN charged_taxes c ON c.id = t.charge_id
  WHERE r.day BETWEEN :first AND :last AND (r.order_id IS NULL OR o.status IN (1, 2, 3, 5))
  GROUP BY r.id, c.id";
/// The number of a [`SoldTo`], by the postcode of the order, or that of the customer: of an order `o`, which a refund may
/// lack, its customer `u` and what it was charged `c`.
pub(super) const SOLD_TO: &str = "
  CASE
    WHEN c.country = 'GB' AND upper(trim(
      CASE coalesce(o.city || o.state || o.postcode || o.country, '')
        WHEN '' THEN coalesce(u.postcode, '') ELSE o.postcode END)) GLOB 'BT[0-9]*' THEN 1
    WHEN c.country = 'XI' THEN 1
    WHEN c.country = '' AND coalesce(o.city || o.state || o.postcode || o.country, '') = ''
      AND coalesce(u.city || u.state || u.postcode || u.country, '') = '' THEN 2
    ELSE 0
  END";
const COUNTRIES: &str = "SELECT DISTINCT country FROM charged_taxes";

/// Charges less refunds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ChargeSums {
    /// The number of orders and refunds.
    pub documents: i64,
    /// The net amount that it was charged on.
    pub net: Money,
    /// The tax, on shipping too.
    pub tax: Money,
}

impl ChargeSums {
    /// Both together; an error when an amount does not fit.
    pub fn plus(&self, other: &Self) -> Result<Self> {
        let documents = self.documents.saturating_add(other.documents);
        Ok(Self { documents, net: self.net.plus(other.net)?, tax: self.tax.plus(other.tax)? })
    }

    /// Subtracts others, which are part of these; an error when an amount does not fit.
    pub fn minus(&self, other: &Self) -> Result<Self> {
        let documents = self.documents.saturating_sub(other.documents);
        Ok(Self { documents, net: self.net.minus(other.net)?, tax: self.tax.minus(other.tax)? })
    }
}

/// The charges of one order or refund.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DatedCharge {
    /// The period that it names as corrected.
    pub corrects: Option<TaxPeriod>,
    /// The date, in which it counts.
    pub day: Day,
    /// The date of the sale: of a refund, that of its order.
    pub sold: Day,
    /// Whom it was sold to.
    pub sold_to: SoldTo,
    /// The tax.
    pub charge: ChargeId,
    /// The amounts; negative for what was refunded.
    pub sums: ChargeSums,
}

/// The number of it in [`SOLD_TO`].
pub(super) const fn number(sold_to: SoldTo) -> i64 {
    match sold_to {
        SoldTo::AsCharged => 0,
        SoldTo::NorthernIreland => 1,
        SoldTo::Home => 2,
    }
}

fn dated_charge(row: &Row<'_>) -> rusqlite::Result<DatedCharge> {
    let sold_to = match row.get("sold_to")? {
        1 => SoldTo::NorthernIreland,
        2 => SoldTo::Home,
        _ => SoldTo::AsCharged,
    };
    Ok(DatedCharge {
        corrects: corrects(row)?,
        day: day(row, "day")?,
        sold: day(row, "sold")?,
        sold_to,
        charge: ChargeId::new(row.get("charge_id")?),
        sums: ChargeSums { documents: 1, net: money(row, "net")?, tax: money(row, "tax")? },
    })
}

impl Read<'_> {
    /// Charges of orders and refunds from `first` to `last`. Included are those that name the period that
    /// they correct, and at least all refunds of sales in some months, given by their first days.
    pub fn dated_charges(&self, (first, last): (Day, Day), months: &[Day]) -> Result<Vec<DatedCharge>> {
        let months: Vec<String> = months.iter().map(|month| month.number().to_string()).collect();
        let months = format!("[{}]", months.join(","));
        let days = named_params! { ":first": first.number(), ":last": last.number() };
        let of_months = named_params! { ":first": first.number(), ":last": last.number(), ":months": months };
        let mut found = self.dated_charges_of((ORDERS, "0", OF_CORRECTIONS, ORDERS_END), days)?;
        let refunds_of = format!("FROM ({OF_MONTHS}) f CROSS JOIN refunds r ON r.id = f.id ");
        found.extend(self.dated_charges_of((REFUNDS, "0", &refunds_of, REFUNDS_END), of_months)?);
        Ok(found)
    }

    /// As [`Self::dated_charges`], and what only the address tells whom it was sold to; with all refunds.
    pub fn dated_charges_by_address(&self, (first, last): (Day, Day)) -> Result<Vec<DatedCharge>> {
        let days = named_params! { ":first": first.number(), ":last": last.number() };
        let mut found = self.dated_charges_of((ORDERS, SOLD_TO, OF_DAYS, ORDERS_END), days)?;
        found.extend(self.dated_charges_of((REFUNDS, SOLD_TO, REFUNDS_OF_DAYS, REFUNDS_END), days)?);
        Ok(found)
    }

    fn dated_charges_of(
        &self,
        (select, sold_to, from, end): (&str, &str, &str, &str),
        params: &[(&str, &dyn ToSql)],
    ) -> Result<Vec<DatedCharge>> {
        let sql = format!("SELECT {select}{sold_to} AS sold_to {from}{end}");
        self.list(&sql, params, dated_charge)
    }

    /// The codes of all countries whose tax was charged, or would have been.
    pub fn charged_countries(&self) -> Result<Vec<String>> {
        self.list(COUNTRIES, [], |row| row.get(0))
    }
}
