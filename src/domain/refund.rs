//! What a refund takes back from its order when it does not say so itself (choice 24).
//!
//! A refund without a split has no tax or shipping in it, except when it completes the refund of the
//! whole order: then it carries what is left of them and, without lines, takes back the lines left.

use std::collections::BTreeMap;

use super::error::Result;
use super::ids::ProductId;
use super::money::Money;
use super::order::{Order, Refund, RefundItem};
use super::quantity::Quantity;
use super::refund_tax::TaxesLeft;
use super::tax_line::TaxLine;
use super::time::Local;

/// The parts of a refund that reports subtract.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Settled {
    /// Tax on items.
    pub tax: Money,
    /// Shipping without tax.
    pub shipping: Money,
    /// Tax on shipping.
    pub shipping_tax: Money,
    /// Lines taken back that the refund itself did not name.
    pub taken_back: Vec<RefundItem>,
    /// Its taxes, rate by rate, those that it names first; they add up to `tax` and `shipping_tax` exactly.
    pub taxes: Vec<TaxLine>,
}

impl Settled {
    /// Its taxes apart: the first so many, which the refund names itself, and those found for it.
    pub fn taxes_apart(&self, named: usize) -> (&[TaxLine], &[TaxLine]) {
        self.taxes.split_at_checked(named).unwrap_or((&self.taxes, &[]))
    }

    /// A refund by itself: parts that were not given are nothing.
    fn parts(refund: &Refund) -> Self {
        Self {
            tax: refund.tax.unwrap_or_default(),
            shipping: refund.shipping.unwrap_or_default(),
            shipping_tax: refund.shipping_tax.unwrap_or_default(),
            ..Self::default()
        }
    }

    /// A refund by itself: parts that were not given are nothing, taxes that name no rate have none.
    pub fn alone(refund: &Refund) -> Result<Self> {
        let mut parts = Self::parts(refund);
        parts.take_taxes(&mut TaxesLeft::of(&Order::default())?, refund, !refund.is_unsplit())?;
        Ok(parts)
    }

    fn take_taxes(&mut self, left: &mut TaxesLeft, refund: &Refund, is_split: bool) -> Result<()> {
        self.taxes = left.take(refund, (self.tax, self.shipping, self.shipping_tax), is_split)?;
        Ok(())
    }
}

/// What each refund of an order takes back, in the order they are listed. They are worked through by
/// date, those of the same second as listed. Refused when an amount is too large to hold.
pub fn settle(order: &Order) -> Result<Vec<Settled>> {
    Ok(settled(order)?.0)
}

/// What is left of an order after its refunds.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Remainder {
    /// All of it.
    pub amount: Money,
    /// Shipping, without tax.
    pub shipping: Money,
    /// The taxes in it by rate, those that name none too.
    pub taxes: Vec<TaxLine>,
    /// What has not come back, by product.
    pub items: Vec<RefundItem>,
}

impl Remainder {
    /// A refund of all of it.
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
            key: None,
        }
    }
}

/// What is left of an order after its refunds.
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

fn settled(order: &Order) -> Result<(Vec<Settled>, Left, TaxesLeft)> {
    let mut by_date: Vec<(usize, &Refund)> = order.refunds.iter().enumerate().collect();
    by_date.sort_by_key(|(_, refund)| refund.refunded_at);
    let mut left = Left::of(order)?;
    let mut taxes = TaxesLeft::of(order)?;
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
        parts.take_taxes(&mut taxes, refund, completes || !refund.is_unsplit())?;
        left.take(&parts, &refund.items)?;
        settled.push((place, parts));
    }
    settled.sort_by_key(|(place, _)| *place);
    Ok((settled.into_iter().map(|(_, parts)| parts).collect(), left, taxes))
}

/// What has not been refunded yet.
struct Left {
    tax: Money,
    shipping: Money,
    shipping_tax: Money,
    products: BTreeMap<Option<ProductId>, (Quantity, Money)>,
}

impl Left {
    fn of(order: &Order) -> Result<Self> {
        let mut products = BTreeMap::new();
        for item in &order.items {
            let entry: &mut (Quantity, Money) = products.entry(item.product).or_default();
            *entry = (entry.0.plus(item.quantity)?, entry.1.plus(item.total)?);
        }
        Ok(Self { tax: order.tax, shipping: order.shipping, shipping_tax: order.shipping_tax, products })
    }

    fn lines(&self) -> Vec<RefundItem> {
        let left = self.products.iter().filter(|(_, (quantity, _))| *quantity > Quantity::ZERO);
        left.map(|(product, (quantity, total))| RefundItem {
            product: *product,
            quantity: *quantity,
            total: *total,
        })
        .collect()
    }

    fn take(&mut self, parts: &Settled, items: &[RefundItem]) -> Result<()> {
        self.tax = self.tax.minus(parts.tax)?;
        self.shipping = self.shipping.minus(parts.shipping)?;
        self.shipping_tax = self.shipping_tax.minus(parts.shipping_tax)?;
        for item in items.iter().chain(&parts.taken_back) {
            let entry = self.products.entry(item.product).or_default();
            *entry = (entry.0.minus(item.quantity)?, entry.1.minus(item.total)?);
        }
        Ok(())
    }
}
