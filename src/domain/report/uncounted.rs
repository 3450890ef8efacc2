//! Orders that reports do not count (choice 23), with numbers and totals by reason, for the person who
//! imports them.

use std::collections::BTreeMap;

use crate::decimal::{Marks, grouped};
use crate::label;
use crate::money::Money;
use crate::order::{Order, OrderStatus};
use crate::shop::settings::Currency;
use crate::table::Cell;
use crate::text;
use crate::text::Text;

/// The reason why reports do not count an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reason {
    /// Paid and then cancelled, without a refund on record.
    PaidAndCancelled,
    /// A status that is not counted.
    Status(OrderStatus),
}

impl Reason {
    /// The reason for this order; `None` when reports count it. `is_paid`: a payment for it is on record.
    pub fn of(order: &Order, is_paid: bool) -> Option<Self> {
        match order.status {
            status if status.counts() => None,
            OrderStatus::Cancelled if is_paid && order.refunds.is_empty() => Some(Self::PaidAndCancelled),
            status => Some(Self::Status(status)),
        }
    }

    const fn words(self) -> &'static str {
        match self {
            Self::PaidAndCancelled => label!("paid and cancelled without a refund"),
            Self::Status(status) => status.as_str(),
        }
    }
}

/// Number and total of the orders that reports do not count, by reason.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Uncounted(BTreeMap<Reason, Sum>);

/// The number of orders and the sum of their totals; `None` where it does not fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Sum {
    count: u64,
    total: Option<Money>,
}

impl Uncounted {
    /// Adds an order with this total.
    pub fn add(&mut self, reason: Reason, total: Money) {
        let sum = self.0.entry(reason).or_insert(Sum { count: 0, total: Some(Money::ZERO) });
        sum.count += 1;
        sum.total = sum.total.and_then(|sum| sum.plus(total).ok());
    }

    /// The number of orders.
    pub fn count(&self) -> u64 {
        self.0.values().map(|sum| sum.count).sum()
    }

    /// The note after an import of this many orders: `120 orders, 8 will not count (pending 5: 120.00,
    /// cancelled 3: 45.00)`. `None` when all count.
    pub fn sentence(&self, orders: u64, currency: Currency, marks: Marks) -> Option<Text> {
        if self.0.is_empty() {
            return None;
        }
        let number = |count: u64| grouped(&count.to_string(), marks);
        // A semicolon where amounts have a decimal comma.
        let between = if marks.decimals == ',' { "; " } else { ", " };
        let parts = self.0.iter().enumerate().flat_map(|(at, (reason, sum))| {
            let amount = |total: Money| grouped(&total.to_text(currency.decimals()), marks).into();
            let total: Cell = sum.total.map_or_else(|| text!("too much to add up").into(), amount);
            let (reason, count) = (Text::new(reason.words()), number(sum.count));
            let part = text!("{reason} {count}: {total}", reason, count, total);
            [Cell::text(if at == 0 { "" } else { between }), part.into()]
        });
        let reasons = Cell::Joined(parts.collect());
        let left_out = number(self.count());
        Some(if orders == 1 {
            text!("1 order, {left_out} will not count ({reasons})", left_out, reasons)
        } else {
            text!(
                "{orders} orders, {left_out} will not count ({reasons})",
                orders = number(orders),
                left_out,
                reasons
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::order::Refund;

    fn order(status: OrderStatus, total: &str) -> Order {
        Order { status, total: Money::parse(total).unwrap(), ..Order::default() }
    }

    #[test]
    fn every_status_either_counts_or_is_told() {
        for status in OrderStatus::ALL {
            let reason = Reason::of(&order(status, "1"), false);
            assert_eq!(reason, (!status.counts()).then_some(Reason::Status(status)), "{status:?}");
        }
        let mut called_off = order(OrderStatus::Cancelled, "1");
        assert_eq!(Reason::of(&called_off, true), Some(Reason::PaidAndCancelled));
        called_off.refunds.push(Refund::default());
        assert_eq!(Reason::of(&called_off, true), Some(Reason::Status(OrderStatus::Cancelled)));
        assert_eq!(Reason::of(&order(OrderStatus::Completed, "1"), true), None);
    }

    #[test]
    fn the_sentence_counts_and_sums_by_reason() {
        let comma = Marks { thousands: '.', decimals: ',' };
        let most = "900000000000000";
        for (orders, marks, totals, expected) in [
            (3, Marks::default(), &[][..], None),
            (
                1_200,
                Marks::default(),
                &[("pending", "1000"), ("cancelled", "45.5"), ("pending", "234.5")],
                Some("1,200 orders, 3 will not count (pending 2: 1,234.50, cancelled 1: 45.50)"),
            ),
            (
                1_200,
                comma,
                &[("failed", "1234.5"), ("draft", "1"), ("paid", "2")],
                Some(
                    "1.200 orders, 3 will not count (paid and cancelled without a refund 1: 2,00; failed 1: \
                     1.234,50; draft 1: 1,00)",
                ),
            ),
            (1, Marks::default(), &[("trash", "0")], Some("1 order, 1 will not count (trash 1: 0.00)")),
            (
                2,
                Marks::default(),
                &[("failed", most), ("failed", most)],
                Some("2 orders, 2 will not count (failed 2: too much to add up)"),
            ),
        ] {
            let mut uncounted = Uncounted::default();
            for (word, total) in totals {
                let status = OrderStatus::parse(word).map(Reason::Status);
                uncounted.add(status.unwrap_or(Reason::PaidAndCancelled), Money::parse(total).unwrap());
            }
            let found = uncounted.sentence(orders, Currency::parse("EUR").unwrap(), marks);
            assert_eq!(found.map(|text| text.to_string()).as_deref(), expected);
        }
        let mut yen = Uncounted::default();
        yen.add(Reason::Status(OrderStatus::Pending), Money::parse("1200").unwrap());
        let said = yen.sentence(1, Currency::parse("JPY").unwrap(), Marks::default());
        let said = said.map(|text| text.to_string());
        assert_eq!(said.as_deref(), Some("1 order, 1 will not count (pending 1: 1,200)"));
    }
}
