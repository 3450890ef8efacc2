//! Two and three programs on one shop, of which some are killed or meet a disk that fails, when the log begins anew and at
//! random moments. Each time the shop opens as it is, with all that any of them acknowledged, and no number of an
//! invoice was given twice. `TILLBOOK_LONG=1` fails at each place, and kills a thousand times.
#![cfg(target_os = "linux")]

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader, Lines, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::thread;
use std::time::Duration;

use engine::Engine;
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::crash;
use crate::disk::{ENOSPC, build_shim};

/// Places of each kind of fault that are tried in a short run.
const SOME: u64 = 4;
/// The call that fails, and with which error; with none, the program is killed there.
const FAULTS: [(&str, u32); 4] = [("write", ENOSPC), ("write", 0), ("sync", 0), ("truncate", 0)];

fn is_long() -> bool {
    std::env::var_os("TILLBOOK_LONG").is_some()
}

/// `tillbook api` on a shop, which is killed where a test ends early.
struct Program {
    child: Child,
    typed: Option<ChildStdin>,
    answers: Lines<BufReader<ChildStdout>>,
}

impl Program {
    fn start(shop: &Path, more: &[(&str, &str)]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tillbook"));
        command.arg("api").arg(shop).envs(more.iter().copied());
        command.env("XDG_DATA_HOME", shop.with_file_name("data"));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let (typed, answers) = (child.stdin.take(), BufReader::new(child.stdout.take().unwrap()).lines());
        Self { child, typed, answers }
    }

    /// The status of the answer; `None` of a program that has ended.
    fn ask(&mut self, line: &Value) -> Option<u64> {
        writeln!(self.typed.as_mut()?, "{line}").ok()?;
        let answer: Value = serde_json::from_str(&self.answers.next()?.ok()?).unwrap();
        answer["status"].as_u64()
    }

    fn reads(&mut self) {
        let all = json!({ "method": "GET", "path": "/taxes" });
        assert_eq!(self.ask(&all), Some(200));
    }

    /// Adds a rate; whether it was acknowledged.
    fn adds(&mut self, name: &str) -> bool {
        let status =
            self.ask(&json!({ "method": "POST", "path": "/taxes", "body": { "tax": { "name": name } } }));
        status.is_some_and(|status| status < 300)
    }

    fn ends(mut self) {
        self.typed.take();
        self.child.wait().unwrap();
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

fn names(shop: &Path) -> BTreeSet<String> {
    let conn = Connection::open(shop).unwrap();
    let mut statement = conn.prepare("SELECT name FROM tax_rates").unwrap();
    let rows = statement.query_map([], |row| row.get(0)).unwrap();
    rows.map(Result::unwrap).collect()
}

struct Bench {
    folder: tempfile::TempDir,
    shim: PathBuf,
}

impl Bench {
    /// A copy of the shop is opened by one program, which reads. Another one writes while a call fails, the first one goes on
    /// writing and is killed. Returns how many such calls there were, where it is known.
    fn round(&self, (kind, errno): (&str, u32), at: u64) -> Option<u64> {
        let what = format!("{kind} {at} of error {errno}");
        let (shop, count) = (self.folder.path().join("failing.tillbook"), self.folder.path().join("count"));
        for name in ["failing.tillbook", "failing.tillbook-wal", "failing.tillbook-shm", "count"] {
            drop(fs::remove_file(self.folder.path().join(name)));
        }
        fs::copy(self.folder.path().join("shop.tillbook"), &shop).unwrap();
        let mut saved = BTreeSet::new();
        let mut first = Program::start(&shop, &[]);
        first.reads();
        let (at_text, errno_text) = (at.to_string(), errno.to_string());
        let mut other = Program::start(
            &shop,
            &[
                ("LD_PRELOAD", self.shim.to_str().unwrap()),
                ("FAULT_KIND", kind),
                ("FAULT_AT", &at_text),
                ("FAULT_ERRNO", &errno_text),
                ("FAULT_NAME", "failing"),
                ("FAULT_COUNT", count.to_str().unwrap()),
            ],
        );
        let mut add = |program: &mut Program, name: &str| {
            if program.adds(name) {
                saved.insert(name.to_owned());
            }
        };
        add(&mut other, "other 1");
        add(&mut first, "first 1");
        add(&mut other, "other 2");
        add(&mut first, "first 2");
        other.ends();
        add(&mut first, "first 3");
        drop(first);
        let engine = Engine::open(&shop).unwrap_or_else(|error| panic!("{what}: {error}"));
        assert_eq!(engine.check().unwrap(), Vec::<String>::new(), "{what}");
        drop(engine);
        let names = names(&shop);
        assert!(saved.is_subset(&names), "{what}: {saved:?} of {names:?}");
        assert!(
            ["first 1", "first 2", "first 3"].iter().all(|&name| saved.contains(name)),
            "{what}: {saved:?}"
        );
        fs::read_to_string(count).ok()?.trim().parse().ok()
    }
}

#[test]
fn what_one_saves_is_there_wherever_another_fails() {
    let folder = tempfile::tempdir().unwrap();
    let shim = build_shim(folder.path());
    crash::prepare("edits", folder.path());
    let bench = Bench { folder, shim };
    for fault in FAULTS {
        let calls = bench.round(fault, 0).unwrap();
        let step = if is_long() { 1 } else { (calls / SOME).max(1) };
        let mut tried = 0;
        for at in (1..=calls).step_by(usize::try_from(step).unwrap()) {
            bench.round(fault, at);
            tried += 1;
        }
        println!("{fault:?}: {tried} of {calls} places");
    }
}

/// Each program works until it is killed, on a piece of work of its own kind.
fn kill_together(works: &[&str], kills: usize) {
    let folder = tempfile::tempdir().unwrap();
    crash::prepare("invoices", folder.path());
    let mut done: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); works.len()];
    let mut next = vec![0; works.len()];
    for kill in 0..kills {
        let mut programs: Vec<_> = works
            .iter()
            .zip(&next)
            .map(|(work, first)| {
                let mut child = crash::start(work, folder.path(), *first);
                let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
                assert!(lines.any(|line| line.contains("ready")), "{work}: the worker did not start");
                (child, lines)
            })
            .collect();
        // Another one is the first to be killed each time; the others are while it is away, or much later.
        for at in 0..programs.len() {
            let spread = [150_000, 60_000, 3_000][at % 3];
            thread::sleep(Duration::from_micros(u64::try_from(kill).unwrap() * 70_919 % spread));
            let killed = (at + kill) % programs.len();
            programs[killed].0.kill().unwrap();
        }
        for (at, (mut child, lines)) in programs.into_iter().enumerate() {
            let numbers = lines.filter_map(|line| line.strip_prefix("done ")?.parse::<usize>().ok());
            done[at].extend(numbers);
            child.wait().unwrap();
            // What was under way may be there or not; its name is not used again.
            next[at] = done[at].last().map_or(next[at], |last| next[at].max(last + 1)) + 1;
        }
        for (work, done) in works.iter().zip(&done) {
            crash::check(work, folder.path(), done, kill);
        }
    }
    let all: usize = done.iter().map(BTreeSet::len).sum();
    println!("{works:?}: killed {kills} times, {all} pieces of work acknowledged");
}

#[test]
fn nothing_is_lost_when_two_and_three_programs_are_killed() {
    let kills = if is_long() { 500 } else { 8 };
    kill_together(&["invoices", "imports"], kills);
    kill_together(&["edits", "invoices", "imports"], kills);
}
