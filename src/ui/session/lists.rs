//! The lists of products and customers.

use std::sync::Arc;

use super::ShopSession;
use crate::engine::{CustomerRow, ProductRow};
use crate::ui::model::{CustomerColumn, ListQuery, ListView, Loadable, ProductColumn};

/// What is known of the lists.
pub(crate) struct Lists {
    pub(crate) products: Loadable<ListView<ProductRow>>,
    pub(crate) product_query: ListQuery<ProductColumn>,
    /// Whether sold quantities are those of the days of the reports, or all.
    pub(crate) is_in_range: bool,
    pub(crate) customers: Loadable<ListView<CustomerRow>>,
    pub(crate) customer_query: ListQuery<CustomerColumn>,
}

impl Default for Lists {
    fn default() -> Self {
        Self {
            products: Loadable::default(),
            product_query: ListQuery::by(ProductColumn::Name),
            is_in_range: false,
            customers: Loadable::default(),
            customer_query: ListQuery::by(CustomerColumn::Name),
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

    /// Asks again for what was asked for before.
    pub(super) fn refresh_lists(&mut self) {
        if !self.lists.products.is_unknown() {
            self.ask_products(true);
        }
        if !self.lists.customers.is_unknown() {
            self.ask_customers(true);
        }
    }

    /// The days of the reports are others.
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

    /// Other products in the list, or in another order. What is on its way may be newer than what is held.
    pub(crate) fn choose_products(&mut self, query: ListQuery<ProductColumn>) {
        self.lists.product_query = query;
        self.ask_products(self.lists.products.is_waiting());
    }

    /// Sold quantities are those of the days of the reports, or all.
    pub(crate) fn choose_sold(&mut self, is_in_range: bool) {
        self.lists.is_in_range = is_in_range;
        self.ask_products(true);
    }

    /// Other customers in the list, or in another order.
    pub(crate) fn choose_customers(&mut self, query: ListQuery<CustomerColumn>) {
        self.lists.customer_query = query;
        self.ask_customers(self.lists.customers.is_waiting());
    }
}
