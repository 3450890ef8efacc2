//! Net sales on which no tax was charged: items and shipping less what the taxes were charged on. Taxes on the
//! same lines, such as GST and QST, form a stack, whose net amount counts once. A rate of 0 % is a tax.
//!
//! An order keeps the taxable amount of each rate, and the tax of each item, but not the rates of an item. So
//! stacks are found by amounts: taxes form stacks where together they were charged on more than the taxed
//! items come to, those of one amount the same stack.

use super::Order;
use super::refund_tax::charged;
use crate::error::{Error, Result};
use crate::money::Money;
use crate::tax::class::ClassSlug;
use crate::tax::line::{ChargedRate, TaxLine};

/// The net amount of an order, shipping included, on which no tax was charged. Together with the taxable
/// amounts, of each stack once, it is the order's net amount.
pub fn untaxed(order: &Order) -> Result<Money> {
    net_without(&Stacks::of(order)?, order)
}

/// As [`untaxed`], where the stacks of the order are known.
pub(super) fn net_without(stacks: &Stacks, order: &Order) -> Result<Money> {
    let net = order.total.minus(order.tax)?.minus(order.shipping_tax)?;
    stacks.untaxed(&charged(order)?, net)
}

/// The stacks of the taxes of an order. The default has one for each tax.
#[derive(Debug, Default)]
pub struct Stacks {
    /// Tax was charged on all of the order.
    is_all_taxed: bool,
    /// The taxes that are in a stack with others, with the number of the stack.
    of: Vec<(ChargedRate, usize)>,
}

/// All lines of one rate.
struct Taxed {
    rate: ChargedRate,
    taxable: i128,
    tax: i128,
    shipping_tax: i128,
}

impl Taxed {
    const fn is_zero(&self) -> bool {
        self.tax == 0 && self.shipping_tax == 0
    }
}

impl Stacks {
    /// The stacks of an order's taxes.
    pub fn of(order: &Order) -> Result<Self> {
        let taxes = by_rate(&charged(order)?);
        if taxes.len() < 2 {
            return Ok(Self {
                is_all_taxed: net_without(&Self::default(), order)? == Money::ZERO,
                ..Self::default()
            });
        }
        let shipping = wide(order.shipping).abs();
        let is_stacked = exceed_taxed_items(order, &taxes);
        let mut zero_classes = classes_without_tax(order);
        // Of a tax on a class and shipping, that on the class can be rounded to nothing.
        for (at, tax) in taxes.iter().enumerate().filter(|(_, tax)| tax.tax == 0 && !tax.is_zero()) {
            let mut classes = zero_classes.iter_mut().flatten();
            if let Some(class) = classes.find(|class| class.net + shipping == tax.taxable) {
                class.stack.get_or_insert(at);
            }
        }
        let mut number = |at: usize, tax: &Taxed| {
            // Of two taxes on the same items, one may be on shipping too.
            let same = |other: &Taxed| [0, shipping].contains(&(other.taxable - tax.taxable).abs());
            if !tax.is_zero() {
                let first = taxes.iter().position(|other| !other.is_zero() && same(other));
                return first.filter(|_| is_stacked).unwrap_or(at);
            }
            // The class that a rate of 0 % is of; without one, it was charged on items of another tax.
            let Some(classes) = &mut zero_classes else { return at };
            let nets = [tax.taxable, tax.taxable - shipping];
            let found = classes.iter_mut().filter(|class| nets.contains(&class.net));
            if let Some(class) = found.min_by_key(|class| class.stack.is_some()) {
                return *class.stack.get_or_insert(at);
            }
            let other =
                |strict: bool| taxes.iter().position(|other| !other.is_zero() && (!strict || same(other)));
            other(true).or_else(|| other(false)).unwrap_or(at)
        };
        let of = taxes.iter().enumerate().map(|(at, tax)| (tax.rate.clone(), number(at, tax))).collect();
        let stacks = Self { is_all_taxed: false, of };
        Ok(Self { is_all_taxed: net_without(&stacks, order)? == Money::ZERO, ..stacks })
    }

    /// As [`Self::untaxed`], of a refund whose taxes are computed from the order's in proportion. Where tax was charged on
    /// all of the order, what they leave of its net amount was rounded off.
    pub fn untaxed_of_apportioned(&self, lines: &[TaxLine], net: Money) -> Result<Money> {
        if self.is_all_taxed && !lines.is_empty() { Ok(Money::ZERO) } else { self.untaxed(lines, net) }
    }

    /// As [`Self::untaxed`], of a refund that states its taxes. Where tax was charged on all of the order, a cent for each of
    /// them was rounded off.
    pub fn untaxed_of_refund(&self, lines: &[TaxLine], net: Money) -> Result<Money> {
        const CENT: usize = 100;
        let untaxed = self.untaxed(lines, net)?;
        let most = u64::try_from(lines.len().saturating_mul(CENT)).unwrap_or(u64::MAX);
        let is_rest = self.is_all_taxed && untaxed.ten_thousandths().unsigned_abs() <= most;
        Ok(if is_rest { Money::ZERO } else { untaxed })
    }

    /// The part of the net amount of an order, or of a refund of it, on which these taxes were not charged.
    pub fn untaxed(&self, lines: &[TaxLine], net: Money) -> Result<Money> {
        let mut stacks: Vec<(Option<usize>, i128)> = Vec::new();
        for tax in by_rate(lines) {
            let stack = self.of.iter().find(|(rate, _)| *rate == tax.rate).map(|(_, stack)| *stack);
            match stacks.iter_mut().find(|(known, _)| stack.is_some() && *known == stack) {
                Some((_, taxable)) if tax.taxable.abs() > taxable.abs() => *taxable = tax.taxable,
                Some(_) => {}
                None => stacks.push((stack, tax.taxable)),
            }
        }
        let (net, taxed) = (wide(net), stacks.iter().map(|(_, taxable)| taxable).sum::<i128>());
        let untaxed = net - taxed.clamp(net.min(0), net.max(0));
        i64::try_from(untaxed).map(Money::from_ten_thousandths).map_err(|_too_large| Error::AmountTooLarge)
    }
}

fn wide(amount: Money) -> i128 {
    amount.ten_thousandths().into()
}

fn by_rate(lines: &[TaxLine]) -> Vec<Taxed> {
    let mut taxes: Vec<Taxed> = Vec::new();
    for line in lines {
        let rate = line.charged();
        let (taxable, tax, shipping_tax) = (wide(line.taxable), wide(line.tax), wide(line.shipping_tax));
        match taxes.iter_mut().find(|tax| tax.rate == rate) {
            Some(known) => {
                known.taxable += taxable;
                known.tax += tax;
                known.shipping_tax += shipping_tax;
            }
            None => taxes.push(Taxed { rate, taxable, tax, shipping_tax }),
        }
    }
    taxes
}

/// True when taxes come to at least one taxable amount more than the items and shipping that have tax. Items
/// whose tax was rounded to nothing are less than that.
fn exceed_taxed_items(order: &Order, taxes: &[Taxed]) -> bool {
    let sums = taxes.iter().filter(|tax| !tax.is_zero() && tax.taxable != 0).map(|tax| tax.taxable.abs());
    let Some(least) = sums.clone().min() else { return false };
    let of_items: i128 =
        order.items.iter().filter(|item| item.tax != Money::ZERO).map(|item| wide(item.total).abs()).sum();
    // Orders of files may have no tax on their items.
    if of_items == 0 && order.tax != Money::ZERO {
        return false;
    }
    let shipping = if order.shipping_tax == Money::ZERO { 0 } else { wide(order.shipping).abs() };
    sums.sum::<i128>() - of_items - shipping >= least
}

/// A class of an order without any tax.
struct ZeroClass {
    net: i128,
    /// The stack of its rates of 0 %, once one is found.
    stack: Option<usize>,
}

/// The classes of an order without any tax. `None` for an order that was not made by a form:
/// its items have no classes.
fn classes_without_tax(order: &Order) -> Option<Vec<ZeroClass>> {
    let mut classes: Vec<(&ClassSlug, i128, bool)> = Vec::new();
    for item in &order.items {
        item.price?;
        let has_tax = item.tax != Money::ZERO;
        match classes.iter_mut().find(|(class, ..)| *class == &item.class) {
            Some((_, net, is_taxed)) => (*net, *is_taxed) = (*net + wide(item.total), *is_taxed || has_tax),
            None => classes.push((&item.class, wide(item.total), has_tax)),
        }
    }
    let without = classes.into_iter().filter(|(.., is_taxed)| !is_taxed).map(|(_, net, _)| net);
    // Shipping alone, which a rate of 0 % can be charged on.
    let shipping = (order.shipping_tax == Money::ZERO).then_some(0);
    Some(without.chain(shipping).map(|net| ZeroClass { net, stack: None }).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::order::Item;
    use crate::unit_price::UnitPrice;

    fn money(text: &str) -> Money {
        Money::parse(text).unwrap()
    }

    /// `items`: net and tax, with a class for those of a form. `taxes`: name, taxable, tax, tax on shipping.
    fn check(
        items: &[(&str, &str, &str)],
        shipping: &str,
        taxes: &[(&str, &str, &str, &str)],
        expected: &str,
    ) {
        let is_typed = items.iter().any(|(_, _, class)| !class.is_empty());
        let items = items.iter().map(|(total, tax, class)| Item {
            total: money(total),
            tax: money(tax),
            price: is_typed.then_some(UnitPrice::ZERO),
            class: ClassSlug::parse(class).unwrap_or_default(),
            ..Item::default()
        });
        let items: Vec<Item> = items.collect();
        let taxes = taxes.iter().map(|(name, taxable, tax, shipping_tax)| TaxLine {
            name: (*name).to_owned(),
            taxable: money(taxable),
            tax: money(tax),
            shipping_tax: money(shipping_tax),
            ..TaxLine::default()
        });
        let taxes: Vec<TaxLine> = taxes.collect();
        let sum = |amounts: Vec<Money>| Money::sum(amounts).unwrap();
        let tax = sum(taxes.iter().map(|line| line.tax).collect());
        let shipping_tax = sum(taxes.iter().map(|line| line.shipping_tax).collect());
        let net = sum(items.iter().map(|item| item.total).chain([money(shipping)]).collect());
        let order = Order {
            total: sum(vec![net, tax, shipping_tax]),
            shipping: money(shipping),
            tax,
            shipping_tax,
            items,
            taxes,
            ..Order::default()
        };
        assert_eq!(untaxed(&order).unwrap(), money(expected), "{order:?}");
    }

    #[test]
    fn what_no_tax_was_charged_on() {
        // Nothing is taxed; a part is; shipping is not.
        check(&[("100", "0", "")], "5", &[], "105");
        check(&[("100", "20", ""), ("30", "0", "")], "0", &[("VAT", "100", "20", "0")], "30");
        check(&[("100", "20", "")], "5", &[("VAT", "100", "20", "0")], "5");
        check(&[("100", "20", "")], "5", &[("VAT", "105", "20", "1")], "0");
        // Two rates on different items, one of which rounds to no tax.
        check(
            &[("100", "20", "a"), ("0.02", "0", "a"), ("40", "2", "b"), ("7", "0", "c")],
            "0",
            &[("VAT", "100.02", "20", "0"), ("Reduced", "40", "2", "0")],
            "7",
        );
        // Stacked taxes count once, also where as much again has none.
        check(
            &[("100", "14.98", "a"), ("200", "0", "b")],
            "10",
            &[("GST", "110", "5", "0.5"), ("QST", "100", "9.98", "0")],
            "200",
        );
        check(
            &[("100", "14.98", "a"), ("30", "1.5", "b")],
            "0",
            &[("GST", "100", "5", "0"), ("QST", "100", "9.98", "0"), ("GST on b", "30", "1.5", "0")],
            "0",
        );
        // A rate of 0 % is a tax; on items of another tax it is none besides.
        check(
            &[("100", "20", "a"), ("30", "0", "b")],
            "0",
            &[("VAT", "100", "20", "0"), ("Zero", "30", "0", "0")],
            "0",
        );
        check(
            &[("30", "1.5", "a"), ("30", "0", "b")],
            "0",
            &[("GST", "30", "1.5", "0"), ("Zero", "30", "0", "0")],
            "0",
        );
        check(
            &[("30", "1.5", "a"), ("90", "0", "b")],
            "0",
            &[("GST", "30", "1.5", "0"), ("PST", "30", "0", "0")],
            "90",
        );
        // Two taxes on a class and shipping, both rounded to nothing on the class, and a rate of 0 % on the class.
        check(
            &[("1", "0", "a"), ("2", "0", "b")],
            "26",
            &[("GST", "27", "0", "1"), ("Zero", "1", "0", "0"), ("QST", "27", "0", "3")],
            "2",
        );
        // Amounts of files that do not fit leave nothing.
        check(&[("100", "20", "")], "0", &[("VAT", "130", "20", "0")], "0");
    }
}
