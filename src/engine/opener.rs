//! Opening one shop on several threads, each when it first needs it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::Engine;
use crate::domain::Result;
use crate::store::FirstOpened;

/// Opens a shop again and again. Refused when another file has come under its name since the first time.
#[derive(Debug, Clone)]
pub struct ShopOpener {
    path: PathBuf,
    first: Arc<FirstOpened>,
}

impl ShopOpener {
    /// Of the shop at this path. Nothing is opened yet.
    pub fn new(path: &Path) -> Self {
        Self { path: path.to_owned(), first: Arc::default() }
    }

    /// Where the shop is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Opens it.
    pub fn open(&self) -> Result<Engine> {
        let engine = Engine::open(&self.path)?;
        self.first.check(&engine.store)?;
        Ok(engine)
    }
}
