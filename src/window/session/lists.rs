//! The lists that have a form, each requested once its tab is opened.

use std::sync::Arc;

use super::ShopSession;
use super::finding::{Search, search_of};
use crate::model::{InLists, ListQuery, ListView, Listed, PrintedInvoice, Tab};
use domain::Result;
use domain::time::period::RangeQuery;
use engine::ProductRow;

/// A list that was shown, whatever its records.
#[derive(Clone, Copy)]
pub(super) struct LoadedList {
    refresh: fn(&mut ShopSession),
    /// Its tab, and the search in it.
    pub(super) search: fn(&ShopSession) -> Option<(Tab, Search)>,
}

impl ShopSession {
    pub(crate) fn list<T: InLists>(&self) -> &Listed<T> {
        T::of(&self.lists)
    }

    /// The range of what was sold; `None` for all time.
    pub(super) fn sold_in(&self) -> Option<RangeQuery> {
        self.is_sold_in_range.then(|| self.period.query())
    }

    pub(crate) fn show_list<T: InLists>(&mut self) {
        if self.list::<T>().view.is_unknown() {
            self.ask_list::<T>(true);
            let refresh: fn(&mut Self) = |session| session.ask_list::<T>(true);
            self.loaded_lists.push(LoadedList { refresh, search: search_of::<T> });
        }
    }

    /// Requests the document of a number, unless it is waited for.
    pub(crate) fn look_at_invoice(&mut self, number: String) {
        if self.looking_at_invoice.as_ref() != Some(&number) {
            self.looking_at_invoice = Some(number.clone());
            self.ask(
                |session| &mut session.views.invoice,
                move |engine, actor| PrintedInvoice::read(engine, actor, &number),
            );
        }
    }

    /// Requests the loaded lists again after a change.
    pub(super) fn refresh_lists(&mut self) {
        for list in self.loaded_lists.clone() {
            (list.refresh)(self);
        }
    }

    /// Requests again what was sold after a change of the reports' range.
    pub(super) fn refresh_sold(&mut self) {
        if self.is_sold_in_range && !self.list::<ProductRow>().view.is_unknown() {
            self.ask_list::<ProductRow>(true);
        }
    }

    fn ask_list<T: InLists>(&mut self, is_fresh: bool) {
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
                    rows.sort_by(|one, other| one.key().cmp(other.key()));
                    Ok(Arc::new(rows))
                };
                let all = held.map_or_else(load, Ok)?;
                let days = query.period.as_ref().map(|period| period.days(zone, now)).transpose()?;
                ListView::new(all, &query, days)
            },
        );
    }

    /// Filters and sorts a list. It is read again from the file while a request is open, whose answer may be
    /// newer than the list in memory.
    pub(crate) fn choose_list<T: InLists>(&mut self, query: ListQuery) {
        let list = T::of_mut(&mut self.lists);
        list.query = query;
        let is_waiting = list.view.is_waiting();
        self.ask_list::<T>(is_waiting);
    }

    /// Counts what was sold in the reports' range, or in all time.
    pub(crate) fn choose_sold(&mut self, is_in_range: bool) {
        self.is_sold_in_range = is_in_range;
        self.ask_list::<ProductRow>(true);
    }
}
