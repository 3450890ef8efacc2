//! The version of the rules by which the devices of a group apply changes, so that programs of different versions make
//! the same files of the same list.
//!
//! The group has a version, which is in the place of the shop file. A program can apply those up to its own, and goes on
//! by that of the group when it is updated: what differs between two versions has to be decided by the group's, and a
//! change that only a newer one has to be refused until then. Devices tell what they can when they join and whenever the
//! leader asks; once all of them can, the leader proposes an entry that raises the group. A device that cannot applies
//! nothing from that entry on, and says so with the version of the program that it needs.
//!
//! There is one version so far. What the next one changes in how entries are applied is to be decided by
//! `store::GroupPlace::rules`, and what a device proposes only by it, by [`Rules::group`].
//!
//! **The schema of the shop file is not part of it.** A device migrates its own file when an updated program opens it,
//! which makes the same rows of the same rows, and so needs no entry: what an entry writes must be the same in the old
//! schema and in the new one, or wait for newer rules. A copy of the shop is migrated where it comes in. One of a newer
//! schema than the program that gets it is refused, and the device says that it must be updated.

use std::sync::atomic::{AtomicU32, Ordering};

/// The latest rules that this program has. A change of the rules that makes another file of the same changes has the
/// next number.
pub const RULES: u32 = 1;

/// The rules of a device and of its group.
#[derive(Debug)]
pub struct Rules {
    able: u32,
    /// 0 until the shop file was read.
    group: AtomicU32,
}

impl Default for Rules {
    fn default() -> Self {
        Self::new(RULES)
    }
}

impl Rules {
    /// Rules of a program that has them up to this version.
    pub const fn new(able: u32) -> Self {
        Self { able, group: AtomicU32::new(0) }
    }

    /// The latest version that this device can apply.
    pub const fn able(&self) -> u32 {
        self.able
    }

    /// The version of the group.
    pub fn group(&self) -> u32 {
        self.group.load(Ordering::Relaxed).max(1)
    }

    /// The version that the group is to be raised to, when its devices can apply these; `None` before the shop file
    /// was read, and when there is none.
    pub(super) fn next(&self, devices: impl Iterator<Item = u32>) -> Option<u32> {
        let is_read = self.group.load(Ordering::Relaxed) > 0;
        let able = devices.fold(self.able, u32::min);
        (is_read && able > self.group()).then_some(able)
    }

    /// Takes the version that the shop file has.
    pub(super) fn raise(&self, group: u32) {
        self.group.fetch_max(group, Ordering::Relaxed);
    }
}
