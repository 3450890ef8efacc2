//! Every list alike: the same buttons in the same places of its head, the same keys, and its count in the status bar.

use egui::Key;
use egui::accesskit::{Role, Toggled};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::{Change, UserChange};
use language::Language;

use super::painted::{cut, painted};
use super::person::{Person, now};
use super::purchases::buy;

/// What is told apart in the lists.
struct List {
    tab: &'static str,
    /// The button that begins a record; empty where there is none.
    begins: &'static str,
    /// The field that has the keyboard then.
    begun: &'static str,
    imports: bool,
    /// The filter; empty where there is none.
    find: &'static str,
    /// What has the keyboard in the list.
    table: &'static str,
    count: &'static str,
    /// The field or dialog to which Enter or F2 leads from the second row.
    edits: &'static str,
    /// What Delete does to the second row: the step, or the question.
    removes: &'static str,
}

const LISTS: [List; 8] = [
    List {
        tab: "Orders",
        begins: "New order",
        begun: "Customer",
        imports: true,
        find: "Number, name or product",
        table: "Orders",
        count: "3 orders",
        edits: "Customer",
        removes: "Archive order 1",
    },
    List {
        tab: "Purchases",
        begins: "New purchase",
        begun: "Date of the document",
        imports: true,
        find: "Supplier, number or note",
        table: "purchases",
        count: "2 of 2 purchases",
        edits: "Date of the document",
        removes: "Delete purchase 77 of Web Host Ltd",
    },
    List {
        tab: "Products",
        begins: "New product",
        begun: "Name of the product",
        imports: true,
        find: "Name, SKU or class",
        table: "products",
        count: "2 of 2 products",
        edits: "Name of the product",
        removes: "Archive product Tea towel",
    },
    List {
        tab: "Customers",
        begins: "New customer",
        begun: "Name of the customer",
        imports: true,
        find: "Name, email or place",
        table: "customers",
        count: "2 of 2 customers",
        edits: "Name of the customer",
        removes: "Archive customer",
    },
    List {
        tab: "Suppliers",
        begins: "New supplier",
        begun: "Name of the supplier",
        imports: true,
        find: "Name, country, VAT no.",
        table: "suppliers",
        count: "2 of 2 suppliers",
        edits: "Name of the supplier",
        removes: "Archive supplier Web Host Ltd",
    },
    List {
        tab: "Tax rates",
        begins: "New tax rate",
        begun: "",
        imports: true,
        find: "Filter all columns",
        table: "Tax rates",
        count: "3 of 3 rates",
        edits: "",
        removes: "",
    },
    List {
        tab: "Tax classes",
        begins: "New tax class",
        begun: "Name of the new class",
        imports: false,
        find: "",
        table: "Classes",
        count: "3 classes",
        edits: "Name of the class",
        removes: "Delete “",
    },
    List {
        tab: "History",
        begins: "",
        begun: "",
        imports: false,
        find: "What was done",
        table: "Steps",
        count: " steps",
        edits: "",
        removes: "",
    },
];

fn at(list: &List) -> Person {
    let mut person = Person::with_shop(|engine, owner| {
        buy(engine, owner);
        let add =
            Change::User(UserChange::Add { login: "ada".to_owned(), role: domain::access::Role::Customer });
        engine.apply(&add, owner, now()).unwrap();
    });
    person.goes_to(list.tab);
    person.sees("Export");
    person.waits_for_rest();
    person
}

/// Waits until this has the keyboard.
fn has_keyboard(person: &mut Person, list: &List, name: &str) {
    let what = format!("{name} of {}, not {:?}", list.tab, person.focused());
    person.waits(&what, |person| person.focused().as_deref() == Some(name));
}

#[test]
fn every_list_has_the_same_head_and_its_count_below() {
    let mut news = Vec::new();
    for list in &LISTS {
        let mut person = at(list);
        let mut buttons: Vec<&str> = vec!["Export"];
        if list.imports {
            buttons.push("Import");
        }
        if !list.begins.is_empty() {
            buttons.push(list.begins);
        }
        let places: Vec<egui::Rect> = buttons
            .iter()
            .map(|name| person.window.get_by_role_and_label(Role::Button, name).rect())
            .collect();
        assert!(
            places.iter().all(|place| (place.center().y - places[0].center().y).abs() < 1.0),
            "{}: {places:?}",
            list.tab
        );
        assert!(places.is_sorted_by(|a, b| a.right() < b.left()), "{}: {places:?}", list.tab);
        news.push((list.tab, places.last().unwrap().right()));
        if !list.find.is_empty() {
            let find = person.place(list.find);
            assert!(find.right() < places[0].left(), "{}: {find}", list.tab);
            assert!((find.center().y - places[0].center().y).abs() < 1.0, "{}: {find}", list.tab);
        }
        person.sees_part(list.count);
    }
    assert!(news.iter().all(|(_, right)| (right - news[0].1).abs() < 1.0), "{news:?}");
}

#[test]
fn insert_begins_a_record_in_every_list() {
    for list in LISTS.iter().filter(|list| !list.begun.is_empty()) {
        let mut person = at(list);
        person.presses(Key::Insert);
        has_keyboard(&mut person, list, list.begun);
    }
    let mut person = at(&LISTS[5]);
    person.presses(Key::Insert);
    person.sees("Rate % of row 1: empty");
    person.sees("Row 4");
}

#[test]
fn enter_and_f2_edit_and_delete_removes_with_a_way_back_in_every_list() {
    for list in LISTS.iter().filter(|list| !list.edits.is_empty()) {
        for key in [Key::Enter, Key::F2] {
            let mut person = at(list);
            person.presses(Key::ArrowDown);
            person.waits_for_rest();
            person.presses(key);
            has_keyboard(&mut person, list, list.edits);
        }
        let mut person = at(list);
        person.presses(Key::ArrowDown);
        person.waits_for_rest();
        person.presses(Key::Delete);
        if list.removes.ends_with('“') {
            person.sees_part(list.removes);
            continue;
        }
        person.waits(list.removes, |person| person.steps()[0].starts_with(list.removes));
        person.waits("the next row is open", |person| {
            let mut rows = person.window.query_all_by_role(Role::Row);
            rows.any(|row| row.accesskit_node().toggled() == Some(Toggled::True))
        });
        person.clicks_on(Role::Button, "Undo");
        person.sees_part("Undone: ");
    }
}

#[test]
fn the_filter_takes_no_keys_from_a_dialog() {
    for list in LISTS.iter().filter(|list| !list.find.is_empty()) {
        let mut person = at(list);
        person.clicks_on(Role::Button, "Export");
        person.sees("File to write");
        person.waits_for_rest();
        let before = person.focused();
        person.presses_control(Key::F);
        person.waits_for_rest();
        assert_eq!(person.focused(), before, "{}", list.tab);
    }
}

#[test]
fn escape_empties_the_filter_and_then_leads_to_the_list() {
    for list in LISTS.iter().filter(|list| !list.find.is_empty()) {
        let mut person = at(list);
        person.presses_control(Key::F);
        assert_eq!(person.focused().as_deref(), Some(list.find), "{}", list.tab);
        person.types("Acme");
        person.waits_for_rest();
        person.presses(Key::Escape);
        person.waits_for_rest();
        assert_eq!(
            (person.reads(list.find).as_str(), person.focused().as_deref()),
            ("", Some(list.find)),
            "{}",
            list.tab
        );
        person.sees_part(list.count);
        person.presses(Key::Escape);
        has_keyboard(&mut person, list, list.table);
        if !list.edits.is_empty() {
            person.presses(Key::Enter);
            has_keyboard(&mut person, list, list.edits);
            person.presses(Key::Escape);
            has_keyboard(&mut person, list, list.table);
        }
    }
}

#[test]
fn the_status_of_a_new_order_is_whole_in_every_language() {
    for language in [Language::German, Language::French, Language::Dutch, Language::Spanish] {
        let mut person = Person::speaking(language, |start| start.sample = true);
        person.resizes(1366.0, 748.0);
        person.sees(language.label("Orders"));
        person.presses_control_shift(Key::N);
        let status = language.label("Not saved");
        person.waits(status, |person| painted(person).iter().any(|(_, text)| text.galley.text() == status));
        assert!(!cut(&person).contains(&status), "{status}");
    }
}
