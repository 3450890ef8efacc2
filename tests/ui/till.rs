//! What is sold over the counter of a shop: taxed where the shop is, with a warning where no rate fits.

use egui::Key;
use tillbook::domain::access::Actor;
use tillbook::domain::address::Address;
use tillbook::domain::settings::Shop;
use tillbook::domain::tax::Prices;
use tillbook::engine::{Change, Engine};

use super::person::{Person, now};

/// The shop is in Leeds, and its prices are typed with tax.
fn in_leeds(engine: &mut Engine, owner: &Actor) {
    let mut shop = engine.shop().unwrap();
    shop.taxes.prices = Prices::IncludeTax;
    let address = Address { city: "Leeds".to_owned(), ..Address::of_country("GB") };
    engine.apply(&Change::ChangeShop(Shop { address, ..shop }), owner, now()).unwrap();
}

fn begins(person: &mut Person) {
    person.goes_to("Orders");
    person.sees("Total £40.00");
    person.presses_control_shift(Key::N);
    person.sees("New order, Till sale, not saved");
}

/// Adds a line of one at this price.
fn sells(person: &mut Person, name: &str, price: &str) {
    person.types(name);
    person.sees(&format!("“{name}” as it is, no product"));
    person.presses(Key::Enter);
    person.presses(Key::Enter);
    person.types(price);
    person.presses(Key::Enter);
}

#[test]
fn a_till_sale_is_taxed_at_the_shop_and_shipping_is_what_was_typed() {
    let mut person = Person::with_shop(in_leeds);
    begins(&mut person);
    person.sees("Taxed at the shop: Leeds, GB");
    person.presses(Key::Enter);
    sells(&mut person, "Lamp", "1,234.50");
    sells(&mut person, "Bulb", "24.90");
    person.fills("Discount", "9.40");
    person.fills("Shipping", "4.90");
    person.sees("Total £1,254.90");
    person.sees("Includes VAT 20\u{a0}% 209.15");
    person.presses_control(Key::S);
    person.sees("20 Nov 14:32, order 4, Till sale , Completed, 1,254.90");
    assert_eq!(person.reads("Price of line 1"), "1,234.50");
    assert_eq!(person.reads("Price of line 2"), "24.90");
    assert_eq!(person.reads("Shipping"), "4.90");
    person.sees("net 1,021.08, tax 204.21, discount 9.21");
    person.sees("Total £1,254.90");
}

#[test]
fn a_warning_says_that_no_rate_fits_before_the_order_is_saved() {
    let mut person = Person::with_shop(in_leeds);
    begins(&mut person);
    person.presses(Key::Enter);
    sells(&mut person, "Lamp", "12");
    person.sees("Total £12.00");
    person.sees_no("No tax is charged: no rate fits an order to France");
    person.clicks("Change address");
    person.fills("Country", "FR");
    person.sees("No tax is charged: no rate fits an order to France");
}

#[test]
fn a_shop_without_an_address_says_why_it_charges_no_tax() {
    let mut person = Person::with_shop(|_, _| ());
    begins(&mut person);
    person.sees("No address");
    person.presses(Key::Enter);
    sells(&mut person, "Lamp", "12");
    person.sees_part("neither this order nor the shop has an address");
}
