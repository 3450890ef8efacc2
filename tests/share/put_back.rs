//! Devices whose files are put back from an older copy, as by a disk image or a synced folder, devices that run twice,
//! and what is refused while the others are away.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread::{self, sleep};
use std::time::Duration;

use domain::Result;
use share::{Node, ShareFolder, Standing};

use crate::node::{Open, engine_of, in_step, options, soon};

/// What is said of a device whose files were put back.
const PUT_BACK: &str = "older copy";
/// What is said of two with the same files.
const TWICE: &str = "a copy of its files";

/// The files of a device that is closed, in a folder of their own.
fn copy_of(device: &Open) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    copy(device.shop.parent().unwrap(), folder.path());
    folder
}

fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).unwrap() {
        let (path, to) = {
            let entry = entry.unwrap();
            (entry.path(), to.join(entry.file_name()))
        };
        if path.is_dir() {
            fs::create_dir_all(&to).unwrap();
            copy(&path, &to);
        } else {
            fs::copy(path, to).unwrap();
        }
    }
}

/// Puts the files of a closed device back, and starts it.
fn put_back(device: &mut Open, files: &Path) -> Result<()> {
    let folder = device.shop.parent().unwrap().to_owned();
    fs::remove_dir_all(&folder).unwrap();
    fs::create_dir(&folder).unwrap();
    copy(files, &folder);
    start(device)
}

fn start(device: &mut Open) -> Result<()> {
    let node = Node::start(&device.shop, &device.options)?;
    device.engine = engine_of(&device.shop, &node);
    device.node = Some(node);
    Ok(())
}

/// Ends a device, so that its files can be copied.
fn end(device: &mut Open) {
    let engine = std::mem::replace(&mut device.engine, engine::Engine::open(&device.shop).unwrap());
    drop(engine);
    device.node = None;
}

fn says(device: &Open, words: &str) {
    soon(
        words,
        || matches!(device.status().standing, Standing::Stopped(why) if why.to_string().contains(words)),
    );
}

/// The office, the shop floor and the laptop, and who of them votes besides the office.
fn three(voters: &[&str]) -> [Open; 3] {
    let office = Open::first();
    let shop_floor = Open::joined(&office.invite(), "shop-floor").unwrap();
    let laptop = Open::joined(&office.invite(), "laptop").unwrap();
    for name in voters {
        office.node().promote(name).unwrap();
    }
    in_step(&[&office, &shop_floor, &laptop]);
    [office, shop_floor, laptop]
}

/// The device that leads, of three that vote.
fn leader(devices: &[Open]) -> usize {
    let leads = |device: &Open| {
        device.node.is_some() && device.status().devices.iter().any(|one| one.is_here && one.is_leader)
    };
    soon("one leads", || devices.iter().any(leads));
    devices.iter().position(leads).unwrap()
}

#[test]
fn a_device_that_was_put_back_stops_and_nobody_else() {
    for (case, voters, which) in [
        ("one that follows", &["shop-floor"][..], Some(2)),
        ("one that votes", &["shop-floor", "laptop"], Some(1)),
        ("the one that leads", &["shop-floor", "laptop"], None),
    ] {
        println!("{case}");
        let mut devices = three(voters);
        let which = which.unwrap_or_else(|| leader(&devices));
        end(&mut devices[which]);
        let files = copy_of(&devices[which]);
        start(&mut devices[which]).unwrap();
        let [one, other] = [0, 1, 2].into_iter().filter(|at| *at != which).collect::<Vec<_>>()[..] else {
            panic!()
        };
        for number in 0..20 {
            devices[which].add(&format!("Confirmed {number}")).unwrap();
        }
        in_step(&[&devices[0], &devices[1], &devices[2]]);
        end(&mut devices[which]);
        put_back(&mut devices[which], files.path()).unwrap();
        says(&devices[which], PUT_BACK);
        let others = devices[which].status().devices;
        let stopped: Vec<_> = others.iter().filter(|one| !one.is_here && one.stopped.is_some()).collect();
        assert!(stopped.is_empty(), "{case}: {stopped:?}");
        // Those that are left go on, and say what became of it.
        let name = ["office", "shop-floor", "laptop"][which];
        for at in [one, other] {
            devices[at].add("Without it").unwrap();
            soon("it is said of the device", || {
                let stopped = |status: share::GroupStatus| {
                    status
                        .devices
                        .into_iter()
                        .find(|device| device.name == name)
                        .and_then(|device| device.stopped)
                };
                stopped(devices[at].status()).is_some_and(|why| why.to_string().contains(PUT_BACK))
            });
        }
        in_step(&[&devices[one], &devices[other]]);
        // It shows what it has, saves nothing, and stays so.
        assert!(devices[which].books().contains("Before it was shared"), "{case}");
        let error = devices[which].add("Not saved").unwrap_err().to_string();
        assert!(error.contains(PUT_BACK), "{case}: {error}");
        end(&mut devices[which]);
        let error = start(&mut devices[which]).unwrap_err().to_string();
        assert!(error.contains(PUT_BACK), "{case}: {error}");
        // It can be removed at once, or leaves by itself, and comes in again with a new file and the same name.
        let code = devices[one].invite();
        let again = if case == "one that votes" {
            devices[one].node().remove(name).unwrap();
            Open::joined(&code, name)
        } else {
            let old = &devices[which].shop;
            Open::begin(Duration::ZERO, |shop, address, options| {
                Node::join_anew(&code, old, shop, (name, address), options)
            })
        };
        let again = again.unwrap();
        devices[one].add("With it again").unwrap();
        in_step(&[&devices[one], &devices[other], &again]);
    }
}

/// The device that votes alone goes on where it was, and meets one that has what it forgot.
#[test]
fn the_only_one_that_votes_is_told_by_those_that_follow() {
    let mut office = Open::first();
    let mut shop_floor = Open::joined(&office.invite(), "shop-floor").unwrap();
    end(&mut office);
    let files = copy_of(&office);
    start(&mut office).unwrap();
    for number in 0..10 {
        office.add(&format!("Confirmed {number}")).unwrap();
    }
    in_step(&[&office, &shop_floor]);
    let books = shop_floor.books();
    end(&mut shop_floor);
    end(&mut office);
    put_back(&mut office, files.path()).unwrap();
    // As many as were forgotten, and one more.
    for number in 0..11 {
        office.add(&format!("Other {number}")).unwrap();
    }
    start(&mut shop_floor).unwrap();
    says(&office, PUT_BACK);
    assert!(office.add("Not saved").is_err());
    assert_eq!(shop_floor.books(), books, "what was confirmed stays where it is");
}

/// Two of three forget what they confirmed: no consensus has it, but the third.
#[test]
fn a_majority_that_was_put_back_is_told() {
    let mut devices = three(&["shop-floor", "laptop"]);
    let mut files = Vec::new();
    for at in [1, 2] {
        end(&mut devices[at]);
        files.push(copy_of(&devices[at]));
        start(&mut devices[at]).unwrap();
    }
    for number in 0..10 {
        devices[0].add(&format!("Confirmed {number}")).unwrap();
    }
    in_step(&[&devices[0], &devices[1], &devices[2]]);
    let books = devices[0].books();
    for at in [0, 1, 2] {
        end(&mut devices[at]);
    }
    for (at, files) in [1, 2].into_iter().zip(&files) {
        put_back(&mut devices[at], files.path()).unwrap();
    }
    start(&mut devices[0]).unwrap();
    says(&devices[1], PUT_BACK);
    says(&devices[2], PUT_BACK);
    soon("it is alone", || devices[0].status().standing == Standing::CutOff);
    assert_eq!(devices[0].books(), books);
}

/// One of three forgets what it confirmed while the third was away, and the two put other changes in its place.
#[test]
fn what_others_replaced_is_kept_and_told() {
    let mut devices = three(&["shop-floor", "laptop"]);
    let leads = leader(&devices);
    let [put, away] = [0, 1, 2].into_iter().filter(|at| *at != leads).collect::<Vec<_>>()[..] else {
        panic!()
    };
    end(&mut devices[put]);
    let files = copy_of(&devices[put]);
    start(&mut devices[put]).unwrap();
    in_step(&[&devices[0], &devices[1], &devices[2]]);
    end(&mut devices[away]);
    for number in 0..3 {
        devices[leads].add(&format!("Confirmed {number}")).unwrap();
    }
    in_step(&[&devices[leads], &devices[put]]);
    let books = devices[leads].books();
    end(&mut devices[leads]);
    end(&mut devices[put]);
    put_back(&mut devices[put], files.path()).unwrap();
    start(&mut devices[away]).unwrap();
    for number in 0..6 {
        devices[away].add(&format!("Other {number}")).unwrap();
    }
    start(&mut devices[leads]).unwrap();
    says(&devices[put], PUT_BACK);
    says(&devices[leads], "the others lack changes");
    soon("the third is alone", || devices[away].status().standing == Standing::CutOff);
    assert_eq!(devices[leads].books(), books, "what was confirmed stays where it is");
}

/// A device alone knows that its files are older by what lies elsewhere on its machine.
#[test]
fn a_device_knows_by_itself_that_it_was_put_back() {
    let record = tempfile::tempdir().unwrap();
    let mut office = Open::first();
    office.options.record = Some(record.path().join("devices"));
    end(&mut office);
    let files = copy_of(&office);
    start(&mut office).unwrap();
    office.add("Confirmed").unwrap();
    end(&mut office);
    start(&mut office).unwrap();
    end(&mut office);
    let error = put_back(&mut office, files.path()).unwrap_err().to_string();
    assert!(error.contains(PUT_BACK), "{error}");
}

#[test]
fn two_devices_with_the_same_files_are_both_told() {
    for (case, which) in [("one that votes", Some(1)), ("the one that leads", None)] {
        println!("{case}");
        let mut devices = three(&["shop-floor", "laptop"]);
        let which = which.unwrap_or_else(|| leader(&devices));
        end(&mut devices[which]);
        let files = copy_of(&devices[which]);
        start(&mut devices[which]).unwrap();
        let shop: PathBuf = files.path().join("shop.tillbook");
        assert!(ShareFolder::path_of(&shop).is_dir());
        let twin = Node::start(&shop, &options()).unwrap();
        says(&devices[which], TWICE);
        soon(
            "the other one is told",
            || matches!(twin.status().unwrap().standing, Standing::Stopped(why) if why.to_string().contains(TWICE)),
        );
        let others: Vec<usize> = [0, 1, 2].into_iter().filter(|at| *at != which).collect();
        for at in &others {
            devices[*at].add("Without them").unwrap();
        }
        in_step(&[&devices[others[0]], &devices[others[1]]]);
        // One of the two is closed for good, and the other goes on.
        drop(twin);
        end(&mut devices[which]);
        start(&mut devices[which]).unwrap();
        let standing = || devices[which].status().standing;
        soon("it goes on, or lacks what the other confirmed", || match standing() {
            Standing::InStep => true,
            Standing::Stopped(why) => why.to_string().contains(PUT_BACK),
            _ => false,
        });
        if standing() == Standing::InStep {
            devices[which].add("Alone again").unwrap();
            in_step(&[&devices[0], &devices[1], &devices[2]]);
        }
    }
}

/// What a device has confirmed while most of those that vote were away, and then forgot, stops no leader.
#[test]
fn a_leader_goes_on_when_a_device_forgot_what_was_not_saved_yet() {
    let devices = three(&["shop-floor"]);
    let leads = leader(&devices);
    let [office, shop_floor, mut laptop] = devices;
    let (mut leading, mut voting) = if leads == 0 { (office, shop_floor) } else { (shop_floor, office) };
    end(&mut laptop);
    let files = copy_of(&laptop);
    start(&mut laptop).unwrap();
    in_step(&[&leading, &voting, &laptop]);
    end(&mut voting);
    let saved = thread::scope(|scope| {
        let saving = scope.spawn(|| leading.add("Confirmed by the laptop alone"));
        sleep(Duration::from_secs(1));
        end(&mut laptop);
        put_back(&mut laptop, files.path()).unwrap();
        sleep(Duration::from_secs(1));
        start(&mut voting).unwrap();
        saving.join().unwrap()
    });
    saved.unwrap();
    leading.add("After it").unwrap();
    in_step(&[&leading, &voting]);
    says(&laptop, PUT_BACK);
}

/// The device that votes alone runs twice: the one that both reach tells both of it.
#[test]
fn the_only_one_that_votes_is_told_that_it_runs_twice() {
    let mut office = Open::first();
    let shop_floor = Open::joined(&office.invite(), "shop-floor").unwrap();
    end(&mut office);
    let files = copy_of(&office);
    start(&mut office).unwrap();
    office.add("Confirmed").unwrap();
    in_step(&[&office, &shop_floor]);
    let twin = Node::start(&files.path().join("shop.tillbook"), &options()).unwrap();
    soon("the other one is told", || match twin.status().unwrap().standing {
        Standing::Stopped(why) => why.to_string().contains(TWICE) || why.to_string().contains(PUT_BACK),
        _ => false,
    });
    let books = shop_floor.books();
    assert!(books.contains("Confirmed"), "{books}");
    drop(twin);
    end(&mut office);
    start(&mut office).unwrap();
    office.add("Alone again").unwrap();
    in_step(&[&office, &shop_floor]);
}

/// What is refused while the other one is away does not come into the books when it is back.
#[test]
fn a_leader_that_is_left_alone_saves_nothing_later() {
    let mut office = Open::first();
    let mut shop_floor = Open::joined(&office.invite(), "shop-floor").unwrap();
    office.node().promote("shop-floor").unwrap();
    in_step(&[&office, &shop_floor]);
    shop_floor.node = None;
    soon("it is cut off", || office.status().standing == Standing::CutOff);
    let error = office.add("Once").unwrap_err();
    assert_eq!(error.code(), "tillbook_cut_off", "{error}");
    shop_floor.restart();
    soon("it is back", || office.status().standing == Standing::InStep);
    assert!(!office.books().contains("Once"));
    office.add("Once").unwrap();
    in_step(&[&office, &shop_floor]);
}
