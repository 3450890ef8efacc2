//! Files as real programs write them: the same content in other clothes says the same, and what is written
//! in unusual ways is read by what it means.

use std::fs;
use std::path::{Path, PathBuf};

use domain::Error;
use engine::{Change, ImportOptions, Mode};
use serde_json::{Map, Value, json};

use crate::importing::transfer::come_out_as_written;
use crate::shops::tables::{clothes, packed};
use crate::shops::{TestShop, brief, cases, told};

/// What is in a shop after a file was imported twice, of which the second time changed nothing.
fn shop_after(name: &str, bytes: &[u8], zone: &str) -> Result<(TestShop, String), Error> {
    let mut shop = TestShop::in_zone(zone);
    let report = shop.import(name, bytes, &ImportOptions::default())?;
    let again = shop.import(name, bytes, &ImportOptions::default())?;
    assert!(again.changed_nothing(), "{name} again: {}", told(&again));
    shop.reconciles(name);
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new(), "{name}");
    Ok((shop, told(&report)))
}

#[test]
fn a_table_says_the_same_in_other_clothes() {
    for (name, has_headings) in [
        ("shopify_taxes.csv", true),
        ("shopify_orders.csv", true),
        ("orders_first_row.csv", true),
        ("orders_with_taxes.csv", true),
        ("lines_iso.csv", true),
        ("taxes_spanish.csv", false),
        ("products.csv", true),
    ] {
        let text = fs::read_to_string(cases().join(name)).unwrap();
        let (plain, _) = shop_after(name, text.as_bytes(), "UTC").unwrap();
        for (how, bytes) in clothes(&text, has_headings) {
            match shop_after(name, &bytes, "UTC") {
                Ok((shop, _)) => {
                    assert_eq!(shop.books(), plain.books(), "{name} {how}");
                    assert_eq!(shop.taxes(), plain.taxes(), "{name} {how}");
                }
                Err(error) => panic!("{name} {how}: {error}"),
            }
        }
    }
}

/// What an import looks up does not grow with the customers of a shop: of those only login and address are read, and
/// only where a buyer is looked for by address. The others could not even be read here.
#[test]
fn an_import_reads_no_more_of_the_customers_than_it_needs() {
    let mut shop = TestShop::new();
    let customer = json!([{"id": 7, "username": "ann", "email": "Ann@example.com", "role": "customer",
                           "date_created": "2025-03-01T10:00:00"}]);
    let options = ImportOptions::default();
    shop.import("a.json", customer.to_string().as_bytes(), &options).unwrap();
    let file = rusqlite::Connection::open(shop.engine.path()).unwrap();
    file.execute("UPDATE users SET registered_day = 9000000000000 WHERE login = 'ann'", []).unwrap();
    drop(file);
    let refund = json!([{"id": 100, "parent_id": 41, "date_created": "2025-03-06T10:00:00", "amount": "2.00",
                         "refunded_payment": true, "line_items": []}]);
    let order = json!([{"id": 42, "number": "42", "status": "completed", "total": "14.00", "customer_id": 0,
                        "date_created": "2025-03-05T10:00:00", "billing": {"email": "ann@Example.com"},
                        "line_items": [{"name": "Mug", "product_id": 3, "quantity": 2, "total": "14.00"}]}]);
    for (name, answer) in [("b.json", refund), ("c.json", order)] {
        let report = shop.import(name, answer.to_string().as_bytes(), &options).unwrap();
        assert_eq!(report.refused_count, 0, "{}", told(&report));
    }
    let order = shop.engine.order(&shop.owner, "42").unwrap().unwrap();
    assert_eq!(order.customer.as_deref(), Some("ann"));
}

/// Changes every value below a value, innermost first.
fn everywhere(value: &Value, change: &dyn Fn(&str, Value) -> Value) -> Value {
    fn go(key: &str, value: &Value, change: &dyn Fn(&str, Value) -> Value) -> Value {
        let inner = match value {
            Value::Array(values) => Value::Array(values.iter().map(|value| go("", value, change)).collect()),
            Value::Object(map) => {
                Value::Object(map.iter().map(|(key, value)| (key.clone(), go(key, value, change))).collect())
            }
            other => other.clone(),
        };
        change(key, inner)
    }
    go("", value, change)
}

fn is_nothing(value: &Value) -> bool {
    value.is_null() || value == "" || value.as_array().is_some_and(Vec::is_empty)
}

/// An answer wrapped, cut into lines, and with its values written otherwise.
fn envelopes(entries: &[Value]) -> Vec<(&'static str, String)> {
    let all = Value::Array(entries.to_vec());
    let (first, rest) = entries.split_at(1);
    let lines: Vec<String> = entries.iter().map(Value::to_string).collect();
    let by_place: Map<String, Value> =
        entries.iter().enumerate().map(|(at, entry)| (at.to_string(), entry.clone())).collect();
    let turned = everywhere(&all, &|_, value| match value {
        Value::Object(map) => Value::Object(map.into_iter().rev().collect()),
        other => other,
    });
    let sparse = everywhere(&all, &|_, value| match value {
        Value::Object(map) => map.into_iter().filter(|(_, value)| !is_nothing(value)).collect(),
        other => other,
    });
    let texts = everywhere(&all, &|_, value| match value {
        Value::Number(number) => Value::String(number.to_string()),
        other => other,
    });
    let numbers = everywhere(&all, &|key, value| match value.as_str() {
        Some(text) if key.contains("total") || key.contains("tax") || key == "amount" => {
            serde_json::from_str(text).unwrap_or(value)
        }
        _ => value,
    });
    let maps = everywhere(&all, &|key, value| match value {
        Value::Array(values) if !values.is_empty() && !key.is_empty() => {
            let places = values.into_iter().enumerate();
            Value::Object(places.map(|(at, value)| (at.to_string(), value)).collect())
        }
        other => other,
    });
    vec![
        ("as it is", serde_json::to_string_pretty(&all).unwrap()),
        ("after a byte order mark", format!("\u{feff}{all}")),
        ("wrapped", json!({"data": all}).to_string()),
        ("with its headers", json!({"status": 200, "headers": {"x-wp-total": "9"}, "body": all}).to_string()),
        ("wrapped twice", json!({"success": true, "result": {"data": all}}).to_string()),
        ("as a map", Value::Object(by_place).to_string()),
        ("page by page", json!([first, rest]).to_string()),
        ("list after list", format!("{}{}", json!(first), json!(rest))),
        ("one on each line", lines.join("\n") + "\n"),
        ("one on each line, of Windows", lines.join("\r\n")),
        ("with keys in another order", turned.to_string()),
        ("without empty keys", sparse.to_string()),
        ("with numbers as texts", texts.to_string()),
        ("with amounts as numbers", numbers.to_string()),
        ("with lists as maps", maps.to_string()),
    ]
}

#[test]
fn an_answer_says_the_same_in_other_envelopes() {
    for name in ["rest_order_taxes.json", "rest_orders.json", "rest_taxes.json"] {
        let text = fs::read_to_string(cases().join(name)).unwrap();
        let value: Value = serde_json::from_str(&text).unwrap();
        let entries = value.get("data").unwrap_or(&value).as_array().unwrap().clone();
        let (plain, _) = shop_after(name, text.as_bytes(), "UTC").unwrap();
        for (how, text) in envelopes(&entries) {
            for bytes in [text.clone().into_bytes(), packed(text.as_bytes())] {
                match shop_after(name, &bytes, "UTC") {
                    Ok((shop, _)) => {
                        assert_eq!(shop.books(), plain.books(), "{name} {how}");
                        assert_eq!(shop.taxes(), plain.taxes(), "{name} {how}");
                    }
                    Err(error) => panic!("{name} {how}: {error}"),
                }
            }
        }
    }
}

/// The files of `tests/cases/written`, each with what comes of it.
#[test]
fn files_are_read_by_what_they_mean() {
    come_out_as_written(&cases().with_file_name("written"), |name, bytes| {
        match shop_after(name, bytes, "America/New_York") {
            Ok((shop, told)) if told.contains("format: taxes") => format!("{told}\n{}", shop.taxes()),
            Ok((shop, told)) => format!("{told}\n{}\n", brief(&shop).join("\n")),
            Err(error) => format!("{error}\n"),
        }
    });
}

/// Every file that the tests and the sample have: a rehearsal says what the import does and changes nothing,
/// undo leaves nothing, and what is refused whole is refused with its name.
#[test]
fn files_are_rehearsed_imported_and_undone() {
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sample");
    let folders = [cases(), cases().with_file_name("written"), cases().with_file_name("rows"), sample];
    let all = folders.iter().flat_map(|folder| fs::read_dir(folder).unwrap());
    let mut paths: Vec<PathBuf> = all.map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| {
        path.extension().is_some_and(|known| known == "csv" || known == "json" || known == "gz")
    });
    assert!(paths.len() > 40, "only {} files", paths.len());
    let mut refused = 0;
    for path in paths {
        let name = path.file_name().unwrap().to_str().unwrap();
        let bytes = fs::read(&path).unwrap();
        let mut shop = TestShop::new();
        let before = (shop.books(), shop.taxes());
        let rehearsal = ImportOptions { mode: Mode::Rehearse, ..ImportOptions::default() };
        let said = shop.import(name, &bytes, &rehearsal);
        assert_eq!((shop.books(), shop.taxes()), before, "{name} rehearsed");
        let done = shop.import(name, &bytes, &ImportOptions::default());
        let (said, done) = match (said, done) {
            (Ok(said), Ok(done)) => (said, done),
            (Err(said), Err(done)) => {
                refused += 1;
                assert_eq!(said.to_string(), done.to_string(), "{name}");
                assert!(said.to_string().starts_with(&format!("Nothing was imported from {name}")), "{said}");
                assert_eq!((shop.books(), shop.taxes()), before, "{name} refused");
                continue;
            }
            (said, done) => panic!("{name}: {said:?} is not {done:?}"),
        };
        assert_eq!(told(&said), told(&done), "{name}");
        if !done.changed_nothing() {
            let undone = shop.apply(&Change::UNDO).step().unwrap();
            assert!(undone.is_some(), "{name}: nothing to undo");
        }
        assert_eq!((shop.books(), shop.taxes()), before, "{name} undone");
        assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new(), "{name}");
    }
    assert!(refused > 5, "only {refused} files were refused whole");
}
