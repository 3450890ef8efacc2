//! The obligations of an order by its documents.

use super::document::as_invoiced;
use super::{Invoice, InvoiceKind};
use crate::error::{Error, Result};
use crate::order::{Order, OrderStatus, Refund};
use crate::text;
use crate::text::Text;
use crate::time::Local;

/// The invoice of an order that no credit note has taken back wholly, with the credit notes of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing<'i> {
    /// The invoice.
    pub invoice: &'i Invoice,
    /// The credit notes of it, in the order of their numbers.
    pub credits: Vec<&'i Invoice>,
}

impl<'i> Standing<'i> {
    /// The standing by the documents of an order; `None` where none is in force.
    pub fn of(documents: &'i [Invoice]) -> Option<Self> {
        let mut invoices = documents.iter().rev().filter(|one| one.kind == InvoiceKind::Invoice);
        let invoice = invoices.next()?;
        let is_of = |one: &&Invoice| one.corrects.as_ref().is_some_and(|of| of.number == invoice.number);
        let credits: Vec<&Invoice> = documents.iter().filter(is_of).collect();
        let is_taken_back = credits.iter().any(|credit| credit.refund.is_none());
        (!is_taken_back).then_some(Self { invoice, credits })
    }

    /// The refunds of the order, by index, that have no credit note yet.
    pub fn uncredited(&self, order: &Order) -> Vec<usize> {
        self.compared(order).0
    }

    /// A credit note whose refund the order does not have.
    pub(super) fn credit_of_nothing(&self, order: &Order) -> Option<&'i Invoice> {
        self.compared(order).1
    }

    /// The refunds of the order that no credit note is for, and a credit note whose refund the order does not have.
    /// Times are left out: another time zone of the shop moves them, and a refund is credited once all the same. One that its
    /// credit note has by its amount alone may have been divided since.
    fn compared(&self, order: &Order) -> (Vec<usize>, Option<&'i Invoice>) {
        let at_any_time = |refund: &Refund| Refund { refunded_at: Local::default(), ..refund.clone() };
        let credited = self.credits.iter().filter_map(|one| Some((at_any_time(one.refund.as_ref()?), *one)));
        let mut credited: Vec<(Refund, &Invoice)> = credited.collect();
        let mut left = Vec::new();
        for (at, refund) in order.refunds.iter().map(at_any_time).enumerate() {
            match credited.iter().position(|(known, _)| known.is_same_or_divided(&refund)) {
                Some(known) => drop(credited.swap_remove(known)),
                None => left.push(at),
            }
        }
        (left, credited.first().map(|(_, credit)| *credit))
    }

    /// Refuses a change of the order that contradicts its invoice or a credit note.
    pub fn check(&self, was: &Order, order: &Order) -> Result<()> {
        let number = self.invoice.number.to_string();
        let refuse = |problem: Text| {
            Err(Error::Invalid { what: text!("Order {number}", number = &order.number), problem })
        };
        if as_invoiced(was) != as_invoiced(order) {
            return Err(Error::Invoiced { order: order.number.clone(), invoice: number });
        }
        if let Some(credit) = self.credit_of_nothing(order) {
            let number = credit.number.to_string();
            return refuse(text!(
                "its credit note {number} belongs to a refund that this would change",
                number
            ));
        }
        if is_void(order.status) && !is_void(was.status) {
            return refuse(text!(
                "it has the invoice {number}; cancel that with a credit note first",
                number
            ));
        }
        Ok(())
    }
}

/// True for a status in which an order charges nothing, so that no invoice of it is in force.
pub(super) const fn is_void(status: OrderStatus) -> bool {
    use OrderStatus::{Cancelled, Draft, Failed, Trash};
    matches!(status, Cancelled | Draft | Failed | Trash)
}
