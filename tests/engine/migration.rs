//! A shop of the first version, opened by this one: nothing of it is lost, its totals and taxes are those
//! of its orders, and what was done before can still be taken back.

use std::path::Path;

use rusqlite::Connection;
use tillbook::backups::{BackupFile, Backups};
use tillbook::domain::contents::Counted;
use tillbook::domain::money::Money;
use tillbook::domain::order::OrderStatus;
use tillbook::domain::period::RangeQuery;
use tillbook::domain::tax_summary::TaxSummaryRow;
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
    conn.execute_batch(include_str!("../../src/store/migrations/0001_shop.sql")).unwrap();
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
    let days = days_of(&path);
    // 1: tax without a rate in the United Kingdom; 2: no tax, where nobody knows.
    let (march, april) = (20_148, 20_179);
    let expected = [
        [20_178, 0, march, 100_000, 20_000, 0],
        [20_178, 1, march, 240_000, 50_000, 0],
        [20_178, 2, march, 10_000, 0, 0],
        [20_179, 0, march, 0, 0, 20_000],
        [20_179, 0, april, 0, 0, 2_000],
        [20_179, 2, march, 0, 0, 0],
        [20_179, 2, april, 50_000, 0, 0],
    ];
    assert_eq!(days, expected);
    // Rows and the history are held from then on.
    let planted = folder.path().join("planted.tillbook");
    for (sql, expected) in [
        (
            "UPDATE users SET role = 'administrator' WHERE login = 'c1'",
            "customer c1 is not as it was written",
        ),
        ("UPDATE products SET name = 'Cup'", "The product 1 is not as it was written"),
        ("UPDATE journal_steps SET login = 'c1' WHERE id = 1", "Step 1 of the history"),
    ] {
        std::fs::copy(&path, &planted).unwrap();
        Connection::open(&planted).unwrap().execute_batch(sql).unwrap();
        let said = Engine::open(&planted).unwrap().check().unwrap();
        assert!(said.iter().any(|text| text.contains(expected)), "{sql}: {said:?}");
    }
    // Orders keep their tax lines until they are written again, as the first one was by the undo.
    assert_eq!(charged_by(&path), (3, 1));
    write_anew(&path, &["1", "2", "3", "4"]);
    assert_eq!(charged_by(&path), (1, 3));
    assert_eq!(days_of(&path), days);
    assert_eq!(Engine::open(&path).unwrap().check().unwrap(), Vec::<String>::new());
}

/// How many orders have tax lines, and how many are charged as a whole.
fn charged_by(path: &Path) -> (i64, i64) {
    let counts = "SELECT (SELECT count(DISTINCT order_id) FROM order_taxes), count(charge_id) FROM orders";
    let conn = Connection::open(path).unwrap();
    conn.query_row(counts, [], |row| Ok((row.get(0)?, row.get(1)?))).unwrap()
}

/// Writes each order again, as it is.
fn write_anew(path: &Path, numbers: &[&str]) {
    let mut engine = Engine::open(path).unwrap();
    let owner = engine.owner().unwrap();
    for number in numbers {
        let was = engine.order(&owner, number).unwrap().unwrap().status;
        for status in [OrderStatus::Draft, was] {
            let change = Change::SetOrderStatus { number: (*number).to_owned(), status };
            engine.apply(&change, &owner, NOW).unwrap();
        }
    }
}

/// The last version in which a tax had no place.
const BEFORE_PLACES: [&str; 9] = [
    include_str!("../../src/store/migrations/0001_shop.sql"),
    include_str!("../../src/store/migrations/0002_books.sql"),
    include_str!("../../src/store/migrations/0003_keys.sql"),
    include_str!("../../src/store/migrations/0004_product_keys.sql"),
    include_str!("../../src/store/migrations/0005_as_typed.sql"),
    include_str!("../../src/store/migrations/0006_checksums.sql"),
    include_str!("../../src/store/migrations/0007_nonces.sql"),
    include_str!("../../src/store/migrations/0008_notes.sql"),
    include_str!("../../src/store/migrations/0009_rate_versions.sql"),
];

/// To Germany, of two rates, of which a part came back; to Quebec, with two taxes on one item and none on the other,
/// all of which came back; over the counter; to a customer of France; to nobody knows where.
const TAXED: &str = r"
  INSERT INTO settings VALUES ('name', 'Old'), ('currency', 'GBP'), ('time_zone', 'UTC'), ('country', 'GB');
  INSERT INTO users (id, login, name, email, role, registered_at, registered_day, registered_second, country)
  VALUES (1, 'owner', '', '', 'administrator', 1743379200, 20178, 0, ''),
    (2, 'fr', '', '', 'customer', 1743379200, 20178, 0, 'France');
  INSERT INTO item_names VALUES (1, 'Mug');
  INSERT INTO charged_taxes VALUES (1, 1, 'VAT', 190000, 0), (2, 2, 'VAT', 70000, 0), (3, 3, 'GST', 50000, 0),
    (4, 4, 'QST', 99750, 0), (5, 5, 'VAT', 200000, 0);
  INSERT INTO orders
    (id, number, status, placed_at, day, second, total, tax, shipping, shipping_tax, discount, customer_id, country, state, city)
  VALUES (1, '1', 3, 1743379200, 20178, 0, 1825000, 225000, 0, 0, 0, NULL, 'germany', 'BY', ''),
    (2, '2', 3, 1743379200, 20178, 0, 1349800, 149800, 0, 0, 0, NULL, 'CA', 'qc', ''),
    (3, '3', 3, 1743379200, 20178, 0, 650000, 100000, 50000, 0, 0, NULL, '', '', ''),
    (4, '4', 3, 1743379200, 20178, 0, 70000, 0, 0, 0, 0, 2, '', '', ''),
    (5, '5', 3, 1743379200, 20178, 0, 90000, 0, 0, 0, 0, 2, '', '', 'Oz');
  INSERT INTO order_items (order_id, position, name_id, quantity, total, tax)
  VALUES (1, 0, 1, 10000, 1000000, 190000), (1, 1, 1, 10000, 500000, 35000), (1, 2, 1, 10000, 100000, 0),
    (2, 0, 1, 10000, 1000000, 149800), (2, 1, 1, 10000, 200000, 0), (3, 0, 1, 10000, 500000, 100000),
    (4, 0, 1, 10000, 70000, 0), (5, 0, 1, 10000, 90000, 0);
  INSERT INTO order_taxes VALUES (1, 0, 1, 1000000, 190000, 0, 1), (1, 1, 2, 500000, 35000, 0, 1),
    (2, 0, 3, 1000000, 50000, 0, 1), (2, 1, 4, 1000000, 99800, 0, 1), (3, 0, 5, 500000, 100000, 0, 1);
  INSERT INTO refunds
    (id, order_id, refunded_at, day, second, amount, tax, shipping, shipping_tax, settled_tax, settled_shipping, settled_shipping_tax)
  VALUES (1, 1, 1743465600, 20179, 0, 119000, 19000, 0, 0, 19000, 0, 0),
    (2, 2, 1743465600, 20179, 0, 1349800, 149800, 0, 0, 149800, 0, 0);
  INSERT INTO refund_taxes VALUES (1, 0, 1, 100000, 19000, 0, 1),
    (2, 0, 3, 1000000, 50000, 0, 1), (2, 1, 4, 1000000, 99800, 0, 1);
";

#[test]
fn taxes_get_the_places_that_orders_know() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("old.tillbook");
    let conn = Connection::open(&path).unwrap();
    for sql in BEFORE_PLACES.iter().chain([&TAXED]) {
        conn.execute_batch(sql).unwrap();
    }
    conn.pragma_update(None, "application_id", 0x5469_6c6c).unwrap();
    conn.pragma_update(None, "user_version", 9).unwrap();
    drop(conn);
    let summary = |path: &Path| -> Vec<String> {
        let engine = Engine::open(path).unwrap();
        let query = RangeQuery { date_min: Some("2025-03-01".to_owned()), ..RangeQuery::default() };
        let now = Instant::from_seconds(1_743_600_000);
        let found = engine.tax_summary(&engine.owner().unwrap(), &query, now).unwrap();
        let row = |row: &TaxSummaryRow| {
            let (place, sums) = (row.tax.place.name(), row.sums);
            let amounts =
                [sums.taxable, sums.refunded_taxable, sums.net().unwrap()].map(Money::to_exact_text);
            format!("{place}: {} {}", row.name(), amounts.join(" "))
        };
        found.rows.iter().map(row).collect()
    };
    let expected = [
        "United Kingdom: VAT 50.00 0.00 10.00",
        "United Kingdom: No tax 5.00 0.00 0.00",
        "Canada, Quebec: GST 100.00 100.00 0.00",
        "Canada, Quebec: QST 100.00 100.00 0.00",
        "Canada, Quebec: No tax 20.00 20.00 0.00",
        "France: No tax 7.00 0.00 0.00",
        "Germany: VAT 100.00 10.00 17.10",
        "Germany: VAT 50.00 0.00 3.50",
        "Germany: No tax 10.00 0.00 0.00",
        "Country unknown: No tax 9.00 0.00 0.00",
    ];
    assert_eq!(summary(&path), expected);
    write_anew(&path, &["1", "2", "3", "4", "5"]);
    assert_eq!(summary(&path), expected);
}

/// Each row of the totals of taxes: day, charge, month of the sale, taxable amount, tax, refunded tax.
fn days_of(path: &Path) -> Vec<[i64; 6]> {
    let conn = Connection::open(path).unwrap();
    let mut statement = conn
        .prepare(
            "SELECT day, charge_id, sold, taxable, tax + shipping_tax, refunded_tax FROM tax_days
             ORDER BY day, charge_id, sold",
        )
        .unwrap();
    let row = |row: &rusqlite::Row<'_>| {
        Ok([row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?, row.get(5)?])
    };
    statement.query_map([], row).unwrap().map(Result::unwrap).collect()
}
