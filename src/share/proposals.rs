//! Changes on their way: a device proposes one to the group, and waits until its own file has it.
//!
//! The answer is not sent over the network: all devices come to the same one, so it is taken from this
//! device's state machine.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::RecvTimeoutError;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::folder::ShareFolder;
use super::rules::Rules;
use super::state_machine::StateMachine;
use super::types::{DeviceId, Proposal};
use super::waiters::{Turn, Waiters};
use domain::access::Actor;
use domain::access::key::SignedNonce;
use domain::text::Text;
use domain::time::Instant;
use domain::{Error, Result, text};
use engine::{Change, Engine, Outcome, Sequencer};
use system::draft_id;
use transfer::Source;

/// The most bytes of a change. An import's files are not part of it.
pub const MOST_CHANGE: usize = 4 << 20;

/// Time until a device's own file must have a change that the group has made.
const WAIT: Duration = Duration::from_secs(15);
/// The same for an import, which takes minutes.
const WAIT_FOR_IMPORT: Duration = Duration::from_hours(1);

/// Brings proposals into the list of the group, and the files that they name to its devices.
pub trait Submit: Send + Sync {
    /// Returns when a majority of the devices that vote has the file with this digest on disk.
    fn spread(&self, digest: &str) -> Result<()>;

    /// Returns when a majority of the devices that vote has the proposal on disk and the leader has applied it.
    /// [`Error::CutOff`] only when no device can have taken it; [`Error::AnswerTooSlow`] when one may have.
    fn submit(&self, proposal: &Proposal, limit: Duration) -> Result<()>;
}

/// The sequencer of a device.
pub struct Proposer {
    device: DeviceId,
    waiters: Arc<Waiters>,
    rules: Arc<Rules>,
    submit: Arc<dyn Submit>,
}

impl Proposer {
    /// The sequencer of the device that has this state machine.
    pub fn new(device: DeviceId, machine: &StateMachine, submit: Arc<dyn Submit>) -> Self {
        Self { device, waiters: machine.waiters(), rules: machine.rules(), submit }
    }
}

/// A change as a program of this machine hands it in, to be put into the list of the group.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct Submission {
    /// Drawn once, so that a proposal that is handed in again is applied once.
    pub(super) id: String,
    login: String,
    now: Instant,
    /// As JSON.
    change: String,
    nonce: Option<SignedNonce>,
    /// The digests of the files of an import.
    files: Vec<String>,
}

impl Submission {
    /// The submission of a change, whose files are put into the folder of the shop.
    pub(super) fn new(
        shop: &Path,
        (change, nonce): (&Change, Option<SignedNonce>),
        sources: &[Source],
        actor: &Actor,
        now: Instant,
    ) -> Result<Self> {
        let unwritable =
            |error: serde_json::Error| Error::Fault { problem: Text::written(error.to_string()) };
        let change = serde_json::to_string(change).map_err(unwritable)?;
        if change.len() > MOST_CHANGE {
            return Err(Error::ChangeTooLarge { size: change.len(), most: MOST_CHANGE });
        }
        ShareFolder::keep_import_files(shop, sources)?;
        let digests = sources.iter().map(|source| Ok(source.digest()?.to_owned()));
        let login = actor.login().to_owned();
        // Begins with the time, so that the ids of changes that follow each other lie on one page of the file.
        let id = format!("{:010x}{}", now.seconds(), draft_id()?);
        Ok(Self { id, login, now, change, nonce, files: digests.collect::<Result<_>>()? })
    }

    /// Time to wait for its outcome.
    pub(super) const fn limit(&self) -> Duration {
        if self.files.is_empty() { WAIT } else { WAIT_FOR_IMPORT }
    }
}

impl Sequencer for Proposer {
    fn device(&self) -> i64 {
        self.device.cast_signed()
    }

    fn propose(
        &self,
        engine: &mut Engine,
        change: (&Change, Option<SignedNonce>),
        sources: &[Source],
        actor: &Actor,
        now: Instant,
    ) -> Result<Outcome> {
        self.submit(Submission::new(engine.path(), change, sources, actor, now)?, None)
    }
}

impl Proposer {
    /// Brings a submission into the list, and waits until the file of this device has it. At a turn, the program that
    /// made it applies it, and this returns [`Outcome::Done`].
    pub(super) fn submit(&self, submission: Submission, turn: Option<Turn>) -> Result<Outcome> {
        if self.waiters.is_closed() {
            return Err(Error::CutOff { problem: text!("sharing does not run here") });
        }
        let limit = submission.limit();
        let Submission { id, login, now, change, nonce, files } = submission;
        let (device, rules, followed_by) = (self.device, self.rules.group(), Vec::new());
        let proposal = Proposal { id, device, login, now, rules, raises: None, nonce, change, followed_by };
        for digest in &files {
            self.submit.spread(digest)?;
        }
        let answer = self.waiters.wait_for(&proposal.id, turn);
        if let Err(error) = self.submit.submit(&proposal, limit) {
            self.waiters.forget(&proposal.id);
            // It may have come back by this device's own list before the answer of the leader was lost.
            return answer.try_recv().unwrap_or(Err(error));
        }
        let answered = answer.recv_timeout(limit);
        self.waiters.forget(&proposal.id);
        answered.unwrap_or_else(|error| match error {
            RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected => Err(Error::AnswerTooSlow),
        })
    }
}
