//! Whether the file can be trusted: SQLite's own checks, and the totals against the books they count.

use rusqlite::TransactionBehavior;

use super::{Store, totals};
use crate::domain::Result;

/// Problems that are listed one by one; beyond this the file is beyond listing.
const MOST: usize = 100;

const INTEGRITY: &str = "PRAGMA integrity_check(100)";
const FOREIGN_KEYS: &str = "SELECT \"table\" || ' has a row without its ' || parent AS problem FROM pragma_foreign_key_check LIMIT 100";
/// A totals table by its columns, as it is and as it should be.
const TOTALS: [(&str, &str, &str); 5] = [
    (
        "CREATE TEMP TABLE was_day_totals AS SELECT * FROM day_totals",
        "SELECT DISTINCT 'The totals of ' || date(day * 86400, 'unixepoch') || ' are not those of its orders' AS problem FROM (
           SELECT * FROM (SELECT * FROM temp.was_day_totals EXCEPT SELECT * FROM day_totals)
           UNION SELECT * FROM (SELECT * FROM day_totals EXCEPT SELECT * FROM temp.was_day_totals)) LIMIT 100",
        "DROP TABLE temp.was_day_totals",
    ),
    (
        "CREATE TEMP TABLE was_product_days AS SELECT * FROM product_days",
        "SELECT DISTINCT 'The product totals of ' || date(day * 86400, 'unixepoch') || ' are not those of its orders' AS problem FROM (
           SELECT * FROM (SELECT * FROM temp.was_product_days EXCEPT SELECT * FROM product_days)
           UNION SELECT * FROM (SELECT * FROM product_days EXCEPT SELECT * FROM temp.was_product_days)) LIMIT 100",
        "DROP TABLE temp.was_product_days",
    ),
    (
        "CREATE TEMP TABLE was_product_months AS SELECT * FROM product_months",
        "SELECT DISTINCT 'The product totals of month ' || (month % 12 + 1) || ' of ' || (month / 12)
           || ' are not those of its days' AS problem FROM (
           SELECT * FROM (SELECT * FROM temp.was_product_months EXCEPT SELECT * FROM product_months)
           UNION SELECT * FROM (SELECT * FROM product_months EXCEPT SELECT * FROM temp.was_product_months)) LIMIT 100",
        "DROP TABLE temp.was_product_months",
    ),
    (
        "CREATE TEMP TABLE was_tax_days AS SELECT * FROM tax_days",
        "SELECT DISTINCT 'The taxes of ' || date(day * 86400, 'unixepoch') || ' are not those of its orders' AS problem FROM (
           SELECT * FROM (SELECT * FROM temp.was_tax_days EXCEPT SELECT * FROM tax_days)
           UNION SELECT * FROM (SELECT * FROM tax_days EXCEPT SELECT * FROM temp.was_tax_days)) LIMIT 100",
        "DROP TABLE temp.was_tax_days",
    ),
    (
        "CREATE TEMP TABLE was_order_days AS SELECT * FROM order_days",
        "SELECT DISTINCT 'The number of orders of ' || date(day * 86400, 'unixepoch') || ' is not that of the list' AS problem FROM (
           SELECT * FROM (SELECT * FROM temp.was_order_days EXCEPT SELECT * FROM order_days)
           UNION SELECT * FROM (SELECT * FROM order_days EXCEPT SELECT * FROM temp.was_order_days)) LIMIT 100",
        "DROP TABLE temp.was_order_days",
    ),
];

impl Store {
    /// What is wrong with the file, in words; empty when nothing is. Changes nothing.
    pub fn check(&mut self) -> Result<Vec<String>> {
        let transaction = self.conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let list = |sql: &str| -> Result<Vec<String>> {
            let mut statement = transaction.prepare(sql)?;
            let rows = statement.query_map([], |row| row.get(0))?;
            Ok(rows.take(MOST).collect::<rusqlite::Result<_>>()?)
        };
        let mut problems = list(INTEGRITY)?;
        problems.retain(|verdict| verdict != "ok");
        problems.extend(list(FOREIGN_KEYS)?);
        if !problems.is_empty() {
            return Ok(problems);
        }
        for (keep, _, _) in TOTALS {
            transaction.execute_batch(keep)?;
        }
        let days = totals::every_day(&transaction)?;
        totals::recompute(&transaction, &days)?;
        for (_, differs, forget) in TOTALS {
            problems.extend(list(differs)?);
            transaction.execute_batch(forget)?;
        }
        transaction.rollback()?;
        Ok(problems)
    }
}
