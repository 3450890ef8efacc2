//! Sentences that are made below the window, in one whose numbers are written `1.234,50`: none of them has a decimal
//! point or a date of the kind `2026-10-01`.

use domain::field::Value;
use domain::money::Money;
use domain::order::refund_form::{RefundForm, RefundWhat};
use domain::percent::Percent;
use domain::rate::RateInput;
use domain::rate::versions::{RatePlan, Terms, VersionPlan};
use domain::time::{Day, Local};
use egui::Key;
use egui::accesskit::Role;
use engine::{Change, OrderChange, TaxRateChange};

use super::person::{Person, now};

/// Whether a text has a plain decimal or date. A point before three digits separates thousands here, and what is
/// quoted was typed so.
fn is_plain(text: &str) -> bool {
    let unquoted: String = text.split('"').step_by(2).collect();
    let bytes = unquoted.as_bytes();
    let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let digits = |from: usize| (from..bytes.len()).take_while(|at| is_digit(*at)).count();
    bytes.iter().enumerate().any(|(at, byte)| match byte {
        b'.' => at > 0 && is_digit(at - 1) && is_digit(at + 1) && digits(at + 1) != 3,
        b'-' => at > 3 && (1..=4).all(|back| is_digit(at - back)) && digits(at + 1) == 2,
        _ => false,
    })
}

/// Looks at everything on screen.
fn looks(person: &Person, place: &str) {
    let plain: Vec<String> = person.names().into_iter().filter(|name| is_plain(name)).collect();
    assert!(plain.is_empty(), "{place}: {plain:#?}");
}

fn rate(percent: &str) -> RateInput {
    RateInput { rate: Some(Value::text(percent)), ..RateInput::default() }
}

#[test]
fn plain_texts_are_known() {
    for (text, expected) in [
        ("Refund 12.5", true),
        ("19.0000", true),
        ("from 2026-10-01 on", true),
        ("1.234,50 €, 1.234", false),
        ("Rate was \"12.5\"", false),
        ("1 Oct 2026, 12,5. 7", false),
    ] {
        assert_eq!(is_plain(text), expected, "{text}");
    }
}

/// An order whose total is not the sum of its parts.
const BOOKS: &str = r#"{"format": "tillbook-books", "version": 1, "orders": [{
    "number": "77", "placed_at": "2026-11-01T10:00:00", "status": "completed", "total": "12.75",
    "items": [{"name": "Mug", "quantity": "1", "total": "10.50"}]}]}"#;

#[test]
fn every_sentence_has_the_numbers_and_dates_of_the_preferences() {
    let mut person = Person::with_shop(|engine, owner| {
        let id = engine.rate_table(owner, now()).unwrap().rates()[0].id;
        let version = VersionPlan {
            terms: Terms::charging(Percent::parse("21.25").unwrap()),
            from: Day::parse("2099-01-01").unwrap(),
            until: None,
        };
        let form = RefundForm {
            at: Local::parse("2026-11-10T10:00:00").unwrap(),
            what: RefundWhat::Amount(Money::parse("1.50").unwrap()),
            shipping: false,
            reason: String::new(),
            corrects: None,
        };
        for change in [
            Change::TaxRate(TaxRateChange::Edit { id: id.to_string(), input: rate("17.25") }),
            Change::TaxRate(TaxRateChange::Plan(vec![RatePlan { id, version }])),
            Change::Order(OrderChange::Refund { number: "2".to_owned(), form }),
        ] {
            engine.apply(&change, owner, now()).unwrap();
        }
    });
    person.sees("Net sales 68.75");
    person.presses_control(Key::Comma);
    person.clicks_on(Role::RadioButton, "1.234,50");
    person.presses(Key::Escape);
    for tab in ["Sales", "Top sellers", "Tax summary", "Orders", "Products", "Customers", "Tax classes"] {
        person.goes_to(tab);
        person.waits_for_rest();
        looks(&person, tab);
    }

    person.presses_control(Key::H);
    person.sees_part("Refund 1,50 of order 2");
    person.sees_part("21,25% from 1 Jan 2099");
    looks(&person, "History");
    person.clicks("Edit");
    person.sees_part("Undo: Refund 1,50 of order 2");
    looks(&person, "the menu");
    person.presses(Key::Escape);

    person.goes_to("Tax rates");
    person.clicks("Rate % of row 1: 17,25");
    person.sees_part("No rate of the United Kingdom is 17,25% today");
    looks(&person, "a hint");
    person.types("7");
    let (mut engine, owner) = person.engine();
    let id = engine.rate_table(&owner, now()).unwrap().rates()[0].id;
    engine
        .apply(
            &Change::TaxRate(TaxRateChange::Edit { id: id.to_string(), input: rate("18.5") }),
            &owner,
            now(),
        )
        .unwrap();
    person.presses(Key::Enter);
    person.presses(Key::ArrowUp);
    person.sees_part("Rate was \"17,25\" when you began and is \"18,5\" now");
    looks(&person, "a refusal");
    person.presses(Key::Escape);

    let path = person.folder().join("books.json");
    std::fs::write(&path, BOOKS).unwrap();
    person.presses_control(Key::I);
    person.fills("Path of a file to import", &path.display().to_string());
    person.presses(Key::Enter);
    person.sees_part("by 2,25 in all");
    looks(&person, "an import");
}
