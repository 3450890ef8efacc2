//! Who is signed in: passwords, somebody else taking over, and what a role does not show.

use domain::access;
use domain::access::password::PasswordHash;
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::NodeT;
use engine::{Change, UserChange};

use super::person::{Person, now};
use super::purchases::buy;

/// The owner has a password; Tam, an accountant, has none.
fn with_a_password() -> Person {
    let mut person = Person::with_shop(|engine, owner| {
        let hash = PasswordHash::make("correct horse", &[7; 16]).unwrap();
        engine
            .apply(
                &Change::User(UserChange::SetPassword {
                    login: "owner".to_owned(),
                    hash: Some(hash.clone()),
                }),
                owner,
                now(),
            )
            .unwrap();
        engine
            .apply(
                &Change::User(UserChange::Add { login: "Tam".to_owned(), role: access::Role::Accountant }),
                owner,
                now(),
            )
            .unwrap();
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
    person.sees("Rate % of row 1: 20");
    person.clicks_on(Role::Button, "owner");
    person.clicks("Tam, accountant");
    person.sees_no("owner");
    person.sees("Rate % of row 1: 20");
    person.goes_to("Sales");
    person.sees("Net sales 70.00");
    person.goes_to("Tax classes");
    person.sees("You may not see the tax classes");
    person.clicks_on(Role::Button, "Switch user");
    person.sees("Name");
    person.fills("Name", "owner");
    person.clicks_on(Role::PasswordInput, "Password");
    person.types("correct horse");
    person.presses(Key::Enter);
    person.sees("Books, 0 rates");
}

/// Orders, purchases, rates and history are there to be looked at. No key changes them, and no code is on the screen.
#[test]
fn an_accountant_looks_at_what_is_behind_the_reports_and_changes_nothing() {
    let mut person = Person::accountant_after(buy);
    let (rates, steps) = (person.rates(), person.steps());
    let keys = |person: &mut Person| {
        person.presses(Key::Insert);
        person.types("7");
        person.presses(Key::Enter);
        person.presses(Key::F2);
        person.types("8");
        person.presses_control(Key::S);
        person.presses_control(Key::Enter);
        person.presses(Key::Delete);
        person.gets(egui::Event::Paste("9".to_owned()));
        person.gets(egui::Event::Cut);
        person.presses_control(Key::D);
        person.presses_control(Key::Delete);
        person.presses_control(Key::Z);
        person.waits_for_rest();
    };
    for (tab, there) in [
        ("Orders", "4 Nov 11:00, order 2, No customer United Kingdom, Completed, 40.00"),
        ("Purchases", "Your role may look at purchases, and not change them."),
        ("Tax rates", "Rate % of row 1: 20"),
        ("History", "20 Nov 14:32, owner, New shop, Applied"),
    ] {
        person.goes_to(tab);
        person.sees(there);
        keys(&mut person);
        person.sees_no("Undo this");
        let shown = person.names();
        let odd = shown
            .iter()
            .find(|name| name.contains("401") || name.contains("_api_") || name.contains("not saved"));
        assert_eq!(odd, None, "{tab}");
        assert_eq!((person.rates(), person.steps()), (rates.clone(), steps.clone()), "{tab}");
    }
    for tab in ["Products", "Customers", "Suppliers", "Tax classes"] {
        person.goes_to(tab);
        person.sees(&format!("You may not see the {}", tab.to_lowercase()));
    }
}

#[test]
fn an_administrator_adds_changes_and_removes_users() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.clicks("Shop");
    person.clicks("Users…");
    person.sees("owner, administrator");
    person.fills("Name of the new user", "Mia");
    person.clicks("Add user");
    person.sees("Mia, shop manager");
    person.fills("Name of the new user", "Mia");
    person.clicks("Add user");
    person.sees("There is a user \"Mia\" already. Choose another name.");
    person.clicks("Mia, shop manager");
    person.clicks_on(Role::RadioButton, "Accountant");
    person.sees("Mia, accountant");
    person.clicks("Set password");
    // The password takes the place of the form for somebody new, and has the foot of the dialog.
    person.sees_no("New user");
    let main = person.main_button("Back").and_then(|node| node.accesskit_node().label());
    assert_eq!(main.as_deref(), Some("Save password"));
    person.clicks("Back");
    person.sees("New user");
    person.clicks("Set password");
    person.types("short");
    person.presses(Key::Enter);
    person.sees_part("at least 8 characters");
    person.fills_secret("New password", "correct horse");
    person.presses(Key::Enter);
    person.sees("Mia has a new password.");
    let (engine, _) = person.engine();
    assert!(engine.sign_in("Mia", "correct horse").is_ok() && engine.sign_in("Mia", "").is_err());
    person.clicks("Remove password");
    person.sees("Mia has no password now.");
    person.clicks("Remove user");
    person.sees("Remove Mia?");
    person.presses(Key::Escape);
    person.clicks("Remove user");
    person.sees("Remove Mia?");
    person.clicks("Remove user");
    person.sees_no("Mia, accountant");
    person.sees("Mia was removed.");
}

#[test]
fn a_refusal_that_comes_after_its_dialog_was_closed_stands_above_the_status_bar() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.clicks("Shop");
    person.clicks("Users…");
    person.sees("owner, administrator");
    person.fills("Name of the new user", "owner");
    person.clicks_and_escapes("Add user");
    person.sees_no("Name of the new user");
    person.sees_part("There is a user \"owner\" already.");
}

#[test]
fn the_last_administrator_stays_one() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.clicks("Shop");
    person.clicks("Users…");
    person.clicks("owner, administrator");
    person.clicks_on(Role::RadioButton, "Accountant");
    person.sees_part("a shop needs an administrator");
    person.clicks("Remove user");
    person.clicks("Remove user");
    person.sees_part("a shop needs an administrator");
    assert_eq!(person.engine().1.role(), Some(access::Role::Administrator));
}

#[test]
fn others_do_not_get_at_the_users() {
    let mut person = Person::with_shop(|engine, owner| {
        engine
            .apply(
                &Change::User(UserChange::Add { login: "Tam".to_owned(), role: access::Role::Accountant }),
                owner,
                now(),
            )
            .unwrap();
    });
    person.clicks_on(Role::Button, "owner");
    person.clicks("Tam, accountant");
    person.sees_no("owner, administrator");
    person.sees("Tam");
    person.clicks("Shop");
    person.clicks("Users…");
    person.sees_no("Name of the new user");
}
