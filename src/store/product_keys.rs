//! The ids of products in the shop system that imports come from.

use std::collections::BTreeMap;

use rusqlite::named_params;

use super::{Read, Write};
use crate::domain::Result;
use crate::domain::ids::ProductId;

const KNOWN: &str = "
  SELECT k.key, k.product_id
  FROM product_keys k JOIN products p ON p.id = k.product_id LEFT JOIN journal_steps s ON s.id = k.step_id
  WHERE coalesce(s.state, 0) = 0";
// The present step gets the next id when it is added to the journal before the commit.
const LEARN: &str = "
  INSERT INTO product_keys (key, product_id, step_id)
  SELECT :key, :product, coalesce(max(seq), 0) + 1 FROM sqlite_sequence WHERE name = 'journal_steps'
  ON CONFLICT (key) DO UPDATE SET product_id = excluded.product_id, step_id = excluded.step_id";

impl Read<'_> {
    /// The products whose ids in that system are known, by these ids.
    pub fn product_keys(&self) -> Result<BTreeMap<i64, ProductId>> {
        let mut statement = self.conn.prepare_cached(KNOWN)?;
        let rows =
            statement.query_map([], |row| Ok((row.get("key")?, ProductId::new(row.get("product_id")?))))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }
}

impl Write<'_> {
    /// Stores a product's id in that system, valid until the present step is undone.
    pub fn learn_product_key(&self, key: i64, product: ProductId) -> Result<()> {
        let params = named_params! { ":key": key, ":product": product.get() };
        self.conn.prepare_cached(LEARN)?.execute(params)?;
        Ok(())
    }
}
