//! The text of a product, customer, order, purchase or other entry of a file: its name, details,
//! and differences from that in the shop.

use crate::format::{self, Amounts, Formatter};
use crate::model::OrderBadge;
use domain::rate::TaxRate;
use domain::table::Kind;
use engine::ImportedEntry;

/// The name or number that identifies it.
pub(super) fn known_by(thing: &ImportedEntry) -> String {
    match thing {
        ImportedEntry::Product { name, .. }
        | ImportedEntry::TaxClass { name }
        | ImportedEntry::EnteredAmount { name, .. }
        | ImportedEntry::Period { name, .. } => name.clone(),
        ImportedEntry::Customer { login, name, .. } => if name.is_empty() { login } else { name }.clone(),
        ImportedEntry::Order { number, .. } | ImportedEntry::CreditNote { number, .. } => number.clone(),
        ImportedEntry::Purchase { document, .. } => document.clone(),
        ImportedEntry::Noun(one) => one.name.clone(),
        ImportedEntry::TaxRate(rate) => joined(&[&place_of(rate), &rate.name]),
    }
}

/// Its other details.
pub(super) fn summary(thing: &ImportedEntry, amounts: Amounts) -> String {
    match thing {
        ImportedEntry::Product { sku, price, .. } => {
            let price = price.map(|price| amounts.price(price)).unwrap_or_default();
            joined(&[sku, &price])
        }
        ImportedEntry::Customer { login, name, email } => {
            joined(&[if name.is_empty() { "" } else { login }, if email == login { "" } else { email }])
        }
        ImportedEntry::Order { placed_at, status, total, .. } => {
            let status = OrderBadge::of_status(*status).name();
            joined(&[&format::dated(*placed_at), status, &amounts.signed(*total)])
        }
        ImportedEntry::CreditNote { refunded_at, amount, .. } => {
            joined(&[&format::dated(*refunded_at), &amounts.signed(*amount)])
        }
        ImportedEntry::EnteredAmount { amount, reason, .. } => joined(&[&amount.to_grouped_text(2), reason]),
        ImportedEntry::Period { words, at, .. } => joined(&[words, &format::dated(*at)]),
        ImportedEntry::Noun(one) => {
            let parts: Vec<String> = one.preview.iter().map(|cell| amounts.cell(Kind::Text, cell)).collect();
            joined(&parts.iter().map(String::as_str).collect::<Vec<_>>())
        }
        ImportedEntry::Purchase { supplier, date, net, tax, .. } => {
            let tax = format!("{} tax", amounts.signed(*tax));
            joined(&[supplier, &format::day(*date), &amounts.signed(*net), &tax])
        }
        ImportedEntry::TaxClass { .. } => String::new(),
        ImportedEntry::TaxRate(rate) => {
            let class = if rate.class.is_standard() { String::new() } else { rate.class.for_people() };
            let priority =
                if rate.priority == 1 { String::new() } else { format!("priority {}", rate.priority) };
            let compound = if rate.compound { "compound" } else { "" };
            joined(&[&percent(rate, amounts.formatter), &class, &priority, compound])
        }
    }
}

/// The differences between that in the shop and that in the file.
pub(super) fn differences(was: &ImportedEntry, is: &ImportedEntry, amounts: Amounts) -> String {
    let mut found = Vec::new();
    let mut change = |what: &str, was: String, is: String| {
        if was != is {
            let shown = |text: String| if text.is_empty() { "none".to_owned() } else { text };
            found.push(format!("{what} {} → {}", shown(was), shown(is)));
        }
    };
    match (was, is) {
        (ImportedEntry::TaxRate(was), ImportedEntry::TaxRate(is)) => {
            let yes = |flag: bool| if flag { "yes" } else { "no" }.to_owned();
            change("rate", percent(was, amounts.formatter), percent(is, amounts.formatter));
            change("compound", yes(was.compound), yes(is.compound));
            change("taxes shipping", yes(was.shipping), yes(is.shipping));
            change("place in lists", was.order.to_string(), is.order.to_string());
        }
        (ImportedEntry::Product { .. }, ImportedEntry::Product { .. })
        | (ImportedEntry::Customer { .. }, ImportedEntry::Customer { .. }) => {
            change("name", known_by(was), known_by(is));
            change("details", summary(was, amounts), summary(is, amounts));
        }
        (
            ImportedEntry::Order { placed_at: was_at, status: was_status, total: was_total, .. },
            ImportedEntry::Order { placed_at, status, total, .. },
        ) => {
            let status_name = |status| OrderBadge::of_status(status).name().to_owned();
            change("total", amounts.signed(*was_total), amounts.signed(*total));
            change("status", status_name(*was_status), status_name(*status));
            change("date", format::dated(*was_at), format::dated(*placed_at));
        }
        (ImportedEntry::Noun(was), ImportedEntry::Noun(is)) => {
            for ((heading, was), (_, is)) in was.fields.iter().zip(&is.fields) {
                change(heading, amounts.cell(Kind::Text, was), amounts.cell(Kind::Text, is));
            }
        }
        _ => change("details", summary(was, amounts), summary(is, amounts)),
    }
    if found.is_empty() { "in what is not listed here".to_owned() } else { found.join(" · ") }
}

/// The place of a tax rate: `FR, 75001;75002`.
fn place_of(rate: &TaxRate) -> String {
    let place = [&rate.country, &rate.state, &rate.postcode_text(), &rate.city_text()];
    let place: Vec<&str> = place.into_iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
    if place.is_empty() { "Everywhere".to_owned() } else { place.join(", ") }
}

fn percent(rate: &TaxRate, formatter: Formatter) -> String {
    rate.rate.map(|percent| formatter.percent(percent)).unwrap_or_default()
}

fn joined(parts: &[&str]) -> String {
    let parts: Vec<&str> = parts.iter().copied().filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}
