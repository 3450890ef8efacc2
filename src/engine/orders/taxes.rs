//! Explanations of the taxes of orders, by the rates of their date, and doubts about saved orders that were
//! charged no tax: the reason that they state, or the lack of one although a rate probably should apply. Both
//! are computed when they are read, so a warning goes as soon as it is put right.
//!
//! An order keeps what it was charged, also when a past version of a rate changes; it is corrected by editing it.

use std::collections::BTreeMap;

use super::{known, place_charged, place_of_order, rates_for};
use crate::rates::index::RateIndexCache;
use crate::{Engine, require};
use domain::access::{Actor, Capability};
use domain::ids::OrderId;
use domain::label;
use domain::order::form::OrderForm;
use domain::order::{Order, OrderStatus, OrderSummary};
use domain::pricing::tax_explanation::{
    OrderTaxExplanation, TaxQuestion, by_rates, charges_by_class, form_of_charges, prices_of,
};
use domain::pricing::tax_place::{TaxWarning, warnings};
use domain::rate::index::RateIndex;
use domain::tax::exemption::ExemptionHint;
use domain::text::Text;
use domain::{Error, Result};
use store::Read;

impl Engine {
    /// Explains the taxes of an order by the rates of its date, which may be others than it was charged.
    /// Needs `view_store_reports`; refused when no order has this number.
    pub fn explain_order(&self, actor: &Actor, number: &str) -> Result<OrderTaxExplanation> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadTax)?;
        self.store.read(|read| {
            let (id, order) = known(read, number)?;
            let shop = read.shop()?;
            let index = self.rates.index(read)?;
            let charged_at = place_charged(read, id, &order, &shop)?;
            let taxed_at = place_of_order(read, id, &order, &shop)?;
            let prices = prices_of(&order, shop.taxes);
            let question = |(class, amount, shipping)| {
                let address = taxed_at.1.clone();
                let question =
                    TaxQuestion { address, class, on: order.placed_at.day, amount, shipping, prices };
                let decimals = shop.currency.decimals();
                let answer = question.answer(&index, taxed_at.clone(), shop.taxes, decimals)?;
                Ok((question, answer))
            };
            // No rate is asked where a reason for no tax is stated.
            let charges =
                if order.exemption.is_stated() { Vec::new() } else { charges_by_class(&order, prices)? };
            let classes = charges.into_iter().map(question).collect::<Result<_>>()?;
            let by_rates = by_rates_of_its_date(read, &self.rates, id, &order)?;
            Ok(OrderTaxExplanation { order, charged_at, by_rates, classes })
        })
    }

    /// The warnings of an order in sentences; none for one that was charged tax. Needs `manage_store`.
    pub fn order_warnings(&self, actor: &Actor, order: &Order) -> Result<Vec<Text>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("see orders") })?;
        self.store.read(|read| {
            let index = self.rates.index(read)?;
            let (id, _) = known(read, &order.number)?;
            warnings_of(read, &index, id, order)
        })
    }

    /// The warnings of orders that have any, by their numbers. Needs `manage_store`.
    pub fn warnings_of_orders(
        &self,
        actor: &Actor,
        orders: &[OrderSummary],
    ) -> Result<BTreeMap<String, Vec<Text>>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("see orders") })?;
        self.store.read(|read| {
            let index = self.rates.index(read)?;
            let mut found = BTreeMap::new();
            for summary in orders.iter().filter(|order| order.is_untaxed) {
                let (id, order) = known(read, &summary.number)?;
                let warnings = warnings_of(read, &index, id, &order)?;
                if !warnings.is_empty() {
                    found.insert(order.number, warnings);
                }
            }
            Ok(found)
        })
    }
}

fn by_rates_of_its_date(
    read: &Read<'_>,
    rates: &RateIndexCache,
    id: OrderId,
    order: &Order,
) -> Result<Order> {
    let shop = read.shop()?;
    let (_, address) = place_of_order(read, id, order, &shop)?;
    let form = form_of_charges(order, address, shop.taxes)?;
    let rates = rates_for(&*rates.index(read)?, &form, order.placed_at.day);
    by_rates(order, &form, &rates, shop.taxes, shop.currency.decimals())
}

fn warnings_of(read: &Read<'_>, rates: &RateIndex, id: OrderId, order: &Order) -> Result<Vec<Text>> {
    let is_dropped =
        matches!(order.status, OrderStatus::Cancelled | OrderStatus::Failed | OrderStatus::Trash);
    // A shop without any rate is told once, where an order is typed, and not for each of its orders.
    if is_dropped || !order.is_without_tax() || rates.rates().next().is_none() {
        return Ok(Vec::new());
    }
    let shop = read.shop()?;
    let (_, at) = place_of_order(read, id, order, &shop)?;
    if order.exemption.is_stated() {
        return Ok(order.exemption.hints(&at, &shop.address).iter().map(ExemptionHint::sentence).collect());
    }
    let found = warnings(&OrderForm::of(order), &at, &shop.address, rates, &read.classes()?);
    Ok(found.iter().map(TaxWarning::sentence).collect())
}
