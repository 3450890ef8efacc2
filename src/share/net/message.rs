//! What devices ask each other, as JSON: what is replicated is JSON text too, and messages can be looked at.

use std::collections::BTreeMap;

use openraft::error::{ClientWriteError, RaftError};
use openraft::raft::{
    AppendEntriesRequest, AppendEntriesResponse, SnapshotResponse, VoteRequest, VoteResponse,
};
use openraft::{ChangeMembers, SnapshotMeta, Vote};
use serde::{Deserialize, Serialize};

use super::confirmed::ConfirmedEntry;
use super::identity::Digest;
use super::invitations::CodeRefused;
use super::join_code::Secret;
use super::roster::Members;
use crate::{Applied, Device, DeviceId, Proposal, Types};

/// A file by its contents.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct FileInfo {
    pub(super) digest: Digest,
    pub(super) size: u64,
}

/// The greeting of a device.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct Hello {
    /// Drawn each time that the device is started.
    pub(super) session: u64,
    /// The last entry that the greeted device has confirmed to this one.
    pub(super) confirmed: Option<ConfirmedEntry>,
}

/// A request to another device.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) enum Request {
    /// Before all others on a connection.
    Hello(Hello),
    /// Of consensus: entries of the log, or none as a sign of life.
    Append(AppendEntriesRequest<Types>),
    /// Of consensus: a vote in an election.
    Vote(VoteRequest<DeviceId>),
    /// Of consensus: a copy of the shop, which the receiver fetches in pieces before it answers.
    Snapshot { vote: Vote<DeviceId>, meta: SnapshotMeta<DeviceId, Device>, file: FileInfo },
    /// To the leader: a change.
    Propose(Proposal),
    /// To the leader: who is in the group and who votes.
    Members(ChangeMembers<DeviceId, Device>),
    /// How the group is, as the asked device sees it.
    Status,
    /// Whether the asked device has this file, and of what size.
    HasFile(Digest),
    /// To fetch this file from the asking device, and keep it.
    KeepFile(FileInfo),
    /// A piece of a file from this place on.
    Piece { digest: Digest, offset: u64 },
    /// To be a member no longer.
    Leave,
    /// To become a member, by the secret of a join code. The only request of a device that is none.
    Join { secret: Secret, name: String, address: String, rules: u32 },
}

/// The answer to a request; pieces of files are answered by their bytes instead.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Answer {
    Hello(Hello),
    Append(AppendEntriesResponse<DeviceId>),
    Vote(VoteResponse<DeviceId>),
    Snapshot(SnapshotResponse<DeviceId>),
    Applied(Applied),
    /// The members that there are now; for a change of them, and for who joins.
    Members(Members),
    Status(Box<Status>),
    HasFile(Option<u64>),
    KeepsFile,
    Refused(Refusal),
}

/// How a group is, as one device sees it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Status {
    /// The device that says so.
    pub device: DeviceId,
    /// The members.
    pub members: Members,
    /// The leader; `None` while there is none, or none that this device knows.
    pub leader: Option<DeviceId>,
    /// The index of the last entry of its log.
    pub last: Option<u64>,
    /// The index of the last entry that it applied.
    pub applied: Option<u64>,
    /// The latest rules that it can apply.
    pub rules: u32,
    /// For the leader alone: the latest rules that each other device has said it can apply. Empty while the leader can
    /// apply no newer ones than the group's.
    pub able: BTreeMap<DeviceId, u32>,
    /// For the leader alone: the index of the last entry that each device is known to have.
    pub replicated: BTreeMap<DeviceId, Option<u64>>,
    /// The devices that follow no further, as far as this one knows: itself, and for the leader those that told it.
    pub stopped: BTreeMap<DeviceId, StoppedAt>,
}

/// How far a device is that follows no further, and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoppedAt {
    /// The index of the last entry that it applied.
    pub applied: Option<u64>,
    /// Why.
    pub problem: String,
}

/// Why another device did not do what it was asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Refusal {
    /// Only members may ask this.
    #[error("this device is not in the group, or was removed from it")]
    NotMember,
    /// The leader is another device, or unknown.
    #[error("it does not lead the group")]
    NotLeader(Option<DeviceId>),
    /// It follows no further.
    #[error("it follows no further: {}", .0.problem)]
    Stopped(StoppedAt),
    /// Another device has the same identity.
    #[error("another device runs with a copy of this one's files")]
    SameIdentity,
    /// It has just started, or ends.
    #[error("it is just starting")]
    Starting,
    /// Too much at once.
    #[error("it has too much to do just now")]
    Busy,
    /// A change in the name of another device.
    #[error("a device proposes changes only as itself")]
    OtherDevice,
    /// A message that it cannot read, as of another version.
    #[error("it does not understand this; update Tillbook on both devices ({0})")]
    Unreadable(String),
    /// It does not have this file.
    #[error("it does not have this file")]
    NoFile,
    /// The file is larger than what is kept.
    #[error("the file is too large to share")]
    FileTooLarge,
    /// The join code is not good.
    #[error("{0}")]
    Code(CodeRefused),
    /// The device that is to join cannot apply the changes of the group, which is at this version of the rules.
    #[error("its Tillbook is older than the rules of the group ({0}); update it")]
    Rules(u32),
    /// Only the leader raises the rules of the group.
    #[error("a device does not raise the rules of the group by itself")]
    RaisesRules,
    /// The name of the device that is to join cannot be taken.
    #[error("its name: {0}")]
    Name(String),
    /// It failed.
    #[error("it failed there: {0}")]
    Failed(String),
}

impl From<RaftError<DeviceId, ClientWriteError<DeviceId, Device>>> for Refusal {
    /// What the leader says of a change that it does not make.
    fn from(error: RaftError<DeviceId, ClientWriteError<DeviceId, Device>>) -> Self {
        match error {
            RaftError::APIError(ClientWriteError::ForwardToLeader(forward)) => {
                Self::NotLeader(forward.leader_id)
            }
            error => Self::Failed(error.to_string()),
        }
    }
}

/// Why a request has no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CallError {
    /// No connection, for this reason. The request did not arrive.
    #[error("the device cannot be reached ({0})")]
    Unreachable(String),
    /// The other device refuses this one's certificate. The request did not arrive.
    #[error("this device is not in the group, or was removed from it")]
    NotMember,
    /// No answer in time. The request may have been carried out.
    #[error("the device did not answer in time")]
    TimedOut,
    /// The connection was closed before the answer. The request may have been carried out.
    #[error("the connection was lost")]
    Lost,
    /// The request is larger than what is taken.
    #[error("a message of {size} bytes is too large to send")]
    TooLarge {
        /// Its size, in bytes.
        size: usize,
    },
    /// An answer to another question, or a file that is not the one that was named.
    #[error("the device sent something else than what it was asked for")]
    Unexpected,
    /// Refused by the other device.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// A file of this device.
    #[error("a file of this device could not be read or written ({0})")]
    File(String),
}

impl From<CallError> for Refusal {
    /// What another device is told of a request that this one made for it.
    fn from(error: CallError) -> Self {
        match error {
            CallError::Refused(refusal) => refusal,
            error => Self::Failed(error.to_string()),
        }
    }
}
