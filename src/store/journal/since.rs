//! What the journal says has changed since some step, for those who hold a copy of a part of the shop.

use rusqlite::named_params;

use crate::domain::Result;
use crate::store::Read;

const LAST_STEP: &str = "SELECT coalesce(max(id), 0) FROM journal_steps";
// An undo or redo has the changes of the step that it is of. What is not known to leave the rates alone,
// such as a backup that was put in the place of the shop, may have changed them.
const RATES_SINCE: &str = "
  SELECT EXISTS (
    SELECT 1 FROM journal_steps s CROSS JOIN journal_changes c ON c.step_id = coalesce(s.of_step, s.id)
    WHERE s.id > :since AND c.noun NOT IN ('order', 'orders', 'credit_note', 'credit notes', 'product', 'products',
      'customer', 'customers', 'class', 'lines', 'setting', 'user', 'password'))";

impl Read<'_> {
    /// The step that was done last; 0 when there is none.
    pub fn last_step(&self) -> Result<i64> {
        Ok(self.conn.prepare_cached(LAST_STEP)?.query_row([], |row| row.get(0))?)
    }

    /// Whether a tax rate may have changed after this step.
    pub fn are_rates_changed_since(&self, step: i64) -> Result<bool> {
        let mut statement = self.conn.prepare_cached(RATES_SINCE)?;
        Ok(statement.query_row(named_params! { ":since": step }, |row| row.get(0))?)
    }
}
