//! Backups that are restored over damaged shops: each succeeds, keeps what it replaces as it was, byte for byte, and
//! obeys the rules of a restore as far as the damaged shop can be read.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use backups::{BackupFile, Backups, Reason, Restored};
use domain::access::Role;
use domain::field::Value;
use domain::rate::RateInput;
use domain::shop::settings::{Currency, Shop};
use domain::time::tax_period::TaxPeriod;
use domain::time::{Instant, Zone};
use domain::{Error, Result};
use engine::{Change, Engine, PeriodChange, TaxRateChange, UserChange};
use rusqlite::Connection;
use system::Clock;
use tempfile::TempDir;

const NOW: Instant = Instant::from_seconds(1_743_434_430);

fn tillbook(home: &Path, words: &[&str]) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tillbook"));
    command.args(words).current_dir(home).env("XDG_DATA_HOME", home.join("data"));
    let output = command.stdin(Stdio::null()).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8_lossy(&said).into_owned())
}

/// A shop with orders and rates, and a backup of it.
fn shop() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shop.tillbook");
    let books = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases/golden/books.json");
    for words in [
        ["new", "shop.tillbook"].as_slice(),
        &["import", "shop.tillbook", books],
        &["user", "add", "shop.tillbook", "bert", "--role", "accountant"],
        &["backup", "shop.tillbook", "backup.tillbook"],
    ] {
        let (done, said) = tillbook(folder.path(), words);
        assert!(done, "{words:?}: {said}");
    }
    (folder, path)
}

fn log(shop: &Path, suffix: &str) -> PathBuf {
    PathBuf::from(format!("{}{suffix}", shop.display()))
}

fn add(engine: &mut Engine, name: &str) {
    let owner = engine.owner().unwrap();
    let input = RateInput { name: Some(Value::text(name)), ..RateInput::default() };
    engine.apply(&Change::TaxRate(TaxRateChange::Create(input)), &owner, NOW).unwrap();
}

/// A number that looks random and is the same each time.
fn scattered(seed: usize) -> usize {
    let mixed = (seed as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    usize::try_from((mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 20).unwrap()
}

#[test]
fn a_backup_is_restored_over_a_shop_with_any_bit_turned_over() {
    let places = if std::env::var_os("TILLBOOK_LONG").is_some() { 3_000 } else { 120 };
    let (folder, path) = shop();
    let (home, whole) = (folder.path(), fs::read(&path).unwrap());
    // As a program that was killed leaves it, with a log.
    let killed = {
        let mut engine = Engine::open(&path).unwrap();
        add(&mut engine, "one");
        (fs::read(&path).unwrap(), fs::read(log(&path, "-wal")).unwrap())
    };
    // No zeros: what is empty has no effect, or is not looked at.
    let filled: Vec<usize> = (0..whole.len()).filter(|place| whole[*place] != 0).collect();
    let (mut damaged, mut unchecked) = (0, 0);
    for round in 0..places {
        let place = filled[scattered(round) % filled.len()];
        let has_log = round % 3 == 0;
        let mut bytes = if has_log { killed.0.clone() } else { whole.clone() };
        bytes[place] ^= 1 << (round % 8);
        for file in fs::read_dir(home).unwrap().map(|entry| entry.unwrap().path()) {
            let name = file.file_name().unwrap().to_string_lossy().into_owned();
            if name.starts_with("shop.") {
                fs::remove_file(file).unwrap();
            }
        }
        let write = |path: &Path| {
            fs::write(path, &bytes).unwrap();
            if has_log {
                fs::write(log(path, "-wal"), &killed.1).unwrap();
            }
        };
        let tried = home.join("shop.tried.tillbook");
        write(&tried);
        if Engine::open(&tried).and_then(|engine| engine.check()).is_ok_and(|found| found.is_empty()) {
            continue;
        }
        damaged += 1;
        write(&path);
        let name = format!("bit {} of byte {place}{}", round % 8, if has_log { ", with a log" } else { "" });
        let (done, said) = tillbook(home, &["restore", "shop.tillbook", "backup.tillbook", "--yes"]);
        assert!(done && said.contains("What it replaced is "), "{name}: {said}");
        assert!(!said.contains("restore a backup"), "{name}: {said}");
        let restored = Engine::open(&path).unwrap();
        assert_eq!(restored.check().unwrap(), Vec::<String>::new(), "{name}");
        let of_backup = Engine::peek(&home.join("backup.tillbook")).unwrap();
        assert_eq!(restored.contents().unwrap().counts, of_backup.counts, "{name}");
        if said.contains("was not checked, and is as it was") {
            unchecked += 1;
            let kept = home.join("shop.replaced.tillbook");
            assert!(said.contains("shop.replaced.tillbook."), "{name}: {said}");
            assert!(fs::read(&kept).unwrap() == bytes, "{name}: not kept byte for byte");
            let wal = fs::read(log(&kept, "-wal")).ok();
            assert!(wal == has_log.then(|| killed.1.clone()), "{name}: the log is not kept");
        }
    }
    println!("{damaged} of {places} damaged, {unchecked} kept unchecked");
    assert!(damaged > places / 4 && unchecked > damaged / 3, "{damaged} of {places}, {unchecked} unchecked");
}

/// A shop that can be read, but of which no backup can be made, with a backup of before.
struct Bench {
    folder: TempDir,
    path: PathBuf,
}

impl Bench {
    fn new(since: impl FnOnce(&mut Engine)) -> Self {
        let (folder, path) = shop();
        let mut engine = Engine::open(&path).unwrap();
        since(&mut engine);
        engine.close().unwrap();
        let shell = Connection::open(&path).unwrap();
        shell.execute("UPDATE orders SET total = total + 1", []).unwrap();
        Self { folder, path }
    }

    fn restores(&self, user: Option<&str>, reason: &str) -> Result<Restored> {
        let from = BackupFile::plain(&self.folder.path().join("backup.tillbook"));
        let before = fs::read(&self.path).unwrap();
        let restored =
            Backups::of(self.folder.path(), &self.path).restore_over((&from, reason), user, Clock::System);
        match &restored {
            Ok(restored) => {
                assert!(restored.is_unchecked);
                assert!(fs::read(restored.kept.as_ref().unwrap()).unwrap() == before);
                assert_eq!(Engine::open(&self.path).unwrap().check().unwrap(), Vec::<String>::new());
            }
            Err(_) => {
                assert!(fs::read(&self.path).unwrap() == before);
                assert!(!log(&self.path, "-wal").exists());
            }
        }
        restored
    }
}

fn apply(engine: &mut Engine, change: &Change) {
    let owner = engine.owner().unwrap();
    engine.apply(change, &owner, NOW).unwrap();
}

#[test]
fn only_an_administrator_restores_over_a_damaged_shop() {
    let bench = Bench::new(|engine| {
        apply(engine, &Change::User(UserChange::Add { login: "ann".to_owned(), role: Role::ShopManager }));
        apply(engine, &Change::User(UserChange::Add { login: "bea".to_owned(), role: Role::Administrator }));
    });
    for user in ["ann", "nobody"] {
        let refused = bench.restores(Some(user), "");
        assert!(matches!(refused, Err(Error::AdministratorOnly { .. })), "{user}: {refused:?}");
    }
    bench.restores(Some("bea"), "").unwrap();
    Bench::new(|_| {}).restores(None, "").unwrap();
}

/// Reports count customers on the day of their registration.
#[test]
fn who_is_a_customer_since_the_backup_is_counted_as_one() {
    let bench = Bench::new(|_| {});
    let shell = Connection::open(&bench.path).unwrap();
    shell.execute("UPDATE users SET role = 'customer' WHERE login = 'bert'", []).unwrap();
    drop(shell);
    bench.restores(None, "").unwrap();
}

#[test]
fn a_closing_is_taken_back_with_a_reason_and_access_that_was_withdrawn_stays_so() {
    let period = TaxPeriod::parse("2023-03").unwrap();
    let bench = Bench::new(|engine| {
        apply(engine, &Change::Period(PeriodChange::Close { period, early: false }));
        apply(engine, &Change::User(UserChange::Remove { login: "bert".to_owned() }));
    });
    let refused = bench.restores(None, "").unwrap_err();
    assert_eq!(refused.code(), "tillbook_restore_reopens", "{refused}");
    let said = bench.restores(None, "The shop is damaged").unwrap().access();
    let said: Vec<String> = said.iter().map(ToString::to_string).collect();
    assert!(said.iter().any(|sentence| sentence.contains("stay removed: bert")), "{said:?}");
    assert!(said.iter().any(|sentence| sentence.contains("not everything that was removed")), "{said:?}");
    let engine = Engine::open(&bench.path).unwrap();
    let last = engine.history(&engine.owner().unwrap(), 1, 0).unwrap().remove(0);
    assert_eq!(last.title.to_string(), "Restore backup.tillbook: The shop is damaged");
}

#[test]
fn a_damaged_shop_that_is_shared_or_open_elsewhere_is_not_replaced() {
    let bench = Bench::new(|_| {});
    let other = Engine::open(&bench.path).unwrap();
    let (done, said) =
        tillbook(bench.folder.path(), &["restore", "shop.tillbook", "backup.tillbook", "--yes"]);
    assert!(!done && said.contains("Another program"), "{said}");
    drop(other);
    let shell = Connection::open(&bench.path).unwrap();
    shell.execute("INSERT INTO group_place (id, awaits_copy, rules) VALUES (1, 0, 1)", []).unwrap();
    drop(shell);
    let refused = bench.restores(None, "");
    assert!(matches!(refused, Err(Error::SharedShop { .. })), "{refused:?}");
}

/// What is in the settings cannot be read, or who has access.
#[test]
fn what_cannot_be_read_is_said() {
    let shop = Shop::new("Unread", Currency::USD, Zone::UTC).unwrap();
    let names = BTreeSet::from(["orders", "settings", "users"]);
    for table in names {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("shop.tillbook");
        let engine = Engine::create(&path, &shop, NOW).unwrap();
        let backups = Backups::of(folder.path(), &path);
        let from = backups.make(&engine, Reason::Asked, NOW).unwrap();
        engine.close().unwrap();
        let shell = Connection::open(&path).unwrap();
        let sql = "SELECT rootpage FROM sqlite_schema WHERE name = ?1";
        let page: i64 = shell.query_row(sql, [table], |row| row.get(0)).unwrap();
        let page = usize::try_from(page).unwrap();
        drop(shell);
        let mut bytes = fs::read(&path).unwrap();
        bytes.iter_mut().skip((page - 1) * 4096).take(4096).for_each(|byte| *byte ^= 0xa5);
        fs::write(&path, &bytes).unwrap();
        let (done, said) =
            tillbook(folder.path(), &["restore", "shop.tillbook", from.to_str().unwrap(), "--yes"]);
        assert!(done && said.contains("is damaged, and will be kept as it is"), "{table}: {said}");
        let known = if table == "users" {
            "API keys are those of the day of the backup"
        } else {
            "not everything that was removed"
        };
        assert!(said.contains(known), "{table}: {said}");
        assert!(fs::read(folder.path().join("shop.replaced.tillbook")).unwrap() == bytes, "{table}");
    }
}
