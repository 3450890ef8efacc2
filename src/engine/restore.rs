//! What putting a backup in the place of a shop needs of the shops' files. Where backups are, and what is
//! kept of what was replaced, is not its affair.

use std::path::{Path, PathBuf};

use super::{Engine, step};
use crate::domain::access::{Actor, Role};
use crate::domain::contents::Contents;
use crate::domain::time::Instant;
use crate::domain::{Error, Result};
use crate::store::Store;

impl Engine {
    /// What a shop file holds that is not to be opened, such as a backup: it is only read, and left as it
    /// is. Asks no capability: whoever can read the file can count.
    pub fn peek(path: &Path) -> Result<Contents> {
        Store::peek(path)
    }

    /// Copies a shop file that is not to be opened, such as a backup, checked.
    pub fn copy_of(from: &Path, to: &Path) -> Result<Contents> {
        Store::copy_of(from, to)
    }

    /// Refuses when another program has this file open, whatever state it is in.
    pub fn refuse_while_open(path: &Path) -> Result<()> {
        Store::refuse_while_open(path)
    }

    /// Prepares a backup to take the place of `shop`: its numbers go on where those of the shop are, so
    /// that none is given twice, and its journal says who put it there.
    pub fn follow(&mut self, shop: &Self, actor: &Actor, name: &str, now: Instant) -> Result<()> {
        require_administrator(actor)?;
        let numbers = shop.store.read(|read| read.highest_numbers())?;
        self.store.write(&step(actor, now, &format!("Restore {name}")), |write| {
            write.raise_numbers(&numbers)?;
            write.record_restore(name);
            Ok(())
        })
    }

    /// Takes in the contents of another shop file in one transaction, after `keep` has copied what is
    /// there; nobody else writes meanwhile. Only an administrator may. Answers where that copy is.
    pub fn replace_with(
        &mut self,
        actor: &Actor,
        from: &Path,
        keep: impl FnOnce(&Self) -> Result<PathBuf>,
    ) -> Result<PathBuf> {
        require_administrator(actor)?;
        // What is held of the contents so far is of no use any more, whatever their numbers.
        self.rates.forget();
        self.sold.take();
        self.store.replace_with(from, |store| keep(&Self::of(store)))
    }
}

fn require_administrator(actor: &Actor) -> Result<()> {
    match actor.role() {
        Some(Role::Administrator) => Ok(()),
        _ => Err(Error::NotAllowed { what: "restore a backup" }),
    }
}
