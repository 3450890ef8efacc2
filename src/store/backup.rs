//! A copy of the file while it is in use, checked before it gets its name.

use std::path::Path;

use rusqlite::{Connection, MAIN_DB};

use super::{Store, file};
use crate::domain::{Error, Result};

impl Store {
    /// Copies the file as it is now; other programs may go on writing. The copy appears under its name
    /// whole, and opens, or not at all. Refused when something has that name.
    pub fn backup(&self, to: &Path) -> Result<()> {
        file::create_whole(to, |draft| {
            self.conn
                .backup(MAIN_DB, draft, None)
                .map_err(|error| Error::storage(format!("Copying the shop to {}", to.display()), error))?;
            let copy = Connection::open(draft)?;
            // A copy is one file: its log goes with the program that has it open, not with the copy.
            copy.pragma_update(None, "journal_mode", "DELETE")?;
            file::check_identity(&copy, to)?;
            let verdict: String = copy.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
            if verdict == "ok" {
                return Ok(());
            }
            Err(Error::DamagedShop { path: to.to_owned(), problem: verdict })
        })
    }
}
