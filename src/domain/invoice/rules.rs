//! What a country asks of invoices, as far as this program knows it: where it may not issue them, up to which amount a small
//! one does, and what is missing. Sources are those of the folder's head; it is no legal advice.

use super::{Buyer, Invoice, Seller, TaxCategory};
use crate::money::Money;
use crate::places::address::Address;
use crate::places::european_union::is_member;
use crate::places::{country_in_sentence, country_text};
use crate::shop::country_defaults::countries_with;
use crate::shop::settings::Currency;
use crate::text;
use crate::text::Text;

/// Countries where invoices are issued through a system of the state or by certified programs alone, with its name.
const CLEARED: [(&str, &str); 14] = [
    ("AR", "ARCA"),
    ("BR", "NF-e"),
    ("CL", "SII"),
    ("ES", "Veri*factu"),
    ("GR", "myDATA"),
    ("HR", "Fiskalizacija 2.0"),
    ("HU", "Online Számla"),
    ("IT", "SdI"),
    ("MX", "CFDI"),
    ("PL", "KSeF"),
    ("PT", "ATCUD"),
    ("RO", "RO e-Factura"),
    ("SA", "ZATCA"),
    ("TR", "e-Fatura"),
];

/// Up to which gross amount, in whole units of the currency, an invoice needs no buyer. For other members of the Union that
/// is 100 EUR (art. 238 of the VAT directive).
const SMALL: [(&str, &str, i64); 6] = [
    ("AT", "EUR", 400),
    ("AU", "AUD", 1_000),
    ("CA", "CAD", 100),
    ("DE", "EUR", 250),
    ("GB", "GBP", 250),
    ("NL", "EUR", 100),
];
/// That of members without a limit of their own here.
const SMALL_OF_MEMBERS: (&str, i64) = ("EUR", 100);

/// Why this program issues no invoices for shops of a country; `None` where it does.
pub fn refusal(country: &str) -> Option<Text> {
    let (_, system) = CLEARED.iter().find(|(code, _)| *code == country)?;
    Some(text!(
        "Invoices of shops in {country} are issued through {system}, which this program is not part of: issue them there",
        country = country_text(country),
        system = *system
    ))
}

/// What is to be known of invoices of a country's shops in a currency; `None` where there is nothing. Tax in another
/// currency than the country's is that of art. 230 of the VAT directive, and of the United Kingdom's notice 700.
pub fn notice(country: &str, currency: Currency) -> Option<Text> {
    let is_foreign = is_vat_country(country) && !countries_with(currency).any(|one| one == country);
    let of_currency = is_foreign.then(|| {
        text!(
            "Tax has to stand in the currency of {country} too, and this program knows no exchange rates: add it to the paper",
            country = country_in_sentence(country)
        )
    });
    let of_country = match country {
        "BE" => Some(text!("Between businesses in Belgium, invoices go through Peppol since 1 January 2026")),
        "FR" => Some(text!(
            "Between businesses in France, invoices go through a platform from 1 September 2027; it takes the file"
        )),
        "DE" => Some(text!(
            "Between businesses in Germany, invoices are electronic from 1 January 2027, for small ones from 2028: send the XRechnung"
        )),
        _ => None,
    };
    Text::sentences(of_currency.into_iter().chain(of_country))
}

/// Whether an invoice of this amount needs no buyer in the shop's country. Where no limit is known, none is asked for.
fn is_small(country: &str, currency: Currency, gross: Money) -> bool {
    let of_country = SMALL.iter().find(|(code, ..)| *code == country).map(|(_, money, most)| (*money, *most));
    let Some((money, most)) = of_country.or_else(|| is_member(country).then_some(SMALL_OF_MEMBERS)) else {
        return true;
    };
    money == currency.code() && gross.ten_thousandths() <= most.saturating_mul(10_000)
}

/// Where what is missing is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MissingPlace {
    /// In the settings of the shop.
    Shop,
    /// On the order, or of its customer.
    Order,
    /// Nowhere: an electronic invoice cannot be made of it.
    Nowhere,
}

/// Something that an invoice lacks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Missing {
    /// What, in a sentence without its full stop.
    pub what: Text,
    /// Where it is written.
    pub place: MissingPlace,
}

/// What a document lacks by the law of the shop's country.
pub fn missing(document: &Invoice) -> Vec<Missing> {
    let mut missing = of_seller(&document.seller);
    let country = document.seller.address.country.as_str();
    let categories = |wanted: &[TaxCategory]| document.taxes.iter().any(|tax| wanted.contains(&tax.category));
    let is_between_businesses = categories(&[TaxCategory::ReverseCharge, TaxCategory::IntraCommunity]);
    let needs_buyer = is_between_businesses || !is_small(country, document.currency, document.gross);
    let needed = if needs_buyer { document.buyer.clone().or_else(|| Some(Buyer::default())) } else { None };
    missing.extend(needed.iter().flat_map(|buyer| of_buyer(buyer, is_between_businesses)));
    if document.lines.iter().any(|line| line.name.is_empty()) {
        missing.push(Missing {
            what: text!("An item has no name: write it on the order"),
            place: MissingPlace::Order,
        });
    }
    let unexplained = |tax: &&super::InvoiceTax| tax.category == TaxCategory::Exempt && tax.name.is_empty();
    if is_vat_country(country)
        && let Some(tax) = document.taxes.iter().find(unexplained)
    {
        let amount = tax.taxable.to_text(document.currency.decimals());
        // A reason is that of a whole order.
        let what = if document.tax == Money::ZERO {
            text!("Write on the order why no tax is charged on {amount}", amount)
        } else {
            text!(
                "No tax is charged on {amount}: have a rate apply to it, on shipping too, or one of 0 %",
                amount
            )
        };
        missing.push(Missing { what, place: MissingPlace::Order });
    }
    missing
}

fn is_vat_country(country: &str) -> bool {
    is_member(country) || country == "GB"
}

/// What a seller lacks that every invoice names, whatever the law.
pub(super) fn of_every_seller(seller: &Seller) -> impl Iterator<Item = Missing> {
    let (settings, address) = (&seller.settings, &seller.address);
    let rows = [
        (settings.legal_name.is_empty(), text!("The shop's legal name is missing")),
        (settings.street.is_empty(), text!("The shop's street is missing")),
        (address.city.is_empty(), text!("The shop's city is missing")),
        (address.country.is_empty(), text!("The shop's country is missing")),
    ];
    let rows = rows.into_iter().filter(|(is_missing, _)| *is_missing);
    rows.map(|(_, what)| Missing { what, place: MissingPlace::Shop })
}

fn of_seller(seller: &Seller) -> Vec<Missing> {
    let (settings, country) = (&seller.settings, seller.address.country.as_str());
    let has_number = !settings.vat_number.is_empty() || !settings.tax_number.is_empty();
    let asks_number = is_vat_country(country) || matches!(country, "AU" | "CA");
    let number = (asks_number && !has_number).then(|| Missing {
        what: text!("The shop's VAT number or tax number is missing"),
        place: MissingPlace::Shop,
    });
    of_every_seller(seller).chain(number).collect()
}

/// What a buyer lacks whom the document has to name.
fn of_buyer(buyer: &Buyer, is_business: bool) -> Vec<Missing> {
    let Address { street, city, country, .. } = &buyer.address;
    let is_whole = [street, city, country].into_iter().all(|part| !part.is_empty());
    let rows = [
        (buyer.name.is_empty(), text!("The buyer's name is missing: choose a customer")),
        (
            !buyer.name.is_empty() && !is_whole,
            text!("The buyer's address is not whole: street, city and country are needed"),
        ),
        (is_business && buyer.vat_number.is_empty(), text!("The buyer's VAT number is missing")),
    ];
    let rows = rows.into_iter().filter(|(is_missing, _)| *is_missing);
    rows.map(|(_, what)| Missing { what, place: MissingPlace::Order }).collect()
}
