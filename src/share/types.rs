//! The values that the devices of a group exchange, by which consensus is parametrised.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize};

use domain::access::key::SignedNonce;
use domain::text::Text;
use domain::time::Instant;
use domain::{Error, text};

/// Identifies a device in its group: made of its certificate, which is drawn when it joins ([`super::net`]).
pub type DeviceId = u64;

/// A change as it is put into the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    /// Unique, drawn by the device where the change was made. A proposal that was sent twice is applied once.
    pub id: String,
    /// The device where the change was made, whose undo takes it back.
    pub device: DeviceId,
    /// The login of the acting user. What they may do is looked up when the change is applied.
    pub login: String,
    /// The time of the change.
    pub now: Instant,
    /// The version of the rules of the group ([`super::Rules`]).
    pub rules: u32,
    /// The version of the proposing program, in an entry that raises the group to these rules and has no change.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub raises: Option<String>,
    /// The nonce of the signed request that made the change. An entry with a nonce that an earlier entry has
    /// too changes nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<SignedNonce>,
    /// The change as JSON in a text, so that a device reads the proposal of a change that it does not know yet.
    pub change: String,
    /// Further proposals in the same entry, which are made after this one, each by itself. They have none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub followed_by: Vec<Self>,
}

impl Proposal {
    /// This one and those that follow it in its entry.
    pub(super) fn all(&self) -> impl Iterator<Item = &Self> {
        std::iter::once(self).chain(&self.followed_by)
    }
}

/// The answer of the list: the proposal with this id is applied, or refused by the rules of the shop, on the
/// device that answers. What came of it is taken from there.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Applied {
    /// The id of the proposal; empty for an entry of the group itself.
    pub id: String,
}

/// A device as all others know it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Device {
    /// The name that its user gave it, unique in the group.
    pub name: String,
    /// Host and port, where it listens; empty for a device that only calls others.
    pub address: String,
    /// The SHA-256 digest of its certificate, in hexadecimal digits, by which it proves its identity.
    pub certificate: String,
}

/// The reason why a device follows no further; set once, by the first part to notice.
#[derive(Debug, Clone, Default)]
pub struct Stopped(Arc<OnceLock<StopReason>>);

/// A reason, in a sentence.
#[derive(Debug)]
pub(super) struct StopReason {
    pub(super) problem: Text,
    /// True if its disk could not be written or read: a device that is started anew may go on.
    pub(super) is_of_disk: bool,
}

impl Stopped {
    /// The reason why it does not; `None` while it does.
    pub fn why(&self) -> Option<Text> {
        self.0.get().map(|reason| reason.problem.clone())
    }

    pub(super) fn is_of_disk(&self) -> bool {
        self.0.get().is_some_and(|reason| reason.is_of_disk)
    }

    /// Keeps the first reason, and returns that.
    pub(super) fn set(&self, error: &Error) -> &Text {
        let reason = || {
            let text = error.text();
            let (problem, is_of_disk) = match error {
                Error::NotFollowing { problem } => (problem.clone(), false),
                Error::Storage { .. } => {
                    (text!("{text}. Make room on its disk: it then goes on by itself", text), true)
                }
                Error::Unsettled { .. } => {
                    (text!("{text} Make room on its disk: it then goes on by itself", text), true)
                }
                _ => (text, false),
            };
            StopReason { problem, is_of_disk }
        };
        &self.0.get_or_init(reason).problem
    }
}

/// A checked copy of a shop file, on its way to a device that has none or is far behind. The file is removed
/// with the last value that names it, unless it is kept.
#[derive(Debug, Clone)]
pub struct SnapshotFile(Arc<Removed>);

#[derive(Debug)]
struct Removed {
    path: PathBuf,
    is_kept: AtomicBool,
}

impl SnapshotFile {
    /// The copy at this path, which may not exist yet.
    pub fn new(path: PathBuf) -> Self {
        Self(Arc::new(Removed { path, is_kept: AtomicBool::new(false) }))
    }

    /// The path of the file.
    pub fn path(&self) -> &Path {
        &self.0.path
    }

    /// Keeps the file beyond the end of the program, or lets it be removed again.
    pub(super) fn keep(&self, is_kept: bool) {
        self.0.is_kept.store(is_kept, Ordering::Relaxed);
    }
}

impl Drop for Removed {
    fn drop(&mut self) {
        if !self.is_kept.load(Ordering::Relaxed) {
            // One that cannot be removed is removed when the device is started the next time.
            drop(fs::remove_file(&self.path));
        }
    }
}

openraft::declare_raft_types!(
    /// The types of the group.
    pub Types:
        D = Proposal,
        R = Applied,
        NodeId = DeviceId,
        Node = Device,
        Entry = openraft::Entry<Types>,
        SnapshotData = SnapshotFile,
        AsyncRuntime = openraft::TokioRuntime,
);
