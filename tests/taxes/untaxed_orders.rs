//! Orders that state why no tax is charged: they are priced without it, whatever the rates, and counted by the reason;
//! taking the reason back taxes them again.

use std::collections::BTreeMap;

use domain::Error;
use domain::money::Money;
use domain::order::form::{FormLine, OrderForm};
use domain::order::refund_form::{RefundForm, RefundWhat};
use domain::order::untaxed::untaxed;
use domain::order::{Customer, Order};
use domain::places::address::Address;
use domain::report::tax_summary::TaxSummary;
use domain::shop::settings::Shop;
use domain::tax::Prices;
use domain::tax::exemption::TaxExemption;
use domain::tax::untaxed_reason::UntaxedReason;
use domain::time::period::RangeQuery;
use engine::{BooksChange, Change, CustomerChange, Direction, ImportOptions, OrderChange, PeriodChange};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::shops::stocked::{at, form, line, money, stocked};
use crate::shops::{self, NOW, TestShop, how_many};

fn reverse_charge(number: &str) -> TaxExemption {
    TaxExemption { vat_number: number.to_owned(), ..TaxExemption::of(UntaxedReason::ReverseCharge) }
}

fn save(shop: &mut TestShop, form: OrderForm, was: Option<&Order>) -> Order {
    shop.apply(&Change::save_order(form, was.cloned())).order().unwrap()
}

fn summary(shop: &TestShop) -> TaxSummary {
    let days = RangeQuery::days(at("2025-01-01").day, at("2025-12-31").day);
    shop.engine.tax_summary(&shop.owner, &days, NOW).unwrap()
}

/// `VAT 20.00 4.00`: the rows with their net taxable amounts and their net tax.
fn rows(shop: &TestShop) -> Vec<String> {
    let row = |row: &domain::report::tax_summary::TaxSummaryRow| {
        let (taxable, tax) = (row.sums.net_taxable().unwrap(), row.sums.net().unwrap());
        format!("{} {} {}", row.name(), taxable.to_exact_text(), tax.to_exact_text())
    };
    summary(shop).rows.iter().map(row).collect()
}

#[test]
fn a_reason_takes_the_tax_away_and_its_removal_brings_it_back() {
    let mut shop = stocked();
    let taxed = save(&mut shop, form(), None);
    assert_eq!(rows(&shop), ["VAT 25.00 5.00", "VAT reduced 12.00 0.60"]);
    let edit = OrderForm { exemption: reverse_charge(" DE457281227 "), ..OrderForm::of(&taxed) };
    let exempt = save(&mut shop, edit, Some(&taxed));
    assert_eq!(exempt.exemption, reverse_charge("DE457281227"));
    assert!(exempt.is_without_tax());
    assert_eq!([exempt.total, exempt.shipping].map(Money::to_exact_text), ["37.00", "5.00"]);
    assert_eq!(rows(&shop), ["No tax: reverse charge 37.00 0.00"]);
    // Nothing is left to explain by rates, and by those of its date it is charged what it was.
    let explained = shop.engine.explain_order(&shop.owner, "1").unwrap();
    assert_eq!((explained.classes.len(), &explained.by_rates), (0, &exempt));

    let edit = OrderForm { exemption: TaxExemption::of(UntaxedReason::Export), ..OrderForm::of(&exempt) };
    let exported = save(&mut shop, edit, Some(&exempt));
    assert_eq!(exported, Order { exemption: TaxExemption::of(UntaxedReason::Export), ..exempt.clone() });
    assert_eq!(rows(&shop), ["No tax: export 37.00 0.00"]);
    // A refund is counted where its order is.
    let refund = RefundForm {
        at: at("2025-03-12"),
        what: RefundWhat::Lines(vec![(0, shops::stocked::quantity("1"))]),
        shipping: false,
        reason: String::new(),
        corrects: None,
    };
    let refunded = shop
        .apply(&Change::Order(OrderChange::Refund { number: "1".to_owned(), form: refund }))
        .order()
        .unwrap();
    assert_eq!(refunded.refunds[0].amount, money("10"));
    assert_eq!(rows(&shop), ["No tax: export 27.00 0.00"]);
    for _ in 0..1 {
        shop.apply(&Change::UNDO);
    }

    let edit = OrderForm { exemption: TaxExemption::default(), ..OrderForm::of(&exported) };
    assert_eq!(save(&mut shop, edit, Some(&exported)), taxed);
    for expected in [&exported, &exempt, &taxed] {
        shop.apply(&Change::UNDO);
        assert_eq!(shop.engine.order(&shop.owner, "1").unwrap().as_ref(), Some(expected));
    }
    for expected in [&exempt, &exported, &taxed] {
        shop.apply(&Change::REDO);
        assert_eq!(shop.engine.order(&shop.owner, "1").unwrap().as_ref(), Some(expected));
    }
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

/// With and without tax in the prices, what is typed stays what it was however often the reason comes and goes.
#[test]
fn what_was_typed_survives_the_reason() {
    for prices in [Prices::IncludeTax, Prices::ExcludeTax] {
        let mut shop = stocked();
        let taxed = save(&mut shop, OrderForm { prices, ..form() }, None);
        let edit = OrderForm { exemption: reverse_charge(""), ..OrderForm::of(&taxed) };
        let exempt = save(&mut shop, edit, Some(&taxed));
        assert_eq!(exempt.total, money("37"));
        let edit = OrderForm { exemption: TaxExemption::default(), ..OrderForm::of(&exempt) };
        assert_eq!(save(&mut shop, edit, Some(&exempt)), taxed);
    }
}

/// An order of a file that was charged no tax gets a reason and keeps its amounts, however odd these are.
#[test]
fn an_order_that_has_no_tax_keeps_its_amounts_with_a_reason() {
    let mut shop = stocked();
    let odd = Order { total: money("99.99"), discount: money("3.33"), ..save(&mut shop, form(), None) };
    let items = odd.items.iter().map(|item| domain::order::Item {
        tax: Money::ZERO,
        price: None,
        total: money("33.3333"),
        ..item.clone()
    });
    let items = items.collect();
    let odd = Order { tax: Money::ZERO, shipping_tax: Money::ZERO, taxes: Vec::new(), items, ..odd };
    shop.apply(&Change::Order(OrderChange::Put(Box::new(odd.clone()))));
    let other = TaxExemption { words: "A museum".to_owned(), ..TaxExemption::of(UntaxedReason::Other) };
    let edit = OrderForm { exemption: other.clone(), ..OrderForm::of(&odd) };
    let was = shop.engine.order(&shop.owner, "1").unwrap().unwrap();
    let stated = save(&mut shop, edit, Some(&was));
    assert_eq!(stated, Order { exemption: other, ..was });
    assert_eq!(rows(&shop), ["No tax: another reason 99.99 0.00"]);
}

#[test]
fn what_does_not_fit_is_pointed_out() {
    let mut shop = stocked();
    let settings = Shop { address: Address::of_country("GB"), ..shop.engine.shop().unwrap() };
    shop.apply(&Change::settings(settings, None));
    for (exemption, prices, expected) in [
        (
            TaxExemption::of(UntaxedReason::Export),
            Prices::ExcludeTax,
            "the shop's own country, so it is not an export",
        ),
        (reverse_charge(""), Prices::ExcludeTax, "needs the customer's VAT number"),
        (reverse_charge("DE457281228"), Prices::ExcludeTax, "check digits"),
        (reverse_charge("DE457281227"), Prices::IncludeTax, "charged them in full"),
        (reverse_charge("DE457281227"), Prices::ExcludeTax, ""),
    ] {
        let form = OrderForm { exemption, prices, ..form() };
        let priced = shop.engine.price_order(&shop.owner, &form, None).unwrap();
        let hints: Vec<String> = priced.hints.iter().map(|hint| hint.sentence().to_string()).collect();
        let hints = hints.join("; ");
        assert!(hints.contains(expected) && hints.is_empty() == expected.is_empty(), "{form:?}: {hints}");
        assert!(priced.warnings.is_empty() && priced.taxes.is_empty());
        // It is a hint: the order is saved.
        save(&mut shop, form, None);
    }
}

#[test]
fn the_books_have_the_reason_and_nothing_of_it_where_there_is_none() {
    let mut shop = stocked();
    save(&mut shop, form(), None);
    assert!(!shop.books().contains("untaxed") && !shop.books().contains("vat_number"));
    let words = "Sold to an embassy";
    let other = TaxExemption { words: words.to_owned(), ..TaxExemption::of(UntaxedReason::Other) };
    for exemption in [reverse_charge("DE457281227"), other] {
        save(&mut shop, OrderForm { exemption, ..form() }, None);
    }
    let books = shop.books();
    assert!(
        books.contains("\"untaxed_reason\": \"reverse-charge\",\n   \"vat_number\": \"DE457281227\""),
        "{books}"
    );
    assert!(books.contains("\"untaxed_words\": \"Sold to an embassy\""), "{books}");
    let mut copy = TestShop::new();
    copy.import("books.json", books.as_bytes(), &ImportOptions::default()).unwrap();
    assert_eq!(copy.books().lines().count(), books.lines().count());
    assert_eq!(rows(&copy), rows(&shop));
    // Another system's file of the same orders knows no reasons, and leaves them.
    let bare = books.replace(
        "\"untaxed_reason\": \"reverse-charge\",\n   \"vat_number\": \"DE457281227\"",
        "\"note\": \"\"",
    );
    assert_ne!(bare, books);
    let report = shop.import("books.json", bare.as_bytes(), &ImportOptions::default()).unwrap();
    assert!(report.changed_nothing());
    let wrong = books.replace("reverse-charge", "reverse");
    let refused = copy.import("books.json", wrong.as_bytes(), &ImportOptions::default()).unwrap_err();
    assert!(refused.to_string().contains("untaxed_reason: \"reverse\" is not known"), "{refused}");
}

#[test]
fn a_closed_period_keeps_the_reason() {
    let mut shop = stocked();
    let taxed = save(&mut shop, form(), None);
    let exempt = save(&mut shop, OrderForm { exemption: reverse_charge("DE457281227"), ..form() }, None);
    let month = domain::time::tax_period::TaxPeriod::parse("2025-03").unwrap();
    let later = domain::time::Instant::from_seconds(1_780_000_000);
    let owner = shop.owner.clone();
    shop.engine
        .apply(&Change::Period(PeriodChange::Close { period: month, early: true }), &owner, later)
        .unwrap();
    for (was, exemption) in [(&taxed, reverse_charge("")), (&exempt, reverse_charge("DE111"))] {
        let edit = OrderForm { exemption, ..OrderForm::of(was) };
        let refused = shop.engine.apply(&Change::save_order(edit, Some(was.clone())), &owner, later);
        assert!(matches!(refused, Err(Error::PeriodClosed { .. })), "{refused:?}");
    }
}

/// A customer keeps a VAT number, and reverse charge is proposed where it is of another member of the Union.
#[test]
fn reverse_charge_is_proposed_for_a_business_in_another_member() {
    let mut shop = stocked();
    let settings = Shop { address: Address::of_country("DE"), ..shop.engine.shop().unwrap() };
    shop.apply(&Change::settings(settings, None));
    let anna = shop.engine.customer(&shop.owner, "anna").unwrap().unwrap();
    let address = Address::of_country("AT");
    let business = Customer { vat_number: "  ATU12345675 ".to_owned(), address, ..anna.clone() };
    shop.apply(&Change::Customer(CustomerChange::Save { customer: business, was: Some(anna) }));
    let number = "ATU12345675";
    let saved = shop.engine.customer(&shop.owner, "anna").unwrap().unwrap();
    assert_eq!(saved.vat_number, number);
    for (country, expected) in [("", true), ("AT", true), ("FR", true), ("DE", false)] {
        let form = OrderForm { address: Address::of_country(country), ..form() };
        let priced = shop.engine.price_order(&shop.owner, &form, None).unwrap();
        assert_eq!(
            (priced.proposes_reverse_charge, priced.vat_number.as_str()),
            (expected, number),
            "{country}"
        );
        let stated = OrderForm { exemption: reverse_charge(number), ..form };
        assert!(!shop.engine.price_order(&shop.owner, &stated, None).unwrap().proposes_reverse_charge);
    }
    // Found by it, exported with it, and in the books, which come in again as they are.
    let found = shop.engine.customer_suggestions(&shop.owner, "u1234", 9).unwrap();
    assert_eq!(found, std::slice::from_ref(&saved));
    let books = shop.books();
    assert!(books.contains("\"vat_number\": \"ATU12345675\""), "{books}");
    let mut copy = TestShop::new();
    copy.import("books.json", books.as_bytes(), &ImportOptions::default()).unwrap();
    assert_eq!(copy.engine.customer(&copy.owner, "anna").unwrap().unwrap().vat_number, number);
    // A file of another system that does not know it leaves it, one that knows another replaces it.
    for (line, expected) in [
        (
            r#"{"id": 7, "username": "anna", "email": "anna@example.org", "role": "customer", "date_created": "2024-01-01T00:00:00"}"#,
            number,
        ),
        (
            r#"{"id": 7, "username": "anna", "email": "anna@example.org", "role": "customer", "date_created": "2024-01-01T00:00:00", "vat_number": "ATU1"}"#,
            "ATU1",
        ),
    ] {
        let bytes = format!("[{line}]");
        copy.import("customers.json", bytes.as_bytes(), &ImportOptions::default()).unwrap();
        assert_eq!(copy.engine.customer(&copy.owner, "anna").unwrap().unwrap().vat_number, expected);
    }
    shop.apply(&Change::UNDO);
    assert_eq!(shop.engine.customer(&shop.owner, "anna").unwrap().unwrap().vat_number, "");
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

/// One step of the books: an order as a form says, or the last step undone or redone.
#[derive(Debug, Clone)]
enum Step {
    /// A new order, or an edit of the one at this place, of one country and with this reason.
    Save(Option<usize>, UntaxedReason, &'static str, Vec<(u32, &'static str)>, bool),
    Turn(Direction),
}

fn step() -> impl Strategy<Value = Step> {
    let reason = proptest::sample::select(UntaxedReason::ALL.to_vec());
    let country = proptest::sample::select(vec!["GB", "DE", ""]);
    let lines = vec((1..99_999_u32, proptest::sample::select(vec!["", "reduced"])), 1..4);
    let save = (proptest::option::of(0..6_usize), reason, country, lines, any::<bool>());
    prop_oneof![
        5 => save.prop_map(|(at, reason, to, lines, with)| Step::Save(at, reason, to, lines, with)),
        1 => Just(Step::Turn(Direction::Undo)),
        1 => Just(Step::Turn(Direction::Redo)),
    ]
}

fn take(shop: &mut TestShop, step: &Step) {
    match step {
        // Nothing to undo or redo is refused.
        Step::Turn(direction) => drop(shop.try_change(&Change::Books(BooksChange::UndoRedo(*direction)))),
        Step::Save(at, reason, country, lines, with_tax) => {
            let all = orders(shop);
            let was = at.and_then(|at| all.get(at)).cloned();
            // Without product and customer, whose addition may be undone.
            let line = |(cents, class): &(u32, &str)| {
                let price = Money::from_ten_thousandths(i64::from(*cents) * 100).to_exact_text();
                FormLine { product: None, ..line(1, "Mug", "1", &price, class) }
            };
            let form = OrderForm {
                number: was.as_ref().map(|was| was.number.clone()),
                customer: None,
                lines: lines.iter().map(line).collect(),
                address: Address::of_country(*country),
                exemption: TaxExemption::of(*reason),
                prices: Prices::including(*with_tax),
                ..form()
            };
            let order = save(shop, form, was.as_ref());
            assert!(*reason == UntaxedReason::Unstated || order.is_without_tax(), "{order:?}");
        }
    }
}

fn orders(shop: &TestShop) -> Vec<Order> {
    let numbers = (1..99).map(|number: u32| number.to_string());
    numbers.map_while(|number| shop.engine.order(&shop.owner, &number).unwrap()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: how_many(24), ..ProptestConfig::default() })]

    #[test]
    fn sums_by_reason_equal_a_plain_scan(steps in vec(step(), 1..16)) {
        let mut shop = stocked();
        for step in &steps {
            take(&mut shop, step);
        }
        let mut scanned: BTreeMap<UntaxedReason, Money> = BTreeMap::new();
        let mut net = Money::ZERO;
        for order in orders(&shop) {
            let without = untaxed(&order).unwrap();
            net = net.plus(order.total).unwrap().minus(order.tax).unwrap().minus(order.shipping_tax).unwrap();
            if without != Money::ZERO {
                let sum = scanned.entry(order.exemption.reason).or_default();
                *sum = sum.plus(without).unwrap();
            }
        }
        let summary = summary(&shop);
        let mut found: BTreeMap<UntaxedReason, Money> = BTreeMap::new();
        let mut taxed = Money::ZERO;
        for row in &summary.rows {
            match row.tax.untaxed {
                Some(reason) => {
                    let sum = found.entry(reason).or_default();
                    *sum = sum.plus(row.sums.taxable).unwrap();
                }
                None => taxed = taxed.plus(row.sums.taxable).unwrap(),
            }
        }
        prop_assert_eq!(&found, &scanned);
        let untaxed = Money::sum(found.values().copied()).unwrap();
        prop_assert_eq!(taxed.plus(untaxed).unwrap(), net);
        prop_assert_eq!((summary.net_sales, summary.reconciles), (net, true));
        prop_assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
    }
}
