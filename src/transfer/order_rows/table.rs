//! The columns of a file as a person sees them who says what they hold.

use super::fields::{Columns, Field, Names};
use super::headings;
use crate::domain::Result;
use crate::transfer::csv_text::Records;
use crate::transfer::source::Source;

/// How many rows are looked at for the first value of each column.
const LOOK_AHEAD: u32 = 50;

/// The headings of a file, the first value below each, and what the headings say.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Table {
    /// As the file has them, without spaces around.
    pub headings: Vec<String>,
    firsts: Vec<String>,
    found: Columns,
}

impl Table {
    /// Reads the first rows.
    pub(in crate::transfer) fn read(source: &Source, delimiter: u8, names: Names) -> Result<Self> {
        let headings = headings(source, delimiter)?;
        let found = Columns::find(&headings, names);
        let headings: Vec<String> = headings.iter().map(|heading| heading.trim().to_owned()).collect();
        let mut firsts = vec![String::new(); headings.len()];
        let mut records = Records::open(source, delimiter)?;
        records.advance()?;
        for _ in 0..LOOK_AHEAD {
            if firsts.iter().all(|first| !first.is_empty()) || !records.advance()? {
                break;
            }
            for (first, cell) in firsts.iter_mut().zip(records.cells()) {
                if first.is_empty() {
                    *first = cell.text.trim().chars().take(60).collect();
                }
            }
        }
        Ok(Self { headings, firsts, found })
    }

    /// The first value below a heading; empty when there is none.
    pub fn first(&self, heading: &str) -> &str {
        let at = self.headings.iter().position(|one| one == heading);
        at.and_then(|at| self.firsts.get(at)).map_or("", String::as_str)
    }

    /// The heading of the column that holds this, by the headings and by what somebody said: a field and
    /// a heading, or no heading for none.
    pub fn heading_of(&self, field: Field, said: &[(String, String)]) -> Option<&str> {
        let mut columns = self.found.clone();
        // What was said of other headings does not hold for these.
        drop(columns.correct(&self.headings, said));
        self.headings.get(columns.place(field)?).map(String::as_str)
    }
}
