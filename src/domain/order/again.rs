//! An order or a credit note of a file that has the number of one in the books. It may be another shop's;
//! where it is the same with other lines, the file may have been divided inside it, or it was changed since.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use super::identity::{Deviation, Figure, deviations, is_rest};
use super::{Item, Order, Refund, RefundItem};
use crate::error::{Error, Result};
use crate::money::Money;
use crate::quantity::Quantity;
use crate::table::Cell;
use crate::tax::Prices;
use crate::tax::line::TaxLine;
use crate::text;
use crate::text::Text;
use crate::time::Local;

/// The most seconds between two dates of one order, since files are in different time zones.
const ONE_DAY: i64 = 86_400;

/// True when two orders of one number may be different orders: they have different systems or different keys
/// or, where these are unknown, both different dates and different totals.
pub fn may_be_another(was: &Order, is: &Order) -> bool {
    let (before, now) = (&was.origin, &is.origin);
    let are_known = !before.shop().is_empty() && !now.shop().is_empty();
    if are_known && before.shop() != now.shop() {
        return true;
    }
    match (before.key, now.key) {
        (Some(before), Some(now)) if before != now => true,
        // Systems that count orders from 1 give the same keys, as long as the keys are also the numbers.
        (Some(key), Some(_)) if are_known || key.to_string() != is.number => false,
        _ => are_apart(was.placed_at, is.placed_at) && was.total != is.total,
    }
}

/// True when two refunds of one number may be different refunds: both date and amount differ.
pub fn may_be_another_refund(was: &Refund, is: &Refund) -> bool {
    are_apart(was.refunded_at, is.refunded_at) && was.amount != is.amount
}

fn are_apart(one: Local, other: Local) -> bool {
    let [one, other] = [one, other].map(|at| at.date_time().and_utc().timestamp());
    one.saturating_sub(other).saturating_abs() > ONE_DAY
}

/// True if lines of the books are not in an order of a file. Another quantity or another amount of the same
/// product is a correction, both are another line. An order without lines has none to lose, and a list of
/// orders leaves them as long as the amounts are the same.
pub fn lacks_lines(was: &Order, is: &Order) -> bool {
    let amounts = |order: &Order| (order.total, order.tax, order.shipping, order.shipping_tax);
    let is_list = lines(&is.items).next().is_none();
    let by_product = has_products(is);
    let lacks = || lacks(&keys(is, by_product), &keys(was, by_product));
    !(is_list && amounts(was) == amounts(is)) && lacks()
}

/// As [`lacks_lines`], of a credit note.
pub fn lacks_items(was: &Refund, is: &Refund) -> bool {
    !(is.items.is_empty() && was.amount == is.amount) && lacks(&refund_keys(is), &refund_keys(was))
}

/// The number of lines and their sum: `2 lines of 40.00`.
pub fn lines_in_words(order: &Order) -> Text {
    in_words(lines(&order.items).map(|item| item.total))
}

/// As [`lines_in_words`], of a credit note.
pub fn items_in_words(refund: &Refund) -> Text {
    in_words(refund.items.iter().map(|item| item.total))
}

fn in_words(totals: impl Iterator<Item = Money>) -> Text {
    let totals: Vec<Money> = totals.collect();
    let count = totals.len();
    let sum = Money::sum(totals).map_or(Cell::Empty, Cell::Money);
    text!("{count} {count:line|lines}, {sum} in all", count, sum)
}

fn lines(items: &[Item]) -> impl Iterator<Item = &Item> {
    items.iter().filter(|item| !is_rest(item))
}

/// The key by which lines are distinguished: the product, the quantity, and the amount.
type Key<'o> = (Cow<'o, str>, Quantity, Money);

/// The keys of an order's lines, `by_product` where those of both orders are known.
fn keys(order: &Order, by_product: bool) -> Vec<Key<'_>> {
    let key = |item| (product_of(item, by_product), item.quantity, item.total);
    lines(&order.items).map(key).collect()
}

fn product_of(item: &Item, by_product: bool) -> Cow<'_, str> {
    match item.product {
        Some(product) if by_product => Cow::Owned(product.to_string()),
        _ => Cow::Borrowed(&item.name),
    }
}

/// True if the products of an order from a file are known already; until then it has only their names.
fn has_products(order: &Order) -> bool {
    order.items.iter().any(|item| item.product.is_some())
}

fn refund_keys(refund: &Refund) -> Vec<Key<'_>> {
    let product = |item: &RefundItem| item.product.map(|product| product.to_string()).unwrap_or_default();
    refund.items.iter().map(|item| (Cow::Owned(product(item)), item.quantity, item.total)).collect()
}

/// The keys of `some` without a partner in `all`, and the rest of those in `all`.
fn unmatched<'k, 'o, T: Ord>(
    all: Vec<&'k Key<'o>>,
    some: Vec<&'k Key<'o>>,
    part: impl Fn(&'k Key<'o>) -> T,
) -> (Vec<&'k Key<'o>>, Vec<&'k Key<'o>>) {
    let mut left: BTreeMap<T, Vec<&Key<'_>>> = BTreeMap::new();
    for key in all {
        left.entry(part(key)).or_default().push(key);
    }
    let lacking = some.into_iter().filter(|key| left.get_mut(&part(key)).and_then(Vec::pop).is_none());
    let lacking = lacking.collect();
    (lacking, left.into_values().flatten().collect())
}

/// True if some of the lines are not among these: a line is the same one where the product is, and the
/// quantity or the amount.
fn lacks(all: &[Key<'_>], some: &[Key<'_>]) -> bool {
    let (lacking, left) = unmatched(all.iter().collect(), some.iter().collect(), |key| (&key.0, key.1));
    let (lacking, _) = unmatched(left, lacking, |key| (&key.0, key.2));
    !lacking.is_empty()
}

fn holds_all(all: &[Key<'_>], some: &[Key<'_>]) -> bool {
    unmatched(all.iter().collect(), some.iter().collect(), Clone::clone).0.is_empty()
}

/// The relation of the lines of a file to those of the books.
enum Parts {
    /// The file has all of them.
    InFile,
    /// The books have all of them.
    InBooks,
    /// Each has others.
    Apart,
    /// Some may be in both, or be two that differ in their quantity or amount.
    Mixed,
}

impl Parts {
    fn of(before: &[Key<'_>], now: &[Key<'_>]) -> Self {
        let quantities: BTreeSet<_> =
            before.iter().map(|(product, quantity, _)| (product, quantity)).collect();
        let amounts: BTreeSet<_> = before.iter().map(|(product, _, amount)| (product, amount)).collect();
        let is_known = |(product, quantity, amount): &Key<'_>| {
            quantities.contains(&(product, quantity)) || amounts.contains(&(product, amount))
        };
        if holds_all(now, before) {
            Self::InFile
        } else if holds_all(before, now) {
            Self::InBooks
        } else if now.iter().any(is_known) {
            Self::Mixed
        } else {
            Self::Apart
        }
    }
}

/// The order with the lines of both, of which each has a part. `None` when the figures do not show whether an amount that
/// both have is the whole order's or that of each.
pub fn joined(was: &Order, is: &Order, decimals: u32) -> Result<Option<Order>> {
    let items = || lines(&was.items).chain(lines(&is.items)).cloned().collect();
    let by_product = has_products(is);
    let found = match Parts::of(&keys(was, by_product), &keys(is, by_product)) {
        Parts::InFile => return Ok(Some(is.clone())),
        Parts::InBooks => Some(was.clone()),
        Parts::Mixed => None,
        Parts::Apart => match (rest(was, decimals)?, rest(is, decimals)?) {
            (Money::ZERO, Money::ZERO) => added(was, is, items())?,
            // The total is that of the whole order, of which the lines fall short.
            (short, _) if short > Money::ZERO => filled(was, is, items(), decimals)?,
            (Money::ZERO, short) if short > Money::ZERO => filled(is, was, items(), decimals)?,
            _ => None,
        },
    };
    Ok(found.and_then(|order| with_refunds(order, was, is)))
}

/// As [`joined`], of a credit note.
pub fn joined_refund(was: &Refund, is: &Refund) -> Result<Option<Refund>> {
    match Parts::of(&refund_keys(was), &refund_keys(is)) {
        Parts::InFile => return Ok(Some(is.clone())),
        Parts::InBooks => return Ok(Some(was.clone())),
        Parts::Mixed => return Ok(None),
        Parts::Apart => {}
    }
    let parts = |refund: &Refund| [refund.tax, refund.shipping, refund.shipping_tax];
    let explained = |refund: &Refund| {
        let items = refund.items.iter().map(|item| item.total);
        Money::sum(items.chain(parts(refund).into_iter().flatten()))
    };
    let is_open =
        |of: fn(&Refund) -> Option<Money>| of(was) == of(is) && of(was).is_some_and(|of| of != Money::ZERO);
    let are_whole = explained(was)? == was.amount && explained(is)? == is.amount;
    let has_open = is_open(|refund| refund.shipping) || is_open(|refund| refund.shipping_tax);
    if !are_whole || has_open || !was.taxes.is_empty() || !is.taxes.is_empty() {
        return Ok(None);
    }
    let plus = |one: Option<Money>, other: Option<Money>| {
        if one.is_none() && other.is_none() {
            return Ok(None);
        }
        Money::sum(one.into_iter().chain(other)).map(Some)
    };
    Ok(Some(Refund {
        amount: was.amount.plus(is.amount)?,
        tax: plus(was.tax, is.tax)?,
        shipping: plus(was.shipping, is.shipping)?,
        shipping_tax: plus(was.shipping_tax, is.shipping_tax)?,
        items: was.items.iter().chain(&is.items).cloned().collect(),
        ..was.clone()
    }))
}

/// The part of the total that the lines, shipping and taxes do not come to.
fn rest(order: &Order, decimals: u32) -> Result<Money> {
    let explained = Order { items: lines(&order.items).cloned().collect(), ..order.clone() };
    let found = deviations(&explained, decimals)?;
    let total = found.iter().find(|deviation| deviation.figure == Figure::Total);
    Ok(total.map_or(Ok(Money::ZERO), Deviation::difference)?)
}

/// The order whose amounts are of the whole, with all lines; `None` when these are too much for them.
fn filled(whole: &Order, part: &Order, items: Vec<Item>, decimals: u32) -> Result<Option<Order>> {
    let mut order = Order { items, ..whole.clone() };
    unify_prices(&mut order, part);
    match order.taxes.as_mut_slice() {
        [] => {}
        [only] => {
            let goods = Money::sum(lines(&part.items).map(|item| item.total))?;
            only.taxable = only.taxable.plus(goods)?;
        }
        // Which of them the other lines were charged is not known.
        _ => return Ok(None),
    }
    Ok((rest(&order, decimals)? >= Money::ZERO).then_some(order))
}

/// The order with the amounts of both; `None` when one that both have alike may be the whole order's.
fn added(was: &Order, is: &Order, items: Vec<Item>) -> Result<Option<Order>> {
    let is_open = |of: fn(&Order) -> Money| of(was) == of(is) && of(was) != Money::ZERO;
    let taxes_items =
        |order: &Order| Ok::<_, Error>(Money::sum(order.items.iter().map(|item| item.tax))? == order.tax);
    let is_tax_open = is_open(|order| order.tax) && !(taxes_items(was)? && taxes_items(is)?);
    let others: [fn(&Order) -> Money; 3] =
        [|order| order.shipping, |order| order.shipping_tax, |order| order.discount];
    if is_tax_open || others.into_iter().any(is_open) {
        return Ok(None);
    }
    let mut order = Order { items, ..was.clone() };
    unify_prices(&mut order, is);
    order.total = was.total.plus(is.total)?;
    order.tax = was.tax.plus(is.tax)?;
    order.shipping = was.shipping.plus(is.shipping)?;
    order.shipping_tax = was.shipping_tax.plus(is.shipping_tax)?;
    order.discount = was.discount.plus(is.discount)?;
    for coupon in &is.coupons {
        match order.coupons.iter_mut().find(|known| known.code == coupon.code) {
            Some(known) => known.discount = known.discount.plus(coupon.discount)?,
            None => order.coupons.push(coupon.clone()),
        }
    }
    for tax in &is.taxes {
        let is_same = |known: &&mut TaxLine| {
            (known.rate, &known.name, known.percent, known.compound)
                == (tax.rate, &tax.name, tax.percent, tax.compound)
        };
        match order.taxes.iter_mut().find(is_same) {
            Some(known) => {
                known.tax = known.tax.plus(tax.tax)?;
                known.shipping_tax = known.shipping_tax.plus(tax.shipping_tax)?;
                known.taxable = known.taxable.plus(tax.taxable)?;
            }
            None => order.taxes.push(tax.clone()),
        }
    }
    Ok(Some(order))
}

/// Drops the prices of the items where both parts do not mean the same by them.
fn unify_prices(order: &mut Order, part: &Order) {
    if order.prices != part.prices {
        order.prices = Prices::default();
        order.items.iter_mut().for_each(|item| item.price = None);
    }
}

/// The order with the refunds of both parts; `None` when two of one time and amount are for different items, and so may be
/// one or two.
fn with_refunds(mut order: Order, was: &Order, is: &Order) -> Option<Order> {
    order.refunds.clone_from(&was.refunds);
    for refund in is.refunds.iter().filter(|refund| !was.refunds.contains(refund)) {
        let is_alike =
            |known: &&mut Refund| (known.amount, known.refunded_at) == (refund.amount, refund.refunded_at);
        match order.refunds.iter_mut().find(is_alike) {
            Some(_) if refund.items.is_empty() => {}
            Some(known) if known.items.is_empty() => known.clone_from(refund),
            Some(_) => return None,
            None => order.refunds.push(refund.clone()),
        }
    }
    Some(order)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::order::Origin;

    fn money(text: &str) -> Money {
        Money::parse(text).unwrap()
    }

    /// An order of a total, of lines as `name quantity total`, and of taxes as `name taxable tax`.
    fn order(text: &str) -> Order {
        let mut parts = text.split('|').map(|part| part.split(',').filter(|one| !one.is_empty()));
        let total = money(parts.next().unwrap().next().unwrap());
        let three = |one: &str| -> [String; 3] {
            let words: Vec<&str> = one.split(' ').collect();
            [words[0].to_owned(), words[1].to_owned(), words[2].to_owned()]
        };
        let item = |one: &str| {
            let [name, quantity, total] = three(one);
            Item {
                name,
                quantity: Quantity::parse(&quantity).unwrap(),
                total: money(&total),
                ..Item::default()
            }
        };
        let tax = |one: &str| {
            let [name, taxable, tax] = three(one);
            TaxLine { name, taxable: money(&taxable), tax: money(&tax), ..TaxLine::default() }
        };
        let items = parts.next().unwrap().map(item).collect();
        let taxes: Vec<TaxLine> = parts.next().into_iter().flatten().map(tax).collect();
        let tax = Money::sum(taxes.iter().map(|line| line.tax)).unwrap();
        Order { total, tax, items, taxes, ..Order::default() }
    }

    fn text(order: &Order) -> String {
        let items = order.items.iter().map(|item| format!("{} {}", item.name, item.total.to_exact_text()));
        let taxes = order
            .taxes
            .iter()
            .map(|tax| format!("{} {} {}", tax.name, tax.taxable.to_exact_text(), tax.tax.to_exact_text()));
        let parts: Vec<String> = items.chain(taxes).collect();
        format!("{}: {}", order.total.to_exact_text(), parts.join(", "))
    }

    #[test]
    fn lines_are_lacking_or_others() {
        for (was, is, expected) in [
            ("30|Mug 1 10,Tea 2 20", "30|Tea 2 20,Mug 1 10", false),
            ("30|Mug 1 10,Tea 2 20", "33|Tea 2 22,Mug 1 11", false),
            ("10|Mug 1 10", "30|Mug 1 10,Tea 2 20", false),
            ("20|Mug 1 10,Mug 1 10", "10|Mug 1 10", true),
            ("30|Mug 1 10,Tea 2 20", "10|Mug 1 10", true),
            ("10|Mug 1 10", "10|Mug 2 10", false),
            ("10|Mug 1 10", "20|Mug 2 20", true),
            ("22|Mug 1 10,Mug 2 12", "22|Mug 1 12,Mug 2 10", false),
            ("10|", "10|Mug 1 10", false),
            ("10|Mug 1 10", "10|", false),
            ("10|Mug 1 10", "12|", true),
        ] {
            assert_eq!(lacks_lines(&order(was), &order(is)), expected, "{was}, then {is}");
        }
    }

    #[test]
    fn parts_are_put_together_where_their_amounts_show_how() {
        for (was, is, expected) in [
            ("10|Mug 1 10", "20|Tea 2 20", "30.00: Mug 10.00, Tea 20.00"),
            ("30|Mug 1 10", "30|Tea 2 20", "30.00: Mug 10.00, Tea 20.00"),
            ("30|Mug 1 10", "20|Tea 2 20", "30.00: Mug 10.00, Tea 20.00"),
            ("10|Mug 1 10", "30|Tea 2 20", "30.00: Mug 10.00, Tea 20.00"),
            ("30|Mug 1 10,Tea 2 20", "20|Tea 2 20", "30.00: Mug 10.00, Tea 20.00"),
            ("20|Tea 2 20", "30|Mug 1 10,Tea 2 20", "30.00: Mug 10.00, Tea 20.00"),
            ("25|Mug 1 10", "25|Tea 2 20", ""),
            ("10|Mug 1 10", "12|Mug 1 12", ""),
            ("11|Mug 1 10|VAT 10 1", "22|Tea 2 20|VAT 20 2", "33.00: Mug 10.00, Tea 20.00, VAT 30.00 3.00"),
            ("33|Mug 1 10|VAT 10 3", "33|Tea 2 20|VAT 20 3", "33.00: Mug 10.00, Tea 20.00, VAT 30.00 3.00"),
            ("11|Mug 1 10|VAT 10 1", "11|Tea 2 10|VAT 10 1", ""),
            ("33|Mug 1 10|A 10 1,B 10 2", "33|Tea 2 20|A 20 1,B 20 2", ""),
        ] {
            let found = joined(&order(was), &order(is), 2).unwrap();
            assert_eq!(found.as_ref().map(text).unwrap_or_default(), expected, "{was} and {is}");
        }
    }

    #[test]
    fn orders_of_two_shops_are_told_apart() {
        let order = |text: &str| {
            let parts: Vec<&str> = text.split(' ').collect();
            Order {
                number: "7".to_owned(),
                origin: Origin { system: parts[0].replace('-', ""), key: parts[1].parse().ok() },
                placed_at: Local::parse(&format!("2024-01-{}T12:00:00", parts[2])).unwrap(),
                total: Money::parse(parts[3]).unwrap(),
                ..Order::default()
            }
        };
        for (was, is, expected) in [
            ("a.example 7 01 10", "a.example 7 09 20", false),
            ("a.example 7 01 10", "b.example 7 01 10", true),
            ("a.example 7 01 10", "a.example 8 01 10", true),
            ("- 501 01 10", "- 501 09 20", false),
            ("- 501 01 10", "- 502 01 10", true),
            ("- 7 01 10", "- 7 09 20", true),
            ("- 7 01 10", "- 7 01 20", false),
            ("- 7 01 10", "- 7 09 10", false),
            ("- - 01 10", "- - 09 20", true),
            ("- - 01 10", "- - 02 20", false),
            ("- - 01 10", "a.example 7 01 10", false),
            ("- - 01 10", "a.example 7 09 20", true),
            ("a.example 7 01 10", "- 7 01 20", false),
        ] {
            assert_eq!(may_be_another(&order(was), &order(is)), expected, "{was}, then {is}");
        }
    }
}
