//! Cells that keep what was typed and refused: which they are, and how they come back the next time the
//! shop is open. Nothing that was typed goes without its person knowing.

use std::collections::BTreeMap;
use std::ops::Deref;

use serde::{Deserialize, Serialize};

use crate::domain::class::ClassSlug;
use crate::domain::ids::RateId;
use crate::ui::model::Refusal;

use super::rows::{NewRow, RowKey};
use super::{Field, RatesState};

/// What was typed into a cell and refused.
#[derive(Debug, Clone)]
pub(super) struct RefusedCell {
    pub(super) text: String,
    pub(super) refusal: Refusal,
}

/// The cells that were refused, with a number that is another one after each change.
#[derive(Debug, Default)]
pub(super) struct RefusedCells {
    cells: BTreeMap<(RowKey, Field), RefusedCell>,
    changes: u64,
}

impl Deref for RefusedCells {
    type Target = BTreeMap<(RowKey, Field), RefusedCell>;

    fn deref(&self) -> &Self::Target {
        &self.cells
    }
}

impl RefusedCells {
    pub(super) fn insert(&mut self, key: (RowKey, Field), cell: RefusedCell) {
        self.cells.insert(key, cell);
        self.changes += 1;
    }

    pub(super) fn remove(&mut self, key: &(RowKey, Field)) -> Option<RefusedCell> {
        let removed = self.cells.remove(key);
        self.changes += u64::from(removed.is_some());
        removed
    }

    pub(super) fn retain(&mut self, keeps: impl Fn(RowKey) -> bool) {
        let before = self.cells.len();
        self.cells.retain(|(key, _), _| keeps(*key));
        self.changes += u64::from(self.cells.len() != before);
    }
}

/// A cell that was refused, as it is kept for the next time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Draft {
    /// The rate; `None` for a row that is new.
    rate: Option<i64>,
    /// The number of the new row, and its class.
    new: u32,
    class: String,
    /// The column by its key, and what was typed there.
    column: String,
    text: String,
    /// Why it was refused.
    message: String,
    code: String,
    status: u16,
}

impl RatesState {
    /// Another number after each change of what `drafts` answers with.
    pub(crate) const fn draft_changes(&self) -> u64 {
        self.refused.changes
    }

    /// The cells that keep what was refused.
    pub(crate) fn drafts(&self) -> Vec<Draft> {
        let draft = |((key, field), cell): (&(RowKey, Field), &RefusedCell)| {
            let (rate, new) = match key {
                RowKey::Rate(id) => (Some(id.get()), 0),
                RowKey::New(number) => (None, *number),
            };
            let row = self.new_rows.iter().find(|row| row.key() == *key);
            Draft {
                rate,
                new,
                class: row.map(|row| row.class.as_str().to_owned()).unwrap_or_default(),
                column: field.key().to_owned(),
                text: cell.text.clone(),
                message: cell.refusal.message.clone(),
                code: cell.refusal.code.to_owned(),
                status: cell.refusal.status,
            }
        };
        self.refused.iter().map(draft).collect()
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
                None => *renumbered.entry(draft.new).or_insert_with(|| self.new_row_again(&draft.class)),
            };
            if self.typed(Some(key), field).is_none() {
                let refusal = Refusal::again(draft.message, &draft.code, draft.status);
                self.refused.insert((key, field), RefusedCell { text: draft.text, refusal });
            }
        }
    }

    fn new_row_again(&mut self, class: &str) -> RowKey {
        self.last_new += 1;
        let class = ClassSlug::parse(class).unwrap_or_else(ClassSlug::standard);
        let row = NewRow { number: self.last_new, id: None, is_asked: false, held: Vec::new(), class };
        let key = row.key();
        self.new_rows.push(row);
        key
    }
}
