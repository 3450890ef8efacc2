//! Which product of the shop one of another system is.
//!
//! It goes by its key there: as it was in an import before, then as the number here, where the two are called
//! alike; then by its code, then by its name. What is found is remembered for the imports to come.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use super::matchers::Matchers;
use super::{Import, Noun, Outcome};
use crate::domain::Result;
use crate::domain::ids::ProductId;
use crate::domain::order::Product;
use crate::store::Write;
use crate::transfer::foreign::ProductRef;
use crate::transfer::{Refusal, Source};

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
