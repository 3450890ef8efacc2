//! The net sales of some products by day or month, for the trend lines of the top sellers; one query each,
//! from the totals.

use rusqlite::{Row, named_params};

use super::Read;
use super::columns::money;
use crate::domain::Result;
use crate::domain::ids::ProductId;
use crate::domain::money::Money;
use crate::domain::time::Day;

// The primary key begins with the day, so SQLite reads one range and filters it by product.
const DAYS: &str = "
  SELECT product_id, day AS period, net_sales FROM product_days
  WHERE day BETWEEN :first AND :last AND product_id IN (SELECT value FROM json_each(:products))";
const MONTHS: &str = "
  SELECT product_id, month AS period, net_sales FROM product_months
  WHERE month BETWEEN :first AND :last AND product_id IN (SELECT value FROM json_each(:products))";

impl Read<'_> {
    /// The net sales of these products on each day with sales from `first` to `last`.
    pub fn net_sales_by_day(
        &self,
        products: &[ProductId],
        first: Day,
        last: Day,
    ) -> Result<Vec<(ProductId, Day, Money)>> {
        let found = self.sold(DAYS, products, first.number(), last.number())?;
        let dated =
            found.into_iter().filter_map(|(product, day, net)| Some((product, Day::from_number(day)?, net)));
        Ok(dated.collect())
    }

    /// The net sales of these products in each month with sales from that of `first` to that of `last`; each
    /// with the first day of its month.
    pub fn net_sales_by_month(
        &self,
        products: &[ProductId],
        first: Day,
        last: Day,
    ) -> Result<Vec<(ProductId, Day, Money)>> {
        let start = first.month_number();
        let found = self.sold(MONTHS, products, start, last.month_number())?;
        let dated = found.into_iter().filter_map(|(product, month, net)| {
            let months = u32::try_from(month - start).ok()?;
            Some((product, first.first_of_month().plus_months(months), net))
        });
        Ok(dated.collect())
    }

    fn sold(
        &self,
        sql: &str,
        products: &[ProductId],
        first: i64,
        last: i64,
    ) -> Result<Vec<(ProductId, i64, Money)>> {
        let ids: Vec<String> = products.iter().map(|id| id.get().to_string()).collect();
        let ids = format!("[{}]", ids.join(","));
        let mut statement = self.conn.prepare_cached(sql)?;
        let row = |row: &Row<'_>| {
            Ok((ProductId::new(row.get("product_id")?), row.get("period")?, money(row, "net_sales")?))
        };
        let params = named_params! { ":products": ids, ":first": first, ":last": last };
        Ok(statement.query_map(params, row)?.collect::<rusqlite::Result<_>>()?)
    }
}
