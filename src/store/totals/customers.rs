//! The number and total of each customer's orders, for the list of customers. Like all totals, they are
//! recomputed from the orders of the customers that a transaction touched, and never incremented.

use std::collections::{BTreeSet, HashMap};

use rusqlite::{Connection, Row, named_params};

use crate::Result;
use crate::columns::money;
use crate::{Read, Write};
use domain::money::Money;

const PREPARE: &str = "CREATE TEMP TABLE IF NOT EXISTS touched_customers (id INTEGER PRIMARY KEY);";
const TOUCH: &str = "INSERT INTO temp.touched_customers (id) VALUES (:id)";
const CLEAR: &str =
    "DELETE FROM customer_totals WHERE customer_id IN (SELECT id FROM temp.touched_customers)";
const FILL: &str = "
  INSERT INTO customer_totals (customer_id, orders, total)
  SELECT o.customer_id, count(*), sum(o.total)
  FROM temp.touched_customers t CROSS JOIN orders o ON o.customer_id = t.id
  WHERE +o.status IN (1, 2, 3, 5) GROUP BY o.customer_id";
const FORGET: &str = "DELETE FROM temp.touched_customers";
const EVERYONE: &str = "
  SELECT customer_id FROM orders WHERE customer_id IS NOT NULL UNION SELECT customer_id FROM customer_totals";

const ORDERED: &str =
    "SELECT u.login, t.orders, t.total FROM customer_totals t CROSS JOIN users u ON u.id = t.customer_id";
const OF_CUSTOMER: &str = "
  SELECT t.orders, t.total FROM users u CROSS JOIN customer_totals t ON t.customer_id = u.id
  WHERE u.login = :login";

/// Creates the temporary table of touched customers.
pub(crate) fn prepare(conn: &Connection) -> Result<()> {
    Ok(conn.execute_batch(PREPARE)?)
}

/// Recomputes the totals of these customers.
pub(crate) fn recompute(conn: &Connection, customers: &BTreeSet<i64>) -> Result<()> {
    if customers.is_empty() {
        return Ok(());
    }
    let mut touch = conn.prepare_cached(TOUCH)?;
    for id in customers {
        touch.execute(named_params! { ":id": id })?;
    }
    for sql in [CLEAR, FILL, FORGET] {
        conn.prepare_cached(sql)?.execute([])?;
    }
    Ok(())
}

/// All customers with an order or with totals.
pub(crate) fn everyone(conn: &Connection) -> Result<BTreeSet<i64>> {
    let mut statement = conn.prepare_cached(EVERYONE)?;
    let ids = statement.query_map([], |row| row.get(0))?;
    Ok(ids.collect::<rusqlite::Result<_>>()?)
}

fn sums(row: &Row<'_>) -> rusqlite::Result<(i64, Money)> {
    Ok((row.get("orders")?, money(row, "total")?))
}

impl Write<'_> {
    /// Marks all customers for the recomputation before the commit.
    pub(crate) fn touch_every_customer(&self) -> Result<()> {
        everyone(self.conn)?.into_iter().for_each(|id| self.touch_customer(id));
        Ok(())
    }
}

impl Read<'_> {
    /// The number and the total of the orders that count, by login. Customers without such orders are
    /// missing.
    pub fn ordered_by_customer(&self) -> Result<HashMap<String, (i64, Money)>> {
        Ok(self.list(ORDERED, [], |row| Ok((row.get("login")?, sums(row)?)))?.into_iter().collect())
    }

    /// The number and the total of a customer's orders that count.
    pub fn orders_of_customer(&self, login: &str) -> Result<(i64, Money)> {
        let found = self.one(OF_CUSTOMER, named_params! { ":login": login }, sums)?;
        Ok(found.unwrap_or_default())
    }
}
