//! The dialogs are alike: the main button is the last one at the right and says what it does, the one that leaves is
//! beside it, and Esc leaves.

use domain::time::tax_period::TaxPeriod;
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::{Change, PeriodChange};

use super::person::{Person, now};

/// A dialog: its command, something that only it shows, the button that leaves it, and its main one, which is empty
/// where a choice in it goes on.
type Dialog = (&'static str, &'static str, &'static str, &'static str);

const DIALOGS: [Dialog; 17] = [
    ("Handbook", "First steps", "", "Done"),
    ("Keyboard shortcuts", "Everywhere", "", "Done"),
    ("What's new", "What's new", "", "Done"),
    ("About Tillbook", "About Tillbook", "", "Done"),
    ("Preferences", "This shop, for everybody", "Done", "Save settings"),
    ("Users", "New user", "Done", "Add user"),
    ("Connections", "Share with other devices", "Done", "Share this shop"),
    ("API keys", "A new key", "Done", "Create key"),
    ("Join a shop", "Join code", "Cancel", "Join this shop"),
    ("Close a period", "Half-years", "Cancel", "Close the period"),
    ("Backups", "In the shop now", "Done", "Restore this backup"),
    ("Switch user", "owner is signed in. Who signs in now?", "Cancel", ""),
    ("Import", "Choose files", "Cancel", "Show a preview"),
    ("Add rates of a country", "Find a country", "Cancel", ""),
    ("Export as CSV", "File to write", "Cancel", "Export as CSV"),
    ("Print as PDF", "File to write", "Cancel", "Export as PDF"),
    ("Export the chart as PNG", "File to write", "Cancel", "Export as PNG"),
];

fn button(person: &Person, name: &str) -> egui::Rect {
    person.window.get_all_by_role_and_label(Role::Button, name).last().unwrap().rect()
}

#[test]
fn every_dialog_has_its_main_button_at_the_right_and_the_one_that_leaves_beside_it() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    for (command, shown, leave, main) in DIALOGS {
        let is_shown = |person: &Person| person.window.query_all_by_label(shown).next().is_some();
        for leaves_by_button in [false, true] {
            person.finds_and_runs(command);
            person.waits(command, is_shown);
            person.waits_for_rest();
            let last = button(&person, if main.is_empty() { leave } else { main });
            if !main.is_empty() && !leave.is_empty() {
                let found = person.main_button(leave).and_then(|node| node.accesskit_node().label());
                assert_eq!(found.as_deref(), Some(main), "{command}");
            }
            // The corner of the dialog ends where its foot does.
            let corner = button(&person, "Close");
            assert!(last.right().total_cmp(&corner.right()).is_eq(), "{command}: {last:?}, {corner:?}");
            if leaves_by_button {
                person.clicks_last(Role::Button, if leave.is_empty() { main } else { leave });
            } else {
                person.presses(Key::Escape);
            }
            person.waits(command, |person| !is_shown(person));
        }
    }
}

/// Stops the clock of the window.
fn holds_time(person: &mut Person) {
    let now = person.window.ctx.input(|input| input.time);
    person.window.input_mut().time = Some(now);
}

/// Clicks at a place.
fn points(person: &mut Person, at: Pos2) {
    let click = |pressed| Event::PointerButton {
        pos: at,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    person.window.input_mut().events.extend([Event::PointerMoved(at), click(true), click(false)]);
    person.window.step();
    person.window.step();
}

#[test]
fn the_page_of_a_new_shop_has_its_buttons_as_dialogs_have() {
    let mut person = Person::without_a_shop();
    person.clicks("Start a new shop");
    person.sees("Create shop");
    person.waits_for_rest();
    let main = person.main_button("Cancel").and_then(|node| node.accesskit_node().label());
    assert_eq!(main.as_deref(), Some("Create shop"));
    let currency = person.window.get_by_role_and_label(Role::TextInput, "Currency").rect();
    assert!(button(&person, "Cancel").left() > currency.right());
}

/// Within no time: a click and Enter press it, and neither the second click on what was in its place nor an Enter that is
/// held since before.
#[test]
fn a_main_button_without_fields_is_pressed_at_once_unless_it_came_under_the_pointer() {
    const SHOWN: &str = "This program, for reporting faults";
    let key = |pressed| Event::Key {
        key: Key::Enter,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.finds_and_runs("About Tillbook");
    person.sees(SHOWN);
    person.waits_for_rest();
    let done = button(&person, "Done").center();
    holds_time(&mut person);
    person.presses(Key::Enter);
    person.sees_no(SHOWN);

    person.finds_and_runs("About Tillbook");
    person.sees(SHOWN);
    points(&mut person, done);
    person.sees_no(SHOWN);

    person.presses_control(Key::K);
    person.types("About Tillbook");
    person.waits_for_rest();
    person.window.hover_at(done);
    person.presses(Key::Enter);
    person.sees(SHOWN);
    points(&mut person, done);
    person.sees(SHOWN);
    person.window.input_mut().time = None;
    (0..4).for_each(|_| person.window.step());
    points(&mut person, done);
    person.sees_no(SHOWN);

    person.presses_control(Key::K);
    person.types("About Tillbook");
    person.waits_for_rest();
    person.window.event(key(true));
    person.sees(SHOWN);
    for _ in 0..4 {
        person.window.event(key(true));
        person.window.step();
    }
    person.sees(SHOWN);
    person.window.event(key(false));
    person.presses(Key::Enter);
    person.sees_no(SHOWN);
}

#[test]
fn what_destroys_does_not_take_the_second_click_and_leaves_the_keyboard_to_what_keeps() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.finds_and_runs("Users");
    person.fills("Name of the new user", "Mia");
    person.clicks("Add user");
    person.clicks("Mia, shop manager");
    person.clicks("Remove user");
    person.sees("Remove Mia?");
    let remove = button(&person, "Remove user").center();
    holds_time(&mut person);
    points(&mut person, remove);
    person.sees("Remove Mia?");
    person.window.input_mut().time = None;
    person.waits("the keyboard", |person| person.focused().as_deref() == Some("Keep"));
    (0..4).for_each(|_| person.window.step());
    points(&mut person, remove);
    person.sees("Mia was removed.");
}

#[test]
fn enter_presses_the_main_button_of_a_dialog_without_fields() {
    let mut person = Person::with_shop(|engine, owner| {
        let period = TaxPeriod::parse("2026-10").unwrap();
        engine.apply(&Change::Period(PeriodChange::Close { period, early: true }), owner, now()).unwrap();
    });
    person.sees("Net sales 70.00");
    person.finds_and_runs("About Tillbook");
    person.sees("This program, for reporting faults");
    person.waits("the keyboard", |person| person.focused().as_deref() == Some("Done"));
    person.presses(Key::Enter);
    person.sees_no("This program, for reporting faults");
    // On what is chosen already, Enter goes on.
    person.finds_and_runs("Close a period");
    person.sees("November 2026, open");
    while person.focused().as_deref() != Some("November 2026, open") {
        person.presses(Key::Tab);
    }
    person.presses(Key::Enter);
    person.sees("Close November 2026 early");
    person.presses(Key::Enter);
    person.sees("November 2026 is closed");
}
