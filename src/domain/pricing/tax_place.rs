//! The address that an order is taxed at, the rates of each class that apply to it, each with the part of the address that
//! it was matched by, and warnings where no tax would be charged. An order without an
//! address, of a customer without one, is taxed as sold in the shop.

use std::collections::BTreeSet;

use crate::order::form::OrderForm;
use crate::places::address::Address;
use crate::places::postcode;
use crate::places::{country_in_sentence, country_text};
use crate::rate::TaxRate;
use crate::rate::index::RateIndex;
use crate::tax::class::{ClassSlug, TaxClass};
use crate::tax::jurisdiction::Jurisdiction;
use crate::text;
use crate::text::Text;
use crate::unit_price::UnitPrice;

/// The origin of the address that an order is taxed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum TaxPlace {
    /// The order's own address.
    #[default]
    Order,
    /// The customer's address, since the order has none.
    Customer,
    /// The shop's address, since neither has one.
    Shop,
    /// No address is known.
    Nowhere,
}

/// A reason why lines are charged no tax although a rate probably should apply.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the sentences show what the fields are")]
pub enum TaxWarning {
    /// Neither the order nor its customer nor the shop has an address.
    NoAddress,
    /// The address has no country, so rates of a country cannot match.
    NoCountry,
    /// The shop has no rate for its own country, in any class: its code, empty where it has none.
    NoRates { country: String },
    /// The class has rates for the shop's country, but none matches the address: the code of its country, and the name of
    /// the class, unless no line is taxed.
    NoRate { country: String, class: Option<String> },
    /// The tax class of a line does not exist in the shop.
    NoClass { class: ClassSlug },
}

impl TaxWarning {
    /// The warning in one sentence, with its remedy.
    pub fn sentence(&self) -> Text {
        match self {
            Self::NoAddress => text!(
                "No tax is charged, since neither this order nor the shop has an address: write the shop's in the preferences"
            ),
            Self::NoCountry => {
                text!("No tax is charged, since the address names no country: write it in the address")
            }
            Self::NoRates { country } if country.is_empty() => text!(
                "No tax is charged, since this shop has no tax rates yet. If it charges none, add one of 0%"
            ),
            Self::NoRates { country } => text!(
                "No tax is charged, since this shop has no tax rates of {country}. If it charges none, add one of 0%",
                country = country_in_sentence(country)
            ),
            Self::NoRate { country, class: None } => text!(
                "No tax is charged: no rate fits an order to {country}",
                country = country_in_sentence(country)
            ),
            Self::NoRate { country, class: Some(class) } => text!(
                "No tax is charged on lines of the class {class}: no rate of it fits an order to {country}",
                class,
                country = country_in_sentence(country)
            ),
            Self::NoClass { class } => text!(
                "No tax is charged on lines of the class {class}, which this shop does not have: choose another",
                class = class.for_people()
            ),
        }
    }
}

/// The address that taxes are determined by, and its origin (choice 29). A street alone does not count as an
/// address.
pub fn taxed_at(order: &Address, customer: Option<&Address>, shop: &Address) -> (TaxPlace, Address) {
    let all = [(TaxPlace::Order, Some(order)), (TaxPlace::Customer, customer), (TaxPlace::Shop, Some(shop))];
    let found = all
        .into_iter()
        .find_map(|(place, address)| Some((place, address.filter(|address| names_place(address))?)));
    found.map_or((TaxPlace::Nowhere, Address::default()), |(place, address)| (place, address.clone()))
}

/// True for an address with more than a street.
pub fn names_place(address: &Address) -> bool {
    let [_, parts @ ..] = address.parts();
    parts.iter().any(|(_, part)| !part.is_empty())
}

/// The jurisdiction of an order with this address, of a customer with this one, in a shop with this one. Sales
/// without an address are taxed as sold in the shop; an address without a country is in an unknown
/// one.
pub fn jurisdiction(order: &Address, customer: Option<&Address>, shop: &Address) -> Jurisdiction {
    let (_, at) = taxed_at(order, customer, shop);
    Jurisdiction::new(&at.country, &at.state)
}

/// The warnings for the classes without a rate that matches this address. A class that has no rates at all is
/// taken to be untaxed on purpose, in a shop that has rates for its country.
pub fn warnings(
    form: &OrderForm,
    at: &Address,
    home: &Address,
    rates: &RateIndex,
    classes: &[TaxClass],
) -> Vec<TaxWarning> {
    let sold = form.lines.iter().filter(|line| line.price != UnitPrice::ZERO);
    let sold: BTreeSet<&ClassSlug> = sold.map(|line| &line.class).collect();
    let address = at.with_country_code();
    let has_rates = rates.has_rates_of(&home.country);
    let mut found = Vec::new();
    // A rate without a percentage charges nothing, and is none that fits.
    let (taxed, untaxed): (Vec<_>, Vec<_>) = sold.into_iter().partition(|class| {
        let applicable = rates.applicable(class, &address, form.placed_at.day);
        applicable.iter().any(|rate| rate.rate.is_some())
    });
    for class in untaxed {
        let is_known = class.is_standard() || classes.iter().any(|one| one.slug == *class);
        let is_meant = !has_rates || rates.has_any(class);
        let warning = if !is_known {
            TaxWarning::NoClass { class: class.clone() }
        } else if at.is_empty() && is_meant {
            TaxWarning::NoAddress
        } else if address.country.is_empty() && is_meant {
            TaxWarning::NoCountry
        } else if !has_rates {
            TaxWarning::NoRates { country: home.country.clone() }
        } else if rates.has_country(class, &home.country) || home.is_empty() && rates.has_any(class) {
            let named = classes.iter().find(|one| one.slug == *class).map(|one| one.name.clone());
            let class = (!taxed.is_empty()).then(|| named.unwrap_or_else(|| class.for_people()));
            TaxWarning::NoRate { country: address.country.clone(), class }
        } else {
            continue;
        };
        if !found.contains(&warning) {
            found.push(warning);
        }
    }
    found
}

/// The rates of a class that apply to an address, by priority; empty when none matches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClassReason {
    /// The slug of the class.
    pub class: ClassSlug,
    /// One rate of each priority.
    pub rates: Vec<AppliedRate>,
}

/// A rate that applies to an address, and the part of the address that it was matched by.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are what they are called")]
pub struct AppliedRate {
    pub rate: TaxRate,
    pub fits: Fits,
}

/// The conditions of a rate that matched an address; `None` where the rate has no such condition. The
/// postcode may be a range or a wildcard.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is the rate's own condition of this name")]
pub struct Fits {
    pub country: Option<String>,
    pub state: Option<String>,
    pub postcode: Option<String>,
    pub city: Option<String>,
}

impl ClassReason {
    /// The reason of a class, of the rates that were found to apply.
    pub fn new(class: &ClassSlug, rates: &[&TaxRate], address: &Address) -> Self {
        let applied = |rate: &&TaxRate| AppliedRate { rate: (*rate).clone(), fits: Fits::of(rate, address) };
        Self { class: class.clone(), rates: rates.iter().map(applied).collect() }
    }
}

impl Fits {
    pub(super) fn of(rate: &TaxRate, address: &Address) -> Self {
        let given = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        let city = address.city.trim().to_uppercase();
        Self {
            country: given(&rate.country),
            state: given(&rate.state),
            postcode: rate.postcodes.iter().find(|code| postcode::matches(code, &address.postcode)).cloned(),
            city: rate.cities.iter().find(|name| **name == city).cloned(),
        }
    }

    /// The conditions as text: `United Kingdom, postcode CB2*`, or `anywhere`.
    pub fn describe(&self) -> Text {
        let parts = [
            self.country.as_deref().map(country_text),
            self.state.as_ref().map(|state| text!("state {state}", state)),
            self.postcode.as_ref().map(|code| text!("postcode {code}", code)),
            self.city.as_ref().map(|city| text!("city {city}", city)),
        ];
        Text::list(parts.into_iter().flatten()).unwrap_or_else(|| text!("anywhere"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::field::Value;
    use crate::ids::RateId;
    use crate::order::form::FormLine;
    use crate::percent::Percent;
    use crate::rate::versions::VersionedRate;

    #[test]
    fn the_first_address_that_names_a_place_decides() {
        let of = Address::of_country;
        let street = Address { street: "Main St 1".to_owned(), ..Address::default() };
        for (order, customer, shop, expected) in [
            (of("FR"), Some(of("IT")), of("DE"), (TaxPlace::Order, "FR")),
            (of(""), Some(of("IT")), of("DE"), (TaxPlace::Customer, "IT")),
            (of(""), Some(of("")), of("DE"), (TaxPlace::Shop, "DE")),
            (of(""), None, of("DE"), (TaxPlace::Shop, "DE")),
            (street, None, of("DE"), (TaxPlace::Shop, "DE")),
            (of(""), None, of(""), (TaxPlace::Nowhere, "")),
        ] {
            let (place, address) = taxed_at(&order, customer.as_ref(), &shop);
            assert_eq!((place, address.country.as_str()), expected, "{order:?} {customer:?} {shop:?}");
        }
    }

    #[test]
    fn a_shop_without_rates_for_its_country_is_warned() {
        let line = |class: &&str| {
            let (price, class) = (UnitPrice::parse("12").unwrap(), ClassSlug::wanted(class));
            FormLine { price, class, ..FormLine::default() }
        };
        let rates = |countries: &[&str]| {
            let rate = |(id, country): (i64, &&str)| TaxRate {
                country: country.trim_end_matches(" blank").to_owned(),
                rate: (!country.ends_with(" blank")).then_some(Percent::ZERO),
                ..TaxRate::defaults(RateId::new(id))
            };
            RateIndex::new((1..).zip(countries).map(rate).map(VersionedRate::undated))
        };
        let no_rates = |country: &str| vec![TaxWarning::NoRates { country: country.to_owned() }];
        let reduced = TaxClass::from_name(Some(&Value::text("Reduced rate"))).unwrap();
        for (has, home, at, classes, expected) in [
            (&[][..], "DE", "DE", &["standard"][..], no_rates("DE")),
            (&[], "DE", "FR", &["standard", "reduced-rate"], no_rates("DE")),
            (&[], "US", "US", &["standard"], no_rates("US")),
            (&[], "", "FR", &["standard"], no_rates("")),
            (&[], "", "", &["standard"], vec![TaxWarning::NoAddress]),
            (&["FR"], "DE", "DE", &["standard"], no_rates("DE")),
            (&["FR"], "DE", "FR", &["standard"], Vec::new()),
            (&[""], "DE", "DE", &["standard"], Vec::new()),
            // One without a percentage charges nothing, so it does not count as one that fits.
            (&[" blank"], "DE", "DE", &["standard"], no_rates("DE")),
            // A class without rates is untaxed on purpose where the country has some.
            (&["DE"], "DE", "DE", &["standard", "reduced-rate"], Vec::new()),
        ] {
            let lines = classes.iter().map(line).collect();
            let form = OrderForm { lines, ..OrderForm::default() };
            let [at, home] = [at, home].map(Address::of_country);
            let found = warnings(&form, &at, &home, &rates(has), std::slice::from_ref(&reduced));
            assert_eq!(found, expected, "{has:?} {home:?} {at:?}");
        }
    }
}
