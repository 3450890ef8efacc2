//! Assigns the taxes of a refund to rates. Tax lines of the refund itself are kept; the rest is taken from
//! the order's remaining taxes in proportion, to the ten-thousandth by the largest remainder, so that the
//! parts add up to the refund's taxes exactly, and the refunds of a whole order to the order's.

use super::{Order, Refund};
use crate::decimal;
use crate::decimal::Computed;
use crate::error::Result;
use crate::money::Money;
use crate::tax::line::TaxLine;

/// The tax lines of an order and, where they do not add up to its tax, the rest as tax without a rate.
/// Together they are exactly its tax and its shipping tax.
pub fn charged(order: &Order) -> Result<Vec<TaxLine>> {
    let mut lines = order.taxes.clone();
    lines.extend(without_rate(order)?);
    Ok(lines)
}

/// The tax of an order that is in none of its tax lines. If it has no tax lines, the taxable amount is all
/// items, and shipping if that was taxed.
pub fn without_rate(order: &Order) -> Result<Option<TaxLine>> {
    let tax = order.tax.minus(Money::sum(order.taxes.iter().map(|line| line.tax))?)?;
    let shipping_tax =
        order.shipping_tax.minus(Money::sum(order.taxes.iter().map(|line| line.shipping_tax))?)?;
    let mut line = TaxLine { tax, shipping_tax, ..TaxLine::default() };
    if line.is_nothing() {
        return Ok(None);
    }
    if order.taxes.is_empty() {
        line.taxable = net(order.total, (order.tax, order.shipping, order.shipping_tax))?;
    }
    Ok(Some(line))
}

/// An amount without its taxes, and without shipping where that was not taxed.
fn net(total: Money, (tax, shipping, shipping_tax): (Money, Money, Money)) -> Computed<Money> {
    let untaxed = if shipping_tax == Money::ZERO { shipping } else { Money::ZERO };
    total.minus(tax)?.minus(shipping_tax)?.minus(untaxed)
}

/// The taxes of an order that are not refunded yet.
pub(super) struct TaxesLeft {
    left: Vec<TaxLine>,
    /// The net amount of the order, without shipping where that was not taxed.
    net: Money,
    /// The taxable amounts add up to it.
    is_all_taxed: bool,
    /// What no tax was charged on and is not refunded yet, without shipping.
    untaxed: Money,
    /// No tax was charged on shipping, not even 0 %.
    is_shipping_untaxed: bool,
}

impl TaxesLeft {
    /// The tax lines that are not zero.
    pub(super) fn into_lines(self) -> Vec<TaxLine> {
        self.left.into_iter().filter(|line| !line.is_nothing()).collect()
    }

    /// Of an order on whose net amount `untaxed` no tax was charged.
    pub(super) fn of(order: &Order, untaxed: Money) -> Result<Self> {
        let net = net(order.total, (order.tax, order.shipping, order.shipping_tax))?;
        let left = charged(order)?;
        let is_all_taxed = Money::sum(left.iter().map(|line| line.taxable))? == net;
        let is_shipping_untaxed = order.shipping_tax == Money::ZERO && order.shipping <= untaxed;
        let untaxed = if is_shipping_untaxed { untaxed.minus(order.shipping)? } else { untaxed };
        Ok(Self { left, net, is_all_taxed, untaxed, is_shipping_untaxed })
    }

    /// Takes the taxes of a refund off and returns them by rate. `parts` are its tax, shipping and tax on
    /// shipping.
    pub(super) fn take(
        &mut self,
        refund: &Refund,
        parts: (Money, Money, Money),
        is_split: bool,
    ) -> Result<Vec<TaxLine>> {
        let mut taken = refund.taxes.clone();
        if taken.is_empty() {
            let net = if is_split { net(refund.amount, parts)? } else { Money::ZERO };
            taken = self.apportioned(parts, net)?;
        }
        taken.extend(unexplained(&taken, parts)?);
        self.subtract(&taken)?;
        Ok(taken)
    }

    fn subtract(&mut self, taken: &[TaxLine]) -> Result<()> {
        for line in taken {
            if let Some(left) = self.left.iter_mut().find(|left| left.charged() == line.charged()) {
                left.taxable = left.taxable.minus(line.taxable)?;
                left.tax = left.tax.minus(line.tax)?;
                left.shipping_tax = left.shipping_tax.minus(line.shipping_tax)?;
            }
        }
        Ok(())
    }

    /// Takes off what a refund has beside its own taxes, `rest`, of which `shipping` is shipping, and returns the part of
    /// it that was charged 0 %: all of what is left at that or, with items that no tax was charged on, in proportion.
    pub(super) fn take_without_tax(&mut self, rest: Money, shipping: Money) -> Result<Vec<TaxLine>> {
        let rest = if self.is_shipping_untaxed { rest.minus(shipping)? } else { rest };
        let is_zero = |line: &&TaxLine| line.tax == Money::ZERO && line.shipping_tax == Money::ZERO;
        let mut lines: Vec<TaxLine> = self.left.iter().filter(is_zero).cloned().collect();
        lines.retain(|line| line.taxable > Money::ZERO);
        let weights = lines.iter().map(|line| line.taxable).chain([self.untaxed]);
        let weights: Vec<i64> = weights.map(Money::ten_thousandths).collect();
        let whole =
            Money::from_ten_thousandths(weights.iter().fold(0_i64, |sum, one| sum.saturating_add(*one)));
        let Some(parts) = shares(rest.min(whole).max(Money::ZERO), &weights) else { return Ok(Vec::new()) };
        for (line, part) in lines.iter_mut().zip(&parts) {
            line.taxable = *part;
        }
        self.untaxed = self.untaxed.minus(parts.last().copied().unwrap_or_default())?;
        lines.retain(|line| !line.is_nothing());
        self.subtract(&lines)?;
        Ok(lines)
    }

    /// The refund's part of each remaining tax line.
    fn apportioned(&self, (tax, _, shipping_tax): (Money, Money, Money), net: Money) -> Result<Vec<TaxLine>> {
        let of = |amount: Money, part: fn(&TaxLine) -> Money| {
            let weights: Vec<i64> = self.left.iter().map(|line| part(line).ten_thousandths()).collect();
            shares(amount, &weights)
        };
        let (taxes, shipping_taxes) = (of(tax, |line| line.tax), of(shipping_tax, |line| line.shipping_tax));
        if self.left.is_empty() {
            let line = TaxLine { taxable: net, tax, shipping_tax, ..TaxLine::default() };
            let has_tax = tax != Money::ZERO || shipping_tax != Money::ZERO;
            return Ok(has_tax.then_some(line).into_iter().collect());
        }
        let mut lines = Vec::new();
        for (at, left) in self.left.iter().enumerate() {
            let share = |shares: &Option<Vec<Money>>| {
                shares.as_ref().and_then(|shares| shares.get(at)).copied().unwrap_or_default()
            };
            let mut line = TaxLine::of(left.charged());
            (line.tax, line.shipping_tax) = (share(&taxes), share(&shipping_taxes));
            let (whole, back) = (left.all_tax()?, line.all_tax()?);
            // The taxable amount of a rate of 0 % is refunded in proportion to the net amount.
            line.taxable = if whole == Money::ZERO {
                part_of(left.taxable, net, self.net)
            } else {
                part_of(left.taxable, back, whole)
            };
            lines.push(line);
        }
        // Of an order that is taxed as a whole, the net amount of a refund is too, to the ten-thousandth.
        let weights: Vec<i64> = lines.iter().map(|line| line.taxable.ten_thousandths()).collect();
        if self.is_all_taxed
            && let Some(parts) = shares(net, &weights)
        {
            lines.iter_mut().zip(parts).for_each(|(line, part)| line.taxable = part);
        }
        lines.retain(|line| !line.is_nothing());
        Ok(lines)
    }
}

/// The taxes of a refund that are in none of its lines, as tax without a rate.
fn unexplained(lines: &[TaxLine], (tax, _, shipping_tax): (Money, Money, Money)) -> Result<Option<TaxLine>> {
    let tax = tax.minus(Money::sum(lines.iter().map(|line| line.tax))?)?;
    let shipping_tax = shipping_tax.minus(Money::sum(lines.iter().map(|line| line.shipping_tax))?)?;
    let rest = TaxLine { tax, shipping_tax, ..TaxLine::default() };
    Ok((!rest.is_nothing()).then_some(rest))
}

/// The part `of / whole` of an amount, rounded half away from zero; at most the whole amount.
pub(crate) fn part_of(amount: Money, of: Money, whole: Money) -> Money {
    let wide = |amount: Money| i128::from(amount.ten_thousandths());
    if wide(whole) == 0 || wide(of) == 0 || (wide(of) < 0) != (wide(whole) < 0) {
        return Money::ZERO;
    }
    if wide(of).abs() >= wide(whole).abs() {
        return amount;
    }
    let part = decimal::divided(wide(amount) * wide(of), wide(whole));
    Money::from_ten_thousandths(i64::try_from(part).unwrap_or_default())
}

/// Divides an amount in proportion to weights, so that the shares add up to it exactly: each share is cut
/// off, and the rest goes in ten-thousandths to the shares that lost most, the first of equal ones. `None`
/// when a weight is negative or all are zero.
pub fn shares(amount: Money, weights: &[i64]) -> Option<Vec<Money>> {
    let sum: i128 = weights.iter().map(|weight| i128::from(*weight)).sum();
    if sum <= 0 || weights.iter().any(|weight| *weight < 0) {
        return None;
    }
    let size = i128::from(amount.ten_thousandths()).abs();
    let exact: Vec<i128> = weights.iter().map(|weight| size * i128::from(*weight)).collect();
    let mut whole: Vec<i128> = exact.iter().map(|exact| exact / sum).collect();
    let rest = usize::try_from(size - whole.iter().sum::<i128>()).unwrap_or_default();
    let mut by_loss: Vec<(i128, usize)> =
        exact.iter().enumerate().map(|(at, exact)| (-(exact % sum), at)).collect();
    by_loss.sort_unstable();
    for (_, at) in by_loss.into_iter().take(rest) {
        if let Some(share) = whole.get_mut(at) {
            *share += 1;
        }
    }
    let sign = amount.ten_thousandths().signum();
    let money =
        |share: i128| i64::try_from(share).ok().map(|share| Money::from_ten_thousandths(share * sign));
    whole.into_iter().map(money).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_add_up() {
        for (amount, weights, expected) in [
            (100, &[1, 1, 1][..], Some("34 33 33")),
            (100, &[1, 2], Some("33 67")),
            (-100, &[1, 2], Some("-33 -67")),
            (2, &[1, 1, 1], Some("1 1 0")),
            (0, &[5, 1], Some("0 0")),
            (7, &[0, 0], None),
            (7, &[3, -1], None),
            (7, &[], None),
        ] {
            let found = shares(Money::from_ten_thousandths(amount), weights);
            let text = |shares: Vec<Money>| {
                let shares: Vec<String> =
                    shares.into_iter().map(|share| share.ten_thousandths().to_string()).collect();
                shares.join(" ")
            };
            assert_eq!(found.map(text).as_deref(), expected, "{amount} by {weights:?}");
        }
    }
}
