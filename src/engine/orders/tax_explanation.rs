//! The explanation of an order's taxes, by the rates of its date. An order keeps what it was charged, also when a past
//! version of a rate changes; it is corrected by editing it.

use crate::rates::index::RateIndexCache;
use crate::{Engine, orders, require};
use domain::access::{Actor, Capability};
use domain::ids::OrderId;
use domain::order::Order;
use domain::pricing::by_rates::{by_rates, charges_by_class, form_of_charges, prices_of};
use domain::pricing::tax_explanation::{OrderTaxExplanation, TaxQuestion};
use domain::{Error, Result};
use store::Read;

impl Engine {
    /// Why an order is taxed as it is, by the rates of its date, which may be others than it was charged. Needs
    /// `view_store_reports`; refused when no order has this number.
    pub fn explain_order(&self, actor: &Actor, number: &str) -> Result<OrderTaxExplanation> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadTax)?;
        self.store.read(|read| {
            let (id, order) = orders::known(read, number)?;
            let shop = read.shop()?;
            let index = self.rates.index(read)?;
            let charged_at = orders::place_charged(read, id, &order, &shop)?;
            let taxed_at = orders::place_of_order(read, id, &order, &shop)?;
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
}

fn by_rates_of_its_date(
    read: &Read<'_>,
    rates: &RateIndexCache,
    id: OrderId,
    order: &Order,
) -> Result<Order> {
    let shop = read.shop()?;
    let (_, address) = orders::place_of_order(read, id, order, &shop)?;
    let form = form_of_charges(order, address, shop.taxes)?;
    let rates = orders::rates_for(&*rates.index(read)?, &form, order.placed_at.day);
    by_rates(order, &form, &rates, shop.taxes, shop.currency.decimals())
}
