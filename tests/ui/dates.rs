//! The dates of a report: chosen in a calendar, no range where they are none, and by the shop's own year.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;

use super::person::Person;
use super::reports::tabs_to;

const CALENDAR: &str = "Choose the dates in a calendar";

#[test]
fn a_range_of_reports_is_chosen_in_a_calendar() {
    let mut person = Person::at_a_shop();
    person.sees("November 2026");
    person.clicks_on(Role::RadioButton, "Custom");
    person.clicks_on(Role::Button, CALENDAR);
    person.sees("November 2026");
    // A first click is a day, the next one stretches the range, also to before it.
    person.clicks("Wed 4 Nov 2026");
    person.sees("Net sales 30.00");
    person.clicks("Tue 3 Nov 2026");
    person.sees("Net sales 80.00");
    assert_eq!(
        (person.reads("From"), person.reads("To")),
        ("3 Nov 2026".to_owned(), "4 Nov 2026".to_owned())
    );
    person.clicks("Previous month");
    person.sees("October 2026");
    person.presses(Key::Escape);
    person.sees_no("Previous month");
    // The other reports have the same.
    for tab in ["Top sellers", "Tax summary"] {
        person.goes_to(tab);
        assert_eq!(person.reads("To"), "4 Nov 2026", "{tab}");
        person.clicks_on(Role::Button, CALENDAR);
        person.sees("Previous month");
        person.presses(Key::Escape);
    }
}

#[test]
fn a_range_that_ends_before_it_begins_says_so_and_the_figures_stay() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    for tab in ["Sales", "Top sellers", "Tax summary"] {
        person.goes_to(tab);
        person.clicks_on(Role::RadioButton, "Custom");
        person.fills("To", "2026-10-01");
        person.sees("The range ends before it begins");
        assert_eq!(person.reads("From"), "1 Nov 2026", "{tab}");
        person.clicks_on(Role::RadioButton, "Month");
        person.sees_no("The range ends before it begins");
    }
    person.goes_to("Sales");
    person.clicks_on(Role::RadioButton, "Custom");
    person.fills("From", "2026-12-01");
    person.sees("The range ends before it begins");
    person.sees("Net sales 70.00");
    person.fills("To", "2026-12-02");
    person.sees_no("The range ends before it begins");
    person.sees("No sales: 1–2 Dec 2026");
}

#[test]
fn the_keyboard_is_at_the_dates_also_where_they_need_a_row_of_their_own() {
    for width in [1280.0, 1024.0, 880.0] {
        let mut person = Person::at_a_shop();
        person.sees("November 2026");
        person.resizes(width, 640.0);
        person.clicks_on(Role::RadioButton, "Custom");
        person.waits("the keyboard at From", |person| person.focused().as_deref() == Some("From"));
        person.types("2026-11-04");
        assert_eq!(person.reads("From"), "2026-11-04", "{width}");
        person.sees("Net sales 20.00");
    }
}

#[test]
fn dates_are_typed_as_people_write_them() {
    let mut person = Person::at_a_shop();
    person.sees("November 2026");
    person.clicks_on(Role::RadioButton, "Custom");
    for (typed, date, shown) in [
        ("yesterday", "19 Nov 2026", "Net sales 0.00"),
        ("4/11", "4 Nov 2026", "Net sales 20.00"),
        ("nov 3", "3 Nov 2026", "Net sales 70.00"),
        ("-16", "4 Nov 2026", "Net sales 20.00"),
        ("3.11.26", "3 Nov 2026", "Net sales 70.00"),
    ] {
        person.fills("From", typed);
        person.presses(Key::Enter);
        person.sees(shown);
        assert_eq!(person.reads("From"), date, "{typed}");
    }
    person.fills("From", "someday");
    person.presses(Key::Enter);
    person.sees("This is not a date");
    assert_eq!(person.reads("From"), "someday");
    person.sees("Net sales 70.00");
}

#[test]
fn the_named_periods_have_room_in_a_small_window() {
    let mut person = Person::at_a_shop();
    person.sees("November 2026");
    person.resizes(1024.0, 640.0);
    for span in ["Today", "Yesterday"] {
        person.clicks_on(Role::RadioButton, span);
        person.waits(span, |person| person.is_on(Role::RadioButton, span));
        let mut right = 0.0;
        for name in ["Today", "Yesterday", "Week", "Month", "Last month", "Year", "Custom"] {
            let place = person.window.get_by_role_and_label(Role::RadioButton, name).rect();
            assert!(place.left() >= right && place.right() < 1024.0, "{span}: {name} is at {place}");
            right = place.right();
        }
    }
}

#[test]
fn ranges_follow_the_year_that_the_preferences_say() {
    let mut person = Person::at_a_shop();
    person.clicks("More periods: More");
    person.clicks("This quarter");
    person.sees("Net sales by day, 1 Oct – 31 Dec 2026");
    person.sees("Compare: quarter before");
    person.finds_and_runs("Preferences");
    tabs_to(&mut person, "The year begins in");
    person.presses(Key::Space);
    person.clicks("April");
    person.fills("Day", "31");
    person.clicks("Save settings");
    person.sees_part("The year begins in: each year needs that day");
    person.fills("Day", "6");
    person.clicks("Save settings");
    person.sees("Net sales by day, 6 Oct 2026 – 5 Jan 2027");
    person.clicks("Done");
    person.clicks("More periods: This quarter");
    person.clicks("Shop's year");
    person.sees("Net sales by month, 6 Apr 2026 – 5 Apr 2027");
    person.sees("Compare: year before");
    // 70 in November and 25 in October, of eight months that have begun.
    person.sees("Net sales 95.00");
    person.sees("Average per month");
    person.sees("11.88");
    assert!(person.steps().iter().any(|step| step == "Change settings"), "{:?}", person.steps());
}

#[test]
fn a_weekday_is_compared_with_the_same_weekday() {
    let mut person = Person::at_a_shop();
    person.sees("change from 1–20 Oct 2026 to 14:32");
    person.clicks("Compare: month before");
    person.clicks("Weeks before");
    person.sees("No sales to compare: 11–30 Oct 2026");
    person.clicks("Compare: weeks before");
    person.clicks("52 weeks before");
    person.sees("No sales to compare: 2–21 Nov 2025");
    person.clicks_on(Role::RadioButton, "Year");
    person.clicks("Compare: 52 weeks before");
    person.sees("Year before");
    person.sees_no("Weeks before");
}
