//! Creates the tables of a new shop file by `shop.sql`, and brings a file of an earlier version to the latest one by the
//! migrations after it, each applied once, all in one exclusive transaction, after a copy was made beside the file. A
//! released migration, which `shop.sql` is too, is never edited; `user_version` counts those that a file has had.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, MAIN_DB, named_params};

use super::fields::{LaterColumn, LaterTable, later_columns, later_tables};
use super::{file, settings, sqlite_error};
use crate::Result;
use domain::text::Text;
use domain::{Error, text};

/// `Till`, the application id in the header of the file.
pub(super) const APPLICATION_ID: i64 = 0x5469_6c6c;
/// The migrations that are more than a text of a noun, oldest first. Columns of texts come of their fields, each with the version
/// that it is said since.
const MIGRATIONS: &[(i64, &str)] = &[
    (FIRST, include_str!("shop.sql")),
    (105, include_str!("105.sql")),
    (108, include_str!("108.sql")),
    (109, include_str!("109.sql")),
    (110, include_str!("110.sql")),
];
/// The version of a file that has had the first of them. Lower ones are of files that were made before the first release,
/// whose tables were others.
const FIRST: i64 = 104;
/// The setting with the version of the program that brought a file to its version: an older program says that it or a
/// later one opens the file.
const PROGRAM: &str = "program";

/// The version that this program writes.
pub(super) fn latest() -> i64 {
    Later::of_fields().latest(MIGRATIONS)
}

/// Applies the missing migrations, on a connection that has the SQL functions which they call. A file that has had some of them
/// is copied first.
pub(super) fn to_latest(conn: &Connection, path: &Path, add_columns: AddColumns) -> Result<()> {
    apply(conn, path, MIGRATIONS, (&Later::of_fields(), add_columns))
}

/// Adds the columns of these that a version brought.
pub(super) type AddColumns = fn(&Connection, &[LaterColumn], i64) -> Result<()>;

/// What versions of the file brought beside the migrations.
struct Later {
    tables: Vec<LaterTable>,
    columns: Vec<LaterColumn>,
}

impl Later {
    fn of_fields() -> Self {
        Self { tables: later_tables(), columns: later_columns() }
    }

    /// The last version that brought anything.
    fn latest(&self, migrations: &[(i64, &str)]) -> i64 {
        let versions = migrations.iter().map(|(version, _)| *version);
        let versions = versions.chain(self.tables.iter().map(|(since, _)| *since));
        versions.chain(self.columns.iter().map(|(since, ..)| *since)).max().unwrap_or(FIRST)
    }
}

/// True if the file is of the version that this program writes.
pub(super) fn is_latest(conn: &Connection) -> Result<bool> {
    Ok(version(conn)? == latest())
}

/// 0 for a file without tables.
fn version(conn: &Connection) -> Result<i64> {
    Ok(conn.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

fn apply(
    conn: &Connection,
    path: &Path,
    migrations: &[(i64, &str)],
    later: (&Later, AddColumns),
) -> Result<()> {
    let found = version(conn)?;
    let target = later.0.latest(migrations);
    if found == target {
        return Ok(());
    }
    if conn.is_readonly(MAIN_DB)? {
        let problem = text!(
            "it was made by an older version and may only be read here. Copy it to a folder of yours \
             and open the copy"
        );
        return Err(Error::Invalid { what: Text::written(path.to_string_lossy()), problem }.into());
    }
    if found > 0 {
        copy_aside(conn, path, found)?;
    }
    conn.execute_batch("BEGIN EXCLUSIVE")?;
    let done = apply_missing(conn, migrations, later);
    let end = if done.is_ok() { "COMMIT" } else { "ROLLBACK" };
    conn.execute_batch(end)?;
    done
}

fn apply_missing(
    conn: &Connection,
    migrations: &[(i64, &str)],
    (later, add_columns): (&Later, AddColumns),
) -> Result<()> {
    // Read again inside the transaction: another program may have migrated meanwhile.
    let had = version(conn)?.max(FIRST - 1);
    let target = later.latest(migrations);
    for version in had + 1..=target {
        for (_, migration) in migrations.iter().filter(|(of, _)| *of == version) {
            conn.execute_batch(migration)?;
        }
        for (_, table) in later.tables.iter().filter(|(since, _)| *since == version) {
            conn.execute_batch(table)?;
        }
        add_columns(conn, &later.columns, version)?;
    }
    let program = env!("CARGO_PKG_VERSION");
    conn.execute(settings::SET, named_params! { ":key": PROGRAM, ":value": program })?;
    conn.pragma_update(None, "application_id", APPLICATION_ID)?;
    conn.pragma_update(None, "user_version", target)?;
    Ok(())
}

/// The version of Tillbook that brought a file to its version; `None` where it names none.
fn program_of(conn: &Connection) -> Option<String> {
    // The tables of a newer file may be others.
    let program = settings::setting(conn, PROGRAM).ok().flatten()?;
    let is_version = |byte: u8| byte.is_ascii_digit() || byte == b'.';
    (program.len() <= 20 && program.bytes().all(is_version)).then_some(program)
}

/// Copies the file before its migration: `shop.tillbook` of version 101 to `shop.v101.tillbook`, or to the next
/// free name. The copy gets its name once it is complete.
fn copy_aside(conn: &Connection, path: &Path, version: i64) -> Result<()> {
    let mut names = (1..10_000).map(|number| copy_name(path, version, number));
    let copy =
        names.find(|copy| copy.symlink_metadata().is_err()).unwrap_or_else(|| copy_name(path, version, 1));
    file::create_checked(&copy, |draft| {
        let failed = |error: rusqlite::Error| {
            sqlite_error::failed(text!("Copying the shop to {copy} before updating it", copy = &copy), error)
        };
        conn.backup(MAIN_DB, draft, None).map_err(failed)?;
        let made = Connection::open(draft).map_err(failed)?;
        Ok(made.pragma_update(None, "journal_mode", "DELETE").map_err(failed)?)
    })
}

fn copy_name(path: &Path, version: i64, number: u32) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let extension = path.extension().unwrap_or_default().to_string_lossy();
    let number = if number == 1 { String::new() } else { format!("-{number}") };
    path.with_file_name(format!("{stem}.v{version}{number}.{extension}"))
}

/// Refuses a file of another program, of a newer version, or of before the first release.
pub(super) fn check_identity(conn: &Connection, path: &Path) -> Result<()> {
    let pragma = |name: &str| conn.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let id = pragma("application_id").map_err(|error| file::unreadable(path, error))?;
    if id != APPLICATION_ID {
        return Err(file::not_a_shop(path, text!("it is a database of another program")));
    }
    let version = pragma("user_version").map_err(|error| file::unreadable(path, error))?;
    if version < FIRST {
        let problem = text!(
            "it was written by a Tillbook from before the first release (file version {version}), whose files no later one opens, and was left as it was. Export its books with the program that wrote it, and import them into a new shop",
            version
        );
        return Err(Error::Invalid { what: Text::written(path.to_string_lossy()), problem }.into());
    }
    let known = latest();
    if version > known {
        return Err(
            Error::NewerShop { path: path.to_owned(), version, known, program: program_of(conn) }.into()
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two versions of a file with one table beside the settings.
    const STEPS: [(i64, &str); 2] = [
        (
            FIRST,
            "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
         CREATE TABLE a (x INTEGER) STRICT; INSERT INTO a VALUES (7);",
        ),
        (FIRST + 1, "ALTER TABLE a ADD COLUMN y TEXT;"),
    ];

    const NONE: (&Later, AddColumns) = (&Later { tables: Vec::new(), columns: Vec::new() }, |_, _, _| Ok(()));

    fn columns(conn: &Connection) -> i64 {
        conn.query_row("SELECT count(*) FROM pragma_table_info('a')", [], |row| row.get(0)).unwrap()
    }

    #[test]
    fn an_older_file_is_copied_aside_and_brought_up_to_date_or_left_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("shop.tillbook");
        let conn = Connection::open(&path).unwrap();
        apply(&conn, &path, &STEPS[..1], NONE).unwrap();
        assert_eq!((version(&conn).unwrap(), columns(&conn)), (FIRST, 1));
        check_identity(&conn, &path).unwrap();

        // A migration that fails takes back those before it.
        let failing =
            [STEPS[0], STEPS[1], (FIRST + 2, "CREATE TABLE b (x INTEGER) STRICT; CREATE TABLE a (x);")];
        apply(&conn, &path, &failing, NONE).unwrap_err();
        assert_eq!((version(&conn).unwrap(), columns(&conn)), (FIRST, 1));

        apply(&conn, &path, &STEPS, NONE).unwrap();
        assert_eq!((version(&conn).unwrap(), columns(&conn)), (FIRST + 1, 2));
        conn.execute("INSERT INTO a VALUES (8, 'new')", []).unwrap();
        for name in [1, 2].map(|copy| format!("shop.v{FIRST}{}.tillbook", if copy == 1 { "" } else { "-2" }))
        {
            let copy = Connection::open(folder.path().join(&name)).unwrap();
            assert_eq!((version(&copy).unwrap(), columns(&copy)), (FIRST, 1), "{name}");
            assert_eq!(
                copy.query_row("SELECT x FROM a", [], |row| row.get::<_, i64>(0)).unwrap(),
                7,
                "{name}"
            );
        }

        // To a program with one less it is a newer file.
        let newer = latest() + 1;
        conn.pragma_update(None, "user_version", newer).unwrap();
        let refused = Error::from(check_identity(&conn, &path).unwrap_err());
        assert!(
            matches!(refused, Error::NewerShop { version, known, .. } if (version, known) == (newer, latest())),
            "{refused}"
        );
    }
}
