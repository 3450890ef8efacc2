//! The engine over a real file: what only shows when rules, SQL and totals meet.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test fails by panicking")]

use std::path::PathBuf;

use tempfile::TempDir;
use tillbook::domain::field::Value;
use tillbook::domain::period::RangeQuery;
use tillbook::domain::rate::RateInput;
use tillbook::domain::settings::{Currency, Shop};
use tillbook::domain::time::{Instant, Zone};
use tillbook::engine::Engine;

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
    let made = engine.create_rate(&owner, &input, NOW).unwrap();
    drop(engine);

    let engine = Engine::open(&path).unwrap();
    let read = engine.rate(&owner, "1").unwrap();
    assert_eq!(read, made);
    assert_eq!(read.postcode_text(), "90210;90211");
    let report = engine.sales_report(&owner, &RangeQuery::named("year"), NOW).unwrap();
    assert_eq!(report.periods.len(), 3);
}

/// Every row of every table, in a fixed order.
fn tables(path: &std::path::Path) -> Vec<(String, Vec<String>)> {
    let conn = rusqlite::Connection::open(path).unwrap();
    let mut names =
        conn.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").unwrap();
    let names: Vec<String> = names.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    let rows = |name: &String| {
        let mut statement = conn.prepare(&format!("SELECT * FROM {name} ORDER BY 1, 2")).unwrap();
        let columns = statement.column_count();
        let rows = statement.query_map([], |row| {
            let cells: Vec<rusqlite::types::Value> = (0..columns).map(|at| row.get(at).unwrap()).collect();
            Ok(format!("{cells:?}"))
        });
        rows.unwrap().map(Result::unwrap).collect()
    };
    names.iter().map(|name| (name.clone(), rows(name))).collect()
}

/// The same requests on two files give two equal files: what a replicated shop will rest on.
#[test]
fn the_same_requests_make_the_same_file() {
    let mut files = Vec::new();
    for _ in 0..2 {
        let (folder, path, mut engine) = new_shop();
        let owner = engine.owner().unwrap();
        engine.add_user(&owner, "manager", tillbook::domain::access::Role::ShopManager, NOW).unwrap();
        let manager = engine.actor("manager").unwrap();
        for login in ["gone", "other"] {
            engine.add_user(&owner, login, tillbook::domain::access::Role::Accountant, NOW).unwrap();
        }
        engine.change_role(&owner, "other", tillbook::domain::access::Role::ShopManager, NOW).unwrap();
        engine.remove_user(&owner, "gone", NOW).unwrap();
        let lines = include_str!("cases/golden/taxes_bulk.jsonl").lines();
        for case in lines.chain(include_str!("cases/golden/tax_classes.jsonl").lines().take(60)) {
            let case: serde_json::Value = serde_json::from_str(case).unwrap();
            for step in case["steps"].as_array().unwrap() {
                let line = tillbook::api::Line::parse(&step.to_string()).unwrap();
                tillbook::api::handle(&mut engine, &manager, &line.request, NOW);
            }
        }
        drop(engine);
        files.push((folder, tables(&path)));
    }
    let rows: usize = files[0].1.iter().map(|(_, rows)| rows.len()).sum();
    assert!(rows > 300, "only {rows} rows to compare");
    assert_eq!(files[0].1, files[1].1);
}
