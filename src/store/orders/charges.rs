//! The tax of orders and refunds by rate. Each rate is stored once for a jurisdiction, with the values that it was
//! charged with; one without a name is tax without a rate, so that the tax lines always add up to the tax of the
//! order or refund. A further line has the net amount without tax, so that they add up to its net amount too.
//!
//! Most orders of files have one line, without a rate, whose amounts are those of the order: it is charged to
//! `orders.charge_id` and has no row in `order_taxes`.
//!
//! The jurisdiction of an order is that of its address. Of an order without one, it stays what it was when the order
//! was written, whatever becomes of the addresses of the customer and of the shop.

use rusqlite::{Connection, OptionalExtension, Row, named_params};

use crate::Result;
use crate::columns::{address, money, numbered};
use crate::{Read, Write};
use domain::Error;
use domain::ids::{ChargeId, OrderId, RateId, UserId};
use domain::money::Money;
use domain::order::Order;
use domain::order::refund::Settled;
use domain::order::refund_tax::without_rate;
use domain::order::untaxed::untaxed;
use domain::percent::Percent;
use domain::places::address::Address;
use domain::pricing::tax_place::{jurisdiction, names_place};
use domain::tax::jurisdiction::Jurisdiction;
use domain::tax::line::{ChargedRate, ChargedTax, TaxLine};
use domain::tax::untaxed_reason::UntaxedReason;

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
    AND coalesce(percent, -10000000) = coalesce(:percent, -10000000) AND compound = :compound
    AND country = :country AND state = :state AND untaxed = :untaxed";
const ADD: &str = "
  INSERT INTO charged_taxes (rate_id, name, percent, compound, country, state, untaxed)
  VALUES (:rate, :name, :percent, :compound, :country, :state, :untaxed)";
const PLACE_OF_ORDER: &str = "
  SELECT c.country, c.state
  FROM orders o LEFT JOIN order_taxes t ON t.order_id = o.id
    CROSS JOIN charged_taxes c ON c.id = coalesce(t.charge_id, o.charge_id)
  WHERE o.id = :id LIMIT 1";
const ADDRESS_OF_USER: &str = "SELECT street, city, state, postcode, country FROM users WHERE id = :id";
const ADD_TO_ORDER: &str = "
  INSERT INTO order_taxes (order_id, position, charge_id, taxable, tax, shipping_tax, given)
  VALUES (:of, :position, :charge, :taxable, :tax, :shipping_tax, :given)";
const ADD_TO_REFUND: &str = "
  INSERT INTO refund_taxes (refund_id, position, charge_id, taxable, tax, shipping_tax, given)
  VALUES (:of, :position, :charge, :taxable, :tax, :shipping_tax, :given)";
const CLEAR_OF_ORDER: &str = "DELETE FROM order_taxes WHERE order_id = :id";

/// The facts, beside its rates, that decide to which row of `charged_taxes` a sale belongs.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sold<'s> {
    pub(crate) place: &'s Jurisdiction,
    /// The reason for the untaxed part.
    pub(crate) reason: UntaxedReason,
}

/// The jurisdiction in a row with the columns of `charged_taxes`.
fn place(row: &Row<'_>) -> rusqlite::Result<Jurisdiction> {
    Ok(Jurisdiction::stored(row.get("country")?, row.get("state")?))
}

/// The tax in a row with the columns of `charged_taxes`.
pub(crate) fn charged_tax(row: &Row<'_>) -> rusqlite::Result<ChargedTax> {
    let untaxed = match row.get::<_, i64>("untaxed")? {
        0 => None,
        _ => Some(numbered(row, "untaxed", UntaxedReason::from_number)?),
    };
    Ok(ChargedTax { place: place(row)?, untaxed, rate: charged_rate(row)? })
}

fn charged_rate(row: &Row<'_>) -> rusqlite::Result<ChargedRate> {
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

    /// The jurisdiction that an order was taxed in; `None` for one without any amount.
    pub fn jurisdiction_of_order(&self, id: OrderId) -> Result<Option<Jurisdiction>> {
        self.one(PLACE_OF_ORDER, named_params! { ":id": id.get() }, place)
    }

    fn tax_lines(&self, sql: &str, id: i64) -> Result<Vec<TaxLine>> {
        self.list(sql, named_params! { ":id": id }, line)
    }
}

impl Write<'_> {
    /// The jurisdiction of an order with this address, or of a credit note without one.
    pub(super) fn jurisdiction(&self, own: &Address, customer: Option<UserId>) -> Result<Jurisdiction> {
        if names_place(own) {
            return Ok(jurisdiction(own, None, &Address::default()));
        }
        let mut find = self.conn.prepare_cached(ADDRESS_OF_USER)?;
        let customer = customer
            .map(|id| find.query_row(named_params! { ":id": id.get() }, address).optional())
            .transpose()?
            .flatten();
        let part = |key| Ok::<_, Error>(self.setting(key)?.unwrap_or_default());
        let shop = Address { state: part("state")?, ..Address::of_country(part("country")?) };
        Ok(jurisdiction(own, customer.as_ref(), &shop))
    }

    /// The jurisdiction that an order keeps when it becomes another: the one it has, unless its address or customer
    /// changes, or the tax of one in an unknown place. `None` when it has none yet.
    pub(super) fn kept_jurisdiction(
        &self,
        id: OrderId,
        was: &Order,
        order: &Order,
    ) -> Result<Option<Jurisdiction>> {
        if names_place(&order.address) || (&was.address, &was.customer) != (&order.address, &order.customer) {
            return Ok(None);
        }
        let kept = self.jurisdiction_of_order(id)?;
        Ok(kept.filter(|kept| was.taxes == order.taxes || !kept.is_unknown()))
    }

    /// The charge of an order that has one tax line, without a rate and with the amounts of the order; `None` for
    /// others.
    pub(super) fn only_charge(&self, order: &Order, place: &Jurisdiction) -> Result<Option<ChargeId>> {
        if !order.taxes.is_empty() {
            return Ok(None);
        }
        let net = order.total.minus(order.tax)?.minus(order.shipping_tax)?;
        let charged = match (without_rate(order)?, untaxed(order)?) {
            (None, untaxed) if untaxed == net && net != Money::ZERO => {
                ChargedTax::untaxed(place.clone(), order.exemption.reason)
            }
            (Some(line), Money::ZERO) if line.taxable == net => ChargedTax::of(line.charged(), place.clone()),
            _ => return Ok(None),
        };
        if let Some((_, id)) = self.charged.borrow().as_ref().filter(|(last, _)| *last == charged) {
            return Ok(Some(*id));
        }
        let id = charge_id(self.conn, &charged)?;
        self.charged.replace(Some((charged, id)));
        Ok(Some(id))
    }

    /// Adds the tax lines of an order, one for the rest of its tax, and one for what no tax was charged on.
    pub(super) fn add_taxes_of_order(&self, id: OrderId, order: &Order, place: &Jurisdiction) -> Result<()> {
        let sold = Sold { place, reason: order.exemption.reason };
        let mut lines = Lines { conn: self.conn, sql: ADD_TO_ORDER, of: id.get(), sold, position: 0 };
        lines.add(&order.taxes, true)?;
        lines.add(without_rate(order)?.as_slice(), false)?;
        lines.add_untaxed(untaxed(order)?)
    }

    /// Adds the tax lines of a refund, of which the first `given` are its own and the others computed.
    pub(super) fn add_taxes_of_refund(
        &self,
        id: i64,
        settled: &Settled,
        given: usize,
        sold: Sold<'_>,
    ) -> Result<()> {
        let (named, found) = settled.taxes_apart(given);
        let mut lines = Lines { conn: self.conn, sql: ADD_TO_REFUND, of: id, sold, position: 0 };
        lines.add(named, true)?;
        lines.add(found, false)?;
        lines.add_untaxed(settled.untaxed)
    }

    pub(super) fn clear_taxes_of_order(&self, id: OrderId) -> Result<()> {
        self.run(CLEAR_OF_ORDER, named_params! { ":id": id.get() })
    }
}

/// The tax lines of an order or a refund as they are added.
struct Lines<'l> {
    conn: &'l Connection,
    sql: &'static str,
    /// The id of the order or the refund.
    of: i64,
    sold: Sold<'l>,
    /// The position of the next line.
    position: i64,
}

impl Lines<'_> {
    fn add(&mut self, lines: &[TaxLine], given: bool) -> Result<()> {
        for line in lines {
            self.put(&ChargedTax::of(line.charged(), self.sold.place.clone()), line, given)?;
        }
        Ok(())
    }

    /// Adds the net amount without tax, if there is any.
    fn add_untaxed(&mut self, net: Money) -> Result<()> {
        if net == Money::ZERO {
            return Ok(());
        }
        let line = TaxLine { taxable: net, ..TaxLine::default() };
        self.put(&ChargedTax::untaxed(self.sold.place.clone(), self.sold.reason), &line, false)
    }

    fn put(&mut self, tax: &ChargedTax, line: &TaxLine, given: bool) -> Result<()> {
        self.conn.prepare_cached(self.sql)?.execute(named_params! {
            ":of": self.of,
            ":position": self.position,
            ":charge": charge_id(self.conn, tax)?.get(),
            ":taxable": line.taxable.ten_thousandths(),
            ":tax": line.tax.ten_thousandths(),
            ":shipping_tax": line.shipping_tax.ten_thousandths(),
            ":given": given,
        })?;
        self.position += 1;
        Ok(())
    }
}

fn charge_id(conn: &Connection, tax: &ChargedTax) -> Result<ChargeId> {
    let params = named_params! {
        ":rate": tax.rate.rate.map(RateId::get),
        ":name": tax.rate.name,
        ":percent": tax.rate.percent.map(Percent::ten_thousandths),
        ":compound": tax.rate.compound,
        ":country": tax.place.country(),
        ":state": tax.place.state(),
        ":untaxed": tax.untaxed.map_or(0, UntaxedReason::number),
    };
    let mut find = conn.prepare_cached(FIND)?;
    if let Some(id) = find.query_row(params, |row| row.get("id")).optional()? {
        return Ok(ChargeId::new(id));
    }
    conn.prepare_cached(ADD)?.execute(params)?;
    Ok(ChargeId::new(conn.last_insert_rowid()))
}
