//! Checks of the shop file: SQLite's own, rows against their checksums, totals against orders,
//! the journal against the rows, and that no id is assigned twice. A check takes no lock that keeps others
//! from writing.

pub(super) mod checksums;
mod ids;
mod repair;
pub(super) mod row_checksums;
mod totals;
pub(super) mod value_bytes;

use rusqlite::Connection;

use super::orders::search::Found;
use super::periods::day_digests;
use super::{Read, Store, file, migrate};
use crate::Result;
use domain::shop::health::{Depth, Part, Problem};

/// The most problems of a kind that are listed.
const MOST: usize = 100;

const INTEGRITY: &str = "PRAGMA integrity_check(100)";
const QUICK: &str = "PRAGMA quick_check(100)";
const FOREIGN_KEYS: &str = "SELECT \"table\" || ' has a row without its ' || parent AS problem FROM pragma_foreign_key_check LIMIT 100";

impl Store {
    /// The problems of the file; empty for a good one. Changes nothing.
    pub fn check(&self, depth: Depth) -> Result<Vec<Problem>> {
        let transaction = self.conn.unchecked_transaction()?;
        let read = Read { conn: &transaction, found: &Found::default() };
        let mut problems = structure(read.conn, depth)?;
        // With a damaged structure, the other checks would mean nothing.
        if problems.is_empty() {
            problems.extend(list(read.conn, Part::References, FOREIGN_KEYS)?);
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
    let mut problems = list(conn, Part::File, sql)?;
    problems.retain(|problem| problem.text != "ok");
    for problem in &mut problems {
        let is_of_index = problem.text.contains("missing from index")
            || problem.text.contains("wrong # of entries in index")
            || problem.text.contains("non-unique entry in index");
        if is_of_index {
            problem.part = Part::Index;
        } else {
            problem.text = file::broken(&problem.text);
        }
    }
    Ok(problems)
}

/// A problem for each row of a query with one text column.
fn list(conn: &Connection, part: Part, sql: &str) -> Result<Vec<Problem>> {
    let mut statement = conn.prepare(sql)?;
    let rows = statement.query_map([], |row| Ok(Problem::new(part, row.get(0)?)))?;
    Ok(rows.take(MOST).collect::<rusqlite::Result<_>>()?)
}
