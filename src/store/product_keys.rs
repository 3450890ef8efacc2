//! What products are called in the shop system that files came from.

use std::collections::BTreeMap;

use rusqlite::named_params;

use super::{Read, Write};
use crate::domain::Result;
use crate::domain::ids::ProductId;

const KNOWN: &str = "
  SELECT k.key, k.product_id
  FROM product_keys k JOIN products p ON p.id = k.product_id LEFT JOIN journal_steps s ON s.id = k.step_id
  WHERE coalesce(s.state, 0) = 0";
// The step that is being taken has the next id: it enters the journal at the end.
const LEARN: &str = "
  INSERT INTO product_keys (key, product_id, step_id)
  SELECT :key, :product, coalesce(max(seq), 0) + 1 FROM sqlite_sequence WHERE name = 'journal_steps'
  ON CONFLICT (key) DO UPDATE SET product_id = excluded.product_id, step_id = excluded.step_id";

impl Read<'_> {
    /// The products whose keys there are known.
    pub fn product_keys(&self) -> Result<BTreeMap<i64, ProductId>> {
        let mut statement = self.conn.prepare_cached(KNOWN)?;
        let rows =
            statement.query_map([], |row| Ok((row.get("key")?, ProductId::new(row.get("product_id")?))))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }
}

impl Write<'_> {
    /// Remembers a product's key there, until the step that is being taken is undone.
    pub fn learn_product_key(&self, key: i64, product: ProductId) -> Result<()> {
        let params = named_params! { ":key": key, ":product": product.get() };
        self.conn.prepare_cached(LEARN)?.execute(params)?;
        Ok(())
    }
}
