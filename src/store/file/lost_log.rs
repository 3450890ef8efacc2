//! A file whose log is missing, or beside which is the log of another shop or another day: what it holds with and without, and
//! how it goes on. Nothing is dropped: both are kept as they were.

use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use super::log_mark::{self, Mark};
use super::{connect, connect_alone, connect_or_look, restore, wal};
use crate::{Result, Store, StoreError, file};
use domain::Error;
use domain::shop::contents::{Contents, LogStates};
use domain::shop::health::Depth;
use domain::time::Instant;

const READ_ONLY: OpenFlags = OpenFlags::SQLITE_OPEN_READ_ONLY.union(OpenFlags::SQLITE_OPEN_NO_MUTEX);

impl Store {
    /// Opens a file that has lost its log for reading only. A log that is beside it is not read.
    pub fn without_log(path: &Path) -> Result<Self> {
        file::check_before_opening(path)?;
        Ok(Self::to_read(restore::checked(connect_alone(path)?, path)?, path))
    }

    /// The contents of such a file without the log beside it, and with it; `None` where it is no whole shop
    /// so, or the log is of another file.
    pub fn states_of_log(path: &Path) -> LogStates {
        let without = whole(connect_alone(path), path).ok().flatten();
        let with = || whole(connect_or_look(path, READ_ONLY), path).ok().flatten();
        let with = log_mark::has_log(path).then(with).flatten();
        let is_of_file = |with: &Whole| match (&with.mark, without.as_ref().map(|without| &without.mark)) {
            (Some(with), Some(Some(without))) => with.is_of_same_file(without),
            (_, without) => without.is_none(),
        };
        let with = with.filter(is_of_file);
        LogStates { without: without.map(|whole| whole.holds), with: with.map(|whole| whole.holds) }
    }

    /// Opens such a file for writing, with the log beside it or without, after both were copied to `aside`. Refused while
    /// another program has the file open.
    pub fn settle_log(path: &Path, aside: &Path, takes_log: bool, at: Instant) -> Result<Self> {
        Self::refuse_while_open(path)?;
        Self::without_log(path)?.copy_unchecked(aside)?;
        wal::keep_log(path, aside, takes_log)?;
        let conn = connect(path)?;
        match log_mark::check(&conn, connect_alone(path).ok(), path) {
            Err(StoreError(Error::LostLog { .. })) => wal::adopt(&conn, path, at)?,
            checked => checked?,
        }
        drop(conn);
        Self::open(path)
    }

    /// Opens what [`Self::settle_log`] has kept for reading, with its log or without. Refused with a log with which it is no
    /// whole shop.
    pub fn read_kept(kept: &Path, with_log: bool) -> Result<Self> {
        if !with_log {
            return Self::without_log(kept);
        }
        match Self::states_of_log(kept).with {
            Some(_) => Ok(Self::to_read(connect_or_look(kept, READ_ONLY)?, kept)),
            None => Err(Error::NoSuchShop { path: kept.to_owned() }.into()),
        }
    }
}

/// A file in which nothing is wrong.
struct Whole {
    holds: Contents,
    mark: Option<Mark>,
}

fn whole(conn: Result<Connection>, path: &Path) -> Result<Option<Whole>> {
    let store = Store::to_read(restore::checked(conn?, path)?, path);
    if !store.check(Depth::Whole)?.is_empty() {
        return Ok(None);
    }
    let holds = store.read_state(|read| Ok(read.contents()?))?;
    Ok(Some(Whole { holds, mark: Mark::read(&store.conn)? }))
}
