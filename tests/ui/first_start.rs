//! The first start: a new shop, a file by its path, and what is no shop.

use domain::places::address::Address;
use domain::shop::cash_register::NO_CASH_REGISTER;
use domain::shop::settings::Shop;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use engine::{Change, Engine};

use super::person::{Person, now};

/// Chooses in a field with a list: types the beginning of a name and goes on.
fn chooses(person: &mut Person, field: &str, text: &str) {
    person.fills(field, text);
    person.presses(Key::Tab);
}

#[test]
fn a_new_shop_is_made_and_opened() {
    let mut person = Person::without_a_shop();
    person.sees("How would you like to start?");
    person.clicks("Start a new shop");
    chooses(&mut person, "Country", "Germ");
    person.types("Corner Café");
    assert_eq!(person.reads("Country"), "Germany");
    assert_eq!(person.reads("Currency"), "EUR");
    assert_eq!(person.reads("Time zone"), "Europe/Berlin");
    assert!(person.is_on(Role::RadioButton, "With tax"));
    person.fills("Postcode", "10115");
    person.fills("City", "Berlin");
    person.clicks_on(Role::CheckBox, "Zero rate");
    let path = person.folder().join("corner-cafe.tillbook");
    assert_eq!(person.reads("Shop file"), path.display().to_string());
    person.clicks("Create shop");
    person.sees("Corner Café");
    person.sees("EUR · Berlin");
    person.sees("First steps");
    person.sees("Undo: Import tax rates of Germany (Ctrl+Z)");
    person.clicks("New order");
    person.sees("New order, No customer, not saved");
    let engine = Engine::open(&path).unwrap();
    let shop = engine.shop().unwrap();
    assert!(shop.taxes.prices.include_tax());
    let address = shop.address;
    assert_eq!([address.country, address.postcode, address.city], ["DE", "10115", "Berlin"]);
    let classes = engine.classes(&engine.owner().unwrap()).unwrap();
    let names: Vec<&str> = classes.iter().map(|class| class.name.as_str()).collect();
    // A shop in Germany has its papers in German, and its classes with them.
    assert_eq!(names, ["Regelsatz", "Ermäßigter Satz"]);
    assert_eq!(engine.owner().unwrap().login(), "inhaber");
    assert!(classes.iter().map(|class| class.slug.as_str()).eq(["standard", "reduced-rate"]));
}

#[test]
fn shift_and_tab_lead_to_a_field_that_is_typed_over() {
    let mut person = Person::without_a_shop();
    person.clicks("Start a new shop");
    person.fills("Name of the shop", "Corner");
    for (field, text) in [("Country", "Germany"), ("Name of the shop", "Ecke")] {
        let key = if field == "Country" { Modifiers::SHIFT } else { Modifiers::NONE };
        person.presses_with(key, Key::Tab);
        person.types(text);
        assert_eq!(person.reads(field), text);
    }
}

/// The button at the foot of the form lies below a low window at first.
#[test]
fn the_keyboard_is_scrolled_into_view() {
    let mut person = Person::without_a_shop();
    person.resizes(1024.0, 620.0);
    person.clicks("Start a new shop");
    chooses(&mut person, "Country", "Germ");
    let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1024.0, 620.0));
    for _ in 0..20 {
        person.presses(Key::Tab);
        person.waits_for_rest();
        let focused = person.focused().unwrap_or_default();
        assert!(window.contains_rect(person.place(&focused)), "{focused}");
        if focused == "Create shop" {
            return;
        }
    }
    panic!("Tab does not come to the button");
}

/// A country is found by its English name and by the one that is shown.
#[test]
fn the_form_of_a_new_shop_is_in_the_language_that_is_chosen_there() {
    let mut person = Person::without_a_shop();
    person.clicks("Start a new shop");
    chooses(&mut person, "Country", "Germ");
    person.clicks_on(Role::ComboBox, "Language: English");
    person.presses(Key::Escape);
    person.clicks_on(Role::ComboBox, "Language: English");
    let german = person.names().into_iter().find(|name| name.starts_with("Deutsch")).unwrap();
    person.clicks_on(Role::MenuItemRadio, &german);
    person.sees("Neuen Shop anlegen");
    assert_eq!(person.reads("Land"), "Deutschland");
    for typed in ["Austri", "Österr"] {
        chooses(&mut person, "Land", typed);
        assert_eq!(person.reads("Land"), "Österreich");
        assert_eq!(person.reads("Zeitzone"), "Europe/Vienna");
        chooses(&mut person, "Land", "Schweiz");
        assert_eq!(person.reads("Währung"), "CHF");
    }
}

/// Said of the countries where a program that records cash must be certified: in the form of the shop, and for a shop that
/// was not made here once in that of an order, which is closed or left.
#[test]
fn a_shop_is_told_once_that_this_is_no_cash_register() {
    let mut person = Person::without_a_shop();
    person.clicks("Start a new shop");
    chooses(&mut person, "Country", "Switz");
    person.sees("Orders without an address are taxed at this one.");
    person.sees_no(NO_CASH_REGISTER);
    chooses(&mut person, "Country", "Germ");
    person.sees(NO_CASH_REGISTER);
    person.fills("Name of the shop", "Corner");
    person.clicks("Create shop");
    person.sees("First steps");
    person.goes_to("Orders");
    person.presses_control_shift(Key::N);
    person.sees("Date");
    person.sees_no(NO_CASH_REGISTER);
    for is_closed in [true, false] {
        let mut person = Person::with_shop(|engine, owner| {
            let shop = Shop { address: Address::of_country("DE".to_owned()), ..engine.shop().unwrap() };
            engine.apply(&Change::settings(shop, None), owner, now()).unwrap();
        });
        person.goes_to("Orders");
        person.presses_control_shift(Key::N);
        person.sees(NO_CASH_REGISTER);
        if is_closed {
            person.clicks("Do not show this again");
            person.sees_no(NO_CASH_REGISTER);
        }
        person.types("Somebody");
        person.presses_control_shift(Key::N);
        person.sees("Date");
        person.sees_no(NO_CASH_REGISTER);
    }
}

/// The tab that was open in the shop before is not that of a new one.
#[test]
fn a_shop_made_from_within_another_opens_with_its_first_steps() {
    let mut person = Person::at_a_shop();
    person.goes_to("Tax rates");
    person.waits_for_rest();
    person.presses_control(Key::N);
    person.sees("Start a new shop");
    chooses(&mut person, "Country", "Germany");
    person.fills("Name of the shop", "Corner");
    person.clicks("Create shop");
    person.sees("First steps");
}

/// The rates of a country are offered and ticked; one without any has nothing to tick.
#[test]
fn a_new_shop_begins_with_the_rates_of_its_country() {
    const OFFER: &str = "Add the tax rates of Germany: 19%, 7%";
    for (country, offer, is_wanted, standard) in [
        ("Germany", Some(OFFER), true, Some("DE 19.0000 MwSt standard")),
        ("Germany", Some(OFFER), false, None),
        ("United States", None, true, None),
    ] {
        let mut person = Person::without_a_shop();
        person.clicks("Start a new shop");
        chooses(&mut person, "Country", country);
        person.types("shop");
        match offer {
            Some(offer) => {
                person.sees(offer);
                assert!(person.is_on(Role::CheckBox, offer));
                if !is_wanted {
                    person.clicks_on(Role::CheckBox, offer);
                }
            }
            None => assert!(!person.names().iter().any(|name| name.starts_with("Add the tax rates"))),
        }
        person.clicks("Create shop");
        person.sees("First steps");
        let rates = person.rates();
        assert_eq!(rates.iter().any(|rate| Some(rate.as_str()) == standard), standard.is_some(), "{rates:?}");
        assert!(standard.is_some() || rates.is_empty(), "{country}: {rates:?}");
        let steps: &[&str] = if standard.is_some() { &["Import tax rates of Germany"] } else { &[] };
        assert!(person.steps().starts_with(&steps.iter().map(|step| (*step).to_owned()).collect::<Vec<_>>()));
    }
}

/// Says which steps are done, and goes with the first order.
#[test]
fn a_new_shop_lists_the_first_steps_until_there_is_an_order() {
    let mut person = Person::without_a_shop();
    person.clicks("Start a new shop");
    chooses(&mut person, "Country", "United Kingdom");
    person.types("shop");
    let offer = person.names().into_iter().find(|name| name.starts_with("Add the tax rates")).unwrap();
    person.clicks_on(Role::CheckBox, &offer);
    person.clicks("Create shop");
    for step in ["Tax rates of the United Kingdom, to do", "Products, to do", "The first order, to do"] {
        person.sees(step);
    }
    person.sees_no("Purchases");
    person.clicks("Add rates");
    person.sees_part("United Kingdom");
    person.presses(Key::Escape);
    person.goes_to("Tax rates");
    person.waits_for_rest();
    let (mut engine, owner) = person.engine();
    let preset = domain::shop::country_defaults::preset_of("GB").unwrap();
    engine.import_preset(&owner, &preset, engine::Mode::Import, super::person::now()).unwrap();
    drop(engine);
    person.goes_to("Sales");
    person.sees("Tax rates of the United Kingdom, done");
    person.clicks("New product");
    person.waits("the form", |person| person.focused().as_deref() == Some("Name of the product"));
    person.types("Mug");
    person.presses_control(Key::S);
    person.sees_part("Mug, ");
    person.goes_to("Sales");
    person.sees("Products, done");
    person.sees("The first order, to do");
    person.clicks("Import orders");
    person.sees("Choose files");
    person.presses(Key::Escape);
    person.clicks("New order");
    super::two_windows::types_an_order(&mut person, "Ribbon");
    person.presses_control(Key::S);
    person.sees("Order 1");
    person.goes_to("Sales");
    person.sees_part("Net sales ");
    person.sees_no("First steps");
}

#[test]
fn a_new_shop_shows_purchases_when_it_is_asked_to() {
    let mut person = Person::without_a_shop();
    person.clicks("Start a new shop");
    chooses(&mut person, "Country", "Germany");
    person.types("shop");
    assert!(!person.is_on(Role::CheckBox, "Purchases and tax returns"));
    person.clicks_on(Role::CheckBox, "Purchases and tax returns");
    person.clicks("Create shop");
    person.sees("First steps");
    for tab in ["Purchases", "Suppliers", "Returns"] {
        person.sees(tab);
    }
}

#[test]
fn a_new_shop_is_made_by_keys_alone() {
    let mut person = Person::without_a_shop();
    person.presses_control(Key::N);
    chooses(&mut person, "Country", "Switz");
    person.types("Alpine");
    person.presses(Key::Tab);
    person.types("british");
    person.sees("British pound, GBP");
    person.presses(Key::Tab);
    assert_eq!(person.reads("Currency"), "GBP");
    person.types("new york");
    person.presses(Key::Tab);
    assert_eq!(person.reads("Time zone"), "America/New_York");
    // What was chosen stays when the country changes, and what was proposed follows it.
    chooses(&mut person, "Country", "canada");
    assert_eq!(person.reads("Currency"), "GBP");
    assert!(person.is_on(Role::RadioButton, "Without tax"));
    person.presses(Key::Enter);
    person.sees("GBP · New York");
    assert!(person.folder().join("alpine.tillbook").is_file());
}

#[test]
fn a_field_that_chooses_shows_all_choices_with_the_current_one_marked() {
    let mut person = Person::without_a_shop();
    person.clicks("Start a new shop");
    chooses(&mut person, "Country", "Germany");
    person.clicks_on(Role::TextInput, "Currency");
    person.sees("Euro, EUR");
    person.sees("Zambian kwacha, ZMW");
    assert!(person.is_on(Role::ListBoxOption, "Euro, EUR"));
    person.presses(Key::Escape);
    person.sees_no("Euro, EUR");
    person.presses(Key::ArrowDown);
    assert!(person.is_on(Role::ListBoxOption, "Euro, EUR"));
    person.presses(Key::ArrowDown);
    person.presses(Key::Enter);
    assert_eq!(person.reads("Currency"), "FJD");
    person.sees("Start a new shop");
}

#[test]
fn the_sample_shop_is_made_once_and_looked_around_in() {
    let mut person = Person::without_a_shop();
    person.clicks("Try the sample shop");
    person.sees("Net sales by day");
    person.goes_to("Top sellers");
    person.sees_part("1 ");
    assert!(person.folder().join("sample.tillbook").is_file());
    person.clicks("File");
    person.clicks("Sample shop");
    person.sees_part("sold, net sales");
}

#[test]
fn what_is_wrong_stands_at_its_field_until_it_is_mended() {
    let mut person = Person::finds(None, |folder| std::fs::write(folder.join("taken.tillbook"), "").unwrap());
    person.clicks("Start a new shop");
    chooses(&mut person, "Time zone", "Mars/Base");
    person.clicks("Create shop");
    person.sees("Give the shop a name");
    person.sees_part("Choose a time zone from the list");
    let (name, sentence) = (person.place("Name of the shop"), person.place("Give the shop a name"));
    assert!(sentence.top() - name.bottom() < 40.0, "{sentence} is not below {name}");
    person.waits("the keyboard", |person| person.focused().as_deref() == Some("Name of the shop"));
    person.types("Corner");
    person.sees_no("Give the shop a name");
    chooses(&mut person, "Time zone", "UTC");
    let taken = person.folder().join("taken.tillbook").display().to_string();
    person.fills("Shop file", &taken);
    person.presses(Key::Enter);
    person.sees_part("exists already and was left as it is");
    person.fills("Shop file", &taken.replace("taken", "free"));
    assert!(!person.names().iter().any(|name| name.contains("exists already")));
    person.presses(Key::Enter);
    person.sees("Corner");
    person.sees_no("Create shop");
}

#[test]
fn a_shop_of_other_devices_is_joined_from_the_first_start() {
    let mut person = Person::without_a_shop();
    person.clicks("Join a shop");
    person.sees("Join code");
    // Without a shop there is nothing else to connect.
    person.sees_no("API keys");
    person.presses(Key::Escape);
    person.sees("How would you like to start?");
}

#[test]
fn the_licences_can_be_read_before_a_shop_is_there() {
    let mut person = Person::without_a_shop();
    person.clicks("Open source licences");
    person.sees("IBM Plex Sans, typeface, OFL-1.1");
    person.presses(egui::Key::Escape);
    person.sees_no("IBM Plex Sans, typeface, OFL-1.1");
}

#[test]
fn a_file_that_is_no_shop_is_refused_with_why() {
    let mut person = Person::without_a_shop();
    let path = person.folder().join("letter.txt");
    std::fs::write(&path, "Dear customer").unwrap();
    person.fills("Path of a shop file", &path.display().to_string());
    person.clicks("Open");
    person.sees_part("is not a Tillbook shop file");
    person.sees_no("tillbook_shop_file");
    assert_eq!(person.reads("Path of a shop file"), path.display().to_string());
    let missing = person.folder().join("nothing.tillbook");
    person.fills("Path of a shop file", &missing.display().to_string());
    person.clicks("Open");
    person.sees_part("There is no shop file at");
    assert!(!missing.exists());
}

#[test]
fn the_actions_of_the_desktop_open_the_sample_shop_and_a_new_order() {
    let mut person = Person::starts(|start| start.new_order = true);
    person.sees("New order, No customer, not saved");
    let mut person = Person::starts(|start| (start.shop, start.sample) = (None, true));
    person.sees_part("Net sales ");
    assert!(person.folder().join("sample.tillbook").exists());
}
