//! Matches products and customers of another system with those of the shop. Both are looked up in memory,
//! since a file names them on every line.
//!
//! A customer is matched by the other system's key where a file of the same import describes that customer,
//! then by email. A product is matched by its key: as in an earlier import, then as the id here where the
//! names are alike; then by SKU, then by name. Matches are saved for later imports.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use super::{EntryOutcome, Import};
use domain::Result;
use domain::ids::ProductId;
use domain::noun::NounKind;
use domain::order::{Customer, Order, Product};
use domain::text;
use domain::time::{Local, Zone};
use store::Write;
use transfer::answers::ShopOfFiles;
use transfer::foreign::{Buyer, ProductRef};
use transfer::{Notes, Refusal, Source};

/// The state of the matching while files of another system are imported.
pub(super) struct Matchers {
    pub(super) zone: Zone,
    pub(super) products: ProductMatcher,
    pub(super) customers: CustomerMatcher,
    pub(super) notes: Notes,
}

impl Matchers {
    pub(super) fn of(write: &Write<'_>, shop: &ShopOfFiles) -> Result<Self> {
        let products = ProductMatcher { is_elsewhere: shop.name().is_some(), ..ProductMatcher::default() };
        let (customers, notes) = (CustomerMatcher::default(), Notes::default());
        Ok(Self { zone: write.shop()?.time_zone, products, customers, notes })
    }
}

/// Matches customers of the shop. Their addresses are read when the first one is looked for.
#[derive(Default)]
pub(super) struct CustomerMatcher {
    is_loaded: bool,
    by_email: BTreeMap<String, String>,
    /// Logins by the other system's keys.
    elsewhere: BTreeMap<i64, String>,
    /// Customers that orders of this import added: as they were added, and registered at their earliest
    /// order.
    brought: BTreeMap<String, (Customer, Customer)>,
    /// Customers that a file of this import describes.
    pub(super) described: BTreeSet<String>,
}

impl CustomerMatcher {
    fn load(&mut self, write: &Write<'_>) -> Result<()> {
        if std::mem::replace(&mut self.is_loaded, true) {
            return Ok(());
        }
        Ok(write.each_customer_email(|login, email| self.add(login, email))?)
    }

    fn add(&mut self, login: String, email: &str) {
        self.by_email.entry(email.to_lowercase()).or_insert(login);
    }

    /// The login for a key or an email; `None` when neither is known.
    pub(super) fn find(
        &mut self,
        write: &Write<'_>,
        id: Option<i64>,
        email: &str,
    ) -> Result<Option<&String>> {
        if !email.is_empty() {
            self.load(write)?;
        }
        let by_id = id.and_then(|id| self.elsewhere.get(&id));
        Ok(by_id.or_else(|| self.by_email.get(&email.to_lowercase()).filter(|_| !email.is_empty())))
    }

    fn is_described(&self, id: Option<i64>) -> bool {
        let login = id.and_then(|id| self.elsewhere.get(&id));
        login.is_some_and(|login| self.described.contains(login))
    }

    pub(super) fn remember(&mut self, write: &Write<'_>, id: Option<i64>, customer: &Customer) -> Result<()> {
        if let Some(id) = id.filter(|id| *id > 0) {
            self.elsewhere.insert(id, customer.login.clone());
        }
        if !customer.email.is_empty() {
            // Those of the shop come first.
            self.load(write)?;
            self.add(customer.login.clone(), &customer.email);
        }
        Ok(())
    }
}

/// Matches products of the shop, which are read when the first one is looked for.
#[derive(Default)]
pub(super) struct ProductMatcher {
    is_loaded: bool,
    by_id: BTreeMap<ProductId, ProductName>,
    by_sku: BTreeMap<String, ProductId>,
    by_name: BTreeMap<String, ProductId>,
    /// Products by the other system's keys, from earlier imports.
    keys: BTreeMap<i64, ProductId>,
    /// Products by the other system's keys, as matched in this import.
    met: BTreeMap<i64, ProductId>,
    /// All products of `keys` and `met`.
    keyed: BTreeSet<ProductId>,
    /// True if the files are of another shop than those of earlier imports, so that equal keys are other products.
    is_elsewhere: bool,
    /// Descriptions of products in files of this import, by the other system's keys.
    described: BTreeMap<i64, Product>,
}

/// The SKU and name of a product.
struct ProductName {
    sku: String,
    name: String,
}

impl ProductMatcher {
    fn load(&mut self, write: &Write<'_>) -> Result<()> {
        if std::mem::replace(&mut self.is_loaded, true) {
            return Ok(());
        }
        if !self.is_elsewhere {
            self.keys = write.product_keys()?;
            self.keyed = self.keys.values().copied().collect();
        }
        Ok(write.each(|product: Product| {
            self.add(&product);
            Ok(())
        })?)
    }

    fn add(&mut self, product: &Product) {
        self.by_id.insert(product.id, ProductName { sku: product.sku.clone(), name: product.name.clone() });
        if !product.sku.is_empty() {
            self.by_sku.entry(product.sku.clone()).or_insert(product.id);
        }
        self.by_name.entry(product.name.clone()).or_insert(product.id);
    }

    /// The matching product; `None` when the shop has none.
    fn find(&self, wanted: &ProductRef) -> Option<ProductId> {
        let by_sku = self.by_sku.get(&wanted.sku).filter(|_| !wanted.sku.is_empty());
        // A variation has an SKU of its own, and its product is kept without one.
        let goes_by_name = wanted.sku.is_empty() || wanted.is_variation;
        let by_name = self.by_name.get(&wanted.name).filter(|_| goes_by_name);
        let Some(id) = wanted.id else {
            return by_sku.or(by_name).copied();
        };
        let known = self.met.get(&id).or_else(|| self.keys.get(&id));
        // Its own SKU and name say nothing against the product that the same files describe under this id.
        let is_described = wanted.is_variation && self.described.contains_key(&id);
        if let Some(known) = known.filter(|known| is_described || self.can_still_be(**known, wanted)) {
            return Some(*known);
        }
        if self.is_elsewhere {
            return by_sku.or(by_name).copied();
        }
        // A product with a key does not match another key, unless their SKUs are equal.
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

    /// Saves the keys matched in this import that are new or changed, unless they are of another shop.
    pub(super) fn remember(&self, write: &Write<'_>) -> Result<()> {
        if self.is_elsewhere {
            return Ok(());
        }
        let mut news = self.met.iter().filter(|(there, id)| self.keys.get(there) != Some(id));
        news.try_for_each(|(there, id)| Ok(write.learn_product_key(*there, *id)?))
    }

    /// The id for a new product: the other system's key, unless a product here has that id.
    fn free(&self, wanted: &ProductRef) -> Option<ProductId> {
        let is_free = |id: &ProductId| !self.is_elsewhere && !self.by_id.contains_key(id);
        wanted.id.map(ProductId::new).filter(is_free)
    }
}

impl ProductName {
    /// True if it can be the product that another system has under this id. An equal id alone says little,
    /// since both systems count from 1.
    fn is(&self, wanted: &ProductRef) -> bool {
        let is_only_numbered = wanted.name.is_empty() && wanted.sku.is_empty();
        is_only_numbered || (!self.sku.is_empty() && self.sku == wanted.sku) || self.is_called_alike(wanted)
    }

    /// True if it cannot be the product matched earlier: a name may change, or an SKU, but not both.
    fn contradicts(&self, wanted: &ProductRef) -> bool {
        let has_codes = !self.sku.is_empty() && !wanted.sku.is_empty();
        has_codes && self.sku != wanted.sku && !self.is_called_alike(wanted)
    }

    /// True if one name begins with the other, as names of variations do.
    fn is_called_alike(&self, wanted: &ProductRef) -> bool {
        let (ours, theirs) = (self.name.to_lowercase(), wanted.name.to_lowercase());
        let is_related = ours.starts_with(&theirs) || theirs.starts_with(&ours);
        is_related && !ours.is_empty() && !theirs.is_empty()
    }
}

impl Import<'_, '_> {
    /// The login of the buyer, added as a customer when they have an account or an email. A customer whom
    /// the shop's order names already is kept, unless a file of this import describes the buyer: accounts
    /// change their email, and guests get accounts.
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
        if let Some(login) = known.customers.find(self.write, id, &buyer.email)?.cloned() {
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
            known.notes.add(place, text!("of guests, who have no account: these orders name no customer"));
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
        known.customers.remember(self.write, id, &customer)?;
        if !is_there {
            self.add_customer(&customer, known.zone)?;
            let note = text!("the file has no registrations: customers are registered at their first order");
            known.notes.add(place, note);
            known.customers.brought.insert(customer.login.clone(), (customer.clone(), customer.clone()));
        }
        self.seen(known, &customer.login, at);
        Ok(Some(customer.login))
    }

    /// Moves the registration of a customer added by an order back to the earliest of their orders.
    fn seen(&mut self, known: &mut Matchers, login: &str, at: Local) {
        self.name(NounKind::Customer, login);
        if let Some((_, customer)) = known.customers.brought.get_mut(login) {
            customer.registered_at = customer.registered_at.min(at);
        }
    }

    /// Writes the times of registration of customers added by orders, and saves the matched keys of
    /// products.
    pub(super) fn settle(&mut self, known: &Matchers) -> Result<()> {
        known.products.remember(self.write)?;
        for (login, (was, customer)) in &known.customers.brought {
            if was != customer
                && let Some(user) = self.write.user(login)?
            {
                self.write.change_customer(user.id, was, customer, known.zone)?;
            }
        }
        Ok(())
    }

    /// The shop's product for one of another system, added when there is none.
    pub(super) fn product_of(&mut self, known: &mut Matchers, wanted: &ProductRef) -> Result<ProductId> {
        known.products.load(self.write)?;
        let id = match known.products.find(wanted) {
            Some(found) => found,
            None => self.new_product(known, wanted)?,
        };
        self.match_product(known, wanted.id, id);
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
        product: Product,
        free: Option<ProductId>,
    ) -> Result<ProductId> {
        let product = self.put_new_product(product, free)?;
        known.products.add(&product);
        Ok(product.id)
    }

    /// Writes a product that the shop does not have, under an id that is free or the next one. Returns it with that.
    pub(super) fn put_new_product(
        &mut self,
        mut product: Product,
        free: Option<ProductId>,
    ) -> Result<Product> {
        if let Some(id) = free {
            product.id = id;
            self.write.put(&product)?;
        } else {
            product.id = self.write.add(&product)?;
        }
        if !product.costs.is_empty() {
            self.costs = None;
        }
        self.added.add(NounKind::Product, product.id.get());
        self.count(EntryOutcome::New, &product, None);
        Ok(product)
    }

    /// Imports a product as a file describes it; refused after another description of the same product.
    pub(super) fn described_product(
        &mut self,
        source: &Source,
        known: &mut Matchers,
        line: u64,
        mut product: Product,
    ) -> Result<()> {
        known.products.load(self.write)?;
        let there = product.id.get();
        match known.products.described.get(&there) {
            Some(before) if *before == product => return Ok(()),
            Some(_) => {
                let problem = text!(
                    "product {product} is described twice in this import: leave one of them out",
                    product = there.to_string()
                );
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
            self.match_product(known, Some(there), id);
            return Ok(());
        };
        product.id = id;
        self.match_product(known, Some(there), id);
        let was = self.write.get::<Product>(id)?;
        // A product archived here stays archived, whatever the other system says.
        product.deleted |= was.as_ref().is_some_and(|was| was.deleted);
        if let Some(was) = was.as_ref().filter(|_| product.price.is_none()) {
            (product.price, product.class) = (was.price, was.class.clone());
        }
        // What it has cost here is not changed by what it costs there now.
        if let Some(was) = was.as_ref().filter(|was| !was.costs.is_empty()) {
            product.costs.clone_from(&was.costs);
        }
        self.put_known_product(was.as_ref(), &product)?;
        known.products.add(&product);
        Ok(())
    }

    /// Notes the match of another system's key.
    fn match_product(&mut self, known: &mut Matchers, there: Option<i64>, id: ProductId) {
        self.name(NounKind::Product, id);
        if let Some(Entry::Vacant(unmet)) = there.map(|there| known.products.met.entry(there)) {
            unmet.insert(id);
            known.products.keyed.insert(id);
        }
    }
}
