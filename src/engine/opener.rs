//! Opens one shop on several threads, on each when it first needs it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::Engine;
use crate::domain::Result;
use crate::store::FirstOpened;

/// Opens the same shop any number of times. Refused when another file has taken its path since the first
/// time.
#[derive(Debug, Clone)]
pub struct ShopOpener {
    path: PathBuf,
    first: Arc<FirstOpened>,
}

impl ShopOpener {
    /// An opener of the shop at this path; opens nothing yet.
    pub fn new(path: &Path) -> Self {
        Self { path: path.to_owned(), first: Arc::default() }
    }

    /// The path of the shop file; it may not exist.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Opens the shop once more, on the calling thread.
    pub fn open(&self) -> Result<Engine> {
        let engine = Engine::open(&self.path)?;
        self.first.check(&engine.store)?;
        Ok(engine)
    }
}
