//! Replaces the contents of one shop file by those of another, page by page in one transaction, so that every
//! program that has the file open sees either the old contents or the new.

use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, ErrorCode, OpenFlags, named_params};

use crate::Result;
use crate::file::log_mark;
use crate::file::wal;
use crate::orders::search::Found;
use crate::{BUSY_TIMEOUT, JournalChange, Read, Store, Write, file, migrate};
use domain::Error;
use domain::shop::contents::Contents;
use domain::time::Instant as Moment;

/// The pause between two attempts to lock the file.
const REST: Duration = Duration::from_millis(20);

const HIGHEST: &str = "SELECT name, seq FROM sqlite_sequence";
const RAISE: &str = "UPDATE sqlite_sequence SET seq = max(seq, :seq) WHERE name = :name";
const ADD: &str = "
  INSERT INTO sqlite_sequence (name, seq)
  SELECT :name, :seq WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = :name)";

/// Deletions of users and revocations of keys, as far back as the journal goes.
const WITHDRAWALS: &str = "
  SELECT s.id, s.at, c.noun, c.key, coalesce(c.was ->> 'role', c.was ->> 'permission', '') AS held
  FROM journal_changes c JOIN journal_steps s ON s.id = c.step_id
  WHERE c.noun IN ('user', 'api_key') AND c.was IS NOT NULL AND c.became IS NULL
  ORDER BY s.id, c.position";

/// A deleted user or a revoked API key, from the journal.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Withdrawal {
    /// The id of its step.
    pub step: i64,
    /// The time of its step.
    pub at: Moment,
    /// True for an API key, false for a user.
    pub is_key: bool,
    /// The last digits of the key, or the user's login.
    pub name: String,
    /// The permission or the role that was withdrawn.
    pub held: String,
}

impl Store {
    /// The contents of a file, without opening it for writing.
    pub fn peek(path: &Path) -> Result<Contents> {
        let conn = open_to_read(path)?;
        Read { conn: &conn, found: &Found::default() }.contents()
    }

    /// Copies a file that is not open, and checks the copy.
    pub fn copy_of(from: &Path, to: &Path) -> Result<Contents> {
        Self::to_read(open_to_read(from)?, from).backup(to)
    }

    /// Refuses when another program has the file open. A file that is too damaged to be opened cannot be
    /// open.
    pub fn refuse_while_open(path: &Path) -> Result<()> {
        let Ok(conn) = file::connect(path) else { return Ok(()) };
        // What is there may be kept as it is.
        wal::leave(&conn, path)?;
        let alone = conn.pragma_update(None, "locking_mode", "EXCLUSIVE").and_then(|()| {
            conn.execute_batch("BEGIN EXCLUSIVE; SELECT count(*) FROM sqlite_schema; ROLLBACK")
        });
        match alone.map_err(|error| error.sqlite_error_code()) {
            Err(Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked)) => Err(Error::Busy.into()),
            _ => Ok(()),
        }
    }

    /// Replaces the contents by those of another file, a copy of its own for this. The file is locked from before `keep` is called with
    /// the old contents until the end, so that a copy made by `keep` has the last changes too.
    pub fn replace_with<T>(
        &mut self,
        from: &Path,
        at: Moment,
        keep: impl FnOnce(Self) -> domain::Result<T>,
    ) -> Result<T> {
        self.log.check_place()?;
        let was = Self::to_read(open_to_read(&self.path)?, &self.path);
        drop(open_to_read(from)?);
        let source = file::connect(from)?;
        self.log.begin(&self.conn, at)?;
        self.conn.flush_prepared_statement_cache();
        let backup = Backup::new(&source, &mut self.conn)?;
        // Copying the first page takes the lock.
        lock(&backup)?;
        let kept = keep(was)?;
        self.log.check_place()?;
        // The mark comes with the contents, in one transaction: killed after it, the file and its log still belong together.
        // After `keep`, which may have written to the source: what is in that file already is not in this one.
        log_mark::take_over(&open_to_read(&self.path)?, &source)?;
        let step = backup.step(-1)?;
        drop(backup);
        // What is done with the copy later finds one that says that it is lost, where this fails.
        drop(log_mark::close_single(&source));
        // Where this fails, the next write does it.
        drop(self.log.begin_again(&self.conn, at));
        match step {
            StepResult::Done => Ok(kept),
            _ => Err(Error::Busy.into()),
        }
    }
}

#[expect(clippy::disallowed_methods, reason = "how long to wait is no matter of what is in the file")]
fn lock(backup: &Backup<'_, '_>) -> Result<()> {
    let begun = Instant::now();
    loop {
        match backup.step(1)? {
            StepResult::Busy | StepResult::Locked if begun.elapsed() < BUSY_TIMEOUT => thread::sleep(REST),
            StepResult::Busy | StepResult::Locked => return Err(Error::Busy.into()),
            _ => return Ok(()),
        }
    }
}

/// A read-only connection to a shop file that has its log.
pub(crate) fn open_to_read(path: &Path) -> Result<Connection> {
    file::check_before_opening(path)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let conn = file::connect_or_look(path, flags)?;
    conn.busy_timeout(BUSY_TIMEOUT)?;
    log_mark::check(&conn, file::connect_alone(path).ok(), path)?;
    checked(conn, path)
}

/// A connection to a file of a known version.
pub(crate) fn checked(conn: Connection, path: &Path) -> Result<Connection> {
    migrate::check_identity(&conn, path)?;
    file::check_schema(&conn, path)?;
    Ok(conn)
}

impl Read<'_> {
    /// The highest id that each table has assigned.
    pub fn highest_numbers(&self) -> Result<Vec<(String, i64)>> {
        let mut statement = self.conn.prepare(HIGHEST)?;
        let rows = statement.query_map([], |row| Ok((row.get("name")?, row.get("seq")?)))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Deletions of users and revocations of keys, in order of time.
    pub fn withdrawals(&self) -> Result<Vec<Withdrawal>> {
        let mut statement = self.conn.prepare(WITHDRAWALS)?;
        let rows = statement.query_map([], |row| {
            Ok(Withdrawal {
                step: row.get("id")?,
                at: Moment::from_seconds(row.get("at")?),
                is_key: row.get::<_, String>("noun")? == "api_key",
                name: row.get("key")?,
                held: row.get("held")?,
            })
        })?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }
}

impl Write<'_> {
    /// Makes the ids of each table continue after these.
    pub fn raise_numbers(&self, numbers: &[(String, i64)]) -> Result<()> {
        for (name, seq) in numbers {
            for sql in [RAISE, ADD] {
                self.run(sql, named_params! { ":name": name, ":seq": seq })?;
            }
        }
        Ok(())
    }

    /// Adds the restore of a backup of this name to the journal.
    pub fn record_restore(&self, name: &str) {
        self.record(JournalChange::restored(name));
    }

    /// Adds a withdrawal from another file's journal, so that a later restore finds it too.
    pub fn record_withdrawal(&self, withdrawal: &Withdrawal) {
        let change = if withdrawal.is_key { JournalChange::api_key } else { JournalChange::user };
        self.record(change(&withdrawal.name, Some(&withdrawal.held), None));
    }
}
