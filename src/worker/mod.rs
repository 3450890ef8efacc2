//! Threads that own an engine each, so that nobody who asks waits for the shop file: some read, one writes,
//! and a `Watch` notices what other programs change. The window and HTTP use the same.
//!
//! A job's answer comes back through the `Request` that handing it in gives. A read whose `Request` was
//! dropped is not begun any more. Writes are done in the order in which they were handed in, and all of
//! them. A panic in a job is an error, and the thread opens its engine anew. What jobs do with the engine
//! is the asker's affair: this module knows neither egui nor SQL.

mod request;
mod watch;

use std::any::Any;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, JoinHandle};

use crate::domain::error::{Error, Result};

pub use request::Request;
pub use watch::{Look, Watch};

/// Called from a thread when an answer waits to be taken.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// Opens the engine; called on each thread when it is first needed, and after a panic.
pub type Open<E> = Arc<dyn Fn() -> Result<E> + Send + Sync>;

type Job<E> = Box<dyn FnOnce(&mut Option<E>, &Open<E>) + Send>;

/// How many threads read, and how many jobs may wait for them, and as many for the one that writes.
#[derive(Debug, Clone, Copy)]
pub struct Size {
    /// At least one.
    pub readers: usize,
    /// More are refused as `Overloaded`.
    pub waiting: usize,
}

impl Size {
    /// For one person at a window, whose questions are few and never refused.
    pub const WINDOW: Self = Self { readers: 1, waiting: usize::MAX };
}

/// Threads that read, and one that writes.
pub struct Worker<E> {
    readers: Arc<Queue<E>>,
    writer: Arc<Queue<E>>,
    threads: Vec<JoinHandle<()>>,
    wake: Wake,
}

impl<E: 'static> Worker<E> {
    /// Starts the threads; the engine is opened on them. Fails only when the system gives no thread.
    pub fn start(open: &Open<E>, wake: &Wake, size: Size) -> Result<Self> {
        let queue = || Arc::new(Queue::new(size.waiting));
        let (readers, writer) = (queue(), queue());
        let mut worker = Self { readers, writer, threads: Vec::new(), wake: Arc::clone(wake) };
        worker.add_thread("writer", Arc::clone(&worker.writer), open)?;
        for _ in 0..size.readers.max(1) {
            worker.add_thread("reader", Arc::clone(&worker.readers), open)?;
        }
        Ok(worker)
    }

    /// Has a reader do something, unless the request is dropped before it is begun.
    pub fn read<A: Send + 'static>(
        &self,
        job: impl FnOnce(&mut E) -> Result<A> + Send + 'static,
    ) -> Request<A> {
        self.hand_in(&self.readers, false, job)
    }

    /// Has the writer do something after all it was given before, whether or not anybody waits for it.
    pub fn write<A: Send + 'static>(
        &self,
        job: impl FnOnce(&mut E) -> Result<A> + Send + 'static,
    ) -> Request<A> {
        self.hand_in(&self.writer, true, job)
    }

    /// As `write`, unless the request is dropped before it is begun.
    pub fn write_if_wanted<A: Send + 'static>(
        &self,
        job: impl FnOnce(&mut E) -> Result<A> + Send + 'static,
    ) -> Request<A> {
        self.hand_in(&self.writer, false, job)
    }

    /// Frees something on a reader's thread: 100,000 rows take longer than a frame.
    pub fn discard(&self, thing: impl Send + 'static) {
        // Nobody wants the answer, so the job is only dropped there, with what it holds.
        drop(self.read(move |_| {
            drop(thing);
            Ok(())
        }));
    }

    fn add_thread(&mut self, name: &str, queue: Arc<Queue<E>>, open: &Open<E>) -> Result<()> {
        let open = Arc::clone(open);
        self.threads.push(spawn(name, move || queue.do_all(&open))?);
        Ok(())
    }

    fn hand_in<A: Send + 'static>(
        &self,
        queue: &Queue<E>,
        is_always_done: bool,
        job: impl FnOnce(&mut E) -> Result<A> + Send + 'static,
    ) -> Request<A> {
        let (reply, request) = Request::new();
        let wake = Arc::clone(&self.wake);
        let is_taken = queue.push(Box::new(move |engine, open| {
            if is_always_done || reply.is_wanted() {
                reply.send(run(engine, open, job));
                wake();
            }
        }));
        if is_taken { request } else { Request::answered(Err(Error::Overloaded)) }
    }
}

impl<E> Worker<E> {
    /// Takes no more jobs. The threads end when those that were handed in are done, and whoever closes the
    /// worker decides how long to wait for that.
    pub fn close(&self) {
        self.readers.close();
        self.writer.close();
    }

    /// Whether all jobs are done and the threads have ended, after `close`.
    pub fn has_ended(&self) -> bool {
        self.threads.iter().all(JoinHandle::is_finished)
    }
}

impl<E> Drop for Worker<E> {
    /// Waits until the writer has done what it was given, unless the worker was closed before. What waits
    /// to be read is not begun.
    fn drop(&mut self) {
        if self.writer.lock().is_closed {
            return;
        }
        let unread = std::mem::take(&mut self.readers.lock().waiting);
        drop(unread);
        self.close();
        for thread in self.threads.drain(..) {
            // Jobs cannot make the thread panic, so there is nothing to learn from its end.
            let _ended = thread.join();
        }
    }
}

impl<E> std::fmt::Debug for Worker<E> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Worker").field("threads", &self.threads).finish_non_exhaustive()
    }
}

/// Jobs that wait for a thread, oldest first.
struct Queue<E> {
    jobs: Mutex<Jobs<E>>,
    changed: Condvar,
    most: usize,
}

struct Jobs<E> {
    waiting: VecDeque<Job<E>>,
    is_closed: bool,
}

impl<E> Queue<E> {
    fn new(most: usize) -> Self {
        let jobs = Mutex::new(Jobs { waiting: VecDeque::new(), is_closed: false });
        Self { jobs, changed: Condvar::new(), most }
    }

    fn lock(&self) -> MutexGuard<'_, Jobs<E>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// False when the job is refused: there is no room, or no more jobs are taken.
    fn push(&self, job: Job<E>) -> bool {
        let mut jobs = self.lock();
        let has_room = !jobs.is_closed && jobs.waiting.len() < self.most;
        if has_room {
            jobs.waiting.push_back(job);
            self.changed.notify_one();
        }
        has_room
    }

    fn close(&self) {
        self.lock().is_closed = true;
        self.changed.notify_all();
    }

    /// Waits for a job; `None` when there will be no more.
    fn next(&self) -> Option<Job<E>> {
        let is_idle = |jobs: &mut Jobs<E>| jobs.waiting.is_empty() && !jobs.is_closed;
        let jobs = self.changed.wait_while(self.lock(), is_idle);
        jobs.unwrap_or_else(PoisonError::into_inner).waiting.pop_front()
    }

    fn do_all(&self, open: &Open<E>) {
        let mut engine = None;
        while let Some(job) = self.next() {
            job(&mut engine, open);
        }
    }
}

/// Does something on a thread of its own, which has no engine; a panic is an error. Fails only when the
/// system gives no thread.
pub fn spawn_once<A: Send + 'static>(
    name: &str,
    wake: &Wake,
    work: impl FnOnce() -> Result<A> + Send + 'static,
) -> Result<Request<A>> {
    let (reply, request) = Request::new();
    let wake = Arc::clone(wake);
    spawn(name, move || {
        reply.send(catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| Err(fault(panic.as_ref()))));
        wake();
    })?;
    Ok(request)
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>> {
    let started = Builder::new().name(name.to_owned()).spawn(work);
    started.map_err(|cause| Error::storage(format!("Starting the thread “{name}”"), cause))
}

/// Does a job; the engine is opened first when it is not. After a panic it is not: what the job had begun is
/// rolled back as it unwinds.
fn run<E, A>(engine: &mut Option<E>, open: &Open<E>, job: impl FnOnce(&mut E) -> Result<A>) -> Result<A> {
    let done = catch_unwind(AssertUnwindSafe(|| match engine {
        Some(engine) => job(engine),
        None => job(engine.insert(open()?)),
    }));
    done.unwrap_or_else(|panic| {
        *engine = None;
        Err(fault(panic.as_ref()))
    })
}

/// A panic as an error, with what it said.
fn fault(panic: &(dyn Any + Send)) -> Error {
    let text = panic.downcast_ref::<&str>().map(ToString::to_string);
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    Error::Fault { problem: text.unwrap_or_else(|| "no reason given".to_owned()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};
    use std::sync::mpsc::{RecvError, SyncSender, TryRecvError, sync_channel};
    use std::time::Duration;

    /// Numbers, of which the first says which opening of the engine it was.
    type Shelf = Vec<u32>;

    fn worker(size: Size) -> Worker<Shelf> {
        let opened = AtomicU32::new(0);
        let open: Open<Shelf> = Arc::new(move || Ok(vec![opened.fetch_add(1, Ordering::SeqCst)]));
        let nobody: Wake = Arc::new(|| {});
        Worker::start(&open, &nobody, size).unwrap()
    }

    fn until(is_so: impl Fn() -> bool) {
        for _ in 0..5_000 {
            if is_so() {
                return;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("it did not come");
    }

    fn wait<A>(mut request: Request<A>) -> Result<A> {
        for _ in 0..5_000 {
            if let Some(answer) = request.take() {
                return answer;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("no answer came");
    }

    type Blocker = Box<dyn FnOnce(&mut Shelf) -> Result<()> + Send>;

    /// Has a thread wait until what this gives is dropped.
    fn occupy(hand_in: impl FnOnce(Blocker) -> Request<()>) -> (SyncSender<()>, Request<()>) {
        let (release, released) = sync_channel::<()>(0);
        let (tell, begun) = sync_channel::<()>(0);
        let request = hand_in(Box::new(move |_| {
            tell.send(()).unwrap();
            let _released = released.recv();
            Ok(())
        }));
        begun.recv().unwrap();
        (release, request)
    }

    #[test]
    fn every_write_is_done_in_order() {
        let worker = worker(Size::WINDOW);
        let push = |number| {
            worker.write(move |shelf| {
                shelf.push(number);
                Ok(shelf.len())
            })
        };
        let requests: Vec<_> = (0..500).map(push).collect();
        let answers: Vec<usize> = requests.into_iter().map(|request| wait(request).unwrap()).collect();
        assert_eq!(answers, (2..=501).collect::<Vec<_>>());
    }

    #[test]
    fn writes_are_finished_when_the_asker_goes_away() {
        let (sender, seen) = sync_channel(1_000);
        let worker = worker(Size::WINDOW);
        for number in 0..300 {
            let sender = sender.clone();
            drop(worker.write(move |_| {
                sender.send(number).unwrap();
                Ok(())
            }));
        }
        drop((worker, sender));
        assert_eq!(seen.iter().count(), 300);
    }

    #[test]
    fn what_nobody_wants_any_more_is_not_read_and_is_freed_by_the_reader() {
        let worker = worker(Size::WINDOW);
        let busy = occupy(|job| worker.read(job));
        let (sender, freed) = sync_channel::<()>(0);
        drop(worker.read(move |_| -> Result<()> {
            drop(sender);
            panic!("it was begun")
        }));
        let wanted = worker.read(|_| Ok(99));
        assert_eq!(freed.try_recv(), Err(TryRecvError::Empty), "freed by the asker");
        drop(busy);
        assert_eq!(wait(wanted).unwrap(), 99);
        assert_eq!(freed.recv(), Err(RecvError));
        assert_eq!(wait(worker.read(|shelf| Ok(shelf[0]))).unwrap(), 0, "the engine was opened anew");
    }

    #[test]
    fn a_panic_is_an_error_and_the_engine_is_opened_anew() {
        let worker = worker(Size::WINDOW);
        let fall: fn(&mut Shelf) -> Result<u32> = |_| panic!("on purpose");
        let first: fn(&mut Shelf) -> Result<u32> = |shelf| Ok(shelf[0]);
        assert_eq!(wait(worker.read(first)).unwrap(), 0);
        assert_eq!(wait(worker.write(first)).unwrap(), 1);
        for (opened, is_read) in [(2, true), (3, false)] {
            let hand_in = |job| if is_read { worker.read(job) } else { worker.write(job) };
            let error = wait(hand_in(fall)).unwrap_err();
            assert_eq!((error.code(), error.status()), ("tillbook_fault", 500));
            assert!(error.to_string().contains("on purpose"), "{error}");
            assert_eq!(wait(hand_in(first)).unwrap(), opened);
        }
        let nobody: Wake = Arc::new(|| {});
        let fallen = spawn_once("once", &nobody, || -> Result<()> { panic!("on purpose") }).unwrap();
        assert_eq!(wait(fallen).unwrap_err().code(), "tillbook_fault");
    }

    #[test]
    fn an_engine_that_does_not_open_answers_each_question_with_why() {
        let open: Open<Shelf> = Arc::new(|| Err(Error::Busy));
        let nobody: Wake = Arc::new(|| {});
        let worker = Worker::start(&open, &nobody, Size::WINDOW).unwrap();
        for request in [worker.read(|_| Ok(())), worker.write(|_| Ok(())), worker.read(|_| Ok(()))] {
            assert!(matches!(wait(request), Err(Error::Busy)));
        }
    }

    #[test]
    fn a_full_queue_refuses_and_what_was_handed_in_is_done_before_the_end() {
        let worker = worker(Size { readers: 2, waiting: 200 });
        let busy = occupy(|job| worker.write(job));
        let done = Arc::new(AtomicU32::new(0));
        for _ in 0..200 {
            let done = Arc::clone(&done);
            drop(worker.write(move |_| {
                done.fetch_add(1, Ordering::SeqCst);
                Ok(())
            }));
        }
        assert!(matches!(wait(worker.write(|_| Ok(()))), Err(Error::Overloaded)), "there was room");
        worker.close();
        assert!(matches!(wait(worker.read(|_| Ok(()))), Err(Error::Overloaded)), "it was taken");
        assert!(!worker.has_ended());
        drop(busy);
        until(|| worker.has_ended());
        assert_eq!(done.load(Ordering::SeqCst), 200);
    }

    #[test]
    fn a_write_that_is_not_wanted_is_done_only_where_it_has_to_be() {
        let worker = worker(Size::WINDOW);
        let busy = occupy(|job| worker.write(job));
        let push = |number| {
            move |shelf: &mut Shelf| {
                shelf.push(number);
                Ok(())
            }
        };
        drop(worker.write(push(1)));
        drop(worker.write_if_wanted(push(2)));
        drop(busy);
        assert_eq!(wait(worker.write(|shelf| Ok(shelf.clone()))).unwrap(), [0, 1]);
    }

    #[test]
    fn a_closed_worker_is_not_waited_for() {
        let worker = worker(Size::WINDOW);
        let busy = occupy(|job| worker.write(job));
        worker.close();
        drop(worker);
        drop(busy);
    }
}
