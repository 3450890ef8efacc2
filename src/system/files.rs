//! Files that appear under their name whole or not at all, and are their owner's alone.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tempfile::{TempDir, TempPath};

use crate::domain::{Error, Result};

/// How the name of a folder begins in which a file is made.
const DRAFT: &str = ".tillbook-";
/// What is locked in such a folder as long as its program runs.
const LOCK: &str = "lock";
/// What SQLite puts behind a file's name for what belongs to it.
const LOGS: [&str; 3] = ["-wal", "-shm", "-journal"];
/// How the file of a shop begins, as every database of SQLite.
const DATABASE: &[u8; 16] = b"SQLite format 3\0";

/// A file on its way to its place, in a folder of its own beside it. The folder has a random name, so that
/// programs that make the same file do not meet and no link can wait there, nobody else may look into it, and
/// it goes with this value. What an ended program left is removed by the next that makes a file there.
#[derive(Debug)]
pub struct Draft {
    goal: PathBuf,
    // Closed before the folder is removed, which some systems ask for.
    _lock: File,
    folder: TempDir,
}

impl Draft {
    /// A draft of the file that is to be there. Nothing is at the draft's path yet.
    pub fn of(goal: &Path) -> Result<Self> {
        let make = || {
            let beside = folder_of(goal);
            let mut folder = tempfile::Builder::new();
            folder.prefix(DRAFT);
            #[cfg(unix)]
            folder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o700));
            let folder = folder.tempdir_in(beside)?;
            remove_left(beside, folder.path());
            Ok(Self { goal: goal.to_owned(), _lock: locked(folder.path())?, folder })
        };
        make().map_err(|error| failed(goal, error))
    }

    /// Where it is made.
    pub fn path(&self) -> PathBuf {
        self.folder.path().join(self.goal.file_name().unwrap_or_default())
    }

    /// Makes the empty file for its owner alone.
    pub fn create(&self) -> Result<File> {
        if self.goal.file_name().is_none() {
            return Err(failed(&self.goal, io::ErrorKind::InvalidInput.into()));
        }
        let mut options = File::options();
        options.write(true).create_new(true);
        owners_alone(&mut options);
        options.open(self.path()).map_err(|error| failed(&self.goal, error))
    }

    /// Gives it its name. Refused when something has that name.
    pub fn place_new(self) -> Result<()> {
        let place = || {
            File::options().write(true).open(self.path())?.sync_all()?;
            rename_new(&self.path(), &self.goal)?;
            sync_folder_of(&self.goal)
        };
        place().map_err(|error| not_placed(&self.goal, error))
    }

    /// Gives it its name in the place of what has it. Refused when that is a shop, which may have come there
    /// since this was begun.
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

/// Writes a file beside its place and puts it there, over what is there, when it is complete and on the disk.
pub fn write_whole(path: &Path, work: impl FnOnce(&mut dyn Write) -> Result<()>) -> Result<()> {
    let draft = Draft::of(path)?;
    work(&mut draft.create()?)?;
    draft.replace()
}

/// As `write_whole`, but refused when something is there.
pub fn write_new(path: &Path, work: impl FnOnce(&mut dyn Write) -> Result<()>) -> Result<()> {
    let draft = Draft::of(path)?;
    work(&mut draft.create()?)?;
    draft.place_new()
}

/// Has a file's name on the disk too, so that it survives a power cut.
pub fn sync_folder_of(path: &Path) -> io::Result<()> {
    // Where folders cannot be opened, the system sees to it itself.
    let Ok(folder) = File::open(folder_of(path)) else { return Ok(()) };
    match folder.sync_all() {
        Err(error) if !matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => {
            Err(error)
        }
        _ => Ok(()),
    }
}

/// Makes a folder and those above it, for their owner alone, and has their names on the disk. Those that are
/// there stay as they are.
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

/// Opens a file that is only there to be locked.
pub fn open_lock(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.create(true).append(true);
    owners_alone(&mut options);
    options.open(path)
}

fn failed(path: &Path, error: io::Error) -> Error {
    Error::storage(format!("Writing {}", path.display()), error)
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
    // A file system that knows no such way: the name is taken by an empty file first.
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

/// A file whose owner may not even write it is not opened up by being replaced.
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

/// The lock of a draft's folder. It has its name only once it is locked, so that nobody takes the folder of
/// a program that has just begun for one that was left.
fn locked(folder: &Path) -> io::Result<File> {
    let (new, name) = (folder.join("new"), folder.join(LOCK));
    let lock = open_lock(&new)?;
    // Where files cannot be locked, what is left stays.
    drop(lock.try_lock());
    fs::rename(new, name)?;
    Ok(lock)
}

/// Removes what ended programs left half-made beside this file.
pub fn remove_drafts_beside(path: &Path) {
    let beside = folder_of(path);
    remove_left(beside, if path.exists() { path } else { beside });
}

/// Makes the file of a program's own memory, where it is not there, and closes it and its folder to others.
pub fn make_private(path: &Path) -> io::Result<()> {
    make_folder(folder_of(path))?;
    let file = open_lock(path)?;
    #[cfg(unix)]
    file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    drop(file);
    Ok(())
}

/// Removes the folders of drafts that ended programs left. One that cannot be removed is tried again the
/// next time.
fn remove_left(beside: &Path, mine: &Path) {
    let Ok(entries) = fs::read_dir(beside) else { return };
    for entry in entries.filter_map(io::Result::ok) {
        let folder = entry.path();
        let is_draft = entry.file_name().to_string_lossy().starts_with(DRAFT);
        if !is_draft || !has_same_owner(&folder, mine) {
            continue;
        }
        let lock = folder.join(LOCK);
        let is_plain = lock.symlink_metadata().is_ok_and(|about| about.is_file());
        if is_plain && File::open(&lock).is_ok_and(|lock| lock.try_lock().is_ok()) {
            remove_before_lock(&folder);
            drop(fs::remove_dir_all(&folder));
        }
    }
}

/// Removes what is in a draft's folder but the lock. A folder without a lock is never removed, so a program that
/// is killed meanwhile must not leave one with a file in it.
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

/// Tells a file from others as long as it is there, whatever its name. Where the system has no numbers for
/// that, all files are one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FileId {
    #[cfg(unix)]
    device: u64,
    #[cfg(unix)]
    inode: u64,
}

impl FileId {
    /// The file that the path leads to; `None` when there is none.
    pub fn of(path: &Path) -> Option<Self> {
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            path.metadata().ok().map(|about| Self { device: about.dev(), inode: about.ino() })
        }
        #[cfg(not(unix))]
        path.metadata().ok().map(|_about| Self {})
    }
}

/// Whether both paths lead to one file that is there.
pub fn is_same_file(one: &Path, other: &Path) -> bool {
    #[cfg(unix)]
    return FileId::of(one).is_some_and(|one| FileId::of(other) == Some(one));
    #[cfg(not(unix))]
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}

/// Refuses to write over anything but a plain file that is no shop and belongs to none.
pub fn refuse_writing_over(shop: &Path, path: &Path) -> Result<()> {
    // First of all: to read the shop's file would drop the locks that this program has on it.
    if is_same_file(path, shop) {
        return Err(Error::ShopExists { path: path.to_owned() });
    }
    let problem = match path.symlink_metadata() {
        Ok(about) if about.is_symlink() => {
            Some("it is a link and was left as it is; name the file it leads to")
        }
        Ok(about) if about.is_dir() => Some("it is a folder; add the name of a file"),
        Ok(about) if !about.is_file() => Some("it is a device or a pipe and no file; choose another name"),
        _ if is_log(path) => Some("it is the name of the log of a shop; choose another name"),
        Ok(_) if is_database(path) => Some("it is a shop and was left as it is; choose another name"),
        // What is not there is no matter, and what cannot be looked at shows when it is written.
        _ => None,
    };
    match problem {
        Some(problem) => {
            Err(Error::Invalid { what: path.display().to_string(), problem: problem.to_owned() })
        }
        None => Ok(()),
    }
}

/// Whether a path has the name of what SQLite keeps beside a file that is there.
fn is_log(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let mut of = LOGS.iter().filter_map(|log| name.strip_suffix(log)).filter(|of| !of.is_empty());
    of.any(|of| path.with_file_name(of).is_file())
}

fn is_database(path: &Path) -> bool {
    // To open a pipe waits for another program.
    if !path.is_file() {
        return false;
    }
    let mut start = [0; DATABASE.len()];
    File::open(path).and_then(|mut file| file.read_exact(&mut start)).is_ok() && &start == DATABASE
}

/// The most bytes that are taken from a pipe, which can be read only once and so are kept in memory.
const MOST_PIPED: u64 = 256 << 20;

/// What is read to be imported, and can be opened again.
pub struct Input {
    /// Its size in bytes.
    pub size: u64,
    /// Opens it from the beginning.
    pub open: Box<dyn Fn() -> io::Result<Box<dyn Read>> + Send + Sync>,
}

/// Looks at what is to be imported, and reads it where it is a pipe. Refused when it is a device or a socket,
/// which may never end, or too much comes through the pipe.
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

/// What is left of the log of a file that is not there, and would be taken for that of a new one.
pub fn leftover_logs(path: &Path) -> Vec<PathBuf> {
    logs_of(path).into_iter().filter(|log| log.symlink_metadata().is_ok()).collect()
}

/// Where SQLite keeps what belongs to a file: the write-ahead log, its index, and the rollback journal.
pub fn logs_of(path: &Path) -> [PathBuf; 3] {
    LOGS.map(|suffix| {
        let mut name = path.as_os_str().to_owned();
        name.push(suffix);
        name.into()
    })
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
