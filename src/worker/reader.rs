//! The thread that reads: it keeps the newest question of each slot and answers the oldest of those.

use std::collections::BTreeMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, JoinHandle};

use crate::domain::error::{Error, Result};

use super::{Back, Job, Open, Slot, Ticket, run};

/// The asker's end.
pub(super) struct Reader<E, A> {
    queue: Arc<ReadQueue<E, A>>,
    newest: BTreeMap<Slot, Ticket>,
    thread: Option<JoinHandle<()>>,
}

impl<E: 'static, A: Send + 'static> Reader<E, A> {
    pub(super) fn start(open: Open<E>, back: Back<A>) -> Result<Self> {
        let queue = Arc::new(ReadQueue { questions: Mutex::default(), changed: Condvar::new() });
        let own = Arc::clone(&queue);
        let thread = Builder::new()
            .name("reader".to_owned())
            .spawn(move || answer_all(&own, &open, &back))
            .map_err(|cause| Error::storage("Starting the reader", cause))?;
        Ok(Self { queue, newest: BTreeMap::new(), thread: Some(thread) })
    }

    pub(super) fn replace(&mut self, slot: Slot, ticket: Ticket, job: Job<E, A>) {
        self.newest.insert(slot, ticket);
        {
            let mut questions = self.queue.lock();
            if let Some(replaced) = questions.waiting.insert(slot, (ticket, job)) {
                questions.discarded.push(Box::new(replaced));
            }
        }
        self.queue.changed.notify_one();
    }

    pub(super) fn discard(&self, thing: Box<dyn Send>) {
        self.queue.lock().discarded.push(thing);
        self.queue.changed.notify_one();
    }
}

impl<E, A> Reader<E, A> {
    /// The newest ticket of a slot.
    pub(super) fn newest(&self, slot: Slot) -> Option<Ticket> {
        self.newest.get(&slot).copied()
    }

    /// Forgets what waits and ends the thread after the question it is at.
    pub(super) fn stop(&mut self) {
        {
            let mut questions = self.queue.lock();
            questions.is_over = true;
            questions.waiting.clear();
        }
        self.queue.changed.notify_one();
        if let Some(thread) = self.thread.take() {
            // Jobs cannot make the thread panic, so there is nothing to learn from its end.
            let _ended = thread.join();
        }
    }
}

impl<E, A> std::fmt::Debug for Reader<E, A> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Reader").field("newest", &self.newest).finish_non_exhaustive()
    }
}

struct ReadQueue<E, A> {
    questions: Mutex<Questions<E, A>>,
    changed: Condvar,
}

struct Questions<E, A> {
    waiting: BTreeMap<Slot, (Ticket, Job<E, A>)>,
    /// What nobody needs any more; to let go of it takes time, which the asker has not.
    discarded: Vec<Box<dyn Send>>,
    is_over: bool,
}

impl<E, A> Default for Questions<E, A> {
    fn default() -> Self {
        Self { waiting: BTreeMap::new(), discarded: Vec::new(), is_over: false }
    }
}

impl<E, A> ReadQueue<E, A> {
    fn lock(&self) -> MutexGuard<'_, Questions<E, A>> {
        self.questions.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a question; `None` when there will be no more.
    fn next(&self) -> Option<(Slot, Ticket, Job<E, A>)> {
        let mut questions = self.lock();
        loop {
            if questions.is_over {
                return None;
            }
            let oldest =
                questions.waiting.iter().min_by_key(|(_, (ticket, _))| *ticket).map(|(slot, _)| *slot);
            if let Some((slot, (ticket, job))) = oldest.and_then(|slot| questions.waiting.remove_entry(&slot))
            {
                return Some((slot, ticket, job));
            }
            let discarded = std::mem::take(&mut questions.discarded);
            if !discarded.is_empty() {
                drop(questions);
                drop(discarded);
                questions = self.lock();
                continue;
            }
            questions = self.changed.wait(questions).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

fn answer_all<E, A>(queue: &ReadQueue<E, A>, open: &Open<E>, back: &Back<A>) {
    let mut engine = None;
    while let Some((slot, ticket, job)) = queue.next() {
        let answer = run(&mut engine, open, job);
        back.deliver(ticket, Some(slot), answer);
    }
}
