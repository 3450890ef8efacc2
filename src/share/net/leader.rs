//! How the leader is asked, and how a device comes to be the next one.

use std::sync::Arc;
use std::time::Duration;

use openraft::{Raft, Vote};
use tokio::time::{Instant as Moment, sleep, timeout_at};

use super::message::{Answer, CallError, Refusal, Request};
use super::network::Network;
use super::submit::may_have_arrived;
use crate::{DeviceId, Types};

/// The most devices that are asked as the leader, one after the other, by one request.
const MOST_LEADERS: usize = 3;
/// The pause before a device stands for election: longer than what waits at it takes to be read.
const BEFORE_STANDING: Duration = Duration::from_millis(100);

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
