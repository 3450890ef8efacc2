//! Adjusts the items of an order to its total. Files give prices before the order's discount, or with tax,
//! and leave out tips and duties; the total is what was charged.

use crate::FieldResult;
use crate::foreign::{less, sum};
use domain::money::Money;
use domain::order::Item;

/// A cent, in ten-thousandths.
const CENT: i128 = 100;

/// The adjustment made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fitted {
    /// None, or none that the figures explain.
    AsItWas,
    /// The order's discount or the included tax was subtracted from the items.
    Spread,
}

/// The figures that may explain a difference between items and order.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Within<'u> {
    /// The discount of the order.
    pub(super) discount: Money,
    /// The tax on goods, which prices may include.
    pub(super) tax: Money,
    /// A flag for each item: marked as untaxed.
    pub(super) untaxed: &'u [bool],
    /// Number of the last items that are fees, from which no discount is taken.
    pub(super) fees: usize,
    /// The amount of the goods without tax in the file.
    pub(super) subtotal: Option<Money>,
    /// The difference allowed, since figures are rounded line by line.
    pub(super) rounding: Money,
}

/// Adjusts the items to `target`, the order's total without tax and shipping, when the difference is its
/// discount, its tax or both; else to the file's subtotal. A difference that no figure explains is left for
/// the caller to report.
pub(super) fn fit(items: &mut [Item], target: Money, within: &Within<'_>) -> FieldResult<Fitted> {
    let sum = total(items.iter())?;
    let is_near = |a: Money, b: Money| {
        let apart = a.ten_thousandths().saturating_sub(b.ten_thousandths()).saturating_abs();
        apart <= within.rounding.ten_thousandths()
    };
    let (none, discount, tax) = (Money::ZERO, within.discount, within.tax);
    if is_near(sum, target) || items.iter().any(|item| item.total < none) {
        return Ok(Fitted::AsItWas);
    }
    for target in [Some(target), within.subtotal].into_iter().flatten().filter(|target| *target >= none) {
        for (discount, tax) in [(discount, none), (none, tax), (discount, tax)] {
            if discount < none || tax < none {
                continue;
            }
            let reduced = less(sum, discount)?;
            let is_explained =
                reduced >= none && is_near(less(reduced, tax)?, target) && !is_near(sum, target);
            if is_explained {
                let is_taxed = |at: usize| !within.untaxed.get(at).copied().unwrap_or_default();
                let has_taxed = (0..items.len()).any(is_taxed);
                let goods = items.len().saturating_sub(within.fees);
                let taxes = crate::foreign::sum(items.iter().map(|item| item.tax))?;
                if tax == none || !has_taxed {
                    spread(items, |at| at < goods, target)?;
                } else if taxes == tax {
                    spread(items, |at| at < goods, reduced)?;
                    // Each has its own within, whatever its rate.
                    for item in items.iter_mut() {
                        item.total = less(item.total, item.tax)?;
                    }
                    spread(items, |at| at < goods, target)?;
                } else {
                    spread(items, |at| at < goods, reduced)?;
                    spread(items, is_taxed, target)?;
                }
                return Ok(Fitted::Spread);
            }
        }
    }
    Ok(Fitted::AsItWas)
}

fn total<'i>(items: impl Iterator<Item = &'i Item>) -> FieldResult<Money> {
    sum(items.map(|item| item.total))
}

/// Reduces the chosen items in proportion, to the cent, so that all items add up to `target` exactly.
fn spread(items: &mut [Item], is_chosen: impl Fn(usize) -> bool, target: Money) -> FieldResult<()> {
    let others = total(items.iter().enumerate().filter(|(at, _)| !is_chosen(*at)).map(|(_, item)| item))?;
    let sum = less(total(items.iter())?, others)?;
    let target = less(target, others)?;
    let (sum, target) = (i128::from(sum.ten_thousandths()), i128::from(target.ten_thousandths()));
    let (mut before, mut so_far) = (0_i128, 0_i128);
    for (_, item) in items.iter_mut().enumerate().filter(|(at, _)| is_chosen(*at)) {
        so_far += i128::from(item.total.ten_thousandths());
        let exact = so_far * target / sum.max(1);
        let share = if so_far == sum { target } else { (exact + CENT / 2) / CENT * CENT };
        item.total = Money::from_ten_thousandths(i64::try_from(share - before).unwrap_or_default());
        before = share;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_come_to_the_order_where_its_figures_explain_it() {
        for (items, untaxed, (discount, tax, subtotal), target, expected, how) in [
            ("10 5", "", ("0", "0", ""), "15", "10.00 5.00", Fitted::AsItWas),
            ("10 5", "", ("3", "0", ""), "12", "8.00 4.00", Fitted::Spread),
            ("10 5", "", ("0", "3", ""), "12", "8.00 4.00", Fitted::Spread),
            ("10 5", "", ("1", "2", ""), "12", "8.00 4.00", Fitted::Spread),
            ("10 5", "", ("2", "2", ""), "12", "10.00 5.00", Fitted::AsItWas),
            ("10 5", "", ("0", "0", ""), "12", "10.00 5.00", Fitted::AsItWas),
            ("10 10 10", "", ("10", "0", ""), "20", "6.67 6.66 6.67", Fitted::Spread),
            ("50 50", "01", ("0", "9.58", ""), "90.42", "40.42 50.00", Fitted::Spread),
            ("60 60", "01", ("20", "7.98", ""), "92.02", "42.02 50.00", Fitted::Spread),
            ("60 60", "11", ("0", "20", ""), "100", "50.00 50.00", Fitted::Spread),
            ("9.99 0 0.01", "", ("10", "0", ""), "0", "0.00 0.00 0.00", Fitted::Spread),
            ("3.3333 3.3333", "", ("1.1111", "0", ""), "5.5555", "2.78 2.7755", Fitted::Spread),
            ("10", "", ("0", "0", ""), "12.5", "10.00", Fitted::AsItWas),
            ("12", "", ("2", "0", "10"), "15", "10.00", Fitted::Spread),
            ("10", "", ("2", "0", "10"), "15", "10.00", Fitted::AsItWas),
            ("", "", ("0", "0", ""), "3", "", Fitted::AsItWas),
            ("10 -5", "", ("2", "0", ""), "3", "10.00 -5.00", Fitted::AsItWas),
            ("10", "", ("13", "0", ""), "-3", "10.00", Fitted::AsItWas),
            ("10", "", ("0", "-5", ""), "15", "10.00", Fitted::AsItWas),
        ] {
            let money = |text: &str| Money::parse(text).unwrap();
            let mut given: Vec<Item> = items
                .split_ascii_whitespace()
                .map(|total| Item { total: money(total), ..Item::default() })
                .collect();
            let untaxed: Vec<bool> = untaxed.chars().map(|flag| flag == '1').collect();
            let within = Within {
                discount: money(discount),
                tax: money(tax),
                untaxed: &untaxed,
                fees: 0,
                subtotal: Money::parse(subtotal),
                rounding: money("0.01"),
            };
            let found = fit(&mut given, money(target), &within).unwrap();
            let totals: Vec<String> = given.iter().map(|item| item.total.to_exact_text()).collect();
            assert_eq!((totals.join(" ").as_str(), found), (expected, how), "{items} to {target}");
        }
    }
}
