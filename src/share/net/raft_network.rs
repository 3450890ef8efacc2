//! Carries the requests of consensus to the other devices.

use std::sync::Arc;
use std::time::Duration;

use openraft::error::{
    Fatal, PayloadTooLarge, RPCError, RaftError, ReplicationClosed, StreamingError, Unreachable,
};
use openraft::network::{Backoff, RPCOption, RaftNetwork, RaftNetworkFactory};
use openraft::raft::{
    AppendEntriesRequest, AppendEntriesResponse, SnapshotResponse, VoteRequest, VoteResponse,
};
use openraft::{LogId, OptionalSend, Snapshot, SnapshotMeta, Vote};
use tokio::task::JoinHandle;

use super::files;
use super::hello::PUT_BACK;
use super::message::{Answer, CallError, Request};
use super::network::Network;
use crate::{Device, DeviceId, SnapshotFile, Types};
use domain::text::Text;

/// The pauses after a device was not reached; the last again and again.
const PAUSES: [u64; 4] = [50, 100, 200, 400];

/// Makes a [`Channel`] for each other device.
#[derive(Clone)]
pub struct Channels(Arc<Network>);

impl Channels {
    /// Channels over this network.
    pub const fn new(network: Arc<Network>) -> Self {
        Self(network)
    }
}

/// The way to one other device.
pub struct Channel {
    network: Arc<Network>,
    target: DeviceId,
    sent: Option<SentEntries>,
    /// The last entry that the device has confirmed to this leader, committed or not.
    matching: Option<LogId<DeviceId>>,
}

/// A request with entries whose answer has not come yet. Consensus gives up a request after one interval of its signs of
/// life, and makes it anew; on a slow line that would bring the same bytes again and again, and no answer in time. So
/// the one that is on its way is waited for.
struct SentEntries {
    vote: Vote<DeviceId>,
    /// The entry before the first.
    prev: Option<LogId<DeviceId>>,
    last: Option<LogId<DeviceId>>,
    answer: JoinHandle<Result<Answer, CallError>>,
}

impl Drop for SentEntries {
    fn drop(&mut self) {
        self.answer.abort();
    }
}

impl RaftNetworkFactory<Types> for Channels {
    type Network = Channel;

    async fn new_client(&mut self, target: DeviceId, _device: &Device) -> Channel {
        Channel { network: Arc::clone(&self.0), target, sent: None, matching: None }
    }
}

type RpcError = RPCError<DeviceId, Device, RaftError<DeviceId>>;

/// Whatever the reason is, the device is asked again after a pause.
fn unreachable(error: &CallError) -> RpcError {
    Unreachable::new(error).into()
}

impl Channel {
    async fn call(&self, request: &Request, most: Duration) -> Result<Answer, CallError> {
        self.network.ask(self.target, request, most).await
    }

    /// Sends entries, or waits for the answer to those that were sent before from the same one on.
    async fn append(
        &mut self,
        request: AppendEntriesRequest<Types>,
    ) -> Result<AppendEntriesResponse<DeviceId>, CallError> {
        let (vote, prev) = (request.vote, request.prev_log_id);
        let wanted = request.entries.last().map(|entry| entry.log_id);
        let sent = match self.sent.take() {
            Some(sent)
                if (sent.vote, sent.prev) == (vote, prev) && (sent.last.is_some() || wanted.is_none()) =>
            {
                sent
            }
            _ => {
                let network = Arc::clone(&self.network);
                let (target, most) = (self.target, network.options.limits.call);
                let call = async move { network.ask(target, &Request::Append(request), most).await };
                SentEntries { vote, prev, last: wanted, answer: tokio::spawn(call) }
            }
        };
        // Kept here while it is waited for, since consensus may stop waiting at any time.
        let sent = self.sent.insert(sent);
        let (answer, last) = ((&mut sent.answer).await, sent.last);
        self.sent = None;
        let Answer::Append(response) = answer.map_err(|_ended| CallError::Lost)?? else {
            return Err(CallError::Unexpected);
        };
        let network = &self.network;
        let confirmed = match &response {
            AppendEntriesResponse::Success => last.or(prev),
            AppendEntriesResponse::PartialSuccess(upto) => *upto,
            // Consensus panics at a device that has forgotten something.
            AppendEntriesResponse::Conflict
                if prev <= self.matching
                    || network.has_confirmed(self.target, prev.map(|prev| prev.index)).await =>
            {
                // What is committed meanwhile it is told.
                network.greet_again(self.target).await?;
                return Err(CallError::Unreachable(PUT_BACK));
            }
            _ => return Ok(response),
        };
        self.matching = self.matching.max(confirmed);
        network.confirmed.report(self.target, confirmed);
        network.follows(self.target);
        match response {
            AppendEntriesResponse::Success if last < wanted => {
                Ok(AppendEntriesResponse::PartialSuccess(last))
            }
            response => Ok(response),
        }
    }

    /// Offers a copy of the shop, which the other device fetches and takes over before it answers.
    async fn send_snapshot(
        &self,
        vote: Vote<DeviceId>,
        meta: SnapshotMeta<DeviceId, Device>,
        snapshot: &SnapshotFile,
    ) -> Result<SnapshotResponse<DeviceId>, CallError> {
        let path = snapshot.path();
        let info = files::info_of(path.to_owned()).await;
        let file = info.map_err(|error| CallError::File(Text::written(error.to_string())))?;
        let offer = self.network.offers.offer(file.digest, path);
        let connection = self.network.connection(self.target).await?;
        let last = meta.last_log_id;
        let request = Request::Snapshot { vote, meta, file };
        match offer.answered(&connection, &request, self.network.options.limits.stall).await? {
            Answer::Snapshot(response) => {
                self.network.confirmed.report(self.target, last);
                Ok(response)
            }
            _ => Err(CallError::Unexpected),
        }
    }
}

impl RaftNetwork<Types> for Channel {
    async fn append_entries(
        &mut self,
        request: AppendEntriesRequest<Types>,
        _option: RPCOption,
    ) -> Result<AppendEntriesResponse<DeviceId>, RpcError> {
        let entries = request.entries.len();
        match self.append(request).await {
            Ok(response) => Ok(response),
            Err(CallError::TooLarge { .. }) if entries > 1 => {
                let half = u64::try_from(entries / 2).unwrap_or(1);
                Err(PayloadTooLarge::new_entries_hint(half).into())
            }
            Err(error) => Err(unreachable(&error)),
        }
    }

    async fn vote(
        &mut self,
        request: VoteRequest<DeviceId>,
        option: RPCOption,
    ) -> Result<VoteResponse<DeviceId>, RpcError> {
        let ours = request.last_log_id;
        match self.call(&Request::Vote(request), option.hard_ttl()).await {
            Ok(Answer::Vote(response)) => {
                // It has voted for another one already, and may for this one in the next term.
                let has_voted = !response.vote_granted && !response.vote.is_committed();
                if has_voted
                    && response.last_log_id < ours
                    && let Ok(raft) = self.network.raft()
                {
                    self.network.stand(&raft);
                }
                Ok(response)
            }
            Ok(_) => Err(unreachable(&CallError::Unexpected)),
            Err(error) => Err(unreachable(&error)),
        }
    }

    async fn full_snapshot(
        &mut self,
        vote: Vote<DeviceId>,
        snapshot: Snapshot<Types>,
        cancel: impl Future<Output = ReplicationClosed> + OptionalSend + 'static,
        _option: RPCOption,
    ) -> Result<SnapshotResponse<DeviceId>, StreamingError<Types, Fatal<DeviceId>>> {
        let Snapshot { meta, snapshot } = snapshot;
        tokio::select! {
            closed = cancel => Err(closed.into()),
            sent = self.send_snapshot(vote, meta, &snapshot) => {
                sent.map_err(|error| Unreachable::new(&error).into())
            }
        }
    }

    fn backoff(&self) -> Backoff {
        let [.., last] = PAUSES;
        let pauses = PAUSES.into_iter().chain(std::iter::repeat(last));
        Backoff::new(pauses.map(Duration::from_millis))
    }
}
