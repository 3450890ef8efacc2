//! The parts of orders that the sample's lines lack: tax, shipping, coupons, status, and the order that a
//! cancellation refunds. All are computed from the invoice's number, so that they are always the same.
//! Amounts are rounded to pence, half away from zero.

use std::collections::BTreeMap;

use super::Products;
use super::people::People;
use domain::Result;
use domain::decimal;
use domain::ids::ProductId;
use domain::money::Money;
use domain::order::sales_line::{LineKind, SalesLine};
use domain::order::{Coupon, Item, Order, OrderStatus, Refund, RefundItem, TaxLine};
use domain::places::address::Address;
use domain::quantity::Quantity;
use domain::tax::line::ChargedRate;
use domain::time::Day;
use domain::unit_price::UnitPrice;

/// The country whose tax is charged.
pub(super) const HOME: &str = "GB";
/// The tax rate at home, in percent.
pub(super) const TAX: i64 = 20;

/// Shipping at home and abroad: its price, and the value of goods from which it is free.
const AT_HOME: (Money, Money) = (pounds(4, 95), pounds(100, 0));
const ABROAD: (Money, Money) = (pounds(12, 50), pounds(250, 0));

pub(super) const fn pounds(pounds: i64, pence: i64) -> Money {
    Money::from_ten_thousandths(pounds * 10_000 + pence * 100)
}

/// An order under construction, with the part of it that is not refunded yet.
struct Draft {
    order: Order,
    left: Vec<Unrefunded>,
}

/// The part of an item that is not refunded yet.
struct Unrefunded {
    product: Option<ProductId>,
    quantity: Quantity,
    total: Money,
    tax: Money,
}

/// The orders of the lines, sorted by time and number, with their refunds; orders to `HOME` are charged
/// `home`.
pub(super) fn orders(
    lines: &[SalesLine],
    products: &Products,
    people: &People,
    yesterday: Day,
    home: &ChargedRate,
) -> Result<Vec<Order>> {
    let mut drafts: Vec<Draft> = Vec::new();
    for (number, sold) in invoices(lines, LineKind::Sale) {
        let mut of = draft(number, &sold, products, yesterday, home)?;
        let place = of.order.customer.as_ref().and_then(|login| people.get(login)).map(|(_, place)| place);
        if let Some(place) = place.filter(|place| place.country == of.order.address.country) {
            of.order.address = place.clone();
        }
        drafts.push(of);
    }
    drafts.sort_by(|a, b| (a.order.placed_at, &a.order.number).cmp(&(b.order.placed_at, &b.order.number)));
    for (_, back) in invoices(lines, LineKind::Cancellation) {
        take_back(&mut drafts, &back, products)?;
    }
    Ok(drafts.into_iter().map(|draft| draft.order).collect())
}

/// The lines of a kind by invoice number.
fn invoices(lines: &[SalesLine], kind: LineKind) -> BTreeMap<&str, Vec<&SalesLine>> {
    let mut invoices: BTreeMap<&str, Vec<&SalesLine>> = BTreeMap::new();
    for line in lines.iter().filter(|line| line.kind == kind) {
        invoices.entry(&line.invoice).or_default().push(line);
    }
    invoices
}

fn draft(
    number: &str,
    lines: &[&SalesLine],
    products: &Products,
    yesterday: Day,
    home: &ChargedRate,
) -> Result<Draft> {
    let key: u64 = number.parse().unwrap_or_default();
    let first = lines.iter().min_by_key(|line| line.at);
    let country = first.map(|line| line.country.clone()).unwrap_or_default();
    let placed_at = first.map_or(yesterday.start(), |line| line.at);
    let is_home = country == HOME;
    let coupon = coupon_of(key);
    let (mut items, mut discount) = (Vec::new(), Money::ZERO);
    for line in lines {
        let off = coupon.map_or(Money::ZERO, |(_, percent)| percent_of(line.total, percent));
        discount = discount.plus(off)?;
        let total = line.total.minus(off)?;
        items.push(Item {
            product: products.get(&line.code).map(|(id, _)| *id),
            name: products.get(&line.code).map(|(_, name)| name.clone()).unwrap_or_default(),
            quantity: line.quantity,
            total,
            tax: tax_of(total, is_home),
            price: Some(UnitPrice::of(line.total, line.quantity)),
            ..Item::default()
        });
    }
    let goods = Money::sum(items.iter().map(|item| item.total))?;
    let tax = Money::sum(items.iter().map(|item| item.tax))?;
    let (price, free_from) = if is_home { AT_HOME } else { ABROAD };
    let shipping = if goods < free_from { price } else { Money::ZERO };
    let shipping_tax = tax_of(shipping, is_home);
    let left = items.iter().map(|item| Unrefunded {
        product: item.product,
        quantity: item.quantity,
        total: item.total,
        tax: item.tax,
    });
    let left = left.collect();
    let taxable = goods.plus(shipping)?;
    let taxes = TaxLine { taxable, tax, shipping_tax, ..TaxLine::of(home.clone()) };
    let order = Order {
        number: number.to_owned(),
        placed_at,
        status: status_of(key, placed_at.day, yesterday),
        total: Money::sum([goods, tax, shipping, shipping_tax])?,
        tax,
        shipping,
        shipping_tax,
        discount,
        customer: first.map(|line| line.customer.clone()),
        address: Address::of_country(country),
        items,
        coupons: coupon.map(|(code, _)| Coupon { code: code.to_owned(), discount }).into_iter().collect(),
        taxes: if is_home { vec![taxes] } else { Vec::new() },
        ..Order::default()
    };
    Ok(Draft { order, left })
}

/// A coupon and its percentage, on one order in five.
const fn coupon_of(key: u64) -> Option<(&'static str, i64)> {
    match key % 20 {
        3 | 11 => Some(("welcome10", 10)),
        7 => Some(("thistle5", 5)),
        16 => Some(("harbour15", 15)),
        _ => None,
    }
}

/// Most orders are completed. The newest are pending, on hold or processing; a few failed or were cancelled.
fn status_of(key: u64, day: Day, yesterday: Day) -> OrderStatus {
    let age = yesterday.number() - day.number();
    match (key % 60, age) {
        (1, _) => OrderStatus::Failed,
        (2, _) => OrderStatus::Cancelled,
        (3..=8, 0..=3) => OrderStatus::Pending,
        (9..=14, 0..=6) => OrderStatus::OnHold,
        (_, 0..=2) => OrderStatus::Processing,
        _ => OrderStatus::Completed,
    }
}

/// Refunds the lines of a cancellation, each on the customer's latest earlier order that has enough of the
/// product left. A line without such an order is left out.
fn take_back(drafts: &mut [Draft], lines: &[&SalesLine], products: &Products) -> Result<()> {
    let mut by_order: BTreeMap<usize, Vec<(&SalesLine, RefundItem, Money)>> = BTreeMap::new();
    for line in lines {
        let back = Quantity::ZERO.minus(line.quantity)?;
        let product = products.get(&line.code).map(|(id, _)| *id);
        let candidates = drafts.iter_mut().enumerate().rev();
        let found = candidates
            .filter(|(_, draft)| {
                draft.order.customer.as_ref() == Some(&line.customer)
                    && draft.order.placed_at < line.at
                    && draft.order.status.counts()
            })
            .find_map(|(at, draft)| {
                let mut left = draft.left.iter_mut();
                left.find(|left| left.product == product && left.quantity >= back).map(|left| (at, left))
            });
        if let Some((at, left)) = found {
            let (total, tax) = left.take(back)?;
            let item = RefundItem { product, quantity: back, total, ..RefundItem::default() };
            by_order.entry(at).or_default().push((line, item, tax));
        }
    }
    for (at, back) in by_order {
        if let Some(draft) = drafts.get_mut(at) {
            draft.refund(back)?;
        }
    }
    Ok(())
}

impl Unrefunded {
    /// Takes a quantity off, and returns its share of total and tax; all that is left for the last of it.
    fn take(&mut self, back: Quantity) -> Result<(Money, Money)> {
        let share = |amount: Money| {
            if back == self.quantity {
                return amount;
            }
            let whole = i128::from(self.quantity.ten_thousandths()).max(1);
            let exact = i128::from(amount.ten_thousandths()) * i128::from(back.ten_thousandths()) / whole;
            pence(i64::try_from(exact).unwrap_or_default())
        };
        let taken = (share(self.total), share(self.tax));
        self.quantity = self.quantity.minus(back)?;
        self.total = self.total.minus(taken.0)?;
        self.tax = self.tax.minus(taken.1)?;
        Ok(taken)
    }
}

impl Draft {
    /// Adds a refund. With the last of the goods the shipping is refunded too, and the order becomes
    /// `Refunded`.
    fn refund(&mut self, back: Vec<(&SalesLine, RefundItem, Money)>) -> Result<()> {
        let Some(refunded_at) = back.iter().map(|(line, _, _)| line.at).min() else {
            return Ok(());
        };
        let is_last = self.left.iter().all(|left| left.quantity == Quantity::ZERO);
        let (mut shipping, mut shipping_tax) = (Money::ZERO, Money::ZERO);
        if is_last {
            self.order.status = OrderStatus::Refunded;
            (shipping, shipping_tax) = (self.order.shipping, self.order.shipping_tax);
        }
        let goods = Money::sum(back.iter().map(|(_, item, _)| item.total))?;
        let tax = Money::sum(back.iter().map(|(_, _, tax)| *tax))?;
        self.order.refunds.push(Refund {
            refunded_at,
            amount: Money::sum([goods, tax, shipping, shipping_tax])?,
            tax: Some(tax),
            shipping: Some(shipping),
            shipping_tax: Some(shipping_tax),
            items: back.into_iter().map(|(_, item, _)| item).collect(),
            ..Refund::default()
        });
        Ok(())
    }
}

fn tax_of(amount: Money, is_home: bool) -> Money {
    if is_home { percent_of(amount, TAX) } else { Money::ZERO }
}

pub(super) fn percent_of(amount: Money, percent: i64) -> Money {
    pence(amount.ten_thousandths().saturating_mul(percent) / 100)
}

fn pence(ten_thousandths: i64) -> Money {
    Money::from_ten_thousandths(decimal::round(ten_thousandths, 2))
}
