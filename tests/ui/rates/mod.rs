//! Tax rates: edited in place as in a spreadsheet, and every change through the engine.

mod blocks;
mod drafts;
mod hidden;
mod hints;
mod refused;
mod suggestions;
mod versions;

use egui::Key;
use egui::accesskit::Role;

use domain::field::Value;
use domain::rate::RateInput;
use engine::{Change, TaxClassChange, TaxRateChange};

use super::person::{Person, now};

/// What somebody does at the window.
type Act = fn(&mut Person);

fn at_the_grid() -> Person {
    let mut person = Person::at_a_shop();
    person.goes_to("Tax rates");
    person.sees("Rate % of row 1: 20");
    person
}

/// Chooses something in the menu of the head.
fn chooses_more(person: &mut Person, name: &str) {
    person.clicks("More with tax rates");
    person.clicks(name);
}

#[test]
fn typing_replaces_and_enter_saves_and_goes_down() {
    let mut person = at_the_grid();
    person.clicks("Rate % of row 1: 20");
    person.types("17.5");
    assert_eq!(person.reads("Rate % of row 1"), "17.5");
    person.presses(Key::Enter);
    person.sees("Rate % of row 1: 17.5");
    person.types_at_once("8", Key::Tab);
    // The column has the decimals of the rate above.
    person.sees("Rate % of row 2: 8.0");
    person.types("MwSt.");
    person.presses(Key::Enter);
    person.sees("Name of row 2: MwSt.");
    person.waits("the file", |person| person.rates()[1] == "DE 8.0000 MwSt. reduced-rate");
    assert_eq!(person.rates()[0], "GB 17.5000 VAT standard");
    person.sees_part("Rate saved 14:32");
}

#[test]
fn percentages_have_the_decimals_that_their_column_needs_and_an_edit_its_own() {
    let mut person = at_the_grid();
    person.clicks("Rate % of row 2: 7");
    person.types("5.5");
    person.presses(Key::Enter);
    for shown in ["Rate % of row 1: 20.0", "Rate % of row 2: 5.5", "Rate % of row 3: 0.0"] {
        person.sees(shown);
    }
    person.clicks("Rate % of row 1: 20.0");
    person.presses(Key::F2);
    assert_eq!(person.reads("Rate % of row 1"), "20");
    person.presses(Key::Escape);
    assert_eq!(person.rates()[0], "GB 20.0000 VAT standard");
    person.fills("Filter Rate %", "20.0");
    person.sees("1 of 3 rates");
    person.fills("Filter Rate %", "5,");
    person.sees("Rate % of row 2: 5.5");
    person.clicks("Filter Rate %");
    person.presses(Key::Escape);
    person.sees("3 of 3 rates");
    person.clicks("Rate % of row 2: 5.5");
    person.types("9.975");
    person.presses(Key::Enter);
    person.sees("Rate % of row 1: 20.000");
    person.types("0.0000");
    person.presses(Key::Escape);
    person.presses_control(Key::Z);
    person.presses_control(Key::Z);
    person.sees("Rate % of row 1: 20");
    person.sees("Rate % of row 2: 7");
}

#[test]
fn a_refused_cell_keeps_what_was_typed_and_says_why() {
    let mut person = at_the_grid();
    person.clicks("Rate % of row 1: 20");
    person.types("2o");
    person.presses(Key::Enter);
    person.sees("Rate % of row 1: 2o");
    person.presses(Key::ArrowUp);
    person.sees_part("is not a number");
    person.sees("1 row not saved");
    person.sees("Not saved; Esc brings back 20.");
    assert_eq!(person.rates()[0], "GB 20.0000 VAT standard");
    person.presses(Key::F2);
    assert_eq!(person.reads("Rate % of row 1"), "2o");
    person.presses(Key::Escape);
    person.presses(Key::Escape);
    person.sees("Rate % of row 1: 20");
    person.sees_no("Not saved; Esc brings back 20.");
}

#[test]
fn escape_gives_an_edit_up() {
    let mut person = at_the_grid();
    person.clicks("Name of row 1: VAT");
    person.presses(Key::F2);
    person.types(" at home");
    assert_eq!(person.reads("Name of row 1"), "VAT at home");
    person.presses(Key::Escape);
    person.sees("Name of row 1: VAT");
    assert_eq!(person.rates()[0], "GB 20.0000 VAT standard");
}

#[test]
fn an_edit_is_saved_when_the_pointer_goes_elsewhere() {
    let mut person = at_the_grid();
    person.clicks("Name of row 1: VAT");
    person.types("Value added");
    person.clicks("Country of row 3: ES");
    person.sees("Name of row 1: Value added");
    person.clicks("Name of row 3: Canarias");
    person.types("Canary Islands");
    person.goes_to("Tax classes");
    person.waits("the file", |person| person.rates()[2].contains("Canary Islands"));
}

#[test]
fn flags_are_switched_by_click_and_space() {
    let mut person = at_the_grid();
    person.clicks("Compound of row 1: no");
    person.sees("Compound of row 1: yes");
    person.presses(Key::ArrowRight);
    person.presses(Key::Space);
    person.sees("Shipping of row 1: no");
}

#[test]
fn places_are_typed_and_emptied() {
    let mut person = at_the_grid();
    person.clicks("Postcode of row 1: any");
    person.types("sw1a*; E1");
    person.presses(Key::Tab);
    person.sees("Postcode of row 1: SW1A*; E1");
    person.presses(Key::ArrowLeft);
    person.presses(Key::Delete);
    person.sees("Postcode of row 1: any");
}

#[test]
fn a_class_is_chosen_from_those_that_exist() {
    let mut person = at_the_grid();
    person.sees("gift-vouchers 1");
    person.clicks("Class of row 3: gift-vouchers");
    person.presses(Key::F2);
    person.sees("Books");
    person.presses(Key::ArrowDown);
    person.presses(Key::ArrowDown);
    person.presses(Key::Enter);
    person.sees("Class of row 3: Reduced rate");
    person.waits("the file", |person| person.rates()[2] == "ES 0.0000 Canarias reduced-rate");
    person.sees_no("gift-vouchers 1");
}

#[test]
fn the_strip_shows_one_class() {
    let mut person = at_the_grid();
    person.clicks_on(Role::RadioButton, "Reduced rate 1");
    person.sees("Country of row 2: DE");
    person.sees_no("Country of row 1: GB");
    person.sees("1 of 3 rates");
    person.clicks("Country of row 2: DE");
    person.presses_control(Key::End);
    person.presses(Key::Home);
    person.types("fr");
    person.presses(Key::Enter);
    person.sees("Country of row 4: FR");
    person.clicks("Rate % of row 4: empty");
    person.types("5.5");
    person.presses(Key::Enter);
    person.clicks_on(Role::RadioButton, "All classes 4");
    person.sees("Country of row 4: FR");
    person.waits("the file", |person| person.rates()[3] == "FR 5.5000  reduced-rate");
}

#[test]
fn the_filter_finds_in_all_columns_and_columns_sort() {
    let mut person = at_the_grid();
    person.presses_control(Key::F);
    person.types("germ");
    person.sees("Country of row 2: DE");
    person.sees("1 of 3 rates");
    person.types("x");
    person.sees("No rate matches");
    person.presses(Key::Escape);
    person.sees("3 of 3 rates");
    person.clicks("Rate %, click to sort");
    // A row keeps its number wherever it is sorted to.
    let is_above =
        |person: &Person, upper: &str, lower: &str| person.place(upper).bottom() <= person.place(lower).top();
    let (least, most) = ("Rate % of row 3: 0", "Rate % of row 1: 20");
    person.waits("the least above", |person| is_above(person, least, most));
    person.clicks("Rate %, sorted ascending");
    person.waits("the most above", |person| is_above(person, most, least));
    person.clicks("Rate %, sorted descending");
    person.sees("Rate % of row 2: 7");
    // An edit goes to the rate that is seen, wherever it stands in the list.
    person.clicks("Rate %, click to sort");
    person.clicks("Name of row 3: Canarias");
    person.types("IGIC");
    person.presses(Key::Enter);
    person.waits("the file", |person| person.rates()[2].contains("IGIC"));
}

#[test]
fn only_fallbacks_hides_what_is_for_one_place() {
    let mut person = at_the_grid();
    person.clicks("Postcode of row 3: any");
    person.types("35001");
    person.presses(Key::Enter);
    person.sees("Postcode of row 3: 35001");
    chooses_more(&mut person, "Only country-wide rates");
    person.sees("2 of 3 rates");
    // A new rate is seen, and what was edited stays, whatever is filtered.
    person.clicks("Postcode of row 2: any");
    person.types("28195");
    person.presses(Key::Enter);
    person.sees("Postcode of row 2: 28195");
    person.waits("the file", |person| person.postcodes()[1] == "28195");
    person.sees("2 of 3 rates");
    // The head says that not all are shown, and shows them again.
    person.clicks_on(Role::Button, "Only country-wide rates");
    person.sees("3 of 3 rates");
    person.sees_no("Only country-wide rates");
}

#[test]
fn classes_without_room_are_in_a_menu() {
    let mut person = Person::with_shop(|engine, owner| {
        for number in 1..=10 {
            let name = Some(Value::text(format!("Goods of kind {number}")));
            engine.apply(&Change::TaxClass(TaxClassChange::Create { name }), owner, now()).unwrap();
        }
    });
    person.goes_to("Tax rates");
    for (width, height) in [(900.0, 700.0), (640.0, 480.0)] {
        person.resizes(width, height);
        person.sees("Rate % of row 1: 20");
        person.waits_for_rest();
        let menu = |person: &Person| person.names().into_iter().find(|name| name.starts_with("More classes"));
        let name = menu(&person).expect("a menu of the others");
        assert!(!person.names().contains(&"Goods of kind 10 0".to_owned()), "{:?}", person.names());
        person.clicks(&name);
        person.clicks("Goods of kind 10");
        // The chosen one has a chip, and no chip lies over the menu or beyond the edge.
        person.sees("No rates in this class");
        person.waits_for_rest();
        assert!(person.is_on(Role::RadioButton, "Goods of kind 10 0"));
        let (chip, menu) = (person.place("Goods of kind 10 0"), person.place(&menu(&person).unwrap()));
        let issues = person.place("1 hint");
        assert!(chip.right() < menu.left() && menu.right() < issues.left(), "{chip} {menu} {issues}");
        person.clicks("All classes 3");
    }
}

#[test]
fn rows_are_inserted_above_and_deleted_without_a_question() {
    let mut person = at_the_grid();
    person.clicks("Country of row 2: DE");
    person.clicks("New tax rate");
    person.sees("Country of row 2: any");
    person.types("be");
    person.presses(Key::Tab);
    person.sees("Country of row 2: BE");
    assert_eq!(person.rates().len(), 3);
    person.clicks("Rate % of row 2: empty");
    person.types("21");
    person.presses(Key::Enter);
    person.waits("the file", |person| person.rates()[1] == "BE 21.0000  standard");
    person.sees("Country of row 2: BE");
    person.clicks("Country of row 2: BE");
    person.presses_control(Key::Delete);
    person.sees("Country of row 2: DE");
    person.waits("the file", |person| person.rates().len() == 3);
    person.sees_part("1 rate deleted");
}

#[test]
fn who_comes_by_the_keyboard_types_at_once() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.presses_control(Key::Num7);
    person.sees("Rate % of row 1: 20");
    person.presses_control(Key::End);
    person.presses(Key::Home);
    for key in ["fr", "", "", "", "20"] {
        person.types(key);
        person.presses(Key::Tab);
    }
    person.types("TVA");
    person.presses(Key::Enter);
    person.waits("the file", |person| {
        person.rates().len() == 4 && person.rates()[3] == "FR 20.0000 TVA standard"
    });
    person.types("it");
    person.presses(Key::Enter);
    person.sees("Country of row 5: IT");
}

#[test]
fn what_was_typed_is_undone_and_done_again_by_keys() {
    let mut person = at_the_grid();
    person.clicks("Rate % of row 1: 20");
    person.types("17.5");
    person.presses(Key::Enter);
    person.waits("the file", |person| person.rates()[0] == "GB 17.5000 VAT standard");
    person.sees_part("Rate saved 14:32");
    person.presses_control(Key::Z);
    person.waits("the file", |person| person.rates()[0] == "GB 20.0000 VAT standard");
    person.sees("Rate % of row 1: 20");
    person.presses_control_shift(Key::Z);
    person.waits("the file", |person| person.rates()[0] == "GB 17.5000 VAT standard");
}

#[test]
fn an_edit_of_what_somebody_else_changed_meanwhile_is_refused_with_both_values() {
    let mut person = at_the_grid();
    person.clicks("Rate % of row 1: 20");
    person.types("7");
    let (mut engine, owner) = person.engine();
    let id = engine.rate_table(&owner, now()).unwrap().rates()[0].id.to_string();
    let theirs = RateInput { rate: Some(Value::text("19")), ..RateInput::default() };
    engine
        .apply(&Change::TaxRate(TaxRateChange::Edit { id: id.clone(), input: theirs.clone() }), &owner, now())
        .unwrap();
    person.presses(Key::Enter);
    person.sees("Rate % of row 1: 7");
    person.presses(Key::ArrowUp);
    person.sees_part("Rate was \"20\" when you began and is \"19\" now");
    person.sees("Not saved; Esc brings back 19.");
    assert_eq!(engine.rate(&owner, &id, now()).unwrap().rate_text(), "19.0000");
    // Whoever wants theirs all the same enters it again.
    person.types("7");
    person.presses(Key::Enter);
    person.waits("what was entered again", |person| {
        let (engine, owner) = person.engine();
        engine.rate(&owner, &id, now()).unwrap().rate_text() == "7.0000"
    });
}
