//! The tax rates as the grid draws them: the whole table, shared with the reader's thread, and the
//! places in it of what is filtered and sorted. Only rows in view become words.

use std::sync::Arc;

use crate::domain::class::ClassSlug;
use crate::domain::ids::RateId;
use crate::domain::places;
use crate::domain::rate::TaxRate;
use crate::domain::rate_table::{RateFilter, RateSort, RateTable};

/// One row of the grid, in words. Empty text means any.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct RateRow {
    pub(crate) id: RateId,
    pub(crate) country: String,
    pub(crate) country_name: &'static str,
    pub(crate) state: String,
    pub(crate) state_name: &'static str,
    pub(crate) postcode: String,
    pub(crate) city: String,
    pub(crate) rate: String,
    pub(crate) name: String,
    pub(crate) priority: String,
    pub(crate) compound: bool,
    pub(crate) shipping: bool,
    pub(crate) order: String,
    pub(crate) class: ClassSlug,
}

impl RateRow {
    /// A rate in words.
    pub(crate) fn new(rate: &TaxRate) -> Self {
        Self {
            id: rate.id,
            country: rate.country.clone(),
            country_name: places::country_name(&rate.country).unwrap_or_default(),
            state: rate.state.clone(),
            state_name: places::state_name(&rate.country, &rate.state).unwrap_or_default(),
            postcode: rate.postcodes.join("; "),
            city: rate.cities.join("; "),
            rate: rate.rate_text(),
            name: rate.name.clone(),
            priority: rate.priority.to_string(),
            compound: rate.compound,
            shipping: rate.shipping,
            order: rate.order.to_string(),
            class: rate.class.clone(),
        }
    }
}

/// The grid's rows.
#[derive(Debug, Clone)]
pub(crate) struct RatesView {
    table: Arc<RateTable>,
    /// Places in the table, in the order they are shown.
    chosen: Vec<usize>,
}

impl RatesView {
    /// What passes the filter, as sorted.
    pub(crate) fn new(table: Arc<RateTable>, filter: &RateFilter, sort: Option<RateSort>) -> Self {
        let chosen = table.select(filter, sort);
        Self { table, chosen }
    }

    /// All rates, to be filtered anew.
    pub(crate) fn table(&self) -> Arc<RateTable> {
        Arc::clone(&self.table)
    }

    /// How many rows there are.
    pub(crate) fn total(&self) -> usize {
        self.chosen.len()
    }

    /// The row at this place.
    pub(crate) fn row(&self, at: usize) -> Option<RateRow> {
        self.rate(at).map(RateRow::new)
    }

    /// A rate by its key, also when it is filtered out.
    pub(crate) fn row_of(&self, id: RateId) -> Option<RateRow> {
        self.table.rates().iter().find(|rate| rate.id == id).map(RateRow::new)
    }

    /// Where a rate stands.
    pub(crate) fn place_of(&self, id: RateId) -> Option<usize> {
        (0..self.total()).find(|at| self.rate(*at).is_some_and(|rate| rate.id == id))
    }

    fn rate(&self, at: usize) -> Option<&TaxRate> {
        self.table.rates().get(*self.chosen.get(at)?)
    }
}
