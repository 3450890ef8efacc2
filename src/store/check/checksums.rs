//! Checksums of orders, refunds and purchases: a CRC-32 over all amounts and texts of one, with its items, coupons and
//! taxes. SQLite notices damage only in the structure of a page, so a flipped bit can change an amount
//! unnoticed. A writer computes the checksum of the values, and [`problems`] computes it again from the
//! columns, in the same order. The local day and second, which depend on the shop's zone, are not part of it.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashSet};
use std::sync::LazyLock;

use rusqlite::fallible_streaming_iterator::FallibleStreamingIterator;
use rusqlite::{Connection, Row, Rows, named_params};

use crate::Result;
use crate::check::altered;
use crate::check::values::Values;
use crate::columns::{class_text, local};
use crate::fields::{first, stored};
use crate::orders::charges::Sold;
use domain::fielded::{Field, Fielded};
use domain::ids::{ProductId, UserId};
use domain::money::Money;
use domain::order::refund::Settled;
use domain::order::refund_tax::without_rate;
use domain::order::untaxed::untaxed;
use domain::order::{Item, Order, Refund, RefundItem};
use domain::percent::Percent;
use domain::purchase::Purchase;
use domain::shop::health::Problem;
use domain::tax::jurisdiction::Jurisdiction;
use domain::text;
use domain::text::Text;
use domain::time::{Instant, Local, Zone};
use domain::unit_price::UnitPrice;

const ORDERS: &str = "
  SELECT id, checksum, number AS name, day, second, placed_at AS at, number, status, placed_at, total, tax, shipping, shipping_tax,
    discount, customer_id, street, city, state, postcode, country, shipping_method, prices, source_key, cost,
    sales_with_cost
  FROM orders WHERE id BETWEEN :first AND :last ORDER BY id";
const TEXTS: &str = "SELECT order_id, field, text FROM order_texts WHERE order_id BETWEEN :first AND :last ORDER BY order_id, field";
const EXEMPTIONS: &str = "SELECT order_id, reason, words, vat_number FROM order_exemptions WHERE order_id BETWEEN :first AND :last ORDER BY order_id";
const ORDER_CORRECTIONS: &str = "SELECT order_id, period FROM order_corrections WHERE order_id BETWEEN :first AND :last ORDER BY order_id";
const REFUND_CORRECTIONS: &str = "SELECT refund_id, period FROM refund_corrections WHERE refund_id BETWEEN :first AND :last ORDER BY refund_id";
const PURCHASE_CORRECTIONS: &str = "SELECT purchase_id, period FROM purchase_corrections WHERE purchase_id BETWEEN :first AND :last ORDER BY purchase_id";
const REASONS: &str = "SELECT refund_id, reason FROM refund_reasons WHERE refund_id BETWEEN :first AND :last ORDER BY refund_id";
const ITEMS: &str = "
  SELECT order_id, product_id, name, quantity, total, tax, price, price_rest, class, cost
  FROM order_items CROSS JOIN item_names n ON n.id = name_id
  WHERE order_id BETWEEN :first AND :last ORDER BY order_id, position";
const COSTS: &str = "SELECT order_id, position, unit_cost, unit_cost_rest, own FROM item_costs
  WHERE order_id BETWEEN :first AND :last ORDER BY order_id, position";
const COUPONS: &str = "SELECT order_id, code, discount FROM order_coupons
  WHERE order_id BETWEEN :first AND :last ORDER BY order_id, position";
const TAXES: &str = "
  SELECT o.id, rate_id, name, percent, compound, c.country, c.state, untaxed,
    coalesce(taxable, o.total - o.tax - o.shipping_tax), coalesce(t.tax, o.tax),
    coalesce(t.shipping_tax, o.shipping_tax), coalesce(given, 0)
  FROM orders o LEFT JOIN order_taxes t ON t.order_id = o.id
    CROSS JOIN charged_taxes c ON c.id = coalesce(t.charge_id, o.charge_id)
  WHERE o.id BETWEEN :first AND :last ORDER BY o.id, position";
const REFUNDS: &str = "
  SELECT r.id, r.checksum, o.number AS name, r.day,
    r.second, refunded_at AS at, r.number, order_id, r.customer_id, refunded_at, amount, r.tax, r.shipping, r.shipping_tax, settled_tax, settled_shipping,
    settled_shipping_tax, r.source_key, r.cost, r.sales_with_cost
  FROM refunds r LEFT JOIN orders o ON o.id = order_id
  WHERE r.id BETWEEN :first AND :last ORDER BY r.id";
const REFUND_ITEMS: &str = "
  SELECT refund_id, product_id, quantity, total, taken_back, cost, sales_with_cost FROM refund_items
  WHERE refund_id BETWEEN :first AND :last ORDER BY refund_id, position";
const REFUND_TAXES: &str = "
  SELECT refund_id, rate_id, name, percent, compound, country, state, untaxed, taxable, tax, shipping_tax, given
  FROM refund_taxes CROSS JOIN charged_taxes c ON c.id = charge_id
  WHERE refund_id BETWEEN :first AND :last ORDER BY refund_id, position";
const PURCHASE_LINES: &str = "
  SELECT purchase_id, net, tax, rate, code, kind, treatment, deductible, deductible_tax, product, quantity
  FROM purchase_lines WHERE purchase_id BETWEEN :first AND :last ORDER BY purchase_id, position";

const PURCHASE_CATEGORIES: &str = "
  SELECT purchase_id, position, category FROM purchase_lines
  WHERE category <> '' AND purchase_id BETWEEN :first AND :last ORDER BY purchase_id, position";

/// The number of columns before those that are part of the checksum.
const ASIDE: usize = 6;

/// The first and the last id, of all rows.
const ALL: (i64, i64) = (i64::MIN, i64::MAX);

/// A table with checksums: its rows from one id to another, what one is called, the rows of their parts with the id of their
/// owner first, and the updates of a checksum and of a local time; `None` where rows have no instant.
struct Table {
    rows: Cow<'static, str>,
    called: fn(&Row<'_>) -> rusqlite::Result<Text>,
    parts: Vec<Cow<'static, str>>,
    set: &'static str,
    move_to: Option<&'static str>,
}

static TABLES: LazyLock<[Table; 3]> = LazyLock::new(|| {
    let of = |parts: &[&'static str]| parts.iter().copied().map(Cow::Borrowed).collect::<Vec<_>>();
    [
        Table {
            rows: ORDERS.into(),
            called: |row| Ok(text!("Order {number}", number = row.get::<_, String>("name")?)),
            parts: of(&[ITEMS, COUPONS, TAXES, TEXTS, EXEMPTIONS, ORDER_CORRECTIONS, COSTS]),
            set: "UPDATE orders SET checksum = :checksum WHERE id = :id",
            move_to: Some("UPDATE orders SET day = :day, second = :second WHERE id = :id"),
        },
        Table {
            rows: REFUNDS.into(),
            called: |row| {
                Ok(match (row.get::<_, Option<String>>("number")?, row.get::<_, Option<String>>("name")?) {
                    (Some(number), _) => text!("Credit note {number}", number),
                    (None, Some(order)) => text!("A refund of order {order}", order),
                    (None, None) => text!("A refund"),
                })
            },
            parts: of(&[REFUND_ITEMS, REFUND_TAXES, REASONS, REFUND_CORRECTIONS]),
            set: "UPDATE refunds SET checksum = :checksum WHERE id = :id",
            move_to: Some("UPDATE refunds SET day = :day, second = :second WHERE id = :id"),
        },
        Table {
            rows: purchases().into(),
            called: |row| Ok(text!("Purchase {number}", number = row.get::<_, String>("name")?)),
            parts: of(&[PURCHASE_LINES, PURCHASE_CORRECTIONS, PURCHASE_CATEGORIES])
                .into_iter()
                .chain(later::<Purchase>("purchases"))
                .collect(),
            set: "UPDATE purchases SET checksum = :checksum WHERE id = :id",
            move_to: None,
        },
    ]
});

/// Without an instant: the day of a purchase is that of its document, which its supplier follows.
fn purchases() -> String {
    let columns = first::<Purchase>().flat_map(|field| match field.key {
        "date" => vec![field.column, "supplier_id"],
        _ => vec![field.column],
    });
    format!(
        "SELECT id, checksum, document AS name, day, 0 AS second, NULL AS at, {} \
         FROM purchases WHERE id BETWEEN :first AND :last ORDER BY id",
        columns.collect::<Vec<_>>().join(", ")
    )
}

/// The texts that later versions added, each a part of what has one: what has none is as it was before.
fn later<T: Fielded>(table: &str) -> impl Iterator<Item = Cow<'static, str>> {
    stored::<T>().filter(|field| field.since > 0).map(move |Field { key, column, .. }| {
        format!(
            "SELECT id, '{key}', {column} FROM {table} \
             WHERE {column} <> '' AND id BETWEEN :first AND :last ORDER BY id"
        )
        .into()
    })
}

/// The checksum of an order without its refunds, which have their own.
pub(crate) fn of_order(
    order: &Order,
    customer: Option<UserId>,
    placed_at: Instant,
    place: &Jurisdiction,
) -> Result<i64> {
    let mut values = Values(Vec::with_capacity(256));
    values.text(&order.number);
    values.number(order.status.number());
    values.number(placed_at.seconds());
    values.money(&[order.total, order.tax, order.shipping, order.shipping_tax, order.discount]);
    values.optional(customer.map(UserId::get));
    for text in [
        &order.address.street,
        &order.address.city,
        &order.address.state,
        &order.address.postcode,
        &order.address.country,
        &order.shipping_method,
    ] {
        values.text(text);
    }
    values.number(order.prices.include_tax().into());
    values.optional(order.origin.key);
    values.costed(order.costed()?);
    for item in &order.items {
        let Item { product, name, quantity, total, tax, price, class, .. } = item;
        values.optional(product.map(ProductId::get));
        values.text(name);
        values.number(quantity.ten_thousandths());
        values.money(&[*total, *tax]);
        values.optional(price.map(|price| price.parts().0));
        values.number(price.map_or(0, |price| price.parts().1));
        values.text(class_text(class));
        let [cost, _] = item.costed()?.ten_thousandths();
        values.optional(item.cost.map(|_| cost));
    }
    for coupon in &order.coupons {
        values.text(&coupon.code);
        values.money(&[coupon.discount]);
    }
    values.tax_lines(&order.taxes, true, place);
    values.tax_lines(without_rate(order)?.as_slice(), false, place);
    values.untaxed(untaxed(order)?, Sold { place, reason: order.exemption.reason });
    let mut texts: Vec<_> = order.texts.each().filter(|(_, text)| !text.is_empty()).collect();
    texts.sort_by_key(|(field, _)| field.key);
    for (field, text) in texts {
        values.text(field.key);
        values.text(text);
    }
    if order.exemption.is_stated() {
        values.number(order.exemption.reason.number());
        values.text(&order.exemption.words);
        values.text(&order.exemption.vat_number);
    }
    values.period(order.corrects);
    for (position, item) in (0_i64..).zip(&order.items) {
        if let Some((cost, rest)) = item.cost.map(UnitPrice::parts) {
            for number in [position, cost, rest, item.own_cost.into()] {
                values.number(number);
            }
        }
    }
    Ok(values.checksum())
}

/// The owner of a refund: an order, or for a credit note a customer or none.
pub(crate) struct Belongs<'b> {
    pub(crate) number: Option<&'b str>,
    pub(crate) order: Option<i64>,
    pub(crate) customer: Option<i64>,
}

/// The checksum of a refund.
pub(crate) fn of_refund(
    belongs: &Belongs<'_>,
    refund: &Refund,
    settled: &Settled,
    refunded_at: Instant,
    sold: Sold<'_>,
) -> i64 {
    let mut values = Values(Vec::with_capacity(256));
    match belongs.number {
        Some(number) => values.text(number),
        None => values.optional(None),
    }
    values.optional(belongs.order);
    values.optional(belongs.customer);
    values.number(refunded_at.seconds());
    values.money(&[refund.amount]);
    for part in [refund.tax, refund.shipping, refund.shipping_tax] {
        values.optional(part.map(Money::ten_thousandths));
    }
    values.money(&[settled.tax, settled.shipping, settled.shipping_tax]);
    values.optional(refund.key);
    values.costed(settled.costed);
    for (RefundItem { product, quantity, total, .. }, is_taken_back, costed) in settled.items(refund) {
        values.optional(product.map(ProductId::get));
        values.number(quantity.ten_thousandths());
        values.money(&[*total]);
        values.number(is_taken_back.into());
        values.costed(costed);
    }
    let (named, found) = settled.taxes_apart(refund.taxes.len());
    values.tax_lines(named, true, sold.place);
    values.tax_lines(found, false, sold.place);
    values.untaxed(settled.untaxed, sold);
    values.words(&refund.reason);
    values.period(refund.corrects);
    values.checksum()
}

/// The checksum of a purchase.
pub(crate) fn of_purchase(purchase: &Purchase) -> i64 {
    let mut values = Values(Vec::with_capacity(128));
    for field in first::<Purchase>() {
        values.field(field.value(purchase));
        if field.key == "date" {
            values.number(purchase.supplier.get());
        }
    }
    for line in &purchase.lines {
        values.money(&[line.net, line.tax]);
        values.optional(line.rate.map(Percent::ten_thousandths));
        values.text(&line.code);
        values.number(line.kind.number());
        values.number(line.treatment.number());
        values.number(line.deductible.ten_thousandths());
        values.money(&[line.deductible_tax()]);
        values.text(&line.product);
        values.number(line.quantity.ten_thousandths());
    }
    values.period(purchase.corrects);
    for (position, line) in (0..).zip(&purchase.lines).filter(|(_, line)| !line.category.is_empty()) {
        values.number(position);
        values.text(&line.category);
    }
    values.later(purchase);
    values.checksum()
}

/// The orders, refunds and purchases whose checksum is wrong or whose local day is not that of their instant, up to
/// `most` of each.
pub(super) fn problems(conn: &Connection, zone: Zone, most: usize) -> Result<Vec<Problem>> {
    let mut problems = Vec::new();
    for table in &*TABLES {
        let mut found = 0;
        each(conn, table, |row, checksum| {
            let is_as_written = row.get::<_, Option<i64>>("checksum")? == Some(checksum);
            if found < most && !(is_as_written && is_on_its_day(row, zone)?) {
                found += 1;
                problems.push(altered((table.called)(row)?));
            }
            Ok(())
        })?;
    }
    Ok(problems)
}

/// True when the local day and second of a row are those of its instant, or it has none. Of a time that occurs
/// twice or never, either conversion may hold.
fn is_on_its_day(row: &Row<'_>, zone: Zone) -> Result<bool> {
    let Some(at) = row.get::<_, Option<i64>>("at")?.map(Instant::from_seconds) else { return Ok(true) };
    let shown = local(row)?;
    Ok(zone.local(at) == shown || zone.instant(shown) == at)
}

/// Accepts all orders, refunds and purchases as they are: stores their checksums, and the local days and seconds of their
/// instants.
pub(super) fn renew(conn: &Connection, zone: Zone) -> Result<()> {
    for table in &*TABLES {
        let mut stale = Vec::new();
        each(conn, table, |row, checksum| {
            let is_right = row.get::<_, Option<i64>>("checksum")? == Some(checksum);
            if !(is_right && is_on_its_day(row, zone)?) {
                let at: Option<i64> = row.get("at")?;
                let shown = at.map(|at| zone.local(Instant::from_seconds(at)));
                stale.push((row.get::<_, i64>("id")?, checksum, shown));
            }
            Ok(())
        })?;
        let mut set = conn.prepare(table.set)?;
        let mut move_to = table.move_to.map(|sql| conn.prepare(sql)).transpose()?;
        for (id, checksum, shown) in stale {
            set.execute(named_params! { ":id": id, ":checksum": checksum })?;
            if let (Some(move_to), Some(Local { day, second })) = (&mut move_to, shown) {
                move_to.execute(named_params! { ":id": id, ":day": day.number(), ":second": second })?;
            }
        }
    }
    Ok(())
}

/// Runs `change`, which changes the classes of lines of these orders, and stores the checksums of those that were as they were
/// written before.
pub(crate) fn changing_classes(
    conn: &Connection,
    orders: &BTreeSet<i64>,
    change: impl FnOnce() -> Result<()>,
) -> Result<()> {
    let [table, ..] = &*TABLES;
    let runs = runs(orders);
    let right: Vec<HashSet<i64>> =
        runs.iter().map(|run| right_of(conn, table, *run)).collect::<Result<_>>()?;
    change()?;
    runs.into_iter().zip(right).try_for_each(|(run, right)| set(conn, table, run, &right))
}

/// Ids close together, as the first and the last: reading a few between them costs less than to begin anew.
fn runs(ids: &BTreeSet<i64>) -> Vec<(i64, i64)> {
    const CLOSE: i64 = 32;
    let mut runs: Vec<(i64, i64)> = Vec::new();
    for id in ids {
        match runs.last_mut() {
            Some((_, last)) if id - *last <= CLOSE => *last = *id,
            _ => runs.push((*id, *id)),
        }
    }
    runs
}

/// The ids of a range whose checksum is right.
fn right_of(conn: &Connection, table: &Table, range: (i64, i64)) -> Result<HashSet<i64>> {
    let mut right = HashSet::new();
    each_of(conn, table, range, |row, checksum| {
        if row.get::<_, Option<i64>>("checksum")? == Some(checksum) {
            right.insert(row.get("id")?);
        }
        Ok(())
    })?;
    Ok(right)
}

/// Stores the checksums of these rows of a range.
fn set(conn: &Connection, table: &Table, range: (i64, i64), ids: &HashSet<i64>) -> Result<()> {
    let mut renewed: Vec<(i64, i64)> = Vec::new();
    each_of(conn, table, range, |row, checksum| {
        let id = row.get("id")?;
        if ids.contains(&id) && row.get::<_, Option<i64>>("checksum")? != Some(checksum) {
            renewed.push((id, checksum));
        }
        Ok(())
    })?;
    let mut set = conn.prepare_cached(table.set)?;
    for (id, checksum) in renewed {
        set.execute(named_params! { ":id": id, ":checksum": checksum })?;
    }
    Ok(())
}

/// Calls `visit` for each row of a table with the checksum that it should have.
fn each(conn: &Connection, table: &Table, visit: impl FnMut(&Row<'_>, i64) -> Result<()>) -> Result<()> {
    each_of(conn, table, ALL, visit)
}

fn each_of(
    conn: &Connection,
    table: &Table,
    (first, last): (i64, i64),
    mut visit: impl FnMut(&Row<'_>, i64) -> Result<()>,
) -> Result<()> {
    let range = named_params! { ":first": first, ":last": last };
    let statements = table.parts.iter().map(|sql| conn.prepare_cached(sql));
    let mut statements = statements.collect::<rusqlite::Result<Vec<_>>>()?;
    let mut parts = Vec::new();
    for statement in &mut statements {
        let mut rows = statement.query(range)?;
        rows.advance()?;
        parts.push(rows);
    }
    let mut statement = conn.prepare_cached(&table.rows)?;
    let mut rows = statement.query(range)?;
    let mut values = Values::default();
    while let Some(row) = rows.next()? {
        values.0.clear();
        values.columns(row, ASIDE)?;
        for part in &mut parts {
            take(part, row.get("id")?, &mut values)?;
        }
        visit(row, values.checksum())?;
    }
    Ok(())
}

/// Adds the rows that belong to one id, from rows in the order of their ids.
fn take(rows: &mut Rows<'_>, id: i64, values: &mut Values) -> Result<()> {
    while let Some(row) = rows.get() {
        let of: i64 = row.get(0)?;
        if of > id {
            break;
        }
        if of == id {
            values.columns(row, 1)?;
        }
        rows.advance()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Store, User};
    use domain::access::Role;
    use domain::shop::settings::{Currency, Shop};

    const ORDERS_WRITTEN: &str = "
      INSERT INTO item_names (id, name) VALUES (1, 'Mug');
      INSERT INTO orders (id, number, status, placed_at, day, second, total, tax, shipping, shipping_tax, discount, country)
      VALUES (1, '1', 3, 0, 0, 0, 10000, 0, 0, 0, 0, ''), (2, '2', 3, 0, 0, 0, 10000, 0, 0, 0, 0, ''),
        (99, '99', 3, 0, 0, 0, 10000, 0, 0, 0, 0, '');
      INSERT INTO order_items (order_id, position, name_id, quantity, total, tax, class)
      VALUES (1, 0, 1, 10000, 10000, 0, 'books'), (2, 0, 1, 10000, 10000, 0, ''), (99, 0, 1, 10000, 10000, 0, 'books');";

    /// A checksum that is right keeps up with what the program does to classes; one that is not stays so.
    #[test]
    fn checksums_follow_the_classes_of_orders_that_are_as_they_were() {
        let folder = tempfile::tempdir().unwrap();
        let shop = Shop::new("Test", Currency::USD, Zone::UTC).unwrap();
        let (login, role) = ("owner".to_owned(), Role::Administrator);
        let owner = User { login, role, ..User::default() };
        let path = folder.path().join("s.tillbook");
        let store = Store::create(&path, &shop, &owner, Instant::from_seconds(0)).unwrap();
        let conn = &store.conn;
        conn.execute_batch(ORDERS_WRITTEN).unwrap();
        set(conn, &TABLES[0], ALL, &HashSet::from([1, 99])).unwrap();
        let wrong = || -> Vec<String> {
            problems(conn, Zone::UTC, 9)
                .unwrap()
                .into_iter()
                .map(|problem| problem.text.to_string())
                .collect()
        };
        assert_eq!(wrong(), ["Order 2 is not as it was written"]);
        let food = "UPDATE order_items SET class = 'food' WHERE class = 'books'";
        let change = || Ok(conn.execute(food, []).map(drop)?);
        changing_classes(conn, &BTreeSet::from([1, 2, 99]), change).unwrap();
        assert_eq!(wrong(), ["Order 2 is not as it was written"]);
        conn.execute("UPDATE order_items SET class = 'x' WHERE order_id = 99", []).unwrap();
        assert_eq!(wrong(), ["Order 2 is not as it was written", "Order 99 is not as it was written"]);
    }
}
