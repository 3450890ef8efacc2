//! The mark by which the shop file knows its write-ahead log: one row of a table that is one page.
//!
//! Each transaction adds a *link*, a random number, to the end of the row's chain. The chain begins with a link that is
//! known to be in the file itself. So the last link of the file without its log is a link of the file with its log; where it is
//! not, the log is of another shop or of another day, which no number that SQLite keeps in a log can show: it draws these
//! anew whenever a log begins in another way than usual.
//!
//! The mark is open since the first write of a session, until the last program that closes the file has emptied the log. A
//! file alone with an open mark has changes that are only in its log.
//!
//! Nothing is refused on a guess: where the row cannot be read, as in a page that was half written when the power failed,
//! SQLite's own recovery of the log counts.

use std::fs::{self, File};
use std::io::Read as _;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, named_params};

use crate::settings::setting;
use crate::sqlite_error::is_passing;
use crate::{Result, StoreError};
use domain::time::{Instant, Zone};
use domain::{Error, text};
use system::logs_of;

const READ: &str = "SELECT file, open_since, links, checksum FROM log_mark WHERE id = 1";
const WRITE: &str = "
  INSERT OR REPLACE INTO log_mark (id, file, open_since, links, checksum)
  VALUES (1, :file, :open_since, :links, :checksum)";
const DRAW: &str = "SELECT randomblob(8)";

/// First bytes of the header of a log, but for the last bit (`sqlite.org/fileformat2.html#walformat`).
const MAGIC: u32 = 0x377f_0682;
const HEADER: usize = 32;

/// A random number, of a transaction or a file.
pub(super) type Link = [u8; 8];

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Mark {
    /// The number of the file; a copy has another one.
    file: Link,
    /// The time, in seconds, since which changes may be only in the log; `None` of a closed mark.
    open_since: Option<i64>,
    /// The links, of which the first is in the file itself.
    links: Vec<Link>,
}

impl Mark {
    /// `None` where the row is missing, or is not as it was written.
    pub(super) fn read(conn: &Connection) -> Result<Option<Self>> {
        let mut statement = conn.prepare_cached(READ)?;
        let row = statement.query_row([], |row| {
            let links: Vec<u8> = row.get("links")?;
            let (links, rest) = links.as_chunks();
            let mark =
                Self { file: row.get("file")?, open_since: row.get("open_since")?, links: links.to_vec() };
            let is_whole = rest.is_empty() && row.get::<_, u32>("checksum")? == mark.checksum();
            Ok(is_whole.then_some(mark))
        });
        Ok(row.optional()?.flatten())
    }

    fn checksum(&self) -> u32 {
        let mut hasher = crc32fast::Hasher::new();
        hasher.update(&self.file);
        hasher.update(&self.open_since.unwrap_or(i64::MIN).to_be_bytes());
        hasher.update(self.links.as_flattened());
        hasher.finalize()
    }

    /// Adds a link and writes the row.
    fn write_next(mut self, conn: &Connection) -> Result<()> {
        self.links.push(draw(conn)?);
        self.write(conn)
    }

    fn write(&self, conn: &Connection) -> Result<()> {
        conn.prepare_cached(WRITE)?.execute(named_params! {
            ":file": self.file, ":open_since": self.open_since, ":links": self.links.as_flattened(), ":checksum": self.checksum(),
        })?;
        Ok(())
    }

    /// Drops the links before one that is known to be in the file.
    fn drop_before(&mut self, in_file: Option<Link>) {
        if let Some(first) = self.links.iter().position(|link| Some(*link) == in_file) {
            self.links.drain(..first);
        }
    }

    pub(super) fn is_open(&self) -> bool {
        self.open_since.is_some()
    }

    pub(super) fn last(&self) -> Option<Link> {
        self.links.last().copied()
    }

    /// True if both are marks of one file, at whichever time.
    pub(super) fn is_of_same_file(&self, other: &Self) -> bool {
        self.file == other.file
    }

    /// True if the state of the file with this mark comes after that of the file with the other one.
    fn follows(&self, file: &Self) -> bool {
        file.last().is_none_or(|last| self.links.contains(&last))
    }
}

/// Opens the mark, unless it is.
pub(super) fn open(conn: &Connection, now: Instant) -> Result<()> {
    let write = Transaction::new_unchecked(conn, TransactionBehavior::Immediate)?;
    let mark = Mark::read(&write)?.unwrap_or_default();
    if !mark.is_open() {
        Mark { open_since: Some(now.seconds()), ..mark }.write_next(&write)?;
        write.commit()?;
    }
    Ok(())
}

/// Adds a link to a transaction; returns how many there were.
pub(super) fn add_link(write: &Connection, in_file: Option<Link>) -> Result<usize> {
    let mut mark = Mark::read(write)?.unwrap_or_default();
    mark.drop_before(in_file);
    let links = mark.links.len();
    mark.write_next(write)?;
    Ok(links)
}

/// Closes an open mark, by a connection that alone has the file open and has moved the whole log into it. A log of this
/// moment is still the file's: nothing else is changed, so no link is added.
pub(super) fn close(conn: &Connection) -> Result<()> {
    let mut mark = Mark::read(conn)?.unwrap_or_default();
    mark.drop_before(mark.last());
    Mark { open_since: None, ..mark }.write(conn)
}

/// Closes the mark of a new file or a copy, with a chain of its own.
pub(crate) fn close_single(conn: &Connection) -> Result<()> {
    Mark { file: draw(conn)?, ..Mark::default() }.write_next(conn)
}

fn draw(conn: &Connection) -> Result<Link> {
    Ok(conn.prepare_cached(DRAW)?.query_row([], |row| row.get(0))?)
}

/// Gives the contents that are going to replace those of a file the mark of that file.
pub(super) fn take_over(conn: &Connection, contents: &Connection) -> Result<()> {
    Mark::read(conn)?.map_or(Ok(()), |mark| mark.write_next(contents))
}

/// Makes the log beside a file its own, whichever it was before: a new one, or one that a person has chosen. `alone` is the
/// mark of the file without it.
pub(super) fn adopt_log(conn: &Connection, alone: Option<Mark>, now: Instant) -> Result<()> {
    let write = Transaction::new_unchecked(conn, TransactionBehavior::Immediate)?;
    let mut mark = Mark::read(&write)?.unwrap_or_default();
    if let Some(alone) = alone {
        mark.file = alone.file;
        mark.links.splice(..0, alone.links);
    }
    Mark { open_since: Some(now.seconds()), ..mark }.write_next(&write)?;
    Ok(write.commit()?)
}

/// Refuses a file whose log is missing, or is that of another shop or another day. To be called before anything is read,
/// which would be read from that log.
/// `alone` reads the file without its log, where it can be read so.
pub(crate) fn check(conn: &Connection, alone: Option<Connection>, path: &Path) -> Result<()> {
    let mode: String = conn.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap_or_default();
    let Some(alone) = alone.filter(|_| mode == "wal") else { return Ok(()) };
    // Until both are read, it keeps other programs from moving later links into the file.
    let held = conn.unchecked_transaction()?;
    let with_log = Mark::read(&held);
    // What cannot be read is damaged, or half written, and the log has it whole.
    let Some(in_file) = Mark::read(&alone).ok().flatten() else { return Ok(()) };
    let is_lost = match with_log {
        _ if !has_log(path) => in_file.is_open(),
        Ok(Some(with_log)) => !with_log.follows(&in_file),
        Err(StoreError(error)) if is_passing(&error) => return Err(error.into()),
        Ok(None) | Err(_) => false,
    };
    if is_lost { Err(lost(&alone, path, &in_file).into()) } else { Ok(()) }
}

fn lost(alone: &Connection, path: &Path, mark: &Mark) -> Error {
    let [log, _] = beside(path);
    let log_name = log.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let zone = setting(alone, "time_zone").ok().flatten().and_then(|name| Zone::parse(&name));
    let since = mark.open_since.map(|at| zone.unwrap_or(Zone::UTC).local(Instant::from_seconds(at)));
    let problem = match since {
        Some(since) if fs::metadata(&log).map_or(0, |about| about.len()) == 0 => text!(
            "{path} has lost its log {log_name}, and with it perhaps what was changed since {since}: close it where else it is open, or put the log back beside it",
            path,
            log_name,
            since
        ),
        Some(since) => text!(
            "{path} has lost its log {log_name}, and with it perhaps what was changed since {since}: the one beside it is from another shop or another day, so put back the one that was there",
            path,
            log_name,
            since
        ),
        None => text!(
            "{path} was closed with all changes in it, and the log beside it, {log_name}, or the shop file is from another shop or another day: put back whichever belongs here",
            path,
            log_name
        ),
    };
    Error::LostLog { problem }
}

/// True if a log of SQLite is beside the file, of whichever shop, empty or not. The rest of a header may be
/// half written when the power fails, which happens only to a log that begins anew, when all is in the file.
pub(super) fn has_log(path: &Path) -> bool {
    let [log, _] = beside(path);
    let mut header = [0; HEADER];
    let is_read = File::open(log).is_ok_and(|mut log| log.read_exact(&mut header).is_ok());
    let [one, two, three, four, ..] = header;
    is_read && u32::from_be_bytes([one, two, three, four]) & !1 == MAGIC
}

/// The paths of the log and its index, which SQLite keeps beside the target of a symbolic link.
pub(super) fn beside(shop: &Path) -> [PathBuf; 2] {
    let [wal, shm, _] = logs_of(&shop.canonicalize().unwrap_or_else(|_| shop.to_owned()));
    [wal, shm]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn conn() -> Connection {
        let conn = Connection::open_in_memory().unwrap();
        let sql = include_str!("../shop.sql");
        let begins = sql.find("CREATE TABLE log_mark").unwrap();
        let table = &sql[begins..];
        conn.execute_batch(&table[..=table.find(';').unwrap()]).unwrap();
        conn
    }

    fn mark(conn: &Connection) -> Mark {
        Mark::read(conn).unwrap().unwrap()
    }

    #[test]
    fn half_a_mark_is_none() {
        let conn = conn();
        close_single(&conn).unwrap();
        open(&conn, Instant::from_seconds(1_743_434_430)).unwrap();
        let all = "SELECT links, open_since FROM log_mark";
        let row = || conn.query_row(all, [], |row| Ok((row.get(0)?, row.get(1)?)));
        let (links, since): (Vec<u8>, Option<i64>) = row().unwrap();
        let torn = [(links[..links.len() - 8].to_vec(), since), (links[1..].to_vec(), since), (links, None)];
        for (links, since) in torn {
            conn.execute("UPDATE log_mark SET links = ?1, open_since = ?2", (&links, since)).unwrap();
            assert_eq!(Mark::read(&conn).unwrap(), None, "{links:?} {since:?}");
        }
        conn.execute("DELETE FROM log_mark", []).unwrap();
        assert_eq!(Mark::read(&conn).unwrap(), None);
    }

    #[test]
    fn a_chain_begins_with_what_is_in_the_file() {
        let conn = conn();
        close_single(&conn).unwrap();
        let mut marks = vec![mark(&conn)];
        open(&conn, Instant::from_seconds(7)).unwrap();
        marks.push(mark(&conn));
        for _ in 0..3 {
            add_link(&conn, None).unwrap();
            marks.push(mark(&conn));
        }
        for (at, one) in marks.iter().enumerate() {
            for (before, other) in marks.iter().enumerate() {
                assert_eq!(one.follows(other), before <= at, "{at} {before}");
            }
        }
        // The third is in the file.
        assert_eq!(add_link(&conn, marks[2].last()).unwrap(), 3);
        let last = mark(&conn);
        let follows: Vec<bool> = marks.iter().map(|mark| last.follows(mark)).collect();
        assert_eq!(follows, [false, false, true, true, true]);
        assert_eq!(add_link(&conn, marks[0].last()).unwrap(), 4, "a link that is gone drops nothing");
        close(&conn).unwrap();
        assert!(!mark(&conn).is_open() && mark(&conn).links.len() == 1);
        close_single(&conn).unwrap();
        assert!(!mark(&conn).follows(&last) && !last.follows(&mark(&conn)));
    }
}
