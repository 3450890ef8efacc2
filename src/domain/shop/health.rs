//! The problems that a check of a shop file can find, and which of them can be repaired from the rest of the
//! file.

use std::fmt;

use crate::text::Text;

/// The part of a shop file that has a problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// The structure of the file: pages, rows, columns.
    File,
    /// An index, which repeats values of rows.
    Index,
    /// A row that refers to a missing row.
    References,
    /// A row, or an order with its lines, that contradicts its checksum.
    Rows,
    /// Totals that differ from the orders that they count.
    Totals,
    /// An id that was given twice, or could be.
    Ids,
    /// A journal that does not agree with the rows.
    Journal,
}

/// A problem of a shop file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The part of the file.
    pub part: Part,
    /// The problem in a sentence for people.
    pub text: Text,
}

impl Problem {
    /// A problem of a part, in a sentence.
    pub const fn new(part: Part, text: Text) -> Self {
        Self { part, text }
    }

    /// True for a problem that a repair removes, in either way.
    pub const fn can_be_repaired(&self) -> bool {
        self.can_be_rebuilt() || self.can_be_accepted()
    }

    /// True for a part that is rebuilt from the rest of the file, without a loss.
    pub const fn can_be_rebuilt(&self) -> bool {
        matches!(self.part, Part::Index | Part::Totals)
    }

    /// True for rows that a person can accept as they are, after a comparison.
    pub const fn can_be_accepted(&self) -> bool {
        matches!(self.part, Part::Rows)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.text)
    }
}

/// The extent of a check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Depth {
    /// Takes a moment: structure, references, ids.
    Quick,
    /// Everything: also indexes, totals against orders, and the journal against the rows.
    Whole,
}
