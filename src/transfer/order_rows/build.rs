//! Builds an order from its group of rows. A value of the order is taken from the first row that has it;
//! each row is an item.

use super::fields::Field;
use super::fit::{Fitted, Within, fit};
use super::lines::{Back, Lines, lines};
use super::profile::Profile;
use super::rows::OrderRows;
use super::tax_rates::{are_gross, by_rate};
use super::taxes::{Charges, address, billing_address, charges, decimals_of, named_tax, rounding};
use crate::answers::DiscountKind;
use crate::csv_text::whole;
use crate::foreign::{Buyer, ForeignOrder, ForeignRefund, less, positive, sum};
use crate::{FieldResult, Notes};
use domain::money::Money;
use domain::order::identity::NOT_DIVIDED;
use domain::order::{Coupon, Item, Order, OrderStatus, Origin, Refund};
use domain::shop::settings::Currency;
use domain::tax::Prices;
use domain::text::Text;
use domain::time::Local;
use domain::unit_price::UnitPrice;
use domain::{label, text};

/// The time of the order; refused when one of its rows could not be read.
fn readable(rows: &OrderRows<'_>, profile: &Profile) -> FieldResult<Local> {
    if let Some(problem) = rows.group.rows.iter().find_map(|row| row.problem.clone()) {
        return Err(problem);
    }
    if rows.group.number.is_empty() && rows.has(Field::Number) {
        return Err(text!("there is no order number: write it"));
    }
    let unknown = rows.group.rows.iter().find_map(|row| row.unknown_kind(rows.columns));
    if let Some(kind) = unknown.filter(|_| !profile.is_certain()) {
        return Err(text!(
            "its kind, \"{kind}\", is neither known as a sale nor as a refund: correct it, or leave out the column",
            kind
        ));
    }
    if let [one, other, ..] = rows.texts(Field::Currency).as_slice() {
        return Err(text!(
            "its rows are in different currencies ({one}, {other}): give each currency an order of its own",
            one = *one,
            other = *other
        ));
    }
    let written = [Field::Date, Field::DateGmt].map(|field| rows.text(field));
    rows.placed_at().ok_or_else(|| {
        let written = written.into_iter().find(|text| !text.is_empty()).unwrap_or_default();
        text!("date: \"{written}\" is not a date that can be read: write it like 2025-03-31", written)
    })
}

pub(super) fn order(rows: &OrderRows<'_>, profile: &Profile, notes: &mut Notes) -> FieldResult<ForeignOrder> {
    let place = rows.group.rows.first().map_or(0, |row| row.line);
    let placed_at = readable(rows, profile)?;
    let status = profile.status(rows, notes)?;
    note_differing(rows, (place, notes));
    let mut lines = lines(rows, notes)?;
    let mut order = Order { placed_at, status, ..as_written(rows, &lines)? };
    let total = rows.money(Field::Total)?.filter(|total| !is_of_net_rows(rows, &lines, *total));
    let by_rate = by_rate(rows, &mut order, &mut lines, total, (place, notes))?;
    let total = match total {
        // Taxes that were computed by rates are out of the prices already.
        None if by_rate.is_empty() => of_gross_prices(rows, &order, &lines, (place, notes))?,
        total => total,
    };
    let Lines { mut items, mut sold, mut untaxed, full, offs, prices, mut back, .. } = lines;
    let takes_back = !back.is_empty() || total.is_some_and(|total| total < Money::ZERO);
    if takes_back && items.is_empty() && !is_sold_in_a_list(rows) {
        return credit(rows, profile, order, (&back, place));
    }
    let total = before_returns(rows, &order, &items, (total, &back))?;
    if by_rate.is_empty() {
        split_tax(rows, &mut order, &items, total)?;
    }
    let rest = not_taken_off(&order, &full, &items)?;
    let charges = charges(rows, &mut order, (&items, &untaxed, rest), (total, by_rate), (place, notes))?;
    if charges.prices == Some(Prices::IncludeTax) {
        back.iter_mut().try_for_each(Back::take_taxes_out)?;
    }
    let extra = sum([order.tax, order.shipping, order.shipping_tax])?;
    if let Some(total) = total {
        order.total = total;
        let target = less(total, extra)?;
        take_full(&mut items, &full, target)?;
        let rest = not_taken_off(&order, &full, &items)?;
        settle(rows, (&mut items, &mut untaxed), (&order, &charges, rest), target, (place, notes))?;
    } else {
        let is_taken = rows.answers.discounts == Some(DiscountKind::PercentTaken);
        let is_off = is_taken || sum(offs.iter().copied())? >= order.discount;
        without_total(rows, &mut items, if is_off { Money::ZERO } else { order.discount }, (place, notes))?;
        order.total = sum(items.iter().map(|item| item.total).chain([extra]))?;
    }
    sold.resize(items.len(), None);
    order.items = items;
    keep_prices(&mut order, &prices, &offs);
    order.taxes = charges.lines(&order, &untaxed)?;
    order.coupons.extend(coupon(rows, order.discount));
    let refunds = refunds(rows, profile, &order, back, place)?;
    note_untold_refund(rows, &order, &refunds, (place, notes));
    order.texts.paid_on = paid_on(rows);
    Ok(ForeignOrder {
        place,
        currency: rows.text(Field::Currency).to_owned(),
        sold,
        buyer: buyer(rows, profile),
        tells_refunds: rows.has(Field::Refunded) || !refunds.is_empty(),
        refunds,
        is_paid: is_paid(rows),
        program: profile.program.clone(),
        order,
        ..ForeignOrder::default()
    })
}

/// True if a total is the sum of rows whose heading says that their prices have no tax in them, and not the
/// order's total.
fn is_of_net_rows(rows: &OrderRows<'_>, lines: &Lines, total: Money) -> bool {
    let goods = sum(lines.items.iter().map(|item| item.total));
    let off = rows.money(Field::Discount).ok().flatten().map_or(Money::ZERO, positive);
    let ways = |goods: Money| goods == total || less(goods, off) == Ok(total);
    rows.columns.prices() == Some(Prices::ExcludeTax)
        && rows.has(Field::TaxRate)
        && rows.sums_rows(Field::Total)
        && goods.is_ok_and(ways)
}

/// The total of an order that a file does not say, where its prices have the tax in them; `None` where they have not.
fn of_gross_prices(
    rows: &OrderRows<'_>,
    order: &Order,
    lines: &Lines,
    (place, notes): (u64, &mut Notes),
) -> FieldResult<Option<Money>> {
    if order.tax == Money::ZERO || lines.items.is_empty() || !are_gross(rows, lines) {
        return Ok(None);
    }
    notes.add(place, OF_GROSS_PRICES);
    let rest = not_taken_off(order, &lines.full, &lines.items)?;
    let off = if rows.has(Field::ItemTotal) { Money::ZERO } else { rest };
    let goods = less(sum(lines.items.iter().map(|item| item.total))?, off)?;
    sum([goods, order.shipping, rows.money(Field::Fee)?.unwrap_or_default()]).map(Some)
}

/// Reads an order exactly as the file states it.
fn as_written(rows: &OrderRows<'_>, lines: &Lines) -> FieldResult<Order> {
    let discount = discount(rows, lines)?;
    Ok(Order {
        number: rows.group.number.clone(),
        origin: Origin { key: key(rows), ..Origin::default() },
        tax: all_tax(rows, &lines.items)?,
        shipping: rows.money(Field::Shipping)?.unwrap_or_default(),
        shipping_tax: rows.money(Field::ShippingTax)?.unwrap_or_default(),
        discount,
        address: address(rows),
        shipping_method: rows.text(Field::ShippingMethod).to_owned(),
        ..Order::default()
    })
}

/// The coupon of an order, which is taken to have given all of its discount.
fn coupon(rows: &OrderRows<'_>, discount: Money) -> Option<Coupon> {
    let code = rows.text(Field::Coupon);
    (!code.is_empty()).then(|| Coupon { code: code.to_owned(), discount })
}

/// True for a row of a list that is a sale. It has no items there, like a refund.
fn is_sold_in_a_list(rows: &OrderRows<'_>) -> bool {
    let is_list = rows.has(Field::ReceiptType) || !rows.has(Field::Quantity);
    is_list && rows.group.rows.iter().any(|row| !row.takes_back(rows.columns))
}

/// Notes that rows of the order differ in values that an order has once: the first is taken. A return may
/// have a day of its own.
fn note_differing(rows: &OrderRows<'_>, (place, notes): (u64, &mut Notes)) {
    if rows.group.rows.len() < 2 {
        return;
    }
    if rows.group.has_twins() {
        notes.add(place, text!("a row of an order is there twice"));
    }
    if rows.texts(Field::Date).len() > 1 {
        let sold = rows.group.rows.iter().filter(|row| !row.takes_back(rows.columns));
        let mut days = sold.filter_map(|row| Some(rows.time_of(row, Field::Date)?.day));
        let first = days.next();
        if days.any(|day| Some(day) != first) {
            notes.add(
                place,
                text!("the rows of an order have different days: it counts on that of the first"),
            );
        }
    }
    let differ = |field: &Field| {
        let texts = rows.texts(*field);
        texts.iter().skip(1).any(|text| !texts.iter().take(1).any(|first| first.eq_ignore_ascii_case(text)))
    };
    if [Field::Email, Field::CustomerId, Field::Customer].iter().any(differ) {
        notes.add(place, text!("the rows of an order name several customers: it belongs to the first"));
    }
    if [Field::Country, Field::BillingCountry].iter().any(differ) {
        notes.add(place, text!("the rows of an order name several countries: it goes to that of the first"));
    }
}

/// The order's discount, with those of its items. A file has these in the order's, beside it, or only on the rows.
fn discount(rows: &OrderRows<'_>, lines: &Lines) -> FieldResult<Money> {
    let full = sum(lines.full.iter().copied())?;
    let is_percent = !matches!(rows.answers.discounts, None | Some(DiscountKind::Amount));
    if is_percent && rows.has(Field::Discount) {
        return rows.off(rows.text(Field::Discount), Field::Discount, full);
    }
    let of_items = sum(lines.offs.iter().copied())?;
    let of_order = positive(rows.money(Field::Discount)?.unwrap_or_default());
    if of_order == Money::ZERO || of_items == Money::ZERO {
        return Ok(of_order.max(of_items));
    }
    let allowed = rounding(lines.items.len(), decimals_of(rows));
    let goods = goods_charged(rows)?;
    let comes_to_goods = |off: Money| {
        let gaps = goods.iter().map(|goods| less(less(full, off)?, *goods).map(positive));
        Ok::<_, Text>(gaps.collect::<FieldResult<Vec<Money>>>()?.iter().any(|gap| *gap <= allowed))
    };
    let both = sum([of_order, of_items])?;
    Ok(if comes_to_goods(both)? && !comes_to_goods(of_order)? { both } else { of_order })
}

/// Possible sums of an order's goods by its total and its subtotal: with or without tax.
fn goods_charged(rows: &OrderRows<'_>) -> FieldResult<Vec<Money>> {
    let mut goods: Vec<Money> = rows.money(Field::Subtotal)?.into_iter().collect();
    if let Some(total) = rows.money(Field::Total)? {
        let of = |field| rows.money(field).map(Option::unwrap_or_default);
        let with_tax = less(total, of(Field::Shipping)?)?;
        goods.extend([with_tax, less(with_tax, sum([of(Field::Tax)?, of(Field::ShippingTax)?])?)?]);
    }
    Ok(goods)
}

/// The order's id in the other system, where it has one beside its number.
fn key(rows: &OrderRows<'_>) -> Option<i64> {
    rows.text(Field::Key).trim_start_matches('\'').parse().ok().filter(|key| *key > 0)
}

/// All tax of the order: from one column, else from the named taxes, else from the items.
fn all_tax(rows: &OrderRows<'_>, items: &[Item]) -> FieldResult<Money> {
    if let Some(tax) = rows.money(Field::Tax)? {
        return Ok(tax);
    }
    let named = named_tax(rows)?;
    if named == Money::ZERO { sum(items.iter().map(|item| item.tax)) } else { Ok(named) }
}

/// Subtracts the tax on shipping from the tax, unless the total is reached only with both.
fn split_tax(
    rows: &OrderRows<'_>,
    order: &mut Order,
    items: &[Item],
    total: Option<Money>,
) -> FieldResult<()> {
    let fee = rows.money(Field::Fee)?.unwrap_or_default();
    let goods = sum(items.iter().map(|item| item.total))?;
    // By the total, the prices before the discount at last.
    let mut found = Vec::new();
    for goods in [less(goods, order.discount)?, goods] {
        let within = sum([goods, order.shipping, fee, order.tax])?;
        let beside = sum([within, order.shipping_tax])?;
        let ways = [(beside, true), (within, false)].into_iter();
        found.extend(ways.filter(|(amount, _)| total == Some(*amount)).map(|(_, is_apart)| is_apart));
    }
    // A discount as high as the tax on shipping gives the same total either way: the taxes of the items tell.
    let of_items = sum(items.iter().map(|item| item.tax))?;
    let is_within = found.contains(&false) && sum([of_items, order.shipping_tax])? == order.tax;
    let is_apart = !is_within
        && found.first().copied().unwrap_or_else(|| is_of_goods_alone(goods, order, rows.currency));
    if order.shipping_tax != Money::ZERO && order.tax >= order.shipping_tax && !is_apart {
        order.tax = less(order.tax, order.shipping_tax)?;
    }
    Ok(())
}

/// True if the tax of an order is on goods alone, as the tax on shipping shows: at the rate of that, the tax
/// of the goods, before or after the discount, is all of it, and not the rest beside the tax on shipping.
fn is_of_goods_alone(goods: Money, order: &Order, currency: Currency) -> bool {
    let of = |amount: Money| i128::from(amount.ten_thousandths());
    let [discount, shipping, tax, on_shipping] =
        [order.discount, order.shipping, order.tax, order.shipping_tax].map(of);
    // Each tax is rounded to the unit.
    let unit = of(currency.smallest());
    [of(goods), of(goods) - discount].into_iter().any(|goods| {
        let off = |tax: i128| (goods * on_shipping - tax * shipping).abs();
        off(tax) <= (goods + shipping) * unit && off(tax) < off(tax - on_shipping)
    })
}

const OF_GROSS_PRICES: Text = Text::new(label!(
    "without a total: the order's total is the sum of its items and shipping, which include tax"
));
/// The name of the item that is the fees of an order.
pub(super) const FEES: &str = "Fees";
const NO_PRICES: Text =
    Text::new(label!("without prices of the items: products are counted, their sales are not known"));
const NO_ITEMS: Text =
    Text::new(label!("the file has orders without their items: what each sold is one line, Not divided"));

/// Makes the items add up to the order's total, as far as its figures explain the difference, and notes how.
fn settle(
    rows: &OrderRows<'_>,
    (items, untaxed): (&mut Vec<Item>, &mut Vec<bool>),
    (order, charges, discount): (&Order, &Charges, Money),
    target: Money,
    (place, notes): (u64, &mut Notes),
) -> FieldResult<()> {
    let has_prices = rows.has(Field::ItemTotal) || rows.has(Field::ItemPrice);
    if !has_prices {
        let has_items = [Field::Item, Field::Sku, Field::ProductId].iter().any(|field| rows.has(*field));
        notes.add(place, if has_items { NO_PRICES } else { NO_ITEMS });
        let rest = less(target, rows.money(Field::Fee)?.unwrap_or_default())?;
        match items.as_mut_slice() {
            [only] => only.total = rest,
            _ if rest == Money::ZERO => {}
            _ => items.push(Item { name: NOT_DIVIDED.to_owned(), total: rest, ..Item::default() }),
        }
        return add_fees(rows, items);
    }
    let goods = less(sum(items.iter().map(|item| item.total))?, discount)?;
    let fees = items.len();
    add_fees(rows, items)?;
    let fees = items.len() - fees;
    untaxed.resize(items.len(), charges.are_of(goods, decimals_of(rows)));
    let within = Within {
        discount,
        tax: order.tax,
        untaxed,
        fees,
        subtotal: match (rows.money(Field::Subtotal)?, charges.prices) {
            (Some(subtotal), Some(Prices::IncludeTax)) => Some(less(subtotal, order.tax)?),
            (subtotal, _) => subtotal,
        },
        rounding: rounding(items.len(), decimals_of(rows)),
    };
    if fit(items, target, &within)? == Fitted::Spread {
        let text = text!(
            "the items came to more than the order: its discount, or the tax within, was taken off each"
        );
        notes.add(place, text);
    }
    Ok(())
}

/// The part of the order's discount that the amounts of its items, in `full` before their own, do not lack yet.
fn not_taken_off(order: &Order, full: &[Money], items: &[Item]) -> FieldResult<Money> {
    let taken_off = less(sum(full.iter().copied())?, sum(items.iter().map(|item| item.total))?)?;
    Ok(less(order.discount, taken_off)?.max(Money::ZERO))
}

/// Uses the items' amounts before their own discounts when those add up to the order's: some files reduce
/// prices already.
fn take_full(items: &mut [Item], full: &[Money], target: Money) -> FieldResult<()> {
    let is_less = sum(items.iter().map(|item| item.total))? != target;
    if is_less && sum(full.iter().copied())? == target {
        for (item, full) in items.iter_mut().zip(full) {
            item.total = *full;
        }
    }
    Ok(())
}

/// Prepares the items of an order without a total in the file: item prices are reduced by its discount, item
/// totals are taken as reduced already.
fn without_total(
    rows: &OrderRows<'_>,
    items: &mut Vec<Item>,
    discount: Money,
    (place, notes): (u64, &mut Notes),
) -> FieldResult<()> {
    let goods = sum(items.iter().map(|item| item.total))?;
    let has_prices_only = rows.has(Field::ItemPrice) && !rows.has(Field::ItemTotal);
    let text = if discount != Money::ZERO && has_prices_only && discount <= goods {
        fit(items, less(goods, discount)?, &Within { discount, ..Within::default() })?;
        text!(
            "without a total: the order's total is the sum of its items, shipping and taxes, less its discount"
        )
    } else if discount != Money::ZERO {
        text!(
            "without a total: the order's total is the sum of its items, shipping and taxes; the discount is assumed to be taken off the totals of its items already"
        )
    } else {
        text!("without a total: the order's total is the sum of its items, shipping and taxes")
    };
    notes.add(place, text);
    add_fees(rows, items)
}

/// Adds the fees of the order as an item.
fn add_fees(rows: &OrderRows<'_>, items: &mut Vec<Item>) -> FieldResult<()> {
    if let Some(fee) = rows.money(Field::Fee)?.filter(|fee| *fee != Money::ZERO) {
        items.push(Item { name: FEES.to_owned(), total: fee, ..Item::default() });
    }
    Ok(())
}

/// Keeps the file's prices when they explain the items' amounts: less their discounts, and on all items
/// without tax or on all with tax.
fn keep_prices(order: &mut Order, prices: &[Option<UnitPrice>], offs: &[Money]) {
    let explains = |item: &Item, price: UnitPrice, off: Money, kind: Prices| {
        let whole = price.times(item.quantity, 4).and_then(|full| full.minus(off));
        let tax = if kind == Prices::IncludeTax { item.tax } else { Money::ZERO };
        let line = item.total.plus(tax);
        // Amounts of rows are rounded to the cent.
        let gap = whole.and_then(|whole| whole.minus(line?));
        gap.is_ok_and(|gap| gap.ten_thousandths().abs() <= 50)
    };
    let all = |order: &Order, kind| {
        let lines = order.items.iter().zip(prices).zip(offs);
        lines
            .into_iter()
            .all(|((item, price), off)| price.is_none_or(|price| explains(item, price, *off, kind)))
    };
    let found = [Prices::ExcludeTax, Prices::IncludeTax].into_iter().find(|kind| all(order, *kind));
    if let Some(kind) = found {
        order.prices = kind;
        for (item, price) in order.items.iter_mut().zip(prices) {
            item.price = *price;
        }
    }
}

/// The total before returns: some files give the total as charged, others the rest of it.
fn before_returns(
    rows: &OrderRows<'_>,
    order: &Order,
    items: &[Item],
    (total, back): (Option<Money>, &[Back]),
) -> FieldResult<Option<Money>> {
    let Some(total) = total.filter(|_| !back.is_empty()) else { return Ok(total) };
    let back = Back::together(back)?;
    let fee = rows.money(Field::Fee)?.unwrap_or_default();
    let goods = sum(items.iter().map(|item| item.total).chain([order.shipping, fee]))?;
    let tax = sum([order.tax, order.shipping_tax])?;
    let [whole, gross] = [back.amount()?, back.gross_amount()?].map(|back| sum([total, back]));
    let (whole, gross) = (whole?, gross?);
    // Prices may have the tax within, and be before the discount.
    let rounding = rounding(items.len(), decimals_of(rows));
    let is_charged = |amount: Money| {
        let ways = [goods, less(goods, order.discount)?];
        let ways = ways.into_iter().flat_map(|goods| [Ok(goods), sum([goods, tax])]);
        let gaps = ways.map(|way| less(way?, amount).map(positive));
        Ok::<_, Text>(gaps.collect::<FieldResult<Vec<Money>>>()?.iter().any(|gap| *gap <= rounding))
    };
    if is_charged(total)? {
        return Ok(Some(total));
    }
    let charged = sum([goods, tax])?;
    Ok(Some(match total {
        _ if is_charged(whole)? => whole,
        _ if is_charged(gross)? => gross,
        total if total < charged && whole <= charged => whole,
        total => total,
    }))
}

/// A group of returns only: a credit note with its number.
fn credit(
    rows: &OrderRows<'_>,
    profile: &Profile,
    mut order: Order,
    (back, place): (&[Back], u64),
) -> FieldResult<ForeignOrder> {
    let mut back = Back::together(back)?;
    if rows.columns.prices() == Some(Prices::IncludeTax) {
        back.take_taxes_out()?;
    }
    if !order.status.counts() {
        return Err(text!(
            "it has only returns, and its status ({status}) says that it did not happen: correct the \
             status, or leave the order out",
            status = Text::new(order.status.as_str())
        ));
    }
    let total = rows.money(Field::Total)?.map_or_else(|| back.amount(), |total| Ok(positive(total)))?;
    let tax = if order.tax == Money::ZERO { back.tax } else { positive(order.tax) };
    let shipping = if order.shipping == Money::ZERO { back.shipping } else { positive(order.shipping) };
    let parts = [tax, shipping, positive(order.shipping_tax)];
    let is_split = parts.iter().any(|part| *part != Money::ZERO);
    let [tax, shipping, shipping_tax] = parts.map(|part| is_split.then_some(part));
    let refund = Refund {
        refunded_at: order.placed_at,
        amount: total,
        tax,
        shipping,
        shipping_tax,
        items: back.items.clone(),
        ..Refund::default()
    };
    let returned = back.returned.clone();
    order.total = Money::ZERO;
    let refund = ForeignRefund { place, is_dated: true, refund, returned, ..ForeignRefund::default() };
    Ok(ForeignOrder {
        place,
        currency: rows.text(Field::Currency).to_owned(),
        buyer: buyer(rows, profile),
        tells_refunds: true,
        refunds: vec![refund],
        is_paid: true,
        is_credit: true,
        order,
        ..ForeignOrder::default()
    })
}

/// The refunds: the amount that the file has, or the whole of a refunded order. When that is the amount of
/// the returned rows, each time of those is a refund.
fn refunds(
    rows: &OrderRows<'_>,
    profile: &Profile,
    order: &Order,
    back: Vec<Back>,
    place: u64,
) -> FieldResult<Vec<ForeignRefund>> {
    let written = positive(rows.money(Field::Refunded)?.unwrap_or_default());
    let is_refunded = order.status == OrderStatus::Refunded;
    let amount = if written == Money::ZERO && is_refunded { order.total } else { written };
    let said = profile.refund_dates.iter().find_map(|field| rows.time(*field));
    let refund = |back: Back, amount: Money| {
        let refunded_at = back.at.or(said).unwrap_or(order.placed_at);
        let is_dated = back.at.is_some() || rows.time(Field::RefundDate).is_some();
        let is_split = back.tax != Money::ZERO || back.shipping != Money::ZERO;
        let [tax, shipping] = [back.tax, back.shipping].map(|amount| is_split.then_some(amount));
        let shipping = shipping.filter(|shipping| *shipping != Money::ZERO);
        let refund = Refund { refunded_at, amount, tax, shipping, items: back.items, ..Refund::default() };
        ForeignRefund { place, is_dated, refund, returned: back.returned, ..ForeignRefund::default() }
    };
    let whole = Back::together(&back)?;
    let returned = whole.amount()?;
    if back.len() > 1 && amount <= returned {
        return back.into_iter().map(|back| back.amount().map(|amount| refund(back, amount))).collect();
    }
    let amount = amount.max(returned);
    Ok(if amount <= Money::ZERO { Vec::new() } else { vec![refund(whole, amount)] })
}

/// Notes that a refund is said, and its amount is not.
fn note_untold_refund(
    rows: &OrderRows<'_>,
    order: &Order,
    refunds: &[ForeignRefund],
    (place, notes): (u64, &mut Notes),
) {
    if refunds.is_empty() && status_word(rows) == "partially_refunded" {
        let text = text!(
            "orders are partially refunded, and the file does not say how much was paid back: they count in full"
        );
        notes.add_amount(place, text, order.total);
    }
}

/// True if the order was paid: by the payment's status, otherwise by a date of payment.
fn is_paid(rows: &OrderRows<'_>) -> bool {
    matches!(status_word(rows).as_str(), "paid" | "partially_paid" | "partially_refunded")
        || !rows.text(Field::Paid).is_empty()
}

/// The day of payment; empty for one that is not paid wholly.
fn paid_on(rows: &OrderRows<'_>) -> String {
    let is_open =
        ["pending", "unpaid", "authorized", "partially_paid", "voided"].contains(&&*status_word(rows));
    rows.time(Field::Paid).filter(|_| !is_open).map(|at| at.day.to_string()).unwrap_or_default()
}

/// The word for the status, in one spelling.
fn status_word(rows: &OrderRows<'_>) -> String {
    rows.text(Field::Status).to_lowercase().replace([' ', '-'], "_")
}

fn buyer(rows: &OrderRows<'_>, profile: &Profile) -> Buyer {
    let login = profile.login.iter().map(|field| rows.text(*field)).find(|login| !login.is_empty());
    let name = rows.text(Field::Customer);
    let parts = format!("{} {}", rows.text(Field::FirstName), rows.text(Field::LastName));
    let billing = billing_address(rows);
    Buyer {
        login: whole(login.unwrap_or_default()).to_owned(),
        id: rows.text(Field::CustomerId).parse().ok().filter(|id| (0..1_000_000_000_000_000).contains(id)),
        email: rows.text(Field::Email).trim_start_matches('\'').to_owned(),
        name: if name.is_empty() { parts.trim().to_owned() } else { name.to_owned() },
        company: rows.text(Field::Company).to_owned(),
        vat_number: String::new(),
        address: if billing.is_empty() { address(rows) } else { billing },
    }
}
