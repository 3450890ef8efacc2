//! The charges of single orders and refunds, for returns: the totals of days lose the day of the sale behind
//! a refund, the period that it corrects, and everything that only the address tells. All are gone through
//! where the address has to be looked at; else only those that correct a period are read, and refunds of the
//! days that have some of a month in question.

use rusqlite::{Row, named_params};

use crate::Read;
use crate::Result;
use crate::columns::{corrects, day, money};
use crate::totals::order_facts::{BUYER_NAME, ORDER_SERVICES, REFUND_SERVICES, SOLD_TO, VAT_NUMBER, sold_to};
use domain::ids::ChargeId;
use domain::money::Money;
use domain::returns::OrderFacts;
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
  GROUP BY o.id, c.id HAVING corrects IS NOT NULL OR sold_to <> 0 OR services <> 0 OR buyer_number <> ''";
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
    /// True for a refund.
    pub is_refund: bool,
    /// What it tells besides.
    pub facts: OrderFacts,
    /// The name of its buyer, where their number is asked for.
    pub buyer: String,
    /// The tax.
    pub charge: ChargeId,
    /// The amounts; negative for what was refunded.
    pub sums: ChargeSums,
}

/// The charge of a row, with the part of its net amount that is services.
fn dated_charge(row: &Row<'_>, is_refund: bool) -> rusqlite::Result<(DatedCharge, Money)> {
    let facts = OrderFacts {
        sold_to: sold_to(row.get("sold_to")?),
        is_services: false,
        vat_number: row.get("buyer_number")?,
    };
    let charge = DatedCharge {
        corrects: corrects(row)?,
        day: day(row, "day")?,
        sold: day(row, "sold")?,
        charge: ChargeId::new(row.get("charge_id")?),
        is_refund,
        facts,
        buyer: row.get("buyer")?,
        sums: ChargeSums { documents: 1, net: money(row, "net")?, tax: money(row, "tax")? },
    };
    Ok((charge, money(row, "services")?))
}

/// Charges, those divided of which some are services.
fn divided(charges: Vec<(DatedCharge, Money)>) -> Result<Vec<DatedCharge>> {
    let mut found = Vec::with_capacity(charges.len());
    for (mut charge, services) in charges {
        if services != Money::ZERO {
            let all = OrderFacts { is_services: true, ..charge.facts.clone() };
            if services == charge.sums.net {
                charge.facts = all;
            } else {
                let sums = ChargeSums { net: services, ..ChargeSums::default() };
                charge.sums = charge.sums.minus(&sums)?;
                found.push(DatedCharge { facts: all, sums, ..charge.clone() });
            }
        }
        found.push(charge);
    }
    Ok(found)
}

impl Read<'_> {
    /// Charges of orders and refunds from `first` to `last`. Included are those that name the period that
    /// they correct, and at least all refunds of sales in some months, given by their first days.
    pub fn dated_charges(&self, (first, last): (Day, Day), months: &[Day]) -> Result<Vec<DatedCharge>> {
        let months: Vec<String> = months.iter().map(|month| month.number().to_string()).collect();
        let months = format!("[{}]", months.join(","));
        let days = named_params! { ":first": first.number(), ":last": last.number() };
        let of_months = named_params! { ":first": first.number(), ":last": last.number(), ":months": months };
        let facts = "0 AS sold_to, 0 AS services, NULL AS buyer_number, '' AS buyer ";
        let orders = format!("SELECT {ORDERS}{facts}{OF_CORRECTIONS}{ORDERS_END}");
        let refunds = format!(
            "SELECT {REFUNDS}{facts}FROM ({OF_MONTHS}) f CROSS JOIN refunds r ON r.id = f.id {REFUNDS_END}"
        );
        let mut found = self.list(&orders, days, |row| dated_charge(row, false))?;
        found.extend(self.list(&refunds, of_months, |row| dated_charge(row, true))?);
        divided(found)
    }

    /// As [`Self::dated_charges`], with all that single orders tell: for buyers, those that have a VAT number; and with all
    /// refunds. It goes through all of them.
    pub fn dated_charges_by_order(
        &self,
        (first, last): (Day, Day),
        tells_buyers: bool,
    ) -> Result<Vec<DatedCharge>> {
        let classes = self.services_bound()?;
        let days = named_params! { ":first": first.number(), ":last": last.number(), ":classes": classes };
        let (number, name) = if tells_buyers { (VAT_NUMBER, BUYER_NAME) } else { ("NULL", "''") };
        let facts = |services: &str, net: &str| {
            let services = services.replace("net", net);
            format!(
                "{SOLD_TO} AS sold_to, {services} AS services, {number} AS buyer_number, {name} AS buyer "
            )
        };
        let of_orders = facts(ORDER_SERVICES, "sum(coalesce(t.taxable, o.total - o.tax - o.shipping_tax))");
        let of_refunds = facts(&format!("0 - {REFUND_SERVICES}"), "sum(t.taxable)");
        let orders = format!("SELECT {ORDERS}{of_orders}{OF_DAYS}{ORDERS_END}");
        let refunds = format!("SELECT {REFUNDS}{of_refunds}{REFUNDS_OF_DAYS}{REFUNDS_END}");
        let mut found = self.list(&orders, days, |row| dated_charge(row, false))?;
        found.extend(self.list(&refunds, days, |row| dated_charge(row, true))?);
        divided(found)
    }

    /// The codes of all countries whose tax was charged, or would have been.
    pub fn charged_countries(&self) -> Result<Vec<String>> {
        self.list(COUNTRIES, [], |row| row.get(0))
    }
}
