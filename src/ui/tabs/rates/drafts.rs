//! What was typed and is not in the file: cells that were refused, and cells that wait for the rest of
//! their row. A row of which a cell is refused is not saved at all, so that no rate is charged more widely,
//! or at another percentage, than was typed. Each change is logged, so that it can be taken back.

use std::collections::BTreeMap;
use std::ops::Deref;

use crate::domain::class::ClassSlug;
use crate::domain::ids::RateId;
use crate::ui::model::{Draft, Field, Refusal, RowKey};

use super::RatesState;
use super::rows::NewRow;

/// What was typed into a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct DraftCell {
    pub(super) text: String,
    /// Why it was refused; `None` when it only waits for the rest of its row.
    pub(super) refusal: Option<Refusal>,
}

/// What has to be done to take one change back.
#[derive(Debug, Clone)]
pub(super) enum Inverse {
    /// The cell holds this again, or nothing.
    Cell((RowKey, Field), Option<DraftCell>),
    /// This row is there again, at this place among the new ones.
    AddRow(usize, NewRow),
    /// The new row of this number is gone again.
    RemoveRow(u32),
}

/// New rows, and the cells that hold what was typed, with a number that is another one after each change.
#[derive(Debug, Default)]
pub(super) struct Drafts {
    /// Those that stand before a rate come first.
    rows: Vec<NewRow>,
    cells: BTreeMap<(RowKey, Field), DraftCell>,
    /// Cells of rates that are not among the rates now, in case undo brings those back.
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
    pub(super) fn rows(&self) -> &[NewRow] {
        &self.rows
    }

    /// To follow what becomes of rows; what they hold is changed by the other methods.
    pub(super) fn rows_mut(&mut self) -> &mut [NewRow] {
        &mut self.rows
    }

    /// The new row of this number that is no rate yet.
    pub(super) fn row_mut(&mut self, number: u32) -> Option<&mut NewRow> {
        self.rows.iter_mut().find(|row| row.number == number && row.id.is_none())
    }

    pub(super) fn row(&self, key: RowKey) -> Option<&NewRow> {
        let RowKey::New(number) = key else { return None };
        self.rows.iter().find(|row| row.number == number && row.id.is_none())
    }

    /// The cells of a row.
    pub(super) fn of(&self, key: RowKey) -> impl Iterator<Item = (Field, &DraftCell)> {
        let cells = self.cells.range((key, Field::Country)..);
        cells.take_while(move |((of, _), _)| *of == key).map(|((_, field), cell)| (*field, cell))
    }

    /// Puts something into a cell, or nothing.
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

    /// Empties all cells of a row; answers with what they held.
    pub(super) fn take_cells(&mut self, key: RowKey) -> Vec<(Field, DraftCell)> {
        let cells: Vec<_> = self.of(key).map(|(field, cell)| (field, cell.clone())).collect();
        for (field, _) in &cells {
            self.set((key, *field), None);
        }
        cells
    }

    /// Adds a row behind those of its kind.
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

    /// Removes a row and what its cells hold.
    pub(super) fn remove(&mut self, number: u32) {
        self.take_cells(RowKey::New(number));
        let Some(at) = self.rows.iter().position(|row| row.number == number) else { return };
        let row = self.rows.remove(at);
        self.log.push(Inverse::AddRow(at, row.at_rest()));
        self.changes += 1;
    }

    /// A row is a rate now; it stays in its place until the rates are fresh.
    pub(super) fn became(&mut self, at: usize, id: RateId) {
        let Some(row) = self.rows.get_mut(at) else { return };
        self.log.push(Inverse::AddRow(at, row.at_rest()));
        row.id = Some(id);
        self.changes += 1;
    }

    /// Lets go of rows that stand among the rates now, or were never typed into.
    pub(super) fn let_go(&mut self, goes: impl Fn(&NewRow) -> bool) {
        let before = self.rows.len();
        self.rows.retain(|row| !goes(row));
        self.changes += u64::from(self.rows.len() != before);
    }

    /// Puts cells of rates that are gone aside, and cells of rates that came again back.
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

    /// How the changes since the last time are taken back.
    pub(super) fn take_log(&mut self) -> Vec<Inverse> {
        std::mem::take(&mut self.log)
    }

    /// Takes changes back, the last first; answers with how that is taken back in turn.
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

impl RatesState {
    /// Another number after each change of what `drafts` answers with.
    pub(crate) const fn draft_changes(&self) -> u64 {
        self.drafts.changes
    }

    /// The cells that are not in the file nor on their way to it.
    pub(crate) fn drafts(&self) -> Vec<Draft> {
        let rows: BTreeMap<u32, &NewRow> = self.drafts.rows().iter().map(|row| (row.number, row)).collect();
        let draft = |((key, field), cell): (&(RowKey, Field), &DraftCell)| {
            let (rate, new) = match key {
                RowKey::Rate(id) => (Some(id.get()), 0),
                RowKey::New(number) => (None, *number),
            };
            let row = rows.get(&new);
            let refusal = cell.refusal.as_ref();
            Draft {
                rate,
                new,
                class: row.map(|row| row.class.as_str().to_owned()).unwrap_or_default(),
                before: row.and_then(|row| row.before).map(RateId::get),
                column: field.key().to_owned(),
                text: cell.text.clone(),
                message: refusal.map(|refusal| refusal.message.clone()).unwrap_or_default(),
                code: refusal.map(|refusal| refusal.code.clone().into_owned()).unwrap_or_default(),
                status: refusal.map_or(0, |refusal| refusal.status),
            }
        };
        self.drafts.iter().map(draft).collect()
    }

    /// Puts them back into their cells. What was typed since into one of them stays.
    pub(crate) fn restore(&mut self, drafts: Vec<Draft>) {
        let mut renumbered: BTreeMap<u32, RowKey> = BTreeMap::new();
        for draft in drafts {
            let Some(field) = Field::ALL.into_iter().find(|field| field.key() == draft.column) else {
                continue;
            };
            let key = match draft.rate {
                Some(id) => RowKey::Rate(RateId::new(id)),
                None => *renumbered.entry(draft.new).or_insert_with(|| {
                    let class = ClassSlug::parse(&draft.class).unwrap_or_else(ClassSlug::standard);
                    self.add_row(class, draft.before.map(RateId::new))
                }),
            };
            if self.typed(Some(key), field).is_none() {
                let refusal = Refusal::again(draft.message, draft.code, draft.status);
                let refusal = Some(refusal).filter(|refusal| !refusal.code.is_empty());
                self.drafts.set((key, field), Some(DraftCell { text: draft.text, refusal }));
            }
        }
        // It is no step of this time.
        self.drafts.take_log();
    }

    /// A new row of a class, before a rate or behind all.
    pub(super) fn add_row(&mut self, class: ClassSlug, before: Option<RateId>) -> RowKey {
        self.last_new += 1;
        let row =
            NewRow { number: self.last_new, id: None, is_asked: false, held: Vec::new(), class, before };
        let key = row.key();
        self.drafts.add(row);
        key
    }
}
