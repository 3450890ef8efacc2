//! The indexes that lists and reports of orders go by, put off while many orders come in. Building one out of
//! sorted rows takes a fraction of what it takes to find a place in it for each row, and leaves no gaps in
//! its pages. They are there again before anything else is done in the same transaction; nobody else ever
//! sees them gone. That of the numbers stays, since it finds an order and keeps its number its own.

use super::Write;
use crate::domain::Result;

const DROP: &str = "
  DROP INDEX orders_by_time;
  DROP INDEX orders_by_status;
  DROP INDEX orders_by_customer;
  DROP INDEX orders_by_total;";
/// To the letter as the migrations have them, which a test holds together.
const BUILD: &str = "
  CREATE INDEX orders_by_time ON orders (day, second);
  CREATE INDEX orders_by_status ON orders (status, day, second);
  CREATE INDEX orders_by_customer ON orders (customer_id, day, second) WHERE customer_id IS NOT NULL;
  CREATE INDEX orders_by_total ON orders (total);";

/// Fewer new orders than these go into the indexes one by one.
const MANY: i64 = 2_000;

impl Write<'_> {
    /// Does the work, which adds about so many orders and looks for them by number only. The indexes are
    /// put off where that is less than to add to them: they are built for all orders, old ones too.
    pub fn adding_orders<T>(&self, count: i64, work: impl FnOnce() -> Result<T>) -> Result<T> {
        if count < MANY || self.order_count()? / 2 > count {
            return work();
        }
        self.conn.execute_batch(DROP)?;
        let done = work()?;
        self.conn.execute_batch(BUILD)?;
        Ok(done)
    }
}
