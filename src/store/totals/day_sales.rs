//! The orders and refunds of a day, gone through once for all of its totals: of an order, most of the work is to find it.

use std::collections::BTreeMap;

use rusqlite::{Connection, Row, named_params, params};

use crate::Result;
use crate::columns::day;
use crate::totals::divided::{self, Divided, DividedBy};
use crate::totals::fitting::{add, fitting};
use crate::totals::refunds_by_amount;
use domain::order::OrderStatus;
use domain::time::Day;

// A row for each tax line of an order. One with a charge of its own has none, and they are not looked for.
const ORDERS: &str = "
  SELECT o.id, o.status, o.total, o.tax, o.shipping_tax, o.shipping, o.discount, o.charge_id,
    t.charge_id, t.taxable, t.tax, t.shipping_tax, o.cost, o.sales_with_cost,
    o.country, o.source_id, o.second
  FROM orders o LEFT JOIN order_taxes t ON t.order_id = CASE WHEN o.charge_id IS NULL THEN o.id END
  WHERE o.day = :day";
// A row for each tax line of a refund that counts, or one without. The eleventh column is of `refunds_by_amount`.
const REFUNDS: &str = "
  SELECT r.id, r.amount, r.settled_tax, r.settled_shipping_tax, r.settled_shipping, coalesce(o.day, r.day),
    t.charge_id, t.taxable, t.tax, t.shipping_tax,
    r.tax IS NULL AND r.shipping IS NULL AND r.shipping_tax IS NULL
      AND r.settled_tax = 0 AND r.settled_shipping_tax = 0 AND coalesce(o.tax + o.shipping_tax, 0) <> 0,
    r.cost, r.sales_with_cost, coalesce(o.country, ''), o.source_id, r.second
  FROM refunds r LEFT JOIN orders o ON o.id = r.order_id LEFT JOIN refund_taxes t ON t.refund_id = r.id
  WHERE r.day = :day AND (r.order_id IS NULL OR o.status IN (1, 2, 3, 5))";
const ADD_DAY: &str = "
  INSERT INTO day_totals
    (day, orders, order_totals, tax, shipping, discount, refunds, refunded_tax, refunded_shipping, items, cost, sales_with_cost,
      customers)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?12, ?13, customers
  FROM (SELECT count(*) AS customers FROM users WHERE role = 'customer' AND registered_day = ?1)
  WHERE ?11 OR customers > 0";
const ADD_STATUS: &str = "INSERT INTO order_days (day, status, orders, total) VALUES (?1, ?2, ?3, ?4)";
const ADD_TAX: &str = "
  INSERT INTO tax_days
    (day, charge_id, sold, orders, taxable, tax, shipping_tax, refunds, refunded_taxable, refunded_tax,
      refunded_shipping_tax)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)";

/// Sales and refunds of a day, with the orders and refunds whose products are to be added up.
#[derive(Default)]
pub(super) struct DaySales {
    /// The ids of those that count.
    pub(super) orders: Vec<i64>,
    pub(super) refunds: Vec<i64>,
    /// Sums of orders that count: total, tax, shipping and discount.
    sold: [i64; 4],
    /// Sums of refunds that count: amount, tax and shipping.
    refunded: [i64; 3],
    /// The cost and the sales that it is of, refunds deducted.
    costs: [i64; 2],
    /// Net sales by country, by the id of the source and by hour, refunds deducted; by class they are with the products.
    countries: Divided,
    sources: BTreeMap<Option<i64>, [i64; 1]>,
    hours: BTreeMap<i64, [i64; 1]>,
    /// The ids of refunds of an amount alone.
    by_amount: Vec<i64>,
    /// The number and the total of the orders of each status.
    statuses: BTreeMap<i64, [i64; 2]>,
    /// Sold and refunded amounts of each charge, by the first day of the month of the sale.
    taxes: BTreeMap<(i64, i64), [Charged; 2]>,
}

/// Charges of orders or refunds.
#[derive(Default)]
struct Charged {
    /// The one that was added last: several of its lines can be of one charge.
    last: Option<i64>,
    /// Their number, the taxable amount, its tax and that of shipping.
    sums: [i64; 4],
}

impl Charged {
    fn add(&mut self, id: i64, [taxable, tax, shipping_tax]: [i64; 3]) -> Result<()> {
        let is_another = self.last.replace(id) != Some(id);
        add(&mut self.sums, [is_another.into(), taxable, tax, shipping_tax])
    }
}

/// What is left of an amount.
fn difference(amount: i64, less: [i64; 3]) -> Result<i64> {
    fitting(less.into_iter().try_fold(amount, i64::checked_sub))
}

/// The numbers in columns that follow each other, from this one on.
pub(super) fn numbers<const N: usize>(row: &Row<'_>, first: usize) -> rusqlite::Result<[i64; N]> {
    let mut found = [0; N];
    for (column, number) in (first..).zip(&mut found) {
        *number = row.get(column)?;
    }
    Ok(found)
}

impl DaySales {
    /// Goes through the orders and refunds of a day.
    pub(super) fn read(conn: &Connection, day: Day) -> Result<Self> {
        let mut found = Self::default();
        let month = day.first_of_month().number();
        let params = named_params! { ":day": day.number() };
        let mut orders = conn.prepare_cached(ORDERS)?;
        let (mut rows, mut last) = (orders.query(params)?, None);
        while let Some(row) = rows.next()? {
            let id = row.get(0)?;
            found.add_order(row, month, (id, last.replace(id) != Some(id)))?;
        }
        let mut refunds = conn.prepare_cached(REFUNDS)?;
        let mut rows = refunds.query(params)?;
        while let Some(row) = rows.next()? {
            found.add_refund(row)?;
        }
        found.orders.sort_unstable();
        found.refunds.sort_unstable();
        Ok(found)
    }

    /// Adds a row with a tax line of an order, or with the whole order.
    fn add_order(&mut self, row: &Row<'_>, month: i64, (id, is_new): (i64, bool)) -> Result<()> {
        let [status, total, tax, shipping_tax, shipping, discount] = numbers(row, 1)?;
        if is_new {
            add(self.statuses.entry(status).or_default(), [1, total])?;
        }
        if !OrderStatus::from_number(status).is_some_and(OrderStatus::counts) {
            return Ok(());
        }
        if is_new {
            self.orders.push(id);
            let taxes = fitting(tax.checked_add(shipping_tax))?;
            add(&mut self.sold, [total, taxes, shipping, discount])?;
            add(&mut self.costs, numbers(row, 12)?)?;
            self.divide(row, 14, difference(total, [taxes, shipping, 0])?)?;
        }
        if let Some(charge) = row.get(7)? {
            let net = total.checked_sub(tax).and_then(|net| net.checked_sub(shipping_tax));
            let [sold, _] = self.taxes.entry((charge, month)).or_default();
            sold.add(id, [fitting(net)?, tax, shipping_tax])?;
        } else if let Some(charge) = row.get(8)? {
            let [sold, _] = self.taxes.entry((charge, month)).or_default();
            sold.add(id, numbers(row, 9)?)?;
        }
        Ok(())
    }

    /// Adds a row with a tax line of a refund that counts, or with one that has none.
    fn add_refund(&mut self, row: &Row<'_>) -> Result<()> {
        let [id, amount, tax, shipping_tax, shipping] = numbers(row, 0)?;
        if self.refunds.last() != Some(&id) {
            self.refunds.push(id);
            let taxes = fitting(tax.checked_add(shipping_tax))?;
            add(&mut self.refunded, [amount, taxes, shipping])?;
            let [cost, sales] = numbers(row, 11)?;
            add(&mut self.costs, [fitting(0_i64.checked_sub(cost))?, fitting(0_i64.checked_sub(sales))?])?;
            self.divide(row, 13, difference(0, [amount, -taxes, -shipping])?)?;
            if row.get(10)? {
                self.by_amount.push(id);
            }
        }
        if let Some(charge) = row.get(6)? {
            let sold = day(row, 5)?.first_of_month().number();
            let [_, refunded] = self.taxes.entry((charge, sold)).or_default();
            refunded.add(id, numbers(row, 7)?)?;
        }
        Ok(())
    }

    /// Adds net sales to the country, the source and the hour of the second in columns that follow each other, from `first` on.
    fn divide(&mut self, row: &Row<'_>, first: usize, net: i64) -> Result<()> {
        let country = row.get_ref(first)?.as_str().map_err(rusqlite::Error::from)?;
        let is_code = country.bytes().all(|letter| letter.is_ascii_uppercase());
        // As `trim` and `upper` of SQLite do, by which parts of days are divided.
        if is_code {
            self.countries.add(country, net)?;
        } else {
            self.countries.add(&country.trim_matches(' ').to_ascii_uppercase(), net)?;
        }
        add(self.sources.entry(row.get(first + 1)?).or_default(), [net])?;
        add(self.hours.entry(row.get::<_, i64>(first + 2)? / 3_600).or_default(), [net])
    }

    /// Writes the totals of the day but those of its products, of which `items` were sold.
    pub(super) fn put(&self, conn: &Connection, day: Day, items: i64) -> Result<()> {
        self.countries.put(conn, DividedBy::Country, day)?;
        let source = |id: Option<i64>| id.map(|id| id.to_string()).unwrap_or_default();
        let sources = self.sources.iter().map(|(id, [net])| (source(*id), *net));
        divided::put(conn, (DividedBy::Source, day), sources)?;
        let hours = self.hours.iter().map(|(hour, [net])| (format!("{hour:02}"), *net));
        divided::put(conn, (DividedBy::Hour, day), hours)?;
        let day = day.number();
        let mut add_status = conn.prepare_cached(ADD_STATUS)?;
        for (status, [orders, total]) in &self.statuses {
            add_status.execute(params![day, status, orders, total])?;
        }
        let mut add_tax = conn.prepare_cached(ADD_TAX)?;
        for ((charge, sold_in), [sold, refunded]) in &self.taxes {
            let ([orders, net, tax, shipping], [refunds, net_back, tax_back, shipping_back]) =
                (sold.sums, refunded.sums);
            add_tax.execute(params![
                day,
                charge,
                sold_in,
                orders,
                net,
                tax,
                shipping,
                refunds,
                net_back,
                tax_back,
                shipping_back
            ])?;
        }
        let mut add_refund = conn.prepare_cached(refunds_by_amount::ADD)?;
        for id in &self.by_amount {
            add_refund.execute(params![day, id])?;
        }
        let orders = i64::try_from(self.orders.len()).unwrap_or(i64::MAX);
        let is_any = orders > 0 || !self.refunds.is_empty();
        let ([total, tax, shipping, discount], [back, tax_back, shipping_back]) = (self.sold, self.refunded);
        let [cost, sales_with_cost] = self.costs;
        conn.prepare_cached(ADD_DAY)?.execute(params![
            day,
            orders,
            total,
            tax,
            shipping,
            discount,
            back,
            tax_back,
            shipping_back,
            items,
            is_any,
            cost,
            sales_with_cost
        ])?;
        Ok(())
    }
}
