//! Opens one shop on several threads, on each when it first needs it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{Engine, SequencerSlot};
use domain::Result;
use store::FirstOpened;

/// Opens the same shop any number of times. Refused when another file has taken its path since the first
/// time.
#[derive(Debug, Clone)]
pub struct ShopOpener {
    path: PathBuf,
    first: Arc<FirstOpened>,
    sequencer: SequencerSlot,
}

impl ShopOpener {
    /// An opener of the shop at this path; opens nothing yet.
    pub fn new(path: &Path) -> Self {
        Self { path: path.to_owned(), first: Arc::default(), sequencer: SequencerSlot::default() }
    }

    /// The path of the shop file; it may not exist.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The slot for the sequencer of all engines that this opens, and has opened.
    pub const fn sequencer(&self) -> &SequencerSlot {
        &self.sequencer
    }

    /// Opens the shop once more, on the calling thread.
    pub fn open(&self) -> Result<Engine> {
        let mut engine = Engine::open(&self.path)?;
        self.first.check(&engine.store)?;
        engine.share_by(self.sequencer.clone());
        Ok(engine)
    }
}
