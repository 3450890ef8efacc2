//! Categories of purchases: proposed and typed in the form, set for many at once, and a shop's own.

use domain::purchase::SupplierPurchase;
use egui::Key;
use engine::PurchaseQuery;

use super::person::Person;
use super::purchases::buy;

fn held(person: &Person) -> Vec<String> {
    let (engine, owner) = person.engine();
    let query = PurchaseQuery { limit: 10, ..PurchaseQuery::default() };
    let page = engine.purchases(&owner, &query).unwrap();
    let told = |one: &SupplierPurchase| {
        let lines: Vec<&str> = one.purchase.lines.iter().map(|line| &*line.category).collect();
        format!("{} {}", one.purchase.document, lines.join("+"))
    };
    page.purchases.iter().map(told).collect()
}

#[test]
fn a_category_is_set_for_all_selected_purchases_and_undone() {
    let mut person = Person::with_shop(buy);
    person.goes_to("Purchases");
    person.waits_for_rest();
    person.presses_control(Key::A);
    person.clicks("Set category");
    person.sees("Postage and packaging");
    person.clicks("Rent");
    person.waits("the categories", |person| held(person) == ["A-1 rent", "77 rent"]);
    person.sees("Category set of 2 purchases");
    person.presses_control(Key::Z);
    person.waits("none again", |person| held(person) == ["A-1 ", "77 "]);
}
