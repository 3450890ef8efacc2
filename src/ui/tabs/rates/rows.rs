//! The rows of the grid: the rates that are shown, new rows that are not in the books, and the
//! empty row at the end, into which another is typed. A new row stands before the rate where it was
//! inserted, or after all rates.

use crate::domain::class::ClassSlug;
use crate::domain::ids::RateId;
use crate::ui::model::{CellText, ClassesView, Field, Grid, RateRow, RatesView, RowKey};

use super::RatesState;

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

/// What a row of the grid is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Slot {
    /// The rate at this place among those that are shown.
    Rate(usize),
    /// The new row of this index.
    New(usize),
    /// The empty row at the end.
    Empty,
}

/// The rows of the grid in their order.
#[derive(Clone, Copy)]
pub(super) struct Rows<'a> {
    pub(super) rates: &'a RatesView,
    pub(super) class: &'a ClassSlug,
    pub(super) classes: Option<&'a ClassesView>,
}

impl Rows<'_> {
    /// The count of rows, with the empty one at the end.
    pub(super) fn total(&self, state: &RatesState) -> usize {
        self.rates.total() + state.drafts.rows().len() + 1
    }

    /// The index of the last row, which is the empty one.
    pub(super) fn last(&self, state: &RatesState) -> usize {
        self.total(state) - 1
    }

    /// The new rows that stand before a rate: the place of that rate and the index of the new row,
    /// ascending.
    fn inserted(&self, state: &RatesState) -> Vec<(usize, usize)> {
        let rows = state.drafts.rows().iter().enumerate();
        let inserted = rows.map_while(|(at, row)| row.before.map(|before| (before, at)));
        let place = |rate| self.rates.place_of(rate).unwrap_or_else(|| self.rates.total());
        let mut inserted: Vec<(usize, usize)> = inserted.map(|(rate, at)| (place(rate), at)).collect();
        inserted.sort_unstable();
        inserted
    }

    fn slot(&self, state: &RatesState, at: usize) -> Option<Slot> {
        let inserted = self.inserted(state);
        let mut rate = at;
        for (above, (place, new)) in inserted.iter().enumerate() {
            match at.checked_sub(place + above) {
                Some(0) => return Some(Slot::New(*new)),
                Some(_) => rate = at - above - 1,
                None => break,
            }
        }
        let Some(beyond) = rate.checked_sub(self.rates.total()) else { return Some(Slot::Rate(rate)) };
        match (inserted.len() + beyond).cmp(&state.drafts.rows().len()) {
            std::cmp::Ordering::Less => Some(Slot::New(inserted.len() + beyond)),
            std::cmp::Ordering::Equal => Some(Slot::Empty),
            std::cmp::Ordering::Greater => None,
        }
    }

    /// The key of a row; `None` for the empty one at the end.
    pub(super) fn key(&self, state: &RatesState, at: usize) -> Option<RowKey> {
        match self.slot(state, at)? {
            Slot::Rate(place) => self.rates.id(place).map(RowKey::Rate),
            Slot::New(new) => state.drafts.rows().get(new).map(NewRow::key),
            Slot::Empty => None,
        }
    }

    /// The rate of a row, if it is one of those that are shown.
    pub(super) fn rate(&self, state: &RatesState, at: usize) -> Option<RateId> {
        self.rates.id(self.rate_place(state, at)?)
    }

    /// The place among the rates of a row.
    pub(super) fn rate_place(&self, state: &RatesState, at: usize) -> Option<usize> {
        match self.slot(state, at)? {
            Slot::Rate(place) => Some(place),
            Slot::New(_) | Slot::Empty => None,
        }
    }

    /// The row of a place among the rates.
    pub(super) fn row_of_rate(&self, state: &RatesState, place: usize) -> usize {
        place + self.inserted(state).iter().filter(|(before, _)| *before <= place).count()
    }

    /// The content of a row as it is in the books; a new row is blank.
    pub(super) fn row(&self, state: &RatesState, at: usize) -> Option<RateRow> {
        match self.slot(state, at)? {
            Slot::Rate(place) => self.rates.row(place),
            Slot::New(new) => Some(RateRow::blank(state.drafts.rows().get(new)?.class.clone())),
            Slot::Empty => Some(RateRow::blank(self.class.clone())),
        }
    }

    /// Whether a cell is not empty: its unsaved text, or else its text in the books.
    pub(super) fn is_full(&self, state: &RatesState, at: usize, field: Field) -> bool {
        match state.typed(self.key(state, at), field) {
            Some(typed) => !typed.trim().is_empty(),
            None => self.rate_place(state, at).is_some_and(|place| self.rates.is_full(place, field)),
        }
    }

    /// The index of the row of this key.
    pub(super) fn place_of(&self, state: &RatesState, key: RowKey) -> Option<usize> {
        let rate = key.rate().and_then(|id| self.rates.place_of(id));
        if let Some(place) = rate {
            return Some(self.row_of_rate(state, place));
        }
        let new = state.drafts.rows().iter().position(|row| row.key() == key)?;
        let inserted = self.inserted(state);
        let before = inserted.iter().enumerate().find(|(_, (_, at))| *at == new);
        Some(before.map_or(self.rates.total() + new, |(above, (place, _))| place + above))
    }

    /// The rates among these rows.
    pub(super) fn rates_in(&self, state: &RatesState, rows: std::ops::RangeInclusive<usize>) -> Vec<RateId> {
        let end = (*rows.end()).min(self.last(state));
        (*rows.start()..=end).filter_map(|at| self.rate(state, at)).collect()
    }

    /// The numbers of the new rows among these rows.
    pub(super) fn new_in(&self, state: &RatesState, rows: std::ops::RangeInclusive<usize>) -> Vec<u32> {
        let end = (*rows.end()).min(self.last(state));
        let number = |at| match self.key(state, at)? {
            RowKey::New(number) => Some(number),
            RowKey::Rate(_) => None,
        };
        (*rows.start()..=end).filter_map(number).collect()
    }
}

impl Grid<'_> {
    pub(super) fn rows(&self) -> Option<Rows<'_>> {
        Some(Rows { rates: self.rates.value.as_ref()?, class: &self.class, classes: self.classes })
    }
}
