//! A shop file that is only needed for a moment.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// A hidden file beside a shop, gone with this value whatever happens. What an ended program left of it is
/// removed first.
#[derive(Debug)]
pub(super) struct Scratch(PathBuf);

impl Scratch {
    /// A place beside the shop for this purpose; nothing is there yet.
    pub(super) fn beside(shop: &Path, purpose: &str) -> Self {
        let mut name = OsString::from(".");
        name.push(shop.file_name().unwrap_or_default());
        name.push(format!(".{purpose}.tillbook"));
        let scratch = Self(shop.with_file_name(name));
        scratch.remove();
        scratch
    }

    /// Where it is.
    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    fn remove(&self) {
        for suffix in ["", "-wal", "-shm", "-journal"] {
            drop(fs::remove_file(with_suffix(&self.0, suffix)));
        }
        // The copies that bringing it up to date put beside it.
        let versions = (1..100).map(|version| self.0.with_extension(format!("v{version}.tillbook")));
        versions.for_each(|copy| drop(fs::remove_file(copy)));
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        self.remove();
    }
}

/// The path with this behind it.
pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

/// A name beside the shop that nothing has yet: `shop.before-repair.tillbook`, `shop.before-repair-2.tillbook`.
pub fn beside(shop: &Path, what: &str) -> PathBuf {
    let first = shop.with_extension(format!("{what}.tillbook"));
    let others = (2..10_000).map(|number| shop.with_extension(format!("{what}-{number}.tillbook")));
    let all = std::iter::once(first.clone()).chain(others);
    all.into_iter().find(|path| path.symlink_metadata().is_err()).unwrap_or(first)
}
