//! Migrates a shop file to the latest version by numbered `.sql` files, each applied once, all in one
//! exclusive transaction, after a copy was made beside the file. A released migration is never edited;
//! `user_version` is the number of migrations that a file has had.

use std::path::{Path, PathBuf};

use rusqlite::functions::{Context, FunctionFlags};
use rusqlite::{Connection, MAIN_DB, named_params};

use super::{
    charges, checksums, day_digests, file, journal, product_totals, row_checksums, settings, totals,
    vat_number_doubts,
};
use crate::domain::jurisdiction::Jurisdiction;
use crate::domain::{Error, Result};

/// `Till`, the application id in the header of the file.
pub(super) const APPLICATION_ID: i64 = 0x5469_6c6c;
/// All migrations, oldest first.
const MIGRATIONS: &[&str] = &[
    include_str!("migrations/0001_shop.sql"),
    include_str!("migrations/0002_books.sql"),
    include_str!("migrations/0003_keys.sql"),
    include_str!("migrations/0004_product_keys.sql"),
    include_str!("migrations/0005_as_typed.sql"),
    include_str!("migrations/0006_checksums.sql"),
    include_str!("migrations/0007_nonces.sql"),
    include_str!("migrations/0008_notes.sql"),
    include_str!("migrations/0009_rate_versions.sql"),
    include_str!("migrations/0010_purchases.sql"),
    include_str!("migrations/0011_places.sql"),
    include_str!("migrations/0012_closed_periods.sql"),
    include_str!("migrations/0013_class_types.sql"),
    include_str!("migrations/0014_orders_by_country.sql"),
    include_str!("migrations/0015_returns.sql"),
    include_str!("migrations/0016_exemptions.sql"),
    include_str!("migrations/0017_vat_numbers_of_customers.sql"),
    include_str!("migrations/0018_corrections.sql"),
    include_str!("migrations/0019_vat_number_doubts.sql"),
    include_str!("migrations/0020_devices.sql"),
    include_str!("migrations/0021_customs.sql"),
    include_str!("migrations/0022_group_rules.sql"),
    include_str!("migrations/0023_smaller.sql"),
    include_str!("migrations/0024_proposals.sql"),
    include_str!("migrations/0025_row_checksums.sql"),
    include_str!("migrations/0026_sold_months.sql"),
    include_str!("migrations/0027_nonces_of_group.sql"),
];

/// The first version in which orders and refunds have checksums.
const CHECKSUMS: usize = 6;
/// The first version in which taxes have places, and sales without tax are charged to one.
const PLACES: usize = 11;
/// The first version in which purchases have a country, and their days of closed periods have it in their digest.
const RETURNS: usize = 15;
/// The first version in which a file names the program that brought it there: an older program says that it or a
/// later one opens the file.
const PROGRAM: usize = 19;
/// The first version in which rows of small tables and classes of lines have checksums, and the journal a chain.
const ROWS: usize = 25;
/// The first version in which the totals of taxes tell when what they count was sold.
const SOLD_MONTHS: usize = 26;
/// The setting with that program's version.
const PROGRAM_KEY: &str = "program";

/// The version that this program writes.
pub(super) fn latest() -> i64 {
    version_after(MIGRATIONS)
}

fn version_after(migrations: &[&str]) -> i64 {
    i64::try_from(migrations.len()).unwrap_or(i64::MAX)
}

/// Applies the missing migrations. A file that has had some of them is copied first.
pub(super) fn to_latest(conn: &Connection, path: &Path) -> Result<()> {
    apply(conn, path, MIGRATIONS)
}

/// Whether the file is of the version that this program writes.
pub(super) fn is_latest(conn: &Connection) -> Result<bool> {
    Ok(version(conn)? == latest())
}

fn version(conn: &Connection) -> Result<i64> {
    Ok(conn.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

fn apply(conn: &Connection, path: &Path, migrations: &[&str]) -> Result<()> {
    let found = version(conn)?;
    let target = version_after(migrations);
    if found == target {
        return Ok(());
    }
    if conn.is_readonly(MAIN_DB)? {
        let problem = "it is of an older version and may only be read here. Copy it to a folder of yours and open the copy";
        return Err(Error::Invalid { what: path.display().to_string(), problem: problem.to_owned() });
    }
    if found > 0 {
        copy_aside(conn, path, found)?;
    }
    conn.execute_batch("BEGIN EXCLUSIVE")?;
    let done = apply_missing(conn, migrations, target);
    let end = if done.is_ok() { "COMMIT" } else { "ROLLBACK" };
    conn.execute_batch(end)?;
    done
}

fn apply_missing(conn: &Connection, migrations: &[&str], target: i64) -> Result<()> {
    // Read again inside the transaction: another program may have migrated meanwhile.
    let had = usize::try_from(version(conn)?).unwrap_or(usize::MAX);
    places_as_functions(conn)?;
    vat_number_doubts::prepare(conn)?;
    product_totals::prepare(conn)?;
    for migration in migrations.iter().skip(had) {
        conn.execute_batch(migration)?;
    }
    if (1..PLACES).contains(&had) && migrations.len() >= PLACES {
        charges::add_missing_untaxed(conn)?;
    }
    if (1..SOLD_MONTHS).contains(&had) && migrations.len() >= SOLD_MONTHS {
        totals::recompute_taxes(conn)?;
    }
    if (1..RETURNS).contains(&had) && migrations.len() >= RETURNS {
        day_digests::add_countries(conn)?;
    }
    if (1..ROWS).contains(&had) && migrations.len() >= ROWS {
        if had < CHECKSUMS {
            checksums::renew(conn, None)?;
        } else {
            checksums::cover_more(conn, had >= PLACES)?;
        }
        row_checksums::renew(conn)?;
        journal::begin_chain(conn)?;
    }
    if migrations.len() >= PROGRAM {
        let program = env!("CARGO_PKG_VERSION");
        conn.execute(settings::SET, named_params! { ":key": PROGRAM_KEY, ":value": program })?;
    }
    conn.pragma_update(None, "application_id", APPLICATION_ID)?;
    conn.pragma_update(None, "user_version", target)?;
    Ok(())
}

/// The version of Tillbook that brought a file to its version; `None` where it names none.
fn program_of(conn: &Connection) -> Option<String> {
    // The tables of a newer file may be others.
    let program = settings::setting(conn, PROGRAM_KEY).ok().flatten()?;
    let is_version = |byte: u8| byte.is_ascii_digit() || byte == b'.';
    (program.len() <= 20 && program.bytes().all(is_version)).then_some(program)
}

/// Gives SQL the functions by which an address has a jurisdiction, for the migration that fills in those of orders.
fn places_as_functions(conn: &Connection) -> Result<()> {
    let flags = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC;
    let place = |context: &Context<'_>| -> rusqlite::Result<Jurisdiction> {
        Ok(Jurisdiction::new(&context.get::<String>(0)?, &context.get::<String>(1)?))
    };
    conn.create_scalar_function("tax_country", 2, flags, move |context| {
        Ok(place(context)?.country().to_owned())
    })?;
    conn.create_scalar_function("tax_state", 2, flags, move |context| {
        Ok(place(context)?.state().to_owned())
    })?;
    Ok(())
}

/// Copies the file before its migration: `shop.tillbook` of version 1 to `shop.v1.tillbook`, or to the next
/// free name. The copy gets its name once it is complete.
fn copy_aside(conn: &Connection, path: &Path, version: i64) -> Result<()> {
    let mut names = (1..10_000).map(|number| copy_name(path, version, number));
    let copy =
        names.find(|copy| copy.symlink_metadata().is_err()).unwrap_or_else(|| copy_name(path, version, 1));
    file::create_checked(&copy, |draft| {
        let failed = |error: rusqlite::Error| {
            Error::storage(format!("Copying the shop to {} before updating it", copy.display()), error)
        };
        conn.backup(MAIN_DB, draft, None).map_err(failed)?;
        let made = Connection::open(draft).map_err(failed)?;
        made.pragma_update(None, "journal_mode", "DELETE").map_err(failed)
    })
}

fn copy_name(path: &Path, version: i64, number: u32) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let extension = path.extension().unwrap_or_default().to_string_lossy();
    let number = if number == 1 { String::new() } else { format!("-{number}") };
    path.with_file_name(format!("{stem}.v{version}{number}.{extension}"))
}

/// Refuses a file of another program or of a newer version.
pub(super) fn check_identity(conn: &Connection, path: &Path) -> Result<()> {
    let pragma = |name: &str| conn.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let id = pragma("application_id").map_err(|error| file::unreadable(path, error))?;
    if id != APPLICATION_ID {
        return Err(file::not_a_shop(path, ", but a database of another program"));
    }
    let version = pragma("user_version").map_err(|error| file::unreadable(path, error))?;
    let known = latest();
    if version > known {
        return Err(Error::NewerShop { path: path.to_owned(), version, known, program: program_of(conn) });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_older_file_is_copied_aside_and_then_brought_up_to_date() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("shop.tillbook");
        let conn = Connection::open(&path).unwrap();
        let steps = [
            "CREATE TABLE a (x INTEGER) STRICT; INSERT INTO a VALUES (7);",
            "ALTER TABLE a ADD COLUMN y TEXT;",
        ];
        apply(&conn, &path, &steps[..1]).unwrap();
        apply(&conn, &path, &steps).unwrap();
        assert_eq!(version(&conn).unwrap(), 2);
        conn.execute("INSERT INTO a VALUES (8, 'new')", []).unwrap();

        let copy = Connection::open(folder.path().join("shop.v1.tillbook")).unwrap();
        assert_eq!(version(&copy).unwrap(), 1);
        assert_eq!(copy.query_row("SELECT x FROM a", [], |row| row.get::<_, i64>(0)).unwrap(), 7);
    }

    #[test]
    fn a_failing_migration_leaves_the_file_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("shop.tillbook");
        let conn = Connection::open(&path).unwrap();
        apply(&conn, &path, &["CREATE TABLE a (x INTEGER) STRICT;"]).unwrap();
        assert!(
            apply(&conn, &path, &["", "CREATE TABLE b (x INTEGER) STRICT; CREATE TABLE a (x);"]).is_err()
        );
        assert_eq!(version(&conn).unwrap(), 1);
        let tables: i64 = conn.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0)).unwrap();
        assert_eq!(tables, 1);
    }
}
