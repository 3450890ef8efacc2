//! The queue of proposals at the leader. Proposals that come while others are being written go into one
//! entry, so that the more there are, the less each of them costs: all devices write, send and answer by the
//! entry.

use std::sync::Arc;
use std::time::Duration;

use openraft::Raft;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::time::timeout;

use super::message::Refusal;
use crate::{Applied, Proposal, Types};
use domain::text::Text;

/// The longest time that a proposal waits until the entry before it is made: a few milliseconds on one network, and more than
/// this on far lines.
const WAIT: Duration = Duration::from_millis(25);
/// The most proposals of an entry.
const MOST: usize = 64;
/// An entry with so many bytes of changes takes no further one.
const ENOUGH_BYTES: usize = 64 << 10;

/// A proposal, and the channel for its answer.
struct Waiting {
    proposal: Proposal,
    answer: oneshot::Sender<Result<Applied, Refusal>>,
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
    pub(super) async fn put(&self, proposal: Proposal) -> Result<Applied, Refusal> {
        let (answer, answered) = oneshot::channel();
        self.0.send(Waiting { proposal, answer }).map_err(|_ended| Refusal::Starting)?;
        // It may have been taken before this device ended.
        answered.await.map_err(|ended| Refusal::Failed(Text::written(ended.to_string())))?
    }
}

async fn write_all(raft: Raft<Types>, mut waiting: mpsc::UnboundedReceiver<Waiting>) {
    let underway = Arc::new(Mutex::new(()));
    while let Some(first) = waiting.recv().await {
        let turn = timeout(WAIT, Arc::clone(&underway).lock_owned()).await.ok();
        let mut bytes = first.proposal.change.len();
        let mut batch = vec![first];
        while batch.len() < MOST
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
