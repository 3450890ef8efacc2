//! Messages of the programs of a machine to the one that is its device in the group, as JSON.

use std::net::SocketAddr;

use serde::{Deserialize, Serialize};

use crate::proposals::Submission;
use crate::status::GroupStatus;
use domain::Error;
use domain::text::Text;
use engine::{GroupEntry, VERSION};

/// The most bytes of a message: a change and its signs as JSON text.
pub(super) const MOST: usize = 16 << 20;

/// A request with the version of the program that makes it: another one may apply a change in another way.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Envelope {
    pub(super) version: String,
    pub(super) request: Request,
}

impl Envelope {
    pub(super) fn of(request: Request) -> Self {
        Self { version: VERSION.to_owned(), request }
    }
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) enum Request {
    /// Asks for nothing; the connection stays until the program ends.
    Watch,
    /// Puts a change into the list.
    Submit(Submission),
    /// Asks for the state of the devices.
    Status,
    /// A new join code.
    Invite,
    Promote(String),
    Demote(String),
    Remove(String),
    /// Changes the address at which others reach this device, and the one at which it listens if that changes.
    Move {
        address: String,
        listen: Option<SocketAddr>,
    },
}

#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Reply {
    /// The program that made the submission is to apply it, as this entry.
    Turn(GroupEntry),
    Done,
    Status(GroupStatus),
    /// The text of a join code.
    Code(String),
    Refused(Failure),
}

/// A report of the program that has its turn.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Progress {
    /// It is at work: a sign of life.
    Working,
    /// The entry is in the file, or could not be written by it.
    Ended,
}

/// An error that can be sent. Those of a change itself need not be: they come of applying it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) enum Failure {
    CutOff(Text),
    TooSlow,
    Invalid { what: Text, problem: Text },
    Stopped(Text),
}

impl From<&Error> for Failure {
    fn from(error: &Error) -> Self {
        match error {
            Error::CutOff { problem } => Self::CutOff(problem.clone()),
            Error::AnswerTooSlow => Self::TooSlow,
            Error::Invalid { what, problem } => {
                Self::Invalid { what: what.clone(), problem: problem.clone() }
            }
            Error::NotFollowing { problem } => Self::Stopped(problem.clone()),
            error => Self::Stopped(error.text()),
        }
    }
}

impl From<Failure> for Error {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::CutOff(problem) => Self::CutOff { problem },
            Failure::TooSlow => Self::AnswerTooSlow,
            Failure::Invalid { what, problem } => Self::Invalid { what, problem },
            Failure::Stopped(problem) => Self::NotFollowing { problem },
        }
    }
}
