//! What the command line says about periods: closing, filing, reopening, listing.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::{Value as Json, json};

/// A customer since January, and an order of the last minute of March.
fn books() -> Json {
    json!({
        "format": "tillbook-books", "version": 1, "products": [],
        "customers": [{ "login": "ada", "name": "Ada", "registered_at": "2025-01-01T00:00:00" }],
        "orders": [{ "number": "1", "placed_at": "2025-03-31T23:59:59", "status": "completed", "total": "1.00",
            "items": [], "coupons": [], "refunds": [] }],
    })
}

/// Runs the program in a folder; its exit code and what it says, errors first.
fn run(home: &Path, words: &[&str]) -> (i32, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tillbook"));
    command.env("HOME", home).env("XDG_DATA_HOME", home.join("data")).env("TZ", "UTC").current_dir(home);
    let done = command.args(words).args(["--now", "2025-11-22T10:00:00"]).output().unwrap();
    let said = [done.stderr, done.stdout].map(|bytes| String::from_utf8(bytes).unwrap());
    (done.status.code().unwrap(), said.concat())
}

#[test]
fn periods_are_closed_filed_and_reopened_on_the_command_line() {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path();
    fs::write(home.join("books.json"), books().to_string()).unwrap();
    fs::write(home.join("return.json"), "{\"1\":\"2.00\"}").unwrap();
    assert_eq!(run(home, &["new", "s.tillbook", "--name", "Corner"]).0, 0);
    assert_eq!(run(home, &["import", "s.tillbook", "books.json"]).0, 0);
    let undo = "`tillbook undo s.tillbook` undoes it.\n";
    let reopen = "`tillbook period s.tillbook reopen 2025-03 --reason TEXT` undoes it.\n";
    for (words, code, expected) in [
        ("list", 0, "2025-01-01 to 2025-11-30  open\n".to_owned()),
        (
            "close 2025-Q4",
            1,
            "tillbook: Oct to Dec 2025: it lasts until 2025-12-31, and nothing more could be entered in it. Wait, or \
             close it early with --early.\n"
                .to_owned(),
        ),
        ("close 2025-Q5", 2, String::new()),
        ("close", 2, String::new()),
        ("reopen 2025-03", 2, String::new()),
        (
            "close 2025-03",
            0,
            format!(
                "March 2025 is closed.\nOpen before it, from the beginning of the books: 2025-01 to 2025-02.\n{reopen}"
            ),
        ),
        ("close 2025-Q1", 1, "tillbook: Jan to Mar 2025: March 2025 is closed already; close the months beside it\n".to_owned()),
        ("file 2025-02", 1, "tillbook: February 2025: February 2025 is open; close it before you file\n".to_owned()),
        ("file 2025-03 --form uk-vat --figures return.json", 0, format!("March 2025 is filed.\n{reopen}")),
        (
            "list",
            0,
            "2025-01-01 to 2025-02-28  open\n\
             2025-03-01 to 2025-03-31  filed  closed 2025-11-22T10:00:00 by owner  \
             filed as uk-vat 2025-11-22T10:00:00 by owner\n2025-04-01 to 2025-11-30  open\n"
                .to_owned(),
        ),
    ] {
        let words: Vec<&str> = ["period", "s.tillbook"].into_iter().chain(words.split(' ')).collect();
        let (found, said) = run(home, &words);
        assert_eq!(found, code, "{words:?}: {said}");
        assert!(said == expected || code == 2, "{words:?}: {said}");
    }
    let (code, json) = run(home, &["period", "s.tillbook", "list", "--json"]);
    let rows: Json = serde_json::from_str(&json).unwrap();
    let filed = json!({ "period": "2025-03", "form": "uk-vat", "at": "2025-11-22T10:00:00", "by": "owner" });
    let closed = json!({
        "period": "2025-03", "from": "2025-03-01", "to": "2025-03-31", "status": "filed",
        "closed_at": "2025-11-22T10:00:00", "closed_by": "owner", "filed": [filed],
    });
    assert_eq!((code, &rows[1]), (0, &closed));
    assert_eq!((&rows[0]["period"], &rows[0]["status"]), (&json!(null), &json!("open")));

    let (code, said) = run(home, &["settings", "s.tillbook", "--time-zone", "Asia/Tokyo"]);
    assert!(code == 1 && said.contains("March 2025 is closed"), "{said}");
    let (code, said) = run(home, &["settings", "s.tillbook", "--currency", "CHF"]);
    assert!(
        code == 1 && said.contains("Currency: March 2025 is closed, and its orders and returns are in"),
        "{said}"
    );
    let (code, said) =
        run(home, &["period", "s.tillbook", "reopen", "2025-03", "--reason", "A refund is missing"]);
    assert_eq!((code, said), (0, format!("March 2025 is open.\n{undo}")));
    assert_eq!(run(home, &["settings", "s.tillbook", "--time-zone", "Asia/Tokyo"]).0, 0);
}
