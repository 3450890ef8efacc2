//! The columns that no rate uses are hidden until they are asked for, and what is put in them shows them.

use egui::Key;

use super::super::person::Person;

const HIDDEN: [&str; 6] = ["State", "Postcode", "City", "Priority", "Compound", "Shipping"];

fn at_the_rates() -> Person {
    let mut person = Person::at_a_shop().reopens_as_at_first();
    person.goes_to("Tax rates");
    person.sees("Rate % of row 1: 20");
    person
}

#[test]
fn columns_that_no_rate_uses_are_behind_one_control() {
    let mut person = at_the_rates();
    let heads = |person: &Person| {
        let names = person.names();
        HIDDEN
            .into_iter()
            .filter(|head| names.iter().any(|name| name.starts_with(&format!("{head} of row"))))
            .count()
    };
    assert_eq!(heads(&person), 0, "{:?}", person.names());
    person.clicks("+ columns");
    person.sees("Fewer columns");
    assert_eq!(heads(&person), HIDDEN.len());
    person.clicks("Fewer columns");
    person.sees("+ columns");
    assert_eq!(heads(&person), 0);
}

#[test]
fn a_pasted_row_has_all_columns_in_their_places() {
    let mut person = at_the_rates();
    person.clicks("Country of row 1: GB");
    for _ in 0..3 {
        person.presses(Key::ArrowDown);
    }
    person.gets(egui::Event::Paste("US\tCA\t90210\tLA\t7.25\tTax\t1\t0\t1".to_owned()));
    person.sees_part("State of row 4: CA");
    person.waits("the rate", |person| {
        person.rates().iter().any(|rate| rate.starts_with("US") && rate.contains("7.2500"))
    });
    // The columns that are used now stay.
    person.sees_part("Postcode of row 4: 90210");
}
