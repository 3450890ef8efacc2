//! Products: the list, one product at a time, and suggestions while a name is typed. A product that is no
//! longer sold is archived: kept for its orders, left out of suggestions and of the top sellers.

use super::reports::resolve;
use super::{Engine, require};
use domain::access::{Actor, Capability};
use domain::ids::ProductId;
use domain::money::Money;
use domain::order::Product;
use domain::quantity::Quantity;
use domain::text::suggest::fit;
use domain::text::{clean, short};
use domain::time::Instant;
use domain::time::period::{RangeQuery, ReportRange};
use domain::unit_price::UnitPrice;
use domain::{Error, Result};
use store::{JournalChange, Read, Write};

/// A product with its sales.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProductRow {
    /// The product itself.
    pub product: Product,
    /// Sold less refunded, of the range asked for or of all time.
    pub quantity: Quantity,
    /// The net sales, without tax.
    pub net_sales: Money,
}

impl Engine {
    /// The products that match a text (all when it is empty), by how well they match, then by name, with
    /// their sales of all time; archived ones only when asked for. Needs `manage_store`.
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

    /// Every product, archived ones too, by id, with its sales in a range or of all time. Needs
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

    /// The products that match a typed text, best first: by SKU, then by the beginning of the name, of a
    /// word of it, then any part of it. Needs `manage_store`.
    pub fn product_suggestions(&self, actor: &Actor, text: &str, limit: usize) -> Result<Vec<Product>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see products" })?;
        let mut found = self.store.read(|read| fitting(read, text, false))?;
        found.truncate(limit);
        Ok(found)
    }

    /// The product with this id, archived or not. Needs `view_store_reports`.
    pub fn product(&self, actor: &Actor, id: ProductId) -> Result<Option<Product>> {
        require(actor, Capability::ViewStoreReports, Error::NotAllowed { what: "see products" })?;
        self.store.read(|read| Ok(read.product(id)?))
    }
}

/// Saves a product: a new one, whose id the file gives, or an edit of `was`. Returns it; refused when it has
/// no name, when its SKU is taken or its price is invalid, or when the product is no longer equal to `was`.
pub(super) fn save(write: &Write<'_>, product: &Product, was: Option<&Product>) -> Result<Product> {
    let mut product = checked(product)?;
    refuse_taken_sku(write, &product, was)?;
    match was {
        None => product.id = add(write, &product)?,
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

/// The id of a product that comes with an order, which is added when no current one has its code or, without one,
/// its name.
pub(super) fn add_product_of_order(write: &Write<'_>, product: &Product) -> Result<ProductId> {
    let product = checked(product)?;
    let is_it = |other: &Product| match product.sku.as_str() {
        "" => other.name == product.name,
        code => other.sku == code,
    };
    match fitting(write, "", false)?.into_iter().find(is_it) {
        Some(known) => Ok(known.id),
        None => add(write, &product),
    }
}

fn add(write: &Write<'_>, product: &Product) -> Result<ProductId> {
    let id = write.add_product(&product.sku, &product.name)?;
    let product = Product { id, ..product.clone() };
    write.put_product(&product)?;
    write.record(JournalChange::product(None, &product));
    Ok(id)
}

/// Archives a product or takes it out of the archive; refused when no product has this id.
pub(super) fn archive(write: &Write<'_>, id: ProductId, archived: bool) -> Result<Product> {
    let was = write.product(id)?.ok_or_else(|| refused(id, "there is none of this id"))?;
    let product = Product { deleted: archived, ..was.clone() };
    replace(write, &was, &product)?;
    let verb = if archived { "Archive" } else { "Bring back" };
    write.entitle(format!("{verb} product {}", product.name));
    Ok(product)
}

/// Writes a product as it is, over the one with its id if there is one.
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

/// The products that match, best first.
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

/// The product with its texts cleaned; refused when one of its fields is invalid.
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

/// Refuses a SKU that another product has, unless that one is archived.
fn refuse_taken_sku(write: &Write<'_>, product: &Product, was: Option<&Product>) -> Result<()> {
    let other = write.product_by_sku(&product.sku)?;
    let is_other = |other: &Product| !other.deleted && was.is_none_or(|was| was.id != other.id);
    match other.filter(|other| !product.sku.is_empty() && is_other(other)) {
        None => Ok(()),
        Some(other) => Err(Error::Invalid {
            what: "The product".to_owned(),
            problem: format!("\"{}\" has the code \"{}\" already", other.name, product.sku),
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
