//! A shop on several devices below the network: the log, the state machine, and three devices in one process.

mod disk;
mod group;
mod nonces;

use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use domain::access::Role;
use domain::{Error, Result};
use engine::{
    BooksChange, Change, Engine, GroupEntry, GroupProposal, ImportFile, ImportOptions, Mode, UserChange,
};
use openraft::storage::{RaftLogStorage, RaftLogStorageExt, RaftStateMachine};
use openraft::testing::{StoreBuilder, Suite};
use openraft::{Entry, EntryPayload, RaftLogReader, RaftSnapshotBuilder, Vote};
use proptest::collection::vec;
use proptest::prelude::*;
use share::{ImportFiles, Log, LogSync, Proposal, RULES, Rules, ShareFolder, StateMachine, Types};

use self::disk::{NoFiles, OnDisk, Stored, books, bytes_of_rates, entry, log_id, members, proposal, rate};

use crate::shops::mutated::any_change;
use crate::shops::{NOW, TestShop, changes, rates_csv};

struct Builder;

impl StoreBuilder<Types, Log, StateMachine, OnDisk> for Builder {
    async fn build(&self) -> Stored<(OnDisk, Log, StateMachine)> {
        let device = OnDisk::new();
        let machine = device.open();
        let log = device.log(LogSync::Immediate).await;
        Ok((device, log, machine))
    }
}

/// The tests that the authors of the consensus engine have for logs and state machines.
#[test]
fn the_suite_of_openraft() {
    Suite::test_all(Builder).unwrap();
}

/// Everything that an entry can be comes back from the disk as it was, which the suite does not try.
#[tokio::test(flavor = "multi_thread")]
async fn the_log_keeps_entries_of_every_kind() {
    let device = OnDisk::new();
    let mut entries = vec![Entry { log_id: log_id(0), payload: EntryPayload::Blank }, members(1)];
    for (index, change) in (2..).zip(changes()) {
        entries.push(entry(index, proposal(&index.to_string(), u64::MAX, &change)));
    }
    let last = entries.last().unwrap().log_id;
    let mut log = device.log(LogSync::Immediate).await;
    log.save_vote(&Vote::new(3, 7)).await.unwrap();
    log.blocking_append(entries.clone()).await.unwrap();
    drop(log);

    let mut log = device.log(LogSync::Immediate).await;
    assert_eq!(log.read_vote().await.unwrap(), Some(Vote::new(3, 7)));
    assert_eq!(log.get_log_state().await.unwrap().last_log_id, Some(last));
    assert_eq!(log.try_get_log_entries(0..=last.index).await.unwrap(), entries);
}

/// A reader that has read before sees what is there now: after the end was replaced by other entries, and after all
/// were removed, as a device that was away for long does with the copy of the shop that it gets.
#[tokio::test(flavor = "multi_thread")]
async fn a_reader_of_the_log_sees_what_replaced_entries() {
    let sized = |index: u64, size: usize| entry(index, proposal(&"x".repeat(size), 7, &rate("A")));
    let device = OnDisk::new();
    let mut log = device.log(LogSync::Immediate).await;
    let mut reader = log.get_log_reader().await;
    log.blocking_append((0..10).map(|index| sized(index, 10))).await.unwrap();
    assert_eq!(reader.try_get_log_entries(0..10).await.unwrap().len(), 10);

    log.truncate(log_id(5)).await.unwrap();
    let others: Vec<_> = (5..20).map(|index| sized(index, 300)).collect();
    log.blocking_append(others.clone()).await.unwrap();
    assert_eq!(reader.try_get_log_entries(10..20).await.unwrap(), others[5..]);
    assert_eq!(log.try_get_log_entries(10..20).await.unwrap(), others[5..]);

    log.purge(log_id(100)).await.unwrap();
    let state = log.get_log_state().await.unwrap();
    assert_eq!((state.last_purged_log_id, state.last_log_id), (Some(log_id(100)), Some(log_id(100))));
    let others: Vec<_> = (101..120).map(|index| sized(index, 30)).collect();
    log.blocking_append(others.clone()).await.unwrap();
    assert_eq!(reader.try_get_log_entries(0..120).await.unwrap(), others);
    drop((reader, log));

    let mut log = device.log(LogSync::Immediate).await;
    assert_eq!(log.try_get_log_entries(..).await.unwrap(), others);
    assert_eq!(log.get_log_state().await.unwrap().last_purged_log_id, Some(log_id(100)));
}

/// What a device has in memory is what is on its disk: of more entries than it keeps there, one that is too large for
/// it, after the end was replaced and the beginning given up.
#[tokio::test(flavor = "multi_thread")]
async fn the_log_says_the_same_from_memory_and_from_the_disk() {
    let sized = |index: u64, size: usize| entry(index, proposal(&"x".repeat(size), 7, &rate("A")));
    let device = OnDisk::new();
    let mut log = device.log(LogSync::Immediate).await;
    let mut on_disk = device.log(LogSync::Immediate).await;
    let steps = [
        (None, None, 0..3, 10),
        (None, None, 3..300, 10),
        (Some(290), None, 290..295, 20),
        (None, Some(200), 295..296, 1 << 20),
        (None, None, 296..299, 400_000),
        (Some(220), Some(210), 220..230, 30),
    ];
    for (truncated, purged, appended, size) in steps {
        if let Some(from) = truncated {
            log.truncate(log_id(from)).await.unwrap();
        }
        if let Some(upto) = purged {
            log.purge(log_id(upto)).await.unwrap();
        }
        let end = appended.end;
        log.blocking_append(appended.map(|index| sized(index, size))).await.unwrap();
        for from in (0..end).step_by(61).chain(end.saturating_sub(5)..=end) {
            let theirs = on_disk.try_get_log_entries(from..from + 4).await.unwrap();
            assert_eq!(log.try_get_log_entries(from..from + 4).await.unwrap(), theirs, "{from} of {end}");
        }
    }
}

/// What a copy of the shop contains stays in the log until the shop file has it, whatever consensus thinks: the power may
/// be cut before.
#[tokio::test(flavor = "multi_thread")]
async fn the_log_is_purged_behind_the_shop_file() {
    let device = OnDisk::new();
    let entries: Vec<_> =
        (0..4).map(|index| entry(index, proposal(&index.to_string(), 7, &rate("A")))).collect();
    let mut machine = device.open();
    let mut log = device.log(LogSync::Immediate).await;
    log.purge_behind(machine.clone());
    log.blocking_append(entries[..3].to_vec()).await.unwrap();
    machine.apply([entries[0].clone()]).await.unwrap();

    log.purge(log_id(1)).await.unwrap();
    assert_eq!(log.get_log_state().await.unwrap().last_purged_log_id, Some(log_id(1)));
    assert_eq!(log.try_get_log_entries(..).await.unwrap(), entries[2..3]);
    let soon = Duration::from_millis(300);
    let appended = tokio::time::timeout(soon, log.blocking_append(entries[3..].to_vec())).await;
    assert!(appended.is_err(), "it waits for the shop file");
    let mut on_disk = device.log(LogSync::Immediate).await;
    assert_eq!(on_disk.try_get_log_entries(..).await.unwrap(), entries[..3]);

    machine.apply([entries[1].clone()]).await.unwrap();
    log.blocking_append(entries[3..].to_vec()).await.unwrap();
    assert_eq!(on_disk.try_get_log_entries(..).await.unwrap(), entries[2..]);
    assert_eq!(on_disk.get_log_state().await.unwrap().last_purged_log_id, Some(log_id(1)));
}

/// Each device refuses it, and goes on: that is a function of the entry alone.
#[tokio::test(flavor = "multi_thread")]
async fn an_import_of_a_file_that_is_named_by_no_digest_is_refused() {
    let device = OnDisk::new();
    let mut machine = device.open();
    let files = vec![ImportFile { name: "rates.csv".to_owned(), digest: "0.00".to_owned() }];
    let nameless = Change::Books(BooksChange::Import { files, options: ImportOptions::default() });
    let entries =
        [members(0), entry(1, proposal("a", 7, &nameless)), entry(2, proposal("b", 7, &rate("Bee")))];
    machine.apply(entries).await.unwrap();
    assert_eq!(machine.stopped(), None);
    assert!(device.books().contains("Bee"));
}

/// A device that ended after a commit and before its acknowledgement is given the entry again: it is made once.
/// A failed commit leaves neither the change nor the place.
#[tokio::test(flavor = "multi_thread")]
async fn an_entry_and_its_place_are_both_there_or_neither() {
    let device = OnDisk::new();
    let (first, second) = (entry(0, proposal("a", 7, &rate("A"))), entry(1, proposal("b", 7, &rate("B"))));
    let mut machine = device.open();
    machine.apply([first.clone()]).await.unwrap();
    let books = device.books();
    drop(machine);

    let mut machine = device.open();
    assert_eq!(machine.applied_state().await.unwrap().0, Some(log_id(0)));
    machine.apply([first]).await.unwrap();
    assert_eq!(device.books(), books);

    let aside = device.folder.path().join("aside");
    fs::rename(&device.shop, &aside).unwrap();
    machine.apply([second.clone()]).await.unwrap_err();
    assert!(machine.stopped().unwrap().to_string().contains("moved"), "{:?}", machine.stopped());
    fs::rename(&aside, &device.shop).unwrap();
    drop(machine);
    assert_eq!(device.books(), books);

    let mut machine = device.open();
    assert_eq!(machine.applied_state().await.unwrap().0, Some(log_id(0)));
    machine.apply([second]).await.unwrap();
    assert_eq!(machine.applied_state().await.unwrap().0, Some(log_id(1)));
    assert_eq!(device.books().matches("19.0000").count(), 2);
    // The same proposal, sent twice, has two entries and is made once.
    machine.apply([entry(2, proposal("b", 7, &rate("B")))]).await.unwrap();
    assert_eq!(device.books().matches("19.0000").count(), 2);
    assert_eq!(machine.applied_state().await.unwrap().0, Some(log_id(2)));
}

/// What is decided by other rules is not applied, and not passed over.
#[tokio::test(flavor = "multi_thread")]
async fn an_entry_of_other_rules_stops_the_device() {
    let device = OnDisk::new();
    let mut machine = device.open();
    let newer = Proposal { rules: RULES + 1, ..proposal("a", 7, &rate("A")) };
    machine.apply([entry(0, newer)]).await.unwrap_err();
    assert!(machine.stopped().unwrap().to_string().contains("update Tillbook"), "{:?}", machine.stopped());
    machine.apply([entry(1, proposal("b", 7, &rate("B")))]).await.unwrap_err();
    assert_eq!(machine.applied_state().await.unwrap().0, None);
    drop(machine);

    // Nor anything from the entry on that raises the group, which says what is needed.
    let raise =
        Proposal { raises: Some("9.1".to_owned()), change: String::new(), ..proposal("a", 7, &rate("A")) };
    let mut machine = device.open();
    machine.apply([entry(0, raise.clone())]).await.unwrap();
    let newer = entry(1, Proposal { id: "b".to_owned(), rules: RULES + 1, ..raise });
    machine.apply([newer.clone()]).await.unwrap_err();
    assert!(
        machine.stopped().unwrap().to_string().contains("update Tillbook to 9.1 or later"),
        "{:?}",
        machine.stopped()
    );
    drop(machine);
    let able = Arc::new(Rules::new(RULES + 1));
    let folder = Arc::new(ShareFolder::open(&device.shop).unwrap());
    let mut machine = StateMachine::start(&device.shop, folder, able, Arc::new(NoFiles)).unwrap();
    machine.apply([newer]).await.unwrap();
    let copy = machine.get_snapshot_builder().await.build_snapshot().await.unwrap();
    drop(machine);
    let mut older = device.open();
    older.applied_state().await.unwrap_err();
    assert!(older.stopped().unwrap().to_string().contains("update Tillbook"), "{:?}", older.stopped());

    // A copy by newer rules or of a newer shop file is not taken over.
    let is_newer_file = |path: &Path| {
        let conn = rusqlite::Connection::open(path).unwrap();
        conn.pragma_update(None, "user_version", 999).unwrap();
    };
    for (is_newer, says) in [(false, "update Tillbook"), (true, "Update Tillbook")] {
        let shop_floor = OnDisk::new_to_join();
        let mut newcomer = shop_floor.open();
        let received = newcomer.begin_receiving_snapshot().await.unwrap();
        fs::copy(copy.snapshot.path(), received.path()).unwrap();
        if is_newer {
            is_newer_file(received.path());
        }
        newcomer.install_snapshot(&copy.meta, received).await.unwrap_err();
        assert!(newcomer.stopped().unwrap().to_string().contains(says), "{:?}", newcomer.stopped());
    }
}

/// A device that has joined does not take entries for its empty shop: it waits for the copy.
#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_applies_nothing_before_its_copy() {
    let (office, shop_floor) = (OnDisk::new(), OnDisk::new_to_join());
    let mut newcomer = shop_floor.open();
    newcomer.apply([members(0)]).await.unwrap_err();
    assert!(newcomer.stopped().unwrap().to_string().contains("before the copy"), "{:?}", newcomer.stopped());
    drop(newcomer);

    let (mut ahead, mut newcomer) = (office.open(), shop_floor.open());
    ahead.apply([members(0), entry(1, proposal("a", 7, &rate("A")))]).await.unwrap();
    let copy = ahead.get_snapshot_builder().await.build_snapshot().await.unwrap();
    newcomer.install_snapshot(&copy.meta, copy.snapshot).await.unwrap();
    newcomer.apply([entry(2, proposal("b", 7, &rate("B")))]).await.unwrap();
    ahead.apply([entry(2, proposal("b", 7, &rate("B")))]).await.unwrap();
    assert_eq!(shop_floor.rows(), office.rows());
}

/// Entries that come at once are made by one transaction. Those before the one that cannot be made here are, all the same.
#[tokio::test(flavor = "multi_thread")]
async fn entries_that_come_at_once_are_made_up_to_the_one_that_stops_the_device() {
    let device = OnDisk::new();
    let mut machine = device.open();
    let newer = Proposal { rules: RULES + 1, ..proposal("c", 7, &rate("C")) };
    let entries = [
        entry(0, proposal("a", 7, &rate("A"))),
        entry(1, proposal("b", 7, &rate("B"))),
        entry(2, newer),
        entry(3, proposal("d", 7, &rate("D"))),
    ];
    machine.apply(entries).await.unwrap_err();
    assert!(machine.stopped().unwrap().to_string().contains("update Tillbook"), "{:?}", machine.stopped());
    drop(machine);
    let engine = Engine::open(&device.shop).unwrap();
    assert_eq!(engine.group_place().unwrap().unwrap().position, Some(1));
    let names = ["a", "b", "c", "d"].map(|id| engine.is_applied(id).unwrap());
    assert_eq!(names, [true, true, false, false]);
}

/// Proposals of several clients may be one entry. Each is made and answered by itself, a refused one and one that was sent
/// twice among them; a device that ended between two of them makes the others only.
#[tokio::test(flavor = "multi_thread")]
async fn an_entry_has_several_proposals() {
    let names = |device: &OnDisk| ["Bee", "Cee", "Dee"].map(|name| device.books().matches(name).count());
    let refused = Change::User(UserChange::Add { login: "owner".to_owned(), role: Role::ShopManager });
    let mut several = proposal("a", 7, &refused);
    let others = [("b", "Bee"), ("c", "Cee"), ("b", "Bee"), ("d", "Dee")];
    several.followed_by = others.iter().map(|(id, name)| proposal(id, 8, &rate(name))).collect();
    let all = [entry(0, several.clone()), entry(1, proposal("e", 7, &rate("E")))];

    let (device, ended) = (OnDisk::new(), OnDisk::new());
    let mut machine = device.open();
    assert_eq!(machine.apply(all.clone()).await.unwrap().len(), all.len(), "an answer an entry");
    assert_eq!(machine.applied_state().await.unwrap().0, Some(log_id(1)));
    assert_eq!(names(&device), [1, 1, 1]);
    let engine = Engine::open(&device.shop).unwrap();
    assert!(["a", "b", "c", "d", "e"].iter().all(|id| engine.is_applied(id).unwrap()));

    let half = |id: &str| GroupEntry {
        position: 0,
        entry: "half".to_owned(),
        membership: None,
        rules: None,
        proposal: Some(GroupProposal { id: id.to_owned(), device: 8, nonce: None }),
        goes_on: true,
    };
    let mut engine = Engine::open(&ended.shop).unwrap();
    assert!(engine.apply_entry(half("a"), &refused, &[], "owner", NOW).unwrap().is_err());
    engine.apply_entry(half("b"), &rate("Bee"), &[], "owner", NOW).unwrap().unwrap();
    assert_eq!(engine.group_place().unwrap().unwrap().position, None);
    let twice = engine.apply_entry(half("b"), &rate("Bee"), &[], "owner", NOW);
    assert!(twice.is_err(), "by a program that had its turn, and comes too late");
    let mut machine = ended.open();
    machine.apply(all.clone()).await.unwrap();
    assert_eq!(names(&ended), [1, 1, 1]);
    assert_eq!(ended.rows(), device.rows());
    let late = engine.apply_entry(half("f"), &rate("Eff"), &[], "owner", NOW);
    assert!(late.unwrap_err().to_string().contains("has this change of the list already"));

    machine.apply(all).await.unwrap();
    assert_eq!(ended.rows(), device.rows());
}

/// The list on a shop file: so many proposals in an entry, and so many entries at once.
async fn by_the_list(device: &OnDisk, all: &[Change], of_entry: usize, at_once: usize) {
    device.keep(rates_csv().digest().unwrap(), &bytes_of_rates());
    let mut machine = device.open();
    let mut entries = vec![members(0)];
    let proposals: Vec<_> =
        (1..).zip(all).map(|(index, change)| proposal(&format!("{index:032}"), 7, change)).collect();
    for (index, several) in (1..).zip(proposals.chunks(of_entry)) {
        let followed_by = several[1..].to_vec();
        entries.push(entry(index, Proposal { followed_by, ..several[0].clone() }));
    }
    for entries in entries.chunks(at_once) {
        machine.apply(entries.to_vec()).await.unwrap();
    }
    assert_eq!(machine.stopped(), None);
}

/// A change that a device proposes: one that is no preview.
fn is_proposed(change: &Change) -> bool {
    !matches!(change, Change::Books(BooksChange::Import { options, .. }) if options.mode != Mode::Import)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    /// Any changes make the same books alone, and on two devices by the list, refused ones and imports too.
    #[test]
    fn the_same_books_alone_and_by_the_list(more in vec(any_change(), 0..40)) {
        let all: Vec<Change> = changes().into_iter().chain(more).filter(is_proposed).collect();
        let mut alone = TestShop::new();
        for change in &all {
            drop(alone.try_change(change));
        }
        let devices = [OnDisk::new(), OnDisk::new(), OnDisk::new()];
        let runtime = tokio::runtime::Runtime::new().unwrap();
        for (device, (of_entry, at_once)) in devices.iter().zip([(1, 1), (1, usize::MAX), (7, 2)]) {
            runtime.block_on(by_the_list(device, &all, of_entry, at_once));
        }
        prop_assert_eq!(books(&alone.engine), devices[0].books());
        prop_assert_eq!(devices[0].books(), devices[1].books());
        prop_assert_eq!(devices[0].rows(), devices[1].rows());
        prop_assert_eq!(devices[0].books(), devices[2].books());
        prop_assert_eq!(Engine::open(&devices[0].shop).unwrap().check().unwrap(), Vec::<String>::new());
    }
}

/// Nothing else writes to a shared shop, and each says why; what is of this device alone does.
#[test]
fn a_shared_shop_is_changed_by_its_list_alone() {
    let device = OnDisk::new();
    let mut engine = Engine::open(&device.shop).unwrap();
    let owner = engine.owner().unwrap();
    let copy = device.folder.path().join("copy.tillbook");
    engine.backup(&copy).unwrap();
    let refused = [
        engine.apply(&rate("A"), &owner, NOW).err(),
        engine.apply(&Change::Books(BooksChange::Repair), &owner, NOW).err(),
        engine.replace_with(&owner, &copy, NOW, |_| Ok(copy.clone())).err(),
    ];
    for error in refused {
        assert_eq!(error.unwrap().code(), "tillbook_shared");
    }
    engine.forget_nonces(0, 10, NOW).unwrap();

    // A restored backup is a shop of its own.
    let mut source = Engine::open(&copy).unwrap();
    source.follow(&engine, &owner, ("copy", ""), NOW).unwrap();
    source.apply(&rate("A"), &owner, NOW).unwrap();
}

/// A copy brings a device to where the other one is, with its place; its own nonces stay.
#[tokio::test(flavor = "multi_thread")]
async fn a_copy_replaces_the_shop_while_it_is_open() {
    let (office, shop_floor) = (OnDisk::new(), OnDisk::new());
    let mut ahead = office.open();
    ahead.apply([members(0), entry(1, proposal("a", 7, &rate("A")))]).await.unwrap();
    let mut behind = shop_floor.open();
    let window = Engine::open(&shop_floor.shop).unwrap();
    let counter = window.change_counter().unwrap();
    assert!(behind.get_current_snapshot().await.unwrap().is_none());

    let snapshot = ahead.get_snapshot_builder().await.build_snapshot().await.unwrap();
    assert_eq!(snapshot.meta.last_log_id, Some(log_id(1)));
    let received = behind.begin_receiving_snapshot().await.unwrap();
    fs::copy(snapshot.snapshot.path(), received.path()).unwrap();
    behind.install_snapshot(&snapshot.meta, received).await.unwrap();
    assert_eq!(books(&window), office.books());
    assert_ne!(window.change_counter().unwrap(), counter);
    let place = behind.applied_state().await.unwrap();
    assert_eq!(place, ahead.applied_state().await.unwrap());
    assert_eq!(place.1.nodes().count(), 2);

    for machine in [&mut ahead, &mut behind] {
        machine.apply([entry(2, proposal("b", 8, &rate("B")))]).await.unwrap();
    }
    assert_eq!(shop_floor.rows(), office.rows());

    // The copy is there for others after a restart, and only the last one.
    ahead.get_snapshot_builder().await.build_snapshot().await.unwrap();
    drop((snapshot, ahead));
    let found = office.open().get_current_snapshot().await.unwrap().unwrap();
    assert_eq!(found.meta.last_log_id, Some(log_id(2)));
    let copies = fs::read_dir(ShareFolder::path_of(&office.shop).join("copies")).unwrap();
    assert_eq!(copies.filter(|copy| copy.as_ref().unwrap().path().is_file()).count(), 1);
}

/// The file of an import is waited for until a device has it.
#[tokio::test(flavor = "multi_thread")]
async fn the_file_of_an_import_is_fetched() {
    struct Later(Mutex<u32>);
    impl ImportFiles for Later {
        fn fetch(&self, digest: &str, to: &Path) -> Result<()> {
            *self.0.lock().unwrap() += 1;
            if *self.0.lock().unwrap() < 3 {
                return Err(Error::NoRoute);
            }
            assert_eq!(digest, rates_csv().digest().unwrap());
            fs::write(to, bytes_of_rates()).unwrap();
            Ok(())
        }
    }
    let device = OnDisk::new();
    let mut machine = device.open_with(Arc::new(Later(Mutex::new(0))));
    let import = Change::import(&[rates_csv()], &ImportOptions::default()).unwrap();
    machine.apply([entry(0, proposal("a", 7, &import))]).await.unwrap();
    assert!(device.books().contains("22.0000"));
}
