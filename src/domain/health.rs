//! What can be wrong with a shop file, and which of it can be put right out of the rest.

use std::fmt;

/// Which part of a file something is wrong with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// The file's own structure: pages, rows, columns.
    File,
    /// An index, which says again what rows say.
    Index,
    /// A row that names another that is not there.
    References,
    /// An order or a refund that is not as it was written.
    Orders,
    /// Totals that are not those of the orders they count.
    Totals,
    /// A number that was given twice, or could be.
    Ids,
    /// The journal does not say what the rows are.
    Journal,
}

/// Something that is wrong with a file, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// With what.
    pub part: Part,
    /// What.
    pub text: String,
}

impl Problem {
    /// Something that is wrong.
    pub const fn new(part: Part, text: String) -> Self {
        Self { part, text }
    }

    /// Whether a repair does something about it.
    pub const fn can_be_repaired(&self) -> bool {
        self.can_be_rebuilt() || self.can_be_accepted()
    }

    /// Whether it can be put right out of what else the file holds, so that nothing is lost.
    pub const fn can_be_rebuilt(&self) -> bool {
        matches!(self.part, Part::Index | Part::Totals)
    }

    /// Whether what is there can be taken for right by a person who has compared it.
    pub const fn can_be_accepted(&self) -> bool {
        matches!(self.part, Part::Orders)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// How closely a file is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Depth {
    /// What takes a moment: structure, references, numbers.
    Quick,
    /// All of it: indexes, totals against the orders, the journal against the rows.
    Whole,
}
