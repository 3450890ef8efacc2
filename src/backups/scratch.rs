//! File names beside a shop.

use std::path::{Path, PathBuf};

/// A free name beside the shop: `shop.before-repair.tillbook`, `shop.before-repair-2.tillbook`.
pub fn beside(shop: &Path, what: &str) -> PathBuf {
    let first = shop.with_extension(format!("{what}.tillbook"));
    let others = (2..10_000).map(|number| shop.with_extension(format!("{what}-{number}.tillbook")));
    let all = std::iter::once(first.clone()).chain(others);
    all.into_iter().find(|path| path.symlink_metadata().is_err()).unwrap_or(first)
}
