//! The file as such: checks before it is opened, and the creation of a new one, complete or not at all.

mod backup;
pub(super) mod log_mark;
mod lost_log;
pub(super) mod restore;
pub(super) mod wal;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, MAIN_DB, OpenFlags, OptionalExtension};

use super::sqlite_error::failed;
use super::totals::{order_facts, vat_number_doubts};
use crate::{Result, StoreError};
use domain::text::Text;
use domain::{Error, text};
use system::{Draft, leftover_logs, logs_of};

/// Finds schema objects that no shop file has, and that could run code with the program's rights.
const FOREIGN: &str = "
  SELECT CASE WHEN type = 'table' THEN 'virtual table' ELSE type END || ' \"' || substr(name, 1, 60) || '\"'
  FROM sqlite_schema
  WHERE type IN ('trigger', 'view') OR (type = 'table' AND (rootpage IS NULL OR rootpage = 0))
  ORDER BY rowid LIMIT 1";

/// The largest file, in bytes, that is checked as a whole when it is opened; `tillbook check` does so for
/// larger ones.
const CHECKED_WHOLE: u64 = 8 << 20;

/// The page cache of that check, in pages.
const CACHE_OF_CHECK: i64 = 20;

pub(super) fn not_a_shop(path: &Path, detail: Text) -> StoreError {
    Error::NotAShop { path: path.to_owned(), detail: Some(detail) }.into()
}

fn damaged(path: &Path, problem: Text) -> StoreError {
    Error::DamagedShop { path: path.to_owned(), problem }.into()
}

/// Checks the file's metadata before SQLite opens it. The file is not opened here: closing it again would
/// drop the locks that this program holds on it by other connections.
pub(super) fn check_before_opening(path: &Path) -> Result<()> {
    let about = match fs::metadata(path) {
        Ok(about) => about,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            return Err(Error::NoSuchShop { path: path.to_owned() }.into());
        }
        Err(error) => return Err(Error::storage(text!("Opening {path}", path), error).into()),
    };
    if about.is_dir() {
        return Err(not_a_shop(path, text!("it is a folder")));
    }
    if !about.is_file() {
        return Err(not_a_shop(path, text!("it is not a regular file")));
    }
    if about.len() == 0 {
        return Err(not_a_shop(path, text!("it is empty")));
    }
    Ok(())
}

/// Opens an existing file for writing.
pub(super) fn connect(path: &Path) -> Result<Connection> {
    connect_or_look(path, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX)
}

/// Opens an existing file, read-only where its folder cannot be written to: SQLite then cannot create the log
/// beside the file and has to be told that nobody writes to it. Changes in an existing log would be missing,
/// so a file with one is refused.
pub(super) fn connect_or_look(path: &Path, flags: OpenFlags) -> Result<Connection> {
    let conn = connect_with(path, flags)?;
    let tried = conn.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get::<_, i64>(0));
    match tried.map_err(|error| error.sqlite_error_code()) {
        Err(Some(ErrorCode::ReadOnly)) => {}
        Err(Some(ErrorCode::CannotOpen)) if conn.is_readonly(MAIN_DB)? => {}
        _ => return Ok(conn),
    }
    let [wal, ..] = logs_of(path);
    if fs::metadata(&wal).is_ok_and(|about| about.len() > 0) {
        let problem = text!(
            "its last changes are in the file beside it that ends in -wal, and nothing can be written \
             here, which is needed to read them. Copy both to a folder of yours and open the copy"
        );
        return Err(Error::Invalid { what: Text::written(path.to_string_lossy()), problem }.into());
    }
    connect_alone(path)
}

/// Opens an existing file for reading, as if nobody wrote to it: without its log, and without a lock.
pub(super) fn connect_alone(path: &Path) -> Result<Connection> {
    // In a URI, so other characters are escaped.
    let absolute = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let bytes = absolute.as_os_str().as_encoded_bytes();
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'/' | b'.' | b'-' | b'_');
    let escaped: String = bytes
        .iter()
        .map(|byte| if plain(byte) { char::from(*byte).to_string() } else { format!("%{byte:02X}") })
        .collect();
    let uri = format!("file:{escaped}?immutable=1");
    let flags =
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    connect_with(Path::new(&uri), flags)
}

/// Opens an existing file with these flags.
pub(super) fn connect_with(path: &Path, flags: OpenFlags) -> Result<Connection> {
    let conn = Connection::open_with_flags(path, flags)
        .map_err(|error| failed(text!("Opening {path}", path), error))?;
    // A shop file may come from anywhere, so nothing that it defines may run with the program's rights.
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, false)?;
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_VIEW, false)?;
    wal::keep_at_close(&conn)?;
    order_facts::prepare(&conn)?;
    vat_number_doubts::prepare(&conn)?;
    conn.pragma_update(None, "trusted_schema", "OFF")?;
    conn.pragma_update(None, "cell_size_check", "ON")?;
    Ok(conn)
}

/// Refuses a file with schema objects that no shop file has.
pub(super) fn check_schema(conn: &Connection, path: &Path) -> Result<()> {
    let foreign: Option<String> =
        conn.query_row(FOREIGN, [], |row| row.get(0)).optional().map_err(|error| unreadable(path, error))?;
    match foreign {
        None => Ok(()),
        Some(what) => Err(not_a_shop(path, text!("it holds the {what}, which no shop file has", what))),
    }
}

pub(super) fn unreadable(path: &Path, error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => Error::NotAShop { path: path.to_owned(), detail: None }.into(),
        Some(ErrorCode::DatabaseCorrupt) => {
            damaged(path, text!("its pages do not add up, and its end may be missing"))
        }
        _ => error.into(),
    }
}

/// The message about a damaged file, with the findings of SQLite's own check.
pub(super) fn broken(found: &str) -> Text {
    let found = found.trim_start_matches("*** in database main ***").trim();
    text!("a part of it cannot be read ({found})", found)
}

/// Refuses a damaged file, by SQLite's own check, which covers small files as a whole.
pub(super) fn check_health(conn: &Connection, path: &Path) -> Result<()> {
    let small = fs::metadata(path).is_ok_and(|about| about.len() <= CHECKED_WHOLE);
    let sql = if small { "PRAGMA quick_check(1)" } else { "SELECT 'ok' FROM settings LIMIT 1" };
    // Each page is looked at once, so a cache of the usual size would be filled for nothing.
    let usual: i64 = conn.pragma_query_value(None, "cache_size", |row| row.get(0))?;
    conn.pragma_update(None, "cache_size", CACHE_OF_CHECK)?;
    let verdict: Option<String> =
        conn.query_row(sql, [], |row| row.get(0)).optional().map_err(|error| unreadable(path, error))?;
    conn.pragma_update(None, "cache_size", usual)?;
    match verdict.as_deref() {
        Some("ok") => Ok(()),
        Some(problem) => Err(damaged(path, broken(problem))),
        None => Err(damaged(path, text!("its settings are missing"))),
    }
}

/// As [`create_whole`], and has SQLite check the draft.
pub(super) fn create_checked(path: &Path, build: impl FnOnce(&Path) -> Result<()>) -> Result<()> {
    create_whole(path, |draft| {
        build(draft)?;
        let made = connect(draft)?;
        let verdict: String = made.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
        if verdict == "ok" { Ok(()) } else { Err(damaged(path, broken(&verdict))) }
    })
}

/// Builds a new file as a draft and gives it its name when it is complete. A draft with a log is refused,
/// since the log would not be moved with it.
pub(super) fn create_whole(path: &Path, build: impl FnOnce(&Path) -> Result<()>) -> Result<()> {
    let logs = leftover_logs(path);
    if path.symlink_metadata().is_ok() {
        return Err(Error::ShopExists { path: path.to_owned() }.into());
    }
    if let Some(log) = logs.first() {
        let problem = text!(
            "it is in the way: it exists already, the log of an earlier shop, and would be taken for that of the new one. Move it away or choose another name"
        );
        return Err(Error::Invalid { what: Text::written(log.to_string_lossy()), problem }.into());
    }
    let draft = Draft::of(path)?;
    drop(draft.create()?);
    build(&draft.path())?;
    if !leftover_logs(&draft.path()).is_empty() {
        return Err(damaged(path, text!("it could not be written in full")));
    }
    Ok(draft.place_new()?)
}

/// Removes a new file that cannot be used, with its logs.
pub(super) fn remove(path: &Path) {
    for file in leftover_logs(path).iter().map(PathBuf::as_path).chain([path]) {
        // The caller reports why it cannot be used.
        drop(fs::remove_file(file));
    }
}
