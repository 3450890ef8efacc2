//! The tax rates as the grid draws them: only the stretch in view is held, so that a hundred thousand
//! rates cost no more than a hundred.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use crate::domain::class::ClassSlug;
use crate::domain::ids::RateId;
use crate::domain::places;
use crate::domain::rate::TaxRate;

/// Rates that are asked for at once.
pub(crate) const CHUNK: usize = 256;
/// Chunks that are kept; a screen shows at most two.
const KEPT: usize = 12;

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
    pub(crate) fn new(rate: TaxRate) -> Self {
        Self {
            id: rate.id,
            country_name: places::country_name(&rate.country).unwrap_or_default(),
            state_name: places::state_name(&rate.country, &rate.state).unwrap_or_default(),
            postcode: rate.postcodes.join("; "),
            city: rate.cities.join("; "),
            rate: rate.rate_text(),
            country: rate.country,
            state: rate.state,
            name: rate.name,
            priority: rate.priority.to_string(),
            compound: rate.compound,
            shipping: rate.shipping,
            order: rate.order.to_string(),
            class: rate.class,
        }
    }
}

/// Neighbouring chunks of rates, fresh from the engine.
#[derive(Debug, Clone)]
pub(crate) struct Stretch {
    pub(crate) filter: Option<ClassSlug>,
    /// Number of the first chunk, and the rows of each.
    pub(crate) first: usize,
    pub(crate) chunks: Vec<Vec<RateRow>>,
    /// Rates of the filter in all.
    pub(crate) total: usize,
}

/// The grid's rows, as far as they are known.
#[derive(Debug, Default)]
pub(crate) struct RatesView {
    pub(crate) filter: Option<ClassSlug>,
    /// Rows there are, known or not.
    pub(crate) total: usize,
    chunks: BTreeMap<usize, Vec<RateRow>>,
}

impl RatesView {
    /// The row at this place; `None` while it is on its way.
    pub(crate) fn row(&self, at: usize) -> Option<&RateRow> {
        self.chunks.get(&(at / CHUNK))?.get(at % CHUNK)
    }

    /// The row of a rate, if it is among those that are known.
    pub(crate) fn row_of(&self, id: RateId) -> Option<&RateRow> {
        self.chunks.values().flatten().find(|row| row.id == id)
    }

    /// The chunks that these rows need.
    pub(crate) fn needed(rows: &RangeInclusive<usize>) -> RangeInclusive<usize> {
        rows.start() / CHUNK..=rows.end() / CHUNK
    }

    /// Whether all of these chunks are known.
    pub(crate) fn knows(&self, chunks: &RangeInclusive<usize>) -> bool {
        let last = self.total.saturating_sub(1) / CHUNK;
        chunks.clone().filter(|number| *number <= last).all(|number| self.chunks.contains_key(&number))
    }

    /// Takes rows in, and lets go of those farthest from them. `all_else_is_old` after a change.
    pub(crate) fn take(&mut self, stretch: Stretch, all_else_is_old: bool) {
        if all_else_is_old || self.filter != stretch.filter || self.total != stretch.total {
            self.chunks.clear();
        }
        self.filter = stretch.filter;
        self.total = stretch.total;
        for (number, rows) in (stretch.first..).zip(stretch.chunks) {
            self.chunks.insert(number, rows);
        }
        while self.chunks.len() > KEPT {
            let distance = |number: usize| number.abs_diff(stretch.first);
            let farthest = self.chunks.keys().copied().max_by_key(|number| distance(*number));
            let Some(number) = farthest else { break };
            self.chunks.remove(&number);
        }
    }
}
