//! Rates that change from a date on, and the panel in which an address is tried.

use egui::Key;
use egui::accesskit::Role;

use super::at_the_grid;

#[test]
fn a_rate_changes_from_a_date_on() {
    let mut person = at_the_grid();
    person.clicks("Rate % of row 1: 20");
    person.clicks("Change from a date...");
    person.sees("GB VAT 20\u{a0}%");
    person.fills("New rate %", "21,5");
    person.fills("From the day", "2099-02-30");
    person.clicks("Change from this date");
    person.sees_part("From: “2099-02-30” is no date");
    person.fills("From the day", "1 Jan 2099");
    person.presses(Key::Enter);
    person.sees_part("1 rate changed from a date");
    person.sees("at first 20\u{a0}% · now");
    person.sees("from 1 Jan 2099 21.5\u{a0}% · planned");
    // The rate is what it was, and the chip shows what is coming.
    assert_eq!(person.rates()[0], "GB 20.0000 VAT standard");
    person.clicks_on(Role::Switch, "1 planned");
    person.sees("1 of 3 rates");
    person.clicks("Rate % of row 1: 20");
    person.clicks("Take out the version from 1 Jan 2099");
    person.sees_no("1 planned");
    person.presses_control(Key::Z);
    person.sees("1 planned");
}

#[test]
fn a_rate_ends_and_is_listed_below() {
    let mut person = at_the_grid();
    person.clicks("Rate % of row 2: 7");
    person.clicks("Change from a date...");
    person.clicks("Not in force from then on");
    person.fills("From the day", "2020-01-01");
    person.clicks("Change from this date");
    person.sees("Not in force today");
    person.sees_part("from 1 Jan 2020 not in force · now");
    person.waits("the rate is gone", |person| person.rates().len() == 2);
}

#[test]
fn an_address_is_tried() {
    let mut person = at_the_grid();
    person.clicks("Try an address");
    person.sees("No rate applies, so no tax is charged.");
    person.fills("Country to try", "gb");
    person.fills("Amount to try", "50");
    person.sees("Tax 10.00");
    person.sees("GB VAT 20\u{a0}% 10.00: GB, priority 1");
    person.fills("Country to try", "Germany");
    person.sees_part("DE MwSt. ermäßigt 7\u{a0}% : other class");
    person.sees_part("GB VAT 20\u{a0}% : other country");
    person.fills("Date to try", "x");
    person.sees_part("Date: “x” is no date");
    person.clicks("Close the panel");
    person.sees_no("Country to try");
}
