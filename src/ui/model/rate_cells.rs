//! What the grid of tax rates shows, and cells as they are typed into it: by row and field, many at once.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::domain::class::ClassSlug;
use crate::domain::ids::RateId;
use crate::domain::rate::TaxRate;

use super::rate_fields::Field;
use super::{ClassesView, HintsView, Loadable, RatesView, Refusal, Shown};

/// What is to stand in a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct CellText {
    pub(crate) field: Field,
    pub(crate) text: String,
}

/// Cells of one row. A row that is new belongs to this class unless a cell says another, and stands before
/// a rate, or behind all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct RowEdit {
    pub(crate) key: RowKey,
    pub(crate) cells: Vec<CellText>,
    pub(crate) class: Option<ClassSlug>,
    pub(crate) before: Option<RateId>,
    /// The rate as whoever edits saw it; `None` where nothing was seen.
    pub(crate) was: Option<Box<TaxRate>>,
}

/// Cells that change at once, as one step of this title.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct RateEdits {
    pub(crate) title: String,
    pub(crate) rows: Vec<RowEdit>,
    /// By which the grid finds the step again.
    pub(crate) step: u32,
}

/// What the grid shows.
pub(crate) struct Grid<'a> {
    pub(crate) rates: &'a Loadable<RatesView>,
    pub(crate) classes: Option<&'a ClassesView>,
    pub(crate) hints: &'a Arc<HintsView>,
    /// Which of the rates these are, and how they are sorted.
    pub(crate) shown: &'a Shown,
    /// The class of new rows.
    pub(crate) class: ClassSlug,
}

/// The class that new rows have under a filter.
pub(crate) fn class_of_new(shown: &Shown) -> ClassSlug {
    shown.filter.class.clone().unwrap_or_else(ClassSlug::standard)
}

/// A row by what it is, wherever it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum RowKey {
    /// A rate of the file.
    Rate(RateId),
    /// A new row, by a number of its own until it is a rate.
    New(u32),
}

impl RowKey {
    /// The rate, if it is one.
    pub(crate) const fn rate(self) -> Option<RateId> {
        match self {
            Self::Rate(id) => Some(id),
            Self::New(_) => None,
        }
    }
}

/// A cell that is not in the file, as it is kept for the next time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Draft {
    /// The rate; `None` for a row that is new.
    pub(crate) rate: Option<i64>,
    /// The number of the new row, its class, and the rate it stands before.
    pub(crate) new: u32,
    pub(crate) class: String,
    #[serde(default)]
    pub(crate) before: Option<i64>,
    /// The column by its key, and what was typed there.
    pub(crate) column: String,
    pub(crate) text: String,
    /// Why it was refused; no code when it waits for the rest of its row.
    pub(crate) message: String,
    pub(crate) code: String,
    pub(crate) status: u16,
}

/// What came of an edit of many cells.
#[derive(Debug, Default)]
pub(crate) struct Written {
    pub(crate) saved: Vec<(RateId, Field)>,
    /// Cells of rows that are not saved; those without a refusal wait for another of their row.
    pub(crate) refused: Vec<(RowKey, CellText, Option<Refusal>)>,
    /// Which new row became which rate.
    pub(crate) added: Vec<(u32, RateId)>,
    /// The step of the grid that this answers, and the step of the journal that it became.
    pub(crate) step: u32,
    pub(crate) journal: Option<i64>,
}

impl Written {
    /// How many rates were changed.
    pub(crate) fn rates(&self) -> usize {
        self.saved.iter().map(|(rate, _)| rate).collect::<BTreeSet<_>>().len()
    }
}
