//! `tillbook check`: what it finds in a file that was tampered with, what `--repair` builds anew, and
//! that it keeps the file as it was. Files that would have code run in them are not opened at all.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use domain::field::Value;
use domain::rate::RateInput;
use domain::shop::settings::{Currency, Shop};
use domain::task::Task;
use domain::text;
use domain::time::{Instant, Zone};
use engine::{Change, Engine, ImportOptions, OrderChange, TaxClassChange, TaxRateChange};
use rusqlite::Connection;
use tempfile::TempDir;
use transfer::Source;

const NOW: Instant = Instant::from_seconds(1_743_434_430);

fn tillbook(words: &[&str], shop: &Path) -> Output {
    let (verb, rest) = words.split_first().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_tillbook"));
    command.arg(verb).arg(shop).args(rest);
    command.env("XDG_DATA_HOME", shop.parent().unwrap().join("data")).output().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn name(text: &str) -> RateInput {
    RateInput { name: Some(Value::text(text)), ..RateInput::default() }
}

/// A shop with a little of everything that the journal speaks of: made, changed, deleted, taken back.
fn lived_in() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shop.tillbook");
    let shop = Shop::new("Lived in", Currency::USD, Zone::UTC).unwrap();
    let mut engine = Engine::create(&path, &shop, NOW).unwrap();
    let owner = engine.owner().unwrap();
    let import = |engine: &mut Engine, text: &str| {
        let source = Source::of_bytes("books.json", text.as_bytes());
        let options = ImportOptions::default();
        engine.import(&owner, &[source], &options, NOW, &Task::default()).unwrap();
    };
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let golden = fs::read_to_string(cases.join("golden/books.json")).unwrap();
    import(&mut engine, &golden);
    engine.apply(&Change::UNDO, &owner, NOW).unwrap();
    import(&mut engine, &golden);
    let owner = engine.owner().unwrap();
    for rate in ["one", "two", "three", "four"] {
        engine.apply(&Change::TaxRate(TaxRateChange::Create(name(rate))), &owner, NOW).unwrap();
    }
    engine
        .apply(
            &Change::TaxRate(TaxRateChange::Edit { id: "2".to_owned(), input: name("second") }),
            &owner,
            NOW,
        )
        .unwrap();
    engine
        .apply(
            &Change::TaxRate(TaxRateChange::Edit { id: "2".to_owned(), input: name("never") }),
            &owner,
            NOW,
        )
        .unwrap();
    engine.apply(&Change::UNDO, &owner, NOW).unwrap();
    engine.apply(&Change::TaxRate(TaxRateChange::Delete { id: "4".to_owned() }), &owner, NOW).unwrap();
    for class in ["Books", "Food"] {
        engine
            .apply(&Change::TaxClass(TaxClassChange::Create { name: Some(Value::text(class)) }), &owner, NOW)
            .unwrap();
    }
    engine
        .apply(
            &Change::TaxClass(TaxClassChange::Delete { slug: "food".to_owned(), replacement: None }),
            &owner,
            NOW,
        )
        .unwrap();
    let mut order = engine.order(&owner, "110").unwrap().unwrap();
    "DE".clone_into(&mut order.address.country);
    engine.apply(&Change::Order(OrderChange::Put(Box::new(order.clone()))), &owner, NOW).unwrap();
    let mut other = order.clone();
    "9001".clone_into(&mut other.number);
    engine.apply(&Change::Order(OrderChange::Put(Box::new(other.clone()))), &owner, NOW).unwrap();
    engine
        .apply(
            &Change::Order(OrderChange::Put(Box::new(domain::order::Order {
                number: "9002".to_owned(),
                ..other
            }))),
            &owner,
            NOW,
        )
        .unwrap();
    engine.apply(&Change::Order(OrderChange::Delete { number: "9002".to_owned() }), &owner, NOW).unwrap();
    let moved = Shop { name: "Lived in for long".to_owned(), ..engine.shop().unwrap() };
    engine.apply(&Change::settings(moved.clone(), None), &owner, NOW).unwrap();
    (folder, path)
}

/// What a repair puts right of a damage.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Repair {
    All,
    /// The rows are accepted, and the journal still says otherwise.
    Some,
    None,
}

/// What another program did to a file, what is said of it, and what `--repair` does to it.
const DAMAGE: &[(&str, &str, Repair)] = &[
    ("UPDATE day_totals SET tax = tax + 1", "The totals of", Repair::All),
    ("DELETE FROM product_days", "product totals of", Repair::All),
    (
        "INSERT OR REPLACE INTO product_months (month, products) VALUES (24301, x'00006d0202')",
        "month 2 of 2025",
        Repair::All,
    ),
    ("UPDATE order_days SET orders = orders + 1", "The number of orders of", Repair::All),
    ("UPDATE tax_days SET sold = -sold", "The taxes of", Repair::All),
    ("INSERT INTO refunds_by_amount VALUES (20140, 1)", "The refunds of an amount alone of", Repair::All),
    ("INSERT INTO customer_totals VALUES (1, 1, 9)", "What customer owner ordered", Repair::All),
    (
        "UPDATE order_items SET tax = tax + 4194304 WHERE order_id = (SELECT min(order_id) FROM refunds WHERE order_id NOT IN (SELECT id FROM orders WHERE number IN ('110', '9001')))",
        "is not as it was written",
        Repair::All,
    ),
    (
        "UPDATE orders SET day = day + 1 WHERE id = (SELECT min(order_id) FROM refunds WHERE order_id NOT IN (SELECT id FROM orders WHERE number IN ('110', '9001')))",
        "is not as it was",
        Repair::All,
    ),
    (
        "UPDATE refunds SET checksum = NULL WHERE id = (SELECT min(id) FROM refunds WHERE order_id NOT IN (SELECT id FROM orders WHERE number IN ('110', '9001')))",
        "refund of order",
        Repair::All,
    ),
    ("UPDATE tax_rates SET name = 'x' WHERE id = 2", "tax rate 2 is not", Repair::None),
    ("DELETE FROM tax_rates WHERE id = 1", "tax rate 1 is not", Repair::None),
    (
        "INSERT INTO tax_rates SELECT 4, country, state, rate, name, priority, compound, shipping, list_order, class FROM tax_rates WHERE id = 1",
        "tax rate 4 is not",
        Repair::None,
    ),
    ("UPDATE tax_classes SET name = 'x' WHERE slug = 'books'", "tax class books", Repair::Some),
    ("DELETE FROM tax_classes", "tax class books", Repair::Some),
    (
        "UPDATE order_items SET class = 'x' WHERE order_id = (SELECT id FROM orders WHERE number = '110')",
        "order 110",
        Repair::Some,
    ),
    ("UPDATE settings SET value = 'x' WHERE key = 'name'", "The setting name is not", Repair::Some),
    ("UPDATE journal_changes SET became = '{' WHERE noun = 'rate'", "cannot be read", Repair::None),
    (
        "UPDATE sqlite_sequence SET seq = 2 WHERE name = 'tax_rates'",
        "numbers of tax_rates went up to 4",
        Repair::None,
    ),
    (
        "UPDATE sqlite_sequence SET seq = 1 WHERE name = 'orders'",
        "numbers of orders went up to",
        Repair::None,
    ),
    ("PRAGMA foreign_keys = OFF; DELETE FROM products WHERE id = 100", "without its products", Repair::None),
];

#[test]
fn a_check_finds_what_was_tampered_with_and_repairs_what_it_can() {
    let (_folder, path) = lived_in();
    let engine = Engine::open(&path).unwrap();
    assert_eq!(engine.check().unwrap(), Vec::<String>::new());
    drop(engine);
    for (damage, expected, repair) in DAMAGE {
        let copy = path.with_extension("copy.tillbook");
        fs::copy(&path, &copy).unwrap();
        Connection::open(&copy).unwrap().execute_batch(damage).unwrap();
        let checked = tillbook(&["check"], &copy);
        assert_eq!(checked.status.code(), Some(1), "{damage}");
        assert!(stdout(&checked).contains(expected), "{damage}: {}", stdout(&checked));
        let aside = copy.with_extension("before-repair.tillbook");
        let repaired = tillbook(&["check", "--repair"], &copy);
        let said = stdout(&repaired);
        assert_eq!(repaired.status.success(), *repair == Repair::All, "{damage}: {said}");
        assert_eq!(aside.exists(), *repair != Repair::None, "{damage}: {said}");
        if *repair == Repair::All {
            assert!(said.contains("repaired, nothing wrong now"), "{damage}: {said}");
            assert!(tillbook(&["check"], &copy).status.success(), "{damage}");
            assert!(!tillbook(&["check"], &aside).status.success(), "{damage}: the file as it was is kept");
            let last = Engine::open(&copy).unwrap();
            let owner = last.owner().unwrap();
            assert_eq!(last.history(&owner, 1, 0).unwrap()[0].title, text!("Rebuild totals"));
        }
        drop(fs::remove_file(&aside));
        for suffix in ["", "-wal", "-shm"] {
            drop(fs::remove_file(format!("{}{suffix}", copy.display())));
        }
    }
}

#[test]
fn a_lost_index_is_built_anew() {
    let (_folder, path) = lived_in();
    let conn = Connection::open(&path).unwrap();
    // An index that does not hold what its rows say.
    conn.execute_batch(
        "PRAGMA writable_schema = ON;
         UPDATE sqlite_schema SET sql = 'CREATE INDEX orders_by_time ON orders (second, day)' WHERE name = 'orders_by_time';",
    )
    .unwrap();
    drop(conn);
    let conn = Connection::open(&path).unwrap();
    conn.execute_batch("REINDEX; PRAGMA writable_schema = ON;
         UPDATE sqlite_schema SET sql = 'CREATE INDEX orders_by_time ON orders (day, second)' WHERE name = 'orders_by_time';")
        .unwrap();
    drop(conn);
    let checked = tillbook(&["check"], &path);
    assert!(stdout(&checked).contains("missing from index"), "{}", stdout(&checked));
    let repaired = tillbook(&["check", "--repair"], &path);
    assert!(repaired.status.success(), "{}", stdout(&repaired));
    assert!(tillbook(&["check"], &path).status.success());
}

#[test]
fn a_file_that_would_run_something_is_refused_by_name() {
    let (_folder, path) = lived_in();
    for (schema, name) in [
        ("CREATE TRIGGER steal AFTER INSERT ON tax_rates BEGIN DELETE FROM orders; END", "trigger \"steal\""),
        ("CREATE VIEW peek AS SELECT password FROM users", "view \"peek\""),
        ("CREATE VIRTUAL TABLE words USING fts5(text)", "virtual table \"words\""),
        ("CREATE VIRTUAL TABLE near USING rtree(id, a, b)", "virtual table \"near\""),
        (
            "DROP TABLE tax_rate_locations; CREATE VIEW tax_rate_locations AS SELECT 1 AS rate_id",
            "view \"tax_rate_locations\"",
        ),
    ] {
        let copy = path.with_extension("foreign.tillbook");
        fs::copy(&path, &copy).unwrap();
        Connection::open(&copy).unwrap().execute_batch(schema).unwrap();
        let before = fs::read(&copy).unwrap();
        for words in [&["check"][..], &["check", "--repair"], &["api"], &["report", "sales"]] {
            let output = tillbook(words, &copy);
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!(output.status.code(), Some(1), "{schema}: {said}");
            assert!(said.contains("is not a Tillbook shop file") && said.contains(name), "{schema}: {said}");
        }
        assert!(fs::read(&copy).unwrap() == before, "{schema}: it was left as it is");
        fs::remove_file(&copy).unwrap();
    }
}
