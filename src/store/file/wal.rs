//! The write-ahead log beside the file. SQLite writes commits to `X-wal` first and moves them into `X` at a
//! checkpoint, so a file without its log lacks the last changes, and nothing in SQLite shows it.
//!
//! **The mark** (`log_mark`). Before the first write of a session, the file itself records that it has a log; a
//! checkpoint moves this into the file. It is closed by the last program that closes the file, when everything
//! is in the file. So a file with an open mark whose log is missing has lost changes. Closing it takes an
//! exclusive lock, so it stays open while any program has the file open. Each transaction adds a link to the mark, by
//! which the file and its log know each other.
//!
//! **The place.** The path can lead to another file while ours is open. Before each write, the file, its log
//! and the log's index have to be those that were opened, by device and inode. Where the system has no such
//! numbers, they only have to exist: there, open files cannot be moved or replaced.

use std::cell::Cell;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Condvar, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, MAIN_DB};

use crate::Result;
use crate::Store;
use crate::file;
use crate::file::log_mark::{self, Link, Mark, beside};
use domain::error::{Told, told};
use domain::text::Text;
use domain::time::Instant;
use domain::{Error, label, text};
use system::{FileId, logs_of};

const PUT_BACK: Text =
    Text::new(label!("Put it back where it was; until then, a backup made now holds all that was saved."));
const OPEN_AGAIN: Text = Text::new(label!(
    "Make a backup now, which holds all that was saved; then close the shop everywhere and open it again."
));

/// Number of links of the mark after which it is checked which of them are in the file: half of what a page holds.
const MOST_LINKS: usize = 240;

fn replaced(path: &Path) -> Error {
    let problem = text!("{path} is another file now than the one that was opened", path);
    Error::ShopMoved { problem, advice: PUT_BACK }
}

/// Serializes the closing of this program's connections: of two that close at once, each would find the other
/// still open and leave the log to it.
#[derive(Default)]
pub(crate) struct ClosingLock {
    is_taken: bool,
}

static CLOSING: Mutex<bool> = Mutex::new(false);
static CLOSED: Condvar = Condvar::new();

impl ClosingLock {
    /// Waits until no other connection is closing. The lock is released when this value is dropped.
    pub(crate) fn take(&mut self) {
        if self.is_taken {
            return;
        }
        let is_free = CLOSED.wait_while(CLOSING.lock().unwrap_or_else(PoisonError::into_inner), |busy| *busy);
        *is_free.unwrap_or_else(PoisonError::into_inner) = true;
        self.is_taken = true;
    }
}

impl Drop for ClosingLock {
    fn drop(&mut self) {
        if self.is_taken {
            *CLOSING.lock().unwrap_or_else(PoisonError::into_inner) = false;
            CLOSED.notify_one();
        }
    }
}

/// The log of one connection, and the identities of its open files.
pub(crate) struct Log {
    shop: PathBuf,
    wal: PathBuf,
    shm: PathBuf,
    /// The shop file, its log and the log's index; `None` for a connection that does not write, or without a
    /// log.
    files: Option<[Option<FileId>; 3]>,
    /// The greatest length of the log so far. No program shortens it while this connection is open.
    length: Cell<u64>,
    /// The mark is known to be in the file itself, not only in the log.
    is_marked: Cell<bool>,
    /// A link of the mark that is known to be in the file itself.
    in_file: Cell<Option<Link>>,
    /// The connection has tried to empty the log, or has none.
    is_ended: Cell<bool>,
}

impl Log {
    /// For a connection that only reads.
    pub(crate) fn none(shop: &Path) -> Self {
        let [wal, shm] = beside(shop);
        let (length, is_marked, is_ended) = (Cell::new(0), Cell::new(true), Cell::new(true));
        let (shop, in_file) = (shop.to_owned(), Cell::default());
        Self { shop, wal, shm, files: None, length, is_marked, in_file, is_ended }
    }

    /// For a connection that has read the file, so that its log exists.
    pub(crate) fn of(conn: &Connection, shop: &Path) -> Result<Self> {
        let mode: String = conn.pragma_query_value(None, "journal_mode", |row| row.get(0))?;
        let log = Self::none(shop);
        if mode != "wal" || conn.is_readonly(MAIN_DB)? {
            return Ok(log);
        }
        let files = [&log.shop, &log.wal, &log.shm].map(|path| FileId::of(path));
        Ok(Self { files: Some(files), is_marked: Cell::new(false), is_ended: Cell::new(false), ..log })
    }

    /// The identity of the open shop file.
    pub(super) fn shop(&self) -> Option<FileId> {
        self.files?.first().copied().flatten()
    }

    /// Refuses a write when the file or its log is not in its place any more.
    pub(crate) fn check_place(&self) -> Result<()> {
        let Some([shop, wal, shm]) = self.files else { return Ok(()) };
        let path = &self.shop;
        match FileId::of(path) {
            None => {
                let problem = text!("{path} was moved or deleted while it was open", path);
                return Err(Error::ShopMoved { problem, advice: PUT_BACK }.into());
            }
            found if found != shop => return Err(replaced(path).into()),
            _ => {}
        }
        let log = fs::metadata(&self.wal).ok();
        let problem = if log.as_ref().map(FileId::from) != wal || FileId::of(&self.shm) != shm {
            text!("{path} has lost its log: the file that ends in -wal or -shm was deleted or replaced", path)
        } else if !self.has_grown_to(log.map_or(0, |log| log.len())) {
            text!("{path} has lost its log: the file that ends in -wal was cut short", path)
        } else {
            return Ok(());
        };
        Err(Error::ShopMoved { problem, advice: OPEN_AGAIN }.into())
    }

    fn has_grown_to(&self, length: u64) -> bool {
        self.length.set(length.max(self.length.get()));
        length == self.length.get()
    }

    /// Writes the mark before anything else is written. A reader of an older state can keep the mark out of
    /// the file itself; then the next write tries again.
    pub(crate) fn begin(&self, conn: &Connection, at: Instant) -> Result<()> {
        if !self.is_marked.get() {
            self.check_place()?;
            log_mark::open(conn, at)?;
            let link = Mark::read(conn)?.and_then(|mark| mark.last());
            if matches!(checkpoint(conn, "PASSIVE"), Ok(true)) {
                self.is_marked.set(true);
                self.in_file.set(link);
            }
        }
        Ok(())
    }

    /// Ends a transaction that is going to be committed: refuses it when the file or its log is not in its place any more,
    /// and adds its link to the mark.
    pub(crate) fn before_commit(&self, write: &Connection) -> Result<()> {
        self.check_place()?;
        if self.files.is_some() && log_mark::add_link(write, self.in_file.get())? % MOST_LINKS == 0 {
            self.is_marked.set(false);
        }
        Ok(())
    }

    /// As [`Self::begin`], when a restore has replaced the contents of the file, and the mark with them.
    pub(super) fn begin_again(&self, conn: &Connection, at: Instant) -> Result<()> {
        self.is_marked.set(false);
        self.begin(conn, at)
    }

    /// Moves everything into the file and closes the mark, unless another program has the file open, which
    /// does so later. On an error the log stays, with all changes in it.
    pub(crate) fn end(&self, conn: &Connection) -> Result<()> {
        let Some([shop, wal, shm]) = self.files else { return Ok(()) };
        if self.is_ended.replace(true) || !is_alone(conn)? {
            return Ok(());
        }
        empty(conn).map_err(|error| self.unfinished(error.0))?;
        // SQLite deletes the log by its name, which must not be that of another file's log.
        let is_other = FileId::of(&self.shop).is_some_and(|found| Some(found) != shop);
        if !is_other && FileId::of(&self.wal) == wal && FileId::of(&self.shm) == shm {
            conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
        }
        Ok(())
    }

    /// Has the file closed as it is, with what is in its log.
    pub(crate) fn leave(&self, conn: &Connection) -> Result<()> {
        self.is_ended.set(true);
        leave(conn, &self.shop)
    }

    fn unfinished(&self, error: Error) -> Error {
        let is_ours = self.files.is_some_and(|[_, wal, _]| FileId::of(&self.wal) == wal);
        if !is_ours || !self.has_grown_to(length(&self.wal)) {
            let problem = text!(
                "its log was deleted or cut short while it was open, so what was saved last may be missing"
            );
            return Error::DamagedShop { path: self.shop.clone(), problem };
        }
        let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let problem = match &error {
            Error::Storage { source, .. } => told(source),
            _ => text!("another program is using the file: try again in a moment"),
        };
        let text = text!(
            "{problem}. Nothing is lost, but part of it is only in {log} yet: keep that beside {shop}, and open the shop once more",
            problem,
            log = name(&self.wal),
            shop = name(&self.shop)
        );
        Error::storage(
            text!("Putting what was saved into the shop file"),
            Told { text, source: error.into() },
        )
    }
}

/// The first file that was opened by a path.
#[derive(Debug, Default)]
pub struct FirstOpened(OnceLock<FileId>);

impl FirstOpened {
    /// Refuses a store of another file.
    pub fn check(&self, store: &Store) -> Result<()> {
        match store.log.shop() {
            Some(file) if *self.0.get_or_init(|| file) != file => Err(replaced(store.path()).into()),
            _ => Ok(()),
        }
    }
}

/// Moves everything into the file, closes the mark and empties the log.
fn empty(conn: &Connection) -> Result<()> {
    let all = |mode| if checkpoint(conn, mode)? { Ok(()) } else { Err(Error::Busy.into()) };
    if Mark::read(conn)?.is_some_and(|mark| mark.is_open()) {
        // The log keeps its length while the file has an open mark, which is closed in a second step, so that
        // an incomplete file keeps the open mark whatever fails.
        all("PASSIVE")?;
        log_mark::close(conn)?;
    }
    all("TRUNCATE")
}

/// Turns off SQLite's checkpoint at close, which would hide errors; [`Log::end`] makes it instead.
pub(crate) fn keep_at_close(conn: &Connection) -> Result<()> {
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    Ok(())
}

/// Has SQLite delete the log when the file is closed, if nothing is in it.
pub(crate) fn leave(conn: &Connection, path: &Path) -> Result<()> {
    let [wal, _] = beside(path);
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, length(&wal) > 0)?;
    Ok(())
}

/// Makes the log beside a file its own, which may be a new one. Refused while another program has the file open, which
/// may have the log.
pub(crate) fn adopt(conn: &Connection, path: &Path, at: Instant) -> Result<()> {
    if !is_alone(conn)? {
        return Err(Error::Busy.into());
    }
    let alone = file::connect_alone(path).and_then(|alone| Mark::read(&alone));
    log_mark::adopt_log(conn, alone.ok().flatten(), at)?;
    checkpoint(conn, "PASSIVE")?;
    Ok(())
}

/// Keeps the log of a file that is not open beside another file: a copy of it, or the log itself.
pub(crate) fn keep_log(from: &Path, to: &Path, as_copy: bool) -> Result<()> {
    let [wal, shm, _] = logs_of(to);
    for (from, to) in beside(from).iter().zip([wal, shm]) {
        let kept = if as_copy { fs::copy(from, to).map(drop) } else { fs::rename(from, to) };
        match kept {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(Error::storage(text!("Moving {from} aside", from), error).into());
            }
            _ => {}
        }
    }
    Ok(())
}

/// Makes a copy a single file without a log, with a closed mark.
pub(super) fn make_single(copy: &Connection) -> Result<()> {
    let mode: String = copy.pragma_update_and_check(None, "journal_mode", "DELETE", |row| row.get(0))?;
    if mode != "delete" {
        return Err(Error::Busy.into());
    }
    log_mark::close_single(copy)
}

/// Locks the file for this connection until it is closed; false when another one has it open.
fn is_alone(conn: &Connection) -> Result<bool> {
    conn.busy_timeout(Duration::ZERO)?;
    conn.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    match conn.execute_batch("BEGIN IMMEDIATE; ROLLBACK") {
        Ok(()) => Ok(true),
        Err(error) => match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked | ErrorCode::ReadOnly) => Ok(false),
            _ => Err(error.into()),
        },
    }
}

/// Runs a checkpoint; true when the whole log is in the file.
fn checkpoint(conn: &Connection, mode: &str) -> rusqlite::Result<bool> {
    conn.query_row(&format!("PRAGMA wal_checkpoint({mode})"), [], |row| {
        Ok(row.get::<_, i64>(0)? == 0 && row.get::<_, i64>(1)? == row.get::<_, i64>(2)?)
    })
}

fn length(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |about| about.len())
}
