//! Checks of a shop file, and giving up a lost log. The rebuild of totals is
//! `Change::Repair`.

use std::path::Path;

use super::{Engine, require, step};
use domain::access::{Actor, Capability};
use domain::label;
use domain::shop::health::{Depth, Problem};
use domain::text;
use domain::time::Instant;
use domain::{Error, Result};
use store::{JournalChange, Step, Store};

impl Engine {
    /// The problems of the file as sentences; empty when it is whole. Changes nothing. Needs no capability,
    /// since whoever holds the file may know whether it is whole.
    pub fn check(&self) -> Result<Vec<String>> {
        Ok(self.examine(Depth::Whole)?.into_iter().map(|problem| problem.to_string()).collect())
    }

    /// As `check`, to a chosen depth, with what each problem is about.
    pub fn examine(&self, depth: Depth) -> Result<Vec<Problem>> {
        Ok(self.store.check(depth)?)
    }

    /// Opens a shop that has lost its log, read-only.
    pub fn without_log(path: &Path) -> Result<Self> {
        Ok(Self::of(Store::without_log(path)?))
    }

    /// Makes such a shop writable again, after a copy was made at `aside`; the changes that were only in the log are
    /// lost. Needs `manage_store`; refused while another program has it open, which may have the log.
    pub fn give_up_log(self, actor: &Actor, aside: &Path, now: Instant) -> Result<Self> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("repair the shop") })?;
        let path = self.path().to_owned();
        if self.store.read(|read| Ok(read.is_shared()?))? {
            return Err(Error::SharedShop { what: label!("going on without the last changes") });
        }
        drop(self);
        let mut store = Store::give_up_log(&path, aside, now)?;
        let step = Step { title: text!("Go on without the lost log"), ..step(actor, now) };
        store.write(&step, |write| {
            write.record(JournalChange::log_given_up());
            Ok(())
        })?;
        Ok(Self::of(store))
    }
}
