//! The Earnings tab: income and expenses, what each line is made of, and how it counts.

use egui::Key;
use egui::accesskit::Role;

use super::person::Person;
use super::purchases::buy;

fn at_the_earnings() -> Person {
    let mut person = Person::with_shop(buy);
    person.goes_to("Earnings");
    person.waits_for_rest();
    person
}

#[test]
fn income_and_expenses_are_told_and_opened() {
    let mut person = at_the_earnings();
    person.sees("Expenses 50.00");
    person.sees_part("Without a category £50.00");
    person.sees_part("1 line of a purchase has no category");
    // The purchase behind the expense opens.
    person.clicks("Without a category £50.00, before £55.00");
    person.presses(Key::Enter);
    person.sees_part("Acme Ltd, A-1");
    person.clicks("2 Nov 2026 Acme Ltd, A-1 50.00");
    person.presses(Key::Enter);
    person.waits_for_rest();
    assert_eq!(person.reads("Document number"), "A-1");
}

#[test]
fn a_line_is_opened_by_period() {
    let mut person = at_the_earnings();
    person.clicks("Year");
    person.waits_for_rest();
    let line =
        person.names().into_iter().find(|name| name.starts_with("Without a category £105.00")).unwrap();
    person.clicks(&line);
    person.presses(Key::Enter);
    person.sees("2 Nov 2026 Acme Ltd, A-1 50.00");
    person.clicks("Period: 2026");
    person.clicks_on(Role::MenuItemRadio, "Oct 2026");
    person.waits_for_rest();
    person.sees_no("2 Nov 2026 Acme Ltd, A-1 50.00");
    person.sees("£55.00");
}

#[test]
fn earnings_count_by_the_day_of_payment_where_it_is_chosen() {
    let mut person = at_the_earnings();
    person.sees("by the day of sale and purchase");
    person.clicks("What counts");
    person.clicks("By the day of payment");
    person.sees("by the day of payment");
    person.sees("Expenses 0.00");
    person.sees_part("1 line of a purchase is dated in this range and without a day of payment: 50.00");
    person.clicks("Periods: By month");
    person.clicks("By year");
    person.waits_for_rest();
    person.sees("Expenses 0.00");
}
