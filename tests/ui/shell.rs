//! What stands around the tabs: shortcuts, the menus, the spine.

use egui::Key;
use egui::accesskit::Role;
use tillbook::domain::field::Value;

use super::person::{Person, now};

#[test]
fn control_and_a_number_open_the_tabs() {
    let mut person = Person::at_a_shop();
    person.sees("Harbour & Thistle");
    person.sees("GBP · London");
    person.sees("owner");
    for (key, tab) in [
        (Key::Num2, "Top sellers"),
        (Key::Num3, "Tax rates"),
        (Key::Num4, "Tax classes"),
        (Key::Num1, "Sales"),
    ] {
        person.presses_control(key);
        assert!(person.is_on(Role::Tab, tab), "{tab}");
    }
}

#[test]
fn giving_up_a_new_shop_leads_back_to_the_one_that_was_open() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.presses_control(Key::N);
    person.sees("Start a new shop");
    person.clicks("Cancel");
    person.sees("Net sales 70.00");
}

#[test]
fn the_menu_goes_dark_and_light() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.clicks("View");
    person.clicks("Dark");
    person.clicks("View");
    assert!(person.is_on(Role::MenuItemRadio, "Dark"));
    person.clicks("Light");
}

#[test]
fn every_control_is_reached_by_tab_and_named() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    let mut reached = Vec::new();
    for _ in 0..30 {
        person.presses(Key::Tab);
        reached.push(person.focused().expect("Tab leads to something with a name"));
    }
    for name in ["Sales", "Tax classes", "File", "View", "Week", "Custom", "Net sales 70.00", "Orders 2"] {
        assert!(reached.iter().any(|one| one == name), "{name} in {reached:#?}");
    }
}

#[test]
fn what_another_program_changed_is_seen_on_refresh() {
    let mut person = Person::at_a_shop();
    person.goes_to("Tax classes");
    person.sees("Books, books, 0 rates");
    let (mut engine, owner) = person.engine();
    engine.create_class(&owner, Some(&Value::text("Toys")), now()).unwrap();
    person.presses(Key::F5);
    person.sees("Toys, toys, 0 rates");
}
