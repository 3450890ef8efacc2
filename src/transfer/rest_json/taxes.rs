//! Taxes and addresses of a REST answer: what each rate charged an order, what of it a refund took back,
//! and where an order went.

use super::keys::{Keys, Taken};
use super::order::Reading;
use crate::domain::address::Address;
use crate::domain::ids::RateId;
use crate::domain::money::Money;
use crate::domain::order::TaxLine;
use crate::domain::percent::Percent;
use crate::transfer::foreign::{percent_in, positive, settle_rounding};

/// Where the lines of an order are that may be taxed.
const LINES: [&str; 3] = ["line_items", "fee_lines", "shipping_lines"];

/// What each rate charged, in the order that the answer has. What it was charged on are the totals of the
/// lines that name it; where none names any, of those that have tax.
pub(super) fn of_order(
    keys: Keys<'_>,
    (tax, shipping_tax): (Money, Money),
    reading: &mut Reading<'_>,
) -> Taken<Vec<TaxLine>> {
    let lines: Vec<Keys<'_>> = LINES.into_iter().flat_map(|key| keys.list(key)).collect();
    let are_named = keys.list("tax_lines").any(|rate| lines.iter().any(|line| names(*line, rate_id(rate))));
    let mut taxes = Vec::new();
    for rate in keys.list("tax_lines") {
        let mut line = charged(rate);
        line.tax = reading.first_money(rate, &["tax_total", "total"])?;
        line.shipping_tax = reading.money(rate, "shipping_tax_total")?;
        for sold in &lines {
            if if are_named { names(*sold, line.rate) } else { reading.has_tax(*sold)? } {
                line.taxable = plus(line.taxable, reading.money(*sold, "total")?)?;
            }
        }
        taxes.push(line);
    }
    let parts = taxes.len().saturating_add(lines.len());
    settle_rounding(&mut taxes, (tax, shipping_tax), parts);
    let is_all = |part: fn(&TaxLine) -> Money, all: Money| {
        Money::sum(taxes.iter().map(part)).is_ok_and(|sum| sum == all)
    };
    let is_explained = is_all(|line| line.tax, tax) && is_all(|line| line.shipping_tax, shipping_tax);
    if !is_explained && !taxes.is_empty() {
        let text = "the tax lines of an order do not come to its tax: the difference is tax without a rate";
        reading.notes.add(reading.place, text);
    }
    Ok(taxes)
}

/// What a refund took back of each rate, known by its key, and by its name where the refund says it.
pub(super) fn of_refund(
    keys: Keys<'_>,
    (tax, shipping_tax): (Money, Money),
    reading: &mut Reading<'_>,
) -> Taken<Vec<TaxLine>> {
    let mut taxes: Vec<TaxLine> = Vec::new();
    let mut parts = 0_usize;
    for key in LINES {
        for line in keys.list(key) {
            let total = positive(reading.money(line, "total")?);
            for part in line.list("taxes") {
                let Some(rate) = part.id("id").filter(|id| *id > 0).map(RateId::new) else { continue };
                let amount = positive(reading.money(part, "total")?);
                if amount == Money::ZERO {
                    continue;
                }
                parts = parts.saturating_add(1);
                let at = taxes.iter().position(|tax| tax.rate == Some(rate)).unwrap_or(taxes.len());
                if at == taxes.len() {
                    let said = keys.list("tax_lines").find(|said| rate_id(*said) == Some(rate));
                    taxes.push(TaxLine { rate: Some(rate), ..said.map(charged).unwrap_or_default() });
                }
                if let Some(tax) = taxes.get_mut(at) {
                    tax.taxable = plus(tax.taxable, total)?;
                    let sum = if key == "shipping_lines" { &mut tax.shipping_tax } else { &mut tax.tax };
                    *sum = plus(*sum, amount)?;
                }
            }
        }
    }
    settle_rounding(&mut taxes, (tax, shipping_tax), parts);
    Ok(taxes)
}

/// A rate as it was, without what it charged.
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

/// Whether a line was charged by this rate.
fn names(line: Keys<'_>, rate: Option<RateId>) -> bool {
    let of = |tax: Keys<'_>| tax.id("id").map(RateId::new);
    rate.is_some() && line.list("taxes").any(|tax| of(tax) == rate && !tax.text("total").is_empty())
}

/// Where it went: shipping before billing, as reports of a country want it.
pub(super) fn address(keys: Keys<'_>) -> Address {
    let shipping = address_under(keys, &["shipping", "shipping_address"]);
    if shipping.country.is_empty() && shipping.postcode.is_empty() {
        address_under(keys, &["billing", "billing_address"])
    } else {
        shipping
    }
}

/// Where a customer lives: in an object of its own, or among their keys.
pub(super) fn address_of(keys: Keys<'_>) -> Address {
    let billing = address_under(keys, &["billing", "billing_address"]);
    let shipping = address_under(keys, &["shipping", "shipping_address"]);
    let found = [billing, shipping].into_iter().find(|address| !address.is_empty());
    found.unwrap_or_else(|| address_in(keys))
}

/// The address under the first of these keys that there is.
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

fn plus(sum: Money, part: Money) -> Taken<Money> {
    sum.plus(part).map_err(|error| error.to_string())
}
