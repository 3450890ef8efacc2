//! The totals that reports read, so that no report scans orders. They are always recomputed for the days that
//! a transaction touched, from the orders, refunds and registrations of those days, and never incremented:
//! whatever was written, they are right when it is committed. A single edit and an import of a million lines
//! both pass a list of days. What products sold on a day is left as it is only where an edit keeps all that it is made of.
//!
//! The part of a day at the end of a range is computed from the orders of that day.
//!
//! The statuses that count, `IN (1, 2, 3, 5)`, are those of `OrderStatus::counts`, which a test checks.

pub(super) mod customers;
pub(super) mod dated_charges;
mod day_sales;
mod divided;
mod earned;
mod entries;
mod fitting;
pub(super) mod order_facts;
mod products;
mod purchase_days;
mod refunds_by_amount;
mod tax_days;
pub(super) mod vat_number_doubts;

pub use divided::DividedBy;
pub use products::ProductSums;

use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension, Row, named_params};

use super::columns::local;
use super::{Read, Write};
use crate::Result;
use day_sales::DaySales;
use domain::Error;
use domain::ids::ProductId;
use domain::money::Money;
use domain::order::cost::Costed;
use domain::order::size::LARGEST_SUM;
use domain::quantity::Quantity;
use domain::report::Sums;
use domain::time::period::DayPart;
use domain::time::{Day, Local};

/// Statements that clear the totals of a day, and fill those that are not of [`DaySales`]. They run after its
/// taxes, which the doubts about VAT numbers read.
const CLEAR: [&str; 6] = [
    "DELETE FROM day_totals WHERE day = :day",
    "DELETE FROM order_days WHERE day = :day",
    "DELETE FROM tax_days WHERE day = :day",
    purchase_days::CLEAR,
    refunds_by_amount::CLEAR,
    vat_number_doubts::CLEAR,
];
const FILL: [&str; 2] = [purchase_days::FILL, vat_number_doubts::FILL];
const ITEMS: &str = "SELECT items FROM day_totals WHERE day = :day";
const EVERY_DAY: &str = "
  SELECT day FROM orders UNION SELECT day FROM refunds UNION SELECT registered_day FROM users
  UNION SELECT day FROM day_totals UNION SELECT day FROM product_days UNION SELECT day FROM tax_days
  UNION SELECT day FROM order_days UNION SELECT day FROM purchases UNION SELECT day FROM purchase_days
  UNION SELECT day FROM vat_number_doubts UNION SELECT day FROM refunds_by_amount UNION SELECT day FROM divided_days";

const READ_DAYS: &str = "
  SELECT day, orders, items, order_totals, tax, shipping, discount, refunds, refunded_tax, refunded_shipping, customers,
    cost, sales_with_cost
  FROM day_totals WHERE day BETWEEN :first AND :last ORDER BY day";
const SUM_OF_DAYS: &str = "
  SELECT coalesce(sum(orders), 0) AS orders, coalesce(sum(items), 0) AS items, coalesce(sum(order_totals), 0) AS order_totals,
    coalesce(sum(tax), 0) AS tax, coalesce(sum(shipping), 0) AS shipping, coalesce(sum(discount), 0) AS discount,
    coalesce(sum(refunds), 0) AS refunds, coalesce(sum(refunded_tax), 0) AS refunded_tax,
    coalesce(sum(refunded_shipping), 0) AS refunded_shipping, coalesce(sum(customers), 0) AS customers,
    coalesce(sum(cost), 0) AS cost, coalesce(sum(sales_with_cost), 0) AS sales_with_cost
  FROM day_totals WHERE day BETWEEN :first AND :last";

/// The SQL for the sums of a part of a day, with this first column, in these groups.
macro_rules! part_of_day {
    ($column:literal, $groups:literal) => {
        concat!(
            "SELECT ",
            $column,
            "sum(orders) AS orders, sum(items) AS items, sum(order_totals) AS order_totals, sum(tax) AS tax,
               sum(shipping) AS shipping, sum(discount) AS discount, sum(refunds) AS refunds,
               sum(refunded_tax) AS refunded_tax, sum(refunded_shipping) AS refunded_shipping, sum(customers) AS customers,
               sum(cost) AS cost, sum(sales_with_cost) AS sales_with_cost
             FROM (
               SELECT second, 1 AS orders,
                 (SELECT coalesce(sum(quantity), 0) FROM order_items WHERE order_id = orders.id) AS items,
                 total AS order_totals, tax + shipping_tax AS tax, shipping, discount,
                 0 AS refunds, 0 AS refunded_tax, 0 AS refunded_shipping, 0 AS customers, cost, sales_with_cost
               FROM orders WHERE day = :day AND second BETWEEN :from AND :to AND status IN (1, 2, 3, 5)
               UNION ALL
               SELECT r.second, 0, 0, 0, 0, 0, 0, r.amount, r.settled_tax + r.settled_shipping_tax, r.settled_shipping, 0,
                 -r.cost, -r.sales_with_cost
               FROM refunds r LEFT JOIN orders o ON o.id = r.order_id
               WHERE r.day = :day AND r.second BETWEEN :from AND :to
                 AND (r.order_id IS NULL OR o.status IN (1, 2, 3, 5))
               UNION ALL
               SELECT registered_second, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0 FROM users
               WHERE role = 'customer' AND registered_day = :day AND registered_second BETWEEN :from AND :to
             ) ",
            $groups
        )
    };
}
const PART_OF_DAY: &str = part_of_day!("", "HAVING count(*) > 0");
const HOURS_OF_DAY: &str = part_of_day!("second / 3600 * 3600 AS hour, ", "GROUP BY hour");

const DELETED_PRODUCTS: &str = "SELECT id FROM products WHERE deleted = 1";
const EARLIEST: [&str; 3] = [
    "SELECT day, second FROM orders ORDER BY day, second LIMIT 1",
    "SELECT day, second FROM refunds ORDER BY day, second LIMIT 1",
    "SELECT registered_day AS day, registered_second AS second FROM users
     WHERE role = 'customer' ORDER BY registered_day, registered_second LIMIT 1",
];

const HAS_COSTS: &str = "SELECT EXISTS (SELECT id FROM products WHERE cost <> '')";
const LATEST_SALES: &str = "SELECT day FROM day_totals WHERE orders > 0 ORDER BY day DESC LIMIT 1";

/// All amounts that reports and lists add up over days, beside those of products.
const FIGURES: [&str; 4] = [
    "SELECT items, order_totals, tax, shipping, discount, refunds, refunded_tax, refunded_shipping, cost,
      sales_with_cost FROM day_totals",
    "SELECT taxable, tax, shipping_tax, refunded_taxable, refunded_tax, refunded_shipping_tax FROM tax_days",
    "SELECT total FROM order_days",
    "SELECT net, tax, deductible_tax FROM purchase_days",
];

/// Recomputes the totals of these days; what products sold on them only of those that are in `sold` too, and of the months of
/// these.
pub(super) fn recompute(conn: &Connection, days: &BTreeSet<Day>, sold: &BTreeSet<Day>) -> Result<()> {
    for day in days {
        let params = named_params! { ":day": day.number() };
        let run = |sql: &&str| conn.prepare_cached(sql)?.execute(params);
        let items = conn.prepare_cached(ITEMS)?.query_row(params, |row| row.get(0)).optional()?;
        CLEAR.iter().try_for_each(|sql| run(sql).map(drop))?;
        let sales = DaySales::read(conn, *day)?;
        let items = match items {
            Some(items) if !sold.contains(day) => items,
            _ => products::recompute_day(conn, *day, &sales)?,
        };
        sales.put(conn, *day, items)?;
        FILL.iter().try_for_each(|sql| run(sql).map(drop))?;
    }
    let months: BTreeSet<Day> = sold.iter().map(|day| day.first_of_month()).collect();
    months.into_iter().try_for_each(|first| products::recompute_month(conn, first))
}

/// Refuses totals whose sum over all days is above [`LARGEST_SUM`].
pub(super) fn check_sums(conn: &Connection) -> Result<()> {
    for sql in FIGURES {
        let mut statement = conn.prepare_cached(sql)?;
        let count = statement.column_count();
        let mut sums = vec![0_i128; count];
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            for (at, sum) in sums.iter_mut().enumerate() {
                *sum += i128::from(row.get::<_, i64>(at)?).abs();
            }
        }
        refuse_above(&sums)?;
    }
    let mut sums = [0_i128; 4];
    products::each_figure(conn, |figures| {
        sums.iter_mut().zip(figures).for_each(|(sum, figure)| *sum += i128::from(figure).abs());
    })?;
    refuse_above(&sums)
}

fn refuse_above(sums: &[i128]) -> Result<()> {
    if sums.iter().any(|sum| *sum > LARGEST_SUM) { Err(Error::AmountTooLarge.into()) } else { Ok(()) }
}

/// The sums in the columns from `first` on, which all queries have in the order of these fields: by name, a year of them
/// takes half as long again.
fn sums(row: &Row<'_>, first: usize) -> rusqlite::Result<Sums> {
    let numbers: [i64; 12] = day_sales::numbers(row, first)?;
    let [orders, items, amounts @ .., customers, cost, sales] = numbers;
    let [order_totals, tax, shipping, discount, refunds, refunded_tax, refunded_shipping] =
        <[i64; 7]>::map(amounts, Money::from_ten_thousandths);
    Ok(Sums {
        orders,
        items: Quantity::from_ten_thousandths(items),
        order_totals,
        tax,
        shipping,
        discount,
        refunds,
        refunded_tax,
        refunded_shipping,
        customers,
        costed: Costed::of_ten_thousandths([cost, sales]),
    })
}

impl Write<'_> {
    /// Marks all days that have totals, or should have, for the recomputation before the commit.
    pub(super) fn touch_every_day(&self) -> Result<()> {
        every_day(self.conn)?.into_iter().for_each(|day| self.touch(day));
        Ok(())
    }
}

/// All days with an order, a refund, a registration, a purchase or totals.
pub(super) fn every_day(conn: &Connection) -> Result<BTreeSet<Day>> {
    let mut days = BTreeSet::new();
    let mut statement = conn.prepare_cached(EVERY_DAY)?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        days.extend(Day::from_number(row.get("day")?));
    }
    Ok(days)
}

impl Read<'_> {
    /// The sums of each day from `first` to `last` that has any, in order.
    pub fn day_sums(&self, first: Day, last: Day) -> Result<Vec<(Day, Sums)>> {
        let mut days = Vec::new();
        self.each_row(
            READ_DAYS,
            named_params! { ":first": first.number(), ":last": last.number() },
            |row| {
                days.extend(
                    Day::from_number(row.get(0)?)
                        .map(|day| sums(row, 1).map(|sums| (day, sums)))
                        .transpose()?,
                );
                Ok(())
            },
        )?;
        Ok(days)
    }

    /// The sums of the days from `first` to `last` together.
    pub fn sums_of_days(&self, first: Day, last: Day) -> Result<Sums> {
        let params = named_params! { ":first": first.number(), ":last": last.number() };
        self.only(SUM_OF_DAYS, params, |row| sums(row, 0))
    }

    /// The sums of a part of a day, computed from the orders of that day.
    pub fn part_sums(&self, part: DayPart) -> Result<Sums> {
        let params = named_params! { ":day": part.day.number(), ":from": part.from, ":to": part.to };
        let found = self.one(PART_OF_DAY, params, |row| sums(row, 0))?;
        Ok(found.unwrap_or_default())
    }

    /// As [`Self::part_sums`], of each hour of the part that has any, with its first second.
    pub fn hour_sums(&self, part: DayPart) -> Result<Vec<(Local, Sums)>> {
        let params = named_params! { ":day": part.day.number(), ":from": part.from, ":to": part.to };
        self.list(HOURS_OF_DAY, params, |row| {
            Ok((Local { day: part.day, second: row.get("hour")? }, sums(row, 1)?))
        })
    }

    /// The ids of deleted products.
    pub fn deleted_products(&self) -> Result<BTreeSet<ProductId>> {
        Ok(self.list(DELETED_PRODUCTS, [], |row| Ok(ProductId::new(row.get("id")?)))?.into_iter().collect())
    }

    /// The day of the first order, refund, registration or purchase.
    pub fn first_dated(&self) -> Result<Option<Day>> {
        let sale = self.earliest()?.map(|at| at.day);
        Ok(sale.into_iter().chain(self.first_purchase()?).min())
    }

    /// The time of the first order of any status, refund or registration.
    pub fn earliest(&self) -> Result<Option<Local>> {
        let mut earliest = None;
        for sql in EARLIEST {
            let found = self.one(sql, [], local)?;
            earliest = earliest.into_iter().chain(found).min();
        }
        Ok(earliest)
    }

    /// True if any product has a cost.
    pub fn has_costs(&self) -> Result<bool> {
        self.only(HAS_COSTS, [], |row| row.get(0))
    }

    /// The last day with an order that counts.
    pub fn latest_sales(&self) -> Result<Option<Day>> {
        let day: Option<i64> = self.one(LATEST_SALES, [], |row| row.get("day"))?;
        Ok(day.and_then(Day::from_number))
    }
}
