//! What the palette finds and opens: records, ranges, commands.

use egui::Key;
use egui::accesskit::Role;

use super::person::Person;

/// Types into the palette and chooses the best hit, which has this name.
fn finds(person: &mut Person, typed: &str, best: &str) {
    person.presses_control(Key::K);
    person.types(typed);
    person.sees(best);
    person.waits_for_rest();
    assert!(person.is_on(Role::ListBoxOption, best), "{best} is not the first for {typed}");
    person.presses(Key::Enter);
}

#[test]
fn records_ranges_and_commands_are_found_and_opened() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    for (typed, best, there) in [
        ("2", "2  Till sale, 4 Nov 2026 · £40.00 · completed", "Order 2"),
        ("#3", "3  Till sale, 10 Oct 2026 · £34.00 · completed", "Order 3"),
        ("refund #2", "Refund #2, 4 Nov 2026 · £40.00 · completed", "Date of the refund"),
        ("enam", "Enamel mug, 1", "Orders with this product"),
        ("germ", "DE  Germany, MwSt. ermäßigt 7\u{a0}%, Reduced rate, row 2", "Country of row 2: DE"),
        ("reduced", "Reduced rate, 1 rate", "1 of 3 rates"),
        ("new product", "New product", "New product"),
        ("last mo", "Last month, 1–31 Oct 2026", "1–31 Oct 2026"),
        ("octo", "October 2026, 1–31 Oct 2026", "1–31 Oct 2026"),
        ("2025", "2025, 1 Jan – 31 Dec 2025", "No sales in 2025"),
    ] {
        finds(&mut person, typed, best);
        person.sees_part(there);
        person.presses(Key::Escape);
    }
}

#[test]
fn enter_waits_for_what_was_typed_fast() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.presses_control(Key::K);
    person.types_at_once("tea tow", Key::Enter);
    person.sees("Orders with this product");
}

#[test]
fn a_number_sign_leaves_only_orders() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.presses_control(Key::K);
    person.types("1");
    person.sees("Orders with “1”");
    person.presses(Key::Home);
    person.types("#");
    person.sees_no("Orders with “#1”");
    person.sees("Refund #1, 3 Nov 2026 · £64.00 · part refunded");
}

#[test]
fn a_tooltip_goes_when_something_opens_above_it() {
    let mut person = Person::at_a_shop();
    person.goes_to("Tax rates");
    person.window.hover_at(person.place("Insert row").center());
    person.sees("Above the chosen row (Ctrl+Enter)");
    person.presses_control(Key::K);
    person.sees("Find or do anything");
    person.sees_no("Above the chosen row (Ctrl+Enter)");
}
