//! Closing and reopening a period in the window, and what an order in a closed one says.

use domain::access::Role as UserRole;
use domain::order::OrderStatus;
use domain::time::tax_period::TaxPeriod;
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use engine::{Change, PeriodChange, UserChange};

use super::person::{Person, now};

/// Closes November 2026, in which all orders are, before the window opens.
fn closed() -> Person {
    Person::with_shop(|engine, owner| {
        let period = TaxPeriod::parse("2026-11").unwrap();
        engine.apply(&Change::Period(PeriodChange::Close { period, early: true }), owner, now()).unwrap();
        let add = Change::User(UserChange::Add { login: "mara".to_owned(), role: UserRole::ShopManager });
        engine.apply(&add, owner, now()).unwrap();
    })
}

fn is_cancelled(person: &Person, number: &str) -> bool {
    let (engine, owner) = person.engine();
    engine.order(&owner, number).unwrap().unwrap().status == OrderStatus::Cancelled
}

#[test]
fn a_month_is_closed_and_reopened_with_a_reason() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.clicks("Shop");
    person.clicks("Close a period…");
    person.clicks("November 2026, open");
    person.sees_part("It lasts until 30 Nov 2026.");
    person.clicks("Close November 2026 early");
    person.sees("November 2026 is closed");
    person.clicks("Shop");
    person.clicks("Close a period…");
    person.clicks("Quarters");
    person.sees("Q4 2026, partly closed");
    person.clicks("November 2026, closed 20 Nov 2026 by owner");
    person.fills("Why it is reopened", "A refund is missing");
    person.clicks("Reopen November 2026");
    person.sees("November 2026 is open");
    assert_eq!(person.steps()[..2], ["Reopen November 2026: A refund is missing", "Close November 2026"]);
    person.presses_control(Key::H);
    person.sees("20 Nov 14:32, owner, Reopen November 2026: A refund is missing, Applied");
    person.sees("November 2026 reopened");
    person.sees("Date: 20 Nov 2026 14:32 by owner, now empty");
}

#[test]
fn an_order_of_a_closed_month_says_so_and_keeps_its_figures() {
    let mut person = closed();
    person.goes_to("Orders");
    person.sees_part("November 2026 is closed: of this order only the note changes");
    person.clicks("More with this order");
    person.clicks("Cancel the order");
    person.sees_part("November 2026 is closed, and ");
    person.sees_part(" Nov 2026 is in it");
    person.sees_part("To reopen it: Shop > Close a period.");
    assert!(["1", "2", "3"].iter().all(|number| !is_cancelled(&person, number)));
    // Below the message: the form would have to be scrolled.
    person.waits_for_rest();
    person.window.get_by_role_and_label(Role::TextInput, "Note").focus();
    person.window.step();
    person.types("Called");
    person.presses_control(Key::S);
    person.waits("the note", |person| {
        let (engine, owner) = person.engine();
        ["1", "2", "3"]
            .iter()
            .any(|number| engine.order(&owner, number).unwrap().unwrap().texts.note == "Called")
    });
    // A new order is dated today, which is closed too; what was typed stays.
    person.presses_control_shift(Key::N);
    person.types("Tea towel");
    person.sees_part("November 2026 is closed: date this order in an open period.");
}

#[test]
fn a_manager_is_told_who_reopens() {
    let mut person = closed();
    person.goes_to("Orders");
    person.clicks("owner");
    person.clicks("mara, shop manager");
    person.sees("mara");
    person.clicks("Shop");
    person.clicks("Close a period…");
    person.clicks("November 2026, closed 20 Nov 2026 by owner");
    person.sees_part("Only administrators can reopen a period.");
    person.sees_no("Reopen November 2026");
}
