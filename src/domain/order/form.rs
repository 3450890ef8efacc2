//! The form of an order: items with prices, customer and address. Taxes and totals are computed from it by
//! [`crate::pricing`] and never typed.

use serde::{Deserialize, Serialize};

use super::discount::{Discount, FormCoupon};
use super::refund_tax::shares;
use super::{Item, Order, OrderStatus, OrderTexts};
use crate::error::{Error, Result};
use crate::ids::ProductId;
use crate::label;
use crate::money::Money;
use crate::places::address::Address;
use crate::quantity::Quantity;
use crate::spelling::is_default;
use crate::tax::Prices;
use crate::tax::class::ClassSlug;
use crate::tax::exemption::TaxExemption;
use crate::text;
use crate::text::{Text, too_long};
use crate::time::Local;
use crate::time::tax_period::TaxPeriod;
use crate::unit_price::UnitPrice;

/// The values of the form.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrderForm {
    /// The order number; `None` takes the next free one.
    pub number: Option<String>,
    /// The time of the order, shop-local.
    pub placed_at: Local,
    /// The status.
    pub status: OrderStatus,
    /// The customer's login; `None` for an unknown customer.
    pub customer: Option<String>,
    /// The address, which determines the taxes.
    pub address: Address,
    /// The line items.
    pub lines: Vec<FormLine>,
    /// Shipping, with tax where the prices include it.
    pub shipping: Money,
    /// The name of the shipping method; may be empty.
    pub shipping_method: String,
    /// The coupons, whose discounts include tax where the prices do.
    pub coupons: Vec<FormCoupon>,
    /// The relation of the prices of lines, shipping and discounts to tax.
    #[serde(rename = "prices_include_tax")]
    pub prices: Prices,
    /// Free texts on the order.
    #[serde(flatten)]
    pub texts: OrderTexts,
    /// The reason for no tax, where one is stated.
    #[serde(default, skip_serializing_if = "is_default")]
    pub exemption: TaxExemption,
    /// The closed period that it corrects, if any.
    #[serde(default, skip_serializing_if = "is_default")]
    pub corrects: Option<TaxPeriod>,
}

/// A line item of the form. One of quantity 0 is a fee: its price is charged once and adds nothing to the
/// quantities.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FormLine {
    /// The product; `None` for a line that is no product of the books.
    pub product: Option<ProductId>,
    /// The name of the item.
    pub name: String,
    /// The quantity; 0 for a fee.
    pub quantity: Quantity,
    /// The price of one.
    pub price: UnitPrice,
    /// The tax class of the line.
    pub class: ClassSlug,
    /// The cost of one, where it was typed for this line; otherwise the product's cost is taken.
    #[serde(default, skip_serializing_if = "is_default")]
    pub cost: Option<UnitPrice>,
}

impl OrderForm {
    /// The form that edits an order. The prices as typed are kept with orders that were made by a form; for
    /// others each price is the total of the item without tax and before discounts, divided by its quantity.
    pub fn of(order: &Order) -> Self {
        let is_typed = order.items.iter().all(|item| item.price.is_some());
        let prices = if is_typed { order.prices } else { Prices::ExcludeTax };
        let totals: Vec<i64> = order.items.iter().map(|item| item.total.ten_thousandths().max(0)).collect();
        let discounts = if is_typed { None } else { shares(order.discount, &totals) };
        let line = |(at, item): (usize, &Item)| {
            let off = discounts.as_ref().and_then(|shares| shares.get(at)).copied().unwrap_or_default();
            FormLine {
                product: item.product,
                name: item.name.clone(),
                quantity: item.quantity,
                price: item.price.filter(|_| is_typed).unwrap_or_else(|| price_of(item, off)),
                class: item.class.clone(),
                cost: item.cost.filter(|_| item.own_cost),
            }
        };
        Self {
            number: Some(order.number.clone()),
            placed_at: order.placed_at,
            status: order.status,
            customer: order.customer.clone(),
            address: order.address.clone(),
            lines: order.items.iter().enumerate().map(line).collect(),
            shipping: shipping_as_typed(order, prices),
            shipping_method: order.shipping_method.clone(),
            coupons: coupons_of(order),
            prices,
            texts: order.texts.clone(),
            exemption: order.exemption.clone(),
            corrects: order.corrects,
        }
    }

    /// The form of a new order with the same items and customer, without its number and free texts:
    /// completed, and placed in this minute, as every new order is.
    pub fn like(order: &Order, now: Local) -> Self {
        Self {
            number: None,
            placed_at: Local { second: now.second / 60 * 60, ..now },
            status: OrderStatus::Completed,
            texts: OrderTexts::default(),
            corrects: None,
            ..Self::of(order)
        }
    }

    /// True when all values are equal that prices or taxes are computed from.
    pub fn costs_the_same(&self, other: &Self) -> bool {
        let lines = |form: &Self| -> Vec<FormLine> {
            form.lines.iter().map(|line| FormLine { cost: None, ..line.clone() }).collect()
        };
        let place = |form: &Self| Address { street: String::new(), ..form.address.clone() };
        lines(self) == lines(other)
            && (self.shipping, self.prices) == (other.shipping, other.prices)
            && self.coupons == other.coupons
            && self.exemption.is_stated() == other.exemption.is_stated()
            && place(self) == place(other)
    }

    /// Refuses a form that cannot become an order; the message names the line.
    pub fn check(&self) -> Result<()> {
        let refuse = |what: Text, problem: Text| Err(Error::Invalid { what, problem });
        if self.number.as_deref().is_some_and(|number| number.trim().is_empty()) {
            return refuse(text!("The order's number"), text!("write one, or leave it empty for the next"));
        }
        let own = [
            (label!("number"), self.number.as_deref().unwrap_or_default()),
            (label!("customer"), self.customer.as_deref().unwrap_or_default()),
            (label!("shipping method"), &self.shipping_method),
        ];
        let words = self.texts.each().map(|(field, text)| (field.key, text));
        let coupons = self.coupons.iter().map(|coupon| (label!("coupon"), coupon.code.as_str()));
        let names = self.lines.iter().map(|line| (label!("name of a line"), line.name.as_str()));
        let texts = own.into_iter().chain(words).chain(self.address.parts()).chain(coupons).chain(names);
        let texts = texts.chain(self.exemption.parts());
        if let Some(problem) = too_long(texts) {
            return refuse(text!("The order"), problem);
        }
        self.texts.trimmed().check()?;
        if self.lines.is_empty() {
            return refuse(text!("The order"), text!("it has no lines: add what was sold"));
        }
        for (number, line) in (1_usize..).zip(&self.lines) {
            let what = || text!("Line {number}", number);
            if line.name.trim().is_empty() {
                return refuse(what(), text!("choose a product or write a name"));
            }
            if line.quantity < Quantity::ZERO {
                return refuse(what(), text!("the quantity is below 0; what comes back is a refund"));
            }
            if line.cost.is_some_and(|cost| cost < UnitPrice::ZERO) {
                return refuse(what(), text!("the cost is below 0; leave it empty where it is not known"));
            }
            if line.price < UnitPrice::ZERO && line.quantity != Quantity::ZERO {
                return refuse(what(), text!("the price is below 0; take it off with a coupon"));
            }
        }
        if self.shipping < Money::ZERO {
            return refuse(text!("Shipping"), text!("it is below 0"));
        }
        if self.coupons.iter().any(|coupon| coupon.discount.is_negative()) {
            return refuse(text!("A coupon"), text!("its discount is below 0"));
        }
        Ok(())
    }

    /// An order of this form with the costs that were typed for its lines; the others get theirs from `cost_of`.
    #[must_use]
    pub fn costed(&self, mut order: Order, cost_of: impl Fn(ProductId) -> Option<UnitPrice>) -> Order {
        for (item, line) in order.items.iter_mut().zip(&self.lines) {
            (item.cost, item.own_cost) = (line.cost, line.cost.is_some());
        }
        order.take_costs(cost_of);
        order
    }

    /// An order with the values of the form that are not amounts; the rest is taken from `was`.
    #[must_use]
    pub fn facts(&self, was: Option<&Order>) -> Order {
        Order {
            placed_at: self.placed_at,
            status: self.status,
            customer: self.customer.clone(),
            address: self.address.as_typed(),
            shipping_method: self.shipping_method.trim().to_owned(),
            texts: self.texts.trimmed(),
            exemption: self.exemption.cleaned(),
            corrects: self.corrects,
            ..was.cloned().unwrap_or_default()
        }
    }
}

/// Shipping as it was typed: with its tax where prices include it.
fn shipping_as_typed(order: &Order, prices: Prices) -> Money {
    let with_tax = order.shipping.plus(order.shipping_tax);
    if prices.include_tax() { with_tax.unwrap_or(order.shipping) } else { order.shipping }
}

/// The price of one before a discount on the item, without tax.
fn price_of(item: &Item, discount: Money) -> UnitPrice {
    UnitPrice::of(item.total.plus(discount).unwrap_or(item.total), item.quantity)
}

/// The coupons, with one more for the part of the discount that they do not explain.
fn coupons_of(order: &Order) -> Vec<FormCoupon> {
    let mut coupons: Vec<FormCoupon> = order.coupons.iter().map(FormCoupon::of).collect();
    let explained: i128 =
        order.coupons.iter().map(|coupon| i128::from(coupon.discount.ten_thousandths())).sum();
    let rest = i64::try_from(i128::from(order.discount.ten_thousandths()) - explained).unwrap_or_default();
    if rest > 0 {
        let discount = Discount::Amount(Money::from_ten_thousandths(rest));
        coupons.push(FormCoupon { code: String::new(), discount });
    }
    coupons
}
