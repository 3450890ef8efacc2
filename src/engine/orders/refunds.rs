//! Refunds of orders, entered and deleted by hand.

use std::collections::BTreeSet;

use super::{change, known};
use crate::closed_periods::check_correction;
use crate::{Engine, require};
use domain::access::{Actor, Capability};
use domain::label;
use domain::money::Money;
use domain::order::refund::remainder;
use domain::order::refund_form::{RefundForm, divided};
use domain::order::{Order, OrderStatus, Refund};
use domain::text;
use domain::text::beginning;
use domain::time::tax_period::TaxPeriod;
use domain::{Error, Result};
use store::{Read, Write};

impl Engine {
    /// The refund that a form would make. Changes nothing. Needs `manage_store`; refused as
    /// [`OrderChange::Refund`](super::change::OrderChange::Refund).
    pub fn price_refund(&self, actor: &Actor, number: &str, form: &RefundForm) -> Result<Refund> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("refund orders") })?;
        self.store.read(|read| Ok(refund_of(read, &known(read, number)?.1, form)?.1))
    }
}

/// Adds the refund of a form. The order becomes `Refunded` when nothing of it remains. Returns the order;
/// refused when no order has this number, when it takes no refund, or when more is asked for than remains.
pub(crate) fn refund(write: &Write<'_>, number: &str, form: &RefundForm) -> Result<Order> {
    let (id, was) = known(write, number)?;
    check_correction(write, form.corrects, None)?;
    let (mut order, refund) = refund_of(write, &was, form)?;
    let (amount, reason) = (refund.amount, beginning(&refund.reason));
    let title = if reason.is_empty() {
        text!("Refund {amount} of order {number}", amount, number)
    } else {
        text!("Refund {amount} of order {number}: {reason}", amount, number, reason)
    };
    order.refunds.push(refund);
    if remainder(&order)?.amount <= Money::ZERO {
        order.status = OrderStatus::Refunded;
    }
    change(write, id, &was, &order)?;
    write.entitle(title);
    Ok(order)
}

/// Deletes a refund by its index, from 0. An order that was `Refunded` and has an amount left becomes
/// `Completed`. Returns the order; refused with [`Error::StaleOrder`] when it is no longer equal to `was`.
pub(crate) fn delete(write: &Write<'_>, was: &Order, place: usize) -> Result<Order> {
    let number = was.number.as_str();
    let (id, is) = known(write, number)?;
    if is != *was {
        return Err(Error::StaleOrder { number: number.to_owned() });
    }
    let mut order = is.clone();
    if place >= order.refunds.len() {
        let problem = text!("there is no such refund; look at those that it has");
        return Err(Error::Invalid { what: text!("Order {number}", number), problem });
    }
    let gone = order.refunds.remove(place);
    if order.status == OrderStatus::Refunded && remainder(&order)?.amount > Money::ZERO {
        order.status = OrderStatus::Completed;
    }
    change(write, id, &is, &order)?;
    write.entitle(text!("Delete refund of {amount} of order {number}", amount = gone.amount, number));
    Ok(order)
}

/// Divides the refunds of a period that name an amount alone by the rates of the rest of their orders, like a
/// refund of an amount by hand. Refused when one exceeds the rest.
pub(crate) fn divide(write: &Write<'_>, period: TaxPeriod) -> Result<()> {
    let decimals = write.shop()?.currency.decimals();
    let (numbers, _) = write.refunds_by_amount(period.first_day(), period.last_day())?;
    for number in numbers.iter().collect::<BTreeSet<_>>() {
        let (id, was) = known(write, number)?;
        let in_period = |refund: &Refund| period.contains(refund.refunded_at.day);
        let places = (0..was.refunds.len()).filter(|at| was.refunds.get(*at).is_some_and(in_period));
        let order = with_divided(&was, places, decimals)?;
        change(write, id, &was, &order)?;
    }
    write.entitle(text!("Divide refunds of {period}", period));
    Ok(())
}

/// The order with these refunds divided by its rates, where they name an amount alone: the earliest first, since each takes
/// its part of what those before it left.
pub(crate) fn with_divided(
    order: &Order,
    places: impl Iterator<Item = usize>,
    decimals: u32,
) -> Result<Order> {
    let mut order = order.clone();
    let mut places: Vec<usize> = places.collect();
    places.sort_by_key(|place| order.refunds.get(*place).map(|refund| refund.refunded_at));
    for place in places {
        let refund = divided(&order, place, decimals)?;
        if let Some(was) = order.refunds.get_mut(place) {
            *was = refund;
        }
    }
    Ok(order)
}

/// Like [`with_divided`], without refunds of closed days: the books keep the declared figures there.
pub(crate) fn with_open_divided(
    read: &Read<'_>,
    order: &Order,
    places: impl Iterator<Item = usize>,
    decimals: u32,
) -> Result<Order> {
    let closed = read.closed_periods()?;
    let day = |at: usize| order.refunds.get(at).map(|refund| refund.refunded_at.day);
    let is_open = |at: &usize| day(*at).is_some_and(|day| closed.closed_on(day).is_none());
    with_divided(order, places.filter(is_open), decimals)
}

/// The refund of a form, and the order without it, whose refunds before it that name an amount alone are divided: otherwise it
/// would have the taxes of these, and more of them than of what it gives back.
fn refund_of(read: &Read<'_>, order: &Order, form: &RefundForm) -> Result<(Order, Refund)> {
    let decimals = read.shop()?.currency.decimals();
    let places = (0..order.refunds.len())
        .filter(|at| order.refunds.get(*at).is_some_and(|refund| refund.refunded_at <= form.at));
    // Refunds of more than there was are of a file, and stay as they are.
    let order = with_open_divided(read, order, places, decimals).unwrap_or_else(|_too_much| order.clone());
    let refund = form.refund(&order, decimals)?;
    Ok((order, refund))
}
