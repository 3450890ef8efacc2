//! Backups of a shop: their folder, the automatic ones, which are kept, and the restore of one.
//!
//! Each shop has its own folder below the program's data folder, so that the backups of a shop on a lost USB
//! stick are elsewhere. Backups are made while other programs write, and each is checked before it gets its
//! name. **Nothing here decides what is in a shop**, which is up to the engine.
//!
//! **A backup gets its name only after it was checked**, and the shop that a restore replaces is kept. Backups can be in a
//! place of the user's choice, and encrypted there.

mod encrypted;
mod keep;
mod restore;

use std::fs;
use std::path::{Path, PathBuf};

use chrono::{DateTime, NaiveDateTime};

pub use encrypted::{agreed_passphrase, is_encrypted, write_encrypted};
pub use restore::{BackupFile, Restored, SettledLog, is_lost, settle_log};

use domain::shop::contents::Contents;
use domain::time::{Instant, Zone};
use domain::{Error, Result, label, text};
use engine::Engine;
use system::{make_folder, open_lock, remove_drafts_beside};

/// The format of the time in a backup's name, in UTC.
const STAMP: &str = "%Y%m%dT%H%M%SZ";

/// The occasion of a backup.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// The shop was opened, and there was no backup of that day.
    Opening,
    /// An import was about to begin.
    Import,
    /// Another backup was about to be restored.
    Restore,
    /// A person requested it.
    Asked,
}

impl Reason {
    const ALL: [Self; 4] = [Self::Opening, Self::Import, Self::Restore, Self::Asked];

    const fn as_str(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::Import => "import",
            Self::Restore => "restore",
            Self::Asked => "asked",
        }
    }

    /// The occasion in a list of backups.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Opening => label!("on opening"),
            Self::Import => label!("before an import"),
            Self::Restore => label!("before a restore"),
            Self::Asked => label!("as asked"),
        }
    }
}

/// A backup in the folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Backup {
    /// The path of the backup.
    pub path: PathBuf,
    /// The time at which it was made.
    pub at: Instant,
    /// The occasion of the backup.
    pub reason: Reason,
}

impl Backup {
    fn name(at: Instant, reason: Reason, number: u32) -> String {
        let stamp = DateTime::from_timestamp(at.seconds(), 0).unwrap_or_default().format(STAMP);
        let number = if number == 1 { String::new() } else { format!("-{number}") };
        format!("{stamp}-{}{number}.tillbook", reason.as_str())
    }

    /// A backup by the name of its file; `None` for another name.
    fn of(path: PathBuf) -> Option<Self> {
        let (stamp, rest) = path.file_name()?.to_str()?.strip_suffix(".tillbook")?.split_once('-')?;
        let at = NaiveDateTime::parse_from_str(stamp, STAMP).ok()?.and_utc().timestamp();
        let reason = rest.split_once('-').map_or(rest, |(reason, _number)| reason);
        let reason = Reason::ALL.into_iter().find(|known| known.as_str() == reason)?;
        Some(Self { at: Instant::from_seconds(at), reason, path })
    }
}

/// The folder of a shop's backups.
#[derive(Debug, Clone)]
pub struct Backups {
    shop: PathBuf,
    folder: PathBuf,
}

impl Backups {
    /// The backups of the shop at this path, below the program's data folder.
    pub fn of(data: &Path, shop: &Path) -> Self {
        let path = settled(shop);
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let short: String = stem.chars().take(60).collect();
        let name = format!("{short}-{:016x}", fingerprint(path.as_os_str().as_encoded_bytes()));
        Self { shop: shop.to_owned(), folder: data.join("backups").join(name) }
    }

    /// The path of the shop file.
    pub fn shop(&self) -> &Path {
        &self.shop
    }

    /// The folder of the backups, which may not exist yet.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The backups in the folder, latest first.
    pub fn list(&self) -> Vec<Backup> {
        let Ok(entries) = fs::read_dir(&self.folder) else { return Vec::new() };
        let mut all: Vec<Backup> = entries
            .filter_map(|entry| Backup::of(entry.ok()?.path()))
            .filter(|backup| backup.path.is_file())
            .collect();
        all.sort_by(|one, other| (other.at, &other.path).cmp(&(one.at, &one.path)));
        all
    }

    /// The counts of a backup's contents.
    pub fn contents(backup: &Path) -> Result<Contents> {
        Engine::peek(backup)
    }

    /// Makes a backup, and deletes those that are no longer kept.
    pub fn make(&self, engine: &Engine, reason: Reason, now: Instant) -> Result<PathBuf> {
        let zone = engine.shop()?.time_zone;
        let path = self.add(engine, reason, now)?;
        self.let_go(now, zone, None);
        Ok(path)
    }

    /// Makes a backup without deleting others.
    fn add(&self, engine: &Engine, reason: Reason, now: Instant) -> Result<PathBuf> {
        let failed =
            |error| Error::storage(text!("Making the backup folder {path}", path = &self.folder), error);
        make_folder(&self.folder).map_err(failed)?;
        // One program at a time.
        let lock = open_lock(&self.folder.join("lock")).map_err(failed)?;
        lock.lock().map_err(failed)?;
        let names = (1..1_000).map(|number| self.folder.join(Backup::name(now, reason, number)));
        let mut free = names.into_iter().filter(|path| path.symlink_metadata().is_err());
        let path = free.next().unwrap_or_else(|| self.folder.join(Backup::name(now, reason, 1)));
        let made = engine.backup(&path);
        // Not left to closing the file: a program that is being started from here holds it open for a moment.
        drop(lock.unlock());
        made.map(|_contents| path)
    }

    /// Deletes the unfinished backups and decrypted copies that killed programs have left.
    pub fn remove_left(&self) {
        remove_drafts_beside(&self.folder.join("lock"));
        remove_drafts_beside(&self.folder);
    }

    /// Makes the backup of the day, unless there is one, or nothing was changed since the last.
    pub fn daily(&self, engine: &Engine, now: Instant) -> Result<Option<PathBuf>> {
        self.remove_left();
        let zone = engine.shop()?.time_zone;
        // Backups dated after now, by a wrong clock, do not count as today's.
        if let Some(latest) = self.list().into_iter().find(|backup| backup.at <= now) {
            let is_of_today = zone.local(latest.at).day == zone.local(now).day;
            // A backup that cannot be read does not count.
            let is_same = || Self::contents(&latest.path).ok().zip(engine.contents().ok());
            if is_of_today || is_same().is_some_and(|(held, holds)| held == holds) {
                return Ok(None);
            }
        }
        self.make(engine, Reason::Opening, now).map(Some)
    }

    /// Makes the backup before an import; `None` for a shop without contents, and where today's last one of those that
    /// are not thinned out holds the same, as after an import that was refused.
    pub fn before_import(&self, engine: &Engine, now: Instant) -> Result<Option<PathBuf>> {
        let holds = engine.contents()?;
        if holds.is_empty() {
            return Ok(None);
        }
        let zone = engine.shop()?.time_zone;
        let is_of_today = |backup: &Backup| zone.local(backup.at).day == zone.local(now).day;
        let latest = self.list().into_iter().find(|one| one.at <= now && one.reason != Reason::Opening);
        let mut latest = latest.into_iter().filter(is_of_today);
        // A backup that cannot be read does not count.
        if latest.any(|backup| Self::contents(&backup.path).is_ok_and(|held| held == holds)) {
            return Ok(None);
        }
        self.make(engine, Reason::Import, now).map(Some)
    }

    /// Deletes the backups that are no longer kept, except `spared`, and unfinished ones of killed programs.
    /// A file that cannot be deleted is tried again the next time.
    fn let_go(&self, now: Instant, zone: Zone, spared: Option<&Path>) {
        let Ok(lock) = open_lock(&self.folder.join("lock")) else { return };
        // Another program is making a backup and deletes the others itself.
        if lock.try_lock().is_err() {
            return;
        }
        let all = self.list();
        let dates: Vec<_> = all.iter().map(|backup| (backup.at, backup.reason)).collect();
        let kept = keep::kept(&dates, now, zone);
        for (backup, is_kept) in all.iter().zip(kept) {
            if !is_kept && spared != Some(backup.path.as_path()) {
                drop(fs::remove_file(&backup.path));
            }
        }
        let Ok(entries) = fs::read_dir(&self.folder) else { return };
        for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if name.starts_with('.') && name.contains(".tillbook.new") {
                drop(fs::remove_file(&path));
            }
        }
    }
}

/// The path without symbolic links; the same whether or not the file exists.
fn settled(shop: &Path) -> PathBuf {
    let path = std::path::absolute(shop).unwrap_or_else(|_| shop.to_owned());
    let gone = || Some(path.parent()?.canonicalize().ok()?.join(path.file_name()?));
    path.canonicalize().ok().or_else(gone).unwrap_or(path)
}

/// The FNV-1a hash of a path, so that shops of one name in several folders have their own folders, the same
/// with each version of the program.
fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// A free name beside the shop: `shop.before-repair.tillbook`, `shop.before-repair-2.tillbook`.
pub fn beside(shop: &Path, what: &str) -> PathBuf {
    let first = shop.with_extension(format!("{what}.tillbook"));
    let others = (2..10_000).map(|number| shop.with_extension(format!("{what}-{number}.tillbook")));
    let all = std::iter::once(first.clone()).chain(others);
    all.into_iter().find(|path| path.symlink_metadata().is_err()).unwrap_or(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_says_when_and_why() {
        let at = Instant::from_seconds(1_795_232_712);
        let name = Backup::name(at, Reason::Import, 2);
        assert_eq!(name, "20261121T034512Z-import-2.tillbook");
        let path = PathBuf::from("/b").join(name);
        assert_eq!(Backup::of(path.clone()), Some(Backup { path, at, reason: Reason::Import }));
        for other in ["shop.tillbook", "20261121T034512Z-else.tillbook", "2026-opening.tillbook", "lock"] {
            assert_eq!(Backup::of(PathBuf::from(other)), None, "{other}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_shop_that_is_gone_still_has_its_backups() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("real")).unwrap();
        std::os::unix::fs::symlink(folder.path().join("real"), folder.path().join("link")).unwrap();
        let shop = folder.path().join("link").join("shop.tillbook");
        fs::write(&shop, "").unwrap();
        let before = Backups::of(folder.path(), &shop);
        fs::remove_file(&shop).unwrap();
        assert_eq!(Backups::of(folder.path(), &shop).folder(), before.folder());
    }
}
