//! The rows of the grid: the rates that are shown, new rows that are on their way to the file, and the
//! empty row at the end into which a new one is typed.

use crate::domain::class::ClassSlug;
use crate::domain::ids::RateId;
use crate::ui::model::{RateRow, RatesView};

use super::{Field, RatesState};

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

/// A new row that is not among the rates yet.
#[derive(Debug)]
pub(super) struct NewRow {
    pub(super) number: u32,
    /// The rate it has become.
    pub(super) id: Option<RateId>,
    /// Whether the engine was asked to make it and has not answered.
    pub(super) is_asked: bool,
    /// What was typed into it meanwhile.
    pub(super) held: Vec<super::CellText>,
    pub(super) class: ClassSlug,
}

impl NewRow {
    pub(super) const fn key(&self) -> RowKey {
        match self.id {
            Some(id) => RowKey::Rate(id),
            None => RowKey::New(self.number),
        }
    }
}

/// All rows in their order.
#[derive(Clone, Copy)]
pub(super) struct Rows<'a> {
    pub(super) rates: &'a RatesView,
    pub(super) class: &'a ClassSlug,
}

impl Rows<'_> {
    /// How many there are, the empty one at the end among them.
    pub(super) fn total(&self, state: &RatesState) -> usize {
        self.rates.total() + state.new_rows.len() + 1
    }

    /// The number of the last row, which is the empty one.
    pub(super) fn last(&self, state: &RatesState) -> usize {
        self.total(state) - 1
    }

    /// Which row this is; `None` for the empty one at the end.
    pub(super) fn key(&self, state: &RatesState, at: usize) -> Option<RowKey> {
        if let Some(id) = self.rates.id(at) {
            return Some(RowKey::Rate(id));
        }
        state.new_rows.get(at.checked_sub(self.rates.total())?).map(NewRow::key)
    }

    /// What the file has in a row.
    pub(super) fn row(&self, state: &RatesState, at: usize) -> Option<RateRow> {
        if let Some(row) = self.rates.row(at) {
            return Some(row);
        }
        let beyond = at.checked_sub(self.rates.total())?;
        match state.new_rows.get(beyond) {
            Some(new) => Some(RateRow::blank(new.class.clone())),
            None => (beyond == state.new_rows.len()).then(|| RateRow::blank(self.class.clone())),
        }
    }

    /// Whether something stands in a cell, or was typed there.
    pub(super) fn is_full(&self, state: &RatesState, at: usize, field: Field) -> bool {
        match state.typed(self.key(state, at), field) {
            Some(typed) => !typed.trim().is_empty(),
            None => self.rates.is_full(at, field),
        }
    }

    /// Where a row stands.
    pub(super) fn place_of(&self, state: &RatesState, key: RowKey) -> Option<usize> {
        let rate = key.rate().and_then(|id| self.rates.place_of(id));
        rate.or_else(|| {
            let at = state.new_rows.iter().position(|new| new.key() == key)?;
            Some(self.rates.total() + at)
        })
    }

    /// The rates among some rows.
    pub(super) fn rates_in(&self, rows: std::ops::RangeInclusive<usize>) -> Vec<RateId> {
        let end = (*rows.end()).min(self.rates.total().saturating_sub(1));
        (*rows.start()..=end).filter_map(|at| self.rates.id(at)).collect()
    }
}
