//! Which products and customers of the shop those of another system are. Both are looked up in memory, since a
//! file names them on every line.
//!
//! A customer goes by their key where a file of the same import says who that is, then by their address. A
//! product goes by its key there: as it was in an import before, then as the number here, where the two are
//! called alike; then by its code, then by its name. What is found is remembered for the imports to come.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use super::{Import, Noun, Outcome};
use crate::domain::Result;
use crate::domain::ids::ProductId;
use crate::domain::order::{Customer, Order, Product};
use crate::domain::time::{Local, Zone};
use crate::store::Write;
use crate::transfer::answers::ShopOfFiles;
use crate::transfer::foreign::{Buyer, ProductRef};
use crate::transfer::{Notes, Refusal, Source};

/// What is known while files of another system are imported.
pub(super) struct Matchers {
    pub(super) zone: Zone,
    pub(super) products: ProductMatcher,
    pub(super) customers: CustomerMatcher,
    pub(super) notes: Notes,
}

impl Matchers {
    pub(super) fn of(write: &Write<'_>, shop: &ShopOfFiles) -> Result<Self> {
        let mut customers = CustomerMatcher::default();
        write.each_customer(|customer| {
            customers.add(&customer);
            Ok(())
        })?;
        let products = ProductMatcher::of(write, shop.name().is_some())?;
        Ok(Self { zone: write.shop()?.time_zone, products, customers, notes: Notes::default() })
    }
}

/// The customers of the shop.
#[derive(Default)]
pub(super) struct CustomerMatcher {
    by_email: BTreeMap<String, String>,
    /// Who they are whose keys there are known.
    elsewhere: BTreeMap<i64, String>,
    /// Those that orders of this import brought, with their registration.
    brought: BTreeMap<String, (Customer, Customer)>,
    /// Those that a file of this import describes.
    pub(super) described: BTreeSet<String>,
}

impl CustomerMatcher {
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

/// The products of the shop.
#[derive(Default)]
pub(super) struct ProductMatcher {
    by_id: BTreeMap<ProductId, Named>,
    by_sku: BTreeMap<String, ProductId>,
    by_name: BTreeMap<String, ProductId>,
    /// Which they were by their keys there in imports before.
    keys: BTreeMap<i64, ProductId>,
    /// Which they are by their keys there, as far as this import has met them.
    met: BTreeMap<i64, ProductId>,
    /// All of those.
    keyed: BTreeSet<ProductId>,
    /// Whether the files are of another shop than those before, whose keys mean other products.
    is_elsewhere: bool,
    /// What files of this import say of products, by their keys there.
    described: BTreeMap<i64, Product>,
}

/// What a product is called.
struct Named {
    sku: String,
    name: String,
}

impl ProductMatcher {
    pub(super) fn of(write: &Write<'_>, is_elsewhere: bool) -> Result<Self> {
        let keys = if is_elsewhere { BTreeMap::new() } else { write.product_keys()? };
        let keyed = keys.values().copied().collect();
        let mut stock = Self { keys, keyed, is_elsewhere, ..Self::default() };
        write.each_product(|product| {
            stock.add(&product);
            Ok(())
        })?;
        Ok(stock)
    }

    fn add(&mut self, product: &Product) {
        self.by_id.insert(product.id, Named { sku: product.sku.clone(), name: product.name.clone() });
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
        let known = self.met.get(&id).or_else(|| self.keys.get(&id));
        if let Some(known) = known.filter(|known| self.can_still_be(**known, wanted)) {
            return Some(*known);
        }
        if self.is_elsewhere {
            return by_sku.or(by_name).copied();
        }
        // What has a key is not what has another, unless their codes say so.
        let has_no_key = |id: &ProductId| !self.keyed.contains(id);
        let here = ProductId::new(id);
        match self.by_id.get(&here) {
            Some(product) if has_no_key(&here) && product.is(wanted) => Some(here),
            Some(_) => by_sku.or(by_name.filter(|id| has_no_key(id))).copied(),
            None => by_sku.filter(|_| !wanted.is_variation).copied(),
        }
    }

    fn can_still_be(&self, known: ProductId, wanted: &ProductRef) -> bool {
        self.by_id.get(&known).is_some_and(|product| !product.contradicts(wanted))
    }

    /// Remembers the keys that this import has met, where that is news; not those of another shop.
    pub(super) fn learn(&self, write: &Write<'_>) -> Result<()> {
        if self.is_elsewhere {
            return Ok(());
        }
        let mut news = self.met.iter().filter(|(there, id)| self.keys.get(there) != Some(id));
        news.try_for_each(|(there, id)| write.learn_product_key(*there, *id))
    }

    /// The key it can have here: the same as there, unless that is another product's.
    fn free(&self, wanted: &ProductRef) -> Option<ProductId> {
        let is_free = |id: &ProductId| !self.is_elsewhere && !self.by_id.contains_key(id);
        wanted.id.map(ProductId::new).filter(is_free)
    }
}

impl Named {
    /// Whether it can be what another system has under its number, of which nothing is known. A number alone
    /// says little: a person who makes products here begins with 1, as others do.
    fn is(&self, wanted: &ProductRef) -> bool {
        let is_only_numbered = wanted.name.is_empty() && wanted.sku.is_empty();
        is_only_numbered || (!self.sku.is_empty() && self.sku == wanted.sku) || self.is_called_alike(wanted)
    }

    /// Whether it cannot be what it was before: names change, and so do codes, but not both.
    fn contradicts(&self, wanted: &ProductRef) -> bool {
        let has_codes = !self.sku.is_empty() && !wanted.sku.is_empty();
        has_codes && self.sku != wanted.sku && !self.is_called_alike(wanted)
    }

    /// Whether one name begins with the other: variations have names and codes of their own.
    fn is_called_alike(&self, wanted: &ProductRef) -> bool {
        let (ours, theirs) = (self.name.to_lowercase(), wanted.name.to_lowercase());
        let is_related = ours.starts_with(&theirs) || theirs.starts_with(&ours);
        is_related && !ours.is_empty() && !theirs.is_empty()
    }
}

impl Import<'_, '_, '_> {
    /// The login of who bought, made a customer when they have an account or an address. Who an order of
    /// the books names already stays, unless a file of this import describes the buyer: accounts change
    /// their addresses, and guests get accounts.
    pub(super) fn buyer_of(
        &mut self,
        known: &mut Matchers,
        buyer: &Buyer,
        place: u64,
        at: Local,
        was: Option<&Order>,
    ) -> Result<Option<String>> {
        let id = buyer.id.filter(|id| *id > 0);
        if let Some(was) = was.filter(|was| was.customer.is_some() || id.is_none() && buyer.is_guest())
            && !known.customers.is_described(id)
        {
            if let Some(login) = &was.customer {
                self.seen(known, login, at);
            }
            return Ok(was.customer.clone());
        }
        if let Some(login) = known.customers.find(id, &buyer.email).cloned() {
            self.seen(known, &login, at);
            return Ok(Some(login));
        }
        let login = match id {
            _ if !buyer.login.is_empty() => buyer.login.clone(),
            _ if !buyer.email.is_empty() => buyer.email.to_lowercase(),
            Some(id) => self.number_of(&format!("customer-{id}")),
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
        known.customers.learn(id, &customer);
        if !is_there {
            let id = self.write.add_customer(&customer, known.zone)?;
            self.added.add(Noun::Customers, id.get());
            self.count(Outcome::New, &customer, None);
            let text = "the file has no registrations: customers are registered at their first order";
            known.notes.add(place, text);
            known.customers.brought.insert(customer.login.clone(), (customer.clone(), customer.clone()));
        }
        self.seen(known, &customer.login, at);
        Ok(Some(customer.login))
    }

    /// Who was brought by an order is registered at the first of their orders, wherever it stands.
    fn seen(&mut self, known: &mut Matchers, login: &str, at: Local) {
        self.name(Noun::Customers, login);
        if let Some((_, customer)) = known.customers.brought.get_mut(login) {
            customer.registered_at = customer.registered_at.min(at);
        }
    }

    /// Registers those that orders brought at the first of their orders, and remembers what products are
    /// called there.
    pub(super) fn settle(&mut self, known: &Matchers) -> Result<()> {
        known.products.learn(self.write)?;
        for (login, (was, customer)) in &known.customers.brought {
            if was != customer
                && let Some(user) = self.write.user(login)?
            {
                self.write.change_customer(user.id, was, customer, known.zone)?;
            }
        }
        Ok(())
    }

    /// The shop's product for one of another system, made when there is none.
    pub(super) fn product_of(&mut self, known: &mut Matchers, wanted: &ProductRef) -> Result<ProductId> {
        let id = match known.products.find(wanted) {
            Some(found) => found,
            None => self.new_product(known, wanted)?,
        };
        self.meet(known, wanted.id, id);
        Ok(id)
    }

    fn new_product(&mut self, known: &mut Matchers, wanted: &ProductRef) -> Result<ProductId> {
        let sku = if wanted.is_variation && wanted.id.is_some() { "" } else { wanted.sku.as_str() };
        let name = if wanted.name.is_empty() { wanted.sku.as_str() } else { wanted.name.as_str() };
        let name = if name.is_empty() { "Unnamed product" } else { name };
        let product = Product { sku: sku.to_owned(), name: name.to_owned(), ..Product::default() };
        let free = known.products.free(wanted);
        self.add_product(known, product, free)
    }

    fn add_product(
        &mut self,
        known: &mut Matchers,
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
        known.products.add(&product);
        Ok(product.id)
    }

    /// A product as a file describes it; refused where another description of it came before.
    pub(super) fn described_product(
        &mut self,
        source: &Source,
        known: &mut Matchers,
        line: u64,
        mut product: Product,
    ) -> Result<()> {
        let there = product.id.get();
        match known.products.described.get(&there) {
            Some(before) if *before == product => return Ok(()),
            Some(_) => {
                let problem = format!("product {there} is described twice in this import");
                return self.refuse(source, Refusal { line, problem });
            }
            None => drop(known.products.described.insert(there, product.clone())),
        }
        let wanted = ProductRef {
            id: Some(there),
            sku: product.sku.clone(),
            name: product.name.clone(),
            is_variation: false,
        };
        let Some(id) = known.products.find(&wanted) else {
            let free = known.products.free(&wanted);
            let id = self.add_product(known, product, free)?;
            self.meet(known, Some(there), id);
            return Ok(());
        };
        product.id = id;
        self.meet(known, Some(there), id);
        let was = self.write.product(id)?;
        // That a product was put away here is nothing that another system knows of.
        product.deleted |= was.as_ref().is_some_and(|was| was.deleted);
        if let Some(was) = was.as_ref().filter(|_| product.price.is_none()) {
            (product.price, product.class) = (was.price, was.class.clone());
        }
        self.put_known_product(was.as_ref(), &product)?;
        known.products.add(&product);
        Ok(())
    }

    /// Remembers which product one of another system is.
    fn meet(&mut self, known: &mut Matchers, there: Option<i64>, id: ProductId) {
        self.name(Noun::Products, &id.to_string());
        if let Some(Entry::Vacant(unmet)) = there.map(|there| known.products.met.entry(there)) {
            unmet.insert(id);
            known.products.keyed.insert(id);
        }
    }
}
