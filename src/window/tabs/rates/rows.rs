//! The rows of the grid: the rates that are shown, new rows that are not in the books, and the
//! empty row at the end, into which another is typed. A new row stands before the rate where it was
//! inserted, or after all rates. The selection is a block of cells in them.

use std::borrow::Cow;
use std::ops::RangeInclusive;

use crate::model::{Field, RowKey, cell_text, new_rate};
use domain::ids::RateId;
use domain::places::{country_code, country_name};
use domain::rate::TaxRate;
use domain::rate::table::RateFilter;
use domain::tax::class::ClassSlug;

use super::Sheet;
use super::drafts::{GridDrafts, NewRow};

/// A cell by its row and column; the row is counted from 0 in the order shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct CellPosition {
    pub(super) row: usize,
    pub(super) field: Field,
}

/// A rectangle of cells, by its rows and columns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Block {
    pub(super) rows: RangeInclusive<usize>,
    pub(super) fields: Vec<Field>,
}

impl Block {
    /// The block with these two opposite corners, given in any order, among the columns that are shown.
    pub(super) fn between(shown: &[Field], from: CellPosition, to: CellPosition) -> Self {
        let (a, b) = (column(shown, from.field), column(shown, to.field));
        let fields = shown.get(a.min(b)..=a.max(b)).unwrap_or_default().to_vec();
        Self { rows: from.row.min(to.row)..=from.row.max(to.row), fields }
    }

    pub(super) fn holds(&self, place: CellPosition) -> bool {
        self.rows.contains(&place.row) && self.fields.contains(&place.field)
    }

    /// The count of rows.
    pub(super) fn height(&self) -> usize {
        self.rows.end() - self.rows.start() + 1
    }

    pub(super) fn is_single(&self) -> bool {
        self.height() == 1 && self.fields.len() <= 1
    }
}

/// The columns whose cells are typed; the one whose cells are not is the last.
pub(super) fn typed(fields: &[Field]) -> &[Field] {
    match fields {
        [typed @ .., last] if !last.is_typed() => typed,
        all => all,
    }
}

/// The index of a field among the shown columns; 0 if it is not shown.
fn column(shown: &[Field], field: Field) -> usize {
    shown.iter().position(|one| *one == field).unwrap_or_default()
}

/// The column that many steps to the right, or to the left if negative; `None` beyond the edge.
pub(super) fn beside(shown: &[Field], field: Field, steps: isize) -> Option<Field> {
    shown.get(column(shown, field).checked_add_signed(steps)?).copied()
}

/// The kinds of rows in the grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum RowKind {
    /// The rate at this place among those that are shown.
    Rate(usize),
    /// The new row of this index.
    New(usize),
    /// The empty row at the end.
    Empty,
}

impl<'a> Sheet<'a> {
    /// The index of the last row, which is the empty one.
    pub(super) fn last(&self) -> usize {
        self.rates.total() + self.state.drafts.shown().count()
    }

    /// The new rows that are shown: the place of the rate before which each stands and its index, ascending.
    fn new_rows(&self) -> Vec<(usize, usize)> {
        let place =
            |rate: Option<RateId>| rate.map_or(self.rates.total(), |rate| self.rates.place_before(rate));
        standing(self.state.drafts.shown(), place)
    }

    fn kind(&self, at: usize) -> Option<RowKind> {
        let mut rate = at;
        for (above, (place, new)) in self.new_rows().into_iter().enumerate() {
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

    /// The number of a row, from 1: its place among all rows in the order of the table, whatever the filter
    /// and the sort.
    pub(super) fn number(&self, at: usize) -> usize {
        let number = self.key(at).and_then(|key| self.number_of(key));
        number.unwrap_or_else(|| self.rates.count() + self.state.drafts.rows().len() + 1)
    }

    /// The number of the row of this key, also where it is filtered out; `None` if it is gone.
    pub(super) fn number_of(&self, key: RowKey) -> Option<usize> {
        let all = self.rates.count();
        let index = |rate: RateId| self.rates.index_of(rate);
        let rows = self.state.drafts.rows().iter().enumerate();
        let new = standing(rows, |before| before.and_then(index).unwrap_or(all));
        if let Some(index) = key.rate().and_then(index) {
            return Some(index + new.iter().filter(|(before, _)| *before <= index).count() + 1);
        }
        Some(place_in(&new, &self.state.drafts, key)? + 1)
    }

    /// The key of a row; `None` for the empty one at the end.
    pub(super) fn key(&self, at: usize) -> Option<RowKey> {
        match self.kind(at)? {
            RowKind::Rate(place) => self.rates.id(place).map(RowKey::Rate),
            RowKind::New(new) => self.state.drafts.rows().get(new).map(NewRow::key),
            RowKind::Empty => None,
        }
    }

    /// The rate of a row, if it is one of those that are shown.
    pub(super) fn rate(&self, at: usize) -> Option<RateId> {
        self.rates.id(self.rate_place(at)?)
    }

    /// The place among the rates of a row.
    pub(super) fn rate_place(&self, at: usize) -> Option<usize> {
        match self.kind(at)? {
            RowKind::Rate(place) => Some(place),
            RowKind::New(_) | RowKind::Empty => None,
        }
    }

    /// The row of a place among the rates.
    pub(super) fn row_of_rate(&self, place: usize) -> usize {
        place + self.new_rows().iter().filter(|(before, _)| *before <= place).count()
    }

    /// The index of the row of this key, if it is shown.
    pub(super) fn place_of(&self, key: RowKey) -> Option<usize> {
        match key.rate().and_then(|id| self.rates.place_of(id)) {
            Some(place) => Some(self.row_of_rate(place)),
            None => place_in(&self.new_rows(), &self.state.drafts, key),
        }
    }

    /// The content of a row as it is in the books; a new row is blank.
    pub(super) fn content(&self, at: usize) -> Option<Cow<'a, TaxRate>> {
        Some(match self.kind(at)? {
            RowKind::Rate(place) => Cow::Borrowed(self.rates.rate(place)?),
            RowKind::New(new) => Cow::Owned(new_rate(&self.state.drafts.rows().get(new)?.class)),
            RowKind::Empty => Cow::Owned(new_rate(&self.view.class)),
        })
    }

    /// The text of a cell as it is in the books, for people: a percentage with the decimals of its column, and a class
    /// by its name.
    pub(super) fn shown_in<'r>(&'r self, content: &'r TaxRate, field: Field) -> Cow<'r, str> {
        let class = || self.view.classes?.entry(&content.class);
        match (field, content.rate) {
            (Field::Rate, Some(percent)) => Cow::Owned(self.rates.percentage(percent)),
            (Field::Class, _) => Cow::Borrowed(class().map_or(content.class.as_str(), |class| &class.name)),
            _ => self.text_in(content, field),
        }
    }

    /// The text of a cell as it is in the books, to be edited, copied and filtered.
    pub(super) fn text_in<'r>(&'r self, content: &'r TaxRate, field: Field) -> Cow<'r, str> {
        let dates = || self.view.versions.as_ref()?.dates.get(&content.id);
        match field {
            Field::Dates => dates().map_or(Cow::Borrowed(""), |dates| Cow::Borrowed(&dates.text)),
            _ => cell_text(content, field, self.rates.formatter),
        }
    }

    /// The text of a cell: what was typed and is not saved, or else what is in the books.
    pub(super) fn text(&self, at: usize, field: Field) -> String {
        let typed = self.state.typed(self.key(at), field).map(str::to_owned);
        let saved = || self.content(at).map(|content| self.text_in(&content, field).into_owned());
        typed.or_else(saved).unwrap_or_default()
    }

    /// True if a filter shows a new row, by the texts of its cells and the names of its country and class.
    pub(super) fn shows_typed(&self, row: &NewRow, filter: &RateFilter) -> bool {
        let blank = new_rate(&row.class);
        let text = |field: Field| match self.state.typed(Some(row.key()), field) {
            Some(typed) => typed.trim().to_owned(),
            None => self.text_in(&blank, field).into_owned(),
        };
        let class = text(Field::Class);
        let entry = self.view.classes.and_then(|classes| {
            let is_it = |name: &str| name.to_lowercase() == class.to_lowercase();
            classes.existing().find(|entry| entry.slug.as_str() == class || is_it(&entry.name))
        });
        let slug = entry.map_or_else(|| ClassSlug::wanted(&class), |entry| entry.slug.clone());
        let cells = typed(&Field::ALL).iter().map(|field| match field {
            Field::Country => {
                let country = text(*field);
                let name = country_name(&country_code(&country)).unwrap_or_default();
                format!("{country} {name}")
            }
            Field::Class => format!("{slug} {}", entry.map_or(&class, |entry| &entry.name)),
            _ => field.given(&text(*field)).into_owned(),
        });
        let any = |(text, field): (String, &Field)| {
            if field.can_be_any() && text.trim().is_empty() { "*".to_owned() } else { text }
        };
        filter.shows_typed(&slug, &cells.zip(&Field::ALL).map(any).collect::<Vec<_>>())
    }

    /// The keys of these rows, without the empty one at the end.
    pub(super) fn keys_in(&self, rows: &RangeInclusive<usize>) -> impl Iterator<Item = RowKey> {
        (*rows.start()..=(*rows.end()).min(self.last())).filter_map(|at| self.key(at))
    }

    /// The rates of the grid among these rows.
    pub(super) fn rates_in(&self, rows: &RangeInclusive<usize>) -> Vec<RateId> {
        (*rows.start()..=(*rows.end()).min(self.last())).filter_map(|at| self.rate(at)).collect()
    }
}

/// New rows by where they stand, which `place` gives for the rate that they are before or for none, and their
/// indices, ascending.
fn standing<'r>(
    rows: impl Iterator<Item = (usize, &'r NewRow)>,
    place: impl Fn(Option<RateId>) -> usize,
) -> Vec<(usize, usize)> {
    let mut rows: Vec<(usize, usize)> = rows.map(|(at, row)| (place(row.before), at)).collect();
    rows.sort_unstable();
    rows
}

/// The place of the new row of this key, among rates and those that stand above it.
fn place_in(new: &[(usize, usize)], drafts: &GridDrafts, key: RowKey) -> Option<usize> {
    let is_it = |(_, at): &(usize, usize)| drafts.rows().get(*at).is_some_and(|row| row.key() == key);
    let (above, (place, _)) = new.iter().enumerate().find(|(_, row)| is_it(row))?;
    Some(place + above)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_is_the_same_from_either_corner() {
        let shown = [Field::Country, Field::State, Field::Rate];
        let (a, b) =
            (CellPosition { row: 4, field: Field::Rate }, CellPosition { row: 2, field: Field::State });
        let block = Block::between(&shown, a, b);
        assert_eq!(block, Block::between(&shown, b, a));
        assert_eq!((block.height(), &*block.fields), (3, &[Field::State, Field::Rate][..]));
        assert!(block.holds(CellPosition { row: 3, field: Field::Rate }));
        assert!(!block.holds(CellPosition { row: 3, field: Field::Country }));
        assert_eq!(beside(&shown, Field::Country, -1), None);
        assert_eq!(beside(&shown, Field::Country, 2), Some(Field::Rate));
    }
}
