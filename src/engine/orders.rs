//! Orders, one at a time and as a list. Files of many come in through `import`, refunds stand in
//! `order_refunds`.
//!
//! A deleted order is put in the trash: hidden from lists unless asked for, counted nowhere, and its
//! number stays its own. It can be taken out again.

use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

use super::customers::welcome;
use super::rate_index::HeldRates;
use super::{Engine, require};
use crate::domain::access::{Actor, Capability};
use crate::domain::address::Address;
use crate::domain::class::ClassSlug;
use crate::domain::ids::OrderId;
use crate::domain::order::{Customer, Order, OrderStatus, OrderSummary};
use crate::domain::order_form::OrderForm;
use crate::domain::order_query::{OrderPage, OrderQuery};
use crate::domain::order_size::check_size;
use crate::domain::places;
use crate::domain::pricing::{PricedOrder, priced};
use crate::domain::rate::TaxRate;
use crate::domain::rate_index::RateIndex;
use crate::domain::tax_place::{taxed_at, warnings};
use crate::domain::time::{Instant, Local};
use crate::domain::{Error, Result};
use crate::store::{JournalChange, Read, Write};

/// How many of the highest numbers are looked at for one that can be counted on.
const NUMBERS: i64 = 100;
/// The most orders on a page of a list.
const LARGEST_PAGE: usize = 1_000;

impl Engine {
    /// The order with this number, `None` when there is none. Needs `manage_store`.
    pub fn order(&self, actor: &Actor, number: &str) -> Result<Option<Order>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see orders" })?;
        Ok(self.store.read(|read| read.order(number))?.map(|(_, order)| order))
    }

    /// A page of the orders that a query finds, with how many there are and what they come to. Needs
    /// `manage_store`.
    pub fn orders(&self, actor: &Actor, query: &OrderQuery) -> Result<OrderPage> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see orders" })?;
        let query = OrderQuery { limit: query.limit.clamp(1, LARGEST_PAGE), ..query.clone() };
        self.store.read(|read| read.order_page(&query))
    }

    /// The orders behind a range of a report, latest first. Needs `view_store_reports`, as the report.
    pub fn orders_between(
        &self,
        actor: &Actor,
        start: Local,
        end: Local,
        limit: i64,
    ) -> Result<Vec<OrderSummary>> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| read.orders_between(start, end, limit))
    }

    /// How many orders there are, of any status. Needs `manage_store`.
    pub fn order_count(&self, actor: &Actor) -> Result<i64> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see orders" })?;
        self.store.read(|read| read.order_count())
    }

    /// What a form comes to, and why. One that costs what the order it is an edit of did keeps that
    /// order's amounts. Changes nothing. Needs `manage_store`.
    pub fn price_order(&self, actor: &Actor, form: &OrderForm, was: Option<&Order>) -> Result<PricedOrder> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see orders" })?;
        self.store.read(|read| price(read, &self.rates, form, was))
    }

    /// The number that the next order gets when none is given. Needs `manage_store`.
    pub fn next_order_number(&self, actor: &Actor) -> Result<String> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see orders" })?;
        self.store.read(next_number)
    }

    /// The order that a draft became, `None` when it is not in the books. Needs `manage_store`.
    pub fn order_of_draft(&self, actor: &Actor, draft: &str) -> Result<Option<Order>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see orders" })?;
        self.store.read(|read| {
            let number = read.number_of_draft(draft)?;
            let order = number.map(|number| read.order(&number)).transpose()?.flatten();
            Ok(order.map(|(_, order)| order))
        })
    }
}

/// An order as a form has it, to be put into the books.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrderEdit {
    /// What is filled in.
    pub form: OrderForm,
    /// The order in whose place it comes, as it was read for the edit; `None` for a new one. What the form does
    /// not show is kept.
    pub was: Option<Order>,
    /// The name of somebody who is not in the books yet, and comes into them at the order's address as its
    /// customer. Whoever goes by that name already is the one.
    pub new_customer: Option<String>,
    /// Which draft, kept outside the shop, a new order was: any text that no other is named by, or empty. Each
    /// draft comes into the books once, whoever saves it again: another window that shows it, or the same one
    /// after a crash between saving the order and forgetting the draft.
    pub draft: String,
}

/// Puts the order of a form into the books, and answers it. Refused with [`Error::StaleOrder`] when the order is
/// no longer what it was, and with [`Error::DraftSaved`] while the order that the draft became is in the books.
pub(super) fn save(write: &Write<'_>, rates: &HeldRates, edit: &OrderEdit, now: Instant) -> Result<Order> {
    let OrderEdit { form, was, new_customer, draft } = edit;
    if was.is_none()
        && let Some(number) = write.number_of_draft(draft)?
    {
        return Err(Error::DraftSaved { number });
    }
    let named = new_customer.as_ref().map(|name| of_new_customer(write, form, name, now)).transpose()?;
    let form = named.as_ref().unwrap_or(form);
    let Some(was) = was else {
        let (id, order) = add(write, rates, form)?;
        if !draft.is_empty() {
            write.add_draft(draft, id)?;
        }
        return Ok(order);
    };
    change_by(write, rates, form, was)
}

/// Adds an order like another, at today's taxes: of its own number, placed now and not paid. Answers it; refused
/// when there is none of this number.
pub(super) fn duplicate(write: &Write<'_>, rates: &HeldRates, number: &str, now: Instant) -> Result<Order> {
    let (_, was) = known(write, number)?;
    let (_, copy) = add(write, rates, &OrderForm::like(&was, write.shop()?.time_zone.local(now)))?;
    write.entitle(format!("Duplicate order {number} as {}", copy.number));
    Ok(copy)
}

/// Has an order stand elsewhere: called off, paid, done. Refused when there is none of this number.
pub(super) fn set_status(write: &Write<'_>, number: &str, status: OrderStatus) -> Result<Order> {
    let (id, was) = known(write, number)?;
    let order = Order { status, ..was.clone() };
    change(write, id, &was, &order)?;
    Ok(order)
}

/// Puts an order in the trash; refused when there is none of this number, or it is there already.
pub(super) fn delete(write: &Write<'_>, number: &str) -> Result<Order> {
    let (_, was) = known(write, number)?;
    if was.status == OrderStatus::Trash {
        return Err(refused(number, "it is deleted already"));
    }
    set_status(write, number, OrderStatus::Trash)
}

/// Takes an order out of the trash, as it stood before; not paid when that is not known. Refused when it is not
/// in the trash.
pub(super) fn restore(write: &Write<'_>, number: &str) -> Result<Order> {
    let (_, was) = known(write, number)?;
    if was.status != OrderStatus::Trash {
        return Err(refused(number, "it is not deleted"));
    }
    let before = write.status_before_trash(number)?.unwrap_or(OrderStatus::Pending);
    set_status(write, number, before)
}

/// Puts an order into the books as it is, in the place of the one with its number if there is one. Its products
/// and customer must be there.
pub(super) fn put(write: &Write<'_>, order: &Order) -> Result<()> {
    if let Some(problem) = order.overlong() {
        return Err(Error::Invalid { what: "The order".to_owned(), problem });
    }
    match write.order(&order.number)? {
        Some((id, was)) => change(write, id, &was, order),
        None => insert(write, order).map(drop),
    }
}

fn refused(number: &str, problem: &str) -> Error {
    Error::Invalid { what: format!("Order {number}"), problem: problem.to_owned() }
}

/// The order of this number.
pub(super) fn known(read: &Read<'_>, number: &str) -> Result<(OrderId, Order)> {
    read.order(number)?.ok_or_else(|| refused(number, "there is none of this number"))
}

/// Puts an order in the place of what it was, when it is something else.
pub(super) fn change(write: &Write<'_>, id: OrderId, was: &Order, order: &Order) -> Result<()> {
    if was != order {
        // One that was as large before may be changed and deleted.
        if order.size() > was.size() {
            check_size(order.size())?;
        }
        write.change_order(id, was, order, write.shop()?.time_zone)?;
        write.record(JournalChange::order(id, Some(was), Some(order)));
    }
    Ok(())
}

fn price(read: &Read<'_>, rates: &HeldRates, form: &OrderForm, was: Option<&Order>) -> Result<PricedOrder> {
    if let Some(was) = was.filter(|was| OrderForm::of(was).costs_the_same(form)) {
        return PricedOrder::kept(was, read.shop()?.currency.decimals());
    }
    let shop = read.shop()?;
    let customer = form.customer.as_deref().map(|login| read.customer(login)).transpose()?.flatten();
    let customer = customer.map(|customer| customer.address);
    let (place, taxed_at) = taxed_at(&form.address, customer.as_ref(), &shop.address);
    let form = OrderForm { address: taxed_at, ..form.clone() };
    let index = rates.index(read)?;
    let rates = rates_for(&index, &form);
    let priced = priced(&form, &rates, shop.taxes, shop.currency.decimals())?;
    let warnings = warnings(&form, &form.address, &shop.address, &index, &read.classes()?);
    Ok(PricedOrder { place, taxed_at: form.address, warnings, ..priced })
}

/// The rates that apply where a form says that the order is sent.
fn rates_for(rates: &RateIndex, form: &OrderForm) -> Vec<TaxRate> {
    let mut classes: BTreeSet<ClassSlug> = form.lines.iter().map(|line| line.class.clone()).collect();
    classes.insert(ClassSlug::standard());
    let address = Address { country: places::country_code(&form.address.country), ..form.address.clone() };
    classes.iter().flat_map(|class| rates.applicable(class, &address)).cloned().collect()
}

/// The form with somebody of this name as its customer, who comes into the books where they are not yet.
fn of_new_customer(write: &Write<'_>, form: &OrderForm, name: &str, now: Instant) -> Result<OrderForm> {
    let registered_at = write.shop()?.time_zone.local(now);
    let (name, address) = (name.to_owned(), form.address.clone());
    let customer = Customer { name, registered_at, address, ..Customer::default() };
    Ok(OrderForm { customer: Some(welcome(write, &customer)?), ..form.clone() })
}

fn add(write: &Write<'_>, rates: &HeldRates, form: &OrderForm) -> Result<(OrderId, Order)> {
    let number = match form.number.as_deref().map(str::trim) {
        Some(number) => number.to_owned(),
        None => next_number(write)?,
    };
    let order = form.order(number, &price(write, rates, form, None)?, None);
    if write.order(&order.number)?.is_some() {
        return Err(refused(&order.number, "there is an order of this number already"));
    }
    let id = insert(write, &order)?;
    write.entitle(format!("Add order {}", order.number));
    Ok((id, order))
}

fn insert(write: &Write<'_>, order: &Order) -> Result<OrderId> {
    check_size(order.size())?;
    let id = write.add_order(order, write.shop()?.time_zone)?;
    write.record(JournalChange::order(id, None, Some(order)));
    Ok(id)
}

fn change_by(write: &Write<'_>, rates: &HeldRates, form: &OrderForm, was: &Order) -> Result<Order> {
    let number = was.number.as_str();
    if form.number.as_deref().is_some_and(|given| given.trim() != number) {
        return Err(refused(number, "an order keeps its number; duplicate it to give it another"));
    }
    let found = write.order(number)?;
    let Some((id, _)) = found.as_ref().filter(|(_, is)| is == was) else {
        return Err(Error::StaleOrder { number: number.to_owned() });
    };
    let order = if OrderForm::of(was).costs_the_same(form) {
        form.facts(Some(was))
    } else {
        form.order(number.to_owned(), &price(write, rates, form, Some(was))?, Some(was))
    };
    change(write, *id, was, &order)?;
    write.entitle(format!("Edit order {number}"));
    Ok(order)
}

/// The number behind the highest: what ends in digits is counted on, with what stands before them.
fn next_number(read: &Read<'_>) -> Result<String> {
    let highest = read.highest_order_numbers(NUMBERS)?;
    let mut number = highest.iter().find_map(|number| behind(number)).unwrap_or_else(|| "1".to_owned());
    while read.order(&number)?.is_some() {
        number = behind(&number).unwrap_or_else(|| format!("{number}-2"));
    }
    Ok(number)
}

/// A number counted on by one: `#1009` to `#1010`. `None` for one that does not end in digits that can be.
fn behind(number: &str) -> Option<String> {
    let head = number.trim_end_matches(|c: char| c.is_ascii_digit());
    let digits = number.strip_prefix(head)?;
    let next = digits.parse::<u64>().ok()?.checked_add(1)?;
    Some(format!("{head}{next:0width$}", width = digits.len()))
}

#[cfg(test)]
mod tests {
    use super::behind;

    #[test]
    fn numbers_are_counted_on() {
        for (number, expected) in [
            ("10467", Some("10468")),
            ("#1009", Some("#1010")),
            ("R-0099", Some("R-0100")),
            ("99", Some("100")),
            ("abc", None),
            ("99999999999999999999", None),
        ] {
            assert_eq!(behind(number).as_deref(), expected, "{number}");
        }
    }
}
