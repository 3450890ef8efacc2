//! The thread that notices when somebody else changes what an engine looks at: it looks once a second
//! while it is told to, and wakes the asker only when something is different. A window at rest stays
//! at rest.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

use crate::domain::error::{Error, Result};

use super::{Open, Wake};

/// How long it rests between two looks.
const REST: Duration = Duration::from_secs(1);

/// What is looked at; a number that is another one when something changed.
pub type Look<E> = fn(&E) -> Result<i64>;

/// The asker's end.
pub struct Watch {
    orders: Option<SyncSender<bool>>,
    is_changed: Arc<AtomicBool>,
    is_looking: bool,
    thread: Option<JoinHandle<()>>,
}

impl Watch {
    /// Starts the thread; it looks when it is told to.
    pub fn start<E: 'static>(open: &Open<E>, look: Look<E>, wake: &Wake) -> Result<Self> {
        let (orders, received) = sync_channel(4);
        let is_changed = Arc::new(AtomicBool::new(false));
        let (open, wake, flag) = (Arc::clone(open), Arc::clone(wake), Arc::clone(&is_changed));
        let thread = Builder::new()
            .name("watch".to_owned())
            .spawn(move || watch(&received, &open, look, &flag, &wake))
            .map_err(|cause| Error::storage("Starting the watch", cause))?;
        Ok(Self { orders: Some(orders), is_changed, is_looking: false, thread: Some(thread) })
    }

    /// Looks from now on, or rests.
    pub fn look(&mut self, is_wanted: bool) {
        if self.is_looking == is_wanted {
            return;
        }
        // A full queue takes the order the next time.
        if self.orders.as_ref().is_some_and(|orders| orders.try_send(is_wanted).is_ok()) {
            self.is_looking = is_wanted;
        }
    }

    /// Whether something changed since this was asked last.
    pub fn take(&self) -> bool {
        self.is_changed.swap(false, Ordering::AcqRel)
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            // What it was doing is of no interest any more.
            let _ended = thread.join();
        }
    }
}

impl std::fmt::Debug for Watch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Watch").field("is_looking", &self.is_looking).finish_non_exhaustive()
    }
}

fn watch<E>(orders: &Receiver<bool>, open: &Open<E>, look: Look<E>, flag: &AtomicBool, wake: &Wake) {
    let mut engine: Option<E> = None;
    let mut last = None;
    let mut is_wanted = false;
    loop {
        let order = if is_wanted {
            orders.recv_timeout(REST)
        } else {
            orders.recv().map_err(|_gone| RecvTimeoutError::Disconnected)
        };
        match order {
            Ok(order) => is_wanted = order,
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
        if !is_wanted {
            continue;
        }
        // What cannot be opened or read now is looked at again later; whoever asks is told why.
        if engine.is_none() {
            engine = open().ok();
        }
        let Some(number) = engine.as_ref().and_then(|engine| look(engine).ok()) else { continue };
        if last.replace(number).is_some_and(|was| was != number) {
            flag.store(true, Ordering::Release);
            wake();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicI64;

    #[test]
    fn it_wakes_when_the_number_is_another_one_and_rests_when_told() {
        let number = Arc::new(AtomicI64::new(1));
        let shared = Arc::clone(&number);
        let open: Open<Arc<AtomicI64>> = Arc::new(move || Ok(Arc::clone(&shared)));
        let (sender, woken) = sync_channel(8);
        let wake: Wake = Arc::new(move || sender.send(()).unwrap());
        let look: Look<Arc<AtomicI64>> = |number| Ok(number.load(Ordering::Relaxed));
        let mut watch = Watch::start(&open, look, &wake).unwrap();
        watch.look(true);
        assert!(woken.recv_timeout(Duration::from_millis(1_500)).is_err(), "nothing changed");
        number.store(2, Ordering::Relaxed);
        woken.recv_timeout(Duration::from_secs(5)).unwrap();
        assert!(watch.take());
        assert!(!watch.take());
        watch.look(false);
        number.store(3, Ordering::Relaxed);
        assert!(woken.recv_timeout(Duration::from_millis(1_500)).is_err(), "it rests");
        watch.look(true);
        woken.recv_timeout(Duration::from_secs(5)).unwrap();
    }
}
