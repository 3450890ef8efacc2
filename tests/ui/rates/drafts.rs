//! What was typed and refused is not lost: not when the window closes, another shop is opened, or
//! somebody else sits down.

use egui::Key;

use super::{Person, at_the_grid};

fn refuses(person: &mut Person) {
    person.clicks("Rate % of row 1: 20");
    person.types("2o");
    person.presses(Key::Enter);
    person.sees("1 row not saved");
}

#[test]
fn a_refused_cell_is_there_again_the_next_time_until_it_is_mended() {
    let mut person = at_the_grid();
    refuses(&mut person);
    let mut person = person.reopens();
    person.sees("1 row that you typed last time, not saved yet");
    person.sees("1 row not saved");
    person.goes_to("Tax rates");
    person.sees("Rate % of row 1: 2o");
    person.clicks("Rate % of row 1: 2o");
    person.sees_part("is not a number");
    person.types("21");
    person.presses(Key::Enter);
    person.waits("the file", |person| person.rates()[0] == "GB 21.0000 VAT standard");
    person.sees_no("1 row not saved");
    let mut person = person.reopens();
    person.goes_to("Tax rates");
    person.sees("Rate % of row 1: 21");
    person.sees_no("1 row not saved");
}

#[test]
fn a_new_row_of_which_nothing_was_good_is_there_again() {
    let mut person = at_the_grid();
    person.clicks("Rate % of the new row");
    person.types("many");
    person.presses(Key::Enter);
    person.sees("1 row not saved");
    let mut person = person.reopens();
    person.goes_to("Tax rates");
    person.sees("Rate % of row 4: many");
    person.clicks("Rate % of row 4: many");
    person.types("5");
    person.presses(Key::Enter);
    person.waits("the file", |person| person.rates().len() == 4);
    person.sees_no("1 row not saved");
}

#[test]
fn what_is_being_typed_when_the_window_closes_is_saved_or_kept() {
    let mut person = at_the_grid();
    person.clicks("Name of row 1: VAT");
    person.types("Value added");
    person.closes();
    assert_eq!(person.rates()[0], "GB 20.0000 Value added standard");
    person.clicks("Rate % of row 1: 20");
    person.types("2o");
    person.closes();
    let mut person = person.reopens();
    person.goes_to("Tax rates");
    person.sees("Rate % of row 1: 2o");
}

#[test]
fn what_is_being_typed_when_another_shop_is_opened_is_kept() {
    let mut person = at_the_grid();
    let other = person.folder().join("other.tillbook");
    person.engine().0.backup(&other).unwrap();
    person.clicks("Rate % of row 1: 20");
    person.types("2o");
    person.drops(&other.display().to_string());
    person.sees("Rate % of row 1: 20");
    person.sees_no("1 row not saved");
    let first = person.folder().join("shop.tillbook");
    person.drops(&first.display().to_string());
    person.sees("Rate % of row 1: 2o");
    person.sees("1 row not saved");
}
