//! A line of a file of plain sales. The lines of one invoice become an order with refunds, or a credit note
//! where nothing was sold and so there is no order to refund.

use std::collections::BTreeMap;

use super::{CreditNote, Item, Order, OrderStatus, Refund, RefundItem};
use crate::error::Result;
use crate::ids::ProductId;
use crate::money::Money;
use crate::places::address::Address;
use crate::quantity::Quantity;
use crate::text;
use crate::text::Text;
use crate::time::Local;
use crate::unit_price::UnitPrice;

/// The kind of a [`SalesLine`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineKind {
    /// An item sold.
    Sale,
    /// An item returned, on the invoice that sold it.
    Return,
    /// A line of a cancellation, which is an invoice of its own.
    Cancellation,
}

impl LineKind {
    const ALL: [Self; 3] = [Self::Sale, Self::Return, Self::Cancellation];

    /// The number that the staging table keeps.
    pub const fn number(self) -> i64 {
        match self {
            Self::Sale => 0,
            Self::Return => 1,
            Self::Cancellation => 2,
        }
    }

    /// The inverse of [`Self::number`]; `None` for another number.
    pub fn from_number(number: i64) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.number() == number)
    }
}

/// One product of an invoice. `T` is an owned text or a reference into the bytes that were read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SalesLine<T = String> {
    /// The line number in the file.
    pub line: u64,
    /// The kind of the line.
    pub kind: LineKind,
    /// The number of the invoice.
    pub invoice: T,
    /// The stock keeping unit; may be empty.
    pub code: T,
    /// The name of the product; may be empty.
    pub description: T,
    /// The quantity; negative for a return.
    pub quantity: Quantity,
    /// The time, shop-local.
    pub at: Local,
    /// The price of one.
    pub price: UnitPrice,
    /// The quantity times the price; negative for a return.
    pub total: Money,
    /// The customer's login; empty when unknown.
    pub customer: T,
    /// The country; empty when unknown.
    pub country: T,
}

/// The books of one invoice: an order, a credit note, or neither of an empty list of lines.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Invoice {
    /// The items sold, with the returns as refunds.
    pub order: Option<Order>,
    /// The returns, where nothing was sold.
    pub credit_note: Option<CreditNote>,
}

/// Makes the order or the credit note of one invoice, of its lines in order. An order has the time of its
/// first sale and is completed; it has no tax and no shipping, since the lines name none. Returns count on
/// their own dates: the order has one refund for each time, a credit note the time of its first line. An
/// error when an amount does not fit.
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

/// Oddities of the lines of one invoice, each with the line of the file: values that differ from line to line
/// although an invoice has them once, and lines that are there twice.
pub fn oddities<T: AsRef<str>>(lines: &[SalesLine<T>]) -> Vec<(u64, Text)> {
    let Some(first) = lines.first().filter(|_| lines.len() > 1) else { return Vec::new() };
    let mut found = Vec::new();
    let mut days = lines.iter().filter(|line| line.kind == LineKind::Sale).map(|line| line.at.day);
    let day = days.next();
    if days.any(|other| Some(other) != day) {
        found.push((
            first.line,
            text!("the lines of an invoice have different days: it counts on the first of them"),
        ));
    }
    let differ = |text: fn(&SalesLine<T>) -> &T| {
        let mut texts = lines.iter().map(|line| text(line).as_ref()).filter(|text| !text.is_empty());
        let first = texts.next();
        texts.any(|other| Some(other) != first)
    };
    if differ(|line| &line.customer) {
        found.push((
            first.line,
            text!("the lines of an invoice name several customers: it belongs to the first"),
        ));
    }
    if differ(|line| &line.country) {
        found.push((
            first.line,
            text!("the lines of an invoice name several countries: it goes to that of the first"),
        ));
    }
    let mut sorted: Vec<&SalesLine<T>> = lines.iter().collect();
    sorted.sort_unstable_by(|one, other| key(one).cmp(&key(other)));
    for (one, other) in sorted.iter().zip(sorted.iter().skip(1)) {
        if key(one) == key(other) {
            let problem = text!("an invoice has the same line twice, and both count");
            found.push((one.line.max(other.line), problem));
        }
    }
    found
}

/// The key that two equal lines of an invoice share.
fn key<T: AsRef<str>>(line: &SalesLine<T>) -> (&str, &str, Quantity, Money, Local) {
    (line.code.as_ref(), line.description.as_ref(), line.quantity, line.total, line.at)
}

/// One refund of some returns; their negative amounts become positive.
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
            ..RefundItem::default()
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
    fn what_differs_within_an_invoice_and_what_is_there_twice_is_odd() {
        let (one, two) = ("2024-01-01T09:00:00", "2024-01-02T09:00:00");
        let sold = |at| line(LineKind::Sale, 1, "5", at);
        let with = |customer: &str, country: &str| SalesLine {
            customer: customer.to_owned(),
            country: country.to_owned(),
            ..line(LineKind::Sale, 2, "10", one)
        };
        let back = line(LineKind::Return, -1, "-5", two);
        for (name, lines, expected) in [
            ("one", vec![sold(one)], ""),
            ("a return on another day", vec![sold(one), back], ""),
            ("two days", vec![sold(one), sold(two)], "different days"),
            (
                "customers",
                vec![with("a", ""), sold(one), with("b", "")],
                "several customers, same line twice",
            ),
            (
                "countries",
                vec![with("a", "France"), sold(one), with("a", "Malta")],
                "several countries, same line twice",
            ),
            ("the same", vec![sold(one), with("", ""), sold(one)], "same line twice"),
            ("thrice", vec![sold(one), sold(one), sold(one)], "same line twice, same line twice"),
        ] {
            let words = ["different days", "several customers", "several countries", "same line twice"];
            let found = oddities(&lines);
            let told = found
                .iter()
                .flat_map(|(_, text)| words.into_iter().filter(|word| text.english().contains(word)));
            assert_eq!(told.collect::<Vec<_>>().join(", "), expected, "{name}");
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
