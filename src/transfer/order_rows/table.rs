//! The columns of a file, for the dialog in which the user assigns them.

use super::fields::{Columns, Field, Names};
use crate::csv_text::{Records, headings};
use crate::source::Source;
use domain::Result;

/// The rows that are searched for the first value of each column.
const LOOK_AHEAD: u32 = 1_000;

/// The headings of a file, the first value below each, and the fields found by headings.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Table {
    /// As in the file, without surrounding spaces.
    pub headings: Vec<String>,
    firsts: Vec<String>,
    found: Columns,
}

impl Table {
    /// Reads the first rows.
    pub(crate) fn read(source: &Source, delimiter: u8, names: Names) -> Result<Self> {
        let all = headings(source, delimiter)?;
        let headings: Vec<String> = all.iter().map(|heading| heading.trim().to_owned()).collect();
        let mut firsts = vec![String::new(); headings.len()];
        let mut records = Records::open(source, delimiter)?;
        records.advance()?;
        let mut rows = 0;
        while rows < LOOK_AHEAD && firsts.iter().any(String::is_empty) && records.advance()? {
            rows += 1;
            for (first, cell) in firsts.iter_mut().zip(records.cells()) {
                if first.is_empty() {
                    *first = cell.text.trim().chars().take(60).collect();
                }
            }
        }
        let is_filled = |at: usize| rows == 0 || firsts.get(at).is_some_and(|first| !first.is_empty());
        let found = Columns::find_filled(&all, names, is_filled);
        Ok(Self { headings, firsts, found })
    }

    /// The first value below a heading; empty when there is none.
    pub fn first(&self, heading: &str) -> &str {
        let at = self.headings.iter().position(|one| one == heading);
        at.and_then(|at| self.firsts.get(at)).map_or("", String::as_str)
    }

    /// Whether the user said that each row is one piece.
    pub fn is_one_each(&self, said: &[(String, String)]) -> bool {
        let mut columns = self.found.clone();
        drop(columns.correct(&self.headings, said));
        columns.is_one_each()
    }

    /// The heading of a field's column, by the headings and the user's assignments (a field and a heading,
    /// or an empty one for none).
    pub fn heading_of(&self, field: Field, said: &[(String, String)]) -> Option<&str> {
        let mut columns = self.found.clone();
        // Assignments for the headings of another file are ignored.
        drop(columns.correct(&self.headings, said));
        self.headings.get(columns.place(field)?).map(String::as_str)
    }
}
