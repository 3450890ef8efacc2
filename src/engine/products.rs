//! What is sold: the list, one product at a time, and suggestions while a name is typed. A product that
//! no longer exists is archived: kept for its orders, left out of suggestions and of the top sellers.

use super::reports::resolve;
use super::{Engine, require};
use crate::domain::access::{Actor, Capability};
use crate::domain::ids::ProductId;
use crate::domain::money::Money;
use crate::domain::order::Product;
use crate::domain::period::{RangeQuery, ReportRange};
use crate::domain::quantity::Quantity;
use crate::domain::suggest::fit;
use crate::domain::text::{clean, short};
use crate::domain::time::Instant;
use crate::domain::unit_price::UnitPrice;
use crate::domain::{Error, Result};
use crate::store::{JournalChange, Read, Write};

/// A product with what it has sold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProductRow {
    /// The product.
    pub product: Product,
    /// Sold less taken back, of all time where nothing else is said.
    pub quantity: Quantity,
    /// What that came to, without tax.
    pub net_sales: Money,
}

impl Engine {
    /// The products that fit a text (all when it is empty), by how they fit, then by name, with what they
    /// sold; archived ones only when asked for. Needs `manage_store`.
    pub fn products(&self, actor: &Actor, text: &str, archived: bool) -> Result<Vec<ProductRow>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see products" })?;
        self.store.read(|read| {
            let sold = read.products_of_all_time()?;
            let fitting = fitting(read, text, archived)?;
            let row = |product: Product| {
                let (quantity, net_sales) = sold.get(&product.id).copied().unwrap_or_default();
                ProductRow { product, quantity, net_sales }
            };
            Ok(fitting.into_iter().map(row).collect())
        })
    }

    /// Every product, archived ones too, by id, with what was sold of it in a range or in all. Needs
    /// `manage_store`.
    pub fn product_list(
        &self,
        actor: &Actor,
        sold_in: Option<&RangeQuery>,
        now: Instant,
    ) -> Result<Vec<ProductRow>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see products" })?;
        self.store.read(|read| {
            let range = sold_in.map(|query| resolve(read, query, now)).transpose()?;
            self.product_rows(read, range.as_ref())
        })
    }

    /// Every product by id, with what was sold of it in a range or in all.
    pub(super) fn product_rows(
        &self,
        read: &Read<'_>,
        sold_in: Option<&ReportRange>,
    ) -> Result<Vec<ProductRow>> {
        let sold = match sold_in {
            None => read.products_of_all_time()?,
            Some(range) => {
                let sold = self.held(read)?.sold(read, &range.parts())?;
                sold.into_iter().map(|(product, quantity, net)| (product, (quantity, net))).collect()
            }
        };
        let mut rows = Vec::new();
        read.each_product(|product| {
            let (quantity, net_sales) = sold.get(&product.id).copied().unwrap_or_default();
            rows.push(ProductRow { product, quantity, net_sales });
            Ok(())
        })?;
        Ok(rows)
    }

    /// The products that somebody may mean who typed this: the code, then the beginning of the name, of
    /// a word of it, any part of it. Needs `manage_store`.
    pub fn product_suggestions(&self, actor: &Actor, text: &str, limit: usize) -> Result<Vec<Product>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see products" })?;
        let mut found = self.store.read(|read| fitting(read, text, false))?;
        found.truncate(limit);
        Ok(found)
    }

    /// The product of exactly this code that is not archived. Needs `manage_store`.
    pub fn product_of_code(&self, actor: &Actor, code: &str) -> Result<Option<Product>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see products" })?;
        self.store.read(|read| match read.product_by_sku(code)? {
            // Another may have taken over the code of one that is archived.
            Some(archived) if archived.deleted => {
                Ok(fitting(read, code, false)?.into_iter().find(|product| product.sku == code))
            }
            found => Ok(found),
        })
    }

    /// The product with this id. Needs `manage_store`.
    pub fn product(&self, actor: &Actor, id: ProductId) -> Result<Option<Product>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see products" })?;
        self.store.read(|read| read.product(id))
    }
}

/// Puts a product into the books: a new one, whose id is given by the shop, or in the place of `was`, as it was
/// read for the edit. Answers it; refused when it has no name, when its code or price cannot be, or when the
/// product is no longer what it was.
pub(super) fn save(write: &Write<'_>, product: &Product, was: Option<&Product>) -> Result<Product> {
    let mut product = checked(product)?;
    refuse_taken_sku(write, &product, was)?;
    match was {
        None => {
            product.id = write.add_product(&product.sku, &product.name)?;
            write.put_product(&product)?;
            write.record(JournalChange::product(None, &product));
        }
        Some(was) => {
            product.id = was.id;
            is_still(write, was)?;
            replace(write, was, &product)?;
        }
    }
    let verb = if was.is_some() { "Edit" } else { "Add" };
    write.entitle(format!("{verb} product {}", product.name));
    Ok(product)
}

/// Archives a product or brings it back; refused when there is none of this id.
pub(super) fn archive(write: &Write<'_>, id: ProductId, archived: bool) -> Result<Product> {
    let was = write.product(id)?.ok_or_else(|| refused(id, "there is none of this id"))?;
    let product = Product { deleted: archived, ..was.clone() };
    replace(write, &was, &product)?;
    let verb = if archived { "Archive" } else { "Bring back" };
    write.entitle(format!("{verb} product {}", product.name));
    Ok(product)
}

/// Puts a product into the books as it is, in the place of the one with its id if there is one.
pub(super) fn put(write: &Write<'_>, product: &Product) -> Result<()> {
    if let Some(was) = write.product(product.id)? {
        return replace(write, &was, product);
    }
    write.put_product(product)?;
    write.record(JournalChange::product(None, product));
    Ok(())
}

fn replace(write: &Write<'_>, was: &Product, product: &Product) -> Result<()> {
    if product != was {
        write.put_product(product)?;
        write.record(JournalChange::product(Some(was), product));
    }
    Ok(())
}

fn refused(id: ProductId, problem: &str) -> Error {
    Error::Invalid { what: format!("Product {id}"), problem: problem.to_owned() }
}

/// The products that fit, best first.
fn fitting(read: &Read<'_>, text: &str, archived: bool) -> Result<Vec<Product>> {
    let mut found = Vec::new();
    read.each_product(|product| {
        if archived || !product.deleted {
            found.extend(fit(text, &product.sku, &product.name, &[]).map(|fit| (fit, product)));
        }
        Ok(())
    })?;
    let fit_or_none = |fit| if text.trim().is_empty() { None } else { Some(fit) };
    found.sort_by_cached_key(|(fit, product)| (fit_or_none(*fit), product.name.to_lowercase(), product.id));
    Ok(found.into_iter().map(|(_, product)| product).collect())
}

/// The product cleaned.
fn checked(product: &Product) -> Result<Product> {
    let refuse =
        |problem: &str| Error::Invalid { what: "The product".to_owned(), problem: problem.to_owned() };
    let cleaned =
        |what: &str, text: &str| short(text, clean).map_err(|problem| refuse(&format!("{what}: {problem}")));
    let (name, sku) = (cleaned("name", &product.name)?, cleaned("code", &product.sku)?);
    if name.is_empty() {
        return Err(refuse("give it a name"));
    }
    if product.price.is_some_and(|price| price < UnitPrice::ZERO) {
        return Err(refuse("its price is below 0"));
    }
    Ok(Product { name, sku, ..product.clone() })
}

/// Two products that are sold have not the same code; it would not say which is meant.
fn refuse_taken_sku(write: &Write<'_>, product: &Product, was: Option<&Product>) -> Result<()> {
    let other = write.product_by_sku(&product.sku)?;
    let is_other = |other: &Product| !other.deleted && was.is_none_or(|was| was.id != other.id);
    match other.filter(|other| !product.sku.is_empty() && is_other(other)) {
        None => Ok(()),
        Some(other) => Err(Error::Invalid {
            what: "The product".to_owned(),
            problem: format!("{} has the code {} already", other.name, product.sku),
        }),
    }
}

fn is_still(write: &Write<'_>, was: &Product) -> Result<()> {
    match write.product(was.id)? {
        Some(is) if is == *was => Ok(()),
        Some(_) => {
            Err(refused(was.id, "it was changed meanwhile. Nothing was saved: look at what it is now"))
        }
        None => Err(refused(was.id, "it is gone")),
    }
}
