//! The Products tab: the list, the form beside it, and putting away.

use domain::ids::ProductId;
use domain::order::Product;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use engine::{Change, OrderChange, ProductChange};

use super::person::{Person, now};

fn at_the_products() -> Person {
    let mut person = Person::at_a_shop();
    person.goes_to("Products");
    person.sees("Enamel mug, 1, Standard rate, 3, 75.00");
    person
}

/// The products in the file: name, SKU, price, class, whether they are archived.
fn products(person: &Person) -> Vec<String> {
    let (engine, owner) = person.engine();
    let lines = engine.products(&owner, "", true).unwrap();
    let line = |Product { name, sku, price, class, deleted, .. }: Product| {
        let price = price.map(|price| price.to_exact_text()).unwrap_or_default();
        format!("{name}|{sku}|{price}|{}|{deleted}", class.as_str())
    };
    lines.into_iter().map(|one| line(one.product)).collect()
}

#[test]
fn products_are_listed_with_what_was_sold_of_them() {
    let mut person = at_the_products();
    person.sees("Tea towel, 2, Standard rate, 5, 30.00");
    person.sees("2 of 2 products");
    // October's mug is not of this month.
    person.clicks_on(Role::ComboBox, "Sold, all time");
    person.clicks("Sold in the range of the reports");
    person.sees("Enamel mug, 1, Standard rate, 2, 50.00");
    person.sees("Sold this month");
}

#[test]
fn a_filter_and_a_sort_find_a_product() {
    let mut person = at_the_products();
    person.clicks("Sort by Net sales £");
    person.sees("Sort by Net sales £, descending");
    person.presses_control(Key::F);
    person.types("towel");
    person.sees("1 of 2 products");
    person.sees_no("Enamel mug, 1, Standard rate, 3, 75.00");
    person.types("x");
    person.sees("No product matches");
    person.clicks("Show all");
    person.sees("2 of 2 products");
}

#[test]
fn a_product_is_added_and_changed_by_keys_alone() {
    let mut person = at_the_products();
    person.presses(Key::Insert);
    assert_eq!(person.focused().as_deref(), Some("Name of the product"));
    person.types("Soap, lavender");
    person.presses(Key::Tab);
    person.types("SO-1");
    person.presses(Key::Tab);
    person.types("4,5");
    person.presses(Key::Tab);
    person.types("redu");
    person.sees("Reduced rate");
    person.presses(Key::Enter);
    assert_eq!(person.reads("Tax class of the product"), "Reduced rate");
    person.presses(Key::Enter);
    person.sees("Soap, lavender, SO-1, 4.50, Reduced rate, 0, 0.00");
    assert!(products(&person).contains(&"Soap, lavender|SO-1|4.50|reduced-rate|false".to_owned()));
    assert_eq!(person.focused().as_deref(), Some("products"));
    person.presses(Key::Home);
    person.presses(Key::Enter);
    assert_eq!(person.focused().as_deref(), Some("Name of the product"));
    person.types("Mug");
    person.sees("Enamel mug, 1, Standard rate, 3, 75.00, changed and not saved");
    // What is typed stays while another is looked at.
    person.clicks("Tea towel, 2, Standard rate, 5, 30.00");
    assert_eq!(person.reads("Name of the product"), "Tea towel");
    person.goes_to("Sales");
    person.goes_to("Products");
    person.clicks("Enamel mug, 1, Standard rate, 3, 75.00, changed and not saved");
    assert_eq!(person.reads("Name of the product"), "Mug");
    person.presses_control(Key::S);
    person.sees("Mug, 1, Standard rate, 3, 75.00");
    assert_eq!(person.steps()[..2], ["Edit product Mug", "Add product Soap, lavender"]);
}

#[test]
fn what_is_typed_before_the_list_is_there_goes_into_the_form() {
    let mut person = Person::at_a_shop();
    person.waits_for_rest();
    person.window.key_press_modifiers(Modifiers::COMMAND, Key::Num5);
    person.window.step();
    person.window.key_press(Key::Insert);
    person.window.step();
    person.types("Soap");
    assert_eq!(person.reads("Name of the product"), "Soap");
    person.sees("Enamel mug, 1, Standard rate, 3, 75.00");
    // The field keeps the keyboard when the list comes.
    person.types(", lavender");
    assert_eq!(person.reads("Name of the product"), "Soap, lavender");
}

#[test]
fn what_cannot_be_taken_is_said_at_its_field() {
    let mut person = at_the_products();
    person.fills("Price", "cheap");
    person.presses(Key::Enter);
    person.sees("Write an amount");
    assert_eq!(person.reads("Price"), "cheap");
    person.fills("Tax class of the product", "toys");
    person.presses(Key::Tab);
    person.sees("No such tax class: choose one");
    person.clicks("Discard");
    person.sees_no("Write an amount");
    assert_eq!(person.reads("Price"), "");
}

#[test]
fn a_product_is_archived_restored_and_the_step_undone() {
    let mut person = at_the_products();
    person.clicks("Tea towel, 2, Standard rate, 5, 30.00");
    person.presses(Key::Delete);
    person.sees("Archived “Tea towel”");
    person.sees("1 of 1 product · 1 archived");
    person.goes_to("Top sellers");
    person.sees("1 of 1 product");
    person.goes_to("Products");
    // On a slow machine the toast is gone by now.
    person.presses_control(Key::Z);
    person.sees("2 of 2 products");
    person.clicks("Enamel mug, 1, Standard rate, 3, 75.00");
    person.clicks("Archive");
    person.sees("1 of 1 product · 1 archived");
    person.clicks("Show: Current");
    person.clicks("Archived");
    person.sees_part("Enamel mug, 1, Standard rate, ");
    let row = person.rows().into_iter().find(|row| row.starts_with("Enamel mug, 1, ")).unwrap();
    person.clicks(&row);
    person.sees("Restore");
    person.clicks("Restore");
    person.sees("“Enamel mug” restored");
    assert!(products(&person).iter().all(|line| line.ends_with("false")));
}

#[test]
fn what_changed_elsewhere_and_what_was_typed_are_both_kept() {
    let mut person = at_the_products();
    person.fills("Name of the product", "Mug");
    let (mut engine, owner) = person.engine();
    let was = engine.products(&owner, "", true).unwrap().swap_remove(0).product;
    assert_eq!(was.id, ProductId::new(1));
    let other = Product { sku: "M-9".to_owned(), ..was.clone() };
    engine
        .apply(
            &Change::Product(ProductChange::Save { product: other.clone(), was: Some(was.clone()) }),
            &owner,
            now(),
        )
        .unwrap();
    person.sees("Enamel mug, M-9, Standard rate, 3, 75.00, changed and not saved");
    assert_eq!((person.reads("SKU"), person.reads("Name of the product")), ("M-9".into(), "Mug".into()));
    person.presses_control(Key::S);
    person.sees("Mug, M-9, Standard rate, 3, 75.00");
    // An edit of what it no longer is.
    assert!(
        engine
            .apply(
                &Change::Product(ProductChange::Save { product: other.clone(), was: Some(was.clone()) }),
                &owner,
                now()
            )
            .is_err()
    );
}

#[test]
fn the_orders_with_a_product_are_a_step_away_and_so_is_the_way_back() {
    let mut person = at_the_products();
    person.clicks("Tea towel, 2, Standard rate, 5, 30.00");
    person.presses_control(Key::Enter);
    person.sees("1 of 3 orders · £40.00 in this list");
    person.clicks("Tax class and more of line 1");
    person.clicks("Show the product");
    person.sees("2 of 2 products");
    assert_eq!(person.reads("Name of the product"), "Tea towel");
    person.clicks("Enamel mug, 1, Standard rate, 3, 75.00");
    person.clicks("Orders with this product");
    person.sees_part("2 of 3 orders");
    person.clicks("Enamel mug");
    person.sees_part("3 of 3 orders");
}

/// What is put away by a key is what stands in the form.
#[test]
fn the_keyboard_is_at_the_product_in_the_form() {
    let mut person = at_the_products();
    assert_eq!(person.reads("Name of the product"), "Enamel mug");
    person.presses_control(Key::F);
    person.types("tea");
    person.sees("1 of 2 products");
    assert_eq!(person.reads("Name of the product"), "Enamel mug");
    person.presses(Key::Enter);
    assert_eq!(person.reads("Name of the product"), "Tea towel");
    person.presses(Key::Delete);
    person.sees("Archived “Tea towel”");
    person.sees("0 of 1 product · 1 archived");
    // Nothing of the list is in the form any more.
    person.presses(Key::Delete);
    assert_eq!(person.steps()[0], "Archive product Tea towel");
}

#[test]
fn the_product_that_was_added_is_listed_also_where_a_filter_hid_it() {
    let mut person = at_the_products();
    person.presses_control(Key::F);
    person.types("towel");
    person.sees("1 of 2 products");
    person.presses(Key::Insert);
    person.types("Zebra");
    person.presses_control(Key::S);
    person.waits("the file", |person| products(person).len() == 3);
    person.waits_for_rest();
    assert_eq!(person.reads("Name of the product"), "Zebra");
    person.sees_part("3 of 3 products");
    let row = person.rows().into_iter().find(|row| row.starts_with("Zebra")).unwrap();
    assert!(person.is_on(Role::Row, &row), "{row}");
    // Also where the next one is begun at once, and where only archived ones were listed.
    person.fills("Name, SKU or class", "towel");
    person.sees("1 of 3 products");
    person.presses(Key::Insert);
    person.types("Yak");
    person.presses_control(Key::S);
    person.sees_part("4 of 4 products");
}

/// The line between two heads is dragged; a double click gives the column its own width again.
#[test]
fn a_column_is_dragged_wider_and_keeps_its_width() {
    let mut person = at_the_products();
    let head = person.place("Sort by SKU");
    let line = head.left_center();
    person.drags(line, line - egui::vec2(60.0, 0.0));
    let wider = person.place("Sort by SKU");
    assert!((wider.width() - head.width() - 60.0).abs() < 2.0, "{head} {wider}");
    assert!((wider.right() - head.right()).abs() < 1.0, "{head} {wider}");
    person.goes_to("Customers");
    person.goes_to("Products");
    person.sees("Sort by SKU");
    assert_eq!(person.place("Sort by SKU"), wider);
    person.clicks_twice(line - egui::vec2(60.0, 0.0));
    assert_eq!(person.place("Sort by SKU"), head);
}

#[test]
fn products_come_in_as_a_list_and_go_in_one_step() {
    let mut person = at_the_products();
    let path = person.folder().join("prices.csv");
    let file = "sku;name;price;weight;class\n1;Enamel mug;12,50;4,00;\n2;Tea towel;;2,00;\n\
                9;Soap;4,50;1,00;reduced-rate\n8;Toy;3,00;1,00;Toys\n";
    std::fs::write(&path, file).unwrap();
    person.clicks_on(Role::Button, "Import");
    person.fills("Path of a file to import", &path.display().to_string());
    person.presses(Key::Enter);
    person.sees("prices.csv: products");
    person.sees_part("column weight is not read");
    for fate in ["1 new", "1 changed", "1 identical", "1 refused"] {
        person.sees_part(fate);
    }
    person.sees_part("Refused, Line 5, ");
    person.clicks("Save refused rows");
    person.sees_part("The refused rows are in");
    person.clicks_on(Role::CheckBox, "Create the missing tax classes: toys");
    person.sees("Import 4 entries");
    person.imports();
    person.sees("Soap, 9, 4.50, Reduced rate, 0, 0.00");
    assert!(products(&person).contains(&"Enamel mug|1|12.50|standard|false".to_owned()));
    person.clicks_on(Role::Button, "Undo");
    person.sees_part("Undone: Import");
    person.sees("2 of 2 products");
    assert_eq!(products(&person).len(), 2);
}

#[test]
fn what_has_no_product_is_named_by_what_is_in_it() {
    let mut person = Person::with_shop(|engine, owner| {
        let mut order = engine.order(owner, "2").unwrap().unwrap();
        for item in &mut order.items {
            item.product = None;
        }
        engine.apply(&Change::Order(OrderChange::Put(Box::new(order))), owner, now()).unwrap();
    });
    person.goes_to("Top sellers");
    person.sees_part("Sold or refunded without a product, net sales");
}
