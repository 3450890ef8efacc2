//! The small files of a device in the folder of the shared shop, a value as JSON each.

use std::fs;
use std::io;
use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;

use domain::{Error, Result};

/// The value in a file; `None` when it does not exist.
pub(super) fn load<T: DeserializeOwned>(path: &Path) -> Result<Option<T>> {
    let reading = || format!("Reading {}", path.display());
    match fs::read(path) {
        Ok(text) => serde_json::from_slice(&text).map(Some).map_err(|error| Error::storage(reading(), error)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Error::storage(reading(), error)),
    }
}

/// Writes a value into a file, which only its owner can read: whole or not at all.
pub(super) fn save(path: &Path, value: &impl Serialize) -> Result<()> {
    let failed = |error: io::Error| Error::storage(format!("Writing {}", path.display()), error);
    system::write_whole(path, |out| serde_json::to_writer(out, value).map_err(|error| failed(error.into())))
}
