//! The restore of a backup. What it replaces is kept. While the shop can be opened, its file stays and gets
//! the contents of the backup in one transaction, so that programs that have it open see either the old or
//! the new contents, and none writes to a file that is no longer the shop. A file that cannot be opened, or
//! is so damaged that no backup can be made of it, is renamed, with its log, and stays as it is.
//!
//! Also here: a backup file, which may be encrypted.

use std::fs;
use std::path::{Path, PathBuf};

use super::{Backups, Reason, beside, encrypted};
use domain::access::{Actor, WITHDRAWN_IN_PART, WITHDRAWN_UNKNOWN, Withdrawn};
use domain::shop::contents::{Contents, LogStates};
use domain::text::Text;
use domain::time::Instant;
use domain::{Error, Result, text};
use engine::Engine;
use system::{Clock, Draft, logs_of, make_folder, sync_folder_of};

/// A backup file; its decrypted copy is deleted when the value is dropped.
#[derive(Debug)]
pub struct BackupFile {
    file: PathBuf,
    plain: Option<(Draft, PathBuf)>,
}

impl BackupFile {
    /// An unencrypted backup.
    pub fn plain(file: &Path) -> Self {
        Self { file: file.to_owned(), plain: None }
    }

    /// The counts of its contents.
    pub fn contents(&self) -> Result<Contents> {
        Engine::peek(self.path())
    }

    /// The shop file to read: the decrypted copy, or the file itself.
    fn path(&self) -> &Path {
        self.plain.as_ref().map_or(&self.file, |(_draft, path)| path)
    }

    /// The file name, for the journal.
    fn name(&self) -> String {
        self.file.file_name().unwrap_or_default().to_string_lossy().into_owned()
    }
}

impl Backups {
    /// Opens any file that may be a backup of the shop; `passphrase` is called only for an encrypted one.
    pub fn open(&self, file: &Path, passphrase: impl FnOnce() -> Result<String>) -> Result<BackupFile> {
        // Checked before the file is opened, which would drop the locks of an open shop.
        self.refuse_the_shop(file)?;
        if !encrypted::is_encrypted(file) {
            return Ok(BackupFile::plain(file));
        }
        let passphrase = passphrase()?;
        // Beside the folder of the backups, not beside the shop, whose folder may be gone.
        let all = self.folder.parent().unwrap_or(&self.folder);
        let failed = |error| Error::storage(text!("Making the backup folder {path}", path = all), error);
        make_folder(all).map_err(failed)?;
        let draft = Draft::of(&self.folder)?;
        let plain = draft.path();
        encrypted::decrypt(file, &plain, &passphrase)?;
        Ok(BackupFile { file: file.to_owned(), plain: Some((draft, plain)) })
    }

    fn refuse_the_shop(&self, from: &Path) -> Result<()> {
        match (self.shop.canonicalize(), from.canonicalize()) {
            (Ok(shop), Ok(from)) if shop == from => Err(Error::Invalid {
                what: Text::written(from.to_string_lossy()),
                problem: text!("it is the shop itself, not a backup of it"),
            }),
            _ => Ok(()),
        }
    }
}

/// The outcome of a restore.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Restored {
    /// The path of what was replaced; `None` when there was nothing.
    pub kept: Option<PathBuf>,
    /// True if the replaced shop could not be copied and checked, and was kept as it was.
    pub is_unchecked: bool,
    /// The counts of the restored contents.
    pub holds: Contents,
    /// The withdrawals since the backup, which stay in force; `None` where the replaced file could not be
    /// read.
    pub withdrawn: Option<Withdrawn>,
}

impl Restored {
    /// The notes on users, passwords and API keys, a sentence each, without a full stop.
    pub fn access(&self) -> Vec<Text> {
        let Some(known) = &self.withdrawn else { return vec![WITHDRAWN_UNKNOWN] };
        let mut sentences = known.sentences();
        sentences.extend(self.is_unchecked.then_some(WITHDRAWN_IN_PART));
        sentences
    }
}

/// True when a shop with this error can only be replaced by a backup, by [`Backups::restore_over`].
pub const fn is_lost(error: &Error) -> bool {
    matches!(
        error,
        Error::NoSuchShop { .. } | Error::NotAShop { .. } | Error::DamagedShop { .. } | Error::LostLog { .. }
    )
}

impl Backups {
    /// Replaces the contents of the open shop by those of a backup. Only administrators may do so. Other
    /// programs may have the shop open, and see the restored contents from then on. Where that takes back a closing or
    /// filing, it needs a reason, which is else empty.
    pub fn restore(
        &self,
        engine: &mut Engine,
        actor: &Actor,
        (from, reason): (&BackupFile, &str),
        now: Instant,
    ) -> Result<Restored> {
        self.refuse_the_shop(from.path())?;
        let draft = Draft::of(engine.path())?;
        Engine::copy_of(from.path(), &draft.path())?;
        // A backup of an earlier version is migrated.
        let mut source = Engine::open(&draft.path())?;
        let zone = source.shop()?.time_zone;
        let (mut withdrawn, mut holds) = (Withdrawn::default(), None);
        // While the shop is locked, so that no key is revoked meanwhile and comes back.
        let keep = |engine: &Engine| {
            withdrawn = source.follow(engine, actor, (&from.name(), reason), now)?;
            // Read before the replacement, so that nothing can fail after it.
            holds = Some(source.contents()?);
            self.add(engine, Reason::Restore, now)
        };
        let kept = engine.replace_with(actor, &draft.path(), now, keep)?;
        self.let_go(now, zone, Some(from.path()));
        let holds = holds.map_or_else(|| engine.contents(), Ok)?;
        Ok(Restored { kept: Some(kept), is_unchecked: false, holds, withdrawn: Some(withdrawn) })
    }

    /// Restores a backup where the shop cannot be opened or is damaged, or where its file or folder is gone. As far as
    /// the shop can be read, its rules are those of [`Self::restore`]; without a name, the user is the owner. Refused
    /// when another program has the file open.
    pub fn restore_over(
        &self,
        (from, reason): (&BackupFile, &str),
        user: Option<&str>,
        clock: Clock,
    ) -> Result<Restored> {
        let shop = self.shop.as_path();
        self.refuse_the_shop(from.path())?;
        let failed = |error| Error::storage(text!("Putting the backup at {shop}", shop), error);
        if let Some(folder) = shop.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            make_folder(folder).map_err(failed)?;
        }
        let draft = Draft::of(shop)?;
        Engine::copy_of(from.path(), &draft.path())?;
        let mut source = Engine::open(&draft.path())?;
        let withdrawn = follow_lost(&mut source, shop, (&from.name(), reason), user, clock)?;
        if withdrawn.is_none() {
            let now = clock.now(source.shop()?.time_zone);
            source.hold_series(&source.owner()?, now)?;
        }
        let holds = source.contents()?;
        source.close()?;
        if shop.symlink_metadata().is_ok() {
            Engine::refuse_while_open(shop)?;
        }
        // Also when only a log is left, which SQLite would take for that of the backup.
        let kept = move_aside(shop)?;
        draft.place_new().map_err(|error| match &kept {
            // Another program has created a file there, or the disk failed.
            Some(kept) => Error::Invalid {
                what: text!("What was at {shop} is {kept}", shop, kept),
                problem: error.text(),
            },
            None => error,
        })?;
        Ok(Restored { is_unchecked: kept.is_some(), kept, holds, withdrawn })
    }
}

/// Prepares a backup to replace a shop that is damaged or cannot be opened, by what can be read of that, which is left as
/// it is; `None` when that is nothing.
fn follow_lost(
    source: &mut Engine,
    shop: &Path,
    (name, reason): (&str, &str),
    user: Option<&str>,
    clock: Clock,
) -> Result<Option<Withdrawn>> {
    let opened = Engine::open(shop).or_else(|_| Engine::without_log(shop));
    let Ok(lost) = opened else { return Ok(None) };
    let now = clock.now(source.shop()?.time_zone);
    let followed = match user.map_or_else(|| lost.owner(), |login| lost.actor(login)) {
        // The owner whom nobody names cannot be read where nobody has a role.
        Ok(actor) if user.is_some() || actor.role().is_some() => {
            source.follow_damaged(&lost, &actor, (name, reason), now)
        }
        _ => Ok(None),
    };
    lost.leave()?;
    followed
}

/// The way in which a shop that has lost its log goes on.
#[expect(missing_debug_implementations, reason = "an open shop has none")]
pub struct SettledLog {
    /// The shop, open for writing.
    pub engine: Engine,
    /// The copy of the file as it was, with the log beside it.
    pub kept: PathBuf,
    /// True if the log beside the file was taken.
    pub takes_log: bool,
    /// The contents of the file with the log and without.
    pub states: LogStates,
}

/// Opens a shop that has lost its log for writing, after a copy of it and the log was made beside it. Unless it is said
/// whether the log beside it is taken, it is where the shop has more with it. It takes `manage_store`; without a name, the
/// user is the owner.
pub fn settle_log(
    shop: &Path,
    takes_log: Option<bool>,
    user: Option<&str>,
    clock: Clock,
) -> Result<SettledLog> {
    let states = Engine::states_of_log(shop);
    if takes_log == Some(true) && states.with.is_none() {
        let problem = text!("there is no log beside it that completes the shop");
        return Err(Error::Invalid { what: Text::written(shop.to_string_lossy()), problem });
    }
    let takes_log = takes_log.unwrap_or_else(|| states.has_more_with_log());
    let engine = Engine::without_log(shop)?;
    let actor = user.map_or_else(|| engine.owner(), |login| engine.actor(login))?;
    let now = clock.now(engine.shop()?.time_zone);
    let kept = beside(shop, "before-repair");
    let engine = engine.settle_log(&actor, &kept, takes_log, now)?;
    Ok(SettledLog { engine, kept, takes_log, states })
}

/// Renames a file that cannot be opened, with what is left of its log. Returns the new path of the file or,
/// if only its log exists, of the last part of that.
fn move_aside(shop: &Path) -> Result<Option<PathBuf>> {
    let aside = beside(shop, "replaced");
    let failed = |error| Error::storage(text!("Moving {from} aside", from = shop), error);
    let mut moved = None;
    // The log first: a file beside the log of another would be damaged, a file without its log is only older.
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
