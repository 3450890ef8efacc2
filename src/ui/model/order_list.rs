//! The list of orders: what it is filtered and sorted by, and the part of it that is held.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::domain::ids::ProductId;
use crate::domain::order::{OrderStatus, OrderSummary};
use crate::domain::time::Day;
use crate::ui::format::{self, Amounts};
use crate::ui::model::PeriodChoice;

use super::Standing;

/// What the list is sorted by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum OrderColumn {
    #[default]
    Date,
    Number,
    Total,
}

/// Which orders are listed, and in which order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct OrderFilter {
    /// Of the number, the customer or a product.
    pub(crate) text: String,
    /// Placed in these days; all when absent.
    pub(crate) period: Option<PeriodChoice>,
    /// Any of these; when empty, any but archived.
    pub(crate) statuses: BTreeSet<OrderStatus>,
    /// That hold this product, with its name.
    pub(crate) product: Option<(ProductId, String)>,
    /// Of this customer, by login, with their name.
    pub(crate) customer: Option<(String, String)>,
    pub(crate) column: OrderColumn,
    /// Largest or latest first.
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
            column: OrderColumn::Date,
            is_descending: true,
        }
    }
}

impl OrderFilter {
    /// Whether it leaves any out.
    pub(crate) fn is_any(&self) -> bool {
        let all = Self { column: self.column, is_descending: self.is_descending, ..Self::default() };
        *self == all
    }
}

/// An order of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ListRow {
    /// `20 Nov`; with its year when that is not this one.
    pub(crate) day: String,
    /// `14:07`.
    pub(crate) time: String,
    pub(crate) number: String,
    /// Empty when nobody is known.
    pub(crate) customer: String,
    pub(crate) country: String,
    pub(crate) standing: Standing,
    pub(crate) total: String,
}

impl ListRow {
    /// An order as the list shows it.
    pub(crate) fn of(order: &OrderSummary, today: Day, amounts: Amounts) -> Self {
        let is_this_year = order.placed_at.day.first_of_year() == today.first_of_year();
        let pattern = if is_this_year { "%-d %b" } else { "%-d %b %Y" };
        Self {
            day: order.placed_at.day.date().format(pattern).to_string(),
            time: format::clock(order.placed_at),
            number: order.number.clone(),
            customer: order.customer.clone().unwrap_or_default(),
            country: order.country.clone(),
            standing: Standing::of(order.status, order.total, order.refunded),
            total: amounts.plain(order.total),
        }
    }
}

/// The list, of which the rows around those in view are held.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct OrderListView {
    pub(crate) filter: OrderFilter,
    /// The place of the first that is held.
    pub(crate) from: usize,
    pub(crate) rows: Vec<ListRow>,
    /// How many there are of this filter, and in all that are not archived.
    pub(crate) count: usize,
    pub(crate) all: i64,
    /// What those of this filter come to: `£39,284.10`.
    pub(crate) sum: String,
    /// `£`.
    pub(crate) sign: String,
}

impl OrderListView {
    /// The order at a place, when it is held.
    pub(crate) fn row(&self, at: usize) -> Option<&ListRow> {
        self.rows.get(at.checked_sub(self.from)?)
    }

    /// The place of an order, when it is held.
    pub(crate) fn place(&self, number: &str) -> Option<usize> {
        let at = self.rows.iter().position(|row| row.number == number)?;
        Some(self.from + at)
    }

    /// Whether these rows are held, with some around them.
    pub(crate) fn holds(&self, rows: &Range<usize>) -> bool {
        let last = self.from + self.rows.len();
        let (before, after) = (rows.start.saturating_sub(NEAR), rows.end.saturating_add(NEAR));
        self.from <= before && last >= after.min(self.count)
    }

    /// `1,043 of 4,981 orders`.
    pub(crate) fn shown(&self) -> String {
        let shown = i64::try_from(self.count).unwrap_or(i64::MAX);
        format!("{} of {}", format::count(shown), format::counted(self.all, "order", "orders"))
    }
}

/// Rows beyond the view that are wanted too.
const NEAR: usize = 30;
/// Rows that are asked for at once.
pub(crate) const HELD: usize = 240;

/// Which rows to ask for, so that these stand in their middle.
pub(crate) fn around(rows: &Range<usize>) -> usize {
    let middle = rows.start + rows.len() / 2;
    middle.saturating_sub(HELD / 2)
}
