//! Consistency of the amounts of an order: items, shipping and taxes add up to the total, the taxes by rate
//! to the tax, the tax of each rate is its percentage of its taxable amount, and refunds are at most the total.
//!
//! Files round each line separately, so a deviation of one cent per line is accepted.

use super::{Item, Order};
use crate::decimal;
use crate::decimal::Computed;
use crate::error::{Error, Result};
use crate::money::Money;
use crate::table::Cell;
use crate::tax::line::TaxLine;
use crate::text;
use crate::text::Text;

/// The name of the line item that makes up the difference between the total and the parts.
pub const NOT_DIVIDED: &str = "Not divided";

/// 100 %, in ten-thousandths of a percent.
const WHOLE: i128 = 1_000_000;

/// An amount of an order that differs from the sum of its parts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deviation {
    /// The amount that differs.
    pub figure: Figure,
    /// The amount computed from the parts.
    pub expected: Money,
    /// The amount of the order.
    pub found: Money,
}

/// An amount that can be computed from others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Figure {
    /// The total: items, shipping and both taxes.
    Total,
    /// The tax: the sum over the rates.
    Tax,
    /// The tax of one rate: its percentage of its taxable amount.
    TaxOf {
        /// The name of the rate; may be empty.
        rate: String,
    },
    /// The sum of the refunds, which is expected to be at most the total.
    Refunds,
}

impl Deviation {
    /// The amount less the expected one. An error when it does not fit.
    pub fn difference(&self) -> Computed<Money> {
        self.found.minus(self.expected)
    }

    /// The deviation in a sentence without its full stop.
    pub fn sentence(&self) -> Text {
        let (found, expected) = (self.found, self.expected);
        match &self.figure {
            Figure::Total => text!(
                "its items, shipping and taxes come to {expected} and its total is {found}; {rest} is \
                 left over",
                expected,
                found,
                rest = self.difference().map_or(Cell::Empty, Cell::Money)
            ),
            Figure::Tax => text!(
                "its taxes by rate come to {expected} and its tax is {found}; the rest has no rate",
                expected,
                found
            ),
            Figure::TaxOf { rate } => text!(
                "{rate} of what it was charged on is {expected} and its tax is {found}",
                rate = if rate.is_empty() { text!("Tax") } else { Text::written(rate) },
                expected,
                found
            ),
            Figure::Refunds => {
                text!("its refunds come to {found} and its total is {expected}", found, expected)
            }
        }
    }
}

/// The deviations of an order in a currency with this many decimals. An error when a sum does not fit.
pub fn deviations(order: &Order, decimals: u32) -> Result<Vec<Deviation>> {
    let rounding = rounding(order, decimals);
    let mut found = Vec::new();
    let mut compare = |figure: Figure, expected: Money, is: Money| -> Result<()> {
        if is.minus(expected)?.ten_thousandths().saturating_abs() > rounding {
            found.push(Deviation { figure, expected, found: is });
        }
        Ok(())
    };
    let tax = order.tax.plus(order.shipping_tax)?;
    let goods = Money::sum(order.items.iter().map(|item| item.total))?;
    compare(Figure::Total, goods.plus(order.shipping)?.plus(tax)?, order.total)?;
    let by_rate = order.taxes.iter().map(TaxLine::all_tax).collect::<Computed<Vec<_>>>()?;
    let charged = Money::sum(by_rate.iter().copied())?;
    if !order.taxes.is_empty() {
        compare(Figure::Tax, charged, tax)?;
    }
    for (line, is) in order.taxes.iter().zip(by_rate) {
        let Some(percent) = line.percent else { continue };
        let of = |amount: Money| share(amount, percent.ten_thousandths());
        let mut expected = of(line.taxable)?;
        if line.compound {
            // A compound tax is charged on the taxes before it too, where these are on the same lines.
            let most = of(line.taxable.plus(charged.minus(is)?)?)?;
            expected = is.clamp(expected.min(most), most.max(expected));
        }
        compare(Figure::TaxOf { rate: line.name.clone() }, expected, is)?;
    }
    let refunded = Money::sum(order.refunds.iter().map(|refund| refund.amount))?;
    if refunded > order.total.max(Money::ZERO) {
        compare(Figure::Refunds, order.total, refunded)?;
    }
    Ok(found)
}

/// Makes the parts of an order add up to its total, by a last line item for the difference.
pub fn divide_rest(order: &mut Order, deviations: &[Deviation]) -> Result<()> {
    if let Some(total) = deviations.iter().find(|deviation| deviation.figure == Figure::Total) {
        let rest = total.difference()?;
        order.items.push(Item { name: NOT_DIVIDED.to_owned(), total: rest, ..Item::default() });
    }
    Ok(())
}

/// The items of an order without the line that [`divide_rest`] adds.
pub fn explained_items(order: &Order) -> &[Item] {
    match order.items.split_last() {
        Some((last, others)) if is_rest(last) => others,
        _ => &order.items,
    }
}

/// True for the line that [`divide_rest`] adds.
pub fn is_rest(item: &Item) -> bool {
    item.product.is_none() && item.quantity.ten_thousandths() == 0 && item.name == NOT_DIVIDED
}

/// The accepted deviation: a cent for each line and one for shipping, in ten-thousandths.
fn rounding(order: &Order, decimals: u32) -> i64 {
    let lines = explained_items(order).len().saturating_add(usize::from(order.shipping != Money::ZERO));
    i64::try_from(lines.max(1)).unwrap_or(i64::MAX).saturating_mul(decimal::step(decimals))
}

fn share(amount: Money, percent: i64) -> Result<Money> {
    let exact = i128::from(amount.ten_thousandths()) * i128::from(percent);
    let half = if exact < 0 { -WHOLE / 2 } else { WHOLE / 2 };
    let rounded = i64::try_from((exact + half) / WHOLE).map_err(|_large| Error::AmountTooLarge)?;
    Ok(Money::from_ten_thousandths(rounded))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::order::Refund;
    use crate::percent::Percent;

    fn money(text: &str) -> Money {
        Money::parse(text).unwrap()
    }

    /// An order of a total, its items, shipping, tax and tax on shipping; and its taxes by rate: percentage,
    /// `c` where it is compound, taxable amount, and both taxes.
    fn order(figures: &str, taxes: &str) -> Order {
        let mut parts = figures.split('|').map(|part| part.split_ascii_whitespace().map(money));
        let mut next = || parts.next().into_iter().flatten().collect::<Vec<_>>();
        let (total, items, rest) = (next(), next(), next());
        let item = |total| Item { name: "Mug".to_owned(), total, ..Item::default() };
        let line = |text: &str| {
            let parts: Vec<&str> = text.split_ascii_whitespace().collect();
            let compound = parts[0].ends_with('c');
            TaxLine {
                name: "VAT".to_owned(),
                percent: Percent::parse(parts[0].trim_end_matches('c')).ok(),
                compound,
                taxable: money(parts[1]),
                tax: money(parts[2]),
                shipping_tax: money(parts[3]),
                ..TaxLine::default()
            }
        };
        Order {
            total: total[0],
            items: items.into_iter().map(item).collect(),
            shipping: rest[0],
            tax: rest[1],
            shipping_tax: rest[2],
            taxes: taxes.split('|').filter(|text| !text.is_empty()).map(line).collect(),
            ..Order::default()
        }
    }

    #[test]
    fn refunds_are_at_most_the_total() {
        for (figures, refunds, expected) in [
            ("20|20|0 0 0", "20", None),
            ("20|20|0 0 0", "10 10.01", None),
            ("20|20|0 0 0", "10 10.02", Some("its refunds come to 20.02 and its total is 20.00")),
            ("0|0|0 0 0", "5", Some("its refunds come to 5.00 and its total is 0.00")),
            ("-5|-5|0 0 0", "0", None),
        ] {
            let mut order = order(figures, "");
            let refund = |amount| Refund { amount: money(amount), ..Refund::default() };
            order.refunds = refunds.split_ascii_whitespace().map(refund).collect();
            let found = deviations(&order, 2).unwrap();
            let told = found.first().map(|deviation| deviation.sentence().to_string());
            assert_eq!(
                (told.as_deref(), found.len()),
                (expected, usize::from(expected.is_some())),
                "{refunds}"
            );
        }
    }

    #[test]
    fn figures_of_an_order_agree_or_say_by_how_much_they_do_not() {
        for (figures, taxes, decimals, expected) in [
            ("125.40|80.17|25.21 15.23 4.79", "19 105.38 15.23 4.79", 2, ""),
            ("125.40|75.38|30 20.02 0", "19 75.38 20.02 0", 2, "VAT 14.3222 20.02"),
            ("30|10 10|0 0 0", "", 2, "total 20.00 30.00"),
            ("10|10 10|0 0 0", "", 2, "total 20.00 10.00"),
            ("20.02|10 10|0 0 0", "", 2, ""),
            ("20.03|10 10|0 0 0", "", 2, "total 20.00 20.03"),
            ("20|10 11|0 0 0", "", 0, ""),
            ("20|10 13|0 0 0", "", 0, "total 23.00 20.00"),
            ("0|0|0 0 0", "", 2, ""),
            ("-5|-5|0 0 0", "", 2, ""),
            ("119|100|0 19 0", "19 100 10 0", 2, "tax 10.00 19.00; VAT 19.00 10.00"),
            ("114.98|100|0 14.98 0", "5 100 5 0|9.975c 100 9.98 0", 2, ""),
            ("115.47|100|0 15.47 0", "5 100 5 0|9.975c 100 10.47 0", 2, ""),
            ("116.47|100|0 16.47 0", "5 100 5 0|9.975c 100 11.47 0", 2, "VAT 10.4738 11.47"),
        ] {
            let mut order = order(figures, taxes);
            let found = deviations(&order, decimals).unwrap();
            let told: Vec<String> = found
                .iter()
                .map(|deviation| {
                    let figure = match &deviation.figure {
                        Figure::Total => "total",
                        Figure::Tax => "tax",
                        Figure::TaxOf { rate } => rate,
                        Figure::Refunds => "refunds",
                    };
                    let [expected, found] =
                        [deviation.expected, deviation.found].map(|amount| amount.to_exact_text());
                    format!("{figure} {expected} {found}")
                })
                .collect();
            assert_eq!(told.join("; "), expected, "{figures}");
            let items = order.items.clone();
            divide_rest(&mut order, &found).unwrap();
            assert_eq!(explained_items(&order), items, "{figures}");
            let again = deviations(&order, decimals).unwrap();
            assert!(again.iter().all(|deviation| deviation.figure != Figure::Total), "{figures}");
        }
    }
}
