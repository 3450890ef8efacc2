//! Refunds of taxed orders that name an amount alone and do not complete the refund of their order: a return tells them.
//! They are kept by day with the totals. Most refunds of an amount alone are of orders without tax, so that no index of
//! refunds finds these.

use rusqlite::named_params;

use crate::Read;
use crate::Result;
use crate::columns::money;
use domain::money::Money;
use domain::time::Day;

pub(super) const CLEAR: &str = "DELETE FROM refunds_by_amount WHERE day = :day";
pub(super) const ADD: &str = "INSERT INTO refunds_by_amount (day, refund_id) VALUES (?1, ?2)";
const BY_AMOUNT: &str = "
  SELECT o.number, r.amount
  FROM refunds_by_amount a CROSS JOIN refunds r ON r.id = a.refund_id CROSS JOIN orders o ON o.id = r.order_id
  WHERE a.day BETWEEN :first AND :last ORDER BY a.day, r.second, r.id";

impl Read<'_> {
    /// The numbers of the taxed orders with a refund from `first` to `last` that names an amount alone and does not complete
    /// the refund of its order, one for each such refund, with their sum.
    pub fn refunds_by_amount(&self, first: Day, last: Day) -> Result<(Vec<String>, Money)> {
        let params = named_params! { ":first": first.number(), ":last": last.number() };
        let (numbers, amounts): (Vec<String>, Vec<Money>) = self
            .list(BY_AMOUNT, params, |row| Ok((row.get("number")?, money(row, "amount")?)))?
            .into_iter()
            .unzip();
        Ok((numbers, Money::sum(amounts)?))
    }
}
