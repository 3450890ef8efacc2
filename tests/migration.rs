//! A shop of the first version, opened by this one: nothing of it is lost, its totals and taxes are those
//! of its orders, and what was done before can still be taken back.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::Path;

use rusqlite::Connection;
use tillbook::backups::{BackupFile, Backups};
use tillbook::domain::contents::Counted;
use tillbook::domain::money::Money;
use tillbook::domain::period::RangeQuery;
use tillbook::domain::time::Instant;
use tillbook::engine::{Change, Direction, Engine};

const NOW: Instant = Instant::from_seconds(1_743_434_430);

/// Two orders with tax, of which one was edited, one without; a refund that completes an order, a credit
/// note with tax, one of an order that does not count.
const BOOKS: &str = r#"
  INSERT INTO settings VALUES ('name', 'Old'), ('currency', 'GBP'), ('time_zone', 'UTC'), ('page_size', '10');
  INSERT INTO users (id, login, name, email, role, registered_at, registered_day, registered_second)
  VALUES (1, 'owner', '', '', 'administrator', 1743379200, 20178, 0),
    (2, 'c1', '', '', 'customer', 1743379200, 20178, 0);
  INSERT INTO products VALUES (1, 'M', 'Mug', 0);
  INSERT INTO item_names VALUES (1, 'Mug');
  INSERT INTO orders VALUES
    (1, '1', 3, 1743379200, 20178, 0, 290000, 40000, 40000, 10000, 0, 2, 'GB'),
    (2, '2', 5, 1743382800, 20178, 3600, 130000, 20000, 10000, 0, 0, NULL, ''),
    (3, '3', 0, 1743382800, 20178, 3600, 120000, 20000, 0, 0, 0, NULL, ''),
    (4, '4', 3, 1743465600, 20179, 0, 50000, 0, 0, 0, 0, NULL, '');
  INSERT INTO order_items VALUES (1, 0, 1, 1, 20000, 200000, 40000), (2, 0, 1, 1, 10000, 100000, 20000);
  INSERT INTO refunds VALUES
    (1, 2, NULL, NULL, 1743465600, 20179, 0, 130000, NULL, NULL, NULL, 20000, 10000, 0),
    (2, NULL, 'N1', NULL, 1743465600, 20179, 0, 12000, 2000, 0, 0, 2000, 0, 0),
    (3, 3, NULL, NULL, 1743465600, 20179, 0, 1200, 200, 0, 0, 200, 0, 0);
  INSERT INTO refund_items VALUES (1, 0, 1, 10000, 100000, 1);
  INSERT INTO day_totals VALUES
    (20178, 2, 30000, 420000, 70000, 50000, 0, 0, 0, 0, 1), (20179, 1, 0, 50000, 0, 0, 0, 142000, 22000, 10000, 0);
  INSERT INTO product_days VALUES (20178, 1, 30000, 300000), (20179, 1, -10000, -100000);
  INSERT INTO product_months VALUES (24302, 1, 30000, 300000), (24303, 1, -10000, -100000);
  INSERT INTO journal_steps VALUES (1, 1743379200, 'owner', 'Save order', 'do', NULL, 0);
  INSERT INTO journal_changes VALUES (1, 0, 'order', '1',
    '{"id": 1, "number": "1", "placed_at": "2025-03-31T00:00:00", "status": "pending", "total": "29.00", "tax": "4.00",
      "shipping": "4.00", "shipping_tax": "1.00", "discount": "0.00", "customer": "c1", "country": "GB",
      "items": [{"product_id": 1, "name": "Mug", "quantity": "2", "total": "20.00", "tax": "4.00"}],
      "coupons": [], "refunds": []}',
    '{"id": 1, "number": "1", "placed_at": "2025-03-31T00:00:00", "status": "completed", "total": "29.00", "tax": "4.00",
      "shipping": "4.00", "shipping_tax": "1.00", "discount": "0.00", "customer": "c1", "country": "GB",
      "items": [{"product_id": 1, "name": "Mug", "quantity": "2", "total": "20.00", "tax": "4.00"}],
      "coupons": [], "refunds": []}');
"#;

fn old_shop(path: &Path) {
    let conn = Connection::open(path).unwrap();
    conn.execute_batch(include_str!("../src/store/migrations/0001_shop.sql")).unwrap();
    conn.execute_batch(BOOKS).unwrap();
    conn.pragma_update(None, "application_id", 0x5469_6c6c).unwrap();
    conn.pragma_update(None, "user_version", 1).unwrap();
}

#[test]
fn a_shop_of_the_first_version_comes_along() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("old.tillbook");
    old_shop(&path);
    let mut engine = Engine::open(&path).unwrap();
    assert!(folder.path().join("old.v1.tillbook").exists(), "it was not copied aside");
    assert_eq!(engine.check().unwrap(), Vec::<String>::new());

    let owner = engine.owner().unwrap();
    let query = RangeQuery { date_min: Some("2025-03-01".to_owned()), ..RangeQuery::default() };
    let report = engine.sales_report(&owner, &query, Instant::from_seconds(1_743_600_000)).unwrap();
    assert_eq!(report.total_tax.to_exact_text(), "4.80");
    // A copy of an older version has no table for what came later, and counts none of it.
    let copy = Engine::peek(&folder.path().join("old.v1.tillbook")).unwrap();
    assert_eq!((&copy.counts, copy.count(Counted::Orders)), (&engine.contents().unwrap().counts, 4));
    assert_eq!(copy.count(Counted::Purchases), 0);

    // It can be restored: it is copied as it is, and brought up to date when it is opened.
    let restored = folder.path().join("restored.tillbook");
    let backups = Backups::of(&folder.path().join("backups"), &restored);
    let held =
        backups.restore_over(&BackupFile::plain(&folder.path().join("old.v1.tillbook"))).unwrap().holds;
    assert_eq!(held.counts, copy.counts);

    let order = engine.order(&owner, "1").unwrap().unwrap();
    assert_eq!((order.address.country.as_str(), order.total), ("GB", Money::parse("29").unwrap()));

    let undone = engine.apply(&Change::UndoRedo(Direction::Undo), &owner, NOW).unwrap().step().unwrap();
    assert_eq!(undone.map(|step| step.title).as_deref(), Some("Save order"));
    let order = engine.order(&owner, "1").unwrap().unwrap();
    assert_eq!(order.status.as_str(), "pending");
    engine.apply(&Change::UndoRedo(Direction::Redo), &owner, NOW).unwrap();
    assert_eq!(engine.check().unwrap(), Vec::<String>::new());

    drop(engine);
    let conn = Connection::open(&path).unwrap();
    let days: Vec<(i64, i64, i64, i64, i64)> = conn
        .prepare(
            "SELECT day, charge_id, taxable, tax + shipping_tax, refunded_tax FROM tax_days ORDER BY day",
        )
        .unwrap()
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?)))
        .unwrap()
        .map(Result::unwrap)
        .collect();
    assert_eq!(days, [(20_178, 0, 340_000, 70_000, 0), (20_179, 0, 0, 0, 22_000)]);
}
