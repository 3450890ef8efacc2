//! Backups from the window, and what it says of a file that something is wrong with.

use egui::Key;
use egui::accesskit::Role;
use tillbook::domain::access;
use tillbook::engine::Engine;

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
    person.sees_part("as asked");
    person.sees("In this backup");
    let (mut engine, owner): (Engine, _) = person.engine();
    engine.delete_rate(&owner, "1", now()).unwrap();
    assert_eq!(person.rates().len(), 2);
    person.clicks_on(Role::Button, "Restore");
    person.sees_part("Restored. The shop as it was is kept as a backup");
    assert_eq!(person.rates().len(), 3);
    person.goes_to("Tax rates");
    person.sees("Rate % of row 1: 20.0000");
    opens_backups(&mut person);
    person.sees_part("before a restore");
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
        engine.add_user(owner, "Mia", access::Role::ShopManager, now()).unwrap();
    });
    person.sees("Net sales 70.00");
    person.clicks_on(Role::Button, "owner");
    person.clicks("Mia, shop manager");
    person.sees("Mia");
    opens_backups(&mut person);
    person.sees_no("In the shop now");
}
