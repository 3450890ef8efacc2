//! Invented names and places of the sample's customers, who have only a number and a country in the data. They are taken
//! in the order of the numbers, so that each customer always has the same.

use std::collections::{BTreeMap, BTreeSet};

use super::rows;
use domain::order::sales_line::SalesLine;
use domain::places::address::Address;

const PEOPLE: &str = include_str!("../../../assets/sample/people.csv");
const PLACES: &str = include_str!("../../../assets/sample/places.csv");

/// The name and the address of each customer, by login.
pub(super) type People = BTreeMap<String, (String, Address)>;

/// The given and the family names of some countries. Their counts have no common divisor, so that the same pair comes only
/// after all others.
struct Names {
    countries: Vec<&'static str>,
    given: Vec<&'static str>,
    family: Vec<&'static str>,
    taken: usize,
}

/// The people of all lines. A customer with orders from several countries is of the first line's.
pub(super) fn people(lines: &[SalesLine]) -> People {
    let mut names: Vec<Names> = rows(PEOPLE).map(names).collect();
    let mut places: BTreeMap<&str, Vec<Address>> = BTreeMap::new();
    for [country, city, postcode] in rows(PLACES) {
        let (city, postcode) = (city.to_owned(), postcode.to_owned());
        let place = Address { city, postcode, ..Address::of_country(country) };
        places.entry(country).or_default().push(place);
    }
    let mut at_place: BTreeMap<&str, usize> = BTreeMap::new();
    let mut known = BTreeSet::new();
    let mut customers: Vec<_> = lines.iter().filter(|line| known.insert(&line.customer)).collect();
    customers.sort_by_key(|line| &line.customer);
    let mut people = People::new();
    for SalesLine { customer, country, .. } in customers {
        let mut called = format!("Customer {customer}");
        if let Some(of) = names.iter_mut().find(|of| of.countries.contains(&country.as_str())) {
            let turn =
                |all: &[&'static str]| all.get(of.taken % all.len().max(1)).copied().unwrap_or_default();
            called = format!("{} {}", turn(&of.given), turn(&of.family));
            of.taken += 1;
        }
        let mut address = Address::of_country(country);
        if let Some(all) = places.get(country.as_str()) {
            let turn = at_place.entry(country).or_default();
            address = all.get(*turn % all.len().max(1)).cloned().unwrap_or(address);
            *turn += 1;
        }
        people.insert(customer.clone(), (called, address));
    }
    people
}

fn names([countries, given, family]: [&'static str; 3]) -> Names {
    let [countries, given, family] = [countries, given, family].map(|cell| cell.split(' ').collect());
    Names { countries, given, family, taken: 0 }
}
