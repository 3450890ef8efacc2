//! An index of all tax rates of a shop, which finds the rates of an address without a scan: by class, country
//! and state, and within these by postcode or city. Its result is that of [`matching::applicable`] over all
//! rates, which a property test checks.

use std::collections::HashMap;

use super::address::Address;
use super::class::ClassSlug;
use super::matching;
use super::postcode;
use super::rate::TaxRate;

/// All rates and their index.
#[derive(Debug, Clone, Default)]
pub struct RateIndex {
    rates: Vec<TaxRate>,
    regions: HashMap<Region, Places>,
}

/// Indexes of rates in `rates`.
type Found = Vec<usize>;

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Region {
    class: ClassSlug,
    /// Empty for rates of any country.
    country: String,
    /// Empty for rates of any state.
    state: String,
}

/// The rates of one region, by postcode and city.
#[derive(Debug, Clone, Default)]
struct Places {
    /// Rates without postcodes and cities.
    anywhere: Found,
    /// Rates without postcodes, by each of their cities.
    cities: HashMap<String, Found>,
    /// Rates by each of their exact postcodes.
    codes: HashMap<String, Found>,
    /// Rates by the beginning of each of their wildcards.
    beginnings: HashMap<String, Found>,
    /// Ranges of numbers: first, last, index of the rate.
    numbers: Vec<(u64, u64, usize)>,
    /// Rates with other ranges, which are tested one by one.
    others: Found,
}

impl RateIndex {
    /// Builds the index.
    pub fn new(rates: Vec<TaxRate>) -> Self {
        let mut regions: HashMap<Region, Places> = HashMap::new();
        for (at, rate) in rates.iter().enumerate() {
            let region = Region {
                class: rate.class.clone(),
                country: rate.country.clone(),
                state: rate.state.clone(),
            };
            regions.entry(region).or_default().add(at, rate);
        }
        Self { rates, regions }
    }

    /// All rates, in the order that they were given in.
    pub fn rates(&self) -> &[TaxRate] {
        &self.rates
    }

    /// True for a class with any rate.
    pub fn has_any(&self, class: &ClassSlug) -> bool {
        self.regions.keys().any(|region| region.class == *class)
    }

    /// True for a class with a rate for this country or for a part of it.
    pub fn has_country(&self, class: &ClassSlug, country: &str) -> bool {
        self.regions.keys().any(|region| region.class == *class && region.country == country)
    }

    /// The rates of a class that apply to an address, by priority, as [`matching::applicable`] returns them.
    pub fn applicable(&self, class: &ClassSlug, address: &Address) -> Vec<&TaxRate> {
        let address = matching::in_form(address);
        let mut found = Found::new();
        let any = String::new();
        for country in [&address.country, &any] {
            for state in [&address.state, &any] {
                let region = Region { class: class.clone(), country: country.clone(), state: state.clone() };
                if let Some(places) = self.regions.get(&region) {
                    places.find(&address, &mut found);
                }
                if state.is_empty() {
                    break;
                }
            }
            if country.is_empty() {
                break;
            }
        }
        found.sort_unstable();
        found.dedup();
        let rates = found.into_iter().filter_map(|at| self.rates.get(at));
        matching::applicable(rates, class, &address)
    }
}

impl Places {
    fn add(&mut self, at: usize, rate: &TaxRate) {
        if rate.postcodes.is_empty() && rate.cities.is_empty() {
            return self.anywhere.push(at);
        }
        if rate.postcodes.is_empty() {
            for city in &rate.cities {
                self.cities.entry(city.clone()).or_default().push(at);
            }
            return;
        }
        for code in &rate.postcodes {
            match postcode::Code::of(code) {
                postcode::Code::Exact(code) => self.codes.entry(code).or_default().push(at),
                postcode::Code::Beginning(code) => self.beginnings.entry(code).or_default().push(at),
                postcode::Code::Numbers(first, last) => self.numbers.push((first, last, at)),
                postcode::Code::Letters => self.others.push(at),
            }
        }
    }

    /// Adds the rates that may match a normalized address.
    fn find(&self, address: &Address, found: &mut Found) {
        let code = postcode::bare(&address.postcode);
        let named = [self.cities.get(&address.city), self.codes.get(&code)];
        found.extend(self.anywhere.iter().chain(&self.others));
        found.extend(named.into_iter().flatten().flatten());
        if !self.beginnings.is_empty() {
            let ends = code.char_indices().map(|(end, _)| end).chain([code.len()]);
            let beginnings = ends.filter_map(|end| self.beginnings.get(code.get(..end)?));
            found.extend(beginnings.flatten());
        }
        if let Ok(number) = code.parse::<u64>() {
            let within = self.numbers.iter().filter(|(first, last, _)| (*first..=*last).contains(&number));
            found.extend(within.map(|(_, _, at)| *at));
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::domain::ids::RateId;

    const COUNTRIES: [&str; 3] = ["", "US", "GB"];
    const STATES: [&str; 3] = ["", "CA", "NY"];
    const CODES: [&str; 13] = [
        "90210",
        "902*",
        "90000...90999",
        "SW1A...SW1P",
        "SW1E 5JL",
        "sw1e5jl",
        "*",
        "9*",
        "ÅÄ*",
        "1",
        "...",
        "1...X",
        "90210*",
    ];
    const CITIES: [&str; 3] = ["LOS ANGELES", "YORK", "İZMIR"];
    const POSTCODES: [&str; 9] =
        ["", "90210", " 902 10", "90999", "91000", "sw1e 5jl", "SW1X 7XL", "åä1", "+90210"];

    prop_compose! {
        fn rate()(
            country in prop::sample::select(&COUNTRIES[..]),
            state in prop::sample::select(&STATES[..]),
            postcodes in prop::collection::vec(prop::sample::select(&CODES[..]), 0..3),
            cities in prop::collection::vec(prop::sample::select(&CITIES[..]), 0..2),
            priority in 1_i64..3,
            is_reduced in any::<bool>(),
        ) -> TaxRate {
            let own = |texts: Vec<&str>| texts.into_iter().map(str::to_owned).collect();
            TaxRate {
                country: country.to_owned(),
                state: state.to_owned(),
                postcodes: own(postcodes),
                cities: own(cities),
                priority,
                class: class(is_reduced),
                ..TaxRate::defaults(RateId::new(0))
            }
        }
    }

    prop_compose! {
        fn address()(
            country in prop::sample::select(&["", "us", "GB ", "FR"][..]),
            state in prop::sample::select(&["", "ca", "NY", "TX"][..]),
            postcode in prop::sample::select(&POSTCODES[..]),
            city in prop::sample::select(&["", "Los Angeles", "york ", "izmir"][..]),
        ) -> Address {
            let own = |text: &str| text.to_owned();
            Address {
                country: own(country),
                state: own(state),
                postcode: own(postcode),
                city: own(city),
                ..Address::default()
            }
        }
    }

    fn class(is_reduced: bool) -> ClassSlug {
        if is_reduced { ClassSlug::parse("reduced-rate").unwrap() } else { ClassSlug::standard() }
    }

    proptest! {
        #[test]
        fn it_finds_what_looking_at_every_rate_finds(
            rates in prop::collection::vec(rate(), 0..40),
            address in address(),
            is_reduced in any::<bool>(),
        ) {
            let mut rates = rates;
            for (id, rate) in (1..).zip(&mut rates) {
                rate.id = RateId::new(id);
            }
            let index = RateIndex::new(rates.clone());
            let class = class(is_reduced);
            let found = index.applicable(&class, &address);
            prop_assert_eq!(found, matching::applicable(&rates, &class, &address));
        }
    }
}
