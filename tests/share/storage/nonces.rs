//! The nonces of signed requests in the list: one that comes again changes nothing, and all devices say so.

use std::fs;

use domain::access::Role;
use domain::access::key::{KeyPair, NewKey, Nonce, Permission, SignedNonce};
use domain::ids::KeyId;
use engine::{Change, Credential, Engine, GroupEntry, GroupProposal, RateQuery, UserChange};
use openraft::storage::RaftStateMachine;
use openraft::{Entry, RaftSnapshotBuilder};
use share::{Proposal, Types};

use super::disk::{OnDisk, entry, log_id, members, proposal, rate};
use crate::shops::NOW;

/// When the first requests are signed, in seconds since 1970.
const SIGNED: i64 = 1_700_000_000;
/// Seconds after which no device takes a request of [`SIGNED`], whatever its clock.
const LATER: i64 = 2 * 60 * 60;

fn pair(number: u8) -> KeyPair {
    KeyPair::new(&[number; 40])
}

fn add_key(number: u8) -> Change {
    Change::User(UserChange::AddKey(NewKey::of(&pair(number), "owner", "", Permission::ReadWrite)))
}

fn signed(key: i64, seconds: i64, nonce: &str) -> SignedNonce {
    SignedNonce { key: KeyId::new(key), nonce: Nonce::of(SIGNED + seconds, nonce) }
}

fn by(id: &str, change: &Change, nonce: SignedNonce) -> Proposal {
    Proposal { nonce: Some(nonce), ..proposal(id, 7, change) }
}

/// A key of the file with a nonce, as a request is admitted by.
fn credential(engine: &Engine, number: u8, nonce: Option<SignedNonce>) -> Credential {
    let key = engine.stored_key(pair(number).key()).unwrap().unwrap();
    Credential { key, nonce: nonce.map(|signed| signed.nonce) }
}

/// Rows of the file but those of this device alone.
fn rows(device: &OnDisk) -> Vec<String> {
    let mut rows = device.rows();
    rows.retain(|row| !row.starts_with("nonces [Integer(0)"));
    rows
}

/// Two keys and what they sign, in entries of so many proposals.
fn entries(of_entry: usize) -> Vec<Entry<Types>> {
    let refused = Change::User(UserChange::Add { login: "owner".to_owned(), role: Role::ShopManager });
    let read_here = signed(1, 0, "read on one device");
    let proposals = [
        by("a", &rate("First"), signed(1, 0, "a")),
        by("b", &rate("Again"), signed(1, 0, "a")),
        // One proposal that was sent twice, which does not refuse itself.
        by("a", &rate("First"), signed(1, 0, "a")),
        by("c", &rate("Of another key"), signed(2, 0, "a")),
        by("d", &refused, signed(1, 0, "d")),
        by("e", &rate("After a refused one"), signed(1, 0, "d")),
        by("f", &rate("Read on one device"), read_here),
        by("g", &rate("Later"), signed(1, LATER, "g")),
        by("h", &rate("Forgotten"), signed(1, 0, "a")),
        by("i", &rate("Never sent, as old as what is forgotten"), signed(1, 0, "i")),
        proposal("j", 7, &rate("Not signed")),
        by("k", &rate("The last"), signed(1, LATER, "k")),
    ];
    let mut entries = vec![members(0)];
    for (index, number) in [(1, 1), (2, 2)] {
        entries.push(entry(index, proposal(&format!("key {number}"), 7, &add_key(number))));
    }
    for (index, several) in (3..).zip(proposals.chunks(of_entry)) {
        let followed_by = several[1..].to_vec();
        entries.push(entry(index, Proposal { followed_by, ..several[0].clone() }));
    }
    entries
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_comes_again_changes_nothing_on_any_device() {
    let devices = [OnDisk::new(), OnDisk::new(), OnDisk::new()];
    for (device, (of_entry, at_once)) in devices.iter().zip([(1, 1), (1, usize::MAX), (5, 2)]) {
        let mut machine = device.open();
        let entries = entries(of_entry);
        machine.apply(entries[..3].to_vec()).await.unwrap();
        if at_once == 1 {
            // By another request of this device, which only reads.
            let mut engine = Engine::open(&device.shop).unwrap();
            let read = credential(&engine, 1, Some(signed(1, 0, "read on one device")));
            engine.enter_nonces(&[read], NOW).unwrap().remove(0).unwrap();
        }
        for entries in entries[3..].chunks(at_once) {
            machine.apply(entries.to_vec()).await.unwrap();
        }
        assert_eq!(machine.stopped(), None);
        let engine = Engine::open(&device.shop).unwrap();
        let rates = engine.rates(&engine.owner().unwrap(), &RateQuery::default(), NOW).unwrap().rates;
        for (name, is_made) in [
            ("First", true),
            ("Again", false),
            ("Of another key", true),
            ("After a refused one", false),
            ("Read on one device", true),
            ("Later", true),
            ("Forgotten", false),
            ("Never sent, as old as what is forgotten", false),
            ("Not signed", true),
            ("The last", true),
        ] {
            let found = rates.iter().filter(|rate| rate.name == name).count();
            assert_eq!(found, usize::from(is_made), "{of_entry} {at_once}: {name}");
        }
        assert_eq!(engine.check().unwrap(), Vec::<String>::new());
    }
    assert_eq!(rows(&devices[0]), rows(&devices[1]));
    assert_eq!(devices[0].books(), devices[2].books());
    // A device's own forgetting is nothing to the others.
    let mut engine = Engine::open(&devices[1].shop).unwrap();
    engine.forget_nonces(SIGNED + 10 * LATER, 0, NOW).unwrap();
    assert_eq!(rows(&devices[0]), rows(&devices[1]));
}

/// By a copy of the shop, and when the file is that of a shop of its own again.
#[tokio::test(flavor = "multi_thread")]
async fn a_copy_and_the_end_of_sharing_keep_what_was_signed() {
    let (office, newcomer) = (OnDisk::new(), OnDisk::new_to_join());
    let (mut ahead, mut joined) = (office.open(), newcomer.open());
    ahead.apply(entries(1)).await.unwrap();
    let copy = ahead.get_snapshot_builder().await.build_snapshot().await.unwrap();
    let received = joined.begin_receiving_snapshot().await.unwrap();
    fs::copy(copy.snapshot.path(), received.path()).unwrap();
    joined.install_snapshot(&copy.meta, received).await.unwrap();
    let last = signed(1, LATER, "k");
    for machine in [&mut ahead, &mut joined] {
        machine.apply([entry(50, by("x", &rate("Again after the copy"), last))]).await.unwrap();
    }
    assert!(!newcomer.books().contains("Again after the copy"));
    assert_eq!(rows(&office), rows(&newcomer));
    drop((ahead, joined));

    let mut engine = Engine::open(&office.shop).unwrap();
    engine.end_sharing(NOW).unwrap();
    let key = engine.stored_key(pair(1).key()).unwrap().unwrap();
    assert!(engine.is_nonce_used(&key, last.nonce).unwrap());
    let again = credential(&engine, 1, Some(last));
    assert!(engine.admitted_by(again, NOW, |_engine| ()).is_err());
}

/// A program that applies its entry itself comes to what the others come to, though its key was revoked meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn a_program_at_its_turn_applies_what_the_others_do() {
    let (office, shop_floor) = (OnDisk::new(), OnDisk::new());
    let id = |id: &str, nonce| Some(GroupProposal { id: id.to_owned(), device: 7, nonce });
    let changes = [
        ("a", add_key(1), None),
        ("b", Change::User(UserChange::RevokeKey { id: KeyId::new(1) }), None),
        ("c", rate("At its turn"), Some(signed(1, 0, "c"))),
        ("d", rate("Again"), Some(signed(1, 0, "c"))),
    ];
    let all = (0..).zip(&changes).map(|(index, (id, change, nonce))| {
        entry(index, Proposal { nonce: *nonce, ..proposal(id, 7, change) })
    });
    office.open().apply(all.collect::<Vec<_>>()).await.unwrap();

    shop_floor.open().apply([entry(0, proposal("a", 7, &add_key(1)))]).await.unwrap();
    let mut engine = Engine::open(&shop_floor.shop).unwrap();
    let credential = credential(&engine, 1, None);
    let made = engine.admitted_by(credential, NOW, |engine| {
        let made = (1..).zip(&changes[1..]).map(|(position, (name, change, nonce))| {
            let entry = GroupEntry {
                position,
                entry: serde_json::to_string(&log_id(position.unsigned_abs())).unwrap(),
                membership: None,
                rules: None,
                proposal: id(name, *nonce),
                goes_on: false,
            };
            engine.apply_entry(entry, change, &[], "owner", NOW).unwrap().map(drop)
        });
        made.collect::<Vec<_>>()
    });
    let [revoked, first, again] = &made.unwrap()[..] else { panic!("three are applied") };
    assert!(revoked.is_ok() && first.is_ok(), "{revoked:?} {first:?}");
    assert!(again.as_ref().unwrap_err().to_string().contains("nonce is used"), "{again:?}");
    assert_eq!(rows(&office), rows(&shop_floor));
}
