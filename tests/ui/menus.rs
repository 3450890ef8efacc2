//! The menus by keys, the clipboard from the menu, the way back, and files that are dropped.

use egui::accesskit::Role;
use egui::{Key, Modifiers, ViewportCommand};
use egui_kittest::kittest::{NodeT, Queryable};
use language::Language;

use super::person::Person;

#[test]
fn menus_are_opened_walked_and_closed_by_keys() {
    let mut person = Person::at_a_shop();
    person.goes_to("Tax classes");
    person.clicks_on(Role::TextInput, "Name of the new class");
    person.presses_with(Modifiers::ALT, Key::F);
    person.waits("the first entry", |person| person.focused().as_deref() == Some("New shop…"));
    person.presses(Key::ArrowRight);
    person.sees("Copy");
    person.sees_no("New shop…");
    person.presses(Key::ArrowLeft);
    person.presses(Key::ArrowLeft);
    person.waits("the last menu", |person| person.focused().as_deref() == Some("Handbook"));
    person.presses(Key::ArrowDown);
    person.waits("the second entry", |person| person.focused().as_deref() == Some("Keyboard shortcuts"));
    person.presses(Key::Escape);
    person.sees_no("About Tillbook");
    person.waits("the field", |person| person.focused().as_deref() == Some("Name of the new class"));
    person.presses(Key::F10);
    person.sees("New shop…");
    person.presses(Key::F10);
    person.sees_no("New shop…");
    person.presses_with(Modifiers::ALT, Key::H);
    person.waits("the first entry", |person| person.focused().as_deref() == Some("Handbook"));
    person.presses(Key::ArrowDown);
    person.presses(Key::Enter);
    person.sees("Undo: Ctrl+Z");
    person.sees("Back: Alt+Left");
    person.sees("Forward: Alt+Right");
}

/// Menus that begin alike are opened in turn.
#[test]
fn alt_with_the_first_letter_opens_a_menu_in_each_language() {
    let mut person = Person::speaking(Language::German, |start| start.sample = true);
    person.sees("Harbour & Thistle");
    for (key, entry) in [(Key::D, "Beenden"), (Key::B, "Ausschneiden"), (Key::A, "Zurück")] {
        person.presses_with(Modifiers::ALT, key);
        person.sees(entry);
    }
    let mut person = Person::speaking(Language::Dutch, |start| start.sample = true);
    person.sees("Harbour & Thistle");
    for entry in ["Afsluiten", "Knippen", "Terug", "Afsluiten"] {
        person.presses_with(Modifiers::ALT, Key::B);
        person.sees(entry);
    }
}

#[test]
fn the_handbook_is_opened_and_read_by_keys() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.presses_with(Modifiers::ALT, Key::H);
    person.waits("the first entry", |person| person.focused().as_deref() == Some("Handbook"));
    person.presses(Key::Enter);
    person.sees("How do I begin?");
    person.waits("the first page", |person| person.focused().as_deref() == Some("First steps"));
    (0..8).for_each(|_| person.presses(Key::ArrowDown));
    assert_eq!(person.focused().as_deref(), Some("Importing"));
    person.sees_no("How do I begin?");
    let (first, last) = ("How do I import a file?", "How do I import on the command line?");
    let begin = person.place(first);
    person.presses(Key::PageDown);
    assert!(person.place(first).bottom() < begin.top());
    person.presses(Key::End);
    assert!(person.place(last).bottom() < 700.0, "{:?}", person.place(last));
    person.presses(Key::Home);
    assert_eq!(person.place(first), begin);
    person.clicks("Tax returns");
    person.sees("How do I close a period?");
    person.presses_with(Modifiers::COMMAND, Key::Enter);
    person.sees_no("How do I close a period?");
}

#[test]
fn the_clipboard_is_in_the_edit_menu_and_acts_on_the_field_before_it() {
    let mut person = Person::at_a_shop();
    person.goes_to("Tax classes");
    person.fills("Name of the new class", "Toys");
    for (name, expected) in [
        ("Copy", ViewportCommand::RequestCopy),
        ("Cut", ViewportCommand::RequestCut),
        ("Paste", ViewportCommand::RequestPaste),
    ] {
        person.clicks("Edit");
        person.window.get_by_role_and_label(Role::MenuItem, name).click();
        let mut is_asked = false;
        for _ in 0..6 {
            person.window.step();
            let output = &person.window.output().viewport_output;
            is_asked |= output.values().flat_map(|viewport| &viewport.commands).any(|one| *one == expected);
        }
        assert!(is_asked, "{name}");
        assert_eq!(person.focused().as_deref(), Some("Name of the new class"), "{name}");
    }
}

#[test]
fn alt_with_left_and_right_leads_back_and_forward() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.presses_control(Key::Num5);
    person.presses_control(Key::K);
    person.types("tam");
    person.clicks("Customers with “tam”");
    for tab in ["Products", "Sales"] {
        person.presses_with(Modifiers::ALT, Key::ArrowLeft);
        assert!(person.is_on(Role::Tab, tab), "{tab}");
    }
    person.presses_with(Modifiers::ALT, Key::ArrowLeft);
    assert!(person.is_on(Role::Tab, "Sales"));
    for tab in ["Products", "Customers", "Customers"] {
        person.presses_with(Modifiers::ALT, Key::ArrowRight);
        assert!(person.is_on(Role::Tab, tab), "{tab}");
    }
    person.presses_with(Modifiers::ALT, Key::ArrowLeft);
    assert!(person.is_on(Role::Tab, "Products"));
    // Another tab is another way on.
    person.presses_control(Key::Num1);
    person.presses_with(Modifiers::ALT, Key::ArrowRight);
    assert!(person.is_on(Role::Tab, "Sales"));
    person.presses_with(Modifiers::ALT, Key::ArrowLeft);
    assert!(person.is_on(Role::Tab, "Products"));
}

#[test]
fn files_are_dropped_onto_every_tab() {
    let mut person = Person::at_a_shop();
    let path = person.folder().join("vat.csv");
    std::fs::write(&path, "DE,,,,19.0000,MwSt.,1,0,1,\n").unwrap();
    person.sees("Net sales 70.00");
    let tabs: Vec<String> =
        person.window.query_all_by_role(Role::Tab).filter_map(|tab| tab.accesskit_node().label()).collect();
    assert!(tabs.len() >= 9, "{tabs:?}");
    for tab in tabs {
        person.goes_to(&tab);
        person.waits_for_rest();
        person.drops(path.to_str().unwrap());
        person.sees("vat.csv: tax rates");
        person.presses(Key::Escape);
        person.sees_no("vat.csv: tax rates");
    }
    // Also onto a dialog.
    person.presses_control(Key::E);
    person.sees("File to write");
    person.drops(path.to_str().unwrap());
    person.sees("vat.csv: tax rates");
}
