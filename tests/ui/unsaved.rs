//! What is typed and not saved: it is said on every tab, opened by a click, and there again after the window was
//! closed, which says so.

use egui::Key;
use egui::accesskit::Role;

use super::person::Person;
use super::two_windows::types_an_order;

/// With two new orders, changes of an order, a product and a customer, and a new supplier, none of them saved.
fn typed() -> Person {
    let mut person = Person::at_a_shop();
    types_an_order(&mut person, "Gift wrap");
    types_an_order(&mut person, "Ribbon");
    person.clicks("10 Oct 12:00, order 3, No customer United Kingdom, Completed, 34.00");
    person.fills("Note", "Rings twice");
    for (tab, field) in [("Products", "Name of the product"), ("Customers", "Name of the customer")] {
        person.goes_to(tab);
        person.sees(field);
        person.fills(field, "Typed");
    }
    person.goes_to("Suppliers");
    person.presses(Key::Insert);
    person.types("Acme");
    person
}

const ALL: [(&str, &str); 4] = [
    ("3 orders not saved", "Orders"),
    ("1 product not saved", "Products"),
    ("1 customer not saved", "Customers"),
    ("1 supplier not saved", "Suppliers"),
];

#[test]
fn every_tab_says_what_is_not_saved_and_opens_it() {
    let mut person = typed();
    for tab in ["Sales", "Orders", "Tax rates", "Returns", "History"] {
        person.goes_to(tab);
        for (words, _) in ALL {
            person.sees(words);
        }
        person.sees_no("All changes saved");
    }
    for (words, tab) in ALL {
        person.clicks(words);
        assert!(person.is_on(Role::Tab, tab), "{words}");
    }
    assert_eq!(person.reads("Name of the supplier"), "Acme");
    // Each click opens the next one.
    person.goes_to("Orders");
    for (title, line) in [("New order", "Ribbon"), ("Order 3", ""), ("New order", "Gift wrap")] {
        person.clicks("3 orders not saved");
        person.sees(title);
        person.waits_for_rest();
        assert_eq!(person.reads("Product of line 1"), line);
    }
}

#[test]
fn drafts_in_the_list_have_their_customer_and_total_also_after_a_restart() {
    let mut person = Person::at_a_shop();
    types_an_order(&mut person, "Gift wrap");
    person.fills("Customer", "Ada");
    person.sees("New order, Ada, not saved, 7.50");
    types_an_order(&mut person, "Ribbon");
    person.sees("New order, No customer, not saved, 7.50");
    let mut person = person.reopens();
    person.sees("2 orders that you typed last time, not saved yet");
    person.goes_to("Orders");
    person.sees("New order, Ada, not saved, 7.50");
    person.sees("New order, No customer, not saved, 7.50");
}

#[test]
fn the_first_order_is_there_again_after_a_restart_before_it_is_saved() {
    let mut person = Person::without_a_shop();
    person.clicks("Start a new shop");
    person.fills("Country", "United Kingdom");
    person.presses(Key::Tab);
    person.types("Shop");
    person.clicks("Create shop");
    person.sees("First steps");
    types_an_order(&mut person, "Gift wrap");
    person.closes();
    let mut person = person.reopens();
    person.goes_to("Orders");
    person.sees("New order, No customer, not saved, 7.50");
    assert_eq!(person.reads("Product of line 1"), "Gift wrap");
}

#[test]
fn closing_says_that_what_is_not_saved_will_be_there_and_it_is() {
    let mut person = typed();
    person.asks_to_close();
    person.sees(
        "Typed and not saved: 3 orders, 1 product, 1 customer, 1 supplier. All of it will be there when you open this shop again.",
    );
    person.presses(Key::Escape);
    person.sees_no("Not everything is saved");
    person.sees("3 orders not saved");
    person.closes();
    let mut person = person.reopens();
    person.sees("3 orders, 1 product, 1 customer, 1 supplier that you typed last time, not saved yet");
    person.clicks("1 product not saved");
    person.sees("Name of the product");
    assert_eq!(person.reads("Name of the product"), "Typed");
    person.presses_control(Key::S);
    person.sees_no("1 product not saved");
}
