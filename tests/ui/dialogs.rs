//! The dialogs are alike: the main button is the last one at the right and says what it does, the one that leaves is
//! beside it, and Esc leaves.

use domain::time::tax_period::TaxPeriod;
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::Change;

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
    ("Users", "Somebody new", "Done", "Add user"),
    ("Connections", "Share with other devices", "Cancel", "Share this shop"),
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

#[test]
fn what_destroys_does_not_take_the_second_click_and_leaves_the_keyboard_to_what_keeps() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.finds_and_runs("Users");
    person.fills("Name of the new user", "Mia");
    person.clicks("Add user");
    person.clicks("Mia, shop manager");
    let points = |person: &mut Person| {
        let at = button(person, "Remove user").center();
        let click = |pressed| Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        // Within a hundredth of a second.
        let time = person.window.ctx.input(|input| input.time) + 0.01;
        person.window.input_mut().time = Some(time);
        person.window.input_mut().events.extend([Event::PointerMoved(at), click(true), click(false)]);
        person.window.step();
        person.window.input_mut().time = None;
        person.window.step();
    };
    person.clicks("Remove user");
    person.sees("Remove Mia?");
    points(&mut person);
    person.sees("Remove Mia?");
    person.waits("the keyboard", |person| person.focused().as_deref() == Some("Keep"));
    (0..4).for_each(|_| person.window.step());
    points(&mut person);
    person.sees("Mia was removed.");
}

#[test]
fn enter_presses_the_main_button_of_a_dialog_without_fields() {
    let mut person = Person::with_shop(|engine, owner| {
        let period = TaxPeriod::parse("2026-10").unwrap();
        engine.apply(&Change::ClosePeriod { period, early: true }, owner, now()).unwrap();
    });
    person.sees("Net sales 70.00");
    person.finds_and_runs("About Tillbook");
    person.sees("This program, for reports of faults");
    person.waits("the keyboard", |person| person.focused().as_deref() == Some("Done"));
    (0..4).for_each(|_| person.window.step());
    person.presses(Key::Enter);
    person.sees_no("This program, for reports of faults");
    // On what is chosen already, Enter goes on.
    person.finds_and_runs("Close a period");
    person.sees("November 2026, open");
    while person.focused().as_deref() != Some("November 2026, open") {
        person.presses(Key::Tab);
    }
    person.presses(Key::Enter);
    person.sees("Close November 2026 early");
    (0..4).for_each(|_| person.window.step());
    person.presses(Key::Enter);
    person.sees("November 2026 is closed");
}
