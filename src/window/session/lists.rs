//! The lists that have a form, each requested once its tab is opened.

use std::sync::Arc;

use super::ShopSession;
use crate::model::{ListQuery, ListView, Listed, PeriodChoice, Record};
use domain::Result;
use domain::access::Actor;
use domain::purchase::SupplierPurchase;
use domain::purchase::supplier::Supplier;
use domain::time::Instant;
use domain::time::period::{RangeQuery, ReportRange};
use engine::{CustomerRow, Engine, ProductRow, PurchaseQuery};

/// The lists with their filter and sort.
#[derive(Default)]
pub(crate) struct Lists {
    products: Listed<ProductRow>,
    customers: Listed<CustomerRow>,
    purchases: Listed<SupplierPurchase>,
    suppliers: Listed<Supplier>,
    /// Sold quantities are those of the reports' range, rather than all.
    pub(crate) is_in_range: bool,
}

/// A record whose list the session holds.
pub(crate) trait Loaded: Record {
    fn of(lists: &Lists) -> &Listed<Self>;
    fn of_mut(lists: &mut Lists) -> &mut Listed<Self>;
    /// All rows; figures that depend on a range are those of `sold_in`.
    fn load(engine: &Engine, actor: &Actor, sold_in: Option<&RangeQuery>, now: Instant) -> Result<Vec<Self>>;
}

impl Loaded for ProductRow {
    fn of(lists: &Lists) -> &Listed<Self> {
        &lists.products
    }

    fn of_mut(lists: &mut Lists) -> &mut Listed<Self> {
        &mut lists.products
    }

    fn load(engine: &Engine, actor: &Actor, sold_in: Option<&RangeQuery>, now: Instant) -> Result<Vec<Self>> {
        engine.product_list(actor, sold_in, now)
    }
}

impl Loaded for CustomerRow {
    fn of(lists: &Lists) -> &Listed<Self> {
        &lists.customers
    }

    fn of_mut(lists: &mut Lists) -> &mut Listed<Self> {
        &mut lists.customers
    }

    fn load(engine: &Engine, actor: &Actor, _: Option<&RangeQuery>, _: Instant) -> Result<Vec<Self>> {
        engine.customer_list(actor)
    }
}

impl Loaded for SupplierPurchase {
    fn of(lists: &Lists) -> &Listed<Self> {
        &lists.purchases
    }

    fn of_mut(lists: &mut Lists) -> &mut Listed<Self> {
        &mut lists.purchases
    }

    fn load(engine: &Engine, actor: &Actor, _: Option<&RangeQuery>, _: Instant) -> Result<Vec<Self>> {
        let all = PurchaseQuery { limit: usize::MAX, ..PurchaseQuery::default() };
        Ok(engine.purchases(actor, &all)?.purchases)
    }
}

impl Loaded for Supplier {
    fn of(lists: &Lists) -> &Listed<Self> {
        &lists.suppliers
    }

    fn of_mut(lists: &mut Lists) -> &mut Listed<Self> {
        &mut lists.suppliers
    }

    fn load(engine: &Engine, actor: &Actor, _: Option<&RangeQuery>, _: Instant) -> Result<Vec<Self>> {
        engine.suppliers(actor, "", true)
    }
}

impl ShopSession {
    pub(crate) fn list<T: Loaded>(&self) -> &Listed<T> {
        T::of(&self.lists)
    }

    /// The range of what was sold; `None` for all time.
    pub(super) fn sold_in(&self) -> Option<RangeQuery> {
        self.lists.is_in_range.then(|| self.period.query())
    }

    pub(super) fn show_list<T: Loaded>(&mut self) {
        if self.list::<T>().view.is_unknown() {
            self.ask_list::<T>(true);
        }
    }

    /// Requests the loaded lists again after a change.
    pub(super) fn refresh_lists(&mut self) {
        self.refresh_list::<ProductRow>();
        self.refresh_list::<CustomerRow>();
        self.refresh_list::<SupplierPurchase>();
        self.refresh_list::<Supplier>();
    }

    fn refresh_list<T: Loaded>(&mut self) {
        if !self.list::<T>().view.is_unknown() {
            self.ask_list::<T>(true);
        }
    }

    /// Requests again what was sold after a change of the reports' range.
    pub(super) fn refresh_sold(&mut self) {
        if self.lists.is_in_range {
            self.refresh_list::<ProductRow>();
        }
    }

    fn ask_list<T: Loaded>(&mut self, is_fresh: bool) {
        let Listed { view, query } = self.list::<T>();
        let held = view.value.as_ref().filter(|_| !is_fresh).map(ListView::all);
        let (query, sold_in, clock) = (query.clone(), self.sold_in(), self.clock);
        self.ask(
            |session| &mut T::of_mut(&mut session.lists).view,
            move |engine, actor| {
                let zone = engine.shop()?.time_zone;
                let now = clock.now(zone);
                let load = || -> Result<Arc<Vec<T>>> {
                    let mut rows = T::load(engine, actor, sold_in.as_ref(), now)?;
                    rows.sort_by_cached_key(T::key);
                    Ok(Arc::new(rows))
                };
                let all = held.map_or_else(load, Ok)?;
                let range = |period: &PeriodChoice| {
                    ReportRange::resolve(&period.query(), zone, zone.local(now), || Ok(None))
                };
                let range = query.period.as_ref().map(range).transpose()?;
                let days = range.map(|range| (range.start().day, range.end().day));
                ListView::new(all, &query, days)
            },
        );
    }

    /// Filters and sorts a list. It is read again from the file while a request is open, whose answer may be
    /// newer than the list in memory.
    pub(crate) fn choose_list<T: Loaded>(&mut self, query: ListQuery) {
        let list = T::of_mut(&mut self.lists);
        list.query = query;
        let is_waiting = list.view.is_waiting();
        self.ask_list::<T>(is_waiting);
    }

    /// Counts what was sold in the reports' range, or in all time.
    pub(crate) fn choose_sold(&mut self, is_in_range: bool) {
        self.lists.is_in_range = is_in_range;
        self.ask_list::<ProductRow>(true);
    }
}
