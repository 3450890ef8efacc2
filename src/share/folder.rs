//! The folder beside the shop file of a device: its log, the copies of the shop that it sends and receives, and
//! the files of imports. Only its user can read it, and one program at a time holds it.

use std::fs::{self, File, TryLockError};
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::lock;
use domain::{Error, Result, text};
use engine::ImportFile;
use system::{draft_id, make_folder, open_lock, write_new, write_whole};
use transfer::Source;

/// The ending of the folder's name.
const ENDING: &str = ".share";
/// The file with the address that the device listens on.
const LISTEN: &str = "listen";
/// The file that the program which is the device has locked.
const LOCK: &str = "lock";
/// The file that tests if the disk takes writes, and its size: more than a few changes take.
const TRIED: &str = "tried";
const TRIED_BYTES: usize = 1 << 20;
/// The file that is there once its device was found to have been put back from an older copy.
const PUT_BACK: &str = "put-back";
/// The file by which other programs of this machine reach the one that holds the folder.
const CHANNEL: &str = "channel";

/// The folder of a device, held by this program until it is released or dropped.
#[derive(Debug)]
pub struct ShareFolder {
    path: PathBuf,
    lock: Mutex<Option<File>>,
}

impl ShareFolder {
    /// The path of the folder of a shop file, which may not exist.
    pub fn path_of(shop: &Path) -> PathBuf {
        let mut name = shop.as_os_str().to_owned();
        name.push(ENDING);
        name.into()
    }

    /// Makes the folder if it does not exist, and holds it. Refused while another program does.
    pub fn open(shop: &Path) -> Result<Self> {
        let path = Self::path_of(shop);
        let failed = |error: io::Error| Error::storage(text!("Making {path}", path = &path), error);
        make_folders(&path).map_err(failed)?;
        let lock = open_lock(&path.join(LOCK)).map_err(failed)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { path, lock: Mutex::new(Some(lock)) }),
            Err(TryLockError::WouldBlock) => Err(Error::Busy),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }

    /// Lets another node hold the folder, when nothing writes to the log or applies entries here any more.
    pub(super) fn release(&self) {
        lock(&self.lock).take();
    }

    /// The file by which other programs of this machine reach the one that is the device of a shop.
    pub(super) fn channel_of(shop: &Path) -> PathBuf {
        Self::path_of(shop).join(CHANNEL)
    }

    /// Empties the folder.
    pub(super) fn clear(&self) -> Result<()> {
        let failed = |error| Error::storage(text!("Emptying {path}", path = &self.path), error);
        for entry in fs::read_dir(&self.path).map_err(failed)? {
            let path = entry.map_err(failed)?.path();
            match path.is_dir() {
                true => fs::remove_dir_all(&path).map_err(failed)?,
                false if path.ends_with(LOCK) => {}
                false => fs::remove_file(&path).map_err(failed)?,
            }
        }
        make_folders(&self.path).map_err(failed)
    }

    /// Lets go of the folder, and deletes it.
    pub(super) fn remove(&self) -> Result<()> {
        self.release();
        fs::remove_dir_all(&self.path)
            .map_err(|error| Error::storage(text!("Deleting {path}", path = &self.path), error))
    }

    /// The path of the folder.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The address at which the device of a shop listens; none where it only calls others.
    pub fn listen_of(shop: &Path) -> Result<Option<SocketAddr>> {
        match fs::read_to_string(Self::path_of(shop).join(LISTEN)) {
            Ok(text) => Ok(text.trim().parse().ok()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(Error::storage(text!("Reading where this device listens"), error)),
        }
    }

    /// Keeps where this device listens, for the next time that it is started.
    pub(super) fn keep_listen(&self, listen: Option<SocketAddr>) -> Result<()> {
        let Some(listen) = listen else { return Ok(()) };
        write_whole(&self.path.join(LISTEN), |file| {
            writeln!(file, "{listen}")
                .map_err(|error| Error::storage(text!("Keeping where this device listens"), error))
        })
    }

    /// True if its disk takes writes.
    pub(super) fn takes_writes(&self) -> bool {
        let tried = self.path.join(TRIED);
        let written = write_whole(&tried, |file| {
            file.write_all(&vec![0; TRIED_BYTES])
                .map_err(|error| Error::storage(text!("Writing to the disk"), error))
        });
        // One that cannot be removed is written over the next time.
        drop(fs::remove_file(tried));
        written.is_ok()
    }

    /// Keeps that the device was put back from an older copy, until it joins anew.
    pub(super) fn keep_put_back(&self) -> Result<()> {
        write_whole(&self.path.join(PUT_BACK), |_file| Ok(()))
    }

    /// True if the device of a shop was found to have been put back.
    pub fn was_put_back(shop: &Path) -> bool {
        Self::path_of(shop).join(PUT_BACK).exists()
    }

    /// The file of the log.
    pub fn log(&self) -> PathBuf {
        self.path.join("log.sqlite")
    }

    /// A new path for a copy of the shop with the entries up to this one.
    pub(super) fn new_copy(&self, position: u64) -> Result<PathBuf> {
        Ok(self.path.join("copies").join(format!("{position:020}-{}.tillbook", draft_id()?)))
    }

    /// The latest of the copies that an earlier program has left; the others are removed.
    pub(super) fn last_copy(&self) -> Result<Option<PathBuf>> {
        let failed = |error| Error::storage(text!("Reading the folder of the shared shop"), error);
        let entries = fs::read_dir(self.path.join("copies")).map_err(failed)?;
        let mut copies: Vec<PathBuf> = entries
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|path| path.extension().is_some_and(|extension| extension == "tillbook"))
            .collect();
        copies.sort_unstable();
        let last = copies.pop();
        for old in copies {
            // One that cannot be removed only takes place, and is tried again the next time.
            drop(fs::remove_file(old));
        }
        Ok(last)
    }

    /// The path at which the file of an import is kept, by the SHA-256 of its bytes.
    pub fn new_import_file(&self, digest: &str) -> Result<PathBuf> {
        import_path(&self.path, digest)
    }

    /// The path of the file of an import; `None` when this device does not have it.
    pub fn import_file(&self, digest: &str) -> Result<Option<PathBuf>> {
        let path = self.new_import_file(digest)?;
        let earlier = self.path.join("files/earlier").join(digest);
        Ok([path, earlier].into_iter().find(|path| path.is_file()))
    }

    /// Keeps the files of an import that is going to be proposed in the folder of a shop, whichever program holds it.
    pub(super) fn keep_import_files(shop: &Path, sources: &[Source]) -> Result<()> {
        for source in sources {
            let digest = source.digest()?;
            let path = import_path(&Self::path_of(shop), digest)?;
            if path.is_file() {
                continue;
            }
            write_new(&path, |file| {
                let copied = io::copy(&mut source.bytes()?, file);
                copied
                    .map(drop)
                    .map_err(|error| Error::storage(text!("Keeping the file for the other devices"), error))
            })?;
        }
        Ok(())
    }

    /// A file of an import as it was proposed; `None` when this device does not have it, whole.
    pub(super) fn source(&self, file: &ImportFile) -> Result<Option<Source>> {
        let Some(path) = self.import_file(&file.digest)? else { return Ok(None) };
        let size = path.metadata().map(|about| about.len()).ok();
        let opened = path.clone();
        let source = Source::new(&*file.name, size, move || Ok(Box::new(File::open(&opened)?)));
        if source.digest()? == file.digest {
            return Ok(Some(source));
        }
        fs::remove_file(&path).map_err(|error| Error::storage(text!("Removing a damaged file"), error))?;
        Ok(None)
    }

    /// Removes the files that were there at the last call but one. Called with each copy of the shop: files
    /// that an entry before the last copy needs are in that copy.
    pub(super) fn forget_import_files(&self) {
        let (files, earlier) = (self.path.join("files"), self.path.join("files/earlier"));
        let in_folder = |folder: &Path| {
            let entries = fs::read_dir(folder).into_iter().flatten();
            let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
            paths.filter(|path| path.is_file()).collect::<Vec<_>>()
        };
        // What cannot be removed or moved only takes place, and is tried again the next time.
        for old in in_folder(&earlier) {
            drop(fs::remove_file(old));
        }
        for path in in_folder(&files) {
            drop(fs::rename(&path, earlier.join(path.file_name().unwrap_or_default())));
        }
    }
}

fn make_folders(path: &Path) -> io::Result<()> {
    let folders = [path.to_owned(), path.join("copies"), path.join("files/earlier")];
    folders.iter().try_for_each(|folder| make_folder(folder))
}

fn import_path(folder: &Path, digest: &str) -> Result<PathBuf> {
    check_digest(digest)?;
    Ok(folder.join("files").join(digest))
}

/// Refuses a text that is no SHA-256 in hexadecimal digits.
pub(super) fn check_digest(digest: &str) -> Result<()> {
    if digest.len() == 64 && digest.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Ok(());
    }
    Err(Error::Invalid { what: text!("The import"), problem: text!("the digest of its file is not valid") })
}

/// The value in a small file of JSON; `None` when it does not exist.
pub(super) fn read_json<T: DeserializeOwned>(path: &Path) -> Result<Option<T>> {
    let reading = || text!("Reading {path}", path);
    match fs::read(path) {
        Ok(text) => serde_json::from_slice(&text).map(Some).map_err(|error| Error::storage(reading(), error)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Error::storage(reading(), error)),
    }
}

/// Writes a value into a small file, which only its owner can read: whole or not at all.
pub(super) fn write_json(path: &Path, value: &impl Serialize) -> Result<()> {
    let failed = |error: io::Error| Error::storage(text!("Writing {path}", path), error);
    write_whole(path, |out| serde_json::to_writer(out, value).map_err(|error| failed(error.into())))
}
