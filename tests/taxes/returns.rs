//! Tax returns of shops: what is in the boxes of a period, what is behind a figure, what a person entered and what was
//! filed.

use std::collections::BTreeMap;
use std::fs;

use domain::field::Value;
use domain::money::Money;
use domain::order::form::OrderForm;
use domain::order::query::OrderQuery;
use domain::places::address::Address;
use domain::purchase::supplier::Supplier;
use domain::returns::{
    EnteredBox, ExchangeRate, Form, FormFile, KeptReturn, PeriodReturn, RateType, ReturnLine,
};
use domain::shop::closed_period::PeriodState;
use domain::shop::settings::Shop;
use domain::tax::class::ClassSlug;
use domain::text::Text;
use domain::time::Zone;
use domain::time::tax_period::TaxPeriod;
use engine::{Change, ImportOptions, OrderChange, PeriodChange, ReturnQuery, TaxClassChange};
use serde::Deserialize;
use serde_json::{Value as Json, json};
use transfer::return_json;
use transfer::tax_forms::shipped;

use crate::shops::sold::{bring, money, order, purchase, shop};
use crate::shops::{self, TestShop};

pub(crate) fn form(name: &str) -> Form {
    shipped().unwrap().into_iter().find(|form| form.name() == name).unwrap()
}

pub(crate) fn period(text: &str) -> TaxPeriod {
    TaxPeriod::parse(text).unwrap()
}

/// A quarter of a shop in the United Kingdom, with an order and a purchase of the quarter before.
fn british() -> TestShop {
    let mut shop = shop("GB", "GBP", "GB,,,,20.0000,VAT,1,0,1,\nGB,,,,5.0000,VAT,1,0,1,reduced-rate\n");
    let vat = |amount| Some((1, "VAT", "20.0000", amount));
    let orders = [
        order("1", "2026-07-01T00:00:00", "GB", "1000.00", vat("200.00")),
        order("2", "2026-09-30T23:59:59", "GB", "200.00", vat("40.00")),
        order("3", "2026-08-02T12:00:00", "US", "50.75", None),
        order("4", "2026-06-30T23:59:59", "GB", "300.00", vat("60.00")),
        order("5", "2026-08-02T12:00:00", "GB", "10.00", Some((2, "VAT", "5.0000", "0.50"))),
    ];
    let purchases = [
        purchase(
            "2026-07-31",
            "Mills",
            "M-1",
            &json!({ "net": "400.00", "tax": "80.00", "rate": "20.0000" }),
        ),
        purchase(
            "2026-08-31",
            "Cloud",
            "C-1",
            &json!({ "net": "100.00", "tax": "20.00", "rate": "20.0000",
            "kind": "services", "treatment": "reverse-charge" }),
        ),
        purchase("2026-06-01", "Mills", "M-0", &json!({ "net": "10.00", "tax": "2.00", "rate": "20.0000" })),
    ];
    bring(&mut shop, &orders, &purchases);
    shop
}

pub(crate) fn found(shop: &TestShop, name: &str, of: &str) -> PeriodReturn {
    shop.engine.tax_return(&shop.owner, &form(name), period(of), None).unwrap()
}

pub(crate) fn boxes(form: &Form, of: &PeriodReturn) -> BTreeMap<String, String> {
    let amounts = of.amounts(form);
    let text = |(number, amount): (&String, &Money)| {
        (number.clone(), form.box_of(number).unwrap().rounding.text(*amount))
    };
    amounts
        .boxes
        .iter()
        .map(text)
        .filter(|(_, text)| !text.trim_start_matches(['0', '.']).is_empty())
        .collect()
}

pub(crate) fn expected(boxes: &[(&str, &str)]) -> BTreeMap<String, String> {
    boxes.iter().map(|(number, amount)| ((*number).to_owned(), (*amount).to_owned())).collect()
}

pub(crate) fn sentences(of: &PeriodReturn) -> Vec<String> {
    of.found.findings.iter().map(|finding| finding.sentence.to_string()).collect()
}

#[test]
fn a_quarter_has_what_is_dated_in_it() {
    let shop = british();
    let of = found(&shop, "uk-vat", "2026-Q3");
    let wanted =
        [("1", "260.50"), ("3", "260.50"), ("4", "100.00"), ("5", "160.50"), ("6", "1360"), ("7", "500")];
    assert_eq!(boxes(&form("uk-vat"), &of), expected(&wanted));
    assert_eq!(of.state, PeriodState::Open);
    assert_eq!(sentences(&of), Vec::<String>::new());
    assert_eq!(of.before.amounts.as_ref().unwrap().box_of("1"), Some(money("60")));
    assert_eq!(of.before.amounts.as_ref().unwrap().box_of("4"), Some(money("2")));
    let year = found(&shop, "uk-vat", "2026");
    assert_eq!(year.found.box_of("1").unwrap().amount.shown, money("320.50"));
}

/// The orders, refunds and purchases behind each figure add up to it.
#[test]
fn a_figure_opens_into_what_adds_up_to_it() {
    let shop = british();
    let of = found(&shop, "uk-vat", "2026-Q3");
    assert_eq!(of.figures.len(), of.sources.len());
    let mut counts = Vec::new();
    for (figure, sources) in of.figures.iter().zip(&of.sources) {
        let behind = shop.engine.explain_figure(&shop.owner, sources, of.period, usize::MAX).unwrap();
        let sales =
            behind.sales.iter().map(|entry| entry.sums.taxable.minus(entry.sums.refunded_taxable).unwrap());
        let bought = behind.purchases.iter().map(|purchase| purchase.sums.net);
        assert_eq!(Money::sum(sales.chain(bought)).unwrap(), figure.net, "{}", figure.described());
        counts.push((behind.sales.len(), behind.purchases.len()));
    }
    counts.sort_unstable();
    assert_eq!(counts, [(0, 1), (0, 1), (1, 0), (1, 0), (2, 0)]);
}

#[test]
fn what_was_filed_stays_as_it_was() {
    let mut shop = british();
    let (vat, of) = (form("uk-vat"), period("2026-Q3"));
    shop.apply(&Change::Period(PeriodChange::Close { period: of, early: true }));
    assert_eq!(found(&shop, "uk-vat", "2026-Q3").state, PeriodState::Closed);
    let filing = shop.engine.filing(&shop.owner, &vat, of, None).unwrap();
    shop.apply(&filing);
    let filed = found(&shop, "uk-vat", "2026-Q3");
    assert_eq!(filed.state, PeriodState::Filed);
    let kept = filed.filed.clone().unwrap().kept.unwrap();
    assert_eq!(kept.box_of("6"), Some(money("1360")));
    assert_eq!(boxes(&vat, &filed)["1"], "260.50");
    // The quarter after is compared with it.
    let next = found(&shop, "uk-vat", "2026-Q4");
    assert!(next.before.is_filed);
    assert_eq!(next.before.amounts, Some(kept));
}

/// What is dated in a closed period stays, and what its figures follow from besides does not: that is told.
#[test]
fn a_closed_period_whose_class_changes_says_so() {
    let mut shop = british();
    let of = period("2026-07..2026-09");
    shop.apply(&Change::Period(PeriodChange::Close { period: of, early: true }));
    let told = |shop: &TestShop, period: &str| -> Vec<String> {
        let all = sentences(&found(shop, "uk-vat", period)).into_iter();
        all.filter(|sentence| sentence.contains("was closed with")).collect()
    };
    assert_eq!(told(&shop, "2026-Q3"), [""; 0]);
    let slug = ClassSlug::parse("reduced-rate").unwrap();
    let state =
        |rate_type| Change::TaxClass(TaxClassChange::SetTypes { slug: slug.clone(), rate_type, kind: None });
    shop.apply(&Change::TaxClass(TaxClassChange::Create { name: Some(Value::text("Reduced rate")) }));
    assert_eq!(told(&shop, "2026-Q3"), [""; 0]);
    shop.apply(&state(Some(RateType::Zero)));
    let expected = "Jul to Sep 2026 was closed with sales of goods (United Kingdom, VAT, 5%, domestic), reduced rate, net \
                    10.00, tax 0.50; today that is sales of goods (United Kingdom, VAT, 5%, domestic), zero rate, net \
                    10.00, tax 0.50. A tax class, a rate or the shop's country has been changed since";
    for wider in ["2026-Q3", "2026"] {
        let told = told(&shop, wider);
        assert!(told.len() == 1 && told[0].starts_with(expected), "{told:?}");
    }
    assert_eq!(told(&shop, "2026-Q2"), [""; 0]);
    shop.apply(&state(None));
    assert_eq!(told(&shop, "2026-Q3"), [""; 0]);
    let is = shop.engine.shop().unwrap();
    shop.apply(&Change::settings(Shop { address: Address::of_country("FR".to_owned()), ..is.clone() }, None));
    assert_eq!(told(&shop, "2026-Q3").len(), 1);
    shop.apply(&Change::settings(is, None));
    // The books have what it was closed with.
    shop.apply(&state(Some(RateType::Zero)));
    let books = shop.books();
    let mut copy = TestShop::new();
    copy.import(
        "rates.csv",
        b"GB,,,,20.0000,VAT,1,0,1,\nGB,,,,5.0000,VAT,1,0,1,reduced-rate\n",
        &ImportOptions::default(),
    )
    .unwrap();
    copy.import("books.json", books.as_bytes(), &ImportOptions::default()).unwrap();
    assert_eq!(told(&copy, "2026-Q3"), told(&shop, "2026-Q3"));
    shop.apply(&Change::Period(PeriodChange::Reopen { period: of, reason: "rates".to_owned() }));
    shop.apply(&Change::Period(PeriodChange::Close { period: of, early: true }));
    assert_eq!(told(&shop, "2026-Q3"), [""; 0]);
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

/// A shop in Germany that sold to France and Italy, and corrected quarters of four kinds in the third of 2026.
fn correcting_shop() -> TestShop {
    let mut shop = shop("DE", "EUR", "FR,,,,20.0000,TVA,1,0,1,\nIT,,,,22.0000,IVA,1,0,1,\n");
    let tva = |amount| Some((1, "TVA", "20.0000", amount));
    let iva = |amount| Some((2, "IVA", "22.0000", amount));
    let correcting = |corrects: &str, mut order: Json| {
        order["corrects"] = json!(corrects);
        order
    };
    let mut refunded = order("1", "2026-05-10T10:00:00", "FR", "100.00", tva("20.00"));
    refunded["refunds"] = json!([{
        "refunded_at": "2026-08-01T10:00:00", "amount": "60.00", "tax": "10.00", "shipping": "0.00",
        "shipping_tax": "0.00", "items": [], "corrects": "2026-05",
        "taxes": [{ "rate_id": 1, "name": "TVA", "percent": "20.0000", "taxable": "50.00", "tax": "10.00",
            "shipping_tax": "0.00" }],
    }]);
    let orders = [
        refunded,
        order("2", "2026-07-10T10:00:00", "FR", "300.00", tva("60.00")),
        correcting("2026-04..2026-06", order("3", "2026-07-11T10:00:00", "FR", "40.00", tva("8.00"))),
        correcting("2026-07", order("4", "2026-09-01T10:00:00", "FR", "10.00", tva("2.00"))),
        order("5", "2026-08-01T10:00:00", "IT", "200.00", iva("44.00")),
        correcting("2025-01..2025-12", order("6", "2026-08-02T10:00:00", "IT", "5.00", iva("1.10"))),
        correcting("2022-10..2022-12", order("7", "2026-08-03T10:00:00", "FR", "1.00", tva("0.20"))),
    ];
    bring(&mut shop, &orders, &[]);
    shop
}

/// The lines of a return of the one-stop shop: tags, net amount, tax.
pub(crate) fn oss_lines(of: &PeriodReturn) -> Vec<String> {
    let oss = form("eu-oss");
    let by = &oss.lines().unwrap().by;
    let amounts = |line: &ReturnLine| {
        let texts: Vec<String> = line.amounts.iter().map(|amount| amount.shown.to_text(2)).collect();
        texts.join(" ")
    };
    of.found.lines.iter().map(|line| format!("{}: {}", line.key.described(by), amounts(line))).collect()
}

/// What corrects an earlier quarter is in a line of its own, by country and quarter, and not among the supplies.
#[test]
fn the_one_stop_shop_tells_corrections_apart() {
    let shop = correcting_shop();
    let (oss, of) = (form("eu-oss"), found(&shop, "eu-oss", "2026-Q3"));
    assert_eq!(
        oss_lines(&of),
        [
            "FR, goods, standard rate, 20: 310.00 62.00",
            "IT, goods, standard rate, 22: 200.00 44.00",
            "FR, corrects Q4 2022: 1.00 0.20",
            "IT, corrects 2025: 5.00 1.10",
            "FR, corrects Q2 2026: -10.00 -2.00",
        ]
    );
    let wanted = [("net", "510.00"), ("vat", "106.00"), ("earlier", "-0.70"), ("due", "105.30")];
    assert_eq!(boxes(&oss, &of), expected(&wanted));
    let told = sentences(&of);
    for (at, part) in [
        "Order 7 of this period corrects Oct to Dec 2022; of sales net 1.00, tax 0.20. Their sales are listed separately",
        "The return of Oct to Dec 2022 was due more than three years ago (net 1.00, tax 0.20)",
        "Order 6 of this period corrects 2025;",
        "Corrections name 2025, which is not a single period of this form (net 5.00, tax 1.10)",
        "Order 3 of this period corrects Apr to Jun 2026; of sales net 40.00, tax 8.00. Their sales",
        "Refund of order 1 of this period corrects May 2026; of sales net -50.00, tax -10.00. Their sales",
        "Order 4 of this period corrects July 2026 and counts here",
    ]
    .into_iter()
    .enumerate()
    {
        assert!(told[at].starts_with(part), "{told:#?}");
    }
    assert_eq!(told.len(), 7, "{told:#?}");
    for (figure, sources) in of.figures.iter().zip(&of.sources) {
        let behind = shop.engine.explain_figure(&shop.owner, sources, of.period, usize::MAX).unwrap();
        let nets =
            behind.sales.iter().map(|entry| entry.sums.taxable.minus(entry.sums.refunded_taxable).unwrap());
        assert_eq!(Money::sum(nets).unwrap(), figure.net, "{}", figure.described());
    }
}

#[test]
fn corrections_of_the_one_stop_shop_are_in_what_is_filed() {
    let mut shop = correcting_shop();
    let (oss, of) = (form("eu-oss"), found(&shop, "eu-oss", "2026-Q3"));
    // The file of goods and services is not written without the corrections.
    let query = ReturnQuery { form: oss.clone(), period: of.period, exchange_rate: None };
    let refused = shop.engine.export_oss_lines(&shop.owner, &query, &mut Vec::new()).unwrap_err().to_string();
    assert!(
        refused.contains("it corrects Oct to Dec 2022, and this file has goods and services alone"),
        "{refused}"
    );
    // What is filed reads back as it was, and is compared in the quarter after.
    let kept = KeptReturn::of(&oss, &of.found, None);
    assert_eq!(return_json::read_kept(&return_json::write(&oss, &of).unwrap()), Some(kept.clone()));
    shop.apply(&Change::Period(PeriodChange::Close { period: of.period, early: true }));
    let filing = shop.engine.filing(&shop.owner, &oss, of.period, None).unwrap();
    shop.apply(&filing);
    let filed = found(&shop, "eu-oss", "2026-Q3");
    assert_eq!(filed.declared(&oss).lines, of.found.lines);
    assert_eq!(found(&shop, "eu-oss", "2026-Q4").before.amounts, Some(kept));
    // A quarter with nothing but the refund, and a return that tells none apart.
    assert_eq!(oss_lines(&found(&shop, "eu-oss", "2026-Q2")), ["FR, goods, standard rate, 20: 100.00 20.00"]);
    assert!(found(&shop, "de-ustva", "2026-Q3").figures.iter().all(|figure| figure.corrects.is_none()));
}

/// An order to Austria of 100 that is not taxed, and the VAT number that it states.
fn untaxed(number: &str, at: &str, reason: &str, vat_number: &str) -> Json {
    let mut order = order(number, at, "AT", "100.00", None);
    order["untaxed_reason"] = json!(reason);
    order["vat_number"] = json!(vat_number);
    order
}

/// What stays of the orders of a period is told with its sum, and is gone once its number is right.
#[test]
fn vat_numbers_of_orders_that_are_missing_or_wrong_are_told() {
    let mut shop = shop("DE", "EUR", "DE,,,,19.0000,VAT,1,0,1,\n");
    let at = "2026-08-02T12:00:00";
    let mut pending = untaxed("8", at, "reverse-charge", "");
    pending["status"] = json!("pending");
    let orders = [
        untaxed("1", at, "reverse-charge", "ATU10223006"),
        untaxed("2", at, "reverse-charge", ""),
        untaxed("3", "2026-06-30T23:59:59", "reverse-charge", ""),
        untaxed("4", at, "reverse-charge", "U10223007"),
        untaxed("5", at, "export", ""),
        untaxed("6", at, "export", "DE123"),
        untaxed("7", "2026-09-30T23:59:59", "reverse-charge", ""),
        pending,
    ];
    bring(&mut shop, &orders, &[]);
    let numbers = |shop: &TestShop| -> Vec<String> {
        let told = sentences(&found(shop, "de-ustva", "2026-Q3")).into_iter();
        told.filter(|sentence| sentence.contains("VAT number")).collect()
    };
    let missing =
        "Reverse charge without the customer's VAT number: orders 2, 7, net 200.00. Add it to these orders";
    let wrong = "A VAT number that fails its country's form or check digits: orders 4, 6, net 200.00. Ask the \
                 customers for the right one";
    assert_eq!(numbers(&shop), [missing, wrong]);
    let query = OrderQuery { vat_number_doubts: true, limit: 9, ..OrderQuery::default() };
    let listed = |shop: &TestShop, query: &OrderQuery| -> Vec<String> {
        let page = shop.engine.orders(&shop.owner, query).unwrap();
        page.orders.into_iter().map(|order| order.number).collect()
    };
    assert_eq!(listed(&shop, &query), ["7", "6", "4", "2", "3"]);
    assert_eq!(listed(&shop, &OrderQuery { text: "6".to_owned(), ..query.clone() }), ["6"]);
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
    let was = shop.engine.order(&shop.owner, "7").unwrap().unwrap();
    let mut form = OrderForm::of(&was);
    form.exemption.vat_number = "ATU10223006".to_owned();
    shop.apply(&Change::save_order(form, Some(was)));
    shop.apply(&Change::Order(OrderChange::Delete { number: "4".to_owned() }));
    assert_eq!(
        numbers(&shop),
        [
            missing.replace("orders 2, 7, net 2", "order 2, net 1").replace("these orders", "this order"),
            wrong.replace("orders 4, 6, net 2", "order 6, net 1")
        ]
    );
    shop.apply(&Change::UNDO);
    shop.apply(&Change::UNDO);
    assert_eq!(numbers(&shop), [missing, wrong]);
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

/// A shop as it is imported, and what an independent computation of its return comes to.
#[derive(Deserialize)]
struct Case {
    #[serde(rename = "shop")]
    place: Json,
    rates: Vec<String>,
    books: Json,
    form: String,
    period: String,
    boxes: BTreeMap<String, String>,
    lines: Vec<(String, Vec<String>)>,
    excluded: Vec<(String, String, String)>,
    findings: Vec<String>,
}

/// Shops of ten countries, imported as files. What is in the boxes was computed by another program from the official
/// instructions.
#[test]
fn shops_declare_what_was_computed_by_hand() {
    let folder = shops::cases().join("../returns/shops");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert_eq!(paths.len(), 10);
    for path in paths {
        let case: Case = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        let text = |key: &str| case.place[key].as_str().unwrap_or_default();
        let mut shop = shop(text("country"), text("currency"), &(case.rates.join("\n") + "\n"));
        let is = shop.engine.shop().unwrap();
        let address = Address { state: text("state").to_owned(), ..is.address.clone() };
        let time_zone = Zone::parse(text("time_zone")).unwrap();
        shop.apply(&Change::settings(Shop { address, time_zone, ..is }, None));
        shop.import("books.json", case.books.to_string().as_bytes(), &ImportOptions::default()).unwrap();
        let (form, of) = (form(&case.form), found(&shop, &case.form, &case.period));
        assert_eq!(boxes(&form, &of), case.boxes, "{path:?}");
        let by = form.lines().map(|lines| lines.by.clone()).unwrap_or_default();
        let shown = |line: &ReturnLine| line.amounts.iter().map(|amount| amount.shown.to_text(2)).collect();
        let lines: Vec<(String, Vec<String>)> =
            of.found.lines.iter().map(|line| (line.key.described(&by).to_string(), shown(line))).collect();
        assert_eq!(lines, case.lines, "{path:?}");
        let excluded = of.found.excluded.iter();
        let excluded: Vec<(String, String, String)> =
            excluded.map(|one| (one.words.to_string(), one.net.to_text(2), one.tax.to_text(2))).collect();
        assert_eq!(excluded, case.excluded, "{path:?}");
        let told = sentences(&of);
        assert_eq!(told.len(), case.findings.len(), "{path:?}: {told:#?}");
        assert!(told.iter().zip(&case.findings).all(|(told, part)| told.contains(part)), "{told:?}");
        // What was filed reads back as it was shown.
        let kept = KeptReturn::of(&form, &of.found, None);
        let json = return_json::write(&form, &of).unwrap();
        assert_eq!(return_json::read_kept(&json), Some(kept), "{path:?}");
        assert_eq!(of.declared(&form), of.found);
        assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
    }
}

/// A correction after reopening is told beside what was filed, which other returns of the same days are too.
#[test]
fn what_is_odd_about_a_period_is_told_first() {
    let mut shop = british();
    let close = |of: &str| Change::Period(PeriodChange::Close { period: period(of), early: true });
    shop.apply(&close("2026-Q3"));
    let told = sentences(&found(&shop, "uk-vat", "2026-Q3"));
    assert!(told[0].starts_with("June 2026 before this period is open"), "{told:?}");
    shop.apply(&close("2026-06"));
    let figures = r#"{"boxes": {"1": "250.50", "3": "260.50", "6": "1360"}}"#.to_owned();
    let file = |of: &str, figures: String| {
        Change::Period(PeriodChange::File { period: period(of), form: "uk-vat".to_owned(), figures })
    };
    shop.apply(&file("2026-Q3", figures));
    let told = sentences(&found(&shop, "uk-vat", "2026-Q3"));
    let expected =
        ["Box 1 was filed as 250.50, and is 260.50 today", "Box 4 was filed as 0.00, and is 100.00"];
    for (at, part) in expected.into_iter().enumerate() {
        assert!(told[at].starts_with(part), "{told:?}");
    }
    let month = sentences(&found(&shop, "uk-vat", "2026-07"));
    assert!(month[0].contains("was also filed for Jul to Sep 2026"), "{month:?}");
    shop.apply(&file("2026-06", "as agreed by telephone".to_owned()));
    let told = sentences(&found(&shop, "uk-vat", "2026-06"));
    assert!(told[0].starts_with("What was filed was kept as a text"), "{told:?}");
    let year = sentences(&found(&shop, "uk-vat", "2026"));
    assert!(year.iter().any(|told| told.starts_with("Some months of this period are closed")), "{year:?}");
}

#[test]
fn suppliers_of_the_period_are_looked_at() {
    let mut shop = shop("DE", "EUR", "DE,,,,19.0000,USt,1,0,1,\n");
    let line = json!({ "net": "100.00", "tax": "19.00", "rate": "19.0000" });
    bring(&mut shop, &[], &[purchase("2026-07-05", "Cloud", "C-1", &line)]);
    let mut mistype = |name: &str| {
        let was = shop.engine.nouns::<Supplier>(&shop.owner, name, false).unwrap().remove(0);
        let supplier = Supplier { vat_number: "IE6388047Z".to_owned(), ..was.clone() };
        shop.apply(&Change::save_noun(supplier, Some(was)));
    };
    mistype("Cloud");
    mistype("Mills");
    let told = sentences(&found(&shop, "de-ustva", "2026-07"));
    assert!(told[0].starts_with("Cloud: The check digits of the VAT number"), "{told:?}");
    assert!(told[1].starts_with("Tax of suppliers in another country is deducted"), "{told:?}");
    assert_eq!(told.len(), 2);
    assert_eq!(sentences(&found(&shop, "de-ustva", "2026-08")), Vec::<String>::new());
}

#[test]
fn a_person_enters_amounts_with_a_reason() {
    let mut shop = shop("CA", "CAD", "CA,ON,,,13.0000,HST,1,0,1,\n");
    let (canada, of) = (form("ca-gst34"), period("2026-Q3"));
    let enter = |amount: &str, reason: &str| EnteredBox::of(&canada, of, "104", money(amount), reason);
    assert!(enter("5", " ").unwrap_err().to_string().contains("reason"));
    let bad_debt = enter("12.50", "A bad debt was paid").unwrap();
    shop.apply(&Change::Period(PeriodChange::EnterAmount(bad_debt.clone())));
    assert_eq!(found(&shop, "ca-gst34", "2026-Q3").found.box_of("105").unwrap().amount.shown, money("12.50"));
    assert_eq!(
        found(&shop, "ca-gst34", "2026-Q4").before.amounts.unwrap().box_of("104"),
        Some(money("12.50"))
    );
    shop.apply(&Change::Period(PeriodChange::EnterAmount(enter("13", "Paid later").unwrap())));
    shop.apply(&Change::UNDO);
    let is = found(&shop, "ca-gst34", "2026-Q3");
    assert_eq!(is.entered.get("104").unwrap().amount, money("12.50"));
    // It goes into the books and comes back.
    let mut other = TestShop::new();
    let report = other.import("books.json", shop.books().as_bytes(), &ImportOptions::default()).unwrap();
    assert!(shops::told(&report).contains("amounts of tax returns: 1 new"), "{}", shops::told(&report));
    let again = other.import("books.json", shop.books().as_bytes(), &ImportOptions::default()).unwrap();
    assert!(shops::told(&again).contains("amounts of tax returns: 0 new, 0 changed, 1 identical"));
    // Not in a closed period, by whichever way.
    shop.apply(&Change::Period(PeriodChange::Close { period: of, early: true }));
    let clear = Change::Period(PeriodChange::ClearAmount {
        period: of,
        form: "ca-gst34".to_owned(),
        number: "104".to_owned(),
    });
    for change in [Change::Period(PeriodChange::EnterAmount(enter("1", "Late").unwrap())), clear.clone()] {
        let error = shop.try_change(&change).unwrap_err();
        assert_eq!(error.code(), "tillbook_period_closed", "{error}");
    }
    shop.apply(&Change::Period(PeriodChange::Reopen { period: of, reason: "An error".to_owned() }));
    shop.apply(&clear);
    assert!(shop.try_change(&clear).unwrap_err().to_string().contains("nothing was entered"));
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

/// The supplier's country decides between boxes. Purchases follow it until their period is closed.
#[test]
fn purchases_follow_the_country_of_their_supplier_until_their_period_is_closed() {
    let mut shop = shop("DE", "EUR", "DE,,,,19.0000,USt,1,0,1,\n");
    let services = |document: &str, date: &str| {
        purchase(
            date,
            "Nowhere",
            document,
            &json!({ "net": "100.00", "tax": "19.00", "rate": "19.0000",
            "kind": "services", "treatment": "reverse-charge" }),
        )
    };
    bring(&mut shop, &[], &[services("1", "2026-07-05"), services("2", "2026-08-05")]);
    assert!(sentences(&found(&shop, "de-ustva", "2026-07"))[0].contains("supplier's country is not known"));
    let close = |of: &str| Change::Period(PeriodChange::Close { period: period(of), early: true });
    shop.apply(&close("2026-08"));
    let was = shop.engine.nouns::<Supplier>(&shop.owner, "Nowhere", false).unwrap().remove(0);
    let supplier = Supplier { country: "IE".to_owned(), ..was.clone() };
    shop.apply(&Change::save_noun(supplier, Some(was)));
    assert_eq!(found(&shop, "de-ustva", "2026-07").found.box_of("46").unwrap().amount.shown, money("100"));
    let odd = sentences(&found(&shop, "de-ustva", "2026-08"));
    assert!(odd.iter().any(|sentence| sentence.contains("supplier's country is not known")), "{odd:?}");
    assert!(odd.iter().any(|sentence| sentence.contains("July 2026 before this period is open")), "{odd:?}");
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
    shop.apply(&Change::Period(PeriodChange::Reopen {
        period: period("2026-08"),
        reason: "Country".to_owned(),
    }));
    assert_eq!(found(&shop, "de-ustva", "2026-08").found.box_of("46").unwrap().amount.shown, money("100"));
}

#[test]
fn another_currency_needs_an_exchange_rate() {
    let mut shop = shop("GB", "GBP", "DE,,,,19.0000,USt,1,0,1,\n");
    bring(
        &mut shop,
        &[order("1", "2026-07-05T10:00:00", "DE", "86.45", Some((1, "USt", "19.0000", "16.43")))],
        &[],
    );
    let (oss, of) = (form("eu-oss"), period("2026-Q3"));
    let error = shop.engine.tax_return(&shop.owner, &oss, of, None).unwrap_err().to_string();
    assert!(error.contains("how many GBP one EUR is"), "{error}");
    let rate = ExchangeRate::parse("0.8645").unwrap();
    let found = shop.engine.tax_return(&shop.owner, &oss, of, Some(rate)).unwrap();
    assert_eq!(found.figures[0].net, money("100"));
    // A quarter is not compared at the rate of another one, unless it was filed at its own.
    let later = |shop: &TestShop| {
        let (next, other) = (of.next(), ExchangeRate::parse("0.5"));
        shop.engine.tax_return(&shop.owner, &oss, next, other).unwrap().before.amounts
    };
    assert_eq!(later(&shop), None);
    shop.apply(&Change::Period(PeriodChange::Close { period: of, early: true }));
    let filing = shop.engine.filing(&shop.owner, &oss, of, Some(rate)).unwrap();
    shop.apply(&filing);
    assert_eq!(later(&shop).unwrap().exchange_rate, Some(rate));
}

#[test]
fn a_broken_form_is_told_and_hides_no_other() {
    let shop = shop("DE", "EUR", "DE,,,,19.0000,USt,1,0,1,\n");
    let file =
        |name: &str, text: &str| FormFile { name: name.to_owned(), bytes: Ok(text.as_bytes().to_vec()) };
    let own = r#"{"name": "li-mwst", "title": "U30", "country": "AT", "currency": "EUR", "periods": ["month"],
        "as_of": "2026-01-01", "sources": [], "boxes": [{"number": "000", "words": "Sales", "sum": [{"of": "net"}]}]}"#;
    let files = vec![file("a.json", "{"), file("b.json", own), file("c.json", own)];
    let forms = shop.engine.tax_forms(&shop.owner, files).unwrap();
    let names: Vec<&str> = forms.forms.iter().map(Form::name).collect();
    assert_eq!(
        (names.len(), names.first(), names.last()),
        (shipped().unwrap().len() + 1, Some(&"de-ustva"), Some(&"li-mwst"))
    );
    let problems: Vec<String> = forms.problems.iter().map(Text::to_string).collect();
    assert_eq!(problems.len(), 2);
    assert!(problems[0].starts_with("a.json: "), "{problems:?}");
    assert!(problems[1].contains("another form called li-mwst"), "{problems:?}");
    assert!(forms.form("x").unwrap_err().to_string().contains("li-mwst"));
}
