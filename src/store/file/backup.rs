//! Backups of the file while it is in use, checked before they get their names, and the counts of a file's
//! contents.

use std::path::Path;

use rusqlite::{Connection, MAIN_DB, OptionalExtension};

use crate::Result;
use crate::file::wal;
use crate::journal::title_of;
use crate::orders::search::Found;
use crate::sqlite_error::failed;
use crate::{Read, Store, check, file, migrate};
use domain::noun::{Noun, NounKind};
use domain::shop::contents::{Contents, LastStep};
use domain::time::{Day, Instant};
use domain::{Error, each_plain_noun, text};

/// The kinds that are counted, in the order in which people are told, with the table of each and which of its rows: orders of any
/// status, rates in force, classes without the standard one, and all of the others, archived ones too.
const COUNTED: [(NounKind, &str, &str); 6] = [
    (NounKind::Order, "orders", ""),
    (NounKind::Invoice, "invoices", ""),
    (NounKind::TaxRate, "tax_rates", ""),
    (NounKind::TaxClass, "tax_classes", ""),
    (NounKind::Product, "products", ""),
    (NounKind::Customer, "users", "WHERE role = 'customer'"),
];
const PURCHASES: (NounKind, &str, &str) = (NounKind::Purchase, "purchases", "");

const SPAN: &str = "
  SELECT (SELECT count(*) FROM journal_steps) AS steps,
    (SELECT min(day) FROM orders) AS first_day, (SELECT max(day) FROM orders) AS last_day";
const NAME: &str = "SELECT value FROM settings WHERE key = 'name'";
/// An undone step has another state than 0, and what cannot be undone has none.
const LAST_STEP: &str = "
  SELECT id, at, login, title FROM journal_steps WHERE kind = 'do' AND coalesce(state, 0) = 0
  ORDER BY id DESC LIMIT 1";

impl Store {
    /// Copies the present state of the file; other programs may write meanwhile, and their changes are not in
    /// the copy. The copy is checked and gets its name once it is complete. Refused when a file of that name
    /// exists.
    pub fn backup(&self, to: &Path) -> Result<Contents> {
        let mut contents = None;
        file::create_whole(to, |draft| {
            let snapshot = self.conn.unchecked_transaction()?;
            let held = Read { conn: &snapshot, found: &Found::default() }.contents()?;
            copy(&snapshot, draft, to)?;
            snapshot.finish()?;
            let copy = Connection::open(draft)?;
            // The copy has to be a single file without a log.
            wal::make_single(&copy)?;
            migrate::check_identity(&copy, to)?;
            let copied = Read { conn: &copy, found: &Found::default() };
            if let Some(problem) = check::damage(&copied)? {
                return Err(Error::DamagedShop { path: self.path.clone(), problem: problem.text }.into());
            }
            if copied.contents()? != held {
                let problem = text!("the copy does not hold what the shop held");
                return Err(Error::DamagedShop { path: to.to_owned(), problem }.into());
            }
            contents = Some(held);
            closed(copy)
        })?;
        Ok(contents.ok_or_else(|| Error::NoSuchShop { path: to.to_owned() })?)
    }

    /// Copies the file without a check, damaged or not, before a repair.
    pub fn copy_unchecked(&self, to: &Path) -> Result<()> {
        file::create_whole(to, |draft| {
            copy(&self.conn, draft, to)?;
            // A file without its log has no mark to delete.
            if self.log.shop().is_none() {
                return Ok(());
            }
            let copy = Connection::open(draft)?;
            // A damaged file may not allow that; the copy is good without it.
            drop(wal::make_single(&copy));
            closed(copy)
        })
    }
}

/// Closes a file and returns the error that closing has.
fn closed(conn: Connection) -> Result<()> {
    conn.close().map_err(|(_open, error)| error.into())
}

/// Copies all pages of one state of the file.
fn copy(conn: &Connection, draft: &Path, to: &Path) -> Result<()> {
    let failed = |error| failed(text!("Copying the shop to {to}", to), error);
    Ok(conn.backup(MAIN_DB, draft, None).map_err(failed)?)
}

impl Read<'_> {
    /// The counts of the file, and its last change that is not undone.
    pub fn contents(&self) -> Result<Contents> {
        let name: Option<String> = self.conn.query_row(NAME, [], |row| row.get("value")).optional()?;
        let last = self.conn.query_row(LAST_STEP, [], |row| {
            Ok(LastStep {
                id: row.get("id")?,
                at: Instant::from_seconds(row.get("at")?),
                login: row.get("login")?,
                title: title_of(row)?,
            })
        });
        let last = last.optional()?;
        let plain = each_plain_noun!(T => (T::KIND, T::TABLE, ""));
        let counted = COUNTED.into_iter().chain(plain).chain([PURCHASES]);
        let counts = counted.map(|(kind, table, of)| {
            let sql = format!("SELECT count(*) FROM {table} {of}");
            Ok((kind, self.conn.query_row(&sql, [], |row| row.get(0))?))
        });
        let counts = counts.collect::<Result<_>>()?;
        Ok(self.conn.query_row(SPAN, [], |row| {
            let day = |number: Option<i64>| number.and_then(Day::from_number);
            Ok(Contents {
                name: name.unwrap_or_default(),
                counts,
                steps: row.get("steps")?,
                first: day(row.get("first_day")?),
                last: day(row.get("last_day")?),
                last_step: last,
            })
        })?)
    }
}
