//! The log of a device of a shared shop: a SQLite file of its own with a row for each entry of the list of changes.
//! What an entry says is the caller's: the store reads none.
//!
//! When a call has returned, what it wrote survives a power cut (`synchronous=FULL`), and a later write is never on the
//! disk without an earlier one. A purge sets a mark, and each append then deletes some of the rows up to it, so that no
//! append waits until thousands are deleted.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OptionalExtension, Row, named_params};

use super::sqlite_error::failed;
use domain::{Error, Result, text};
use system::make_private;

const SCHEMA: &str = "
  CREATE TABLE IF NOT EXISTS entries (position INTEGER PRIMARY KEY, entry TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS marks (name TEXT PRIMARY KEY, position INTEGER NOT NULL, entry TEXT NOT NULL)
    STRICT, WITHOUT ROWID;";
const APPEND: &str = "INSERT INTO entries (position, entry) VALUES (:position, :entry)";
const TRUNCATE: &str = "DELETE FROM entries WHERE position >= :position";
/// Rows up to the mark of the last purge are still there, and are no entries any more.
const READ: &str = "
  SELECT position, entry FROM entries
  WHERE position >= :from AND position < :end
    AND position > coalesce((SELECT position FROM marks WHERE name = 'purged'), -1)
  ORDER BY position";
const LAST: &str = "
  SELECT position, entry FROM entries
  WHERE position > coalesce((SELECT position FROM marks WHERE name = 'purged'), -1)
  ORDER BY position DESC LIMIT 1";
const MARK: &str = "SELECT position, entry FROM marks WHERE name = :name";
const SET_MARK: &str = "
  INSERT INTO marks (name, position, entry) VALUES (:name, :position, :entry)
  ON CONFLICT (name) DO UPDATE SET position = excluded.position, entry = excluded.entry";
const DELETE_PURGED: &str = "
  DELETE FROM entries WHERE position IN (
    SELECT position FROM entries WHERE position <= (SELECT position FROM marks WHERE name = 'purged')
    ORDER BY position LIMIT :most)";

/// The rows that an append deletes.
const DELETED_AT_ONCE: i64 = 64;
/// The time that a connection waits for another one of the same program.
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);

/// The moment at which an entry is acknowledged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogSync {
    /// Once the disk has it.
    Immediate,
    /// Before the disk has it: for tests that show what is lost by that.
    Late,
}

/// A position in the list of changes with a text of the caller's: an entry, or the identity of one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogEntry {
    /// The position.
    pub position: i64,
    /// The text.
    pub entry: String,
}

/// One connection to the log of a device. A file has one that writes, and any number that read meanwhile.
#[derive(Debug)]
pub struct ShareLog {
    conn: Connection,
}

impl ShareLog {
    /// Opens the log at this path, or begins one.
    pub fn open(path: &Path, sync: LogSync) -> Result<Self> {
        let failed = |error: rusqlite::Error| failed(text!("Opening the log {path}", path), error);
        // Not where it exists: closing it again would drop the locks that this program holds on it.
        if !path.exists() {
            make_private(path).map_err(|error| Error::storage(text!("Making {path}", path), error))?;
        }
        let conn = Connection::open(path).map_err(failed)?;
        let configure = || {
            conn.busy_timeout(BUSY_TIMEOUT)?;
            conn.pragma_update(None, "journal_mode", "WAL")?;
            let level = if sync == LogSync::Immediate { "FULL" } else { "NORMAL" };
            conn.pragma_update(None, "synchronous", level)?;
            conn.execute_batch(SCHEMA)
        };
        configure().map_err(failed)?;
        Ok(Self { conn })
    }

    /// The last entry; `None` where there is none after those that were purged.
    pub fn last(&self) -> Result<Option<LogEntry>> {
        let last = self.conn.prepare_cached(LAST).map_err(unread)?.query_row([], entry).optional();
        last.map_err(unread)
    }

    /// The identity of the last entry that was purged.
    pub fn purged(&self) -> Result<Option<LogEntry>> {
        self.mark("purged")
    }

    /// The vote of this device.
    pub fn vote(&self) -> Result<Option<String>> {
        Ok(self.mark("vote")?.map(|vote| vote.entry))
    }

    fn mark(&self, name: &str) -> Result<Option<LogEntry>> {
        let mut mark = self.conn.prepare_cached(MARK).map_err(unread)?;
        mark.query_row(named_params! { ":name": name }, entry).optional().map_err(unread)
    }

    /// The entries from a position to before another, in order.
    pub fn entries(&self, from: i64, end: i64) -> Result<Vec<LogEntry>> {
        let mut read = self.conn.prepare_cached(READ).map_err(unread)?;
        let rows = read.query_map(named_params! { ":from": from, ":end": end }, entry).map_err(unread)?;
        rows.collect::<rusqlite::Result<_>>().map_err(unread)
    }

    /// Keeps the vote of this device.
    pub fn keep_vote(&mut self, vote: &str) -> Result<()> {
        set_mark(&self.conn, "vote", 0, vote).map_err(unwritten)
    }

    /// Adds entries at the end, after those up to `purged` were given up. All of it is kept or nothing.
    pub fn append(&mut self, entries: &[LogEntry], purged: Option<&LogEntry>) -> Result<()> {
        let write = || {
            let transaction = self.conn.unchecked_transaction()?;
            if let Some(LogEntry { position, entry }) = purged {
                set_mark(&transaction, "purged", *position, entry)?;
            }
            transaction.prepare_cached(DELETE_PURGED)?.execute(named_params! { ":most": DELETED_AT_ONCE })?;
            let mut append = transaction.prepare_cached(APPEND)?;
            for LogEntry { position, entry } in entries {
                append.execute(named_params! { ":position": position, ":entry": entry })?;
            }
            drop(append);
            transaction.commit()
        };
        write().map_err(unwritten)
    }

    /// Removes the entries from a position on.
    pub fn truncate(&mut self, from: i64) -> Result<()> {
        let mut truncate = self.conn.prepare_cached(TRUNCATE).map_err(unwritten)?;
        truncate.execute(named_params! { ":position": from }).map(drop).map_err(unwritten)
    }
}

fn set_mark(conn: &Connection, name: &str, position: i64, entry: &str) -> rusqlite::Result<()> {
    let params = named_params! { ":name": name, ":position": position, ":entry": entry };
    conn.prepare_cached(SET_MARK)?.execute(params).map(drop)
}

fn entry(row: &Row<'_>) -> rusqlite::Result<LogEntry> {
    Ok(LogEntry { position: row.get("position")?, entry: row.get("entry")? })
}

fn unread(error: rusqlite::Error) -> Error {
    failed(text!("Reading the log of the shared shop"), error)
}

fn unwritten(error: rusqlite::Error) -> Error {
    failed(text!("Writing the log of the shared shop"), error)
}
