//! The network as the engine's side of sharing sees it: calls that wait, on threads of their own.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::runtime::Handle;
use tokio::time::{Instant as Moment, sleep};

use super::identity::Digest;
use super::message::{CallError, Refusal};
use super::network::Network;
use crate::{ImportFiles, Proposal, Submit};
use domain::{Error, Result};

/// The pause before a proposal is sent again.
const AGAIN: Duration = Duration::from_millis(100);
/// How long a device without a leader waits for one: longer than an election takes.
const WITHOUT_LEADER: Duration = Duration::from_secs(4);

/// Brings proposals and files to the other devices. Its calls wait, and so are not made on the threads of the
/// runtime that the network runs on.
#[derive(Clone)]
pub struct Submitter {
    network: Arc<Network>,
    runtime: Handle,
}

impl Submitter {
    /// For this network, which runs on this runtime.
    pub const fn new(network: Arc<Network>, runtime: Handle) -> Self {
        Self { network, runtime }
    }

    /// Sends a proposal until it is taken. Sending it again is safe: it is applied once.
    async fn submit_until(&self, proposal: &Proposal, until: Moment) -> Result<()> {
        let without_leader = until.min(Moment::now() + WITHOUT_LEADER);
        let mut may_be_taken = false;
        loop {
            let left = until.saturating_duration_since(Moment::now());
            let Err(error) = self.network.propose(proposal.clone(), left).await else { return Ok(()) };
            if let Some(problem) = self.network.stopped() {
                return Err(Error::NotFollowing { problem });
            }
            may_be_taken |= may_have_arrived(&error);
            let last = if may_be_taken { until } else { without_leader };
            if Moment::now() + AGAIN >= last {
                let cut_off = Error::CutOff { problem: error.to_string() };
                return Err(if may_be_taken { Error::AnswerTooSlow } else { cut_off });
            }
            sleep(AGAIN).await;
        }
    }
}

/// Whether a request that failed so may have been carried out all the same. A leader that is replaced refuses what
/// it has taken already, and its successor may have it.
pub(super) const fn may_have_arrived(error: &CallError) -> bool {
    match error {
        CallError::Unreachable(_)
        | CallError::NotMember
        | CallError::TooLarge { .. }
        | CallError::File(_) => false,
        CallError::TimedOut | CallError::Lost | CallError::Unexpected => true,
        CallError::Refused(refusal) => {
            matches!(refusal, Refusal::NotLeader(_) | Refusal::Failed(_))
        }
    }
}

fn digest_of(text: &str) -> Result<Digest> {
    let invalid = || Error::Fault { problem: "a file is named by no digest".to_owned() };
    Digest::parse(text).ok_or_else(invalid)
}

impl Submit for Submitter {
    fn spread(&self, digest: &str) -> Result<()> {
        let digest = digest_of(digest)?;
        let sending = |error: CallError| Error::storage("Sending the file to the other devices", error);
        let holders = self.runtime.block_on(self.network.spread_file(&digest)).map_err(sending)?;
        let status = self.network.status().map_err(|refusal| sending(refusal.into()))?;
        let voters = &status.members.voters;
        if voters.intersection(&holders).count() > voters.len() / 2 {
            return Ok(());
        }
        let problem = "the file did not reach most of the devices that vote".to_owned();
        Err(Error::CutOff { problem })
    }

    fn submit(&self, proposal: &Proposal, limit: Duration) -> Result<()> {
        self.runtime.block_on(async { self.submit_until(proposal, Moment::now() + limit).await })
    }
}

impl ImportFiles for Submitter {
    fn fetch(&self, digest: &str, to: &Path) -> Result<()> {
        let digest = digest_of(digest)?;
        let fetching = |error| Error::storage("Fetching a file from the other devices", error);
        self.runtime.block_on(self.network.fetch_file(&digest, to)).map_err(fetching)
    }
}
