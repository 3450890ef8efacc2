//! What is not as it was written is found: every column of orders, refunds, purchases and what belongs to them, and single
//! bits that turn over anywhere in a file. `TILLBOOK_LONG=1` turns thousands of bits over; otherwise 500.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use domain::shop::settings::{Currency, Shop};
use domain::task::Task;
use domain::time::{Instant, Zone};
use engine::{BooksChange, Change, Engine, ImportOptions};
use rusqlite::Connection;
use tempfile::TempDir;
use transfer::Source;

const NOW: Instant = Instant::from_seconds(1_743_434_430);
/// The tables of money, and their columns that follow from others.
const TABLES: [(&str, &[&str]); 15] = [
    ("orders", &["id", "source_id"]),
    ("order_items", &["position"]),
    ("order_coupons", &["position"]),
    ("order_taxes", &["position"]),
    ("refunds", &["id"]),
    ("refund_items", &["position"]),
    ("refund_taxes", &["position"]),
    ("order_texts", &[]),
    ("order_exemptions", &[]),
    ("order_corrections", &[]),
    ("refund_corrections", &[]),
    ("purchase_corrections", &[]),
    ("refund_reasons", &[]),
    ("purchases", &["id"]),
    ("purchase_lines", &["position"]),
];

/// An order with a note, and a refund with a reason; an order of which only a part was taxed.
pub(crate) const WORDS: &str = r#"{"format": "tillbook-books", "version": 1, "products": [], "customers": [], "orders": [
  {"number": "W1", "placed_at": "2025-02-01T10:00:00", "status": "completed", "total": "20", "note": "Call first",
   "untaxed_reason": "other", "untaxed_words": "A museum", "vat_number": "DE457281227", "corrects": "2025-01",
   "items": [], "refunds": [{"refunded_at": "2025-02-02T10:00:00", "amount": "5", "reason": "Chipped", "corrects": "2025-01"}]},
  {"number": "W2", "placed_at": "2025-02-01T11:00:00", "status": "completed", "total": "13", "tax": "2", "shipping": "1",
   "items": []}],
 "suppliers": [{"name": "Kiln"}],
 "purchases": [{"date": "2025-02-01", "supplier": "Kiln", "document": "9", "corrects": "2025-01",
   "lines": [{"net": "1", "tax": "0.20", "rate": "20"}]}]}"#;

/// Purchases with all that they can have.
pub(crate) const PURCHASES: &str = "date,supplier,document,country,net,tax,rate,code,kind,treatment,deductible,paid on,note\n\
  2025-02-01,Acme,1,FR,100,20,20,V1,services,reverse-charge,50,2025-02-20,By card\n\
  2025-02-01,Acme,1,FR,10,,5,,goods,,100,,\n";

/// A closed shop with orders that have coupons, taxes and refunds, some by files that the journal does not repeat.
fn shop() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shop.tillbook");
    let shop = Shop::new("Sums", Currency::parse("EUR").unwrap(), Zone::UTC).unwrap();
    let mut engine = Engine::create(&path, &shop, NOW).unwrap();
    let owner = engine.owner().unwrap();
    let mut import = |name: &str, text: Vec<u8>| {
        let (source, options) = (Source::of_bytes(name, text), ImportOptions::default());
        engine.import(&owner, &[source], &options, NOW, &Task::default()).unwrap();
    };
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/import");
    import("words.json", WORDS.as_bytes().to_vec());
    import("purchases.csv", PURCHASES.as_bytes().to_vec());
    for name in ["books_small.json", "orders_with_taxes.csv"] {
        import(name, fs::read(cases.join(name)).unwrap());
    }
    let mut lines =
        "Invoice,StockCode,Description,Quantity,InvoiceDate,Price,Customer ID,Country\n".to_owned();
    for order in 0..400 {
        for line in 0..3 {
            let (quantity, product) = (order % 7 + 1, (order * 3 + line) % 50);
            let day = order % 28 + 1;
            let price = format!("{}.{:02}", product % 9 + 1, order % 100);
            writeln!(
                lines,
                "{},P{product},Product {product},{quantity},2025-02-{day:02} 10:00,{price},{},France",
                500_000 + order,
                order % 60 + 1
            )
            .unwrap();
        }
    }
    import("lines.csv", lines.into_bytes());
    assert_eq!(engine.check().unwrap(), Vec::<String>::new());
    (folder, path)
}

#[test]
fn every_column_of_money_is_held_by_a_checksum() {
    let (_folder, path) = shop();
    let copy = path.with_extension("copy.tillbook");
    let mut tried = 0;
    for (table, free) in TABLES {
        let conn = Connection::open(&path).unwrap();
        let columns = conn.prepare(&format!("SELECT name, type FROM pragma_table_info('{table}')")).unwrap();
        let columns: Vec<(String, String)> = { columns }
            .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
            .unwrap()
            .map(|column| column.unwrap())
            .collect();
        for (column, kind) in columns.iter().filter(|(column, _)| !free.contains(&column.as_str())) {
            fs::copy(&path, &copy).unwrap();
            let other = match kind.as_str() {
                "INTEGER" => format!("coalesce({column}, 0) + 1"),
                _ => format!("coalesce({column}, '') || 'x'"),
            };
            let damage = Connection::open(&copy).unwrap();
            damage.execute_batch("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON").unwrap();
            // The last row, so that no other row has its key.
            let has_positions = columns.iter().any(|(column, _)| column == "position");
            let order = if !has_positions {
                "1 DESC"
            } else if table.starts_with("order_")
                || table.starts_with("refund_")
                || table.starts_with("purchase_")
            {
                "1 DESC, 2 DESC"
            } else {
                "1 DESC"
            };
            let rows: i64 =
                damage.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0)).unwrap();
            assert!(rows > 0, "{table} is empty");
            let key = if table == "order_texts" {
                "order_id, field"
            } else if !has_positions {
                "rowid"
            } else if table.starts_with("order_") {
                "order_id, position"
            } else if table.starts_with("refund_") {
                "refund_id, position"
            } else if table.starts_with("purchase_") {
                "purchase_id, position"
            } else {
                "id"
            };
            let sql = format!(
                "UPDATE {table} SET {column} = {other} WHERE ({key}) = (SELECT {key} FROM {table} ORDER BY {order} LIMIT 1)"
            );
            assert_eq!(damage.execute(&sql, []).unwrap(), 1, "{sql}");
            drop(damage);
            let said = Engine::open(&copy)
                .map_or_else(|error| vec![error.to_string()], |shop| shop.check().unwrap());
            let words = [
                "is not as it was written",
                "are not those of its totals",
                "without its",
                "CHECK constraint failed",
            ];
            let is_found = said.iter().any(|text| words.iter().any(|word| text.contains(word)));
            assert!(is_found, "{table}.{column}: {said:?}");
            tried += 1;
        }
    }
    println!("{tried} columns");
}

/// A number that looks random and is the same each time.
fn scattered(seed: u64) -> u64 {
    let mut x = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5bf0_3635;
    for shift in [30, 27, 31] {
        x = (x ^ (x >> shift)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    }
    x
}

/// The books without what suppliers are called, which has no checksum: no figure is made of it.
fn books(engine: &Engine) -> Option<String> {
    let mut bytes = Vec::new();
    engine.export_books(&engine.owner().ok()?, &mut bytes).ok()?;
    let mut books: serde_json::Value = serde_json::from_slice(&bytes).ok()?;
    books.as_object_mut()?.remove("suppliers");
    for purchase in books.get_mut("purchases")?.as_array_mut()? {
        purchase.as_object_mut()?.remove("supplier");
    }
    Some(format!("{books:#}"))
}

#[test]
fn a_bit_that_turns_over_does_not_change_the_books_unnoticed() {
    let rounds = if std::env::var_os("TILLBOOK_LONG").is_some() { 10_000 } else { 500 };
    let (_folder, path) = shop();
    let whole = fs::read(&path).unwrap();
    let before = books(&Engine::open(&path).unwrap()).unwrap();
    let copy = path.with_extension("copy.tillbook");
    let (mut noticed, mut same, mut changed) = (0, 0, Vec::new());
    for round in 0..rounds {
        for suffix in ["", "-wal", "-shm"] {
            drop(fs::remove_file(format!("{}{suffix}", copy.display())));
        }
        let mut bytes = whole.clone();
        // Most of a small file is empty, where a bit matters to nobody.
        let place = usize::try_from(scattered(round) % u64::try_from(whole.len()).unwrap()).unwrap();
        let place = (place..whole.len()).find(|at| whole.get(*at) != Some(&0));
        let Some((place, byte)) = place.and_then(|place| Some((place, bytes.get_mut(place)?))) else {
            continue;
        };
        *byte ^= 1 << (round % 8);
        fs::write(&copy, &bytes).unwrap();
        let engine = Engine::open(&copy);
        let is_noticed =
            engine.as_ref().map_or(true, |engine| engine.check().map_or(true, |said| !said.is_empty()));
        if is_noticed {
            noticed += 1;
            continue;
        }
        match engine.ok().and_then(|engine| books(&engine)) {
            None => noticed += 1,
            Some(after) if after == before => same += 1,
            Some(after) => {
                let differs = before.lines().zip(after.lines()).find(|(one, other)| one != other);
                changed.push(format!("byte {place}: {differs:?}"));
            }
        }
    }
    println!("{rounds} bits: {noticed} noticed, {same} without effect, {} changed the books", changed.len());
    assert_eq!(changed, Vec::<String>::new());
}

#[test]
fn a_damaged_shop_is_not_copied_as_a_backup_until_it_is_accepted() {
    let (_folder, path) = shop();
    let damage = Connection::open(&path).unwrap();
    let sql =
        "UPDATE order_items SET tax = tax + 1 WHERE position = 0 AND order_id = (SELECT max(id) FROM orders)";
    assert_eq!(damage.execute(sql, []).unwrap(), 1);
    drop(damage);
    let copy = path.with_extension("backup.tillbook");
    let mut engine = Engine::open(&path).unwrap();
    let said = engine.backup(&copy).unwrap_err().to_string();
    assert!(said.contains("is not as it was written"), "{said}");
    assert!(!copy.exists());
    let owner = engine.owner().unwrap();
    engine.apply(&Change::Books(BooksChange::Repair), &owner, NOW).unwrap();
    assert_eq!(engine.check().unwrap(), Vec::<String>::new());
    engine.backup(&copy).unwrap();
    assert_eq!(Engine::open(&copy).unwrap().check().unwrap(), Vec::<String>::new());
}
