//! What another program changes in a shop file: each column of each table, and rows taken out, against what the check says.

use std::fs;
use std::path::{Path, PathBuf};

use domain::ids::RateId;
use domain::rate::versions::{RatePlan, Terms, VersionPlan};
use domain::time::Day;
use domain::time::tax_period::TaxPeriod;
use engine::{BooksChange, Change, Engine, ImportOptions, PeriodChange, TaxRateChange};
use rusqlite::Connection;

use crate::engine::checksums::{PURCHASES, WORDS};
use crate::shops::{TestShop, cases, changes, name_of};

/// Changes that take away what others have made.
const TAKING_AWAY: [&str; 9] = [
    "clear_amount",
    "delete_class",
    "delete_purchase",
    "delete_rate",
    "divide_refunds",
    "remove_rate_version",
    "remove_user",
    "revoke_key",
    "undo_redo",
];

/// Columns that the check does not hold, by table, and why.
const FREE: &[(&str, &[&str], &str)] = &[
    ("api_keys", &["last_used_at", "signed_from"], "they change with each request and give no right"),
    ("group_place", &["*"], "what is of one device of a shared shop, which follows the others' list"),
    ("group_proposals", &["*"], "as above"),
    ("journal_changes", &["position"], "their order within a step"),
    ("journal_steps", &["state"], "whether a step is undone, which changes"),
    ("log_mark", &["*"], "by which the file knows its log; without it SQLite's own recovery counts"),
    ("nonces", &["*"], "requests of the last minutes"),
    ("order_coupons", &["position"], "the order of lines"),
    ("order_drafts", &["*"], "which windows have saved what they typed"),
    ("order_items", &["position"], "the order of lines"),
    ("order_sources", &["*"], "the names of other systems, of which no figure is made"),
    ("order_taxes", &["position"], "the order of lines"),
    ("orders", &["source_id"], "the system that an order came from, of which no figure is made"),
    ("purchase_lines", &["position"], "the order of lines"),
    ("refund_items", &["position"], "the order of lines"),
    ("refund_taxes", &["position"], "the order of lines"),
    (
        "sqlite_sequence",
        &["*"],
        "a number that is too high leaves a gap, and one too low is found by the ids",
    ),
    ("tax_rate_locations", &["position"], "the order of postcodes"),
];
/// An order under reverse charge without the number of the customer, a purchase with a file, and a number of another copy.
const DOUBTED: &str = r#"{"format": "tillbook-books", "version": 1, "products": [], "customers": [], "orders": [
  {"number": "D1", "placed_at": "2025-02-01T10:00:00", "status": "completed", "total": "20", "country": "FR",
   "untaxed_reason": "reverse-charge", "items": []}],
  "suppliers": [{"name": "Papers"}],
  "purchases": [{"date": "2025-02-01", "supplier": "Papers", "document": "K-1", "due_on": "2025-02-15",
    "lines": [{"net": "10", "tax": "2", "rate": "20"}],
    "files": "e16fa5d9b51928755db85b917f0297babaf22c7a47e97d9212adab56e61ba04e receipt.pdf"}], "kept_files": ["JVBERi0xLjQ="],
  "numbers_elsewhere": [{"first": {"series": "Z-", "sequence": 1}, "last": {"series": "Z-", "sequence": 1}, "day": "2025-02-01"}]}"#;
/// Tables of which another program may take a row out unnoticed, beside those above: an unused name.
const MAY_LOSE: &[&str] = &["item_names"];

fn is_free(table: &str, column: &str) -> bool {
    FREE.iter().any(|(of, columns, _)| *of == table && (columns.contains(&"*") || columns.contains(&column)))
}

/// A closed shop with something in each table.
fn shop() -> (TestShop, PathBuf) {
    let mut shop = TestShop::new();
    for change in changes().iter().filter(|change| !TAKING_AWAY.contains(&name_of(change).as_str())) {
        shop.try_change(change).unwrap_or_else(|error| panic!("{}: {error}", name_of(change)));
    }
    let options = ImportOptions::default();
    shop.import("words.json", WORDS.as_bytes(), &options).unwrap();
    shop.import("doubted.json", DOUBTED.as_bytes(), &options).unwrap();
    shop.import("purchases.csv", PURCHASES.as_bytes(), &options).unwrap();
    for name in ["books_small.json", "orders_with_taxes.csv", "rest_together.json"] {
        let text = fs::read_to_string(cases().join(name)).unwrap().replace("EUR", "USD");
        shop.import(name, text.as_bytes(), &options).unwrap();
    }
    let version =
        VersionPlan { terms: Terms::NOT_IN_FORCE, from: Day::parse("2023-11-01").unwrap(), until: None };
    shop.apply(&Change::TaxRate(TaxRateChange::Plan(vec![RatePlan { id: RateId::new(3), version }])));
    shop.apply(&Change::Period(PeriodChange::Close {
        period: TaxPeriod::parse("2025-03").unwrap(),
        early: true,
    }));
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
    let path = shop.engine.path().to_owned();
    let whole = path.with_extension("whole.tillbook");
    shop.engine.backup(&whole).unwrap();
    (shop, whole)
}

fn strings(conn: &Connection, sql: &str) -> Vec<String> {
    let mut statement = conn.prepare(sql).unwrap();
    statement.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
}

/// What the check says after another program ran some SQL on a copy of the file.
fn said_after(whole: &Path, sql: &str) -> Vec<String> {
    let copy = whole.with_extension("copy.tillbook");
    fs::copy(whole, &copy).unwrap();
    let other = Connection::open(&copy).unwrap();
    other.execute_batch("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON").unwrap();
    other.execute_batch(sql).unwrap();
    assert!(other.total_changes() > 0, "{sql}");
    drop(other);
    Engine::open(&copy).map_or_else(|error| vec![error.to_string()], |shop| shop.check().unwrap())
}

/// The last row of each table is changed, column by column, and taken out.
#[test]
fn what_another_program_changes_is_found() {
    let (_shop, whole) = shop();
    let conn = Connection::open(&whole).unwrap();
    let tables = strings(&conn, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
    let (mut tried, mut unnoticed) = (0, Vec::new());
    for table in &tables {
        if is_free(table, "*") {
            continue;
        }
        let of =
            |what: &str| strings(&conn, &format!("SELECT name FROM pragma_table_info('{table}') {what}"));
        let (columns, keys) = (of(""), of("WHERE pk > 0 ORDER BY pk").join(", "));
        let last = format!(
            "WHERE ({keys}) = (SELECT {keys} FROM {table} ORDER BY {} DESC LIMIT 1)",
            keys.replace(',', " DESC,")
        );
        let count: i64 =
            conn.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0)).unwrap();
        if count == 0 {
            unnoticed.push(format!("{table} is empty"));
            continue;
        }
        let changed = columns.iter().filter(|column| !is_free(table, column)).map(|column| {
            let value = format!("SELECT typeof({column}) FROM {table} {last}");
            let kind: String = conn.query_row(&value, [], |row| row.get(0)).unwrap();
            let declared = format!("SELECT type FROM pragma_table_info('{table}') WHERE name = '{column}'");
            let declared: String = conn.query_row(&declared, [], |row| row.get(0)).unwrap();
            let other = match (kind.as_str(), declared.as_str()) {
                ("integer", _) => format!("{column} + 1"),
                ("null", "INTEGER") => "1".to_owned(),
                ("blob", _) | ("null", "BLOB") => "x'0107'".to_owned(),
                _ => format!("coalesce({column}, '') || 'x'"),
            };
            format!("UPDATE {table} SET {column} = {other} {last}")
        });
        let taken_out = (!MAY_LOSE.contains(&table.as_str())).then(|| format!("DELETE FROM {table} {last}"));
        for sql in changed.chain(taken_out) {
            if said_after(&whole, &sql).is_empty() {
                unnoticed.push(sql);
            }
            tried += 1;
        }
    }
    assert_eq!(unnoticed, Vec::<String>::new());
    assert!(tried > 200, "{tried}");
}

/// What an audit of a file found unnoticed, with the words that name it.
#[test]
fn rights_and_rows_of_the_history_are_named() {
    let (_shop, whole) = shop();
    for (sql, expected) in [
        (
            "UPDATE users SET role = 'administrator' WHERE login = 'manager'",
            "customer manager is not as it was",
        ),
        ("UPDATE users SET password = NULL WHERE login = 'manager'", "customer manager is not as it was"),
        ("UPDATE users SET country = 'FR' WHERE name = 'Anna'", "is not as it was written"),
        ("UPDATE api_keys SET permission = 'read' WHERE id = 1", "API key ending in bababab is not"),
        ("UPDATE api_keys SET key_hash = x'01' WHERE id = 1", "API key ending in bababab is not"),
        ("UPDATE api_keys SET revoked_at = 5 WHERE id = 1", "API key ending in bababab is not"),
        ("DELETE FROM api_keys WHERE id = 1", "API key ending in 1 was taken out of the file"),
        ("UPDATE products SET price = 1 WHERE id = 2", "The product 2 is not as it was written"),
        ("UPDATE suppliers SET country = 'IT' WHERE id = 1", "supplier Acme is not"),
        ("UPDATE settings SET value = 'FR' WHERE key = 'country'", "The setting country is not as it was"),
        (
            "UPDATE order_items SET class = 'reduced' WHERE order_id = (SELECT id FROM orders WHERE number = '1')",
            "Order 1 is not as it was written",
        ),
        ("UPDATE journal_steps SET login = 'manager' WHERE id = 2", "Step 2 of the history"),
        ("UPDATE journal_steps SET at = at + 60 WHERE id = 2", "Step 2 of the history"),
        (
            "DELETE FROM journal_changes WHERE step_id = 2; DELETE FROM journal_steps WHERE id = 2",
            "Step 3 of the history",
        ),
        (
            "DELETE FROM journal_changes WHERE step_id = (SELECT max(id) FROM journal_steps);
             DELETE FROM journal_steps WHERE id = (SELECT max(id) FROM journal_steps)",
            "The history ends with step",
        ),
        (
            "UPDATE settings SET value = 'Mars/Base' WHERE key = 'time_zone'",
            "The setting time_zone is not as it was",
        ),
    ] {
        let said = said_after(&whole, sql);
        assert!(said.iter().any(|text| text.contains(expected)), "{sql}: {said:?}");
    }
}

/// A repair accepts rows as they are, but not another history.
#[test]
fn a_repair_accepts_rows_and_not_another_history() {
    let (_shop, whole) = shop();
    for (sql, is_accepted) in [
        ("UPDATE users SET role = 'administrator' WHERE login = 'manager'", true),
        ("DELETE FROM product_keys WHERE key = (SELECT max(key) FROM product_keys)", true),
        ("UPDATE journal_steps SET login = 'manager' WHERE id = 2", false),
    ] {
        assert_ne!(said_after(&whole, sql), Vec::<String>::new(), "{sql}");
        let mut engine = Engine::open(&whole.with_extension("copy.tillbook")).unwrap();
        let owner = engine.owner().unwrap();
        engine.apply(&Change::Books(BooksChange::Repair), &owner, crate::shops::NOW).unwrap();
        assert_eq!(engine.check().unwrap().is_empty(), is_accepted, "{sql}");
    }
}
