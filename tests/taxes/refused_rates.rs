//! No rate is wider than what was given for it: a text that its field cannot take is refused with the whole
//! rate, in the API's requests for many, in files and in tables; only a text that says "any" means any.

use domain::access::Actor;
use domain::field::Value;
use domain::ids::RateId;
use domain::rate::RateInput;
use domain::shop::settings::{Currency, Shop};
use domain::task::Task;
use domain::text;
use domain::time::{Instant, Zone};
use engine::{BulkItem, BulkOutcome, Change, Engine, ImportOptions, RateChange, TaxRateChange};
use proptest::prelude::*;
use transfer::Source;

const NOW: Instant = Instant::from_seconds(1_743_434_430);
/// A text of a field that it cannot take.
const REFUSED: [(&str, &str); 11] = [
    ("country", "GER"),
    ("country", "Schweiz"),
    ("country", "Österr"),
    ("country", "D-"),
    ("state", "!!"),
    ("postcode", "<10115>"),
    ("city", "<b></b>"),
    ("rate", "8,1,0"),
    ("rate", "acht"),
    ("class", "!!!"),
    ("priority", "first"),
];
const COLUMNS: [&str; 10] =
    ["country", "state", "postcode", "city", "rate", "name", "priority", "compound", "shipping", "class"];

fn shop() -> (tempfile::TempDir, Engine, Actor) {
    let folder = tempfile::tempdir().unwrap();
    let shop = Shop::new("Refused", Currency::USD, Zone::UTC).unwrap();
    let engine = Engine::create(&folder.path().join("shop.tillbook"), &shop, NOW).unwrap();
    let owner = engine.owner().unwrap();
    (folder, engine, owner)
}

/// A rate that is good but for one text.
fn input(field: &str, text: &str) -> RateInput {
    let of = |name: &str, good: &str| Some(Value::text(if name == field { text } else { good }));
    RateInput {
        country: of("country", "DE"),
        state: of("state", "BE"),
        postcode: of("postcode", "10115"),
        city: of("city", "Berlin"),
        rate: of("rate", "8.1"),
        name: of("name", "MwSt."),
        priority: of("priority", "1"),
        class: of("class", "standard"),
        ..RateInput::default()
    }
}

#[test]
fn a_refused_field_of_a_request_or_a_table_makes_no_rate() {
    for (field, text) in REFUSED {
        let (_folder, mut engine, owner) = shop();
        let items = vec![BulkItem::Create(input(field, text)), BulkItem::Create(input("", ""))];
        let outcomes =
            engine.apply(&Change::TaxRate(TaxRateChange::Bulk(items)), &owner, NOW).unwrap().bulk().unwrap();
        assert!(matches!(outcomes[0], BulkOutcome::Failed { .. }), "{field} {text}");
        assert!(matches!(outcomes[1], BulkOutcome::Created(_)), "{field} {text}");
        let insert = |input| RateChange::Insert { input, before: None };
        let changes = [insert(input(field, text)), insert(input("", ""))];
        let made = engine
            .apply(
                &Change::TaxRate(TaxRateChange::Table { title: text!("Paste"), changes: changes.to_vec() }),
                &owner,
                NOW,
            )
            .unwrap()
            .rates()
            .unwrap();
        assert!(made[0].is_err() && made[1].is_ok(), "{field} {text}");
        assert_eq!(engine.rate_count(&owner, None, NOW).unwrap(), 2, "{field} {text}");
        // Nor does an edit leave a part of itself.
        let edit = input(field, text);
        let was = engine.rate(&owner, "1", NOW).unwrap();
        assert!(
            engine
                .apply(
                    &Change::TaxRate(TaxRateChange::Edit { id: "1".to_owned(), input: edit.clone() }),
                    &owner,
                    NOW
                )
                .is_err(),
            "{field} {text}"
        );
        assert_eq!(engine.rate(&owner, "1", NOW).unwrap(), was, "{field} {text}");
    }
}

#[test]
fn a_refused_cell_of_a_file_makes_no_rate() {
    const GOOD: [&str; 10] = ["DE", "BE", "10115", "Berlin", "8.1", "MwSt.", "1", "0", "1", ""];
    for (field, text) in REFUSED {
        let (_folder, mut engine, owner) = shop();
        let mut row = GOOD.map(|cell| format!("\"{cell}\""));
        let at = COLUMNS.iter().position(|column| *column == field).unwrap();
        row[at] = format!("\"{text}\"");
        let head = "Country code,State code,Postcode / ZIP,City,Rate %,Tax name,Priority,Compound,Shipping,Tax class";
        let file = format!("{head}\n{}\n{}\n", row.join(","), GOOD.join(","));
        let source = Source::of_bytes("taxes.csv", file.as_bytes());
        let options = ImportOptions::default();
        engine.import(&owner, &[source], &options, NOW, &Task::default()).unwrap();
        let table = engine.rate_table(&owner, NOW).unwrap();
        let rates: Vec<_> =
            table.rates().iter().map(|rate| (rate.country.as_str(), rate.rate_text())).collect();
        assert_eq!(rates, [("DE", "8.1000".to_owned())], "{field} {text}");
    }
}

/// Whether every part of a text says any.
fn says_any(field: &str, text: &str) -> bool {
    let says = |part: &str| matches!(part.trim(), "" | "*");
    if matches!(field, "postcode" | "city") { text.split(';').all(says) } else { says(text) }
}

proptest! {
    #[test]
    fn only_what_says_any_means_any(
        at in 0_usize..4,
        text in prop_oneof!["\\PC{0,12}", "[A-Za-z!*;. <>-]{0,6}", "[*; ]{0,4}"],
    ) {
        let field = COLUMNS[at];
        let Ok(rate) = input(field, &text).create(RateId::new(1)) else { return Ok(()) };
        let is_any = [
            rate.country.is_empty(),
            rate.state.is_empty(),
            rate.postcodes.is_empty(),
            rate.cities.is_empty(),
        ];
        prop_assert_eq!(is_any[at], says_any(field, &text), "{} {:?}", field, text);
    }
}
