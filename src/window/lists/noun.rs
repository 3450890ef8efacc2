//! What a noun that has a list and a form says of itself, and the rows of its list: shared with the reader's thread, with
//! the indices of those that are shown, filtered and sorted. Only rows in view are formatted.

use std::fmt::Debug;
use std::hash::Hash;
use std::sync::Arc;

use egui::Ui;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::format::Amounts;
use crate::model::{ArchiveFilter, ListQuery, Loadable, Mistakes, ShopInfo, Tab, Texts};
use crate::session::ShopSession;
use crate::tabs::Action;
use crate::tabs::calendar::Days;
use crate::tabs::page::ListWords;
use crate::tabs::panel::Fields;
use crate::widgets::Column;
use domain::access::Actor;
use domain::decimal::Computed;
use domain::money::Money;
use domain::noun::NounKind;
use domain::table::{self, ColumnOf};
use domain::text::Text;
use domain::time::period::RangeQuery;
use domain::time::{Day, Instant, Local};
use domain::{Result, text};
use engine::{Change, Engine, Listing, Outcome};

/// A noun that has a list with a form: a row of that list, what can be done with it, and how its form is drawn.
pub(crate) trait ListedNoun: Send + Sync + Sized + 'static {
    /// The context from which its columns compute their values.
    type Context: ?Sized + 'static;
    /// The key of a row, which orders rows that sort alike.
    type Key: Clone + Debug + Default + Hash + Ord + Serialize + DeserializeOwned + Send + 'static;
    /// The part of it that the form edits, and the texts of that form.
    type Value: Clone + Debug + Default + PartialEq + Send + 'static;
    type Texts: Texts + Default + Serialize + DeserializeOwned;

    const TAB: Tab;
    const KIND: NounKind;
    const WORDS: ListWords;
    /// The width in points that the controls need beside the title.
    const CONTROLS: f32;
    /// The width of the form in points.
    const FORM: f32 = 348.0;
    /// The columns, and the context they are sorted with.
    fn described() -> &'static [ColumnOf<Self, Self::Context>];
    const CONTEXT: &'static Self::Context;
    /// The filter and the order that its list has at first.
    const QUERY: ListQuery = ListQuery::by("name");
    /// True for records that are deleted rather than archived.
    const IS_DELETED: bool = false;
    /// True if records can be taken out of the list.
    const REMOVES: bool = true;
    /// The amounts whose sums over the shown rows the status bar has, with their names.
    const SUMS: &'static [Sum<Self>] = &[];

    /// All of them; figures that depend on a range are those of `sold_in`.
    fn load(engine: &Engine, actor: &Actor, sold_in: Option<&RangeQuery>, now: Instant) -> Result<Vec<Self>>;
    /// Requests what its form needs beside the list.
    fn load_beside(_session: &mut ShopSession) {}
    fn is_archived(&self) -> bool;
    /// True for a document that is not paid in full.
    fn is_unpaid(&self) -> bool {
        false
    }
    /// True if a text in lower case is part of one of its searched fields.
    fn holds(&self, text: &str) -> bool;
    fn value(&self) -> &Self::Value;
    /// The day that it is dated on; `None` for what has no date.
    fn day(&self) -> Option<Day> {
        None
    }

    fn key_of(value: &Self::Value) -> &Self::Key;
    fn name_of(value: &Self::Value) -> &str;
    /// Saves one at this time, over the one as the form had it; without that, it is new.
    fn save(value: Self::Value, was: Option<Self::Value>, now: Local) -> Change;
    /// Archives one or takes it out of the archive; deletes it where such records are deleted.
    fn archive(key: Self::Key, is_archived: bool) -> Change;
    /// Reads the answer to a change or to an archiving.
    fn changed(outcome: Outcome) -> Result<Self::Value>;
    /// What is asked for after a save, unless one record is filled in after the other.
    fn after_save(_value: &Self::Value, _was: Option<&Self::Value>) -> Option<Action> {
        None
    }
    /// The export of these in this order, or of all; figures that depend on a range are those of `sold_in`.
    fn listing(only: Option<Vec<Self::Key>>, sold_in: Option<RangeQuery>) -> Listing;

    /// The key of the record with this row id, where that is its key.
    fn of_row(_row: i64) -> Option<Self::Key> {
        None
    }

    fn key(&self) -> &Self::Key {
        Self::key_of(self.value())
    }

    /// The text of the column with this key.
    fn text(&self, key: &str, amounts: Amounts) -> String {
        let cell = table::column(Self::described(), key)
            .and_then(|column| Some((column.kind, column.cell(self, Self::CONTEXT).ok()?)));
        cell.map(|(kind, cell)| amounts.cell(kind, &cell)).unwrap_or_default()
    }

    /// `3 products`.
    fn counted(count: usize) -> Text {
        text!(
            "{count} {noun}",
            count,
            noun = Text::new(if count == 1 { Self::KIND.one() } else { Self::KIND.many() })
        )
    }

    /// The field of the form that the list fills in from row to row, by Shift+F2 or by pasting.
    fn column() -> Option<usize> {
        None
    }
    /// A record with that field as it was pasted; `None` for what cannot be in it.
    fn pasted(_list: Shown<'_, Self>, _was: &Self::Value, _text: &str) -> Option<Self::Value> {
        None
    }

    /// The columns in a list of this width.
    fn columns(list: Shown<'_, Self>, width: f32) -> Vec<Column>;
    /// The text of a cell where it is not that of the column's description.
    fn cell(&self, key: &str, list: Shown<'_, Self>) -> Option<StyledText>;
    /// Draws a filter that only this tab has; returns what was chosen.
    fn filter(_ui: &mut Ui, _list: Shown<'_, Self>) -> Option<ListQuery> {
        None
    }
    /// What the status bar says of the shown rows beside their count and sums.
    fn told(_view: &ListView<Self>, _amounts: Amounts) -> Option<String> {
        None
    }

    /// True if the acting user may change records; otherwise they only look at them.
    fn may_change(list: Shown<'_, Self>) -> bool {
        list.facts.may_manage
    }
    fn is_enabled(list: Shown<'_, Self>) -> bool {
        Self::may_change(list)
    }
    /// A possible error in a record that was saved all the same, in a sentence; its row has a mark.
    fn warning(&self) -> Option<String> {
        None
    }

    /// The reason why only some fields of a record can be changed, or none; `None` where all can.
    fn closed(&self, _list: Shown<'_, Self>) -> Option<String> {
        None
    }
    /// The beginning of the next new record, after one with these texts.
    fn next(_saved: &Self::Texts) -> Option<Self::Texts> {
        None
    }

    /// The texts of the form of a record as it is in the books.
    fn texts(was: &Self::Value, list: Shown<'_, Self>) -> Self::Texts;
    /// The record with the changes of the form, or what is wrong in it.
    fn read(
        form: &Self::Texts,
        was: &Self::Value,
        list: Shown<'_, Self>,
    ) -> std::result::Result<Self::Value, Mistakes>;
    fn fields(ui: &mut Ui, form: &mut Self::Texts, fields: &mut Fields<'_, usize>, list: Shown<'_, Self>);
    /// Draws facts about the record, below its fields, and fills in what is taken from them; returns what was asked for there.
    fn facts(&self, _ui: &mut Ui, _form: &mut Self::Texts, _list: Shown<'_, Self>) -> Option<Action> {
        None
    }

    /// An addition to the number of selected records; may be empty.
    fn about_several(_rows: &[&Self], _amounts: Amounts) -> String {
        String::new()
    }

    /// Draws what only several records of this list can be done with; returns what was chosen.
    fn several(_ui: &mut Ui, _rows: &[&Self], _list: Shown<'_, Self>) -> Option<Action> {
        None
    }

    /// Lists other records with this one.
    fn related(&self) -> Option<Action> {
        None
    }
}

/// A list as it is drawn, with the shop that it is of.
pub(crate) struct Shown<'s, T> {
    pub(crate) session: &'s ShopSession,
    pub(crate) facts: &'s ShopInfo,
    pub(crate) days: Days,
    pub(crate) rows: &'s Loadable<ListView<T>>,
    pub(crate) query: &'s ListQuery,
}

impl<T> Clone for Shown<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Shown<'_, T> {}

impl<'s, T> Shown<'s, T> {
    pub(crate) fn amounts(self) -> Amounts {
        Amounts::new(self.facts.shop.currency, self.session.formatter)
    }

    pub(super) fn view(self) -> Option<&'s ListView<T>> {
        self.rows.value.as_ref()
    }
}

/// The name of an amount, and the amount of a record.
pub(crate) type Sum<T> = (&'static str, fn(&T) -> Computed<Money>);

/// The text of a cell.
#[derive(Debug, Clone, Default)]
pub(crate) struct StyledText {
    pub(crate) text: String,
    /// Fainter text after it.
    pub(crate) note: String,
    /// What is short for that, where it has no room.
    pub(crate) short: String,
    pub(crate) style: CellStyle,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum CellStyle {
    #[default]
    Plain,
    Strong,
    /// Secondary text.
    Quiet,
    /// A warning, such as a class that does not exist.
    Odd,
}

impl StyledText {
    pub(crate) fn of(style: CellStyle, text: impl Into<String>) -> Self {
        Self { text: text.into(), style, ..Self::default() }
    }
}

/// A filtered and sorted list.
#[derive(Debug)]
pub(crate) struct ListView<T> {
    /// Records sorted by key, so that a row is found without a look at all of them.
    all: Arc<Vec<T>>,
    /// Indices into `all`, in the order they are shown.
    chosen: Vec<usize>,
    /// For each of `all`, its place in `chosen`; `None` where it is filtered out.
    places: Vec<Option<usize>>,
    /// The number of rows that are not archived, and of those that are, whatever the filter.
    pub(crate) current: usize,
    pub(crate) archived: usize,
    /// The sums over the shown rows, by their names.
    pub(crate) sums: Vec<(&'static str, Money)>,
}

impl<T: ListedNoun> ListView<T> {
    /// Filters and sorts; rows that sort alike are in the order of their keys, which `all` is in too. `days` are those
    /// of the range of `picking`. An error when a sum does not fit.
    pub(crate) fn new(all: Arc<Vec<T>>, picking: &ListQuery, days: Option<(Day, Day)>) -> Result<Self> {
        let words: Vec<String> = picking.text.split_whitespace().map(str::to_lowercase).collect();
        let is_picked = |one: &T| {
            let is_shown = match picking.which {
                ArchiveFilter::Current => !one.is_archived(),
                ArchiveFilter::Archived => one.is_archived(),
                ArchiveFilter::All => true,
            };
            let is_shown = is_shown && (one.is_unpaid() || !picking.is_unpaid);
            let is_of_days =
                days.is_none_or(|(first, last)| one.day().is_none_or(|day| first <= day && day <= last));
            is_shown && is_of_days && words.iter().all(|word| one.holds(word))
        };
        let column = table::column(T::described(), picking.by);
        let sorting = |one: &T| Some(column?.sorting(one, T::CONTEXT).ok()?.sorting());
        let picked = all.iter().enumerate().filter(|(_, one)| is_picked(one));
        let mut chosen: Vec<_> = picked.map(|(at, one)| (sorting(one), one, at)).collect();
        chosen.sort_by(|(sorting, one, _), (other_sorting, other, _)| {
            let order = sorting.cmp(other_sorting);
            let order = if picking.is_descending { order.reverse() } else { order };
            order.then_with(|| one.key().cmp(other.key()))
        });
        let sum = |(name, amount): &Sum<T>| {
            let amounts = chosen.iter().map(|(_, one, _)| amount(one)).collect::<Computed<Vec<_>>>()?;
            Ok((*name, Money::sum(amounts)?))
        };
        let sums = T::SUMS.iter().map(sum).collect::<Result<_>>()?;
        let chosen: Vec<usize> = chosen.into_iter().map(|(.., at)| at).collect();
        let mut places = vec![None; all.len()];
        for (place, at) in chosen.iter().enumerate() {
            if let Some(of) = places.get_mut(*at) {
                *of = Some(place);
            }
        }
        let archived = all.iter().filter(|one| one.is_archived()).count();
        Ok(Self { current: all.len() - archived, archived, sums, chosen, places, all })
    }

    /// All rows, to be filtered anew.
    pub(crate) fn all(&self) -> Arc<Vec<T>> {
        Arc::clone(&self.all)
    }

    pub(crate) fn rows(&self) -> &[T] {
        &self.all
    }

    /// The number of rows shown.
    pub(crate) fn count(&self) -> usize {
        self.chosen.len()
    }

    /// The row at a place of the shown ones.
    pub(crate) fn row(&self, at: usize) -> Option<&T> {
        self.all.get(*self.chosen.get(at)?)
    }

    /// The keys of the shown rows, in their order.
    pub(crate) fn keys(&self) -> impl Iterator<Item = T::Key> {
        (0..self.count()).filter_map(|at| self.row(at).map(|row| row.key().clone()))
    }

    /// The row with this key, also where it is filtered out.
    pub(crate) fn find(&self, key: &T::Key) -> Option<&T> {
        self.all.get(self.index(key)?)
    }

    /// The place of a row among those shown.
    pub(crate) fn place(&self, key: &T::Key) -> Option<usize> {
        *self.places.get(self.index(key)?)?
    }

    fn index(&self, key: &T::Key) -> Option<usize> {
        self.all.binary_search_by(|one| one.key().cmp(key)).ok()
    }

    /// True for a list without any rows, filtered or not.
    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::ids::ProductId;
    use domain::invoice::InvoiceSummary;
    use domain::order::Product;
    use domain::quantity::Quantity;
    use domain::report::Sold;
    use engine::ProductRow;

    fn line(id: i64, name: &str, sku: &str, sold: &str, deleted: bool) -> ProductRow {
        ProductRow {
            product: Product {
                id: ProductId::new(id),
                name: name.to_owned(),
                sku: sku.to_owned(),
                deleted,
                ..Product::default()
            },
            sold: Sold { quantity: Quantity::parse(sold).unwrap(), ..Sold::default() },
            last_bought: None,
        }
    }

    /// Whether an invoice is paid is no matter of the archive.
    #[test]
    fn invoices_are_filtered_by_what_is_open() {
        let invoice = |number: &str, open: &str| InvoiceSummary {
            number: number.to_owned(),
            open: Money::parse(open).unwrap(),
            ..InvoiceSummary::default()
        };
        let all = Arc::new(vec![invoice("1", "0"), invoice("2", "12.50"), invoice("3", "0")]);
        let shown = |query: &ListQuery| -> Vec<String> {
            ListView::new(Arc::clone(&all), query, None).unwrap().keys().collect()
        };
        let query = InvoiceSummary::QUERY;
        assert_eq!(shown(&query), ["3", "2", "1"]);
        let unpaid = ListQuery { is_unpaid: true, ..query };
        assert_eq!(shown(&unpaid), ["2"]);
        assert_eq!(shown(&ListQuery { which: ArchiveFilter::All, ..unpaid.clone() }), ["2"]);
        assert_eq!(shown(&unpaid.without_filter()), ["3", "2", "1"]);
    }

    #[test]
    fn lists_are_filtered_by_words_and_sorted_by_a_column() {
        let all = Arc::new(vec![
            line(1, "Blue mug", "M-1", "5", false),
            line(2, "apron", "", "9", false),
            line(3, "Red mug", "A-9", "5", true),
        ]);
        for (text, which, by, is_descending, expected) in [
            ("", ArchiveFilter::Current, "name", false, vec![2, 1]),
            ("", ArchiveFilter::All, "name", true, vec![3, 1, 2]),
            ("", ArchiveFilter::All, "sku", false, vec![3, 1, 2]),
            ("", ArchiveFilter::All, "sold", true, vec![2, 1, 3]),
            ("MUG", ArchiveFilter::All, "sold", false, vec![1, 3]),
            ("mug red", ArchiveFilter::All, "name", false, vec![3]),
            ("mug", ArchiveFilter::Archived, "name", false, vec![3]),
            ("cup", ArchiveFilter::All, "name", false, vec![]),
        ] {
            let picking = ListQuery { text: text.to_owned(), which, is_descending, ..ListQuery::by(by) };
            let view = ListView::new(Arc::clone(&all), &picking, None).unwrap();
            let ids: Vec<i64> = (0..view.count()).map(|at| view.row(at).unwrap().product.id.get()).collect();
            assert_eq!(ids, expected, "{picking:?}");
            for id in 1..=4 {
                let key = ProductId::new(id);
                assert_eq!(
                    view.place(&key),
                    expected.iter().position(|shown| *shown == id),
                    "{picking:?} {id}"
                );
                assert_eq!(view.find(&key).map(ListedNoun::key), Some(&key).filter(|_| id < 4));
            }
            assert_eq!((view.current, view.archived), (2, 1));
        }
    }
}
