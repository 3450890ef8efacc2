//! Files that appear under their name whole or not at all.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

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
