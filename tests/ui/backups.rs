//! Backups from the window, and what it says of a file that something is wrong with.

use domain::access;
use egui::Key;
use egui::accesskit::Role;
use engine::{Change, Engine, TaxRateChange, UserChange};

use super::person::{Person, now};

fn opens_backups(person: &mut Person) {
    person.presses_control(Key::K);
    person.types("Backups");
    person.presses(Key::Enter);
}

#[test]
fn a_backup_is_made_shown_and_put_back() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    opens_backups(&mut person);
    person.sees("In the shop now");
    person.clicks("Back up now");
    person.sees_part("Choose a backup");
    assert!(!person.answers_to_clicks("Restore this backup"));
    person.chooses("as asked");
    person.sees("In this backup");
    let (mut engine, owner): (Engine, _) = person.engine();
    engine.apply(&Change::TaxRate(TaxRateChange::Delete { id: "1".to_owned() }), &owner, now()).unwrap();
    assert_eq!(person.rates().len(), 2);
    person.clicks("Restore this backup");
    person.sees_part("Restored. The shop as it was is kept as a backup");
    assert_eq!(person.rates().len(), 3);
    person.goes_to("Tax rates");
    person.sees("Rate % of row 1: 20");
    opens_backups(&mut person);
    person.sees_part("before a restore");
}

#[test]
fn a_backup_is_put_back_over_a_shop_that_is_found_to_be_damaged() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    opens_backups(&mut person);
    person.clicks("Back up now");
    person.chooses("as asked");
    let shop = person.folder().join("shop.tillbook");
    // No backup is made of it any more, but all of it can be read.
    let damage = "UPDATE orders SET total = total + 1 WHERE id = 1";
    rusqlite::Connection::open(&shop).unwrap().execute(damage, []).unwrap();
    person.clicks("Restore this backup");
    person.sees_part("What was there is damaged, so not everything that was removed");
    person.clicks("Done");
    person.sees("Restored. What was there is kept, unchecked, as shop.replaced.tillbook");
    person.sees("Net sales 70.00");
    let (engine, _owner) = person.engine();
    assert_eq!(engine.check().unwrap(), Vec::<String>::new());
    let kept = Engine::open(&person.folder().join("shop.replaced.tillbook")).unwrap();
    assert!(!kept.check().unwrap().is_empty(), "what was replaced is kept as it was");
}

#[test]
fn what_was_taken_away_since_is_named_until_it_is_read() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    let (mut engine, owner): (Engine, _) = person.engine();
    engine
        .apply(
            &Change::User(UserChange::Add { login: "bert".to_owned(), role: access::Role::Accountant }),
            &owner,
            now(),
        )
        .unwrap();
    opens_backups(&mut person);
    person.clicks("Back up now");
    person.chooses("as asked");
    engine.apply(&Change::User(UserChange::Remove { login: "bert".to_owned() }), &owner, now()).unwrap();
    person.clicks("Restore this backup");
    person.sees("Users who stay removed: bert");
    person.clicks("Done");
    person.sees_no("Users who stay removed: bert");
    assert!(engine.staff(&owner).unwrap().iter().all(|user| user.login != "bert"));
}

/// Begins an encrypted backup to a file of this name.
fn encrypts(person: &mut Person, name: &str, first: &str, again: &str) {
    opens_backups(person);
    person.clicks("Encrypted backup…");
    person.sees_part("Nobody can open this backup without its passphrase");
    person.fills_secret("Passphrase", first);
    person.fills_secret("Repeat the passphrase", again);
    let path = person.folder().join(name);
    person.fills("File to write", path.to_str().unwrap());
    person.clicks("Save backup");
}

/// Names the file of a backup that is to be put back.
fn looks_into(person: &mut Person, name: &str) {
    person.sees_no("Passphrase");
    person.fills("Backup file", person.folder().join(name).to_str().unwrap());
    person.clicks("Look inside");
}

#[test]
fn an_encrypted_backup_is_saved_and_put_back_by_its_passphrase_only() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    let path = person.folder().join("copy.age");
    encrypts(&mut person, "copy.age", "correct horse", "correct house");
    person.sees("The passphrase: the two are not the same; type it twice alike");
    assert!(!path.exists());
    // Only what was wrong is typed again.
    person.fills_secret("Repeat the passphrase", "correct horse");
    person.clicks("Save backup");
    person.sees("Saved encrypted as copy.age");
    let bytes = std::fs::read(&path).unwrap();
    assert!(bytes.starts_with(b"age-encryption.org/v1"));
    let (mut engine, owner): (Engine, _) = person.engine();
    engine.apply(&Change::TaxRate(TaxRateChange::Delete { id: "1".to_owned() }), &owner, now()).unwrap();
    opens_backups(&mut person);
    person.clicks("Restore from a file…");
    looks_into(&mut person, "copy.age");
    person.sees_part("This backup is encrypted.");
    person.types("wrong horse");
    person.presses(Key::Enter);
    person.sees_part("the passphrase is not right");
    assert_eq!(person.reads("Backup file"), path.display().to_string());
    person.fills_secret("Passphrase", "correct horse");
    person.clicks("Look inside");
    person.sees("In this backup");
    person.sees_part("3 tax rates, 2 tax classes");
    assert_eq!(person.rates().len(), 2, "nothing was replaced yet");
    person.clicks("Restore this backup");
    person.sees_part("Restored. The shop as it was is kept as a backup");
    assert_eq!(person.rates().len(), 3);
    assert_eq!(person.steps().first().unwrap(), "Restore copy.age");
    opens_backups(&mut person);
    person.sees_part("before a restore");
    for folder in [person.folder(), person.folder().join("backups")] {
        let names = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name());
        let hidden: Vec<_> = names.filter(|name| name.to_string_lossy().starts_with('.')).collect();
        assert!(hidden.is_empty(), "left in {}: {hidden:?}", folder.display());
    }
}

#[test]
fn a_file_in_the_place_of_an_encrypted_backup_is_replaced_only_when_that_is_said() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    let path = person.folder().join("copy.age");
    std::fs::write(&path, "a letter").unwrap();
    encrypts(&mut person, "copy", "short", "short");
    person.sees("The passphrase: it is too short; use at least 8 characters");
    person.fills_secret("Passphrase", "correct horse");
    person.fills_secret("Repeat the passphrase", "correct horse");
    person.clicks("Save backup");
    person.sees_part("There is a file copy.age already.");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "a letter");
    person.clicks("Replace the file");
    person.sees("Saved encrypted as copy.age");
    assert!(std::fs::read(&path).unwrap().starts_with(b"age-encryption.org/v1"));
}

#[test]
fn a_backup_that_is_elsewhere_is_looked_into_and_put_back() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    let (mut engine, owner): (Engine, _) = person.engine();
    engine.backup(&person.folder().join("stick.tillbook")).unwrap();
    engine.apply(&Change::TaxRate(TaxRateChange::Delete { id: "1".to_owned() }), &owner, now()).unwrap();
    std::fs::write(person.folder().join("letter.txt"), "Dear customer").unwrap();
    opens_backups(&mut person);
    person.clicks("Restore from a file…");
    looks_into(&mut person, "letter.txt");
    person.sees_part("is not a Tillbook shop file");
    looks_into(&mut person, "nothing.tillbook");
    person.sees_part("There is no shop file at");
    looks_into(&mut person, "shop.tillbook");
    person.sees_part("it is the shop itself, not a backup of it");
    person.clicks("Back");
    person.sees("In the shop now");
    person.clicks("Restore from a file…");
    looks_into(&mut person, "stick.tillbook");
    person.sees_part("3 tax rates, 2 tax classes");
    person.clicks("Restore this backup");
    person.sees_part("Restored. The shop as it was is kept as a backup");
    assert_eq!(person.rates().len(), 3);
}

#[test]
fn what_is_wrong_with_the_totals_is_said_and_repaired() {
    let mut person = Person::with_shop(|engine, _owner| {
        let path = engine.path().to_owned();
        let conn = rusqlite::Connection::open(path).unwrap();
        conn.execute_batch("UPDATE day_totals SET order_totals = order_totals + 10000").unwrap();
    });
    person.sees_part("Something is wrong with this shop’s file. The totals of");
    person.clicks("Repair");
    person.sees_part("Repaired. The file as it was is beside the shop");
    person.sees("Net sales 70.00");
    assert!(!person.names().iter().any(|name| name.contains("Something is wrong")), "{:#?}", person.names());
    assert_eq!(person.engine().0.check().unwrap(), Vec::<String>::new());
    assert!(person.folder().join("shop.before-repair.tillbook").exists());
}

#[test]
fn only_administrators_have_backups_in_their_menu() {
    let mut person = Person::with_shop(|engine, owner| {
        engine
            .apply(
                &Change::User(UserChange::Add { login: "Mia".to_owned(), role: access::Role::ShopManager }),
                owner,
                now(),
            )
            .unwrap();
    });
    person.sees("Net sales 70.00");
    person.clicks_on(Role::Button, "owner");
    person.clicks("Mia, shop manager");
    person.sees("Mia");
    opens_backups(&mut person);
    person.sees_no("In the shop now");
}
