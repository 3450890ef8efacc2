//! Backups and putting them back: made while others write, checked, listed with what is in them, and
//! never at the cost of what somebody was told is saved.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use backups::{BackupFile, Backups, Reason};
use domain::Error;
use domain::access::Role;
use domain::access::key::{KeyPair, NewKey, Permission};
use domain::access::password::PasswordHash;
use domain::field::Value;
use domain::ids::KeyId;
use domain::rate::RateInput;
use domain::shop::settings::{Currency, Shop};
use domain::time::tax_period::TaxPeriod;
use domain::time::{Instant, Zone};
use engine::{Change, Engine, PeriodChange, RateQuery, TaxRateChange, UserChange};
use tempfile::TempDir;

const NOW: Instant = Instant::from_seconds(1_743_434_430);

fn shop() -> (TempDir, PathBuf, Engine) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shop.tillbook");
    let shop = Shop::new("Kept", Currency::USD, Zone::UTC).unwrap();
    let engine = Engine::create(&path, &shop, NOW).unwrap();
    (folder, path, engine)
}

fn add(engine: &mut Engine, name: &str) -> i64 {
    let owner = engine.owner().unwrap();
    let input = RateInput { name: Some(Value::text(name)), ..RateInput::default() };
    engine
        .apply(&Change::TaxRate(TaxRateChange::Create(input.clone())), &owner, NOW)
        .unwrap()
        .rate()
        .unwrap()
        .id
        .get()
}

fn names(engine: &Engine) -> BTreeSet<String> {
    let query = RateQuery { limit: Some(i64::MAX), ..RateQuery::default() };
    let page = engine.rates(&engine.owner().unwrap(), &query, NOW).unwrap();
    page.rates.into_iter().map(|rate| rate.name).collect()
}

fn tillbook(shop: &Path, words: &[&str], typed: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tillbook"))
        .args(words)
        .current_dir(shop.parent().unwrap())
        .env("XDG_DATA_HOME", shop.parent().unwrap().join("data"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdin.take().unwrap().write_all(typed.as_bytes()));
    child.wait_with_output().unwrap()
}

/// Ends what goes on beside a test, also when the test fails.
struct EndsWith<'b>(&'b AtomicBool);

impl Drop for EndsWith<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

#[test]
fn one_a_day_while_something_changes() {
    let (folder, path, mut engine) = shop();
    let backups = Backups::of(folder.path(), &path);
    let day = |day: i64| Instant::from_seconds(NOW.seconds() + day * 86_400);
    assert!(backups.daily(&engine, day(0)).unwrap().is_some());
    assert!(backups.daily(&engine, day(0)).unwrap().is_none(), "there is one of this day");
    assert!(backups.daily(&engine, day(1)).unwrap().is_none(), "nothing was changed");
    for number in 2..80 {
        add(&mut engine, &format!("rate {number}"));
        assert!(backups.daily(&engine, day(number)).unwrap().is_some());
    }
    let all = backups.list();
    // Ten days, the weeks before those, and the last of each month.
    assert!((16..=20).contains(&all.len()), "{}", all.len());
    assert!(all.is_sorted_by(|one, other| one.at > other.at));
    assert_eq!(Backups::contents(&all.first().unwrap().path).unwrap(), engine.contents().unwrap());
    assert!(all.iter().all(|backup| backup.reason == Reason::Opening));
}

#[test]
fn a_clock_ten_years_ahead_takes_no_backup() {
    let (folder, path, mut engine) = shop();
    let backups = Backups::of(folder.path(), &path);
    let day = |day: i64| Instant::from_seconds(NOW.seconds() + day * 86_400);
    let asked = backups.make(&engine, Reason::Asked, day(-900)).unwrap();
    for number in 0..9 {
        add(&mut engine, &format!("rate {number}"));
        assert!(backups.daily(&engine, day(number * 7)).unwrap().is_some());
    }
    let real = backups.list();
    for number in 3_650..3_658 {
        add(&mut engine, &format!("rate {number}"));
        assert!(backups.daily(&engine, day(number)).unwrap().is_some());
    }
    // The clock is right again: each day has its backup, and those that are dated later stay aside.
    for number in 63..67 {
        add(&mut engine, &format!("rate {number}"));
        assert!(backups.daily(&engine, day(number)).unwrap().is_some(), "{number}");
        assert!(backups.daily(&engine, day(number)).unwrap().is_none(), "{number}");
    }
    let all = backups.list();
    // Eight more days that have one take two, as eight days of a clock that is right do.
    let lost: Vec<_> = real.iter().filter(|backup| !all.contains(backup)).collect();
    assert!(asked.exists() && lost.len() <= 2, "{lost:?}");
    assert_eq!(all.iter().filter(|backup| backup.at > day(3_000)).count(), 8);
}

#[test]
fn nine_imports_of_a_day_stay_for_some_days() {
    let (folder, path, mut engine) = shop();
    let backups = Backups::of(folder.path(), &path);
    let hour = |day: i64, hour: i64| Instant::from_seconds(NOW.seconds() + day * 86_400 + hour * 600);
    for number in 0..9 {
        add(&mut engine, &format!("something {number}"));
        backups.before_import(&engine, hour(0, number)).unwrap().unwrap();
    }
    for number in 0..9 {
        add(&mut engine, &format!("more {number}"));
        backups.before_import(&engine, hour(1, number)).unwrap().unwrap();
    }
    assert_eq!(backups.list().len(), 18);
    for day in 2..4 {
        backups.before_import(&engine, hour(day, 0)).unwrap().unwrap();
    }
    assert_eq!(backups.list().len(), 12, "the last of the first day, nine of the next, two more");
}

/// An import that is refused and tried again would else push out those of other states.
#[test]
fn what_the_last_import_of_the_day_put_aside_is_not_copied_again() {
    let (folder, path, mut engine) = shop();
    let backups = Backups::of(folder.path(), &path);
    let hour = |hour: i64| Instant::from_seconds(NOW.seconds() + hour * 3_600);
    add(&mut engine, "one");
    backups.make(&engine, Reason::Opening, hour(0)).unwrap();
    assert!(backups.before_import(&engine, hour(0)).unwrap().is_some(), "that of the opening may be let go");
    assert!(backups.before_import(&engine, hour(1)).unwrap().is_none(), "nothing was changed since");
    assert!(backups.before_import(&engine, hour(24)).unwrap().is_some(), "another day");
    add(&mut engine, "two");
    let last = backups.before_import(&engine, hour(25)).unwrap().unwrap();
    fs::write(last, "damaged").unwrap();
    assert!(backups.before_import(&engine, hour(26)).unwrap().is_some(), "the last cannot be read");
}

#[test]
fn a_backup_is_whole_while_another_program_writes() {
    let (folder, path, mut engine) = shop();
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            let mut number = 0;
            while !is_over.load(Ordering::Relaxed) {
                add(&mut engine, &number.to_string());
                number += 1;
            }
        });
        let _ends = EndsWith(&is_over);
        let reader = Engine::open(&path).unwrap();
        let mut last = 0;
        for number in 0..30 {
            let copy = folder.path().join(format!("copy {number}.tillbook"));
            let held = reader.backup(&copy).unwrap();
            let copy = Engine::open(&copy).unwrap();
            assert_eq!(copy.contents().unwrap(), held);
            assert_eq!(copy.check().unwrap(), Vec::<String>::new());
            let rates = names(&copy).len();
            // Each rate was named by its number, so a state in between would have a gap.
            assert_eq!(names(&copy), (0..rates).map(|number| number.to_string()).collect());
            assert!(rates >= last);
            last = rates;
        }
        assert!(last > 10, "only {last} were written meanwhile");
    });
}

#[test]
fn a_restore_shows_what_it_does_and_keeps_what_it_replaces() {
    let (_folder, path, mut engine) = shop();
    add(&mut engine, "before");
    assert!(tillbook(&path, &["backup", "shop.tillbook"], "").status.success());
    let gone = add(&mut engine, "after");
    let listed = said(&tillbook(&path, &["backups", "shop.tillbook"], ""));
    let name = listed.split_whitespace().next().unwrap().to_owned();
    assert!(listed.contains("as asked") && listed.contains("1 tax rates"), "{listed}");

    let unasked = tillbook(&path, &["restore", "shop.tillbook", &name], "");
    assert_eq!(unasked.status.code(), Some(1));
    assert!(said(&unasked).contains("2 tax rates"), "{}", said(&unasked));
    assert!(said(&unasked).contains("last change"), "{}", said(&unasked));
    assert_eq!(names(&engine).len(), 2, "nothing was changed");

    let done = tillbook(&path, &["restore", "shop.tillbook", &name, "--yes"], "");
    assert!(done.status.success(), "{}", said(&done));
    // This program had it open all along, and goes on with what was restored.
    assert_eq!(names(&engine), BTreeSet::from(["before".to_owned()]));
    let owner = engine.owner().unwrap();
    let last = engine.history(&owner, 1, 0).unwrap().into_iter().next().unwrap();
    assert_eq!((last.login.as_str(), last.title.to_string()), ("owner", format!("Restore {name}")));
    assert!(add(&mut engine, "next") > gone, "a number was given twice");
    assert_eq!(engine.check().unwrap(), Vec::<String>::new());
    let listed = said(&tillbook(&path, &["backups", "shop.tillbook"], ""));
    assert!(listed.starts_with("20") && listed.contains("before a restore"), "{listed}");
    let kept = said(&done).split("replaced is ").nth(1).unwrap().trim().trim_end_matches('.').to_owned();
    let kept = Engine::open(Path::new(&kept)).unwrap();
    assert_eq!(names(&kept), BTreeSet::from(["after".to_owned(), "before".to_owned()]));
    for word in ["shop.tillbook", "nowhere.tillbook"] {
        let refused = tillbook(&path, &["restore", "shop.tillbook", word, "--yes"], "");
        assert_eq!(refused.status.code(), Some(1), "{word}: {}", said(&refused));
    }
    let left: Vec<_> =
        fs::read_dir(path.parent().unwrap()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(left.iter().all(|name| !name.to_string_lossy().starts_with('.')), "{left:?}");
}

#[test]
fn only_an_administrator_restores() {
    let (folder, path, mut engine) = shop();
    let owner = engine.owner().unwrap();
    let backups = Backups::of(folder.path(), &path);
    let from = backups.make(&engine, Reason::Asked, NOW).unwrap();
    for role in Role::ALL {
        engine
            .apply(&Change::User(UserChange::Add { login: role.as_str().to_owned(), role }), &owner, NOW)
            .unwrap();
    }
    for role in [Role::ShopManager, Role::Accountant, Role::Customer] {
        let actor = engine.actor(role.as_str()).unwrap();
        let refused = backups.restore(&mut engine, &actor, (&BackupFile::plain(&from), ""), NOW);
        assert!(matches!(refused, Err(Error::AdministratorOnly { .. })), "{role:?}");
    }
    let actor = engine.actor("administrator").unwrap();
    backups.restore(&mut engine, &actor, (&BackupFile::plain(&from), ""), NOW).unwrap();
}

#[test]
fn a_shop_that_cannot_be_opened_is_moved_aside() {
    let (folder, path, mut engine) = shop();
    add(&mut engine, "before");
    let backups = Backups::of(folder.path(), &path);
    let from = backups.make(&engine, Reason::Asked, NOW).unwrap();
    drop(engine);
    for (number, damage) in
        [None, Some(Vec::new()), Some(b"no shop".to_vec()), Some(vec![0; 100_000])].iter().enumerate()
    {
        for suffix in ["-wal", "-shm"] {
            drop(fs::remove_file(format!("{}{suffix}", path.display())));
        }
        match damage {
            None => fs::remove_file(&path).unwrap(),
            Some(bytes) => fs::write(&path, bytes).unwrap(),
        }
        let done = tillbook(&path, &["restore", "shop.tillbook", from.to_str().unwrap(), "--yes"], "");
        assert!(done.status.success(), "{number}: {}", said(&done));
        assert_eq!(names(&Engine::open(&path).unwrap()), BTreeSet::from(["before".to_owned()]), "{number}");
        let text = said(&done);
        assert!(text.contains("API keys are those of the day of the backup"), "{text}");
        let aside = text.split("replaced is ").nth(1).and_then(|rest| rest.lines().next());
        let aside = aside.map(|rest| rest.trim_end_matches('.').to_owned());
        assert_eq!(
            aside.map(|aside| fs::read(path.parent().unwrap().join(aside)).unwrap()),
            *damage,
            "{number}"
        );
    }
}

#[test]
fn nothing_that_was_saved_is_lost_to_a_restore() {
    let (folder, path, mut engine) = shop();
    let backups = Backups::of(folder.path(), &path);
    add(&mut engine, "first");
    let from = backups.make(&engine, Reason::Asked, NOW).unwrap();
    let is_over = AtomicBool::new(false);
    let (saved, kept) = thread::scope(|scope| {
        let writer = scope.spawn(|| {
            let mut saved = BTreeSet::new();
            for number in 0.. {
                if is_over.load(Ordering::Relaxed) {
                    break;
                }
                let name = number.to_string();
                add(&mut engine, &name);
                saved.insert(name);
                thread::sleep(Duration::from_millis(20));
            }
            saved
        });
        let ends = EndsWith(&is_over);
        let mut other = Engine::open(&path).unwrap();
        let owner = other.owner().unwrap();
        let mut kept = Vec::new();
        for _ in 0..6 {
            // Against somebody who never stops writing it may give up; then nothing was replaced.
            match backups.restore(&mut other, &owner, (&BackupFile::plain(&from), ""), NOW) {
                Ok(restored) => {
                    kept.push(names(&Engine::open(&restored.kept.unwrap()).unwrap()));
                }
                Err(Error::Busy) => {}
                Err(error) => panic!("{error}"),
            }
        }
        drop(ends);
        (writer.join().unwrap(), kept)
    });
    let mut found = names(&Engine::open(&path).unwrap());
    found.extend(kept.iter().flatten().cloned());
    let lost: Vec<_> = saved.difference(&found).collect();
    assert!(lost.is_empty(), "{} of {} are lost: {lost:?}", lost.len(), saved.len());
    assert!(!kept.is_empty() && saved.len() > 3, "{} restores, {} writes", kept.len(), saved.len());
    assert_eq!(Engine::open(&path).unwrap().check().unwrap(), Vec::<String>::new());
}

#[test]
fn an_encrypted_backup_opens_with_its_passphrase_only() {
    let (folder, path, mut engine) = shop();
    add(&mut engine, "secret rate");
    let copy = folder.path().join("copy.age");
    let short = tillbook(&path, &["backup", "shop.tillbook", "copy.age", "--encrypt"], "short\n");
    assert!(!short.status.success() && !copy.exists(), "{}", said(&short));
    let made = tillbook(&path, &["backup", "shop.tillbook", "copy.age", "--encrypt"], "correct horse\n");
    assert!(made.status.success(), "{}", said(&made));
    let bytes = fs::read(&copy).unwrap();
    assert!(!bytes.windows(11).any(|part| part == b"secret rate"));
    add(&mut engine, "later");
    let mut flipped = bytes.clone();
    let middle = flipped.len() / 2;
    *flipped.get_mut(middle).unwrap() ^= 1;
    fs::write(folder.path().join("flipped.age"), flipped).unwrap();
    fs::write(folder.path().join("cut.age"), bytes.get(..bytes.len() - 100).unwrap()).unwrap();
    for (file, typed, problem) in [
        ("copy.age", "wrong horse\n", "the passphrase is not right"),
        ("flipped.age", "correct horse\n", "damaged"),
        ("cut.age", "correct horse\n", "damaged"),
    ] {
        let refused = tillbook(&path, &["restore", "shop.tillbook", file, "--yes"], typed);
        assert!(!refused.status.success() && said(&refused).contains(problem), "{file}: {}", said(&refused));
        assert_eq!(names(&engine).len(), 2, "{file}");
    }
    // What is there already is left as it is.
    let again = tillbook(&path, &["backup", "shop.tillbook", "copy.age", "--encrypt"], "another horse\n");
    assert!(!again.status.success() && fs::read(&copy).unwrap() == bytes, "{}", said(&again));
    let done = tillbook(&path, &["restore", "shop.tillbook", "copy.age", "--yes"], "correct horse\n");
    assert!(done.status.success(), "{}", said(&done));
    assert_eq!(names(&engine), BTreeSet::from(["secret rate".to_owned()]));
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(left.iter().all(|name| !name.to_string_lossy().starts_with('.')), "{left:?}");
}

/// A key of this user, and what a request names it by.
fn key(engine: &mut Engine, login: &str, seed: u8) -> (KeyId, String) {
    let owner = engine.owner().unwrap();
    let pair = KeyPair::new(&[seed; _]);
    let change = Change::User(UserChange::AddKey(NewKey::of(&pair, login, "web", Permission::Read)));
    (engine.apply(&change, &owner, NOW).unwrap().key_id().unwrap(), pair.key().to_owned())
}

fn password(word: &str) -> PasswordHash {
    PasswordHash::make(word, &[7; 16]).unwrap()
}

#[test]
fn what_was_taken_away_stays_away() {
    let (folder, path, mut engine) = shop();
    let backups = Backups::of(folder.path(), &path);
    let owner = engine.owner().unwrap();
    let user = |login: &str, role| Change::User(UserChange::Add { login: login.to_owned(), role });
    let role = |login: &str, role| Change::User(UserChange::ChangeRole { login: login.to_owned(), role });
    let removed = |login: &str| Change::User(UserChange::Remove { login: login.to_owned() });
    let set = |hash| Change::User(UserChange::SetPassword { login: "owner".to_owned(), hash: Some(hash) });
    for change in [
        user("anna", Role::Administrator),
        user("bert", Role::ShopManager),
        user("cora", Role::Administrator),
        user("dora", Role::Accountant),
        user("emil", Role::Accountant),
        set(password("first password")),
    ] {
        engine.apply(&change, &owner, NOW).unwrap();
    }
    let (revoked, revoked_key) = key(&mut engine, "owner", 1);
    let (_, of_bert) = key(&mut engine, "bert", 2);
    let (_, of_emil) = key(&mut engine, "emil", 3);
    let (_, in_use) = key(&mut engine, "anna", 4);
    let from = backups.make(&engine, Reason::Asked, NOW).unwrap();

    // Clocks say nothing here: all of it has one time.
    for change in [
        Change::User(UserChange::RevokeKey { id: revoked }),
        removed("bert"),
        role("cora", Role::Accountant),
        role("dora", Role::ShopManager),
        removed("emil"),
        user("emil", Role::Accountant),
        set(password("second password")),
    ] {
        engine.apply(&change, &owner, NOW).unwrap();
    }
    let done = tillbook(&path, &["restore", "shop.tillbook", from.to_str().unwrap(), "--yes"], "");
    let text = said(&done);
    assert!(done.status.success(), "{text}");
    for part in [
        "API keys that stay revoked: …",
        "(web) of owner, …",
        "(web) of bert, …",
        "(web) of emil.",
        "Users who stay removed: bert.",
        "Roles as they are now: cora (accountant).",
        "Passwords as they are now: owner.",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(!text.contains("anna") && !text.contains("dora"), "{text}");
    let engine = Engine::open(&path).unwrap();
    assert!(names(&engine).is_empty(), "all else is as in the backup");
    for (key, is_known) in [(&revoked_key, false), (&of_bert, false), (&of_emil, false), (&in_use, true)] {
        assert_eq!(engine.stored_key(key).unwrap().is_some(), is_known);
    }
    assert!(engine.sign_in("owner", "first password").is_err() && engine.sign_in("bert", "").is_err());
    assert!(engine.sign_in("owner", "second password").is_ok());
    let roles = engine.staff(&owner).unwrap().into_iter().map(|user| (user.login, user.role));
    let expected = [
        ("owner", Role::Administrator),
        ("anna", Role::Administrator),
        ("cora", Role::Accountant),
        ("dora", Role::Accountant),
        ("emil", Role::Accountant),
    ];
    assert_eq!(roles.collect::<Vec<_>>(), expected.map(|(login, role)| (login.to_owned(), role)));
    assert_eq!(engine.check().unwrap(), Vec::<String>::new());
}

#[test]
fn taking_a_restore_back_brings_back_who_was_never_removed() {
    let (folder, path, mut engine) = shop();
    let backups = Backups::of(folder.path(), &path);
    let owner = engine.owner().unwrap();
    let early = backups.make(&engine, Reason::Asked, NOW).unwrap();
    engine
        .apply(
            &Change::User(UserChange::Add { login: "anna".to_owned(), role: Role::Accountant }),
            &owner,
            NOW,
        )
        .unwrap();
    engine
        .apply(
            &Change::User(UserChange::Add { login: "bert".to_owned(), role: Role::Accountant }),
            &owner,
            NOW,
        )
        .unwrap();
    let (_, in_use) = key(&mut engine, "anna", 1);
    let (lost, lost_key) = key(&mut engine, "owner", 2);
    let late = backups.make(&engine, Reason::Asked, NOW).unwrap();
    engine.apply(&Change::User(UserChange::RevokeKey { id: lost }), &owner, NOW).unwrap();
    engine.apply(&Change::User(UserChange::Remove { login: "bert".to_owned() }), &owner, NOW).unwrap();
    let restored = backups.restore(&mut engine, &owner, (&BackupFile::plain(&early), ""), NOW).unwrap();
    assert!(restored.access().is_empty(), "{:?}", restored.access());
    assert!(engine.stored_key(&in_use).unwrap().is_none());
    // The backup in between knows nothing of the revocation, and neither did the one that was restored.
    for _ in 0..2 {
        backups.restore(&mut engine, &owner, (&BackupFile::plain(&late), ""), NOW).unwrap();
        assert!(engine.stored_key(&in_use).unwrap().is_some(), "nobody revoked it");
        assert!(engine.stored_key(&lost_key).unwrap().is_none(), "it was revoked");
        let staff: Vec<_> = engine.staff(&owner).unwrap().into_iter().map(|user| user.login).collect();
        assert_eq!(staff, ["owner", "anna"]);
    }
    assert_eq!(engine.check().unwrap(), Vec::<String>::new());
}

/// A backup of before a closing reopens the period, which takes a reason.
#[test]
fn a_restore_that_takes_a_closing_back_names_it_and_needs_a_reason() {
    let (folder, path, mut engine) = shop();
    let backups = Backups::of(folder.path(), &path);
    let owner = engine.owner().unwrap();
    let from = BackupFile::plain(&backups.make(&engine, Reason::Asked, NOW).unwrap());
    let period = TaxPeriod::parse("2023-03").unwrap();
    let changes = [
        Change::Period(PeriodChange::Close { period, early: false }),
        Change::Period(PeriodChange::File { period, form: "uk-vat".to_owned(), figures: String::new() }),
    ];
    for change in changes {
        engine.apply(&change, &owner, NOW).unwrap();
    }
    for reason in ["", " "] {
        let refused = backups.restore(&mut engine, &owner, (&from, reason), NOW).unwrap_err();
        assert_eq!(refused.code(), "tillbook_restore_reopens");
        let named = "March 2023 (closed), March 2023 (filed as uk-vat)";
        assert!(refused.to_string().contains(named), "{refused}");
        assert_eq!(engine.closed_periods(&owner).unwrap().records().len(), 2);
    }
    backups.restore(&mut engine, &owner, (&from, "The wrong quarter"), NOW).unwrap();
    assert!(engine.closed_periods(&owner).unwrap().records().is_empty());
    let title = engine.history(&owner, 1, 0).unwrap().remove(0).title.to_string();
    assert!(title.starts_with("Restore ") && title.ends_with(": The wrong quarter"), "{title}");
    // It has all closings that the shop has, so it needs none.
    let from = BackupFile::plain(&backups.make(&engine, Reason::Asked, NOW).unwrap());
    backups.restore(&mut engine, &owner, (&from, ""), NOW).unwrap();
    assert_eq!(engine.check().unwrap(), Vec::<String>::new());
}

#[test]
fn a_restored_shop_has_an_administrator() {
    let (folder, path, mut engine) = shop();
    let backups = Backups::of(folder.path(), &path);
    let owner = engine.owner().unwrap();
    let from = backups.make(&engine, Reason::Asked, NOW).unwrap();
    engine
        .apply(
            &Change::User(UserChange::Add { login: "anna".to_owned(), role: Role::Administrator }),
            &owner,
            NOW,
        )
        .unwrap();
    engine
        .apply(
            &Change::User(UserChange::SetPassword {
                login: "anna".to_owned(),
                hash: Some(password("of anna herself")),
            }),
            &owner,
            NOW,
        )
        .unwrap();
    let anna = engine.actor("anna").unwrap();
    engine.apply(&Change::User(UserChange::Remove { login: "owner".to_owned() }), &anna, NOW).unwrap();
    let restored = backups.restore(&mut engine, &anna, (&BackupFile::plain(&from), ""), NOW).unwrap();
    let access = restored.access().iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
    assert!(access.contains("Users who stay removed: owner; anna stays an administrator"), "{access}");
    assert_eq!(engine.owner().unwrap().login(), "anna");
    assert!(engine.sign_in("anna", "").is_err() && engine.sign_in("anna", "of anna herself").is_ok());
}

#[test]
fn a_key_revoked_while_a_backup_is_restored_stays_revoked() {
    let (folder, path, mut engine) = shop();
    let backups = Backups::of(folder.path(), &path);
    let owner = engine.owner().unwrap();
    for round in 0..8_u8 {
        let (id, name) = key(&mut engine, "owner", round + 1);
        let from = backups.make(&engine, Reason::Asked, NOW).unwrap();
        let mut other = Engine::open(&path).unwrap();
        thread::scope(|scope| {
            scope.spawn(|| {
                thread::sleep(Duration::from_millis(u64::from(round) * 6));
                engine.apply(&Change::User(UserChange::RevokeKey { id }), &owner, NOW).unwrap();
            });
            backups.restore(&mut other, &owner, (&BackupFile::plain(&from), ""), NOW).unwrap();
        });
        assert!(other.stored_key(&name).unwrap().is_none(), "round {round}");
    }
}
