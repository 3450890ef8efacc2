//! A backup to restore, with its decrypted copy if its file is encrypted.

use std::path::{Path, PathBuf};

use super::{Backups, encrypted};
use domain::shop::contents::Contents;
use domain::{Error, Result};
use engine::Engine;
use system::{Draft, make_folder};

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
    pub(super) fn path(&self) -> &Path {
        self.plain.as_ref().map_or(&self.file, |(_draft, path)| path)
    }

    /// The file name, for the journal.
    pub(super) fn name(&self) -> String {
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
        let failed = |error| Error::storage(format!("Making the backup folder {}", all.display()), error);
        make_folder(all).map_err(failed)?;
        let draft = Draft::of(&self.folder)?;
        let plain = draft.path();
        encrypted::decrypt(file, &plain, &passphrase)?;
        Ok(BackupFile { file: file.to_owned(), plain: Some((draft, plain)) })
    }

    pub(super) fn refuse_the_shop(&self, from: &Path) -> Result<()> {
        match (self.shop.canonicalize(), from.canonicalize()) {
            (Ok(shop), Ok(from)) if shop == from => Err(Error::Invalid {
                what: from.display().to_string(),
                problem: "it is the shop itself, not a backup of it".to_owned(),
            }),
            _ => Ok(()),
        }
    }
}
