//! The shipped tax rates against the sources they are made of, by each date that a source has, and where the
//! sources disagree.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use domain::rate::TaxRate;
use domain::rate::preset::{Phase, Preset};
use domain::time::{Day, Local};

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

/// What a source has on a day of its past.
fn on_day(rows: &[SourceRow], place: &Place, on: &str) -> Rates {
    let is_then = |row: &&SourceRow| {
        row.place == *place && row.from.as_str() <= on && (row.to.is_empty() || on <= row.to.as_str())
    };
    rows.iter().filter(is_then).map(|row| (row.kind.clone(), row.rate.clone())).collect()
}

/// Whether what is shipped of a place on a day is of before the days that are known.
fn is_unknown(place: &Place, rate: &str, on: Day) -> bool {
    let all = Preset::all();
    let mut shipped = all.iter().flat_map(|preset| &preset.rates);
    shipped.any(|dated| {
        let is_there = dated.rate.country == place.0 && dated.rate.postcode_text() == place.2;
        is_there && plain(&dated.rate) == rate && dated.is_unknown_on(on)
    })
}

/// The rates that a source has otherwise than they are shipped: kind, percentage and whether it has or lacks it.
fn differences(
    place: &Place,
    theirs: &Rates,
    ours: Option<&Rates>,
    only_standard: bool,
) -> Vec<(String, String, &'static str)> {
    let (country, _, postcodes) = place;
    let mut ours = ours.cloned().unwrap_or_default();
    ours.retain(|(kind, rate)| {
        (!only_standard && postcodes.is_empty() || kind == "standard") && !(country == "CA" && rate == "5")
    });
    let told = |says: &'static str| move |(kind, rate): &(String, String)| (kind.clone(), rate.clone(), says);
    let has = theirs.difference(&ours).map(told("has"));
    has.chain(ours.difference(theirs).map(told("lacks"))).collect()
}

/// Where the sources disagree with what is shipped in their present, and on the first and the last day of each stretch of
/// their past.
#[test]
fn where_sources_disagree_it_is_listed() {
    let main = present("eu-vat-rates-data");
    let mut found = BTreeSet::new();
    for (name, as_of, only_standard) in SOURCES.into_iter().skip(1) {
        let now = shipped(day(as_of));
        for (place, theirs) in present(name) {
            // The federal tax, which the source adds to that of each province.
            if place.0 == "CA" && place.1.is_empty() {
                continue;
            }
            let both = main.get(&place).cloned().unwrap_or_default();
            for (kind, rate, says) in differences(&place, &theirs, now.get(&place), only_standard) {
                if says == "lacks" || !both.contains(&(kind.clone(), rate.clone())) {
                    found.insert(format!("{},{},{kind},{rate},{name},{says},,", place.0, place.2));
                }
            }
        }
        let rows = source(name);
        // The days of a stretch on which something is said otherwise, by what and by the stretch.
        let mut past: BTreeMap<(String, &str, &str), Vec<&str>> = BTreeMap::new();
        for row in &rows {
            for on in [row.from.as_str(), row.to.as_str()].into_iter().filter(|on| !on.is_empty()) {
                let ours = shipped(day(on));
                let theirs = on_day(&rows, &row.place, on);
                for (kind, rate, says) in
                    differences(&row.place, &theirs, ours.get(&row.place), only_standard)
                {
                    let what = format!("{},{},{kind},{rate},{name},{says}", row.place.0, row.place.2);
                    // Of what lasts to its present it says no more than it does there.
                    let both = main.get(&row.place).is_some_and(|both| both.contains(&(kind, rate.clone())));
                    let is_said =
                        row.to.is_empty() && (found.contains(&format!("{what},,")) || says == "has" && both);
                    if is_said || says == "has" && is_unknown(&row.place, &rate, day(on)) {
                        continue;
                    }
                    let days = past.entry((what, &row.from, &row.to)).or_default();
                    if !days.contains(&on) {
                        days.push(on);
                    }
                }
            }
        }
        for ((what, ..), days) in past {
            found.insert(format!("{what},{},{}", days[0], days[days.len() - 1]));
        }
    }
    let listed = fs::read_to_string(assets().join("disagreements.csv")).unwrap();
    let listed: BTreeSet<String> = listed.lines().skip(1).map(str::to_owned).collect();
    let text: Vec<&str> = found.iter().map(String::as_str).collect();
    assert_eq!(found, listed, "{}", text.join("\n"));
    let duty27 = listed.iter().filter(|line| line.contains("duty27"));
    assert_eq!(duty27.count(), 0, "the dates of the standard rates are taken from it");
    // Those of packages against one another.
    let countries = |name: &str| -> BTreeSet<&str> {
        listed
            .iter()
            .filter(|line| line.contains(name) && line.ends_with(",,"))
            .map(|line| &line[..2])
            .collect()
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

/// Outside of the European Union: the first day of the standard rate of today.
#[test]
fn dates_outside_of_the_union_are_those_of_their_source() {
    let begun: BTreeMap<String, String> =
        source("vatverify-rates").into_iter().map(|row| (row.place.0, row.from)).collect();
    let dated =
        Preset::all().into_iter().filter(|preset| preset.name != "eu").flat_map(|preset| preset.rates);
    let dated: Vec<_> = dated.filter(|dated| dated.source.contains("vatverify-rates")).collect();
    assert!(dated.len() > 8);
    for dated in dated {
        // It has one day for all rates of a country, so that of the reduced ones only its own day is sure.
        let begun = match dated.preset.as_str() {
            _ if !dated.rate.class.is_standard() => "2026-04-13",
            "XI" => "2011-01-04",
            country => &begun[country],
        };
        assert_eq!(dated.from, Some(day(begun)), "{}", dated.preset);
    }
}
