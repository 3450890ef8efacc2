//! An answer that something failed says whether it may have been done all the same.
#![cfg(target_os = "linux")]

use std::path::Path;
use std::process::Command;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use domain::access::Actor;
use domain::time::Instant;
use engine::Engine;
use rusqlite::Connection;
use server::api::{self, Request, Response};

use super::client::{Answer, Client};
use super::program::{Program, key, shop};
use super::shop::{How, NOW, OWNER, Served, basic};

/// Ends in a fault before or after the work is done.
fn faulty(engine: &mut Engine, actor: &Actor, request: &Request, now: Instant) -> Response {
    assert!(request.query.get("fault").is_none_or(|when| when != "before"), "on purpose");
    let response = api::handle(engine, actor, request, now);
    assert!(request.query.get("fault").is_none_or(|when| when != "after"), "on purpose");
    response
}

fn admits_that_it_may_be_done(answer: &Answer) -> bool {
    answer.text.contains("check before you try again") && !answer.text.contains("Nothing was changed")
}

#[test]
fn a_fault_before_or_after_the_work_does_not_say_that_nothing_was_done() {
    let served = Served::new(How { answer: faulty, ..How::default() });
    let owner = basic(OWNER);
    for (when, done) in [("before", 0), ("after", 1)] {
        let line = format!("POST /api/taxes?fault={when}");
        let headers = [("Authorization", owner.as_str())];
        let answer = served.client().send(&line, &headers, Some(r#"{"tax":{}}"#));
        assert_eq!((answer.status, answer.code().as_str()), (500, "tillbook_fault"), "{when}");
        assert!(admits_that_it_may_be_done(&answer), "{when}: {}", answer.text);
        let engine = Engine::open(&served.path).unwrap();
        assert_eq!(engine.rate_count(&engine.owner().unwrap(), None, NOW).unwrap(), done, "{when}");
    }
}

/// How many rates have each of these names, read anew from the disk.
fn count(shop: &Path, name: &str) -> i64 {
    let conn = Connection::open(shop).unwrap();
    conn.query_row("SELECT count(*) FROM tax_rates WHERE name = ?1", [name], |row| row.get(0)).unwrap()
}

/// What is loaded before the C library, out of `tests/faults`.
pub(super) fn built(folder: &Path, source: &str) -> String {
    let library = folder.join(source).with_extension("so");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/faults").join(source);
    let mut gcc = Command::new("gcc");
    gcc.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(source).arg("-ldl");
    assert!(gcc.status().unwrap().success(), "{} was not built", library.display());
    library.to_str().unwrap().to_owned()
}

/// Each write, sync, read and truncation of the shop and its log fails once while rates are made, and the
/// program is killed right after: what was acknowledged is there, and what was said to have failed is not, unless it was
/// said that it may be.
#[test]
fn a_failing_disk_is_not_said_to_have_kept_nothing_when_it_has() {
    let folder = tempfile::tempdir().unwrap();
    let shim = built(folder.path(), "shim.c");
    let is_long = std::env::var_os("TILLBOOK_LONG").is_some();
    let most = if is_long { 60 } else { 10 };
    let (mut failed, mut unsettled, mut kept) = (0, 0, 0);
    let faults = [("sync", "5"), ("write", "5"), ("write", "28"), ("read", "5"), ("truncate", "5")];
    let forever: &[&str] = if is_long { &["", "1"] } else { &[""] };
    for ((kind, errno), forever) in
        faults.into_iter().flat_map(|fault| forever.iter().map(move |forever| (fault, forever)))
    {
        for at in 1..=most {
            let (_folder, path) = shop();
            let (key, secret) = key(&path, &[]);
            let fault = [
                ("LD_PRELOAD", shim.as_str()),
                ("FAULT_KIND", kind),
                ("FAULT_AT", &at.to_string()),
                ("FAULT_ERRNO", errno),
                ("FAULT_NAME", if is_long { "shop.tillbook" } else { "shop.tillbook-wal" }),
                ("FAULT_FOREVER", forever),
            ];
            let Some(program) = Program::try_start(&path, &["--listen", "127.0.0.1:0"], &fault) else {
                continue;
            };
            let basic = format!("Basic {}", STANDARD.encode(format!("{key}:{secret}")));
            let mut last = None;
            for number in 0..6 {
                let name = format!("rate {number}");
                let body = format!(r#"{{"tax":{{"name":"{name}"}}}}"#);
                let answer = Client::new(program.address).send(
                    "POST /api/taxes",
                    &[("Authorization", &basic)],
                    Some(&body),
                );
                last = Some((name, answer.clone()));
                if answer.status != 201 {
                    break;
                }
            }
            program.kill();
            let (name, answer) = last.unwrap();
            let what = format!("{kind} {at} of error {errno}: {}", answer.text);
            let is_there = count(&path, &name) == 1;
            if answer.status == 201 {
                assert!(is_there, "{what}");
                continue;
            }
            failed += 1;
            let may_be = admits_that_it_may_be_done(&answer);
            unsettled += usize::from(may_be);
            kept += usize::from(is_there);
            assert!(!is_there || may_be, "{what}");
            assert_eq!(answer.status, 500, "{what}");
        }
    }
    println!("{failed} failed, of which {unsettled} were said to be unsettled and {kept} were kept");
    assert!(failed > 5 && unsettled > 0 && kept > 0, "{failed} failed, {unsettled} unsettled, {kept} kept");
}
