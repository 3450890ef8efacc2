//! The products of the shop, and their ids in the shop systems that imports come from.

use std::collections::BTreeMap;

use rusqlite::{OptionalExtension, Row, named_params};

use super::columns::{class, class_text, price};
use super::{Read, Write};
use crate::Result;
use domain::ids::ProductId;
use domain::order::Product;

const FIND: &str = "SELECT id, sku, name, deleted, price, price_rest, class FROM products WHERE id = :id";
const FIND_BY_SKU: &str = "SELECT id, sku, name, deleted, price, price_rest, class FROM products WHERE sku = :sku AND sku <> '' ORDER BY id LIMIT 1";
const LIST: &str = "SELECT id, sku, name, deleted, price, price_rest, class FROM products ORDER BY id";
const PUT: &str = "
  INSERT INTO products (id, sku, name, deleted, price, price_rest, class)
  VALUES (:id, :sku, :name, :deleted, :price, :price_rest, :class)
  ON CONFLICT (id) DO UPDATE SET sku = excluded.sku, name = excluded.name, deleted = excluded.deleted,
    price = excluded.price, price_rest = excluded.price_rest, class = excluded.class";
const ADD: &str = "INSERT INTO products (sku, name, deleted) VALUES (:sku, :name, 0)";

const KEYS: &str = "
  SELECT k.key, k.product_id
  FROM product_keys k JOIN products p ON p.id = k.product_id LEFT JOIN journal_steps s ON s.id = k.step_id
  WHERE coalesce(s.state, 0) = 0";
// The present step gets the next id when it is added to the journal before the commit.
const PUT_KEY: &str = "
  INSERT INTO product_keys (key, product_id, step_id)
  SELECT :key, :product, coalesce(max(seq), 0) + 1 FROM sqlite_sequence WHERE name = 'journal_steps'
  ON CONFLICT (key) DO UPDATE SET product_id = excluded.product_id, step_id = excluded.step_id";

fn product(row: &Row<'_>) -> rusqlite::Result<Product> {
    Ok(Product {
        id: ProductId::new(row.get("id")?),
        sku: row.get("sku")?,
        name: row.get("name")?,
        deleted: row.get("deleted")?,
        price: price(row)?,
        class: class(row)?,
    })
}

impl Read<'_> {
    /// The product with this id, deleted or not.
    pub fn product(&self, id: ProductId) -> Result<Option<Product>> {
        let mut statement = self.conn.prepare_cached(FIND)?;
        Ok(statement.query_row(named_params! { ":id": id.get() }, product).optional()?)
    }

    /// The first product with this stock keeping unit, deleted or not.
    pub fn product_by_sku(&self, sku: &str) -> Result<Option<Product>> {
        let mut statement = self.conn.prepare_cached(FIND_BY_SKU)?;
        Ok(statement.query_row(named_params! { ":sku": sku }, product).optional()?)
    }

    /// Calls `visit` for each product by id, deleted ones too.
    pub fn each_product(&self, mut visit: impl FnMut(Product) -> domain::Result<()>) -> Result<()> {
        let mut statement = self.conn.prepare_cached(LIST)?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            visit(product(row)?)?;
        }
        Ok(())
    }

    /// The products whose ids in the shop system that imports come from are known, by these ids.
    pub fn product_keys(&self) -> Result<BTreeMap<i64, ProductId>> {
        let mut statement = self.conn.prepare_cached(KEYS)?;
        let rows =
            statement.query_map([], |row| Ok((row.get("key")?, ProductId::new(row.get("product_id")?))))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }
}

impl Write<'_> {
    /// Adds a product under its id, or replaces it. The caller adds it to the journal.
    pub fn put_product(&self, product: &Product) -> Result<()> {
        self.conn.prepare_cached(PUT)?.execute(named_params! {
            ":id": product.id.get(),
            ":sku": product.sku,
            ":name": product.name,
            ":deleted": product.deleted,
            ":price": product.price.map(|price| price.parts().0),
            ":price_rest": product.price.map_or(0, |price| price.parts().1),
            ":class": class_text(&product.class),
        })?;
        Ok(())
    }

    /// Adds a product under a new id. The caller adds it to the journal.
    pub fn add_product(&self, sku: &str, name: &str) -> Result<ProductId> {
        self.conn.prepare_cached(ADD)?.execute(named_params! { ":sku": sku, ":name": name })?;
        Ok(ProductId::new(self.conn.last_insert_rowid()))
    }

    /// Stores a product's id in the shop system that it came from, valid until the present step is undone.
    pub fn learn_product_key(&self, key: i64, product: ProductId) -> Result<()> {
        let params = named_params! { ":key": key, ":product": product.get() };
        self.conn.prepare_cached(PUT_KEY)?.execute(params)?;
        Ok(())
    }
}
