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
