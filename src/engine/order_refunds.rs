//! Refunds of orders, entered and taken back by hand.

use super::orders::{change, known};
use super::{Engine, require, step};
use crate::domain::access::{Actor, Capability};
use crate::domain::money::Money;
use crate::domain::order::{Order, OrderStatus, Refund};
use crate::domain::refund::{Remainder, remainder};
use crate::domain::refund_form::RefundForm;
use crate::domain::time::Instant;
use crate::domain::{Error, Result};
use crate::store::Read;

impl Engine {
    /// What a refund would take back. Changes nothing. Needs `manage_store`; refused as `refund_order`.
    pub fn price_refund(&self, actor: &Actor, number: &str, form: &RefundForm) -> Result<Refund> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "refund orders" })?;
        self.store.read(|read| refund(read, &known(read, number)?.1, form))
    }

    /// What is left of an order that could come back. Needs `manage_store`; refused when there is none of
    /// this number.
    pub fn order_remainder(&self, actor: &Actor, number: &str) -> Result<Remainder> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see orders" })?;
        self.store.read(|read| remainder(&known(read, number)?.1))
    }

    /// Pays back what a form asks for. An order of which nothing is left is refunded. Answers the order.
    /// Needs `manage_store`; refused when there is none of this number, when it takes no refund, or when
    /// more is asked for than is left.
    pub fn refund_order(
        &mut self,
        actor: &Actor,
        number: &str,
        form: &RefundForm,
        now: Instant,
    ) -> Result<Order> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "refund orders" })?;
        self.store.write(&step(actor, now, "Refund"), |write| {
            let (id, was) = known(write, number)?;
            let refund = refund(write, &was, form)?;
            let amount = refund.amount.to_exact_text();
            let mut order = was.clone();
            order.refunds.push(refund);
            if remainder(&order)?.amount <= Money::ZERO {
                order.status = OrderStatus::Refunded;
            }
            change(write, id, &was, &order)?;
            write.entitle(format!("Refund {amount} of order {number}"));
            Ok(order)
        })
    }

    /// Takes back a refund, by its place in the order from 0; `was` is the refund as it was read. An
    /// order that was refunded and no longer is, is done. Answers the order. Needs `manage_store`;
    /// refused with [`Error::StaleOrder`] when the refund there is another.
    pub fn delete_refund(&mut self, actor: &Actor, was: &Order, place: usize, now: Instant) -> Result<Order> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "refund orders" })?;
        let number = was.number.as_str();
        self.store.write(&step(actor, now, "Delete refund"), |write| {
            let (id, is) = known(write, number)?;
            if is != *was {
                return Err(Error::StaleOrder { number: number.to_owned() });
            }
            let mut order = is.clone();
            if place >= order.refunds.len() {
                let problem = "there is no such refund".to_owned();
                return Err(Error::Invalid { what: format!("Order {number}"), problem });
            }
            let gone = order.refunds.remove(place);
            if order.status == OrderStatus::Refunded && remainder(&order)?.amount > Money::ZERO {
                order.status = OrderStatus::Completed;
            }
            change(write, id, &is, &order)?;
            write.entitle(format!("Delete refund of {} of order {number}", gone.amount.to_exact_text()));
            Ok(order)
        })
    }
}

fn refund(read: &Read<'_>, order: &Order, form: &RefundForm) -> Result<Refund> {
    form.refund(order, read.shop()?.currency.decimals())
}
