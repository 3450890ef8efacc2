//! The Returns tab: the boxes of a period and what adds up to them, closing and filing, and what a person fills.

use domain::access::Role as UserRole;
use domain::ids::RateId;
use domain::money::Money;
use domain::order::{Item, Order, Refund, TaxLine};
use domain::percent::Percent;
use domain::places::address::Address;
use domain::purchase::supplier::Supplier;
use domain::purchase::{Purchase, PurchaseLine, PurchaseTreatment, SupplierPurchase};
use domain::shop::settings::{Currency, Shop};
use domain::tax::exemption::TaxExemption;
use domain::tax::untaxed_reason::UntaxedReason;
use domain::time::tax_period::TaxPeriod;
use domain::time::{Day, Zone};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use engine::{Change, Engine, OrderChange, PeriodChange, PurchaseChange, PurchaseEdit, UserChange};

use super::person::{Person, now};

const BOX_1: &str = "Box 1: VAT due on sales, reverse charge and postponed imports";

/// A shop in a country, whose orders were charged 20 % VAT: 5.00 in October; 10.00 and 6.00 in November, of which 2.00
/// came back.
fn in_country(country: &'static str) -> Person {
    in_country_after(country, |_, _| {})
}

fn in_country_after(country: &'static str, work: impl FnOnce(&mut Engine, &domain::access::Actor)) -> Person {
    let mut person = Person::with_shop(|engine, owner| {
        let shop = Shop { address: Address::of_country(country), ..engine.shop().unwrap() };
        engine.apply(&Change::settings(shop, None), owner, now()).unwrap();
        for (number, taxable, tax) in [("1", "50", "10"), ("2", "30", "6"), ("3", "25", "5")] {
            let mut order = engine.order(owner, number).unwrap().unwrap();
            order.taxes = vec![TaxLine {
                rate: Some(RateId::new(1)),
                name: "VAT".to_owned(),
                percent: Percent::parse("20").ok(),
                taxable: Money::parse(taxable).unwrap(),
                tax: Money::parse(tax).unwrap(),
                ..TaxLine::default()
            }];
            engine.apply(&Change::Order(OrderChange::Put(Box::new(order))), owner, now()).unwrap();
        }
        work(engine, owner);
    });
    person.goes_to("Returns");
    person
}

/// At the months of that shop in the United Kingdom.
fn at_the_months() -> Person {
    let mut person = in_country("GB");
    by_month(&mut person);
    person
}

fn by_month(person: &mut Person) {
    person.clicks("Periods: Quarters");
    person.clicks_on(Role::MenuItemRadio, "Months");
    person.sees(&format!("{BOX_1}, 5.00, +5.00 compared with September 2026"));
}

fn has_keyboard(person: &mut Person, name: &str) {
    person.waits(&format!("the keyboard at {name}"), |person| person.focused().as_deref() == Some(name));
}

fn period(text: &str) -> TaxPeriod {
    TaxPeriod::parse(text).unwrap()
}

#[test]
fn periods_and_boxes_are_gone_through_by_keyboard_and_open_into_orders() {
    let mut person = at_the_months();
    person.goes_to("Sales");
    person.presses_control(Key::K);
    person.types("Returns");
    person.presses(Key::Enter);
    has_keyboard(&mut person, "Periods");
    for _ in 0..3 {
        person.presses_with(Modifiers::SHIFT, Key::Tab);
    }
    for key in [Key::Enter, Key::ArrowDown, Key::Enter] {
        person.presses(key);
    }
    // A choice keeps the keyboard.
    has_keyboard(&mut person, "Periods: Quarters");
    person.sees_part("vs Q3 2026");
    for key in [Key::Enter, Key::ArrowUp, Key::Enter] {
        person.presses(key);
    }
    has_keyboard(&mut person, "Periods: Months");
    person.sees(&format!("{BOX_1}, 5.00, +5.00 compared with September 2026"));
    for _ in 0..3 {
        person.presses(Key::Tab);
    }
    has_keyboard(&mut person, "Periods");
    person.presses(Key::ArrowUp);
    person.sees(&format!("{BOX_1}, 14.00, +9.00 compared with October 2026"));
    person.sees("Figures are provisional: the period lasts until 30 Nov 2026");
    person.presses(Key::Enter);
    has_keyboard(&mut person, "Boxes");
    person.presses(Key::Enter);
    person.sees(BOX_1);
    person.sees("Sales of goods (United Kingdom, VAT, 20%, domestic): 14.00");
    person.presses(Key::Enter);
    person.sees("5 Nov 09:00 Refund of 1: net −10.00, tax −2.00");
    person.sees("4 Nov 11:00 Order 2: net 30.00, tax 6.00");
    person.presses(Key::Escape);
    person.sees("As the form shows it");
    person.presses(Key::Escape);
    person.sees_no("As the form shows it");
    has_keyboard(&mut person, "Boxes");
    person.presses(Key::ArrowDown);
    person.presses(Key::ArrowDown);
    person.presses(Key::Enter);
    // A formula opens into its boxes.
    person.sees("Computed as 1 + 2");
    person.presses(Key::Enter);
    person.sees("The sum of");
    person.presses(Key::Enter);
    person.presses(Key::ArrowDown);
    person.presses(Key::Enter);
    // An order opens in its tab.
    person.sees("Total £40.00");
}

/// What is said of VAT numbers opens the orders that it is about, and them alone.
#[test]
fn orders_without_a_vat_number_are_opened_from_what_is_said_of_them() {
    let mut person = in_country_after("GB", |engine, owner| {
        let of = engine.order(owner, "2").unwrap().unwrap();
        let (total, net) = (Money::parse("75").unwrap(), Money::ZERO);
        let item = Item { total, tax: net, ..of.items[0].clone() };
        let order = Order {
            number: "9".to_owned(),
            total,
            tax: net,
            shipping: net,
            shipping_tax: net,
            discount: net,
            items: vec![item],
            taxes: Vec::new(),
            exemption: TaxExemption::of(UntaxedReason::ReverseCharge),
            ..of
        };
        engine.apply(&Change::Order(OrderChange::Put(Box::new(order))), owner, now()).unwrap();
    });
    person
        .clicks("Reverse charge without the customer's VAT number: order 9, net 75.00. Add it to this order");
    person.sees_part("1 of 4 orders");
    person.clicks_on(Role::Button, "VAT numbers");
    person.sees_no("VAT numbers");
}

#[test]
fn a_period_is_closed_filed_and_reopened_from_its_return() {
    let mut person = at_the_months();
    person.clicks("Close the period…");
    person.clicks("Close October 2026");
    person.sees("October 2026 is closed");
    person.sees_part("closed 20 Nov 2026 by owner");
    has_keyboard(&mut person, "Periods");
    person.clicks("Mark as filed…");
    person.sees_part("keeps the figures as they are");
    person.clicks_on(Role::Button, "Mark as filed");
    person.sees("UK VAT Return of October 2026 is filed");
    has_keyboard(&mut person, "Periods");
    person.sees("October 2026, filed 20 Nov 2026 by owner");
    person.sees("20 Nov 2026 by owner; these are the figures that were filed");
    assert_eq!(person.steps()[..2], ["Mark UK VAT Return of October 2026 as filed", "Close October 2026"]);
    let (engine, owner) = person.engine();
    let filed =
        engine.closed_periods(&owner).unwrap().filings(period("2026-10")).next().unwrap().figures.clone();
    assert!(filed.contains(r#""1": "5.00""#), "{filed}");
    person.clicks("Reopen…");
    person.sees("Reopen a period");
    has_keyboard(&mut person, "Why it is reopened");
    person.types("Box 6 was wrong");
    person.presses(Key::Enter);
    person.sees("October 2026 is open");
    person.sees("October 2026, open");
    // What was filed stays in the history.
    person.presses_control(Key::H);
    person.sees("UK VAT Return of October 2026 no longer filed");
    person.sees("Box 1: 5.00, now empty");
}

/// Buys paper for 100.00 on 9 October, paid on the day.
fn buy(engine: &mut Engine, owner: &domain::access::Actor, document: &str, category: &str) {
    let supplier = Supplier { name: "Paper Ltd".into(), country: "GB".into(), ..Supplier::default() };
    let line = PurchaseLine {
        net: Money::parse("100").unwrap(),
        tax: Money::parse("20").unwrap(),
        rate: Percent::parse("20").ok(),
        category: category.to_owned(),
        ..PurchaseLine::default()
    };
    let day = Day::parse("2026-10-09").unwrap();
    let document = document.to_owned();
    let purchase =
        Purchase { date: day, paid_on: Some(day), document, lines: vec![line], ..Purchase::default() };
    let edit = PurchaseEdit::of(SupplierPurchase { supplier, purchase }, None);
    engine.apply(&Change::Purchase(PurchaseChange::Save(Box::new(edit))), owner, now()).unwrap();
}

/// The form of a year has what was earned, which opens, and says what is in no box.
#[test]
fn a_form_of_the_year_is_filled_by_categories() {
    let mut person = in_country_after("GB", |engine, owner| {
        buy(engine, owner, "P-7", "rent");
        buy(engine, owner, "P-8", "");
    });
    person.clicks("Form: UK VAT Return");
    person.clicks("UK self-employment pages, short");
    person.sees("Apr 2026 to Mar 2027");
    person.sees_no("Periods: Quarters");
    person.sees_part("In no box: purchases without a category (domestic): 100.00");
    let of =
        |person: &Person, part: &str| person.names().into_iter().find(|name| name.contains(part)).unwrap();
    let box_14 = of(&person, "Box 14: Rent, rates, power and insurance");
    assert!(box_14.contains("100"), "{box_14}");
    person.clicks(&box_14);
    person.presses(Key::Enter);
    person.sees("Rent (domestic): 100.00");
    person.presses(Key::Enter);
    person.sees("What counts");
    person.sees("9 Oct 2026 P-7 of Paper Ltd: net 100.00, tax 20.00");
    person.presses(Key::Enter);
    has_keyboard(&mut person, "purchases");
    assert_eq!(person.reads("Document number"), "P-7");
}

#[test]
fn a_purchase_behind_a_figure_opens_in_its_tab() {
    let mut person = in_country_after("GB", |engine, owner| buy(engine, owner, "P-7", ""));
    by_month(&mut person);
    has_keyboard(&mut person, "Periods: Months");
    person.clicks("October 2026, open");
    person.presses(Key::Enter);
    has_keyboard(&mut person, "Boxes");
    for key in [Key::ArrowDown, Key::ArrowDown, Key::ArrowDown, Key::Enter] {
        person.presses(key);
    }
    person.sees("Box 4: VAT reclaimed on purchases and other inputs");
    person.presses(Key::Enter);
    person.sees("9 Oct 2026 P-7 of Paper Ltd: net 100.00, tax 20.00");
    person.presses(Key::Enter);
    has_keyboard(&mut person, "purchases");
    assert_eq!(person.reads("Document number"), "P-7");
}

/// What is wrong with a figure opens what adds up to it, and what only is counted is named.
#[test]
fn a_finding_opens_its_figure_and_names_what_it_counts() {
    let mut person = in_country_after("GB", |engine, owner| {
        let line = PurchaseLine {
            net: Money::parse("100").unwrap(),
            tax: Money::parse("20").unwrap(),
            rate: Percent::parse("20").ok(),
            treatment: PurchaseTreatment::ReverseCharge,
            ..PurchaseLine::default()
        };
        let supplier = Supplier { name: "Papier GmbH".into(), country: "DE".into(), ..Supplier::default() };
        let purchase = Purchase {
            date: Day::parse("2026-10-09").unwrap(),
            document: "P-7".into(),
            lines: vec![line],
            ..Purchase::default()
        };
        let edit = PurchaseEdit::of(SupplierPurchase { supplier, purchase }, None);
        engine.apply(&Change::Purchase(PurchaseChange::Save(Box::new(edit))), owner, now()).unwrap();
        let of = engine.order(owner, "3").unwrap().unwrap();
        for number in 21..28 {
            let amount = Money::parse("1").unwrap();
            let refund = Refund { refunded_at: of.placed_at, amount, ..Refund::default() };
            let order = Order { number: number.to_string(), refunds: vec![refund], ..of.clone() };
            engine.apply(&Change::Order(OrderChange::Put(Box::new(order))), owner, now()).unwrap();
        }
    });
    person.clicks("Periods: Quarters");
    person.clicks_on(Role::MenuItemRadio, "Months");
    person.clicks("October 2026, open");
    let counts = "and 2 more";
    person.sees_part(counts);
    let sentence = person.names().into_iter().find(|name| name.contains(counts)).unwrap();
    person.waits_for_rest();
    person.window.hover_at(person.place(&sentence).center());
    person.sees("Refund of order 26, Refund of order 27");
    person.clicks("Show all 3");
    let problem = "Goods from abroad under reverse charge";
    person.sees_part(problem);
    let sentence = person.names().into_iter().find(|name| name.contains(problem)).unwrap();
    person.clicks(&sentence);
    person.sees("9 Oct 2026 P-7 of Papier GmbH: net 100.00, tax 20.00");
}

#[test]
fn a_form_says_what_is_worth_knowing_and_where_it_is_from() {
    let mut person = at_the_months();
    person.clicks("About this form");
    person.sees("There is no amended return: a correction goes into a later period.");
    person.sees("HMRC, VAT (MTD) API, on negative amounts in boxes 6 to 9");
    person.presses(Key::Enter);
    person.sees_no("Where it is from");
    has_keyboard(&mut person, "Periods");
    // A box says what the form notes of it.
    person.presses(Key::Enter);
    for key in [Key::End, Key::Enter] {
        person.presses(key);
    }
    person.sees("Boxes 6 to 9 are in whole pounds; the pence are dropped, of negative amounts too.");
    person.sees_no("There is no amended return: a correction goes into a later period.");
}

#[test]
fn a_filed_return_keeps_its_figures_and_says_where_todays_differ() {
    let mut person = in_country_after("GB", |engine, owner| {
        let period = period("2026-10");
        engine.apply(&Change::Period(PeriodChange::Close { period, early: false }), owner, now()).unwrap();
        let figures = r#"{"boxes":{"1":"6.00","2":"0.00","3":"6.00","4":"0.00","5":"6.00","6":"29","7":"0","8":"0","9":"0"}}"#;
        let (form, figures) = ("uk-vat".to_owned(), figures.to_owned());
        engine.apply(&Change::Period(PeriodChange::File { period, form, figures }), owner, now()).unwrap();
    });
    // The schedule is that of the return that was filed last.
    person.sees("October 2026, filed 20 Nov 2026 by owner");
    person.sees_part("and stays as it was; today some figures are different");
    person.sees(&format!("{BOX_1}, 6.00, +6.00 compared with September 2026, today 5.00"));
    person.sees("Box 6: Sales and all other outputs without VAT, 29, +29 compared with September 2026");
    // What the column of today says is not said again above it.
    assert!(!person.names().iter().any(|name| name.contains("was filed as")));
}

#[test]
fn a_box_that_a_person_fills_keeps_what_is_typed_until_it_is_saved_with_a_reason() {
    let mut person = at_the_months();
    person.clicks("Form: UK VAT Return");
    person.clicks_on(Role::MenuItemRadio, "EU one-stop shop return");
    // Its amounts are in another currency.
    person.sees("This return is in EUR, and the shop in GBP");
    person.fills("Exchange rate", "0,8645");
    person.presses(Key::Enter);
    person.sees_part("Box due: VAT to pay, of the countries whose balance is above zero, 0.00");
    person.sees("No line in this period; a return without lines is declared too.");
    person.fills("Amount of box corr", "12.5x");
    person.presses(Key::Enter);
    person.types("Q1 2026, Austria");
    person.presses(Key::Enter);
    person.sees_part("\"12.5x\" is not an amount");
    assert_eq!(person.reads("Reason of box corr"), "Q1 2026, Austria");
    // What is typed stays while another tab is open.
    person.goes_to("Orders");
    person.goes_to("Returns");
    person.fills("Amount of box corr", "12.50");
    person.sees("1 box is not saved yet");
    person.presses_control(Key::S);
    person.sees_part("Box due: VAT to pay, of the countries whose balance is above zero, 12.50");
    person.sees_no("1 box is not saved yet");
    assert_eq!(person.steps()[0], "Enter box corr of EU one-stop shop return, Oct to Dec 2026");
    person.fills("Amount of box corr", " ");
    person.presses(Key::Enter);
    person.sees_part("Box due: VAT to pay, of the countries whose balance is above zero, 0.00");
}

#[test]
fn a_country_without_a_form_is_offered_those_that_there_are() {
    let mut person = in_country("IT");
    person.sees("There is no form for this country yet: Italy");
    person.clicks("UK VAT Return, United Kingdom");
    person.sees_part(BOX_1);
}

#[test]
fn the_return_in_view_is_exported_with_its_period_in_the_name() {
    let mut person = at_the_months();
    person.clicks("Export");
    person.sees("What: UK VAT Return");
    person.sees_part("October 2026. The pages show each box with its calculation.");
    assert!(person.reads("File to write").ends_with("uk-vat-2026-10.csv"));
}

#[test]
fn a_form_of_ones_own_is_listed_and_a_broken_one_told() {
    let mut person = in_country("IT");
    let forms = person.folder().join("forms");
    std::fs::create_dir(&forms).unwrap();
    let form = r#"{"name": "it-own", "title": "Own CA3", "country": "IT", "currency": "GBP", "periods": ["month"],
      "as_of": "2026-11-22", "sources": [],
      "boxes": [{"number": "A1", "words": "Sales", "sum": [{"of": "net", "where": {"side": "sale"}}]}]}"#;
    std::fs::write(forms.join("ca3.json"), form).unwrap();
    std::fs::write(forms.join("broken.json"), "{").unwrap();
    person.presses(Key::F5);
    person.sees("Box A1: Sales, 29.00, +29.00 compared with September 2026");
    person.clicks("Form: Own CA3");
    person.sees_part("Left out: broken.json");
}

#[test]
fn a_shop_without_anything_and_one_who_may_not_see_it() {
    let mut person = Person::finds(Some("shop.tillbook"), |folder| {
        let zone = Zone::parse("Europe/London").unwrap();
        let shop = Shop::new("New", Currency::parse("GBP").unwrap(), zone).unwrap();
        let shop = Shop { address: Address::of_country("GB"), ..shop };
        let mut engine = Engine::create(&folder.join("shop.tillbook"), &shop, now()).unwrap();
        let owner = engine.owner().unwrap();
        let add = Change::User(UserChange::Add { login: "mara".to_owned(), role: UserRole::Accountant });
        engine.apply(&add, &owner, now()).unwrap();
    });
    person.goes_to("Returns");
    person.sees("Nothing to declare yet");
    let mut person = Person::acting_as("tam");
    person.goes_to("Returns");
    person.sees("You may not see the returns");
}

#[test]
fn the_returns_in_pictures() {
    let mut person = at_the_months();
    person.clicks("November 2026, open, still running");
    for appearance in ["light", "dark"] {
        person.presses_control(Key::K);
        person.types(&format!(">appearance: {appearance}"));
        person.presses(Key::Enter);
        person.sees(&format!("{BOX_1}, 14.00, +9.00 compared with October 2026"));
        person.pictures(&format!("returns-{appearance}"));
    }
}
