//! Who is at the desk: passwords, somebody else taking over, and what a role does not show.

use egui::Key;
use egui::accesskit::Role;
use tillbook::domain::access;
use tillbook::domain::password::PasswordHash;

use super::person::{Person, now};

/// The owner has a password; Tam, an accountant, has none.
fn with_a_password() -> Person {
    let mut person = Person::with_shop(|engine, owner| {
        let hash = PasswordHash::make("correct horse", &[7; 16]).unwrap();
        engine.set_password(owner, "owner", Some(&hash), now()).unwrap();
        engine.add_user(owner, "Tam", access::Role::Accountant, now()).unwrap();
    });
    person.sees("Sign in to open this shop.");
    person
}

#[test]
fn nothing_is_shown_before_the_password_and_a_wrong_one_makes_one_wait() {
    let mut person = with_a_password();
    assert!(!person.names().iter().any(|name| name.starts_with("Net sales")), "{:#?}", person.names());
    person.presses_control(Key::Num3);
    person.types("wrong horse");
    person.presses(Key::Enter);
    person.sees("Try again in 1 s");
    person.sees("Sign in");
    person.types("correct horse");
    person.presses(Key::Enter);
    person.sees("Net sales 70.00");
    person.sees("owner");
}

#[test]
fn somebody_else_takes_over_and_sees_what_their_role_sees() {
    let mut person = with_a_password();
    person.types("correct horse");
    person.presses(Key::Enter);
    person.sees("Net sales 70.00");
    person.goes_to("Tax rates");
    person.sees("Rate % of row 1: 20.0000");
    person.clicks_on(Role::Button, "owner");
    person.clicks("Tam, accountant");
    person.sees("You may not see the tax rates");
    person.sees("store_api_user_cannot_read_tax · 401");
    person.sees_no("Rate % of row 1: 20.0000");
    person.goes_to("Sales");
    person.sees("Net sales 70.00");
    person.goes_to("Tax classes");
    person.clicks_on(Role::Button, "Switch user");
    person.sees("Name");
    person.fills("Name", "owner");
    person.clicks_on(Role::PasswordInput, "Password");
    person.types("correct horse");
    person.presses(Key::Enter);
    person.sees("Books, books, 0 rates");
}
