//! Whether a shop file can be trusted, and building anew what can be.

use super::{Engine, require, step};
use crate::domain::access::{Actor, Capability};
use crate::domain::health::{Depth, Problem};
use crate::domain::time::Instant;
use crate::domain::{Error, Result};

impl Engine {
    /// What is wrong with the file, in words; empty when nothing is. Changes nothing, asks no
    /// capability: whoever holds the file may know whether it is whole.
    pub fn check(&self) -> Result<Vec<String>> {
        Ok(self.examine(Depth::Whole)?.into_iter().map(|problem| problem.text).collect())
    }

    /// As `check`, as closely as is wanted, with what each problem is about.
    pub fn examine(&self, depth: Depth) -> Result<Vec<Problem>> {
        self.store.check(depth)
    }

    /// Builds anew what can be built out of the rest of the file, and answers what is wrong after that.
    /// Needs `manage_store`. A copy of the file should have been put aside before.
    pub fn repair(&mut self, actor: &Actor, now: Instant) -> Result<Vec<Problem>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "repair the shop" })?;
        self.store.rebuild(&step(actor, now, "Rebuild totals"))?;
        self.examine(Depth::Whole)
    }
}
