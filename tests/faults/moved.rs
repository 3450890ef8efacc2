//! What happens to a shop file and its log while programs have it open, or after: moved, deleted, replaced,
//! cut short, copied without the log. What was acknowledged is in the file, or its loss is noticed.
#![cfg(unix)]

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::thread;

use domain::Error;
use domain::field::Value as Field;
use domain::rate::RateInput;
use domain::shop::settings::{Currency, Shop};
use domain::time::{Instant, Zone};
use engine::{Change, Engine, RateQuery, ShopOpener, TaxRateChange};
use serde_json::{Value, json};
use tempfile::TempDir;

const NOW: Instant = Instant::from_seconds(1_743_434_430);

fn new(path: &Path) -> Engine {
    Engine::create(path, &Shop::new("Moved", Currency::USD, Zone::UTC).unwrap(), NOW).unwrap()
}

fn add(engine: &mut Engine, name: &str) -> Result<(), Error> {
    let owner = engine.owner().unwrap();
    let input = RateInput { name: Some(Field::text(name)), ..RateInput::default() };
    engine.apply(&Change::TaxRate(TaxRateChange::Create(input.clone())), &owner, NOW).map(drop)
}

fn names(engine: &Engine) -> BTreeSet<String> {
    let query = RateQuery { limit: Some(i64::MAX), ..RateQuery::default() };
    let page = engine.rates(&engine.owner().unwrap(), &query, NOW).unwrap();
    page.rates.into_iter().map(|rate| rate.name).collect()
}

fn of<const N: usize>(names: [&str; N]) -> BTreeSet<String> {
    names.map(str::to_owned).into()
}

fn log(shop: &Path, suffix: &str) -> PathBuf {
    PathBuf::from(format!("{}{suffix}", shop.display()))
}

fn tillbook(folder: &Path, words: &[&str]) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tillbook"));
    command.args(words).current_dir(folder).env("XDG_DATA_HOME", folder.join("data"));
    let output = command.stdin(Stdio::null()).output().unwrap();
    let said =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    (output.status.success(), said)
}

/// `tillbook api`, a program of its own.
struct Program(Child, Option<ChildStdin>, BufReader<ChildStdout>);

impl Program {
    fn start(shop: &Path) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tillbook"));
        command.arg("api").arg(shop).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (input, output) = (child.stdin.take(), BufReader::new(child.stdout.take().unwrap()));
        Self(child, input, output)
    }

    fn add(&mut self, name: &str) -> Value {
        let request = json!({ "method": "POST", "path": "/taxes", "body": { "tax": { "name": name } } });
        writeln!(self.1.as_mut().unwrap(), "{request}").unwrap();
        let mut line = String::new();
        self.2.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap()
    }

    fn end(mut self) {
        self.1.take();
        assert!(self.0.wait().unwrap().success());
    }
}

/// What is done to the files of a shop that is open, and what its programs then say.
struct Attack {
    name: &'static str,
    act: fn(&Path),
    says: &'static str,
    /// Where the file is afterwards, if anywhere.
    at: Option<&'static str>,
}

fn other_shop(shop: &Path) -> PathBuf {
    let path = shop.with_file_name("other.tillbook");
    new(&path).close().unwrap();
    path
}

const ATTACKS: [Attack; 9] = [
    Attack {
        name: "moved",
        act: |shop| fs::rename(shop, shop.with_file_name("moved.tillbook")).unwrap(),
        says: "was moved or deleted",
        at: Some("moved.tillbook"),
    },
    Attack {
        name: "its folder moved",
        act: |shop| {
            let folder = shop.parent().unwrap();
            fs::rename(folder, folder.with_file_name("elsewhere")).unwrap();
        },
        says: "was moved or deleted",
        at: Some("../elsewhere/shop.tillbook"),
    },
    Attack {
        name: "deleted",
        act: |shop| fs::remove_file(shop).unwrap(),
        says: "was moved or deleted",
        at: None,
    },
    Attack {
        name: "replaced",
        act: |shop| {
            let other = other_shop(shop);
            fs::rename(shop, shop.with_file_name("was.tillbook")).unwrap();
            fs::rename(other, shop).unwrap();
        },
        says: "is another file now",
        at: Some("was.tillbook"),
    },
    Attack {
        name: "replaced by a copy of itself",
        act: |shop| {
            let copy = shop.with_file_name("copy.tillbook");
            fs::copy(shop, &copy).unwrap();
            fs::rename(shop, shop.with_file_name("was.tillbook")).unwrap();
            fs::rename(copy, shop).unwrap();
        },
        says: "is another file now",
        at: Some("was.tillbook"),
    },
    Attack {
        name: "log deleted",
        act: |shop| fs::remove_file(log(shop, "-wal")).unwrap(),
        says: "deleted or replaced",
        at: Some("shop.tillbook"),
    },
    Attack {
        name: "log replaced",
        act: |shop| {
            let copy = shop.with_file_name("copy");
            fs::copy(log(shop, "-wal"), &copy).unwrap();
            fs::rename(copy, log(shop, "-wal")).unwrap();
        },
        says: "deleted or replaced",
        at: Some("shop.tillbook"),
    },
    Attack {
        name: "index of the log deleted",
        act: |shop| fs::remove_file(log(shop, "-shm")).unwrap(),
        says: "deleted or replaced",
        at: Some("shop.tillbook"),
    },
    Attack {
        name: "log and its index deleted",
        act: |shop| {
            fs::remove_file(log(shop, "-wal")).unwrap();
            fs::remove_file(log(shop, "-shm")).unwrap();
        },
        says: "deleted or replaced",
        at: Some("shop.tillbook"),
    },
];

#[test]
fn nothing_is_acknowledged_that_would_be_lost() {
    for attack in ATTACKS {
        let name = attack.name;
        let folder = TempDir::new().unwrap();
        let home = folder.path().join("home");
        fs::create_dir(&home).unwrap();
        let shop = home.join("shop.tillbook");
        let mut engine = new(&shop);
        let mut second = Program::start(&shop);
        add(&mut engine, "first").unwrap();
        assert_eq!(second.add("second")["status"], 201, "{name}");
        (attack.act)(&shop);

        let refused = add(&mut engine, "third").unwrap_err();
        assert!(matches!(refused, Error::ShopMoved { .. }), "{name}: {refused}");
        assert!(refused.to_string().contains(attack.says), "{name}: {refused}");
        let answer = second.add("third");
        let said = answer.pointer("/body/errors/0/message").unwrap().as_str().unwrap();
        assert!(said.contains(attack.says), "{name}: {answer}");
        assert_eq!(answer["status"], 503, "{name}");

        // A backup that is made then holds all that was saved, as the refusal says.
        let backup = folder.path().join("backup.tillbook");
        engine.backup(&backup).unwrap();
        let backup = Engine::open(&backup).unwrap();
        assert_eq!(names(&backup), of(["first", "second"]), "{name}");
        assert_eq!(backup.check().unwrap(), Vec::<String>::new(), "{name}");

        // When both have closed it, the file is whole, wherever it is.
        drop(engine);
        second.end();
        if let Some(at) = attack.at {
            let found = folder.path().join("elsewhere").join("shop.tillbook");
            let path = if at.contains("elsewhere") { found } else { home.join(at) };
            let mut after = Engine::open(&path).unwrap();
            assert_eq!(names(&after), of(["first", "second"]), "{name}");
            assert_eq!(after.check().unwrap(), Vec::<String>::new(), "{name}");
            add(&mut after, "third").unwrap();
        }
        if name == "replaced" {
            let other = Engine::open(&shop).unwrap();
            assert_eq!(names(&other), of([]), "{name}");
            assert_eq!(other.check().unwrap(), Vec::<String>::new(), "{name}");
        }
    }
}

#[test]
fn a_shop_that_is_put_back_goes_on() {
    let folder = TempDir::new().unwrap();
    let shop = folder.path().join("shop.tillbook");
    let mut engine = new(&shop);
    add(&mut engine, "first").unwrap();
    fs::rename(&shop, folder.path().join("moved")).unwrap();
    add(&mut engine, "second").unwrap_err();
    fs::rename(folder.path().join("moved"), &shop).unwrap();
    add(&mut engine, "third").unwrap();
    engine.close().unwrap();
    assert_eq!(names(&Engine::open(&shop).unwrap()), of(["first", "third"]));
}

#[test]
fn the_log_of_a_shop_that_took_the_place_is_not_removed() {
    let folder = TempDir::new().unwrap();
    let shop = folder.path().join("shop.tillbook");
    let mut ours = new(&shop);
    add(&mut ours, "ours").unwrap();
    let other = other_shop(&shop);
    for suffix in ["", "-wal", "-shm"] {
        fs::rename(log(&shop, suffix), log(&folder.path().join("was"), suffix)).unwrap();
    }
    fs::rename(other, &shop).unwrap();
    let mut theirs = Engine::open(&shop).unwrap();
    add(&mut theirs, "theirs").unwrap();
    drop(ours);
    add(&mut theirs, "also theirs").unwrap();
    let killed = folder.path().join("killed.tillbook");
    for suffix in ["", "-wal"] {
        fs::copy(log(&shop, suffix), log(&killed, suffix)).unwrap();
    }
    assert_eq!(names(&Engine::open(&killed).unwrap()), of(["theirs", "also theirs"]));
    assert_eq!(names(&Engine::open(&folder.path().join("was")).unwrap()), of(["ours"]));
}

#[test]
fn a_log_that_is_cut_short_is_noticed() {
    let folder = TempDir::new().unwrap();
    let shop = folder.path().join("shop.tillbook");
    let mut engine = new(&shop);
    add(&mut engine, "first").unwrap();
    add(&mut engine, "second").unwrap();
    let wal = fs::File::options().write(true).open(log(&shop, "-wal")).unwrap();
    wal.set_len(0).unwrap();
    let refused = add(&mut engine, "third").unwrap_err();
    assert!(refused.to_string().contains("cut short"), "{refused}");
    let refused = engine.close().unwrap_err();
    assert!(refused.to_string().contains("cut short"), "{refused}");
    assert!(matches!(Engine::open(&shop), Err(Error::LostLog { .. })));
}

/// The files as a program that is killed leaves them.
fn killed(shop: &Path) {
    let mut program = Program::start(shop);
    for name in ["kept", "last"] {
        let answer = program.add(name);
        assert_eq!(answer.get("status"), Some(&json!(201)), "{answer}");
    }
    program.0.kill().unwrap();
    program.0.wait().unwrap();
}

#[test]
fn a_log_that_is_lost_while_nobody_looks_is_noticed_and_can_be_given_up() {
    let folder = TempDir::new().unwrap();
    let home = folder.path();
    let shop = home.join("shop.tillbook");
    new(&shop).close().unwrap();
    killed(&shop);
    fs::copy(&shop, home.join("alone.tillbook")).unwrap();
    for suffix in ["", "-wal"] {
        fs::copy(log(&shop, suffix), log(&home.join("whole.tillbook"), suffix)).unwrap();
    }
    fs::remove_file(log(&shop, "-wal")).unwrap();
    // Again and again, whatever looked at it before.
    for _ in 0..2 {
        for words in [
            ["check", "shop.tillbook"].as_slice(),
            &["check", "alone.tillbook"],
            &["report", "shop.tillbook", "sales"],
            &["backup", "shop.tillbook", "copy.tillbook"],
            &["restore", "new.tillbook", "alone.tillbook", "--yes"],
            &["user", "add", "shop.tillbook", "ann", "--role", "accountant"],
        ] {
            let (done, said) = tillbook(home, words);
            assert!(!done && said.contains("has lost its log"), "{words:?}: {said}");
            assert!(said.contains("--repair"), "{words:?}: {said}");
        }
    }
    assert!(!home.join("new.tillbook").exists() && !home.join("copy.tillbook").exists());
    assert_eq!(names(&Engine::open(&home.join("whole.tillbook")).unwrap()), of(["kept", "last"]));

    let (done, said) = tillbook(home, &["check", "shop.tillbook", "--repair"]);
    assert!(done && said.contains("given up") && said.contains("nothing wrong"), "{said}");
    let mut engine = Engine::open(&shop).unwrap();
    assert!(
        engine.history(&engine.owner().unwrap(), 9, 0).unwrap()[0]
            .title
            .to_string()
            .contains("without the lost log")
    );
    add(&mut engine, "new").unwrap();
    drop(engine);
    let (done, said) = tillbook(home, &["check", "shop.tillbook"]);
    assert!(done, "{said}");
    // What was put aside is as it was.
    let (done, said) = tillbook(home, &["check", "shop.before-repair.tillbook"]);
    assert!(!done && said.contains("has lost its log"), "{said}");
}

#[test]
fn a_log_is_not_given_up_while_a_program_may_have_it() {
    let folder = TempDir::new().unwrap();
    let shop = folder.path().join("shop.tillbook");
    let mut engine = new(&shop);
    add(&mut engine, "first").unwrap();
    fs::remove_file(log(&shop, "-wal")).unwrap();
    let (done, said) = tillbook(folder.path(), &["check", "shop.tillbook"]);
    assert!(!done && said.contains("has lost its log"), "{said}");
    let (done, said) = tillbook(folder.path(), &["check", "shop.tillbook", "--repair"]);
    assert!(!done && said.contains("Another program"), "{said}");
    drop(engine);
    let (done, said) = tillbook(folder.path(), &["check", "shop.tillbook"]);
    assert!(done, "{said}");
    assert_eq!(names(&Engine::open(&shop).unwrap()), of(["first"]));
}

#[test]
fn whoever_closes_last_leaves_a_file_that_is_whole_alone() {
    let folder = TempDir::new().unwrap();
    let home = folder.path();
    let shop = home.join("shop.tillbook");
    let alone = |what: &str, expected: &[&str]| {
        let copy = home.join("alone.tillbook");
        fs::copy(&shop, &copy).unwrap();
        let expected: BTreeSet<String> = expected.iter().map(|&name| name.to_owned()).collect();
        assert_eq!(names(&Engine::open(&copy).unwrap()), expected, "{what}");
        fs::remove_file(copy).unwrap();
    };
    new(&shop).close().unwrap();
    alone("new", &[]);
    killed(&shop);
    let (done, said) = tillbook(home, &["report", "shop.tillbook", "sales"]);
    assert!(done, "{said}");
    assert!(!log(&shop, "-wal").exists());
    alone("killed, then only read", &["kept", "last"]);
    let mut one = Engine::open(&shop).unwrap();
    let mut two = Program::start(&shop);
    add(&mut one, "one").unwrap();
    assert_eq!(two.add("two")["status"], 201);
    drop(one);
    assert_eq!(two.add("more")["status"], 201);
    let backup = home.join("backup.tillbook");
    assert!(tillbook(home, &["backup", "shop.tillbook", "backup.tillbook"]).0);
    two.end();
    alone("two programs", &["kept", "last", "one", "two", "more"]);
    assert_eq!(names(&Engine::open(&backup).unwrap()), of(["kept", "last", "one", "two", "more"]));
}

#[test]
fn threads_that_close_at_once_leave_no_log() {
    let folder = TempDir::new().unwrap();
    let shop = folder.path().join("shop.tillbook");
    new(&shop).close().unwrap();
    for round in 0..40 {
        let mut engines: Vec<Engine> = (0..4).map(|_| Engine::open(&shop).unwrap()).collect();
        add(engines.first_mut().unwrap(), &format!("round {round}")).unwrap();
        thread::scope(|threads| {
            for engine in engines {
                threads.spawn(move || drop(engine));
            }
        });
        assert!(!log(&shop, "-wal").exists(), "round {round}");
    }
}

#[test]
fn a_new_file_does_not_take_over_the_log_of_an_earlier_one() {
    let folder = TempDir::new().unwrap();
    let home = folder.path();
    let shop = home.join("shop.tillbook");
    new(&home.join("backup.tillbook")).close().unwrap();
    for suffix in ["-wal", "-shm", "-journal"] {
        fs::write(log(&shop, suffix), "left").unwrap();
        for words in [
            ["new", "shop.tillbook"].as_slice(),
            &["sample", "shop.tillbook"],
            &["backup", "backup.tillbook", "shop.tillbook"],
        ] {
            let (done, said) = tillbook(home, words);
            assert!(!done && said.contains(&format!("shop.tillbook{suffix}")), "{words:?}: {said}");
            assert!(!shop.exists(), "{words:?}");
        }
        fs::remove_file(log(&shop, suffix)).unwrap();
    }
    // A restore puts it aside.
    new(&shop).close().unwrap();
    killed(&shop);
    fs::remove_file(&shop).unwrap();
    let (done, said) = tillbook(home, &["restore", "shop.tillbook", "backup.tillbook", "--yes"]);
    assert!(done && said.contains("shop.replaced.tillbook-"), "{said}");
    assert_eq!(names(&Engine::open(&shop).unwrap()), of([]));
}

#[test]
fn all_threads_of_a_program_have_one_file() {
    let folder = TempDir::new().unwrap();
    let shop = folder.path().join("shop.tillbook");
    new(&shop).close().unwrap();
    let opener = ShopOpener::new(&shop);
    let first = opener.open().unwrap();
    opener.open().unwrap();
    let other = other_shop(&shop);
    fs::rename(other, &shop).unwrap();
    assert!(matches!(opener.open(), Err(Error::ShopMoved { .. })));
    drop(first);
}
