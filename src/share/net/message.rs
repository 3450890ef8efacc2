//! Requests between devices, as JSON: replicated changes are JSON text too, and messages can be looked at.

use std::collections::BTreeMap;
use std::fmt;

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
use domain::error::Told;
use domain::text::Text;
use domain::{Error, text};

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
    /// Consensus: entries of the log, or none as a sign of life.
    Append(AppendEntriesRequest<Types>),
    /// Consensus: a vote in an election.
    Vote(VoteRequest<DeviceId>),
    /// Consensus: a copy of the shop, which the receiver fetches in pieces before it answers.
    Snapshot { vote: Vote<DeviceId>, meta: SnapshotMeta<DeviceId, Device>, file: FileInfo },
    /// Asks the leader to make a change.
    Propose(Proposal),
    /// Asks the leader to change the members or the voters.
    Members(ChangeMembers<DeviceId, Device>),
    /// Asks for the state of the group, as the asked device sees it.
    Status,
    /// Asks if the asked device has this file, and for its size.
    HasFile(Digest),
    /// Asks the device to fetch this file from the asking one, and to keep it.
    KeepFile(FileInfo),
    /// A piece of a file from this place on.
    Piece { digest: Digest, offset: u64 },
    /// Ends a membership.
    Leave,
    /// Begins a membership, by the secret of a join code. The only request of a device that is no member.
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
    /// The present members; for a change of them, and for a device that joins.
    Members(Members),
    Status(Box<Status>),
    HasFile(Option<u64>),
    KeepsFile,
    Refused(Refusal),
}

/// The state of a group, as one device sees it.
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
    /// The devices that follow no further, as far as this one knows: itself, and for the leader all that told it.
    pub stopped: BTreeMap<DeviceId, StoppedAt>,
}

/// The last entry of a device that follows no further, and the reason.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoppedAt {
    /// The index of the last entry that it applied.
    pub applied: Option<u64>,
    /// The reason for stopping, as a sentence.
    pub problem: Text,
}

/// The refusal of another device to do a request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    /// Only members may ask this.
    NotMember,
    /// The leader is another device, or unknown.
    NotLeader(Option<DeviceId>),
    /// It follows no further.
    Stopped(StoppedAt),
    /// Another device has the same identity.
    SameIdentity,
    /// It has just started, or ends.
    Starting,
    /// Too much at once.
    Busy,
    /// A change in the name of another device.
    OtherDevice,
    /// A message that it cannot read, as of another version.
    Unreadable(String),
    /// It does not have this file.
    NoFile,
    /// The file is too large to be kept.
    FileTooLarge,
    /// The join code is not good.
    Code(CodeRefused),
    /// The device that is to join cannot apply the changes of the group, which is at this version of the rules.
    Rules(u32),
    /// Only the leader raises the rules of the group.
    RaisesRules,
    /// The name of the device that is to join cannot be taken.
    Name(Text),
    /// It failed.
    Failed(Text),
}

impl Refusal {
    /// The same as a clause for people.
    pub fn text(&self) -> Text {
        match self {
            Self::NotMember => text!("this device is not in the group, or was removed from it"),
            Self::NotLeader(_) => text!("it does not lead the group"),
            Self::Stopped(StoppedAt { problem, .. }) => text!("it follows no further: {problem}", problem),
            Self::SameIdentity => text!("another device runs with a copy of this one's files"),
            Self::Starting => text!("it is just starting"),
            Self::Busy => text!("it has too much to do just now"),
            Self::OtherDevice => text!("a device proposes changes only as itself"),
            Self::Unreadable(error) => {
                text!("it does not understand this; update Tillbook on both devices ({error})", error)
            }
            Self::NoFile => text!("it does not have this file"),
            Self::FileTooLarge => text!("the file is too large to share"),
            Self::Code(refused) => refused.text(),
            Self::Rules(rules) => {
                text!(
                    "its Tillbook is older than the rules of the group ({rules}); update it",
                    rules = *rules
                )
            }
            Self::RaisesRules => text!("a device does not raise the rules of the group by itself"),
            Self::Name(problem) => text!("its name: {problem}", problem),
            Self::Failed(problem) => text!("it failed there: {problem}", problem),
        }
    }
}

impl From<RaftError<DeviceId, ClientWriteError<DeviceId, Device>>> for Refusal {
    /// Translates the leader's refusal of a change.
    fn from(error: RaftError<DeviceId, ClientWriteError<DeviceId, Device>>) -> Self {
        match error {
            RaftError::APIError(ClientWriteError::ForwardToLeader(forward)) => {
                Self::NotLeader(forward.leader_id)
            }
            error => Self::Failed(Text::written(error.to_string())),
        }
    }
}

/// The reason why a request has no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CallError {
    /// No connection, for this reason. The request did not arrive.
    Unreachable(Text),
    /// The other device refuses this one's certificate. The request did not arrive.
    NotMember,
    /// No answer in time. The request may have been carried out.
    TimedOut,
    /// The connection was closed before the answer. The request may have been carried out.
    Lost,
    /// The request is too large to be taken.
    TooLarge {
        /// Size in bytes.
        size: usize,
    },
    /// An answer to another question, or a file that is not the one that was named.
    Unexpected,
    /// Refused by the other device.
    Refused(Refusal),
    /// A file of this device.
    File(Text),
}

/// The meaning of a failed request for the program that made it.
impl From<CallError> for Error {
    fn from(error: CallError) -> Self {
        match error {
            CallError::TimedOut | CallError::Lost => Self::AnswerTooSlow,
            CallError::NotMember | CallError::Refused(Refusal::NotMember) | CallError::File(_) => {
                Self::NotFollowing { problem: error.text() }
            }
            CallError::Refused(Refusal::Failed(problem)) => {
                Self::Invalid { what: text!("The group"), problem }
            }
            _ => Self::CutOff { problem: error.text() },
        }
    }
}

impl CallError {
    /// The same as a clause for people.
    pub fn text(&self) -> Text {
        match self {
            Self::Unreachable(why) => text!("the device cannot be reached: {why}", why),
            Self::NotMember => text!("this device is not in the group, or was removed from it"),
            Self::TimedOut => text!("the device did not answer in time"),
            Self::Lost => text!("the connection was lost"),
            Self::TooLarge { size } => text!("a message of {size} bytes is too large to send", size = *size),
            Self::Unexpected => text!("the device sent something else than what it was asked for"),
            Self::Refused(refusal) => refusal.text(),
            Self::File(why) => text!("a file of this device could not be read or written ({why})", why),
        }
    }
}

impl fmt::Display for CallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.text())
    }
}

impl std::error::Error for CallError {}

impl From<Refusal> for CallError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<CallError> for Told {
    fn from(error: CallError) -> Self {
        Self { text: error.text(), source: error.into() }
    }
}

impl From<CallError> for Refusal {
    /// The answer to another device for which this one made the request.
    fn from(error: CallError) -> Self {
        match error {
            CallError::Refused(refusal) => refusal,
            error => Self::Failed(error.text()),
        }
    }
}
