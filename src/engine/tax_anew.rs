//! The taxes of orders by the rates of their dates: taxing orders anew after a past version of a rate has changed,
//! and the explanation of an order's taxes. An order keeps what it was charged unless it is taxed anew.

use super::rate_index::RateIndexCache;
use super::rate_versions::{known, named, today};
use super::{Engine, orders, require};
use domain::access::{Actor, Capability};
use domain::ids::{OrderId, RateId};
use domain::order::Order;
use domain::pricing::tax_anew::{
    LeftOrder, TaxedAnew, all_tax, charges_by_class, days_of_version, form_of_charges, prices_of, problem,
    taxed_anew,
};
use domain::pricing::tax_explanation::{OrderTaxExplanation, TaxQuestion};
use domain::rate::versions::VersionedRate;
use domain::time::{Day, Instant};
use domain::{Error, Result};
use store::{Read, Write};

/// The most orders of one change, which the journal has whole.
const MOST: usize = 100_000;

impl Engine {
    /// What [`TaxAnew`](super::Change::TaxAnew) would make of the orders of a version. Changes nothing. Needs
    /// `manage_store`; refused when no version of the rate that was in force begins on this day.
    pub fn preview_tax_anew(
        &self,
        actor: &Actor,
        rate: RateId,
        from: Day,
        now: Instant,
    ) -> Result<TaxedAnew> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see orders" })?;
        self.store.read(|read| {
            let (_, numbers) = taxed_by_version(read, rate, from, now)?;
            each(read, &self.rates, &numbers, |_| Ok(()))
        })
    }

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

/// Taxes the orders anew that a rate taxed on the days of its version that begins on a day. Those with refunds
/// are left.
pub(super) fn tax_anew(
    write: &Write<'_>,
    rates: &RateIndexCache,
    rate: RateId,
    from: Day,
    now: Instant,
) -> Result<TaxedAnew> {
    let (rate, numbers) = taxed_by_version(write, rate, from, now)?;
    let taxed = each(write, rates, &numbers, |becomes| orders::put(write, becomes))?;
    write.entitle(format!("Tax {} orders anew: {} from {from}", taxed.orders, named(&rate.rate)));
    Ok(taxed)
}

/// The rate, and the numbers of the orders that it taxed on the days of a version.
fn taxed_by_version(
    read: &Read<'_>,
    id: RateId,
    from: Day,
    now: Instant,
) -> Result<(VersionedRate, Vec<String>)> {
    let today = today(read, now)?;
    let rate = known(read, id)?.brought_into_force(today);
    let refused = |problem: String| Error::Invalid { what: named(&rate.rate), problem };
    let (first, last) = days_of_version(&rate, from, today)
        .ok_or_else(|| refused(format!("no version of it that was in force begins on {from}")))?;
    let numbers = read.numbers_taxed_by(id, first, last, MOST + 1)?;
    if numbers.len() > MOST {
        return Err(refused(format!(
            "it taxed more than {MOST} orders from {first} to {last}, more than can be changed and undone at once"
        )));
    }
    Ok((rate, numbers))
}

/// Computes the taxes of each order anew, and calls `visit` with each that changes.
fn each(
    read: &Read<'_>,
    rates: &RateIndexCache,
    numbers: &[String],
    mut visit: impl FnMut(&Order) -> Result<()>,
) -> Result<TaxedAnew> {
    let mut taxed = TaxedAnew::default();
    let closed = read.closed_periods()?;
    for number in numbers {
        let (id, was) = orders::known(read, number)?;
        let closed = closed.closed_on(was.placed_at.day).map(|period| format!("{} is closed", period.name()));
        let becomes = match problem(&was).map(str::to_owned).or(closed) {
            Some(problem) => Err(problem),
            None => match by_rates_of_its_date(read, rates, id, &was) {
                Err(error) if error.status() < 500 => Err(error.to_string()),
                other => Ok(other?),
            },
        };
        match becomes {
            Ok(becomes) => {
                taxed.count(&was, &becomes)?;
                if was != becomes {
                    visit(&becomes)?;
                }
            }
            Err(problem) => {
                taxed.left.push(LeftOrder { number: number.clone(), tax: all_tax(&was)?, problem });
            }
        }
    }
    Ok(taxed)
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
    taxed_anew(order, &form, &rates, shop.taxes, shop.currency.decimals())
}
