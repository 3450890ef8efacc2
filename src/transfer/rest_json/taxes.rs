//! Taxes and addresses of REST responses: the amount that each rate charged an order, the part that a refund
//! took back, and the addresses of orders and customers.

use super::keys::{Keys, Reading};
use crate::FieldResult;
use crate::foreign::{less, percent_in, positive, settle_rounding, sum, too_large};
use domain::decimal;
use domain::ids::RateId;
use domain::money::Money;
use domain::order::TaxLine;
use domain::order::refund_tax::add_shipping;
use domain::percent::Percent;
use domain::places::address::Address;
use domain::text;

/// The keys for the lines of an order that may be taxed.
const LINES: [&str; 3] = ["line_items", "fee_lines", SHIPPING];
const SHIPPING: &str = "shipping_lines";

/// The amount of each rate, in the order of the response. Its base is the total of the lines that name it,
/// or, when no line names a rate, of those with tax. Shipping is included where it was taxed.
pub(super) fn of_order(
    keys: Keys<'_>,
    (tax, shipping, shipping_tax): (Money, Money, Money),
    reading: &mut Reading<'_>,
) -> FieldResult<Vec<TaxLine>> {
    let lines: Vec<(&str, Keys<'_>)> =
        LINES.into_iter().flat_map(|key| keys.list(key).map(move |line| (key, line))).collect();
    let are_named =
        keys.list("tax_lines").any(|rate| lines.iter().any(|(_, line)| names(*line, rate_id(rate))));
    let mut taxes = Vec::new();
    for rate in keys.list("tax_lines") {
        let mut line = charged(rate);
        line.tax = reading.first_money(rate, &["tax_total", "total"])?;
        line.shipping_tax = reading.money(rate, "shipping_tax_total")?;
        taxes.push(line);
    }
    let has_parts = keys.list("tax_lines").any(|rate| rate.has("shipping_tax_total"));
    if !has_parts {
        take_out_shipping(&mut taxes, &lines, (tax, shipping_tax), reading)?;
    }
    for line in &mut taxes {
        for (_, sold) in lines.iter().filter(|(key, _)| *key != SHIPPING) {
            if is_charged(*sold, line.rate, are_named, reading)? {
                line.taxable = sum([line.taxable, reading.money(*sold, "total")?])?;
            }
        }
    }
    add_shipping_lines(&mut taxes, (&lines, are_named), shipping, reading)?;
    let parts = taxes.len().saturating_add(lines.len());
    settle_rounding(&mut taxes, (tax, shipping_tax), parts);
    Ok(taxes)
}

/// True if a line was charged by this rate or, where no line names one, any tax.
fn is_charged(
    line: Keys<'_>,
    rate: Option<RateId>,
    are_named: bool,
    reading: &mut Reading<'_>,
) -> FieldResult<bool> {
    if are_named { Ok(names(line, rate)) } else { reading.has_tax(line) }
}

/// Adds to the base of each rate its part of the lines of shipping or, where none of them names it, of `shipping`.
fn add_shipping_lines(
    taxes: &mut [TaxLine],
    (lines, are_named): (&[(&str, Keys<'_>)], bool),
    shipping: Money,
    reading: &mut Reading<'_>,
) -> FieldResult<()> {
    let mut is_shipped = vec![false; taxes.len()];
    for (_, sold) in lines.iter().filter(|(key, _)| *key == SHIPPING) {
        let mut charged: Vec<(usize, TaxLine)> = Vec::new();
        for (at, line) in taxes.iter().enumerate() {
            if is_charged(*sold, line.rate, are_named, reading)? {
                let part = sold.list("taxes").find(|part| line.rate.is_some() && part_id(*part) == line.rate);
                let tax = part.map(|part| reading.money(part, "total")).transpose()?;
                let shipping_tax = tax.unwrap_or(line.shipping_tax);
                charged.push((at, TaxLine { taxable: Money::ZERO, shipping_tax, ..line.clone() }));
            }
        }
        let total = reading.money(*sold, "total")?;
        add_shipping(charged.iter_mut().map(|(_, part)| part), total).map_err(too_large)?;
        for (at, part) in charged {
            if let (Some(line), Some(is_shipped)) = (taxes.get_mut(at), is_shipped.get_mut(at)) {
                line.taxable = sum([line.taxable, part.taxable])?;
                *is_shipped = true;
            }
        }
    }
    let others = taxes.iter_mut().zip(is_shipped);
    let others = others.filter(|(line, is_shipped)| !is_shipped && line.shipping_tax != Money::ZERO);
    add_shipping(others.map(|(line, _)| line), shipping).map_err(too_large)
}

/// Subtracts the tax on shipping from totals of rates that include it, as in older responses: by the lines,
/// or all of it for a single rate, or else in proportion.
fn take_out_shipping(
    taxes: &mut [TaxLine],
    lines: &[(&str, Keys<'_>)],
    (tax, shipping_tax): (Money, Money),
    reading: &mut Reading<'_>,
) -> FieldResult<()> {
    let whole = sum(taxes.iter().map(|line| line.tax))?;
    let nearer = |to: Money| less(whole, to).map(|apart| apart.ten_thousandths().saturating_abs());
    if shipping_tax == Money::ZERO || nearer(sum([tax, shipping_tax])?)? > nearer(tax)? {
        return Ok(());
    }
    let is_one = taxes.len() == 1;
    let mut is_said = false;
    for line in taxes.iter_mut() {
        let on_shipping =
            lines.iter().filter(|(key, _)| *key == SHIPPING).flat_map(|(_, line)| line.list("taxes"));
        for part in on_shipping.filter(|part| line.rate.is_some() && part_id(*part) == line.rate) {
            line.shipping_tax = sum([line.shipping_tax, reading.money(part, "total")?])?;
            is_said = true;
        }
    }
    if !is_said && !is_one {
        let text = text!("the tax on shipping is not split by rate: it was divided like the taxes");
        reading.notes.add(reading.place, text);
    }
    for line in taxes {
        if !is_said {
            line.shipping_tax = if is_one { shipping_tax } else { part_of(shipping_tax, line.tax, whole) };
        }
        line.tax = less(line.tax, line.shipping_tax)?;
    }
    Ok(())
}

/// `amount` times `part` by `whole`, to the cent.
fn part_of(amount: Money, part: Money, whole: Money) -> Money {
    let [amount, part, whole] = [amount, part, whole].map(|money| i128::from(money.ten_thousandths()));
    let exact = if whole == 0 { 0 } else { amount.saturating_mul(part) / whole };
    let exact = i64::try_from(exact).unwrap_or_default();
    Money::from_ten_thousandths(decimal::round(exact, 2))
}

/// The amount that a refund took back of each rate, by the rate's id, and by name where the refund has it. A part is of
/// a rate whatever its tax, since that of a rate of 0 % is nothing and that of a small amount can be rounded to nothing.
pub(super) fn of_refund(
    keys: Keys<'_>,
    (tax, shipping_tax): (Money, Money),
    reading: &mut Reading<'_>,
) -> FieldResult<Vec<TaxLine>> {
    let mut taxes: Vec<TaxLine> = Vec::new();
    let mut parts = 0_usize;
    for key in LINES {
        for line in keys.list(key) {
            let total = positive(reading.money(line, "total")?);
            for part in line.list("taxes") {
                let Some(rate) = part_id(part) else { continue };
                if part.text("total").is_empty() {
                    continue;
                }
                let amount = positive(reading.money(part, "total")?);
                parts = parts.saturating_add(1);
                let at = taxes.iter().position(|tax| tax.rate == Some(rate)).unwrap_or(taxes.len());
                if at == taxes.len() {
                    let said = keys.list("tax_lines").find(|said| rate_id(*said) == Some(rate));
                    taxes.push(TaxLine { rate: Some(rate), ..said.map(charged).unwrap_or_default() });
                }
                if let Some(tax) = taxes.get_mut(at) {
                    tax.taxable = sum([tax.taxable, total])?;
                    let all = if key == SHIPPING { &mut tax.shipping_tax } else { &mut tax.tax };
                    *all = sum([*all, amount])?;
                }
            }
        }
    }
    settle_rounding(&mut taxes, (tax, shipping_tax), parts);
    Ok(taxes)
}

/// The rate of a tax line, without amounts.
fn charged(rate: Keys<'_>) -> TaxLine {
    let name = rate.first_text(&["label", "title", "name", "rate_code", "code"]);
    TaxLine {
        rate: rate_id(rate),
        percent: Percent::parse(&rate.text("rate_percent")).ok().or_else(|| percent_in(&name)),
        compound: rate.flag("compound"),
        name,
        ..TaxLine::default()
    }
}

fn rate_id(rate: Keys<'_>) -> Option<RateId> {
    rate.id("rate_id").filter(|id| *id > 0).map(RateId::new)
}

/// True if a line was charged by this rate.
fn names(line: Keys<'_>, rate: Option<RateId>) -> bool {
    rate.is_some() && line.list("taxes").any(|tax| part_id(tax) == rate && !tax.text("total").is_empty())
}

/// The rate that a part of a line's tax names.
fn part_id(part: Keys<'_>) -> Option<RateId> {
    part.id("id").filter(|id| *id > 0).map(RateId::new)
}

/// The address of an order: shipping before billing, as in reports by country.
pub(super) fn address(keys: Keys<'_>) -> Address {
    let shipping = address_under(keys, &["shipping", "shipping_address"]);
    if shipping.country.is_empty() && shipping.postcode.is_empty() {
        address_under(keys, &["billing", "billing_address"])
    } else {
        shipping
    }
}

/// The address of a customer: in an object of its own, or in their own keys.
pub(super) fn address_of(keys: Keys<'_>) -> Address {
    let billing = address_under(keys, &["billing", "billing_address"]);
    let shipping = address_under(keys, &["shipping", "shipping_address"]);
    let found = [billing, shipping].into_iter().find(|address| !address.is_empty());
    found.unwrap_or_else(|| address_in(keys))
}

/// The address under the first of these keys that is present.
pub(super) fn address_under(keys: Keys<'_>, names: &[&str]) -> Address {
    names.iter().find_map(|name| keys.object(name)).map(address_in).unwrap_or_default()
}

fn address_in(keys: Keys<'_>) -> Address {
    let street = [keys.first_text(&["address_1", "address1"]), keys.first_text(&["address_2", "address2"])];
    let street: Vec<String> = street.into_iter().filter(|part| !part.is_empty()).collect();
    Address {
        street: street.join(", "),
        city: keys.text("city"),
        state: keys.first_text(&["state", "province_code", "province"]),
        postcode: keys.first_text(&["postcode", "zip"]),
        country: keys.first_text(&["country_code", "country"]),
    }
}
