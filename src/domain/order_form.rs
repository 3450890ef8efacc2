//! An order as a person fills it in: what is sold at which price, to whom and where to. What follows from
//! that, taxes and totals, is computed (`pricing`), never typed.

use serde::{Deserialize, Serialize};

use super::address::Address;
use super::class::ClassSlug;
use super::error::{Error, Result};
use super::ids::ProductId;
use super::money::Money;
use super::order::{Coupon, Item, Order, OrderStatus};
use super::quantity::Quantity;
use super::refund_tax::shares;
use super::tax::Prices;
use super::text::too_long;
use super::time::Local;
use super::unit_price::UnitPrice;

/// What is filled in.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrderForm {
    /// The number; the next free one when none is given.
    pub number: Option<String>,
    /// When, shop-local.
    pub placed_at: Local,
    /// Where it stands.
    pub status: OrderStatus,
    /// The customer's login.
    pub customer: Option<String>,
    /// Where it is sent, which decides on the taxes.
    pub address: Address,
    /// What is sold.
    pub lines: Vec<FormLine>,
    /// Shipping, in the terms of the prices.
    pub shipping: Money,
    /// How it is sent.
    pub shipping_method: String,
    /// What is taken off the lines, in the terms of their prices.
    pub coupons: Vec<Coupon>,
    /// Whether the prices of the lines, shipping and discounts hold their tax.
    #[serde(rename = "prices_include_tax")]
    pub prices: Prices,
}

/// A line of the form. One of quantity 0 is a fee: its price is charged once and nothing is counted.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FormLine {
    /// What is sold; `None` for a line that is no product of the books.
    pub product: Option<ProductId>,
    /// The name it is sold under.
    pub name: String,
    /// How many.
    pub quantity: Quantity,
    /// What one costs.
    pub price: UnitPrice,
    /// The tax class it is sold in.
    pub class: ClassSlug,
}

impl OrderForm {
    /// The form that an order would have been filled in with. What was typed is known of orders made by
    /// one; of others each price is what a piece came to without tax, before discounts.
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
        }
    }

    /// The form of a new order like another: of its own number and time, not paid yet.
    pub fn like(order: &Order, placed_at: Local) -> Self {
        Self { number: None, placed_at, status: OrderStatus::Pending, ..Self::of(order) }
    }

    /// Whether both come to the same amounts: they differ in nothing that a price or a tax follows from.
    pub fn costs_the_same(&self, other: &Self) -> bool {
        let place = |form: &Self| Address { street: String::new(), ..form.address.clone() };
        self.lines == other.lines
            && (self.shipping, self.prices) == (other.shipping, other.prices)
            && self.coupons == other.coupons
            && place(self) == place(other)
    }

    /// Refuses what no order can be, naming the line.
    pub fn check(&self) -> Result<()> {
        let refuse = |what: String, problem: &str| Err(Error::Invalid { what, problem: problem.to_owned() });
        if self.number.as_deref().is_some_and(|number| number.trim().is_empty()) {
            return refuse("The order's number".to_owned(), "write one, or leave it out for the next");
        }
        let own = [
            ("number", self.number.as_deref().unwrap_or_default()),
            ("customer", self.customer.as_deref().unwrap_or_default()),
            ("shipping method", &self.shipping_method),
        ];
        let coupons = self.coupons.iter().map(|coupon| ("coupon", coupon.code.as_str()));
        let names = self.lines.iter().map(|line| ("name of a line", line.name.as_str()));
        let texts = own.into_iter().chain(self.address.parts()).chain(coupons).chain(names);
        if let Some(problem) = too_long(texts) {
            return refuse("The order".to_owned(), &problem);
        }
        if self.lines.is_empty() {
            return refuse("The order".to_owned(), "it has no lines: add what was sold");
        }
        for (at, line) in (1..).zip(&self.lines) {
            let what = || format!("Line {at}");
            if line.name.trim().is_empty() {
                return refuse(what(), "choose a product or write a name");
            }
            if line.quantity < Quantity::ZERO {
                return refuse(what(), "the quantity is below 0; what comes back is a refund");
            }
            if line.price < UnitPrice::ZERO && line.quantity != Quantity::ZERO {
                return refuse(what(), "the price is below 0; take it off with a coupon");
            }
        }
        if self.shipping < Money::ZERO {
            return refuse("Shipping".to_owned(), "it is below 0");
        }
        if self.coupons.iter().any(|coupon| coupon.discount < Money::ZERO) {
            return refuse("A coupon".to_owned(), "its discount is below 0");
        }
        Ok(())
    }

    /// What an order says beside its amounts, which stay those of `was`.
    #[must_use]
    pub fn facts(&self, was: Option<&Order>) -> Order {
        Order {
            placed_at: self.placed_at,
            status: self.status,
            customer: self.customer.clone(),
            address: self.address.clone(),
            shipping_method: self.shipping_method.trim().to_owned(),
            ..was.cloned().unwrap_or_default()
        }
    }
}

/// Shipping in the terms of the prices: with its tax where these hold theirs.
fn shipping_as_typed(order: &Order, prices: Prices) -> Money {
    let with_tax = order.shipping.plus(order.shipping_tax);
    if prices.include_tax() { with_tax.unwrap_or(order.shipping) } else { order.shipping }
}

/// What one of an item came to before a discount of it, without tax.
fn price_of(item: &Item, discount: Money) -> UnitPrice {
    UnitPrice::of(item.total.plus(discount).unwrap_or(item.total), item.quantity)
}

/// The coupons with what of the discount they do not explain.
fn coupons_of(order: &Order) -> Vec<Coupon> {
    let mut coupons = order.coupons.clone();
    let explained: i128 = coupons.iter().map(|coupon| i128::from(coupon.discount.ten_thousandths())).sum();
    let rest = i64::try_from(i128::from(order.discount.ten_thousandths()) - explained).unwrap_or_default();
    if rest > 0 {
        coupons.push(Coupon { code: String::new(), discount: Money::from_ten_thousandths(rest) });
    }
    coupons
}
