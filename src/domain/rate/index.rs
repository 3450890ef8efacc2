//! An index of all tax rates of a shop with their versions, which finds the rates of an address on a day
//! without a scan: by class, country and state, and within these by postcode or city. Its result is that of
//! [`matching::applicable`] over the rates as they are on that day, which a property test checks. A changed
//! rate is replaced in it by itself, since an index of 100,000 rates takes long to build.

use std::collections::HashMap;

use super::TaxRate;
use super::matching;
use super::versions::VersionedRate;
use crate::ids::RateId;
use crate::places::address::Address;
use crate::places::postcode;
use crate::tax::class::ClassSlug;
use crate::time::Day;

/// All rates and their index.
#[derive(Debug, Clone, Default)]
pub struct RateIndex {
    rates: HashMap<RateId, VersionedRate>,
    regions: HashMap<Region, Places>,
}

/// Ids of rates in `rates`.
type Found = Vec<RateId>;

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Region {
    class: ClassSlug,
    /// Empty for rates of any country.
    country: String,
    /// Empty for rates of any state.
    state: String,
}

/// The rates of one region, by postcode and city.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Places {
    /// Rates without postcodes and cities.
    anywhere: Found,
    /// Rates without postcodes, by each of their cities.
    cities: HashMap<String, Found>,
    /// Rates by each of their exact postcodes.
    codes: HashMap<String, Found>,
    /// Rates by the beginning of each of their wildcards.
    beginnings: HashMap<String, Found>,
    /// Ranges of numbers: first, last, id of the rate.
    numbers: Vec<(u64, u64, RateId)>,
    /// Rates with other ranges, which are tested one by one.
    others: Found,
}

impl RateIndex {
    /// Builds the index.
    pub fn new(rates: impl IntoIterator<Item = VersionedRate>) -> Self {
        let mut index = Self::default();
        for rate in rates {
            index.add(rate);
        }
        index
    }

    /// Replaces the rate of an id; `None` for one that was deleted.
    pub fn set(&mut self, id: RateId, rate: Option<VersionedRate>) {
        if let Some(was) = self.rates.remove(&id) {
            let region = region(&was.rate);
            if let Some(places) = self.regions.get_mut(&region) {
                places.remove(&was.rate);
                if *places == Places::default() {
                    self.regions.remove(&region);
                }
            }
        }
        if let Some(rate) = rate {
            self.add(rate);
        }
    }

    fn add(&mut self, rate: VersionedRate) {
        self.regions.entry(region(&rate.rate)).or_default().add(&rate.rate);
        self.rates.insert(rate.rate.id, rate);
    }

    /// All rates, in no particular order.
    pub fn rates(&self) -> impl Iterator<Item = &VersionedRate> {
        self.rates.values()
    }

    /// True for a class with any rate.
    pub fn has_any(&self, class: &ClassSlug) -> bool {
        self.regions.keys().any(|region| region.class == *class)
    }

    /// True for a class with a rate for this country or for a part of it.
    pub fn has_country(&self, class: &ClassSlug, country: &str) -> bool {
        self.regions.keys().any(|region| region.class == *class && region.country == country)
    }

    /// True where any class has a rate for this country or for a part of it; without a country, any rate at all.
    pub fn has_rates_of(&self, country: &str) -> bool {
        self.regions.keys().any(|region| country.is_empty() || region.country == country)
    }

    /// The rates of a class that apply to an address on a day, as they are on that day, by priority, as
    /// [`matching::applicable`] returns them.
    pub fn applicable(&self, class: &ClassSlug, address: &Address, day: Day) -> Vec<TaxRate> {
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
        let rates: Vec<TaxRate> = found.iter().filter_map(|id| self.rates.get(id)?.on(day)).collect();
        matching::applicable(&rates, class, &address).into_iter().cloned().collect()
    }
}

fn region(rate: &TaxRate) -> Region {
    Region { class: rate.class.clone(), country: rate.country.clone(), state: rate.state.clone() }
}

impl Places {
    fn add(&mut self, rate: &TaxRate) {
        let id = rate.id;
        if rate.postcodes.is_empty() && rate.cities.is_empty() {
            return self.anywhere.push(id);
        }
        if rate.postcodes.is_empty() {
            for city in &rate.cities {
                self.cities.entry(city.clone()).or_default().push(id);
            }
            return;
        }
        for code in &rate.postcodes {
            match postcode::Code::of(code) {
                postcode::Code::Exact(code) => self.codes.entry(code).or_default().push(id),
                postcode::Code::Beginning(code) => self.beginnings.entry(code).or_default().push(id),
                postcode::Code::Numbers(first, last) => self.numbers.push((first, last, id)),
                postcode::Code::Letters => self.others.push(id),
            }
        }
    }

    /// Takes a rate out of all places that [`Self::add`] has put it in.
    fn remove(&mut self, rate: &TaxRate) {
        let id = rate.id;
        let drop_from = |map: &mut HashMap<String, Found>, key: &String| {
            if let Some(found) = map.get_mut(key) {
                found.retain(|one| *one != id);
                if found.is_empty() {
                    map.remove(key);
                }
            }
        };
        if rate.postcodes.is_empty() {
            self.anywhere.retain(|one| *one != id);
            return rate.cities.iter().for_each(|city| drop_from(&mut self.cities, city));
        }
        for code in &rate.postcodes {
            match postcode::Code::of(code) {
                postcode::Code::Exact(code) => drop_from(&mut self.codes, &code),
                postcode::Code::Beginning(code) => drop_from(&mut self.beginnings, &code),
                postcode::Code::Numbers(..) | postcode::Code::Letters => {}
            }
        }
        self.numbers.retain(|(_, _, one)| *one != id);
        self.others.retain(|one| *one != id);
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
            found.extend(within.map(|(_, _, id)| *id));
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::percent::Percent;
    use crate::rate::versions::{Terms, versioned};

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

    /// The day and percentage of each version, as numbers; no day for one without a beginning, no percentage
    /// for one that is not in force.
    type Versions = Vec<(Option<i64>, Option<i64>)>;

    /// Up to three versions on the first days of the calendar; `None` for a rate without any.
    fn versions() -> impl Strategy<Value = Option<Versions>> {
        let version = (prop::option::of(0_i64..6), prop::option::of(0_i64..20));
        prop::option::of(prop::collection::vec(version, 1..4))
    }

    fn day(number: i64) -> Day {
        Day::from_number(number).unwrap()
    }

    fn terms(percent: Option<i64>) -> Terms {
        let percent = percent.and_then(|percent| Percent::from_ten_thousandths(percent * 10_000));
        percent.map_or(Terms::NOT_IN_FORCE, Terms::charging)
    }

    /// A rate with these versions, or without any where it cannot have these.
    fn with_versions(id: i64, rate: TaxRate, versions: Option<Versions>) -> VersionedRate {
        let rate = TaxRate { id: RateId::new(id), ..rate };
        let versions: Versions = versions.unwrap_or_default();
        let versions: Vec<(Option<Day>, Terms)> =
            versions.into_iter().map(|(from, percent)| (from.map(day), terms(percent))).collect();
        versioned(rate.clone(), &versions, day(3)).unwrap_or_else(|_| VersionedRate::undated(rate))
    }

    proptest! {
        #[test]
        fn it_finds_what_looking_at_every_rate_finds(
            rates in prop::collection::vec((rate(), versions()), 0..40),
            edits in prop::collection::vec((any::<prop::sample::Index>(), prop::option::of((rate(), versions()))), 0..20),
            address in address(),
            is_reduced in any::<bool>(),
            on in 0_i64..7,
        ) {
            let mut rates: Vec<VersionedRate> =
                (1..).zip(rates).map(|(id, (rate, versions))| with_versions(id, rate, versions)).collect();
            let mut index = RateIndex::new(rates.clone());
            for (place, edit) in edits {
                if rates.is_empty() {
                    break;
                }
                let at = place.index(rates.len());
                let id = rates[at].rate.id;
                let edited = edit.map(|(rate, versions)| with_versions(id.get(), rate, versions));
                index.set(id, edited.clone());
                match edited {
                    Some(edited) => rates[at] = edited,
                    None => drop(rates.remove(at)),
                }
            }
            let built = RateIndex::new(rates.clone());
            prop_assert_eq!(index.regions.len(), built.regions.len());
            let on_day: Vec<TaxRate> = rates.iter().filter_map(|rate| rate.on(day(on))).collect();
            let class = class(is_reduced);
            let expected: Vec<TaxRate> =
                matching::applicable(&on_day, &class, &address).into_iter().cloned().collect();
            prop_assert_eq!(index.applicable(&class, &address, day(on)), expected);
        }
    }
}
