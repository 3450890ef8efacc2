//! The taxes of an order computed anew, by the rates of its date: what each line and shipping were charged
//! stays, with or without tax as prices are entered, and the rest follows.

use super::priced;
use crate::error::Result;
use crate::money::Money;
use crate::order::form::{FormLine, OrderForm};
use crate::order::{Item, Order};
use crate::places::address::Address;
use crate::quantity::Quantity;
use crate::rate::TaxRate;
use crate::rate::versions::VersionedRate;
use crate::tax::Prices;
use crate::tax::class::ClassSlug;
use crate::tax::rules::TaxRules;
use crate::time::Day;

/// What taxing orders anew changed, or would.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TaxedAnew {
    /// The orders whose taxes change.
    pub orders: i64,
    /// The tax of these as it was charged.
    pub was: Money,
    /// Their tax by the rates of their dates.
    pub becomes: Money,
    /// The orders whose taxes are the same.
    pub same: i64,
    /// The orders that are left as they are.
    pub left: Vec<LeftOrder>,
}

/// An order that is not taxed anew.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeftOrder {
    /// Its number.
    pub number: String,
    /// Its tax as it was charged.
    pub tax: Money,
    /// Why it is left: `refunded`.
    pub problem: String,
}

impl TaxedAnew {
    /// Counts an order with its taxes before and after.
    pub fn count(&mut self, was: &Order, becomes: &Order) -> Result<()> {
        if was == becomes {
            self.same = self.same.saturating_add(1);
            return Ok(());
        }
        self.orders = self.orders.saturating_add(1);
        self.was = self.was.plus(all_tax(was)?)?;
        self.becomes = self.becomes.plus(all_tax(becomes)?)?;
        Ok(())
    }

    /// The tax of the orders that are left.
    pub fn left_tax(&self) -> Result<Money> {
        Money::sum(self.left.iter().map(|left| left.tax))
    }
}

/// The tax of an order, that on shipping included.
pub fn all_tax(order: &Order) -> Result<Money> {
    order.tax.plus(order.shipping_tax)
}

/// The first and the last day up to today of a version of a rate that begins on a day; `None` when no version
/// that was in force begins on it.
pub fn days_of_version(rate: &VersionedRate, from: Day, today: Day) -> Option<(Day, Day)> {
    let begins = rate.versions.past.contains_key(&from);
    begins.then(|| (from, rate.last_day_of(from).unwrap_or(today).min(today)))
}

/// Why the taxes of an order cannot be computed anew.
pub fn problem(order: &Order) -> Option<&'static str> {
    if !order.refunds.is_empty() {
        return Some("refunded");
    }
    (!has_tax_by_item(order)).then_some("not known which items were taxed")
}

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
pub fn charged(item: &Item, prices: Prices) -> Result<Money> {
    if prices.include_tax() { item.total.plus(item.tax) } else { Ok(item.total) }
}

/// Shipping as it was charged.
pub fn charged_shipping(order: &Order, prices: Prices) -> Result<Money> {
    if prices.include_tax() { order.shipping.plus(order.shipping_tax) } else { Ok(order.shipping) }
}

/// The form of an order by which its taxes are computed anew, at the address that determines them: each line
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
pub fn taxed_anew(
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
