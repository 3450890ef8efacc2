//! What sales cost: typed and pasted, taken over into orders when that is asked for, and the profit in the reports.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};

use super::person::Person;

fn at_the_products() -> Person {
    let mut person = Person::at_a_shop();
    person.goes_to("Products");
    person.sees("Enamel mug, 1, Standard rate, 3, 75.00");
    person
}

#[test]
fn a_cost_is_typed_and_taken_over_and_the_receipt_says_the_profit() {
    let mut person = Person::at_a_shop();
    person.sees_part("Net sales ");
    assert!(!person.names().iter().any(|name| name.starts_with("Gross profit")), "no product has a cost");
    person.goes_to("Products");
    person.clicks("Enamel mug, 1, Standard rate, 3, 75.00");
    person.fills("Cost", "4; from 1 oct 2026 4.50");
    person.presses(Key::Enter);
    person.sees("2 orders have another cost of Enamel mug");
    person.sees_part(
        "Cost of these lines: not known. At today's cost: £13.50. The gross profit changes by £51.50, ",
    );
    person.clicks("Take over into 2 orders");
    person.sees("Cost taken over into 2 orders");
    assert_eq!(person.reads("Cost"), "4.00; 4.50 from 1 Oct 2026");
    person.goes_to("Sales");
    // Ten of the fifty pounds were refunded, and the goods kept.
    person.sees_part("Cost 9.00");
    person.sees_part("Gross profit 31.00");
    person.clicks_on(Role::Button, "known for 57.1% of net sales");
    person.sees("Net sales without a cost, November 2026");
    person.sees_part("Tea towel");
    person.presses(Key::Escape);
    person.goes_to("Top sellers");
    person.clicks_on(Role::ComboBox, "Sort: By quantity");
    person.clicks("By margin");
    person.sees_part("Enamel mug");
    person.presses_control(Key::Z);
    person.sees_part("Not undone yet: ");
    person.presses_control(Key::Z);
    person.goes_to("Sales");
    person.sees_part("Gross profit –");
}

#[test]
fn costs_go_down_the_list_by_keys_and_are_pasted() {
    let mut person = at_the_products();
    person.clicks("Enamel mug, 1, Standard rate, 3, 75.00");
    person.presses_with(Modifiers::SHIFT, Key::F2);
    assert_eq!(person.focused().as_deref(), Some("Cost"));
    person.types("4");
    person.presses(Key::Enter);
    person.sees("Enamel mug, 1, 4.00, 3, 75.00");
    assert_eq!(person.focused().as_deref(), Some("Cost"), "that of the next one");
    person.types("2,5");
    person.presses(Key::Enter);
    person.sees("Tea towel, 2, 2.50, 5, 30.00");
    assert_eq!(person.focused().as_deref(), Some("products"));
    person.presses(Key::Home);
    person.gets(Event::Paste("4.20\n2.60 from 1 jan 2020\n".to_owned()));
    person.sees("Enamel mug, 1, 4.20, 3, 75.00");
    person.sees("Tea towel, 2, 2.60, 5, 30.00");
    person.gets(Event::Paste("5\n6\n7\n".to_owned()));
    person.sees_part("Line 3 of the pasted text: the list has no row for it");
    person.gets(Event::Paste("5\nmuch\n".to_owned()));
    person.sees_part("Line 2 of the pasted text: \"much\" cannot be used here");
    person.sees("Enamel mug, 1, 4.20, 3, 75.00");
}

#[test]
fn a_purchase_proposes_the_cost_of_the_product_that_it_names() {
    let mut person = at_the_products();
    let path = person.folder().join("purchases.csv");
    let file = "date,supplier,document,net,tax,rate,product,quantity\n2026-10-12,Potter,1,42,8.40,20,Enamel mug,10\n";
    std::fs::write(&path, file).unwrap();
    person.clicks_on(Role::Button, "Import");
    person.fills("Path of a file to import", &path.display().to_string());
    person.presses(Key::Enter);
    person.sees("purchases.csv: purchases");
    person.imports();
    person.sees("12 Oct 2026, Potter, 1, 42.00, 8.40");
    person.goes_to("Products");
    person.clicks("Enamel mug, 1, Standard rate, 3, 75.00");
    person.sees_part("Bought 12 Oct 2026, each");
    assert_eq!(person.reads("Cost"), "");
    person.clicks("Take as cost from 12 Oct 2026");
    assert_eq!(person.reads("Cost"), "4.20 from 12 Oct 2026");
    person.sees_no("Take as cost from 12 Oct 2026");
}
