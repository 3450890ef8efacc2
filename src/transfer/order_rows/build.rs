//! The order that a group of rows is. What belongs to the order is taken from the first of its rows that
//! says it; each row is an item.

use super::fields::{Columns, Field};
use super::fit::{Fitted, fit};
use super::groups::{Group, Row, Survey};
use super::taxes::{address, billing_address, is_untaxed, named_tax, taxes};
use crate::domain::class::ClassSlug;
use crate::domain::money::Money;
use crate::domain::order::{Coupon, Item, Order, OrderStatus, Refund};
use crate::domain::quantity::Quantity;
use crate::domain::time::{Local, Zone};
use crate::transfer::foreign::{Buyer, ForeignOrder, ForeignRefund, ProductRef, positive};
use crate::transfer::sales_lines::DateOrder;
use crate::transfer::{Notes, dates};

/// What was read, or what is wrong.
pub(in crate::transfer) type Taken<T> = Result<T, String>;

/// How the exports of one system differ from others.
pub(in crate::transfer) struct Dialect {
    /// What the order's words for its status mean.
    pub(in crate::transfer) status: fn(&OrderRows<'_>) -> Taken<OrderStatus>,
    /// Where a refund's date may be, or the nearest to it.
    pub(in crate::transfer) refund_dates: &'static [Field],
}

/// The rows of an order, with what is known of the file.
pub(in crate::transfer) struct OrderRows<'g> {
    pub(super) group: &'g Group,
    pub(super) columns: &'g Columns,
    pub(super) survey: &'g Survey,
    pub(super) zone: Zone,
}

impl<'g> OrderRows<'g> {
    fn cell(&self, row: &'g Row, field: Field) -> &'g str {
        self.columns.place(field).and_then(|at| row.cells.get(at)).map_or("", String::as_str)
    }

    /// What the first row that says it says; empty when none does.
    pub(in crate::transfer) fn text(&self, field: Field) -> &'g str {
        let mut cells = self.group.rows.iter().map(|row| self.cell(row, field));
        cells.find(|cell| !cell.is_empty()).unwrap_or_default()
    }

    /// Whether the file has such a column.
    pub(in crate::transfer) fn has(&self, field: Field) -> bool {
        self.columns.has(field)
    }

    /// An amount of the order, when a row says it.
    pub(in crate::transfer) fn money(&self, field: Field) -> Taken<Option<Money>> {
        self.number(self.text(field), field)
    }

    fn number(&self, text: &str, field: Field) -> Taken<Option<Money>> {
        let found = self.survey.decimals.parse(text);
        let found = found.map_err(|problem| format!("{}: {problem}", field.as_str()))?;
        Ok(found.map(Money::from_ten_thousandths))
    }

    fn time(&self, field: Field) -> Option<Local> {
        dates::parse(self.text(field), self.survey.date_order.unwrap_or(DateOrder::MonthFirst), self.zone)
    }
}

pub(super) fn order(rows: &OrderRows<'_>, dialect: &Dialect, notes: &mut Notes) -> Taken<ForeignOrder> {
    let place = rows.group.rows.first().map_or(0, |row| row.line);
    if let Some(problem) = rows.group.rows.iter().find_map(|row| row.problem.clone()) {
        return Err(problem);
    }
    if rows.group.number.is_empty() {
        return Err("there is no order number".to_owned());
    }
    let written = rows.text(Field::Date);
    let placed_at =
        rows.time(Field::Date).ok_or_else(|| format!("date: \"{written}\" is no date that can be read"))?;
    let status = (dialect.status)(rows)?;
    let Lines { mut items, mut sold, untaxed } = items(rows, notes)?;
    let mut order = Order {
        number: rows.group.number.clone(),
        placed_at,
        status,
        tax: all_tax(rows, &items)?,
        shipping: rows.money(Field::Shipping)?.unwrap_or_default(),
        shipping_tax: rows.money(Field::ShippingTax)?.unwrap_or_default(),
        discount: positive(rows.money(Field::Discount)?.unwrap_or_default()),
        address: address(rows),
        shipping_method: rows.text(Field::ShippingMethod).to_owned(),
        ..Order::default()
    };
    let total = rows.money(Field::Total)?;
    split_tax(&mut order, &items, total)?;
    let extra = sum([order.tax, order.shipping, order.shipping_tax])?;
    if let Some(total) = total {
        order.total = total;
        settle(rows, &mut items, less(total, extra)?, (place, notes))?;
        sold.resize(items.len(), None);
    } else {
        order.total = sum(items.iter().map(|item| item.total).chain([extra]))?;
        notes.add(place, "without a total: the order's is what its items, shipping and taxes come to");
    }
    order.items = items;
    order.taxes = taxes(rows, &order, &untaxed)?;
    let code = rows.text(Field::Coupon);
    if !code.is_empty() {
        order.coupons.push(Coupon { code: code.to_owned(), discount: order.discount });
    }
    let refunds = refunds(rows, dialect, &order, place)?;
    Ok(ForeignOrder {
        place,
        id: None,
        currency: rows.text(Field::Currency).to_owned(),
        sold,
        buyer: buyer(rows),
        tells_refunds: rows.has(Field::Refunded) || !refunds.is_empty(),
        refunds,
        order,
    })
}

fn sum(amounts: impl IntoIterator<Item = Money>) -> Taken<Money> {
    Money::sum(amounts).map_err(|error| error.to_string())
}

fn less(amount: Money, part: Money) -> Taken<Money> {
    amount.minus(part).map_err(|error| error.to_string())
}

/// All the tax that the file says: in one figure, else by its names, else item by item.
fn all_tax(rows: &OrderRows<'_>, items: &[Item]) -> Taken<Money> {
    if let Some(tax) = rows.money(Field::Tax)? {
        return Ok(tax);
    }
    let named = named_tax(rows)?;
    if named == Money::ZERO { sum(items.iter().map(|item| item.tax)) } else { Ok(named) }
}

/// Takes the tax on shipping out of the tax, unless the order only comes to its total with both.
fn split_tax(order: &mut Order, items: &[Item], total: Option<Money>) -> Taken<()> {
    let goods = sum(items.iter().map(|item| item.total).chain([order.shipping]))?;
    let with_both = sum([goods, order.tax, order.shipping_tax])?;
    if order.shipping_tax != Money::ZERO && order.tax >= order.shipping_tax && total != Some(with_both) {
        order.tax = less(order.tax, order.shipping_tax)?;
    }
    Ok(())
}

/// The lines of an order: what was sold, what each is, and whether it is said to be free of tax.
#[derive(Default)]
struct Lines {
    items: Vec<Item>,
    sold: Vec<Option<ProductRef>>,
    untaxed: Vec<bool>,
}

/// Rows that hold nothing of an item are passed over.
fn items(rows: &OrderRows<'_>, notes: &mut Notes) -> Taken<Lines> {
    let mut lines = Lines::default();
    for row in &rows.group.rows {
        let text = |field| rows.cell(row, field);
        let number = |field| rows.number(text(field), field);
        let id = |field| text(field).parse::<i64>().ok().filter(|id| (1..1_000_000_000_000_000).contains(id));
        if row.is_windows {
            notes.add(row.line, "not UTF-8: read as Windows-1252");
        }
        if rows.survey.decimals.is_comma() {
            notes.add(row.line, "numbers are written with a decimal comma");
        }
        let product = ProductRef {
            id: id(Field::ProductId),
            sku: text(Field::Sku).trim_start_matches('\'').to_owned(),
            name: text(Field::Item).to_owned(),
            is_variation: id(Field::VariationId).is_some(),
        };
        let quantity = number(Field::Quantity)?;
        let is_named = product.id.is_some() || !product.sku.is_empty() || !product.name.is_empty();
        if !is_named && quantity.is_none() && number(Field::ItemTotal)?.is_none() {
            continue;
        }
        let at_line = |problem: String| format!("line {}: {problem}", row.line);
        let one = Money::from_ten_thousandths(10_000);
        let quantity = match quantity {
            None if rows.has(Field::Quantity) => return Err(at_line("quantity is missing".to_owned())),
            quantity => quantity.unwrap_or(one).ten_thousandths(),
        };
        let total = match (number(Field::ItemTotal)?, number(Field::ItemPrice)?) {
            (Some(total), _) => total,
            (None, Some(price)) => {
                let off = positive(number(Field::ItemDiscount)?.unwrap_or_default());
                less(times(price, quantity).ok_or_else(|| at_line("it is too large".to_owned()))?, off)?
            }
            (None, None) => Money::ZERO,
        };
        lines.items.push(Item {
            name: if product.name.is_empty() { product.sku.clone() } else { product.name.clone() },
            quantity: Quantity::from_ten_thousandths(quantity),
            total,
            tax: number(Field::ItemTax)?.unwrap_or_default(),
            class: ClassSlug::parse(text(Field::ItemClass)).unwrap_or_default(),
            ..Item::default()
        });
        lines.sold.push(is_named.then_some(product));
        lines.untaxed.push(is_untaxed(text(Field::IsTaxed)));
    }
    Ok(lines)
}

/// A price times a count of ten-thousandths, to the same.
fn times(price: Money, quantity: i64) -> Option<Money> {
    let exact = i128::from(price.ten_thousandths()) * i128::from(quantity);
    let half = if exact < 0 { -5_000 } else { 5_000 };
    i64::try_from((exact + half) / 10_000).ok().map(Money::from_ten_thousandths)
}

/// Makes the items come to what the order does, and says what was done.
fn settle(
    rows: &OrderRows<'_>,
    items: &mut Vec<Item>,
    target: Money,
    (place, notes): (u64, &mut Notes),
) -> Taken<()> {
    let has_prices = rows.has(Field::ItemTotal) || rows.has(Field::ItemPrice);
    if !has_prices {
        notes.add(place, "without prices of the items: products are counted, their sales are not known");
        if let [only] = items.as_mut_slice() {
            only.total = target;
            return Ok(());
        }
    }
    if let Some(fee) = rows.money(Field::Fee)?.filter(|fee| *fee != Money::ZERO) {
        items.push(Item { name: "Fees".to_owned(), total: fee, ..Item::default() });
    }
    let rest = if has_prices { "Other charges" } else { "Not divided by product" };
    match fit(items, target, rest)? {
        Fitted::Spread => notes.add(
            place,
            "the items came to more than the order: its discount, or the tax within, was taken off each",
        ),
        Fitted::Rest if has_prices => {
            notes.add(place, "the items came to less than the order: the rest is an item of its own");
        }
        Fitted::Unexplained => {
            notes.add(place, "the items, shipping and taxes do not come to the order's total, which is kept");
        }
        Fitted::AsItWas | Fitted::Rest => {}
    }
    Ok(())
}

/// What was paid back: as much as the file says, or all of an order that it calls refunded.
fn refunds(rows: &OrderRows<'_>, dialect: &Dialect, order: &Order, place: u64) -> Taken<Vec<ForeignRefund>> {
    let written = positive(rows.money(Field::Refunded)?.unwrap_or_default());
    let is_refunded = order.status == OrderStatus::Refunded;
    let amount = if written == Money::ZERO && is_refunded { order.total } else { written };
    if amount <= Money::ZERO {
        return Ok(Vec::new());
    }
    let at = dialect.refund_dates.iter().find_map(|field| rows.time(*field)).unwrap_or(order.placed_at);
    let refund = Refund { refunded_at: at, amount, ..Refund::default() };
    let is_dated = rows.time(Field::RefundDate).is_some();
    Ok(vec![ForeignRefund { place, id: None, order: None, is_dated, refund, returned: Vec::new() }])
}

fn buyer(rows: &OrderRows<'_>) -> Buyer {
    let name = rows.text(Field::Customer);
    let parts = format!("{} {}", rows.text(Field::FirstName), rows.text(Field::LastName));
    let billing = billing_address(rows);
    Buyer {
        id: rows.text(Field::CustomerId).parse().ok().filter(|id| (0..1_000_000_000_000_000).contains(id)),
        email: rows.text(Field::Email).trim_start_matches('\'').to_owned(),
        name: if name.is_empty() { parts.trim().to_owned() } else { name.to_owned() },
        address: if billing.is_empty() { address(rows) } else { billing },
    }
}
