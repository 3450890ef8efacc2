//! Files that get their name once they are complete, and that only their owner can read.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sha2::{Digest as _, Sha256};
use tempfile::{TempDir, TempPath};

use domain::access::key::hex;
use domain::text::Text;
use domain::{Error, Result, text};

/// The prefix of the folder that a file is made in.
const DRAFT: &str = ".tillbook-";
/// The file in that folder that is locked while its program runs.
const LOCK: &str = "lock";
/// SQLite's suffixes for the write-ahead log, its index and the rollback journal.
const LOGS: [&str; 3] = ["-wal", "-shm", "-journal"];
/// The first bytes of each SQLite database, so also of a shop file.
const DATABASE: &[u8; 16] = b"SQLite format 3\0";

/// A file that is being made, in a temporary folder beside its destination. The folder has a random name, so
/// that programs that make the same file do not collide and no link can be placed there beforehand; only the
/// owner can read it, and it is deleted when the value is dropped. The folder of a killed program is deleted
/// by the next program that opens a shop or makes a file beside it.
#[derive(Debug)]
pub struct Draft {
    goal: PathBuf,
    // Dropped before the folder is deleted, which some systems require.
    _lock: File,
    folder: TempDir,
}

impl Draft {
    /// A draft of the file at `goal`. The draft itself does not exist yet.
    pub fn of(goal: &Path) -> Result<Self> {
        let beside = folder_of(goal);
        let mut folder = tempfile::Builder::new();
        folder.prefix(DRAFT);
        #[cfg(unix)]
        folder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o700));
        let make = || loop {
            let folder = folder.tempdir_in(beside)?;
            // Without its lock, another program has taken the new folder for one of a killed program.
            if let Some(lock) = locked(folder.path())? {
                remove_left(beside, folder.path());
                return Ok(Self { goal: goal.to_owned(), _lock: lock, folder });
            }
        };
        make().map_err(|error| failed(goal, error))
    }

    /// The path to write the draft to.
    pub fn path(&self) -> PathBuf {
        self.folder.path().join(self.goal.file_name().unwrap_or_default())
    }

    /// Creates the draft as an empty file that only its owner can read.
    pub fn create(&self) -> Result<File> {
        if self.goal.file_name().is_none() {
            return Err(failed(&self.goal, io::ErrorKind::InvalidInput.into()));
        }
        let mut options = File::options();
        options.write(true).create_new(true);
        owners_alone(&mut options);
        options.open(self.path()).map_err(|error| failed(&self.goal, error))
    }

    /// Syncs the draft and moves it to its destination. Refused when a file is there.
    pub fn place_new(self) -> Result<()> {
        let place = || {
            File::options().write(true).open(self.path())?.sync_all()?;
            rename_new(&self.path(), &self.goal)?;
            sync_folder_of(&self.goal)
        };
        place().map_err(|error| not_placed(&self.goal, error))
    }

    /// Syncs the draft and moves it to its destination, over an existing file. Refused when that is a shop,
    /// which another program may have created meanwhile.
    pub fn replace(self) -> Result<()> {
        let place = || {
            let file = File::options().write(true).open(self.path())?;
            keep_stricter_mode(&file, &self.goal)?;
            file.sync_all()?;
            drop(file);
            match rename_new(&self.path(), &self.goal) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists && !is_database(&self.goal) => {
                    fs::rename(self.path(), &self.goal)?;
                }
                placed => placed?,
            }
            sync_folder_of(&self.goal)
        };
        place().map_err(|error| not_placed(&self.goal, error))
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        remove_before_lock(self.folder.path());
    }
}

/// Writes a file as a draft, and moves it to its destination, over an existing file, when it is complete and
/// synced.
pub fn write_whole(path: &Path, work: impl FnOnce(&mut dyn Write) -> Result<()>) -> Result<()> {
    let draft = Draft::of(path)?;
    work(&mut draft.create()?)?;
    draft.replace()
}

/// As [`write_whole`], but refused when a file is there.
pub fn write_new(path: &Path, work: impl FnOnce(&mut dyn Write) -> Result<()>) -> Result<()> {
    let draft = Draft::of(path)?;
    work(&mut draft.create()?)?;
    draft.place_new()
}

/// Refuses where [`write_whole`] could not write a file: without the folder or the right to write to it, under a name that it
/// cannot have, or without room. Nothing is left of it.
pub fn try_writing(path: &Path, work: impl FnOnce(&mut dyn Write) -> Result<()>) -> Result<()> {
    let draft = Draft::of(path)?;
    work(&mut draft.create()?)
}

/// Syncs the folder of a file, so that the file's name survives a power cut.
pub fn sync_folder_of(path: &Path) -> io::Result<()> {
    // A system that cannot open folders needs no such call.
    let Ok(folder) = File::open(folder_of(path)) else { return Ok(()) };
    match folder.sync_all() {
        Err(error) if !matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => {
            Err(error)
        }
        _ => Ok(()),
    }
}

/// Creates a folder and the missing ones above it, accessible to their owner only, and syncs their names.
/// Existing folders are not changed.
pub fn make_folder(path: &Path) -> io::Result<()> {
    let is_new = |folder: &&Path| !folder.as_os_str().is_empty() && !folder.exists();
    let new: Vec<&Path> = path.ancestors().take_while(is_new).collect();
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)?;
    new.into_iter().try_for_each(sync_folder_of)
}

/// Opens or creates a file that serves only as a lock.
pub fn open_lock(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.create(true).append(true);
    owners_alone(&mut options);
    options.open(path)
}

fn failed(path: &Path, error: io::Error) -> Error {
    Error::storage(text!("Writing {path}", path), error)
}

fn not_placed(goal: &Path, error: io::Error) -> Error {
    match error.kind() {
        io::ErrorKind::AlreadyExists => Error::ShopExists { path: goal.to_owned() },
        _ => failed(goal, error),
    }
}

/// Renames a file, but not over another.
fn rename_new(from: &Path, to: &Path) -> io::Result<()> {
    let Err(error) = TempPath::try_from_path(from)?.persist_noclobber(to) else { return Ok(()) };
    error.path.keep()?;
    if error.error.kind() == io::ErrorKind::AlreadyExists {
        return Err(error.error);
    }
    // On a file system without such a call, an empty file reserves the name.
    File::create_new(to)?;
    fs::rename(from, to).inspect_err(|_| drop(fs::remove_file(to)))
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

#[cfg_attr(not(unix), expect(unused_variables, reason = "files have no mode there"))]
fn owners_alone(options: &mut fs::OpenOptions) {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
}

/// Keeps the permissions of the replaced file where these are stricter.
#[cfg(unix)]
fn keep_stricter_mode(file: &File, goal: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    match goal.symlink_metadata() {
        Ok(had) if had.is_file() => {
            file.set_permissions(fs::Permissions::from_mode(had.permissions().mode() & 0o600))
        }
        _ => Ok(()),
    }
}

#[cfg(not(unix))]
fn keep_stricter_mode(_file: &File, _goal: &Path) -> io::Result<()> {
    Ok(())
}

/// Creates the lock of a new draft's folder; `None` when [`remove_left`] of another program was faster.
fn locked(folder: &Path) -> io::Result<Option<File>> {
    let name = folder.join(LOCK);
    let lock = match open_lock(&name) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        opened => opened?,
    };
    match lock.try_lock() {
        Err(TryLockError::WouldBlock) => Ok(None),
        // The other program has deleted it before it was locked.
        Ok(()) if !name.exists() => Ok(None),
        // Where files cannot be locked, folders of killed programs are not deleted.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(Some(lock)),
    }
}

/// Deletes the draft folders of killed programs beside this file.
pub fn remove_drafts_beside(path: &Path) {
    let beside = folder_of(path);
    remove_left(beside, if path.exists() { path } else { beside });
}

/// Creates a file for private data, if it does not exist, and makes it accessible to its owner only, as its
/// folder is if that is new.
pub fn make_private(path: &Path) -> io::Result<()> {
    make_folder(folder_of(path))?;
    let file = open_lock(path)?;
    #[cfg(unix)]
    file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    drop(file);
    Ok(())
}

/// Deletes the draft folders of killed programs. One that cannot be deleted is tried again the next time.
fn remove_left(beside: &Path, mine: &Path) {
    let Ok(entries) = fs::read_dir(beside) else { return };
    for entry in entries.filter_map(io::Result::ok) {
        let folder = entry.path();
        let is_draft = entry.file_name().to_string_lossy().starts_with(DRAFT);
        if !is_draft || !has_same_owner(&folder, mine) {
            continue;
        }
        let name = folder.join(LOCK);
        let is_plain = name.symlink_metadata().is_ok_and(|about| about.is_file());
        let lock = is_plain.then(|| File::open(&name).ok()).flatten();
        if lock.as_ref().is_some_and(|lock| lock.try_lock().is_ok()) {
            remove_before_lock(&folder);
            drop(fs::remove_file(&name));
        }
        // Only an empty one: of a program that was killed before it had its lock, or here.
        drop(fs::remove_dir(&folder));
    }
}

/// Deletes everything in a draft's folder but the lock. A folder without a lock is never deleted, so a
/// program that is killed here must not leave one with a file in it.
fn remove_before_lock(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        if !path.ends_with(LOCK) {
            drop(fs::remove_file(&path).or_else(|_| fs::remove_dir_all(&path)));
        }
    }
}

#[cfg(unix)]
fn has_same_owner(folder: &Path, mine: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let folder = folder.symlink_metadata().ok().filter(fs::Metadata::is_dir);
    folder.is_some_and(|folder| mine.metadata().is_ok_and(|mine| mine.uid() == folder.uid()))
}

#[cfg(not(unix))]
fn has_same_owner(folder: &Path, _mine: &Path) -> bool {
    folder.symlink_metadata().is_ok_and(|about| about.is_dir())
}

/// Identifies an existing file, whatever its name. On systems without device and inode numbers, all files are
/// equal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FileId {
    #[cfg(unix)]
    device: u64,
    #[cfg(unix)]
    inode: u64,
}

impl FileId {
    /// The identity of the file that a path leads to; `None` without one.
    pub fn of(path: &Path) -> Option<Self> {
        path.metadata().ok().map(|about| Self::from(&about))
    }
}

#[cfg_attr(not(unix), expect(unused_variables, reason = "files have no numbers there"))]
impl From<&fs::Metadata> for FileId {
    fn from(about: &fs::Metadata) -> Self {
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            Self { device: about.dev(), inode: about.ino() }
        }
        #[cfg(not(unix))]
        Self {}
    }
}

/// A name for an existing file that is the same for each path to it, and fits for a file.
pub fn file_key(path: &Path) -> io::Result<String> {
    let path = fs::canonicalize(path)?;
    Ok(hex(&Sha256::digest(path.as_os_str().as_encoded_bytes())))
}

/// True when both paths lead to the same existing file.
pub fn is_same_file(one: &Path, other: &Path) -> bool {
    #[cfg(unix)]
    return FileId::of(one).is_some_and(|one| FileId::of(other) == Some(one));
    #[cfg(not(unix))]
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}

/// Refuses to overwrite anything but a regular file that is neither a shop nor one of its logs.
pub fn refuse_writing_over(shop: &Path, path: &Path) -> Result<()> {
    // The first check: opening and closing the shop's file would drop the locks that this program holds on
    // it.
    if is_same_file(path, shop) {
        return Err(Error::ShopExists { path: path.to_owned() });
    }
    let name = path.file_name().unwrap_or_default();
    let problem = match path.symlink_metadata() {
        Ok(about) if about.is_symlink() => {
            text!("it is a link and was left as it is; name the file it leads to")
        }
        Ok(about) if about.is_dir() => text!("it is a folder; add the name of a file"),
        Ok(about) if !about.is_file() => {
            text!("it is a device or a pipe and not a file; choose another name")
        }
        // Such as `folder/`, where there is none.
        _ if !path.as_os_str().as_encoded_bytes().ends_with(name.as_encoded_bytes()) => {
            text!("it is a folder; add the name of a file")
        }
        _ if is_log(path) => text!("it is the name of the log of a shop; choose another name"),
        Ok(_) if is_database(path) => text!("it is a shop and was left as it is; choose another name"),
        // A missing file is no problem, and one that cannot be read fails when it is written.
        _ => return Ok(()),
    };
    Err(Error::Invalid { what: Text::written(path.to_string_lossy()), problem })
}

/// True for the name of a log beside an existing file.
fn is_log(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let mut of = LOGS.iter().filter_map(|log| name.strip_suffix(log)).filter(|of| !of.is_empty());
    of.any(|of| path.with_file_name(of).is_file())
}

fn is_database(path: &Path) -> bool {
    // Opening a pipe waits for another program.
    if !path.is_file() {
        return false;
    }
    let mut start = [0; DATABASE.len()];
    File::open(path).and_then(|mut file| file.read_exact(&mut start)).is_ok() && &start == DATABASE
}

/// The most bytes that are read from a pipe, which can be read only once and so is kept in memory.
const MOST_PIPED: u64 = 256 << 20;

/// An import file that can be opened several times.
pub struct Input {
    /// The size in bytes.
    pub size: u64,
    /// Opens it from the beginning.
    pub open: Box<dyn Fn() -> io::Result<Box<dyn Read>> + Send + Sync>,
}

/// The files in place of which folders stand in an import: the XML and PDF files in each, by name. `None` where no folder with
/// any is among the paths.
pub fn invoices_in(paths: &[PathBuf]) -> Option<Vec<PathBuf>> {
    let is_invoice = |path: &PathBuf| {
        let extension = path.extension().unwrap_or_default().to_string_lossy().to_lowercase();
        ["xml", "pdf"].contains(&&*extension) && path.is_file()
    };
    let in_folder = |path: &Path| {
        let entries = fs::read_dir(path).into_iter().flatten().flatten();
        let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_invoice).collect();
        files.sort();
        files
    };
    let folders: Vec<(&PathBuf, Vec<PathBuf>)> =
        paths.iter().map(|path| (path, if path.is_dir() { in_folder(path) } else { Vec::new() })).collect();
    let has_any = folders.iter().any(|(_, files)| !files.is_empty());
    let all = folders
        .into_iter()
        .flat_map(|(path, files)| if files.is_empty() { vec![path.clone()] } else { files });
    has_any.then(|| all.collect())
}

/// Prepares a file for an import; a pipe is read into memory. Refused for a device or a socket, which may
/// never end, and for a pipe with too much data.
pub fn look_at_input(path: &Path) -> io::Result<Input> {
    let about = fs::metadata(path)?;
    if about.is_file() || about.is_dir() {
        let path = path.to_owned();
        return Ok(Input { size: about.len(), open: Box::new(move || Ok(Box::new(File::open(&path)?))) });
    }
    if !is_pipe(&about) {
        return Err(io::Error::other("it is a device and no file"));
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(MOST_PIPED + 1).read_to_end(&mut bytes)?;
    let size = u64::try_from(bytes.len()).unwrap_or(u64::MAX);
    if size > MOST_PIPED {
        return Err(io::Error::other("more than 256 MB came through it; save it as a file and import that"));
    }
    let bytes: Arc<[u8]> = bytes.into();
    Ok(Input { size, open: Box::new(move || Ok(Box::new(io::Cursor::new(Arc::clone(&bytes))))) })
}

#[cfg(unix)]
fn is_pipe(about: &fs::Metadata) -> bool {
    std::os::unix::fs::FileTypeExt::is_fifo(&about.file_type())
}

#[cfg(not(unix))]
fn is_pipe(_about: &fs::Metadata) -> bool {
    false
}

/// The logs of a file that exist. SQLite would take those of a missing file for those of a new one.
pub fn leftover_logs(path: &Path) -> Vec<PathBuf> {
    logs_of(path).into_iter().filter(|log| log.symlink_metadata().is_ok()).collect()
}

/// The paths of SQLite's files beside a database: the write-ahead log, its index, and the rollback journal.
pub fn logs_of(path: &Path) -> [PathBuf; 3] {
    LOGS.map(|suffix| {
        let mut name = path.as_os_str().to_owned();
        name.push(suffix);
        name.into()
    })
}

/// Refuses to import the open shop into itself. Opening and closing its file would drop the locks that this
/// program holds on it.
pub fn refuse_importing_itself(shop: &Path, paths: &[PathBuf]) -> Result<()> {
    match paths.iter().find(|path| is_same_file(path, shop)) {
        Some(path) => Err(Error::Import {
            place: Text::written(path.display().to_string()),
            problem: text!("it is the shop that is open. Choose another file"),
        }),
        None => Ok(()),
    }
}
