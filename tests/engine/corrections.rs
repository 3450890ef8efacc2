//! What is dated in an open period names the closed one that it corrects: it is kept everywhere, and listed.

use domain::locale::English;
use domain::order::Order;
use domain::order::form::OrderForm;
use domain::order::refund_form::{RefundForm, RefundWhat};
use domain::purchase::{Purchase, SupplierPurchase};
use domain::returns::ExchangeRate;
use domain::shop::correction::Correction;
use domain::task::Task;
use domain::time::tax_period::TaxPeriod;
use engine::{
    Change, Export, ExportOptions, ImportOptions, Listing, OrderChange, OutFormat, PeriodChange,
    PurchaseChange, PurchaseEdit, PurchaseQuery, PurchaseSelection,
};

use crate::shops::stocked::{at, form, quantity, stocked};
use crate::shops::{NOW, TestShop, told};

const PURCHASES: &str = "date,supplier,document,country,net,tax,rate,code,kind,treatment,deductible,paid on,note\n\
  2025-04-01,Mills,R-2,GB,10,2,20,,goods,,100,,\n";

fn period(text: &str) -> TaxPeriod {
    TaxPeriod::parse(text).unwrap()
}

/// An order in March 2025, which is closed, one in April, and a purchase there.
fn shop() -> TestShop {
    let mut shop = stocked();
    shop.apply(&Change::save_order(form(), None));
    shop.apply(&Change::save_order(OrderForm { placed_at: at("2025-04-10T10:00:00"), ..form() }, None));
    shop.import("purchases.csv", PURCHASES.as_bytes(), &ImportOptions::default()).unwrap();
    shop.apply(&Change::Period(PeriodChange::Close { period: period("2025-03"), early: true }));
    shop
}

fn order(shop: &TestShop, number: &str) -> Order {
    shop.engine.order(&shop.owner, number).unwrap().unwrap()
}

fn edited(shop: &mut TestShop, was: &Order, corrects: Option<TaxPeriod>) -> Result<Order, String> {
    let edit = OrderForm { corrects, ..OrderForm::of(was) };
    let owner = shop.owner.clone();
    let done = shop.engine.apply(&Change::save_order(edit, Some(was.clone())), &owner, NOW);
    done.and_then(|done| done.order()).map_err(|error| error.to_string())
}

fn corrections(shop: &TestShop, of: &str) -> Vec<String> {
    let line = |one: &Correction| {
        let (net, tax) = (one.net.to_exact_text(), one.tax.to_exact_text());
        format!("{} {} {} {net} {tax}", one.corrects, one.name, one.is_purchase)
    };
    shop.engine.corrections(&shop.owner, period(of)).unwrap().iter().map(line).collect()
}

/// Order 2, a refund of order 1 and the purchase, all of April, correct March.
fn correct_march(shop: &mut TestShop) {
    let corrects = Some(period("2025-03"));
    let was = order(shop, "2");
    edited(shop, &was, corrects).unwrap();
    let what = RefundWhat::Lines(vec![(0, quantity("1"))]);
    let at = at("2025-04-05T10:00:00");
    let form = RefundForm { at, what, shipping: false, reason: String::new(), corrects };
    shop.apply(&Change::Order(OrderChange::Refund { number: "1".to_owned(), form }));
    let query = PurchaseQuery { limit: 9, ..PurchaseQuery::default() };
    let bill = shop.engine.purchases(&shop.owner, &query).unwrap().purchases.remove(0);
    let purchase = Purchase { corrects, ..bill.purchase.clone() };
    let value = SupplierPurchase { supplier: bill.supplier.clone(), purchase };
    shop.apply(&Change::Purchase(PurchaseChange::Save(Box::new(PurchaseEdit::of(value, Some(bill))))));
}

const LISTED: [&str; 3] = [
    "2025-03 Purchase R-2 true 10.00 2.00",
    "2025-03 Refund of order 1 false -10.00 -2.00",
    "2025-03 Order 2 false 37.00 5.60",
];

#[test]
fn only_a_closed_period_is_corrected() {
    let mut shop = shop();
    let (first, second) = (order(&shop, "1"), order(&shop, "2"));
    let refused = edited(&mut shop, &first, Some(period("2025-03"))).unwrap_err();
    assert!(refused.contains("name March 2025 as what it corrects"), "{refused}");
    for (corrects, expected) in [("2025-02", "it is open"), ("2025-Q1", "it is partly closed")] {
        let refused = edited(&mut shop, &second, Some(period(corrects))).unwrap_err();
        assert!(refused.contains(expected), "{refused}");
    }
    let corrects = Some(period("2025-03"));
    assert_eq!(edited(&mut shop, &second, corrects).unwrap(), Order { corrects, ..second.clone() });
    shop.apply(&Change::UNDO);
    assert_eq!(order(&shop, "2"), second);
}

#[test]
fn corrections_are_listed_by_what_they_correct() {
    let mut shop = shop();
    correct_march(&mut shop);
    assert_eq!(corrections(&shop, "2025-04"), LISTED);
    assert_eq!(corrections(&shop, "2025-03"), [""; 0]);
    let forms = shop.engine.tax_forms(&shop.owner, Vec::new()).unwrap();
    let form = forms.form("uk-vat").unwrap();
    let found =
        shop.engine.tax_return(&shop.owner, form, period("2025-04"), ExchangeRate::parse("1")).unwrap();
    let odd: Vec<String> = found.found.findings.iter().map(|finding| finding.sentence.to_string()).collect();
    let expected = "Purchase R-2, Refund of order 1, Order 2 of this period correct March 2025 and count here; of sales \
                    net 27.00, tax 3.60; of purchases net 10.00, tax 2.00.";
    assert!(odd.iter().any(|sentence| sentence.starts_with(expected)), "{odd:#?}");
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

/// A table of purchases names what a document corrects. A period that is not closed, or two, refuse the document.
#[test]
fn a_table_of_purchases_says_what_each_corrects() {
    let mut shop = shop();
    let rows = [
        ("R-3", "", ""),
        ("R-3", "2025-03", ""),
        (
            "R-4",
            "2025-02",
            "line 4: corrects: February 2025: it is open, and only a closed period is corrected",
        ),
        ("R-5", "2025-03", "line 6 of the same document was refused: correct that"),
        ("R-5", "2025-02", "line 6: document R-5 corrects March 2025 on line 5 and another period here"),
        ("R-6", "spring", "line 7: corrects: \"spring\" is not one, two, three, six or twelve months"),
    ];
    let row = |(document, corrects, _): &(&str, &str, &str)| {
        format!("2025-04-02,Mills,{document},5,1,20,goods,{corrects}\n")
    };
    let table = |rows: &[(&str, &str, &str)]| {
        let rows: String = rows.iter().map(row).collect();
        format!("date,supplier,document,net,tax,rate,kind,corrects\n{rows}")
    };
    let report = shop.import("more.csv", table(&rows).as_bytes(), &ImportOptions::default()).unwrap();
    let said = told(&report);
    assert!(rows.iter().all(|(.., part)| said.contains(part)), "{said}");
    assert_eq!(corrections(&shop, "2025-04"), ["2025-03 Purchase R-3 true 10.00 2.00"]);
    // What a table does not say stays as it is, and what corrected a period that is open again too.
    shop.import("less.csv", table(&[("R-3", "", "")]).as_bytes(), &ImportOptions::default()).unwrap();
    assert_eq!(corrections(&shop, "2025-04"), ["2025-03 Purchase R-3 true 5.00 1.00"]);
    shop.apply(&Change::Period(PeriodChange::Reopen {
        period: period("2025-03"),
        reason: "an error".to_owned(),
    }));
    let options =
        ExportOptions { format: OutFormat::Csv, now: NOW, task: &Task::default(), locale: &English };
    let mut list = Vec::new();
    let all = Export::Listing(Listing::Purchases(PurchaseSelection { only: None, of: None }));
    shop.engine.export(&shop.owner, &all, &options, &mut list).unwrap();
    assert!(String::from_utf8_lossy(&list).contains(",2025-03,,,\n"), "{list:?}");
    let again = told(&shop.import("list.csv", &list, &ImportOptions::default()).unwrap());
    assert!(again.contains("purchases: 0 new, 0 changed, 2 identical"), "{again}");
}

#[test]
fn the_books_keep_them_and_a_closed_period_too() {
    let mut shop = shop();
    correct_march(&mut shop);
    let books = shop.books();
    assert_eq!(books.matches("\"corrects\": \"2025-03\"").count(), 3);
    let mut copy = TestShop::new();
    copy.import("books.json", books.as_bytes(), &ImportOptions::default()).unwrap();
    assert_eq!(corrections(&copy, "2025-04"), LISTED);
    // A file of another system does not know what an order corrects, and leaves it.
    let bare = books.replace(",\n   \"corrects\": \"2025-03\"", "");
    assert_ne!(bare, books);
    shop.import("books.json", bare.as_bytes(), &ImportOptions::default()).unwrap();
    assert!(corrections(&shop, "2025-04").contains(&LISTED[2].to_owned()));
    shop.apply(&Change::Period(PeriodChange::Close { period: period("2025-04"), early: true }));
    let was = order(&shop, "2");
    let refused = edited(&mut shop, &was, None).unwrap_err();
    assert!(refused.contains("April 2025 is closed"), "{refused}");
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}
