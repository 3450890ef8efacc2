//! How products are known beside their ids: by code, and by their ids in the shop systems that imports come from.

use std::collections::BTreeMap;

use rusqlite::named_params;

use super::{Read, Write};
use crate::Result;
use domain::ids::ProductId;
use domain::order::Product;

const FIND_BY_SKU: &str = "SELECT id FROM products WHERE sku = :sku AND sku <> '' ORDER BY id LIMIT 1";

const KEYS: &str = "
  SELECT k.key, k.product_id
  FROM product_keys k JOIN products p ON p.id = k.product_id LEFT JOIN journal_steps s ON s.id = k.step_id
  WHERE coalesce(s.state, 0) = 0";
// The present step gets the next id when it is added to the journal before the commit.
const PUT_KEY: &str = "
  INSERT INTO product_keys (key, product_id, step_id)
  SELECT :key, :product, coalesce(max(seq), 0) + 1 FROM sqlite_sequence WHERE name = 'journal_steps'
  ON CONFLICT (key) DO UPDATE SET product_id = excluded.product_id, step_id = excluded.step_id";

impl Read<'_> {
    /// The first product with this stock keeping unit, archived or not.
    pub fn product_by_sku(&self, sku: &str) -> Result<Option<Product>> {
        let id = self.one(FIND_BY_SKU, named_params! { ":sku": sku }, |row| row.get("id"))?;
        id.map_or(Ok(None), |id| self.get(ProductId::new(id)))
    }

    /// The products whose ids in the shop system that imports come from are known, by these ids.
    pub fn product_keys(&self) -> Result<BTreeMap<i64, ProductId>> {
        Ok(self
            .list(KEYS, [], |row| Ok((row.get("key")?, ProductId::new(row.get("product_id")?))))?
            .into_iter()
            .collect())
    }
}

impl Write<'_> {
    /// Stores a product's id in the shop system that it came from, valid until the present step is undone.
    pub fn learn_product_key(&self, key: i64, product: ProductId) -> Result<()> {
        let params = named_params! { ":key": key, ":product": product.get() };
        self.run(PUT_KEY, params)
    }
}
