//! The tags of a sale's figures that its order does not state: how it was taxed, and the type of its rate.
//!
//! They say what was charged, not what should have been: a sale that was taxed wrongly is then in no box, or in one
//! where it is odd, and is told.

use super::figure::{RateType, SupplyKind, Treatment};
use crate::percent::Percent;
use crate::places::european_union::{self, vat_country};
use crate::tax::class::ClassSlug;
use crate::tax::untaxed_reason::UntaxedReason;

/// The facts of an order about a sale.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SaleFacts<'o> {
    /// The code of the shop's country; of goods, that which they are traded as of ([`trade_country`]).
    ///
    /// [`trade_country`]: crate::places::european_union::trade_country
    pub seller: &'o str,
    /// The code of the customer's country, in the form of the shop's; empty where it is not known, as for a
    /// sale in the shop.
    pub customer: &'o str,
    /// The code of the country whose tax was charged; `None` where none was.
    pub taxed_in: Option<&'o str>,
    /// The tax that was charged is 0 %.
    pub is_zero: bool,
}

/// The treatment of a sale, and the code of its country of taxation. `untaxed` is the reason why no tax was charged, which
/// counts only where none was. At 0 %, what leaves the country (of the Union, for its members) is an export.
pub fn treatment_of(sale: SaleFacts<'_>, untaxed: UntaxedReason) -> (Treatment, &str) {
    let SaleFacts { seller, customer, taxed_in, is_zero } = sale;
    let is_union = european_union::trades_goods_as_member;
    let is_abroad = !customer.is_empty() && vat_country(customer) != vat_country(seller);
    let is_within = is_abroad && is_union(seller) && is_union(customer);
    match (taxed_in, untaxed) {
        (Some(_), _) if is_zero && is_abroad && !is_within => (Treatment::Export, seller),
        (Some(country), _) if is_within && country == customer => (Treatment::OneStopShop, country),
        (Some(country), _) => (Treatment::Domestic, country),
        (None, UntaxedReason::ReverseCharge) if is_within => (Treatment::EuSupply, seller),
        (None, UntaxedReason::ReverseCharge) => (Treatment::ReverseCharge, seller),
        (None, UntaxedReason::Other) => (Treatment::Domestic, seller),
        // A consumer in another member is taxed somewhere: without tax, the sale is odd.
        (None, UntaxedReason::Unstated) if is_within || !is_abroad => (Treatment::Domestic, seller),
        (None, UntaxedReason::Export | UntaxedReason::Unstated) => (Treatment::Export, seller),
    }
}

/// The type of a rate: the one that is stated for its class, else by its percentage, the name of the class and the
/// percentage of the standard class in the same place. A sale without a rate is exempt or of the zero rate only where
/// its class says so. Of a rate whose class is not known, `None`, a percentage below the standard one is reduced.
pub fn rate_type_of(
    stated: Option<RateType>,
    rate: Option<Percent>,
    class: Option<&ClassSlug>,
    standard: Option<Percent>,
) -> RateType {
    if let Some(stated) = stated {
        return stated;
    }
    match rate {
        _ if class.is_some_and(|class| is_named(class, "exempt")) => RateType::Exempt,
        None if class.is_some_and(|class| is_named(class, "zero")) => RateType::Zero,
        None => RateType::Standard,
        Some(rate) if rate.ten_thousandths() == 0 => RateType::Zero,
        Some(_) if class.is_some_and(ClassSlug::is_standard) => RateType::Standard,
        Some(rate) if standard.map_or(class.is_none(), |standard| rate >= standard) => RateType::Standard,
        Some(_) => RateType::Reduced,
    }
}

/// The kind of supply of a class: as stated for it, otherwise services where its name suggests them, and goods.
pub fn kind_of(stated: Option<SupplyKind>, class: &ClassSlug) -> SupplyKind {
    let derived = || {
        let is_service = is_named(class, "service") || is_named(class, "services");
        if is_service { SupplyKind::Services } else { SupplyKind::Goods }
    };
    stated.unwrap_or_else(derived)
}

/// True if a class has a word in its slug.
fn is_named(class: &ClassSlug, word: &str) -> bool {
    class.as_str().split('-').any(|part| part == word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sales_are_treated_as_they_were_taxed() {
        use Treatment::{Domestic, EuSupply, Export, OneStopShop, ReverseCharge};
        for (seller, customer, taxed_in, untaxed, expected) in [
            ("DE", "DE", Some("DE"), "unstated", (Domestic, "DE")),
            ("DE", "", Some("DE"), "unstated", (Domestic, "DE")),
            ("DE", "DE", None, "unstated", (Domestic, "DE")),
            ("DE", "DE", None, "other", (Domestic, "DE")),
            ("DE", "DE", None, "reverse-charge", (ReverseCharge, "DE")),
            ("DE", "AT", Some("AT"), "unstated", (OneStopShop, "AT")),
            ("DE", "AT", Some("DE"), "unstated", (Domestic, "DE")),
            ("DE", "AT", Some("DE"), "reverse-charge", (Domestic, "DE")),
            ("DE", "AT", None, "reverse-charge", (EuSupply, "DE")),
            ("DE", "AT", None, "unstated", (Domestic, "DE")),
            ("DE", "AT", None, "other", (Domestic, "DE")),
            ("DE", "CH", None, "unstated", (Export, "DE")),
            ("DE", "CH", None, "export", (Export, "DE")),
            ("DE", "CH", None, "reverse-charge", (ReverseCharge, "DE")),
            ("DE", "CH", Some("DE"), "unstated", (Domestic, "DE")),
            ("DE", "CH", Some("CH"), "unstated", (Domestic, "CH")),
            ("GB", "DE", None, "reverse-charge", (ReverseCharge, "GB")),
            ("GB", "DE", None, "unstated", (Export, "GB")),
            ("GB", "DE", Some("DE"), "unstated", (Domestic, "DE")),
            ("US", "CA", None, "unstated", (Export, "US")),
            ("DE", "XI", Some("XI"), "unstated", (OneStopShop, "XI")),
            ("DE", "XI", None, "reverse-charge", (EuSupply, "DE")),
            ("XI", "DE", Some("DE"), "unstated", (OneStopShop, "DE")),
            ("XI", "DE", None, "reverse-charge", (EuSupply, "XI")),
            ("XI", "GB", Some("XI"), "unstated", (Domestic, "XI")),
            ("XI", "GB", None, "unstated", (Domestic, "XI")),
            ("GB", "XI", None, "unstated", (Domestic, "GB")),
            ("XI", "US", None, "unstated", (Export, "XI")),
        ] {
            let untaxed = UntaxedReason::parse(untaxed).unwrap();
            let found = treatment_of(SaleFacts { seller, customer, taxed_in, is_zero: false }, untaxed);
            assert_eq!(found, expected, "{seller} to {customer}, taxed in {taxed_in:?}, {untaxed:?}");
        }
    }

    #[test]
    fn what_leaves_the_country_at_nothing_is_an_export() {
        use Treatment::{Domestic, Export, OneStopShop};
        for (seller, customer, taxed_in, expected) in [
            ("DE", "CH", "DE", (Export, "DE")),
            ("DE", "CH", "CH", (Export, "DE")),
            ("GB", "DE", "DE", (Export, "GB")),
            ("CA", "US", "CA", (Export, "CA")),
            ("DE", "DE", "DE", (Domestic, "DE")),
            ("DE", "", "DE", (Domestic, "DE")),
            ("DE", "AT", "AT", (OneStopShop, "AT")),
            ("DE", "AT", "DE", (Domestic, "DE")),
            ("GB", "IM", "GB", (Domestic, "GB")),
        ] {
            let sale = SaleFacts { seller, customer, taxed_in: Some(taxed_in), is_zero: true };
            assert_eq!(treatment_of(sale, UntaxedReason::Unstated), expected, "{sale:?}");
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
            ("7", "", "19", RateType::Reduced),
            ("19", "", "19", RateType::Standard),
            ("7", "", "", RateType::Standard),
            ("0", "", "19", RateType::Zero),
            ("", "", "19", RateType::Standard),
        ] {
            let percent = |text: &str| Percent::parse(text).ok();
            let class = Some(class).filter(|class| !class.is_empty()).and_then(ClassSlug::parse);
            let found = rate_type_of(None, percent(rate), class.as_ref(), percent(standard));
            assert_eq!(found, expected, "{rate} {class:?} {standard}");
            for stated in RateType::ALL {
                let found = rate_type_of(Some(stated), percent(rate), class.as_ref(), percent(standard));
                assert_eq!(found, stated);
            }
        }
    }

    #[test]
    fn classes_are_of_goods_unless_they_say_services() {
        for (stated, class, expected) in [
            (None, "standard", SupplyKind::Goods),
            (None, "services", SupplyKind::Services),
            (None, "digital-service", SupplyKind::Services),
            (None, "serviceable-parts", SupplyKind::Goods),
            (Some(SupplyKind::Goods), "services", SupplyKind::Goods),
            (Some(SupplyKind::Services), "standard", SupplyKind::Services),
        ] {
            let found = kind_of(stated, &ClassSlug::parse(class).unwrap());
            assert_eq!(found, expected, "{stated:?} {class}");
        }
    }
}
