//! The shipped tax rates against the sources they are made of, by each date that a source has, and where the
//! sources disagree.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use tillbook::domain::preset::{Phase, Preset};
use tillbook::domain::rate::TaxRate;
use tillbook::domain::time::{Day, Local};

/// The day that each source was as of, and whether it has standard rates only.
const SOURCES: [(&str, &str, bool); 5] = [
    ("eu-vat-rates-data", "2026-09-29", false),
    ("vatverify-rates", "2026-04-13", false),
    ("ibericode-vat-rates", "2025-08-12", false),
    ("duty27-eu-vat", "2026-10-04", true),
    ("sales-tax", "2026-05-19", true),
];

/// Country, state and postcodes.
type Place = (String, String, String);
/// Kind and percentage; the kinds of reduced rates are one, since sources do not number them.
type Rates = BTreeSet<(String, String)>;

struct SourceRow {
    place: Place,
    kind: String,
    rate: String,
    from: String,
    to: String,
}

fn assets() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/rates")
}

fn source(name: &str) -> Vec<SourceRow> {
    let text = fs::read_to_string(assets().join(format!("sources/{name}.csv"))).unwrap();
    let row = |line: &str| {
        let cells: Vec<String> = line.split(',').map(str::to_owned).collect();
        let [country, state, postcodes, kind, rate, from, to] = cells.try_into().unwrap();
        SourceRow { place: (country, state, postcodes), kind, rate, from, to }
    };
    text.lines().skip(1).map(row).collect()
}

fn day(text: &str) -> Day {
    Local::parse(text).unwrap().day
}

fn plain(rate: &TaxRate) -> String {
    rate.rate_text().trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// What is shipped of a day, by place. Zero rates are left out: no package has them.
fn shipped(on: Day) -> BTreeMap<Place, Rates> {
    let mut all: BTreeMap<Place, Rates> = BTreeMap::new();
    for dated in Preset::all().iter().filter(|preset| preset.name != "eu").flat_map(|preset| &preset.rates) {
        if dated.phase(on) != Phase::InForce || dated.rate.class.as_str() == "zero-rate" {
            continue;
        }
        let kind = match dated.rate.class.as_str() {
            "standard" => "standard",
            "super-reduced-rate" => "super-reduced",
            "parking-rate" => "parking",
            _ => "reduced",
        };
        // Packages have Northern Ireland as a country.
        let place = if dated.preset == "XI" {
            ("XI".to_owned(), String::new(), String::new())
        } else {
            (dated.rate.country.clone(), dated.rate.state.clone(), dated.rate.postcode_text())
        };
        all.entry(place).or_default().insert((kind.to_owned(), plain(&dated.rate)));
    }
    all
}

/// What each source has in its present.
fn present(name: &str) -> BTreeMap<Place, Rates> {
    let mut all: BTreeMap<Place, Rates> = BTreeMap::new();
    for row in source(name).into_iter().filter(|row| row.to.is_empty()) {
        all.entry(row.place).or_default().insert((row.kind, row.rate));
    }
    all
}

#[test]
fn where_sources_disagree_it_is_listed() {
    let main = present("eu-vat-rates-data");
    let mut found = BTreeSet::new();
    for (name, as_of, only_standard) in SOURCES.into_iter().skip(1) {
        let shipped = shipped(day(as_of));
        for (place, theirs) in present(name) {
            let (country, _, postcodes) = &place;
            // The federal tax, which the source adds to that of each province.
            if country == "CA" && place.1.is_empty() {
                continue;
            }
            let mut ours = shipped.get(&place).cloned().unwrap_or_default();
            ours.retain(|(kind, rate)| {
                (!only_standard && postcodes.is_empty() || kind == "standard")
                    && !(country == "CA" && rate == "5")
            });
            let both = main.get(&place).cloned().unwrap_or_default();
            let has = theirs.difference(&ours).filter(|rate| !both.contains(*rate)).map(|rate| (rate, "has"));
            let lacks = ours.difference(&theirs).map(|rate| (rate, "lacks"));
            for ((kind, rate), says) in has.chain(lacks) {
                found.insert(format!("{country},{postcodes},{kind},{rate},{name},{says}"));
            }
        }
    }
    let listed = fs::read_to_string(assets().join("disagreements.csv")).unwrap();
    let listed: BTreeSet<String> = listed.lines().skip(1).map(str::to_owned).collect();
    assert_eq!(found, listed);
    // Those of packages against one another.
    let countries = |name: &str| -> BTreeSet<&str> {
        listed.iter().filter(|line| line.contains(name)).map(|line| &line[..2]).collect()
    };
    assert_eq!(countries("vatverify-rates").into_iter().collect::<Vec<_>>(), ["AL", "CH", "LI", "MD", "ME"]);
}

#[test]
fn all_that_the_source_of_today_has_is_shipped_but_for_what_is_named() {
    let shipped = shipped(day("2026-09-29"));
    let mut left_out = Vec::new();
    for (place, theirs) in present("eu-vat-rates-data") {
        let all: Rates = if place.0 == "XI" {
            shipped[&place].clone()
        } else {
            let of_country = shipped.iter().filter(|((country, ..), _)| *country == place.0);
            of_country
                .filter(|((_, _, postcodes), _)| postcodes.is_empty())
                .flat_map(|(_, rates)| rates.clone())
                .collect()
        };
        assert!(all.is_subset(&theirs) || place.0 == "LU", "{place:?}: {all:?} of {theirs:?}");
        left_out.extend(theirs.difference(&all).map(|(kind, rate)| format!("{} {kind} {rate}", place.0)));
    }
    assert_eq!(
        left_out,
        [
            "AT reduced 19",
            "BE parking 12",
            "FR reduced 0.9",
            "FR reduced 1.05",
            "FR reduced 13",
            "FR reduced 8.5",
            "GR parking 13",
            "GR reduced 17",
            "GR super-reduced 4",
            "LU reduced 14",
            "PL super-reduced 8",
            "PT parking 13",
            "PT reduced 16",
            "PT reduced 22",
            "PT super-reduced 6",
        ]
    );
}

/// The shipped rates of a kind in a country on a day.
fn rates_on(country: &str, kind: &str, on: Day) -> Vec<String> {
    let place = (country.to_owned(), String::new(), String::new());
    let rates = shipped(on).remove(&place).unwrap_or_default();
    rates.into_iter().filter(|(of, _)| of == kind).map(|(_, rate)| rate).collect()
}

#[test]
fn every_date_of_the_sources_is_as_shipped() {
    let mut checked = 0;
    for row in source("duty27-eu-vat") {
        let ends = if row.to.is_empty() { "2026-10-04" } else { &row.to };
        for on in [row.from.as_str(), ends] {
            assert_eq!(
                rates_on(&row.place.0, "standard", day(on)),
                [row.rate.as_str()],
                "{} {on}",
                row.place.0
            );
            checked += 1;
        }
    }
    assert_eq!(checked, 80);
    // The windows with all reduced rates of a country, by the first and the last day.
    let mut windows: BTreeMap<(String, String, String), Rates> = BTreeMap::new();
    for row in source("ibericode-vat-rates").into_iter().filter(|row| row.place.2.is_empty()) {
        let ends = if row.to.is_empty() { "2025-08-12".to_owned() } else { row.to };
        let rates = windows.entry((row.place.0, row.from, ends)).or_default();
        rates.insert((row.kind, row.rate));
    }
    let mut others = Vec::new();
    for ((country, from, ends), rates) in windows {
        for on in [from.as_str(), ends.as_str()].into_iter().filter(|on| !on.is_empty()) {
            for kind in ["standard", "reduced", "super-reduced"] {
                let theirs: Vec<&str> =
                    rates.iter().filter(|(of, _)| of == kind).map(|(_, rate)| rate.as_str()).collect();
                let ours = rates_on(&country, kind, day(on));
                if ours != theirs {
                    others.push(format!("{country} {on} {kind} {} for {}", ours.join("+"), theirs.join("+")));
                }
                checked += 1;
            }
        }
    }
    // What `assets/rates/README.md` says of Estonia's press, Luxembourg's 12 and 14, Ireland's livestock, and
    // Cyprus, whose 3 % is newer than the source knows.
    assert_eq!(
        others,
        [
            "CY 2025-08-12 super-reduced 3 for ",
            "EE 2024-01-01 reduced 9 for 5+9",
            "EE 2024-01-01 super-reduced 5 for ",
            "EE 2024-12-31 reduced 9 for 5+9",
            "EE 2024-12-31 super-reduced 5 for ",
            "IE 2020-08-31 super-reduced  for 4.8",
            "IE 2020-09-01 super-reduced  for 4.8",
            "IE 2021-02-28 super-reduced  for 4.8",
            "IE 2021-03-01 super-reduced  for 4.8",
            "IE 2025-08-12 super-reduced  for 4.8",
            "LU 2014-12-31 reduced 6 for 12+6",
            "LU 2015-01-01 reduced 8 for 14+8",
            "LU 2015-12-31 reduced 8 for 14+8",
        ]
    );
    assert!(checked > 250, "{checked}");
    // Outside of the European Union: the first day of the standard rate of today.
    let begun: BTreeMap<String, String> =
        source("vatverify-rates").into_iter().map(|row| (row.place.0, row.from)).collect();
    let dated =
        Preset::all().into_iter().filter(|preset| preset.name != "eu").flat_map(|preset| preset.rates);
    let dated: Vec<_> = dated.filter(|dated| dated.source.contains("vatverify-rates")).collect();
    assert!(dated.len() > 8);
    for dated in dated {
        let begun = if dated.preset == "XI" { "2011-01-04" } else { &begun[&dated.preset] };
        assert_eq!(dated.from, Some(day(begun)), "{}", dated.preset);
    }
}
