//! A shop file that another program has altered, damaged or locked: what is said about it is for who keeps the shop. No
//! message has SQL in it, nor what SQLite says of its tables.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use rusqlite::Connection;

/// What stands in SQL, and in the messages of SQLite and rusqlite.
const INTERNAL: [&str; 16] = [
    "SELECT",
    "INSERT",
    "UPDATE ",
    "DELETE",
    "FROM ",
    "WHERE",
    "JOIN",
    "?1",
    "no such",
    "prohibited",
    "at offset",
    "Invalid column",
    "index:",
    "out of range",
    "malformed",
    "rusqlite",
];

/// What a person, a program and the text of a window ask of a shop.
const VERBS: [&[&str]; 18] = [
    &["shop.tillbook"],
    &["check", "shop.tillbook"],
    &["check", "shop.tillbook", "--repair"],
    &["report", "shop.tillbook", "sales", "--from", "2020-01-01", "--to", "2029-12-31"],
    &["report", "shop.tillbook", "top-sellers", "--from", "2020-01-01", "--to", "2029-12-31"],
    &["export", "shop.tillbook", "books"],
    &["export", "shop.tillbook", "taxes"],
    &["export", "shop.tillbook", "orders"],
    &["export", "shop.tillbook", "purchases"],
    &["export", "shop.tillbook", "history"],
    &["return", "shop.tillbook", "uk-vat", "--period", "2026-Q1"],
    &["period", "shop.tillbook", "list"],
    &["plan", "shop.tillbook", "1"],
    &["settings", "shop.tillbook", "--name", "Other"],
    &["import", "shop.tillbook", "books.json"],
    &["undo", "shop.tillbook"],
    &["user", "list", "shop.tillbook"],
    &["backup", "shop.tillbook", "copy.tillbook"],
];

const REQUESTS: &str = r#"{"method":"GET","path":"/taxes"}
{"method":"GET","path":"/taxes/classes"}
{"method":"POST","path":"/taxes","body":{"tax":{"name":"VAT","rate":"20","postcode":"1;2"}}}
{"method":"GET","path":"/reports/sales","query":{"filter[period]":"year"}}
{"method":"GET","path":"/reports/sales/top_sellers"}
"#;

fn books() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/golden/books.json")
}

/// What the program says, on both of its outputs, and whether it failed.
fn said(home: &Path, words: &[&str], input: &str) -> (String, bool) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tillbook"));
    command.args(words).current_dir(home).env("XDG_DATA_HOME", home.join("data"));
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    let mut running =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // It may have ended before it reads.
    drop(running.stdin.take().unwrap().write_all(input.as_bytes()));
    let output = running.wait_with_output().unwrap();
    let text =
        [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    let has_failed = !output.status.success() || text.contains("\"status\":500");
    (text, has_failed)
}

/// The first word of a text that only a programmer reads: one of SQL, or a parameter such as `:name`.
fn internal(text: &str) -> Option<String> {
    let is_parameter = |word: &&str| {
        let mut letters = word.trim_start_matches(['(', ',']).chars();
        letters.next() == Some(':') && letters.next().is_some_and(char::is_alphabetic)
    };
    let found = INTERNAL.into_iter().find(|part| text.contains(part)).map(str::to_owned);
    found.or_else(|| text.split_whitespace().find(is_parameter).map(str::to_owned))
}

#[test]
fn no_message_has_sql_in_it() {
    let sql =
        |sql: &'static str| move |path: &Path| Connection::open(path).unwrap().execute_batch(sql).unwrap();
    let damaged = |path: &Path| {
        let mut bytes = fs::read(path).unwrap();
        let middle = bytes.len() / 2;
        bytes[middle..middle + 30_000].fill(0xa7);
        fs::write(path, bytes).unwrap();
    };
    let alterations: [(&str, &dyn Fn(&Path)); 10] = [
        ("a table is gone", &sql("PRAGMA foreign_keys = OFF; DROP TABLE order_items")),
        ("rates are gone", &sql("PRAGMA foreign_keys = OFF; DROP TABLE tax_rates")),
        ("the history is gone", &sql("PRAGMA foreign_keys = OFF; DROP TABLE journal_steps")),
        ("purchases are gone", &sql("PRAGMA foreign_keys = OFF; DROP TABLE purchase_lines")),
        ("a column has another name", &sql("ALTER TABLE orders RENAME COLUMN shipping TO freight")),
        ("a column of rates has another name", &sql("ALTER TABLE tax_rates RENAME COLUMN priority TO rank")),
        ("a view is in place of a table", &sql(
            "PRAGMA foreign_keys = OFF; CREATE TABLE others AS SELECT * FROM products; DROP TABLE products;
             CREATE VIEW products AS SELECT * FROM others",
        )),
        ("a day beyond the calendar", &sql("UPDATE orders SET day = 9223372036854775807")),
        ("a setting that is none", &sql("UPDATE settings SET value = 'Nowhere' WHERE key = 'time_zone'")),
        ("a page is damaged", &damaged),
    ];
    for (name, alter) in alterations {
        let folder = tempfile::tempdir().unwrap();
        let home = folder.path();
        fs::copy(books(), home.join("books.json")).unwrap();
        for words in [&["new", "shop.tillbook"][..], &["import", "shop.tillbook", "books.json"]] {
            let (text, has_failed) = said(home, words, "");
            assert!(!has_failed, "{text}");
        }
        let shop = home.join("shop.tillbook");
        alter(&shop);
        let altered = fs::read(&shop).unwrap();
        let mut failed = 0;
        for (words, input) in
            VERBS.map(|words| (words, "")).into_iter().chain([(&["api", "shop.tillbook"][..], REQUESTS)])
        {
            fs::write(&shop, &altered).unwrap();
            let (text, has_failed) = said(home, words, input);
            failed += u32::from(has_failed);
            // What a successful export writes is the shop's own.
            if has_failed || !words.contains(&"export") {
                assert_eq!(internal(&text), None, "{name}: {words:?}: {text}");
            }
        }
        assert!(failed > 0, "{name} is not noticed");
    }
}

/// A file that another program holds is busy, which says nothing of SQLite either.
#[test]
fn a_locked_file_is_busy() {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path();
    assert!(!said(home, &["new", "shop.tillbook"], "").1);
    let conn = Connection::open(home.join("shop.tillbook")).unwrap();
    conn.execute_batch("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; UPDATE settings SET value = value")
        .unwrap();
    for words in
        [&["settings", "shop.tillbook", "--name", "Other"][..], &["report", "shop.tillbook", "sales"]]
    {
        let (text, has_failed) = said(home, words, "");
        assert!(has_failed && text.contains("Another program"), "{words:?}: {text}");
        assert_eq!(internal(&text), None, "{words:?}: {text}");
    }
}
