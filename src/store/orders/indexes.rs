//! Drops the indexes of the list of orders during a large import. Building an index from sorted rows takes a
//! fraction of the time of the single inserts, and leaves no gaps in its pages. The indexes are built again
//! in the same transaction, so no other connection sees the file without them. The index by number stays where there
//! are orders to be found by it; where there are none, it refuses a number that came twice when it is built.

use crate::Result;
use crate::Write;

const DROP: &str = "
  DROP INDEX orders_by_time;
  DROP INDEX orders_by_status;
  DROP INDEX orders_by_customer;
  DROP INDEX orders_by_total;
  DROP INDEX orders_by_country;";
/// Has to equal the text in `shop.sql`, which a test checks.
const BUILD: &str = "
  CREATE INDEX orders_by_time ON orders (day, second);
  CREATE INDEX orders_by_status ON orders (status, day, second);
  CREATE INDEX orders_by_customer ON orders (customer_id, day, second) WHERE customer_id IS NOT NULL;
  CREATE INDEX orders_by_total ON orders (total);
  CREATE INDEX orders_by_country ON orders (country, status) WHERE country <> '';";
const DROP_NUMBERS: &str = "DROP INDEX orders_by_number";
const BUILD_NUMBERS: &str = "CREATE UNIQUE INDEX orders_by_number ON orders (length(number), number)";

/// Fewer new orders than this are inserted with the indexes in place.
const MANY: i64 = 2_000;

impl Write<'_> {
    /// Runs `work`, which adds about `count` orders and finds orders by number only; not even that where it is told that
    /// they are the first ones. The indexes are dropped where building them for all orders, old ones too, is faster than
    /// the inserts.
    pub fn adding_orders<T>(&self, count: i64, work: impl FnOnce(bool) -> domain::Result<T>) -> Result<T> {
        if count < MANY {
            return Ok(work(false)?);
        }
        let before = self.order_count()?;
        if before / 2 > count {
            return Ok(work(false)?);
        }
        let are_first = before == 0;
        self.conn.execute_batch(DROP)?;
        if are_first {
            self.conn.execute_batch(DROP_NUMBERS)?;
        }
        let done = work(are_first)?;
        if are_first {
            self.conn.execute_batch(BUILD_NUMBERS)?;
        }
        self.conn.execute_batch(BUILD)?;
        Ok(done)
    }
}
