//! The order that a group of rows is. What belongs to the order is taken from the first of its rows that
//! says it; each row is an item.

use super::fields::{Columns, Field};
use super::fit::{Fitted, Within, fit};
use super::groups::{Group, Row, Survey};
use super::lines::{Back, Lines, lines};
use super::taxes::{Charges, address, billing_address, charges, decimals_of, named_tax, rounding};
use crate::domain::money::Money;
use crate::domain::order::{Coupon, Item, Order, OrderStatus, Refund};
use crate::domain::order_identity::NOT_DIVIDED;
use crate::domain::tax::Prices;
use crate::domain::time::{Local, Zone};
use crate::transfer::foreign::{Buyer, ForeignOrder, ForeignRefund, positive};
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
    pub(super) fn cell(&self, row: &'g Row, field: Field) -> &'g str {
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

    pub(super) fn number(&self, text: &str, field: Field) -> Taken<Option<Money>> {
        let found = self.survey.decimals.parse(text);
        let found = found.map_err(|problem| format!("{}: {problem}", field.as_str()))?;
        Ok(found.map(Money::from_ten_thousandths))
    }

    pub(super) fn time(&self, field: Field) -> Option<Local> {
        self.time_in(self.text(field))
    }

    /// When the order was placed: by the clock of Greenwich where the file has that, which says it surely.
    fn placed_at(&self) -> Option<Local> {
        let universal = self.time(Field::DateGmt).filter(|at| at.date_time().and_utc().timestamp() > 0);
        universal.map(|at| self.zone.local(Zone::UTC.instant(at))).or_else(|| self.time(Field::Date))
    }

    /// A time of one row.
    pub(super) fn time_of(&self, row: &'g Row, field: Field) -> Option<Local> {
        self.time_in(self.cell(row, field))
    }

    fn time_in(&self, text: &str) -> Option<Local> {
        dates::parse(text, self.survey.date_order.unwrap_or(DateOrder::MonthFirst), self.zone)
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
    let written = [Field::Date, Field::DateGmt].map(|field| rows.text(field));
    let placed_at = rows.placed_at().ok_or_else(|| {
        let written = written.into_iter().find(|text| !text.is_empty()).unwrap_or_default();
        format!("date: \"{written}\" is no date that can be read")
    })?;
    let status = (dialect.status)(rows)?;
    let Lines { mut items, mut sold, untaxed, back } = lines(rows, notes)?;
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
    let takes_back = !back.is_empty() || total.is_some_and(|total| total < Money::ZERO);
    if takes_back && items.is_empty() {
        return credit(rows, order, &back, place);
    }
    let total = before_returns(&order, &items, total, &back)?;
    split_tax(&mut order, &items, total)?;
    let charges = charges(rows, &mut order, (&items, &untaxed), total, (place, notes))?;
    let extra = sum([order.tax, order.shipping, order.shipping_tax])?;
    if let Some(total) = total {
        order.total = total;
        settle(rows, &mut items, (&order, &charges, &untaxed), less(total, extra)?, (place, notes))?;
        sold.resize(items.len(), None);
    } else {
        order.total = sum(items.iter().map(|item| item.total).chain([extra]))?;
        notes.add(place, "without a total: the order's is what its items, shipping and taxes come to");
    }
    order.items = items;
    order.taxes = charges.lines(&order, &untaxed)?;
    let code = rows.text(Field::Coupon);
    if !code.is_empty() {
        order.coupons.push(Coupon { code: code.to_owned(), discount: order.discount });
    }
    let refunds = refunds(rows, dialect, &order, back, place)?;
    Ok(ForeignOrder {
        place,
        id: None,
        currency: rows.text(Field::Currency).to_owned(),
        sold,
        buyer: buyer(rows),
        tells_refunds: rows.has(Field::Refunded) || !refunds.is_empty(),
        refunds,
        is_credit: false,
        order,
    })
}

pub(super) fn sum(amounts: impl IntoIterator<Item = Money>) -> Taken<Money> {
    Money::sum(amounts).map_err(|error| error.to_string())
}

pub(super) fn less(amount: Money, part: Money) -> Taken<Money> {
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

/// Makes the items come to what the order does, as far as its figures explain that, and says what was done.
fn settle(
    rows: &OrderRows<'_>,
    items: &mut Vec<Item>,
    (order, charges, untaxed): (&Order, &Charges, &[bool]),
    target: Money,
    (place, notes): (u64, &mut Notes),
) -> Taken<()> {
    let has_prices = rows.has(Field::ItemTotal) || rows.has(Field::ItemPrice);
    if !has_prices {
        notes.add(place, "without prices of the items: products are counted, their sales are not known");
        match items.as_mut_slice() {
            [only] => only.total = target,
            _ => items.push(Item { name: NOT_DIVIDED.to_owned(), total: target, ..Item::default() }),
        }
        return Ok(());
    }
    if let Some(fee) = rows.money(Field::Fee)?.filter(|fee| *fee != Money::ZERO) {
        items.push(Item { name: "Fees".to_owned(), total: fee, ..Item::default() });
    }
    let within = Within {
        discount: order.discount,
        tax: order.tax,
        untaxed,
        subtotal: match (rows.money(Field::Subtotal)?, charges.prices) {
            (Some(subtotal), Some(Prices::IncludeTax)) => Some(less(subtotal, order.tax)?),
            (subtotal, Some(Prices::ExcludeTax)) => subtotal,
            _ => None,
        },
        rounding: rounding(items.len(), decimals_of(rows)),
    };
    if fit(items, target, &within)? == Fitted::Spread {
        let text =
            "the items came to more than the order: its discount, or the tax within, was taken off each";
        notes.add(place, text);
    }
    Ok(())
}

/// An order's total before its returns: some files say it as it was charged, others what is left of it.
fn before_returns(order: &Order, items: &[Item], total: Option<Money>, back: &Back) -> Taken<Option<Money>> {
    let Some(total) = total.filter(|_| !back.is_empty()) else { return Ok(total) };
    let extra = [order.tax, order.shipping, order.shipping_tax];
    let charged = sum(items.iter().map(|item| item.total).chain(extra))?;
    let whole = sum([total, back.amount()?])?;
    Ok(Some(if total < charged && whole <= charged { whole } else { total }))
}

/// Rows that only take back: a credit note of that number.
fn credit(rows: &OrderRows<'_>, mut order: Order, back: &Back, place: u64) -> Taken<ForeignOrder> {
    if !order.status.counts() {
        let status = order.status.as_str();
        return Err(format!("it only takes back, and its status ({status}) says that it did not happen"));
    }
    let total = rows.money(Field::Total)?.map_or_else(|| back.amount(), |total| Ok(positive(total)))?;
    let tax = if order.tax == Money::ZERO { back.tax } else { positive(order.tax) };
    let parts = [tax, positive(order.shipping), positive(order.shipping_tax)];
    let is_split = parts.iter().any(|part| *part != Money::ZERO);
    let [tax, shipping, shipping_tax] = parts.map(|part| is_split.then_some(part));
    let refund = Refund {
        refunded_at: order.placed_at,
        amount: total,
        tax,
        shipping,
        shipping_tax,
        items: back.items.clone(),
        ..Refund::default()
    };
    let returned = back.returned.clone();
    order.total = Money::ZERO;
    Ok(ForeignOrder {
        place,
        id: None,
        currency: rows.text(Field::Currency).to_owned(),
        sold: Vec::new(),
        buyer: buyer(rows),
        tells_refunds: true,
        refunds: vec![ForeignRefund { place, id: None, order: None, is_dated: true, refund, returned }],
        is_credit: true,
        order,
    })
}

/// What was paid back: as much as the file says, or all of an order that it calls refunded.
fn refunds(
    rows: &OrderRows<'_>,
    dialect: &Dialect,
    order: &Order,
    back: Back,
    place: u64,
) -> Taken<Vec<ForeignRefund>> {
    let written = positive(rows.money(Field::Refunded)?.unwrap_or_default());
    let is_refunded = order.status == OrderStatus::Refunded;
    let amount = if written == Money::ZERO && is_refunded { order.total } else { written };
    let amount = amount.max(back.amount()?);
    if amount <= Money::ZERO {
        return Ok(Vec::new());
    }
    let said = dialect.refund_dates.iter().find_map(|field| rows.time(*field));
    let refunded_at = back.at.or(said).unwrap_or(order.placed_at);
    let is_dated = back.at.is_some() || rows.time(Field::RefundDate).is_some();
    let tax = (back.tax != Money::ZERO).then_some(back.tax);
    let refund = Refund { refunded_at, amount, tax, items: back.items, ..Refund::default() };
    Ok(vec![ForeignRefund { place, id: None, order: None, is_dated, refund, returned: back.returned }])
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
