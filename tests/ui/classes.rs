//! Tax classes: added with the slug in sight, refused with the engine's code, deleted after a question.

use egui::Key;
use egui::accesskit::Role;
use tillbook::domain::field::Value;

use super::person::{Person, now};

fn at_the_classes() -> Person {
    let mut person = Person::at_a_shop();
    person.goes_to("Tax classes");
    person.sees("Reduced rate, reduced-rate, 1 rate");
    person
}

#[test]
fn a_class_is_added_with_its_slug_in_sight() {
    let mut person = at_the_classes();
    person.fills("Name of the new class", "Büro & <b>Papier</b>");
    person.sees("Slug: buro-papier");
    person.clicks("Add class");
    person.sees("Büro & Papier, buro-papier, 0 rates");
    assert_eq!(person.reads("Name of the new class"), "");
}

#[test]
fn a_name_that_is_taken_is_refused_and_kept() {
    let mut person = at_the_classes();
    person.fills("Name of the new class", "books");
    person.presses(Key::Enter);
    person.sees("store_api_cannot_create_tax_class");
    person.sees_part("exists already");
    assert_eq!(person.reads("Name of the new class"), "books");
    person.fills("Name of the new class", "!!!");
    person.sees_no("store_api_cannot_create_tax_class");
    person.presses(Key::Enter);
    person.sees("store_api_missing_tax_class_name");
}

#[test]
fn deleting_says_how_many_rates_go_with_it_and_keeps_when_asked_to() {
    let mut person = at_the_classes();
    person.clicks("Reduced rate, reduced-rate, 1 rate");
    person.clicks("Delete");
    person.sees("Delete “Reduced rate” and its 1 rate?");
    person.presses(Key::Enter);
    person.sees_no("Delete “Reduced rate” and its 1 rate?");
    assert_eq!(person.rates().len(), 3);
    person.clicks("Delete");
    person.clicks_on(Role::Button, "Delete class and 1 rate");
    person.sees_no("Reduced rate, reduced-rate, 1 rate");
    assert_eq!(person.rates().len(), 2);
}

#[test]
fn undo_brings_a_class_back_with_its_rates_from_the_message_and_again_by_key() {
    let mut person = at_the_classes();
    let before = person.rates();
    person.clicks("Reduced rate, reduced-rate, 1 rate");
    person.clicks("Delete");
    person.clicks_on(Role::Button, "Delete class and 1 rate");
    person.sees("Deleted “Reduced rate” and 1 rate");
    person.clicks_on(Role::Button, "Undo");
    person.sees("Undone: Delete tax class");
    person.sees("Reduced rate, reduced-rate, 1 rate");
    assert_eq!(person.rates(), before);
    person.sees("Redo delete tax class (Ctrl+Shift+Z)");
    person.presses_control_shift(Key::Z);
    person.sees_no("Reduced rate, reduced-rate, 1 rate");
    assert_eq!(person.rates().len(), 2);
    person.presses_control(Key::Z);
    person.sees("Reduced rate, reduced-rate, 1 rate");
    person.presses_control(Key::Y);
    person.sees_no("Reduced rate, reduced-rate, 1 rate");
}

#[test]
fn undo_in_a_field_belongs_to_its_text() {
    let mut person = at_the_classes();
    person.fills("Name of the new class", "Toys");
    person.clicks("Add class");
    person.sees("Toys, toys, 0 rates");
    person.fills("Name of the new class", "Games");
    person.presses_control(Key::Z);
    person.sees("Toys, toys, 0 rates");
    person.presses(Key::Escape);
    person.presses_control(Key::Z);
    person.sees_no("Toys, toys, 0 rates");
}

#[test]
fn the_standard_class_and_a_missing_one_cannot_be_deleted() {
    let mut person = at_the_classes();
    person.sees("Standard rate, standard, 1 rate");
    person.sees_no("Delete");
    person.clicks("gift-vouchers, gift-vouchers, 1 rate");
    person.sees_part("no such class: add one named");
    person.sees_no("Delete");
}

#[test]
fn the_rates_of_a_class_are_shown_in_the_grid() {
    let mut person = at_the_classes();
    person.clicks("Reduced rate, reduced-rate, 1 rate");
    person.clicks("Show in Tax rates");
    person.sees("Country of row 1: DE");
    assert!(person.is_on(Role::RadioButton, "Reduced rate 1"));
}

#[test]
fn the_details_end_with_a_whole_row() {
    let mut person = Person::with_shop(|engine, owner| {
        for number in 0..60 {
            let input = tillbook::domain::rate::RateInput {
                country: Some(Value::text("FR")),
                name: Some(Value::text(format!("TVA {number}"))),
                ..Default::default()
            };
            engine.create_rate(owner, &input, now()).unwrap();
        }
    });
    person.goes_to("Tax classes");
    person.sees_part("and 11 more");
    // The foot is 38 high, and its words are in the middle.
    let foot = person.place("and 11 more").center().y - 19.0;
    let rows: Vec<String> = person.names().into_iter().filter(|name| name.starts_with("FR, any,")).collect();
    let last = rows.iter().map(|row| person.place(row)).filter(|row| row.top() < foot - 0.5).last().unwrap();
    assert!(last.bottom() < foot + 0.5, "{last} is cut off at {foot}");
}
