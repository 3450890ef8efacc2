//! The network of a shop on several devices, over loopback: joining, transport of consensus, and who is kept out.

mod group;
mod intruders;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use self::group::{Member, Setup, in_step, until};
use domain::time::Local;
use openraft::ChangeMembers;
use share::Submit as _;
use share::net::{CallError, Digest, JoinCode, Refusal, Submitter};
use system::Clock;

/// How long a leader may take to answer.
const LONG: Duration = Duration::from_secs(30);

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

/// Bytes in which no piece is as another.
fn bytes(count: u32) -> Vec<u8> {
    (0..count).map(|at| at.wrapping_mul(2_654_435_761).to_be_bytes()[0]).collect()
}

async fn three(root: &std::path::Path) -> [Member; 3] {
    let office = Setup::new(root, "office").found().await;
    let shop_floor = Setup::new(root, "shop-floor").join(&office.invite()).await.unwrap();
    let laptop = Setup::new(root, "laptop").join(&shop_floor.invite()).await.unwrap();
    [office, shop_floor, laptop]
}

#[tokio::test(flavor = "multi_thread")]
async fn three_devices_join_and_go_on_when_one_dies() {
    let root = folder();
    let [office, shop_floor, laptop] = three(root.path()).await;
    for (member, id) in [(&office, "1"), (&shop_floor, "2"), (&laptop, "3"), (&shop_floor, "2")] {
        assert_eq!(member.propose(id).await.unwrap().id, id, "{}", member.name);
    }
    in_step(&[&office, &shop_floor, &laptop]).await;
    assert_eq!(laptop.ids(), ["1", "2", "3"]);
    assert_eq!(office.status().members.voters, BTreeSet::from([office.id()]), "who joins follows");
    laptop.promote(&[&shop_floor, &laptop]).await;
    until("three vote", || shop_floor.status().members.voters.len() == 3).await;
    let seen = laptop.network.status_of_leader().await.unwrap();
    assert_eq!((seen.device, seen.replicated.len()), (office.id(), 3));

    office.stop().await;
    laptop.propose_until_done("4").await;
    shop_floor.propose_until_done("5").await;
    in_step(&[&shop_floor, &laptop]).await;
    assert_eq!(shop_floor.ids(), ["1", "2", "3", "4", "5"]);
}

/// One that has fewer changes asks for votes first, again and again, and cannot win. The other one stands at once, and
/// not by its own time, which does not come here.
#[tokio::test(flavor = "multi_thread")]
async fn who_has_more_stands_when_one_with_fewer_changes_asks_for_its_vote() {
    let root = folder();
    let [office, shop_floor, laptop] = three(root.path()).await;
    office.promote(&[&shop_floor, &laptop]).await;
    in_step(&[&office, &shop_floor, &laptop]).await;
    laptop.stop().await;
    office.propose("1").await.unwrap();
    in_step(&[&office, &shop_floor]).await;
    shop_floor.raft.runtime_config().elect(false);
    office.stop().await;
    let laptop = Setup::new(root.path(), "laptop").start().await;
    until("it leads", || shop_floor.status().leader == Some(shop_floor.id())).await;
    laptop.propose_until_done("2").await;
    in_step(&[&shop_floor, &laptop]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_comes_once_in_the_name_of_its_own_device() {
    let root = folder();
    let [office, shop_floor, _laptop] = three(root.path()).await;
    let refused = shop_floor.network.propose(office.proposal("1"), LONG).await;
    assert_eq!(refused, Err(CallError::Refused(Refusal::OtherDevice)));
    let huge = {
        let mut proposal = shop_floor.proposal("2");
        proposal.change = "x".repeat(17 << 20);
        shop_floor.network.propose(proposal, LONG).await
    };
    assert!(matches!(huge, Err(CallError::TooLarge { .. })), "{huge:?}");
    shop_floor.propose("3").await.unwrap();
    assert_eq!(office.ids(), ["3"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_that_cannot_be_called_calls() {
    let root = folder();
    let office = Setup::new(root.path(), "office").found().await;
    let mut setup = Setup::new(root.path(), "laptop");
    setup.listens = false;
    let laptop = setup.join(&office.invite()).await.unwrap();
    office.propose("1").await.unwrap();
    laptop.propose("2").await.unwrap();
    in_step(&[&office, &laptop]).await;
    laptop.stop().await;
    office.propose("3").await.unwrap();
    let laptop = setup.start().await;
    in_step(&[&office, &laptop]).await;
}

/// The device knows neither of those that lead meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn a_device_that_was_away_is_told_who_joined_meanwhile() {
    let root = folder();
    let [office, shop_floor, laptop] = three(root.path()).await;
    laptop.stop().await;
    let store = Setup::new(root.path(), "store").join(&shop_floor.invite()).await.unwrap();
    office.promote(&[&store]).await;
    until("it votes", || store.status().members.voters.contains(&store.id())).await;
    let office_id = BTreeSet::from([office.id()]);
    office.network.change_members(ChangeMembers::RemoveVoters(office_id.clone())).await.unwrap();
    until("it leads", || store.status().leader == Some(store.id())).await;
    until("it is known", || shop_floor.status().leader == Some(store.id())).await;
    store.network.remove(office.id()).await.unwrap();
    office.stop().await;
    store.propose_until_done("1").await;
    let laptop = Setup::new(root.path(), "laptop").start().await;
    // Its port is another now, which it says itself; until then it calls.
    in_step(&[&store, &laptop]).await;
    laptop.propose_until_done("2").await;
    in_step(&[&store, &shop_floor, &laptop]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_gets_a_snapshot_of_20_mb_while_others_go_on() {
    let root = folder();
    let office = Setup::new(root.path(), "office").found().await;
    let padding = bytes(20 << 20);
    office.memory.with(|state| state.padding.clone_from(&padding));
    for id in 0..60 {
        office.propose(&id.to_string()).await.unwrap();
    }
    office.raft.trigger().snapshot().await.unwrap();
    until("what is in it leaves the log", || {
        office.raft.metrics().borrow().purged.is_some_and(|log_id| log_id.index > 50)
    })
    .await;
    let code = office.invite();
    let (shop_floor, ()) =
        tokio::join!(async { Setup::new(root.path(), "shop-floor").join(&code).await.unwrap() }, async {
            for id in 60..100 {
                office.propose(&id.to_string()).await.unwrap();
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        });
    in_step(&[&office, &shop_floor]).await;
    assert_eq!(shop_floor.ids().len(), 100);
    assert!(shop_floor.memory.with(|state| state.padding == padding), "other bytes");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_is_good_once_and_for_an_hour() {
    let root = folder();
    let mut setup = Setup::new(root.path(), "office");
    setup.clock = Clock::Fixed(Local::parse("2026-11-22T10:00:00").unwrap());
    let office = setup.found().await;
    let old = office.invite();
    let _shop_floor = Setup::new(root.path(), "shop-floor").join(&old).await.unwrap();
    let other_inviter = {
        let other = Setup::new(root.path(), "other").found().await;
        other.network.invite(vec![office.network.address().unwrap().to_string()]).unwrap().text().unwrap()
    };
    let late = office.invite();
    let taken = office.invite();
    for (name, device, code, expected) in [
        ("used", "a", &old, "used already"),
        ("of another device", "b", &other_inviter, "another device than expected"),
        ("with a taken name", "shop-floor", &taken, "in the group already"),
        ("mistyped", "c", &late.replace('-', "0"), "a typing error"),
    ] {
        let mut joining = Setup::new(root.path(), device);
        joining.shop = root.path().join(name);
        let refused = joining.join(code).await.err().unwrap().to_string();
        assert!(refused.contains(expected), "{name}: {refused}");
    }
    let mut retried = Setup::new(root.path(), "store");
    retried.shop = root.path().join("with a taken name");
    let _store = retried.join(&taken).await.expect("the same device under another name");

    office.stop().await;
    setup.shop = root.path().join("late");
    setup.clock = Clock::Fixed(Local::parse("2026-11-22T10:00:00").unwrap());
    let office = setup.found().await;
    let code = office.network.invite(vec!["127.0.0.1:1".to_owned()]).unwrap();
    office.stop().await;
    setup.clock = Clock::Fixed(Local::parse("2026-11-22T11:00:00").unwrap());
    let office = setup.start().await;
    let mut code = code;
    code.addresses = vec![office.network.address().unwrap().to_string()];
    let refused = Setup::new(root.path(), "laptop").join(&code.text().unwrap()).await.err().unwrap();
    assert!(refused.to_string().contains("has expired"), "{refused}");
    // Nor is it good again by a clock that is set back.
    office.stop().await;
    setup.clock = Clock::Fixed(Local::parse("2026-11-22T10:30:00").unwrap());
    let office = setup.start().await;
    code.addresses = vec![office.network.address().unwrap().to_string()];
    let mut joining = Setup::new(root.path(), "laptop");
    joining.shop = root.path().join("set back");
    let refused = joining.join(&code.text().unwrap()).await.err().unwrap();
    assert!(refused.to_string().contains("has expired"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_removed_device_is_out_at_once() {
    let root = folder();
    let [office, shop_floor, laptop] = three(root.path()).await;
    laptop.promote(&[&shop_floor]).await;
    laptop.propose("1").await.unwrap();
    office.network.remove(shop_floor.id()).await.unwrap();
    let refused = shop_floor.propose("2").await.unwrap_err();
    assert!(matches!(refused, CallError::Lost | CallError::NotMember | CallError::Refused(_)), "{refused:?}");
    for _ in 0..20 {
        assert!(shop_floor.propose("3").await.is_err());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    laptop.propose("4").await.unwrap();
    in_step(&[&office, &laptop]).await;
    assert_eq!(office.ids(), ["1", "4"]);
    // It may come back as a new device.
    let again = Setup { shop: root.path().join("again"), ..Setup::new(root.path(), "shop-floor") };
    let again = again.join(&office.invite()).await.unwrap();
    again.propose("5").await.unwrap();
}

/// Its code is used up, whichever device removes it and whether the one that gave out the code runs meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn a_removed_device_does_not_come_in_again_by_its_code() {
    for (name, is_by_inviter, is_inviter_away) in [
        ("by the inviter", true, false),
        ("by another", false, false),
        ("while the inviter was away", false, true),
    ] {
        let root = folder();
        let office = Setup::new(root.path(), "office").found().await;
        let inviter = Setup::new(root.path(), "shop-floor").join(&office.invite()).await.unwrap();
        let code = inviter.invite();
        let laptop = Setup::new(root.path(), "laptop").join(&code).await.unwrap();
        let id = laptop.id();
        let mut code = JoinCode::parse(&code).unwrap();
        laptop.asks_again(&code).await.expect("a member, whose answer may have been lost");

        let inviter = if is_inviter_away {
            inviter.stop().await;
            office.network.remove(id).await.unwrap();
            Setup::new(root.path(), "shop-floor").start().await
        } else {
            let remover = if is_by_inviter { &inviter } else { &office };
            remover.network.remove(id).await.unwrap();
            inviter
        };
        until("it has a leader", || inviter.status().leader.is_some()).await;
        code.addresses = vec![inviter.network.address().unwrap().to_string()];
        for _ in 0..2 {
            let refused = laptop.asks_again(&code).await.err();
            let refused = refused.unwrap_or_else(|| panic!("{name}: it is in again")).to_string();
            assert!(refused.contains("was removed"), "{name}: {refused}");
        }
        assert!(!office.status().members.devices.contains_key(&id), "{name}");
        let new = Setup { shop: root.path().join("anew"), ..Setup::new(root.path(), "laptop") };
        new.join(&office.invite()).await.expect("a new device by a new code");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn files_of_imports_are_on_all_devices_or_not() {
    let root = folder();
    let [office, shop_floor, laptop] = three(root.path()).await;
    let path = |member: &Member, digest: &Digest| {
        member.network.folder().new_import_file(&digest.to_string()).unwrap()
    };
    let bytes = bytes(300_001);
    let digest = Digest::of(&bytes);
    let nobody = office.network.fetch_file(&digest, &path(&office, &digest)).await;
    assert_eq!(nobody, Err(CallError::Refused(Refusal::NoFile)));
    std::fs::write(path(&shop_floor, &digest), &bytes).unwrap();
    laptop.network.fetch_file(&digest, &path(&laptop, &digest)).await.unwrap();
    assert_eq!(std::fs::read(path(&laptop, &digest)).unwrap(), bytes);
    let holders = shop_floor.network.spread_file(&digest).await.unwrap();
    assert!(
        holders.is_superset(&BTreeSet::from([office.id(), shop_floor.id()])),
        "the one that votes has it"
    );
    assert_eq!(std::fs::read(path(&office, &digest)).unwrap(), bytes);

    let empty = Digest::of(b"");
    std::fs::write(path(&shop_floor, &empty), b"").unwrap();
    assert!(shop_floor.network.spread_file(&empty).await.unwrap().contains(&office.id()));
    until("the others have it too", || path(&laptop, &empty).exists()).await;
    let wrong = Digest::of(b"what it should be");
    std::fs::write(path(&shop_floor, &wrong), b"what it is").unwrap();
    assert_eq!(shop_floor.network.spread_file(&wrong).await, Err(CallError::Unexpected));
    assert!(office.network.fetch_file(&wrong, &path(&office, &wrong)).await.is_err());
    assert!(!path(&office, &wrong).exists());
    laptop.stop().await;
    let other = Digest::of(b"other");
    std::fs::write(path(&shop_floor, &other), b"other").unwrap();
    let holders = shop_floor.network.spread_file(&other).await.unwrap();
    assert_eq!(holders, BTreeSet::from([office.id(), shop_floor.id()]));
}

/// As the threads of the engine use it.
#[tokio::test(flavor = "multi_thread")]
async fn who_waits_is_told_that_it_is_cut_off_or_that_nobody_knows() {
    let root = folder();
    let [office, shop_floor, laptop] = three(root.path()).await;
    let submitter = Submitter::new(Arc::clone(&shop_floor.network), tokio::runtime::Handle::current());
    let submit = async |id: &str, limit: Duration| {
        let (submitter, proposal) = (submitter.clone(), shop_floor.proposal(id));
        let waiting = tokio::task::spawn_blocking(move || submitter.submit(&proposal, limit));
        waiting.await.unwrap().map_err(|error| error.code())
    };
    assert_eq!(submit("1", Duration::from_secs(10)).await, Ok(()));
    office.promote(&[&shop_floor, &laptop]).await;
    laptop.stop().await;
    assert_eq!(submit("2", Duration::from_secs(10)).await, Ok(()));
    in_step(&[&office, &shop_floor]).await;
    office.stop().await;
    // The leader may have taken it, as far as this device knows, when the connection was just lost.
    let first = submit("3", Duration::from_secs(3)).await;
    assert!(matches!(first, Err("tillbook_cut_off" | "tillbook_timeout")), "{first:?}");
    assert_eq!(submit("4", Duration::from_secs(3)).await, Err("tillbook_cut_off"));
    until("it knows", || !shop_floor.network.hears_leader()).await;
    assert_eq!(shop_floor.ids(), ["1", "2"]);
}
