//! The program is killed (SIGKILL) at random moments of single edits, many edits at once, imports, undo
//! and redo, backups and restores. Each time the file opens, a check finds nothing,
//! what was acknowledged is there and nothing else is there by halves. `TILLBOOK_LONG=1` kills a hundred
//! times in each kind of work. Bulk requests to `tillbook api` are killed in `durable.rs`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use backups::{BackupFile, Backups, Reason};
use domain::access::Actor;
use domain::field::Value;
use domain::ids::RateId;
use domain::money::Money;
use domain::order::OrderStatus;
use domain::order::form::{FormLine, OrderForm};
use domain::places::address::Address;
use domain::quantity::Quantity;
use domain::rate::RateInput;
use domain::shop::settings::{Currency, Shop};
use domain::task::Task;
use domain::text;
use domain::time::{Instant, Zone};
use engine::{
    BooksChange, Change, Direction, Engine, ImportOptions, InvoiceChange, RateChange, RateQuery,
    TaxRateChange,
};
use rusqlite::Connection;
use transfer::Source;

pub(crate) const NOW: Instant = Instant::from_seconds(1_743_434_430);
/// Rates that one step of many, or one import, makes.
const MANY: usize = 60;
const WORK: [&str; 7] = ["edits", "many", "imports", "undo", "backups", "restores", "invoices"];

fn input(name: &str) -> RateInput {
    RateInput { name: Some(Value::text(name)), postcode: Some(Value::text("1;2")), ..RateInput::default() }
}

/// How many rates have each name.
fn names(engine: &Engine) -> BTreeMap<String, usize> {
    let query = RateQuery { limit: Some(i64::MAX), ..RateQuery::default() };
    let mut names = BTreeMap::new();
    for rate in engine.rates(&engine.owner().unwrap(), &query, NOW).unwrap().rates {
        *names.entry(rate.name).or_default() += 1;
    }
    names
}

/// The worker's side: works until it is killed, and says after each piece of work that it is done.
#[test]
fn work_until_killed() {
    let (Ok(work), Ok(folder)) = (std::env::var("CRASH_WORK"), std::env::var("CRASH_FOLDER")) else { return };
    let shop = Path::new(&folder).join("shop.tillbook");
    let first: usize = std::env::var("CRASH_FIRST").unwrap().parse().unwrap();
    println!("ready");
    let mut engine = Engine::open(&shop).unwrap();
    let owner = engine.owner().unwrap();
    let backups = Backups::of(Path::new(&folder), &shop);
    for number in first.. {
        let name = format!("{work} {number}");
        piece(&mut engine, &owner, &backups, &work, number, &name);
        println!("done {number}");
    }
}

/// Makes the change so many times, in one step of the history.
fn insert_many(engine: &mut Engine, owner: &Actor, change: &RateChange, count: usize) {
    let changes = vec![change.clone(); count];
    engine
        .apply(&Change::TaxRate(TaxRateChange::Table { title: text!("Many"), changes }), owner, NOW)
        .unwrap();
}

fn piece(engine: &mut Engine, owner: &Actor, backups: &Backups, work: &str, number: usize, name: &str) {
    match work {
        "invoices" => {
            let line = FormLine {
                name: name.to_owned(),
                quantity: Quantity::parse("1").unwrap(),
                price: Money::parse("5").unwrap().into(),
                ..FormLine::default()
            };
            let form = OrderForm {
                placed_at: Zone::UTC.local(NOW),
                status: OrderStatus::Completed,
                lines: vec![line],
                ..OrderForm::default()
            };
            let order = engine.apply(&Change::save_order(form, None), owner, NOW).unwrap().order().unwrap();
            let change = Change::Invoice(InvoiceChange::Issue {
                orders: vec![order.number],
                language: "en".to_owned(),
            });
            engine.apply(&change, owner, NOW).unwrap();
        }
        "edits" => drop(
            engine
                .apply(&Change::TaxRate(TaxRateChange::Create(input(name))), owner, NOW)
                .unwrap()
                .rate()
                .unwrap(),
        ),
        "many" => {
            let change = RateChange::Insert { input: input(name), before: Some(RateId::new(1)) };
            insert_many(engine, owner, &change, MANY);
        }
        "imports" => {
            let head = "Country code,State code,Postcode / ZIP,City,Rate %,Tax name,Priority,Compound,Shipping,Tax class";
            let row = |row: usize| format!("FR,,{number:05}{row:03},,20,{name},1,0,1,");
            let rows = (0..MANY).map(row).collect::<Vec<_>>().join("\n");
            let source = Source::of_bytes("rates.csv", format!("{head}\n{rows}").as_bytes());
            let options = ImportOptions::default();
            engine.import(owner, &[source], &options, NOW, &Task::default()).unwrap();
        }
        "undo" => {
            let change = RateChange::Insert { input: input(name), before: None };
            insert_many(engine, owner, &change, MANY);
            for direction in [Direction::Undo, Direction::Redo, Direction::Undo, Direction::Redo] {
                engine
                    .apply(&Change::Books(BooksChange::UndoRedo(direction)), owner, NOW)
                    .unwrap()
                    .step()
                    .unwrap()
                    .unwrap();
            }
        }
        "backups" => {
            engine.apply(&Change::TaxRate(TaxRateChange::Create(input(name))), owner, NOW).unwrap();
            let at = Instant::from_seconds(NOW.seconds() + i64::try_from(number).unwrap() * 86_400);
            backups.make(engine, Reason::Asked, at).unwrap();
        }
        _ => {
            let from = backups.folder().join(if number.is_multiple_of(2) {
                "even.tillbook"
            } else {
                "odd.tillbook"
            });
            backups.restore(engine, owner, (&BackupFile::plain(&from), ""), NOW).unwrap();
        }
    }
}

pub(crate) fn start(work: &str, folder: &Path, first: usize) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "crash::work_until_killed", "--nocapture", "--test-threads=1"])
        .env("CRASH_WORK", work)
        .env("CRASH_FOLDER", folder)
        .env("CRASH_FIRST", first.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// A shop with one rate; for restores two backups of it with many more, of different names.
pub(crate) fn prepare(work: &str, folder: &Path) {
    let shop = folder.join("shop.tillbook");
    let mut about = Shop::new("Crash", Currency::USD, Zone::UTC).unwrap();
    "Crash Ltd".clone_into(&mut about.invoices.legal_name);
    "1 High St".clone_into(&mut about.invoices.street);
    about.address = Address { city: "Boston".to_owned(), ..Address::of_country("US") };
    let mut engine = Engine::create(&shop, &about, NOW).unwrap();
    let owner = engine.owner().unwrap();
    engine.apply(&Change::TaxRate(TaxRateChange::Create(input("first"))), &owner, NOW).unwrap();
    if work != "restores" {
        return;
    }
    let backups = Backups::of(folder, &shop);
    fs::create_dir_all(backups.folder()).unwrap();
    for name in ["even", "odd"] {
        let copy = folder.join(format!("{name}.tillbook"));
        engine.backup(&copy).unwrap();
        let mut other = Engine::open(&copy).unwrap();
        let change = RateChange::Insert { input: input(name), before: None };
        insert_many(&mut other, &owner, &change, 20 * MANY);
        other.backup(&backups.folder().join(format!("{name}.tillbook"))).unwrap();
    }
}

/// What must hold after a kill, with these pieces of work acknowledged.
pub(crate) fn check(work: &str, folder: &Path, done: &BTreeSet<usize>, kill: usize) {
    let shop = folder.join("shop.tillbook");
    let engine = Engine::open(&shop).unwrap();
    assert_eq!(engine.check().unwrap(), Vec::<String>::new(), "{work}, kill {kill}");
    let names = names(&engine);
    assert_eq!(names.get("first"), Some(&1), "{work}, kill {kill}");
    match work {
        "edits" | "many" | "imports" | "undo" => {
            let whole = if work == "edits" { 1 } else { MANY };
            for number in done {
                let found = names.get(&format!("{work} {number}"));
                assert_eq!(found, Some(&whole), "{work}, kill {kill}: {number} was acknowledged");
            }
            let halves: Vec<_> =
                names.iter().filter(|(name, count)| name.starts_with(work) && **count != whole).collect();
            assert!(halves.is_empty(), "{work}, kill {kill}: {halves:?}");
        }
        "invoices" => {
            let conn = Connection::open(&shop).unwrap();
            let mut statement = conn.prepare("SELECT document ->> '$.lines[0].name' FROM invoices").unwrap();
            let sold: Vec<String> =
                statement.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
            for number in done {
                let name = format!("{work} {number}");
                let found = sold.iter().filter(|sold| **sold == name).count();
                assert_eq!(found, 1, "kill {kill}: the invoice of {name} was acknowledged");
            }
        }
        "backups" => {
            for backup in Backups::of(folder, &shop).list() {
                let copy = folder.join("opened.tillbook");
                fs::copy(&backup.path, &copy).unwrap();
                assert_eq!(
                    Engine::open(&copy).unwrap().check().unwrap(),
                    Vec::<String>::new(),
                    "kill {kill}"
                );
            }
        }
        _ => {
            let of = |name: &str| names.get(name).copied().unwrap_or_default();
            let states = [(0, 0), (20 * MANY, 0), (0, 20 * MANY)];
            assert!(states.contains(&(of("even"), of("odd"))), "kill {kill}: {names:?}");
        }
    }
}

#[test]
fn nothing_is_lost_or_half_done_when_the_program_is_killed() {
    let kills = if std::env::var_os("TILLBOOK_LONG").is_some() { 100 } else { 6 };
    for work in WORK {
        let folder = tempfile::tempdir().unwrap();
        prepare(work, folder.path());
        let (mut next, mut done) = (0, BTreeSet::new());
        let spread = if work == "edits" { 60_000 } else { 400_000 };
        for kill in 0..kills {
            let mut child = start(work, folder.path(), next);
            let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
            assert!(lines.any(|line| line.contains("ready")), "{work}: the worker did not start");
            // Spread over what the first pieces of work take.
            thread::sleep(Duration::from_micros(u64::try_from(kill).unwrap() * 70_919 % spread));
            child.kill().unwrap();
            for line in lines {
                if let Some(number) = line.strip_prefix("done ") {
                    done.insert(number.parse::<usize>().unwrap());
                }
            }
            child.wait().unwrap();
            check(work, folder.path(), &done, kill);
            // What was under way may be there or not; its name is not used again.
            next = done.last().map_or(next, |last| next.max(last + 1)) + 1;
        }
        println!("{work}: killed {kills} times, {} pieces of work acknowledged", done.len());
    }
}
