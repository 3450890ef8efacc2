//! The Customers tab: the list, the form beside it, and putting away.

use domain::order::Customer;
use domain::places::address::Address;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use engine::{Change, CustomerChange, OrderChange};

use super::painted::{cut, painted};
use super::person::{Person, now};

const TAM: &str = "tam, 20 Nov 2026, 1, 40.00";

fn at_the_customers() -> Person {
    let mut person = Person::with_shop(|engine, owner| {
        let mut order = engine.order(owner, "2").unwrap().unwrap();
        order.customer = Some("tam".to_owned());
        engine.apply(&Change::Order(OrderChange::Put(Box::new(order.clone()))), owner, now()).unwrap();
    });
    person.goes_to("Customers");
    person.sees(TAM);
    person
}

#[test]
fn a_customer_is_added_and_changed_by_keys_alone() {
    let mut person = at_the_customers();
    person.sees("1 of 1 customer");
    person.presses(Key::Insert);
    person.types("Maja Brandt");
    person.presses(Key::Tab);
    person.types("maja@example.org");
    person.presses(Key::Tab);
    person.types("Am Wall 1");
    person.presses(Key::Tab);
    person.types("20095");
    person.presses(Key::Tab);
    person.types("Hamburg");
    person.presses(Key::Tab);
    person.types("germ");
    person.sees("Germany, DE");
    person.presses(Key::Enter);
    assert_eq!(person.reads("Country"), "Germany");
    person.presses(Key::Enter);
    person.sees("Maja Brandt, maja@example.org, Hamburg, Germany, 20 Nov 2026, 0, 0.00");
    let (engine, owner) = person.engine();
    let made = engine.customer_list(&owner).unwrap().pop().unwrap().customer;
    let address = Address {
        street: "Am Wall 1".to_owned(),
        city: "Hamburg".to_owned(),
        state: String::new(),
        postcode: "20095".to_owned(),
        country: "DE".to_owned(),
    };
    assert_eq!((made.address, made.login.as_str()), (address, "maja@example.org"));
    person.presses_control(Key::F);
    person.types("hamb");
    person.sees("1 of 2 customers");
    person.presses(Key::Enter);
    person.presses(Key::Enter);
    person.types("Maja B.");
    person.presses(Key::Enter);
    person.sees("Maja B., maja@example.org, Hamburg, Germany, 20 Nov 2026, 0, 0.00");
    assert_eq!(person.steps()[..2], ["Edit customer Maja B.", "Add customer Maja Brandt"]);
}

#[test]
fn a_country_has_its_code_where_its_name_would_be_cut() {
    let mut person = at_the_customers();
    person.fills("City", "Stockton-on-Tees");
    person.fills("Country", "United Kingdom");
    person.presses_control(Key::S);
    person.sees("tam, Stockton-on-Tees, United Kingdom, 20 Nov 2026, 1, 40.00");
    for (width, notes) in
        [(1920.0, ["Stockton-on-Tees", "United Kingdom"]), (1366.0, ["Stockton-on-Tees", "GB"])]
    {
        person.resizes(width, 768.0);
        assert!(cut(&person).is_empty(), "{width}: {:?}", cut(&person));
        let texts: Vec<&str> = painted(&person).iter().map(|(_, shape)| shape.galley.text()).collect();
        assert!(texts.windows(2).any(|two| two == notes), "{width}: {texts:?}");
    }
}

#[test]
fn what_cannot_be_taken_is_said_at_its_field() {
    let mut person = at_the_customers();
    person.fills("Email", "nobody");
    person.presses(Key::Enter);
    person.sees("Write an email address");
    person.fills("Email", "tam@example.org");
    // The form is narrow here.
    person.resizes(1024.0, 640.0);
    person.fills("Country", "Atlantis");
    person.presses(Key::Tab);
    person.sees("No such country: choose one");
    assert!(cut(&person).is_empty(), "{:?}", cut(&person));
    person.presses_control(Key::S);
    assert_eq!(person.focused().as_deref(), Some("Country"));
    person.fills("Country", "Wales");
    person.clicks("Discard");
    assert_eq!((person.reads("Email"), person.reads("Country")), (String::new(), String::new()));
}

#[test]
fn a_customer_is_archived_and_comes_back() {
    let mut person = at_the_customers();
    person.clicks("Archive");
    person.sees("Archived “tam”");
    person.sees("0 of 0 customers · 1 archived");
    person.clicks_on(Role::Button, "Undo");
    person.sees(TAM);
    let (engine, owner) = person.engine();
    assert!(!engine.customer_list(&owner).unwrap()[0].customer.archived);
}

#[test]
fn who_may_not_manage_does_not_see_them() {
    let mut person = Person::accountant();
    person.sees("Ann");
    person.goes_to("Customers");
    person.sees("You may not see the customers");
    person.goes_to("Products");
    person.sees("You may not see the products");
}

#[test]
fn the_orders_of_a_customer_are_a_step_away_and_so_is_the_way_back() {
    let mut person = at_the_customers();
    person.clicks("Orders of this customer");
    person.sees("1 of 3 orders · £40.00 in this list");
    person.sees("4 Nov 11:00, order 2, tam United Kingdom, Completed, 40.00");
    person.clicks("More with this order");
    person.clicks("Show the customer");
    person.sees(TAM);
    assert_eq!(person.focused().as_deref(), Some("customers"));
    // By keys, from the form too; a filter that hides them is in nobody's way.
    person.presses_control(Key::F);
    person.types("maja");
    person.sees("No customer matches");
    person.clicks_on(Role::TextInput, "Email");
    person.presses_control(Key::Enter);
    person.sees("1 of 3 orders · £40.00 in this list");
    person.clicks("More with this order");
    person.clicks("Show the customer");
    person.sees(TAM);
    assert_eq!(person.reads("Name, email or place"), "");
}

/// A VAT number that fails is pointed out and kept; one of another member of the Union proposes reverse charge.
#[test]
fn a_business_has_a_vat_number_that_orders_propose_to_use() {
    let mut person = Person::with_shop(|engine, owner| {
        let mut settings = engine.shop().unwrap();
        settings.address = Address::of_country("DE");
        engine.apply(&Change::settings(settings, None), owner, now()).unwrap();
        let mut order = engine.order(owner, "2").unwrap().unwrap();
        order.customer = Some("tam".to_owned());
        engine.apply(&Change::Order(OrderChange::Put(Box::new(order.clone()))), owner, now()).unwrap();
        let tam = engine.customer(owner, "tam").unwrap().unwrap();
        let customer = Customer { address: Address::of_country("AT"), ..tam.clone() };
        engine
            .apply(&Change::Customer(CustomerChange::Save { customer, was: Some(tam) }), owner, now())
            .unwrap();
    });
    person.goes_to("Customers");
    person.sees_part("tam, Austria");
    person.fills("VAT number", "ATU12345676");
    person.presses(Key::Tab);
    person.sees_part("The check digits of the VAT number \"ATU12345676\" are wrong");
    person.fills("VAT number", "ATU12345675");
    person.presses(Key::Enter);
    person.waits("the number to be saved", |person| {
        let (engine, owner) = person.engine();
        engine.customer(&owner, "tam").unwrap().unwrap().vat_number == "ATU12345675"
    });
    person.presses_control(Key::F);
    person.types("atu123");
    person.sees("1 of 1 customer");
    person.presses_control_shift(Key::N);
    person.sees("New order, No customer, not saved");
    person.types("tam");
    person.sees("tam, Austria");
    person.presses(Key::Enter);
    person.types("Gift wrap");
    person.sees("“Gift wrap” as text, no product");
    person.presses(Key::ArrowUp);
    person.presses(Key::Enter);
    person.presses(Key::Enter);
    person.types("10");
    person.presses(Key::Enter);
    person.sees("ATU12345675 is a business in the EU: no tax?");
    person.sees("Taxed as usual");
    person.presses_with(Modifiers::ALT, Key::R);
    person.sees("Tax: No tax: reverse charge");
    assert_eq!(person.reads("VAT number"), "ATU12345675");
    person.sees("No tax is charged: Reverse charge, VAT number ATU12345675");
    person.presses_control(Key::S);
    person.sees("No tax was charged: Reverse charge, VAT number ATU12345675");
}
