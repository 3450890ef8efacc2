//! Stores the nonces of signed requests that only read before their responses are sent. Requests that come
//! while the disk is written to are stored together in the next transaction. A request that writes stores its
//! own.

use std::mem::take;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::oneshot;

use super::machine_time;
use domain::{Error, Result, text};
use engine::{Credential, Engine};
use system::Clock;
use worker::Worker;

/// The interval in seconds at which old nonces are deleted.
const FORGOTTEN_EVERY: i64 = 60;

/// A request whose nonce is to be stored.
struct Waiting {
    credential: Credential,
    answer: oneshot::Sender<Result<()>>,
}

/// The requests that wait, and the time of the last deletion of old nonces.
pub(super) struct Nonces {
    waiting: Arc<Mutex<Vec<Waiting>>>,
    forgotten_at: AtomicI64,
    most: usize,
}

impl Nonces {
    /// Keeps about `most` nonces in the shop file.
    pub(super) fn new(most: usize) -> Self {
        Self { waiting: Arc::default(), forgotten_at: AtomicI64::new(i64::MIN), most }
    }

    /// Stores the nonce of a request; returns when it is on the disk. Refused when it was used before.
    pub(super) async fn enter(
        &self,
        worker: &Worker<Engine>,
        clock: Clock,
        credential: Credential,
    ) -> Result<()> {
        let (answer, mut answered) = oneshot::channel();
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).push(Waiting { credential, answer });
        let waiting = Arc::clone(&self.waiting);
        // The first job stores the nonces of all that wait; the jobs of the others are not run.
        tokio::select! {
            biased;
            held = &mut answered => held.unwrap_or(Err(Error::Overloaded)),
            done = worker.write_if_wanted(move |engine| {
                enter_all(engine, &waiting, clock);
                Ok(())
            }) => {
                done?;
                answered.await.unwrap_or(Err(Error::Overloaded))
            }
        }
    }

    /// Deletes old nonces when the interval is over.
    pub(super) fn forget(&self, worker: &Worker<Engine>, clock: Clock) {
        let (seconds, most) = (machine_time(), self.most);
        let last = self.forgotten_at.load(Ordering::Relaxed);
        if seconds.saturating_sub(last).saturating_abs() < FORGOTTEN_EVERY {
            return;
        }
        self.forgotten_at.store(seconds, Ordering::Relaxed);
        // A failure is made up for the next time.
        drop(worker.write(move |engine| {
            let now = clock.now(engine.shop()?.time_zone);
            engine.forget_nonces(seconds, most, now)
        }));
    }
}

fn enter_all(engine: &mut Engine, waiting: &Mutex<Vec<Waiting>>, clock: Clock) {
    let mut waiting = take(&mut *waiting.lock().unwrap_or_else(PoisonError::into_inner));
    waiting.retain(|one| !one.answer.is_closed());
    if waiting.is_empty() {
        return;
    }
    let (credentials, answers): (Vec<_>, Vec<_>) =
        waiting.into_iter().map(|one| (one.credential, one.answer)).unzip();
    let entered = engine.shop().and_then(|shop| engine.enter_nonces(&credentials, clock.now(shop.time_zone)));
    match entered {
        Ok(entered) => answers.into_iter().zip(entered).for_each(|(answer, held)| drop(answer.send(held))),
        Err(error) => {
            for answer in answers {
                let same = match &error {
                    Error::Busy => Error::Busy,
                    error => Error::storage(text!("Noting that this signed request came"), error.to_string()),
                };
                drop(answer.send(Err(same)));
            }
        }
    }
}
