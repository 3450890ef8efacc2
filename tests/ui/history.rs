//! The History tab: what changed, before and after, and its filters.

use domain::access::Role as UserRole;
use domain::ids::ProductId;
use domain::order::OrderStatus;
use domain::task::Task;
use domain::text::Text;
use domain::time::tax_period::TaxPeriod;
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use engine::{BooksChange, Change, ImportOptions, OrderChange, PeriodChange, ProductChange, UserChange};
use transfer::Source;

use super::person::{Person, now};

/// A shop in which two people changed something.
fn changed() -> Person {
    Person::with_shop(|engine, owner| {
        let add = Change::User(UserChange::Add { login: "mara".to_owned(), role: UserRole::ShopManager });
        engine.apply(&add, owner, now()).unwrap();
        let archive = Change::Product(ProductChange::Archive { id: ProductId::new(2), archived: true });
        engine.apply(&archive, owner, now()).unwrap();
        let mara = engine.actor("mara").unwrap();
        let cancel =
            Change::Order(OrderChange::SetStatus { number: "2".to_owned(), status: OrderStatus::Cancelled });
        engine.apply(&cancel, &mara, now()).unwrap();
    })
}

#[test]
fn a_step_says_what_it_was_before_and_after_and_opens() {
    let mut person = changed();
    person.presses_control(Key::H);
    person.sees("Status: Completed, now Cancelled");
    person.clicks("20 Nov 14:32, owner, Archive product Tea towel, Applied");
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
        let archive =
            |id: i64| Change::Product(ProductChange::Archive { id: ProductId::new(id), archived: true });
        let changes = (100..250).map(archive).collect();
        engine
            .apply(
                &Change::Books(BooksChange::Several { title: Text::new("Archive cards"), changes }),
                owner,
                now(),
            )
            .unwrap();
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
        "20 Nov 14:32, mara, Set order 2 to cancelled, Applied",
        "20 Nov 14:32, owner, Archive product Tea towel, Applied",
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
    person.sees("No change of this kind");
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
    person.sees("It undid these changes.");
    person.sees_no("Undone: these changes are not in effect.");
    person.sees("Status: Completed again, not Cancelled");
    person.clicks("20 Nov 14:32, owner, Archive product Tea towel, Applied");
    person.sees("Archived: no, now yes");
    person.sees_no("It undid these changes.");
    // A step that comes above moves the current row with the one that is shown.
    person.goes_to("Products");
    person.presses_control(Key::Z);
    person.presses_control(Key::H);
    person.sees("Archived: no again, not yes");
    person.presses(Key::ArrowUp);
    person.sees("Status: Completed again, not Cancelled");
    person.sees("Undone: these changes are not in effect.");
}

/// A shop of which two orders were archived last.
fn with_archived_orders() -> Person {
    Person::with_shop(|engine, owner| {
        for number in ["1", "2"] {
            engine
                .apply(&Change::Order(OrderChange::Delete { number: number.to_owned() }), owner, now())
                .unwrap();
        }
    })
}

#[test]
fn what_is_out_of_sight_is_shown_before_it_is_taken_back() {
    let mut person = with_archived_orders();
    person.goes_to("Tax rates");
    person.sees_part("3 of 3 rates");
    let steps = person.steps();
    person.presses_control(Key::Z);
    person.sees("Not undone yet: Delete order 2. Undo once more to undo it");
    person.waits("the tab", |person| person.is_on(Role::Tab, "Orders"));
    person.sees("4 Nov 11:00, order 2, No customer United Kingdom, Archived, 40.00");
    assert_eq!(person.steps(), steps);
    person.presses_control(Key::Z);
    person.sees("Undone: Delete order 2");
    person.sees("4 Nov 11:00, order 2, No customer United Kingdom, Completed, 40.00");
    person.waits_for_rest();
    assert!(person.is_on(Role::Row, "4 Nov 11:00, order 2, No customer United Kingdom, Completed, 40.00"));
    // The message does it again, and takes that back.
    person.clicks_on(Role::Button, "Redo");
    person.sees("Redone: Delete order 2");
    // The message keeps clear of the buttons of the form, which is loaded again.
    person.waits_for_rest();
    person.clicks_on(Role::Button, "Undo");
    person.sees("Undone: Delete order 2");
    // Redo from elsewhere is shown first too, and its button does it.
    person.goes_to("Products");
    person.presses_control_shift(Key::Z);
    person.sees("Not redone yet: Delete order 2. Redo once more to redo it");
    person.waits("the tab", |person| person.is_on(Role::Tab, "Orders"));
    person.waits_for_rest();
    person.clicks_on(Role::Button, "Redo");
    person.sees("Redone: Delete order 2");
    // The history shows its steps itself.
    person.goes_to("History");
    person.presses_control(Key::Z);
    person.sees("Undone: Delete order 2");
    assert!(person.is_on(Role::Tab, "History"));
}

#[test]
fn undo_goes_to_the_row_that_it_changes() {
    let mut person = Person::at_a_shop();
    person.goes_to("Products");
    person.clicks("Tea towel, 2, Standard rate, 5, 30.00");
    person.fills("Name of the product", "Towel");
    person.presses_control(Key::S);
    person.sees("Towel, 2, Standard rate, 5, 30.00");
    person.clicks("Enamel mug, 1, Standard rate, 3, 75.00");
    person.presses_control(Key::Z);
    person.sees_part("Undone: ");
    person.waits_for_rest();
    assert!(person.is_on(Role::Row, "Tea towel, 2, Standard rate, 5, 30.00"));
    person.goes_to("Tax rates");
    person.clicks("Name of row 3: Canarias");
    person.types("IGIC");
    person.presses(Key::Enter);
    person.sees("Name of row 3: IGIC");
    person.clicks("Name of row 1: VAT");
    person.presses_control(Key::Z);
    person.sees("Name of row 3: Canarias");
    person.waits("the row", |person| person.focused().is_some());
    person.sees_part("row 3");
}

#[test]
fn undo_says_once_and_clearly_where_it_stops() {
    let mut person = Person::with_shop(|engine, owner| {
        engine.apply(&Change::Order(OrderChange::Delete { number: "2".to_owned() }), owner, now()).unwrap();
        let period = TaxPeriod::parse("2026-10").unwrap();
        engine.apply(&Change::Period(PeriodChange::Close { period, early: true }), owner, now()).unwrap();
    });
    person.goes_to("Orders");
    person.presses_control(Key::Z);
    person.waits("the tab", |person| person.is_on(Role::Tab, "Returns"));
    let asked = "Undo once more to undo it";
    person.sees_part(asked);
    person.presses_control(Key::Z);
    person.sees_part("The latest step is always undone first, so the steps before it stay");
    assert!(!person.names().iter().any(|name| name.contains(asked)), "{:?}", person.names());
}
