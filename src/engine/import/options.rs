//! What a person chooses about an import.

use serde::{Deserialize, Serialize};

use crate::domain::hints::Mend;
use crate::domain::lenient::date::DateOrder;
use crate::domain::time::Zone;
use crate::transfer::Format;
use crate::transfer::answers::Answers;
use crate::transfer::order_rows::RowOptions;

/// How files are to be imported.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ImportOptions {
    /// What the files are; `None` to find out from what is in them.
    pub format: Option<Format>,
    /// Which way round dates such as `1/2/2011` are; `None` to find out from the file.
    pub date_order: Option<DateOrder>,
    /// Tax classes that rates name and the shop has not: made, or kept as a slug and reported.
    pub classes: MissingClasses,
    /// Whether it is done, or only said what would be done.
    pub mode: Mode,
    /// How the files and what the shop has go together.
    pub policy: Policy,
    /// Columns of an order export that somebody named: what they hold, and their heading.
    pub columns: Vec<(String, String)>,
    /// What else somebody said of files that can be read in more than one way.
    pub answers: Answers,
    /// What is mended in all rates of tax tables; everything else comes in as it is written.
    pub mends: Vec<Mend>,
}

impl ImportOptions {
    /// How the rows of orders are read.
    pub(super) const fn of_rows(&self, time_zone: Zone) -> RowOptions<'_> {
        let Self { date_order, columns, answers, .. } = self;
        RowOptions { time_zone, date_order: *date_order, columns: columns.as_slice(), answers }
    }
}

/// How files and what a shop has already go together.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Policy {
    /// Only what the shop has not comes in.
    Add,
    /// What the shop has not comes in, and what says something else takes its place.
    #[default]
    Merge,
    /// As merge; and what the shop has of the kinds that the files hold, and they do not name, goes.
    Replace,
}

impl Policy {
    /// Each of them.
    pub const ALL: [Self; 3] = [Self::Add, Self::Merge, Self::Replace];

    /// As the command line writes it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Add => "add",
            Self::Merge => "merge",
            Self::Replace => "replace",
        }
    }
}

/// What becomes of tax classes that a file names and the shop has not.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MissingClasses {
    /// The rate keeps the slug, and the report says so.
    #[default]
    Report,
    /// The class is made.
    Create,
}

/// Whether an import changes the shop.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// It does.
    #[default]
    Import,
    /// It is worked through and then undone.
    Rehearse,
}
