//! Whether a shop file can be trusted, and building anew what can be.

use std::path::Path;

use super::{Engine, require, step};
use crate::domain::access::{Actor, Capability};
use crate::domain::health::{Depth, Problem};
use crate::domain::time::Instant;
use crate::domain::{Error, Result};
use crate::store::{JournalChange, Store};

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

    /// Opens, only to look at it, a shop that has lost its log.
    pub fn without_log(path: &Path) -> Result<Self> {
        Ok(Self::of(Store::without_log(path)?))
    }

    /// Goes on with such a shop; what was in the log is given up. Needs `manage_store`; refused while anybody
    /// has it open, who may have the log. A copy of the file should have been put aside before.
    pub fn give_up_log(self, actor: &Actor, now: Instant) -> Result<Self> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "repair the shop" })?;
        let path = self.path().to_owned();
        drop(self);
        let mut store = Store::give_up_log(&path, now)?;
        store.write(&step(actor, now, "Go on without the lost log"), |write| {
            write.record(JournalChange::log_given_up());
            Ok(())
        })?;
        Ok(Self::of(store))
    }
}
