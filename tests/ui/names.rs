//! What stands in the window as it is in each language: names that the shop gave, the words of a tax form, codes. And the
//! words of a text that are neither such names nor translated, which the pseudo language shows.

use std::cmp::Reverse;
use std::fs;
use std::path::{Path, PathBuf};

use domain::places;
use domain::shop::country_defaults;
use domain::tax::class::TaxClass;
use language::Language;
use serde_json::Value;

use super::person::Person;

/// What shops name, by table and column.
const NAMES: [(&str, &[&str]); 14] = [
    ("settings WHERE key IN ('name', 'time_zone', 'city', 'state', 'postcode')", &["value"]),
    ("users", &["login", "name", "email", "street", "city", "state", "postcode", "vat_number"]),
    ("tax_classes", &["slug", "name"]),
    ("tax_rates", &["name", "class", "state"]),
    ("tax_rate_locations", &["code"]),
    ("charged_taxes", &["name", "state"]),
    ("products", &["sku", "name"]),
    ("item_names", &["name"]),
    ("orders", &["number", "street", "city", "state", "postcode", "shipping_method"]),
    ("order_coupons", &["code"]),
    ("order_texts", &["text"]),
    ("suppliers", &["name", "vat_number", "note"]),
    ("purchases", &["document", "note"]),
    ("refund_reasons", &["reason"]),
];
/// What is the same in each language of a form of `assets/forms`.
const OF_FORMS: [&str; 3] = ["name", "official", "tax"];
/// What is the same in each language, beside the codes of countries and currencies.
const CODES: [&str; 15] = [
    "Tillbook", "tillbook", "CSV", "JSON", "json", "PDF", "PNG", "SVG", "XLSX", "HTTP", "API", "VAT", "Alt",
    "Pseudo", "age",
];

pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// What a form of a return says, which is the tax office's.
fn said_by(form: &Value, found: &mut Vec<String>) {
    match form {
        Value::Array(parts) => parts.iter().for_each(|part| said_by(part, found)),
        Value::Object(parts) => {
            for (key, part) in parts {
                let texts = part.as_array().map_or(std::slice::from_ref(part), Vec::as_slice);
                if OF_FORMS.contains(&key.as_str()) {
                    found.extend(texts.iter().filter_map(Value::as_str).map(str::to_owned));
                }
                said_by(part, found);
            }
        }
        _ => {}
    }
}

/// What is named in a shop file.
fn named_in(path: &Path, found: &mut Vec<String>) {
    let file = rusqlite::Connection::open(path).unwrap();
    for (table, columns) in NAMES {
        for column in columns {
            let mut rows = file.prepare(&format!("SELECT DISTINCT {column} FROM {table}")).unwrap();
            let names = rows.query_map([], |row| row.get::<_, String>(0)).unwrap();
            found.extend(names.map(Result::unwrap));
        }
    }
}

/// What is the same in each language, the longest first.
pub(crate) fn names(person: &Person, language: Language) -> Vec<String> {
    let mut found: Vec<String> = CODES.iter().map(|code| (*code).to_owned()).collect();
    let codes = places::countries().iter().chain(country_defaults::currencies()).map(|place| place.code);
    let dates = language.dates();
    let dates = dates.months.iter().chain(&dates.short_months).chain(&dates.weekdays).copied();
    let days = language.dates().weekdays.iter().filter_map(|name| name.get(..2));
    let class = TaxClass::standard();
    found.extend(days.chain([language.dates().to, &class.name, class.slug.as_str()]).map(str::to_owned));
    let languages = Language::ALL.into_iter().map(Language::name);
    found.extend(codes.chain(dates).chain(languages).map(str::to_owned));
    for entry in fs::read_dir(root().join("assets/forms")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|kind| kind == "json") {
            let form: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
            said_by(&form, &mut found);
        }
    }
    let folder = person.folder();
    let files: Vec<PathBuf> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    for path in files.iter().filter(|path| path.extension().is_some_and(|kind| kind == "tillbook")) {
        found.extend(path.file_stem().map(|name| name.to_string_lossy().into_owned()));
        named_in(path, &mut found);
    }
    found.push(folder.display().to_string());
    // The city of a time zone.
    let cities: Vec<String> =
        found.iter().filter_map(|name| Some(name.rsplit_once('/')?.1.replace('_', " "))).collect();
    found.extend(cities);
    found.retain(|name| name.chars().any(char::is_alphabetic));
    found.sort_by_key(|name| Reverse(name.len()));
    found.dedup();
    found
}

/// A text without a name, where that is no part of a word.
fn without(text: &str, name: &str) -> String {
    let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphabetic);
    let (mut rest, mut from) = (String::new(), 0);
    for (at, _) in text.match_indices(name) {
        let end = at + name.len();
        if !is_letter(text[..at].chars().next_back()) && !is_letter(text[end..].chars().next()) {
            rest.push_str(&text[from..at]);
            rest.push(' ');
            from = end;
        }
    }
    rest + &text[from..]
}

pub(crate) fn without_all(text: &str, names: &[String]) -> String {
    let mut rest = text.to_owned();
    for name in names {
        if rest.contains(name.as_str()) {
            rest = without(&rest, name);
        }
    }
    rest
}

/// The words of a text that the pseudo language did not write and that are no names: outside of brackets any, within
/// them those with a letter that has no accent. Paths, addresses and names of files are told by their points and
/// slashes, and single letters are keys.
pub(crate) fn foreign(text: &str, names: &[String]) -> Vec<String> {
    const ACCENTED: [char; 14] = ['a', 'e', 'i', 'o', 'u', 'n', 'c', 'y', 'A', 'E', 'I', 'O', 'U', 'S'];
    let has_point = |part: &[u8]| match part {
        [before, b'.', after] => before.is_ascii_alphanumeric() && after.is_ascii_alphabetic(),
        _ => false,
    };
    let is_file = |token: &str| token.contains(['/', '@']) || token.as_bytes().windows(3).any(has_point);
    let (mut depth, mut found) = (0_usize, Vec::new());
    for token in without_all(text, names).split_whitespace() {
        let mut word = String::new();
        for letter in token.chars().chain([' ']) {
            if letter.is_alphanumeric() {
                word.push(letter);
                continue;
            }
            let is_word = word.chars().filter(|letter| letter.is_alphabetic()).count() > 1
                && !word.contains(|letter: char| letter.is_ascii_digit())
                && !is_file(token);
            if is_word && (depth == 0 || word.contains(ACCENTED)) {
                found.push(word.clone());
            }
            word.clear();
            match letter {
                '⟦' => depth += 1,
                '⟧' => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
    }
    if depth > 0 {
        found.push("⟧ is lacking".to_owned());
    }
    found
}

#[test]
fn words_that_are_not_translated_are_known() {
    let names = ["Enamel mug".to_owned(), "Nov".to_owned(), "GB".to_owned()];
    for (text, expected) in [
        ("⟦Šåvé råté····⟧", vec![]),
        ("⟦Ördér 3 öf ⟦ñöbödý··⟧, 4 Nov 2026···⟧ · Enamel mug · GB", vec![]),
        ("⟦Ctrl··⟧+⟦Šhîft··⟧+N", vec![]),
        ("/tmp/shop.tillbook, 1st", vec![]),
        ("Save ⟦råté···⟧", vec!["Save"]),
        ("⟦Råtés öf Germany···⟧", vec!["Germany"]),
        ("Enamel mugs", vec!["Enamel", "mugs"]),
        ("⟦Šåvé rå…", vec!["⟧ is lacking"]),
    ] {
        assert_eq!(foreign(text, &names), expected, "{text}");
    }
}
