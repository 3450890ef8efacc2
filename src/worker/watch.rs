//! The thread that notices changes of the file by other programs and devices: a few times a second, while it is switched
//! on, it reads a number from the engine, and wakes the window only when the number has changed.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread::JoinHandle;
use std::time::Duration;

use domain::error::Result;

use super::{Open, Wake, spawn};

/// The interval of the readings: what is saved elsewhere is seen here within a second, with its reading. Each takes some
/// microseconds.
const REST: Duration = Duration::from_millis(300);

/// Reads the number, which differs after each change of the file.
pub type Look<E> = fn(&E) -> Result<i64>;

/// The handle of the thread.
pub struct Watch {
    /// Switches the readings on and off; the thread ends when it is dropped.
    switch: Option<SyncSender<bool>>,
    is_changed: Arc<AtomicBool>,
    is_looking: bool,
    thread: Option<JoinHandle<()>>,
}

impl Watch {
    /// Starts the thread, switched off.
    pub fn start<E: 'static>(open: &Open<E>, look: Look<E>, wake: &Wake) -> Result<Self> {
        let (switch, switched) = sync_channel(4);
        let is_changed = Arc::new(AtomicBool::new(false));
        let (open, wake, flag) = (Arc::clone(open), Arc::clone(wake), Arc::clone(&is_changed));
        let thread = spawn("watch", move || watch(&switched, &open, look, &flag, &wake))?;
        Ok(Self { switch: Some(switch), is_changed, is_looking: false, thread: Some(thread) })
    }

    /// Switches the readings on or off.
    pub fn look(&mut self, is_wanted: bool) {
        if self.is_looking == is_wanted {
            return;
        }
        // When the channel is full, the next call tries again.
        if self.switch.as_ref().is_some_and(|switch| switch.try_send(is_wanted).is_ok()) {
            self.is_looking = is_wanted;
        }
    }

    /// True when the file has changed since the last call.
    pub fn take(&self) -> bool {
        self.is_changed.swap(false, Ordering::AcqRel)
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.switch = None;
        if let Some(thread) = self.thread.take() {
            let _ended = thread.join();
        }
    }
}

impl std::fmt::Debug for Watch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Watch").field("is_looking", &self.is_looking).finish_non_exhaustive()
    }
}

fn watch<E>(switched: &Receiver<bool>, open: &Open<E>, look: Look<E>, flag: &AtomicBool, wake: &Wake) {
    let mut engine: Option<E> = None;
    let mut last = None;
    let mut is_wanted = false;
    loop {
        let told = if is_wanted {
            switched.recv_timeout(REST)
        } else {
            switched.recv().map_err(|_gone| RecvTimeoutError::Disconnected)
        };
        match told {
            Ok(told) => is_wanted = told,
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
        if !is_wanted {
            continue;
        }
        // A failure to open or read is tried again the next time.
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
