//! The rates that apply to an address on a day, for queries and for the prices of orders. An index of all
//! rates is held in memory; the rates that the journal says have changed are read again.

use std::cell::RefCell;
use std::sync::Arc;

use crate::{Engine, require};
use domain::access::{Actor, Capability};
use domain::places::address::Address;
use domain::pricing::tax_explanation::{TaxExplanation, TaxQuestion};
use domain::pricing::tax_place::taxed_at;
use domain::rate::TaxRate;
use domain::rate::index::RateIndex;
use domain::tax::class::ClassSlug;
use domain::time::Day;
use domain::{Error, Result};
use store::Read;

/// The most changed rates that are read one by one; with more, all are read again.
const FEW: usize = 1_000;

/// An index of rates, and the step of the journal up to which it is valid.
struct CachedIndex {
    step: i64,
    index: Arc<RateIndex>,
}

/// The cached index of rates.
#[derive(Default)]
pub(crate) struct RateIndexCache(RefCell<Option<CachedIndex>>);

impl RateIndexCache {
    /// The index of all rates, read again when it is outdated. A transaction that changes rates does not use
    /// it, since its step is not in the journal yet.
    pub(crate) fn index(&self, read: &Read<'_>) -> Result<Arc<RateIndex>> {
        let step = read.last_step()?;
        let mut held = self.0.borrow_mut();
        if let Some(held) = held.as_mut() {
            if held.step < step
                && let Some(changed) = read.rates_changed_since(held.step, FEW)?
            {
                for id in changed {
                    Arc::make_mut(&mut held.index).set(id, read.versioned_rate(id)?);
                }
                held.step = step;
            }
            if held.step == step {
                return Ok(Arc::clone(&held.index));
            }
        }
        let index = Arc::new(RateIndex::new(read.versioned_rates()?));
        *held = Some(CachedIndex { step, index: Arc::clone(&index) });
        Ok(index)
    }

    /// Empties the cache.
    pub(crate) fn forget(&self) {
        self.0.take();
    }
}

impl Engine {
    /// The rates of a class that apply to an address on a day, by priority. Needs `manage_store`.
    pub fn applicable_rates(
        &self,
        actor: &Actor,
        class: &ClassSlug,
        address: &Address,
        day: Day,
    ) -> Result<Vec<TaxRate>> {
        require(actor, Capability::ManageStore, Error::UserCannotReadTax)?;
        let index = self.store.read(|read| self.rates.index(read))?;
        Ok(index.applicable(class, address, day))
    }

    /// Explains the tax on an amount: the rates that apply and those that nearly do. Needs `manage_store`.
    pub fn explain_rates(&self, actor: &Actor, question: &TaxQuestion) -> Result<TaxExplanation> {
        require(actor, Capability::ManageStore, Error::UserCannotReadTax)?;
        self.store.read(|read| self.explained(read, question))
    }

    fn explained(&self, read: &Read<'_>, question: &TaxQuestion) -> Result<TaxExplanation> {
        let shop = read.shop()?;
        let taxed_at = taxed_at(&question.address, None, &shop.address);
        question.answer(&*self.rates.index(read)?, taxed_at, shop.taxes, shop.currency.decimals())
    }
}
