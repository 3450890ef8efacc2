//! A line of plain sales, and what the lines of one invoice become in the books: an order, with what it
//! took back as refunds, or a credit note where there is no order to hang a refund on.

use std::collections::BTreeMap;

use super::address::Address;
use super::error::Result;
use super::ids::ProductId;
use super::money::Money;
use super::order::{CreditNote, Item, Order, OrderStatus, Refund, RefundItem};
use super::quantity::Quantity;
use super::time::Local;
use super::unit_price::UnitPrice;

/// What a line does to the books.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineKind {
    /// It sells.
    Sale,
    /// It takes back something of its own invoice.
    Return,
    /// It belongs to a cancellation, which stands by itself.
    Cancellation,
}

impl LineKind {
    const ALL: [Self; 3] = [Self::Sale, Self::Return, Self::Cancellation];

    /// A small number to keep it by.
    pub const fn number(self) -> i64 {
        match self {
            Self::Sale => 0,
            Self::Return => 1,
            Self::Cancellation => 2,
        }
    }

    /// The kind of a number.
    pub fn from_number(number: i64) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.number() == number)
    }
}

/// A line: one product of an invoice. Its texts are its own, or those of the bytes it was read from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SalesLine<T = String> {
    /// Where it stands among the others.
    pub line: u64,
    /// What it does.
    pub kind: LineKind,
    /// The invoice it belongs to.
    pub invoice: T,
    /// The shop's own code of the product; empty when there is none.
    pub code: T,
    /// The product in words; may be empty.
    pub description: T,
    /// How many; negative for what was taken back.
    pub quantity: Quantity,
    /// When, shop-local.
    pub at: Local,
    /// What one of them costs.
    pub price: UnitPrice,
    /// Quantity times unit price; negative for what was paid back.
    pub total: Money,
    /// The customer's login; empty when unknown.
    pub customer: T,
    /// Where it went; empty when unknown.
    pub country: T,
}

/// What the lines of one invoice come to. One of the two is there, unless there are no lines.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Invoice {
    /// What was sold, with what was taken back of it.
    pub order: Option<Order>,
    /// What was taken back without anything being sold.
    pub credit_note: Option<CreditNote>,
}

/// The books of one invoice's lines, in their order. An order has the time of its first sale and is
/// completed; it has no tax or shipping of its own, since lines do not tell. What is taken back counts
/// on its own date: one refund for each time, or for a credit note the time of its first line. Refused
/// when an amount is too large to hold.
pub fn invoice<T: AsRef<str>>(
    lines: &[SalesLine<T>],
    product: impl Fn(&str) -> Option<ProductId>,
) -> Result<Invoice> {
    let (sales, returns): (Vec<&SalesLine<T>>, Vec<&SalesLine<T>>) =
        lines.iter().partition(|line| line.kind == LineKind::Sale);
    let first_text = |text: fn(&SalesLine<T>) -> &T| {
        let mut texts = lines.iter().map(|line| text(line).as_ref()).filter(|text| !text.is_empty());
        texts.next().unwrap_or_default().to_owned()
    };
    let customer = Some(first_text(|line| &line.customer)).filter(|customer| !customer.is_empty());
    let number = first_text(|line| &line.invoice);
    let Some(placed_at) = sales.iter().map(|line| line.at).min() else {
        let Some(refunded_at) = returns.iter().map(|line| line.at).min() else {
            return Ok(Invoice::default());
        };
        let refund = refund(refunded_at, &returns, product)?;
        let note = CreditNote { number, customer, refund };
        return Ok(Invoice { credit_note: Some(note), ..Invoice::default() });
    };
    let mut by_time: BTreeMap<Local, Vec<&SalesLine<T>>> = BTreeMap::new();
    for line in returns {
        by_time.entry(line.at).or_default().push(line);
    }
    let refunds = by_time.iter().map(|(at, lines)| refund(*at, lines, &product));
    let items = sales.iter().map(|line| Item {
        product: product(line.code.as_ref()),
        name: line.description.as_ref().to_owned(),
        quantity: line.quantity,
        total: line.total,
        price: Some(line.price),
        ..Item::default()
    });
    let order = Order {
        number,
        placed_at,
        status: OrderStatus::Completed,
        total: Money::sum(sales.iter().map(|line| line.total))?,
        customer,
        address: Address::of_country(first_text(|line| &line.country)),
        items: items.collect(),
        refunds: refunds.collect::<Result<_>>()?,
        ..Order::default()
    };
    Ok(Invoice { order: Some(order), ..Invoice::default() })
}

/// Lines that were taken back, as one refund: what is negative in them is positive in it.
fn refund<T: AsRef<str>>(
    refunded_at: Local,
    lines: &[&SalesLine<T>],
    product: impl Fn(&str) -> Option<ProductId>,
) -> Result<Refund> {
    let items = lines.iter().map(|line| {
        Ok(RefundItem {
            product: product(line.code.as_ref()),
            quantity: Quantity::ZERO.minus(line.quantity)?,
            total: Money::ZERO.minus(line.total)?,
        })
    });
    let items: Vec<RefundItem> = items.collect::<Result<_>>()?;
    Ok(Refund {
        refunded_at,
        amount: Money::sum(items.iter().map(|item| item.total))?,
        items,
        ..Refund::default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(kind: LineKind, quantity: i64, total: &str, at: &str) -> SalesLine {
        SalesLine {
            line: 1,
            kind,
            invoice: "7".to_owned(),
            code: "A".to_owned(),
            description: String::new(),
            quantity: Quantity::from_ten_thousandths(quantity * 10_000),
            at: Local::parse(at).unwrap(),
            total: Money::parse(total).unwrap(),
            price: UnitPrice::ZERO,
            customer: String::new(),
            country: String::new(),
        }
    }

    #[test]
    fn lines_become_an_order_or_a_credit_note() {
        use LineKind::{Cancellation, Return, Sale};
        let (one, two) = ("2024-01-01T09:00:00", "2024-01-02T09:00:00");
        for (name, lines, expected) in [
            ("a sale", vec![line(Sale, 2, "5", one), line(Sale, 1, "3", two)], "order 8.00 of 2024-01-01"),
            (
                "a sale and two returns",
                vec![line(Sale, 2, "5", one), line(Return, -1, "-2.5", two), line(Return, -1, "-2", one)],
                "order 5.00 of 2024-01-01, 2.00 back on 2024-01-01, 2.50 back on 2024-01-02",
            ),
            ("a return alone", vec![line(Return, -1, "-2.5", two)], "note, 2.50 back on 2024-01-02"),
            (
                "a cancellation",
                vec![line(Cancellation, -1, "-2.5", two), line(Cancellation, -1, "-1", one)],
                "note, 3.50 back on 2024-01-01",
            ),
            ("a negative price", vec![line(Sale, 1, "-9", one)], "order -9.00 of 2024-01-01"),
            ("nothing", vec![], ""),
        ] {
            let found = invoice(&lines, |_| None).unwrap();
            let mut text = String::new();
            let mut refunds = Vec::new();
            if let Some(order) = found.order {
                text = format!("order {} of {}", order.total.to_text(2), order.placed_at.day);
                refunds = order.refunds;
            }
            if let Some(note) = found.credit_note {
                text.push_str("note");
                refunds.push(note.refund);
            }
            for refund in refunds {
                let (amount, day) = (refund.amount.to_text(2), refund.refunded_at.day);
                text = format!("{text}, {amount} back on {day}");
            }
            assert_eq!(text, expected, "{name}");
        }
    }
}
