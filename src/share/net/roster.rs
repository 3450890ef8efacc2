//! The members of the group, as far as this device knows: the list that it follows in the log, and one that
//! another member told it, for as long as its log is behind that.
//!
//! The second is needed by a device that has just joined, and by one that was away while others joined: the leader
//! may be one of those, and could not bring it the log otherwise.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;
use std::sync::Mutex;

use openraft::StoredMembership;
use serde::{Deserialize, Serialize};

use super::identity::{Digest, device_of};
use crate::folder::{read_json, write_json};
use crate::{Device, DeviceId, lock};
use domain::Result;

/// The file of the list that another member told, in the folder of a shared shop.
pub(super) const FILE: &str = "members.json";

/// The devices of a group at one place of its log.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Members {
    /// The index of the entry that made them the members; `None` before the first.
    pub index: Option<u64>,
    /// All devices.
    pub devices: BTreeMap<DeviceId, Device>,
    /// Devices that vote.
    pub voters: BTreeSet<DeviceId>,
}

impl From<&StoredMembership<DeviceId, Device>> for Members {
    fn from(stored: &StoredMembership<DeviceId, Device>) -> Self {
        Self {
            index: stored.log_id().map(|log_id| log_id.index),
            devices: stored.nodes().map(|(id, device)| (*id, device.clone())).collect(),
            voters: stored.voter_ids().collect(),
        }
    }
}

/// The members that this device knows of.
#[derive(Debug)]
pub(super) struct Roster {
    path: PathBuf,
    lists: Mutex<Lists>,
}

#[derive(Debug, Default)]
struct Lists {
    followed: Members,
    told: Option<Members>,
}

impl Roster {
    /// The roster with the list that was told before and is in this file.
    pub(super) fn load(path: PathBuf) -> Result<Self> {
        let told = read_json(&path)?;
        Ok(Self { path, lists: Mutex::new(Lists { followed: Members::default(), told }) })
    }

    /// Takes the list of a member, when it is later than the known one, and stores it.
    pub(super) fn tell(&self, members: Members) -> Result<()> {
        let mut lists = lock(&self.lists);
        let known = lists.told.as_ref().map_or(lists.followed.index, |told| told.index);
        if members.index <= known.max(lists.followed.index) {
            return Ok(());
        }
        write_json(&self.path, &members)?;
        lists.told = Some(members);
        Ok(())
    }

    /// Takes the list of this device's own log.
    pub(super) fn follow(&self, members: Members) {
        let mut lists = lock(&self.lists);
        if lists.told.as_ref().is_some_and(|told| told.index <= members.index) {
            lists.told = None;
            // One that stays is older than the log at the next start too.
            drop(fs::remove_file(&self.path));
        }
        lists.followed = members;
    }

    /// The member with this certificate.
    pub(super) fn member(&self, certificate: &Digest) -> Option<DeviceId> {
        let id = device_of(certificate);
        let text = certificate.to_string();
        let lists = lock(&self.lists);
        let mut known = lists.all().filter_map(|members| members.devices.get(&id));
        known.any(|device| device.certificate == text).then_some(id)
    }

    /// The member with this id, with the address that was known last.
    pub(super) fn device(&self, id: DeviceId) -> Option<Device> {
        lock(&self.lists).all().find_map(|members| members.devices.get(&id)).cloned()
    }

    /// All members.
    pub(super) fn devices(&self) -> BTreeMap<DeviceId, Device> {
        let lists = lock(&self.lists);
        let mut devices = lists.followed.devices.clone();
        devices.extend(lists.told.iter().flat_map(|told| told.devices.clone()));
        devices
    }
}

impl Lists {
    fn all(&self) -> impl Iterator<Item = &Members> {
        self.told.iter().chain([&self.followed])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn members(index: u64, names: &[&str]) -> Members {
        let device = |name: &&str| {
            let certificate = Digest::of(name.as_bytes());
            let device = Device {
                name: (*name).to_owned(),
                address: String::new(),
                certificate: certificate.to_string(),
            };
            (device_of(&certificate), device)
        };
        Members { index: Some(index), devices: names.iter().map(device).collect(), voters: BTreeSet::new() }
    }

    fn known(roster: &Roster) -> Vec<&'static str> {
        let names = ["office", "shop-floor", "laptop"];
        names.into_iter().filter(|name| roster.member(&Digest::of(name.as_bytes())).is_some()).collect()
    }

    #[test]
    fn what_was_told_counts_until_the_log_is_there() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("members.json");
        let roster = Roster::load(path.clone()).unwrap();
        assert!(known(&roster).is_empty());
        roster.tell(members(3, &["office", "shop-floor"])).unwrap();
        assert_eq!(known(&Roster::load(path.clone()).unwrap()), ["office", "shop-floor"], "after a restart");
        // Its own log begins.
        roster.follow(members(1, &["office"]));
        assert_eq!(known(&roster), ["office", "shop-floor"]);
        roster.tell(members(2, &["laptop"])).unwrap();
        assert_eq!(known(&roster), ["office", "shop-floor"], "what is older is not taken");
        roster.follow(members(5, &["office", "laptop"]));
        assert_eq!(known(&roster), ["office", "laptop"], "who was removed is out");
        assert!(!path.exists());
        roster.tell(members(5, &["shop-floor"])).unwrap();
        assert_eq!(known(&roster), ["office", "laptop"]);
    }

    #[test]
    fn a_certificate_with_the_same_id_is_another() {
        let folder = tempfile::tempdir().unwrap();
        let roster = Roster::load(folder.path().join("members.json")).unwrap();
        roster.follow(members(1, &["office"]));
        let mut bytes = *Digest::of(b"office").bytes();
        bytes[31] ^= 1;
        assert_eq!(roster.member(&Digest::new(bytes)), None);
    }
}
