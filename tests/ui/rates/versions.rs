//! Rates that change from a date on, and the panel in which an address is tried.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};

use domain::access::Actor;
use domain::field::Value;
use domain::order::OrderStatus;
use domain::order::form::{FormLine, OrderForm};
use domain::percent::Percent;
use domain::places::address::Address;
use domain::quantity::Quantity;
use domain::rate::RateInput;
use domain::rate::versions::{RatePlan, Terms, VersionPlan};
use domain::time::{Day, Local, Zone};
use domain::unit_price::UnitPrice;
use engine::{Change, Engine, TaxClassChange, TaxRateChange};

use super::at_the_grid;
use crate::person::{Person, now};

/// At the grid, where GB charges 21.5 from 1 January 2099.
fn a_planned_rate() -> Person {
    let mut person = Person::with_shop(|engine, owner| plan(engine, owner, 1, "21.5", "2099-01-01"));
    person.goes_to("Tax rates");
    person.sees("1 planned");
    person
}

/// Plans another percentage of the rate in this row.
fn plan(engine: &mut Engine, owner: &Actor, row: usize, percent: &str, from: &str) {
    let terms = Terms::charging(Percent::parse(percent).unwrap());
    let version = VersionPlan { terms, from: Day::parse(from).unwrap(), until: None };
    let id = engine.rate_table(owner, now()).unwrap().rates().get(row - 1).unwrap().id;
    engine
        .apply(&Change::TaxRate(TaxRateChange::Plan(vec![RatePlan { id, version }])), owner, now())
        .unwrap();
}

#[test]
fn a_rate_changes_from_a_date_on() {
    let mut person = at_the_grid();
    person.clicks("Rate % of row 1: 20");
    person.clicks("Change from a date");
    person.sees("United Kingdom VAT 20%");
    person.fills("New rate %", "21,5");
    person.fills("From the day", "2099-02-30");
    person.clicks("Change from this date");
    person.sees_part("From: “2099-02-30” is not a date");
    person.fills("From the day", "1 Jan 2099");
    person.presses(Key::Enter);
    person.sees_part("1 rate changed from a date");
    person.sees("at first 20% · now");
    person.sees("from 1 Jan 2099 21.5% · planned");
    // The rate is what it was, and the chip shows what is coming.
    assert_eq!(person.rates()[0], "GB 20.0000 VAT standard");
    person.clicks_on(Role::Switch, "1 planned");
    person.sees("1 of 3 rates");
    person.clicks("Rate % of row 1: 20");
    person.clicks("Remove the version from 1 Jan 2099");
    person.sees_no("1 planned");
    person.presses_control(Key::Z);
    person.sees("1 planned");
}

/// A shop that was changed while the clock was ahead says so at its next start, and one undo plans again what came into
/// force by it.
#[test]
fn a_clock_that_was_ahead_is_told_at_the_next_start() {
    let ahead = Zone::parse("Europe/London").unwrap().instant(Local::parse("2099-03-05T10:00:00").unwrap());
    let mut person = Person::with_shop(|engine, owner| {
        plan(engine, owner, 1, "21.5", "2099-01-01");
        engine
            .apply(
                &Change::TaxClass(TaxClassChange::Create { name: Some(Value::text("Toys")) }),
                owner,
                ahead,
            )
            .unwrap();
    });
    let said = "is dated 5 Mar 2099 10:00, and now it is 20 Nov 2026";
    person.sees_part(said);
    person.goes_to("Tax rates");
    assert_eq!(person.rates()[0], "GB 21.5000 VAT standard");
    person.presses_control(Key::Z);
    // The change is told as planned before too.
    person.sees_part("Redo: Add tax class");
    person.sees("1 planned");
    assert_eq!(person.rates()[0], "GB 20.0000 VAT standard");
    let mut person = person.reopens();
    person.waits_for_rest();
    assert!(!person.names().iter().any(|name| name.contains(said)), "{:?}", person.names());
}

/// A refused edit made no step of the history, though planned versions came into force before it.
#[test]
fn undo_of_a_refused_edit_takes_back_what_was_typed_alone() {
    let mut person = at_the_grid();
    person.clicks("Rate % of row 1: 20");
    person.types("7");
    let earlier = Zone::parse("Europe/London").unwrap().instant(Local::parse("2026-11-10T09:00:00").unwrap());
    let (mut engine, owner) = person.engine();
    let ids: Vec<_> = engine.rate_table(&owner, now()).unwrap().rates().iter().map(|rate| rate.id).collect();
    let terms = Terms::charging(Percent::parse("9").unwrap());
    let version = VersionPlan { terms, from: Day::parse("2026-11-15").unwrap(), until: None };
    engine
        .apply(&Change::TaxRate(TaxRateChange::Plan(vec![RatePlan { id: ids[1], version }])), &owner, earlier)
        .unwrap();
    let theirs = RateInput { rate: Some(Value::text("19")), ..RateInput::default() };
    engine
        .apply(
            &Change::TaxRate(TaxRateChange::Edit { id: ids[0].to_string(), input: theirs }),
            &owner,
            earlier,
        )
        .unwrap();
    person.presses(Key::Enter);
    person.sees_part("1 refused");
    let steps = person.steps();
    assert!(steps[0].contains("comes into force as planned"), "{steps:?}");
    person.presses_control(Key::Z);
    person.sees("Rate % of row 1: 19");
    person.sees("Rate % of row 2: 9");
    assert_eq!(person.steps(), steps);
}

#[test]
fn a_rate_ends_and_is_listed_below() {
    let mut person = at_the_grid();
    person.clicks("Rate % of row 2: 7");
    person.clicks("Change from a date");
    person.clicks("Not in force from that date on");
    person.fills("From the day", "2020-01-01");
    person.clicks("Change from this date");
    person.sees("Not in force today");
    // What ended years ago is there when it is asked for.
    person.clicks("Show 1 that ended more than a year ago");
    person.sees_part("from 1 Jan 2020 not in force · now");
    person.waits("the rate is gone", |person| person.rates().len() == 2);
}

#[test]
fn an_address_is_tried() {
    let mut person = at_the_grid();
    person.clicks("Try an address");
    person.sees("No rate applies, so no tax is charged.");
    person.fills("Country to try", "gb");
    person.fills("Amount to try", "50");
    person.sees("Tax 10.00");
    person.sees("United Kingdom VAT 20% 10.00: United Kingdom, priority 1");
    person.fills("Country to try", "Germany");
    person.sees_part("Germany MwSt. ermäßigt 7% : other class");
    person.sees_part("United Kingdom VAT 20% : other country");
    person.sees("Row 2 nearly applies");
    person.fills("Country to try", "United");
    person.sees_part("\"United\" is not a country: write its name or code, such as DE");
    person.fills("Country to try", "Germany");
    person.sees("Row 2 nearly applies");
    person.clicks("Only the marked rows");
    person.sees("1 of 3 rates");
    person.clicks("Show all rates");
    person.fills("Country to try", "gb");
    person.sees("Row 1 applies");
    person.fills("Date to try", "x");
    person.sees_part("Date: “x” is not a date");
    person.clicks("Close the panel");
    person.sees_no("Country to try");
    person.clicks("Try an address");
    person.fills("Country to try", "gb");
    person.presses(Key::Escape);
    person.sees_no("Country to try");
    person.presses(Key::F2);
    person.waits("a cell is edited", |person| person.focused().is_some());
}

#[test]
fn what_is_coming_and_what_was_has_a_column() {
    let person = at_the_grid();
    assert!(!person.names().iter().any(|name| name.starts_with("Other dates")), "no rate has other dates");
    let mut person = Person::with_shop(|engine, owner| {
        plan(engine, owner, 1, "21.5", "2027-01-01");
        plan(engine, owner, 3, "7", "2026-07-01");
        plan(engine, owner, 3, "8", "2026-12-01");
    });
    person.goes_to("Tax rates");
    person.sees("Other dates of row 1: 21.5 from 1 Jan 2027");
    person.sees("Other dates of row 2: empty");
    person.sees("Other dates of row 3: 8 from 1 Dec 2026 · 0 until 30 Jun 2026");
    // Sorted by the date; the rates without one come last either way.
    person.clicks("Other dates, click to sort");
    person.waits("the first to change comes first", |person| {
        let names = person.names();
        let countries = names.iter().filter(|name| name.starts_with("Country of row"));
        countries.eq(["Country of row 3: ES", "Country of row 1: GB", "Country of row 2: DE"])
    });
    person.fills("Filter Other dates", "until");
    person.sees("1 of 3 rates");
    person.sees_no("Country of row 1: GB");
    person.presses(Key::Escape);
    person.sees("3 of 3 rates");
    person.fills("Filter all columns", "jan 2027");
    person.sees("1 of 3 rates");
    person.sees_no("Country of row 3: ES");
}

#[test]
fn a_cell_of_other_dates_opens_the_panel_and_is_not_typed() {
    let mut person = a_planned_rate();
    person.clicks("Other dates of row 1: 21.5 from 1 Jan 2099");
    person.presses(Key::Enter);
    person.waits("the panel", |person| person.focused().as_deref() == Some("New rate %"));
    person.clicks("Close the panel");
    person.clicks("Other dates of row 2: empty");
    person.types("8");
    person.waits("what was typed", |person| person.names().iter().any(|name| name == "New rate %"));
    assert_eq!(person.reads("New rate %"), "8");
    person.clicks("Close the panel");
    // Nothing is emptied, pasted or filled there.
    person.clicks("Name of row 1: VAT");
    person.presses_with(Modifiers::SHIFT, Key::Space);
    assert_eq!(person.copies(), "GB\t\t\t\t20\tVAT\t1\tno\tyes\tStandard rate\t21.5 from 1 Jan 2099");
    person.clicks("Class of row 2: Reduced rate");
    person.gets(Event::Paste("standard\tnonsense".to_owned()));
    person.sees("Class of row 2: Standard rate");
    person.sees("Other dates of row 2: empty");
    person.clicks("Other dates of row 1: 21.5 from 1 Jan 2099");
    person.presses(Key::Delete);
    person.presses_control(Key::D);
    person.waits_for_rest();
    person.sees("Other dates of row 1: 21.5 from 1 Jan 2099");
    assert_eq!(person.steps().first().map(String::as_str), Some("Paste 1 cell: 7%, DE MwSt. ermäßigt"));
}

#[test]
fn a_chip_keeps_the_row_that_it_shows_and_chooses_the_first_otherwise() {
    let mut person = a_planned_rate();
    person.clicks("Rate % of row 1: 20");
    person.clicks_on(Role::Switch, "1 planned");
    person.sees("1 of 3 rates");
    person.clicks("Change from a date");
    person.sees("United Kingdom VAT 20%");
    person.clicks("Show all rates");
    person.sees("3 of 3 rates");
    person.clicks("Rate % of row 2: 7");
    person.sees("Germany MwSt. ermäßigt 7%");
    person.clicks_on(Role::Switch, "1 planned");
    person.sees("United Kingdom VAT 20%");
}

#[test]
fn the_panels_are_in_the_palette() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.finds_and_runs("try an address");
    person.waits("the panel", |person| person.focused().as_deref() == Some("Country to try"));
    person.presses_control(Key::K);
    person.types("change rates");
    person.sees("Change rates from a date");
    person.presses(Key::Enter);
    person.sees("Choose a rate in the grid, or a block of rows.");
}

/// An order of a version that was put in later keeps its tax, says by how much it was charged otherwise, and is
/// corrected by editing it.
#[test]
fn orders_of_a_past_version_keep_their_tax_until_they_are_edited() {
    let mut person = Person::with_shop(|engine, owner| {
        let line = FormLine {
            name: "Kettle".to_owned(),
            quantity: Quantity::parse("1").unwrap(),
            price: UnitPrice::parse("40.00").unwrap(),
            ..FormLine::default()
        };
        let form = OrderForm {
            number: Some("9".to_owned()),
            placed_at: Local::parse("2026-11-10T09:00:00").unwrap(),
            address: Address::of_country("GB"),
            lines: vec![line],
            status: OrderStatus::Completed,
            ..OrderForm::default()
        };
        engine.apply(&Change::save_order(form, None), owner, now()).unwrap();
    });
    person.goes_to("Tax rates");
    person.clicks("Rate % of row 1: 20");
    person.clicks("Change from a date");
    person.fills("New rate %", "17,5");
    person.fills("From the day", "1 Nov 2026");
    person.clicks("Change from this date");
    person.sees_part("1 order of those days keep");

    person.goes_to("Orders");
    person.sees("Total £48.00");
    person.sees_part("1.00 more than the rates of its date");
    person.clicks("Why this tax?");
    person.sees_part(
        "Standard rate, by the rates of 10 Nov 2026: VAT, 17.5% is 7.00, rate 1: United Kingdom, priority 1",
    );
    person.sees_part("1.00 too much tax was charged, 8.00 instead of 7.00");
    person.fills("Quantity of line 1", "2");
    person.presses_control(Key::S);
    person.sees("Total £94.00");
    person.sees_no("1.00 too much tax was charged, 8.00 instead of 7.00");
}
