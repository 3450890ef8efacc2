//! Exports: what is in view is proposed, in any format, and goes where it is said.

use domain::access::Role as Part;
use domain::order::OrderStatus;
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use engine::{Change, OrderChange, UserChange};

use super::person::{Person, now};

/// Writes what is proposed to a file of this name, and answers with its bytes.
fn saves(person: &mut Person, name: &str) -> Vec<u8> {
    let path = person.folder().join(name);
    person.fills("File to write", path.to_str().unwrap());
    let kind = path.extension().unwrap().to_str().unwrap().to_uppercase();
    person.clicks(&format!("Export as {kind}"));
    let told = format!("Exported to {}", path.display());
    person.sees(&told);
    // Its buttons do not break it into many lines.
    assert!(person.place(&told).height() < 45.0, "{told}");
    std::fs::read(&path).unwrap()
}

#[test]
fn an_extension_that_is_typed_decides_the_format() {
    let mut person = Person::at_a_shop();
    person.sees("November 2026");
    person.presses_control(Key::E);
    person.sees("What: Sales");
    person.clicks_on(Role::RadioButton, "CSV");
    let path = person.folder().join("sales.XLSX").display().to_string();
    person.fills("File to write", &path);
    person.waits("XLSX", |person| person.is_on(Role::RadioButton, "XLSX"));
    assert!(saves(&mut person, "sales.XLSX").starts_with(b"PK"));
    person.sees("Open");
    person.sees("Show in folder");
}

#[test]
fn what_is_in_view_is_printed_by_its_keys() {
    let mut person = Person::at_a_shop();
    person.sees("November 2026");
    person.presses_control(Key::P);
    person.sees("What: Sales");
    assert!(person.is_on(Role::RadioButton, "PDF"));
    assert!(person.reads("File to write").ends_with("sales-2026-11-01-to-2026-11-20.pdf"));
    assert!(saves(&mut person, "sales.pdf").starts_with(b"%PDF"));
    // What was chosen last is proposed the next time, beside the last one.
    person.goes_to("Top sellers");
    person.sees("1 Tea towel, 5 sold, net sales 30.00, new");
    person.presses_control(Key::E);
    person.sees("What: Top sellers");
    let proposed = person.folder().join("top-sellers-2026-11-01-to-2026-11-20.pdf");
    assert_eq!(person.reads("File to write"), proposed.display().to_string());
    // Another format only changes how the file is called.
    person.clicks_on(Role::RadioButton, "XLSX");
    assert_eq!(person.reads("File to write"), proposed.with_extension("xlsx").display().to_string());
    person.fills("File to write", person.folder().join("mine.xlsx").to_str().unwrap());
    person.clicks_on(Role::RadioButton, "CSV");
    assert_eq!(person.reads("File to write"), person.folder().join("mine.csv").display().to_string());
    person.presses(Key::Escape);
    person.sees_no("File to write");
}

#[test]
fn rates_go_out_as_they_are_filtered() {
    let mut person = Person::at_a_shop();
    person.goes_to("Tax rates");
    person.sees_part("3 rates");
    person.fills("Filter all columns", "mwst");
    person.sees_part("1 of 3 rates");
    person.presses_control(Key::E);
    person.sees("What: Tax rates as shown");
    person.sees("1 of 3 tax rates, as they are filtered and sorted.");
    let csv = String::from_utf8(saves(&mut person, "shown.csv")).unwrap();
    assert_eq!(csv.lines().count(), 2, "{csv}");
    assert!(csv.lines().nth(1).unwrap().contains("MwSt."), "{csv}");
}

#[test]
fn the_history_goes_out_as_it_is_filtered() {
    let mut person = Person::with_shop(|engine, owner| {
        let add = Change::User(UserChange::Add { login: "mara".to_owned(), role: Part::ShopManager });
        engine.apply(&add, owner, now()).unwrap();
        let mara = engine.actor("mara").unwrap();
        let cancel =
            Change::Order(OrderChange::SetStatus { number: "2".to_owned(), status: OrderStatus::Cancelled });
        engine.apply(&cancel, &mara, now()).unwrap();
    });
    person.presses_control(Key::H);
    person.clicks("Person: Everyone");
    person.clicks_on(Role::MenuItemRadio, "mara");
    person.sees("Person: mara");
    person.presses_control(Key::E);
    person.sees("What: History as shown");
    let csv = String::from_utf8(saves(&mut person, "shown.csv")).unwrap();
    let rows: Vec<&str> = csv.lines().skip(1).collect();
    assert!(rows.len() == 1 && rows[0].contains("Set order 2 to cancelled"), "{csv}");
    person.clicks("Person: mara");
    person.clicks_on(Role::MenuItemRadio, "Everyone");
    person.presses_control(Key::E);
    person.sees("What: History");
}

#[test]
fn the_books_and_other_lists_are_in_the_same_dialog() {
    let mut person = Person::at_a_shop();
    person.sees("November 2026");
    person.presses_control(Key::E);
    person.clicks("What: Sales");
    person.clicks_on(Role::MenuItemRadio, "The books");
    assert!(person.reads("File to write").ends_with("books.json"));
    let books = String::from_utf8(saves(&mut person, "all.json")).unwrap();
    assert!(books.contains("tillbook-books") && books.contains("Tea towel"), "{books}");
    person.presses_control(Key::E);
    person.clicks("What: Sales");
    person.clicks_on(Role::MenuItemRadio, "Orders");
    let orders = String::from_utf8(saves(&mut person, "orders.csv")).unwrap();
    assert!(orders.starts_with("\u{feff}Order,Date,Status"), "{orders}");
    assert_eq!(orders.lines().count(), 4, "{orders}");
}

#[test]
fn the_open_shop_is_never_written_over() {
    let mut person = Person::at_a_shop();
    person.sees("November 2026");
    let shop = person.folder().join("shop.tillbook");
    // A name with the right extension that leads to the same file.
    let link = person.folder().join("link.csv");
    std::os::unix::fs::symlink(&shop, &link).unwrap();
    person.presses_control(Key::E);
    person.fills("File to write", link.to_str().unwrap());
    person.clicks("Export as CSV");
    person.clicks("Replace the file");
    person.sees_part("exists already and was left as it is");
    person.presses(Key::Escape);
    assert!(std::fs::symlink_metadata(&link).unwrap().is_symlink());
}

#[test]
fn an_accountant_exports_reports_and_what_is_behind_them() {
    let mut person = Person::with_shop(|engine, owner| {
        engine
            .apply(
                &Change::User(UserChange::Add { login: "Tam".to_owned(), role: Part::Accountant }),
                owner,
                now(),
            )
            .unwrap();
    });
    person.sees("November 2026");
    person.clicks_on(Role::Button, "owner");
    person.clicks("Tam, accountant");
    person.sees("Tam");
    person.sees("Net sales 70.00");
    person.presses_control(Key::E);
    person.clicks("What: Sales");
    person.sees("Top sellers");
    person.sees("Refunds");
    person.sees_no("The books");
    person.presses(Key::Escape);
    assert!(!saves(&mut person, "tam.csv").is_empty());
}

#[test]
fn lists_of_the_books_go_out_as_they_are_filtered_and_sorted() {
    let mut person = Person::at_a_shop();
    let lines = |csv: Vec<u8>| -> Vec<String> {
        let text = String::from_utf8(csv).unwrap();
        text.lines().skip(1).map(|line| line.split(',').next().unwrap().to_owned()).collect()
    };
    person.goes_to("Orders");
    person.sees_part("3 of 3 orders");
    person.clicks("Sort by Total £");
    person.presses_control(Key::F);
    person.types("mug");
    person.sees_part("0 of 3 orders");
    person.presses_control(Key::A);
    person.types("tea");
    person.sees_part("0 of 3 orders");
    person.clicks("Show all orders");
    person.sees_part("3 of 3 orders");
    person.clicks("Sort by Total £");
    person.waits_for_rest();
    person.presses_control(Key::E);
    person.sees("What: Orders as shown");
    person.sees("3 of 3 orders, as they are filtered and sorted.");
    assert_eq!(lines(saves(&mut person, "orders.csv")), ["1", "2", "3"]);
    person.goes_to("Products");
    person.sees("2 of 2 products");
    person.clicks("Sort by Sold");
    let place = |person: &Person, name: &str| person.window.get_by_label_contains(name).rect().top();
    person.waits("the order", |person| place(person, "Tea towel, 2") < place(person, "Enamel mug, 1"));
    person.presses_control(Key::E);
    person.sees("What: Products as shown");
    assert_eq!(lines(saves(&mut person, "products.csv")), ["2", "1"]);
    person.goes_to("Customers");
    person.sees("1 of 1 customer");
    person.presses_control(Key::P);
    person.sees("What: Customers as shown");
    assert!(saves(&mut person, "customers.pdf").starts_with(b"%PDF"));
}

#[test]
fn the_chart_is_copied_as_a_picture() {
    let mut person = Person::at_a_shop();
    person.sees("November 2026");
    person.clicks("Export");
    person.photographs("Copy the chart", [1280, 800]);
    person.sees("Chart copied 14:32");
    person.sees_no("File to write");
}

#[test]
fn the_chart_is_exported_as_a_picture_of_the_size_that_is_asked() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.clicks("Orders 2");
    person.clicks("Export");
    person.clicks("Chart as PNG");
    person.sees("What: Chart");
    assert!(person.reads("File to write").ends_with("sales-chart-2026-11-01-to-2026-11-20.png"));
    person.fills("Width and height in pixels", "0x0");
    person.clicks("Export as PNG");
    person.sees_part("Size: write a size in pixels such as 1600x900, each side from 400 to 8000");
    person.clicks("Usual sizes");
    person.clicks_on(Role::MenuItemRadio, "1200x1200");
    // A name without its extension gets it, so that no shop file can be written over.
    let path = person.folder().join("shop.tillbook");
    let shop = std::fs::read(&path).unwrap();
    person.fills("File to write", path.to_str().unwrap());
    person.presses(Key::Enter);
    let path = person.folder().join("shop.tillbook.png");
    person.sees(&format!("Exported to {}", path.display()));
    assert!(std::fs::read(person.folder().join("shop.tillbook")).unwrap() == shop);
    let png = std::fs::read(&path).unwrap();
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    assert_eq!(u32::from_be_bytes(png[16..20].try_into().unwrap()), 1_200);
    // The size is proposed again, and the series are those of the chart.
    person.clicks("Export");
    person.clicks("Chart as SVG");
    assert_eq!(person.reads("Width and height in pixels"), "1200x1200");
    let svg = String::from_utf8(saves(&mut person, "chart.svg")).unwrap();
    assert!(svg.contains(">Orders, right scale<") && svg.contains("height=\"1200\""), "{svg}");
}
