//! Where the rows of an order say that it went, and by which names they explain its tax.

use super::build::{OrderRows, Taken};
use super::fields::Field;
use crate::domain::address::Address;
use crate::domain::money::Money;
use crate::domain::order::{Order, TaxLine};
use crate::transfer::csv_text::yes_or_no;
use crate::transfer::foreign::{percent_in, settle_rounding};

const TAXES: [(Field, Field); 5] = [
    (Field::Tax1Name, Field::Tax1),
    (Field::Tax2Name, Field::Tax2),
    (Field::Tax3Name, Field::Tax3),
    (Field::Tax4Name, Field::Tax4),
    (Field::Tax5Name, Field::Tax5),
];

/// Where it went: shipping before billing.
pub(super) fn address(rows: &OrderRows<'_>) -> Address {
    // A spreadsheet keeps the zeros of a postcode by an apostrophe before them.
    let text = |field| rows.text(field).trim_start_matches('\'').to_owned();
    let shipping = Address {
        street: street(text(Field::Street), text(Field::Street2)),
        city: text(Field::City),
        state: text(Field::State),
        postcode: text(Field::Postcode),
        country: text(Field::Country),
    };
    if shipping.is_empty() {
        return billing_address(rows);
    }
    let country = if shipping.country.is_empty() { text(Field::BillingCountry) } else { shipping.country };
    Address { country, ..shipping }
}

/// Where the bill went.
pub(super) fn billing_address(rows: &OrderRows<'_>) -> Address {
    let text = |field| rows.text(field).trim_start_matches('\'').to_owned();
    Address {
        street: street(text(Field::BillingStreet), text(Field::BillingStreet2)),
        city: text(Field::BillingCity),
        state: text(Field::BillingState),
        postcode: text(Field::BillingPostcode),
        country: text(Field::BillingCountry),
    }
}

fn street(first: String, second: String) -> String {
    match (first.is_empty(), second.is_empty()) {
        (_, true) => first,
        (true, false) => second,
        (false, false) => format!("{first}, {second}"),
    }
}

/// The taxes that it names, `VAT 20%` with their percentage, charged on its items but for those that are
/// said to be free of tax. A name without an amount of its own is that of all the tax.
pub(super) fn taxes(rows: &OrderRows<'_>, order: &Order, untaxed: &[bool]) -> Taken<Vec<TaxLine>> {
    let mut taxes = Vec::new();
    let mut free = untaxed.iter().copied().chain(std::iter::repeat(false));
    let goods = order.items.iter().filter(|_| !free.next().unwrap_or_default()).map(|item| item.total);
    let taxable = sum(goods)?;
    for (name, value) in TAXES {
        let (name, tax) = (rows.text(name), rows.money(value)?);
        let is_only = value == Field::Tax1 && !rows.has(value);
        let tax = tax.or_else(|| (is_only && !name.is_empty()).then_some(order.tax));
        if tax.is_none_or(|tax| tax == Money::ZERO) && (name.is_empty() || is_only) {
            continue;
        }
        let tax = tax.unwrap_or_default();
        let mut line =
            TaxLine { name: name.to_owned(), percent: percent_in(name), tax, ..TaxLine::default() };
        line.taxable = taxable;
        if is_only && order.shipping_tax != Money::ZERO {
            line.shipping_tax = order.shipping_tax;
            line.taxable = sum([line.taxable, order.shipping])?;
        }
        taxes.push(line);
    }
    let parts = taxes.len();
    settle_rounding(&mut taxes, (order.tax, order.shipping_tax), parts);
    Ok(taxes)
}

/// What the taxes that have a column of their own come to.
pub(super) fn named_tax(rows: &OrderRows<'_>) -> Taken<Money> {
    let found: Taken<Vec<Option<Money>>> = TAXES.iter().map(|(_, value)| rows.money(*value)).collect();
    sum(found?.into_iter().flatten())
}

fn sum(amounts: impl IntoIterator<Item = Money>) -> Taken<Money> {
    Money::sum(amounts).map_err(|error| error.to_string())
}

/// Whether a row says that its item is free of tax.
pub(super) fn is_untaxed(text: &str) -> bool {
    !text.is_empty() && yes_or_no(text) == Some(false)
}
