//! A shop that cannot be opened any more: its backups are offered, and opened once one is put back.

use std::fs;
use std::path::Path;

use backups::{Backups, Reason, write_encrypted};
use egui::Key;
use engine::{Change, Engine, RateQuery, TaxRateChange};
use rusqlite::Connection;
use system::Recent;

use super::person::{Person, now};
use super::stock::stock;

/// The shop of all these tests under this name, with a backup.
fn backed_up(folder: &Path, name: &str) {
    let path = folder.join(name);
    stock(&path);
    let engine = Engine::open(&path).unwrap();
    Backups::of(folder, &path).make(&engine, Reason::Asked, now()).unwrap();
}

/// Puts back what is proposed, and finds the shop open.
fn restores(person: &mut Person) {
    person.chooses("as asked");
    person.sees("In this backup");
    person.clicks("Restore this backup");
    person.sees_part("API keys are those of the day of the backup");
    person.clicks("Done");
    person.sees("Net sales 70.00");
}

#[test]
fn a_shop_that_cannot_be_read_is_had_from_its_backups() {
    for (said, damage) in [("is not a Tillbook shop file", 0), ("is damaged", 4096 * 3)] {
        let mut person = Person::finds(Some("shop.tillbook"), |folder| {
            backed_up(folder, "shop.tillbook");
            let path = folder.join("shop.tillbook");
            let mut bytes = fs::read(&path).unwrap();
            bytes.truncate(damage);
            bytes.extend_from_slice(b"Dear customer");
            fs::write(path, bytes).unwrap();
        });
        person.sees_part(said);
        person.clicks("Restore a backup…");
        restores(&mut person);
        person.sees("Restored. What was there is kept, unchecked, as shop.replaced.tillbook");
        assert!(person.folder().join("shop.replaced.tillbook").exists());
        assert_eq!(person.rates().len(), 3);
    }
}

#[test]
fn what_never_was_a_shop_has_no_backups() {
    let mut person = Person::finds(None, |folder| fs::write(folder.join("letter.txt"), "Dear").unwrap());
    person.fills("Path of a shop file", person.folder().join("letter.txt").to_str().unwrap());
    person.clicks("Open");
    person.sees_part("is not a Tillbook shop file");
    person.sees_no("Restore a backup…");
    person.sees("No shops opened yet on this computer.");
}

#[test]
fn shops_that_are_gone_are_said_to_be_and_had_back() {
    let mut person = Person::finds(None, |folder| {
        fs::create_dir(folder.join("shops")).unwrap();
        backed_up(&folder.join("shops"), "shop.tillbook");
        for name in ["shops/shop.tillbook", "old.tillbook"] {
            Recent::of(folder).opened(&folder.join(name)).unwrap();
        }
        // The folder of backups is told from the shop's path, and is in the data folder.
        fs::rename(folder.join("shops/backups"), folder.join("backups")).unwrap();
        fs::remove_dir_all(folder.join("shops")).unwrap();
    });
    person.sees("How would you like to start?");
    person.sees_no("No shops opened yet on this computer.");
    person.sees_part("shops/shop.tillbook");
    person.clicks("Forget old");
    person.sees_no("Forget old");
    person.clicks("Restore shop…");
    restores(&mut person);
    person.sees("Restored");
    assert!(person.folder().join("shops/shop.tillbook").exists());
}

#[test]
fn the_last_shop_that_is_gone_can_be_forgotten() {
    let mut person = Person::finds(None, |folder| {
        Recent::of(folder).opened(&folder.join("old.tillbook")).unwrap();
    });
    person.clicks("Restore old…");
    person.sees("There are no backups of this shop on this computer.");
    person.presses(Key::Escape);
    person.sees_no("Restore from a file…");
    person.clicks("Forget old");
    person.sees("No shops opened yet on this computer.");
}

#[test]
fn an_encrypted_backup_from_another_computer_becomes_a_shop() {
    let mut person = Person::finds(None, |folder| {
        let path = folder.join("away.tillbook");
        stock(&path);
        let engine = Engine::open(&path).unwrap();
        let mut file = fs::File::create(folder.join("corner.tillbook.age")).unwrap();
        write_encrypted(&engine, "correct horse", &mut file).unwrap();
    });
    person.fills("Path of a shop file", person.folder().join("corner.tillbook.age").to_str().unwrap());
    person.clicks("Open");
    person.sees_part("This backup is encrypted.");
    person.types("correct horse");
    person.presses(Key::Enter);
    person.sees("In this backup");
    person.clicks("Restore this backup");
    person.sees("Net sales 70.00");
    assert!(person.folder().join("corner.tillbook").exists());
}

#[test]
fn another_shop_stays_open_beside_one_that_is_lost() {
    let mut person = Person::finds(Some("shop.tillbook"), |folder| {
        stock(&folder.join("shop.tillbook"));
        backed_up(folder, "other.tillbook");
        fs::write(folder.join("other.tillbook"), "Dear customer").unwrap();
    });
    person.sees("Net sales 70.00");
    person.presses_control(Key::K);
    person.types(person.folder().join("other.tillbook").to_str().unwrap());
    person.presses(Key::Enter);
    person.sees_part("is not a Tillbook shop file");
    person.sees("Net sales 70.00");
    person.clicks("Restore a backup…");
    person.chooses("as asked");
    person.sees("In this backup");
    person.clicks("Restore this backup");
    person.sees("Restored. What was there is kept, unchecked, as other.replaced.tillbook");
    person.sees_part("API keys are those of the day of the backup");
    person.sees("Net sales 70.00");
}

#[test]
fn a_shop_that_has_lost_its_log_is_gone_on_with_when_the_person_says_so() {
    for is_beside_another in [false, true] {
        let mut person = Person::finds(is_beside_another.then_some("first.tillbook"), |folder| {
            stock(&folder.join("first.tillbook"));
            let path = folder.join("whole.tillbook");
            stock(&path);
            let mut engine = Engine::open(&path).unwrap();
            let owner = engine.owner().unwrap();
            engine
                .apply(&Change::TaxRate(TaxRateChange::Delete { id: "1".to_owned() }), &owner, now())
                .unwrap();
            // As a file manager copies it, while it is open.
            fs::copy(&path, folder.join("copy.tillbook")).unwrap();
        });
        let path = person.folder().join("copy.tillbook").to_str().unwrap().to_owned();
        if is_beside_another {
            person.sees("Net sales 70.00");
            person.presses_control(Key::K);
            person.types(&path);
            person.presses(Key::Enter);
        } else {
            person.fills("Path of a shop file", &path);
            person.clicks("Open");
        }
        person.sees_part("has lost its log copy.tillbook-wal");
        person.clicks("Go on as it is");
        person.sees("Net sales 70.00");
        person.waits("the shop", |person| person.folder().join("copy.before-repair.tillbook").exists());
        person.sees_no("Go on as it is");
        person.goes_to("History");
        person.sees_part("Go on without the lost log");
    }
}

#[test]
fn a_shop_that_is_moved_while_it_is_open_keeps_what_was_typed_and_can_be_backed_up() {
    let mut person = Person::at_a_shop();
    let types = |person: &mut Person, was: &str, rate: &str| {
        person.clicks(&format!("Rate % of row 1: {was}"));
        person.types(rate);
        person.presses(Key::Enter);
    };
    person.goes_to("Tax rates");
    types(&mut person, "20", "17.5");
    person.waits("the file", |person| person.rates()[0] == "GB 17.5000 VAT standard");
    let folder = person.folder();
    let name = |suffix: &str| folder.join(format!("shop.tillbook{suffix}"));
    fs::rename(name(""), folder.join("moved")).unwrap();
    types(&mut person, "17.5", "18");
    person.sees("1 row not saved");
    person.presses(Key::ArrowUp);
    person.sees_part("was moved or deleted while it was open");
    person.presses_control(Key::K);
    person.types("Backups");
    person.presses(Key::Enter);
    person.clicks("Back up now");
    person.sees_part("as asked");
    person.clicks("Done");
    let backup = Backups::of(&folder, &name("")).list().remove(0).path;
    let backup = Engine::open(&backup).unwrap();
    let rates = backup.rates(&backup.owner().unwrap(), &RateQuery::default(), now()).unwrap().rates;
    assert!(rates.iter().any(|rate| rate.rate_text() == "17.5000"));
    // It is put back, and what was typed is saved.
    fs::rename(folder.join("moved"), name("")).unwrap();
    person.clicks("Rate % of row 1: 18");
    person.presses(Key::F2);
    person.presses(Key::Enter);
    person.waits("the file", |person| person.rates()[0] == "GB 18.0000 VAT standard");
}

/// What another program did to the tables of a shop is said without the SQL that met it.
#[test]
fn no_sentence_has_sql_in_it() {
    for sql in [
        "PRAGMA foreign_keys = OFF; DROP TABLE order_items",
        "PRAGMA foreign_keys = OFF; DROP TABLE tax_rates",
        "PRAGMA foreign_keys = OFF; DROP TABLE journal_changes",
        "ALTER TABLE orders RENAME COLUMN shipping TO freight",
        "PRAGMA foreign_keys = OFF; DROP TABLE day_totals",
    ] {
        let mut person = Person::finds(Some("shop.tillbook"), |folder| {
            let path = folder.join("shop.tillbook");
            stock(&path);
            Connection::open(path).unwrap().execute_batch(sql).unwrap();
        });
        let mut is_told = false;
        for tab in ["Sales", "Orders", "Tax rates", "History"] {
            if person.names().iter().any(|name| name == tab) {
                person.goes_to(tab);
            }
            person.waits_for_rest();
            for name in person.names() {
                let is_internal =
                    ["SELECT", "FROM ", "no such", "at offset", "?1"].iter().any(|part| name.contains(part));
                assert!(!is_internal, "{sql}: {tab}: {name}");
                is_told |= name.contains("another program may have changed it");
            }
        }
        assert!(is_told, "{sql}: {:?}", person.names());
    }
}
