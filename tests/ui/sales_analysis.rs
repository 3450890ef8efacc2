//! What the chart of the sales shows beside the figures.

use egui::Key;

use crate::person::Person;
use crate::reports::tabs_to;

/// Moves to 4 November, which has an order of 30.00 net, by the keys of the chart.
fn at_the_fourth(person: &mut Person, chart: &str) {
    tabs_to(person, chart);
    for _ in 0..16 {
        person.presses(Key::ArrowLeft);
    }
}

#[test]
fn sales_are_divided_averaged_and_added_up() {
    let mut person = Person::with_shop(|engine, owner| {
        let mut order = crate::stock::order("9", "2026-11-04T12:00:00", 1, "1", "5");
        order.address = domain::places::address::Address::of_country("FR");
        let put = engine::Change::Order(engine::OrderChange::Put(Box::new(order)));
        engine.apply(&put, owner, crate::person::now()).unwrap();
    });
    let menu = "Analysis: Divide, average, add up";
    person.clicks(menu);
    person.clicks("By country");
    at_the_fourth(&mut person, "Net sales by day, ");
    person.sees("Net sales by day, Wed 4 Nov 2026: £35.00, United Kingdom £30.00, France £5.00");
    person.clicks(menu);
    person.clicks("Not divided");
    person.clicks(menu);
    person.clicks("Mean of 7 days");
    at_the_fourth(&mut person, "Net sales by day, ");
    person.sees_part("Wed 4 Nov 2026: £35.00, Mean of 7 days £");
    person.clicks(menu);
    person.clicks("Add up");
    at_the_fourth(&mut person, "Net sales, added up by day, ");
    person.sees("Net sales, added up by day, Wed 4 Nov 2026: £85.00");
    // The orders of a day are under the figures of that day alone.
    person.presses(Key::Enter);
    person.sees("2 orders · £35.00 net");
    person.presses(Key::Escape);
    person.clicks("Show the table of periods");
    person.sees("Wed 4 Nov 2026: net sales £85.00");
    person.clicks(menu);
    person.clicks("By weekday and hour");
    person.sees("Wed 12:00–12:59: £5.00 (6.7%)");
}
