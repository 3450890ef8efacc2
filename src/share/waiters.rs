//! Threads of this device that wait for the outcome of a change that it proposed.

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use super::lock;
use domain::Result;
use engine::{GroupEntry, Outcome};

/// The result of a proposal.
pub(super) type Answer = Result<Outcome>;

/// Lets another program of this machine apply its entry to the shop file. Returns when it has done so, has ended, or
/// does not answer: the place in the file says which.
pub(super) type Turn = Box<dyn FnOnce(&GroupEntry) + Send>;

struct Waiter {
    answer: SyncSender<Answer>,
    turn: Option<Turn>,
}

/// Threads that wait for the outcome of a proposal, by its id.
#[derive(Default)]
pub(super) struct Waiters {
    waiting: Mutex<HashMap<String, Waiter>>,
    /// The state machine has ended, and nobody is answered any more.
    is_closed: AtomicBool,
}

impl Waiters {
    pub(super) fn wait_for(&self, id: &str, turn: Option<Turn>) -> Receiver<Answer> {
        let (answer, receiver) = sync_channel(1);
        lock(&self.waiting).insert(id.to_owned(), Waiter { answer, turn });
        receiver
    }

    /// True if another program of this machine made the proposal, and applies it itself.
    pub(super) fn has_turn(&self, id: &str) -> bool {
        lock(&self.waiting).get(id).is_some_and(|waiter| waiter.turn.is_some())
    }

    /// The turn of the program that made the proposal, if it applies it itself.
    pub(super) fn take_turn(&self, id: &str) -> Option<Turn> {
        lock(&self.waiting).get_mut(id)?.turn.take()
    }

    pub(super) fn forget(&self, id: &str) {
        lock(&self.waiting).remove(id);
    }

    /// Gives the outcome to the thread that waits for it, if any does here.
    pub(super) fn answer(&self, id: &str, answer: Answer) {
        if let Some(waiter) = lock(&self.waiting).remove(id) {
            // There is room for the one answer; who has given up has no use for it.
            drop(waiter.answer.try_send(answer));
        }
    }

    /// Answers nobody from now on.
    pub(super) fn close(&self) {
        self.is_closed.store(true, Ordering::Relaxed);
    }

    pub(super) fn is_closed(&self) -> bool {
        self.is_closed.load(Ordering::Relaxed)
    }

    /// The ids that are waited for.
    pub(super) fn ids(&self) -> Vec<String> {
        let mut ids: Vec<String> = lock(&self.waiting).keys().cloned().collect();
        ids.sort_unstable();
        ids
    }
}
