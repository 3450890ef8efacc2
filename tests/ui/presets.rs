//! The rates of a country, added from the window.

use domain::field::Value;
use domain::places::address::Address;
use domain::rate::RateInput;
use domain::shop::settings::{Currency, Shop};
use egui::Key;
use egui::accesskit::Role;
use engine::{Change, Engine, TaxRateChange};

use super::person::Person;
use super::stock::now;

#[test]
fn rates_of_a_country_are_found_previewed_added_and_taken_back() {
    let mut person = Person::at_a_shop();
    person.goes_to("Tax rates");
    person.clicks("More with tax rates");
    person.clicks("Rates of a country");
    person.sees("Add tax rates to Harbour & Thistle");
    person.fills("Find a country", "germ");
    person.presses(Key::Enter);
    person.sees("Tax rates of Germany");
    person.sees("5 new: 5 tax rates");
    // Its percentage is the same, and what it was in 2020 comes in.
    person.sees("1 changed: 1 tax rate");
    person.sees_part("New, tax rate, Germany · MwSt, 19%");
    person.sees_part("since 1 Jan 2021 · eu-vat-rates-data (29 Sep 2026), Duty27");
    assert_eq!(person.rates().len(), 3, "looking changes nothing");
    person.clicks_on(Role::CheckBox, "Only standard rates");
    person.sees("3 new: 3 tax rates");
    person.clicks_on(Role::CheckBox, "Only standard rates");
    person.sees("5 new: 5 tax rates");
    person.imports();
    person.sees_part("Imported ");
    assert!(person.rates().contains(&"DE 19.0000 MwSt standard".to_owned()), "{:?}", person.rates());
    assert_eq!(person.steps()[0], "Import tax rates of Germany");
    person.clicks_on(Role::Button, "Undo");
    person.sees("Undone: Import tax rates of Germany");
    assert_eq!(person.rates().len(), 3);
}

#[test]
fn another_can_be_chosen_and_what_there_is_none_of_is_said() {
    let mut person = Person::at_a_shop();
    person.goes_to("Tax rates");
    person.clicks("More with tax rates");
    person.clicks("Rates of a country");
    person.fills("Find a country", "atlantis");
    person.sees("There are no rates for this. A table of rates can be imported from a file.");
    person.fills("Find a country", "alb");
    person.clicks_on(Role::ListBoxOption, "Albania, AL");
    person.sees_part("Sources disagree on Albania: vatverify-rates (13 Apr 2026) does not have 10");
    person.clicks("Choose another");
    person.clicks_on(
        Role::ListBoxOption,
        "All of the European Union, For distance sales, with Northern Ireland",
    );
    person.sees("Tax rates of the European Union");
    person.presses(Key::Escape);
    person.sees_no("Tax rates of the European Union");
    assert_eq!(person.rates().len(), 3);
}

#[test]
fn what_the_shop_has_is_updated_and_nothing_is_added() {
    let mut person = Person::with_shop(|engine, owner| {
        let text = |text: &str| Some(Value::text(text));
        let (country, rate, name) = (text("EE"), text("22"), text("VAT"));
        let input = RateInput { country, rate, name, ..RateInput::default() };
        engine.apply(&Change::TaxRate(TaxRateChange::Create(input)), owner, now()).unwrap();
    });
    person.goes_to("Tax rates");
    person.clicks("More with tax rates");
    person.clicks("Rates of a country");
    person.clicks_on(Role::ListBoxOption, "Update the rates of the shop, Changes percentages, adds none");
    // Two others get only what they were before.
    person.sees("3 changed: 3 tax rates");
    person.sees("0 new");
    person.sees_part("rate 22% → 24% · since 1 Jul 2025 · eu-vat-rates-data");
    person.imports();
    person.sees_part("Imported ");
    assert!(person.rates().contains(&"EE 24.0000 VAT standard".to_owned()), "{:?}", person.rates());
}

#[test]
fn a_shop_without_rates_offers_those_of_its_country() {
    let mut person = Person::finds(Some("shop.tillbook"), |folder| {
        let shop = Shop::new("Laden", Currency::parse("EUR").unwrap(), domain::time::Zone::UTC).unwrap();
        let shop = Shop { address: Address::of_country("DE"), ..shop };
        Engine::create(&folder.join("shop.tillbook"), &shop, now()).unwrap();
    });
    person.goes_to("Tax rates");
    person.sees("No tax rates yet");
    person.clicks_last(Role::Button, "Rates of a country");
    person.sees("7 new: 1 tax class, 6 tax rates");
    person.sees_part("7% · Reduced rate · since");
    person.clicks("Choose another");
    person.clicks_on(Role::ListBoxOption, "Germany, The country of the shop");
    person.sees("7 new: 1 tax class, 6 tax rates");
}
