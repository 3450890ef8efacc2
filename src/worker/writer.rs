//! The thread that writes: a queue in order, of which nothing is dropped.

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::thread::{Builder, JoinHandle};

use crate::domain::error::{Error, Result};

use super::{Back, Job, Open, Ticket, run};

/// Jobs in the thread's hands; more wait on the asker's side, so that handing in never waits.
const QUEUED: usize = 16;

type Order<E, A> = (Ticket, Job<E, A>);

/// The asker's end.
pub(super) struct Writer<E, A> {
    queue: Option<SyncSender<Order<E, A>>>,
    backlog: VecDeque<Order<E, A>>,
    thread: Option<JoinHandle<()>>,
}

impl<E: 'static, A: Send + 'static> Writer<E, A> {
    pub(super) fn start(open: Open<E>, back: Back<A>) -> Result<Self> {
        let (queue, orders) = sync_channel(QUEUED);
        let thread = Builder::new()
            .name("writer".to_owned())
            .spawn(move || do_all(&orders, &open, &back))
            .map_err(|cause| Error::storage("Starting the writer", cause))?;
        Ok(Self { queue: Some(queue), backlog: VecDeque::new(), thread: Some(thread) })
    }
}

impl<E, A> Writer<E, A> {
    pub(super) fn push(&mut self, ticket: Ticket, job: Job<E, A>) {
        self.backlog.push_back((ticket, job));
        self.pump();
    }

    /// Hands over what the thread has room for. Each answer wakes the asker, who calls this again.
    pub(super) fn pump(&mut self) {
        let Some(queue) = &self.queue else { return };
        while let Some(order) = self.backlog.pop_front() {
            match queue.try_send(order) {
                Ok(()) => {}
                Err(TrySendError::Full(order) | TrySendError::Disconnected(order)) => {
                    self.backlog.push_front(order);
                    return;
                }
            }
        }
    }

    /// Waits until everything is done and ends the thread.
    pub(super) fn finish(&mut self) {
        if let Some(queue) = self.queue.take() {
            while let Some(order) = self.backlog.pop_front() {
                if queue.send(order).is_err() {
                    break;
                }
            }
        }
        if let Some(thread) = self.thread.take() {
            // Jobs cannot make the thread panic, so there is nothing to learn from its end.
            let _ended = thread.join();
        }
    }
}

impl<E, A> std::fmt::Debug for Writer<E, A> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Writer").field("waiting", &self.backlog.len()).finish_non_exhaustive()
    }
}

fn do_all<E, A>(orders: &Receiver<Order<E, A>>, open: &Open<E>, back: &Back<A>) {
    let mut engine = None;
    for (ticket, job) in orders {
        let answer = run(&mut engine, open, job);
        back.deliver(ticket, None, answer);
    }
}
