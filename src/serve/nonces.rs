//! The nonces of signed requests that only read, which are entered in the shop file before an answer leaves: those
//! that wait while the disk is written to are entered together the next time. A request that writes enters its own.

use std::mem::take;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::oneshot;

use super::{Rules, machine_time};
use crate::domain::{Error, Result};
use crate::engine::{Credential, Engine};
use crate::worker::Worker;

/// Seconds between two times that old ones are forgotten.
const FORGOTTEN_EVERY: i64 = 60;

/// A request that waits for its nonce to be entered.
struct Waiting {
    credential: Credential,
    answer: oneshot::Sender<Result<()>>,
}

/// What waits, and when old ones were forgotten last.
pub(super) struct Nonces {
    waiting: Arc<Mutex<Vec<Waiting>>>,
    forgotten_at: AtomicI64,
    most: usize,
}

impl Nonces {
    /// Keeps about so many at the most.
    pub(super) fn new(most: usize) -> Self {
        Self { waiting: Arc::default(), forgotten_at: AtomicI64::new(i64::MIN), most }
    }

    /// Waits until the nonce of a request is on the disk. Refused when the request came before.
    pub(super) async fn enter(
        &self,
        worker: &Worker<Engine>,
        rules: &Arc<Rules>,
        credential: Credential,
    ) -> Result<()> {
        let (answer, mut answered) = oneshot::channel();
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).push(Waiting { credential, answer });
        let (waiting, rules) = (Arc::clone(&self.waiting), Arc::clone(rules));
        // Whoever comes first enters them all; the others need not come any more.
        tokio::select! {
            biased;
            held = &mut answered => held.unwrap_or(Err(Error::Overloaded)),
            done = worker.write_if_wanted(move |engine| {
                enter_all(engine, &waiting, &rules);
                Ok(())
            }) => {
                done?;
                answered.await.unwrap_or(Err(Error::Overloaded))
            }
        }
    }

    /// Has old ones forgotten when it is time.
    pub(super) fn forget(&self, worker: &Worker<Engine>, rules: &Arc<Rules>) {
        let (seconds, most) = (machine_time(), self.most);
        let last = self.forgotten_at.load(Ordering::Relaxed);
        if seconds.saturating_sub(last).saturating_abs() < FORGOTTEN_EVERY {
            return;
        }
        self.forgotten_at.store(seconds, Ordering::Relaxed);
        let clock = rules.clock;
        // What could not be forgotten is the next time.
        drop(worker.write(move |engine| {
            let now = clock.now(engine.shop()?.time_zone);
            engine.forget_nonces(seconds, most, now)
        }));
    }
}

fn enter_all(engine: &mut Engine, waiting: &Mutex<Vec<Waiting>>, rules: &Rules) {
    let mut waiting = take(&mut *waiting.lock().unwrap_or_else(PoisonError::into_inner));
    waiting.retain(|one| !one.answer.is_closed());
    if waiting.is_empty() {
        return;
    }
    let (credentials, answers): (Vec<_>, Vec<_>) =
        waiting.into_iter().map(|one| (one.credential, one.answer)).unzip();
    let entered =
        engine.shop().and_then(|shop| engine.enter_nonces(&credentials, rules.clock.now(shop.time_zone)));
    match entered {
        Ok(entered) => answers.into_iter().zip(entered).for_each(|(answer, held)| drop(answer.send(held))),
        Err(error) => {
            for answer in answers {
                let same = match &error {
                    Error::Busy => Error::Busy,
                    error => Error::storage("Noting that this signed request came", error.to_string()),
                };
                drop(answer.send(Err(same)));
            }
        }
    }
}
