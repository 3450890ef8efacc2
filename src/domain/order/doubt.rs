//! Amounts of an order that are probably a typing error, such as a scanned code in the field of the quantity.
//! They are not refused: the person who saves the order is asked to confirm them.

use super::Order;
use super::form::OrderForm;
use crate::error::Result;
use crate::ids::ProductId;
use crate::money::Money;
use crate::quantity::Quantity;
use crate::unit_price::UnitPrice;

/// The lowest quantity that is doubted: it has five digits, as the shortest codes on goods have.
const MANY: Quantity = Quantity::from_ten_thousandths(10_000 * 10_000);
/// The lowest total that is doubted, of the currency's unit: it has eight digits, as the shortest barcode has.
const MUCH: Money = Money::from_ten_thousandths(10_000_000 * 10_000);
/// A price is doubted from this many times the product's price, in an order of at least so much.
const TIMES: Quantity = Quantity::from_ten_thousandths(1_000 * 10_000);
const WORTH_A_QUESTION: Money = Money::from_ten_thousandths(1_000 * 10_000);

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

/// The amounts to be confirmed before a form with this total is saved. Lines that are in `was`, the order
/// before the edit, are not doubted again.
pub fn doubts(
    form: &OrderForm,
    total: Money,
    was: Option<&Order>,
    price_of: impl Fn(ProductId) -> Result<Option<UnitPrice>>,
) -> Result<Vec<Doubt>> {
    let before = was.map(OrderForm::of).unwrap_or_default();
    let one = Quantity::from_ten_thousandths(10_000);
    let mut doubts = Vec::new();
    for line in form.lines.iter().filter(|line| !before.lines.contains(line)) {
        let name = || line.name.trim().to_owned();
        if line.quantity >= MANY {
            doubts.push(Doubt::Quantity { name: name(), quantity: line.quantity });
        }
        let product = line.product.filter(|_| total >= WORTH_A_QUESTION);
        let usual = product.map(&price_of).transpose()?.flatten();
        if let Some(usual) = usual.filter(|usual| *usual > UnitPrice::ZERO)
            && line.price.times(one, 4)? >= usual.times(TIMES, 4)?
        {
            doubts.push(Doubt::Price { name: name(), price: line.price, usual });
        }
    }
    if doubts.is_empty() && total >= MUCH && was.is_none_or(|was| was.total < total) {
        doubts.push(Doubt::Total { total });
    }
    Ok(doubts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::order::form::FormLine;

    /// A line: quantity, price typed, price of the product.
    type Line = (&'static str, &'static str, &'static str);
    /// The name of the case, its lines and total, and the doubts expected.
    type Case<'c> = (&'c str, &'c [Line], &'c str, &'c [&'c str]);

    #[test]
    fn what_is_probably_a_code_is_asked_about() {
        let cases: &[Case<'_>] = &[
            ("an ordinary order", &[("3", "12.50", "12.50")], "37.50", &[]),
            (
                "a code for a quantity",
                &[("4006381333931", "24.90", "24.90")],
                "99758895214881.90",
                &["quantity"],
            ),
            ("a short code for a quantity", &[("22423", "1", "1")], "22423", &["quantity"]),
            ("the lowest that is asked about", &[("10000", "1", "1")], "10000", &["quantity"]),
            ("less than that", &[("9999.9999", "1", "1")], "9999.99", &[]),
            ("a code for a price", &[("1", "40063813", "12.50")], "40063813", &["price"]),
            ("a thousand times the price", &[("1", "12500", "12.50")], "12500", &["price"]),
            ("less than that", &[("1", "12499", "12.50")], "12499", &[]),
            ("a product that costs nothing much", &[("1", "12.50", "0.01")], "12.50", &[]),
            ("a line of free text for a code", &[("1", "40063813", "")], "40063813", &["total"]),
            ("a line of free text for much", &[("1", "250000", "")], "250000", &[]),
        ];
        for (what, lines, total, expected) in cases {
            let line = |(at, (quantity, price, _)): (i64, &Line)| FormLine {
                product: Some(ProductId::new(at)),
                quantity: Quantity::parse(quantity).unwrap(),
                price: UnitPrice::parse(price).unwrap(),
                ..FormLine::default()
            };
            let form = OrderForm { lines: (0..).zip(*lines).map(line).collect(), ..OrderForm::default() };
            let usual = |id: ProductId| {
                Ok(lines.get(usize::try_from(id.get()).unwrap()).and_then(|line| UnitPrice::parse(line.2)))
            };
            let total = Money::parse(total).unwrap();
            let found = doubts(&form, total, None, usual).unwrap();
            let kinds: Vec<&str> = found
                .iter()
                .map(|doubt| match doubt {
                    Doubt::Quantity { .. } => "quantity",
                    Doubt::Price { .. } => "price",
                    Doubt::Total { .. } => "total",
                })
                .collect();
            assert_eq!(kinds, *expected, "{what}");
        }
    }
}
