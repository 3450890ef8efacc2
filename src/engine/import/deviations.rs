//! Orders of a file whose figures do not add up: all are counted and summed, the first are listed. The part
//! of a total beyond items, shipping and taxes becomes an extra item (choice 33), except in Tillbook's JSON,
//! which is imported as it was exported.

use std::borrow::Cow;

use super::Import;
use domain::Result;
use domain::label;
use domain::money::Money;
use domain::order::Order;
use domain::order::identity::{Deviation, Figure, deviations, divide_rest};
use domain::text::Text;
use transfer::Source;

/// The most that are listed; the rest are counted.
const MOST_NAMED: usize = 1_000;

/// The number of figures that do not add up, and the sum of their differences.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct DeviationSum {
    /// The number of figures.
    pub count: u64,
    /// The sum of the differences without signs.
    pub amount: Money,
}

impl DeviationSum {
    fn add(&mut self, difference: Money) {
        self.count = self.count.saturating_add(1);
        let sum = self.amount.ten_thousandths().saturating_add(difference.ten_thousandths().saturating_abs());
        self.amount = Money::from_ten_thousandths(sum);
    }
}

/// A figure of an order that does not equal the sum of its parts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderDeviation {
    /// The name of the file.
    pub file: String,
    /// The number of the order.
    pub order: String,
    /// The figure and its difference.
    pub deviation: Deviation,
}

/// The figures that do not add up, of all orders.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Deviations {
    /// Totals, compared with items, shipping and taxes.
    pub totals: DeviationSum,
    /// Taxes, compared with the taxes of items and shipping.
    pub taxes: DeviationSum,
    /// Refunds beyond the total of their order.
    pub refunds: DeviationSum,
    /// The first thousand of them.
    pub named: Vec<OrderDeviation>,
}

impl Deviations {
    /// A sentence each for totals, taxes and refunds, where any do not add up.
    pub fn sentences(&self) -> Vec<Text> {
        let all = [
            (
                self.totals,
                label!(
                    "{count} {count:order does|orders do} not add up to {count:its total|their \
                     totals}, by {amount} in all"
                ),
            ),
            (
                self.taxes,
                label!(
                    "{count} {count:tax does not agree with its rate|taxes do not agree with their rates}, by {amount} in all"
                ),
            ),
            (
                self.refunds,
                label!(
                    "{count} {count:order has refunds beyond its total|orders have refunds beyond their totals}, by {amount} in all"
                ),
            ),
        ];
        let sentence = |(sum, english): (DeviationSum, &'static str)| {
            let count = i64::try_from(sum.count).unwrap_or(i64::MAX);
            Text::of(english, [("count", count.into()), ("amount", sum.amount.into())])
        };
        all.into_iter().filter(|(sum, _)| sum.count > 0).map(sentence).collect()
    }
}

impl Import<'_, '_> {
    /// The order, with an extra item for the unexplained part of its total; reports its deviations.
    pub(super) fn agreed<'o>(&mut self, source: &Source, order: &'o Order) -> Result<Cow<'o, Order>> {
        let found = self.compare_figures(source, order)?;
        if found.is_empty() {
            return Ok(Cow::Borrowed(order));
        }
        let mut order = order.clone();
        divide_rest(&mut order, &found)?;
        Ok(Cow::Owned(order))
    }

    /// Reports the deviations of an order, and returns them.
    pub(super) fn compare_figures(&mut self, source: &Source, order: &Order) -> Result<Vec<Deviation>> {
        let found = deviations(order, self.decimals)?;
        let report = &mut self.report.deviations;
        for deviation in &found {
            let sum = match deviation.figure {
                Figure::Total => &mut report.totals,
                Figure::Tax | Figure::TaxOf { .. } => &mut report.taxes,
                Figure::Refunds => &mut report.refunds,
            };
            sum.add(deviation.difference()?);
            if report.named.len() < MOST_NAMED {
                let (file, order) = (source.name().to_owned(), order.number.clone());
                report.named.push(OrderDeviation { file, order, deviation: deviation.clone() });
            }
        }
        Ok(found)
    }
}
