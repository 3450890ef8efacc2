//! Orders without a customer or an address: taxed where the shop is, with a warning where no rate fits.

use domain::access::Actor;
use domain::places::address::Address;
use domain::shop::settings::Shop;
use domain::tax::Prices;
use egui::Key;
use engine::{Change, Engine, TaxRateChange};

use super::person::{Person, now};

/// The shop is in Leeds, and its prices are typed with tax.
fn in_leeds(engine: &mut Engine, owner: &Actor) {
    let mut shop = engine.shop().unwrap();
    shop.taxes.prices = Prices::IncludeTax;
    let address = Address { city: "Leeds".to_owned(), ..Address::of_country("GB") };
    engine.apply(&Change::settings(Shop { address, ..shop }, None), owner, now()).unwrap();
}

fn begins(person: &mut Person) {
    person.goes_to("Orders");
    person.sees("Total £40.00");
    person.presses_control_shift(Key::N);
    person.sees("New order, No customer, not saved");
}

/// Adds a line of one at this price.
fn sells(person: &mut Person, name: &str, price: &str) {
    person.types(name);
    person.sees(&format!("“{name}” as text, no product"));
    person.presses(Key::ArrowUp);
    person.presses(Key::Enter);
    person.presses(Key::Enter);
    person.types(price);
    person.presses(Key::Enter);
}

#[test]
fn an_order_without_a_customer_is_taxed_at_the_shop_and_shipping_is_what_was_typed() {
    let mut person = Person::with_shop(in_leeds);
    begins(&mut person);
    person.sees("Taxed at the shop: Leeds, United Kingdom");
    person.presses(Key::Enter);
    sells(&mut person, "Lamp", "1,234.50");
    sells(&mut person, "Bulb", "24.90");
    person.fills("Discount", "9.40");
    person.fills("Shipping", "4.90");
    person.sees("Total £1,254.90");
    person.sees("Includes VAT 20% 209.15");
    person.presses_control(Key::S);
    person.sees("20 Nov 14:32, order 4, No customer, Completed, 1,254.90");
    assert_eq!(person.reads("Price of line 1"), "1,234.50");
    assert_eq!(person.reads("Price of line 2"), "24.90");
    assert_eq!(person.reads("Shipping"), "4.90");
    person.sees("net 1,021.08, tax 204.21, discount 9.21");
    person.sees("Total £1,254.90");
    person.sees("Taxed at the shop: Leeds, United Kingdom");
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

/// A shop of a country, without any tax rate.
fn without_rates(country: &'static str) -> Person {
    Person::with_shop(move |engine, owner| {
        let shop = engine.shop().unwrap();
        let address = Address::of_country(country);
        engine.apply(&Change::settings(Shop { address, ..shop }, None), owner, now()).unwrap();
        for rate in engine.rate_table(owner, now()).unwrap().rates() {
            engine
                .apply(&Change::TaxRate(TaxRateChange::Delete { id: rate.id.to_string() }), owner, now())
                .unwrap();
        }
    })
}

#[test]
fn a_shop_without_rates_says_so_and_adds_those_of_its_country_beside_the_order() {
    let mut person = without_rates("DE");
    begins(&mut person);
    person.presses(Key::Enter);
    sells(&mut person, "Lamp", "100");
    person.sees("Total £100.00");
    person.sees(
        "No tax is charged, since this shop has no tax rates of Germany. If it charges none, add one of 0%",
    );
    person.clicks("Add the rates of Germany");
    person.sees_part("Imported ");
    person.sees("Total £119.00");
    person.sees_no("Add the rates of Germany");
    person.sees("New order, No customer, not saved, 119.00");
    assert!(person.rates().contains(&"DE 19.0000 MwSt standard".to_owned()), "{:?}", person.rates());
    assert_eq!(person.steps()[0], "Import tax rates of Germany");
    person.clicks("Undo");
    person.sees("Add the rates of Germany");
    person.sees("Total £100.00");
    assert_eq!(person.rates(), [""; 0]);
}

#[test]
fn where_no_rates_come_with_the_program_the_way_is_to_type_them() {
    let mut person = without_rates("US");
    begins(&mut person);
    person.presses(Key::Enter);
    sells(&mut person, "Lamp", "100");
    person.sees_part("this shop has no tax rates of the United States");
    person.clicks("Go to Tax rates");
    person.sees("No tax rates yet");
}
