//! A long job, such as an import or an export: how far it is, and how it is cancelled. It is shared by the thread that
//! does it and by who waits for it: the window, the command line, a file that is being read.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::error::{Error, Result};
use crate::label;

/// The stage of a job.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Stage {
    /// Reading the file; counted in bytes.
    #[default]
    Reading,
    /// Writing orders whose lines stand apart in the file; counted in orders.
    Booking,
    /// Computing the totals for reports, and committing.
    Finishing,
}

impl Stage {
    /// The words for people.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Reading => label!("Reading"),
            Self::Booking => label!("Writing orders"),
            Self::Finishing => label!("Computing totals"),
        }
    }
}

/// The progress of a job.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Progress {
    /// The present stage.
    pub stage: Stage,
    /// The amount done, in the unit of the stage.
    pub done: u64,
    /// The amount in all, where it is known.
    pub total: Option<u64>,
}

/// Called on the thread of the job when it is further.
type OnProgress = Box<dyn Fn(&Task) + Send + Sync>;

/// The handle of a job. The default one is never cancelled unless somebody holds it, and tells nobody.
#[derive(Default)]
pub struct Task {
    is_cancelled: AtomicBool,
    progress: Mutex<Progress>,
    on_progress: Option<OnProgress>,
}

impl Task {
    /// A job that calls this some hundred times.
    pub fn reporting(on_progress: impl Fn(&Self) + Send + Sync + 'static) -> Self {
        Self { on_progress: Some(Box::new(on_progress)), ..Self::default() }
    }

    /// Asks the job to end with [`Error::Cancelled`] and to leave all as it was.
    pub fn cancel(&self) {
        self.is_cancelled.store(true, Ordering::Relaxed);
    }

    /// True once it was asked to end.
    pub fn is_cancelled(&self) -> bool {
        self.is_cancelled.load(Ordering::Relaxed)
    }

    /// Ends the job with [`Error::Cancelled`] where it was asked to; called between its parts.
    pub fn check(&self) -> Result<()> {
        if self.is_cancelled() { Err(Error::Cancelled) } else { Ok(()) }
    }

    /// Notes how far the job is, tells it, and ends the job as [`Self::check`].
    pub fn report(&self, progress: Progress) -> Result<()> {
        *self.progress.lock().unwrap_or_else(PoisonError::into_inner) = progress;
        if let Some(tell) = &self.on_progress {
            tell(self);
        }
        self.check()
    }

    /// The progress of the job.
    pub fn progress(&self) -> Progress {
        *self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl std::fmt::Debug for Task {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Task").field("is_cancelled", &self.is_cancelled()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_job_tells_how_far_it_is_and_ends_when_it_is_cancelled() {
        let task = Task::reporting(|task| {
            if task.progress().stage == Stage::Booking {
                task.cancel();
            }
        });
        let at = |stage| Progress { stage, done: 1, total: Some(2) };
        assert!(task.report(at(Stage::Reading)).is_ok() && task.check().is_ok());
        assert!(matches!(task.report(at(Stage::Booking)), Err(Error::Cancelled)));
        assert_eq!(task.progress(), at(Stage::Booking));
        assert!(matches!(task.check(), Err(Error::Cancelled)));
    }
}
