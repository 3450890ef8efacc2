//! The Suppliers tab: the list, the form beside it, and the hint at a VAT number.

use domain::purchase::supplier::Supplier;
use egui::Key;
use egui::accesskit::Role;
use engine::Change;

use super::person::{Person, now};

fn at_the_suppliers() -> Person {
    let mut person = Person::with_shop(|engine, owner| {
        for (name, country, vat_number) in [("Acme Ltd", "GB", ""), ("Bauer GmbH", "DE", "DE136695976")] {
            let supplier = Supplier {
                name: name.to_owned(),
                country: country.to_owned(),
                vat_number: vat_number.to_owned(),
                ..Supplier::default()
            };
            engine.apply(&Change::save_noun(supplier, None), owner, now()).unwrap();
        }
    });
    person.goes_to("Suppliers");
    person.sees("Bauer GmbH, Germany, DE136695976");
    person
}

fn suppliers(person: &Person) -> Vec<Supplier> {
    let (engine, owner) = person.engine();
    engine.nouns::<Supplier>(&owner, "", true).unwrap()
}

#[test]
fn a_supplier_is_added_and_changed_by_keys_alone() {
    let mut person = at_the_suppliers();
    person.sees("2 of 2 suppliers");
    person.presses(Key::Insert);
    person.types("Zeta NV");
    person.presses(Key::Tab);
    person.types("belg");
    person.sees("Belgium, BE");
    person.presses(Key::Enter);
    assert_eq!(person.reads("Country"), "Belgium");
    person.presses(Key::Tab);
    person.types("0123 456 789");
    person.presses(Key::Tab);
    // It is said, and does not keep anybody from saving.
    person.sees_part("The check digits of the VAT number \"0123 456 789\" are wrong");
    person.types("tiles");
    person.presses(Key::Enter);
    person.sees_part("Zeta NV, Belgium, 0123456789, tiles");
    person.presses_control(Key::F);
    person.types("tiles");
    person.sees("1 of 3 suppliers");
    person.presses(Key::Enter);
    person.presses(Key::Enter);
    person.types("Zeta SA");
    person.presses(Key::Enter);
    person.sees_part("Zeta SA, Belgium, 0123456789, tiles");
    assert_eq!(person.steps()[..2], ["Edit supplier Zeta SA", "Add supplier Zeta NV"]);
}

#[test]
fn the_first_supplier_is_begun_in_an_empty_list() {
    let mut person = Person::at_a_shop();
    person.goes_to("Suppliers");
    person.sees("No suppliers yet");
    person.presses(Key::Insert);
    assert_eq!(person.focused().as_deref(), Some("Name of the supplier"));
    person.sees("No suppliers yet");
    let sentence = "Add whom you buy from, or bring them in with past purchases. A purchase adds its supplier by itself.";
    assert!(person.place(sentence).width() <= 480.0, "it is read in lines of a good length");
    person.sees_no("No supplier matches");
}

#[test]
fn what_cannot_be_taken_is_said_and_stays() {
    let mut person = at_the_suppliers();
    person.fills("Country", "Atlantis");
    person.presses(Key::Tab);
    person.sees("No such country: choose one");
    person.clicks("Discard");
    assert_eq!(person.reads("Country"), "United Kingdom");
    person.presses(Key::Insert);
    person.types("bauer gmbh");
    person.presses(Key::Enter);
    person.sees_part("there is one called \"Bauer GmbH\" already");
    assert_eq!(person.reads("Name of the supplier"), "bauer gmbh");
    assert_eq!(suppliers(&person).len(), 2);
}

#[test]
fn a_supplier_is_archived_and_comes_back() {
    let mut person = at_the_suppliers();
    person.clicks("Archive");
    person.sees("Archived “Acme Ltd”");
    person.sees("1 of 1 supplier · 1 archived");
    person.clicks_on(Role::Button, "Undo");
    person.sees("Acme Ltd, United Kingdom");
    assert!(suppliers(&person).iter().all(|supplier| !supplier.archived));
}

#[test]
fn who_may_not_manage_does_not_see_them() {
    let mut person = Person::accountant();
    person.goes_to("Suppliers");
    person.sees("You may not see the suppliers");
}
