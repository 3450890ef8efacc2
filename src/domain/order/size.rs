//! Limits of the amounts of an order, so that the sums of reports fit in 64 bits, which hold 922 million
//! millions in ten-thousandths. An order that would make a report fail is refused before it is written.

use super::{Order, Refund};
use crate::error::{Error, Result};
use crate::money::Money;
use crate::tax::line::TaxLine;

/// The largest amount of one order, in ten-thousandths: 100,000,000,000.
pub const LARGEST_ORDER: u64 = 1_000_000_000_000_000;
/// The largest sum of an amount over all orders, in ten-thousandths: an eighth of the range of 64 bits, since
/// a report adds up to six of them.
pub const LARGEST_SUM: i128 = 0x0fff_ffff_ffff_ffff;
/// Orders up to this size, ten million, are written without a look at the sums: it would take eleven million
/// of them to exceed [`LARGEST_SUM`].
pub const SMALL_ORDER: u64 = 100_000_000_000;

/// Refuses the size of an order or a refund that is above [`LARGEST_ORDER`].
pub fn check_size(size: u64) -> Result<()> {
    if size > LARGEST_ORDER { Err(Error::AmountTooLarge) } else { Ok(()) }
}

impl Order {
    /// The largest of the order's amounts and of the sums over its parts, all as absolute values, in
    /// ten-thousandths.
    pub fn size(&self) -> u64 {
        let items = &self.items;
        [
            of([self.total]),
            of([self.tax, self.shipping_tax]),
            of([self.shipping]),
            of([self.discount]),
            sum(items.iter().map(|item| item.quantity.ten_thousandths())),
            of(items.iter().map(|item| item.total)),
            of(items.iter().map(|item| item.tax)),
            of(self.coupons.iter().map(|coupon| coupon.discount)),
            of_taxes(&self.taxes),
            self.refunds.iter().fold(0, |all, refund| all.saturating_add(refund.size())),
        ]
        .into_iter()
        .fold(0, u64::max)
    }
}

impl Refund {
    /// As [`Order::size`].
    pub fn size(&self) -> u64 {
        let parts = [self.tax, self.shipping, self.shipping_tax];
        [
            of([self.amount]),
            of(parts.into_iter().flatten()),
            sum(self.items.iter().map(|item| item.quantity.ten_thousandths())),
            of(self.items.iter().map(|item| item.total)),
            of_taxes(&self.taxes),
        ]
        .into_iter()
        .fold(0, u64::max)
    }
}

fn of_taxes(taxes: &[TaxLine]) -> u64 {
    of(taxes.iter().map(|line| line.taxable))
        .max(of(taxes.iter().flat_map(|line| [line.tax, line.shipping_tax])))
}

fn of(amounts: impl IntoIterator<Item = Money>) -> u64 {
    sum(amounts.into_iter().map(Money::ten_thousandths))
}

fn sum(figures: impl IntoIterator<Item = i64>) -> u64 {
    figures.into_iter().fold(0, |all: u64, figure| all.saturating_add(figure.unsigned_abs()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::order::{Coupon, Item, RefundItem};
    use crate::quantity::Quantity;

    #[test]
    fn an_order_is_as_large_as_its_largest_figure() {
        let money = |text: &str| Money::parse(text).unwrap();
        let item = |total: &str| Item { total: money(total), ..Item::default() };
        let refund = |amount: &str| Refund { amount: money(amount), ..Refund::default() };
        let line = TaxLine { taxable: money("7"), ..TaxLine::default() };
        let back = RefundItem { total: money("9"), ..RefundItem::default() };
        let most = Money::from_ten_thousandths(i64::MAX);
        for (order, size) in [
            (Order::default(), 0),
            (Order { total: money("-5"), tax: money("2"), ..Order::default() }, 50_000),
            (Order { tax: money("2"), shipping_tax: money("-1"), ..Order::default() }, 30_000),
            (Order { items: vec![item("4"), item("-4")], ..Order::default() }, 80_000),
            (
                Order {
                    items: vec![Item { quantity: Quantity::from_ten_thousandths(-3), ..item("0") }],
                    ..Order::default()
                },
                3,
            ),
            (
                Order {
                    coupons: vec![Coupon { discount: money("6"), ..Coupon::default() }],
                    ..Order::default()
                },
                60_000,
            ),
            (Order { taxes: vec![line], ..Order::default() }, 70_000),
            (Order { refunds: vec![refund("1"), refund("1")], ..Order::default() }, 20_000),
            (
                Order { refunds: vec![Refund { items: vec![back], ..refund("1") }], ..Order::default() },
                90_000,
            ),
            (Order { total: most, tax: most, shipping_tax: most, ..Order::default() }, u64::MAX - 1),
        ] {
            assert_eq!(order.size(), size, "{order:?}");
            assert_eq!(check_size(order.size()).is_ok(), size <= LARGEST_ORDER);
        }
    }
}
