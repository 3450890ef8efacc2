//! The Orders tab: an order typed by keys alone comes to what the engine says, and every way on from
//! there: edited, copied, called off, put away, paid back, changed by somebody else meanwhile.

use domain::access::Actor;
use domain::ids::ProductId;
use domain::money::Money;
use domain::order::form::OrderForm;
use domain::order::{Order, OrderStatus, Product};
use domain::unit_price::UnitPrice;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use engine::{Change, Engine, OrderChange, ProductChange};

use super::person::{Person, now};

/// The products have prices.
fn priced(engine: &mut Engine, owner: &Actor) {
    for (id, name, price) in [(1, "Enamel mug", "10.00"), (2, "Tea towel", "6.00")] {
        let product = Product {
            id: ProductId::new(id),
            name: name.to_owned(),
            sku: id.to_string(),
            price: UnitPrice::parse(price),
            ..Product::default()
        };
        engine.apply(&Change::Product(ProductChange::Put(product.clone())), owner, now()).unwrap();
    }
    for (number, name) in [("1", "Enamel mug"), ("2", "Tea towel"), ("3", "Enamel mug")] {
        let mut order = engine.order(owner, number).unwrap().unwrap();
        order.items.iter_mut().for_each(|item| name.clone_into(&mut item.name));
        engine.apply(&Change::Order(OrderChange::Put(Box::new(order.clone()))), owner, now()).unwrap();
    }
}

/// At the orders of that shop: three of them.
fn at_the_orders() -> Person {
    let mut person = Person::with_shop(priced);
    person.goes_to("Orders");
    person.sees("4 Nov 11:00, order 2, No customer United Kingdom, Completed, 40.00");
    person.sees("Total £40.00");
    person
}

fn order(person: &Person, number: &str) -> Order {
    let (engine, owner) = person.engine();
    engine.order(&owner, number).unwrap().unwrap()
}

fn begins(person: &mut Person) {
    person.presses_control_shift(Key::N);
    person.sees("New order, No customer, not saved");
}

#[test]
fn an_order_is_typed_by_keys_alone_and_comes_to_what_the_engine_says() {
    let mut person = at_the_orders();
    begins(&mut person);
    person.types("Isla Menzies");
    person.sees("New customer “Isla Menzies”");
    for _ in 0..3 {
        person.presses(Key::Tab);
    }
    assert_eq!(person.focused().as_deref(), Some("Change address"));
    person.presses(Key::Enter);
    person.types("united k");
    person.sees("United Kingdom, GB");
    for text in ["", "", "EH6 6QN", "Edinburgh", "14 Shore Street"] {
        person.types(text);
        person.presses(Key::Enter);
    }
    person.types("mug");
    person.sees("Enamel mug, Standard rate, 10.00");
    person.presses(Key::Enter);
    person.types("3");
    person.presses(Key::Enter);
    person.types("Gift wrap");
    person.sees("“Gift wrap” as text, no product");
    person.presses(Key::ArrowUp);
    person.presses(Key::Enter);
    person.presses(Key::Enter);
    person.types("2,50");
    person.presses(Key::Enter);
    person.presses(Key::Enter);
    person.types("4.95");
    person.sees("VAT 20% 7.49");
    person.sees("Total £44.94");
    person.sees("Rate 1: United Kingdom, any postcode, Standard rate");
    person.presses_control(Key::S);
    person.sees("Order 4");
    person.sees("20 Nov 14:32, order 4, Isla Menzies United Kingdom, Completed, 44.94");

    let saved = order(&person, "4");
    let (engine, owner) = person.engine();
    let again = engine.price_order(&owner, &OrderForm::of(&saved), None).unwrap();
    assert_eq!((saved.total, saved.tax, &saved.taxes), (again.total, again.tax, &again.taxes));
    assert_eq!(saved.total, Money::parse("44.94").unwrap());
    assert_eq!((&*saved.address.street, &*saved.address.country), ("14 Shore Street", "GB"));
    assert!(saved.customer.is_some());
    assert_eq!(saved.items.len(), 2);
}

#[test]
fn what_cannot_be_read_is_said_at_its_field_and_kept() {
    let mut person = at_the_orders();
    begins(&mut person);
    person.presses(Key::Enter);
    person.types("mug");
    person.sees("Enamel mug, Standard rate, 10.00");
    person.presses(Key::Enter);
    person.types("2o");
    person.presses_control(Key::S);
    person.sees("This is not a number. Write how many");
    assert_eq!(person.reads("Quantity of line 1"), "2o");
    assert_eq!(person.focused().as_deref(), Some("Quantity of line 1"));
    person.types("2");
    person.presses_control(Key::Enter);
    // Saved, and the next begins.
    person.sees_part("20 Nov 14:32, order 4, No customer, Completed, 20.00");
    person.sees("New order, No customer, not saved");
    assert_eq!(person.focused().as_deref(), Some("Customer"));
}

#[test]
fn an_order_is_edited_and_the_edit_is_undone() {
    let mut person = at_the_orders();
    person.fills("Quantity of line 1", "6");
    person.sees("Changed, not saved yet");
    person.sees("4 Nov 11:00, order 2, No customer United Kingdom, Completed, 40.00, changed and not saved");
    person.sees("Total £48.00");
    person.presses_control(Key::S);
    person.sees("4 Nov 11:00, order 2, No customer United Kingdom, Completed, 48.00");
    assert_eq!(order(&person, "2").total, Money::parse("48.00").unwrap());
    person.presses(Key::Tab);
    person.clicks("Orders");
    person.presses_control(Key::Z);
    person.sees("4 Nov 11:00, order 2, No customer United Kingdom, Completed, 40.00");
    person.sees("Total £40.00");
    assert_eq!(person.reads("Quantity of line 1"), "5");
}

#[test]
fn an_order_is_copied_called_off_put_away_and_taken_out_again() {
    let mut person = at_the_orders();
    person.clicks("Duplicate the order");
    person.sees("New order");
    // As every new order: completed, and dated now.
    person.sees("Status: Completed");
    assert_eq!((person.reads("Date"), person.reads("Time")), ("20 Nov 2026".into(), "14:32".into()));
    assert_eq!(person.reads("Product of line 1"), "Tea towel");
    person.presses_control(Key::S);
    person.sees("Order 4");
    assert_eq!((order(&person, "4").items.len(), order(&person, "4").status), (1, OrderStatus::Completed));
    person.clicks("More with this order");
    person.clicks("Cancel the order");
    person.sees("Order 4 is cancelled");
    assert_eq!(order(&person, "4").status, OrderStatus::Cancelled);
    person.clicks("More with this order");
    person.clicks("Archive the order");
    person.sees("Order 4 archived");
    person.sees_part("3 of 3 orders");
    person.clicks("Undo");
    person.sees_part("4 of 4 orders");
    assert_eq!(order(&person, "4").status, OrderStatus::Cancelled);
}

#[test]
fn lines_come_back_with_their_tax_and_the_refund_can_be_deleted() {
    let mut person = at_the_orders();
    person.clicks_on(Role::Button, "Refund");
    person.sees("Refund of order 2");
    person.sees("To refund £40.00");
    person.clicks_on(Role::RadioButton, "By line");
    person.sees("How many of line 1 come back");
    assert_eq!(person.focused().as_deref(), Some("How many of line 1 come back"));
    person.types("2");
    person.sees("To refund £14.40");
    person.sees("Tax 2.40");
    person.fills("Date of the refund", "19 Nov");
    person.waits("the later button", |person| {
        person.names().iter().filter(|name| *name == "Refund").count() == 2
    });
    person.clicks_last(Role::Button, "Refund");
    person.sees("Refund of order 2 entered");
    person.sees("4 Nov 11:00, order 2, No customer United Kingdom, Part refunded, 40.00");
    person.sees("Refunded 19 Nov 2026 14:32, tax 2.40, −14.40");
    assert_eq!(order(&person, "2").refunds.len(), 1);
    person.clicks("Delete the refund of 19 Nov 2026 14:32");
    person.sees("Refund of order 2 deleted");
    person.sees("4 Nov 11:00, order 2, No customer United Kingdom, Completed, 40.00");
    assert!(order(&person, "2").refunds.is_empty());
}

#[test]
fn a_refund_is_entered_by_keys_alone() {
    let mut person = at_the_orders();
    person.presses_control(Key::K);
    person.types("refund 2");
    person.sees_part("Refund #2");
    person.presses(Key::Enter);
    person.sees("To refund £40.00");
    assert_eq!(person.focused().as_deref(), Some("Reason of the refund"));
    for _ in 0..2 {
        person.presses_with(Modifiers::SHIFT, Key::Tab);
    }
    // What Shift+Tab comes to is replaced by what is typed, as with Tab.
    person.types("41 Nov");
    person.presses(Key::Enter);
    person.types("Chipped");
    person.presses(Key::Enter);
    let asks_for_date = |person: &Person| person.focused().as_deref() == Some("Date of the refund");
    person.waits("the date to be asked for", |person| asks_for_date(person));
    // A date that the shop refuses is asked for again too.
    person.types("1 Nov");
    for _ in 0..2 {
        person.presses(Key::Enter);
    }
    person.sees_part("a refund cannot be before the order");
    person.waits("the date to be asked for again", |person| asks_for_date(person));
    person.types("19 Nov");
    person.presses(Key::Enter);
    assert_eq!(person.reads("Date of the refund"), "19 Nov");
    person.sees("To refund £40.00");
    person.presses(Key::Enter);
    // Enter alone gives nothing back: it leads to the button.
    assert_eq!(person.focused().as_deref(), Some("Refund"));
    assert!(order(&person, "2").refunds.is_empty());
    person.presses(Key::Enter);
    person.sees_part("Chipped, −40.00");
}

#[test]
fn enter_goes_on_from_the_amounts_below_the_lines() {
    let mut person = at_the_orders();
    person.fills("Discount", "1");
    person.presses(Key::Enter);
    assert_eq!(person.focused().as_deref(), Some("Shipping"));
    person.presses(Key::Enter);
    assert_eq!(person.focused().as_deref(), Some("Note"));
}

#[test]
fn a_percentage_is_taken_off_and_a_note_and_a_reason_are_kept() {
    let mut person = at_the_orders();
    person.fills("Discount", "12,5 percent");
    person.sees_part("Changed, not saved yet");
    person.presses_control(Key::S);
    person.sees("This is not a discount. Write it like 12.50 or 10%");
    person.fills("Discount", "12,5%");
    // 30.00 less an eighth, shipping of 4.00, and 20 % on both.
    person.sees("Total £36.30");
    person.fills("Note", "Call first");
    person.presses_control(Key::S);
    person.sees("4 Nov 11:00, order 2, No customer United Kingdom, Completed, 36.30");
    assert_eq!((person.reads("Discount").as_str(), person.reads("Note").as_str()), ("3.75", "Call first"));
    let saved = order(&person, "2");
    assert_eq!((saved.discount.to_exact_text().as_str(), saved.texts.note.as_str()), ("3.75", "Call first"));
    person.clicks_on(Role::Button, "Refund");
    person.fills("Reason of the refund", "Chipped");
    person.sees("To refund £36.30");
    person.waits("the later button", |person| {
        person.names().iter().filter(|name| *name == "Refund").count() == 2
    });
    person.clicks_last(Role::Button, "Refund");
    person.sees_part("Chipped, −36.30");
    assert_eq!(order(&person, "2").refunds[0].reason, "Chipped");
    for text in ["call FIRST", "chipped"] {
        person.presses_control(Key::F);
        person.types(text);
        person.sees_part("1 of 3 orders");
    }
}

#[test]
fn an_order_that_was_changed_elsewhere_is_not_written_over() {
    let mut person = at_the_orders();
    person.fills("Time", "12:15");
    let mut theirs = order(&person, "2");
    theirs.status = OrderStatus::OnHold;
    let (mut engine, owner) = person.engine();
    engine.apply(&Change::Order(OrderChange::Put(Box::new(theirs.clone()))), &owner, now()).unwrap();
    drop(engine);
    person.presses(Key::F5);
    person.sees("This order was changed elsewhere after you began");
    person.sees("Status: yours Completed, theirs On hold");
    person.presses_control(Key::S);
    assert_eq!(order(&person, "2").status, OrderStatus::OnHold);
    assert_eq!(person.reads("Time"), "12:15");
    person.clicks_on(Role::Button, "Use the other version");
    person.sees("Status: On hold");
    assert_eq!(person.reads("Time"), "11:00");
}

#[test]
fn the_list_is_filtered_sorted_and_gone_through_by_keys() {
    let mut person = at_the_orders();
    person.presses_control(Key::F);
    person.types("mug");
    person.sees_part("2 of 3 orders");
    person.sees_no("4 Nov 11:00, order 2, No customer United Kingdom, Completed, 40.00");
    person.presses(Key::ArrowDown);
    assert_eq!(person.focused().as_deref(), Some("Orders"));
    person.presses(Key::End);
    person.sees("Order 3");
    person.presses(Key::Home);
    person.sees("Order 1");
    person.presses(Key::Enter);
    assert_eq!(person.focused().as_deref(), Some("Customer"));
    person.presses_control(Key::F);
    person.presses(Key::Backspace);
    person.sees_part("3 of 3 orders");
    person.clicks("Sort by Total £");
    person.sees("Sort by Total £, descending");
    person.clicks("Status: Any status");
    person.clicks_on(Role::CheckBox, "Cancelled");
    person.sees("No order matches");
}

#[test]
fn what_is_typed_and_not_saved_is_kept() {
    let mut person = at_the_orders();
    person.fills("Time", "12:15");
    begins(&mut person);
    person.types("Morag");
    person.presses(Key::Tab);
    person.goes_to("Sales");
    let mut person = person.reopens();
    person.goes_to("Orders");
    person.sees("New order, Morag, not saved");
    person.sees("4 Nov 11:00, order 2, No customer United Kingdom, Completed, 40.00, changed and not saved");
    person
        .clicks("4 Nov 11:00, order 2, No customer United Kingdom, Completed, 40.00, changed and not saved");
    person.sees("Order 2");
    assert_eq!(person.reads("Time"), "12:15");
    // What was typed is shown before the order itself has come.
    person.sees("More with this order");
    person.clicks_on(Role::Button, "Discard");
    person.waits("the time of before", |person| person.reads("Time") == "11:00");
    assert_eq!(order(&person, "2").placed_at.to_string(), "2026-11-04T11:00:00");
}

#[test]
fn who_may_not_see_orders_is_told_so() {
    let mut person = Person::acting_as("tam");
    person.sees("You may not see the sales");
    person.goes_to("Orders");
    person.sees("You may not see the orders");
}

#[test]
fn a_period_of_the_sales_leads_to_its_orders() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.presses_with(Modifiers::COMMAND, Key::Num4);
    person.sees("Order 2");
}

/// A fast hand is ahead of the form: what is typed in the frame after Enter belongs to the next field.
#[test]
fn what_is_typed_right_after_enter_is_not_lost() {
    let mut person = at_the_orders();
    begins(&mut person);
    for _ in 0..3 {
        person.presses(Key::Tab);
    }
    assert_eq!(person.focused().as_deref(), Some("Change address"));
    person.presses(Key::Enter);
    for text in ["DE", "", "20095", "Hamburg", "Am Wall 1", "Enamel"] {
        for letter in text.chars() {
            person.window.event(egui::Event::Text(letter.to_string()));
        }
        person.window.step();
        person.window.key_press(Key::Enter);
        person.window.step();
    }
    person.sees("Am Wall 1, 20095 Hamburg, Germany");
    // What may be meant by it is still being looked up.
    person.sees("Product of line 1");
    assert_eq!(person.reads("Product of line 1"), "Enamel mug");
}

#[test]
fn the_first_that_is_found_is_looked_at() {
    let mut person = at_the_orders();
    person.presses_control(Key::F);
    person.types("enamel");
    person.sees_part("2 of 3 orders");
    // The one in the form is none of them, and none of them is marked as if it were.
    let first = "3 Nov 10:00, order 1, No customer United Kingdom, Part refunded, 64.00";
    person.sees("Order 2");
    assert!(!person.is_on(Role::Row, first));
    person.presses(Key::Enter);
    person.sees("Order 1");
    assert!(person.is_on(Role::Row, first));
}

#[test]
fn dates_are_chosen_in_a_calendar() {
    let mut person = at_the_orders();
    person.clicks("Dates: Any date");
    person.sees("November 2026");
    person.clicks("Previous month");
    person.sees("October 2026");
    person.clicks("Sat 10 Oct 2026");
    person.sees_part("1 of 3 orders");
    assert_eq!((person.reads("From"), person.reads("To")), ("10 Oct 2026".into(), "10 Oct 2026".into()));
    person.clicks("Month after");
    person.clicks("Tue 3 Nov 2026");
    person.sees_part("2 of 3 orders");
    person.sees("Dates: 10 Oct – 3 Nov 2026");
    assert_eq!((person.reads("From"), person.reads("To")), ("10 Oct 2026".into(), "3 Nov 2026".into()));
    // What is typed is marked too, and the month follows it.
    person.fills("To", "2026-12-24");
    person.sees("December 2026");
    person.sees_part("3 of 3 orders");
    assert!(person.is_on(Role::Button, "Thu 24 Dec 2026"));
}

/// The reason for no tax is a line of the receipt that most orders do not have.
#[test]
fn an_order_states_why_no_tax_is_charged() {
    let mut person = at_the_orders();
    person.sees("Total £40.00");
    person.sees_no("Taxed as usual");
    person.presses_control(Key::K);
    person.types("reverse");
    person.sees("No tax on the order");
    person.presses(Key::Enter);
    person.sees("Taxed as usual");
    person.waits("the choice to have the keyboard", |person| {
        person.focused().as_deref() == Some("Taxed as usual")
    });
    person.presses(Key::ArrowDown);
    person.sees("Reverse charge");
    person.presses(Key::Tab);
    person.presses(Key::Enter);
    person.sees("Tax: No tax: reverse charge");
    person.sees_part("Reverse charge needs the customer's VAT number");
    person
        .waits("the number to have the keyboard", |person| person.focused().as_deref() == Some("VAT number"));
    person.types("DE457281227");
    person.presses(Key::Enter);
    person.sees("No tax is charged: Reverse charge, VAT number DE457281227");
    person.sees("Total £34.00");
    person.presses_control(Key::S);
    person.sees("No tax was charged: Reverse charge, VAT number DE457281227");
    let saved = order(&person, "2");
    assert_eq!((saved.total, saved.tax), (Money::parse("34.00").unwrap(), Money::ZERO));
    assert_eq!(saved.exemption.described().to_string(), "Reverse charge, VAT number DE457281227");
    person.presses_control(Key::H);
    person.sees("No tax: Reverse charge, VAT number DE457281227");
    person.goes_to("Tax summary");
    person.sees_part("No tax: reverse charge");
}

#[test]
fn where_the_form_takes_the_place_of_the_list_it_leads_back() {
    let row = "4 Nov 11:00, order 2, No customer United Kingdom, Completed, 40.00";
    let mut person = at_the_orders();
    // As in a window of 1024 points at 150 %.
    person.resizes(683.0, 427.0);
    person.sees_no(row);
    person.clicks_on(Role::Button, "All orders");
    person.clicks(row);
    person.sees("Total £40.00");
    person.sees_no(row);
}

#[test]
fn the_menu_of_a_line_begins_at_its_class_and_a_removed_line_comes_back() {
    let mut person = at_the_orders();
    begins(&mut person);
    person.presses(Key::Enter);
    person.types("mug");
    person.sees("Enamel mug, Standard rate, 10.00");
    person.presses(Key::Enter);
    person.types("3");
    person.presses(Key::Enter);
    person.sees("Total £30.00");
    person.clicks("Tax class and more of line 1");
    person.waits("the class", |person| person.focused().as_deref() == Some("Standard rate"));
    person.presses(Key::Enter);
    person.sees("Total £30.00");
    person.clicks("Tax class and more of line 1");
    person.clicks("Remove the line");
    person.sees_no("Quantity of line 1");
    // Nothing is left of its figures.
    person.sees_no("Total £30.00");
    assert!(!person.names().iter().any(|name| name.contains("30.00")), "{:#?}", person.names());
    let steps = person.steps();
    assert_eq!(person.focused().as_deref(), Some("Add a product or any text"));
    person.presses_control(Key::Z);
    person.sees("Total £30.00");
    assert_eq!(person.reads("Quantity of line 1"), "3");
    // The same by keys, one line after the other, and not once something else was typed.
    person.clicks_on(Role::TextInput, "Add a product or any text");
    person.types("tea");
    person.sees("Tea towel, Standard rate, 6.00");
    person.presses(Key::Enter);
    for line in ["Quantity of line 2", "Quantity of line 1"] {
        person.clicks_on(Role::TextInput, line);
        person.presses_control(Key::Delete);
        person.sees_no(line);
    }
    person.presses_control(Key::Z);
    person.presses_control(Key::Z);
    person.sees("Quantity of line 2");
    person.clicks_on(Role::TextInput, "Quantity of line 2");
    person.presses_control(Key::Delete);
    person.sees_no("Quantity of line 2");
    person.types("a");
    person.presses_control(Key::Z);
    assert_eq!(person.reads("Add a product or any text"), "");
    person.sees_no("Quantity of line 2");
    assert_eq!(person.steps(), steps);
}

#[test]
fn an_order_that_was_added_is_listed_whatever_the_list_was_filtered_by() {
    for date in ["", "9 oct"] {
        let mut person = at_the_orders();
        person.fills("Number, name or product", "tea");
        person.sees_part("1 of 3 orders");
        begins(&mut person);
        if !date.is_empty() {
            person.fills("Date", date);
        }
        person.clicks_on(Role::TextInput, "Add a product or any text");
        person.types("mug");
        person.sees("Enamel mug, Standard rate, 10.00");
        person.presses(Key::Enter);
        person.types("3");
        person.presses_control(Key::S);
        person.sees("Order 4");
        person.sees_part("4 of 4 orders");
        person.waits_for_rest();
        assert_eq!(person.reads("Number, name or product"), "");
        let row = person.rows().into_iter().find(|row| row.contains("order 4,")).unwrap();
        assert!(person.is_on(Role::Row, &row), "{row}");
    }
}

#[test]
fn what_is_wrong_with_the_next_line_covers_no_choice_and_says_what_can_be_done() {
    let mut person = at_the_orders();
    begins(&mut person);
    person.clicks_on(Role::TextInput, "Add a product or any text");
    person.types("4006381333931");
    person.sees("“4006381333931” as text, no product");
    person.presses_control(Key::S);
    let said = "No product has this code: new product, or as text";
    person.sees(said);
    person.waits_for_rest();
    assert!(!person.names().iter().any(|name| name.starts_with("Press Enter to add this line")));
    let bubble = |person: &Person, said: &str| {
        let field = person.place("Add a product or any text");
        let nodes = person.window.query_all_by_label(said);
        nodes.map(|node| node.rect()).find(|rect| rect.bottom() <= field.top())
    };
    let choices = person.window.query_all_by_role(Role::ListBoxOption).map(|node| node.rect());
    let choices: Vec<_> = choices.collect();
    assert!(!choices.is_empty());
    let place = bubble(&person, said).unwrap();
    assert!(choices.iter().all(|choice| !choice.intersects(place)), "{place} {choices:?}");
    // Where Enter adds the line, it says so, and does.
    person.presses_control(Key::A);
    person.types("mug");
    person.sees("Enamel mug, Standard rate, 10.00");
    person.presses_control(Key::S);
    person.sees("Press Enter to add this line, or empty the field");
    person.presses(Key::Enter);
    person.sees("Quantity of line 1");
}

#[test]
fn a_message_that_does_not_fit_opens_to_its_whole_text() {
    let mut person = at_the_orders();
    person.window.set_size(egui::vec2(1024.0, 700.0));
    person.fills("Quantity of line 1", "6");
    let shop = person.folder().join("shop.tillbook");
    std::fs::rename(&shop, person.folder().join("moved.tillbook")).unwrap();
    person.presses_control(Key::S);
    person.sees_part("a backup made now holds all that was saved");
    let of_message = |person: &Person| {
        let names = person.names();
        names.iter().filter(|name| name.contains("a backup made now holds all that was saved")).count()
    };
    let before = of_message(&person);
    let name = person.names().into_iter().find(|name| name.contains("a backup made now holds")).unwrap();
    person.clicks_on(Role::Button, &name);
    person.waits("all of it", |person| of_message(person) == before + 1);
    person.presses(Key::Escape);
    person.waits("the message alone", |person| of_message(person) == before);
    assert_eq!(person.focused().as_deref(), Some(name.as_str()));
    person.presses(Key::Enter);
    person.waits("all of it", |person| of_message(person) == before + 1);
}
