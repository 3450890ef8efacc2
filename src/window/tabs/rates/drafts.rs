//! Drafts of the grid: new rows, and cells that were refused, wait for the rest of their row, or are
//! being saved. A row with a refused cell is not saved at all, so that no rate applies more widely,
//! or at another percentage, than was typed.

use std::collections::{BTreeMap, BTreeSet};

use crate::model::{Draft, Drafts, Field, Refusal, RowKey};
use domain::ids::RateId;
use domain::rate::typed::TypedCells;
use domain::tax::class::ClassSlug;

/// A cell, by the key of its row.
pub(super) type CellKey = (RowKey, Field);

/// The draft of a cell. Without a refusal it waits for the rest of its row, or is being saved.
pub(super) type CellDraft = Draft<String>;

/// A row that is not among the loaded rates yet.
#[derive(Debug, Clone)]
pub(super) struct NewRow {
    pub(super) number: u32,
    /// The rate it has become.
    pub(super) id: Option<RateId>,
    /// True while the request that adds it is unanswered.
    pub(super) is_asked: bool,
    /// Input since that request was sent.
    pub(super) held: TypedCells,
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
}

/// New rows and drafts of cells; `changes` is increased by each change of what is unsaved.
#[derive(Debug, Default)]
pub(super) struct GridDrafts {
    /// New rows; of those that stand at one place the upper come first.
    rows: Vec<NewRow>,
    /// The numbers of those that the filter hides.
    hidden: BTreeSet<u32>,
    cells: Drafts<CellKey, String>,
    /// Unsaved cells of rates that are not in the books now; undo may bring those back.
    absent: BTreeMap<CellKey, CellDraft>,
    changes: u64,
}

impl GridDrafts {
    /// A number that differs after each change.
    pub(super) const fn changes(&self) -> u64 {
        self.changes
    }

    pub(super) fn rows(&self) -> &[NewRow] {
        &self.rows
    }

    /// The new rows that the filter shows, with their indices.
    pub(super) fn shown(&self) -> impl Iterator<Item = (usize, &NewRow)> {
        self.rows.iter().enumerate().filter(|(_, row)| !self.hidden.contains(&row.number))
    }

    /// Hides the new rows of these numbers, and no others.
    pub(super) fn hide(&mut self, numbers: BTreeSet<u32>) {
        self.hidden = numbers;
    }

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

    /// The text that was typed into a cell, unsaved or being saved.
    pub(super) fn text(&self, key: CellKey) -> Option<&str> {
        self.cells.all.get(&key).map(|cell| cell.now.as_str())
    }

    /// The unsaved cell of this key.
    pub(super) fn get(&self, key: CellKey) -> Option<&CellDraft> {
        self.cells.all.get(&key).filter(|cell| !cell.is_under_way())
    }

    /// The unsaved cells.
    pub(super) fn iter(&self) -> impl Iterator<Item = (CellKey, &CellDraft)> {
        self.cells.all.iter().filter(|(_, cell)| !cell.is_under_way()).map(|(key, cell)| (*key, cell))
    }

    /// The rows with unsaved cells.
    pub(super) fn unsaved(&self) -> BTreeSet<RowKey> {
        self.iter().map(|((key, _), _)| key).collect()
    }

    /// The refused cells.
    pub(super) fn refused(&self) -> impl Iterator<Item = CellKey> {
        self.iter().filter(|(_, cell)| cell.refusal.is_some()).map(|(key, _)| key)
    }

    /// True if a cell of a row is refused.
    pub(super) fn is_refused(&self, key: RowKey) -> bool {
        self.of(key).any(|(_, cell)| cell.refusal.is_some())
    }

    /// The unsaved cells of a row.
    pub(super) fn of(&self, key: RowKey) -> impl Iterator<Item = (Field, &CellDraft)> {
        let cells = self.cells.all.range((key, Field::Country)..).take_while(move |((of, _), _)| *of == key);
        cells.filter(|(_, cell)| !cell.is_under_way()).map(|((_, field), cell)| (*field, cell))
    }

    /// Sets the unsaved text of a cell; `None` removes it.
    pub(super) fn set(&mut self, key: CellKey, cell: Option<CellDraft>) {
        let content = |cell: &CellDraft| (cell.now.clone(), cell.refusal.clone());
        if self.get(key).map(content) == cell.as_ref().map(content) {
            return;
        }
        self.cells.type_into(key, cell);
        self.changes += 1;
    }

    /// Notes that the text of a cell is being saved.
    pub(super) fn send(&mut self, key: CellKey, text: String) {
        self.set(key, None);
        self.cells.send(key, text);
    }

    /// True while a text of the cell is being saved.
    pub(super) fn is_sent(&self, key: CellKey) -> bool {
        self.cells.all.get(&key).is_some_and(|cell| cell.sent.is_some())
    }

    /// Notes that the cell was saved.
    pub(super) fn saved(&mut self, key: CellKey) {
        self.cells.saved(&key, key);
    }

    /// Notes that a text was not saved; without a refusal it waits for the rest of its row. What was
    /// typed into the cell since stays.
    pub(super) fn not_saved(&mut self, key: CellKey, text: String, refusal: Option<Refusal>) {
        if let Some(later) = self.cells.all.get_mut(&key).filter(|cell| cell.now != text) {
            later.sent.take_if(|sent| *sent == text);
            return;
        }
        self.saved(key);
        self.set(key, Some(CellDraft::of_cell(text, refusal)));
    }

    /// Removes the unsaved cells of a row and returns them.
    pub(super) fn take_cells(&mut self, key: RowKey) -> Vec<(Field, CellDraft)> {
        let cells: Vec<_> = self.of(key).map(|(field, cell)| (field, cell.clone())).collect();
        for (field, _) in &cells {
            self.set((key, *field), None);
        }
        cells
    }

    /// Adds a row above the new row of the number `above`, or below the others at its place.
    pub(super) fn add(&mut self, row: NewRow, above: Option<u32>) {
        let at = above.and_then(|number| self.rows.iter().position(|row| row.number == number));
        self.rows.insert(at.unwrap_or(self.rows.len()), row);
        self.changes += 1;
    }

    /// Removes a new row and the drafts of its cells.
    pub(super) fn remove(&mut self, number: u32) {
        self.take_cells(RowKey::New(number));
        self.let_go(|row| row.number == number);
    }

    /// Marks the new row at this place as saved under this id. It keeps its place until the rates are
    /// loaded again.
    pub(super) fn became(&mut self, at: Option<usize>, number: u32, id: RateId) {
        for field in Field::ALL {
            if let Some(cell) = self.cells.all.remove(&(RowKey::New(number), field)) {
                self.cells.all.insert((RowKey::Rate(id), field), cell);
            }
        }
        let Some(row) = at.and_then(|at| self.rows.get_mut(at)) else { return };
        row.id = Some(id);
        self.changes += 1;
    }

    /// Removes new rows.
    pub(super) fn let_go(&mut self, goes: impl Fn(&NewRow) -> bool) {
        let before = self.rows.len();
        self.rows.retain(|row| !goes(row));
        self.changes += u64::from(self.rows.len() != before);
    }

    /// Removes the new rows whose rates are loaded. A row above one of them that is not
    /// saved stays above its rate.
    pub(super) fn let_go_of_loaded(&mut self, is_loaded: impl Fn(RateId) -> bool) {
        let mut below: BTreeMap<Option<RateId>, RateId> = BTreeMap::new();
        for row in self.rows.iter_mut().rev() {
            match row.id.filter(|id| is_loaded(*id)) {
                Some(id) => drop(below.insert(row.before, id)),
                None => row.before = below.get(&row.before).copied().or(row.before),
            }
        }
        self.let_go(|row| row.id.is_some_and(&is_loaded));
    }

    /// Removes new rows that were never typed into.
    pub(super) fn let_go_of_empty(&mut self) {
        let typed: BTreeSet<RowKey> = self.cells.all.keys().map(|(key, _)| *key).collect();
        self.let_go(|row| row.id.is_none() && !row.is_asked && !typed.contains(&row.key()));
    }

    /// Sets the unsaved cells of missing rates aside, and restores those of rates that are in the
    /// books again.
    pub(super) fn follow(&mut self, is_there: impl Fn(RateId) -> bool) {
        let stays =
            |(key, cell): (&CellKey, &CellDraft)| cell.is_under_way() || key.0.rate().is_none_or(&is_there);
        if self.absent.is_empty() && self.cells.all.iter().all(stays) {
            return;
        }
        let mut all = std::mem::take(&mut self.cells.all);
        all.append(&mut self.absent);
        (self.cells.all, self.absent) = all.into_iter().partition(|(key, cell)| stays((key, cell)));
        // Whatever is answered about a rate that is missing, nothing of it is being saved.
        self.absent.values_mut().for_each(|cell| cell.sent = None);
        self.changes += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Formatter;
    use domain::error::Error;

    const CELL: CellKey = (RowKey::New(1), Field::Rate);

    fn refused(text: &str) -> CellDraft {
        CellDraft::of_cell(text.to_owned(), Some(Refusal::new(&Error::Busy, Formatter::default())))
    }

    #[test]
    fn a_refusal_is_shown_unless_the_cell_was_typed_into_since() {
        let late = Some(refused("late"));
        for (sent, typed, sent_since, expected) in [
            ("19", None, None, Some(refused("19"))),
            ("19", late.clone(), None, late),
            ("19", None, Some("20"), None),
        ] {
            let mut drafts = GridDrafts::default();
            drafts.send(CELL, sent.to_owned());
            if let Some(typed) = typed {
                drafts.set(CELL, Some(typed));
            }
            if let Some(text) = sent_since {
                drafts.send(CELL, text.to_owned());
            }
            drafts.not_saved(CELL, sent.to_owned(), Some(Refusal::new(&Error::Busy, Formatter::default())));
            let unsaved = drafts.get(CELL).map(|cell| CellDraft { sent: None, ..cell.clone() });
            assert_eq!(unsaved, expected, "{sent_since:?}");
            assert_eq!(drafts.is_sent(CELL), sent_since.is_some());
        }
    }
}
