//! The threads that own an engine each: some that read, one that writes. What is asked waits in a
//! bounded queue; an answer goes back to the task that waits for it. A job whose asker went away before
//! it began is not begun. A panic in a job is an answer too, and the engine is opened anew.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::Builder;
use std::time::Duration;

use tokio::sync::{oneshot, watch};
use tokio::time::{Instant as Moment, timeout_at};

use crate::domain::{Error, Result};

/// Opens an engine; called on each thread when it is first needed, and after a panic.
pub(super) type Open<E> = Arc<dyn Fn() -> Result<E> + Send + Sync>;

type Job<E> = Box<dyn FnOnce(&mut Option<E>, &Open<E>) + Send>;

/// Where jobs wait; `None` once nothing more is taken.
type Queue<E> = Mutex<Option<SyncSender<Job<E>>>>;

/// What a thread without work needs at the most to end.
const TO_END: Duration = Duration::from_millis(200);

/// The threads.
pub(super) struct Pool<E> {
    readers: Queue<E>,
    writer: Queue<E>,
    /// Each thread has a receiver of it until it ends.
    running: watch::Sender<()>,
}

impl<E: 'static> Pool<E> {
    /// Starts this many readers and a writer; `queued` jobs may wait for either.
    pub(super) fn start(open: &Open<E>, readers: usize, queued: usize) -> Result<Self> {
        let (to_readers, jobs) = sync_channel(queued);
        let jobs = Arc::new(Mutex::new(jobs));
        let running = watch::Sender::new(());
        for number in 1..=readers.max(1) {
            let (jobs, open) = (Arc::clone(&jobs), Arc::clone(open));
            start(format!("serve-reader-{number}"), &running, move || {
                do_all(|| jobs.lock().unwrap_or_else(PoisonError::into_inner).recv().ok(), &open);
            })?;
        }
        let (to_writer, jobs): (_, Receiver<Job<E>>) = sync_channel(queued);
        let open = Arc::clone(open);
        start("serve-writer".to_owned(), &running, move || do_all(|| jobs.recv().ok(), &open))?;
        Ok(Self { readers: Mutex::new(Some(to_readers)), writer: Mutex::new(Some(to_writer)), running })
    }

    /// Has a reader do something.
    pub(super) async fn read<A: Send + 'static>(
        &self,
        job: impl FnOnce(&mut E) -> A + Send + 'static,
    ) -> Result<A> {
        wait(hand_in(&self.readers, job)?).await
    }

    /// Has the writer do something, after all it was given before.
    pub(super) async fn write<A: Send + 'static>(
        &self,
        job: impl FnOnce(&mut E) -> A + Send + 'static,
    ) -> Result<A> {
        wait(hand_in(&self.writer, job)?).await
    }

    /// Has the writer do something that nobody waits for; dropped when the queue is full.
    pub(super) fn note(&self, job: impl FnOnce(&mut E) + Send + 'static) {
        drop(put(&self.writer, Box::new(move |engine, open| drop(run(engine, open, job)))));
    }

    /// Takes nothing more, and waits until what was handed in is done and the threads have ended, but not
    /// beyond this moment. Answers whether they have; a thread that still works is left alone.
    pub(super) async fn finish(&self, until: Moment) -> bool {
        for queue in [&self.readers, &self.writer] {
            *queue.lock().unwrap_or_else(PoisonError::into_inner) = None;
        }
        timeout_at(until.max(Moment::now() + TO_END), self.running.closed()).await.is_ok()
    }
}

fn start(name: String, running: &watch::Sender<()>, work: impl FnOnce() + Send + 'static) -> Result<()> {
    let runs = running.subscribe();
    let work = move || {
        work();
        drop(runs);
    };
    Builder::new()
        .name(name)
        .spawn(work)
        .map(drop)
        .map_err(|cause| Error::storage("Starting a thread", cause))
}

fn do_all<E>(next: impl Fn() -> Option<Job<E>>, open: &Open<E>) {
    let mut engine = None;
    while let Some(job) = next() {
        job(&mut engine, open);
    }
}

fn hand_in<E: 'static, A: Send + 'static>(
    queue: &Queue<E>,
    job: impl FnOnce(&mut E) -> A + Send + 'static,
) -> Result<oneshot::Receiver<Result<A>>> {
    let (answer, waiting) = oneshot::channel();
    let job: Job<E> = Box::new(move |engine, open| {
        if !answer.is_closed() {
            // An asker who went away meanwhile does not want to know.
            drop(answer.send(run(engine, open, job)));
        }
    });
    put(queue, job).map(|()| waiting)
}

fn put<E>(queue: &Queue<E>, job: Job<E>) -> Result<()> {
    let queue = queue.lock().unwrap_or_else(PoisonError::into_inner);
    let sent = queue.as_ref().map(|queue| queue.try_send(job));
    if matches!(sent, Some(Ok(()))) { Ok(()) } else { Err(Error::Overloaded) }
}

async fn wait<A>(waiting: oneshot::Receiver<Result<A>>) -> Result<A> {
    waiting.await.unwrap_or(Err(Error::Overloaded))
}

/// Does a job; the engine is opened first when it is not. After a panic it is not: what the job had
/// begun is rolled back as it unwinds.
fn run<E, A>(engine: &mut Option<E>, open: &Open<E>, job: impl FnOnce(&mut E) -> A) -> Result<A> {
    let done = catch_unwind(AssertUnwindSafe(|| {
        let engine = match engine {
            Some(engine) => engine,
            None => engine.insert(open()?),
        };
        Ok(job(engine))
    }));
    done.unwrap_or_else(|panic| {
        *engine = None;
        Err(Error::Fault { problem: words(panic.as_ref()) })
    })
}

/// What a panic said.
fn words(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(ToString::to_string);
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no reason given".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};

    fn block_on<A>(work: impl Future<Output = A>) -> A {
        tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap().block_on(work)
    }

    /// Shelves that are numbered in the order they were opened.
    fn pool(readers: usize, queued: usize) -> (Pool<Vec<u32>>, Arc<AtomicU32>) {
        let opened = Arc::new(AtomicU32::new(0));
        let count = Arc::clone(&opened);
        let open: Open<Vec<u32>> = Arc::new(move || Ok(vec![count.fetch_add(1, Ordering::SeqCst)]));
        (Pool::start(&open, readers, queued).unwrap(), opened)
    }

    #[test]
    fn a_panic_is_answered_and_the_engine_opened_anew() {
        let (pool, opened) = pool(1, 8);
        block_on(async {
            assert_eq!(pool.write(|shelf| shelf.len()).await.unwrap(), 1);
            let error = pool.write(|_| -> u32 { panic!("on purpose") }).await.unwrap_err();
            assert_eq!((error.code(), error.status()), ("tillbook_fault", 500));
            assert!(error.to_string().contains("on purpose"), "{error}");
            assert_eq!(pool.write(|shelf| shelf[0]).await.unwrap(), 1, "a second engine");
        });
        assert_eq!(opened.load(Ordering::SeqCst), 2);
    }

    #[test]
    fn what_was_handed_in_is_done_before_the_end() {
        let (pool, _) = pool(2, 300);
        let done = Arc::new(AtomicU32::new(0));
        for _ in 0..200 {
            let done = Arc::clone(&done);
            pool.note(move |_| {
                done.fetch_add(1, Ordering::SeqCst);
            });
        }
        assert!(block_on(async { pool.finish(Moment::now() + Duration::from_mins(1)).await }));
        assert_eq!(done.load(Ordering::SeqCst), 200);
        let error = block_on(pool.read(|_| ())).unwrap_err();
        assert_eq!(error.status(), 503);
    }

    #[test]
    fn a_full_queue_refuses_and_what_nobody_waits_for_is_not_begun() {
        let (pool, _) = pool(1, 1);
        let (release, until) = sync_channel::<()>(0);
        let (tell, begun) = sync_channel::<()>(0);
        pool.note(move |_| {
            tell.send(()).unwrap();
            until.recv().unwrap();
        });
        begun.recv().unwrap();
        let waiting = hand_in(&pool.writer, |_: &mut Vec<u32>| panic!("begun")).unwrap();
        assert!(hand_in(&pool.writer, |_: &mut Vec<u32>| ()).is_err(), "there was room");
        drop(waiting);
        release.send(()).unwrap();
        block_on(async {
            while pool.write(|_| ()).await.is_err() {
                tokio::task::yield_now().await;
            }
        });
    }

    #[test]
    fn a_thread_that_does_not_end_is_not_waited_for() {
        let (pool, _) = pool(1, 8);
        let (release, until) = sync_channel::<()>(0);
        pool.note(move |_| {
            let _released = until.recv();
        });
        block_on(async {
            assert!(!pool.finish(Moment::now()).await, "it has ended");
            assert!(pool.write(|_| ()).await.is_err(), "it was taken");
            drop(release);
            assert!(pool.finish(Moment::now() + Duration::from_mins(1)).await);
        });
    }
}
