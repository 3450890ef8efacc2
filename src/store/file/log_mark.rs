//! The mark by which the shop file knows its write-ahead log, in a row of `settings`. A file alone with an open
//! mark has changes that are only in its log; one with a closed mark has them all.
//!
//! SQLite numbers its logs: the first number of a log's header is random where the log is a new file, and one more
//! each time the log begins anew in the same file (`sqlite.org/walformat.html`, salt-1). An open mark has the number of
//! the log when it was written, and a closed one that of the log that it was written to, until this is emptied. So a log of
//! another shop, or of an earlier day, has a number that does not follow on the mark. Where a program was killed
//! before the open mark was in the file, it is in the log, and names the closed one that it follows on.

use std::fs::File;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, Transaction, TransactionBehavior, named_params};

use crate::Result;
use crate::settings::{SET, setting};
use domain::time::{Instant, Zone};
use domain::{Error, text};
use system::logs_of;

const KEY: &str = "log_mark";
/// The most times that a log begins anew before the shop is closed: once in thousands of changed pages. Of the logs of
/// other shops, one in 65,536 has such a number by chance.
const MOST_ANEW: u32 = 1 << 16;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    /// Changes since `at`, in seconds, may be only in the log of the number `log` or one that it became. The closed mark
    /// before had the number `after`.
    Open { at: i64, log: u32, after: u32 },
    /// All changes are in the file.
    Closed { log: u32 },
}

impl Mark {
    pub(super) fn read(conn: &Connection) -> Result<Option<Self>> {
        Ok(setting(conn, KEY)?.and_then(|text| Self::parse(&text)))
    }

    /// A mark is written twice in its row, so that half a row, after a power cut, is none.
    fn parse(text: &str) -> Option<Self> {
        let (mark, again) = text.split_once('=')?;
        let words: Vec<&str> = mark.split(' ').collect();
        let number = |text: &str| u32::from_str_radix(text, 16).ok();
        match words.as_slice() {
            _ if mark != again => None,
            ["open", at, log, after] => {
                Some(Self::Open { at: at.parse().ok()?, log: number(log)?, after: number(after)? })
            }
            ["closed", log] => Some(Self::Closed { log: number(log)? }),
            _ => None,
        }
    }

    pub(super) fn write(self, conn: &Connection) -> Result<()> {
        let mark = match self {
            Self::Open { at, log, after } => format!("open {at} {log:08x} {after:08x}"),
            Self::Closed { log } => format!("closed {log:08x}"),
        };
        let mut statement = conn.prepare_cached(SET)?;
        statement.execute(named_params! { ":key": KEY, ":value": format!("{mark}={mark}") })?;
        Ok(())
    }

    fn log(self) -> u32 {
        match self {
            Self::Open { log, .. } | Self::Closed { log } => log,
        }
    }

    /// An open mark of this log, or of one that became it.
    fn is_open_with(self, number: u32) -> bool {
        matches!(self, Self::Open { log, .. } if number.wrapping_sub(log) < MOST_ANEW)
    }
}

/// Opens the mark, unless it is. Where the log is empty, its number is known only when something is in it.
pub(super) fn open(conn: &Connection, log: &Path, now: Instant) -> Result<()> {
    loop {
        let write = Transaction::new_unchecked(conn, TransactionBehavior::Immediate)?;
        let number = number(log);
        let (at, after) = match Mark::read(&write)? {
            Some(mark @ Mark::Open { at, after, .. }) => match number {
                Some(number) if !mark.is_open_with(number) => (at, after),
                _ => return Ok(()),
            },
            Some(Mark::Closed { log }) => (now.seconds(), log),
            None => (now.seconds(), 0),
        };
        Mark::Open { at, log: number.unwrap_or_default(), after }.write(&write)?;
        write.commit()?;
    }
}

/// Closes an open mark, by a connection that alone has the file open and has moved the whole log into it. The log
/// begins anew with this.
pub(super) fn close(conn: &Connection, log: &Path) -> Result<()> {
    let mut next = number(log).unwrap_or_default().wrapping_add(1);
    loop {
        Mark::Closed { log: next }.write(conn)?;
        match number(log) {
            Some(number) if number != next => next = number,
            _ => return Ok(()),
        }
    }
}

/// Closes the mark of a new file or a copy, by a number that no log has.
pub(crate) fn close_single(conn: &Connection) -> Result<()> {
    let log = conn.query_row("SELECT random() & 0xffffffff", [], |row| row.get(0))?;
    Mark::Closed { log }.write(conn)
}

/// Gives a copy the mark of the file that it is going to replace the contents of.
pub(super) fn take_over(conn: &Connection, copy: &Connection) -> Result<()> {
    Mark::read(conn)?.map_or(Ok(()), |mark| mark.write(copy))
}

/// Closes the mark of a file whose log is lost, so that a new log follows on it.
pub(super) fn close_lost(conn: &Connection) -> Result<()> {
    match Mark::read(conn)? {
        Some(mark) => Mark::Closed { log: mark.log() }.write(conn),
        None => Ok(()),
    }
}

/// True when the log holds nothing, or what was closed with it.
pub(super) fn is_closed(conn: &Connection, log: &Path) -> Result<bool> {
    Ok(match Mark::read(conn)? {
        Some(Mark::Open { .. }) => false,
        Some(Mark::Closed { log: closed }) => number(log).is_none_or(|number| number == closed),
        None => true,
    })
}

/// Refuses a file whose log is missing, or is that of another shop or another day. To be called before anything is read,
/// which would be read from that log.
/// `alone` reads the file without its log, where it can be read so.
pub(crate) fn check(conn: &Connection, alone: Option<Connection>, path: &Path) -> Result<()> {
    // The connection keeps others from closing the mark from here on; they can open it.
    let mode: String = conn.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap_or_default();
    let Some(alone) = alone.filter(|_| mode == "wal") else { return Ok(()) };
    // What cannot be read is damaged, or half written, and the log has it whole.
    let Some(mark) = Mark::read(&alone).ok().flatten() else { return Ok(()) };
    let [log, _] = beside(path);
    let is_lost = match (mark, number(&log)) {
        (Mark::Open { .. }, None) => true,
        (Mark::Closed { .. }, None) => false,
        (Mark::Closed { log: closed }, Some(number)) if number == closed || is_empty(conn) => false,
        (mark, Some(number)) if mark.is_open_with(number) => false,
        _ => {
            let of_log = Mark::read(conn).ok().flatten();
            !matches!(of_log, Some(Mark::Open { after, .. }) if after == mark.log())
        }
    };
    if is_lost { Err(lost(&alone, path, &log, mark).into()) } else { Ok(()) }
}

fn lost(alone: &Connection, path: &Path, log: &Path, mark: Mark) -> Error {
    let log_name = log.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let zone = setting(alone, "time_zone").ok().flatten().and_then(|name| Zone::parse(&name));
    let since = match mark {
        Mark::Open { at, .. } => Some(zone.unwrap_or(Zone::UTC).local(Instant::from_seconds(at))),
        Mark::Closed { .. } => None,
    };
    let problem = match (since, number(log)) {
        (Some(since), None) => text!(
            "{path} has lost its log {log_name}, and with it perhaps what was changed since {since}: close it where else it is open, or put the log back beside it",
            path,
            log_name,
            since
        ),
        (Some(since), _) => text!(
            "{path} has lost its log {log_name}, and with it perhaps what was changed since {since}: the one beside it is of another shop or of another day, so put back the one that was there",
            path,
            log_name,
            since
        ),
        (None, _) => text!(
            "{path} was closed with all changes in it, and the log beside it, {log_name}, or the shop file is of another shop or of another day: put back whichever belongs here",
            path,
            log_name
        ),
    };
    Error::LostLog { problem }
}

/// The paths of the log and its index, which SQLite keeps beside the target of a symbolic link.
pub(super) fn beside(shop: &Path) -> [PathBuf; 2] {
    let [wal, shm, _] = logs_of(&shop.canonicalize().unwrap_or_else(|_| shop.to_owned()));
    [wal, shm]
}

/// The number of a log; `None` without one.
fn number(log: &Path) -> Option<u32> {
    let mut header = [0; 20];
    File::open(log).ok()?.read_exact(&mut header).ok()?;
    let [.., one, two, three, four] = header;
    Some(u32::from_be_bytes([one, two, three, four]))
}

/// True when nothing is in the log but a header. What cannot be asked of a log that may only be read counts as
/// something.
fn is_empty(conn: &Connection) -> bool {
    let frames = conn.query_row("PRAGMA wal_checkpoint(NOOP)", [], |row| row.get::<_, i64>(1));
    frames.is_ok_and(|frames| frames == 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_a_mark_is_none() {
        let open = Mark::Open { at: 1_743_434_430, log: 0xff00_0001, after: 7 };
        let conn = Connection::open_in_memory().unwrap();
        conn.execute_batch("CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT)").unwrap();
        let texts = [open, Mark::Closed { log: 8 }, Mark::Closed { log: u32::MAX }].map(|mark| {
            mark.write(&conn).unwrap();
            assert_eq!(Mark::read(&conn).unwrap(), Some(mark));
            setting(&conn, KEY).unwrap().unwrap()
        });
        for (one, other) in [(0, 1), (1, 0), (1, 2), (2, 1)] {
            let (one, other) = (&texts[one], &texts[other]);
            for cut in 1..one.len().min(other.len()) {
                let mixed = format!("{}{}", &one[..cut], &other[cut..]);
                let whole = [&texts[0], &texts[1], &texts[2]].contains(&&mixed);
                assert_eq!(Mark::parse(&mixed).is_some(), whole, "{mixed}");
            }
        }
    }

    #[test]
    fn a_log_that_began_anew_follows_on_its_mark() {
        for (log, number, follows) in [
            (5, 5, true),
            (5, 6, true),
            (u32::MAX, 3, true),
            (5, 65_540, true),
            (5, 65_541, false),
            (5, 4, false),
            (5, u32::MAX, false),
        ] {
            let mark = Mark::Open { at: 0, log, after: 0 };
            assert_eq!(mark.is_open_with(number), follows, "{log} {number}");
            assert!(!Mark::Closed { log }.is_open_with(number));
        }
    }
}
