//! Toasts: they join, wrap, keep clear of buttons, and stay under the pointer.

use egui::accesskit::Role;
use egui::{Key, Rect};
use egui_kittest::kittest::{NodeT, Queryable};

use super::person::Person;

/// The harness draws four frames a second.
fn waits_seconds(person: &mut Person, seconds: usize) {
    for _ in 0..seconds * 4 {
        person.window.step();
    }
}

#[test]
fn steps_taken_back_are_told_together() {
    let mut person = Person::at_a_shop();
    person.goes_to("Tax classes");
    for name in ["Toys", "Games", "Puzzles"] {
        person.fills("Name of the new class", name);
        person.clicks("Add class");
        person.sees_part(&format!("{name}, "));
    }
    person.presses(Key::Escape);
    person.goes_to("History");
    for told in
        ["Undone: Add tax class", "2 undone, the last: Add tax class", "3 undone, the last: Add tax class"]
    {
        person.presses_control(Key::Z);
        person.sees(told);
    }
    assert_eq!(person.window.query_all_by_label("Close message").count(), 1);
    person.presses_control(Key::Y);
    person.sees("Redone: Add tax class");
    assert_eq!(person.window.query_all_by_label("Close message").count(), 1);
}

#[test]
fn a_toast_stays_under_the_pointer_and_goes_without_it() {
    let mut person = Person::at_a_shop();
    person.goes_to("Tax classes");
    person.fills("Name of the new class", "Toys");
    person.clicks("Add class");
    person.sees_part("Toys, ");
    person.presses(Key::Escape);
    person.goes_to("History");
    person.presses_control(Key::Z);
    person.sees("Undone: Add tax class");
    person.window.hover_at(person.place("Undone: Add tax class").center());
    waits_seconds(&mut person, 8);
    person.sees("Undone: Add tax class");
    person.window.hover_at(egui::pos2(300.0, 300.0));
    waits_seconds(&mut person, 3);
    person.sees("Undone: Add tax class");
    waits_seconds(&mut person, 3);
    person.sees_no("Undone: Add tax class");
}

#[test]
fn a_toast_goes_with_the_tab_that_it_is_of() {
    let mut person = Person::at_a_shop();
    // The first shows the order.
    person.presses_control(Key::Z);
    person.sees_part("Not undone yet: ");
    person.presses_control(Key::Z);
    person.sees_part("Undone: ");
    let told = person.names().into_iter().find(|name| name.starts_with("Undone: ")).unwrap();
    person.goes_to("Products");
    person.sees_no(&told);
}

#[test]
fn a_toast_keeps_clear_of_the_foot_of_the_form_that_it_speaks_of() {
    let mut person = Person::at_a_shop();
    person.goes_to("Products");
    person.sees_part("Enamel mug, ");
    let row = person.names().into_iter().find(|name| name.starts_with("Enamel mug, ")).unwrap();
    person.clicks(&row);
    person.sees("Save");
    person.presses_control(Key::Z);
    person.sees("Close message");
    person.waits_for_rest();
    // The order that would be undone is shown; nothing is to be saved in it, so that the buttons are disabled.
    let words = person.names().into_iter().find(|name| name.starts_with("Not undone yet: ")).unwrap();
    let toast = person.place(&words).union(person.place("Close message"));
    for name in ["Save order", "Discard"] {
        let foot = person.place(name);
        assert!(!foot.intersects(toast), "{name}: {foot} {toast}");
    }
}

#[test]
fn a_long_toast_wraps_and_covers_no_button() {
    let mut person = Person::at_a_shop();
    let name = "Everything that is printed on paper and bound between two covers, old and new";
    person.goes_to("Tax classes");
    person.sees("Books, 0 rates");
    for (width, height) in [(1280.0, 800.0), (1366.0, 768.0), (1024.0, 640.0)] {
        person.window.set_size(egui::vec2(width, height));
        person.clicks("Books, 0 rates");
        person.presses(Key::F2);
        person.presses_control(Key::A);
        person.types(name);
        person.presses(Key::Enter);
        let words = format!("Renamed to “{name}”");
        person.sees(&words);
        let screen = Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(width, height));
        let (text, close) = (person.place(&words), person.place("Close message"));
        assert!(text.height() > 30.0 && screen.contains_rect(text), "{text} in one line at {width}");
        let toast = text.union(close).expand(6.0);
        let buttons = person.window.query_all_by_role(Role::Button).filter(|node| {
            let name = node.accesskit_node().label().unwrap_or_default();
            !["Undo", "Close message"].contains(&name.as_str())
        });
        for button in buttons {
            assert!(
                !button.rect().intersects(toast),
                "{:?} below it at {width}",
                button.accesskit_node().label()
            );
        }
        person.clicks_last(Role::Button, "Undo");
        person.sees("Books, 0 rates");
    }
}
