//! What is probably not meant is said in place, and mended by a click.

use domain::field::Value;
use domain::rate::RateInput;
use egui::Key;
use engine::{Change, TaxRateChange};

use super::{at_the_grid, chooses_more};
use crate::person::{Person, now};

#[test]
fn what_is_odd_is_said_and_mended() {
    let mut person = at_the_grid();
    person.sees("1 hint");
    person.sees_part("Row 3: There is no tax class of this name");
    person.clicks("Rate % of row 1: 20");
    person.types("0.2");
    person.presses(Key::Enter);
    person.sees("2 hints");
    person.clicks("Rate % of row 1: 0.2");
    person.sees_part("Row 1: Less than one percent");
    person.clicks("Change to 20");
    person.sees("Rate % of row 1: 20");
    person.sees("1 hint");
    person.presses(Key::F8);
    person.clicks("Add class gift-vouchers");
    person.sees_no("1 hint");
    person.sees("gift-vouchers 1");
}

#[test]
fn codes_that_no_address_has_become_those_that_addresses_have() {
    let mut person = at_the_grid();
    person.clicks("Country of row 2: DE");
    person.types("EL");
    person.presses(Key::Enter);
    person.sees("Country of row 2: GR");
    // Greece has no such rate today.
    person.sees("2 hints");
    person.clicks("Rate % of row 2: 7");
    person.sees_part("Row 2: No rate of Greece is 7% today: its standard rate is 24%");
    person.clicks("Rate % of row 1: 20");
    person.types("200");
    person.presses(Key::Enter);
    person.sees("3 hints");
    person.clicks("Rate % of row 1: 200");
    person.sees_part("Row 1: Over 50%");
}

#[test]
fn a_rate_for_any_country_says_that_it_applies_everywhere() {
    let mut person = at_the_grid();
    person.sees("1 hint");
    person.clicks("Country of row 1: GB");
    person.types("*");
    person.presses(Key::Enter);
    person.waits("the file", |person| person.rates()[0] == " 20.0000 VAT standard");
    person.sees("2 hints");
    person.clicks("Country of row 1: any");
    person.sees_part("Row 1: Applies in every country, since it names none.");
}

#[test]
fn a_duplicate_names_the_row_it_repeats() {
    let mut person = at_the_grid();
    person.clicks("Row 1");
    chooses_more(&mut person, "Duplicate rows");
    person.sees("2 hints");
    person.sees_part("Row 2: The same as row 1");
    person.clicks("2 hints");
    person.sees("2 of 4 rates");
}

#[test]
fn each_column_has_its_own_filter() {
    let mut person = at_the_grid();
    person.clicks("Filter Name");
    person.types("mw");
    person.sees("1 of 3 rates");
    person.sees("Country of row 2: DE");
    person.clicks("Filter Country");
    person.types("gb");
    person.sees("No rate matches");
    person.presses(Key::Escape);
    person.sees("1 of 3 rates");
    person.clicks("Filter Name");
    person.presses(Key::Escape);
    person.sees("3 of 3 rates");
}

#[test]
fn a_message_leaves_the_buttons_below_the_grid_free() {
    let mut person = at_the_grid();
    person.clicks("Country of row 1: GB");
    chooses_more(&mut person, "Delete rows");
    person.sees("1 rate deleted");
    let (message, repair) = (person.place("Close message"), person.place("Add class gift-vouchers"));
    assert!(message.bottom() < repair.top(), "{message} lies over {repair}");
    person.clicks("Add class gift-vouchers");
    person.sees("gift-vouchers 1");
}

#[test]
fn a_class_of_another_script_is_read_where_no_class_tells_its_name() {
    let mut person = Person::with_shop(|engine, owner| {
        let class = Some(Value::text("льгота"));
        let rate = RateInput { country: Some(Value::text("RU")), class, ..RateInput::default() };
        engine.apply(&Change::TaxRate(TaxRateChange::Create(rate.clone())), owner, now()).unwrap();
    });
    person.goes_to("Tax rates");
    person.sees("льгота 1");
    person.sees("Class of row 4: льгота");
    person.clicks("Country of row 4: RU");
    person.clicks("Add class льгота");
    person.sees_no("Add class льгота");
    person.goes_to("Tax classes");
    person.sees("льгота, 1 rate");
}
