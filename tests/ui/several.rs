//! Several rows of a list at once, and the context menus of lists and of the grid.

use domain::field::Value;
use domain::order::OrderStatus;
use domain::text::Text;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use engine::{BooksChange, Change, OrderChange, TaxClassChange};

use super::person::{Person, now};

const SECOND: &str = "4 Nov 11:00, order 2, No customer United Kingdom, Completed, 40.00";

/// The statuses of the orders 1 to 3.
fn statuses(person: &Person) -> Vec<OrderStatus> {
    let (engine, owner) = person.engine();
    ["1", "2", "3"].map(|number| engine.order(&owner, number).unwrap().unwrap().status).into()
}

#[test]
fn several_orders_change_in_one_step() {
    use OrderStatus::{Completed, OnHold};
    let mut person = Person::at_a_shop();
    person.goes_to("Orders");
    person.clicks(SECOND);
    person.presses_with(Modifiers::SHIFT, Key::ArrowDown);
    person.sees("2 orders selected");
    person.clicks("Set to on hold");
    person.waits("the file", |person| statuses(person) == [OnHold, OnHold, Completed]);
    person.sees("Set 2 orders to on hold");
    assert_eq!(person.steps()[0], "Set 2 orders to on hold");
    person.presses_control(Key::Z);
    person.waits("the file", |person| statuses(person) == [Completed; 3]);
    person.presses_control(Key::A);
    person.sees("3 orders selected");
    person.presses(Key::Escape);
    person.sees("Order 2");
}

#[test]
fn several_products_are_archived_and_come_back() {
    let mut person = Person::at_a_shop();
    person.goes_to("Products");
    person.clicks("Enamel mug, 1, Standard rate, 3, 75.00");
    person.presses_control(Key::A);
    person.sees("2 products selected");
    person.clicks("Archive");
    person.sees_part("0 of 0 products · 2 archived");
    assert_eq!(person.steps()[0], "Archive 2 products");
    person.clicks_on(Role::Button, "Undo");
    person.sees("2 of 2 products");
}

#[test]
fn the_menu_key_opens_what_can_be_done() {
    let mut person = Person::at_a_shop();
    person.goes_to("Orders");
    person.clicks(SECOND);
    person.presses_with(Modifiers::SHIFT, Key::F10);
    person.clicks("Refund");
    person.sees("Date of the refund");
    person.goes_to("Tax rates");
    person.clicks("Country of row 2: DE");
    person.presses_with(Modifiers::SHIFT, Key::F10);
    person.clicks("Duplicate rows");
    person.waits("the file", |person| person.rates().len() == 4);
    person.sees("Country of row 3: DE");
}

#[test]
fn of_several_changes_all_are_made_or_none() {
    let person = Person::at_a_shop();
    let (mut engine, owner) = person.engine();
    let set = |number: &str| {
        Change::Order(OrderChange::SetStatus { number: number.to_owned(), status: OrderStatus::OnHold })
    };
    let class = Change::TaxClass(TaxClassChange::Create { name: Some(Value::text("Toys")) });
    for changes in [vec![set("1"), set("77")], vec![set("1"), class]] {
        let change = Change::Books(BooksChange::Several { title: Text::new("Set orders"), changes });
        assert!(engine.apply(&change, &owner, now()).is_err());
        assert_eq!(statuses(&person), [OrderStatus::Completed; 3]);
    }
}
