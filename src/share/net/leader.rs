//! How the leader is asked, how a device comes to be the next one, and what waits at it to be put into the list.
//!
//! Proposals that come while others are being written go into one entry, so that the more there are, the less each of them
//! costs: all devices write, send and answer by the entry. Submitters are how the engine's threads see all this: their calls
//! wait.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use openraft::{Raft, Vote};
use tokio::runtime::Handle;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::time::{Instant as Moment, sleep, timeout, timeout_at};

use super::identity::Digest;
use super::message::{Answer, CallError, Refusal, Request};
use super::network::Network;
use crate::{Applied, DeviceId, ImportFiles, Proposal, Submit, Types};
use domain::{Error, Result};

/// The most devices that are asked as the leader, one after the other, by one request.
const MOST_LEADERS: usize = 3;
/// The pause before a device stands for election: longer than what waits at it takes to be read.
const BEFORE_STANDING: Duration = Duration::from_millis(100);
/// The longest time that a proposal waits until the entry before it is made: a few milliseconds on one network, and more than
/// this on far lines.
const GATHER: Duration = Duration::from_millis(25);
/// The most proposals of an entry.
const MOST_OF_ENTRY: usize = 64;
/// An entry with so many bytes of changes takes no further one.
const ENOUGH_BYTES: usize = 64 << 10;
/// The pause before a proposal is sent again.
const AGAIN: Duration = Duration::from_millis(100);
/// How long a device without a leader waits for one: longer than an election takes.
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
                let nobody = || CallError::Unreachable("no device leads the group just now".to_owned());
                return Err(earlier.unwrap_or_else(nobody));
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
            return Ok(self.lead(request.clone()).await?);
        }
        self.ask(leader, request, self.options.limits.change).await
    }
}

/// A proposal, and who waits for its answer.
struct Waiting {
    proposal: Proposal,
    answer: oneshot::Sender<std::result::Result<Applied, Refusal>>,
}

/// The queue of a device, which the leader's proposals go through.
#[derive(Debug, Clone)]
pub(super) struct ProposalQueue(mpsc::UnboundedSender<Waiting>);

impl ProposalQueue {
    /// A queue in front of this consensus, which ends with the last value that names it.
    pub(super) fn start(raft: Raft<Types>) -> Self {
        let (queue, waiting) = mpsc::unbounded_channel();
        drop(tokio::spawn(write_all(raft, waiting)));
        Self(queue)
    }

    /// Puts a proposal into the list, and returns when the leader has applied it.
    pub(super) async fn put(&self, proposal: Proposal) -> std::result::Result<Applied, Refusal> {
        let (answer, answered) = oneshot::channel();
        self.0.send(Waiting { proposal, answer }).map_err(|_ended| Refusal::Starting)?;
        // It may have been taken before this device ended.
        answered.await.map_err(|ended| Refusal::Failed(ended.to_string()))?
    }
}

async fn write_all(raft: Raft<Types>, mut waiting: mpsc::UnboundedReceiver<Waiting>) {
    let underway = Arc::new(Mutex::new(()));
    while let Some(first) = waiting.recv().await {
        let turn = timeout(GATHER, Arc::clone(&underway).lock_owned()).await.ok();
        let mut bytes = first.proposal.change.len();
        let mut batch = vec![first];
        while batch.len() < MOST_OF_ENTRY
            && bytes < ENOUGH_BYTES
            && let Ok(next) = waiting.try_recv()
        {
            bytes = bytes.saturating_add(next.proposal.change.len());
            batch.push(next);
        }
        let raft = raft.clone();
        drop(tokio::spawn(async move {
            write(&raft, batch).await;
            drop(turn);
        }));
    }
}

async fn write(raft: &Raft<Types>, batch: Vec<Waiting>) {
    let ids: Vec<String> = batch.iter().map(|one| one.proposal.id.clone()).collect();
    let (proposals, answers): (Vec<_>, Vec<_>) =
        batch.into_iter().map(|one| (one.proposal, one.answer)).unzip();
    let mut proposals = proposals.into_iter();
    let Some(first) = proposals.next() else { return };
    let written = raft.client_write(Proposal { followed_by: proposals.collect(), ..first }).await;
    let written = written.map(drop).map_err(Refusal::from);
    for (id, answer) in ids.into_iter().zip(answers) {
        // Who asked may be gone.
        drop(answer.send(written.clone().map(|()| Applied { id })));
    }
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
