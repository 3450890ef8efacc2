//! What an answer promises: it is on disk. Programs that write at once, programs that are killed while
//! they write, files whose totals were tampered with, and lines that mean harm.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use engine::Engine;
use rusqlite::{Connection, OpenFlags};
use serde_json::{Value, json};
use tempfile::TempDir;

const KILLS: u64 = 36;

fn tillbook() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tillbook"));
    // Backups that are made by themselves go where tests leave things.
    command.env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR"));
    command
}

fn shop() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shop.tillbook");
    assert!(tillbook().arg("new").arg(&path).output().unwrap().status.success());
    (folder, path)
}

fn api(shop: &Path) -> Child {
    tillbook().arg("api").arg(shop).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap()
}

/// Sends lines from a thread of its own, so that answers can be read meanwhile. A program that was
/// killed stops listening, which is as it should be.
fn send(child: &mut Child, lines: impl Iterator<Item = String> + Send + 'static) -> JoinHandle<()> {
    let mut input = child.stdin.take().unwrap();
    let sender = thread::Builder::new().name("requests".to_owned());
    sender
        .spawn(move || {
            for line in lines {
                if input.write_all(line.as_bytes()).and_then(|()| input.write_all(b"\n")).is_err() {
                    break;
                }
            }
        })
        .unwrap()
}

fn bulk(items: &[Value]) -> String {
    json!({ "method": "POST", "path": "/taxes/bulk", "body": { "taxes": items } }).to_string()
}

/// A hundred new rates of this name.
fn batch(name: &str) -> String {
    bulk(&vec![json!({ "name": name, "postcode": "1;2" }); 100])
}

/// How many rates have each name.
fn names(shop: &Path) -> BTreeMap<String, usize> {
    // Only to read: SQLite by itself would remove the log of a program that was killed, which then looks lost.
    let conn = Connection::open_with_flags(shop, OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
    let mut statement = conn.prepare("SELECT name FROM tax_rates").unwrap();
    let mut names = BTreeMap::new();
    for name in statement.query_map([], |row| row.get::<_, String>(0)).unwrap() {
        *names.entry(name.unwrap()).or_default() += 1;
    }
    names
}

fn problems(shop: &Path) -> Vec<String> {
    Engine::open(shop).unwrap().check().unwrap()
}

#[test]
fn two_programs_write_at_once() {
    const ROUNDS: usize = 15;
    let (_folder, path) = shop();
    let mut programs: Vec<(Child, JoinHandle<()>)> = ["left", "right"]
        .map(|side| {
            let mut child = api(&path);
            let name = move |round: usize| batch(&format!("{side} {round}"));
            let sending = send(&mut child, (0..ROUNDS).map(name));
            (child, sending)
        })
        .into();
    let mut ids = BTreeSet::new();
    for (child, sending) in programs.drain(..) {
        let answers = child.wait_with_output().unwrap();
        sending.join().unwrap();
        let answers = String::from_utf8(answers.stdout).unwrap();
        assert_eq!(answers.lines().count(), ROUNDS);
        for answer in answers.lines() {
            let answer: Value = serde_json::from_str(answer).unwrap();
            assert_eq!(answer["status"], 201, "{answer}");
            ids.extend(
                answer["body"]["taxes"].as_array().unwrap().iter().map(|tax| tax["id"].as_u64().unwrap()),
            );
        }
    }
    assert_eq!(ids.len(), 2 * ROUNDS * 100, "an id was given twice");
    let names = names(&path);
    assert_eq!(names.len(), 2 * ROUNDS);
    assert!(names.values().all(|count| *count == 100), "{names:?}");
    assert_eq!(problems(&path), Vec::<String>::new());
}

#[test]
fn what_was_acknowledged_survives_a_kill() {
    let (_folder, path) = shop();
    let mut acknowledged: BTreeSet<String> = BTreeSet::new();
    for kill in 0..KILLS {
        let mut child = api(&path);
        let name = move |round: u64| format!("{kill} {round}");
        let sending = send(&mut child, (0..).map(move |round| batch(&name(round))));
        let mut answers = BufReader::new(child.stdout.take().unwrap());
        // Some before, some while the first answers come, some later.
        let mut line = String::new();
        for round in 0..kill % 4 {
            line.clear();
            answers.read_line(&mut line).unwrap();
            assert!(line.starts_with("{\"status\":201"), "{line}");
            acknowledged.insert(name(round));
        }
        thread::sleep(Duration::from_micros(kill * 1_700 % 23_000));
        child.kill().unwrap();
        child.wait().unwrap();
        let mut rest = String::new();
        answers.read_to_string(&mut rest).unwrap();
        let whole = rest.matches('\n').count();
        acknowledged.extend((kill % 4..).take(whole).map(name));
        sending.join().unwrap();

        let names = names(&path);
        let lost: Vec<&String> = acknowledged.iter().filter(|name| !names.contains_key(*name)).collect();
        assert!(lost.is_empty(), "acknowledged and lost after kill {kill}: {lost:?}");
        assert!(names.values().all(|count| *count == 100), "half a request after kill {kill}: {names:?}");
    }
    assert!(acknowledged.len() > 20, "only {} requests were acknowledged", acknowledged.len());
    assert_eq!(problems(&path), Vec::<String>::new());
}

#[test]
fn a_check_finds_what_was_tampered_with() {
    let (_folder, path) = shop();
    let books = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/golden/books.json");
    assert!(tillbook().arg("import").arg(&path).arg(books).output().unwrap().status.success());
    assert_eq!(problems(&path), Vec::<String>::new());
    for (damage, expected) in [
        (
            "UPDATE day_totals SET order_totals = order_totals + 1 WHERE day = (SELECT max(day) FROM day_totals)",
            "totals",
        ),
        ("DELETE FROM day_totals WHERE day = (SELECT min(day) FROM day_totals)", "totals"),
        ("INSERT INTO day_totals VALUES (1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)", "totals of 1970-01-02"),
        ("UPDATE product_days SET products = CAST(products || x'010202' AS BLOB)", "product totals"),
        ("DELETE FROM product_months WHERE month = (SELECT min(month) FROM product_months)", "month"),
        ("INSERT OR REPLACE INTO product_months (month, products) VALUES (24301, x'00006d0202')", "month"),
        ("UPDATE orders SET total = total + 1 WHERE number = '110'", "totals"),
        ("UPDATE orders SET status = 0 WHERE number = '110'", "totals"),
        ("UPDATE order_items SET quantity = quantity + 1 WHERE position = 0", "totals"),
        ("UPDATE refunds SET settled_tax = settled_tax + 1", "totals"),
        ("DELETE FROM refund_items", "product totals"),
        ("UPDATE users SET registered_day = registered_day + 1 WHERE role = 'customer'", "totals"),
        ("PRAGMA foreign_keys = OFF; DELETE FROM products WHERE id = 100", "without its products"),
    ] {
        let copy = path.with_extension("copy");
        std::fs::copy(&path, &copy).unwrap();
        Connection::open(&copy).unwrap().execute_batch(damage).unwrap();
        let found = problems(&copy).join("\n");
        assert!(found.contains(expected), "{damage}: {found:?}");
        let checked = tillbook().arg("check").arg(&copy).output().unwrap();
        assert_eq!(checked.status.code(), Some(1), "{damage}");
        // Looking changes nothing: it is found again.
        assert_eq!(problems(&copy).join("\n"), found, "{damage}");
    }
}

/// Lines that mean harm, each with the status that it is answered by.
fn hostile_lines() -> Vec<(u16, Vec<u8>)> {
    let deep = |text: &str, depth: usize| text.repeat(depth);
    let rate = |value: &str| format!(r#"{{"method":"POST","path":"/taxes","body":{{"tax":{value}}}}}"#);
    let digits = "9".repeat(100_000);
    let get = |path: &str| json!({ "method": "GET", "path": path }).to_string();
    let text: Vec<(u16, String)> = vec![
        (400, "{".to_owned()),
        (400, "null".to_owned()),
        (400, "[]".to_owned()),
        (400, "{}".to_owned()),
        (400, deep("[", 100_000)),
        (400, deep("{\"a\":", 100_000)),
        (400, rate(&(deep("[", 5_000) + &deep("]", 5_000)))),
        (400, r#"{"method":"GET","path":"/taxes","query":[1]}"#.to_owned()),
        (400, r#"{"method":1,"path":"/taxes"}"#.to_owned()),
        (400, r#"{"method":"GET","path":"\ud800"}"#.to_owned()),
        (400, rate(r#"{"name":"\udc00x"}"#)),
        (400, rate(&format!(r#"{{"rate":{digits}}}"#))),
        (400, rate(&format!(r#"{{"rate":"{digits}"}}"#))),
        (400, rate(r#"{"rate":1e999999999999999999999}"#)),
        (201, rate(r#"{"rate":1e-999999999999999999999}"#)),
        (400, rate(&format!(r#"{{"priority":{digits}}}"#))),
        (400, rate(r#"{"order":1e400}"#)),
        (400, rate(&format!(r#"{{"class":"{digits}","name":"{digits}"}}"#))),
        (201, rate(r#"{"name":"a\u0000b","city":"a\u0000b;\u0000","class":"a\u0000b"}"#)),
        (201, rate(r#"{"name":{"$serde_json::private::Number":"1"}}"#)),
        (400, rate(r#"{"priority":{"$serde_json::private::Number":"x"}}"#)),
        (200, format!(r#"{{"method":"POST","path":"/taxes/bulk","body":{{"taxes":[{{"id":{digits}}}]}}}}"#)),
        // A path is at most 32 KiB long.
        (400, get(&format!("/taxes/{digits}"))),
        (404, get(&format!("/taxes/{}", "9".repeat(30_000)))),
        (404, get("/taxes/%00")),
        (404, get("/taxes/%ff")),
        (400, get(&deep("/", 100_000))),
        (404, get(&deep("/", 30_000))),
        (404, get("")),
        (200, get("/taxes?page=99999999999999999999&filter[posts_per_page]=-9223372036854775808")),
        (200, get(&format!("/taxes?class={}", deep("%25e2%2580%2593<&amp;", 1_200)))),
        (400, get(&format!("/taxes?class={}", deep("%25e2%2580%2593<&amp;", 5_000)))),
        (200, get(&format!("/taxes?fields={}", deep("a.b,", 8_000)))),
        (400, get(&format!("/taxes?fields={}", deep("a.b,", 20_000)))),
        (
            400,
            get("/reports/sales?filter[date_min]=0000-01-01&filter[date_max]=9999-12-31&fields=total_sales"),
        ),
        (200, get("/reports/sales?filter[date_max]=9999-12-31T23:59:59-23:59&fields=total_sales")),
        (400, get("/reports/sales?filter[date_min]=0000-01-01T00:00:00%2B23:59&fields=total_sales")),
        (
            200,
            get("/reports/sales?filter[date_min]=9999-12-31&filter[date_max]=0000-01-01&fields=total_sales"),
        ),
        (200, get("/reports/sales/top_sellers?filter[limit]=-9223372036854775808")),
        (401, r#"{"method":"GET","path":"/taxes","user":"a\u0000b"}"#.to_owned()),
        (400, r#"{"method":"\u0000","path":"/taxes"}"#.to_owned()),
    ];
    let mut lines: Vec<(u16, Vec<u8>)> =
        text.into_iter().map(|(status, line)| (status, line.into_bytes())).collect();
    lines.push((400, b"\xff\xfe{\"method\":\"GET\",\"path\":\"/taxes\"}".to_vec()));
    lines.push((400, b"\0\0\0".to_vec()));
    lines.push((200, b"  {\"method\":\"GET\",\"path\":\"/taxes/count\"}\r".to_vec()));
    lines
}

#[test]
fn a_hostile_line_is_answered_like_any_other() {
    let (_folder, path) = shop();
    let mut child = api(&path);
    let mut input = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    for (status, line) in hostile_lines() {
        input.write_all(&line).and_then(|()| input.write_all(b"\n")).unwrap();
        input.flush().unwrap();
        let mut answer = String::new();
        answers.read_line(&mut answer).unwrap();
        let shown = String::from_utf8_lossy(&line[..line.len().min(120)]).into_owned();
        let answer: Value = serde_json::from_str(&answer).unwrap_or_else(|_| panic!("no answer to {shown}"));
        assert_eq!(
            answer["status"],
            status,
            "{shown}: {}",
            answer.to_string().chars().take(300).collect::<String>()
        );
    }
    drop(input);
    assert!(child.wait().unwrap().success());
    assert_eq!(problems(&path), Vec::<String>::new());
}
