//! Orders, one at a time and as a list. Refunds are in `refunds.rs`, files of orders in `import`.
//!
//! A deleted order is moved to the trash: lists hide it unless asked for it, no report counts it, and no
//! other order can take its number. It can be restored.

pub(super) mod change;
pub(super) mod refunds;
mod taxes;

use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

use super::closed_periods::check_correction;
use super::customers::add_customer_of_order;
use super::products::add_product_of_order;
use super::rates::index::RateIndexCache;
use super::{Engine, require};
use domain::access::{Actor, Capability};
use domain::ids::{OrderId, ProductId};
use domain::invoice::standing::Standing;
use domain::label;
use domain::order::doubt::{Doubt, doubts};
use domain::order::form::OrderForm;
use domain::order::query::{OrderPage, OrderQuery};
use domain::order::size::check_size;
use domain::order::{Customer, Order, OrderStatus, OrderSummary, Product};
use domain::places::address::Address;
use domain::pricing::tax_place::{TaxPlace, taxed_at, warnings};
use domain::pricing::{PricedOrder, priced};
use domain::rate::TaxRate;
use domain::rate::index::RateIndex;
use domain::shop::settings::Shop;
use domain::tax::class::ClassSlug;
use domain::tax::exemption::{ExemptionHint, fits_reverse_charge};
use domain::tax::jurisdiction::Jurisdiction;
use domain::text;
use domain::text::Text;
use domain::time::{Day, Instant, Local};
use domain::{Error, Result};
use store::{JournalChange, Read, Write};

/// Number of the highest numbers among which one that ends in digits is sought.
const NUMBERS: i64 = 100;
/// The most orders in one answer.
const LARGEST_PAGE: usize = 1_000;

impl Engine {
    /// The order with this number, `None` when there is none. Needs `view_store_reports`.
    pub fn order(&self, actor: &Actor, number: &str) -> Result<Option<Order>> {
        require(actor, Capability::ViewStoreReports, Error::NotAllowed { what: label!("see orders") })?;
        Ok(self.store.read(|read| Ok(read.order(number)?))?.map(|(_, order)| order))
    }

    /// A page of the orders that a query matches, with their count and sums. Needs `view_store_reports`.
    pub fn orders(&self, actor: &Actor, query: &OrderQuery) -> Result<OrderPage> {
        require(actor, Capability::ViewStoreReports, Error::NotAllowed { what: label!("see orders") })?;
        let query = OrderQuery { limit: query.limit.clamp(1, LARGEST_PAGE), ..query.clone() };
        self.store.read(|read| Ok(read.order_page(&query)?))
    }

    /// The orders behind a range of a report, from `start` up to `end`, latest first. Needs
    /// `view_store_reports`.
    pub fn orders_between(
        &self,
        actor: &Actor,
        start: Local,
        end: Local,
        limit: i64,
    ) -> Result<Vec<OrderSummary>> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| Ok(read.orders_between(start, end, limit)?))
    }

    /// The number of orders of any status. Needs `view_store_reports`.
    pub fn order_count(&self, actor: &Actor) -> Result<i64> {
        require(actor, Capability::ViewStoreReports, Error::NotAllowed { what: label!("see orders") })?;
        self.store.read(|read| Ok(read.order_count()?))
    }

    /// The amounts of a form with the place and rates that explain them. A form that prices the same as
    /// `was` keeps the amounts of `was`. Changes nothing. Needs `manage_store`.
    pub fn price_order(&self, actor: &Actor, form: &OrderForm, was: Option<&Order>) -> Result<PricedOrder> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("see orders") })?;
        self.store.read(|read| price(read, &self.rates, form, was))
    }

    /// The questions to ask before this form is saved, which is an edit of `was` if given. Changes nothing. Needs
    /// `manage_store`.
    pub fn order_doubts(&self, actor: &Actor, form: &OrderForm, was: Option<&Order>) -> Result<Vec<Doubt>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("see orders") })?;
        let total = self.price_order(actor, form, was)?.total;
        let price_of = |read: &Read<'_>, id| Ok(read.get::<Product>(id)?.and_then(|product| product.price));
        self.store.read(|read| doubts(form, total, was, |id| price_of(read, id)))
    }

    /// The order that a draft was saved as, `None` when there is none. Needs `manage_store`.
    pub fn order_of_draft(&self, actor: &Actor, draft: &str) -> Result<Option<Order>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("see orders") })?;
        self.store.read(|read| {
            let number = read.number_of_draft(draft)?;
            let order = number.map(|number| read.order(&number)).transpose()?.flatten();
            Ok(order.map(|(_, order)| order))
        })
    }
}

/// An order to save, from its form.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrderEdit {
    /// The fields as they are filled in.
    pub form: OrderForm,
    /// The order that is edited, as it was read for the edit; `None` for a new one. Its fields that the form
    /// does not show are kept.
    pub was: Option<Order>,
    /// The name of a new customer, added with the order's address. A customer who has that name already is
    /// used instead.
    pub new_customer: Option<String>,
    /// New products, each with the index of its line, added with the order. A product that has that code or, without
    /// one, that name already is used instead.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub new_products: Vec<(usize, Product)>,
    /// A unique id of the draft, kept outside the shop, that a new order was; empty for none. Each draft is
    /// saved once, also when another window shows it, or after a crash between saving the order and deleting
    /// the draft.
    pub draft: String,
}

/// Saves the order of a form and returns it. Refused with [`Error::StaleOrder`] when the order is no longer
/// equal to `was`, and with [`Error::DraftSaved`] when the draft was saved as an order that still exists.
pub(super) fn save(
    write: &Write<'_>,
    rates: &RateIndexCache,
    edit: &OrderEdit,
    now: Instant,
) -> Result<Order> {
    let OrderEdit { form, was, new_customer, new_products, draft } = edit;
    if was.is_none()
        && let Some(number) = write.number_of_draft(draft)?
    {
        return Err(Error::DraftSaved { number });
    }
    let named = new_customer.as_ref().map(|name| of_new_customer(write, form, name, now)).transpose()?;
    let mut form = named.unwrap_or_else(|| form.clone());
    for (at, product) in new_products {
        let id = add_product_of_order(write, product)?;
        form.lines.iter_mut().skip(*at).take(1).for_each(|line| line.product = Some(id));
    }
    let Some(was) = was else {
        let (id, order) = add(write, rates, &form)?;
        if !draft.is_empty() {
            write.add_draft(draft, id)?;
        }
        return Ok(order);
    };
    // What a web shop says of a buyer later moves no invoice, and what a person types is to be on it.
    if !form.texts.trimmed().is_invoiced_as(&was.texts)
        && let Some(standing) = Standing::of(&write.invoices_of(known(write, &was.number)?.0)?)
    {
        let invoice = standing.invoice.number.to_string();
        return Err(Error::Invoiced { order: was.number.clone(), invoice });
    }
    change_by(write, rates, &form, was)
}

/// Adds a copy of an order at today's taxes, with a new number, completed and placed now. Returns it; refused when
/// no order has this number.
pub(super) fn duplicate(
    write: &Write<'_>,
    rates: &RateIndexCache,
    number: &str,
    now: Instant,
) -> Result<Order> {
    let (_, was) = known(write, number)?;
    let (_, copy) = add(write, rates, &OrderForm::like(&was, write.shop()?.time_zone.local(now)))?;
    write.entitle(text!("Duplicate order {number} as {copy}", number, copy = &copy.number));
    Ok(copy)
}

/// Sets the status of an order. Refused when no order has this number.
pub(super) fn set_status(write: &Write<'_>, number: &str, status: OrderStatus) -> Result<Order> {
    let (id, was) = known(write, number)?;
    let order = Order { status, ..was.clone() };
    change(write, id, &was, &order)?;
    Ok(order)
}

/// Moves an order to the trash; refused when no order has this number, or when it is there already.
pub(super) fn delete(write: &Write<'_>, number: &str) -> Result<Order> {
    let (_, was) = known(write, number)?;
    if was.status == OrderStatus::Trash {
        return Err(refused(number, text!("it is in the archive already; look at the archived orders")));
    }
    set_status(write, number, OrderStatus::Trash)
}

/// Takes an order out of the trash with its previous status, or as `Pending` when that is not known. Refused
/// when it is not in the trash.
pub(super) fn restore(write: &Write<'_>, number: &str) -> Result<Order> {
    let (_, was) = known(write, number)?;
    if was.status != OrderStatus::Trash {
        return Err(refused(number, text!("it is not in the archive; look at the other orders")));
    }
    let before = write.status_before_trash(number)?.unwrap_or(OrderStatus::Pending);
    set_status(write, number, before)
}

/// Writes an order as it is, over the one with its number if there is one. Its products and customer must
/// exist.
pub(super) fn put(write: &Write<'_>, order: &Order) -> Result<()> {
    let exemption = order.exemption.cleaned();
    if exemption != order.exemption {
        return put(write, &Order { exemption, ..order.clone() });
    }
    if let Some(problem) = order.overlong() {
        return Err(Error::Invalid { what: text!("The order"), problem });
    }
    order.texts.check()?;
    match write.order(&order.number)? {
        Some((id, was)) => change(write, id, &was, order),
        None => insert(write, order).map(drop),
    }
}

fn refused(number: &str, problem: Text) -> Error {
    Error::Invalid { what: text!("Order {number}", number), problem }
}

/// Refused when the order names a product or a customer that the shop does not have, such as one whose adding
/// was undone while the order was typed. What `was` names already is not looked up.
fn check_links(read: &Read<'_>, order: &Order, was: Option<&Order>) -> Result<()> {
    let had: BTreeSet<ProductId> = was.into_iter().flat_map(products).map(|(id, _)| id).collect();
    for (id, name) in products(order).filter(|(id, _)| !had.contains(id)) {
        if read.get::<Product>(id)?.is_none() {
            let problem = match name {
                Some(name) => {
                    text!("the product \"{name}\" is no longer in the shop; choose another one", name)
                }
                None => text!(
                    "the product {id} of a refund is no longer in the shop; choose another one",
                    id = id.to_string()
                ),
            };
            return Err(refused(&order.number, problem));
        }
    }
    if let Some(login) =
        order.customer.as_deref().filter(|login| was.and_then(|was| was.customer.as_deref()) != Some(login))
        && read.customer(login)?.is_none()
    {
        let problem = text!("the customer \"{login}\" is no longer in the shop; choose another one", login);
        return Err(refused(&order.number, problem));
    }
    Ok(())
}

/// The products of an order with their names at the time of the sale, then those of its refunds.
fn products(order: &Order) -> impl Iterator<Item = (ProductId, Option<&str>)> {
    let sold = order.items.iter().filter_map(|item| Some((item.product?, Some(item.name.as_str()))));
    let back = order.refunds.iter().flat_map(|refund| &refund.items);
    sold.chain(back.filter_map(|item| Some((item.product?, None))))
}

/// The order of this number; refused when there is none.
pub(super) fn known(read: &Read<'_>, number: &str) -> Result<(OrderId, Order)> {
    read.order(number)?
        .ok_or_else(|| refused(number, text!("there is none of this number; look at the list")))
}

/// Writes and records an order when it differs from `was`.
pub(super) fn change(write: &Write<'_>, id: OrderId, was: &Order, order: &Order) -> Result<()> {
    if was != order {
        // The limit of size does not stop edits of an order that was as large before.
        if order.size() > was.size() {
            check_size(order.size())?;
        }
        check_links(write, order, Some(was))?;
        write.change_order(id, was, order, write.shop()?.time_zone)?;
        write.record(JournalChange::order(id, Some(was), Some(order)));
    }
    Ok(())
}

fn price(
    read: &Read<'_>,
    rates: &RateIndexCache,
    form: &OrderForm,
    was: Option<&Order>,
) -> Result<PricedOrder> {
    if let Some(was) = was
        && keeps_amounts(read, rates, form, was)?
    {
        return PricedOrder::kept(was, read.shop()?.currency.decimals());
    }
    let shop = read.shop()?;
    let (place, form) = at_taxed_address(read, form, was, &shop)?;
    let index = rates.index(read)?;
    let rates = rates_for(&index, &form, form.placed_at.day);
    let customer = form.customer.as_deref().map(|login| read.customer(login)).transpose()?.flatten();
    let vat_number = customer.map(|customer| customer.vat_number).unwrap_or_default();
    let priced = priced(&form, &rates, shop.taxes, shop.currency.decimals())?;
    let priced = PricedOrder { place, taxed_at: form.address.clone(), vat_number, ..priced };
    if form.exemption.is_stated() {
        let mut hints = form.exemption.hints(&form.address, &shop.address);
        let would_tax = rates.iter().any(|rate| rate.rate.is_some_and(|rate| rate.ten_thousandths() > 0));
        hints.extend((form.prices.include_tax() && would_tax).then_some(ExemptionHint::PricesWithTax));
        return Ok(PricedOrder { hints, ..priced });
    }
    let warnings = warnings(&form, &form.address, &shop.address, &index, &read.classes()?);
    let proposes_reverse_charge = fits_reverse_charge(&priced.vat_number, &form.address, &shop.address);
    Ok(PricedOrder { warnings, proposes_reverse_charge, ..priced })
}

/// The form at the address that determines its taxes, and the origin of that address. An edit that leaves address
/// and customer is taxed where the order was.
fn at_taxed_address(
    read: &Read<'_>,
    form: &OrderForm,
    was: Option<&Order>,
    shop: &Shop,
) -> Result<(TaxPlace, OrderForm)> {
    let number = was.map(|was| was.number.as_str()).or(form.number.as_deref());
    let saved = number.map(|number| read.order(number)).transpose()?.flatten();
    let is_there = |of: &Order| (&of.address, &of.customer) == (&form.address, &form.customer);
    let (place, address) = match saved.filter(|(_, saved)| is_there(saved)) {
        Some((id, saved)) => place_of_order(read, id, &saved, shop)?,
        None => taxed_place(read, form.customer.as_deref(), &form.address, shop)?,
    };
    Ok((place, OrderForm { address, ..form.clone() }))
}

/// The address that determines the taxes of an order in the books, and its origin: where it was taxed, or would be
/// now where that is not known.
fn place_of_order(read: &Read<'_>, id: OrderId, order: &Order, shop: &Shop) -> Result<(TaxPlace, Address)> {
    match place_charged(read, id, order, shop)? {
        (TaxPlace::Nowhere, _) => taxed_place(read, order.customer.as_deref(), &order.address, shop),
        known => Ok(known),
    }
}

/// The address that an order was taxed at, and its origin. Of an order without one, only the country and state are
/// kept: the rest is that of the customer or the shop as long as it is in them.
fn place_charged(read: &Read<'_>, id: OrderId, order: &Order, shop: &Shop) -> Result<(TaxPlace, Address)> {
    let (place, address) = taxed_place(read, order.customer.as_deref(), &order.address, shop)?;
    let kept = if place == TaxPlace::Order { None } else { read.jurisdiction_of_order(id)? };
    let Some(kept) = kept else { return Ok((place, address)) };
    if kept.is_unknown() {
        return Ok((TaxPlace::Nowhere, Address::default()));
    }
    let origin = if place == TaxPlace::Nowhere { TaxPlace::Shop } else { place };
    let is_there = |(_, at): &(TaxPlace, Address)| Jurisdiction::new(&at.country, &at.state) == kept;
    let known = [(place, address), (TaxPlace::Shop, shop.address.clone())].into_iter().find(is_there);
    let only = Address { state: kept.state().to_owned(), ..Address::of_country(kept.country()) };
    Ok(known.unwrap_or((origin, only)))
}

/// The address that determines the taxes of an order of a customer to an address, and its origin.
fn taxed_place(
    read: &Read<'_>,
    customer: Option<&str>,
    address: &Address,
    shop: &Shop,
) -> Result<(TaxPlace, Address)> {
    let customer = customer.map(|login| read.customer(login)).transpose()?.flatten();
    let customer = customer.map(|customer| customer.address);
    Ok(taxed_at(address, customer.as_ref(), &shop.address))
}

/// True for a form that leaves the amounts of an order as they were charged: it prices the same, and on its
/// day the same rates are in force as on that of the order.
fn keeps_amounts(read: &Read<'_>, rates: &RateIndexCache, form: &OrderForm, was: &Order) -> Result<bool> {
    let mut before = OrderForm::of(was);
    if form.exemption.is_stated() && was.is_without_tax() {
        // A reason for what was charged no tax changes no amount.
        before.exemption.clone_from(&form.exemption);
    }
    if !before.costs_the_same(form) {
        return Ok(false);
    }
    if form.placed_at.day == was.placed_at.day || form.exemption.is_stated() {
        return Ok(true);
    }
    let (_, form) = at_taxed_address(read, form, Some(was), &read.shop()?)?;
    let index = rates.index(read)?;
    Ok(rates_for(&index, &form, form.placed_at.day) == rates_for(&index, &form, was.placed_at.day))
}

/// The rates of the form's classes, and of the standard class, that apply at its address on a day.
fn rates_for(rates: &RateIndex, form: &OrderForm, day: Day) -> Vec<TaxRate> {
    let mut classes: BTreeSet<ClassSlug> = form.lines.iter().map(|line| line.class.clone()).collect();
    classes.insert(ClassSlug::standard());
    let address = form.address.with_country_code();
    classes.iter().flat_map(|class| rates.applicable(class, &address, day)).collect()
}

/// The form with the customer of this name, added when there is none.
fn of_new_customer(write: &Write<'_>, form: &OrderForm, name: &str, now: Instant) -> Result<OrderForm> {
    let registered_at = write.shop()?.time_zone.local(now);
    let (name, address) = (name.to_owned(), form.address.clone());
    let customer = Customer { name, registered_at, address, ..Customer::default() };
    Ok(OrderForm { customer: Some(add_customer_of_order(write, &customer)?), ..form.clone() })
}

fn add(write: &Write<'_>, rates: &RateIndexCache, form: &OrderForm) -> Result<(OrderId, Order)> {
    let number = match form.number.as_deref().map(str::trim) {
        Some(number) => number.to_owned(),
        None => next_number(write)?,
    };
    check_correction(write, form.corrects, None)?;
    let order = form.order(number, &price(write, rates, form, None)?, None);
    let order = with_costs(write, form, order)?;
    if write.order(&order.number)?.is_some() {
        let problem = text!("there is an order of this number already; choose another");
        return Err(refused(&order.number, problem));
    }
    let id = insert(write, &order)?;
    write.entitle(text!("Add order {number}", number = &order.number));
    Ok((id, order))
}

fn insert(write: &Write<'_>, order: &Order) -> Result<OrderId> {
    check_size(order.size())?;
    check_links(write, order, None)?;
    let id = write.add_order(order, write.shop()?.time_zone)?;
    write.record(JournalChange::order(id, None, Some(order)));
    Ok(id)
}

fn change_by(write: &Write<'_>, rates: &RateIndexCache, form: &OrderForm, was: &Order) -> Result<Order> {
    let number = was.number.as_str();
    if form.number.as_deref().is_some_and(|given| given.trim() != number) {
        return Err(refused(
            number,
            text!("an order keeps its number; duplicate the order to have it under another number"),
        ));
    }
    let found = write.order(number)?;
    let Some((id, _)) = found.as_ref().filter(|(_, is)| is == was) else {
        return Err(Error::StaleOrder { number: number.to_owned() });
    };
    check_correction(write, form.corrects, was.corrects)?;
    let order = if keeps_amounts(write, rates, form, was)? {
        form.facts(Some(was))
    } else {
        form.order(number.to_owned(), &price(write, rates, form, Some(was))?, Some(was))
    };
    let order = with_costs(write, form, order)?;
    change(write, *id, was, &order)?;
    write.entitle(text!("Edit order {number}", number));
    Ok(order)
}

/// An order of a form with the costs of its lines: the typed ones, and for other lines those of the products
/// on its day.
fn with_costs(read: &Read<'_>, form: &OrderForm, order: Order) -> Result<Order> {
    let ids: BTreeSet<ProductId> = order.items.iter().filter_map(|item| item.product).collect();
    let mut costs = BTreeMap::new();
    for id in ids {
        let cost = read.get::<Product>(id)?.and_then(|product| product.costs.on(order.placed_at.day));
        costs.extend(cost.map(|cost| (id, cost)));
    }
    Ok(form.costed(order, |id| costs.get(&id).copied()))
}

/// The first free number after the highest one that ends in digits; `1` when there is none.
fn next_number(read: &Read<'_>) -> Result<String> {
    let highest = read.highest_order_numbers(NUMBERS)?;
    let mut number = highest.iter().find_map(|number| behind(number)).unwrap_or_else(|| "1".to_owned());
    while read.order(&number)?.is_some() {
        number = behind(&number).unwrap_or_else(|| format!("{number}-2"));
    }
    Ok(number)
}

/// Adds one to the digits that a number ends in: `#1009` gives `#1010`. `None` without such digits, or when
/// they overflow a `u64`.
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
