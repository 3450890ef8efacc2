//! Invented names and places of the sample's customers, who have only a number and a country in the data. They are taken
//! in the order of the numbers, so that each customer always has the same.

use std::collections::{BTreeMap, BTreeSet};

use domain::Result;
use domain::order::sales_line::SalesLine;
use domain::places::address::Address;
use transfer::Source;
use transfer::csv_text::Records;

const PEOPLE: &[u8] = include_bytes!("../../../assets/sample/people.csv");
const PLACES: &[u8] = include_bytes!("../../../assets/sample/places.csv");

/// The name and the address of each customer, by login.
pub(super) type People = BTreeMap<String, (String, Address)>;

/// The given and the family names of some countries. Their counts have no common divisor, so that the same pair comes only
/// after all others.
struct Names {
    countries: Vec<String>,
    given: Vec<String>,
    family: Vec<String>,
    taken: usize,
}

/// The people of all lines. A customer who ordered from several countries is of that of the first line.
pub(super) fn people(lines: &[SalesLine]) -> Result<People> {
    let mut names = names()?;
    let places = places()?;
    let mut at_place: BTreeMap<&str, usize> = BTreeMap::new();
    let mut known = BTreeSet::new();
    let mut customers: Vec<_> = lines.iter().filter(|line| known.insert(&line.customer)).collect();
    customers.sort_by_key(|line| &line.customer);
    let mut people = People::new();
    for SalesLine { customer, country, .. } in customers {
        let mut called = format!("Customer {customer}");
        if let Some(of) = names.iter_mut().find(|of| of.countries.contains(country)) {
            let turn = |all: &[String]| all.get(of.taken % all.len().max(1)).cloned().unwrap_or_default();
            called = format!("{} {}", turn(&of.given), turn(&of.family));
            of.taken += 1;
        }
        let mut address = Address::of_country(country);
        if let Some(all) = places.get(country) {
            let turn = at_place.entry(country).or_default();
            address = all.get(*turn % all.len().max(1)).cloned().unwrap_or(address);
            *turn += 1;
        }
        people.insert(customer.clone(), (called, address));
    }
    Ok(people)
}

fn names() -> Result<Vec<Names>> {
    let words = |cell: &str| cell.split(' ').map(str::to_owned).collect();
    let mut names = Vec::new();
    each_row("the sample's people", PEOPLE, |[countries, given, family]| {
        names.push(Names {
            countries: words(countries),
            given: words(given),
            family: words(family),
            taken: 0,
        });
    })?;
    Ok(names)
}

/// The places of each country.
fn places() -> Result<BTreeMap<String, Vec<Address>>> {
    let mut places: BTreeMap<String, Vec<Address>> = BTreeMap::new();
    each_row("the sample's places", PLACES, |[country, city, postcode]| {
        let (city, postcode) = (city.to_owned(), postcode.to_owned());
        let place = Address { city, postcode, ..Address::of_country(country) };
        places.entry(country.to_owned()).or_default().push(place);
    })?;
    Ok(places)
}

/// Reads the rows of three cells below the heading.
fn each_row(what: &str, bytes: &'static [u8], mut take: impl FnMut([&str; 3])) -> Result<()> {
    let source = Source::of_bytes(what, bytes);
    let mut records = Records::open(&source, b',')?;
    records.advance()?;
    while records.advance()? {
        let cells = [0, 1, 2].map(|at| records.cell(at).text.into_owned());
        let [first, second, third] = &cells;
        take([first, second, third]);
    }
    Ok(())
}
