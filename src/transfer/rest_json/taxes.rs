//! Taxes and addresses of a REST answer: what each rate charged an order, what of it a refund took back,
//! and where an order went.

use super::keys::{Keys, Taken};
use super::order::Reading;
use crate::domain::address::Address;
use crate::domain::ids::RateId;
use crate::domain::money::Money;
use crate::domain::order::TaxLine;
use crate::domain::percent::Percent;
use crate::transfer::foreign::positive;

/// Where the lines of an order are that may be taxed.
const LINES: [&str; 3] = ["line_items", "fee_lines", "shipping_lines"];

/// What each rate charged, in the order that the answer has. What it was charged on are the totals of the
/// lines that name it.
pub(super) fn of_order(keys: Keys<'_>, reading: &mut Reading<'_>) -> Taken<Vec<TaxLine>> {
    let mut taxes = Vec::new();
    for line in keys.list("tax_lines") {
        let rate = line.id("rate_id").filter(|id| *id > 0);
        let mut tax = TaxLine {
            rate: rate.map(RateId::new),
            name: line.first_text(&["label", "rate_code", "code", "title"]),
            percent: Percent::parse(&line.text("rate_percent")).ok(),
            compound: line.flag("compound"),
            tax: reading.money(line, "tax_total")?,
            shipping_tax: reading.money(line, "shipping_tax_total")?,
            ..TaxLine::default()
        };
        for key in LINES {
            for taxed in keys.list(key) {
                if let Some(id) = rate.filter(|id| names(taxed, *id))
                    && id > 0
                {
                    tax.taxable = plus(tax.taxable, reading.money(taxed, "total")?)?;
                }
            }
        }
        taxes.push(tax);
    }
    Ok(taxes)
}

/// What a refund took back of each rate, known by its key alone.
pub(super) fn of_refund(keys: Keys<'_>, reading: &mut Reading<'_>) -> Taken<Vec<TaxLine>> {
    let mut taxes: Vec<TaxLine> = Vec::new();
    for key in LINES {
        for line in keys.list(key) {
            let total = positive(reading.money(line, "total")?);
            for part in line.list("taxes") {
                let Some(id) = part.id("id").filter(|id| *id > 0) else { continue };
                let amount = positive(reading.money(part, "total")?);
                if amount == Money::ZERO {
                    continue;
                }
                let rate = Some(RateId::new(id));
                let at = taxes.iter().position(|tax| tax.rate == rate).unwrap_or(taxes.len());
                if at == taxes.len() {
                    taxes.push(TaxLine { rate, ..TaxLine::default() });
                }
                if let Some(tax) = taxes.get_mut(at) {
                    tax.taxable = plus(tax.taxable, total)?;
                    let sum = if key == "shipping_lines" { &mut tax.shipping_tax } else { &mut tax.tax };
                    *sum = plus(*sum, amount)?;
                }
            }
        }
    }
    Ok(taxes)
}

/// Whether a line was charged by this rate.
fn names(line: Keys<'_>, rate: i64) -> bool {
    line.list("taxes").any(|tax| tax.id("id") == Some(rate) && !tax.text("total").is_empty())
}

/// Where it went: shipping before billing, as reports of a country want it.
pub(super) fn address(keys: Keys<'_>) -> Address {
    let of = |names: [&str; 2]| {
        let found = names.iter().find_map(|name| keys.object(name));
        let text = |words: &[&str]| found.map(|found| found.first_text(words)).unwrap_or_default();
        let street = [text(&["address_1", "address1"]), text(&["address_2", "address2"])];
        let street: Vec<String> = street.into_iter().filter(|part| !part.is_empty()).collect();
        Address {
            street: street.join(", "),
            city: text(&["city"]),
            state: text(&["state", "province_code", "province"]),
            postcode: text(&["postcode", "zip"]),
            country: text(&["country", "country_code"]),
        }
    };
    let (shipping, billing) = (of(["shipping", "shipping_address"]), of(["billing", "billing_address"]));
    if shipping.is_empty() || shipping.country.is_empty() && shipping.postcode.is_empty() {
        billing
    } else {
        shipping
    }
}

fn plus(sum: Money, part: Money) -> Taken<Money> {
    sum.plus(part).map_err(|error| error.to_string())
}
