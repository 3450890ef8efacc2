//! Amounts of an order that are probably a typing error, such as a scanned code in the field of the quantity.
//! They are not refused: the person who saves the order is asked to confirm them.

use super::Order;
use super::form::{FormLine, OrderForm};
use crate::error::Result;
use crate::ids::ProductId;
use crate::money::Money;
use crate::quantity::Quantity;
use crate::unit_price::UnitPrice;

/// A price or a total is doubted from this many times the usual one.
const TIMES: i64 = 1_000;
/// The lowest quantity that is doubted, and the multiple of the usual one that it must reach.
const MANY: Quantity = Quantity::from_ten_thousandths(10_000 * TIMES);
const MANY_TIMES: i64 = 100;
/// The fewest orders from which a usual total is taken.
const FEWEST: usize = 5;
/// The lowest total that is doubted without a usual one: ten million of the currency's unit.
const MUCH: Money = Money::from_ten_thousandths(10_000_000 * 10_000);

/// An amount to be confirmed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Doubt {
    /// The quantity of a line item.
    Quantity {
        /// The name of the item.
        name: String,
        /// The quantity as typed.
        quantity: Quantity,
    },
    /// The price of a line item.
    Price {
        /// The name of the item.
        name: String,
        /// The price as typed.
        price: UnitPrice,
        /// The price of the product.
        usual: UnitPrice,
    },
    /// The total of the order.
    Total {
        /// The total, with taxes and shipping.
        total: Money,
    },
}

/// The quantities and totals of the last orders, from which the usual ones follow.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Recent {
    /// The quantity of each line item.
    pub quantities: Vec<Quantity>,
    /// The total of each order.
    pub totals: Vec<Money>,
}

/// The median, the lower one of an even number; `None` of an empty list.
fn median<T: Ord + Copy>(all: impl IntoIterator<Item = T>) -> Option<T> {
    let mut all: Vec<T> = all.into_iter().collect();
    all.sort_unstable();
    all.get(all.len().saturating_sub(1) / 2).copied()
}

impl Recent {
    fn is_many(&self, quantity: Quantity, others: &[FormLine]) -> bool {
        let others = others.iter().map(|line| line.quantity).filter(|other| *other < MANY);
        let usual = median(self.quantities.iter().copied().chain(others)).unwrap_or_default();
        quantity >= MANY && quantity.ten_thousandths() / MANY_TIMES >= usual.ten_thousandths()
    }

    fn is_much(&self, total: Money) -> bool {
        let usual = median(self.totals.iter().copied()).filter(|_| self.totals.len() >= FEWEST);
        match usual.filter(|usual| *usual > Money::ZERO) {
            Some(usual) => total.ten_thousandths() / TIMES >= usual.ten_thousandths(),
            None => total >= MUCH,
        }
    }
}

/// False when the form cannot have a doubt, so that [`Recent`] need not be read.
pub fn may_be_doubted(form: &OrderForm, total: Money) -> bool {
    total >= Money::from_ten_thousandths(10_000 * TIMES)
        || form.lines.iter().any(|line| line.quantity >= MANY)
}

/// The amounts to be confirmed before a form with this total is saved. Lines that are in `was`, the order
/// before the edit, are not doubted again.
pub fn doubts(
    form: &OrderForm,
    total: Money,
    was: Option<&Order>,
    recent: &Recent,
    price_of: impl Fn(ProductId) -> Result<Option<UnitPrice>>,
) -> Result<Vec<Doubt>> {
    let before = was.map(OrderForm::of).unwrap_or_default();
    let one = Quantity::from_ten_thousandths(10_000);
    let mut doubts = Vec::new();
    for line in form.lines.iter().filter(|line| !before.lines.contains(line)) {
        let name = || line.name.trim().to_owned();
        if recent.is_many(line.quantity, &form.lines) {
            doubts.push(Doubt::Quantity { name: name(), quantity: line.quantity });
        }
        let usual = line.product.map(&price_of).transpose()?.flatten();
        if let Some(usual) = usual.filter(|usual| *usual > UnitPrice::ZERO)
            && line.price.times(one, 4)? >= usual.times(MANY, 4)?
        {
            doubts.push(Doubt::Price { name: name(), price: line.price, usual });
        }
    }
    if doubts.is_empty() && recent.is_much(total) && was.is_none_or(|was| was.total < total) {
        doubts.push(Doubt::Total { total });
    }
    Ok(doubts)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line: quantity, price typed, price of the product.
    type Line = (&'static str, &'static str, &'static str);
    /// The name of the case, its lines and total, recent quantities and totals, and the doubts expected.
    type Case<'c> = (&'c str, &'c [Line], &'c str, &'c [&'c str], &'c [&'c str], &'c [&'c str]);

    #[test]
    fn a_thousand_times_the_usual_is_asked_about() {
        let usual: &[&str] = &["1", "2", "1", "3", "1", "12"];
        let wholesale: &[&str] = &["500", "1000", "2000", "1200", "800", "5000"];
        let orders: &[&str] = &["20", "25", "12.50", "40", "31", "8"];
        let cases: &[Case<'_>] = &[
            ("an ordinary order", &[("3", "12.50", "12.50")], "37.50", usual, orders, &[]),
            (
                "a code for a quantity",
                &[("4006381333931", "24.90", "24.90")],
                "99758895214881.90",
                usual,
                orders,
                &["quantity"],
            ),
            ("a short code for a quantity", &[("22423", "1", "1")], "22423", usual, orders, &["quantity"]),
            ("a thousand of one thing", &[("1000", "1", "1")], "1000", usual, orders, &["quantity"]),
            ("less than that", &[("999", "1", "1")], "999", usual, orders, &[]),
            ("five thousand of a wholesaler", &[("5000", "1", "1")], "5000", wholesale, orders, &[]),
            (
                "a code of a wholesaler",
                &[("4006381333931", "1", "1")],
                "4006381333931",
                wholesale,
                orders,
                &["quantity"],
            ),
            ("a code for a price", &[("1", "40063813", "12.50")], "40063813", usual, orders, &["price"]),
            ("a line of free text for much", &[("1", "40063813", "")], "40063813", usual, orders, &["total"]),
            ("much of what is usual", &[("1", "20000", "19000")], "20000", usual, orders, &["total"]),
            ("a shop's first order", &[("1", "250000", "250000")], "250000", &[], &[], &[]),
            ("a shop's first order of a code", &[("1", "40063813", "")], "40063813", &[], &[], &["total"]),
        ];
        for (what, lines, total, quantities, totals, expected) in cases {
            let line = |(at, (quantity, price, _)): (i64, &Line)| FormLine {
                product: Some(ProductId::new(at)),
                quantity: Quantity::parse(quantity).unwrap(),
                price: UnitPrice::parse(price).unwrap(),
                ..FormLine::default()
            };
            let form = OrderForm { lines: (0..).zip(*lines).map(line).collect(), ..OrderForm::default() };
            let recent = Recent {
                quantities: quantities.iter().map(|text| Quantity::parse(text).unwrap()).collect(),
                totals: totals.iter().map(|text| Money::parse(text).unwrap()).collect(),
            };
            let usual = |id: ProductId| {
                Ok(lines.get(usize::try_from(id.get()).unwrap()).and_then(|line| UnitPrice::parse(line.2)))
            };
            let total = Money::parse(total).unwrap();
            let found = doubts(&form, total, None, &recent, usual).unwrap();
            let kinds: Vec<&str> = found
                .iter()
                .map(|doubt| match doubt {
                    Doubt::Quantity { .. } => "quantity",
                    Doubt::Price { .. } => "price",
                    Doubt::Total { .. } => "total",
                })
                .collect();
            assert_eq!(kinds, *expected, "{what}");
            assert!(kinds.is_empty() || may_be_doubted(&form, total), "{what}");
        }
    }
}
