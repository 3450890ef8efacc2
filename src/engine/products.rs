//! Products: the list, one product at a time, and suggestions while a name is typed. A product that is no
//! longer sold is archived: kept for its orders, left out of suggestions and of the top sellers.

use serde::{Deserialize, Serialize};

use super::change::rules::{Changes, Rule, books};
use super::nouns::best_first;
use super::nouns::{add, replace};
use super::reports::resolve;
use super::{Engine, require};
use domain::access::{Actor, Capability};
use domain::ids::ProductId;
use domain::label;
use domain::noun::Noun;
use domain::order::Product;
use domain::report::Sold;
use domain::text;
use domain::text::Text;
use domain::text::suggest::fit;
use domain::time::period::{RangeQuery, ReportRange};
use domain::time::{Day, Instant};
use domain::unit_price::UnitPrice;
use domain::{Error, Result};
use store::{JournalChange, Read, Write};

/// A product with its sales.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProductRow {
    /// The product itself.
    pub product: Product,
    /// Sales in the range asked for, or of all time.
    pub sold: Sold,
    /// The day of its last purchase, and the net cost of one then; `None` where no purchase names it by its
    /// code or its name.
    pub last_bought: Option<(Day, UnitPrice)>,
}

/// A change of products.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "fields whose name says it all")]
pub enum ProductChange {
    /// Adds a product (the file gives its id), or overwrites one; `was` is that one as it was read for the
    /// edit.
    #[serde(rename = "save_product")]
    Save { product: Product, was: Option<Product> },
    /// Writes a product as it is, over the one with its id if there is one.
    #[serde(rename = "put_product")]
    Put(Product),
    /// Gives the orders of a product from a day on, or all of them, its costs of their days, but lines with a cost of their
    /// own. `None` is every product that has a cost.
    #[serde(rename = "take_costs")]
    TakeCosts { product: Option<ProductId>, first: Option<Day> },
    /// Archives a product, or takes it out of the archive.
    #[serde(rename = "archive_product")]
    Archive { id: ProductId, archived: bool },
}

impl Changes for ProductChange {
    fn rule(&self) -> Rule<'_> {
        books(label!("change products"))
    }

    fn title(&self) -> Text {
        match self {
            Self::Save { .. } | Self::Put(_) => text!("Save product"),
            Self::TakeCosts { .. } => text!("Take cost over into orders"),
            Self::Archive { .. } => text!("Archive product"),
        }
    }

    fn can_be_one_of_several(&self) -> bool {
        matches!(self, Self::Save { .. } | Self::Archive { .. })
    }
}

impl Engine {
    /// The products that match a text (all when it is empty), by how well they match, then by name, with
    /// their sales of all time; archived ones only when asked for. Needs `manage_store`.
    pub fn products(&self, actor: &Actor, text: &str, archived: bool) -> Result<Vec<ProductRow>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("see products") })?;
        self.store.read(|read| {
            let sold = read.products_of_all_time()?;
            let fitting = fitting(read, text, archived)?;
            let row = |product: Product| {
                let sold = sold.get(&product.id).copied().unwrap_or_default();
                ProductRow { product, sold, last_bought: None }
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
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("see products") })?;
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
            Some(range) => self.held(read)?.sold(read, &range.parts())?.into_iter().collect(),
        };
        let (mut rows, bought) = (Vec::new(), read.last_bought()?);
        read.each(|product: Product| {
            let sold = sold.get(&product.id).copied().unwrap_or_default();
            let by_name = || bought.get(&product.name.to_lowercase());
            let last_bought = bought.get(&product.sku.to_lowercase()).or_else(by_name).copied();
            rows.push(ProductRow { product, sold, last_bought });
            Ok(())
        })?;
        Ok(rows)
    }

    /// The products that match a typed text, best first: by SKU, then by the beginning of the name, of a
    /// word of it, then any part of it. Needs `manage_store`.
    pub fn product_suggestions(&self, actor: &Actor, text: &str, limit: usize) -> Result<Vec<Product>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("see products") })?;
        let mut found = self.store.read(|read| fitting(read, text, false))?;
        found.truncate(limit);
        Ok(found)
    }

    /// The product with this id, archived or not. Needs `view_store_reports`.
    pub fn product(&self, actor: &Actor, id: ProductId) -> Result<Option<Product>> {
        require(actor, Capability::ViewStoreReports, Error::NotAllowed { what: label!("see products") })?;
        self.store.read(|read| Ok(read.get::<Product>(id)?))
    }
}

/// The id of a product that comes with an order, which is added when no current one has its code or, without one,
/// its name.
pub(super) fn add_product_of_order(write: &Write<'_>, product: &Product) -> Result<ProductId> {
    let product = product.checked()?;
    let is_it = |other: &Product| match product.sku.as_str() {
        "" => other.name == product.name,
        code => other.sku == code,
    };
    match fitting(write, "", false)?.into_iter().find(is_it) {
        Some(known) => Ok(known.id),
        None => Ok(add(write, product)?.id),
    }
}

/// Writes a product as it is, over the one with its id if there is one.
pub(super) fn put(write: &Write<'_>, product: &Product) -> Result<()> {
    if let Some(was) = write.get::<Product>(product.id)? {
        return replace(write, &was, product);
    }
    write.put(product)?;
    write.record(JournalChange::noun(None, Some(product)));
    Ok(())
}

/// The products that match, best first.
fn fitting(read: &Read<'_>, text: &str, archived: bool) -> Result<Vec<Product>> {
    let mut found = Vec::new();
    read.each(|product: Product| {
        if archived || !product.deleted {
            found.extend(fit(text, &product.sku, &product.name, &[]).map(|fit| (fit, product)));
        }
        Ok(())
    })?;
    Ok(best_first(text, found, |product| (product.name.to_lowercase(), product.id)))
}

/// Refuses a code that another product has, unless that one is archived.
pub(super) fn refuse_taken_code(read: &Read<'_>, product: &Product, was: Option<&Product>) -> Result<()> {
    let other = read.product_by_sku(&product.sku)?;
    let is_other = |other: &Product| !other.deleted && was.is_none_or(|was| was.id != other.id);
    match other.filter(|other| !product.sku.is_empty() && is_other(other)) {
        None => Ok(()),
        Some(other) => Err(Error::Invalid {
            what: Text::new(Product::THE),
            problem: text!(
                "\"{name}\" has the code \"{code}\" already; choose another code",
                name = other.name,
                code = &product.sku
            ),
        }),
    }
}
