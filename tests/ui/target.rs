//! The sales target: it is set, drawn in the chart, and its pace explained.

use egui::Key;
use egui::accesskit::Role;

use super::person::Person;
use super::reports::tabs_to;

#[test]
fn a_target_is_set_and_says_how_the_pace_is_computed() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales by day, 1–20 Nov 2026");
    person.finds_and_runs("Set a sales target");
    person.sees("Sales target");
    assert_eq!(person.focused().as_deref(), Some("Sales target"));
    person.fills("Sales target", "nothing");
    person.clicks("Save settings");
    person.sees_part("Sales target: write an amount above 0");
    person.fills("Sales target", "1,500");
    person.clicks("Save settings");
    person.clicks("Done");
    // 70 in the 19 days that are over; the books do not have a November before.
    person.clicks("On pace for 111 of 1,500");
    for line in ["£1,500.00 a month, evenly over its days", "Pace: £70.00 × 30 ÷ 19", "£110.53"] {
        person.sees(line);
    }
    person.presses(Key::Escape);
    person.sees_no("£110.53");
    person.waits("the focus", |person| person.focused().as_deref() == Some("On pace for 111 of 1,500"));
    person.presses(Key::Enter);
    person.clicks("Change…");
    person.waits("the field", |person| person.focused().as_deref() == Some("Sales target"));
    person.clicks("Target of: a month");
    person.clicks("a year, in equal months");
    person.fills("Sales target", "3600");
    person.clicks("Save settings");
    person.clicks("Done");
    person.sees("On pace for 111 of 300");
    tabs_to(&mut person, "Net sales by day, ");
    person.sees("Net sales by day, Fri 20 Nov 2026: £0.00, Target £10.00");
    person.clicks_on(Role::RadioButton, "Last month");
    person.sees("25 of 300: 8%");
    person.presses_control(Key::Z);
    person.sees("25 of 1,500: 2%");
}
