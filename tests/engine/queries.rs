//! The engine over a real file: what only shows when rules, SQL and totals meet.

use std::path::PathBuf;

use domain::access::Actor;
use domain::field::Value;
use domain::places::address::Address;
use domain::rate::RateInput;
use domain::report::TopSeller;
use domain::shop::settings::{Currency, Shop};
use domain::task::Task;
use domain::tax::class::ClassSlug;
use domain::time::period::RangeQuery;
use domain::time::{Instant, Zone};
use engine::{Change, Engine, ImportOptions, RateQuery, TaxClassChange, TaxRateChange};
use tempfile::TempDir;
use transfer::Source;

const NOW: Instant = Instant::from_seconds(1_743_434_430);

fn new_shop() -> (TempDir, PathBuf, Engine) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shop.tillbook");
    let shop = Shop::new("Test", Currency::USD, Zone::UTC).unwrap();
    let engine = Engine::create(&path, &shop, NOW).unwrap();
    (folder, path, engine)
}

#[test]
fn what_was_written_is_there_after_closing() {
    let (_folder, path, mut engine) = new_shop();
    let owner = engine.owner().unwrap();
    let input = RateInput {
        country: Some(Value::text("us")),
        postcode: Some(Value::text("90210; 90211")),
        rate: Some(Value::text("7.25")),
        ..RateInput::default()
    };
    let made = engine
        .apply(&Change::TaxRate(TaxRateChange::Create(input.clone())), &owner, NOW)
        .unwrap()
        .rate()
        .unwrap();
    drop(engine);

    let engine = Engine::open(&path).unwrap();
    let read = engine.rate(&owner, "1", NOW).unwrap();
    assert_eq!(read, made);
    assert_eq!(read.postcode_text(), "90210;90211");
    let report = engine.sales_report(&owner, &RangeQuery::named("year"), NOW).unwrap();
    assert_eq!(report.periods.len(), 3);
}

/// Brings a text in as a file.
fn bring(engine: &mut Engine, owner: &Actor, name: &str, text: &str) {
    let source = Source::of_bytes(name, text.as_bytes());
    let options = ImportOptions::default();
    let report = engine.import(owner, &[source], &options, NOW, &Task::default()).unwrap();
    assert_eq!(report.refused_count, 0);
}

/// What is held in memory of the rates is given up when one of them changes, whoever changes it.
#[test]
fn rates_that_apply_are_those_of_now() {
    let (_folder, path, mut engine) = new_shop();
    let owner = engine.owner().unwrap();
    let rate = |percent: &str| RateInput {
        country: Some(Value::text("us")),
        postcode: Some(Value::text("902*")),
        rate: Some(Value::text(percent)),
        ..RateInput::default()
    };
    let applies = |engine: &Engine| {
        let address = Address { postcode: "90210".to_owned(), ..Address::of_country("US") };
        let day = Zone::UTC.local(NOW).day;
        let found = engine.applicable_rates(&owner, &ClassSlug::standard(), &address, day).unwrap();
        found.iter().map(|rate| rate.rate_text()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(applies(&engine), "");
    engine.apply(&Change::TaxRate(TaxRateChange::Create(rate("5"))), &owner, NOW).unwrap();
    assert_eq!(applies(&engine), "5.0000");
    engine
        .apply(&Change::TaxClass(TaxClassChange::Create { name: Some(Value::text("Books")) }), &owner, NOW)
        .unwrap();
    assert_eq!(applies(&engine), "5.0000");
    let mut other = Engine::open(&path).unwrap();
    other
        .apply(&Change::TaxRate(TaxRateChange::Edit { id: "1".to_owned(), input: rate("6") }), &owner, NOW)
        .unwrap();
    assert_eq!(applies(&engine), "6.0000");
    other.apply(&Change::UNDO, &owner, NOW).unwrap();
    assert_eq!(applies(&engine), "5.0000");
    engine.apply(&Change::REDO, &owner, NOW).unwrap();
    assert_eq!(applies(&engine), "6.0000");
    engine.apply(&Change::TaxRate(TaxRateChange::Delete { id: "1".to_owned() }), &owner, NOW).unwrap();
    assert_eq!(applies(&engine), "");
}

/// What is held in memory of what products sold is given up when the books change, whoever changes them.
#[test]
fn top_sellers_are_those_of_now() {
    let (_folder, path, mut engine) = new_shop();
    let owner = engine.owner().unwrap();
    let lines = |invoice: u32, code: &str, quantity: u32| {
        format!(
            "InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice\n{invoice},{code},{code},{quantity},2025-02-03 10:00,1.00\n"
        )
    };
    let sold = |engine: &Engine| {
        let query = RangeQuery { date_min: Some("2025-01-15".to_owned()), ..RangeQuery::default() };
        let report = engine.top_sellers(&owner, &query, 2, NOW).unwrap();
        let one = |seller: &TopSeller| format!("{} {}", seller.title, seller.sold.quantity.to_text());
        report.sellers.iter().map(one).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(sold(&engine), "");
    bring(&mut engine, &owner, "a.csv", &lines(1, "Mug", 3));
    assert_eq!(sold(&engine), "Mug 3");
    let mut other = Engine::open(&path).unwrap();
    bring(&mut other, &owner, "b.csv", &lines(2, "Plate", 5));
    assert_eq!(sold(&engine), "Plate 5, Mug 3");
    bring(&mut engine, &owner, "c.csv", &lines(3, "Bowl", 4));
    assert_eq!(sold(&engine), "Plate 5, Bowl 4");
    engine.apply(&Change::UNDO, &owner, NOW).unwrap();
    assert_eq!(sold(&engine), "Plate 5, Mug 3");
}

/// Pages are the same rates wherever they are counted from.
#[test]
fn pages_follow_one_another_to_the_last() {
    let (_folder, _path, mut engine) = new_shop();
    let owner = engine.owner().unwrap();
    let rows = (0..2_503)
        .map(|at| format!("US,,{at:05};1{at:04},,5,Tax,1,0,0,{}\n", if at % 3 == 0 { "books" } else { "" }));
    bring(&mut engine, &owner, "rates.csv", &rows.collect::<String>());
    for class in [None, Some("books".to_owned())] {
        let pages = |size: i64| {
            let mut found = Vec::new();
            for pages_before in 0.. {
                let query = RateQuery { class: class.clone(), limit: Some(size), pages_before };
                let page = engine.rates(&owner, &query, NOW).unwrap();
                if page.rates.is_empty() {
                    return found;
                }
                assert!(i64::try_from(page.rates.len()).unwrap() <= size);
                found.extend(page.rates);
            }
            found
        };
        let whole = pages(5_000);
        assert_eq!(whole.len(), if class.is_none() { 2_503 } else { 835 });
        assert!(whole.iter().all(|rate| rate.postcodes.len() == 2));
        for size in [100, 997] {
            assert!(pages(size) == whole, "pages of {size}");
        }
    }
}
