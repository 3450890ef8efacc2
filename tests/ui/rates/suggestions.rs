//! What can stand in a cell is suggested while it is typed.

use egui::Key;

use super::at_the_grid;

#[test]
fn a_country_is_found_by_its_name() {
    let mut person = at_the_grid();
    person.clicks("Country of row 1: GB");
    person.types("ger");
    person.sees("DE Germany");
    person.sees("DZ Algeria");
    person.presses(Key::Enter);
    person.sees("Country of row 1: DE");
    person.presses(Key::ArrowUp);
    person.types("ger");
    person.presses(Key::ArrowDown);
    person.presses(Key::Tab);
    person.waits("the file", |person| person.rates()[0] == "DZ 20.0000 VAT standard");
}

#[test]
fn a_code_that_no_list_has_is_taken_as_it_is() {
    let mut person = at_the_grid();
    person.clicks("Country of row 1: GB");
    person.types("xi");
    person.presses(Key::Enter);
    person.waits("the file", |person| person.rates()[0].starts_with("XI"));
}

#[test]
fn escape_sends_the_suggestions_away_first() {
    let mut person = at_the_grid();
    person.clicks("Country of row 1: GB");
    person.types("fra");
    person.sees("FR France");
    person.presses(Key::Escape);
    person.sees_no("FR France");
    assert_eq!(person.reads("Country of row 1"), "fra");
    person.presses(Key::Escape);
    person.sees("Country of row 1: GB");
}

#[test]
fn states_belong_to_the_country() {
    let mut person = at_the_grid();
    person.clicks("Country of row 1: GB");
    person.types("us");
    person.presses(Key::Tab);
    person.types("calif");
    person.sees("CA California");
    person.clicks("CA California");
    person.sees("State of row 1: CA");
}

#[test]
fn a_class_is_found_by_typing_or_offered() {
    let mut person = at_the_grid();
    person.clicks("Class of row 1: Standard rate");
    person.types("boo");
    person.presses(Key::Enter);
    person.sees("Class of row 1: Books");
    person.presses(Key::ArrowUp);
    person.types("Food");
    person.sees("Add class “Food”");
    person.presses(Key::ArrowDown);
    person.presses(Key::Enter);
    person.sees("Food 1");
    person.waits("the file", |person| person.rates()[0] == "GB 20.0000 VAT food");
}

/// In a new row the Enter that takes a suggestion goes right, so that half a rate is not left; in a rate it goes down.
#[test]
fn enter_on_a_suggestion_stays_in_a_new_row() {
    for typed in ["fra", "fr"] {
        let mut person = at_the_grid();
        person.clicks("Country of the new row");
        person.types_at_once(typed, Key::Enter);
        person.sees("Country of row 4: FR");
        for text in ["", "", "", "20"] {
            person.types(text);
            person.presses(Key::Tab);
        }
        person.types("TVA");
        person.presses(Key::Enter);
        person.waits("the file", |person| person.rates().len() == 4);
        assert_eq!(person.rates()[3], "FR 20.0000 TVA standard", "{typed}");
        // Enter after the last cell begins the next row where Enter began this one.
        person.types("it");
        person.presses(Key::Enter);
        person.sees("Country of row 5: IT");
        person.sees_no("1 refused");
    }
    let mut person = at_the_grid();
    person.clicks("Country of row 1: GB");
    person.types_at_once("fra", Key::Enter);
    person.types_at_once("spa", Key::Enter);
    person.waits("the file", |person| {
        person.rates()[..2] == ["FR 20.0000 VAT standard", "ES 7.0000 MwSt. ermäßigt reduced-rate"]
    });
}
