//! The Tax summary tab: it agrees with the sales report, and what adds up to each rate.

use domain::ids::RateId;
use domain::money::Money;
use domain::order::TaxLine;
use domain::percent::Percent;
use egui::Key;
use egui::accesskit::Role;
use engine::{Change, OrderChange, TaxRateChange};

use super::person::{Person, now};

const NOT_ADDED: &str =
    "Net amounts are not added up: several of these taxes can be charged on the same line.";

fn money(text: &str) -> Money {
    Money::parse(text).unwrap()
}

/// Order 2 was charged 20 % VAT on 30.00, order 1 the same and a local tax; that of October names none.
/// Of order 1, 12.00 came back, 2.00 of it tax.
fn at_the_taxes() -> Person {
    let mut person = Person::with_shop(|engine, owner| {
        let vat = |taxable: &str, tax: &str| TaxLine {
            rate: Some(RateId::new(1)),
            name: "VAT".to_owned(),
            percent: Percent::parse("20").ok(),
            taxable: money(taxable),
            tax: money(tax),
            ..TaxLine::default()
        };
        let local =
            TaxLine { name: "City".to_owned(), percent: Percent::parse("2.5").ok(), ..vat("50", "2.00") };
        for (number, taxes) in [("1", vec![vat("50", "8.00"), local]), ("2", vec![vat("30", "6.00")])] {
            let mut order = engine.order(owner, number).unwrap().unwrap();
            order.taxes = taxes;
            engine.apply(&Change::Order(OrderChange::Put(Box::new(order.clone()))), owner, now()).unwrap();
        }
    });
    person.goes_to("Tax summary");
    person.sees("VAT 20%: net amount 70.00, tax 14.00, on shipping 0.00, refunded −1.60, net tax 12.40");
    person
}

#[test]
fn taxes_are_listed_by_rate_and_agree_with_the_sales_report() {
    let mut person = at_the_taxes();
    person.sees("City 2.5%: net amount 40.00, tax 2.00, on shipping 0.00, refunded −0.40, net tax 1.60");
    // City tax and VAT are charged on the same goods, which are not to count twice.
    person.sees("Total: net amount –, tax 16.00, on shipping 0.00, refunded −2.00, net tax 14.00");
    person.sees(NOT_ADDED);
    person.sees("Tax on goods 16.00");
    person.sees("Refunded on its date −2.00");
    person.sees("Agrees with the sales report: tax £14.00");
    person.sees("Tue 3 Nov 2026: net tax £10.00");
    person.sees("Thu 5 Nov 2026: net tax −£2.00");
    person.sees("2 rates in this range");
    person.clicks_on(Role::RadioButton, "Last month");
    person.sees(
        "Tax without a rate: net amount 25.00, tax 5.00, on shipping 0.00, refunded 0.00, net tax 5.00",
    );
    // Shipping was not taxed.
    person.sees("No tax: net amount 4.00");
    person.sees("Total: net amount 29.00, tax 5.00, on shipping 0.00, refunded 0.00, net tax 5.00");
    person.sees_no(NOT_ADDED);
    person.sees("Net amount taxed 25.00");
    person.sees("Net amount untaxed 4.00");
    person.sees("Agrees with the sales report: tax £5.00, net sales and shipping £29.00");
    person.clicks_on(Role::RadioButton, "Year");
    person.sees("Agrees with the sales report: tax £19.00");
    person.clicks_on(Role::RadioButton, "Custom");
    person.fills("From", "2025-01-01");
    person.fills("To", "2025-01-02");
    person.sees("No taxes in 1–2 Jan 2025");
}

#[test]
fn a_rate_is_explained_by_what_adds_up_to_it() {
    let mut person = at_the_taxes();
    person.clicks("VAT 20%: net amount 70.00, tax 14.00, on shipping 0.00, refunded −1.60, net tax 12.40");
    person.presses(Key::Enter);
    person.sees("VAT 20%, November 2026");
    person.sees("£12.40");
    person.sees("5 Nov 09:00 Refund of 1 −1.60");
    person.sees("4 Nov 11:00 Order 2 6.00");
    person.sees("3 Nov 10:00 Order 1 8.00");
    person.presses(Key::Escape);
    person.sees_no("VAT 20%, November 2026");
    assert_eq!(person.focused().as_deref(), Some("Rates"));
    person.presses(Key::ArrowUp);
    person.presses(Key::Enter);
    person.sees("City 2.5%, November 2026");
    person.sees("3 Nov 10:00 Order 1 2.00");
    person.presses(Key::Escape);
    person.clicks("Total: net amount –, tax 16.00, on shipping 0.00, refunded −2.00, net tax 14.00");
    person.sees("Net tax, November 2026");
    person.sees("3 Nov 10:00 Order 1 10.00");
    person.sees("5 Nov 09:00 Refund of 1 −2.00");
}

#[test]
fn a_rate_that_is_deleted_leaves_the_past_as_it_was() {
    let mut person = at_the_taxes();
    let (mut engine, owner) = person.engine();
    engine.apply(&Change::TaxRate(TaxRateChange::Delete { id: "1".to_owned() }), &owner, now()).unwrap();
    person.presses(Key::F5);
    person.sees("VAT 20%: net amount 70.00, tax 14.00, on shipping 0.00, refunded −1.60, net tax 12.40");
}

#[test]
fn a_page_of_rates_is_what_is_in_view() {
    let mut person = Person::with_shop(|engine, owner| {
        let line = |at: i64| TaxLine {
            name: format!("Tax {at:02}"),
            percent: Percent::parse("1").ok(),
            taxable: money("30"),
            tax: money("0.10"),
            ..TaxLine::default()
        };
        let mut order = engine.order(owner, "2").unwrap().unwrap();
        order.taxes = (1..=60).map(line).collect();
        engine.apply(&Change::Order(OrderChange::Put(Box::new(order.clone()))), owner, now()).unwrap();
    });
    person.goes_to("Tax summary");
    let row = |at: usize| {
        format!("Tax {at:02} 1%: net amount 30.00, tax 0.10, on shipping 0.00, refunded 0.00, net tax 0.10")
    };
    person.sees(&row(1));
    person.clicks(&row(1));
    for (height, page) in [(640.0, 4), (800.0, 9), (1200.0, 22)] {
        person.resizes(1280.0, height);
        person.presses(Key::Home);
        person.presses(Key::PageDown);
        person.presses(Key::Enter);
        // As many as are in view, less one.
        person.sees_part(&format!("Tax {:02} 1%, ", 1 + page));
        person.presses(Key::Escape);
        person.waits("the keyboard at the list", |person| person.focused().as_deref() == Some("Rates"));
    }
}
