//! Threads that own an engine, so that whoever asks never waits: one reads, one writes, and a third
//! notices what other programs change.
//!
//! The reader keeps only the newest question of each slot; an answer to an older one is dropped. The
//! writer takes every job in the order it was given and drops none, also when the asker goes away. A
//! panic in a job becomes a `Failure`. What the engine is, what jobs do with it and who is woken is
//! the asker's affair: this module knows neither egui nor SQL.

mod reader;
mod watch;
mod writer;

use std::any::Any;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use crate::domain::error::{Error, Result};

pub use watch::{Look, Watch};

use reader::Reader;
use writer::Writer;

/// A kind of question; a newer one of the same slot replaces an older.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(pub u8);

/// Names one question or job; a later one is greater.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ticket(u64);

/// What is done with the engine, and the answer it gives.
pub type Job<E, A> = Box<dyn FnOnce(&mut E) -> A + Send>;

/// Called from a thread when an answer waits to be taken.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// Opens the engine; called once on each thread, when it is first needed.
pub type Open<E> = Arc<dyn Fn() -> Result<E> + Send + Sync>;

/// An answer on its way back.
#[derive(Debug)]
pub struct Delivery<A> {
    /// Which question or job it answers.
    pub ticket: Ticket,
    /// The question's slot; `None` for a job of the writer.
    pub slot: Option<Slot>,
    /// The answer, or why there is none: the engine did not open, or the job panicked.
    pub answer: Result<A>,
}

/// Answers that may wait to be taken before the threads wait too.
const WAITING_ANSWERS: usize = 64;

/// A pair of threads on one engine.
#[derive(Debug)]
pub struct Worker<E, A> {
    reader: Reader<E, A>,
    writer: Writer<E, A>,
    answers: Option<Receiver<Delivery<A>>>,
    /// What has been asked or handed in and is not answered.
    open: BTreeMap<Ticket, Option<Slot>>,
    last: u64,
}

impl<E: 'static, A: Send + 'static> Worker<E, A> {
    /// Starts the threads; the engine is opened on them. Fails only when the system gives no thread.
    pub fn start(open: &Open<E>, wake: &Wake) -> Result<Self> {
        let (sender, answers) = sync_channel(WAITING_ANSWERS);
        let back = Back { sender, wake: Arc::clone(wake) };
        Ok(Self {
            reader: Reader::start(Arc::clone(open), back.clone())?,
            writer: Writer::start(Arc::clone(open), back)?,
            answers: Some(answers),
            open: BTreeMap::new(),
            last: 0,
        })
    }

    /// Asks; an older question of this slot that has not been answered is forgotten.
    pub fn ask(&mut self, slot: Slot, job: impl FnOnce(&mut E) -> A + Send + 'static) -> Ticket {
        self.open.retain(|_, other| *other != Some(slot));
        let ticket = self.next(Some(slot));
        self.reader.replace(slot, ticket, Box::new(job));
        ticket
    }

    /// Hands in a job that writes. It is done after all jobs before it.
    pub fn write(&mut self, job: impl FnOnce(&mut E) -> A + Send + 'static) -> Ticket {
        let ticket = self.next(None);
        self.writer.push(ticket, Box::new(job));
        ticket
    }

    /// The answers that have come, oldest first; answers to forgotten questions are left out.
    pub fn poll(&mut self) -> Vec<Delivery<A>> {
        self.writer.pump();
        let Some(answers) = &self.answers else { return Vec::new() };
        let (wanted, late): (Vec<_>, Vec<_>) =
            answers.try_iter().partition(|delivery| self.is_newest(delivery));
        if !late.is_empty() {
            self.discard(late);
        }
        for delivery in &wanted {
            self.open.remove(&delivery.ticket);
        }
        wanted
    }

    /// Whether all that was asked and handed in has been answered, and the answers taken.
    pub fn is_at_rest(&self) -> bool {
        self.open.is_empty()
    }

    /// Whether nobody has asked anew since this was answered.
    pub fn is_newest(&self, delivery: &Delivery<A>) -> bool {
        delivery.slot.is_none_or(|slot| self.reader.newest(slot) == Some(delivery.ticket))
    }

    /// Lets go of something on the reader's thread, when that has nothing else to do.
    pub fn discard(&self, thing: impl Send + 'static) {
        self.reader.discard(Box::new(thing));
    }

    fn next(&mut self, slot: Option<Slot>) -> Ticket {
        self.last += 1;
        let ticket = Ticket(self.last);
        self.open.insert(ticket, slot);
        ticket
    }
}

impl<E, A> Drop for Worker<E, A> {
    fn drop(&mut self) {
        // Nobody takes answers any more, so the threads do not wait for that; then the reader stops,
        // and the writer finishes what it was given.
        self.answers = None;
        self.reader.stop();
        self.writer.finish();
    }
}

/// The way back to the asker.
struct Back<A> {
    sender: SyncSender<Delivery<A>>,
    wake: Wake,
}

impl<A> Back<A> {
    /// Delivers; an asker who went away is no error.
    fn deliver(&self, ticket: Ticket, slot: Option<Slot>, answer: Result<A>) {
        if self.sender.send(Delivery { ticket, slot, answer }).is_ok() {
            (self.wake)();
        }
    }
}

impl<A> Clone for Back<A> {
    fn clone(&self) -> Self {
        Self { sender: self.sender.clone(), wake: Arc::clone(&self.wake) }
    }
}

impl<A> std::fmt::Debug for Back<A> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Back").finish_non_exhaustive()
    }
}

/// Does a job; the engine is opened first when it is not. A panic becomes an error: what the job had
/// begun is rolled back as it unwinds.
fn run<E, A>(engine: &mut Option<E>, open: &Open<E>, job: Job<E, A>) -> Result<A> {
    let done = catch_unwind(AssertUnwindSafe(|| {
        let engine = match engine {
            Some(engine) => engine,
            None => engine.insert(open()?),
        };
        Ok(job(engine))
    }));
    done.unwrap_or_else(|panic| Err(Error::storage("This", Panicked(words(panic.as_ref())))))
}

/// What a panic said.
fn words(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(ToString::to_string);
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no reason given".to_owned())
}

/// A fault of the program, in the place of a cause.
#[derive(Debug, thiserror::Error)]
#[error("the program met a fault of its own ({0}). A change may have been made: look before you try again")]
struct Panicked(String);

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    type Shelf = Vec<u32>;

    fn nobody() -> Wake {
        Arc::new(|| {})
    }

    fn worker() -> Worker<Shelf, usize> {
        let open: Open<Shelf> = Arc::new(|| Ok(Vec::new()));
        Worker::start(&open, &nobody()).unwrap()
    }

    fn wait(worker: &mut Worker<Shelf, usize>, count: usize) -> Vec<Delivery<usize>> {
        let mut all = Vec::new();
        for _ in 0..2_000 {
            all.extend(worker.poll());
            if all.len() >= count {
                break;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        all
    }

    #[test]
    fn every_write_is_done_in_order() {
        let mut worker = worker();
        for number in 0..500 {
            worker.write(move |shelf| {
                shelf.push(number);
                shelf.len()
            });
        }
        let answers: Vec<usize> = wait(&mut worker, 500).into_iter().map(|d| d.answer.unwrap()).collect();
        assert_eq!(answers, (1..=500).collect::<Vec<_>>());
    }

    #[test]
    fn writes_are_finished_when_the_asker_goes_away() {
        let (sender, seen) = sync_channel(1_000);
        let mut worker = worker();
        for number in 0..300_usize {
            let sender = sender.clone();
            worker.write(move |_| {
                sender.send(number).unwrap();
                number
            });
        }
        drop(worker);
        drop(sender);
        assert_eq!(seen.iter().count(), 300);
    }

    #[test]
    fn only_the_newest_question_of_a_slot_is_answered() {
        let mut worker = worker();
        let (release, until) = sync_channel::<()>(0);
        let (tell, begun) = sync_channel::<()>(0);
        worker.ask(Slot(0), move |_| {
            tell.send(()).unwrap();
            until.recv().map_or(0, |()| 0)
        });
        begun.recv().unwrap();
        for number in 1..=50 {
            worker.ask(Slot(0), move |_| number);
        }
        let other = worker.ask(Slot(1), |_| 99);
        release.send(()).unwrap();
        let answers = wait(&mut worker, 2);
        let mut numbers: Vec<usize> = answers.iter().map(|d| *d.answer.as_ref().unwrap()).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, [50, 99]);
        assert!(answers.iter().any(|delivery| delivery.ticket == other && delivery.slot == Some(Slot(1))));
    }

    #[test]
    fn a_panic_is_an_error_and_the_next_job_is_done() {
        let mut worker = worker();
        worker.write(|_| panic!("on purpose"));
        worker.write(|_| 7);
        let answers = wait(&mut worker, 2);
        assert!(answers[0].answer.as_ref().unwrap_err().to_string().contains("on purpose"));
        assert_eq!(*answers[1].answer.as_ref().unwrap(), 7);
    }

    #[test]
    fn an_engine_that_does_not_open_answers_each_question_with_why() {
        let open: Open<Shelf> = Arc::new(|| Err(Error::Busy));
        let mut worker: Worker<Shelf, usize> = Worker::start(&open, &nobody()).unwrap();
        worker.ask(Slot(0), |_| 1);
        worker.write(|_| 1);
        let answers = wait(&mut worker, 2);
        assert_eq!(answers.len(), 2);
        assert!(answers.iter().all(|delivery| matches!(delivery.answer, Err(Error::Busy))));
    }
}
