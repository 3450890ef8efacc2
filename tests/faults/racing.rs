//! Many programs at once on one shop: edits, imports, backups, restores, exports, undo and redo, checks, settings,
//! classes, and others that make the same file. Whatever was acknowledged is there, or was taken back by one that
//! said so, or is in what a restore kept; what was refused says so and is not there; no file is damaged or half.
//! `TILLBOOK_LONG=1` has them race for minutes.
#![cfg(unix)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::{self, JoinHandle};

use engine::Engine;
use rusqlite::Connection;
use serde_json::{Value, json};
use tempfile::TempDir;

const SHOP: &str = "shop.tillbook";
/// Requests of each program that edits, rates of each request, rates of each import.
const REQUESTS: usize = 8;
const SOME: usize = 20;
const MANY: usize = 100;
const IMPORTS: [&str; 2] = ["import 0", "import2 0"];
const BUSY: &str =
    "Another program is writing to this shop just now. Nothing was changed; try again in a moment.";
const HEADINGS: &str =
    "Country code,State code,Postcode / ZIP,City,Rate %,Tax name,Priority,Compound,Shipping,Tax class";

fn rounds(short: usize, long: usize) -> usize {
    if std::env::var_os("TILLBOOK_LONG").is_some() { long } else { short }
}

/// A program that runs, and what it is.
struct Running {
    words: String,
    child: Child,
    typing: JoinHandle<()>,
}

/// What a program said.
#[derive(Debug)]
struct Ended {
    words: String,
    code: Option<i32>,
    out: String,
    err: String,
}

impl Ended {
    fn is_done(&self) -> bool {
        self.code == Some(0)
    }

    /// Whether it could not write, since others did.
    fn is_busy(&self) -> bool {
        self.err.contains(BUSY)
    }

    /// It is done, or was refused with a message.
    fn check(&self) {
        let is_refused = self.code == Some(1) && self.err.starts_with("tillbook: ");
        assert!(is_refused || (self.is_done() && self.err.is_empty()), "{self:?}");
        for said in [&self.out, &self.err] {
            assert!(!said.contains("panicked") && !said.contains("database is locked"), "{self:?}");
        }
    }

    /// The answers of `tillbook api`.
    fn answers(&self) -> Vec<Value> {
        self.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

/// A folder with a shop in it.
struct Bench {
    folder: TempDir,
}

impl Bench {
    fn new() -> Self {
        let bench = Self { folder: tempfile::tempdir().unwrap() };
        let made = bench.alone(&["new", SHOP, "--currency", "GBP", "--time-zone", "UTC"]);
        assert!(made.is_done(), "{made:?}");
        bench
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn start(&self, words: &[&str], typed: &str) -> Running {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tillbook"));
        command.args(words).current_dir(self.folder.path()).env("XDG_DATA_HOME", self.path("data"));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (mut input, typed) = (child.stdin.take().unwrap(), typed.to_owned());
        let typing = thread::Builder::new().name("typing".to_owned());
        let typing = typing.spawn(move || drop(input.write_all(typed.as_bytes()))).unwrap();
        Running { words: words.join(" "), child, typing }
    }

    fn alone(&self, words: &[&str]) -> Ended {
        ended(self.start(words, ""))
    }

    /// A table of rates of this name, each of a place of its own.
    fn table(&self, name: &str) -> String {
        let row = |row: usize| format!("FR,,{name} {row},,20,{name},1,0,1,\n");
        let rows: String = (0..MANY).map(row).collect();
        let file = format!("{name}.csv");
        fs::write(self.path(&file), format!("{HEADINGS}\n{rows}")).unwrap();
        file
    }

    /// The shops and copies in the folder and below; each is whole.
    fn shops(&self) -> Vec<PathBuf> {
        let mut shops = Vec::new();
        let mut folders = vec![self.folder.path().to_owned()];
        while let Some(folder) = folders.pop() {
            for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
                let name = path.file_name().unwrap().to_string_lossy();
                assert!(!name.starts_with(".tillbook-"), "{} was left", path.display());
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|ending| ending == "tillbook") {
                    shops.push(path);
                }
            }
        }
        for shop in &shops {
            let problems = Engine::open(shop).and_then(|engine| engine.check());
            assert_eq!(problems.map_err(|error| error.to_string()), Ok(Vec::new()), "{}", shop.display());
        }
        shops
    }
}

fn ended(running: Running) -> Ended {
    let output = running.child.wait_with_output().unwrap();
    running.typing.join().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    Ended { words: running.words, code: output.status.code(), out, err }
}

/// Requests that make some rates each, named after the program and their number.
fn requests(name: &str) -> String {
    let request = |number: usize| {
        let rates = vec![json!({ "name": format!("{name} {number}"), "postcode": "1;2" }); SOME];
        format!("{}\n", json!({ "method": "POST", "path": "/taxes/bulk", "body": { "taxes": rates } }))
    };
    (0..REQUESTS).map(request).collect()
}

/// How many rates have each name.
fn names(shop: &Path) -> BTreeMap<String, usize> {
    let conn = Connection::open(shop).unwrap();
    let mut statement = conn.prepare("SELECT name, count(*) FROM tax_rates GROUP BY name").unwrap();
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get::<_, i64>(1)?))).unwrap();
    rows.map(Result::unwrap).map(|(name, count)| (name, usize::try_from(count).unwrap())).collect()
}

/// Waits until they end. Each is done, or was refused since others wrote.
fn done_or_busy(all: impl IntoIterator<Item = Running>, busy: &mut usize) -> Vec<Ended> {
    let all: Vec<Ended> = all.into_iter().map(ended).collect();
    for one in &all {
        one.check();
        assert!(one.is_done() || one.is_busy(), "{one:?}");
        *busy += usize::from(one.is_busy());
    }
    all
}

/// Imports that run; each makes rates of its own name.
fn imports(bench: &Bench) -> [Running; 2] {
    IMPORTS.map(|name| bench.start(&["import", SHOP, &bench.table(name)], ""))
}

/// The names of those that are done.
fn imported(running: [Running; 2], busy: &mut usize) -> impl Iterator<Item = String> {
    let all = done_or_busy(running, busy);
    IMPORTS.into_iter().zip(all).filter(|(_, one)| one.is_done()).map(|(name, _)| name.to_owned())
}

/// The names that these programs were told are in the shop. Each request was answered, by yes or by busy.
fn acknowledged(edits: &[(&str, Ended)], busy: &mut usize) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for (name, ended) in edits {
        ended.check();
        let answers = ended.answers();
        assert_eq!(answers.len(), REQUESTS, "{ended:?}");
        for (number, answer) in answers.iter().enumerate() {
            match answer["status"].as_u64() {
                Some(201) => drop(names.insert(format!("{name} {number}"))),
                Some(503) if answer.to_string().contains(BUSY) => *busy += 1,
                _ => unreachable!("{name} {number}: {answer}"),
            }
        }
    }
    names
}

fn whole(name: &str) -> usize {
    if name.starts_with("import") { MANY } else { SOME }
}

/// Nothing by halves, and of one program's requests none without those before it that were acknowledged.
fn check_names(place: &str, held: &BTreeMap<String, usize>, acknowledged: &BTreeSet<String>) {
    for (name, count) in held {
        assert_eq!(*count, whole(name), "{place}: {name}");
        assert!(acknowledged.contains(name), "{place}: {name} is there and was refused");
        let (program, number) = name.split_once(' ').unwrap();
        for before in 0..number.parse::<usize>().unwrap() {
            let before = format!("{program} {before}");
            let is_there = held.contains_key(&before) || !acknowledged.contains(&before);
            assert!(is_there, "{place}: {name} without {before}");
        }
    }
}

/// How many rates of each name an export has.
fn exported(path: &Path) -> BTreeMap<String, usize> {
    let text = fs::read_to_string(path).unwrap();
    let mut names = BTreeMap::new();
    for row in text.lines().skip(1) {
        let name = row.split(',').rev().nth(4).unwrap().trim_matches('"').to_owned();
        *names.entry(name).or_default() += 1;
    }
    names
}

/// Classes that come and go, each with a rate in it; `other` puts rates in them too.
fn classes(other: bool) -> String {
    let request = |method: &str, path: &str, body: Value| {
        format!("{}\n", json!({ "method": method, "path": path, "body": body }))
    };
    let rate = |kind: &str| json!({ "tax": { "name": "in a class", "class": kind } });
    let each = |number: usize| {
        let kind = format!("kind-{number}");
        let path = format!("/taxes/classes/{kind}");
        if other {
            return request("POST", "/taxes", rate(&kind));
        }
        request("POST", "/taxes/classes", json!({ "tax_class": { "name": kind } }))
            + &request("POST", "/taxes", rate(&kind))
            + &request("DELETE", &path, Value::Null)
    };
    (0..REQUESTS).map(each).collect()
}

/// What is there in the end, and in each copy.
fn check_all(bench: &Bench, acknowledged: &BTreeSet<String>, round: usize) {
    for shop in bench.shops() {
        let mut held = names(&shop);
        held.remove("in a class");
        check_names(&format!("round {round}: {}", shop.display()), &held, acknowledged);
        if shop.ends_with(SHOP) {
            assert_eq!(held.keys().collect::<BTreeSet<_>>(), acknowledged.iter().collect(), "round {round}");
        }
    }
    for file in ["one.csv", "two.csv"].map(|file| bench.path(file)) {
        let mut held = exported(&file);
        held.remove("in a class");
        check_names(&format!("round {round}: {}", file.display()), &held, acknowledged);
    }
}

#[test]
fn programs_that_add_copy_and_look_at_once() {
    let mut busy = 0;
    let rounds = rounds(2, 60);
    for round in 0..rounds {
        let bench = Bench::new();
        let edits = ["left", "right"].map(|name| (name, bench.start(&["api", SHOP], &requests(name))));
        let classes = [false, true].map(|other| bench.start(&["api", SHOP], &classes(other)));
        let imports = imports(&bench);
        let others = [
            ["backup", SHOP, "copy.tillbook"].as_slice(),
            &["backup", SHOP],
            &["backup", SHOP],
            &["backups", SHOP],
            &["check", SHOP],
            &["check", SHOP],
            &["export", SHOP, "taxes", "--output", "one.csv"],
            &["export", SHOP, "taxes", "--output", "two.csv"],
            &["export", SHOP, "books", "--output", "books.json"],
            &["report", SHOP, "sales"],
        ]
        .map(|words| bench.start(words, ""));
        let settings = ["One", "Two"].map(|name| bench.start(&["settings", SHOP, "--name", name], ""));
        let again = ended(bench.start(&["new", SHOP], ""));
        assert!(again.code == Some(1) && again.err.contains("exists already"), "{again:?}");

        let edits = edits.map(|(name, running)| (name, ended(running)));
        let mut acknowledged = acknowledged(&edits, &mut busy);
        acknowledged.extend(imported(imports, &mut busy));
        for class in classes.map(ended) {
            class.check();
            assert!(class.is_done(), "{class:?}");
            // What was to be put into a class that is not there, or taken out twice, is refused.
            let is_answer =
                |answer: &Value| [200, 201, 400, 404, 503].contains(&answer["status"].as_u64().unwrap());
            assert!(class.answers().iter().all(is_answer), "{class:?}");
        }
        done_or_busy(others, &mut busy);
        let settings = done_or_busy(settings, &mut busy);
        let name = Engine::open(&bench.path(SHOP)).unwrap().shop().unwrap().name;
        assert!(["One", "Two"].contains(&name.as_str()) || settings.iter().all(Ended::is_busy), "{name}");
        check_all(&bench, &acknowledged, round);
    }
    println!("{rounds} rounds of 19 programs, {busy} pieces of work refused as busy");
}

#[test]
fn undo_and_redo_beside_programs_that_add() {
    let (mut busy, mut taken_back, mut done_again) = (0, 0, 0);
    let rounds = rounds(2, 60);
    for round in 0..rounds {
        let bench = Bench::new();
        let edits = ["left", "right"].map(|name| (name, bench.start(&["api", SHOP], &requests(name))));
        let travels: Vec<Running> = (0..12)
            .map(|number| bench.start(&[if number % 3 == 2 { "redo" } else { "undo" }, SHOP], ""))
            .collect();
        let copies = [["backup", SHOP, "one.tillbook"], ["backup", SHOP, "two.tillbook"]]
            .map(|words| bench.start(&words, ""));
        let edits = edits.map(|(name, running)| (name, ended(running)));
        let acknowledged = acknowledged(&edits, &mut busy);
        let (mut undone, mut redone) = (0, 0);
        for travel in travels.into_iter().map(ended) {
            travel.check();
            let is_nothing = travel.err.contains("nothing");
            assert!(travel.is_done() || is_nothing || travel.is_busy(), "{travel:?}");
            if travel.is_done() {
                undone += usize::from(travel.out.starts_with("Undone: "));
                redone += usize::from(travel.out.starts_with("Redone: "));
            }
        }
        done_or_busy(copies, &mut busy);
        bench.shops();
        let held = names(&bench.path(SHOP));
        for (name, count) in &held {
            assert!(*count == SOME && acknowledged.contains(name), "round {round}: {count} of {name}");
        }
        let expected = acknowledged.len() + redone - undone;
        assert_eq!(held.len(), expected, "round {round}: {undone} taken back, {redone} done again");
        (taken_back, done_again) = (taken_back + undone, done_again + redone);
    }
    println!("{rounds} rounds of 16 programs: {taken_back} taken back, {done_again} done again, {busy} busy");
}

/// The file that a restore kept.
fn kept(restore: &Ended) -> PathBuf {
    let named = restore.out.split("What it replaced is ").nth(1).unwrap();
    PathBuf::from(named.split_once(".tillbook").unwrap().0.to_owned() + ".tillbook")
}

#[test]
fn restores_beside_programs_that_add() {
    let (mut busy, mut done) = (0, 0);
    let rounds = rounds(2, 60);
    for round in 0..rounds {
        let bench = Bench::new();
        assert!(bench.alone(&["backup", SHOP, "back.tillbook"]).is_done());
        let edits = ["left", "right"].map(|name| (name, bench.start(&["api", SHOP], &requests(name))));
        let imports = imports(&bench);
        let restores = [(); 3].map(|()| bench.start(&["restore", SHOP, "back.tillbook", "--yes"], ""));
        let looks = [["check", SHOP], ["backup", SHOP]].map(|words| bench.start(&words, ""));
        let edits = edits.map(|(name, running)| (name, ended(running)));
        let mut acknowledged = acknowledged(&edits, &mut busy);
        acknowledged.extend(imported(imports, &mut busy));
        let mut places = vec![bench.path(SHOP)];
        for restore in done_or_busy(restores, &mut busy).iter().filter(|restore| restore.is_done()) {
            done += 1;
            places.push(kept(restore));
        }
        done_or_busy(looks, &mut busy);
        bench.shops();
        let mut held = BTreeSet::new();
        for place in &places {
            for (name, count) in names(place) {
                assert_eq!(count, whole(&name), "round {round}: {} has a part of {name}", place.display());
                held.insert(name);
            }
        }
        assert_eq!(held, acknowledged, "round {round}: in none of {places:?}, or refused");
    }
    println!("{rounds} rounds of 9 programs: {done} restores, {busy} refused as busy");
}

#[test]
fn programs_that_make_one_file_in_different_ways() {
    for round in 0..rounds(4, 150) {
        let bench = Bench::new();
        assert!(bench.alone(&["backup", SHOP, "back.tillbook"]).is_done());
        let all = [
            ["new", "made.tillbook"].as_slice(),
            &["backup", SHOP, "made.tillbook"],
            &["restore", "made.tillbook", "back.tillbook", "--yes"],
            &["new", "made.tillbook", "--name", "Second"],
            &["export", SHOP, "taxes", "--output", "made.tillbook"],
        ]
        .map(|words| bench.start(words, ""));
        let all = all.map(ended);
        all.iter().for_each(Ended::check);
        let made: Vec<&Ended> = all.iter().filter(|one| one.is_done()).collect();
        // A restore may also put back what another has made just before.
        assert!((1..=2).contains(&made.len()), "round {round}: {all:?}");
        let is_shop = made.iter().any(|one| !one.words.starts_with("export"));
        let file = bench.path("made.tillbook");
        let starts = fs::read(&file).unwrap().starts_with(b"SQLite");
        // A restore puts what it finds aside, a shop that has just been made too, and says so.
        let aside = bench.path("made.replaced.tillbook");
        let held = fs::read(&aside).ok();
        let is_shop_aside = held.as_ref().is_some_and(|held| held.starts_with(b"SQLite"));
        assert!(starts == is_shop || is_shop_aside, "round {round}: {all:?}");
        if held.is_some() {
            assert!(
                all.iter().any(|one| format!("{}{}", one.out, one.err).contains("made.replaced.tillbook")),
                "round {round}: {all:?}"
            );
        }
        for (path, is_no_shop) in [(file, !starts), (aside, held.is_some() && !is_shop_aside)] {
            if is_no_shop {
                fs::remove_file(path).unwrap();
            }
        }
        bench.shops();
    }
}
