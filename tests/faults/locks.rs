//! The window has a shop open on several threads at once while other programs come and go. SQLite's
//! locks belong to the whole program: whoever in it opens and closes the file by other means drops them
//! all, and the next program to leave takes the log of what was written last with it.
#![cfg(target_os = "linux")]

use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

use domain::shop::settings::{Currency, Shop};
use domain::time::{Instant, Zone};
use engine::Engine;

const NOW: Instant = Instant::from_seconds(1_743_434_430);

/// Whether the system knows of a lock that this program has on a file.
fn is_locked(path: &Path) -> bool {
    let (program, file) = (std::process::id().to_string(), format!(":{}", fs::metadata(path).unwrap().ino()));
    let locks = fs::read_to_string("/proc/locks").unwrap();
    locks.lines().any(|lock| {
        let mut words = lock.split_whitespace();
        words.any(|word| word == program) && words.next().is_some_and(|on| on.ends_with(&file))
    })
}

#[test]
fn a_shop_that_is_opened_again_in_the_same_program_keeps_its_locks() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shop.tillbook");
    let shop = Shop::new("Locks", Currency::USD, Zone::UTC).unwrap();
    let writer = Engine::create(&path, &shop, NOW).unwrap();
    assert!(is_locked(&path));
    let reader = Engine::open(&path).unwrap();
    assert!(is_locked(&path), "opening it a second time dropped the lock");
    drop(reader);
    assert!(is_locked(&path), "closing the second dropped the lock of the first");
    drop(writer);
    assert!(!is_locked(&path));
}
