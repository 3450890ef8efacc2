//! Whether the file can be trusted: SQLite's own checks, orders and refunds against their checksums, the totals against the books they count, the
//! journal against the rows it speaks of, and that no number is given twice. Looking takes no lock that
//! keeps others from writing.

mod ids;
mod repair;
mod totals;

use rusqlite::Connection;

use super::order_search::Found;
use super::{Read, Store, checksums};
use crate::domain::Result;
use crate::domain::health::{Depth, Part, Problem};

/// Problems of a kind that are listed one by one; beyond this the file is beyond listing.
const MOST: usize = 100;

const INTEGRITY: &str = "PRAGMA integrity_check(100)";
const QUICK: &str = "PRAGMA quick_check(100)";
const FOREIGN_KEYS: &str = "SELECT \"table\" || ' has a row without its ' || parent AS problem FROM pragma_foreign_key_check LIMIT 100";

impl Store {
    /// What is wrong with the file; empty when nothing is. Changes nothing.
    pub fn check(&self, depth: Depth) -> Result<Vec<Problem>> {
        let transaction = self.conn.unchecked_transaction()?;
        let read = Read { conn: &transaction, found: &Found::default() };
        let mut problems = structure(read.conn, depth)?;
        // What stands on a broken structure is not worth looking at.
        if problems.is_empty() {
            problems.extend(list(read.conn, Part::References, FOREIGN_KEYS)?);
            problems.extend(ids::problems(read.conn)?);
        }
        if problems.is_empty() && depth == Depth::Whole {
            problems.extend(checksums::problems(read.conn, read.shop()?.time_zone, MOST)?);
            problems.extend(totals::problems(read.conn)?);
            let of_journal = read.journal_problems()?.into_iter().take(MOST);
            problems.extend(of_journal.map(|text| Problem::new(Part::Journal, text)));
        }
        transaction.rollback()?;
        Ok(problems)
    }
}

/// The first thing that is wrong with a file's structure or with an order in it: what makes a copy of it worthless
/// as a backup.
pub(super) fn damage(read: &Read<'_>) -> Result<Option<Problem>> {
    let problem = structure(read.conn, Depth::Whole)?.into_iter().next();
    if problem.is_some() {
        return Ok(problem);
    }
    Ok(checksums::problems(read.conn, read.shop()?.time_zone, 1)?.into_iter().next())
}

/// What SQLite says of its file.
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
        }
    }
    Ok(problems)
}

/// What a query of one text column finds wrong.
fn list(conn: &Connection, part: Part, sql: &str) -> Result<Vec<Problem>> {
    let mut statement = conn.prepare(sql)?;
    let rows = statement.query_map([], |row| Ok(Problem::new(part, row.get(0)?)))?;
    Ok(rows.take(MOST).collect::<rusqlite::Result<_>>()?)
}
