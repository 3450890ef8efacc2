//! The tax rates as the grid draws them: the whole table, shared with the reader's thread, and the indices of
//! the rates that are shown, filtered and sorted. Only rows in view are formatted. And the rows that are to
//! be saved.

pub(super) mod classes;
pub(super) mod hints;
pub(super) mod panel;

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::format::Formatter;
use domain::field::Value;
use domain::ids::RateId;
use domain::percent::Percent;
/// A column of the grid.
pub(crate) use domain::rate::table::RateColumn as Field;
use domain::rate::table::{RateFilter, RateSort, RateTable};
use domain::rate::typed::TypedRow;
use domain::rate::{RateInput, TaxRate};
use domain::tax::class::ClassSlug;
use domain::text::Text;
use domain::text::lenient::flag_text;

use crate::model::{ClassesView, HintsView, Loadable, Refusal, TrialView, VersionsView};

/// The text of a cell of a rate as it is edited. An empty place means any; a new rate has no order
/// yet, and the other dates are not in a rate.
pub(crate) fn cell_text(rate: &TaxRate, column: Field, formatter: Formatter) -> Cow<'_, str> {
    match column {
        Field::Country => Cow::Borrowed(&rate.country),
        Field::State => Cow::Borrowed(&rate.state),
        Field::Postcode => Cow::Owned(rate.postcodes.join("; ")),
        Field::City => Cow::Owned(rate.cities.join("; ")),
        Field::Rate => Cow::Owned(rate.rate.map(|percent| formatter.percentage(percent)).unwrap_or_default()),
        Field::Name => Cow::Borrowed(&rate.name),
        Field::Priority => Cow::Owned(rate.priority.to_string()),
        Field::Compound => Cow::Borrowed(flag_text(rate.compound)),
        Field::Shipping => Cow::Borrowed(flag_text(rate.shipping)),
        Field::Order if rate.id == RateId::default() => Cow::Borrowed(""),
        Field::Order => Cow::Owned(rate.order.to_string()),
        Field::Class => Cow::Borrowed(rate.class.as_str()),
        Field::Dates => Cow::Borrowed(""),
    }
}

/// A new rate of a class before anything is typed.
pub(crate) fn new_rate(class: &ClassSlug) -> TaxRate {
    TaxRate { class: class.clone(), ..TaxRate::defaults(RateId::default()) }
}

/// All rates, with the index of each by its id.
#[derive(Debug)]
pub(crate) struct AllRates {
    table: RateTable,
    at: HashMap<RateId, usize>,
    /// The columns in which every rate has what a new one begins with.
    plain: BTreeSet<Field>,
}

/// True for a column in which a rate has the value of a new one; false for columns that are always shown.
fn is_plain(rate: &TaxRate, field: Field) -> bool {
    match field {
        Field::State => rate.state.is_empty(),
        Field::Postcode => rate.postcodes.is_empty(),
        Field::City => rate.cities.is_empty(),
        Field::Priority => rate.priority == 1,
        Field::Compound => !rate.compound,
        Field::Shipping => rate.shipping,
        _ => false,
    }
}

impl AllRates {
    pub(crate) fn new(table: RateTable) -> Self {
        let at = table.rates().iter().enumerate().map(|(at, rate)| (rate.id, at)).collect();
        let is_plain = |field: &Field| table.rates().iter().all(|rate| is_plain(rate, *field));
        let plain = Field::ALL.into_iter().filter(is_plain).collect();
        Self { table, at, plain }
    }

    /// The indices of the rates that hold a text in any column.
    pub(crate) fn holding(&self, text: &str) -> Vec<usize> {
        let filter = RateFilter { anywhere: text.to_owned(), ..RateFilter::default() };
        self.table.select(&filter, None, &BTreeMap::new())
    }

    /// All rates, in the order of the table.
    pub(crate) fn rates(&self) -> &[TaxRate] {
        self.table.rates()
    }
}

/// The filter and the sort order of the grid.
#[derive(Debug, Clone, Default)]
pub(crate) struct GridQuery {
    pub(crate) filter: RateFilter,
    pub(crate) sort: Option<RateSort>,
    /// Only these rates; `None` for all.
    pub(crate) only: Option<Arc<BTreeSet<RateId>>>,
    /// Rates that are shown although the filter leaves them out, so that an edited row does not vanish.
    pub(crate) kept: BTreeSet<RateId>,
}

/// The rows of the grid.
#[derive(Debug, Clone)]
pub(crate) struct RatesView {
    all: Arc<AllRates>,
    /// Indices into the table, in the order they are shown.
    chosen: Arc<Vec<usize>>,
    /// For each index in the table the row it is shown in, if any.
    rows: Arc<Vec<Option<usize>>>,
    is_sorted: bool,
    pub(crate) formatter: Formatter,
}

impl RatesView {
    /// The columns in which every rate of the shop has what a new one begins with.
    pub(crate) fn plain(&self) -> &BTreeSet<Field> {
        &self.all.plain
    }

    /// Filters and sorts. `before` is the view before a change of the rates: where the grid is sorted, rows
    /// keep their order from it, so that an edited row does not move.
    pub(crate) fn new(
        all: Arc<AllRates>,
        shown: &GridQuery,
        versions: Option<&VersionsView>,
        before: Option<&Self>,
        formatter: Formatter,
    ) -> Self {
        let none = BTreeMap::new();
        let dates = versions.map_or(&none, |versions| &versions.dates);
        let mut chosen = all.table.select(&shown.filter, shown.sort, dates);
        let rates = all.table.rates();
        let id_at = |at: &usize| rates.get(*at).map(|rate| rate.id);
        if let Some(only) = &shown.only {
            chosen.retain(|at| id_at(at).is_some_and(|id| only.contains(&id)));
        }
        let there: BTreeSet<usize> = if shown.kept.is_empty() {
            BTreeSet::new()
        } else {
            chosen.iter().copied().filter(|at| id_at(at).is_some_and(|id| shown.kept.contains(&id))).collect()
        };
        let kept = shown.kept.iter().filter_map(|id| all.at.get(id)).filter(|at| !there.contains(at));
        let kept: Vec<usize> = kept.copied().collect();
        if !kept.is_empty() {
            chosen.extend(kept);
            if shown.sort.is_none() {
                chosen.sort_unstable();
            }
        }
        if let (Some(before), Some(_)) = (before, shown.sort) {
            let was = |at: &usize| id_at(at).and_then(|id| before.place_of(id)).unwrap_or(usize::MAX);
            chosen.sort_by_cached_key(was);
        }
        let mut rows = vec![None; rates.len()];
        for (row, at) in chosen.iter().enumerate() {
            if let Some(slot) = rows.get_mut(*at) {
                *slot = Some(row);
            }
        }
        Self {
            all,
            chosen: Arc::new(chosen),
            rows: Arc::new(rows),
            is_sorted: shown.sort.is_some(),
            formatter,
        }
    }

    pub(crate) fn all(&self) -> Arc<AllRates> {
        Arc::clone(&self.all)
    }

    pub(crate) fn rates(&self) -> &[TaxRate] {
        self.all.rates()
    }

    /// The number of rows.
    pub(crate) fn total(&self) -> usize {
        self.chosen.len()
    }

    /// The index in the table of a rate, also where it is filtered out.
    pub(crate) fn index_of(&self, id: RateId) -> Option<usize> {
        self.all.at.get(&id).copied()
    }

    /// The number of all rates, filtered out or not.
    pub(crate) fn count(&self) -> usize {
        self.all.rates().len()
    }

    /// A percentage as the column of the grid shows it: with the decimals of the rate with most.
    pub(crate) fn percentage(&self, percent: Percent) -> String {
        self.formatter.percentage_with(percent, self.all.table.decimals())
    }

    /// The id of the rate in the row at this place.
    pub(crate) fn id(&self, at: usize) -> Option<RateId> {
        self.rate(at).map(|rate| rate.id)
    }

    /// A rate by its id, also where it is filtered out.
    pub(crate) fn rate_of(&self, id: RateId) -> Option<&TaxRate> {
        self.all.rates().get(*self.all.at.get(&id)?)
    }

    /// The row that a rate is shown in.
    pub(crate) fn place_of(&self, id: RateId) -> Option<usize> {
        self.rows.get(*self.all.at.get(&id)?).copied().flatten()
    }

    /// The place before which a row is shown that stands before this rate in the table: that of the rate, or
    /// of the next one where it is filtered out, or the end.
    pub(crate) fn place_before(&self, id: RateId) -> usize {
        let next = || {
            let index = self.index_of(id).filter(|_| !self.is_sorted)?;
            Some(self.chosen.partition_point(|at| *at < index))
        };
        self.place_of(id).or_else(next).unwrap_or_else(|| self.total())
    }

    /// The rate that follows this one in the order of the table, also where it is filtered out.
    pub(crate) fn after(&self, id: RateId) -> Option<RateId> {
        self.all.rates().get(self.all.at.get(&id)? + 1).map(|rate| rate.id)
    }

    /// True for the same view, or a clone of it.
    pub(crate) fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.chosen, &other.chosen)
    }

    /// The rate in the row at this place.
    pub(crate) fn rate(&self, at: usize) -> Option<&TaxRate> {
        self.all.rates().get(*self.chosen.get(at)?)
    }
}

/// Rows that are saved together, as one step of the journal with this title.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct RateEdits {
    pub(crate) title: Text,
    pub(crate) rows: Vec<(RowKey, TypedRow)>,
}

pub(crate) struct Grid<'a> {
    pub(crate) rates: &'a Loadable<RatesView>,
    pub(crate) classes: Option<&'a ClassesView>,
    pub(crate) hints: Arc<HintsView>,
    /// The versions of rates; `None` until they are loaded.
    pub(crate) versions: Option<Arc<VersionsView>>,
    /// The answer for the address that is tried.
    pub(crate) trial: &'a Loadable<TrialView>,
    /// The filter and the sort order.
    pub(crate) shown: &'a GridQuery,
    /// The tax class of new rows: that of the filter, or the standard class.
    pub(crate) class: ClassSlug,
    pub(crate) may_manage: bool,
}

/// The key of a row, which stays the same when rows are sorted or filtered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum RowKey {
    /// A saved rate.
    Rate(RateId),
    /// A new row, by a number of the grid's own until it is saved.
    New(u32),
}

impl RowKey {
    pub(crate) const fn rate(self) -> Option<RateId> {
        match self {
            Self::Rate(id) => Some(id),
            Self::New(_) => None,
        }
    }
}

/// A cell that is not saved, as it is kept when the program closes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct KeptCell {
    /// The id of the rate; `None` for a new row.
    pub(crate) rate: Option<i64>,
    /// The number of the new row, the slug of its tax class, and the id of the rate it is inserted before.
    pub(crate) new: u32,
    pub(crate) class: String,
    pub(crate) before: Option<i64>,
    /// The key of the column, and the typed text.
    pub(crate) column: String,
    pub(crate) text: String,
    /// The refusal; `code` is empty where the cell was not refused and waits for others of its row.
    pub(crate) message: String,
    pub(crate) code: String,
    pub(crate) status: u16,
}

/// The rate of a row that is saved, or why it is not: the only column that is to blame, and the refusal.
pub(crate) type SavedRow = Result<RateId, (Option<Field>, Refusal)>;

/// The input for a copy of a rate, without `order`, which follows from the place it is inserted at.
pub(crate) fn copied(rate: &TaxRate) -> RateInput {
    let text = |text: &str| Some(Value::text(text));
    RateInput {
        country: text(&rate.country),
        state: text(&rate.state),
        postcode: text(&rate.postcode_text()),
        city: text(&rate.city_text()),
        rate: text(&rate.rate_text()),
        name: text(&rate.name),
        priority: Some(Value::Number(rate.priority.to_string())),
        compound: Some(Value::Bool(rate.compound)),
        shipping: Some(Value::Bool(rate.shipping)),
        order: None,
        class: text(rate.class.as_str()),
    }
}
