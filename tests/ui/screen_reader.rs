//! What a screen reader is given: a window with a name, no icon that is read as a letter, lists that are tables with
//! heads, rows and cells; and the whole way to another rate without pointer or keys.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};

use super::person::{Person, now};
use domain::shop::settings::Shop;
use engine::{Change, OrderChange};

const TABS: [&str; 10] = [
    "Sales",
    "Top sellers",
    "Tax summary",
    "Orders",
    "Products",
    "Customers",
    "Tax rates",
    "Tax classes",
    "Returns",
    "History",
];

/// Opens a tab by what its node offers.
fn opens(person: &mut Person, tab: &str) {
    person.waits_for_rest();
    person.window.get_by_role_and_label(Role::Tab, tab).click_accesskit();
    person.window.step();
    person.waits_for_rest();
    assert!(person.is_on(Role::Tab, tab), "{tab}");
}

/// The texts of the heads, of each row and of the cells of the last row of a table.
fn table(person: &Person, name: &str) -> (Vec<String>, Vec<String>, Vec<String>) {
    let table = person.window.get_by_role_and_label(Role::Table, name);
    let labels = |role: Role| {
        let of_role = table.query_all_by_role(role);
        of_role.filter_map(|node| node.accesskit_node().label()).collect::<Vec<String>>()
    };
    let last = table.query_all_by_role(Role::Row).last();
    let cells = last.into_iter().flat_map(|row| {
        let cells: Vec<String> =
            row.query_all_by_role(Role::Cell).filter_map(|cell| cell.accesskit_node().label()).collect();
        cells
    });
    (labels(Role::ColumnHeader), labels(Role::Row), cells.collect())
}

#[test]
fn the_window_has_a_name_and_no_icon_is_read() {
    let mut person = Person::with_shop(|engine, owner| {
        let shop = Shop { show_purchases: true, ..engine.shop().unwrap() };
        engine.apply(&Change::settings(shop, None), owner, now()).unwrap();
    });
    person.sees("Net sales 70.00");
    let name = person.window.root().accesskit_node().label();
    assert_eq!(name.as_deref(), Some("Harbour & Thistle – Tillbook"));
    for tab in TABS {
        opens(&mut person, tab);
        let is_icon = |letter: char| ('\u{e000}'..='\u{f8ff}').contains(&letter);
        let names = person.names();
        let icons: Vec<&String> = names.iter().filter(|name| name.chars().any(is_icon)).collect();
        assert!(icons.is_empty(), "{tab}: {icons:?}");
    }
}

#[test]
fn a_list_that_has_the_keyboard_says_at_which_row_it_is() {
    let mut person = Person::at_a_shop();
    person.goes_to("Products");
    person.sees("Enamel mug, 1, Standard rate, 3, 75.00");
    let read = |person: &Person| {
        let table = person.window.get_by_role_and_label(Role::Table, "products");
        table.accesskit_node().active_descendant().and_then(|row| row.label())
    };
    // The list gets the keyboard when its tab is opened.
    person.waits_for_rest();
    person.presses_control(Key::F);
    person.waits_for_rest();
    assert_eq!(read(&person), None, "the keyboard is elsewhere");
    person.clicks("Enamel mug, 1, Standard rate, 3, 75.00");
    person.waits_for_rest();
    assert_eq!(read(&person).as_deref(), Some("Enamel mug, 1, Standard rate, 3, 75.00"));
    person.presses(Key::ArrowDown);
    assert_eq!(read(&person).as_deref(), Some("Tea towel, 2, Standard rate, 5, 30.00"));
}

#[test]
fn lists_are_tables_with_heads_rows_and_cells() {
    let mut person = Person::with_shop(|engine, owner| {
        let mut order = engine.order(owner, "3").unwrap().unwrap();
        "Call first".clone_into(&mut order.texts.note);
        engine.apply(&Change::Order(OrderChange::Put(Box::new(order.clone()))), owner, now()).unwrap();
    });
    person.sees("Net sales 70.00");
    opens(&mut person, "Orders");
    person.sees("Total £40.00");
    let (heads, rows, cells) = table(&person, "Orders");
    assert_eq!(heads, ["Date", "Order", "Customer", "Status", "Total £"]);
    assert_eq!(rows.len(), 3, "{rows:?}");
    assert!(rows[2].contains("order 3, No customer United Kingdom, "), "{rows:?}");
    assert!(!rows.iter().any(|row| row.contains(" ,")), "{rows:?}");
    assert!(
        ["3", "34.00", "Completed"].iter().all(|text| cells.iter().any(|cell| cell == text)),
        "{cells:?}"
    );
    opens(&mut person, "Top sellers");
    let (heads, rows, _) = table(&person, "Best sellers");
    assert!(heads.iter().any(|head| head == "Product") && rows.len() == 3, "{heads:?} {rows:?}");
    opens(&mut person, "Tax rates");
    person.sees("Rate % of row 1: 20");
    let (heads, _, cells) = table(&person, "Tax rates");
    let names = ["Country", "State", "Postcode", "City", "Rate %"];
    assert!(heads.iter().zip(names).all(|(head, name)| head.starts_with(name)), "{heads:?}");
    assert!(heads.len() >= names.len(), "{heads:?}");
    assert!(cells.iter().any(|cell| cell.starts_with("Country of")), "{cells:?}");
}

#[test]
fn a_rate_is_changed_and_saved_without_pointer_or_keys() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    opens(&mut person, "Tax rates");
    person.sees("Rate % of row 1: 20");
    person.window.get_by_role_and_label(Role::Cell, "Rate % of row 1: 20").click_accesskit();
    person.window.step();
    person.waits("the field", |person| {
        person.window.query_by_role_and_label(Role::TextInput, "Rate % of row 1").is_some()
    });
    person.window.get_by_role_and_label(Role::TextInput, "Rate % of row 1").set_text_value_accesskit("17.5");
    person.window.step();
    // To go on to another cell saves this one.
    person.window.get_by_role_and_label(Role::Cell, "Name of row 1: VAT").click_accesskit();
    person.window.step();
    person.waits("the rate", |person| person.rates().iter().any(|rate| rate.starts_with("GB 17.5000")));
}
