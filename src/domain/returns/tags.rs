//! The tags of a sale's figures that its order does not state: how it was taxed, and the type of its rate.
//!
//! They say what was charged, not what should have been: a sale that was taxed wrongly is then in no box, or in one
//! where it is odd, and is told.

use super::figure::{RateType, Treatment};
use crate::domain::class::ClassSlug;
use crate::domain::european_union;
use crate::domain::percent::Percent;

/// What an order tells of a sale.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SaleFacts<'o> {
    /// The code of the shop's country.
    pub seller: &'o str,
    /// The code of the customer's country; empty where it is not known, as of a sale in the shop.
    pub customer: &'o str,
    /// The code of the country whose tax was charged; `None` where none was.
    pub taxed_in: Option<&'o str>,
    /// The customer has a VAT number of a member of the European Union.
    pub has_vat_number: bool,
}

/// The treatment of a sale, and the code of its country of taxation.
pub fn treatment_of(sale: SaleFacts<'_>) -> (Treatment, &str) {
    let SaleFacts { seller, customer, taxed_in, has_vat_number } = sale;
    let is_union = european_union::is_member;
    let is_abroad = !customer.is_empty() && customer != seller;
    let is_within = is_abroad && is_union(seller) && is_union(customer);
    match taxed_in {
        Some(country) if is_within && country == customer => (Treatment::OneStopShop, country),
        Some(country) => (Treatment::Domestic, country),
        None if is_within && has_vat_number => (Treatment::EuSupply, seller),
        // A consumer in another member is taxed somewhere: without tax, the sale is odd.
        None if is_within || !is_abroad => (Treatment::Domestic, seller),
        None => (Treatment::Export, seller),
    }
}

/// The type of a rate, by its percentage, its class and the percentage of the standard class in the same place. A
/// sale without a rate is exempt or of the zero rate only where its class says so.
pub fn rate_type_of(rate: Option<Percent>, class: &ClassSlug, standard: Option<Percent>) -> RateType {
    let is_named = |word: &str| class.as_str().split('-').any(|part| part == word);
    match rate {
        _ if is_named("exempt") => RateType::Exempt,
        None if is_named("zero") => RateType::Zero,
        None => RateType::Standard,
        Some(rate) if rate.ten_thousandths() == 0 => RateType::Zero,
        Some(_) if class.is_standard() => RateType::Standard,
        Some(rate) if standard.is_some_and(|standard| rate >= standard) => RateType::Standard,
        Some(_) => RateType::Reduced,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sales_are_treated_as_they_were_taxed() {
        use Treatment::{Domestic, EuSupply, Export, OneStopShop};
        for (seller, customer, taxed_in, has_vat_number, expected) in [
            ("DE", "DE", Some("DE"), false, (Domestic, "DE")),
            ("DE", "", Some("DE"), false, (Domestic, "DE")),
            ("DE", "DE", None, true, (Domestic, "DE")),
            ("DE", "AT", Some("AT"), false, (OneStopShop, "AT")),
            ("DE", "AT", Some("DE"), false, (Domestic, "DE")),
            ("DE", "AT", Some("DE"), true, (Domestic, "DE")),
            ("DE", "AT", None, true, (EuSupply, "DE")),
            ("DE", "AT", None, false, (Domestic, "DE")),
            ("DE", "CH", None, false, (Export, "DE")),
            ("DE", "CH", Some("DE"), false, (Domestic, "DE")),
            ("DE", "CH", Some("CH"), false, (Domestic, "CH")),
            ("GB", "DE", None, true, (Export, "GB")),
            ("GB", "DE", Some("DE"), false, (Domestic, "DE")),
            ("US", "CA", None, false, (Export, "US")),
        ] {
            let found = treatment_of(SaleFacts { seller, customer, taxed_in, has_vat_number });
            assert_eq!(found, expected, "{seller} to {customer}, taxed in {taxed_in:?}, {has_vat_number}");
        }
    }

    #[test]
    fn rates_have_the_type_of_their_percentage_and_class() {
        for (rate, class, standard, expected) in [
            ("19", "standard", "19", RateType::Standard),
            ("7", "reduced-rate", "19", RateType::Reduced),
            ("7", "books", "19", RateType::Reduced),
            ("19", "electronics", "19", RateType::Standard),
            ("7", "books", "", RateType::Reduced),
            ("0", "standard", "19", RateType::Zero),
            ("0", "zero-rate", "20", RateType::Zero),
            ("", "zero-rate", "20", RateType::Zero),
            ("", "exempt", "20", RateType::Exempt),
            ("0", "vat-exempt", "20", RateType::Exempt),
            ("", "standard", "20", RateType::Standard),
            ("", "books", "20", RateType::Standard),
        ] {
            let percent = |text: &str| Percent::parse(text).ok();
            let found = rate_type_of(percent(rate), &ClassSlug::parse(class).unwrap(), percent(standard));
            assert_eq!(found, expected, "{rate} {class} {standard}");
        }
    }
}
