//! What the palette finds and opens: records, ranges, commands.

use egui::Key;
use egui::accesskit::Role;

use domain::field::Value;
use domain::rate::RateInput;
use engine::{Change, OrderChange, TaxRateChange};
use language::Language;

use super::person::{Person, now};
use super::stock::order;

/// Types into the palette and chooses the best hit, which has this name.
fn finds(person: &mut Person, typed: &str, best: &str) {
    person.presses_control(Key::K);
    person.types(typed);
    person.sees(best);
    person.waits_for_rest();
    assert!(person.is_on(Role::ListBoxOption, best), "{best} is not the first for {typed}");
    person.presses(Key::Enter);
}

#[test]
fn records_ranges_and_commands_are_found_and_opened() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    for (typed, best, there) in [
        ("2", "2  No customer, 4 Nov 2026 · £40.00 · completed", "Order 2"),
        ("#3", "3  No customer, 10 Oct 2026 · £34.00 · completed", "Order 3"),
        ("refund #2", "Refund #2, 4 Nov 2026 · £40.00 · completed", "Date of the refund"),
        ("enam", "Enamel mug, 1", "Orders with this product"),
        ("germ", "DE  Germany, MwSt. ermäßigt 7%, Reduced rate, row 2", "Country of row 2: DE"),
        ("reduced", "Reduced rate, 1 rate", "1 of 3 rates"),
        ("new product", "New product", "New product"),
        ("last mo", "Last month, 1–31 Oct 2026", "1–31 Oct 2026"),
        ("octo", "October 2026, 1–31 Oct 2026", "1–31 Oct 2026"),
        ("2025", "2025, 1 Jan – 31 Dec 2025", "No sales: 2025"),
    ] {
        finds(&mut person, typed, best);
        person.sees_part(there);
        person.presses(Key::Escape);
    }
}

#[test]
fn ranges_open_as_what_they_are_called_and_days_as_they_are_typed() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    for (typed, best, segment) in [
        ("today", "Today, Fri 20 Nov 2026", "Today"),
        ("yesterday", "Yesterday, Thu 19 Nov 2026", "Yesterday"),
        ("last 7", "Last 7 days, 14–20 Nov 2026", "Week"),
        ("this month", "This month, 1–20 Nov 2026", "Month"),
        ("last month", "Last month, 1–31 Oct 2026", "Last month"),
        ("this year", "This year, 1 Jan – 20 Nov 2026", "Year"),
        ("15 nov", "15 Nov 2026, Sun 15 Nov 2026", "Custom"),
        ("dec 24", "24 Dec 2025, Wed 24 Dec 2025", "Custom"),
        ("4.11.2026", "4 Nov 2026, Wed 4 Nov 2026", "Custom"),
    ] {
        finds(&mut person, typed, best);
        person.waits(segment, |person| person.is_on(Role::RadioButton, segment));
    }
    assert_eq!((person.reads("From").as_str(), person.reads("To").as_str()), ("4 Nov 2026", "4 Nov 2026"));
    for (typed, appearance) in [("dark mode", "Dark"), ("light mode", "Light")] {
        finds(&mut person, typed, &format!("Appearance: {appearance}"));
        person.presses_control(Key::Comma);
        assert!(person.is_on(Role::RadioButton, appearance));
        person.presses(Key::Escape);
    }
    // What is all to come, and a list that is known to have nothing of it, are not offered.
    for (typed, sees, sees_no) in [
        ("2026", "October 2026, 1–31 Oct 2026", "December 2026, 1–31 Dec 2026"),
        ("zzz", "Customers with “zzz”", "Tax rates with “zzz”"),
        ("zzz", "Customers with “zzz”", "Orders with “zzz”"),
    ] {
        person.presses_control(Key::K);
        person.types(typed);
        person.sees(sees);
        person.sees_no(sees_no);
        person.presses(Key::Escape);
    }
    person.goes_to("Products");
    person.sees("2 of 2 products");
    person.presses_control(Key::K);
    person.types("zzz");
    person.sees("Customers with “zzz”");
    person.sees_no("Products with “zzz”");
}

/// A shop with two more rates of Germany, where orders go to Britain.
fn of_two_countries() -> Person {
    Person::with_shop(|engine, owner| {
        let input = RateInput {
            country: Some(Value::text("DE")),
            rate: Some(Value::text("19")),
            name: Some(Value::text("MwSt.")),
            ..RateInput::default()
        };
        engine.apply(&Change::TaxRate(TaxRateChange::Create(input)), owner, now()).unwrap();
    })
}

#[test]
fn a_country_has_its_rates_orders_and_sales() {
    let mut person = of_two_countries();
    person.sees("Net sales 70.00");
    person.presses_control(Key::K);
    person.types("germ");
    person.sees("Show all 2 rates of Germany");
    person.sees("Insert rate for Germany");
    // No order went there.
    assert!(!person.names().iter().any(|name| name.contains("shipped to") || name.contains("this year")));
    person.clicks("Show all 2 rates of Germany");
    person.sees_part("2 of 4 rates");

    person.presses_control(Key::K);
    person.types("united k");
    person.clicks("Orders shipped to the United Kingdom, 3 orders");
    person.sees("To United Kingdom");
    person.sees_part("3 orders · £138.00 in this list");
    person.clicks("To United Kingdom");
    person.sees_no("To United Kingdom");

    person.presses_control(Key::K);
    person.types("united k");
    person.clicks("Sales to the United Kingdom this year, in the tax summary");
    person.sees_part("Net tax");
}

#[test]
fn a_rate_is_inserted_for_a_country() {
    let mut person = of_two_countries();
    person.sees("Net sales 70.00");
    person.presses_control(Key::K);
    person.types("austr");
    person.sees("Insert rate for Austria");
    person.clicks("Insert rate for Austria");
    person.sees("Country of row 5: AT");
    person.types("20");
    person.presses(Key::Enter);
    person.presses(Key::ArrowUp);
    person.presses(Key::ArrowUp);
    person.sees("Rate % of row 5: 20");
    person.sees_part("5 rates");
}

#[test]
fn tab_lists_what_else_can_be_done_with_a_hit() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    for (typed, best, action, there) in [
        ("enam", "Enamel mug, 1", "Orders with Enamel mug", "2 of 3 orders · £98.00 in this list"),
        ("#2", "2  No customer, 4 Nov 2026 · £40.00 · completed", "Refund #2", "Date of the refund"),
        ("last mo", "Last month, 1–31 Oct 2026", "Orders of Last month", "1 of 3 orders"),
    ] {
        person.presses_control(Key::K);
        person.types(typed);
        person.sees(best);
        person.waits_for_rest();
        person.presses(Key::Tab);
        person.sees(action);
        // Back to what was found, and here again.
        person.presses(Key::Escape);
        person.sees(best);
        person.presses(Key::Tab);
        person.clicks(action);
        person.sees_part(there);
        person.presses(Key::Escape);
    }
}

#[test]
fn enter_waits_for_what_was_typed_fast() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.presses_control(Key::K);
    person.types_at_once("tea tow", Key::Enter);
    person.sees("Orders with this product");
}

/// As the tax office calls it.
#[test]
fn tax_returns_are_found_by_the_name_of_the_tax() {
    let mut person = Person::speaking(Language::German, |start| start.sample = true);
    person.sees("Umsatz");
    finds(&mut person, "voranmeld", "Steuermeldungen");
    person.sees_part("Zeitraum abschließen");
}

#[test]
fn the_open_order_is_refunded_by_the_word_alone() {
    let mut person = Person::at_a_shop();
    person.goes_to("Orders");
    person.sees("Order 2");
    finds(&mut person, "refu", "Refund #2, 4 Nov 2026 · £40.00 · completed");
    person.sees("Date of the refund");
}

#[test]
fn a_number_sign_leaves_only_orders() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.presses_control(Key::K);
    person.types("1");
    person.sees("Orders with “1”");
    person.presses(Key::Home);
    person.types("#");
    person.sees_no("Orders with “#1”");
    person.sees("Refund #1, 3 Nov 2026 · £64.00 · part refunded");
}

#[test]
fn a_tooltip_goes_when_something_opens_above_it() {
    let mut person = Person::at_a_shop();
    person.goes_to("Tax rates");
    person.sees("New tax rate");
    person.window.hover_at(person.place("New tax rate").center());
    person.sees("Insert");
    person.presses_control(Key::K);
    person.sees("Search or run a command");
    person.sees_no("Insert");
}

#[test]
fn what_is_opened_is_in_its_list_whatever_that_was_filtered_by() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    for (tab, filter, typed, best, row) in [
        ("Products", "Name, SKU or class", "enam", "Enamel mug, 1", "Enamel mug, 1, Standard rate, 3, 75.00"),
        (
            "Orders",
            "Number, name or product",
            "#3",
            "3  No customer, 10 Oct 2026 · £34.00 · completed",
            "10 Oct 12:00, order 3, No customer United Kingdom, Completed, 34.00",
        ),
    ] {
        for hides_all in [false, true] {
            person.goes_to(tab);
            person.fills(filter, if hides_all { "nothing of this name" } else { "tea" });
            person.waits_for_rest();
            person.sees_no(row);
            person.presses_control(Key::Num1);
            finds(&mut person, typed, best);
            person.sees(row);
            person.waits_for_rest();
            assert!(person.is_on(Role::Row, row), "{row} is not open");
            assert_eq!(person.reads(filter), "", "{tab}");
        }
    }
}

#[test]
fn an_order_far_down_or_in_the_archive_is_in_the_list_that_it_is_opened_in() {
    let mut person = Person::with_shop(|engine, owner| {
        for number in 100..350_u32 {
            let at = format!("2026-11-{:02}T{:02}:00:00", 10 + number % 10, number % 24);
            let order = order(&number.to_string(), &at, 1, "1", "5.00");
            engine.apply(&Change::Order(OrderChange::Put(Box::new(order))), owner, now()).unwrap();
        }
        engine.apply(&Change::Order(OrderChange::Delete { number: "2".to_owned() }), owner, now()).unwrap();
    });
    person.goes_to("History");
    person.sees_part("Delete order 2, Applied");
    person.waits_for_rest();
    person.clicks("Open");
    person.sees("4 Nov 11:00, order 2, No customer United Kingdom, Archived, 40.00");
    finds(&mut person, "#3", "3  No customer, 10 Oct 2026 · £34.00 · completed");
    person.sees("10 Oct 12:00, order 3, No customer United Kingdom, Completed, 34.00");
    person.sees_part("252 of 252 orders");
}
