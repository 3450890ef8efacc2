//! The list of orders: its filter, its sort order, and the part of it that is loaded.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::model::{PeriodChoice, Span};
use domain::ids::ProductId;
use domain::money::Money;
use domain::order::{OrderStatus, OrderSummary};
use domain::time::Day;

/// The columns it can be sorted by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum OrderColumn {
    #[default]
    Date,
    Number,
    Total,
}

/// The filter and the sort order of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct OrderFilter {
    /// A part of the number, the customer or a product.
    pub(crate) text: String,
    /// The days the orders were placed in; `None` for all.
    pub(crate) period: Option<PeriodChoice>,
    /// One of these; empty for all but archived.
    pub(crate) statuses: BTreeSet<OrderStatus>,
    /// A product among the line items, with its name.
    pub(crate) product: Option<(ProductId, String)>,
    /// The login of the customer, with their name.
    pub(crate) customer: Option<(String, String)>,
    /// The code of the country they are shipped to.
    pub(crate) country: Option<&'static str>,
    /// Only orders that one import added, by their first and last row id.
    pub(crate) added: Option<(i64, i64)>,
    /// Only orders whose stated VAT number cannot be right, or is missing.
    pub(crate) vat_number_doubts: bool,
    pub(crate) column: OrderColumn,
    pub(crate) is_descending: bool,
}

impl Default for OrderFilter {
    fn default() -> Self {
        Self {
            text: String::new(),
            period: None,
            statuses: BTreeSet::new(),
            product: None,
            customer: None,
            country: None,
            added: None,
            vat_number_doubts: false,
            column: OrderColumn::Date,
            is_descending: true,
        }
    }
}

impl OrderFilter {
    /// The orders of some days that the reports count.
    pub(crate) fn of_days(first: Day, last: Day) -> Self {
        let period = PeriodChoice { span: Span::Custom, from: first.to_string(), to: last.to_string() };
        let statuses = OrderStatus::ALL.into_iter().filter(|status| status.counts()).collect();
        Self { period: Some(period), statuses, ..Self::default() }
    }

    /// The orders that an import added, by the first and the last of their row ids.
    pub(crate) fn of_import(first: i64, last: i64) -> Self {
        Self { added: Some((first, last)), ..Self::default() }
    }

    /// True if it leaves out none but archived orders.
    pub(crate) fn is_any(&self) -> bool {
        let all = Self { column: self.column, is_descending: self.is_descending, ..Self::default() };
        *self == all
    }
}

/// An order of the list, with what may be wrong in it, in sentences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ListRow {
    pub(crate) order: OrderSummary,
    pub(crate) warnings: Vec<String>,
}

/// The list, of which only the rows near those in view are loaded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct OrderListView {
    pub(crate) filter: OrderFilter,
    /// The place of the first loaded row.
    pub(crate) from: usize,
    pub(crate) rows: Vec<ListRow>,
    /// The number of orders that match, and of all that are not archived.
    pub(crate) count: usize,
    pub(crate) all: i64,
    /// The sum of the totals of the orders that match.
    pub(crate) sum: Money,
}

impl OrderListView {
    /// The order at a place, if it is loaded.
    pub(crate) fn row(&self, at: usize) -> Option<&ListRow> {
        self.rows.get(at.checked_sub(self.from)?)
    }

    /// The place of an order, if it is loaded.
    pub(crate) fn place(&self, number: &str) -> Option<usize> {
        let at = self.rows.iter().position(|row| row.order.number == number)?;
        Some(self.from + at)
    }

    /// True if these rows and `NEAR` more on either side are loaded.
    pub(crate) fn holds(&self, rows: &Range<usize>) -> bool {
        let last = self.from + self.rows.len();
        let (before, after) = (rows.start.saturating_sub(NEAR), rows.end.saturating_add(NEAR));
        self.from <= before && last >= after.min(self.count)
    }
}

/// Rows beyond the view that have to be loaded too.
const NEAR: usize = 30;
/// Rows that are loaded at once.
pub(crate) const HELD: usize = 240;

/// The first row to load, so that these are in the middle of what is loaded.
pub(crate) fn around(rows: &Range<usize>) -> usize {
    let middle = rows.start + rows.len() / 2;
    middle.saturating_sub(HELD / 2)
}
