//! Products and customers: the lists of them, and changes of one.

use std::sync::Arc;

use crate::domain::ids::ProductId;
use crate::domain::order::{Customer, Product};
use crate::engine::CustomerRow;
use crate::engine::ProductRow;
use crate::ui::model::{CustomersAction, ListQuery, ListView, Loadable, ProductsAction, Refusal};
use crate::worker::Slot;

use super::{Answer, Intent, Outcome, ShopSession, is_unknown};

const PRODUCTS: Slot = Slot(50);
const CUSTOMERS: Slot = Slot(51);

/// Slots of these questions.
pub(super) const LIST_SLOTS: [Slot; 2] = [PRODUCTS, CUSTOMERS];

/// What is known of the lists.
pub(crate) struct Lists {
    pub(crate) products: Loadable<ListView<ProductRow>>,
    pub(crate) product_picking: ListQuery,
    /// Whether sold quantities are those of the days of the reports, or all.
    pub(crate) is_in_range: bool,
    pub(crate) customers: Loadable<ListView<CustomerRow>>,
    pub(crate) customer_picking: ListQuery,
}

impl Default for Lists {
    fn default() -> Self {
        Self {
            products: Loadable::default(),
            product_picking: ListQuery::by("name"),
            is_in_range: false,
            customers: Loadable::default(),
            customer_picking: ListQuery::by("name"),
        }
    }
}

impl Lists {
    pub(super) fn answered(&mut self, answer: ListsAnswer) {
        match answer {
            ListsAnswer::Products(view) => self.products.answered(Ok(view)),
            ListsAnswer::Customers(view) => self.customers.answered(Ok(view)),
        }
    }

    pub(super) fn refused(&mut self, slot: Slot, refusal: Refusal) {
        match slot {
            PRODUCTS => self.products.answered(Err(refusal)),
            _ => self.customers.answered(Err(refusal)),
        }
    }
}

/// An answer to a question of these.
pub(super) enum ListsAnswer {
    Products(ListView<ProductRow>),
    Customers(ListView<CustomerRow>),
}

/// Of whose form something is in the books, or is not; none was a new one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum BookForm {
    Product(Option<ProductId>),
    Customer(Option<String>),
}

/// What is in the books now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum RecordSaved {
    Product {
        was: Option<ProductId>,
        id: ProductId,
    },
    Customer {
        was: Option<String>,
        login: String,
    },
    /// Something was put away or taken out again, in a sentence.
    Moved(String),
}

impl ShopSession {
    pub(super) fn show_products(&mut self) {
        if is_unknown(&self.classes) {
            self.ask_classes();
        }
        if is_unknown(&self.lists.products) {
            self.ask_products(true);
        }
    }

    pub(super) fn show_customers(&mut self) {
        if is_unknown(&self.lists.customers) {
            self.ask_customers(true);
        }
    }

    /// Asks again for what was asked for before.
    pub(super) fn refresh_lists(&mut self) {
        if !is_unknown(&self.lists.products) {
            self.ask_products(true);
        }
        if !is_unknown(&self.lists.customers) {
            self.ask_customers(true);
        }
    }

    /// The days of the reports are others.
    pub(super) fn products_of_range(&mut self) {
        if self.lists.is_in_range && !is_unknown(&self.lists.products) {
            self.ask_products(true);
        }
    }

    fn ask_products(&mut self, is_fresh: bool) {
        let lists = &mut self.lists;
        lists.products.is_waiting = true;
        let held = lists.products.value.as_ref().filter(|_| !is_fresh).map(ListView::all);
        let picking = lists.product_picking.clone();
        let range = lists.is_in_range.then(|| self.period.query());
        let clock = self.clock;
        self.ask(PRODUCTS, move |engine, actor| {
            let all = if let Some(all) = held {
                all
            } else {
                let now = clock.now(engine.shop()?.time_zone);
                Arc::new(engine.product_list(actor, range.as_ref(), now)?)
            };
            Ok(Answer::Lists(ListsAnswer::Products(ListView::new(all, &picking))))
        });
    }

    fn ask_customers(&mut self, is_fresh: bool) {
        let lists = &mut self.lists;
        lists.customers.is_waiting = true;
        let held = lists.customers.value.as_ref().filter(|_| !is_fresh).map(ListView::all);
        let picking = lists.customer_picking.clone();
        self.ask(CUSTOMERS, move |engine, actor| {
            let all = match held {
                Some(all) => all,
                None => Arc::new(engine.customer_list(actor)?),
            };
            Ok(Answer::Lists(ListsAnswer::Customers(ListView::new(all, &picking))))
        });
    }

    /// What was asked for in the Products tab.
    pub(crate) fn do_products(&mut self, action: ProductsAction) {
        match action {
            ProductsAction::Pick(picking) => {
                self.lists.product_picking = picking;
                // What is on its way may be newer than what is held.
                let is_fresh = self.lists.products.is_waiting;
                self.ask_products(is_fresh);
            }
            ProductsAction::InRange(is_in_range) => {
                self.lists.is_in_range = is_in_range;
                self.ask_products(true);
            }
            ProductsAction::Save(both) => self.save_product(both.0, both.1),
            ProductsAction::Archive(id, archived) => {
                self.write(Intent::Other, "Product saved", move |engine, actor, now| {
                    let product = engine.archive_product(actor, id, archived, now)?;
                    Ok(Outcome::RecordSaved(RecordSaved::Moved(moved(&product.name, archived))))
                });
            }
        }
    }

    fn save_product(&mut self, was: Option<Product>, product: Product) {
        let key = was.as_ref().map(|was| was.id);
        self.write(Intent::Book(BookForm::Product(key)), "Product saved", move |engine, actor, now| {
            let id = engine.save_product(actor, &product, was.as_ref(), now)?.id;
            Ok(Outcome::RecordSaved(RecordSaved::Product { was: key, id }))
        });
    }

    /// What was asked for in the Customers tab.
    pub(crate) fn do_customers(&mut self, action: CustomersAction) {
        match action {
            CustomersAction::Pick(picking) => {
                self.lists.customer_picking = picking;
                let is_fresh = self.lists.customers.is_waiting;
                self.ask_customers(is_fresh);
            }
            CustomersAction::Save(both) => self.save_customer(both.0, both.1),
            CustomersAction::Archive(login, archived) => {
                self.write(Intent::Other, "Customer saved", move |engine, actor, now| {
                    let customer = engine.archive_customer(actor, &login, archived, now)?;
                    Ok(Outcome::RecordSaved(RecordSaved::Moved(moved(customer.called(), archived))))
                });
            }
        }
    }

    fn save_customer(&mut self, was: Option<Customer>, customer: Customer) {
        let key = was.as_ref().map(|was| was.login.clone());
        let intent = Intent::Book(BookForm::Customer(key.clone()));
        self.write(intent, "Customer saved", move |engine, actor, now| {
            let mut customer = customer;
            if was.is_none() {
                customer.registered_at = engine.shop()?.time_zone.local(now);
            }
            let login = engine.save_customer(actor, &customer, was.as_ref(), now)?.login;
            Ok(Outcome::RecordSaved(RecordSaved::Customer { was: key, login }))
        });
    }
}

fn moved(name: &str, archived: bool) -> String {
    if archived { format!("Archived “{name}”") } else { format!("“{name}” is back") }
}
