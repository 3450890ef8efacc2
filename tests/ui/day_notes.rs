//! Notes on days: typed at the orders of a day, in the chart, the table, the palette and the history.

use egui::Key;
use egui::accesskit::Role;

use super::person::Person;
use super::reports::tabs_to;

#[test]
fn a_note_on_a_day_is_typed_changed_taken_away_and_found() {
    let mut person = Person::at_a_shop();
    person.sees("November 2026");
    tabs_to(&mut person, "Net sales by day, ");
    for _ in 0..16 {
        person.presses(Key::ArrowLeft);
    }
    person.presses(Key::N);
    person.sees("Note on 4 Nov 2026");
    person.types("Market stall");
    person.presses(Key::Enter);
    person.sees("Market stall · 1 order · £30.00 net");
    // What is typed and left is not saved, and Esc closes the list only after that.
    person.clicks("Edit the note");
    assert_eq!(person.reads("Note on 4 Nov 2026"), "Market stall");
    person.types(", rain");
    person.presses(Key::Escape);
    person.sees("Market stall · 1 order · £30.00 net");
    person.clicks("Edit the note");
    person.fills("Note on 4 Nov 2026", "Fair");
    person.presses(Key::Enter);
    person.sees("Fair · 1 order · £30.00 net");
    assert_eq!(person.focused().unwrap(), "Net sales by day, Wed 4 Nov 2026: £30.00, Fair");
    person.clicks("Show the table of periods");
    person.clicks("Periods: by day");
    person.clicks("By week");
    person.clicks("2–8 Nov 2026: net sales £70.00, 4 Nov Fair");
    person.sees("4 Nov Fair · 2 orders · £70.00 net · £12.00 refunded");
    person.sees_no("Edit the note");
    person.clicks_on(Role::RadioButton, "Last month");
    person.sees("October 2026");
    person.finds_and_runs("fair");
    person.sees("Fair · 1 order · £30.00 net");
    person.clicks("Show the chart");
    tabs_to(&mut person, "Net sales by day, ");
    for _ in 0..26 {
        person.presses(Key::ArrowLeft);
    }
    person.presses(Key::N);
    person.sees("Note on 4 Nov 2026");
    person.presses_control(Key::A);
    person.presses(Key::Delete);
    person.presses(Key::Enter);
    person.sees("Add a note");
    person.sees("Net sales by day, Wed 4 Nov 2026: £30.00");
    person.presses_control(Key::Z);
    person.sees("Edit the note");
    person.goes_to("Tax summary");
    person.sees_part("Wed 4 Nov 2026: net tax £6.00, Fair");
    person.goes_to("History");
    person.sees_part("Edit note on 4 Nov 2026");
}
