//! The rows of the grid: the rates that are shown, new rows that are not in the books, and the
//! empty row at the end, into which another is typed. A new row stands before the rate where it was
//! inserted, or after all rates.

use crate::domain::class::ClassSlug;
use crate::domain::ids::RateId;
use crate::ui::model::{ClassesView, Grid, RateRow, RatesView, RowKey, VersionsView};

use super::drafts::{GridDrafts, NewRow};

/// What a row of the grid is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum RowKind {
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
    pub(super) versions: Option<&'a VersionsView>,
}

impl Rows<'_> {
    /// The count of rows, with the empty one at the end.
    pub(super) fn total(&self, drafts: &GridDrafts) -> usize {
        self.rates.total() + drafts.rows().len() + 1
    }

    /// The index of the last row, which is the empty one.
    pub(super) fn last(&self, drafts: &GridDrafts) -> usize {
        self.total(drafts) - 1
    }

    /// The new rows that stand before a rate: the place of that rate and the index of the new row,
    /// ascending.
    fn inserted(&self, drafts: &GridDrafts) -> Vec<(usize, usize)> {
        inserted_at(drafts, |rate| self.rates.place_of(rate).unwrap_or_else(|| self.rates.total()))
    }

    fn slot(&self, drafts: &GridDrafts, at: usize) -> Option<RowKind> {
        let inserted = self.inserted(drafts);
        let mut rate = at;
        for (above, (place, new)) in inserted.iter().enumerate() {
            match at.checked_sub(place + above) {
                Some(0) => return Some(RowKind::New(*new)),
                Some(_) => rate = at - above - 1,
                None => break,
            }
        }
        let Some(beyond) = rate.checked_sub(self.rates.total()) else { return Some(RowKind::Rate(rate)) };
        match (inserted.len() + beyond).cmp(&drafts.rows().len()) {
            std::cmp::Ordering::Less => Some(RowKind::New(inserted.len() + beyond)),
            std::cmp::Ordering::Equal => Some(RowKind::Empty),
            std::cmp::Ordering::Greater => None,
        }
    }

    /// The number of a row, from 1: its place among all rows in the order of the table, whatever the filter and
    /// the sort.
    pub(super) fn number(&self, drafts: &GridDrafts, at: usize) -> usize {
        let all = self.rates.count();
        match self.slot(drafts, at) {
            Some(RowKind::Rate(place)) => self.number_at(drafts, self.rates.index(place).unwrap_or(all)),
            Some(RowKind::New(new)) => {
                let inserted = inserted_at(drafts, |rate| self.rates.index_of(rate).unwrap_or(all));
                let before = inserted.iter().enumerate().find(|(_, (_, at))| *at == new);
                before.map_or(all + new, |(above, (index, _))| index + above) + 1
            }
            _ => all + drafts.rows().len() + 1,
        }
    }

    /// The number of the row of a rate, also where it is filtered out; `None` if it is gone.
    pub(super) fn number_of(&self, drafts: &GridDrafts, rate: RateId) -> Option<usize> {
        Some(self.number_at(drafts, self.rates.index_of(rate)?))
    }

    fn number_at(&self, drafts: &GridDrafts, index: usize) -> usize {
        let inserted = inserted_at(drafts, |rate| self.rates.index_of(rate).unwrap_or(usize::MAX));
        index + inserted.iter().filter(|(before, _)| *before <= index).count() + 1
    }

    /// The key of a row; `None` for the empty one at the end.
    pub(super) fn key(&self, drafts: &GridDrafts, at: usize) -> Option<RowKey> {
        match self.slot(drafts, at)? {
            RowKind::Rate(place) => self.rates.id(place).map(RowKey::Rate),
            RowKind::New(new) => drafts.rows().get(new).map(NewRow::key),
            RowKind::Empty => None,
        }
    }

    /// The rate of a row, if it is one of those that are shown.
    pub(super) fn rate(&self, drafts: &GridDrafts, at: usize) -> Option<RateId> {
        self.rates.id(self.rate_place(drafts, at)?)
    }

    /// The place among the rates of a row.
    pub(super) fn rate_place(&self, drafts: &GridDrafts, at: usize) -> Option<usize> {
        match self.slot(drafts, at)? {
            RowKind::Rate(place) => Some(place),
            RowKind::New(_) | RowKind::Empty => None,
        }
    }

    /// The row of a place among the rates.
    pub(super) fn row_of_rate(&self, drafts: &GridDrafts, place: usize) -> usize {
        place + self.inserted(drafts).iter().filter(|(before, _)| *before <= place).count()
    }

    /// The content of a row as it is in the books; a new row is blank.
    pub(super) fn row(&self, drafts: &GridDrafts, at: usize) -> Option<RateRow> {
        match self.slot(drafts, at)? {
            RowKind::Rate(place) => Some(self.rates.row(place)?.dated(self.versions)),
            RowKind::New(new) => {
                Some(RateRow::blank(drafts.rows().get(new)?.class.clone(), self.rates.formatter))
            }
            RowKind::Empty => Some(RateRow::blank(self.class.clone(), self.rates.formatter)),
        }
    }

    /// The index of the row of this key.
    pub(super) fn place_of(&self, drafts: &GridDrafts, key: RowKey) -> Option<usize> {
        let rate = key.rate().and_then(|id| self.rates.place_of(id));
        if let Some(place) = rate {
            return Some(self.row_of_rate(drafts, place));
        }
        let new = drafts.rows().iter().position(|row| row.key() == key)?;
        let inserted = self.inserted(drafts);
        let before = inserted.iter().enumerate().find(|(_, (_, at))| *at == new);
        Some(before.map_or(self.rates.total() + new, |(above, (place, _))| place + above))
    }

    /// The rates among these rows.
    pub(super) fn rates_in(&self, drafts: &GridDrafts, rows: std::ops::RangeInclusive<usize>) -> Vec<RateId> {
        let end = (*rows.end()).min(self.last(drafts));
        (*rows.start()..=end).filter_map(|at| self.rate(drafts, at)).collect()
    }

    /// The numbers of the new rows among these rows.
    pub(super) fn new_in(&self, drafts: &GridDrafts, rows: std::ops::RangeInclusive<usize>) -> Vec<u32> {
        let end = (*rows.end()).min(self.last(drafts));
        let number = |at| match self.key(drafts, at)? {
            RowKey::New(number) => Some(number),
            RowKey::Rate(_) => None,
        };
        (*rows.start()..=end).filter_map(number).collect()
    }
}

/// The new rows that stand before a rate: what `place` says of that rate and the index of the new row, ascending.
fn inserted_at(drafts: &GridDrafts, place: impl Fn(RateId) -> usize) -> Vec<(usize, usize)> {
    let rows = drafts.rows().iter().enumerate();
    let inserted = rows.map_while(|(at, row)| row.before.map(|before| (before, at)));
    let mut inserted: Vec<(usize, usize)> = inserted.map(|(rate, at)| (place(rate), at)).collect();
    inserted.sort_unstable();
    inserted
}

impl Grid<'_> {
    pub(super) fn rows(&self) -> Option<Rows<'_>> {
        Some(Rows {
            rates: self.rates.value.as_ref()?,
            class: &self.class,
            classes: self.classes,
            versions: self.versions.as_deref(),
        })
    }
}
