//! Power cuts. Programs work while every change that they make to files is written down, in order
//! (`tests/faults/recorder.c`); then the power is cut at a point of that, and a folder is made of what a disk could
//! hold. There a check finds nothing, all that was acknowledged is there, by what was said or by exit code 0,
//! and nothing is there by halves. `TILLBOOK_LONG=1` cuts five hundred times in each kind of work.
//!
//! The model of the disk:
//! - What was synced (`fsync`, `fdatasync`) is there. A file's sync is one of its bytes and its size, not of its
//!   name; a folder's sync is one of the names that came to it or went, those of folders among them.
//! - Since the sync, each block of 4,096 bytes has any of the states that it had, each by itself; in one block of
//!   four each sector of 512 bytes has one of two of those. The size is any that the file had. What is within the
//!   size and was never written is zero.
//! - Names that were not synced are kept up to any point, in the order in which they came, moved and went, as a
//!   journal does (that of ext4 keeps more: a file's sync is one of all names before); or each by itself. A rename
//!   is kept whole or not at all.
//! - Modes, times, and what is written through mapped memory (the `-shm`, which SQLite builds anew) are left out.
#![cfg(target_os = "linux")]
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::print_stdout,
    reason = "a test fails by panicking and says what it tried"
)]

mod dice;
mod disk;
mod log;
mod recording;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use dice::Dice;
use disk::{Disk, Ignored, Names};
use engine::Engine;
use recording::{Event, Record, Recorder};
use rusqlite::Connection;
use serde_json::json;
use tempfile::TempDir;

/// How many rates each of the first requests makes, and how many the import.
const SOME: usize = 30;
const MANY: usize = 300;
const SHOP: &str = "shop.tillbook";
const PASSPHRASE: &str = "correct horse\n";

/// A program that runs.
struct Program {
    words: &'static [&'static str],
    typed: String,
    /// What it says when it has done its work; nothing where it only ends with code 0.
    says: Option<&'static str>,
    /// The file that it makes.
    makes: Option<&'static str>,
}

const fn program(words: &'static [&'static str], says: Option<&'static str>) -> Program {
    Program { words, typed: String::new(), says, makes: None }
}

const fn making(words: &'static [&'static str], says: Option<&'static str>, file: &'static str) -> Program {
    Program { words, typed: String::new(), says, makes: Some(file) }
}

/// How many rates have each name, and how many orders there are.
type Rates = BTreeMap<String, usize>;

/// A kind of work: programs, one after the other, and how it starts.
struct Work {
    name: &'static str,
    programs: Vec<Program>,
    prepare: fn(&Recorder),
    /// What the shop holds after each acknowledgement, from what it held before; each acknowledgement is a line.
    states: fn(&Rates) -> Vec<Rates>,
    /// Whether each line of the first program acknowledges something.
    is_by_line: bool,
}

impl Work {
    fn of(name: &'static str, programs: Vec<Program>) -> Self {
        Self { name, programs, prepare: |_| (), states: |before| vec![before.clone()], is_by_line: false }
    }
}

/// A request that makes so many rates of this name.
fn request(name: &str, count: usize) -> String {
    let rates = vec![json!({ "name": name, "postcode": "1;2" }); count];
    format!("{}\n", json!({ "method": "POST", "path": "/taxes/bulk", "body": { "taxes": rates } }))
}

fn names(shop: &Path) -> Rates {
    let conn = Connection::open(shop).unwrap();
    let counts =
        "SELECT name, count(*) FROM tax_rates GROUP BY name UNION ALL SELECT 'orders', count(*) FROM orders";
    let mut statement = conn.prepare(counts).unwrap();
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get::<_, i64>(1)?))).unwrap();
    rows.map(Result::unwrap).map(|(name, count)| (name, usize::try_from(count).unwrap())).collect()
}

/// A shop with books, and rates that two requests made.
fn prepare(recorder: &Recorder) {
    let books = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/golden/books.json");
    recorder.run(&["new", SHOP, "--currency", "GBP", "--time-zone", "UTC"], "");
    recorder.run(&["import", SHOP, books.to_str().unwrap()], "");
    recorder.run(&["api", SHOP], &(request("before 0", SOME) + &request("before 1", SOME)));
    fs::write(recorder.root.join("old.csv"), "old\n").unwrap();
}

fn with(before: &Rates, name: &str, count: usize) -> Rates {
    let mut rates = before.clone();
    if count == 0 {
        rates.remove(name);
    } else {
        rates.insert(name.to_owned(), count);
    }
    rates
}

/// What came of a work, and where the cuts may be.
struct Recorded {
    work: Work,
    recorder: Recorder,
    records: Vec<Record>,
    states: Vec<Rates>,
    /// The shop's file before, whole or damaged.
    before: Option<Vec<u8>>,
}

/// What was said and done before the cut.
struct Acknowledged {
    /// What each program said, and its exit code where it had ended.
    programs: Vec<(String, Option<u64>)>,
}

impl Acknowledged {
    fn of(records: &[Record]) -> Self {
        let mut programs = vec![(String::new(), None)];
        for record in records {
            let last = programs.len() - 1;
            match &record.event {
                Event::Said(text) => programs[last].0.push_str(text),
                Event::Ended(code) => {
                    programs[last].1 = Some(*code);
                    programs.push((String::new(), None));
                }
                _ => {}
            }
        }
        Self { programs }
    }

    /// Those programs that have done their work.
    fn done<'w>(&'w self, work: &'w Work) -> impl Iterator<Item = (&'w Program, &'w str)> {
        work.programs.iter().zip(&self.programs).map_while(|(program, (said, code))| {
            let is_said = program.says.is_some_and(|says| said.contains(says));
            (is_said || *code == Some(0)).then_some((program, said.as_str()))
        })
    }

    fn count(&self, work: &Work) -> usize {
        if work.is_by_line { self.programs[0].0.matches('\n').count() } else { self.done(work).count() }
    }
}

/// All files below a folder; those of drafts apart.
fn files(folder: &Path, drafts: &mut Vec<PathBuf>) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = path.file_name().unwrap().to_str().unwrap();
        if name.starts_with(".tillbook-") {
            drafts.push(path);
        } else if path.is_dir() {
            found.extend(files(&path, drafts));
        } else {
            found.push(path);
        }
    }
    found
}

fn whole(shop: &Path) -> Result<(), String> {
    let failed = |error| format!("{}: {error}", shop.display());
    let problems = Engine::open(shop).and_then(|engine| engine.check()).map_err(failed)?;
    if problems.is_empty() { Ok(()) } else { Err(format!("{}: {problems:?}", shop.display())) }
}

/// Paths of files that a program named.
fn paths<'s>(said: &'s str, root: &'s Path) -> impl Iterator<Item = PathBuf> + 's {
    let parts = said.split(&[' ', '\n']).map(|part| part.trim_end_matches('.').trim_end_matches(','));
    parts.filter_map(move |part| Some(Path::new(part).strip_prefix(root).ok()?.to_owned()))
}

/// Points after which the power may be cut: half of them are beside syncs, renames and what was said.
fn points(records: &[Record], count: usize, dice: &mut Dice) -> Vec<usize> {
    let is_turn = |record: &Record| !matches!(record.event, Event::Written(..) | Event::Sized(_));
    let turns: Vec<usize> = (0..records.len()).filter(|at| is_turn(&records[*at])).collect();
    let mut points: Vec<usize> = (0..count)
        .map(|number| match number % 2 {
            0 => dice.below(records.len() + 1),
            _ => turns[dice.below(turns.len())] + dice.below(2),
        })
        .collect();
    points.sort_unstable();
    points
}

/// A folder for what a disk holds: in memory where it can be, since each file that is opened there syncs.
fn after_the_cut() -> TempDir {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() }.unwrap()
}

impl Recorded {
    fn of(work: Work) -> Self {
        let recorder = Recorder::new();
        prepare(&recorder);
        let states = (work.states)(&names(&recorder.root.join(SHOP)));
        (work.prepare)(&recorder);
        let before = fs::read(recorder.root.join(SHOP)).ok();
        Self { work, recorder, records: Vec::new(), states, before }
    }

    /// What is wrong with what a cut left.
    fn problem(&self, disk: &Disk<'_>, at: usize, names: Names, dice: &mut Dice) -> Option<String> {
        let folder = after_the_cut();
        disk.cut(names, dice, folder.path());
        let said = Acknowledged::of(&self.records[..at]);
        let found = self.check(folder.path(), disk, &said, names);
        let problem = found.err()?;
        if std::env::var_os("TILLBOOK_KEEP").is_some() {
            println!("{}", folder.keep().display());
        }
        Some(format!("{}, cut after {at} of {}, {names:?}: {problem}", self.work.name, self.records.len()))
    }

    fn check(&self, folder: &Path, disk: &Disk<'_>, said: &Acknowledged, order: Names) -> Result<(), String> {
        let mut drafts = Vec::new();
        let found = files(folder, &mut drafts);
        for (program, text) in said.done(&self.work) {
            let named = program.makes.map(PathBuf::from).into_iter().chain(paths(text, &self.recorder.root));
            if let Some(lost) = named.map(|name| folder.join(name)).find(|path| !path.exists()) {
                return Err(format!("{} was acknowledged and is gone", lost.display()));
            }
        }
        for path in &found {
            self.check_file(folder, path, disk)?;
        }
        self.check_shop(folder, said, &found)?;
        check_drafts(&drafts, order)
    }

    /// A file is as a program made it, or as it was.
    fn check_file(&self, folder: &Path, path: &Path, disk: &Disk<'_>) -> Result<(), String> {
        match path.extension().and_then(|ending| ending.to_str()) {
            // The shop itself is looked at later, and a damaged one that was moved aside is as it was.
            Some("tillbook") if path == folder.join(SHOP) || self.is_damaged(path) => Ok(()),
            Some("tillbook") => whole(path),
            Some("csv" | "xlsx" | "pdf" | "age") => {
                let live = self.recorder.root.join(path.strip_prefix(folder).unwrap());
                let held = Some(fs::read(path).unwrap());
                let is_whole = held.as_deref() == Some(b"old\n")
                    || [disk.read(&live), fs::read(&live).ok()].contains(&held);
                if is_whole { Ok(()) } else { Err(format!("{} is not whole", path.display())) }
            }
            _ => Ok(()),
        }
    }

    fn is_damaged(&self, path: &Path) -> bool {
        self.is_lost() && fs::read(path).ok() == self.before
    }

    /// Whether the shop cannot be opened before the work.
    fn is_lost(&self) -> bool {
        self.work.name.starts_with("lost")
    }

    fn check_shop(&self, folder: &Path, said: &Acknowledged, found: &[PathBuf]) -> Result<(), String> {
        let shop = folder.join(SHOP);
        let count = said.count(&self.work);
        if self.is_lost() {
            // What was there is kept, under its name or another.
            if self.before.is_some() && !found.iter().any(|path| self.is_damaged(path)) {
                return Err("the damaged shop is gone".to_owned());
            }
            if count == 0 && (!shop.exists() || self.is_damaged(&shop)) {
                return Ok(());
            }
        }
        whole(&shop)?;
        let held = names(&shop);
        let last = self.states.len() - 1;
        let expected = &self.states[count.min(last)..=(count + 1).min(last)];
        if expected.contains(&held) {
            return Ok(());
        }
        let differing: BTreeSet<_> = expected
            .iter()
            .flat_map(|state| state.iter().chain(&held))
            .filter(|(name, _)| expected.iter().any(|state| state.get(*name) != held.get(*name)))
            .map(|(name, _)| (name, held.get(name), expected[0].get(name)))
            .collect();
        Err(format!("{count} acknowledged, and these (name, is, was acknowledged) differ: {differing:?}"))
    }
}

/// What is left of drafts goes when the next file is made there. Of one that has no lock yet nobody knows
/// whether its program runs; where names are kept in order there is nothing in it.
fn check_drafts(drafts: &[PathBuf], order: Names) -> Result<(), String> {
    for draft in drafts {
        let has_lock = draft.join("lock").exists();
        let probe = draft.with_file_name("probe");
        system::write_whole(&probe, |_| Ok(())).unwrap();
        if has_lock && draft.exists() {
            return Err(format!("{} stays", draft.display()));
        }
        let is_empty = || fs::read_dir(draft).unwrap().all(|entry| entry.unwrap().file_name() == *"new");
        if draft.exists() && order == Names::InOrder && !is_empty() {
            return Err(format!("{} stays with what is in it", draft.display()));
        }
    }
    Ok(())
}

/// Of what a program removes in a draft's folder the lock is last: without it the rest would stay.
fn removed_after_its_lock(records: &[Record]) -> Option<String> {
    let mut removed = BTreeSet::new();
    for record in records {
        let Event::Removed(path) = &record.event else { continue };
        let path = Path::new(path);
        if path.parent().is_some_and(|folder| removed.contains(folder)) {
            return Some(format!("{} was removed after its lock", path.display()));
        }
        if path.ends_with("lock") {
            removed.insert(path.parent().unwrap());
        }
    }
    None
}

/// Cuts so often; what is wrong each time.
fn problems(work: Work, ignored: Ignored, count: usize) -> Vec<String> {
    let mut recorded = Recorded::of(work);
    let root = recorded.recorder.root.clone();
    let before = Disk::of(&root);
    for program in &recorded.work.programs {
        recorded.recorder.record(program.words, &program.typed);
    }
    recorded.records = recorded.recorder.records();
    assert_eq!(names(&root.join(SHOP)), recorded.states[recorded.states.len() - 1], "without a cut");
    assert_eq!(removed_after_its_lock(&recorded.records), None, "{}", recorded.work.name);
    let mut disk = before;
    disk.ignored = ignored;
    let seed = recorded.work.name.bytes().map(u64::from).sum();
    let dice = &mut Dice(seed);
    let mut played = 0;
    let mut problems = Vec::new();
    for (number, at) in points(&recorded.records, count, dice).into_iter().enumerate() {
        for record in &recorded.records[played..at] {
            disk.play(record);
        }
        played = at;
        let names = if number % 2 == 0 { Names::InOrder } else { Names::InAnyOrder };
        problems.extend(recorded.problem(&disk, at, names, dice));
    }
    println!("{}: {count} cuts in {} changes", recorded.work.name, recorded.records.len());
    problems
}

fn check(work: Work) {
    let count = if std::env::var_os("TILLBOOK_LONG").is_some() { 500 } else { 24 };
    let name = work.name;
    let problems = problems(work, Ignored::Nothing, count);
    assert!(problems.is_empty(), "{name}: {} of {count}\n{}", problems.len(), problems.join("\n"));
}

/// Requests, each larger than the one before; the last fill the log, which then goes into the file.
fn edits() -> Work {
    const EACH: [usize; 40] = {
        let mut each = [100; 40];
        (each[0], each[1], each[2], each[3]) = (1, 2, 10, 30);
        each
    };
    let typed = EACH.iter().enumerate().map(|(at, count)| request(&format!("during {at}"), *count)).collect();
    let mut work = Work::of("edits", vec![Program { typed, ..program(&["api", SHOP], None) }]);
    work.is_by_line = true;
    work.states = |before| {
        let mut states = vec![before.clone()];
        for (at, count) in EACH.iter().enumerate() {
            states.push(with(&states[at], &format!("during {at}"), *count));
        }
        states
    };
    work
}

#[test]
fn edits_when_the_power_is_cut() {
    check(edits());
}

#[test]
fn imports_when_the_power_is_cut() {
    let mut work = Work::of("imports", vec![program(&["import", SHOP, "rates.csv"], Some("Imported."))]);
    work.prepare = |recorder| {
        let row = |row: usize| format!("FR,,{row:05},,20,Imported,1,0,1,\n");
        let rows: String = (0..MANY).map(row).collect();
        let head = "Country code,State code,Postcode / ZIP,City,Rate %,Tax name,Priority,Compound,Shipping,Tax class";
        fs::write(recorder.root.join("rates.csv"), format!("{head}\n{rows}")).unwrap();
    };
    work.states = |before| vec![before.clone(), with(before, "Imported", MANY)];
    check(work);
}

#[test]
fn undo_and_redo_when_the_power_is_cut() {
    let (undo, redo) = (&["undo", SHOP], &["redo", SHOP]);
    let programs = [(undo, "Undone"), (undo, "Undone"), (redo, "Redone"), (redo, "Redone")];
    let programs = programs.map(|(words, says)| program(words, Some(says))).into();
    let mut work = Work::of("undo", programs);
    work.states = |before| {
        let one = with(before, "before 1", 0);
        let none = with(&one, "before 0", 0);
        vec![before.clone(), one.clone(), none, one, before.clone()]
    };
    check(work);
}

fn new() -> Work {
    let made = making(&["new", "new.tillbook"], Some("Made"), "new.tillbook");
    Work::of("new", vec![made, making(&["new", "other.tillbook"], Some("Made"), "other.tillbook")])
}

#[test]
fn new_shops_when_the_power_is_cut() {
    check(new());
}

#[test]
fn backups_when_the_power_is_cut() {
    let copy = making(&["backup", SHOP, "copy.tillbook"], Some("Copied"), "copy.tillbook");
    check(Work::of("backups", vec![copy, program(&["backup", SHOP], Some("Copied"))]));
}

#[test]
fn a_first_backup_when_the_power_is_cut() {
    let mut work = Work::of("first backup", vec![program(&["backup", SHOP], Some("Copied"))]);
    work.prepare = |recorder| drop(fs::remove_dir_all(recorder.root.join("data")));
    check(work);
}

#[test]
fn encrypted_backups_when_the_power_is_cut() {
    let copy = making(&["backup", SHOP, "copy.age", "--encrypt"], Some("Copied"), "copy.age");
    check(Work::of("encrypted backups", vec![Program { typed: PASSPHRASE.to_owned(), ..copy }]));
}

#[test]
fn exports_when_the_power_is_cut() {
    let csv = making(&["export", SHOP, "taxes", "--output", "old.csv", "--force"], None, "old.csv");
    let words = &["export", SHOP, "orders", "--format", "xlsx", "--output", "orders.xlsx"];
    let pdf = &["export", SHOP, "products", "--format", "pdf", "--output", "products.pdf"];
    check(Work::of(
        "exports",
        vec![csv, making(words, None, "orders.xlsx"), making(pdf, None, "products.pdf")],
    ));
}

/// Puts back a backup that has what the first request made.
fn back(recorder: &Recorder) {
    recorder.run(&["undo", SHOP], "");
    recorder.run(&["backup", SHOP, "back.tillbook"], "");
    recorder.run(&["backup", SHOP, "back.age", "--encrypt"], PASSPHRASE);
    recorder.run(&["redo", SHOP], "");
}

fn restoring(name: &'static str, backup: &'static [&'static str]) -> Work {
    let restore = program(backup, Some("Restored"));
    let mut work = Work::of(name, vec![Program { typed: PASSPHRASE.to_owned(), ..restore }]);
    work.prepare = back;
    work.states = |before| vec![before.clone(), with(before, "before 1", 0)];
    work
}

#[test]
fn restores_when_the_power_is_cut() {
    check(restoring("restores", &["restore", SHOP, "back.tillbook", "--yes"]));
}

#[test]
fn restores_of_encrypted_backups_when_the_power_is_cut() {
    check(restoring("encrypted restores", &["restore", SHOP, "back.age", "--yes"]));
}

#[test]
fn restores_over_a_damaged_shop_when_the_power_is_cut() {
    let mut work = restoring("lost: damaged", &["restore", SHOP, "back.tillbook", "--yes"]);
    work.prepare = |recorder| {
        back(recorder);
        let mut bytes = fs::read(recorder.root.join(SHOP)).unwrap();
        bytes[..100].fill(b'x');
        fs::write(recorder.root.join(SHOP), bytes).unwrap();
    };
    check(work);
}

#[test]
fn restores_of_a_shop_that_is_gone_when_the_power_is_cut() {
    let mut work = restoring("lost: gone", &["restore", SHOP, "back.tillbook", "--yes"]);
    work.prepare = |recorder| {
        back(recorder);
        fs::remove_file(recorder.root.join(SHOP)).unwrap();
    };
    check(work);
}

#[test]
fn syncs_that_do_nothing_are_noticed() {
    for (work, ignored, sign) in [(edits(), Ignored::Files, "differ"), (new(), Ignored::Folders, "is gone")] {
        let found = problems(work, ignored, 40);
        println!("{} of 40 cuts lost what was acknowledged without syncs of {ignored:?}", found.len());
        assert!(found.iter().any(|problem| problem.contains(sign)), "{ignored:?}: {found:?}");
    }
}
