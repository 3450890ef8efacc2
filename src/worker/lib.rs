//! Threads with an engine each, so that no caller waits for the shop file: some read, one writes, and a
//! `Watch` notices changes by other programs. The window and HTTP use the same.
//!
//! The answer of a job arrives in the `Request` that is returned for it. A read whose `Request` was dropped
//! is not begun. Writes are all done, in the order of the calls. A panic in a job becomes an error, and the
//! thread opens its engine anew. What a job does with the engine is up to its caller: this module names
//! neither egui nor SQL.

mod request;
mod watch;

use std::any::Any;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, Builder, JoinHandle};
use std::time::Duration;

use domain::error::{Error, Result};
use domain::text;
use domain::text::Text;

pub use request::Request;
pub use watch::{Look, Watch};

/// The pause between two looks whether the threads have ended.
const PAUSE: Duration = Duration::from_millis(10);

/// Called by a thread when an answer is ready.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// Opens the engine; called on each thread before its first job, and after a panic.
pub type Open<E> = Arc<dyn Fn() -> Result<E> + Send + Sync>;

type Job<E> = Box<dyn FnOnce(&mut Option<E>, &Open<E>) + Send>;

/// The number of reader threads, and the length of the queues for readers and for the writer.
#[derive(Debug, Clone, Copy)]
pub struct Size {
    /// At least one reader.
    pub readers: usize,
    /// The most jobs in a queue; further ones are refused as `Overloaded`.
    pub waiting: usize,
}

impl Size {
    /// For the window, which asks for little at a time and is never refused.
    pub const WINDOW: Self = Self { readers: 1, waiting: usize::MAX };
}

/// Reader threads and one writer thread.
pub struct Worker<E> {
    readers: Arc<Queue<E>>,
    writer: Arc<Queue<E>>,
    threads: Vec<JoinHandle<()>>,
    wake: Wake,
}

impl<E: 'static> Worker<E> {
    /// Starts the threads, which open their engines later. An error only when the system cannot create a
    /// thread.
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

    /// Runs a job on a reader thread, unless its request is dropped before.
    pub fn read<A: Send + 'static>(
        &self,
        job: impl FnOnce(&mut E) -> Result<A> + Send + 'static,
    ) -> Request<A> {
        self.hand_in(&self.readers, false, job)
    }

    /// Runs a job on the writer thread after all earlier ones, even if its request is dropped.
    pub fn write<A: Send + 'static>(
        &self,
        job: impl FnOnce(&mut E) -> Result<A> + Send + 'static,
    ) -> Request<A> {
        self.hand_in(&self.writer, true, job)
    }

    /// As [`Self::write`], unless the request is dropped before the job begins.
    pub fn write_if_wanted<A: Send + 'static>(
        &self,
        job: impl FnOnce(&mut E) -> Result<A> + Send + 'static,
    ) -> Request<A> {
        self.hand_in(&self.writer, false, job)
    }

    /// Frees a value on a reader thread, since 100,000 rows take longer than a frame.
    pub fn discard(&self, thing: impl Send + 'static) {
        // The request is dropped, so the job is not run, and freed there with the value.
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
    /// Takes no more jobs. The threads end when their queues are empty; the caller decides how long to wait
    /// for that.
    pub fn close(&self) {
        self.readers.close();
        self.writer.close();
    }

    /// Takes no more jobs, and waits about so long for those in the queues. True when all threads have ended.
    pub fn end(&self, most: Duration) -> bool {
        self.close();
        let mut waited = Duration::ZERO;
        while !self.has_ended() && waited < most {
            thread::sleep(PAUSE);
            waited += PAUSE;
        }
        self.has_ended()
    }

    /// True when all threads have ended, after [`Self::close`].
    pub fn has_ended(&self) -> bool {
        self.threads.iter().all(JoinHandle::is_finished)
    }
}

impl<E> Drop for Worker<E> {
    /// Waits until the writer has done its jobs, unless the worker was closed before. Reads that were not
    /// begun are dropped.
    fn drop(&mut self) {
        if self.writer.lock().is_closed {
            return;
        }
        let unread = std::mem::take(&mut self.readers.lock().waiting);
        drop(unread);
        self.close();
        for thread in self.threads.drain(..) {
            // A panic in a job is caught, so the thread's result is of no interest.
            let _ended = thread.join();
        }
    }
}

impl<E> std::fmt::Debug for Worker<E> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Worker").field("threads", &self.threads).finish_non_exhaustive()
    }
}

/// The queue of jobs for one kind of thread, oldest first.
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

    /// Adds a job; false when the queue is full or closed.
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

    /// Waits for a job; `None` when the queue is closed and empty.
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

/// Runs a function on a thread of its own, without an engine; a panic becomes an error. An error only when
/// the system cannot create a thread.
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
    started.map_err(|cause| Error::storage(text!("Starting the thread “{name}”", name), cause))
}

/// Runs a job, with the engine opened before if it is not. After a panic the engine is dropped; its open
/// transaction is rolled back as the stack unwinds.
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

/// An error with the message of a panic.
fn fault(panic: &(dyn Any + Send)) -> Error {
    let said = panic.downcast_ref::<&str>().map(ToString::to_string);
    let said = said.or_else(|| panic.downcast_ref::<String>().cloned());
    Error::Fault { problem: said.map_or_else(|| text!("no reason given"), Text::written) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};
    use std::sync::mpsc::{RecvError, SyncSender, TryRecvError, sync_channel};
    use std::time::Duration;

    /// A list of numbers, the first of which counts the openings of the engine.
    type Resource = Vec<u32>;

    fn worker(size: Size) -> Worker<Resource> {
        let opened = AtomicU32::new(0);
        let open: Open<Resource> = Arc::new(move || Ok(vec![opened.fetch_add(1, Ordering::SeqCst)]));
        let nobody: Wake = Arc::new(|| {});
        Worker::start(&open, &nobody, size).unwrap()
    }

    fn until(mut is_so: impl FnMut() -> bool) {
        for _ in 0..5_000 {
            if is_so() {
                return;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("it did not come");
    }

    fn wait<A>(mut request: Request<A>) -> Result<A> {
        let mut answer = None;
        until(|| {
            answer = request.take();
            answer.is_some()
        });
        answer.unwrap()
    }

    type Blocker = Box<dyn FnOnce(&mut Resource) -> Result<()> + Send>;

    /// Makes a thread wait until the returned value is dropped.
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
            worker.write(move |resource| {
                resource.push(number);
                Ok(resource.len())
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
        assert_eq!(wait(worker.read(|resource| Ok(resource[0]))).unwrap(), 0, "the engine was opened anew");
    }

    #[test]
    fn a_panic_is_an_error_and_the_engine_is_opened_anew() {
        let worker = worker(Size::WINDOW);
        let fall: fn(&mut Resource) -> Result<u32> = |_| panic!("on purpose");
        let first: fn(&mut Resource) -> Result<u32> = |resource| Ok(resource[0]);
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
        let open: Open<Resource> = Arc::new(|| Err(Error::Busy));
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
            move |resource: &mut Resource| {
                resource.push(number);
                Ok(())
            }
        };
        drop(worker.write(push(1)));
        drop(worker.write_if_wanted(push(2)));
        drop(busy);
        assert_eq!(wait(worker.write(|resource| Ok(resource.clone()))).unwrap(), [0, 1]);
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
