//! The form of a refund: all that is left of an order, some of its items, or an amount. The tax in it and its
//! rates follow from the order; it never exceeds what is left of the order.

use crate::decimal::Computed;
use serde::{Deserialize, Serialize};

use super::refund::{Remainder, remainder};
use super::refund_tax::{self, add, rates_of, shares, sold_as, whole_shares};
use super::{Item, Order, Refund, RefundItem, TaxLine};
use crate::decimal;
use crate::error::{Error, Result};
use crate::money::Money;
use crate::percent::Percent;
use crate::quantity::Quantity;
use crate::spelling::is_default;
use crate::text;
use crate::text::{Text, within};
use crate::time::Local;
use crate::time::tax_period::TaxPeriod;

/// The values of the form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RefundForm {
    /// The date and time that it counts on, shop-local.
    pub at: Local,
    /// The part of the order that is refunded.
    pub what: RefundWhat,
    /// Includes the rest of the shipping in a refund of lines, and in the spread of an amount. The refund of
    /// the whole order includes it in any case.
    pub shipping: bool,
    /// The reason for the refund; may be empty.
    #[serde(default, skip_serializing_if = "is_default")]
    pub reason: String,
    /// The closed period that it corrects, if any.
    #[serde(default, skip_serializing_if = "is_default")]
    pub corrects: Option<TaxPeriod>,
}

/// The part of an order that is refunded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RefundWhat {
    /// All that is not refunded yet.
    Whole,
    /// Some items, by their index in the order from 0, with quantities; a fee is refunded whole, with any
    /// quantity.
    Lines(Vec<(usize, Quantity)>),
    /// An amount, tax included.
    Amount(Money),
}

impl RefundForm {
    /// The refund, in a currency with this many decimals. Refused when the order's status takes no refunds,
    /// when the amount is zero, or when it exceeds the remainder.
    pub fn refund(&self, order: &Order, decimals: u32) -> Result<Refund> {
        let refuse = |problem: Text| Err(refused(order, problem));
        if !order.status.counts() {
            let status = Text::new(order.status.as_str());
            return refuse(text!("it is {status}, so nothing was sold that could come back", status));
        }
        if self.at < order.placed_at {
            return refuse(text!("a refund cannot be before the order, {at}", at = order.placed_at));
        }
        if let Err(problem) = within(&self.reason) {
            return refuse(text!("its reason: {problem}", problem));
        }
        let left = remainder(order)?;
        let refund = match &self.what {
            RefundWhat::Whole => {
                let reason = self.reason.trim().to_owned();
                Refund { reason, corrects: self.corrects, ..left.refund(self.at) }
            }
            RefundWhat::Lines(lines) => self.of_lines(order, &left, lines, decimals)?,
            RefundWhat::Amount(amount) => self.of_amount(order, &left, *amount, decimals)?,
        };
        if refund.amount <= Money::ZERO {
            return refuse(text!("there is nothing in it that could come back"));
        }
        if refund.amount > left.amount {
            let (asked, left) = (refund.amount, left.amount);
            return refuse(text!("{asked} is more than the {left} that is left of it", asked, left));
        }
        Ok(refund)
    }

    fn of_lines(
        &self,
        order: &Order,
        left: &Remainder,
        lines: &[(usize, Quantity)],
        decimals: u32,
    ) -> Result<Refund> {
        let mut refund = self.empty();
        let mut parts: Vec<TaxLine> = Vec::new();
        for (at, quantity) in lines.iter().filter(|(_, quantity)| *quantity != Quantity::ZERO) {
            let item = order.items.get(*at).ok_or_else(|| refused(order, text!("it has no such line")))?;
            let mut back = line_back(order, left, item, *quantity, decimals)?;
            let mut lines = taxes_of(order, left, item, back.tax);
            if let [line] = lines.as_mut_slice() {
                back.total = at_most_left(order, left, (line, &parts), back.total)?;
                line.taxable = back.total;
            }
            lines.into_iter().try_for_each(|line| add(&mut parts, line))?;
            refund.items.push(RefundItem {
                product: item.product,
                quantity: back.quantity,
                total: back.total,
                ..RefundItem::default()
            });
        }
        for item in &refund.items {
            let asked = refund.items.iter().filter(|other| other.product == item.product);
            let asked = asked.map(|other| other.quantity).try_fold(Quantity::ZERO, Quantity::plus)?;
            let is_left = left.items.iter().find(|other| other.product == item.product);
            let is_left = is_left.map_or(Quantity::ZERO, |other| other.quantity);
            if asked > is_left {
                return Err(refused(order, text!("only {count} of a line are left", count = is_left)));
            }
        }
        if takes_the_last(order, left, lines, &refund.items)? {
            // The last items take the rest of the tax, with the cents that were rounded off before.
            parts = goods_taxed(left)?;
        }
        let mut shipping = Money::ZERO;
        if self.shipping {
            shipping = left.shipping;
            for line in left.taxes.iter().filter(|line| line.shipping_tax != Money::ZERO) {
                add(&mut parts, TaxLine { tax: Money::ZERO, taxable: Money::ZERO, ..line.clone() })?;
            }
        }
        let goods = Money::sum(refund.items.iter().map(|item| item.total))?;
        close(order, refund, (goods, shipping), (parts, decimals), left)
    }

    fn of_amount(&self, order: &Order, left: &Remainder, amount: Money, decimals: u32) -> Result<Refund> {
        let tax = Money::sum(left.taxes.iter().map(|line| line.tax))?;
        let goods = goods_of(left)?;
        let most = if self.shipping { left.amount } else { goods.plus(tax)? };
        if amount > most {
            let problem =
                text!("{amount} is more than the {most} that is left of what was sold", amount, most);
            return Err(refused(order, problem));
        }
        let mut weights = vec![goods];
        weights.extend(left.taxes.iter().map(|line| line.tax));
        if self.shipping {
            weights.push(left.shipping);
            weights.extend(left.taxes.iter().map(|line| line.shipping_tax));
        }
        let weights: Vec<i64> = weights.into_iter().map(|weight| weight.ten_thousandths().max(0)).collect();
        let places = if amount == left.amount { decimal::PLACES } else { decimals };
        let mut found = whole_shares(amount, &weights, places).unwrap_or_else(|| vec![amount]).into_iter();
        let mut next = || found.next().unwrap_or_default();
        let goods = next();
        let mut parts: Vec<TaxLine> = left.taxes.clone();
        for line in &mut parts {
            (line.tax, line.taxable) = (next(), Money::ZERO);
        }
        let shipping = next();
        for line in &mut parts {
            line.shipping_tax = next();
        }
        close(order, self.empty(), (goods, shipping), (parts, decimals), left)
    }

    fn empty(&self) -> Refund {
        let reason = self.reason.trim().to_owned();
        Refund { refunded_at: self.at, reason, corrects: self.corrects, ..Refund::default() }
    }
}

/// The refund at `place` of an order, which names an amount alone, divided over the rest of the order at that
/// time; later refunds of an amount alone take nothing before it. Refused when it is more than the rest.
pub fn divided(order: &Order, place: usize, decimals: u32) -> Result<Refund> {
    let Some(refund) = order.refunds.get(place).filter(|refund| refund.is_unsplit()) else {
        return Ok(order.refunds.get(place).cloned().unwrap_or_default());
    };
    let is_kept = |(at, other): (usize, &Refund)| {
        let is_before = (other.refunded_at, at) < (refund.refunded_at, place);
        (is_before || !other.is_unsplit()).then(|| other.clone())
    };
    let refunds = order.refunds.iter().enumerate().filter_map(is_kept).collect();
    let before = Order { refunds, ..order.clone() };
    let left = remainder(&before)?;
    if refund.amount > left.amount {
        let (asked, left) = (refund.amount, left.amount);
        return Err(refused(order, text!("{asked} is more than the {left} that is left of it", asked, left)));
    }
    if let Some(tax) = tax_of_items(order, refund)? {
        let none = Some(Money::ZERO);
        return Ok(Refund { tax: Some(tax), shipping: none, shipping_tax: none, ..refund.clone() });
    }
    let what = RefundWhat::Amount(refund.amount);
    let at = refund.refunded_at;
    let form = RefundForm { at, what, shipping: true, reason: String::new(), corrects: None };
    let found = form.of_amount(&before, &left, refund.amount, decimals)?;
    let Refund { tax, shipping, shipping_tax, taxes, .. } = found;
    Ok(Refund { tax, shipping, shipping_tax, taxes, ..refund.clone() })
}

/// The tax of the items of a refund, where they and it are all of the amount.
fn tax_of_items(order: &Order, refund: &Refund) -> Result<Option<Money>> {
    let mut sum = Money::ZERO;
    let mut tax = Money::ZERO;
    for item in &refund.items {
        let Some((sold, ..)) = sold_as(order, item) else { return Ok(None) };
        sum = sum.plus(item.total)?;
        tax = tax.plus(refund_tax::part_of(sold.tax, item.total, sold.total))?;
    }
    Ok((!refund.items.is_empty() && sum.plus(tax)? == refund.amount).then_some(tax))
}

fn refused(order: &Order, problem: Text) -> Error {
    Error::Invalid { what: text!("The refund of order {number}", number = &order.number), problem }
}

/// True when all remaining items and all fees are in the refund.
fn takes_the_last(
    order: &Order,
    left: &Remainder,
    lines: &[(usize, Quantity)],
    back: &[RefundItem],
) -> Result<bool> {
    let mut fees = order.items.iter().enumerate().filter(|(_, item)| item.quantity == Quantity::ZERO);
    if !fees.all(|(at, _)| lines.iter().any(|(line, _)| *line == at)) {
        return Ok(false);
    }
    for rest in &left.items {
        let asked = back.iter().filter(|item| item.product == rest.product);
        let asked = asked.map(|item| item.quantity).try_fold(Quantity::ZERO, Quantity::plus)?;
        if asked != rest.quantity {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The amounts of one refunded line.
struct Back {
    quantity: Quantity,
    total: Money,
    tax: Money,
}

/// The total of a line of this rate, or the rest of everything charged at the rate, less the parts before: an
/// amount that came back before is of it too.
fn at_most_left(
    order: &Order,
    left: &Remainder,
    (line, before): (&TaxLine, &[TaxLine]),
    total: Money,
) -> Result<Money> {
    if !is_divided(order, left)? {
        return Ok(total);
    }
    let of_rate = |lines: &[TaxLine]| {
        lines.iter().find(|other| other.charged() == line.charged()).map_or(Money::ZERO, |same| same.taxable)
    };
    let is_left = of_rate(&goods_taxed(left)?).minus(of_rate(before))?.max(Money::ZERO);
    let is_rounding = refund_tax::is_rounding(order, total.minus(is_left)?);
    Ok(if total <= is_left || is_rounding { total } else { is_left })
}

/// True if each part of the rest of an order has one tax, none of which is at 0 %: that one shows as the rest
/// beside them.
fn is_divided(order: &Order, left: &Remainder) -> Computed<bool> {
    let has_zero = left.taxes.iter().any(|rest| rest.percent == Some(Percent::ZERO));
    let net = goods_of(left)?.plus(left.shipping)?;
    Ok(!has_zero && refund_tax::is_all_taxed(order, &left.taxes, net)?)
}

/// The part of a line by its quantity; the last of a product takes the rest of its total.
fn line_back(
    order: &Order,
    left: &Remainder,
    item: &Item,
    quantity: Quantity,
    decimals: u32,
) -> Result<Back> {
    if quantity < Quantity::ZERO {
        return Err(refused(order, text!("the quantity is below 0")));
    }
    if item.quantity == Quantity::ZERO {
        return Ok(Back { quantity: Quantity::ZERO, total: item.total, tax: item.tax });
    }
    if quantity > item.quantity {
        let (count, name) = (item.quantity, &item.name);
        return Err(refused(order, text!("the line has only {count} of \"{name}\"", count, name)));
    }
    let is_only = order.items.iter().filter(|other| other.product == item.product).count() == 1;
    let rest = left.items.iter().find(|other| other.product == item.product);
    let part = |amount: Money| part_of(amount, quantity, item.quantity, decimals);
    let total = match rest {
        Some(rest) if is_only && rest.quantity == quantity => rest.total,
        _ => part(item.total),
    };
    Ok(Back { quantity, total, tax: part(item.tax) })
}

/// A part of an amount, rounded half away from zero; the whole amount for the whole quantity.
fn part_of(amount: Money, of: Quantity, whole: Quantity, decimals: u32) -> Money {
    if of == whole {
        return amount;
    }
    let step = i128::from(decimal::step(decimals));
    let exact = i128::from(amount.ten_thousandths()) * i128::from(of.ten_thousandths());
    let rounded = decimal::divided(exact, i128::from(whole.ten_thousandths()).max(1) * step) * step;
    Money::from_ten_thousandths(i64::try_from(rounded).unwrap_or_default())
}

/// Assigns the tax of a line to its rates; where they are not known, to the remaining taxes in proportion. Never more than
/// remains of a rate.
fn taxes_of(order: &Order, left: &Remainder, item: &Item, tax: Money) -> Vec<TaxLine> {
    let (lines, weights) = rates_of(item, &order.taxes).unwrap_or_else(|| {
        let weights = left.taxes.iter().map(|line| line.tax.ten_thousandths().max(0));
        (left.taxes.iter().collect(), weights.collect())
    });
    let parts = shares(tax, &weights).unwrap_or_else(|| vec![Money::ZERO; lines.len()]);
    let of = |(line, part): (&TaxLine, Money)| {
        let is_left = left.taxes.iter().find(|other| other.charged() == line.charged());
        let is_left = is_left.map_or(Money::ZERO, |other| other.tax);
        TaxLine { tax: part.min(is_left.max(Money::ZERO)), ..TaxLine::of(line.charged()) }
    };
    lines.into_iter().zip(parts).map(of).collect()
}

/// The remaining amount of the items, without tax and shipping.
fn goods_of(left: &Remainder) -> Computed<Money> {
    let taxes = left.taxes.iter().map(TaxLine::all_tax).collect::<Computed<Vec<Money>>>()?;
    left.amount.minus(left.shipping)?.minus(Money::sum(taxes)?)
}

/// The rest of each rate without shipping.
fn goods_taxed(left: &Remainder) -> Computed<Vec<TaxLine>> {
    let none = |line: &TaxLine| TaxLine { taxable: Money::ZERO, ..line.clone() };
    let mut shipped: Vec<TaxLine> = left.taxes.iter().map(none).collect();
    refund_tax::add_shipping(shipped.iter_mut().filter(|line| is_on_shipping(line)), left.shipping)?;
    let without = |(line, shipped): (&TaxLine, &TaxLine)| {
        let taxable = line.taxable.minus(shipped.taxable)?;
        Ok(TaxLine { taxable, shipping_tax: Money::ZERO, ..line.clone() })
    };
    left.taxes.iter().zip(&shipped).map(without).collect()
}

fn is_on_shipping(line: &TaxLine) -> bool {
    line.shipping_tax != Money::ZERO
}

/// Completes the refund with its taxable amounts and totals. A taxable amount is refunded in proportion to
/// its tax; that of a rate charged on the whole remainder is the whole net amount of the refund. Where each part of the
/// remainder has one tax, so has each part of the refund, whose tax in whole cents would leave some of it or count it twice.
fn close(
    order: &Order,
    refund: Refund,
    (goods, shipping): (Money, Money),
    (mut parts, decimals): (Vec<TaxLine>, u32),
    left: &Remainder,
) -> Result<Refund> {
    for part in &mut parts {
        if let Some(rest) = left.taxes.iter().find(|rest| rest.charged() == part.charged()) {
            (part.tax, part.shipping_tax) =
                (part.tax.min(rest.tax), part.shipping_tax.min(rest.shipping_tax));
        }
    }
    if is_divided(order, left)? {
        divide_goods(&mut parts, goods, left, decimals)?;
        divide_shipping(&mut parts, shipping, left)?;
    } else {
        for part in &mut parts {
            part.taxable = in_proportion(part, (goods, shipping), left)?;
        }
    }
    parts.retain(|part| !part.is_nothing());
    let tax = Money::sum(parts.iter().map(|part| part.tax))?;
    let shipping_tax = Money::sum(parts.iter().map(|part| part.shipping_tax))?;
    Ok(Refund {
        amount: Money::sum([goods, tax, shipping, shipping_tax])?,
        tax: Some(tax),
        shipping: Some(shipping),
        shipping_tax: Some(shipping_tax),
        taxes: parts,
        ..refund
    })
}

/// The taxable amount of a refunded tax: all of the refund where it was charged on all that is left, or as much of that as of
/// its tax.
fn in_proportion(part: &TaxLine, (goods, shipping): (Money, Money), left: &Remainder) -> Computed<Money> {
    let Some(rest) = left.taxes.iter().find(|rest| rest.charged() == part.charged()) else {
        return Ok(part.taxable);
    };
    let all_of = |goods: Money, shipping| if is_on_shipping(rest) { goods.plus(shipping) } else { Ok(goods) };
    if rest.taxable == all_of(goods_of(left)?, left.shipping)? {
        return all_of(goods, shipping);
    }
    Ok(refund_tax::part_of(rest.taxable, part.all_tax()?, rest.all_tax()?))
}

/// Divides refunded goods over their rates: by their lines, or else in proportion to their tax or, where one was rounded to
/// nothing, to what is left.
fn divide_goods(parts: &mut [TaxLine], goods: Money, left: &Remainder, decimals: u32) -> Computed<()> {
    if Money::sum(parts.iter().map(|part| part.taxable))? == goods {
        return Ok(());
    }
    let rests = goods_taxed(left)?;
    let rest = |part: &TaxLine| rests.iter().find(|rest| rest.charged() == part.charged());
    let is_known =
        |part: &TaxLine| part.tax != Money::ZERO || rest(part).is_none_or(|rest| rest.taxable == Money::ZERO);
    let is_known = parts.iter().all(is_known);
    let weight = |part: &TaxLine| {
        let of = |rest: &TaxLine| {
            if is_known { refund_tax::part_of(rest.taxable, part.tax, rest.tax) } else { rest.taxable }
        };
        rest(part).map_or(0, |rest| of(rest).ten_thousandths().max(0))
    };
    let weights: Vec<i64> = parts.iter().map(weight).collect();
    for (part, share) in parts.iter_mut().zip(whole_shares(goods, &weights, decimals).unwrap_or_default()) {
        part.taxable = share;
    }
    Ok(())
}

/// Adds refunded shipping to its rates, or to all that are left of it where their tax was rounded to nothing.
fn divide_shipping(parts: &mut [TaxLine], shipping: Money, left: &Remainder) -> Computed<()> {
    if parts.iter().any(is_on_shipping) {
        return refund_tax::add_shipping(parts.iter_mut().filter(|part| is_on_shipping(part)), shipping);
    }
    let rest = |part: &TaxLine| left.taxes.iter().find(|rest| rest.charged() == part.charged());
    let weight = |part: &TaxLine| rest(part).map_or(0, |rest| rest.shipping_tax.ten_thousandths().max(0));
    let weights: Vec<i64> = parts.iter().map(weight).collect();
    for (part, share) in parts.iter_mut().zip(shares(shipping, &weights).unwrap_or_default()) {
        part.taxable = part.taxable.plus(share)?;
    }
    Ok(())
}
