//! Sales of each product by day and by month, less returns. A day or a month is one row with all of its
//! products packed: a row for each product takes five times the bytes, and most of the time of a day's
//! totals.
//!
//! Packed, by product id: two bytes for the powers of ten that all quantities and all amounts, in ten-thousandths, are
//! divided by; then for each product the difference to the id before it, its quantity and its net sales as variable-length
//! numbers of seven bits a byte. What is known of costs is packed apart in the same way, a cost and the sales that it is of, so
//! that a shop without costs does not pay for them. The same sums are always the same bytes.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::{Connection, Row, named_params, params};

use crate::Read;
use crate::columns::{costed, money, quantity};
use crate::totals::day_sales::DaySales;
use crate::totals::divided::{Divided, DividedBy};
use crate::totals::fitting::{add, fitting};
use crate::{Result, StoreError};
use domain::advice::Advice;
use domain::ids::ProductId;
use domain::money::Money;
use domain::order::cost::Costed;
use domain::quantity::Quantity;
use domain::report::Sold;
use domain::time::period::DayPart;
use domain::time::{Day, Local};
use domain::{Error, text};

// Items sold and returned, row by row: to sum by product, SQLite would sort them.
const SOLD: &str = "
  SELECT product_id, quantity, total, cost, class FROM order_items WHERE order_id BETWEEN :first AND :last";
// The class as in `divided.rs`.
const TAKEN_BACK: &str = "
  SELECT product_id, 0 - quantity, 0 - total, 0 - cost, 0 - sales_with_cost, (
    SELECT s.class FROM refunds r CROSS JOIN order_items s ON s.order_id = r.order_id
    WHERE r.id = i.refund_id AND s.product_id IS i.product_id ORDER BY s.position LIMIT 1)
  FROM refund_items i WHERE refund_id BETWEEN :first AND :last";
const CLEAR_DAY: &str = "DELETE FROM product_days WHERE day = :at";
const ADD_DAY: &str = "INSERT INTO product_days (day, products, costs) VALUES (:at, :products, :costs)";
const CLEAR_MONTH: &str = "DELETE FROM product_months WHERE month = :at";
const ADD_MONTH: &str = "INSERT INTO product_months (month, products, costs) VALUES (:at, :products, :costs)";

const DAYS: &str =
    "SELECT day, products, costs FROM product_days WHERE day BETWEEN :first AND :last ORDER BY day";
const MONTHS: &str =
    "SELECT month, products, costs FROM product_months WHERE month BETWEEN :first AND :last ORDER BY month";
const PRODUCTS_OF_PART: &str = "
  SELECT product_id, sum(quantity) AS quantity, sum(total) AS net_sales, sum(cost) AS cost,
    sum(sales_with_cost) AS sales_with_cost
  FROM (
    SELECT i.product_id, i.quantity, i.total, coalesce(i.cost, 0) AS cost,
      CASE WHEN i.cost IS NULL THEN 0 ELSE i.total END AS sales_with_cost
    FROM orders o CROSS JOIN order_items i ON i.order_id = o.id
    WHERE o.day = :day AND o.second BETWEEN :from AND :to AND o.status IN (1, 2, 3, 5) AND i.product_id IS NOT NULL
    UNION ALL
    SELECT i.product_id, -i.quantity, -i.total, -i.cost, -i.sales_with_cost
    FROM refunds r LEFT JOIN orders o ON o.id = r.order_id CROSS JOIN refund_items i ON i.refund_id = r.id
    WHERE r.day = :day AND r.second BETWEEN :from AND :to
      AND (r.order_id IS NULL OR o.status IN (1, 2, 3, 5)) AND i.product_id IS NOT NULL
  )
  GROUP BY product_id";

const SOLD_WITHOUT_PRODUCT: &str = "
  SELECT EXISTS (
    SELECT 1 FROM orders o CROSS JOIN order_items i ON i.order_id = o.id
    WHERE (o.day, o.second) >= (:first_day, :first_second) AND (o.day, o.second) <= (:last_day, :last_second)
      AND o.status IN (1, 2, 3, 5) AND i.product_id IS NULL)";

/// The largest power of ten in ten-thousandths that makes whole numbers.
const MOST_ZEROS: u8 = 4;

/// Sales by product.
pub type ProductSums = BTreeMap<ProductId, Sold>;

/// Quantity and net sales, or a cost and the sales that it is of, in ten-thousandths.
type Pair = [i64; 2];
/// The product and its figures.
type Sums = (i64, Pair);

/// Sales of products, with their costs as far as these are known.
#[derive(Default)]
struct Products {
    sold: Vec<Sums>,
    costs: Vec<Sums>,
}

/// A member of a pair.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Of {
    Sold,
    Costs,
}

/// Recomputes what was sold on a day, also by tax class; returns the quantity of all items sold, with and without a product.
pub(super) fn recompute_day(conn: &Connection, day: Day, sales: &DaySales) -> Result<i64> {
    let (mut found, mut classes, mut items) = (Products::default(), Divided::default(), 0_i64);
    each_line(conn, SOLD, &sales.orders, |row| {
        let (quantity, net) = (row.get(1)?, row.get(2)?);
        items = fitting(items.checked_add(quantity))?;
        classes.add(row.get_ref(4)?.as_str().map_err(rusqlite::Error::from)?, net)?;
        if let Some(product) = row.get(0)? {
            found.sold.push((product, [quantity, net]));
            found.costs.extend(row.get::<_, Option<i64>>(3)?.map(|cost| (product, [cost, net])));
        }
        Ok(())
    })?;
    each_line(conn, TAKEN_BACK, &sales.refunds, |row| {
        if let Some(product) = row.get(0)? {
            found.sold.push((product, [row.get(1)?, row.get(2)?]));
            found.costs.push((product, [row.get(3)?, row.get(4)?]));
        }
        if let Some(class) = row.get_ref(5)?.as_str_or_null().map_err(rusqlite::Error::from)? {
            classes.add(class, row.get(2)?)?;
        }
        Ok(())
    })?;
    found.put(conn, (CLEAR_DAY, ADD_DAY), day.number())?;
    classes.put(conn, DividedBy::TaxClass, day)?;
    Ok(items)
}

/// Recomputes what was sold in a month, given by its first day, from its days.
pub(super) fn recompute_month(conn: &Connection, first: Day) -> Result<()> {
    let mut found = Products::default();
    each(conn, DAYS, (first.number(), first.last_of_month().number()), |_, of, sums| {
        match of {
            Of::Sold => found.sold.push(sums),
            Of::Costs => found.costs.push(sums),
        }
        Ok(())
    })?;
    found.put(conn, (CLEAR_MONTH, ADD_MONTH), first.month_number())
}

/// Calls `visit` with each line of the orders or refunds with these ids, which are ascending. Ids that follow each other are one
/// question: to find each order takes as long as its lines.
fn each_line(
    conn: &Connection,
    sql: &str,
    ids: &[i64],
    mut visit: impl FnMut(&Row<'_>) -> Result<()>,
) -> Result<()> {
    let mut statement = conn.prepare_cached(sql)?;
    for run in ids.chunk_by(|id, next| id.checked_add(1) == Some(*next)) {
        let (Some(first), Some(last)) = (run.first(), run.last()) else { continue };
        let mut rows = statement.query(params![first, last])?;
        while let Some(row) = rows.next()? {
            visit(row)?;
        }
    }
    Ok(())
}

/// Calls `visit` for the figures of all products of all months: two of what was sold, and two of its costs.
pub(super) fn each_figure(conn: &Connection, mut visit: impl FnMut([i64; 4])) -> Result<()> {
    each(conn, MONTHS, (i64::MIN, i64::MAX), |_, of, (_, [first, second])| {
        visit(if of == Of::Sold { [first, second, 0, 0] } else { [0, 0, first, second] });
        Ok(())
    })
}

/// Calls `visit` with the day or month and the sums of each product: of what was sold of all, then of what is known of costs.
fn each(
    conn: &Connection,
    sql: &str,
    (first, last): (i64, i64),
    mut visit: impl FnMut(i64, Of, Sums) -> Result<()>,
) -> Result<()> {
    let mut statement = conn.prepare_cached(sql)?;
    let mut rows = statement.query(named_params! { ":first": first, ":last": last })?;
    while let Some(row) = rows.next()? {
        let at = row.get(0)?;
        let packed = row.get_ref(1)?.as_blob().map_err(rusqlite::Error::from)?;
        Packed::of(packed)?.each(|sums| visit(at, Of::Sold, sums))?;
        if let Some(packed) = row.get_ref(2)?.as_blob_or_null().map_err(rusqlite::Error::from)? {
            Packed::of(packed)?.each(|sums| visit(at, Of::Costs, sums))?;
        }
    }
    Ok(())
}

impl Products {
    /// Writes the row of a day or a month over the one before; none where nothing was sold.
    fn put(self, conn: &Connection, (clear, add): (&str, &str), at: i64) -> Result<()> {
        conn.prepare_cached(clear)?.execute(params![at])?;
        if self.sold.is_empty() {
            return Ok(());
        }
        let mut costs = if self.costs.is_empty() { Vec::new() } else { by_product(self.costs)? };
        costs.retain(|(_, pair)| *pair != [0; 2]);
        let costs = (!costs.is_empty()).then(|| pack(&costs));
        conn.prepare_cached(add)?.execute(params![at, pack(&by_product(self.sold)?), costs])?;
        Ok(())
    }
}

/// The sums of each product, by product. An error when one does not fit.
fn by_product(lines: Vec<Sums>) -> Result<Vec<Sums>> {
    let (first, last) = lines
        .iter()
        .fold((i64::MAX, 0), |(first, last), (product, ..)| (first.min(*product), last.max(*product)));
    let place = |product: i64| usize::try_from(product.wrapping_sub(first)).unwrap_or(usize::MAX);
    if place(last) > lines.len().saturating_mul(8) {
        return by_distant_product(lines);
    }
    // Where ids are near each other, as in most shops, each product has a place: to sort the days of a month by product
    // takes longer than to read them.
    let mut places = vec![None; place(last).saturating_add(1)];
    for (product, figures) in lines {
        if let Some(sums) = places.get_mut(place(product)) {
            add(sums.get_or_insert([0; 2]), figures)?;
        }
    }
    let products = (first..).zip(places);
    Ok(products.filter_map(|(product, sums)| Some((product, sums?))).collect())
}

/// The same by a sort.
fn by_distant_product(mut lines: Vec<Sums>) -> Result<Vec<Sums>> {
    lines.sort_by_key(|(product, ..)| *product);
    let mut sums: Vec<Sums> = Vec::new();
    for line in lines {
        match sums.last_mut() {
            Some((product, figures)) if *product == line.0 => add(figures, line.1)?,
            _ => sums.push(line),
        }
    }
    Ok(sums)
}

/// Packs the sums of products, by product.
fn pack(sums: &[Sums]) -> Vec<u8> {
    let zeros = [0, 1].map(|at: usize| zeros(sums.iter().filter_map(|(_, pair)| pair.get(at).copied())));
    let units = zeros.map(|zeros| 10_i64.pow(zeros.into()));
    let mut packed = zeros.to_vec();
    let mut before = 0;
    for (product, [first, second]) in sums.iter().copied() {
        put_number(product.wrapping_sub(before).cast_unsigned(), &mut packed);
        put_number(zigzag(first / units[0]), &mut packed);
        put_number(zigzag(second / units[1]), &mut packed);
        before = product;
    }
    packed
}

/// Number of zeros in which all numbers end.
fn zeros(numbers: impl Iterator<Item = i64>) -> u8 {
    let (mut zeros, mut unit) = (MOST_ZEROS, 10_i64.pow(MOST_ZEROS.into()));
    for number in numbers {
        while number % unit != 0 {
            zeros -= 1;
            unit /= 10;
        }
    }
    zeros
}

/// Numbers near zero of either sign as small ones.
fn zigzag(number: i64) -> u64 {
    ((number << 1) ^ (number >> 63)).cast_unsigned()
}

fn put_number(mut number: u64, into: &mut Vec<u8>) {
    loop {
        let [low, ..] = number.to_le_bytes();
        number >>= 7;
        if number == 0 {
            return into.push(low);
        }
        into.push(low | 0x80);
    }
}

/// The sums in packed bytes, by product.
struct Packed<'b> {
    bytes: &'b [u8],
    /// Factors of the figures.
    units: Pair,
    /// The product before.
    product: i64,
}

impl<'b> Packed<'b> {
    fn of(bytes: &'b [u8]) -> Result<Self> {
        let unit = |zeros: u8| 10_i64.pow(zeros.min(MOST_ZEROS).into());
        match bytes {
            [first, second, bytes @ ..] => {
                Ok(Self { bytes, units: [unit(*first), unit(*second)], product: 0 })
            }
            _ => Err(damaged()),
        }
    }

    #[inline]
    fn number(&mut self) -> Option<u64> {
        let (mut number, mut shift) = (0_u64, 0_u32);
        while shift < u64::BITS {
            let (byte, rest) = self.bytes.split_first()?;
            self.bytes = rest;
            number |= u64::from(byte & 0x7f) << shift;
            if *byte < 0x80 {
                return Some(number);
            }
            shift += 7;
        }
        None
    }

    fn amount(&mut self, unit: i64) -> Option<i64> {
        let number = self.number()?;
        ((number >> 1).cast_signed() ^ -(number & 1).cast_signed()).checked_mul(unit)
    }

    fn sums(&mut self) -> Option<Sums> {
        self.product = self.product.wrapping_add(self.number()?.cast_signed());
        let [first, second] = self.units;
        Some((self.product, [self.amount(first)?, self.amount(second)?]))
    }

    /// Calls `visit` with the sums of each product, up to some that cannot be read.
    fn each(mut self, mut visit: impl FnMut(Sums) -> Result<()>) -> Result<()> {
        while !self.bytes.is_empty() {
            let Some(sums) = self.sums() else { return Err(damaged()) };
            visit(sums)?;
        }
        Ok(())
    }
}

fn damaged() -> StoreError {
    let (what, problem) = (text!("The totals of products"), text!("they cannot be read"));
    Error::Unsaid { what, problem, about: Advice::Repair }.into()
}

impl Read<'_> {
    /// Calls `visit` for each product sold in a month, once with what was sold and again with what is known of its cost. The month is
    /// numbered as in `Day::month_number`.
    pub fn products_of_month(&self, month: i64, mut visit: impl FnMut(ProductId, Sold)) -> Result<()> {
        each(self.conn, MONTHS, (month, month), |_, of, sums| {
            let (product, sold) = values(of, sums);
            visit(product, sold);
            Ok(())
        })
    }

    /// The same of a day.
    pub fn products_of_day(&self, day: Day, mut visit: impl FnMut(ProductId, Sold)) -> Result<()> {
        each(self.conn, DAYS, (day.number(), day.number()), |_, of, sums| {
            let (product, sold) = values(of, sums);
            visit(product, sold);
            Ok(())
        })
    }

    /// Sales of a product in a month, which is numbered as in `Day::month_number`.
    pub fn product_of_month(&self, month: i64, product: ProductId) -> Result<Option<Sold>> {
        self.product_of(MONTHS, month, product)
    }

    /// Sales of a product on a day.
    pub fn product_of_day(&self, day: Day, product: ProductId) -> Result<Option<Sold>> {
        self.product_of(DAYS, day.number(), product)
    }

    fn product_of(&self, sql: &str, at: i64, product: ProductId) -> Result<Option<Sold>> {
        let mut found: Option<Sold> = None;
        each(self.conn, sql, (at, at), |_, of, sums| {
            let (id, sums) = values(of, sums);
            if id == product {
                found.get_or_insert_default().add(&sums)?;
            }
            Ok(())
        })?;
        Ok(found)
    }

    /// The sums of all products over all months.
    pub fn products_of_all_time(&self) -> Result<ProductSums> {
        let mut sold = ProductSums::new();
        each(self.conn, MONTHS, (i64::MIN, i64::MAX), |_, of, sums| {
            let (product, sums) = values(of, sums);
            Ok(sold.entry(product).or_default().add(&sums)?)
        })?;
        Ok(sold)
    }

    /// True if an order from `start` to `end`, both inclusive, has items that were sold as text. It reads all
    /// of these orders.
    pub fn sold_without_product(&self, (start, end): (Local, Local)) -> Result<bool> {
        let params = named_params! {
            ":first_day": start.day.number(), ":first_second": start.second, ":last_day": end.day.number(),
            ":last_second": end.second,
        };
        self.only(SOLD_WITHOUT_PRODUCT, params, |row| row.get(0))
    }

    /// Adds the sums of a part of a day, computed from the orders of that day.
    pub fn add_product_part(&self, into: &mut ProductSums, part: DayPart) -> Result<()> {
        let params = named_params! { ":day": part.day.number(), ":from": part.from, ":to": part.to };
        self.each_row(PRODUCTS_OF_PART, params, |row| {
            let sum = into.entry(ProductId::new(row.get("product_id")?)).or_default();
            let (quantity, net_sales) = (quantity(row, "quantity")?, money(row, "net_sales")?);
            Ok(sum.add(&Sold { quantity, net_sales, costed: costed(row)? })?)
        })?;
        Ok(())
    }

    /// The net sales of these products on each day with sales from `first` to `last`.
    pub fn net_sales_by_day(
        &self,
        products: &[ProductId],
        first: Day,
        last: Day,
    ) -> Result<Vec<(ProductId, Day, Money)>> {
        let found = self.net_sales(DAYS, products, (first.number(), last.number()))?;
        let dated =
            found.into_iter().filter_map(|(product, day, net)| Some((product, Day::from_number(day)?, net)));
        Ok(dated.collect())
    }

    /// The net sales of these products in each month with sales from that of `first` to that of `last`; each
    /// with the first day of its month.
    pub fn net_sales_by_month(
        &self,
        products: &[ProductId],
        first: Day,
        last: Day,
    ) -> Result<Vec<(ProductId, Day, Money)>> {
        let start = first.month_number();
        let found = self.net_sales(MONTHS, products, (start, last.month_number()))?;
        let dated = found.into_iter().filter_map(|(product, month, net)| {
            let months = u32::try_from(month - start).ok()?;
            Some((product, first.first_of_month().plus_months(months), net))
        });
        Ok(dated.collect())
    }

    fn net_sales(
        &self,
        sql: &str,
        products: &[ProductId],
        range: (i64, i64),
    ) -> Result<Vec<(ProductId, i64, Money)>> {
        let wanted: BTreeSet<ProductId> = products.iter().copied().collect();
        let mut found = Vec::new();
        each(self.conn, sql, range, |at, of, sums| {
            let (product, sold) = values(of, sums);
            if of == Of::Sold && wanted.contains(&product) {
                found.push((product, at, sold.net_sales));
            }
            Ok(())
        })?;
        Ok(found)
    }
}

fn values(of: Of, (product, pair): Sums) -> (ProductId, Sold) {
    let [quantity, net_sales] = pair;
    let sold = match of {
        Of::Sold => Sold {
            quantity: Quantity::from_ten_thousandths(quantity),
            net_sales: Money::from_ten_thousandths(net_sales),
            costed: Costed::NONE,
        },
        Of::Costs => Sold { costed: Costed::of_ten_thousandths(pair), ..Sold::default() },
    };
    (ProductId::new(product), sold)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unpacked(packed: &[u8]) -> Result<Vec<Sums>> {
        let mut found = Vec::new();
        Packed::of(packed)?.each(|sums| {
            found.push(sums);
            Ok(())
        })?;
        Ok(found)
    }

    #[test]
    fn sums_of_near_products_are_those_of_a_sort() {
        let line = |at: i64| (7 + at * 31 % 40, [at - 50, 10_000 * (50 - at)]);
        let lines: Vec<Sums> = (0..100).map(line).collect();
        assert_eq!(by_product(lines.clone()).unwrap(), by_distant_product(lines).unwrap());
        let too_much = vec![(1, [i64::MAX, 0]), (1, [1, 0])];
        assert!(by_product(too_much).is_err());
    }

    #[test]
    fn packed_sums_come_back_as_they_were() {
        let plain = |product, quantity, net| (product, [quantity, net]);
        let far = [plain(i64::MIN, i64::MAX, i64::MIN), plain(-1, -10_000, 1), plain(i64::MAX, 0, -100)];
        for (sums, bytes) in [
            (vec![], 2),
            (vec![plain(1, 10_000, 29_900)], 2 + 4),
            (vec![plain(100, 20_000, 100_000), plain(101, -30_000, 5_000_000)], 2 + 3 + 4),
            (vec![plain(1, 15_000, 1), plain(300, 10_000, -1)], 2 + 3 + 4),
            (far.to_vec(), 2 + 10 + 10 + 10 + 9 + 3 + 1 + 10 + 1 + 2),
        ] {
            let packed = pack(&by_product(sums.iter().rev().copied().collect()).unwrap());
            assert_eq!((unpacked(&packed).unwrap(), packed.len()), (sums.clone(), bytes));
            for end in 0..packed.len() {
                let cut = unpacked(&packed[..end]);
                assert!(cut.is_err() || cut.unwrap().len() < sums.len(), "{sums:?} cut after {end} bytes");
            }
        }
    }
}
