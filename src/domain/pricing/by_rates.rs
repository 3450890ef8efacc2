//! What an order would be taxed by other rates than it was, such as those of its date, for the explanation of its
//! taxes: what each line and shipping were charged stays, with or without tax as prices are entered, and the rest
//! follows.

use super::priced;
use crate::error::Result;
use crate::money::Money;
use crate::order::form::{FormLine, OrderForm};
use crate::order::{Item, Order};
use crate::places::address::Address;
use crate::quantity::Quantity;
use crate::rate::TaxRate;
use crate::tax::Prices;
use crate::tax::class::ClassSlug;
use crate::tax::rules::TaxRules;

/// False for an order from a file that has its tax only as a sum.
fn has_tax_by_item(order: &Order) -> bool {
    Money::sum(order.items.iter().map(|item| item.tax)).is_ok_and(|tax| tax == order.tax)
}

/// Whether what an order was charged stays with its tax or without: as its prices were typed, or as the shop
/// enters them where they were not.
pub fn prices_of(order: &Order, rules: TaxRules) -> Prices {
    let is_typed = order.items.iter().all(|item| item.price.is_some());
    match order.prices {
        _ if !has_tax_by_item(order) => Prices::ExcludeTax,
        Prices::ExcludeTax if !is_typed => rules.prices,
        prices => prices,
    }
}

/// What an item was charged, less its discount.
fn charged(item: &Item, prices: Prices) -> Result<Money> {
    if prices.include_tax() { item.total.plus(item.tax) } else { Ok(item.total) }
}

/// Shipping as it was charged.
fn charged_shipping(order: &Order, prices: Prices) -> Result<Money> {
    if prices.include_tax() { order.shipping.plus(order.shipping_tax) } else { Ok(order.shipping) }
}

/// The form of an order by which its taxes are computed, at the address that determines them: each line
/// once at what it was charged, so that nothing is rounded or discounted a second time.
pub fn form_of_charges(order: &Order, address: Address, rules: TaxRules) -> Result<OrderForm> {
    let prices = prices_of(order, rules);
    let line = |item: &Item| {
        let price = charged(item, prices)?.into();
        // A line of quantity 0 is charged once, whatever its sign.
        Ok(FormLine {
            name: "Item".to_owned(),
            price,
            class: item.class.clone(),
            quantity: Quantity::ZERO,
            ..FormLine::default()
        })
    };
    let mut lines = order.items.iter().map(line).collect::<Result<Vec<_>>>()?;
    if lines.is_empty() {
        // A form has a line; this one charges nothing.
        lines.push(FormLine { name: "None".to_owned(), ..FormLine::default() });
    }
    let (placed_at, shipping) = (order.placed_at, charged_shipping(order, prices)?);
    let exemption = order.exemption.clone();
    Ok(OrderForm { placed_at, address, lines, shipping, prices, exemption, ..OrderForm::default() })
}

/// The order with the taxes of these rates; `form` is that of its charges. All else stays, the total of prices
/// with tax included.
pub fn by_rates(
    order: &Order,
    form: &OrderForm,
    rates: &[TaxRate],
    rules: TaxRules,
    decimals: u32,
) -> Result<Order> {
    let priced = priced(form, rates, rules, decimals)?;
    let lines = order.items.iter().zip(&priced.lines);
    let items = lines.map(|(item, line)| Item { total: line.net, tax: line.tax, ..item.clone() }).collect();
    let charged = Money::sum(order.items.iter().map(|item| item.total).chain([
        order.shipping,
        order.tax,
        order.shipping_tax,
    ]))?;
    Ok(Order {
        total: order.total.minus(charged)?.plus(priced.total)?,
        tax: priced.tax,
        shipping: priced.shipping,
        shipping_tax: priced.shipping_tax,
        taxes: priced.taxes,
        items,
        ..order.clone()
    })
}

/// The classes of an order with what each was charged, shipping with the class by which it is taxed.
pub fn charges_by_class(order: &Order, prices: Prices) -> Result<Vec<(ClassSlug, Money, Money)>> {
    let mut classes: Vec<(ClassSlug, Money, Money)> = Vec::new();
    for item in &order.items {
        let amount = charged(item, prices)?;
        match classes.iter_mut().find(|(class, ..)| *class == item.class) {
            Some((_, sum, _)) => *sum = sum.plus(amount)?,
            None => classes.push((item.class.clone(), amount, Money::ZERO)),
        }
    }
    if classes.is_empty() {
        classes.push((ClassSlug::standard(), Money::ZERO, Money::ZERO));
    }
    let standard = classes.iter().position(|(class, ..)| class.is_standard()).unwrap_or(0);
    if let Some((.., shipping)) = classes.get_mut(standard) {
        *shipping = charged_shipping(order, prices)?;
    }
    Ok(classes)
}
