//! Making the items of an order come to what the order does. Files give prices before the discount of
//! the whole order, or with tax in them, and leave out tips and duties; the total is what was charged.

use super::build::Taken;
use crate::domain::money::Money;
use crate::domain::order::Item;

/// A cent, in ten-thousandths.
const CENT: i128 = 100;

/// What had to be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fitted {
    /// Nothing.
    AsItWas,
    /// What the whole order was reduced by was taken off its items.
    Spread,
    /// What no item explains became one of its own.
    Rest,
    /// It could not be made to fit and is as it was.
    Unexplained,
}

/// Makes items come to `target`, which is the order's total without tax and shipping.
pub(super) fn fit(items: &mut Vec<Item>, target: Money, rest: &str) -> Taken<Fitted> {
    let sum = Money::sum(items.iter().map(|item| item.total)).map_err(|error| error.to_string())?;
    let gap = target.minus(sum).map_err(|error| error.to_string())?;
    let are_plain = items.iter().all(|item| item.total >= Money::ZERO);
    if gap == Money::ZERO {
        Ok(Fitted::AsItWas)
    } else if gap > Money::ZERO {
        items.push(Item { name: rest.to_owned(), total: gap, ..Item::default() });
        Ok(Fitted::Rest)
    } else if target >= Money::ZERO && are_plain {
        spread(items, sum, target);
        Ok(Fitted::Spread)
    } else {
        Ok(Fitted::Unexplained)
    }
}

/// Takes every item down in proportion, to the cent; together they come to `target` exactly.
fn spread(items: &mut [Item], sum: Money, target: Money) {
    let (sum, target) = (i128::from(sum.ten_thousandths()), i128::from(target.ten_thousandths()));
    let (mut before, mut so_far) = (0_i128, 0_i128);
    for item in items {
        so_far += i128::from(item.total.ten_thousandths());
        let exact = so_far * target / sum.max(1);
        let share = if so_far == sum { target } else { (exact + CENT / 2) / CENT * CENT };
        item.total = Money::from_ten_thousandths(i64::try_from(share - before).unwrap_or_default());
        before = share;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_come_to_the_order() {
        for (items, target, expected, how) in [
            ("10 5", "15", "10.00 5.00", Fitted::AsItWas),
            ("10 5", "12", "8.00 4.00", Fitted::Spread),
            ("10 10 10", "20", "6.67 6.66 6.67", Fitted::Spread),
            ("9.99 0 0.01", "0", "0.00 0.00 0.00", Fitted::Spread),
            ("3.3333 3.3333", "5.5555", "2.78 2.7755", Fitted::Spread),
            ("10", "12.5", "10.00 2.50", Fitted::Rest),
            ("", "3", "3.00", Fitted::Rest),
            ("10 -5", "3", "10.00 -5.00", Fitted::Unexplained),
            ("10", "-3", "10.00", Fitted::Unexplained),
        ] {
            let mut given: Vec<Item> = items
                .split_ascii_whitespace()
                .map(|total| Item { total: Money::parse(total).unwrap(), ..Item::default() })
                .collect();
            let found = fit(&mut given, Money::parse(target).unwrap(), "Other").unwrap();
            let totals: Vec<String> = given.iter().map(|item| item.total.to_exact_text()).collect();
            assert_eq!((totals.join(" ").as_str(), found), (expected, how), "{items} to {target}");
        }
    }
}
