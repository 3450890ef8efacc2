//! Who the products and customers of another system are in this shop.
//!
//! A product goes by its key there, unless the shop has another product under it; then by its code, then
//! by its name. A customer goes by their key where a file of the same import says who that is, then by
//! their address. Both are looked up in memory, since a file names them on every line.

use std::collections::{BTreeMap, BTreeSet};

use super::{Import, Noun, Outcome};
use crate::domain::Result;
use crate::domain::ids::ProductId;
use crate::domain::order::{Customer, Order, Product};
use crate::domain::time::{Local, Zone};
use crate::store::Write;
use crate::transfer::foreign::{Buyer, ProductRef};
use crate::transfer::{Notes, Refusal, Source};

/// What is known while files of another system are imported.
pub(super) struct Known {
    pub(super) zone: Zone,
    pub(super) stock: Stock,
    pub(super) people: People,
    pub(super) notes: Notes,
}

impl Known {
    pub(super) fn of(write: &Write<'_>) -> Result<Self> {
        let mut stock = Stock::default();
        write.each_product(|product| {
            stock.add(&product);
            Ok(())
        })?;
        let mut people = People::default();
        write.each_customer(|customer| {
            people.add(&customer);
            Ok(())
        })?;
        Ok(Self { zone: write.shop()?.time_zone, stock, people, notes: Notes::default() })
    }
}

/// The products of the shop.
#[derive(Default)]
pub(super) struct Stock {
    by_id: BTreeMap<ProductId, (String, String)>,
    by_sku: BTreeMap<String, ProductId>,
    by_name: BTreeMap<String, ProductId>,
    /// Which they are whose keys there are not their keys here.
    elsewhere: BTreeMap<i64, ProductId>,
    /// What files of this import say of products, by their keys there.
    described: BTreeMap<i64, Product>,
}

impl Stock {
    fn add(&mut self, product: &Product) {
        self.by_id.insert(product.id, (product.sku.clone(), product.name.clone()));
        if !product.sku.is_empty() {
            self.by_sku.entry(product.sku.clone()).or_insert(product.id);
        }
        self.by_name.entry(product.name.clone()).or_insert(product.id);
    }

    /// The product that is meant; `None` when the shop has none.
    fn find(&self, wanted: &ProductRef) -> Option<ProductId> {
        let by_sku = self.by_sku.get(&wanted.sku).filter(|_| !wanted.sku.is_empty());
        // The code of a variation is its own, and its product is kept without.
        let goes_by_name = wanted.sku.is_empty() || wanted.is_variation;
        let by_name = self.by_name.get(&wanted.name).filter(|_| goes_by_name);
        let Some(id) = wanted.id else {
            return by_sku.or(by_name).copied();
        };
        if let Some(found) = self.elsewhere.get(&id) {
            return Some(*found);
        }
        match self.by_id.get(&ProductId::new(id)) {
            Some(product) if is_same(product, wanted) => Some(ProductId::new(id)),
            Some(_) => by_sku.or(by_name).copied(),
            None => by_sku.filter(|_| !wanted.is_variation).copied(),
        }
    }

    /// The key it can have here: the same as there, unless that is another product's.
    fn free(&self, wanted: &ProductRef) -> Option<ProductId> {
        wanted.id.map(ProductId::new).filter(|id| !self.by_id.contains_key(id))
    }
}

/// Whether the product under a key can be the one that is meant. A code says no where codes differ,
/// unless the names are of one kind: variations have codes of their own, and names change.
fn is_same((sku, name): &(String, String), wanted: &ProductRef) -> bool {
    let (ours, theirs) = (name.to_lowercase(), wanted.name.to_lowercase());
    let is_related = ours.starts_with(&theirs) || theirs.starts_with(&ours);
    sku.is_empty() || *sku == wanted.sku || (is_related && !ours.is_empty() && !theirs.is_empty())
}

/// The customers of the shop.
#[derive(Default)]
pub(super) struct People {
    by_email: BTreeMap<String, String>,
    /// Who they are whose keys there are known.
    elsewhere: BTreeMap<i64, String>,
    /// Those that orders of this import brought, with their registration.
    brought: BTreeMap<String, (Customer, Customer)>,
    /// Those that a file of this import describes.
    pub(super) described: BTreeSet<String>,
}

impl People {
    fn add(&mut self, customer: &Customer) {
        if !customer.email.is_empty() {
            self.by_email.entry(customer.email.to_lowercase()).or_insert(customer.login.clone());
        }
    }

    /// Their login, when their key or address is known.
    pub(super) fn find(&self, id: Option<i64>, email: &str) -> Option<&String> {
        let by_id = id.and_then(|id| self.elsewhere.get(&id));
        by_id.or_else(|| self.by_email.get(&email.to_lowercase()).filter(|_| !email.is_empty()))
    }

    fn is_described(&self, id: Option<i64>) -> bool {
        let login = id.and_then(|id| self.elsewhere.get(&id));
        login.is_some_and(|login| self.described.contains(login))
    }

    pub(super) fn learn(&mut self, id: Option<i64>, customer: &Customer) {
        if let Some(id) = id.filter(|id| *id > 0) {
            self.elsewhere.insert(id, customer.login.clone());
        }
        self.add(customer);
    }
}

impl Import<'_, '_, '_> {
    /// The shop's product for one of another system, made when there is none.
    pub(super) fn product_of(&mut self, known: &mut Known, wanted: &ProductRef) -> Result<ProductId> {
        let id = match known.stock.find(wanted) {
            Some(found) => found,
            None => self.new_product(known, wanted)?,
        };
        if let Some(there) = wanted.id.filter(|there| *there != id.get()) {
            known.stock.elsewhere.insert(there, id);
        }
        self.name(Noun::Products, &id.to_string());
        Ok(id)
    }

    fn new_product(&mut self, known: &mut Known, wanted: &ProductRef) -> Result<ProductId> {
        let sku = if wanted.is_variation && wanted.id.is_some() { "" } else { wanted.sku.as_str() };
        let name = if wanted.name.is_empty() { wanted.sku.as_str() } else { wanted.name.as_str() };
        let name = if name.is_empty() { "Unnamed product" } else { name };
        let product = Product { sku: sku.to_owned(), name: name.to_owned(), ..Product::default() };
        let free = known.stock.free(wanted);
        self.add_product(known, product, free)
    }

    fn add_product(
        &mut self,
        known: &mut Known,
        mut product: Product,
        free: Option<ProductId>,
    ) -> Result<ProductId> {
        product.id = match free {
            Some(id) => id,
            None => self.write.add_product(&product.sku, &product.name)?,
        };
        self.write.put_product(&product)?;
        self.added.add(Noun::Products, product.id.get());
        self.count(Outcome::New, &product, None);
        known.stock.add(&product);
        Ok(product.id)
    }

    /// A product as a file describes it; refused where another description of it came before.
    pub(super) fn described_product(
        &mut self,
        source: &Source,
        known: &mut Known,
        line: u64,
        mut product: Product,
    ) -> Result<()> {
        let there = product.id.get();
        match known.stock.described.get(&there) {
            Some(before) if *before == product => return Ok(()),
            Some(_) => {
                let problem = format!("product {there} is described twice in this import");
                return self.refuse(source, Refusal { line, problem });
            }
            None => drop(known.stock.described.insert(there, product.clone())),
        }
        let wanted = ProductRef {
            id: Some(there),
            sku: product.sku.clone(),
            name: product.name.clone(),
            is_variation: false,
        };
        let Some(id) = known.stock.find(&wanted) else {
            let free = known.stock.free(&wanted);
            let id = self.add_product(known, product, free)?;
            self.elsewhere(known, there, id);
            return Ok(());
        };
        product.id = id;
        self.elsewhere(known, there, id);
        let was = self.write.product(id)?;
        // That a product was put away here is nothing that another system knows of.
        product.deleted |= was.as_ref().is_some_and(|was| was.deleted);
        if let Some(was) = was.as_ref().filter(|_| product.price.is_none()) {
            (product.price, product.class) = (was.price, was.class.clone());
        }
        self.put_known_product(was.as_ref(), &product)?;
        known.stock.add(&product);
        Ok(())
    }

    fn elsewhere(&mut self, known: &mut Known, there: i64, id: ProductId) {
        self.name(Noun::Products, &id.to_string());
        if there != id.get() {
            known.stock.elsewhere.insert(there, id);
        }
    }

    /// The login of who bought, made a customer when they have an account or an address. Who an order of
    /// the books names already stays, unless a file of this import describes the buyer: accounts change
    /// their addresses, and guests get accounts.
    pub(super) fn buyer_of(
        &mut self,
        known: &mut Known,
        buyer: &Buyer,
        place: u64,
        at: Local,
        was: Option<&Order>,
    ) -> Result<Option<String>> {
        let id = buyer.id.filter(|id| *id > 0);
        if let Some(was) = was.filter(|was| was.customer.is_some() || id.is_none() && buyer.is_guest())
            && !known.people.is_described(id)
        {
            if let Some(login) = &was.customer {
                self.seen(known, login, at);
            }
            return Ok(was.customer.clone());
        }
        if let Some(login) = known.people.find(id, &buyer.email).cloned() {
            self.seen(known, &login, at);
            return Ok(Some(login));
        }
        let login = match id {
            _ if !buyer.email.is_empty() => buyer.email.to_lowercase(),
            Some(id) => format!("customer-{id}"),
            None => return Ok(None),
        };
        let is_there = self.write.user(&login)?.is_some();
        if buyer.is_guest() && !is_there {
            let text = "of guests, who have no account: these orders name no customer";
            known.notes.add(place, text);
            return Ok(None);
        }
        let customer = Customer {
            login,
            name: buyer.name.clone(),
            email: buyer.email.clone(),
            registered_at: at,
            address: buyer.address.clone(),
            ..Customer::default()
        };
        known.people.learn(id, &customer);
        if !is_there {
            let id = self.write.add_customer(&customer, known.zone)?;
            self.added.add(Noun::Customers, id.get());
            self.count(Outcome::New, &customer, None);
            let text = "the file has no registrations: customers are registered at their first order";
            known.notes.add(place, text);
            known.people.brought.insert(customer.login.clone(), (customer.clone(), customer.clone()));
        }
        self.seen(known, &customer.login, at);
        Ok(Some(customer.login))
    }

    /// Who was brought by an order is registered at the first of their orders, wherever it stands.
    fn seen(&mut self, known: &mut Known, login: &str, at: Local) {
        self.name(Noun::Customers, login);
        if let Some((_, customer)) = known.people.brought.get_mut(login) {
            customer.registered_at = customer.registered_at.min(at);
        }
    }

    /// Registers those that orders brought at the first of their orders.
    pub(super) fn settle_people(&mut self, known: &Known) -> Result<()> {
        for (login, (was, customer)) in &known.people.brought {
            if was != customer
                && let Some(user) = self.write.user(login)?
            {
                self.write.change_customer(user.id, was, customer, known.zone)?;
            }
        }
        Ok(())
    }
}
