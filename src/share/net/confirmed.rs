//! The last entry that each device has confirmed to this one, and the run of the program that each is.
//!
//! Consensus takes for granted that a device never forgets what it confirmed. A disk image, a snapshot of a machine or a
//! synced folder that is put back breaks that, and consensus itself does not notice. So each device remembers the last entry
//! that every other one has confirmed, and its own outside of the shop's files too, and tells it when they meet
//! ([`super::hello`]).
//!
//! **Only entries that are committed count**: others can be taken back by the next leader.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Mutex;

use openraft::{Entry, EntryPayload, LogId};
use serde::{Deserialize, Serialize};

use super::identity::Digest;
use crate::folder::{read_json, write_json};
use crate::{DeviceId, LogReader, Types, lock};
use domain::Result;

/// The file in the folder of the shared shop.
pub(super) const FILE: &str = "confirmed.json";

/// An entry that a device has confirmed, and so has in its log or its shop file for good.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct ConfirmedEntry {
    log_id: LogId<DeviceId>,
    /// The digest of the ids of its changes. A device that leads alone makes another entry of the same place after its
    /// files were put back.
    changes: Digest,
}

impl ConfirmedEntry {
    fn of(entry: &Entry<Types>) -> Self {
        let ids: String = match &entry.payload {
            EntryPayload::Normal(proposal) => proposal.all().map(|one| &*one.id).collect(),
            _ => String::new(),
        };
        Self { log_id: entry.log_id, changes: Digest::of(ids.as_bytes()) }
    }

    /// True if the log of a device, whose shop file has the entries up to `applied`, lacks this entry or has
    /// another one in its place. Of entries that the log has given up nothing is known, and they count as
    /// present.
    pub(super) async fn is_missing_in(&self, log: &LogReader, applied: Option<u64>) -> Result<bool> {
        match log.entry(self.log_id.index).await? {
            Some(entry) => Ok(Self::of(&entry) != *self),
            None => Ok(Some(self.log_id.index) > log.purged().await?.max(applied)),
        }
    }

    pub(super) const fn index(&self) -> u64 {
        self.log_id.index
    }
}

/// Knowledge about the confirmed entries of all devices.
#[derive(Debug)]
pub(super) struct Confirmed {
    path: PathBuf,
    known: Mutex<Known>,
}

#[derive(Debug, Default)]
struct Known {
    /// The last entry that each device has said to have since this program started, committed or not.
    reported: BTreeMap<DeviceId, LogId<DeviceId>>,
    entries: BTreeMap<DeviceId, ConfirmedEntry>,
    is_saved: bool,
}

impl Confirmed {
    /// Loads this file. One that cannot be read is begun anew.
    pub(super) fn load(path: PathBuf) -> Self {
        let entries = read_json(&path).ok().flatten().unwrap_or_default();
        Self { path, known: Mutex::new(Known { entries, is_saved: true, ..Known::default() }) }
    }

    /// Notes that a device has an entry, and all before it.
    pub(super) fn report(&self, device: DeviceId, last: Option<LogId<DeviceId>>) {
        if let Some(last) = last {
            let mut known = lock(&self.known);
            let reported = known.reported.entry(device).or_insert(last);
            *reported = last.max(*reported);
        }
    }

    /// The last entry that a device has said to have since this program started.
    pub(super) fn reported(&self, device: DeviceId) -> Option<LogId<DeviceId>> {
        lock(&self.known).reported.get(&device).copied()
    }

    /// The knowledge about a device without a look at the log.
    pub(super) fn known(&self, device: DeviceId) -> Option<ConfirmedEntry> {
        lock(&self.known).entries.get(&device).copied()
    }

    /// The last committed entry that a device has confirmed, as far as the log here shows; `applied` is the last entry of
    /// the shop file here.
    pub(super) async fn entry(
        &self,
        device: DeviceId,
        log: &LogReader,
        applied: Option<LogId<DeviceId>>,
    ) -> Option<ConfirmedEntry> {
        let (reported, before) = {
            let known = lock(&self.known);
            (known.reported.get(&device).copied(), known.entries.get(&device).copied())
        };
        let found = async {
            let (reported, applied) = (reported?, applied?);
            let index = reported.index.min(applied.index);
            if before.is_some_and(|before| before.log_id.index >= index) {
                return None;
            }
            // A device that has an entry of the log here has those before it too.
            let entry = log.entry(reported.index).await.ok()?.filter(|entry| entry.log_id == reported)?;
            let entry = if index == reported.index { entry } else { log.entry(index).await.ok()?? };
            Some(ConfirmedEntry::of(&entry))
        };
        let Some(entry) = found.await else { return before };
        let mut known = lock(&self.known);
        known.entries.insert(device, entry);
        known.is_saved = false;
        Some(entry)
    }

    /// Writes the news of these devices, and forgets others.
    pub(super) async fn save(
        &self,
        devices: &[DeviceId],
        log: &LogReader,
        applied: Option<LogId<DeviceId>>,
    ) -> Result<()> {
        for device in devices {
            self.entry(*device, log, applied).await;
        }
        let mut known = lock(&self.known);
        if known.is_saved {
            return Ok(());
        }
        known.entries.retain(|device, _| devices.contains(device));
        write_json(&self.path, &known.entries)?;
        known.is_saved = true;
        Ok(())
    }
}

/// The runs of the program on this device and on the others, so that two that use one identity at once are told apart.
#[derive(Debug)]
pub(super) struct Sessions {
    own: u64,
    others: Mutex<BTreeMap<DeviceId, SessionsOf>>,
}

/// The runs of another device.
#[derive(Debug)]
struct SessionsOf {
    /// The last that has greeted.
    last: u64,
    /// Sessions that were there at once, and so are those of copies.
    copies: BTreeSet<u64>,
}

impl Sessions {
    pub(super) fn new() -> Result<Self> {
        Ok(Self { own: u64::from_be_bytes(system::random()?), others: Mutex::default() })
    }

    pub(super) const fn own(&self) -> u64 {
        self.own
    }

    /// Takes the session of a device that has greeted. True when the last one was another.
    pub(super) fn take(&self, device: DeviceId, session: u64) -> bool {
        let mut others = lock(&self.others);
        let known = others.entry(device).or_insert(SessionsOf { last: session, copies: BTreeSet::new() });
        std::mem::replace(&mut known.last, session) != session
    }

    /// True if it is neither the last nor known to be that of a copy.
    pub(super) fn is_old(&self, device: DeviceId, session: u64) -> bool {
        let others = lock(&self.others);
        let known = others.get(&device);
        known.is_some_and(|known| known.last != session && !known.copies.contains(&session))
    }

    pub(super) fn is_copy(&self, device: DeviceId, session: u64) -> bool {
        lock(&self.others).get(&device).is_some_and(|known| known.copies.contains(&session))
    }

    /// Notes that an old session is there beside the last one.
    pub(super) fn add_copy(&self, device: DeviceId, session: u64) {
        if let Some(known) = lock(&self.others).get_mut(&device)
            && known.last != session
        {
            known.copies.extend([session, known.last]);
        }
    }
}
