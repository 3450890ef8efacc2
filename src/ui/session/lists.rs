//! The lists of products and customers.

use std::sync::Arc;

use super::ShopSession;
use crate::engine::{CustomerRow, ProductRow};
use crate::ui::model::{ListQuery, ListView, Loadable};

/// The lists with their filter and sort.
pub(crate) struct Lists {
    pub(crate) products: Loadable<ListView<ProductRow>>,
    pub(crate) product_query: ListQuery,
    /// Sold quantities are those of the reports' range, rather than all.
    pub(crate) is_in_range: bool,
    pub(crate) customers: Loadable<ListView<CustomerRow>>,
    pub(crate) customer_query: ListQuery,
}

impl Default for Lists {
    fn default() -> Self {
        Self {
            products: Loadable::default(),
            product_query: ListQuery::by("name"),
            is_in_range: false,
            customers: Loadable::default(),
            customer_query: ListQuery::by("name"),
        }
    }
}

impl ShopSession {
    pub(super) fn show_products(&mut self) {
        self.show_classes();
        if self.lists.products.is_unknown() {
            self.ask_products(true);
        }
    }

    pub(super) fn show_customers(&mut self) {
        if self.lists.customers.is_unknown() {
            self.ask_customers(true);
        }
    }

    /// Requests the loaded lists again after a change.
    pub(super) fn refresh_lists(&mut self) {
        if !self.lists.products.is_unknown() {
            self.ask_products(true);
        }
        if !self.lists.customers.is_unknown() {
            self.ask_customers(true);
        }
    }

    /// Requests the products again after a change of the reports' range.
    pub(super) fn products_of_range(&mut self) {
        if self.lists.is_in_range && !self.lists.products.is_unknown() {
            self.ask_products(true);
        }
    }

    fn ask_products(&mut self, is_fresh: bool) {
        let lists = &self.lists;
        let held = lists.products.value.as_ref().filter(|_| !is_fresh).map(ListView::all);
        let query = lists.product_query.clone();
        let range = lists.is_in_range.then(|| self.period.query());
        let clock = self.clock;
        self.ask(
            |session| &mut session.lists.products,
            move |engine, actor| {
                let all = if let Some(all) = held {
                    all
                } else {
                    let now = clock.now(engine.shop()?.time_zone);
                    Arc::new(engine.product_list(actor, range.as_ref(), now)?)
                };
                Ok(ListView::new(all, &query))
            },
        );
    }

    fn ask_customers(&mut self, is_fresh: bool) {
        let lists = &self.lists;
        let held = lists.customers.value.as_ref().filter(|_| !is_fresh).map(ListView::all);
        let query = lists.customer_query.clone();
        self.ask(
            |session| &mut session.lists.customers,
            move |engine, actor| {
                let all = match held {
                    Some(all) => all,
                    None => Arc::new(engine.customer_list(actor)?),
                };
                Ok(ListView::new(all, &query))
            },
        );
    }

    /// Filters and sorts the products. They are read again from the file while a request is open, whose
    /// answer may be newer than the products in memory.
    pub(crate) fn choose_products(&mut self, query: ListQuery) {
        self.lists.product_query = query;
        self.ask_products(self.lists.products.is_waiting());
    }

    /// Counts what was sold in the reports' range, or in all time.
    pub(crate) fn choose_sold(&mut self, is_in_range: bool) {
        self.lists.is_in_range = is_in_range;
        self.ask_products(true);
    }

    pub(crate) fn choose_customers(&mut self, query: ListQuery) {
        self.lists.customer_query = query;
        self.ask_customers(self.lists.customers.is_waiting());
    }
}
