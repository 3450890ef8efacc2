//! Names of countries and states, for suggestions and labels. Not a rule: an unknown code is accepted
//! everywhere.
//!
//! Also here: addresses, postcodes, mistakes in codes, and the European Union.

pub mod address;
pub mod european_union;
pub mod languages;
pub(crate) mod miswritten;
pub mod postcode;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::text;
use crate::text::Text;
use miswritten::meant_country;

const COUNTRIES: &str = include_str!("../../../assets/places/countries.tsv");
const OTHER_NAMES: &str = include_str!("../../../assets/places/other_names.tsv");
const STATES: &str = include_str!("../../../assets/places/states.tsv");

/// A country or a state of one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// The code in tax rates: `DE`, `CA`.
    pub code: &'static str,
    /// The name of a country in English, of a state in its own language.
    pub name: &'static str,
}

/// The kind of match between a typed text and a place, best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    Code,
    CodePrefix,
    NamePrefix,
    WordPrefix,
    Within,
}

static ALL_COUNTRIES: LazyLock<Vec<Place>> = LazyLock::new(|| COUNTRIES.lines().filter_map(place).collect());
/// The countries by their names in lower case without accents: imports look one up for each customer.
static BY_NAME: LazyLock<BTreeMap<String, &Place>> =
    LazyLock::new(|| ALL_COUNTRIES.iter().map(|place| (folded(place.name), place)).collect());
/// Their names in other languages and codes of three letters, written likewise, with their codes of two letters.
static OTHERWISE: LazyLock<Vec<(String, &str)>> = LazyLock::new(|| {
    OTHER_NAMES.lines().filter_map(place).map(|place| (folded(place.name), place.code)).collect()
});
static ALL_STATES: LazyLock<Vec<(&'static str, Place)>> = LazyLock::new(|| {
    STATES
        .lines()
        .filter_map(|line| line.split_once('\t').and_then(|(of, rest)| Some((of, place(rest)?))))
        .collect()
});

fn place(line: &'static str) -> Option<Place> {
    let (code, name) = line.split_once('\t')?;
    Some(Place { code, name })
}

/// All countries, by code.
pub fn countries() -> &'static [Place] {
    &ALL_COUNTRIES
}

/// The states of a country, by code; empty for an unknown country.
pub fn states(country: &str) -> impl Iterator<Item = Place> + use<'_> {
    let start = ALL_STATES.partition_point(|(of, _)| *of < country);
    let rest = ALL_STATES.get(start..).unwrap_or_default();
    rest.iter().take_while(move |(of, _)| *of == country).map(|(_, place)| *place)
}

/// The English name of a country by its code, in upper case.
pub fn country_name(code: &str) -> Option<&'static str> {
    let at = ALL_COUNTRIES.binary_search_by_key(&code, |place| place.code).ok()?;
    ALL_COUNTRIES.get(at).map(|place| place.name)
}

/// The name of a country for people; a code that no country has.
pub fn country_text(code: &str) -> Text {
    country_name(code).map_or_else(|| Text::written(code), Text::new)
}

/// The name of a country after a preposition: `the United Kingdom`, `Germany`.
pub fn country_in_sentence(code: &str) -> Text {
    let country = country_text(code);
    let has_article = ["United ", "Netherlands", "Philippines", "Czech Republic", "Bahamas"];
    if has_article.iter().any(|part| country.english().starts_with(part)) {
        text!("the {country}", country)
    } else {
        country
    }
}

/// The code of a country that is written as its code or English name, without regard to case and accents, or
/// as `UK` or `EL`; any other text in upper case.
pub fn country_code(written: &str) -> String {
    let code = written.trim().to_uppercase();
    if country_name(&code).is_some() {
        return code;
    }
    country_named(written).map_or(code, |country| country.code.to_owned())
}

/// The code of a country that a person types into a form by its whole name in German, French, Dutch or Spanish; any other
/// text as it is. Not for files, in which such a name may be a mistake.
pub fn country_read(typed: &str) -> &str {
    let name = folded(typed.trim());
    let other = OTHERWISE.iter().find(|(other, _)| *other == name && name.chars().count() > 3);
    other.map_or(typed, |(_, code)| code)
}

/// Like [`country_code`], for text that was typed into a form.
pub fn country_typed(typed: &str) -> String {
    country_code(country_read(typed))
}

/// The country with an English name, without regard to case and accents, or with the code that people or VAT
/// numbers use for it: `UK`, `EL`.
pub fn country_named(written: &str) -> Option<&'static Place> {
    let name = folded(written.trim());
    let by_code = || {
        let code = meant_country(&name.to_uppercase())?;
        ALL_COUNTRIES.iter().find(|place| place.code == code)
    };
    BY_NAME.get(&name).copied().or_else(by_code)
}

/// The country that a text probably means: its name in another language or the beginning of one (`Schweiz`,
/// `Österr`), or its three-letter code (`GER`). `None` when there is none or several. A suggestion only,
/// never applied without a question.
pub fn country_meant(written: &str) -> Option<Place> {
    let written = folded(written.trim().trim_end_matches('.'));
    if written.chars().count() < 2 {
        return None;
    }
    let find = |code: &str| ALL_COUNTRIES.iter().copied().find(|place| place.code == code);
    if let Some((_, code)) = OTHERWISE.iter().find(|(name, _)| *name == written) {
        return find(code);
    }
    if written.chars().count() < 3 {
        return None;
    }
    let english = BY_NAME.iter().map(|(name, place)| (name, place.code));
    let all = OTHERWISE.iter().map(|(name, code)| (name, *code)).chain(english);
    let mut codes: Vec<&str> =
        all.filter(|(name, _)| name.starts_with(&written)).map(|(_, code)| code).collect();
    codes.sort_unstable();
    codes.dedup();
    match codes.as_slice() {
        [code] => find(code),
        _ => None,
    }
}

/// The countries that a text stands for while it is typed: the one with this code, or those whose names begin with
/// it, unless these are more than four, or else the one that it means in another language.
pub fn countries_typed(typed: &str) -> Vec<Place> {
    const MOST: usize = 4;
    let folded = folded(typed.trim());
    if folded.chars().count() < 2 {
        return Vec::new();
    }
    let fitting = |wanted| -> Vec<Place> {
        countries().iter().copied().filter(|place| fit(*place, &folded) == Some(wanted)).collect()
    };
    let coded = fitting(Fit::Code);
    if !coded.is_empty() {
        return coded;
    }
    let named = fitting(Fit::NamePrefix);
    match named.len() {
        0 => country_meant(typed).into_iter().collect(),
        count if count > MOST => Vec::new(),
        _ => named,
    }
}

/// The name of a state by the codes of its country and its own.
pub fn state_name(country: &str, code: &str) -> Option<&'static str> {
    states(country).find(|place| place.code == code).map(|place| place.name)
}

/// The places that match a typed text, the best first: by code, by the beginning of the code, of the name, or
/// of a word of the name, by a part of the name; by code within each. Case and accents are ignored.
pub fn suggest(places: impl Iterator<Item = Place>, typed: &str) -> Vec<Place> {
    let typed = folded(typed.trim());
    let mut found: Vec<(Fit, Place)> =
        places.filter_map(|place| fit(place, &typed).map(|fit| (fit, place))).collect();
    found.sort_by_key(|(fit, place)| (*fit, place.code));
    found.into_iter().map(|(_, place)| place).collect()
}

fn fit(place: Place, typed: &str) -> Option<Fit> {
    let (code, name) = (place.code.to_lowercase(), folded(place.name));
    if code == typed || meant_country(&typed.to_uppercase()) == Some(place.code) {
        Some(Fit::Code)
    } else if code.starts_with(typed) {
        Some(Fit::CodePrefix)
    } else if name.starts_with(typed) {
        Some(Fit::NamePrefix)
    } else if name.split([' ', '-', '(']).any(|word| word.starts_with(typed)) {
        Some(Fit::WordPrefix)
    } else {
        name.contains(typed).then_some(Fit::Within)
    }
}

/// Lower case without accents, for comparisons.
fn folded(text: &str) -> String {
    use unicode_normalization::UnicodeNormalization;
    use unicode_normalization::char::is_combining_mark;
    // Nothing else is to be done for these, and imports read the country of each customer.
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    text.nfd().filter(|c| !is_combining_mark(*c)).collect::<String>().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suggestions_are_ranked_by_how_they_fit() {
        for (typed, expected) in [
            ("de", &["DE", "DK"][..]),
            ("ger", &["DE", "DZ", "NE", "NG"]),
            ("neth", &["NL", "BQ"]),
            ("guinea", &["GN", "GW", "GQ", "PG"]),
            ("uk", &["GB", "UA"]),
            ("el", &["GR", "SV"]),
            ("united k", &["GB"]),
            ("aland", &["AX"]),
            ("zzz", &[]),
        ] {
            let found: Vec<&str> =
                suggest(countries().iter().copied(), typed).iter().map(|place| place.code).collect();
            assert!(
                found.iter().zip(expected).all(|(a, b)| a == b) && found.len() >= expected.len(),
                "{typed}: {found:?}"
            );
            assert!(!expected.is_empty() || found.is_empty(), "{typed}: {found:?}");
        }
        let found = suggest(states("US"), "new y");
        assert_eq!(found.iter().map(|place| place.code).collect::<Vec<_>>(), ["NY"]);
        assert_eq!(country_name("GB"), Some("United Kingdom"));
        assert_eq!(state_name("CA", "QC"), Some("Quebec"));
        assert_eq!(states("XX").count(), 0);
        for (written, code) in [
            ("Schweiz", "CH"),
            ("Österr", "AT"),
            ("osterreich", "AT"),
            ("GER", "DE"),
            ("D", ""),
            ("Allemagne", "DE"),
            ("España", "ES"),
            ("Nederland", "NL"),
            ("USA", "US"),
            ("U.S.A.", "US"),
            ("Großbritannien", "GB"),
            ("UnitedK", ""),
            ("United K", "GB"),
            ("AUS", "AU"),
            // Several countries match.
            ("Mar", ""),
            ("Atlantis", ""),
        ] {
            let found = country_meant(written).map_or("", |place| place.code);
            assert_eq!(found, code, "{written}");
        }
        for (written, code) in [
            ("gb", "GB"),
            ("uk", "GB"),
            ("EL", "GR"),
            ("xx", "XX"),
            (" United kingdom", "GB"),
            ("greece", "GR"),
            ("", ""),
            ("Nowhere", "NOWHERE"),
        ] {
            assert_eq!([country_code(written), country_typed(written)], [code, code], "{written}");
        }
        for (typed, code) in
            [("deutschland ", "DE"), ("España", "ES"), ("Verenigde Staten", "US"), ("ger", "GER")]
        {
            assert_eq!(country_typed(typed), code, "{typed}");
        }
    }

    #[test]
    fn countries_are_found_as_they_are_typed() {
        for (typed, expected) in [
            ("germ", &["DE"][..]),
            ("de", &["DE"]),
            ("uk", &["GB"]),
            ("united", &["AE", "GB", "US"]),
            ("ma", &["MA"]),
            // More than four names begin with these letters.
            ("mal", &[]),
            ("deutschl", &["DE"]),
            ("côte", &["CI"]),
            // A word within a name, a part of a word, a single letter.
            ("kingdom", &[]),
            ("many", &[]),
            ("q", &[]),
            ("", &[]),
        ] {
            let found: Vec<&str> = countries_typed(typed).iter().map(|place| place.code).collect();
            assert_eq!(found, expected, "{typed}");
        }
    }

    #[test]
    fn the_lists_are_sorted_and_whole() {
        let others: Vec<Place> = OTHER_NAMES.lines().filter_map(place).collect();
        assert_eq!(others.len(), OTHER_NAMES.lines().count());
        assert!(others.is_sorted_by_key(|place| place.code));
        assert!(others.iter().all(|place| country_name(place.code).is_some()), "{others:?}");
        assert!(countries().is_sorted_by_key(|place| place.code));
        let names: std::collections::BTreeSet<String> =
            countries().iter().map(|place| folded(place.name)).collect();
        assert_eq!(names.len(), countries().len(), "a name stands for one code");
        assert!(ALL_STATES.is_sorted_by_key(|(of, _)| *of));
        assert_eq!(ALL_STATES.len(), STATES.lines().count());
        assert!(ALL_STATES.iter().all(|(of, _)| country_name(of).is_some()));
    }
}
