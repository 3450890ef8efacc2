//! Sales and Top sellers: the receipt adds up, periods switch, series come and go.

use egui::accesskit::Role;

use super::person::Person;

#[test]
fn the_receipt_adds_up_and_the_period_switches() {
    let mut person = Person::at_a_shop();
    // November: 80 net, 16 tax, 8 shipping in orders of 104; 12 came back, 2 of them tax.
    person.sees("November 2026");
    for line in [
        "Refunds −12.00",
        "Gross sales 92.00",
        "Tax −14.00",
        "Shipping −8.00",
        "Net sales 70.00",
        "Orders 2",
        "Items 7",
    ] {
        person.sees(line);
    }
    person.sees("104.00");
    person.sees("Average per day");
    person.sees("3.50");
    person.clicks_on(Role::RadioButton, "Last month");
    person.sees("October 2026");
    person.sees("Net sales 25.00");
    person.sees("1–31 Oct 2026");
    person.clicks_on(Role::RadioButton, "Year");
    person.sees("Net sales 95.00");
    person.sees("Net sales by month");
}

#[test]
fn a_line_of_the_receipt_shows_and_hides_its_series() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales by day");
    assert!(person.is_on(Role::CheckBox, "Net sales 70.00"));
    assert!(!person.is_on(Role::CheckBox, "Tax −14.00"));
    person.clicks("Tax −14.00");
    person.sees("Tax by day");
    person.clicks("Orders 2");
    assert!(person.is_on(Role::CheckBox, "Orders 2"));
    person.clicks("Tax −14.00");
    person.clicks("Net sales 70.00");
    person.sees("Sales by day");
    assert!(!person.is_on(Role::CheckBox, "Net sales 70.00"));
}

#[test]
fn a_range_of_ones_own_is_typed_and_nothing_in_it_is_said() {
    let mut person = Person::at_a_shop();
    person.sees("November 2026");
    person.clicks_on(Role::RadioButton, "Custom");
    assert_eq!(
        (person.reads("From"), person.reads("To")),
        ("2026-11-01".to_owned(), "2026-11-20".to_owned())
    );
    person.fills("From", "2026-11-04");
    person.sees("Net sales 20.00");
    person.fills("To", "2026-11-04");
    person.sees("Net sales 30.00");
    person.fills("From", "2025-01-01");
    person.fills("To", "2025-01-02");
    person.sees("No sales in 1–2 Jan 2025");
}

#[test]
fn a_date_that_is_none_is_refused_with_the_engines_code() {
    let mut person = Person::at_a_shop();
    person.sees("November 2026");
    person.clicks_on(Role::RadioButton, "Custom");
    person.fills("From", "2026-13-01");
    person.presses(egui::Key::Enter);
    person.sees("store_api_invalid_report_filter · 400");
    person.clicks_on(Role::RadioButton, "Month");
    person.sees("Net sales 70.00");
}

#[test]
fn top_sellers_are_ranked_and_limited() {
    let mut person = Person::at_a_shop();
    person.goes_to("Top sellers");
    person.sees("1 Tea towel, 5 sold, net sales 30.00");
    person.sees("2 Enamel mug, 2 sold, net sales 50.00");
    person.sees("2 of 2 products");
    person.fills("How many products to show", "1");
    person.presses(egui::Key::Enter);
    person.sees("1 of 2 products");
    person.sees_no("2 Enamel mug, 2 sold, net sales 50.00");
    // The period is that of both reports.
    person.clicks_on(Role::RadioButton, "Last month");
    person.sees("1 Enamel mug, 1 sold, net sales 25.00");
    person.goes_to("Sales");
    person.sees("October 2026");
}

#[test]
fn who_may_not_see_reports_is_told_so() {
    let mut person = Person::acting_as("tam");
    person.sees("You may not see the reports");
    person.sees("store_api_user_cannot_read_report · 401");
    person.goes_to("Tax rates");
    person.sees("store_api_user_cannot_read_tax · 401");
    person.goes_to("Tax classes");
    person.sees("store_api_user_cannot_read_tax_classes · 401");
}
