//! Finds records by a typed text, for the palette: orders by number and by customer, products, customers,
//! suppliers, and purchases by document number.
//! The names of all products and customers are held in memory until the journal says that one has changed,
//! so that each letter is answered within milliseconds in a shop of a million orders.

use std::cell::RefCell;
use std::sync::Arc;

use super::nouns::{self, FoundNoun};
use super::{CustomerRow, Engine, require};
use domain::access::{Actor, Capability};
use domain::ids::ProductId;
use domain::label;
use domain::order::query::OrderQuery;
use domain::order::{Customer, OrderSummary, Product};
use domain::places::{self, Place};
use domain::purchase::SupplierPurchase;
use domain::text::name_index::NameIndex;
use domain::text::suggest::Fit;
use domain::{Error, Result};
use store::Read;

/// Matches of a text, each kind best first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FoundRecords {
    /// Orders whose number begins with the text, the one that has it first.
    pub numbered: Vec<OrderSummary>,
    /// Products, without archived ones.
    pub products: Vec<(Fit, Product)>,
    /// Customers, without archived ones.
    pub customers: Vec<(Fit, CustomerRow)>,
    /// Suppliers and the like, without archived ones.
    pub nouns: Vec<FoundNoun>,
    /// Purchases whose document number begins with the text.
    pub purchases: Vec<SupplierPurchase>,
    /// The latest orders of the first of these customers.
    pub ordered: Vec<OrderSummary>,
    /// The countries that the text stands for, each with the number of orders shipped there, counted up to
    /// [`FoundRecords::MOST_COUNTED`].
    pub countries: Vec<(Place, i64)>,
    /// The number of orders that hold the text, where there are few enough to look through them all in time.
    pub holding: Option<i64>,
}

impl FoundRecords {
    /// The number of orders to a country that are counted, for an answer in time.
    pub const MOST_COUNTED: i64 = 10_000;
    /// The most orders that are looked through.
    const MOST_SEARCHED: i64 = 50_000;

    /// Adds the plain nouns and the purchases that a text finds.
    fn add_bought(&mut self, read: &Read<'_>, text: &str, limit: usize) -> Result<()> {
        if text.is_empty() {
            return Ok(());
        }
        for purchase in read.purchases_numbered(text, limit)? {
            let supplier = read.get(purchase.supplier)?.unwrap_or_default();
            self.purchases.push(SupplierPurchase { supplier, purchase });
        }
        self.nouns = nouns::find(read, text, limit)?;
        Ok(())
    }
}

/// The names of products and customers, with the keys of both.
#[derive(Default)]
struct Names {
    products: NameIndex,
    product_ids: Vec<ProductId>,
    customers: NameIndex,
    logins: Vec<String>,
}

/// The cached names, with the step of the journal up to which they are valid.
#[derive(Default)]
pub(super) struct NameCache(RefCell<Option<(i64, Arc<Names>)>>);

impl NameCache {
    fn names(&self, read: &Read<'_>) -> Result<Arc<Names>> {
        let step = read.last_step()?;
        let mut held = self.0.borrow_mut();
        if let Some((valid, names)) = held.as_mut()
            && (*valid == step || *valid < step && !read.are_names_changed_since(*valid)?)
        {
            *valid = step;
            return Ok(Arc::clone(names));
        }
        let mut names = Names::default();
        read.each(|product: Product| {
            if !product.deleted {
                names.products.push(&[&product.name, &product.sku]);
                names.product_ids.push(product.id);
            }
            Ok(())
        })?;
        read.each_customer(|customer| {
            if !customer.archived {
                let Customer { login, email, vat_number, .. } = &customer;
                names.customers.push(&[customer.called(), login, email, vat_number]);
                names.logins.push(customer.login);
            }
            Ok(())
        })?;
        let names = Arc::new(names);
        *held = Some((step, Arc::clone(&names)));
        Ok(names)
    }

    /// Empties the cache.
    pub(super) fn forget(&self) {
        self.0.take();
    }
}

impl Engine {
    /// The orders whose number begins with a text, at most `limit`. Needs `manage_store`.
    pub fn orders_numbered(&self, actor: &Actor, text: &str, limit: usize) -> Result<Vec<OrderSummary>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("see orders") })?;
        self.store.read(|read| numbered(read, text, limit))
    }

    /// The records that a text finds, at most `limit` of each kind. Needs `manage_store`.
    pub fn find(&self, actor: &Actor, text: &str, limit: usize) -> Result<FoundRecords> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("see the books") })?;
        self.store.read(|read| {
            let names = self.names.names(read)?;
            let mut found =
                FoundRecords { numbered: numbered(read, text, limit)?, ..FoundRecords::default() };
            for (fit, at) in names.products.find(text, limit) {
                let id = names.product_ids.get(at).copied().unwrap_or_default();
                found.products.extend(read.get::<Product>(id)?.map(|product| (fit, product)));
            }
            for (fit, at) in names.customers.find(text, limit) {
                let login = names.logins.get(at).map_or("", String::as_str);
                if let Some(customer) = read.customer(login)? {
                    let (orders, total) = read.orders_of_customer(login)?;
                    found.customers.push((fit, CustomerRow { customer, orders, total }));
                }
            }
            if let Some((_, first)) = found.customers.first() {
                let customer = Some(first.customer.login.clone());
                let query = OrderQuery { customer, limit, ..OrderQuery::default() };
                found.ordered = read.order_page(&query)?.orders;
            }
            if read.last_order_row()? <= FoundRecords::MOST_SEARCHED {
                let query = OrderQuery { text: text.trim().to_owned(), ..OrderQuery::default() };
                found.holding = Some(read.order_page(&query)?.count);
            }
            found.add_bought(read, text.trim(), limit)?;
            for place in places::countries_typed(text) {
                found.countries.push((place, read.orders_to(place.code, FoundRecords::MOST_COUNTED)?));
            }
            Ok(found)
        })
    }
}

fn numbered(read: &Read<'_>, text: &str, limit: usize) -> Result<Vec<OrderSummary>> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(Vec::new());
    }
    let found = read.orders_numbered(text, limit)?;
    let upper = text.to_uppercase();
    if found.is_empty() && upper != text { Ok(read.orders_numbered(&upper, limit)?) } else { Ok(found) }
}
