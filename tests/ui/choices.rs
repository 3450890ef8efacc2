//! Fields and buttons that choose from a list: a click and Down show all choices, the current one marked.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;

use super::person::Person;

#[test]
fn a_field_of_a_form_shows_all_choices_on_click_and_on_down() {
    let mut person = Person::at_a_shop();
    person.goes_to("Customers");
    person.clicks("New customer");
    person.fills("Country", "DE");
    person.presses(Key::Tab);
    assert_eq!(person.reads("Country"), "Germany");
    person.clicks_on(Role::TextInput, "Country");
    person.sees("Afghanistan, AF");
    person.sees("Zimbabwe, ZW");
    assert!(person.is_on(Role::ListBoxOption, "Germany, DE"));
    person.presses(Key::Escape);
    person.sees_no("Andorra, AD");
    person.presses(Key::ArrowDown);
    assert!(person.is_on(Role::ListBoxOption, "Germany, DE"));
    person.presses(Key::ArrowDown);
    person.presses(Key::Enter);
    assert_eq!(person.reads("Country"), "Ghana");
    // Typing narrows the choices down.
    person.fills("Country", "switz");
    person.sees("Switzerland, CH");
    person.sees_no("Andorra, AD");
}

#[test]
fn what_several_choices_begin_with_takes_none_of_them_by_tab() {
    let mut person = Person::at_a_shop();
    person.goes_to("Customers");
    person.clicks("New customer");
    // One country alone begins with the second, and one is called like the third.
    for (typed, taken) in [("United", "United"), ("germ", "Germany"), ("Guinea", "Guinea")] {
        person.fills("Country", typed);
        person.presses(Key::Tab);
        assert_eq!(person.reads("Country"), taken);
    }
    person.fills("Country", "United");
    person.presses(Key::Tab);
    person.presses_control(Key::S);
    person.sees("No such country: choose one");
    // Enter takes the one that is marked.
    person.fills("Country", "United");
    person.presses(Key::Enter);
    assert_eq!(person.reads("Country"), "United Arab Emirates");
}

/// It would be charged the rates for anywhere, or none.
#[test]
fn what_is_typed_as_the_country_of_an_order_and_is_none_is_said() {
    let mut person = Person::at_a_shop();
    person.goes_to("Orders");
    person.clicks("New order");
    person.clicks("Change address");
    person.fills("Country", "United");
    person.presses(Key::Tab);
    assert_eq!(person.reads("Country"), "United");
    person.clicks("Close address");
    person.presses_control(Key::S);
    person.sees("No such country: choose one");
    person.waits("the country", |person| person.focused().as_deref() == Some("Country"));
}

#[test]
fn a_choice_taken_with_the_mouse_leaves_the_keyboard_in_its_field() {
    let mut person = Person::at_a_shop();
    person.goes_to("Customers");
    person.clicks("New customer");
    person.fills("Country", "switz");
    person.clicks("Switzerland, CH");
    assert_eq!(person.reads("Country"), "Switzerland");
    assert_eq!(person.focused().as_deref(), Some("Country"));
    person.sees_no("Andorra, AD");
}

#[test]
fn a_button_that_chooses_opens_on_down() {
    let mut person = Person::at_a_shop();
    person.goes_to("Products");
    person.sees("Show: Current");
    // The list takes the keyboard when it is there.
    person.waits_for_rest();
    person.window.get_by_role_and_label(Role::ComboBox, "Show: Current").focus();
    person.window.step();
    person.presses(Key::ArrowDown);
    person.sees("Current and archived");
    assert!(person.is_on(Role::MenuItemRadio, "Current"));
}

#[test]
fn the_cell_of_a_country_shows_all_of_them_before_it_is_typed_into() {
    let mut person = Person::at_a_shop();
    person.goes_to("Tax rates");
    person.clicks("Country of row 1: GB");
    person.presses(Key::F2);
    person.sees("AD Andorra");
    person.sees("ZW Zimbabwe");
    assert!(person.is_on(Role::ListBoxOption, "GB United Kingdom"));
    // Enter alone changes nothing.
    person.presses(Key::Enter);
    person.sees("Country of row 1: GB");
}

#[test]
fn the_preferences_choose_from_lists_and_escape_closes_the_list_first() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.presses_control(Key::Comma);
    person.clicks_on(Role::TextInput, "Time zone");
    person.sees("Europe/Berlin, Germany");
    assert!(person.is_on(Role::ListBoxOption, "Europe/London, United Kingdom"));
    person.presses(Key::Escape);
    person.sees_no("Europe/Berlin, Germany");
    person.sees("Save settings");
    person.fills("Time zone", "tokyo");
    person.presses(Key::Tab);
    assert_eq!(person.reads("Time zone"), "Asia/Tokyo");
}
