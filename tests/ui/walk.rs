//! The keyboard alone: Tab goes through each tab and dialog, everything it comes to has a name, and it
//! comes round.

use egui::Key;
use egui::accesskit::Role;

use super::person::Person;

/// Presses Tab until it is back where it was first; answers with the names on the way.
fn walk(person: &mut Person, place: &str) -> Vec<String> {
    let (mut seen, mut names) = (Vec::new(), Vec::new());
    person.waits_for_rest();
    for _ in 0..120 {
        person.presses(Key::Tab);
        let here = person.focus().unwrap_or_else(|| panic!("{place}: Tab leads nowhere after {names:#?}"));
        if seen.contains(&here) {
            return names;
        }
        seen.push(here);
        let name = person.focused().unwrap_or_default();
        assert!(!name.trim().is_empty(), "{place}: something without a name after {names:#?}");
        names.push(name);
    }
    panic!("{place}: Tab does not come round: {names:#?}");
}

#[test]
fn each_tab_is_walked_through() {
    let mut person = Person::at_a_shop();
    for (tab, ready, reached) in [
        ("Sales", "Net sales 70.00", "Custom"),
        ("Top sellers", "1 Tea towel, 5 sold, net sales 30.00", "Export"),
        ("Tax classes", "Books, 0 rates", "Name of the new class"),
        ("History", "Add tax rate", "History"),
    ] {
        person.goes_to(tab);
        person.sees_part(ready);
        let names = walk(&mut person, tab);
        assert!(names.iter().any(|name| name.contains(reached)), "{tab}: no {reached} in {names:#?}");
        assert!(names.iter().any(|name| name == "File"), "{tab}: {names:#?}");
    }
}

#[test]
fn a_tab_that_a_key_opens_has_the_keyboard_in_its_list() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    for (key, list) in [
        (Key::Num4, "Orders"),
        (Key::Num5, "products"),
        (Key::Num6, "customers"),
        (Key::Num7, "Tax rates"),
        (Key::Num8, "Classes"),
        (Key::H, "Steps"),
    ] {
        person.presses_control(key);
        person.waits(&format!("the keyboard in {list}"), |person| person.focused().as_deref() == Some(list));
    }
    person.presses_control(Key::Num4);
    person.waits("the keyboard in the orders", |person| person.focused().as_deref() == Some("Orders"));
    person.presses(Key::Enter);
    person.waits("the keyboard in the form", |person| person.focused().as_deref() == Some("Customer"));
    // A form that is begun has the keyboard again where it was.
    person.presses_control_shift(Key::N);
    person.types("Tea towel");
    person.presses_control(Key::Num5);
    person.waits("the keyboard in the products", |person| person.focused().as_deref() == Some("products"));
    person.presses_control(Key::Num4);
    person.waits("the keyboard in the form", |person| person.focused().as_deref() == Some("Customer"));
}

#[test]
fn the_grid_keeps_the_keyboard_and_lets_go_of_it() {
    let mut person = Person::at_a_shop();
    person.goes_to("Tax rates");
    person.sees("Rate % of row 1: 20");
    person.clicks("Rate % of row 1: 20");
    person.presses(Key::Tab);
    assert_eq!(person.focused().as_deref(), Some("Tax rates"));
    person.presses(Key::F6);
    let mut names = Vec::new();
    while names.len() < 60 && person.focused().as_deref() != Some("Tax rates") {
        person.presses(Key::Tab);
        let name = person.focused();
        names.push(name.unwrap_or_else(|| panic!("nothing with a name after {names:#?}")));
    }
    assert!(names.len() > 8 && names.len() < 60, "{names:#?}");
}

#[test]
fn each_dialog_is_walked_through_and_keeps_the_keyboard() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    for (menu, command, least) in [
        ("Help", "Handbook", 12),
        ("Help", "Keyboard shortcuts", 1),
        ("Help", "About Tillbook", 2),
        ("Help", "What's new", 1),
        ("File", "Preferences…", 10),
        ("Shop", "Users…", 3),
        ("Shop", "Connections…", 4),
        ("Shop", "Switch user…", 2),
        ("Shop", "Import…", 3),
    ] {
        person.clicks(menu);
        person.clicks_on(Role::MenuItem, command);
        person.sees("Close");
        let names = walk(&mut person, command);
        assert!(names.len() >= least, "{command}: {names:#?}");
        assert!(!names.iter().any(|name| name == "File"), "{command} lets go of the keyboard: {names:#?}");
        person.presses(Key::Escape);
        person.sees_no("Close");
    }
}

#[test]
fn the_dialogs_of_backups_are_walked_through_too() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    for (opens, reached) in [
        ("Restore from a file…", vec!["Backup file", "Choose…", "Back"]),
        (
            "Encrypted backup…",
            vec!["Passphrase", "Repeat the passphrase", "File to write", "Choose…", "Cancel"],
        ),
    ] {
        person.clicks("Shop");
        person.clicks_on(Role::MenuItem, "Backups…");
        person.sees("In the shop now");
        let names = walk(&mut person, "Backups…");
        assert!(["Back up now", "Close", opens].iter().all(|name| names.iter().any(|one| one == name)));
        person.clicks(opens);
        person.sees_no("In the shop now");
        let names = walk(&mut person, opens);
        assert!(reached.iter().all(|name| names.iter().any(|one| one == name)), "{opens}: {names:#?}");
        person.presses(Key::Escape);
        person.sees_no("Close");
    }
}
