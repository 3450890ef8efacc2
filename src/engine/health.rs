//! Checks of a shop file, and going on where its log is lost. The rebuild of totals is
//! [`BooksChange::Repair`](super::BooksChange::Repair).

use std::path::Path;

use super::{Engine, require, step};
use domain::access::{Actor, Capability};
use domain::label;
use domain::shop::contents::LogStates;
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

    /// Like `check`, to a chosen depth, with the subject of each problem.
    pub fn examine(&self, depth: Depth) -> Result<Vec<Problem>> {
        Ok(self.store.check(depth)?)
    }

    /// Opens a shop that has lost its log, read-only.
    pub fn without_log(path: &Path) -> Result<Self> {
        Ok(Self::of(Store::without_log(path)?))
    }

    /// The contents of such a shop without the log beside it, and with it.
    pub fn states_of_log(path: &Path) -> LogStates {
        Store::states_of_log(path)
    }

    /// Makes such a shop writable again, with the log beside it or without, after both were copied to `aside`. Needs
    /// `manage_store`; refused while another program has it open, which may have the log.
    pub fn settle_log(self, actor: &Actor, aside: &Path, takes_log: bool, now: Instant) -> Result<Self> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("repair the shop") })?;
        let path = self.path().to_owned();
        if self.store.read(|read| Ok(read.is_shared()?))? {
            return Err(Error::SharedShop { what: label!("going on without the last changes") });
        }
        drop(self);
        let mut store = Store::settle_log(&path, aside, takes_log, now)?;
        let title = if takes_log {
            text!("Go on with the log that was beside the shop")
        } else {
            text!("Go on without the lost log")
        };
        let step = Step { title, ..step(actor, now) };
        // Those of the state that is not taken; where it cannot be read, nobody knows them.
        let given = Store::read_kept(aside, !takes_log)
            .and_then(|kept| kept.read(|read| Ok(read.numbers_given()?)).map_err(Into::into));
        store.write(&step, |write| {
            write.record(JournalChange::log_given_up());
            match given {
                Ok(given) => write.add_numbers_elsewhere(&given)?,
                Err(_) if write.numbers_given()?.is_empty() => {}
                Err(_) => write.hold_series(Some(&write.shop()?.invoices.series))?,
            }
            Ok(())
        })?;
        Ok(Self::of(store))
    }
}
