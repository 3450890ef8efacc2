//! What every customer ordered, in one go.

use std::collections::HashMap;

use super::Read;
use crate::domain::Result;
use crate::domain::money::Money;

const ORDERED: &str = "
  SELECT u.login, o.orders, o.total
  FROM (SELECT customer_id, count(*) AS orders, sum(total) AS total FROM orders
        WHERE customer_id IS NOT NULL AND status IN (1, 2, 3, 5) GROUP BY customer_id) o
  JOIN users u ON u.id = o.customer_id";

impl Read<'_> {
    /// By login: how many orders of theirs count, and what those come to.
    pub fn ordered_by_customer(&self) -> Result<HashMap<String, (i64, Money)>> {
        let mut statement = self.conn.prepare_cached(ORDERED)?;
        let rows = statement.query_map([], |row| {
            Ok((row.get("login")?, (row.get("orders")?, Money::from_ten_thousandths(row.get("total")?))))
        })?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }
}
