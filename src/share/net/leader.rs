//! Requests to the leader, and the way in which a device becomes the next one. Submitters are the view of the
//! engine's threads on all this: their calls wait.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use openraft::{Raft, Vote};
use tokio::runtime::Handle;
use tokio::time::{Instant as Moment, sleep, timeout_at};

use super::identity::Digest;
use super::message::{Answer, CallError, Refusal, Request};
use super::network::Network;
use crate::{DeviceId, ImportFiles, Proposal, Submit, Types};
use domain::error::Told;
use domain::text::Text;
use domain::{Error, Result, label, text};

/// The message without a leader.
pub(super) const NO_LEADER: Text =
    Text::new(label!("no device leads the group just now; try again in a moment"));
/// The most devices that are asked as the leader, one after the other, by one request.
const MOST_LEADERS: usize = 3;
/// The pause before a device stands for election: longer than it takes to read its pending messages.
const BEFORE_STANDING: Duration = Duration::from_millis(100);
/// A leader that no majority has answered for so long leads nobody, in milliseconds.
const DESERTED: u64 = 3_000;
const NO_MAJORITY: Text = Text::new(label!("most of the devices that vote do not answer"));
/// The pause before a proposal is sent again.
const AGAIN: Duration = Duration::from_millis(100);
/// Time to wait for a leader: longer than an election takes.
const WITHOUT_LEADER: Duration = Duration::from_secs(4);

impl Network {
    /// Stands for election soon. For a device without a leader whom one asked for its vote that has fewer entries: that
    /// one cannot win, and by the times of consensus the two would refuse each other for several rounds of a second. It
    /// waits a moment, since a device that stood still meets old requests before it hears of the next leader.
    pub(super) fn stand(self: &Arc<Self>, raft: &Raft<Types>) {
        let (network, raft) = (Arc::clone(self), raft.clone());
        drop(tokio::spawn(async move {
            sleep(BEFORE_STANDING).await;
            let leads = raft.metrics().borrow().current_leader == Some(network.device());
            let lease = Duration::from_millis(raft.config().election_timeout_max);
            if !leads && !network.has_heard_within(lease) {
                // Consensus that has ended elects nobody.
                drop(raft.trigger().elect().await);
            }
        }));
    }

    /// Asks the leader, for at most so long. One that does not answer while another device comes to lead is given up, and
    /// that one is asked; so is the one that it names when it no longer leads.
    pub(super) async fn ask_leader(
        self: &Arc<Self>,
        request: &Request,
        most: Duration,
    ) -> std::result::Result<Answer, CallError> {
        let until = Moment::now() + most;
        let mut metrics = self.raft()?.server_metrics();
        let mut named = None;
        // How it ended with one that may have carried it out.
        let mut earlier = None;
        for _ in 0..MOST_LEADERS {
            let led = metrics.wait_for(|now| now.current_leader.is_some());
            let led = timeout_at(until.min(Moment::now() + self.options.limits.search), led).await;
            let Ok((Some(known), vote)) =
                led.map(|led| led.map_or((None, Vote::default()), |now| (now.current_leader, now.vote)))
            else {
                return Err(earlier.unwrap_or(CallError::Unreachable(NO_LEADER)));
            };
            let leader = named.take().unwrap_or(known);
            let answered = timeout_at(until, self.ask_as_leader(leader, request));
            let replaced = metrics.wait_for(|now| now.vote != vote && now.current_leader != Some(leader));
            let asked = tokio::select! {
                biased;
                answered = answered => answered.map_err(|_elapsed| CallError::TimedOut).flatten(),
                _replaced = replaced => {
                    earlier = Some(CallError::Lost);
                    continue;
                }
            };
            match asked {
                Err(CallError::Refused(Refusal::NotLeader(next))) => {
                    named = next;
                    earlier = Some(Refusal::NotLeader(None).into());
                }
                Err(error) if !may_have_arrived(&error) => return Err(earlier.unwrap_or(error)),
                asked => return asked,
            }
        }
        Err(earlier.unwrap_or_else(|| Refusal::NotLeader(None).into()))
    }

    async fn ask_as_leader(
        self: &Arc<Self>,
        leader: DeviceId,
        request: &Request,
    ) -> std::result::Result<Answer, CallError> {
        if leader == self.device() {
            // It would be saved once the others are back, perhaps after it was made again.
            if matches!(request, Request::Propose(_)) && is_deserted(&self.raft()?) {
                return Err(CallError::Unreachable(NO_MAJORITY));
            }
            return Ok(self.lead(request.clone()).await?);
        }
        self.ask(leader, request, self.options.limits.change).await
    }
}

/// True for a leader that no majority has answered lately, or since it was started.
pub(crate) fn is_deserted(raft: &Raft<Types>) -> bool {
    let metrics = raft.metrics();
    let now = metrics.borrow();
    now.current_leader == Some(now.id) && now.millis_since_quorum_ack.is_none_or(|age| age > DESERTED)
}

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
                let cut_off = Error::CutOff { problem: error.text() };
                return Err(if may_be_taken { Error::AnswerTooSlow } else { cut_off });
            }
            sleep(AGAIN).await;
        }
    }
}

/// True if a request that failed so may have been carried out all the same. A leader that is replaced refuses
/// requests that it has taken already, and its successor may have them.
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
    let invalid = || Error::Fault { problem: text!("the name of a file is not a valid digest") };
    Digest::parse(text).ok_or_else(invalid)
}

impl Submit for Submitter {
    fn spread(&self, digest: &str) -> Result<()> {
        let digest = digest_of(digest)?;
        let sending = |error: CallError| {
            Error::storage(text!("Sending the file to the other devices"), Told::from(error))
        };
        let holders = self.runtime.block_on(self.network.spread_file(&digest)).map_err(sending)?;
        let status = self.network.status().map_err(|refusal| sending(refusal.into()))?;
        let voters = &status.members.voters;
        if voters.intersection(&holders).count() > voters.len() / 2 {
            return Ok(());
        }
        let problem = text!("the file did not reach most of the devices that vote");
        Err(Error::CutOff { problem })
    }

    fn submit(&self, proposal: &Proposal, limit: Duration) -> Result<()> {
        self.runtime.block_on(async { self.submit_until(proposal, Moment::now() + limit).await })
    }
}

impl ImportFiles for Submitter {
    fn fetch(&self, digest: &str, to: &Path) -> Result<()> {
        let digest = digest_of(digest)?;
        let fetching = |error: CallError| {
            Error::storage(text!("Fetching a file from the other devices"), Told::from(error))
        };
        self.runtime.block_on(self.network.fetch_file(&digest, to)).map_err(fetching)
    }
}
