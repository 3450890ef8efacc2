//! The tax of orders and refunds by rate. Each rate is stored once, with the values that it was charged with;
//! 0 is tax without a rate, so that the tax lines always add up to the tax of the order or refund.

use rusqlite::{OptionalExtension, Row, named_params};

use super::columns::money;
use super::{Read, Write};
use crate::domain::Result;
use crate::domain::ids::{ChargeId, OrderId, RateId};
use crate::domain::order::Order;
use crate::domain::percent::Percent;
use crate::domain::refund::Settled;
use crate::domain::refund_tax::without_rate;
use crate::domain::tax_line::{ChargedRate, TaxLine};

const OF_ORDER: &str = "
  SELECT c.rate_id, c.name, c.percent, c.compound, t.taxable, t.tax, t.shipping_tax
  FROM order_taxes t JOIN charged_taxes c ON c.id = t.charge_id
  WHERE t.order_id = :id AND t.given = 1 ORDER BY t.position";
const OF_REFUND: &str = "
  SELECT c.rate_id, c.name, c.percent, c.compound, t.taxable, t.tax, t.shipping_tax
  FROM refund_taxes t JOIN charged_taxes c ON c.id = t.charge_id
  WHERE t.refund_id = :id AND t.given = 1 ORDER BY t.position";
const FIND: &str = "
  SELECT id FROM charged_taxes
  WHERE name = :name AND coalesce(rate_id, 0) = coalesce(:rate, 0)
    AND coalesce(percent, -10000000) = coalesce(:percent, -10000000) AND compound = :compound";
const ADD: &str = "
  INSERT INTO charged_taxes (rate_id, name, percent, compound) VALUES (:rate, :name, :percent, :compound)";
const ADD_TO_ORDER: &str = "
  INSERT INTO order_taxes (order_id, position, charge_id, taxable, tax, shipping_tax, given)
  VALUES (:of, :position, :charge, :taxable, :tax, :shipping_tax, :given)";
const ADD_TO_REFUND: &str = "
  INSERT INTO refund_taxes (refund_id, position, charge_id, taxable, tax, shipping_tax, given)
  VALUES (:of, :position, :charge, :taxable, :tax, :shipping_tax, :given)";
const CLEAR_OF_ORDER: &str = "DELETE FROM order_taxes WHERE order_id = :id";

/// The rate in a row with the columns of `charged_taxes`.
pub(super) fn charged_rate(row: &Row<'_>) -> rusqlite::Result<ChargedRate> {
    let percent: Option<i64> = row.get("percent")?;
    Ok(ChargedRate {
        rate: row.get::<_, Option<i64>>("rate_id")?.map(RateId::new),
        name: row.get("name")?,
        percent: percent.and_then(Percent::from_ten_thousandths),
        compound: row.get("compound")?,
    })
}

fn line(row: &Row<'_>) -> rusqlite::Result<TaxLine> {
    let mut line = TaxLine::of(charged_rate(row)?);
    line.taxable = money(row, "taxable")?;
    line.tax = money(row, "tax")?;
    line.shipping_tax = money(row, "shipping_tax")?;
    Ok(line)
}

impl Read<'_> {
    /// The tax lines of an order, without the one for tax without a rate that the program added.
    pub(super) fn taxes_of_order(&self, id: OrderId) -> Result<Vec<TaxLine>> {
        self.tax_lines(OF_ORDER, id.get())
    }

    /// The tax lines of a refund, without those that the program computed.
    pub(super) fn taxes_of_refund(&self, id: i64) -> Result<Vec<TaxLine>> {
        self.tax_lines(OF_REFUND, id)
    }

    fn tax_lines(&self, sql: &str, id: i64) -> Result<Vec<TaxLine>> {
        let mut statement = self.conn.prepare_cached(sql)?;
        let lines = statement.query_map(named_params! { ":id": id }, line)?;
        Ok(lines.collect::<rusqlite::Result<_>>()?)
    }
}

impl Write<'_> {
    /// Adds the tax lines of an order, and one for the rest of its tax.
    pub(super) fn add_taxes_of_order(&self, id: OrderId, order: &Order) -> Result<()> {
        self.add_tax_lines(ADD_TO_ORDER, id.get(), &order.taxes, 0, true)?;
        let rest = without_rate(order)?;
        self.add_tax_lines(ADD_TO_ORDER, id.get(), rest.as_slice(), order.taxes.len(), false)
    }

    /// Adds the tax lines of a refund, of which the first `given` are its own and the others computed.
    pub(super) fn add_taxes_of_refund(&self, id: i64, settled: &Settled, given: usize) -> Result<()> {
        let (named, found) = settled.taxes_apart(given);
        self.add_tax_lines(ADD_TO_REFUND, id, named, 0, true)?;
        self.add_tax_lines(ADD_TO_REFUND, id, found, given, false)
    }

    pub(super) fn clear_taxes_of_order(&self, id: OrderId) -> Result<()> {
        self.conn.prepare_cached(CLEAR_OF_ORDER)?.execute(named_params! { ":id": id.get() })?;
        Ok(())
    }

    fn add_tax_lines(&self, sql: &str, of: i64, lines: &[TaxLine], first: usize, given: bool) -> Result<()> {
        if lines.is_empty() {
            return Ok(());
        }
        let mut add = self.conn.prepare_cached(sql)?;
        let first = i64::try_from(first).unwrap_or(i64::MAX);
        for (position, line) in (first..).zip(lines) {
            add.execute(named_params! {
                ":of": of,
                ":position": position,
                ":charge": self.charge_id(&line.charged())?.get(),
                ":taxable": line.taxable.ten_thousandths(),
                ":tax": line.tax.ten_thousandths(),
                ":shipping_tax": line.shipping_tax.ten_thousandths(),
                ":given": given,
            })?;
        }
        Ok(())
    }

    fn charge_id(&self, charged: &ChargedRate) -> Result<ChargeId> {
        let params = named_params! {
            ":rate": charged.rate.map(RateId::get),
            ":name": charged.name,
            ":percent": charged.percent.map(Percent::ten_thousandths),
            ":compound": charged.compound,
        };
        let mut find = self.conn.prepare_cached(FIND)?;
        if let Some(id) = find.query_row(params, |row| row.get("id")).optional()? {
            return Ok(ChargeId::new(id));
        }
        self.conn.prepare_cached(ADD)?.execute(params)?;
        Ok(ChargeId::new(self.conn.last_insert_rowid()))
    }
}
