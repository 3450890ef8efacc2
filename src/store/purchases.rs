//! Purchases with their lines. Their totals by day are in `purchase_days`.

use rusqlite::{OptionalExtension, Row, named_params, params};

use super::columns::money;
use super::{Read, Write, checksums};
use crate::domain::ids::{PurchaseId, SupplierId};
use crate::domain::percent::Percent;
use crate::domain::purchase::{Purchase, PurchaseKind, PurchaseLine, PurchaseTreatment};
use crate::domain::time::Day;
use crate::domain::{Error, Result};

const FIND: &str = "SELECT id, day, supplier_id, document, paid_on, note FROM purchases WHERE id = :id";
const FIND_BY_DOCUMENT: &str = "
  SELECT id, day, supplier_id, document, paid_on, note FROM purchases
  WHERE supplier_id = :supplier AND document = :document ORDER BY id LIMIT 1";
const ALL: &str = "SELECT id, day, supplier_id, document, paid_on, note FROM purchases ORDER BY id";
const OF_DAYS: &str = "
  SELECT id, day, supplier_id, document, paid_on, note FROM purchases
  WHERE day BETWEEN :first AND :last ORDER BY day DESC, id DESC";
const LINES: &str = "
  SELECT net, tax, rate, code, kind, treatment, deductible FROM purchase_lines
  WHERE purchase_id = :id ORDER BY position";
const ANY: &str = "SELECT 1 FROM purchases LIMIT 1";
const ADD: &str = "
  INSERT INTO purchases (id, day, supplier_id, document, paid_on, note, checksum)
  VALUES (:id, :day, :supplier, :document, :paid_on, :note, :checksum)";
const ADD_LINE: &str = "
  INSERT INTO purchase_lines
    (purchase_id, position, net, tax, rate, code, kind, treatment, deductible, deductible_tax)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)";
const DELETE: &str = "DELETE FROM purchases WHERE id = :id";

/// The row without its lines.
fn head(row: &Row<'_>) -> rusqlite::Result<Purchase> {
    let day =
        |number: i64| Day::from_number(number).ok_or(rusqlite::Error::IntegralValueOutOfRange(0, number));
    Ok(Purchase {
        id: PurchaseId::new(row.get("id")?),
        date: day(row.get("day")?)?,
        supplier: SupplierId::new(row.get("supplier_id")?),
        document: row.get("document")?,
        lines: Vec::new(),
        paid_on: row.get::<_, Option<i64>>("paid_on")?.map(day).transpose()?,
        note: row.get("note")?,
    })
}

fn line(row: &Row<'_>) -> rusqlite::Result<PurchaseLine> {
    let unknown = |number: i64| rusqlite::Error::IntegralValueOutOfRange(0, number);
    let percent = |number: i64| Percent::from_ten_thousandths(number).ok_or_else(|| unknown(number));
    let (kind, treatment): (i64, i64) = (row.get("kind")?, row.get("treatment")?);
    Ok(PurchaseLine {
        net: money(row, "net")?,
        tax: money(row, "tax")?,
        rate: row.get::<_, Option<i64>>("rate")?.map(percent).transpose()?,
        code: row.get("code")?,
        kind: PurchaseKind::from_number(kind).ok_or_else(|| unknown(kind))?,
        treatment: PurchaseTreatment::from_number(treatment).ok_or_else(|| unknown(treatment))?,
        deductible: percent(row.get("deductible")?)?,
    })
}

impl Read<'_> {
    /// The purchase with this id.
    pub fn purchase(&self, id: PurchaseId) -> Result<Option<Purchase>> {
        let mut statement = self.conn.prepare_cached(FIND)?;
        let found = statement.query_row(named_params! { ":id": id.get() }, head).optional()?;
        found.map(|head| self.with_lines(head)).transpose()
    }

    /// The first purchase from this supplier with this document number.
    pub fn purchase_of_document(&self, supplier: SupplierId, document: &str) -> Result<Option<Purchase>> {
        let mut statement = self.conn.prepare_cached(FIND_BY_DOCUMENT)?;
        let params = named_params! { ":supplier": supplier.get(), ":document": document };
        let found = statement.query_row(params, head).optional()?;
        found.map(|head| self.with_lines(head)).transpose()
    }

    /// Calls `visit` for each purchase, by id.
    pub fn each_purchase(&self, mut visit: impl FnMut(Purchase) -> Result<()>) -> Result<()> {
        let mut statement = self.conn.prepare_cached(ALL)?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            visit(self.with_lines(head(row)?)?)?;
        }
        Ok(())
    }

    /// Calls `visit` for each purchase from `first` to `last`, without its lines, the latest first.
    pub fn each_purchase_head(
        &self,
        (first, last): (Day, Day),
        mut visit: impl FnMut(Purchase) -> Result<()>,
    ) -> Result<()> {
        let mut statement = self.conn.prepare_cached(OF_DAYS)?;
        let mut rows = statement.query(named_params! { ":first": first.number(), ":last": last.number() })?;
        while let Some(row) = rows.next()? {
            visit(head(row)?)?;
        }
        Ok(())
    }

    /// The purchase with its lines.
    pub fn with_lines(&self, head: Purchase) -> Result<Purchase> {
        let mut statement = self.conn.prepare_cached(LINES)?;
        let lines = statement.query_map(named_params! { ":id": head.id.get() }, line)?;
        Ok(Purchase { lines: lines.collect::<rusqlite::Result<_>>()?, ..head })
    }

    /// Whether there is any purchase.
    pub fn has_purchases(&self) -> Result<bool> {
        Ok(self.conn.prepare_cached(ANY)?.exists([])?)
    }
}

impl Write<'_> {
    /// Adds a purchase under a new id, which is returned. The caller adds it to the journal.
    pub fn add_purchase(&self, purchase: &Purchase) -> Result<PurchaseId> {
        self.write_purchase(None, purchase)
    }

    /// Writes a purchase under its id, over `was`. The caller adds it to the journal.
    pub fn put_purchase(&self, was: Option<&Purchase>, purchase: &Purchase) -> Result<()> {
        if let Some(was) = was {
            self.delete_purchase(was)?;
        }
        self.write_purchase(Some(purchase.id), purchase).map(drop)
    }

    /// Deletes a purchase. The caller adds it to the journal.
    pub fn delete_purchase(&self, was: &Purchase) -> Result<()> {
        self.touch(was.date);
        self.conn.prepare_cached(DELETE)?.execute(named_params! { ":id": was.id.get() })?;
        Ok(())
    }

    fn write_purchase(&self, id: Option<PurchaseId>, purchase: &Purchase) -> Result<PurchaseId> {
        self.touch(purchase.date);
        self.see_size(purchase.size());
        let done = self.conn.prepare_cached(ADD)?.execute(named_params! {
            ":id": id.map(PurchaseId::get),
            ":day": purchase.date.number(),
            ":supplier": purchase.supplier.get(),
            ":document": purchase.document,
            ":paid_on": purchase.paid_on.map(Day::number),
            ":note": purchase.note,
            ":checksum": checksums::of_purchase(purchase),
        });
        if let Err(error) = done {
            let is_gone = self.supplier(purchase.supplier)?.is_none();
            return Err(if is_gone { no_supplier(purchase) } else { error.into() });
        }
        let id = self.conn.last_insert_rowid();
        let mut add = self.conn.prepare_cached(ADD_LINE)?;
        for (position, line) in (0_i64..).zip(&purchase.lines) {
            add.execute(params![
                id,
                position,
                line.net.ten_thousandths(),
                line.tax.ten_thousandths(),
                line.rate.map(Percent::ten_thousandths),
                line.code,
                line.kind.number(),
                line.treatment.number(),
                line.deductible.ten_thousandths(),
                line.deductible_tax().ten_thousandths(),
            ])?;
        }
        Ok(PurchaseId::new(id))
    }
}

fn no_supplier(purchase: &Purchase) -> Error {
    Error::Invalid {
        what: format!("Purchase {}", purchase.document),
        problem: "its supplier is not in the list any more".to_owned(),
    }
}
