//! The History tab: what changed, before and after, and its filters.

use domain::access::Role as UserRole;
use domain::ids::ProductId;
use domain::order::OrderStatus;
use domain::task::Task;
use domain::text::Text;
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use engine::{Change, ImportOptions};
use transfer::Source;

use super::person::{Person, now};

/// A shop in which two people changed something.
fn changed() -> Person {
    Person::with_shop(|engine, owner| {
        let add = Change::AddUser { login: "mara".to_owned(), role: UserRole::ShopManager };
        engine.apply(&add, owner, now()).unwrap();
        let archive = Change::ArchiveProduct { id: ProductId::new(2), archived: true };
        engine.apply(&archive, owner, now()).unwrap();
        let mara = engine.actor("mara").unwrap();
        let cancel = Change::SetOrderStatus { number: "2".to_owned(), status: OrderStatus::Cancelled };
        engine.apply(&cancel, &mara, now()).unwrap();
    })
}

#[test]
fn a_step_says_what_it_was_before_and_after_and_opens() {
    let mut person = changed();
    person.presses_control(Key::H);
    person.sees("Status: Completed, now Cancelled");
    person.clicks("20 Nov 14:32, owner, Archive product Tea towel, Done");
    person.sees("Archived: no, now yes");
    person.sees_no("Status: Completed, now Cancelled");
    person.presses(Key::ArrowUp);
    person.sees("Status: Completed, now Cancelled");
    person.presses(Key::Enter);
    person.sees("Order 2");
    assert!(person.is_on(Role::Tab, "Orders"));
}

/// What a step changed is listed by hundreds.
#[test]
fn what_is_not_listed_of_a_step_is_opened() {
    let mut person = Person::with_shop(|engine, owner| {
        let product = |id: i64| format!(r#"{{"id": {id}, "name": "Card {id}", "sku": "c{id}"}}"#);
        let products = (100..250).map(product).collect::<Vec<_>>().join(", ");
        let books = format!(r#"{{"format": "tillbook-books", "version": 1, "products": [{products}]}}"#);
        let source = [Source::of_bytes("books.json", books.into_bytes())];
        engine.import(owner, &source, &ImportOptions::default(), now(), &Task::default()).unwrap();
        let archive = |id: i64| Change::ArchiveProduct { id: ProductId::new(id), archived: true };
        let changes = (100..250).map(archive).collect();
        engine.apply(&Change::Several { title: Text::new("Archive cards"), changes }, owner, now()).unwrap();
    });
    person.presses_control(Key::H);
    person.sees("And 50 more");
    // It is below what is in view.
    person.window.get_by_role_and_label(Role::Button, "And 50 more").click_accesskit();
    person.sees_no("And 50 more");
    person.sees_part("Card 249");
}

#[test]
fn the_history_is_filtered_by_person_noun_and_day() {
    let mut person = changed();
    let (cancel, archive) = (
        "20 Nov 14:32, mara, Set order 2 to cancelled, Done",
        "20 Nov 14:32, owner, Archive product Tea towel, Done",
    );
    person.presses_control(Key::H);
    person.sees(cancel);
    person.presses_control(Key::F);
    person.types("ARCHIVE prod");
    person.sees_no(cancel);
    person.sees(archive);
    person.presses(Key::Escape);
    person.sees(cancel);
    person.clicks("Person: Everyone");
    person.clicks_on(Role::MenuItemRadio, "mara");
    person.sees_no(archive);
    person.sees(cancel);
    person.clicks("Person: mara");
    person.clicks_on(Role::MenuItemRadio, "Everyone");
    person.clicks("What: Everything");
    person.clicks_on(Role::MenuItemRadio, "Products");
    person.sees_no(cancel);
    person.sees(archive);
    person.clicks("Dates: Any date");
    person.clicks_on(Role::MenuItemRadio, "Yesterday");
    person.sees("Nothing was changed so");
    person.clicks("Show all");
    person.sees(cancel);
    person.sees(archive);
}

#[test]
fn an_undone_step_and_what_undid_it_do_not_read_as_in_effect() {
    let mut person = changed();
    person.presses_control(Key::H);
    person.sees("Status: Completed, now Cancelled");
    person.presses_control(Key::Z);
    person.clicks("20 Nov 14:32, mara, Set order 2 to cancelled, Undone");
    person.sees("Undone: these changes are not in effect.");
    person.sees("Status: Completed again, not Cancelled");
    person.clicks("20 Nov 14:32, owner, Set order 2 to cancelled, Undo");
    person.sees("It took these changes back.");
    person.sees_no("Undone: these changes are not in effect.");
    person.sees("Status: Completed again, not Cancelled");
    person.clicks("20 Nov 14:32, owner, Archive product Tea towel, Done");
    person.sees("Archived: no, now yes");
    person.sees_no("It took these changes back.");
    // A step that comes above moves the current row with the one that is shown.
    person.presses_control(Key::Num1);
    person.presses_control(Key::Z);
    person.presses_control(Key::H);
    person.sees("Archived: no again, not yes");
    person.presses(Key::ArrowUp);
    person.sees("Status: Completed again, not Cancelled");
    person.sees("Undone: these changes are not in effect.");
}
