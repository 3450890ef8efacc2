//! Drafts of the grid: cells that were refused, and cells that wait for the rest of their row. A
//! row with a refused cell is not saved at all, so that no rate applies more widely, or at another
//! percentage, than was typed. Each change is logged for undo.

use std::collections::BTreeMap;
use std::ops::Deref;

use crate::domain::class::ClassSlug;
use crate::domain::ids::RateId;
use crate::ui::model::{CellText, Field, Refusal, RowKey};

/// A row that is not among the loaded rates yet.
#[derive(Debug, Clone)]
pub(super) struct NewRow {
    pub(super) number: u32,
    /// The rate it has become.
    pub(super) id: Option<RateId>,
    /// Whether the request that adds it is unanswered.
    pub(super) is_asked: bool,
    /// What was typed into it since that request was sent.
    pub(super) held: Vec<CellText>,
    pub(super) class: ClassSlug,
    /// The rate it stands before; `None` is after all rates.
    pub(super) before: Option<RateId>,
}

impl NewRow {
    pub(super) const fn key(&self) -> RowKey {
        match self.id {
            Some(id) => RowKey::Rate(id),
            None => RowKey::New(self.number),
        }
    }

    /// Its state with no request under way.
    pub(super) fn at_rest(&self) -> Self {
        Self { id: None, is_asked: false, held: Vec::new(), ..self.clone() }
    }
}

/// The unsaved text of a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct DraftCell {
    pub(super) text: String,
    /// Why it was refused; `None` if it waits for the rest of its row.
    pub(super) refusal: Option<Refusal>,
}

/// The inverse of one change.
#[derive(Debug, Clone)]
pub(super) enum Inverse {
    /// Sets the cell to this content; `None` removes its draft.
    Cell((RowKey, Field), Option<DraftCell>),
    /// Adds the row at this index of the new rows.
    AddRow(usize, NewRow),
    /// Removes the new row of this number.
    RemoveRow(u32),
}

/// New rows and unsaved cells; `changes` is increased by each change.
#[derive(Debug, Default)]
pub(super) struct Drafts {
    /// New rows; those inserted before a rate come first, then those at the end.
    rows: Vec<NewRow>,
    cells: BTreeMap<(RowKey, Field), DraftCell>,
    /// Cells of rates that are not in the books now; undo may bring those back.
    absent: BTreeMap<(RowKey, Field), DraftCell>,
    changes: u64,
    log: Vec<Inverse>,
}

impl Deref for Drafts {
    type Target = BTreeMap<(RowKey, Field), DraftCell>;

    fn deref(&self) -> &Self::Target {
        &self.cells
    }
}

impl Drafts {
    /// A number that differs after each change.
    pub(super) const fn changes(&self) -> u64 {
        self.changes
    }

    pub(super) fn rows(&self) -> &[NewRow] {
        &self.rows
    }

    /// For changes that undo does not concern; the other methods log theirs.
    pub(super) fn rows_mut(&mut self) -> &mut [NewRow] {
        &mut self.rows
    }

    /// The new row of this number, unless it has become a rate.
    pub(super) fn row_mut(&mut self, number: u32) -> Option<&mut NewRow> {
        self.rows.iter_mut().find(|row| row.number == number && row.id.is_none())
    }

    pub(super) fn row(&self, key: RowKey) -> Option<&NewRow> {
        let RowKey::New(number) = key else { return None };
        self.rows.iter().find(|row| row.number == number && row.id.is_none())
    }

    /// The unsaved cells of a row.
    pub(super) fn of(&self, key: RowKey) -> impl Iterator<Item = (Field, &DraftCell)> {
        let cells = self.cells.range((key, Field::Country)..);
        cells.take_while(move |((of, _), _)| *of == key).map(|((_, field), cell)| (*field, cell))
    }

    /// Sets or, with `None`, removes the draft of a cell.
    pub(super) fn set(&mut self, key: (RowKey, Field), cell: Option<DraftCell>) {
        if self.cells.get(&key) == cell.as_ref() {
            return;
        }
        let was = match cell {
            Some(cell) => self.cells.insert(key, cell),
            None => self.cells.remove(&key),
        };
        self.log.push(Inverse::Cell(key, was));
        self.changes += 1;
    }

    /// Removes the drafts of a row and returns them.
    pub(super) fn take_cells(&mut self, key: RowKey) -> Vec<(Field, DraftCell)> {
        let cells: Vec<_> = self.of(key).map(|(field, cell)| (field, cell.clone())).collect();
        for (field, _) in &cells {
            self.set((key, *field), None);
        }
        cells
    }

    /// Adds a row after the others of its kind: inserted before a rate, or at the end.
    pub(super) fn add(&mut self, row: NewRow) {
        let inserted = self.rows.iter().take_while(|row| row.before.is_some()).count();
        let at = if row.before.is_some() { inserted } else { self.rows.len() };
        self.add_at(at, row);
    }

    fn add_at(&mut self, at: usize, row: NewRow) {
        self.rows.retain(|other| other.number != row.number);
        self.log.push(Inverse::RemoveRow(row.number));
        self.rows.insert(at.min(self.rows.len()), row);
        self.changes += 1;
    }

    /// Removes a new row and the drafts of its cells.
    pub(super) fn remove(&mut self, number: u32) {
        self.take_cells(RowKey::New(number));
        let Some(at) = self.rows.iter().position(|row| row.number == number) else { return };
        let row = self.rows.remove(at);
        self.log.push(Inverse::AddRow(at, row.at_rest()));
        self.changes += 1;
    }

    /// Marks a new row as saved under this id. It keeps its place until the rates are loaded again.
    pub(super) fn became(&mut self, at: usize, id: RateId) {
        let Some(row) = self.rows.get_mut(at) else { return };
        self.log.push(Inverse::AddRow(at, row.at_rest()));
        row.id = Some(id);
        self.changes += 1;
    }

    /// Removes new rows without logging it for undo.
    pub(super) fn let_go(&mut self, goes: impl Fn(&NewRow) -> bool) {
        let before = self.rows.len();
        self.rows.retain(|row| !goes(row));
        self.changes += u64::from(self.rows.len() != before);
    }

    /// Sets the cells of missing rates aside, and restores those of rates that are in the books
    /// again.
    pub(super) fn follow(&mut self, is_there: impl Fn(RateId) -> bool) {
        let is_there = |key: &(RowKey, Field)| key.0.rate().is_none_or(&is_there);
        if self.absent.is_empty() && self.cells.keys().all(is_there) {
            return;
        }
        let mut all = std::mem::take(&mut self.cells);
        all.append(&mut self.absent);
        (self.cells, self.absent) = all.into_iter().partition(|(key, _)| is_there(key));
        self.changes += 1;
    }

    /// The inverses of all changes since the last call, in the order of the changes.
    pub(super) fn take_log(&mut self) -> Vec<Inverse> {
        std::mem::take(&mut self.log)
    }

    /// Reverts changes, the last first; returns the inverses of the reversion.
    pub(super) fn revert(&mut self, log: Vec<Inverse>) -> Vec<Inverse> {
        let kept = self.take_log();
        for inverse in log.into_iter().rev() {
            match inverse {
                Inverse::Cell(key, cell) => self.set(key, cell),
                Inverse::AddRow(at, row) => self.add_at(at, row),
                Inverse::RemoveRow(number) => self.remove(number),
            }
        }
        std::mem::replace(&mut self.log, kept)
    }
}
