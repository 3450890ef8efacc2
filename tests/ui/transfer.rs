//! Files into the shop and out of it, from the window.

use egui::Key;
use egui::accesskit::Role;

use super::person::Person;

const RATES: &str =
    "Country code,State code,Postcode / ZIP,City,Rate %,Tax name,Priority,Compound,Shipping,Tax class
FR,,,,20,TVA,1,0,1,
FR,,,,x,TVA,1,0,1,
FR,,,,5.5,TVA,2,0,0,Toys
";

fn with_a_file() -> (Person, String) {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    let path = person.folder().join("vat.csv");
    std::fs::write(&path, RATES).unwrap();
    (person, path.display().to_string())
}

#[test]
fn an_import_says_what_it_would_do_and_can_be_undone() {
    let (mut person, path) = with_a_file();
    person.presses_control(Key::I);
    person.fills("Path of a file to import", &path);
    person.presses(Key::Enter);
    person.sees("vat.csv: tax rates");
    person.sees("2 new: 2 tax rates");
    person.sees("1 refused");
    person.sees_part("Refused, Line 3, ");
    assert_eq!(person.rates().len(), 3, "looking changes nothing");
    person.clicks("Save refused rows");
    person.sees_part("The refused rows are in");
    let refused = std::fs::read_to_string(person.folder().join("vat.refused.csv")).unwrap();
    assert!(refused.contains(",x,TVA,"), "{refused}");
    person.clicks_on(Role::RadioButton, "Replace");
    person.sees_part("1 row was refused");
    person.clicks_on(Role::RadioButton, "New and changed");
    person.sees("2 new: 2 tax rates");
    person.clicks_on(Role::CheckBox, "Create the missing tax classes: toys");
    person.sees("3 new: 1 tax class, 2 tax rates");
    person.imports();
    person.sees("Imported 1 tax class, 2 tax rates");
    assert_eq!(person.rates().len(), 5);
    // What came in is below what was there, and selected.
    person.sees("Country of row 5: FR");
    person.sees_part("2 rows, 20 cells selected");
    person.clicks_on(Role::Button, "Undo");
    person.sees_part("Undone: Import");
    assert_eq!(person.rates().len(), 3);
}

#[test]
fn a_file_that_cannot_be_read_is_said_and_another_can_be_named() {
    let (mut person, path) = with_a_file();
    person.presses_control(Key::I);
    person.fills("Path of a file to import", "/no/such/file.csv");
    person.clicks("Show a preview");
    person.sees_part("file.csv");
    person.fills("Path of a file to import", &path);
    person.clicks("Show a preview");
    person.sees("vat.csv: tax rates");
    person.presses(Key::Escape);
    person.sees_no("vat.csv: tax rates");
}

#[test]
fn a_dropped_file_is_looked_at_and_a_dropped_shop_is_opened() {
    let (mut person, path) = with_a_file();
    person.drops(&path);
    person.sees("vat.csv: tax rates");
    person.presses(Key::Escape);
    let shop = person.folder().join("shop.tillbook").display().to_string();
    person.goes_to("Tax classes");
    person.drops(&shop);
    person.sees("Books, 0 rates");
}

#[test]
fn the_tax_rates_go_out_and_come_in_again_unchanged() {
    let mut person = Person::at_a_shop();
    person.goes_to("Tax classes");
    person.clicks_on(Role::Button, "Export");
    let path = person.folder().join("out.csv");
    person.sees("What: Tax classes");
    person.clicks("What: Tax classes");
    person.clicks_on(Role::MenuItemRadio, "Tax rates");
    person.sees("All tax rates, in ten columns. As CSV they can be imported again.");
    person.fills("File to write", &path.display().to_string());
    person.clicks("Export as CSV");
    person.sees(&format!("Exported to {}", path.display()));
    assert!(std::fs::read_to_string(&path).unwrap().contains("MwSt."));
    person.drops(&path.display().to_string());
    person.sees("3 identical: 3 tax rates");
    person.sees("It would change nothing.");
}

#[test]
fn files_dropped_at_the_start_begin_a_shop() {
    let mut person = Person::without_a_shop();
    let path = person.folder().join("vat.csv");
    std::fs::write(&path, RATES).unwrap();
    person.drops(&path.display().to_string());
    person.sees("Then you see what vat.csv would bring in.");
    person.fills("Name of the shop", "Corner");
    person.fills("Time zone", "UTC");
    person.clicks("Create shop");
    person.sees("Import into Corner");
    person.sees("2 new: 2 tax rates");
}

#[test]
fn rows_that_contradict_each_other_are_counted_and_named() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    let path = person.folder().join("vat.csv");
    let header = "C,S,P,C,R,N,P,C,S,C\n";
    std::fs::write(&path, format!("{header}FR,,,,20,TVA,1,0,1,\nFR,,,,19.6,Old TVA,1,0,1,\n")).unwrap();
    person.drops(&path.display().to_string());
    person.sees("2 new: 2 tax rates");
    person.sees("1 conflicting: 1 tax rate");
    person.sees_part("Conflicting, Line 3, tax rate, line 2 has the same place, class and priority with 20%");
}

#[test]
fn replacing_says_what_goes() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    let path = person.folder().join("vat.csv");
    std::fs::write(&path, RATES.replace(",x,TVA", ",10,TVA")).unwrap();
    person.drops(&path.display().to_string());
    person.sees("3 new: 3 tax rates");
    person.clicks_on(Role::RadioButton, "Replace");
    person.sees("3 removed: 3 tax rates");
    person.imports();
    person.sees_part("Imported 3 tax rates");
    assert_eq!(person.rates().len(), 3);
    person.presses_control(Key::Z);
    person.sees_part("Undone: Import");
    assert_eq!(person.rates()[0], "GB 20.0000 VAT standard");
}

/// What is asked of a file is answered where it is asked, and can be answered otherwise.
#[test]
fn what_can_be_meant_in_two_ways_is_asked_and_said() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    let path = person.folder().join("orders.csv");
    let file = "order_id,order_date,status,item_name,quantity,price,discount\n\
                R-1,2026-11-10,Disputed,Mug,2,10.00,0.1\nR-2,2026-11-11,completed,Mug,1,10.00,0\n";
    std::fs::write(&path, file).unwrap();
    person.drops(&path.display().to_string());
    person.sees_part("may be money, a percentage to take off");
    person.clicks_on(Role::RadioButton, "Percentages to take off");
    person.sees("2 new: 1 product, 1 order");
    person.sees("Orders: 1. Perhaps On hold.");
    person.clicks_on(Role::ComboBox, "Status \"Disputed\": Refused");
    person.clicks_on(Role::MenuItemRadio, "On hold");
    person.sees("3 new: 1 product, 2 orders");
    person.sees("Status \"Disputed\": On hold");
    person.imports();
    person.sees_part("Imported 1 product, 2 orders");
}

/// A file that was divided inside an order, and one whose shipping has an unknown heading.
#[test]
fn lines_that_come_again_and_headings_that_only_look_known_are_asked_about() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    let path = person.folder().join("orders.csv");
    let brings = |person: &mut Person, row: &str| {
        let head = "order_id,order_date,status,item_name,quantity,line_total,order_total,Versand";
        std::fs::write(&path, format!("{head}\n{row}\n")).unwrap();
        person.drops(&path.display().to_string());
    };
    brings(&mut person, "R-1,2026-11-10,completed,Mug,1,10.00,35.00,5.00");
    person.sees_part("these columns look like amounts, and no heading says what they are: Versand");
    person.sees_part("Choose what they hold, or leave them out.");
    person.clicks_on(Role::ComboBox, "What Versand holds: Choose");
    person.clicks_on(Role::MenuItemRadio, "Left out");
    person.sees("Versand: 5.00 left out");
    person.clicks_on(Role::ComboBox, "What Versand holds: Left out");
    person.clicks_on(Role::MenuItemRadio, "Shipping");
    person.sees("What Versand holds: Shipping");
    person.sees("Versand: 5.00 came in");
    person.sees("order_total: 35.00 came in");
    person.clicks_on(Role::Button, "Show a preview");
    person.sees("2 new: 1 product, 1 order");
    person.imports();
    person.sees_part("Imported 1 product, 1 order");
    brings(&mut person, "R-1,2026-11-10,completed,Tea,2,20.00,35.00,5.00");
    person
        .sees_part("order R-1 has 1 line, 10.00 in all in the books, and the file has 1 line, 20.00 in all");
    person.clicks_on(Role::RadioButton, "The rest of them");
    person.sees_part("1 changed: 1 order");
    person.clicks_on(Role::RadioButton, "Not imported");
    person.sees_part("It would change nothing.");
}

#[test]
fn amounts_of_purchases_that_nothing_reads_are_asked_about() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    let path = person.folder().join("purchases.csv");
    let row = "2026-11-10,Paper,1,100.00,20.00,20,7.50";
    std::fs::write(&path, format!("date,supplier,document,net,tax,rate,Freight\n{row}\n")).unwrap();
    person.drops(&path.display().to_string());
    person.sees_part("these columns look like amounts, and no heading says what they are: Freight");
    person.clicks_on(Role::ComboBox, "What Freight holds: Choose");
    person.clicks_on(Role::MenuItemRadio, "Left out");
    person.sees("Freight: 7.50 left out");
    person.sees("net: 100.00 came in");
    person.clicks_on(Role::Button, "Show a preview");
    person.imports();
    person.sees_part("Imported 1 supplier, 1 purchase");
}

#[test]
fn a_file_without_quantities_is_asked_for_them() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    let path = person.folder().join("orders.csv");
    std::fs::write(
        &path,
        "order_id,order_date,status,item_name,line_total,order_total\nR-1,2026-11-10,completed,Mug,20.00,20.00\n",
    )
    .unwrap();
    person.drops(&path.display().to_string());
    person.sees_part("no heading says which column holds the quantity of an item");
    person.clicks_on(Role::CheckBox, "Each row is one piece");
    person.clicks_on(Role::Button, "Show a preview");
    person.sees("2 new: 1 product, 1 order");
}

#[test]
fn sales_without_numbers_are_asked_for_what_an_order_is() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    let path = person.folder().join("sales.csv");
    let file =
        "Date,Product,Quantity,Price,Customer\n2026-11-10,Mug,2,10.00,Ann\n2026-11-10,Tea,1,5.00,Ann\n";
    std::fs::write(&path, file).unwrap();
    person.drops(&path.display().to_string());
    person.sees_part("no heading says which column holds the invoice number");
    person.clicks_on(Role::RadioButton, "Each row");
    person.sees_part("2 orders");
    person.clicks_on(Role::RadioButton, "Each day and customer");
    person.sees_part("1 order");
    person.imports();
    person.sees_part("1 order");
}

const GERMAN: &str = "Beleg;Tag;Ware;Menge;Summe
R-1;2026-11-10;Becher;2;20,00
R-2;2026-11-11;Tuch;1;8,50
";

#[test]
fn headings_that_are_not_known_are_explained_once() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    let path = person.folder().join("kasse.csv");
    std::fs::write(&path, GERMAN).unwrap();
    person.drops(&path.display().to_string());
    person.sees_part("The headings of this file are not known");
    person.sees("The order number, the order date, an amount or the quantity is missing.");
    for (heading, held, meaning) in [
        ("Beleg", "Not read", "Order number"),
        ("Tag", "Not read", "Order date"),
        ("Ware", "Not read", "Item name"),
        ("Summe", "Order total", "Item total"),
    ] {
        person.clicks_on(Role::ComboBox, &format!("What {heading} holds: {held}"));
        person.clicks_on(Role::MenuItemRadio, meaning);
        person.sees(&format!("What {heading} holds: {meaning}"));
    }
    person.clicks_on(Role::Button, "Show a preview");
    person.sees("4 new: 2 products, 2 orders");
    person.imports();
    person.sees_part("Imported 2 products, 2 orders");
    // The next file with these headings is understood at once.
    std::fs::write(&path, GERMAN.replace("R-2", "R-3")).unwrap();
    person.drops(&path.display().to_string());
    person.sees("1 identical: 1 order");
    person.clicks("Change columns");
    person.sees("What Summe holds: Item total");
    person.clicks_on(Role::ComboBox, "What Menge holds: Quantity");
    person.clicks_on(Role::MenuItemRadio, "Left out");
    person.clicks_on(Role::CheckBox, "Each row is one piece");
    person.clicks_on(Role::Button, "Show a preview");
    person.sees("1 changed: 1 order");
}

/// What was answered for a file is true of the next one of its kind, until it is forgotten.
#[test]
fn answers_are_remembered_with_the_columns_and_can_be_forgotten() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    let path = person.folder().join("orders.csv");
    let brings = |person: &mut Person, number: &str| {
        let head = "order_id,order_date,status,item_name,quantity,price,discount";
        std::fs::write(&path, format!("{head}\n{number},2026-11-10,completed,Mug,2,10.00,0.1\n")).unwrap();
        person.drops(&path.display().to_string());
    };
    brings(&mut person, "R-1");
    person.sees_part("may be money, a percentage to take off");
    person.clicks_on(Role::RadioButton, "Percentages to take off");
    person.sees("2 new: 1 product, 1 order");
    person.imports();
    person.sees_part("Imported 1 product, 1 order");
    brings(&mut person, "R-2");
    person.sees_part("as last time");
    person.sees("1 new: 1 order");
    person.clicks("Change columns");
    person.clicks("Forget these answers");
    person.sees_part("may be money, a percentage to take off");
}

#[test]
fn the_columns_of_tax_rates_are_chosen() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    let path = person.folder().join("vat.csv");
    std::fs::write(&path, "Gebiet;Prozent;Bezeichnung\nAT;20;USt\nIE;23;VAT\n").unwrap();
    person.drops(&path.display().to_string());
    person.sees_part("The headings of this file are not known");
    person.clicks_on(Role::RadioButton, "Tax rates");
    person.sees("The rate is missing.");
    for (meaning, heading) in [("Country", "Gebiet"), ("Rate in percent", "Prozent"), ("Name", "Bezeichnung")]
    {
        person.clicks_on(Role::ComboBox, &format!("What {heading} holds: Not read"));
        person.clicks_on(Role::MenuItemRadio, meaning);
        person.sees(&format!("What {heading} holds: {meaning}"));
    }
    person.clicks_on(Role::Button, "Show a preview");
    person.sees("2 new: 2 tax rates");
}

const STOCK: &str = "Ref;Was;Tarif
M-1;Becher;7,50
T-1;Tuch;3,00
";

#[test]
fn the_columns_of_products_are_chosen_and_remembered() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    let path = person.folder().join("stock.csv");
    std::fs::write(&path, STOCK).unwrap();
    person.drops(&path.display().to_string());
    person.sees_part("The headings of this file are not known");
    person.clicks_on(Role::RadioButton, "Products");
    person.sees_part("it needs the name or the code of each product");
    person.sees("The name or the code is missing.");
    for (meaning, heading) in [("Code", "Ref"), ("Name", "Was"), ("Price", "Tarif")] {
        person.clicks_on(Role::ComboBox, &format!("What {heading} holds: Not read"));
        person.clicks_on(Role::MenuItemRadio, meaning);
        person.sees(&format!("What {heading} holds: {meaning}"));
    }
    person.clicks_on(Role::Button, "Show a preview");
    person.sees("2 new: 2 products");
    person.imports();
    person.sees_part("Imported 2 products");
    // The next file with these headings is understood at once.
    std::fs::write(&path, STOCK.replace("7,50", "8,00")).unwrap();
    person.drops(&path.display().to_string());
    person.sees("1 changed: 1 product");
    person.sees("1 identical: 1 product");
    person.clicks("Change columns");
    person.sees("What Tarif holds: Price");
    person.presses(Key::Escape);
    // Another column than that of the heading.
    std::fs::write(&path, "code,name,price,Neu\nM-1,Becher,7.50,9.00\n").unwrap();
    person.drops(&path.display().to_string());
    person.sees("1 identical: 1 product");
    person.clicks("Change columns");
    person.sees_no("What the file has");
    person.clicks_on(Role::ComboBox, "What Neu holds: Not read");
    person.clicks_on(Role::MenuItemRadio, "Price");
    person.clicks_on(Role::Button, "Show a preview");
    person.sees("1 changed: 1 product");
}
