//! The log of a device of a shared shop when the power is cut: it opens, and has every entry and vote that was
//! acknowledged, none that was removed, and nothing by halves.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use engine::{LogEntry, LogSync, ShareLog};

use super::dice::Dice;
use super::disk::{Disk, Names};
use super::recording::Recorder;
use super::{Acknowledged, after_the_cut, points};

/// So many that the log goes from SQLite's own log into the file more than once.
const STEPS: usize = 700;
const FILE: &str = "log.sqlite";

/// What a log holds.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Held {
    vote: Option<String>,
    purged: Option<LogEntry>,
    entries: BTreeMap<i64, String>,
}

impl Held {
    fn of(log: &ShareLog) -> domain::Result<Self> {
        let entries = log.entries(0, i64::MAX)?;
        assert_eq!(entries.last(), log.last()?.as_ref());
        let entries = entries.into_iter().map(|row| (row.position, row.entry)).collect();
        Ok(Self { vote: log.vote()?, purged: log.purged()?, entries })
    }

    /// The position of the next entry.
    fn next(&self) -> i64 {
        let last = self.entries.keys().next_back().copied();
        last.max(self.purged.as_ref().map(|purged| purged.position)).map_or(0, |last| last + 1)
    }

    /// One that the log has; none where it has none.
    fn any(&self, dice: &mut Dice) -> Option<i64> {
        let place = dice.below(self.entries.len().max(1));
        self.entries.keys().nth(place).copied()
    }

    fn give_up(&mut self, purged: &LogEntry) {
        self.entries.retain(|position, _| *position > purged.position);
        self.purged = Some(purged.clone());
    }

    fn add(&mut self, entries: &[LogEntry]) {
        self.entries.extend(entries.iter().map(|row| (row.position, row.entry.clone())));
    }
}

/// Does something to a log, and to what it should hold.
fn step(number: usize, dice: &mut Dice, held: &mut Held, log: Option<&mut ShareLog>) {
    let row = |position: i64, size: usize| {
        let entry = format!("{number} {position} {}", "x".repeat(size));
        LogEntry { position, entry }
    };
    match dice.below(20) {
        0..3 => {
            let vote = format!("vote {number}");
            if let Some(log) = log {
                log.keep_vote(&vote).unwrap();
            }
            held.vote = Some(vote);
        }
        3 if held.any(dice).is_some() => {
            let from = held.any(dice).unwrap();
            if let Some(log) = log {
                log.truncate(from).unwrap();
            }
            held.entries.retain(|position, _| *position < from);
        }
        kind => {
            // Beyond the last one too, as a device does that gets a copy of the shop.
            let upto = if dice.is_one_of(10) { Some(held.next() + 50) } else { held.any(dice) };
            let purged = upto.filter(|_| kind == 4).map(|upto| row(upto, 0));
            if let Some(purged) = &purged {
                held.give_up(purged);
            }
            let (first, count, size) = (held.next(), 1 + dice.below(8), [40, 400, 9_000][dice.below(3)]);
            let entries: Vec<_> = (first..).take(count).map(|position| row(position, size)).collect();
            if let Some(log) = log {
                log.append(&entries, purged.as_ref()).unwrap();
            }
            held.add(&entries);
        }
    }
}

/// The recorded side: not a test of its own.
#[test]
fn log_until_the_cut() {
    let Ok(path) = std::env::var("LOG_TO_CUT") else { return };
    let sync = if std::env::var_os("LOG_LATE").is_some() { LogSync::Late } else { LogSync::Immediate };
    let mut log = ShareLog::open(Path::new(&path), sync).unwrap();
    let (mut dice, mut held) = (Dice(1), Held::default());
    for number in 0..STEPS {
        step(number, &mut dice, &mut held, Some(&mut log));
        println!("\ndone {number}");
    }
}

/// Cuts so often; what is wrong each time.
fn problems(is_late: bool, count: usize) -> Vec<String> {
    let recorder = Recorder::new();
    let root = recorder.root.clone();
    let mut disk = Disk::of(&root);
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "log::log_until_the_cut", "--nocapture", "--test-threads=1"]);
    command.env("LOG_TO_CUT", root.join(FILE));
    if is_late {
        command.env("LOG_LATE", "1");
    }
    recorder.record_command(&mut command, "");
    let records = recorder.records();
    let (mut dice, mut states) = (Dice(1), vec![Held::default()]);
    for number in 0..STEPS {
        let mut held = states[number].clone();
        step(number, &mut dice, &mut held, None);
        states.push(held);
    }
    let whole = Held::of(&ShareLog::open(&root.join(FILE), LogSync::Immediate).unwrap()).unwrap();
    assert_eq!(whole, states[STEPS], "without a cut");

    let mut played = 0;
    let mut problems = Vec::new();
    for (number, at) in points(&records, count, &mut dice).into_iter().enumerate() {
        for record in &records[played..at] {
            disk.play(record);
        }
        played = at;
        let names = if number % 2 == 0 { Names::InOrder } else { Names::InAnyOrder };
        let folder = after_the_cut();
        disk.cut(names, &mut dice, folder.path());
        let said = Acknowledged::of(&records[..at]).programs.remove(0).0;
        let acknowledged = said.matches("done ").count();
        let expected = &states[acknowledged..=(acknowledged + 1).min(STEPS)];
        let found = ShareLog::open(&folder.path().join(FILE), LogSync::Immediate);
        match found.and_then(|log| Held::of(&log)) {
            Ok(held) if expected.contains(&held) => {}
            Ok(held) => problems.push(format!(
                "cut after {at} of {}, {names:?}: {acknowledged} steps were acknowledged, and it ends at {}, not {}",
                records.len(),
                held.next(),
                expected[0].next()
            )),
            Err(error) => problems.push(format!("cut after {at} of {}, {names:?}: {error}", records.len())),
        }
    }
    println!("log: {count} cuts in {} changes, {} wrong", records.len(), problems.len());
    problems
}

#[test]
fn logs_when_the_power_is_cut() {
    let count = if std::env::var_os("TILLBOOK_LONG").is_some() { 1_000 } else { 100 };
    let problems = problems(false, count);
    assert!(problems.is_empty(), "{} of {count}\n{}", problems.len(), problems.join("\n"));
}

#[test]
fn a_log_that_is_synced_late_loses_what_it_acknowledged() {
    let found = problems(true, 40);
    assert!(found.iter().any(|problem| problem.contains("acknowledged")), "{found:?}");
}
