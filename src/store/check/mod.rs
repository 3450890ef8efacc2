//! Checks of the shop file: SQLite's own, rows against their checksums, totals against orders,
//! the journal against the rows, and that no id is assigned twice. A check takes no lock that keeps others
//! from writing.

pub(super) mod checksums;
mod ids;
mod repair;
pub(super) mod row_checksums;
mod totals;
pub(super) mod value_bytes;
mod values;

use rusqlite::{Connection, Row};

use super::orders::search::Found;
use super::periods::day_digests;
use super::{Read, Store, file, migrate};
use crate::Result;
use domain::shop::health::{Depth, Part, Problem};
use domain::text;
use domain::text::Text;

/// The most problems of a kind that are listed.
const MOST: usize = 100;

const INTEGRITY: &str = "PRAGMA integrity_check(100)";
const QUICK: &str = "PRAGMA quick_check(100)";
const FOREIGN_KEYS: &str = "SELECT \"table\" AS child, parent FROM pragma_foreign_key_check LIMIT 100";

impl Store {
    /// The problems of the file; empty for a good one. Changes nothing.
    pub fn check(&self, depth: Depth) -> Result<Vec<Problem>> {
        let transaction = self.conn.unchecked_transaction()?;
        let read = Read { conn: &transaction, found: &Found::default() };
        let mut problems = structure(read.conn, depth)?;
        // With a damaged structure, the other checks would mean nothing.
        if problems.is_empty() {
            problems.extend(list(read.conn, FOREIGN_KEYS, |row| {
                let (table, parent): (String, String) = (row.get("child")?, row.get("parent")?);
                let text = text!("{table} has a row without its {parent}", table, parent);
                Ok(Problem::new(Part::References, text))
            })?);
            problems.extend(ids::problems(read.conn)?);
        }
        if problems.is_empty() && depth == Depth::Whole {
            problems.extend(row_checksums::problems(read.conn)?);
            match of_books(&read) {
                Ok(others) => problems.extend(others),
                // What was changed in a row, such as the time zone, may keep the others from being looked for.
                Err(_unreadable) if !problems.is_empty() => {}
                Err(error) => return Err(error),
            }
        }
        transaction.rollback()?;
        Ok(problems)
    }
}

/// The problems of orders, refunds and purchases, closed days, totals and the journal.
fn of_books(read: &Read<'_>) -> Result<Vec<Problem>> {
    let mut problems = checksums::problems(read.conn, read.shop()?.time_zone, MOST)?;
    problems.extend(day_digests::problems(read.conn, MOST)?);
    problems.extend(read.invoice_gaps()?);
    problems.extend(read.logo_problems()?);
    problems.extend(read.kept_file_problems()?.into_iter().take(MOST));
    problems.extend(totals::problems(read.conn)?);
    let of_journal = read.journal_problems()?.into_iter().take(MOST);
    problems.extend(of_journal.map(|text| Problem::new(Part::Journal, text)));
    Ok(problems)
}

/// The first problem of the structure or of an order, with which a copy of the file is no good as a backup. The
/// checksums of a file of an older version, which lacks columns and tables of this one, are not looked at.
pub(super) fn damage(read: &Read<'_>) -> Result<Option<Problem>> {
    let problem = structure(read.conn, Depth::Whole)?.into_iter().next();
    if problem.is_some() || !migrate::is_latest(read.conn)? {
        return Ok(problem);
    }
    Ok(checksums::problems(read.conn, read.shop()?.time_zone, 1)?.into_iter().next())
}

/// The problems that SQLite finds.
fn structure(conn: &Connection, depth: Depth) -> Result<Vec<Problem>> {
    let sql = match depth {
        Depth::Quick => QUICK,
        Depth::Whole => INTEGRITY,
    };
    let found = list(conn, sql, |row| row.get::<_, String>(0))?;
    let problem = |found: String| {
        let is_of_index = ["missing from index", "wrong # of entries in index", "non-unique entry in index"]
            .into_iter()
            .any(|words| found.contains(words));
        if is_of_index {
            Problem::new(Part::Index, Text::written(found))
        } else {
            Problem::new(Part::File, file::broken(&found))
        }
    };
    Ok(found.into_iter().filter(|found| found != "ok").map(problem).collect())
}

/// The problem of a row, by what it is called, that is not as it was written.
fn altered(row: Text) -> Problem {
    Problem::new(Part::Rows, text!("{row} is not as it was written", row))
}

/// Lists the rows of a query, up to [`MOST`].
fn list<T>(
    conn: &Connection,
    sql: &str,
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>> {
    let mut statement = conn.prepare(sql)?;
    let rows = statement.query_map([], read)?;
    Ok(rows.take(MOST).collect::<rusqlite::Result<_>>()?)
}
