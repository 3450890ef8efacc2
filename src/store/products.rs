//! Products by the keys beside their ids: by code, and by their ids in the shop systems that imports come from.

use std::collections::{BTreeMap, HashMap};

use rusqlite::{Row, named_params};

use super::columns::{UNIT_COST, day, money, price, quantity, word};
use super::{Read, Write};
use crate::Result;
use domain::ids::ProductId;
use domain::order::cost::Costs;
use domain::order::{Item, Product};
use domain::time::Day;

const FIND_BY_SKU: &str = "SELECT id FROM products WHERE sku = :sku AND sku <> '' ORDER BY id LIMIT 1";

const COSTS: &str = "SELECT id, cost FROM products WHERE cost <> ''";
const SALES: &str = "
  SELECT o.number, o.day, i.product_id, i.quantity, i.total, c.unit_cost, c.unit_cost_rest, coalesce(c.own, 0) AS own,
    o.status IN (1, 2, 3, 5) AS counts, EXISTS (SELECT 1 FROM refunds r WHERE r.order_id = o.id) AS is_refunded
  FROM orders o CROSS JOIN order_items i ON i.order_id = o.id
    LEFT JOIN item_costs c ON (c.order_id, c.position) = (i.order_id, i.position)
  WHERE o.day >= :first AND i.product_id IS NOT NULL AND i.product_id = coalesce(:product, i.product_id)
  ORDER BY o.day, o.second, o.id, i.position";

const KEYS: &str = "
  SELECT k.key, k.product_id
  FROM product_keys k JOIN products p ON p.id = k.product_id LEFT JOIN journal_steps s ON s.id = k.step_id
  WHERE coalesce(s.state, 0) = 0";
// The present step gets the next id when it is added to the journal before the commit.
const PUT_KEY: &str = "
  INSERT INTO product_keys (key, product_id, step_id)
  SELECT :key, :product, coalesce(max(seq), 0) + 1 FROM sqlite_sequence WHERE name = 'journal_steps'
  ON CONFLICT (key) DO UPDATE SET product_id = excluded.product_id, step_id = excluded.step_id";

/// A line of an order that is of a product.
#[derive(Debug)]
pub struct ProductSale {
    /// The number of the order.
    pub order: String,
    /// The day of the order.
    pub day: Day,
    /// The line, with what it cost.
    pub item: Item,
    /// True if reports count the order.
    pub counts: bool,
    /// True if the order has a refund.
    pub is_refunded: bool,
}

impl Read<'_> {
    /// The first product with this stock keeping unit, archived or not.
    pub fn product_by_sku(&self, sku: &str) -> Result<Option<Product>> {
        let id = self.one(FIND_BY_SKU, named_params! { ":sku": sku }, |row| row.get("id"))?;
        id.map_or(Ok(None), |id| self.get(ProductId::new(id)))
    }

    /// The costs of the products that have one.
    pub fn costs(&self) -> Result<HashMap<ProductId, Costs>> {
        let costs = |row: &Row<'_>| Ok((ProductId::new(row.get("id")?), word(row, "cost", Costs::parse)?));
        Ok(self.list(COSTS, [], costs)?.into_iter().collect())
    }

    /// Calls `visit` with the number, the day and the line of each sale of a product, or of all products, from a day on or of all
    /// days: its product, quantity, amount and cost.
    pub fn each_sale(
        &self,
        product: Option<ProductId>,
        first: Option<Day>,
        mut visit: impl FnMut(ProductSale) -> Result<()>,
    ) -> Result<()> {
        let first = first.map_or(i64::MIN, Day::number);
        let params = named_params! { ":product": product.map(ProductId::get), ":first": first };
        self.each_row(SALES, params, |row| {
            let item = Item {
                product: Some(ProductId::new(row.get("product_id")?)),
                quantity: quantity(row, "quantity")?,
                total: money(row, "total")?,
                cost: price(row, UNIT_COST)?,
                own_cost: row.get("own")?,
                ..Item::default()
            };
            visit(ProductSale {
                order: row.get("number")?,
                day: day(row, "day")?,
                item,
                counts: row.get("counts")?,
                is_refunded: row.get("is_refunded")?,
            })?;
            Ok(())
        })?;
        Ok(())
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
