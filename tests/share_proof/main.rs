//! The proof of a shop on several devices: three of them under random kills, cut power, freezes, cut connections and
//! pulled cables, and now and then one whose files are put back from an older copy, or that is started twice.
//! Each change has a serial. When all is well again, each acknowledged serial is on every device once, each that was
//! not acknowledged at most once, and the books of all devices are the same bytes.
//!
//! `TILLBOOK_PROOF_SECONDS=3600` goes on for an hour. `TILLBOOK_PROOF_LATE=1` has the log acknowledge before the disk has
//! it, as no program does: the proof then has to fail, or it proves nothing. It does with each of the seeds 1, 2 and 3
//! (`TILLBOOK_PROOF_SEED`) within 40 seconds: after a power cut a device has lost its log with its vote, finds that its shop
//! file and its log do not belong together, and saves nothing any more.
#![cfg(target_os = "linux")]
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::indexing_slicing,
    clippy::disallowed_methods,
    reason = "a test fails by panicking; a device tells its parent; how long things take is measured"
)]

mod devices;
#[path = "../power/dice.rs"]
mod dice;
mod leaders;
#[path = "../shops/line.rs"]
mod line;
mod node;
#[path = "../shops/ports.rs"]
mod ports;
mod power;

use std::collections::BTreeMap;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant as Moment};

use devices::{Devices, Trouble};
use dice::Dice;
use domain::invoice::settings::InvoiceSettings;
use domain::places::address::Address;
use domain::shop::settings::{Currency, Shop};
use domain::time::Zone;
use engine::{Engine, RateQuery};

use crate::node::NOW;

/// The devices.
pub(crate) const COUNT: usize = 3;
/// How long it goes on where nothing else is asked for.
const SECONDS: u64 = 25;

/// A time within so many milliseconds.
pub(crate) fn soon(milliseconds: Range<usize>, dice: &mut Dice) -> Duration {
    let drawn = milliseconds.start + dice.below(milliseconds.end - milliseconds.start);
    Duration::from_millis(drawn.try_into().unwrap())
}

/// What became of a change, as far as its sender knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Known {
    Sent,
    Acknowledged,
}

#[test]
fn what_is_acknowledged_is_on_all_devices() {
    let seconds = std::env::var("TILLBOOK_PROOF_SECONDS").ok().and_then(|text| text.parse().ok());
    let seed = std::env::var("TILLBOOK_PROOF_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    let dice = &mut Dice(seed);
    let (folder, mut devices) = begin("proof");
    let until = Moment::now() + Duration::from_secs(seconds.unwrap_or(SECONDS));
    let mut troubles: BTreeMap<Trouble, u32> = BTreeMap::new();
    let (mut put_back, mut doubled) = (0, 0);
    let mut next_trouble = Moment::now();
    // Each at least once, and in a long run about once a minute.
    while Moment::now() < until || put_back == 0 || doubled == 0 {
        if Moment::now() >= until || dice.below(1_000) == 0 {
            if put_back <= doubled {
                devices.put_back(dice.below(COUNT));
                put_back += 1;
            } else {
                devices.double(dice.below(COUNT));
                doubled += 1;
            }
        }
        devices.send(dice.below(COUNT));
        if Moment::now() >= next_trouble {
            let trouble = Trouble::ALL[dice.below(Trouble::ALL.len())];
            if devices.make(trouble, dice) {
                *troubles.entry(trouble).or_default() += 1;
            }
            next_trouble = Moment::now() + soon(300..1_500, dice);
        }
        devices.heal(false);
        std::thread::sleep(soon(0..100, dice));
    }
    println!("{troubles:?}, put back {put_back}, doubled {doubled}");
    prove(&folder, devices);
}

/// Devices that share a new shop, and the folder that they are in.
pub(crate) fn begin(name: &str) -> (PathBuf, Devices) {
    let name = format!("share-{name}-{}", std::process::id());
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(fs::remove_dir_all(&folder));
    let shop = folder.join("0/shop.tillbook");
    fs::create_dir_all(shop.parent().unwrap()).unwrap();
    let mut settings = Shop::new("Proof", Currency::USD, Zone::UTC).unwrap();
    settings.address = Address { city: "Albany".to_owned(), ..Address::of_country("US") };
    settings.invoices = InvoiceSettings {
        legal_name: "Proof Inc".to_owned(),
        street: "1 St".to_owned(),
        ..InvoiceSettings::default()
    };
    Engine::create(&shop, &settings, NOW).unwrap().close().unwrap();
    let devices = Devices::start(&folder, COUNT);
    (folder, devices)
}

/// Ends what befell the devices, and checks what each has.
pub(crate) fn prove(folder: &Path, mut devices: Devices) {
    devices.heal(true);
    let known = devices.settle();
    let unknown = known.len() - acknowledged(&known).len();
    println!("{} sent, {} acknowledged, {unknown} unknown", known.len(), known.len() - unknown);
    assert!(acknowledged(&known).len() > 20, "hardly anything was acknowledged");
    let books: Vec<String> = (0..COUNT).map(|at| check(folder, at, &known)).collect();
    assert!(books.iter().all(|one| *one == books[0]), "the books differ");
    drop(devices);
    fs::remove_dir_all(folder).unwrap();
}

fn acknowledged(known: &BTreeMap<String, Known>) -> Vec<&String> {
    known.iter().filter(|(_, known)| **known == Known::Acknowledged).map(|(serial, _)| serial).collect()
}

/// Checks a device's shop against what its users know, and returns its books.
fn check(folder: &Path, at: usize, known: &BTreeMap<String, Known>) -> String {
    let engine = Engine::open(&folder.join(format!("{at}/shop.tillbook"))).unwrap();
    let owner = engine.owner().unwrap();
    let query = RateQuery { limit: Some(i64::MAX), ..RateQuery::default() };
    let mut times: BTreeMap<String, usize> = BTreeMap::new();
    for rate in engine.rates(&owner, &query, NOW).unwrap().rates {
        *times.entry(rate.name).or_default() += 1;
    }
    let mut invoices = engine.invoices(&owner).unwrap();
    invoices.reverse();
    for (at, invoice) in (1..).zip(&invoices) {
        assert_eq!(invoice.number, format!("2025-{at:04}"), "numbers have no gap");
        *times.entry(invoice.order.clone()).or_default() += 1;
    }
    println!("{} invoices without a gap", invoices.len());
    let lost: Vec<_> =
        acknowledged(known).into_iter().filter(|serial| !times.contains_key(*serial)).collect();
    assert!(lost.is_empty(), "device {at} has lost {lost:?}");
    let wrong: Vec<_> =
        times.iter().filter(|(serial, times)| !known.contains_key(*serial) || **times != 1).collect();
    assert!(wrong.is_empty(), "device {at} has what nobody sent, or twice: {wrong:?}");
    assert_eq!(engine.check().unwrap(), Vec::<String>::new(), "device {at}");
    let mut books = Vec::new();
    engine.export_books(&owner, &mut books).unwrap();
    String::from_utf8(books).unwrap()
}
