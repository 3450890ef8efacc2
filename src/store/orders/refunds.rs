//! Refunds of orders, and credit notes. Beside the given amounts, each row has the settled ones
//! (`domain::order::refund`), which reports subtract.

use rusqlite::{Row, named_params};

use crate::Result;
use crate::check::checksums;
use crate::columns::{corrects, local, money, quantity};
use crate::orders::charges::Sold;
use crate::{Read, Write};
use domain::ids::{OrderId, ProductId, UserId};
use domain::money::Money;
use domain::order::refund::Settled;
use domain::order::{CreditNote, Refund, RefundItem};
use domain::places::address::Address;
use domain::tax::untaxed_reason::UntaxedReason;
use domain::time::Zone;

const OF_ORDER: &str = "
  SELECT id, day, second, amount, tax, shipping, shipping_tax, source_key, coalesce(reason, '') AS reason,
    (SELECT period FROM refund_corrections WHERE refund_id = refunds.id) AS corrects
  FROM refunds LEFT JOIN refund_reasons ON refund_id = id WHERE order_id = :id ORDER BY id";
const NOTES: &str = "
  SELECT r.id, number, u.login AS customer, day, second, amount, tax, shipping, shipping_tax,
    source_key, coalesce(reason, '') AS reason, (SELECT period FROM refund_corrections WHERE refund_id = r.id) AS corrects
  FROM refunds r LEFT JOIN users u ON u.id = r.customer_id LEFT JOIN refund_reasons ON refund_id = r.id
  WHERE number IS NOT NULL ORDER BY r.id";
const NOTE: &str = "
  SELECT r.id, number, u.login AS customer, day, second, amount, tax, shipping, shipping_tax,
    source_key, coalesce(reason, '') AS reason, (SELECT period FROM refund_corrections WHERE refund_id = r.id) AS corrects
  FROM refunds r LEFT JOIN users u ON u.id = r.customer_id LEFT JOIN refund_reasons ON refund_id = r.id
  WHERE number = :number";
const ITEMS: &str = "
  SELECT product_id, quantity, total, 
    CASE WHEN r.number IS NOT NULL AND (i.cost, i.sales_with_cost) <> (0, 0) THEN i.cost END AS cost
  FROM refund_items i JOIN refunds r ON r.id = refund_id
  WHERE refund_id = :id AND taken_back = 0 ORDER BY position";
const ADD: &str = "
  INSERT INTO refunds (id, order_id, number, customer_id, refunded_at, day, second, amount, tax, shipping, shipping_tax,
    settled_tax, settled_shipping, settled_shipping_tax, source_key, checksum, cost, sales_with_cost)
  VALUES (:id, :order, :number, :customer, :refunded_at, :day, :second, :amount, :tax, :shipping, :shipping_tax,
    :settled_tax, :settled_shipping, :settled_shipping_tax, :source_key, :checksum, :cost, :sales_with_cost)";
const ADD_ITEM: &str = "
  INSERT INTO refund_items (refund_id, position, product_id, quantity, total, taken_back, cost, sales_with_cost)
  VALUES (:id, :position, :product, :quantity, :total, :taken_back, :cost, :sales_with_cost)";
const ADD_REASON: &str = "INSERT INTO refund_reasons (refund_id, reason) VALUES (:id, :reason)";
const ADD_CORRECTION: &str = "INSERT INTO refund_corrections (refund_id, period) VALUES (:id, :period)";
const CLEAR_OF_ORDER: &str = "DELETE FROM refunds WHERE order_id = :id";
const DELETE: &str = "DELETE FROM refunds WHERE id = :id";

fn refund(row: &Row<'_>) -> rusqlite::Result<(i64, Refund)> {
    let part = |column: &str| -> rusqlite::Result<_> {
        Ok(row.get::<_, Option<i64>>(column)?.map(Money::from_ten_thousandths))
    };
    let refund = Refund {
        refunded_at: local(row)?,
        amount: money(row, "amount")?,
        tax: part("tax")?,
        shipping: part("shipping")?,
        shipping_tax: part("shipping_tax")?,
        key: row.get("source_key")?,
        reason: row.get("reason")?,
        corrects: corrects(row)?,
        ..Refund::default()
    };
    Ok((row.get("id")?, refund))
}

fn note(row: &Row<'_>) -> rusqlite::Result<(i64, CreditNote)> {
    let (id, refund) = refund(row)?;
    Ok((id, CreditNote { number: row.get("number")?, customer: row.get("customer")?, refund }))
}

/// The owner of a refund.
enum Holder<'h> {
    Order(OrderId),
    Note { id: Option<i64>, number: &'h str, customer: Option<UserId> },
}

impl Read<'_> {
    /// The refunds of an order, with the given amounts, by row id.
    pub(super) fn refunds_of(&self, id: OrderId) -> Result<Vec<Refund>> {
        let mut statement = self.conn.prepare_cached(OF_ORDER)?;
        let found = statement.query_map(named_params! { ":id": id.get() }, refund)?;
        let found = found.collect::<rusqlite::Result<Vec<_>>>()?;
        found.into_iter().map(|(id, refund)| self.with_items(id, refund)).collect()
    }

    /// The credit note with this number, and its row id.
    pub fn credit_note(&self, number: &str) -> Result<Option<(i64, CreditNote)>> {
        let found = self.one(NOTE, named_params! { ":number": number }, note)?;
        let whole = |(id, note): (i64, CreditNote)| {
            Ok((id, CreditNote { refund: self.with_items(id, note.refund)?, ..note }))
        };
        found.map(whole).transpose()
    }

    /// Calls `visit` for each credit note, by row id.
    pub fn each_credit_note(&self, mut visit: impl FnMut(CreditNote) -> domain::Result<()>) -> Result<()> {
        self.each_row(NOTES, [], |row| {
            let (id, note) = note(row)?;
            visit(CreditNote { refund: self.with_items(id, note.refund)?, ..note })?;
            Ok(())
        })?;
        Ok(())
    }

    fn with_items(&self, id: i64, mut refund: Refund) -> Result<Refund> {
        refund.items = self.list(ITEMS, named_params! { ":id": id }, |row| {
            Ok(RefundItem {
                product: row.get::<_, Option<i64>>("product_id")?.map(ProductId::new),
                quantity: quantity(row, "quantity")?,
                total: money(row, "total")?,
                cost: row.get::<_, Option<i64>>("cost")?.map(Money::from_ten_thousandths),
            })
        })?;
        refund.taxes = self.taxes_of_refund(id)?;
        Ok(refund)
    }
}

impl Write<'_> {
    /// Adds a credit note whose number is free and whose products and customer exist. The caller adds it to
    /// the journal.
    pub fn add_credit_note(&self, note: &CreditNote, zone: Zone) -> Result<i64> {
        self.put_credit_note(None, note, zone)
    }

    /// Adds a deleted credit note again under its previous id.
    pub fn restore_credit_note(&self, id: i64, note: &CreditNote, zone: Zone) -> Result<()> {
        self.put_credit_note(Some(id), note, zone).map(drop)
    }

    fn put_credit_note(&self, id: Option<i64>, note: &CreditNote, zone: Zone) -> Result<i64> {
        let customer = self.user_id(note.customer.as_deref())?;
        let holder = Holder::Note { id, number: &note.number, customer };
        self.touch(note.refund.refunded_at.day);
        self.see_size(note.refund.size());
        let place = self.jurisdiction(&Address::default(), customer)?;
        let sold = Sold { place: &place, reason: UntaxedReason::Unstated };
        self.add_refund(&holder, &note.refund, &Settled::alone(&note.refund)?, sold, zone)
    }

    /// Deletes a credit note. The caller adds that to the journal.
    pub fn delete_credit_note(&self, id: i64, was: &CreditNote) -> Result<()> {
        self.touch(was.refund.refunded_at.day);
        self.run(DELETE, named_params! { ":id": id })
    }

    pub(super) fn add_refund_of(
        &self,
        id: OrderId,
        refund: &Refund,
        settled: &Settled,
        sold: Sold<'_>,
        zone: Zone,
    ) -> Result<()> {
        self.add_refund(&Holder::Order(id), refund, settled, sold, zone).map(drop)
    }

    pub(super) fn clear_refunds_of(&self, id: OrderId) -> Result<()> {
        self.run(CLEAR_OF_ORDER, named_params! { ":id": id.get() })
    }

    fn add_refund(
        &self,
        holder: &Holder<'_>,
        refund: &Refund,
        settled: &Settled,
        sold: Sold<'_>,
        zone: Zone,
    ) -> Result<i64> {
        let (id, order, number, customer) = match holder {
            Holder::Order(id) => (None, Some(id.get()), None, None),
            Holder::Note { id, number, customer } => (*id, None, Some(*number), customer.map(UserId::get)),
        };
        let refunded_at = zone.instant(refund.refunded_at);
        let [cost, sales_with_cost] = settled.costed.ten_thousandths();
        let belongs = checksums::Belongs { number, order, customer };
        self.run(
            ADD,
            named_params! {
                ":id": id,
                ":order": order,
                ":number": number,
                ":customer": customer,
                ":refunded_at": refunded_at.seconds(),
                ":day": refund.refunded_at.day.number(),
                ":second": refund.refunded_at.second,
                ":amount": refund.amount.ten_thousandths(),
                ":tax": refund.tax.map(Money::ten_thousandths),
                ":shipping": refund.shipping.map(Money::ten_thousandths),
                ":shipping_tax": refund.shipping_tax.map(Money::ten_thousandths),
                ":settled_tax": settled.tax.ten_thousandths(),
                ":settled_shipping": settled.shipping.ten_thousandths(),
                ":settled_shipping_tax": settled.shipping_tax.ten_thousandths(),
                ":source_key": refund.key,
                ":checksum": checksums::of_refund(&belongs, refund, settled, refunded_at, sold),
                ":cost": cost,
                ":sales_with_cost": sales_with_cost,
            },
        )?;
        let id = self.conn.last_insert_rowid();
        for (position, (item, taken_back, costed)) in (0_i64..).zip(settled.items(refund)) {
            let [cost, sales_with_cost] = costed.ten_thousandths();
            self.run(
                ADD_ITEM,
                named_params! {
                    ":id": id,
                    ":position": position,
                    ":product": item.product.map(ProductId::get),
                    ":quantity": item.quantity.ten_thousandths(),
                    ":total": item.total.ten_thousandths(),
                    ":taken_back": taken_back,
                    ":cost": cost,
                    ":sales_with_cost": sales_with_cost,
                },
            )?;
        }
        if !refund.reason.is_empty() {
            let reason = named_params! { ":id": id, ":reason": refund.reason };
            self.run(ADD_REASON, reason)?;
        }
        if let Some(period) = refund.corrects {
            let correction = named_params! { ":id": id, ":period": period.to_string() };
            self.run(ADD_CORRECTION, correction)?;
        }
        self.add_taxes_of_refund(id, settled, refund.taxes.len(), sold)?;
        Ok(id)
    }
}
