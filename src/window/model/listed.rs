//! The common part of lists that have a form: the record of a list, its rows, shared with the reader's
//! thread, and the indices of those that are shown, filtered and sorted. Only rows in view are formatted.

use std::fmt::Debug;
use std::hash::Hash;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::format::Amounts;
use domain::Result;
use domain::access::Actor;
use domain::decimal::Computed;
use domain::invoice::InvoiceSummary;
use domain::money::Money;
use domain::noun::NounKind;
use domain::purchase::SupplierPurchase;
use domain::purchase::supplier::Supplier;
use domain::table::{self, ColumnOf};
use domain::text;
use domain::text::Text;
use domain::time::period::RangeQuery;
use domain::time::{Day, Instant, Local};
use engine::{Change, CustomerRow, Engine, Listing, OutFormat, Outcome, ProductRow};

use super::{Loadable, PeriodChoice, Tab};

/// The texts of a form, such as an array of as many as it has fields.
pub(crate) trait Texts: Clone + Debug + PartialEq {
    /// Takes in the texts in the books: those that were not typed into, and are as in `base`, become these, and
    /// `base` does.
    fn follow(&mut self, base: &mut Self, fresh: Self);
}

/// What was not changed in a form follows the books.
pub(crate) fn follow<T: Clone + PartialEq>(now: &mut T, base: &T, fresh: &T) {
    if now == base {
        now.clone_from(fresh);
    }
}

impl<const N: usize> Texts for [String; N] {
    fn follow(&mut self, base: &mut Self, fresh: Self) {
        for ((now, base), fresh) in self.iter_mut().zip(base.iter()).zip(&fresh) {
            if now == base {
                now.clone_from(fresh);
            }
        }
        *base = fresh;
    }
}

/// A record that has a list with a form: a row of that list, and the changes and exports of such records.
pub(crate) trait Record: Send + Sync + Sized + 'static {
    /// The context from which its columns compute their values.
    type Context: ?Sized + 'static;
    /// The key of a row, which orders rows that sort alike.
    type Key: Clone + Debug + Hash + Ord + Serialize + DeserializeOwned + Send + 'static;
    /// The part of it that the form edits, and the texts of that form.
    type Value: Clone + Debug + Default + PartialEq + Send + 'static;
    type Texts: Texts + Default + Serialize + DeserializeOwned;

    const TAB: Tab;
    /// The noun, in the singular and the plural.
    const KIND: NounKind;
    const ONE: &'static str = Self::KIND.one();
    const MANY: &'static str = Self::KIND.many();
    const WORDS: ListWords;
    /// The message in the status bar after a change.
    const SAVED: &'static str;
    /// A sentence about an export of all records.
    const ALL: &'static str;
    /// The columns, and the context they are sorted with.
    fn described() -> &'static [ColumnOf<Self, Self::Context>];
    const CONTEXT: &'static Self::Context;
    /// The filter and the order that its list has at first.
    const QUERY: ListQuery = ListQuery::by("name");
    /// True for records that are deleted rather than archived.
    const IS_DELETED: bool = false;
    /// The amounts whose sums over the shown rows the status bar has, with their names.
    const SUMS: &'static [Sum<Self>] = &[];

    /// All of them; figures that depend on a range are those of `sold_in`.
    fn load(engine: &Engine, actor: &Actor, sold_in: Option<&RangeQuery>, now: Instant) -> Result<Vec<Self>>;
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
        text!("{count} {noun}", count, noun = Text::new(if count == 1 { Self::ONE } else { Self::MANY }))
    }
}

/// Texts of a list. Each is a whole sentence, since the words around a noun depend on it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ListWords {
    /// The button that begins one, and the heading of its form.
    pub(crate) new: &'static str,
    /// The button back to the list.
    pub(crate) all: &'static str,
    pub(crate) none_yet: &'static str,
    pub(crate) no_match: &'static str,
    /// The `count` of those that are selected.
    pub(crate) selected: &'static str,
}

/// The name of an amount, and the amount of a record.
pub(crate) type Sum<T> = (&'static str, fn(&T) -> Computed<Money>);

/// Requests of the tab of such a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum ListAction<T: Record> {
    /// Filters and sorts.
    Pick(ListQuery),
    /// Saves a record as typed, over the one as the form had it; `None` for a new one.
    Save(Box<(T::Value, Option<T::Value>)>),
    /// Saves several over what they were, in one step.
    SaveAll(Vec<(T::Value, T::Value)>),
    /// Says why something was not done.
    Refuse { what: Text, problem: Text },
    /// Archives these records (`true`) or restores them, in one step.
    Archive(Vec<T::Key>, bool),
    /// Exports only these records; without a format, the person is asked for one.
    ExportOnly(Vec<T::Key>, Option<OutFormat>),
}

/// The list of a tab, and what it is filtered and sorted by.
#[derive(Debug)]
pub(crate) struct Listed<T> {
    pub(crate) view: Loadable<ListView<T>>,
    pub(crate) query: ListQuery,
}

impl<T: Record> Default for Listed<T> {
    fn default() -> Self {
        Self { view: Loadable::default(), query: T::QUERY }
    }
}

/// What there is one of for each list that has a form: its rows, or what of it is on screen.
pub(crate) trait PerRecord {
    type Of<T: Record>: Default;
}

/// A record with a list among those of [`PerList`].
pub(crate) trait InLists: Record {
    fn of<P: PerRecord>(lists: &PerList<P>) -> &P::Of<Self>;
    fn of_mut<P: PerRecord>(lists: &mut PerList<P>) -> &mut P::Of<Self>;
}

/// Defines [`PerList`].
macro_rules! lists {
    ($($list:ident: $record:ty,)*) => {
        /// All lists that have a form.
        pub(crate) struct PerList<P: PerRecord> {
            $($list: P::Of<$record>,)*
        }

        impl<P: PerRecord> Default for PerList<P> {
            fn default() -> Self {
                Self { $($list: Default::default(),)* }
            }
        }

        $(
            impl InLists for $record {
                fn of<P: PerRecord>(lists: &PerList<P>) -> &P::Of<Self> {
                    &lists.$list
                }

                fn of_mut<P: PerRecord>(lists: &mut PerList<P>) -> &mut P::Of<Self> {
                    &mut lists.$list
                }
            }
        )*
    };
}

lists! {
    products: ProductRow,
    customers: CustomerRow,
    purchases: SupplierPurchase,
    suppliers: Supplier,
    invoices: InvoiceSummary,
}

/// The rows of each list.
pub(crate) struct Rows;

impl PerRecord for Rows {
    type Of<T: Record> = Listed<T>;
}

/// The rows that a list shows, by whether they are archived.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum ArchiveFilter {
    /// Records that are not archived.
    #[default]
    Current,
    Archived,
    All,
}

/// Filter and sort order of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ListQuery {
    pub(crate) text: String,
    pub(crate) which: ArchiveFilter,
    /// Only what is not paid in full.
    pub(crate) is_unpaid: bool,
    /// Only those dated in this range; `None` for all.
    pub(crate) period: Option<PeriodChoice>,
    /// The key of the column that it is sorted by.
    pub(crate) by: &'static str,
    pub(crate) is_descending: bool,
}

impl ListQuery {
    /// All rows that are not archived, ascending.
    pub(crate) const fn by(by: &'static str) -> Self {
        Self {
            text: String::new(),
            which: ArchiveFilter::Current,
            is_unpaid: false,
            period: None,
            by,
            is_descending: false,
        }
    }

    /// The same with the largest or the latest first.
    pub(crate) const fn descending(mut self) -> Self {
        self.is_descending = true;
        self
    }

    /// All rows, in the same order.
    pub(crate) fn without_filter(&self) -> Self {
        Self { which: ArchiveFilter::All, is_descending: self.is_descending, ..Self::by(self.by) }
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

impl<T: Record> ListView<T> {
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

/// True if a text in lower case is part of one of these.
pub(crate) fn holds<'t>(texts: impl IntoIterator<Item = &'t str>, text: &str) -> bool {
    texts.into_iter().any(|one| one.to_lowercase().contains(text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::ids::ProductId;
    use domain::order::Product;
    use domain::quantity::Quantity;
    use domain::report::Sold;

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
                assert_eq!(view.find(&key).map(Record::key), Some(&key).filter(|_| id < 4));
            }
            assert_eq!((view.current, view.archived), (2, 1));
        }
    }
}
