//! The keys by which programs reach the shop: made, shown once, used, revoked.

use domain::access;
use domain::access::key::{KeyPair, NewKey, Permission};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use engine::{Change, UserChange};

use super::person::{Person, now};

/// What stands on the screen and begins so.
fn shown(person: &Person, begin: &str) -> String {
    person.names().into_iter().find(|name| name.starts_with(begin)).unwrap()
}

#[test]
fn a_key_is_made_shown_once_and_revoked() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.finds_and_runs("API keys");
    person.sees("There is no key yet.");
    person.fills("What the key is for", "Web shop");
    person.clicks_on(Role::RadioButton, "Only read");
    person.clicks("Create key");
    person.sees("A key for owner, only reads");
    let (key, secret) = (shown(&person, "ck_"), shown(&person, "cs_"));
    person.clicks("Copy secret");
    person.sees("Copied.");
    let (mut engine, owner) = person.engine();
    let known = engine.stored_key(&key).unwrap().unwrap();
    assert!(known.proof.is_of(&secret) && known.permission == Permission::Read);
    engine.note_use(&known, now()).unwrap();
    person.clicks("I have copied both");
    person.sees_no(&secret);

    // Another by the keyboard, for a second program.
    person.fills("What the key is for", "Books");
    person.presses(Key::Enter);
    person.sees("A key for owner, only reads");
    person.clicks("I have copied both");
    person.sees_part("Books, owner, only reads, never used");
    let row = shown(&person, "Web shop, owner, only reads");
    person.clicks(&row);
    person.clicks("Revoke key");
    person.sees("Revoke Web shop?");
    person.presses(Key::Escape);
    person.clicks("Revoke key");
    person.sees("Revoke Web shop?");
    person.clicks("Revoke key");
    person.sees_no(&row);
    assert!(engine.stored_key(&key).unwrap().is_none());
    let keys = engine.keys(&owner).unwrap();
    assert_eq!(keys.iter().map(|key| key.revoked_at.is_some()).collect::<Vec<_>>(), [true, false]);
    assert_eq!(person.steps()[..3], ["Revoke API key", "Add API key", "Add API key"]);
}

/// It is a setting of what programs get, which owners who use none of them have no need of.
#[test]
fn the_rates_on_a_page_are_set_beside_the_keys() {
    let mut person = Person::at_a_shop();
    person.finds_and_runs("Preferences");
    person.sees("Prices are entered");
    person.sees_no("Rates per page");
    person.presses(Key::Escape);
    person.finds_and_runs("API keys");
    person.sees("For all keys");
    assert_eq!(person.reads("Rates per page"), "10");
    person.fills("Rates per page", "0");
    person.clicks("Save");
    person.sees_part("write a whole number from 1");
    // Enter in the field saves, and makes no key.
    person.fills("Rates per page", "25");
    person.presses(Key::Enter);
    person.waits("the file", |person| person.engine().0.shop().unwrap().page_size == 25);
    person.sees("There is no key yet.");
    person.waits("the field", |person| person.reads("Rates per page") == "25");
    assert_eq!(person.steps()[0], "Change settings");
}

#[test]
fn an_administrator_makes_keys_for_everyone_and_others_for_themselves() {
    let prepare = |engine: &mut engine::Engine, owner: &access::Actor| {
        engine
            .apply(
                &Change::User(UserChange::Add { login: "Tam".to_owned(), role: access::Role::Accountant }),
                owner,
                now(),
            )
            .unwrap();
        let pair = KeyPair::new(&[7; 40]);
        engine
            .apply(
                &Change::User(UserChange::AddKey(NewKey::of(
                    &pair,
                    "owner",
                    "Website",
                    Permission::ReadWrite,
                ))),
                owner,
                now(),
            )
            .unwrap();
    };
    let mut person = Person::with_shop(prepare);
    person.sees("Net sales 70.00");
    person.clicks("Shop");
    person.clicks("Connections…");
    person.clicks_on(Role::RadioButton, "API keys");
    person.sees("User: owner");
    person.clicks("User: owner");
    person.clicks("Tam");
    person.clicks("Create key");
    person.sees("A key for Tam, reads and writes");
    person.clicks("I have copied both");
    person.sees_part("Website, owner, reads and writes, never used");
    person.presses(Key::Escape);
    person.sees_no("A new key");

    person.clicks_on(Role::Button, "owner");
    person.clicks("Tam, accountant");
    person.sees_no("owner");
    // Who may not manage users has their own keys first, and no devices.
    person.clicks("Shop");
    person.clicks("Connections…");
    person.sees_part("Tam, reads and writes, never used");
    person.sees_no("Website, owner, reads and writes, never used, …0707070");
    assert!(person.is_on(Role::RadioButton, "API keys") && !person.is_on(Role::RadioButton, "Join a shop"));
    person.sees_no("Devices");
    person.clicks("Create key");
    person.sees("A key for Tam, reads and writes");
    let (engine, owner) = person.engine();
    assert_eq!(engine.keys(&owner).unwrap().len(), 3);
}

/// What is typed in one part of the connections is not sent by another, and a new key is shown until it is copied.
#[test]
fn the_parts_of_the_connections_are_one_dialog() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    for (typed, part, shown) in [
        ("share", "Devices", "Share with other devices"),
        ("API keys", "API keys", "There is no key yet."),
        ("join a shop", "Join a shop", "Join code"),
    ] {
        person.finds_and_runs(typed);
        person.sees("Connections");
        assert!(person.is_on(Role::RadioButton, part), "{typed}");
        person.sees(shown);
        person.presses(Key::Escape);
        person.sees_no("Connections");
    }
    person.clicks("Shop");
    person.clicks("Connections…");
    person.sees("Share with other devices");
    let head = person.place("Devices");
    person.clicks_on(Role::RadioButton, "Join a shop");
    person.sees("Path of the shop file");
    assert_eq!(person.place("Devices"), head);
    person.clicks_on(Role::RadioButton, "API keys");
    person.sees("There is no key yet.");
    assert_eq!(person.place("Devices"), head);
    person.clicks("Create key");
    person.sees("A key for owner, reads and writes");
    person.window.get_by_role_and_label(Role::RadioButton, "Devices").click();
    person.waits_for_rest();
    person.sees("A key for owner, reads and writes");
    person.clicks("I have copied both");
    person.clicks_on(Role::RadioButton, "Devices");
    person.sees("Share with other devices");
}

#[test]
fn what_is_typed_in_a_part_of_the_connections_stays_while_the_dialog_is_open() {
    const TYPED: [(&str, &str, &str, &str); 3] = [
        ("Devices", "Name of this device", "kitchen", "office"),
        ("API keys", "What the key is for", "Web shop", ""),
        ("Join a shop", "Join code", "ABCD", ""),
    ];
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    for is_again in [false, true] {
        person.clicks("Shop");
        person.clicks("Connections…");
        for (part, field, typed, fresh) in TYPED {
            person.clicks_on(Role::RadioButton, part);
            person.sees(field);
            assert_eq!(person.reads(field), fresh, "{part}, {is_again}");
            person.fills(field, typed);
            // To choose what is shown changes nothing.
            person.clicks_on(Role::RadioButton, part);
        }
        for (part, field, typed, _) in TYPED {
            person.clicks_on(Role::RadioButton, part);
            person.sees(field);
            assert_eq!(person.reads(field), typed, "{part}");
        }
        person.presses(Key::Escape);
        person.sees_no("Connections");
    }
}
