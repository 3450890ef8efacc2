//! Pictures of the main states, compared with those in `tests/cases/pictures`. After a change that is
//! meant, `UPDATE_SNAPSHOTS=true cargo test --test ui pictures` writes them anew: look at each.

use egui::Key;
use egui::accesskit::Role;

use super::person::Person;

/// Each tab, and something on it that says that it is all there.
const TABS: [(&str, &str, &str); 9] = [
    ("Sales", "Net sales 70.00", "sales"),
    ("Top sellers", "2 of 2 products", "top-sellers"),
    ("Tax summary", "Agrees with the sales report: tax £14.00", "tax-summary"),
    ("Orders", "Total £40.00", "orders"),
    ("Products", "Enamel mug, 1, Standard rate, 3, 75.00", "products"),
    ("Customers", "tam, 20 Nov 2026, 0, 0.00", "customers"),
    ("Tax rates", "Row 3: There is no tax class of this name", "tax-rates"),
    ("Tax classes", "GB, any, 20, VAT", "tax-classes"),
    ("History", "20 Nov 14:32, owner, New shop, Applied", "history"),
];

fn wears(person: &mut Person, appearance: &str) {
    person.presses_control(Key::K);
    person.types(&format!(">appearance: {appearance}"));
    person.presses(Key::Enter);
}

fn each_tab(appearance: &str) {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    wears(&mut person, appearance);
    for (tab, there, name) in TABS {
        person.goes_to(tab);
        person.sees_part(there);
        person.pictures(&format!("{name}-{appearance}"));
    }
}

#[test]
fn each_tab_by_day() {
    each_tab("light");
}

#[test]
fn each_tab_by_night() {
    each_tab("dark");
}

#[test]
fn what_stands_over_the_page() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    wears(&mut person, "light");
    person.presses_control(Key::Comma);
    person.sees("Save settings");
    person.pictures("preferences-light");
    person.presses(Key::Escape);
    person.goes_to("Tax classes");
    person.clicks("Reduced rate, 1 rate");
    person.sees("DE, any, 7, MwSt. ermäßigt");
    person.clicks("Delete");
    person.pictures("tax-classes-delete-light");
    person.clicks_on(Role::Button, "Delete class and 1 rate");
    person.sees("Deleted “Reduced rate” and 1 rate");
    person.sees("2 classes, 2 rates");
    person.sees("GB, any, 20, VAT");
    person.pictures("toast-light");
    wears(&mut person, "dark");
    person.presses_control(Key::K);
    person.types("ta");
    person.pictures("palette-dark");
}

#[test]
fn who_may_not() {
    let mut person = Person::acting_as("tam");
    person.sees("You may not see the sales");
    wears(&mut person, "light");
    person.goes_to("Tax rates");
    person.sees("You may not see the tax rates");
    person.pictures("no-permission-light");
}

#[test]
fn who_begins() {
    let mut person = Person::without_a_shop();
    person.sees("How would you like to start?");
    wears(&mut person, "light");
    person.pictures("first-start-light");
}
