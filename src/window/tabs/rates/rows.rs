//! The rows of the grid: the rates that are shown, new rows that are not in the books, and the
//! empty row at the end, into which another is typed. A new row stands before the rate where it was
//! inserted, or after all rates.

use crate::model::{ClassesView, Field, Grid, RateRow, RatesView, RowKey, VersionsView};
use domain::ids::RateId;
use domain::places::{country_code, country_name};
use domain::rate::table::RateFilter;
use domain::tax::class::ClassSlug;

use super::block;
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
        self.last(drafts) + 1
    }

    /// The index of the last row, which is the empty one.
    pub(super) fn last(&self, drafts: &GridDrafts) -> usize {
        self.rates.total() + drafts.shown().count()
    }

    /// The new rows that are shown: the place of the rate before which each stands and its index, ascending.
    fn new_rows(&self, drafts: &GridDrafts) -> Vec<(usize, usize)> {
        standing(drafts.shown(), |before| {
            before.map_or_else(|| self.rates.total(), |rate| self.rates.place_before(rate))
        })
    }

    fn slot(&self, drafts: &GridDrafts, at: usize) -> Option<RowKind> {
        let mut rate = at;
        for (above, (place, new)) in self.new_rows(drafts).into_iter().enumerate() {
            match at.checked_sub(place + above) {
                Some(0) => return Some(RowKind::New(new)),
                Some(_) => rate = at - above - 1,
                None => break,
            }
        }
        match rate.cmp(&self.rates.total()) {
            std::cmp::Ordering::Less => Some(RowKind::Rate(rate)),
            std::cmp::Ordering::Equal => Some(RowKind::Empty),
            std::cmp::Ordering::Greater => None,
        }
    }

    /// The number of a row, from 1: its place among all rows in the order of the table, whatever the filter and
    /// the sort.
    pub(super) fn number(&self, drafts: &GridDrafts, at: usize) -> usize {
        let number = self.key(drafts, at).and_then(|key| self.number_of(drafts, key));
        number.unwrap_or_else(|| self.rates.count() + drafts.rows().len() + 1)
    }

    /// The number of the row of this key, also where it is filtered out; `None` if it is gone.
    pub(super) fn number_of(&self, drafts: &GridDrafts, key: RowKey) -> Option<usize> {
        let all = self.rates.count();
        let index = |rate: RateId| self.rates.index_of(rate);
        let new = standing(drafts.rows().iter().enumerate(), |before| before.and_then(index).unwrap_or(all));
        if let Some(index) = key.rate().and_then(index) {
            return Some(index + new.iter().filter(|(before, _)| *before <= index).count() + 1);
        }
        let is_it = |(_, at): &(usize, usize)| drafts.rows().get(*at).is_some_and(|row| row.key() == key);
        let (above, (before, _)) = new.iter().enumerate().find(|(_, row)| is_it(row))?;
        Some(before + above + 1)
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
        place + self.new_rows(drafts).iter().filter(|(before, _)| *before <= place).count()
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

    /// Whether a filter shows a new row, by the texts of its cells and the names of its country and class.
    pub(super) fn shows_typed(&self, drafts: &GridDrafts, row: &NewRow, filter: &RateFilter) -> bool {
        let blank = RateRow::blank(row.class.clone(), self.rates.formatter);
        let text = |field: Field| drafts.text((row.key(), field)).unwrap_or_else(|| blank.text(field)).trim();
        let class = text(Field::Class);
        let entry = self.classes.and_then(|classes| {
            let mut entries = classes.existing();
            entries.find(|entry| {
                entry.slug.as_str() == class || entry.name.to_lowercase() == class.to_lowercase()
            })
        });
        let slug = entry.map_or_else(|| ClassSlug::wanted(class), |entry| entry.slug.clone());
        let cells = block::typed(&Field::ALL).iter().map(|field| match field {
            Field::Country => {
                let country = text(*field);
                format!("{country} {}", country_name(&country_code(country)).unwrap_or_default())
            }
            Field::Class => format!("{slug} {}", entry.map_or(class, |entry| &entry.name)),
            _ => field.given(text(*field)).into_owned(),
        });
        let any = |(text, field): (String, &Field)| {
            if field.can_be_any() && text.trim().is_empty() { "*".to_owned() } else { text }
        };
        filter.shows_typed(&slug, &cells.zip(&Field::ALL).map(any).collect::<Vec<_>>())
    }

    /// The index of the row of this key, if it is shown.
    pub(super) fn place_of(&self, drafts: &GridDrafts, key: RowKey) -> Option<usize> {
        let rate = key.rate().and_then(|id| self.rates.place_of(id));
        if let Some(place) = rate {
            return Some(self.row_of_rate(drafts, place));
        }
        let is_it = |(_, at): &(usize, usize)| drafts.rows().get(*at).is_some_and(|row| row.key() == key);
        let (above, (place, _)) =
            self.new_rows(drafts).into_iter().enumerate().find(|(_, row)| is_it(row))?;
        Some(place + above)
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

/// New rows by where they stand, which `place` gives for the rate that they are before or for none, and their indices,
/// ascending.
fn standing<'r>(
    rows: impl Iterator<Item = (usize, &'r NewRow)>,
    place: impl Fn(Option<RateId>) -> usize,
) -> Vec<(usize, usize)> {
    let mut rows: Vec<(usize, usize)> = rows.map(|(at, row)| (place(row.before), at)).collect();
    rows.sort_unstable();
    rows
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
