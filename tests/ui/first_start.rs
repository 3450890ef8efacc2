//! The first start: a new shop, a file by its path, and what is no shop.

use egui::accesskit::Role;
use tillbook::engine::Engine;

use super::person::Person;

#[test]
fn a_new_shop_is_made_and_opened() {
    let mut person = Person::without_a_shop();
    person.sees("Where do your books start?");
    person.clicks("Start a new shop");
    person.fills("Name of the shop", "Corner Café");
    person.fills("Currency", "eur");
    person.fills("Time zone", "Europe/Berlin");
    person.fills("Country", "Germany");
    person.fills("Postcode", "10115");
    person.fills("City", "Berlin");
    person.clicks_on(Role::CheckBox, "Zero rate");
    let path = person.folder().join("corner-cafe.tillbook");
    assert_eq!(person.reads("Shop file"), path.display().to_string());
    person.clicks("Create shop");
    person.sees("Corner Café");
    person.sees("EUR · Berlin");
    person.sees("No sales in November 2026");
    let engine = Engine::open(&path).unwrap();
    let address = engine.shop().unwrap().address;
    assert_eq!([address.country, address.postcode, address.city], ["DE", "10115", "Berlin"]);
    let classes = engine.classes(&engine.owner().unwrap()).unwrap();
    let names: Vec<&str> = classes.iter().map(|class| class.name.as_str()).collect();
    assert_eq!(names, ["Standard rate", "Reduced rate"]);
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
fn what_cannot_be_a_shop_is_said_and_can_be_mended() {
    let mut person = Person::without_a_shop();
    person.clicks("Start a new shop");
    person.fills("Name of the shop", "Corner");
    person.fills("Time zone", "Mars/Base");
    person.clicks("Create shop");
    person.sees_part("Time zone: write a zone such as");
    person.fills("Time zone", "UTC");
    person.clicks("Create shop");
    person.sees("Corner");
    person.sees_no("Create shop");
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
    person.sees("tillbook_shop_file");
    assert_eq!(person.reads("Path of a shop file"), path.display().to_string());
    let missing = person.folder().join("nothing.tillbook");
    person.fills("Path of a shop file", &missing.display().to_string());
    person.clicks("Open");
    person.sees_part("There is no shop file at");
    assert!(!missing.exists());
}
