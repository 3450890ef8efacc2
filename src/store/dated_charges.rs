//! What single orders and refunds were charged, for returns: the totals of days do not tell when what was refunded was sold,
//! which period it corrects, and what only the address tells. Orders are gone through where the address has to be looked at;
//! else only those that correct a period are read.

use std::fmt::Write as _;

use rusqlite::{Row, named_params};

use super::Read;
use super::columns::{corrects, money};
use crate::domain::Result;
use crate::domain::ids::ChargeId;
use crate::domain::money::Money;
use crate::domain::returns::SoldTo;
use crate::domain::tax_period::TaxPeriod;
use crate::domain::time::Day;

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
const REFUNDS_END: &str = "
  FROM refunds r LEFT JOIN orders o ON o.id = r.order_id LEFT JOIN refund_corrections k ON k.refund_id = r.id
    LEFT JOIN users u ON u.id = coalesce(o.customer_id, r.customer_id)
    CROSS JOIN refund_taxes t ON t.refund_id = r.id CROSS JOIN charged_taxes c ON c.id = t.charge_id
  WHERE r.day BETWEEN :first AND :last AND (r.order_id IS NULL OR o.status IN (1, 2, 3, 5))
  GROUP BY r.id, c.id";
/// The number of a [`SoldTo`], by the postcode of the order, or that of the customer: of an order `o`, which a refund may lack, its customer `u` and what it was charged `c`.
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

/// What was charged, less what was refunded.
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

    /// These without the others, which are part of them; an error when an amount does not fit.
    pub fn minus(&self, other: &Self) -> Result<Self> {
        let documents = self.documents.saturating_sub(other.documents);
        Ok(Self { documents, net: self.net.minus(other.net)?, tax: self.tax.minus(other.tax)? })
    }
}

/// What one order or refund was charged.
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
    let day = |column: &str| {
        let number: i64 = row.get(column)?;
        Day::from_number(number).ok_or(rusqlite::Error::IntegralValueOutOfRange(0, number))
    };
    let sold_to = match row.get("sold_to")? {
        1 => SoldTo::NorthernIreland,
        2 => SoldTo::Home,
        _ => SoldTo::AsCharged,
    };
    Ok(DatedCharge {
        corrects: corrects(row)?,
        day: day("day")?,
        sold: day("sold")?,
        sold_to,
        charge: ChargeId::new(row.get("charge_id")?),
        sums: ChargeSums { documents: 1, net: money(row, "net")?, tax: money(row, "tax")? },
    })
}

impl Read<'_> {
    /// What all refunds from `first` to `last` were charged, and the orders that name the period that they correct; with
    /// `by_address`, also the orders of which only the address tells whom they were sold to.
    pub fn dated_charges(&self, (first, last): (Day, Day), by_address: bool) -> Result<Vec<DatedCharge>> {
        let orders_of = if by_address { OF_DAYS } else { OF_CORRECTIONS };
        let sold_to = if by_address { SOLD_TO } else { "0" };
        let mut found = Vec::new();
        for (start, end) in [(ORDERS, [orders_of, ORDERS_END]), (REFUNDS, [REFUNDS_END, ""])] {
            let mut sql = String::from("SELECT ");
            let _infallible = write!(sql, "{start}{sold_to} AS sold_to {}{}", end[0], end[1]);
            let mut statement = self.conn.prepare_cached(&sql)?;
            let params = named_params! { ":first": first.number(), ":last": last.number() };
            found.extend(statement.query_map(params, dated_charge)?.collect::<rusqlite::Result<Vec<_>>>()?);
        }
        Ok(found)
    }

    /// The codes of all countries whose tax was charged, or would have been.
    pub fn charged_countries(&self) -> Result<Vec<String>> {
        let mut statement = self.conn.prepare_cached(COUNTRIES)?;
        Ok(statement.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }
}
