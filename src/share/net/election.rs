//! Elections, where the times of consensus alone would leave a group without a leader for several seconds. Consensus
//! waits longer on a device that was refused a vote once, for having fewer entries than another one, however long ago that
//! was; and a device that has more entries than the one that asks for its vote refuses, and waits for its own time.

use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::Duration;

use openraft::Raft;
use tokio::time::{Instant as Moment, sleep, sleep_until};

use super::network::Network;
use crate::share::Types;

/// What a device waits for before it stands for election: one that stood still has the messages of the next leader by then.
const PAUSE: Duration = Duration::from_millis(100);

impl Network {
    /// Whether this device leads, or a leader has called it lately. Consensus itself names the last leader that it
    /// had, however long ago that was.
    pub fn hears_leader(&self) -> bool {
        self.has_heard_within(self.options.limits.search * 2)
    }

    pub(super) fn has_heard_within(&self, time: Duration) -> bool {
        self.lock_heard().is_some_and(|heard| heard.elapsed() < time)
    }

    /// Notes a sign of life of a leader.
    pub(super) fn hear(&self) {
        *self.lock_heard() = Some(Moment::now());
    }

    fn lock_heard(&self) -> MutexGuard<'_, Option<Moment>> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Stands for election soon, unless a leader is heard of until then. For a device whom one asked for its vote that has
    /// fewer entries and so cannot win, or which has voted for such a one.
    pub(super) fn stand_soon(self: &Arc<Self>, raft: &Raft<Types>) {
        let (network, raft) = (Arc::clone(self), raft.clone());
        drop(tokio::spawn(async move { network.stand(&raft).await }));
    }

    async fn stand(&self, raft: &Raft<Types>) {
        sleep(PAUSE).await;
        let lease = Duration::from_millis(raft.config().election_timeout_max);
        if !self.leads(raft) && !self.has_heard_within(lease) {
            // Consensus that has ended elects nobody.
            drop(raft.trigger().elect().await);
        }
    }

    fn leads(&self, raft: &Raft<Types>) -> bool {
        raft.server_metrics().borrow().current_leader == Some(self.device())
    }

    /// Stands for election when the leader has been silent for as long as consensus waits at most, until that ends.
    pub(super) async fn watch_leader(self: Arc<Self>, raft: Raft<Types>) {
        let most = Duration::from_millis(raft.config().election_timeout_max) * 2;
        while raft.metrics().has_changed().is_ok() {
            let heard = *self.lock_heard();
            sleep_until(heard.unwrap_or_else(Moment::now) + most).await;
            // Once for each leader that falls silent: after that, there is none that consensus could name.
            let names_leader = raft.server_metrics().borrow().current_leader.is_some();
            if names_leader && *self.lock_heard() == heard {
                self.stand(&raft).await;
            }
            ...
        }
    }
}
