//! Work on a thread of its own with one answer, which the window looks for in each frame.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::thread::Builder;

use egui::Context;

use crate::domain::error::{Error, Result};
use crate::worker::Wake;

/// Something under way.
#[derive(Debug)]
pub(crate) struct Job<T>(Receiver<T>);

impl<T: Send + 'static> Job<T> {
    /// Begins it; refused when the system gives no thread.
    pub(crate) fn start(name: &str, wake: &Wake, work: impl FnOnce() -> T + Send + 'static) -> Result<Self> {
        let (sender, answer) = sync_channel(1);
        let wake = Arc::clone(wake);
        let run = move || {
            // A window that was closed wants no answer.
            let _closed = sender.send(work());
            drop(sender);
            wake();
        };
        Builder::new()
            .name(name.to_owned())
            .spawn(run)
            .map_err(|cause| Error::storage("Starting a thread", cause))?;
        Ok(Self(answer))
    }

    /// What came of it; `None` while it is under way. `fallen` when the thread ended without an answer,
    /// which only a fault of a library can have it do.
    pub(crate) fn poll(&self, fallen: impl FnOnce() -> T) -> Option<T> {
        match self.0.try_recv() {
            Ok(answer) => Some(answer),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(fallen()),
        }
    }
}

/// Has the window draw again.
pub(crate) fn wake_of(ctx: &Context) -> Wake {
    let ctx = ctx.clone();
    Arc::new(move || ctx.request_repaint())
}
