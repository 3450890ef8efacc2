//! The lists of products and customers: all rows, shared with the reader's thread, and the indices of those
//! that are shown, filtered and sorted. Only rows in view are formatted.

use std::fmt::Debug;
use std::hash::Hash;
use std::sync::Arc;

use crate::domain::class::TaxClass;
use crate::domain::ids::ProductId;
use crate::domain::order::{Customer, Product};
use crate::domain::table::{self, ColumnOf};
use crate::engine::{CUSTOMER_COLUMNS, CustomerRow, OutFormat, PRODUCT_COLUMNS, ProductRow};
use crate::ui::format::Amounts;

/// A row of a list.
pub(crate) trait Record: Sized + 'static {
    /// What its columns need in addition to compute their values.
    type Context: ?Sized + 'static;
    /// The key of a row, which orders rows that sort alike.
    type Key: Clone + Ord + Hash + Debug + Send + 'static;

    /// The columns, and the context they are sorted with.
    const COLUMNS: &'static [ColumnOf<Self, Self::Context>];
    const CONTEXT: &'static Self::Context;

    fn key(&self) -> Self::Key;
    /// Whether its key is this one. Called for all rows in each frame, so it clones nothing.
    fn is(&self, key: &Self::Key) -> bool;
    fn is_archived(&self) -> bool;
    /// Whether a text in lower case is part of one of its searched fields.
    fn holds(&self, text: &str) -> bool;

    /// The text of the column with this key.
    fn text(&self, key: &str, amounts: Amounts) -> String {
        let cell = table::column(Self::COLUMNS, key)
            .and_then(|column| Some((column.kind, (column.value)(self, Self::CONTEXT).ok()?)));
        cell.map(|(kind, cell)| amounts.cell(kind, &cell)).unwrap_or_default()
    }
}

/// The rows that a list shows, by whether they are archived.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum ArchiveFilter {
    /// Those that are not archived.
    #[default]
    Current,
    Archived,
    All,
}

/// What a list is filtered and sorted by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ListQuery {
    pub(crate) text: String,
    pub(crate) which: ArchiveFilter,
    /// The key of the column that it is sorted by.
    pub(crate) by: &'static str,
    /// Whether the largest or the latest is first.
    pub(crate) is_descending: bool,
}

impl ListQuery {
    /// All rows that are not archived, ascending.
    pub(crate) const fn by(by: &'static str) -> Self {
        Self { text: String::new(), which: ArchiveFilter::Current, by, is_descending: false }
    }

    /// All rows, in the same order.
    pub(crate) fn without_filter(&self) -> Self {
        Self { which: ArchiveFilter::All, is_descending: self.is_descending, ..Self::by(self.by) }
    }
}

/// A filtered and sorted list.
#[derive(Debug)]
pub(crate) struct ListView<T> {
    all: Arc<Vec<T>>,
    /// Indices into `all`, in the order they are shown.
    chosen: Vec<usize>,
    /// The number of rows that are not archived, and of those that are, whatever the filter.
    pub(crate) current: usize,
    pub(crate) archived: usize,
}

impl<T: Record> ListView<T> {
    /// Filters and sorts; rows that sort alike are in the order of their keys.
    pub(crate) fn new(all: Arc<Vec<T>>, picking: &ListQuery) -> Self {
        let words: Vec<String> = picking.text.split_whitespace().map(str::to_lowercase).collect();
        let is_picked = |one: &T| {
            let is_shown = match picking.which {
                ArchiveFilter::Current => !one.is_archived(),
                ArchiveFilter::Archived => one.is_archived(),
                ArchiveFilter::All => true,
            };
            is_shown && words.iter().all(|word| one.holds(word))
        };
        let column = table::column(T::COLUMNS, picking.by);
        let sorting = |one: &T| Some((column?.sort)(one, T::CONTEXT).ok()?.sorting());
        let picked = all.iter().enumerate().filter(|(_, one)| is_picked(one));
        let mut chosen: Vec<_> = picked.map(|(at, one)| (sorting(one), one, at)).collect();
        chosen.sort_by(|(sorting, one, _), (other_sorting, other, _)| {
            let order = sorting.cmp(other_sorting);
            let order = if picking.is_descending { order.reverse() } else { order };
            order.then_with(|| one.key().cmp(&other.key()))
        });
        let chosen = chosen.into_iter().map(|(.., at)| at).collect();
        let archived = all.iter().filter(|one| one.is_archived()).count();
        Self { current: all.len() - archived, archived, chosen, all }
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
        (0..self.count()).filter_map(|at| self.row(at).map(Record::key))
    }

    /// The row with this key, also where it is filtered out.
    pub(crate) fn find(&self, key: &T::Key) -> Option<&T> {
        self.all.iter().find(|one| one.is(key))
    }

    /// The place of a row among those shown.
    pub(crate) fn place(&self, key: &T::Key) -> Option<usize> {
        (0..self.count()).find(|at| self.row(*at).is_some_and(|one| one.is(key)))
    }

    /// Whether the list has no rows at all, filtered or not.
    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }
}

fn holds(texts: &[&str], text: &str) -> bool {
    texts.iter().any(|one| one.to_lowercase().contains(text))
}

impl Record for ProductRow {
    type Context = [TaxClass];
    type Key = ProductId;

    const COLUMNS: &'static [ColumnOf<Self, [TaxClass]>] = PRODUCT_COLUMNS;
    const CONTEXT: &'static [TaxClass] = &[];

    fn key(&self) -> ProductId {
        self.product.id
    }

    fn is(&self, key: &ProductId) -> bool {
        self.product.id == *key
    }

    fn is_archived(&self) -> bool {
        self.product.deleted
    }

    fn holds(&self, text: &str) -> bool {
        let Product { name, sku, class, .. } = &self.product;
        holds(&[name, sku, class.as_str()], text)
    }
}

impl Record for CustomerRow {
    type Context = ();
    type Key = String;

    const COLUMNS: &'static [ColumnOf<Self>] = CUSTOMER_COLUMNS;
    const CONTEXT: &'static () = &();

    fn key(&self) -> String {
        self.customer.login.clone()
    }

    fn is(&self, key: &String) -> bool {
        self.customer.login == *key
    }

    fn is_archived(&self) -> bool {
        self.customer.archived
    }

    fn holds(&self, text: &str) -> bool {
        let Customer { login, name, email, address, .. } = &self.customer;
        let place = [&address.city, &address.postcode, &address.country];
        holds(&[login, name, email], text) || place.iter().any(|one| one.to_lowercase().contains(text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::money::Money;
    use crate::domain::quantity::Quantity;

    fn line(id: i64, name: &str, sku: &str, sold: &str, deleted: bool) -> ProductRow {
        ProductRow {
            product: Product {
                id: ProductId::new(id),
                name: name.to_owned(),
                sku: sku.to_owned(),
                deleted,
                ..Product::default()
            },
            quantity: Quantity::parse(sold).unwrap(),
            net_sales: Money::ZERO,
        }
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
            let picking = ListQuery { text: text.to_owned(), which, by, is_descending };
            let view = ListView::new(Arc::clone(&all), &picking);
            let ids: Vec<i64> = (0..view.count()).map(|at| view.row(at).unwrap().product.id.get()).collect();
            assert_eq!(ids, expected, "{picking:?}");
            assert_eq!((view.current, view.archived), (2, 1));
        }
    }
}

/// An action of the Customers tab.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum CustomersAction {
    Pick(ListQuery),
    /// A customer as typed, and the one that it replaces as the form had it; `None` for a new one.
    Save(Box<(Option<Customer>, Customer)>),
    /// Archives the customers of these logins (`true`) or restores them, in one step.
    Archive(Vec<String>, bool),
    /// Exports only these customers; without a format, the person is asked for one.
    ExportOnly(Vec<String>, Option<OutFormat>),
}

/// An action of the Products tab.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum ProductsAction {
    Pick(ListQuery),
    /// Whether the figures are of the range of the reports, and not of all time.
    InRange(bool),
    /// A product as typed, and the one that it replaces as the form had it; `None` for a new one.
    Save(Box<(Option<Product>, Product)>),
    /// Archives these products (`true`) or restores them, in one step.
    Archive(Vec<ProductId>, bool),
    /// Exports only these products; without a format, the person is asked for one.
    ExportOnly(Vec<ProductId>, Option<OutFormat>),
}
