//! Files that appear under their name whole or not at all.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::domain::{Error, Result};

/// Writes beside the file's place and puts it there when it is complete and on the disk.
pub fn write_whole(path: &Path, work: impl FnOnce(&mut dyn Write) -> Result<()>) -> Result<()> {
    let failed = |error: io::Error| Error::storage(format!("Writing {}", path.display()), error);
    let name = path.file_name().ok_or_else(|| failed(io::ErrorKind::InvalidInput.into()))?;
    let mut draft_name = std::ffi::OsString::from(".");
    draft_name.push(name);
    draft_name.push(".part");
    let draft = path.with_file_name(draft_name);
    let written = fs::File::create(&draft).map_err(failed).and_then(|mut file| {
        work(&mut file)?;
        file.sync_all().map_err(failed)
    });
    let placed = written.and_then(|()| fs::rename(&draft, path).map_err(failed));
    if placed.is_err() {
        // What failed is told; a draft that cannot be removed either adds nothing to it.
        drop(fs::remove_file(&draft));
    }
    placed
}

/// Whether both paths lead to one file that is there.
fn is_same_file(one: &Path, other: &Path) -> bool {
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}

/// Refuses to write over the shop that is open.
pub fn refuse_writing_over(shop: &Path, path: &Path) -> Result<()> {
    if is_same_file(path, shop) { Err(Error::ShopExists { path: path.to_owned() }) } else { Ok(()) }
}

/// Refuses to import the shop that is open into itself. To read its file as another would drop the locks
/// that this program has on it.
pub fn refuse_importing_itself(shop: &Path, paths: &[PathBuf]) -> Result<()> {
    match paths.iter().find(|path| is_same_file(path, shop)) {
        Some(path) => Err(Error::Import {
            place: path.display().to_string(),
            problem: "it is the shop that is open".to_owned(),
        }),
        None => Ok(()),
    }
}
