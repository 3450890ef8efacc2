//! Assigns the taxes of a refund to rates. Tax lines of the refund itself are kept, and its items were taxed at the rates of
//! their lines where their tax is all of it; the rest is taken from the order's remaining taxes in proportion, to the
//! ten-thousandth by the largest remainder, so that the parts add up to the refund's taxes exactly, and the refunds of a
//! whole order to the order's.

use super::{Item, Order, Refund, RefundItem};
use crate::decimal;
use crate::decimal::Computed;
use crate::error::Result;
use crate::money::Money;
use crate::percent::Percent;
use crate::tax::line::TaxLine;
use crate::tax::{Charge, Prices, taxes};

/// A cent, in ten-thousandths: the most that the tax of a line is rounded by, except of whole taxes.
const CENT: i64 = 100;
/// 100 %, in ten-thousandths of a percent.
const WHOLE: i128 = 1_000_000;

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
    /// The unit to which taxes are rounded, in ten-thousandths.
    unit: i64,
    /// The untaxed amount that is not refunded yet, without shipping.
    untaxed: Money,
    /// No tax was charged on shipping, not even 0 %.
    is_shipping_untaxed: bool,
}

impl TaxesLeft {
    /// The tax lines that are not zero.
    pub(super) fn into_lines(self) -> Vec<TaxLine> {
        self.left.into_iter().filter(|line| !line.is_nothing()).collect()
    }

    /// Reads the taxes of an order, on whose net amount `untaxed` none was charged.
    pub(super) fn of(order: &Order, untaxed: Money) -> Result<Self> {
        let net = net(order.total, (order.tax, order.shipping, order.shipping_tax))?;
        let left = charged(order)?;
        let is_all_taxed = is_all_taxed(order, &left, net)?;
        let is_shipping_untaxed = order.shipping_tax == Money::ZERO && order.shipping <= untaxed;
        let untaxed = if is_shipping_untaxed { untaxed.minus(order.shipping)? } else { untaxed };
        Ok(Self { left, net, is_all_taxed, unit: unit_of(order), untaxed, is_shipping_untaxed })
    }

    /// Subtracts the taxes of a refund of `amount`, and returns them by rate: the `named` ones, or a part of
    /// each. `parts` are its tax, shipping and tax on shipping.
    pub(super) fn take(
        &mut self,
        named: Vec<TaxLine>,
        amount: Money,
        parts: (Money, Money, Money),
        is_split: bool,
    ) -> Result<Vec<TaxLine>> {
        let mut taken = named;
        if taken.is_empty() {
            let net = if is_split { net(amount, parts)? } else { Money::ZERO };
            taken = self.apportioned(parts, net)?;
        }
        taken.extend(unexplained(&taken, parts)?);
        self.subtract(&taken)?;
        Ok(taken)
    }

    /// The taxes of a refund that names its items and their tax, but no rates: those of the lines of the
    /// order. Empty where the refund has more than these items and shipping, a line is not found, or its
    /// rates come to another tax.
    pub(super) fn of_items(
        &self,
        order: &Order,
        refund: &Refund,
        (tax, shipping, shipping_tax): (Money, Money, Money),
    ) -> Result<Vec<TaxLine>> {
        let goods = Money::sum(refund.items.iter().map(|item| item.total))?;
        let parts = Money::sum([goods, tax, shipping, shipping_tax])?;
        if order.taxes.len() < 2 || tax == Money::ZERO || parts != refund.amount {
            return Ok(Vec::new());
        }
        let mut lines = Vec::new();
        for item in &refund.items {
            let Some((sold, rates, weights)) = sold_as(order, item) else { return Ok(Vec::new()) };
            let due = shares(part_of(sold.tax, item.total, sold.total), &weights).unwrap_or_default();
            for (rate, tax) in rates.into_iter().zip(due) {
                add(&mut lines, TaxLine { taxable: item.total, tax, ..TaxLine::of(rate.charged()) })?;
            }
        }
        let due: Vec<i64> = lines.iter().map(|line| line.tax.ten_thousandths()).collect();
        let off =
            Money::sum(lines.iter().map(|line| line.tax))?.minus(tax)?.ten_thousandths().saturating_abs();
        let most = rounding_of(&order.taxes, tax);
        let most = i64::try_from(refund.items.len()).unwrap_or(i64::MAX).saturating_mul(most);
        let Some(shares_of_tax) = shares(tax, &due).filter(|_| off <= most) else { return Ok(Vec::new()) };
        lines.iter_mut().zip(shares_of_tax).for_each(|(line, tax)| line.tax = tax);
        for line in self.of_shipping(shipping, shipping_tax)? {
            add(&mut lines, line)?;
        }
        Ok(lines)
    }

    /// Divides shipping by the rates that it was taxed at, in proportion to the rest of their tax.
    fn of_shipping(&self, shipping: Money, shipping_tax: Money) -> Result<Vec<TaxLine>> {
        let weights: Vec<i64> = self.left.iter().map(|line| line.shipping_tax.ten_thousandths()).collect();
        let taxes = shares(shipping_tax, &weights).unwrap_or_default();
        let of =
            |(left, tax): (&TaxLine, Money)| TaxLine { shipping_tax: tax, ..TaxLine::of(left.charged()) };
        let mut lines: Vec<TaxLine> = self.left.iter().zip(taxes).map(of).collect();
        lines.retain(|line| line.shipping_tax != Money::ZERO);
        add_shipping(&mut lines, shipping)?;
        Ok(lines)
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

    /// Subtracts `rest`, the amount of a refund beside its own taxes, of which `shipping` is shipping.
    /// Returns the part of it that was charged 0 %: all of the rest at that rate or, with untaxed items, in
    /// proportion.
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

    /// True if the tax of a rate on an amount is less than half of the unit to which taxes of the order are rounded.
    fn rounds_off(&self, line: &TaxLine, amount: Money) -> bool {
        let due = line.percent.and_then(|percent| percent.of(amount));
        due.is_some_and(|due| due.ten_thousandths().saturating_abs().saturating_mul(2) < self.unit)
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
        // Of an order that is taxed as a whole, the net amount of a refund is too, to the ten-thousandth; that of one whose tax
        // was rounded to nothing by what is left.
        let is_rounded_off =
            lines.iter().all(|line| line.taxable == Money::ZERO && self.rounds_off(line, net));
        let from = if is_rounded_off { &self.left } else { &lines };
        let weights: Vec<i64> = from.iter().map(|line| line.taxable.ten_thousandths().max(0)).collect();
        if self.is_all_taxed
            && let Some(parts) = shares(net, &weights)
        {
            lines.iter_mut().zip(parts).for_each(|(line, part)| line.taxable = part);
        }
        lines.retain(|line| !line.is_nothing());
        Ok(lines)
    }
}

/// Adds to each line's taxable amount the part of shipping that its tax on shipping is of: by its rate or, where each is on
/// all of it, all.
pub fn add_shipping<'l>(lines: impl IntoIterator<Item = &'l mut TaxLine>, shipping: Money) -> Computed<()> {
    let mut lines: Vec<&mut TaxLine> = lines.into_iter().collect();
    let net = |line: &TaxLine| {
        let percent = i128::from(line.percent.map_or(0, Percent::ten_thousandths)).max(1);
        let net = decimal::divided(i128::from(line.shipping_tax.ten_thousandths()) * WHOLE, percent);
        i64::try_from(net).unwrap_or(i64::MAX)
    };
    let nets: Vec<i64> = lines.iter().map(|line| net(line)).collect();
    let together: i128 = nets.iter().map(|net| i128::from(*net)).sum();
    // Rounded to a cent, a small tax can be of half as much again.
    let is_each_on_all = together * 2 > i128::from(shipping.ten_thousandths()) * 3;
    let parts = shares(shipping, &nets).filter(|_| !is_each_on_all || lines.len() == 1);
    for (at, line) in lines.iter_mut().enumerate() {
        let part = parts.as_ref().and_then(|parts| parts.get(at)).copied().unwrap_or(shipping);
        line.taxable = line.taxable.plus(part)?;
    }
    Ok(())
}

/// The line of an order that an item of a refund is of, with its rates and the tax of each. `None` where lines of the
/// product have different rates and none has this amount.
pub(super) fn sold_as<'o>(
    order: &'o Order,
    item: &RefundItem,
) -> Option<(&'o Item, Vec<&'o TaxLine>, Vec<i64>)> {
    let rated = |sold: &'o Item| {
        let (rates, weights) = match rates_of(sold, &order.taxes) {
            None if sold.tax == Money::ZERO => Default::default(),
            found => found?,
        };
        Some((sold, rates, weights))
    };
    let lines = || order.items.iter().filter(|sold| sold.product == item.product);
    let mut same = lines().filter(|sold| sold.total == item.total);
    if let (Some(only), None) = (same.next(), same.next()) {
        return rated(only);
    }
    let all = lines().map(rated).collect::<Option<Vec<_>>>()?;
    let is_alike = all.windows(2).all(|pair| matches!(pair, [one, other] if one.1 == other.1));
    all.into_iter().next().filter(|_| is_alike)
}

/// True if these taxes are on all of the net amount of an order, or of the rest of it, each part once. A file
/// can have rounded each line by half a unit.
pub(super) fn is_all_taxed(order: &Order, taxes: &[TaxLine], net: Money) -> Computed<bool> {
    Ok(is_rounding(order, Money::sum(taxes.iter().map(|line| line.taxable))?.minus(net)?))
}

/// True if net amounts of an order can be apart by this where each line was rounded by half a unit.
pub(super) fn is_rounding(order: &Order, off: Money) -> bool {
    let lines = i64::try_from(order.items.len()).unwrap_or(i64::MAX);
    off.ten_thousandths().saturating_abs() <= unit_of(order).saturating_mul(lines) / 2
}

/// The unit to which amounts of an order are rounded, in ten-thousandths, as far as its taxes show.
fn unit_of(order: &Order) -> i64 {
    if order.is_wholly_taxed() { rounding_of(&order.taxes, order.tax) } else { CENT }
}

/// The largest rounding of a tax beside these, in ten-thousandths: a cent or, where all are whole as in yen,
/// one of them. An order without tax is not taken for rounded, since taxes of dollars can be whole too.
fn rounding_of(taxes: &[TaxLine], tax: Money) -> i64 {
    let mut all = taxes.iter().flat_map(|line| [line.tax, line.shipping_tax]).chain([tax]);
    let is_whole = all.all(|tax| tax.ten_thousandths() % decimal::SCALE == 0);
    if is_whole && tax != Money::ZERO { decimal::SCALE } else { CENT }
}

/// The rates of a line, with the tax of each: the one of the order's rates, or else all of them, whose tax on the line's total
/// comes nearest to that of the line, by what it was rounded by at most.
pub(super) fn rates_of<'t>(item: &Item, taxes: &'t [TaxLine]) -> Option<(Vec<&'t TaxLine>, Vec<i64>)> {
    let all = (taxes.len() > 1).then(|| taxes.iter().collect());
    let candidates = taxes.iter().map(|line| vec![line]).chain(all);
    let most = i128::from(rounding_of(taxes, item.tax)) * 100;
    let found = candidates.filter_map(|lines| {
        let (off, weights) = weights_of(item, &lines)?;
        (off <= most).then_some((off, lines, weights))
    });
    found.min_by_key(|(off, ..)| *off).map(|(_, lines, weights)| (lines, weights))
}

/// The tax of each of these rates on the line's total, if there is any, and how far their sum is from the line's tax.
fn weights_of(item: &Item, lines: &[&TaxLine]) -> Option<(i128, Vec<i64>)> {
    let charges: Option<Vec<Charge>> =
        lines.iter().map(|line| Some(Charge { percent: line.percent?, compound: line.compound })).collect();
    let found = taxes(item.total, &charges?, Prices::ExcludeTax).ok()?;
    let weights: Vec<i64> = found.into_iter().map(|tax| tax.millionths().max(0)).collect();
    let together: i128 = weights.iter().map(|weight| i128::from(*weight)).sum();
    let off = (together - i128::from(item.tax.ten_thousandths()) * 100).abs();
    (together > 0).then_some((off, weights))
}

/// Adds a line to the line of its rate.
pub(crate) fn add(lines: &mut Vec<TaxLine>, line: TaxLine) -> Result<()> {
    match lines.iter_mut().find(|known| known.charged() == line.charged()) {
        Some(known) => {
            known.taxable = known.taxable.plus(line.taxable)?;
            known.tax = known.tax.plus(line.tax)?;
            known.shipping_tax = known.shipping_tax.plus(line.shipping_tax)?;
        }
        None => lines.push(line),
    }
    Ok(())
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

/// As [`shares`], in the smallest unit of a currency with these decimals where the amount is whole in it.
pub(crate) fn whole_shares(amount: Money, weights: &[i64], decimals: u32) -> Option<Vec<Money>> {
    let step = decimal::step(decimals);
    let unit = if amount.ten_thousandths() % step == 0 { step } else { 1 };
    let found = shares(Money::from_ten_thousandths(amount.ten_thousandths() / unit), weights)?;
    let whole = |share: Money| Money::from_ten_thousandths(share.ten_thousandths() * unit);
    Some(found.into_iter().map(whole).collect())
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
