//! The rates that apply to an address, for queries and for the prices of orders. An index of all rates is
//! held in memory until the journal says that a rate has changed.

use std::cell::RefCell;
use std::sync::Arc;

use super::{Engine, require};
use crate::domain::access::{Actor, Capability};
use crate::domain::address::Address;
use crate::domain::class::ClassSlug;
use crate::domain::rate::TaxRate;
use crate::domain::rate_index::RateIndex;
use crate::domain::{Error, Result};
use crate::store::Read;

/// An index of rates, and the step of the journal up to which it is valid.
struct CachedIndex {
    step: i64,
    index: Arc<RateIndex>,
}

/// The cached index of rates.
#[derive(Default)]
pub(super) struct RateIndexCache(RefCell<Option<CachedIndex>>);

impl RateIndexCache {
    /// The index of all rates, read again when it is outdated. A transaction that changes rates does not use
    /// it, since its step is not in the journal yet.
    pub(super) fn index(&self, read: &Read<'_>) -> Result<Arc<RateIndex>> {
        let step = read.last_step()?;
        let mut held = self.0.borrow_mut();
        if let Some(held) = held.as_mut() {
            if held.step < step && !read.are_rates_changed_since(held.step)? {
                held.step = step;
            }
            if held.step == step {
                return Ok(Arc::clone(&held.index));
            }
        }
        let index = Arc::new(RateIndex::new(read.all_rates()?));
        *held = Some(CachedIndex { step, index: Arc::clone(&index) });
        Ok(index)
    }

    /// Empties the cache.
    pub(super) fn forget(&self) {
        self.0.take();
    }
}

impl Engine {
    /// The rates of a class that apply to an address, by priority. Needs `manage_store`.
    pub fn applicable_rates(
        &self,
        actor: &Actor,
        class: &ClassSlug,
        address: &Address,
    ) -> Result<Vec<TaxRate>> {
        require(actor, Capability::ManageStore, Error::UserCannotReadTax)?;
        let index = self.store.read(|read| self.rates.index(read))?;
        Ok(index.applicable(class, address).into_iter().cloned().collect())
    }
}
