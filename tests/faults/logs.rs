//! A shop file beside a log: its own as a killed program leaves it, or that of another shop or of another day. A log
//! that does not follow on the file is refused, and nothing of it is taken; one that does is never refused.
#![cfg(unix)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use domain::Error;
use domain::field::Value;
use domain::rate::RateInput;
use domain::shop::settings::{Currency, Shop};
use domain::time::{Instant, Zone};
use engine::{Change, Engine, RateQuery, TaxRateChange};
use rusqlite::Connection;
use tempfile::TempDir;

const NOW: Instant = Instant::from_seconds(1_743_434_430);

fn new(path: &Path) -> Engine {
    Engine::create(path, &Shop::new("Logs", Currency::USD, Zone::UTC).unwrap(), NOW).unwrap()
}

fn add(engine: &mut Engine, name: &str) {
    let owner = engine.owner().unwrap();
    let input = RateInput { name: Some(Value::text(name)), ..RateInput::default() };
    engine.apply(&Change::TaxRate(TaxRateChange::Create(input)), &owner, NOW).unwrap();
}

fn names(engine: &Engine) -> BTreeSet<String> {
    let query = RateQuery { limit: Some(i64::MAX), ..RateQuery::default() };
    let page = engine.rates(&engine.owner().unwrap(), &query, NOW).unwrap();
    page.rates.into_iter().map(|rate| rate.name).collect()
}

/// The log of a shop file.
fn log(shop: &Path) -> PathBuf {
    PathBuf::from(format!("{}-wal", shop.display()))
}

/// Opens the shop, adds rates of these names, and closes it.
fn session(shop: &Path, names: &[&str]) {
    let mut engine = Engine::open(shop).unwrap();
    for name in names {
        add(&mut engine, name);
    }
    engine.close().unwrap();
}

/// As [`session`], but what is left is as if the program had been killed after the last of them.
fn killed(shop: &Path, names: &[&str]) {
    let mut engine = Engine::open(shop).unwrap();
    for name in names {
        add(&mut engine, name);
    }
    keep_as_killed(shop, || engine.close().unwrap());
}

/// The shop and its log as they are before `more`, put back after it.
fn keep_as_killed(shop: &Path, more: impl FnOnce()) {
    let (file, wal) = (fs::read(shop).unwrap(), fs::read(log(shop)).unwrap());
    more();
    fs::write(shop, file).unwrap();
    fs::write(log(shop), wal).unwrap();
}

/// The log of a session, while it is open, that adds a rate before and another after the log was copied.
fn log_amid(shop: &Path, before: &str, after: &str) -> Vec<u8> {
    let mut engine = Engine::open(shop).unwrap();
    add(&mut engine, before);
    let wal = fs::read(log(shop)).unwrap();
    add(&mut engine, after);
    engine.close().unwrap();
    wal
}

/// As [`log_amid`], while another program reads, which keeps the log from beginning anew after the mark.
fn log_with_mark_amid(shop: &Path, before: &str, after: &str) -> Vec<u8> {
    let mut engine = Engine::open(shop).unwrap();
    let reader = Connection::open(shop).unwrap();
    reader.execute_batch("BEGIN; SELECT * FROM settings").unwrap();
    add(&mut engine, before);
    let wal = fs::read(log(shop)).unwrap();
    add(&mut engine, after);
    drop(reader);
    engine.close().unwrap();
    wal
}

fn other(shop: &Path) -> PathBuf {
    let path = shop.with_file_name("other.tillbook");
    new(&path).close().unwrap();
    path
}

/// What is beside the shop, and the rates that are in it, or the words of the refusal.
struct Case {
    name: &'static str,
    make: fn(&Path),
    found: Result<&'static [&'static str], &'static str>,
}

const CLOSED: &str = "closed with all changes in it";
const LOST: &str = "has lost its log";

const CASES: &[Case] = &[
    // Of a program that was killed, or that ended while another had the shop open.
    Case { name: "killed", make: |shop| killed(shop, &["one", "two"]), found: Ok(&["one", "two"]) },
    Case {
        name: "killed again and again",
        make: |shop| ["one", "two", "three"].iter().for_each(|name| killed(shop, &[name])),
        found: Ok(&["one", "two", "three"]),
    },
    Case {
        name: "killed before the mark was in the file",
        make: |shop| {
            let mut engine = Engine::open(shop).unwrap();
            let reader = Connection::open(shop).unwrap();
            reader.execute_batch("BEGIN; SELECT * FROM settings").unwrap();
            let closed = fs::read(shop).unwrap();
            add(&mut engine, "one");
            assert!(fs::read(shop).unwrap() == closed, "the mark is in the file");
            keep_as_killed(shop, || drop((reader, engine)));
        },
        found: Ok(&["one"]),
    },
    Case {
        name: "killed when the log had begun anew some times",
        make: |shop| {
            let mut engine = Engine::open(shop).unwrap();
            for name in ["one", "two", "three"] {
                add(&mut engine, name);
                let shell = Connection::open(shop).unwrap();
                shell.query_row("PRAGMA wal_checkpoint(RESTART)", [], |_| Ok(())).unwrap();
            }
            add(&mut engine, "four");
            keep_as_killed(shop, || drop(engine));
        },
        found: Ok(&["one", "two", "three", "four"]),
    },
    Case {
        name: "killed after a restore",
        make: |shop| {
            let mut engine = Engine::open(shop).unwrap();
            add(&mut engine, "one");
            let backups = backups::Backups::of(shop.parent().unwrap(), shop);
            let from = backups.make(&engine, backups::Reason::Asked, NOW).unwrap();
            add(&mut engine, "two");
            let owner = engine.owner().unwrap();
            let from = backups::BackupFile::plain(&from);
            backups.restore(&mut engine, &owner, (&from, ""), NOW).unwrap();
            keep_as_killed(shop, || drop(engine));
            killed(shop, &["four"]);
        },
        found: Ok(&["one", "four"]),
    },
    Case {
        name: "a copy of a closed shop, killed",
        make: |shop| {
            let copy = shop.with_file_name("copy.tillbook");
            fs::copy(shop, &copy).unwrap();
            killed(&copy, &["one"]);
            fs::rename(log(&copy), log(shop)).unwrap();
            fs::rename(copy, shop).unwrap();
        },
        found: Ok(&["one"]),
    },
    Case {
        name: "a program with SQLite has written and closed it, then one of ours was killed",
        make: |shop| {
            let shell = Connection::open(shop).unwrap();
            shell.execute_batch("CREATE TABLE scribbles (note TEXT)").unwrap();
            drop(shell);
            killed(shop, &["one"]);
        },
        found: Ok(&["one"]),
    },
    Case {
        name: "killed while a program with SQLite wrote too",
        make: |shop| {
            let mut engine = Engine::open(shop).unwrap();
            add(&mut engine, "one");
            let shell = Connection::open(shop).unwrap();
            shell.execute_batch("CREATE TABLE scribbles (note TEXT)").unwrap();
            keep_as_killed(shop, || drop((shell, engine)));
        },
        found: Ok(&["one"]),
    },
    Case {
        name: "a log of which only the header is written",
        make: |shop| {
            let wal = log_amid(shop, "one", "two");
            fs::write(log(shop), &wal[..32]).unwrap();
        },
        found: Ok(&["one", "two"]),
    },
    Case {
        name: "an empty log",
        make: |shop| {
            session(shop, &["one"]);
            fs::write(log(shop), "").unwrap();
        },
        found: Ok(&["one"]),
    },
    // Of another day, or of another shop.
    Case {
        name: "an older log of the session that closed it",
        make: |shop| {
            let wal = log_amid(shop, "one", "two");
            fs::write(log(shop), wal).unwrap();
        },
        found: Err(CLOSED),
    },
    Case {
        name: "the same, with the mark in it",
        make: |shop| {
            let wal = log_with_mark_amid(shop, "one", "two");
            fs::write(log(shop), wal).unwrap();
        },
        found: Err(CLOSED),
    },
    Case {
        name: "the log of an earlier session",
        make: |shop| {
            let wal = log_amid(shop, "one", "two");
            session(shop, &["three"]);
            fs::write(log(shop), wal).unwrap();
        },
        found: Err(CLOSED),
    },
    Case {
        name: "an older file beside a later log",
        make: |shop| {
            let older = fs::read(shop).unwrap();
            session(shop, &["one"]);
            killed(shop, &["two"]);
            fs::write(shop, older).unwrap();
        },
        found: Err(CLOSED),
    },
    Case {
        name: "the log of another shop",
        make: |shop| {
            let wal = log_amid(&other(shop), "theirs", "also theirs");
            session(shop, &["one"]);
            fs::write(log(shop), wal).unwrap();
        },
        found: Err(CLOSED),
    },
    Case {
        name: "the same beside a new shop",
        make: |shop| {
            let wal = log_amid(&other(shop), "theirs", "also theirs");
            fs::write(log(shop), wal).unwrap();
        },
        found: Err(CLOSED),
    },
    Case {
        name: "the same, with the mark in it",
        make: |shop| {
            let wal = log_with_mark_amid(&other(shop), "theirs", "also theirs");
            fs::write(log(shop), wal).unwrap();
        },
        found: Err(CLOSED),
    },
    Case {
        name: "a backup beside the log of its shop",
        make: |shop| {
            let mut engine = Engine::open(shop).unwrap();
            add(&mut engine, "one");
            let backup = shop.with_file_name("backup.tillbook");
            engine.backup(&backup).unwrap();
            add(&mut engine, "two");
            keep_as_killed(shop, || drop(engine));
            fs::rename(backup, shop).unwrap();
        },
        found: Err(CLOSED),
    },
    Case {
        name: "killed, with the log of an earlier session",
        make: |shop| {
            let wal = log_amid(shop, "one", "two");
            killed(shop, &["three"]);
            fs::write(log(shop), wal).unwrap();
        },
        found: Err(LOST),
    },
    Case {
        name: "killed, with the log of another shop",
        make: |shop| {
            let wal = log_with_mark_amid(&other(shop), "theirs", "also theirs");
            killed(shop, &["one"]);
            fs::write(log(shop), wal).unwrap();
        },
        found: Err(LOST),
    },
    Case {
        name: "killed, with no log but zeros",
        make: |shop| {
            killed(shop, &["one"]);
            fs::write(log(shop), [0; 10_000]).unwrap();
        },
        found: Err(LOST),
    },
];

fn tillbook(home: &Path, words: &[&str]) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tillbook"));
    command.args(words).current_dir(home).env("XDG_DATA_HOME", home.join("data"));
    let output = command.stdin(Stdio::null()).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8_lossy(&said).into_owned())
}

#[test]
fn a_log_is_taken_if_it_follows_on_the_file() {
    for Case { name, make, found } in CASES {
        let folder = TempDir::new().unwrap();
        let (home, shop) = (folder.path(), folder.path().join("shop.tillbook"));
        new(&shop).close().unwrap();
        make(&shop);
        drop(fs::remove_file(format!("{}-shm", shop.display())));
        let before = (fs::read(&shop).unwrap(), fs::read(log(&shop)).unwrap());
        let (done, said) = tillbook(home, &["check", "shop.tillbook"]);
        match found {
            Ok(found) => {
                assert!(done && said.contains("nothing wrong"), "{name}: {said}");
                let mut engine = Engine::open(&shop).unwrap_or_else(|error| panic!("{name}: {error}"));
                let found: BTreeSet<String> = found.iter().map(|&name| name.to_owned()).collect();
                assert_eq!(names(&engine), found, "{name}");
                add(&mut engine, "next");
                engine.close().unwrap_or_else(|error| panic!("{name}: {error}"));
                assert!(names(&Engine::open(&shop).unwrap()).contains("next"), "{name}");
            }
            Err(says) => {
                assert!(!done && said.contains(says) && said.contains("another day"), "{name}: {said}");
                for words in [
                    ["report", "shop.tillbook", "sales"].as_slice(),
                    &["backup", "shop.tillbook", "copy.tillbook"],
                    &["restore", "new.tillbook", "shop.tillbook", "--yes"],
                ] {
                    let (done, said) = tillbook(home, words);
                    assert!(!done && said.contains(says), "{name}: {words:?}: {said}");
                }
                let after = (fs::read(&shop).unwrap(), fs::read(log(&shop)).unwrap());
                assert!(before == after, "{name}: the file or the log was changed");
                assert!(matches!(Engine::open(&shop), Err(Error::LostLog { .. })), "{name}");
                goes_on_without(name, &shop, &before);
            }
        }
    }
}

/// A person can go on without the log; what was there is kept.
fn goes_on_without(name: &str, shop: &Path, before: &(Vec<u8>, Vec<u8>)) {
    let home = shop.parent().unwrap();
    let (done, said) = tillbook(home, &["check", "shop.tillbook", "--repair"]);
    assert!(done && said.contains("nothing wrong"), "{name}: {said}");
    let aside = home.join("shop.before-repair.tillbook");
    assert!(fs::read(log(&aside)).unwrap() == before.1, "{name}: the log is not kept as it was");
    let mut engine = Engine::open(shop).unwrap();
    assert!(!names(&engine).iter().any(|rate| rate.contains("theirs")), "{name}: {:?}", names(&engine));
    add(&mut engine, "next");
    engine.close().unwrap();
    let (done, said) = tillbook(home, &["check", "shop.tillbook"]);
    assert!(done, "{name}: {said}");
    let (done, said) = tillbook(home, &["check", "shop.before-repair.tillbook"]);
    assert!(!done && said.contains("another day"), "{name}: {said}");
}

/// A file that was put back from the day before, beside the log of today, which has all of today in it.
#[test]
fn a_log_with_more_is_taken_unless_a_person_says_otherwise() {
    for (words, names_then, other, names_of_other) in [
        (["check", "shop.tillbook", "--repair"].as_slice(), ["one"].as_slice(), "file", [].as_slice()),
        (&["check", "shop.tillbook", "--repair", "--take", "file"], &[], "log", &["one"]),
        (&["check", "shop.tillbook", "--repair", "--take", "log"], &["one"], "file", &[]),
    ] {
        let folder = TempDir::new().unwrap();
        let (home, shop) = (folder.path(), folder.path().join("shop.tillbook"));
        new(&shop).close().unwrap();
        let older = fs::read(&shop).unwrap();
        killed(&shop, &["one"]);
        fs::write(&shop, older).unwrap();
        let (done, said) = tillbook(home, &["check", "shop.tillbook"]);
        assert!(!done && said.contains("Without the log") && said.contains("Add tax rate: one"), "{said}");
        let names_of = |name: &str| names(&Engine::open(&home.join(name)).unwrap());
        let set = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<BTreeSet<_>>();
        let (done, said) = tillbook(home, words);
        assert!(done && said.contains(&format!("--take {other}")), "{words:?}: {said}");
        assert_eq!(names_of("shop.tillbook"), set(names_then), "{words:?}");
        // What was not taken is still there.
        let kept = "shop.before-repair.tillbook";
        let (done, said) = tillbook(home, &["check", kept, "--repair", "--take", other]);
        assert!(done, "{words:?}: {said}");
        assert_eq!(names_of(kept), set(names_of_other), "{words:?}");
    }
}

#[test]
fn who_only_reads_a_closed_shop_does_not_write_to_it() {
    let folder = TempDir::new().unwrap();
    let shop = folder.path().join("shop.tillbook");
    new(&shop).close().unwrap();
    session(&shop, &["one"]);
    let before = fs::read(&shop).unwrap();
    for _ in 0..2 {
        drop(Engine::open(&shop).unwrap());
        assert!(fs::read(&shop).unwrap() == before);
    }
}
