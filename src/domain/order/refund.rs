//! Settles refunds: which tax, shipping and items of its order a refund contains when it does not say so
//! (choice 24).
//!
//! A refund without a split has no tax or shipping, unless it completes the refund of the whole order: then
//! it contains the tax and shipping not yet refunded and, if it has no items, the items not yet returned.

use std::collections::BTreeMap;

use super::cost::Costed;
use super::refund_tax::{TaxesLeft, part_of};
use super::untaxed::{Stacks, net_without};
use super::{Item, Order, Refund, RefundItem};
use crate::error::Result;
use crate::ids::ProductId;
use crate::money::Money;
use crate::quantity::Quantity;
use crate::tax::line::TaxLine;
use crate::time::Local;

/// The parts of a refund that reports subtract.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Settled {
    /// The tax on items.
    pub tax: Money,
    /// Shipping, without tax.
    pub shipping: Money,
    /// The tax on shipping.
    pub shipping_tax: Money,
    /// Items returned that the refund does not list itself.
    pub taken_back: Vec<RefundItem>,
    /// The tax by rate, the refund's own tax lines first; adds up to `tax` and `shipping_tax` exactly.
    pub taxes: Vec<TaxLine>,
    /// The net amount, shipping included, that none of these taxes was charged on.
    pub untaxed: Money,
    /// The cost taken back of each item, those of the refund first, then those of `taken_back`.
    pub costs: Vec<Costed>,
    /// The same of the whole refund. What it refunds beside items takes back no cost, but sales whose cost was known.
    pub costed: Costed,
}

impl Settled {
    /// Splits `taxes` into the first `named`, which are the refund's own, and the computed ones.
    pub fn taxes_apart(&self, named: usize) -> (&[TaxLine], &[TaxLine]) {
        self.taxes.split_at_checked(named).unwrap_or((&self.taxes, &[]))
    }

    /// The items of the refund and further ones that it takes back, which are marked, each with its part of the cost.
    pub fn items<'s>(&'s self, refund: &'s Refund) -> impl Iterator<Item = (&'s RefundItem, bool, Costed)> {
        let given = refund.items.iter().map(|item| (item, false));
        let all = given.chain(self.taken_back.iter().map(|item| (item, true)));
        all.zip(&self.costs).map(|((item, is_taken_back), costed)| (item, is_taken_back, *costed))
    }

    /// A refund without its order: missing parts are zero.
    fn parts(refund: &Refund) -> Self {
        Self {
            tax: refund.tax.unwrap_or_default(),
            shipping: refund.shipping.unwrap_or_default(),
            shipping_tax: refund.shipping_tax.unwrap_or_default(),
            ..Self::default()
        }
    }

    /// A refund without its order: missing parts are zero, and tax that has no tax line has no rate.
    pub fn alone(refund: &Refund) -> Result<Self> {
        let mut parts = Self::parts(refund);
        let none = Order::default();
        let mut left = TaxesLeft::of(&none, Money::ZERO)?;
        parts.take_taxes(&mut left, (&none, &Stacks::default()), refund, !refund.is_unsplit())?;
        parts.costs = refund.items.iter().map(RefundItem::costed).collect();
        parts.costed = Costed::sum(parts.costs.iter().copied())?;
        Ok(parts)
    }

    fn take_taxes(
        &mut self,
        left: &mut TaxesLeft,
        (order, stacks): (&Order, &Stacks),
        refund: &Refund,
        is_split: bool,
    ) -> Result<()> {
        let net = refund.amount.minus(self.tax)?.minus(self.shipping_tax)?;
        let parts = (self.tax, self.shipping, self.shipping_tax);
        let named = match refund.taxes.as_slice() {
            [] => left.of_items(order, refund, parts)?,
            own => own.to_vec(),
        };
        let is_apportioned = named.is_empty();
        self.taxes = left.take(named, refund.amount, parts, is_split)?;
        if is_apportioned {
            self.untaxed = stacks.untaxed_of_apportioned(&self.taxes, net)?;
            return Ok(());
        }
        // Files name the rates of a refund that have tax. The rest was at 0 % as far as the order has that.
        let rest = stacks.untaxed_of_refund(&self.taxes, net)?;
        self.taxes.extend(left.take_without_tax(rest, self.shipping)?);
        self.untaxed = stacks.untaxed_of_refund(&self.taxes, net)?;
        Ok(())
    }
}

impl Refund {
    /// True if `other` is this refund, or this one divided by rates where this one names its amount alone.
    pub fn is_same_or_divided(&self, other: &Self) -> bool {
        let amount_alone =
            || Self { tax: None, shipping: None, shipping_tax: None, taxes: Vec::new(), ..other.clone() };
        self == other || (self.is_unsplit() && *self == amount_alone())
    }
}

/// The parts of each refund of an order, in the order of `order.refunds`. They are settled by date, and those
/// of the same second in the order of the list. An error when an amount does not fit.
pub fn settle(order: &Order) -> Result<Vec<Settled>> {
    Ok(settled(order)?.0)
}

/// The part of an order that is not refunded yet.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Remainder {
    /// The whole amount.
    pub amount: Money,
    /// Shipping, without tax.
    pub shipping: Money,
    /// The tax by rate, tax without a rate included.
    pub taxes: Vec<TaxLine>,
    /// The items not returned yet, one for each product.
    pub items: Vec<RefundItem>,
}

impl Remainder {
    /// A refund of the whole remainder.
    pub fn refund(&self, at: Local) -> Refund {
        let sum = |part: fn(&TaxLine) -> Money| Money::sum(self.taxes.iter().map(part)).ok();
        Refund {
            refunded_at: at,
            amount: self.amount,
            tax: sum(|line| line.tax),
            shipping: Some(self.shipping),
            shipping_tax: sum(|line| line.shipping_tax),
            items: self.items.clone(),
            taxes: self.taxes.clone(),
            ..Refund::default()
        }
    }
}

/// Computes the part of an order that is not refunded yet.
pub fn remainder(order: &Order) -> Result<Remainder> {
    let (_, left, taxes) = settled(order)?;
    let refunded = Money::sum(order.refunds.iter().map(|refund| refund.amount))?;
    Ok(Remainder {
        amount: order.total.minus(refunded)?,
        shipping: left.shipping,
        taxes: taxes.into_lines(),
        items: left.lines(),
    })
}

fn settled(order: &Order) -> Result<(Vec<Settled>, Unrefunded, TaxesLeft)> {
    let mut by_date: Vec<(usize, &Refund)> = order.refunds.iter().enumerate().collect();
    by_date.sort_by_key(|(_, refund)| refund.refunded_at);
    let mut left = Unrefunded::of(order)?;
    let (stacks, untaxed) = if order.refunds.is_empty() {
        (Stacks::default(), Money::ZERO)
    } else {
        let stacks = Stacks::of(order)?;
        let untaxed = net_without(&stacks, order)?;
        (stacks, untaxed)
    };
    let mut taxes = TaxesLeft::of(order, untaxed)?;
    let mut refunded = Money::ZERO;
    let mut settled: Vec<(usize, Settled)> = Vec::with_capacity(by_date.len());
    for (place, refund) in by_date {
        refunded = refunded.plus(refund.amount)?;
        let completes = refund.is_unsplit() && refunded >= order.total;
        let mut parts = Settled::parts(refund);
        if completes {
            (parts.tax, parts.shipping, parts.shipping_tax) = (left.tax, left.shipping, left.shipping_tax);
            if refund.items.is_empty() {
                parts.taken_back = left.lines();
            }
        }
        parts.take_taxes(&mut taxes, (order, &stacks), refund, completes || !refund.is_unsplit())?;
        left.take(&mut parts, refund)?;
        settled.push((place, parts));
    }
    settled.sort_by_key(|(place, _)| *place);
    Ok((settled.into_iter().map(|(_, parts)| parts).collect(), left, taxes))
}

/// The amounts not refunded yet, by part.
struct Unrefunded {
    tax: Money,
    shipping: Money,
    shipping_tax: Money,
    products: BTreeMap<Option<ProductId>, Goods>,
    /// The items of all products, and refunds beside items deducted.
    all: Goods,
}

/// Sales of a product in an order, as far as it is not refunded.
#[derive(Default)]
struct Goods {
    quantity: Quantity,
    total: Money,
    costed: Costed,
}

impl Goods {
    fn add(&mut self, item: &Item) -> Result<()> {
        self.quantity = self.quantity.plus(item.quantity)?;
        self.total = self.total.plus(item.total)?;
        self.costed = self.costed.plus(item.costed()?)?;
        Ok(())
    }

    /// Takes so much back; returns its part of the rest of the cost.
    fn take(&mut self, quantity: Quantity, total: Money) -> Result<Costed> {
        let number = |quantity: Quantity| Money::from_ten_thousandths(quantity.ten_thousandths());
        let costed = Costed {
            cost: part_of(self.costed.cost, number(quantity), number(self.quantity)),
            sales: part_of(self.costed.sales, total, self.total),
        };
        self.quantity = self.quantity.minus(quantity)?;
        self.total = self.total.minus(total)?;
        self.costed = self.costed.minus(costed)?;
        Ok(costed)
    }
}

impl Unrefunded {
    fn of(order: &Order) -> Result<Self> {
        let (mut products, mut all) = (BTreeMap::<_, Goods>::new(), Goods::default());
        for item in &order.items {
            products.entry(item.product).or_default().add(item)?;
            all.add(item)?;
        }
        let Order { tax, shipping, shipping_tax, .. } = *order;
        Ok(Self { tax, shipping, shipping_tax, products, all })
    }

    fn lines(&self) -> Vec<RefundItem> {
        let left = self.products.iter().filter(|(_, left)| left.quantity > Quantity::ZERO);
        left.map(|(product, left)| RefundItem {
            product: *product,
            quantity: left.quantity,
            total: left.total,
            ..RefundItem::default()
        })
        .collect()
    }

    /// Takes the parts of a refund, and adds their costs to it.
    fn take(&mut self, parts: &mut Settled, refund: &Refund) -> Result<()> {
        self.tax = self.tax.minus(parts.tax)?;
        self.shipping = self.shipping.minus(parts.shipping)?;
        self.shipping_tax = self.shipping_tax.minus(parts.shipping_tax)?;
        let mut beside = refund.amount.minus(parts.tax)?.minus(parts.shipping)?.minus(parts.shipping_tax)?;
        for item in refund.items.iter().chain(&parts.taken_back) {
            let costed = self.products.entry(item.product).or_default().take(item.quantity, item.total)?;
            parts.costs.push(costed);
            parts.costed = parts.costed.plus(costed)?;
            beside = beside.minus(item.total)?;
            self.all.total = self.all.total.minus(item.total)?;
            self.all.costed = self.all.costed.minus(costed)?;
        }
        parts.costed = parts.costed.plus(self.all.take(Quantity::ZERO, beside)?)?;
        Ok(())
    }
}
