//! Putting a backup in the place of a shop. What it replaces is kept. While the shop can be opened, its
//! file stays and takes in the backup's contents in one transaction, so that programs that have it open
//! see either the one or the other and none writes into a file that is no longer the shop. A file that
//! cannot be opened is moved aside.

use std::fs;
use std::path::{Path, PathBuf};

use super::scratch::beside;
use super::{BackupFile, Backups, Reason};
use crate::domain::access::Actor;
use crate::domain::contents::Contents;
use crate::domain::time::Instant;
use crate::domain::withdrawn::{self, Withdrawn};
use crate::domain::{Error, Result};
use crate::engine::Engine;
use crate::system::{Clock, Draft, logs_of, make_folder, sync_folder_of};

/// What came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Restored {
    /// Where what it replaced is; `None` when there was nothing.
    pub kept: Option<PathBuf>,
    /// What the shop holds now.
    pub holds: Contents,
    /// Access that was taken away since the backup and stays so; `None` where what it replaced could not
    /// be read.
    pub withdrawn: Option<Withdrawn>,
}

impl Restored {
    /// What is to be said of users, passwords and keys, a sentence each, without a full stop.
    pub fn access(&self) -> Vec<String> {
        self.withdrawn.as_ref().map_or_else(|| vec![withdrawn::UNKNOWN.to_owned()], Withdrawn::sentences)
    }
}

/// Whether a shop that was refused so can only be replaced by a backup, which moves it aside.
pub const fn is_lost(error: &Error) -> bool {
    matches!(
        error,
        Error::NoSuchShop { .. } | Error::NotAShop { .. } | Error::DamagedShop { .. } | Error::LostLog { .. }
    )
}

impl Backups {
    /// Gives the open shop the contents of a backup. Only an administrator may. Other
    /// programs may have it open, and go on with what it holds then.
    pub fn restore(
        &self,
        engine: &mut Engine,
        actor: &Actor,
        from: &BackupFile,
        now: Instant,
    ) -> Result<Restored> {
        self.refuse_the_shop(from.path())?;
        let draft = Draft::of(engine.path())?;
        Engine::copy_of(from.path(), &draft.path())?;
        // A backup of an earlier version is brought up to date.
        let mut source = Engine::open(&draft.path())?;
        let zone = source.shop()?.time_zone;
        let (mut withdrawn, mut holds) = (Withdrawn::default(), None);
        // While nobody else can write, so that no key is revoked meanwhile and comes back.
        let keep = |engine: &Engine| {
            withdrawn = source.follow(engine, actor, &from.name(), now)?;
            // Read before it is done, so that nothing can fail afterwards.
            holds = Some(source.contents()?);
            self.add(engine, Reason::Restore, now)
        };
        let kept = engine.replace_with(actor, &draft.path(), now, keep)?;
        self.let_go(now, zone, Some(from.path()));
        let holds = holds.map_or_else(|| engine.contents(), Ok)?;
        Ok(Restored { kept: Some(kept), holds, withdrawn: Some(withdrawn) })
    }

    /// Puts a backup where the shop cannot be opened, or is gone, as may its folder. Refused when another
    /// program has it open.
    pub fn restore_over(&self, from: &BackupFile) -> Result<Restored> {
        let shop = self.shop.as_path();
        self.refuse_the_shop(from.path())?;
        let failed = |error| Error::storage(format!("Putting the backup at {}", shop.display()), error);
        if let Some(folder) = shop.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            make_folder(folder).map_err(failed)?;
        }
        let draft = Draft::of(shop)?;
        Engine::copy_of(from.path(), &draft.path())?;
        let engine = Engine::open(&draft.path())?;
        let holds = engine.contents()?;
        engine.close()?;
        if shop.symlink_metadata().is_ok() {
            Engine::refuse_while_open(shop)?;
        }
        // Also when only the log of a shop is left: it would be taken for that of the backup.
        let kept = move_aside(shop)?;
        draft.place_new().map_err(|error| match &kept {
            // Another program was faster, or the disk failed.
            Some(kept) => Error::Invalid {
                what: format!("What was at {} is {}", shop.display(), kept.display()),
                problem: error.to_string().trim_end_matches('.').to_owned(),
            },
            None => error,
        })?;
        Ok(Restored { kept, holds, withdrawn: None })
    }
}

/// Goes on with a shop that has lost its log, after a copy of it is put aside; answers where that is. As this
/// user, the owner when none is named, who needs `manage_store`.
pub fn give_up_log(shop: &Path, user: Option<&str>, clock: Clock) -> Result<(Engine, PathBuf)> {
    Engine::refuse_while_open(shop)?;
    let engine = Engine::without_log(shop)?;
    let actor = user.map_or_else(|| engine.owner(), |login| engine.actor(login))?;
    let now = clock.now(engine.shop()?.time_zone);
    let aside = beside(shop, "before-repair");
    engine.copy_unchecked(&aside)?;
    Ok((engine.give_up_log(&actor, now)?, aside))
}

/// Moves a file that cannot be opened out of the way, and what is left of its log; answers where the first
/// of them is.
fn move_aside(shop: &Path) -> Result<Option<PathBuf>> {
    let aside = beside(shop, "replaced");
    let failed = |error| Error::storage(format!("Moving {} aside", shop.display()), error);
    let mut moved = None;
    // The log first: a shop with the log of another would be damaged, one without is only older.
    let pairs = logs_of(shop).into_iter().zip(logs_of(&aside));
    for (from, to) in pairs.chain([(shop.to_owned(), aside.clone())]) {
        if from.symlink_metadata().is_ok() {
            fs::rename(&from, &to).map_err(failed)?;
            moved = Some(to);
        }
    }
    sync_folder_of(&aside).map_err(failed)?;
    Ok(moved)
}
