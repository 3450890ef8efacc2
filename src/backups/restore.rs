//! Putting a backup in the place of a shop. What it replaces is kept. While the shop can be opened, its
//! file stays and takes in the backup's contents in one transaction, so that programs that have it open
//! see either the one or the other and none writes into a file that is no longer the shop. A file that
//! cannot be opened is moved aside.

use std::fs;
use std::path::{Path, PathBuf};

use super::scratch::{Scratch, beside, with_suffix};
use super::{Backups, Reason};
use crate::domain::access::Actor;
use crate::domain::contents::Contents;
use crate::domain::time::Instant;
use crate::domain::{Error, Result};
use crate::engine::Engine;

/// What came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Restored {
    /// Where what it replaced is; `None` when there was nothing.
    pub kept: Option<PathBuf>,
    /// What the shop holds now.
    pub holds: Contents,
}

impl Backups {
    /// Gives an open shop the contents of a backup. Only an administrator may. Other
    /// programs may have it open, and go on with what it holds then.
    pub fn restore(&self, engine: &mut Engine, actor: &Actor, from: &Path, now: Instant) -> Result<Restored> {
        refuse_same(engine.path(), from)?;
        let draft = Scratch::beside(engine.path(), "restoring");
        Engine::copy_of(from, draft.path())?;
        // A backup of an earlier version is brought up to date.
        let mut source = Engine::open(draft.path())?;
        source.follow(engine, actor, &name_of(from), now)?;
        drop(source);
        let keep = |engine: &Engine| self.add(engine, Reason::Restore, now);
        let kept = engine.replace_with(actor, draft.path(), keep)?;
        self.let_go(now, Some(from));
        Ok(Restored { kept: Some(kept), holds: engine.contents()? })
    }

    /// Puts a backup where a shop cannot be opened, or is gone. Refused when another program has it open.
    pub fn restore_over(&self, shop: &Path, from: &Path) -> Result<Restored> {
        refuse_same(shop, from)?;
        let draft = Scratch::beside(shop, "restoring");
        Engine::copy_of(from, draft.path())?;
        drop(Engine::open(draft.path())?);
        let mut kept = None;
        if shop.symlink_metadata().is_ok() {
            Engine::refuse_while_open(shop)?;
            kept = Some(move_aside(shop)?);
        }
        let failed = |error| Error::storage(format!("Putting the backup at {}", shop.display()), error);
        fs::rename(draft.path(), shop).map_err(failed)?;
        Ok(Restored { kept, holds: Engine::open(shop)?.contents()? })
    }
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn refuse_same(shop: &Path, from: &Path) -> Result<()> {
    match (shop.canonicalize(), from.canonicalize()) {
        (Ok(shop), Ok(from)) if shop == from => Err(Error::Invalid {
            what: from.display().to_string(),
            problem: "it is the shop itself, not a backup of it".to_owned(),
        }),
        _ => Ok(()),
    }
}

/// Moves a file that cannot be opened out of the way, with its log.
fn move_aside(shop: &Path) -> Result<PathBuf> {
    let aside = beside(shop, "replaced");
    let failed = |error| Error::storage(format!("Moving {} aside", shop.display()), error);
    // The log first: a shop with the log of another would be damaged, one without is only older.
    for suffix in ["-wal", "-shm"] {
        let log = with_suffix(shop, suffix);
        if log.symlink_metadata().is_ok() {
            fs::rename(&log, with_suffix(&aside, suffix)).map_err(failed)?;
        }
    }
    fs::rename(shop, &aside).map_err(failed)?;
    Ok(aside)
}
