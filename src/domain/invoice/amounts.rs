//! The amounts of a document in the decimals of its currency. The books keep ten-thousandths; what is rounded here adds up
//! to the amount that was charged, exactly.

use super::{InvoiceLine, InvoiceTax, TaxCategory};
use crate::decimal::{self, Computed};
use crate::error::Result;
use crate::money::Money;
use crate::order::refund_tax::{add, shares};
use crate::percent::Percent;
use crate::quantity::Quantity;
use crate::tax::class::ClassSlug;
use crate::tax::line::TaxLine;

/// A part of a sale or refund, before it is rounded.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Part {
    pub(super) name: String,
    /// The quantity; 0 for a fee and for shipping.
    pub(super) quantity: Quantity,
    /// The net amount.
    pub(super) net: Money,
    /// The tax on it, where that is known.
    pub(super) tax: Option<Money>,
    /// The tax class that it was sold in.
    pub(super) class: ClassSlug,
    /// True for shipping, which can have a part in each rate.
    pub(super) is_shipping: bool,
    /// The reason where no tax is on it.
    pub(super) untaxed: Untaxed,
    /// The reason why items of its class are exempt; empty where they are not.
    pub(super) exempt: String,
}

/// The reason why a part has no tax.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Untaxed {
    pub(super) category: TaxCategory,
    /// The rate of the tax that the buyer owes, where the law has it said.
    pub(super) owed: Option<Percent>,
}

/// The lines and taxes of a document.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Amounts {
    pub(super) lines: Vec<InvoiceLine>,
    /// Lines of shipping, until they come after the others.
    shipping: Vec<InvoiceLine>,
    pub(super) taxes: Vec<InvoiceTax>,
    pub(super) net: Money,
    pub(super) tax: Money,
}

/// Parts of one tax or of none.
struct Group {
    tax: Option<TaxLine>,
    untaxed: Untaxed,
    net: Money,
    parts: Vec<Part>,
}

impl Amounts {
    /// Groups parts that were charged `gross` with these taxes. `untaxed` is the net amount that has none of
    /// them, for the reason in `words`; `decimals` are those of the currency. `of_part`: the taxes are a part
    /// of those of an order in which none is on another, so that the rest of the net amount was rounded off;
    /// where that hides the tax of a line, each tax has one line of this name.
    pub(super) fn of(
        parts: &[Part],
        taxes: &[TaxLine],
        (gross, untaxed): (Money, Money),
        (words, of_part): (&str, Option<&str>),
        decimals: u32,
    ) -> Result<Self> {
        let taxes = merged(taxes)?;
        let charged = taxes.iter().map(TaxLine::all_tax).collect::<Computed<Vec<Money>>>()?;
        let net = gross.minus(Money::sum(charged.iter().copied())?)?;
        let groups = groups(parts, &taxes, (net, untaxed), (of_part, decimals))?;
        let nets = groups.as_ref().map_or_else(|| vec![net], |all| all.iter().map(|one| one.net).collect());
        // Taxes that are rounded on their sum leave parts of a cent in an order's total, which nobody pays; those that are
        // divided over rates come to what they were.
        let tax = Money::sum(charged.iter().copied())?.rounded(decimals);
        let mut amounts = Self { net: gross.rounded(decimals).minus(tax)?, tax, ..Self::default() };
        let nets = amounts.net.divided_as(&nets, decimals);
        let mut charged = tax.divided_as(&charged, decimals).into_iter();
        let Some(groups) = groups else {
            amounts.add_lines(parts, amounts.net, None, decimals);
            for (line, tax) in taxes.iter().zip(charged) {
                amounts.add_tax(line, line.taxable.rounded(decimals), tax);
            }
            let exempt = Untaxed { category: TaxCategory::Exempt, owed: None };
            amounts.add_untaxed(exempt, words, untaxed.rounded(decimals));
            return Ok(amounts.with_shipping_last());
        };
        for (group, net) in groups.iter().zip(nets) {
            let reason = group.reason();
            if let Some(line) = &group.tax {
                amounts.add_tax(line, net, charged.next().unwrap_or_default());
                amounts.exempt_last(&reason);
            } else {
                amounts.add_untaxed(group.untaxed, if reason.is_empty() { words } else { &reason }, net);
            }
            amounts.add_lines(&group.parts, net, amounts.taxes.len().checked_sub(1), decimals);
        }
        Ok(amounts.with_shipping_last())
    }

    fn with_shipping_last(mut self) -> Self {
        self.lines.append(&mut self.shipping);
        self
    }

    fn add_lines(&mut self, parts: &[Part], net: Money, tax: Option<usize>, decimals: u32) {
        let exact: Vec<Money> = parts.iter().map(|part| part.net).collect();
        let nets = net.divided_as(&exact, decimals);
        for (part, net) in parts.iter().zip(nets) {
            let (name, quantity) = (part.name.clone(), part.quantity);
            let lines = if part.is_shipping { &mut self.shipping } else { &mut self.lines };
            lines.push(InvoiceLine { name, quantity, net, tax });
        }
    }

    fn add_tax(&mut self, line: &TaxLine, taxable: Money, tax: Money) {
        let is_zero = line.percent.is_some_and(|percent| percent.ten_thousandths() == 0);
        let category = if is_zero { TaxCategory::Zero } else { TaxCategory::Standard };
        let (name, percent) = (line.name.clone(), line.percent);
        self.taxes.push(InvoiceTax { category, name, percent, taxable, tax });
    }

    /// Makes the rate of 0 % that was added last an exemption, if there is a reason for one.
    fn exempt_last(&mut self, reason: &str) {
        let last =
            self.taxes.last_mut().filter(|tax| tax.category == TaxCategory::Zero && !reason.is_empty());
        if let Some(tax) = last {
            (tax.category, tax.name) = (TaxCategory::Exempt, reason.to_owned());
        }
    }

    fn add_untaxed(&mut self, Untaxed { category, owed }: Untaxed, words: &str, taxable: Money) {
        if taxable != Money::ZERO {
            let name = if category == TaxCategory::Exempt {
                words.to_owned()
            } else {
                owed.map(Percent::to_short_text).unwrap_or_default()
            };
            let percent = Some(Percent::ZERO);
            self.taxes.push(InvoiceTax { category, name, percent, taxable, tax: Money::ZERO });
        }
    }
}

/// The taxes, merged by rate.
pub(super) fn merged(taxes: &[TaxLine]) -> Result<Vec<TaxLine>> {
    let mut merged = Vec::new();
    for line in taxes.iter().filter(|line| !line.is_nothing()) {
        add(&mut merged, line.clone())?;
    }
    Ok(merged)
}

/// The parts by their taxes. `None` where the taxes are on one another, or where the amounts do not say which is on which.
fn groups(
    parts: &[Part],
    taxes: &[TaxLine],
    (net, untaxed): (Money, Money),
    (of_part, decimals): (Option<&str>, u32),
) -> Result<Option<Vec<Group>>> {
    let exact: Vec<Money> = taxes.iter().map(|line| line.taxable).chain([untaxed]).collect();
    let off = Money::sum(exact.iter().copied())?.minus(net)?.ten_thousandths().saturating_abs();
    let most = rounding_of_taxes(taxes.len(), decimals).saturating_add(rounding(parts.len(), decimals));
    if off > most && of_part.is_none() {
        return Ok(None);
    }
    let weights: Vec<i64> = exact.iter().map(|amount| amount.ten_thousandths()).collect();
    let nets = if off == 0 { Some(exact) } else { shares(net, &weights) };
    let Some(mut nets) = nets else { return Ok(None) };
    let untaxed = nets.pop().unwrap_or_default();
    let group = |(line, net): (&TaxLine, Money)| Group {
        tax: Some(line.clone()),
        untaxed: Untaxed::default(),
        net,
        parts: Vec::new(),
    };
    let mut groups: Vec<Group> = taxes.iter().zip(nets).map(group).collect();
    groups.extend(without_tax(parts, taxes.is_empty(), untaxed)?);
    if let [only] = groups.as_mut_slice() {
        only.parts = parts.to_vec();
        return Ok(Some(groups));
    }
    // The lines of a class have the same tax, and the more of them, the less rounding hides which; the classes of most
    // files say nothing, and there each line has to be told by itself.
    for is_by_class in [true, false] {
        for group in &mut groups {
            group.parts.clear();
        }
        for part in parts.iter().filter(|part| !part.is_shipping) {
            let alike = |other: &&Part| !other.is_shipping && other.class == part.class;
            let alike: Vec<&Part> = parts.iter().filter(alike).filter(|_| is_by_class).collect();
            let like = if is_by_class { merged_part(&alike)? } else { part.clone() };
            if let Some(nearest) = groups.iter_mut().min_by_key(|group| group.off(&like)) {
                nearest.parts.push(part.clone());
            }
        }
        if place_shipping(parts, &mut groups, off, decimals)? {
            return Ok(Some(groups));
        }
    }
    let Some(name) = of_part else { return Ok(None) };
    for group in &mut groups {
        let (name, net) = (name.to_owned(), group.net);
        group.parts = vec![Part { name, net, untaxed: group.untaxed, ..Part::default() }];
    }
    Ok(Some(groups))
}

/// The net amount and tax of several parts.
fn merged_part(parts: &[&Part]) -> Result<Part> {
    let tax = parts.iter().map(|part| part.tax).collect::<Option<Vec<Money>>>();
    Ok(Part {
        net: Money::sum(parts.iter().map(|part| part.net))?,
        tax: tax.map(Money::sum).transpose()?,
        untaxed: parts.first().map(|part| part.untaxed).unwrap_or_default(),
        ..Part::default()
    })
}

impl Group {
    /// The reasons why all of its goods are exempt, each once; empty where some are not.
    fn reason(&self) -> String {
        let mut reasons: Vec<&str> = Vec::new();
        for part in self.parts.iter().filter(|part| !part.is_shipping && part.net != Money::ZERO) {
            if part.exempt.is_empty() {
                return String::new();
            }
            if !reasons.contains(&part.exempt.as_str()) {
                reasons.push(&part.exempt);
            }
        }
        reasons.join("; ")
    }

    /// The distance of the part's tax from that of the group.
    fn off(&self, part: &Part) -> (bool, i64) {
        let percent = self.tax.as_ref().map_or(Some(Percent::ZERO), |line| line.percent);
        let due = percent.and_then(|percent| percent.of(part.net));
        let is_other = self.tax.is_none() && self.untaxed != part.untaxed;
        let off = due.zip(part.tax).and_then(|(due, tax)| due.minus(tax).ok());
        (is_other, off.map_or(i64::MAX, |off| off.ten_thousandths().saturating_abs()))
    }
}

/// Adds to each group the shipping that its parts leave of its net amount, all of it to one where that can be. False where
/// they leave something else than was rounded, of which `off` is in the net amounts of the groups.
fn place_shipping(parts: &[Part], groups: &mut [Group], off: i64, decimals: u32) -> Result<bool> {
    let mut rests = Vec::new();
    for group in groups.iter() {
        let rest = group.net.minus(Money::sum(group.parts.iter().map(|part| part.net))?)?;
        // Without a part, nothing would say it.
        let off = if group.parts.is_empty() { 0 } else { off };
        rests.push((rest.ten_thousandths(), rounding(group.parts.len(), decimals).saturating_add(off)));
    }
    let is_rounding = |(rest, most): &(i64, i64)| rest.saturating_abs() <= *most;
    let Some(part) = parts.iter().find(|part| part.is_shipping) else {
        return Ok(rests.iter().all(is_rounding));
    };
    let all = part.net.ten_thousandths();
    let half = rounding(1, decimals);
    let takes_all = |at: &usize| {
        rests.iter().enumerate().all(|(other, (rest, most))| {
            let left = if other == *at { rest.saturating_sub(all) } else { *rest };
            is_rounding(&(left, most.saturating_add(half)))
        })
    };
    let whole = (0..groups.len()).filter(takes_all);
    let off = |at: &usize| groups.get(*at).map(|group| group.off(part));
    if let Some(group) = whole.min_by_key(off).and_then(|at| groups.get_mut(at)) {
        group.parts.push(part.clone());
        return Ok(true);
    }
    let mut left = all;
    for (group, rest) in groups.iter_mut().zip(&rests).filter(|(_, rest)| !is_rounding(rest)) {
        left = left.saturating_sub(rest.0);
        group.parts.push(Part { net: Money::from_ten_thousandths(rest.0), ..part.clone() });
    }
    let is_shipping = |part: &&Part| part.is_shipping;
    let placed = groups.iter().flat_map(|group| &group.parts).filter(is_shipping);
    let same_sign = placed.map(|part| part.net.ten_thousandths().signum()).all(|sign| sign >= 0);
    Ok(same_sign && left.saturating_abs() <= half)
}

/// Groups the untaxed parts by their reasons. In an order with taxes too, the first such part gives the reason for all.
fn without_tax(parts: &[Part], is_all: bool, untaxed: Money) -> Result<Vec<Group>> {
    let group = |untaxed, net| Group { tax: None, untaxed, net, parts: Vec::new() };
    let mut goods =
        parts.iter().filter(|part| !part.is_shipping && (is_all || part.tax == Some(Money::ZERO)));
    // Where all goods are taxed, it is shipping.
    let first = goods.clone().next().or_else(|| parts.iter().find(|part| part.is_shipping));
    let exempt = Untaxed { category: TaxCategory::Exempt, owed: None };
    let first = first.map_or(exempt, |part| part.untaxed);
    if untaxed == Money::ZERO {
        return Ok(Vec::new());
    }
    let mut groups = vec![group(first, untaxed)];
    if !is_all || !goods.clone().all(|part| part.net >= Money::ZERO) {
        return Ok(groups);
    }
    for part in goods.by_ref().filter(|part| part.untaxed != first) {
        match groups.iter_mut().find(|group| group.untaxed == part.untaxed) {
            Some(known) => known.net = known.net.plus(part.net)?,
            None => groups.push(group(part.untaxed, part.net)),
        }
        if let [first, ..] = groups.as_mut_slice() {
            first.net = first.net.minus(part.net)?;
        }
    }
    Ok(groups)
}

/// A cent, in ten-thousandths: files round taxable amounts to it, whatever the currency.
const CENT: i64 = 100;

/// The smallest amount of a currency, in ten-thousandths.
fn unit(decimals: u32) -> i64 {
    decimal::step(decimals).max(1)
}

/// The largest rounding of the sum of so many lines, in ten-thousandths: half a unit each.
pub(super) fn rounding(lines: usize, decimals: u32) -> i64 {
    i64::try_from(lines).unwrap_or(i64::MAX).saturating_mul(unit(decimals)) / 2
}

/// The largest rounding of the sum of the taxable amounts of so many taxes, in ten-thousandths.
pub(super) fn rounding_of_taxes(taxes: usize, decimals: u32) -> i64 {
    i64::try_from(taxes).unwrap_or(i64::MAX).saturating_mul(unit(decimals).max(CENT))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rest of an order that was rounded on its sum is a cent, of which two rates have one each.
    #[test]
    fn a_cent_of_two_rates_is_a_line() {
        let cent = Money::from_ten_thousandths(100);
        let part = Part { net: cent, tax: Some(Money::ZERO), ..Part::default() };
        let line =
            |percent| TaxLine { percent: Percent::parse(percent).ok(), taxable: cent, ..TaxLine::default() };
        let taxes = [line("19"), line("7")];
        let amounts =
            Amounts::of(&[part.clone(), part], &taxes, (cent, Money::ZERO), ("", Some("Refund")), 2);
        let amounts = amounts.unwrap_or_default();
        let lines = Money::sum(amounts.lines.iter().map(|line| line.net));
        let taxable = Money::sum(amounts.taxes.iter().map(|tax| tax.taxable));
        assert_eq!((lines.ok(), taxable.ok(), amounts.net), (Some(cent), Some(cent), cent));
    }

    #[test]
    fn shipping_stands_after_the_products_of_all_rates() {
        let money = |text: &str| Money::parse(text).unwrap_or_default();
        let part = |name: &str, net, tax| Part {
            name: name.to_owned(),
            net: money(net),
            tax: Some(money(tax)),
            is_shipping: name == "Shipping",
            ..Part::default()
        };
        let line = |percent, taxable, tax, shipping_tax| TaxLine {
            percent: Percent::parse(percent).ok(),
            taxable: money(taxable),
            tax: money(tax),
            shipping_tax: money(shipping_tax),
            ..TaxLine::default()
        };
        let parts = [part("Mug", "10", "2"), part("Book", "20", "1"), part("Shipping", "5", "1")];
        let taxes = [line("20", "15", "2", "1"), line("5", "20", "1", "0")];
        let amounts = Amounts::of(&parts, &taxes, (money("39"), Money::ZERO), ("", None), 2);
        let amounts = amounts.unwrap_or_default();
        let lines: Vec<_> = amounts.lines.iter().map(|line| (line.name.as_str(), line.tax)).collect();
        assert_eq!(lines, [("Mug", Some(0)), ("Book", Some(1)), ("Shipping", Some(0))]);
    }
}
