//! A disk that fails: each write, sync, read, truncation and opening of the shop's files fails once, one
//! after the other, and a full disk stays full. Each time the program says so and goes on or ends with
//! a message, the file is whole, and what was acknowledged is in it. `TILLBOOK_LONG=1` tries every call;
//! otherwise some of each kind are tried.
#![cfg(target_os = "linux")]

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use engine::Engine;
use rusqlite::Connection;
use serde_json::{Value, json};
use tempfile::TempDir;

/// No space left on the device; input/output error.
pub(crate) const ENOSPC: u32 = 28;
const EIO: u32 = 5;
/// A kind of call, the error it fails with, and whether all after it fail too.
const FAULTS: [(&str, u32, bool); 7] = [
    ("write", ENOSPC, false),
    ("write", ENOSPC, true),
    ("write", EIO, false),
    ("sync", EIO, false),
    ("read", EIO, false),
    ("truncate", EIO, false),
    ("open", EIO, false),
];
/// Calls of each kind that are tried in a short run.
const SOME: u64 = 9;

/// What is done while the disk fails.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Work {
    Edits,
    Import,
    Backup,
    Restore,
    /// To where there is no shop.
    RestoreNew,
    New,
    Sample,
}

impl Work {
    /// Whether it begins with no shop.
    const fn makes_one(self) -> bool {
        matches!(self, Self::RestoreNew | Self::New | Self::Sample)
    }
}

/// Builds what lets calls of a program fail.
pub(crate) fn build_shim(folder: &Path) -> PathBuf {
    let shim = folder.join("shim.so");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/faults/shim.c");
    let mut gcc = Command::new("gcc");
    gcc.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&shim).arg(source).arg("-ldl");
    assert!(gcc.status().unwrap().success(), "the shim was not built");
    shim
}

struct Bench {
    folder: TempDir,
    shim: PathBuf,
}

impl Bench {
    /// The shim, a shop with some rates in it, and a backup of it.
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let shim = build_shim(folder.path());
        let bench = Self { folder, shim };
        let shop = bench.path("shop.tillbook");
        assert!(bench.run(&["new"], &shop, None, "").status.success());
        assert!(bench.run(&["api"], &shop, None, &lines(2, "before")).status.success());
        assert!(bench.run(&["backup"], &shop, Some("backup.tillbook"), "").status.success());
        bench
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn command(&self, words: &[&str], shop: &Path, more: Option<&str>) -> Command {
        let (verb, rest) = words.split_first().unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_tillbook"));
        command.arg(verb).arg(shop).args(more).args(rest).current_dir(self.folder.path());
        command.env("XDG_DATA_HOME", self.path("data")).stdin(Stdio::piped()).stdout(Stdio::piped());
        command.stderr(Stdio::piped());
        command
    }

    fn run(&self, words: &[&str], shop: &Path, more: Option<&str>, typed: &str) -> Output {
        feed(&mut self.command(words, shop, more), typed)
    }

    /// Does the work on a fresh copy of the shop while a call fails. Answers what came of it and how many
    /// such calls there were.
    fn suffer(&self, work: Work, fault: (&str, u32, bool), at: u64) -> (PathBuf, Output, u64) {
        let (kind, errno, is_forever) = fault;
        let shop = self.path("suffering.tillbook");
        for name in fs::read_dir(self.folder.path()).unwrap().map(|entry| entry.unwrap().path()) {
            if name.file_name().unwrap().to_string_lossy().contains("suffering") {
                fs::remove_file(name).unwrap();
            }
        }
        drop(fs::remove_dir_all(self.path("data")));
        if !work.makes_one() {
            fs::copy(self.path("shop.tillbook"), &shop).unwrap();
        }
        let (words, more): (&[&str], _) = match work {
            Work::Edits => (&["api"], None),
            Work::Import => (&["import"], Some("rates.csv")),
            Work::Backup => (&["backup"], Some("suffering-copy.tillbook")),
            Work::Restore | Work::RestoreNew => (&["restore", "--yes"], Some("backup.tillbook")),
            Work::New => (&["new"], None),
            Work::Sample => (&["sample"], None),
        };
        if work == Work::Import {
            let rows = "FR,,,,20,Imported,1,0,1,\n".repeat(300);
            let head = "Country code,State code,Postcode / ZIP,City,Rate %,Tax name,Priority,Compound,Shipping,Tax class";
            fs::write(self.path("rates.csv"), format!("{head}\n{rows}")).unwrap();
        }
        let mut command = self.command(words, &shop, more);
        let count = self.path("count");
        command.env("LD_PRELOAD", &self.shim).env("FAULT_KIND", kind).env("FAULT_AT", at.to_string());
        command
            .env("FAULT_ERRNO", errno.to_string())
            .env("FAULT_NAME", "suffering")
            .env("FAULT_COUNT", &count);
        if is_forever {
            command.env("FAULT_FOREVER", "1");
        }
        let typed = if work == Work::Edits { lines(4, "during") } else { String::new() };
        let output = feed(&mut command, &typed);
        let calls = fs::read_to_string(count).unwrap().trim().parse().unwrap();
        (shop, output, calls)
    }
}

fn feed(command: &mut Command, typed: &str) -> Output {
    let mut child = command.spawn().unwrap();
    drop(child.stdin.take().unwrap().write_all(typed.as_bytes()));
    child.wait_with_output().unwrap()
}

/// Requests of thirty rates each, named after their number.
fn lines(count: usize, name: &str) -> String {
    let line = |number: usize| {
        let rates = vec![json!({ "name": format!("{name} {number}"), "postcode": "1;2" }); 30];
        format!("{}\n", json!({ "method": "POST", "path": "/taxes/bulk", "body": { "taxes": rates } }))
    };
    (0..count).map(line).collect()
}

/// How many rates have each name.
fn names(shop: &Path) -> BTreeMap<String, usize> {
    let conn = Connection::open(shop).unwrap();
    let mut statement = conn.prepare("SELECT name, count(*) FROM tax_rates GROUP BY name").unwrap();
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get::<_, i64>(1)?))).unwrap();
    rows.map(Result::unwrap).map(|(name, count)| (name, usize::try_from(count).unwrap())).collect()
}

/// What must hold whatever failed.
fn check(work: Work, fault: (&str, u32, bool), at: u64, shop: &Path, output: &Output) {
    let what = format!("{work:?}, {} {} of error {}, forever: {}", fault.0, at, fault.1, fault.2);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let out = String::from_utf8_lossy(&output.stdout).into_owned();
    let code = output.status.code().unwrap_or_else(|| unreachable!("{what}: ended by a signal: {said}"));
    assert!(!said.contains("panicked"), "{what}: {said}");
    assert!(code == 0 || (code == 1 && said.starts_with("tillbook: ")), "{what}: {code} {said}");
    // What is only in the log yet is said to be there.
    let log = fs::metadata(format!("{}-wal", shop.display())).map_or(0, |about| about.len());
    assert!(log == 0 || !said.is_empty(), "{what}: {log} bytes in the log");
    let folder = shop.parent().unwrap();
    let left = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let left: Vec<String> = left.filter(|name| name.starts_with(".tillbook-")).collect();
    assert_eq!(left, [""; 0], "{what}");
    if !shop.exists() {
        // It was not made; or restoring found it could not be opened and was interrupted between two names.
        assert!(code == 1 && (work == Work::Restore || work.makes_one()), "{what}: {said}");
        return;
    }
    let engine = Engine::open(shop).unwrap_or_else(|error| unreachable!("{what}: {error}"));
    assert_eq!(engine.check().unwrap(), Vec::<String>::new(), "{what}");
    if matches!(work, Work::New | Work::Sample) {
        return;
    }
    let names = names(shop);
    let held = |name: &str| names.get(name).copied().unwrap_or_default();
    assert_eq!((held("before 0"), held("before 1")), (30, 30), "{what}: {names:?}");
    match work {
        Work::Edits => {
            let answers: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
            assert!(answers.len() == 4 || code == 1, "{what}: {} answers, {said}", answers.len());
            for (number, answer) in answers.iter().enumerate() {
                let count = held(&format!("during {number}"));
                let status = answer["status"].as_u64().unwrap();
                // What was not acknowledged is there whole or not at all.
                assert!(
                    if status == 201 { count == 30 } else { [0, 30].contains(&count) },
                    "{what}: {number}"
                );
                assert!(
                    status == 201 || answer.pointer("/body/errors/0/message").is_some_and(Value::is_string),
                    "{what}: {answer}"
                );
            }
            if let Some(last) = answers.last()
                && !fault.2
                && answers.iter().filter(|answer| answer["status"] != 201).count() == 1
                && answers.first().is_some_and(|first| first["status"] != 201)
            {
                assert_eq!(last["status"], 201, "{what}: it did not go on");
            }
        }
        Work::Import => {
            let count = held("Imported");
            assert!(if code == 0 { count == 300 } else { [0, 300].contains(&count) }, "{what}: {count}");
        }
        Work::Backup => {
            let copy = shop.with_file_name("suffering-copy.tillbook");
            assert!(code == 1 || copy.exists(), "{what}");
            if copy.exists() {
                assert_eq!(Engine::open(&copy).unwrap().check().unwrap(), Vec::<String>::new(), "{what}");
            }
        }
        Work::Restore | Work::RestoreNew | Work::New | Work::Sample => {}
    }
}

fn every_fault(work: Work) {
    let bench = Bench::new();
    let is_long = std::env::var_os("TILLBOOK_LONG").is_some();
    let mut tried = 0;
    let mut told = 0;
    for fault in FAULTS {
        let (shop, output, calls) = bench.suffer(work, fault, 0);
        assert!(output.status.success(), "{work:?}: {}", String::from_utf8_lossy(&output.stderr));
        check(work, fault, 0, &shop, &output);
        // To make the sample takes seconds.
        let some = if work == Work::Sample { 2 } else { SOME };
        let step = if is_long { 1 } else { (calls / some).max(1) };
        for at in (1..=calls).step_by(usize::try_from(step).unwrap()) {
            let (shop, output, _) = bench.suffer(work, fault, at);
            check(work, fault, at, &shop, &output);
            tried += 1;
            let is_told =
                !output.status.success() || String::from_utf8_lossy(&output.stdout).contains("\"errors\"");
            told += u32::from(is_told);
        }
    }
    println!("{work:?}: {tried} faults, {told} told, the others had no effect");
    assert!(tried > 10 && told > 5, "{work:?}: {tried} tried, {told} told");
}

#[test]
fn edits_while_the_disk_fails() {
    every_fault(Work::Edits);
}

#[test]
fn an_import_while_the_disk_fails() {
    every_fault(Work::Import);
}

#[test]
fn a_backup_while_the_disk_fails() {
    every_fault(Work::Backup);
}

#[test]
fn a_restore_while_the_disk_fails() {
    every_fault(Work::Restore);
}

#[test]
fn a_restore_to_a_new_place_while_the_disk_fails() {
    every_fault(Work::RestoreNew);
}

#[test]
fn a_new_shop_while_the_disk_fails() {
    every_fault(Work::New);
}

#[test]
fn a_sample_while_the_disk_fails() {
    every_fault(Work::Sample);
}
