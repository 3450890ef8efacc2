//! The answer of a thread to its caller, which polls it in each frame or awaits it.

use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use domain::error::Result;

/// The answer to come. Dropping it cancels a job that may be cancelled.
#[derive(Debug)]
pub struct Request<A>(Arc<Mutex<Slot<A>>>);

/// The thread's end of a [`Request`].
pub(super) struct Reply<A>(Arc<Mutex<Slot<A>>>);

#[derive(Debug)]
struct Slot<A> {
    answer: Option<Result<A>>,
    /// The task that awaits the answer, if any.
    waker: Option<Waker>,
}

impl<A> Request<A> {
    pub(super) fn new() -> (Reply<A>, Self) {
        let slot = Arc::new(Mutex::new(Slot { answer: None, waker: None }));
        (Reply(Arc::clone(&slot)), Self(slot))
    }

    /// A request with its answer.
    pub(super) fn answered(answer: Result<A>) -> Self {
        Self(Arc::new(Mutex::new(Slot { answer: Some(answer), waker: None })))
    }

    /// Takes the answer out, if it has arrived.
    pub fn take(&mut self) -> Option<Result<A>> {
        lock(&self.0).answer.take()
    }
}

impl<A> Future for Request<A> {
    type Output = Result<A>;

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let mut slot = lock(&self.0);
        if let Some(answer) = slot.answer.take() {
            return Poll::Ready(answer);
        }
        slot.waker = Some(context.waker().clone());
        Poll::Pending
    }
}

impl<A> Reply<A> {
    pub(super) fn is_wanted(&self) -> bool {
        Arc::strong_count(&self.0) > 1
    }

    /// Sets the answer. Without a request it is freed here, on the thread that made it.
    pub(super) fn send(self, answer: Result<A>) {
        let waker = {
            let mut slot = lock(&self.0);
            slot.answer = Some(answer);
            slot.waker.take()
        };
        if let Some(waker) = waker {
            waker.wake();
        }
    }
}

fn lock<A>(slot: &Mutex<Slot<A>>) -> MutexGuard<'_, Slot<A>> {
    slot.lock().unwrap_or_else(PoisonError::into_inner)
}
