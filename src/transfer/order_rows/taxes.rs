//! Where the rows of an order say that it went, and by which names they explain its tax.

use super::build::{OrderRows, Taken};
use super::fields::Field;
use crate::domain::address::Address;
use crate::domain::money::Money;
use crate::domain::order::{Order, TaxLine};
use crate::domain::percent::Percent;

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
        street: text(Field::Street),
        city: text(Field::City),
        state: text(Field::State),
        postcode: text(Field::Postcode),
        country: text(Field::Country),
    };
    let billing = Address {
        street: text(Field::BillingStreet),
        city: text(Field::BillingCity),
        state: text(Field::BillingState),
        postcode: text(Field::BillingPostcode),
        country: text(Field::BillingCountry),
    };
    if shipping.is_empty() {
        return billing;
    }
    let country = if shipping.country.is_empty() { billing.country } else { shipping.country };
    Address { country, ..shipping }
}

/// The taxes that it names, `VAT 20%` with their percentage, charged on what its goods came to.
pub(super) fn taxes(rows: &OrderRows<'_>, order: &Order) -> Taken<Vec<TaxLine>> {
    let mut taxes = Vec::new();
    for (name, value) in TAXES {
        let (name, tax) = (rows.text(name), rows.money(value)?.unwrap_or_default());
        if name.is_empty() && tax == Money::ZERO {
            continue;
        }
        let last = name.rsplit(' ').next().unwrap_or_default();
        let percent = last.strip_suffix('%').and_then(|percent| Percent::parse(percent).ok());
        let goods = order.items.iter().map(|item| item.total);
        let taxable = Money::sum(goods).map_err(|error| error.to_string())?;
        taxes.push(TaxLine { name: name.to_owned(), percent, taxable, tax, ..TaxLine::default() });
    }
    Ok(taxes)
}
