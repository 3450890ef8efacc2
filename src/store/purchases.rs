//! Purchases with their lines. Their totals by day are in `purchase_days`.

use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

use rusqlite::types::{ToSqlOutput, Value};
use rusqlite::{Row, named_params, params, params_from_iter};

use super::check::checksums;
use super::columns::{corrects, day, maybe, money, numbered, quantity};
use super::{Read, Write, fields};
use crate::{Result, StoreError};
use domain::ids::{PurchaseId, SupplierId};
use domain::percent::Percent;
use domain::purchase::supplier::Supplier;
use domain::purchase::{Purchase, PurchaseKind, PurchaseLine, PurchaseTreatment};
use domain::time::Day;
use domain::unit_price::UnitPrice;
use domain::{Error, text};

static FIND: LazyLock<String> = LazyLock::new(|| select("WHERE id = :id"));
static FIND_BY_DOCUMENT: LazyLock<String> =
    LazyLock::new(|| select("WHERE supplier_id = :supplier AND document = :document ORDER BY id LIMIT 1"));
static ALL: LazyLock<String> = LazyLock::new(|| select("ORDER BY id"));
static OF_DAYS: LazyLock<String> =
    LazyLock::new(|| select("WHERE day BETWEEN :first AND :last ORDER BY day DESC, id DESC"));
static NUMBERED: LazyLock<String> =
    LazyLock::new(|| select("WHERE upper(substr(document, 1, length(:text))) = upper(:text)"));
const LINES: &str = "
  SELECT net, tax, rate, code, kind, treatment, deductible, product, quantity, category FROM purchase_lines
  WHERE purchase_id = :id ORDER BY position";
const FIRST: &str = "SELECT min(day) FROM purchases";
// An edit of a purchase keeps its country; that of a new one is its supplier's.
static ADD: LazyLock<String> = LazyLock::new(|| {
    let columns = fields::columns::<Purchase>();
    let marks = ", ?".repeat(columns.len());
    format!(
        "INSERT INTO purchases (id, supplier_id, country, checksum, {}) \
         VALUES (?1, ?2, coalesce(?3, (SELECT country FROM suppliers WHERE id = ?2), ''), ?4{marks})",
        columns.join(", ")
    )
});
const COUNTRY: &str = "SELECT country FROM purchases WHERE id = :id";
const DAYS_OF_OTHER_COUNTRY: &str = "SELECT DISTINCT day FROM purchases WHERE supplier_id = :supplier
       AND country <> (SELECT country FROM suppliers WHERE id = :supplier)";
const SET_COUNTRY: &str =
    "UPDATE purchases SET country = (SELECT country FROM suppliers WHERE id = :supplier)
     WHERE supplier_id = :supplier AND day = :day";
const SUPPLIERS_OF_DAYS: &str =
    "SELECT DISTINCT supplier_id FROM purchases WHERE day BETWEEN :first AND :last";
const ADD_LINE: &str = "
  INSERT INTO purchase_lines
    (purchase_id, position, net, tax, rate, code, kind, treatment, deductible, deductible_tax, product, quantity,
     category)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)";
const OF_PRODUCTS: &str = "
  SELECT p.day, l.net, l.tax, l.rate, l.code, l.kind, l.treatment, l.deductible, l.product, l.quantity, l.category
  FROM purchase_lines l CROSS JOIN purchases p ON p.id = l.purchase_id
  WHERE l.product <> '' ORDER BY p.day, p.id, l.position";
const ADD_CORRECTION: &str = "INSERT INTO purchase_corrections (purchase_id, period) VALUES (:id, :period)";
const DELETE: &str = "DELETE FROM purchases WHERE id = :id";

/// The purchases without their lines that the rest of a query asks for.
fn select(rest: &str) -> String {
    format!(
        "SELECT id, supplier_id, {}, \
           (SELECT period FROM purchase_corrections WHERE purchase_id = purchases.id) AS corrects \
         FROM purchases {rest}",
        fields::columns::<Purchase>().join(", ")
    )
}

/// The row without its lines.
fn head(row: &Row<'_>) -> rusqlite::Result<Purchase> {
    let mut head = Purchase {
        id: PurchaseId::new(row.get("id")?),
        supplier: SupplierId::new(row.get("supplier_id")?),
        corrects: corrects(row)?,
        ..Purchase::default()
    };
    fields::read(row, &mut head)?;
    Ok(head)
}

/// A line by the names of its columns.
pub(crate) fn line(row: &Row<'_>) -> rusqlite::Result<PurchaseLine> {
    Ok(PurchaseLine {
        net: money(row, "net")?,
        tax: money(row, "tax")?,
        rate: maybe(row, "rate", Percent::from_ten_thousandths)?,
        code: row.get("code")?,
        kind: numbered(row, "kind", PurchaseKind::from_number)?,
        treatment: numbered(row, "treatment", PurchaseTreatment::from_number)?,
        deductible: numbered(row, "deductible", Percent::from_ten_thousandths)?,
        product: row.get("product")?,
        quantity: quantity(row, "quantity")?,
        category: row.get("category")?,
    })
}

impl Read<'_> {
    /// The purchase with this id.
    pub fn purchase(&self, id: PurchaseId) -> Result<Option<Purchase>> {
        let found = self.one(&FIND, named_params! { ":id": id.get() }, head)?;
        found.map(|head| self.with_lines(head)).transpose()
    }

    /// The first purchase from this supplier with this document number.
    pub fn purchase_of_document(&self, supplier: SupplierId, document: &str) -> Result<Option<Purchase>> {
        let params = named_params! { ":supplier": supplier.get(), ":document": document };
        let found = self.one(&FIND_BY_DOCUMENT, params, head)?;
        found.map(|head| self.with_lines(head)).transpose()
    }

    /// The purchases whose document number begins with a text, at most `limit`: the shortest number first, then
    /// the latest.
    pub fn purchases_numbered(&self, text: &str, limit: usize) -> Result<Vec<Purchase>> {
        let mut statement = self.conn.prepare_cached(&NUMBERED)?;
        let heads = statement.query_map(named_params! { ":text": text }, head)?;
        let mut heads = heads.collect::<rusqlite::Result<Vec<_>>>()?;
        heads.sort_by_key(|head| (head.document.chars().count(), Reverse((head.date, head.id))));
        heads.into_iter().take(limit).map(|head| self.with_lines(head)).collect()
    }

    /// Calls `visit` for each purchase, by id.
    pub fn each_purchase(&self, mut visit: impl FnMut(Purchase) -> domain::Result<()>) -> Result<()> {
        self.each_row(&ALL, [], |row| {
            visit(self.with_lines(head(row)?)?)?;
            Ok(())
        })?;
        Ok(())
    }

    /// Calls `visit` for each purchase from `first` to `last`, without its lines, the latest first.
    pub fn each_purchase_head(
        &self,
        (first, last): (Day, Day),
        mut visit: impl FnMut(Purchase) -> domain::Result<()>,
    ) -> Result<()> {
        self.each_row(&OF_DAYS, named_params! { ":first": first.number(), ":last": last.number() }, |row| {
            visit(head(row)?)?;
            Ok(())
        })?;
        Ok(())
    }

    /// The purchase with its lines.
    pub fn with_lines(&self, head: Purchase) -> Result<Purchase> {
        let mut statement = self.conn.prepare_cached(LINES)?;
        let lines = statement.query_map(named_params! { ":id": head.id.get() }, line)?;
        Ok(Purchase { lines: lines.collect::<rusqlite::Result<_>>()?, ..head })
    }

    /// The country of the supplier of a purchase. In a closed period it is the one that the supplier had when that was
    /// closed.
    pub fn country_of_purchase(&self, id: PurchaseId) -> Result<Option<String>> {
        self.one(COUNTRY, named_params! { ":id": id.get() }, |row| row.get("country"))
    }

    /// The suppliers of purchases from `first` to `last`.
    pub fn suppliers_of_days(&self, first: Day, last: Day) -> Result<BTreeSet<SupplierId>> {
        let params = named_params! { ":first": first.number(), ":last": last.number() };
        Ok(self
            .list(SUPPLIERS_OF_DAYS, params, |row| Ok(SupplierId::new(row.get("supplier_id")?)))?
            .into_iter()
            .collect())
    }

    /// The day of the last purchase of each product that lines name, and what one of it cost then, by the code or the name that
    /// they write, in lower case.
    pub fn last_bought(&self) -> Result<HashMap<String, (Day, UnitPrice)>> {
        let bought = self.list(OF_PRODUCTS, [], |row| Ok((day(row, "day")?, line(row)?)))?;
        let of_product = bought.into_iter().filter_map(|(day, line)| {
            let cost = line.unit_cost()?;
            Some((line.product.to_lowercase(), (day, cost)))
        });
        Ok(of_product.collect())
    }

    /// The day of the earliest purchase; `None` without any.
    pub fn first_purchase(&self) -> Result<Option<Day>> {
        let day: Option<i64> = self.only(FIRST, [], |row| row.get(0))?;
        Ok(day.and_then(Day::from_number))
    }
}

impl Write<'_> {
    /// Adds a purchase under a new id, which is returned. The caller adds it to the journal.
    pub fn add_purchase(&self, purchase: &Purchase) -> Result<PurchaseId> {
        self.write_purchase(None, purchase, None)
    }

    /// Writes a purchase under its id, over `was`. The caller adds it to the journal.
    pub fn put_purchase(&self, was: Option<&Purchase>, purchase: &Purchase) -> Result<()> {
        let mut country = None;
        if let Some(was) = was {
            if (was.supplier, was.date) == (purchase.supplier, purchase.date) {
                country = self.country_of_purchase(was.id)?;
            }
            self.delete_purchase(was)?;
        }
        self.write_purchase(Some(purchase.id), purchase, country.as_deref()).map(drop)
    }

    /// Deletes a purchase. The caller adds it to the journal.
    pub fn delete_purchase(&self, was: &Purchase) -> Result<()> {
        self.touch(was.date);
        self.run(DELETE, named_params! { ":id": was.id.get() })
    }

    /// Sets the country of all purchases that are dated in open periods to that of their suppliers.
    pub(super) fn follow_countries(&self) -> Result<()> {
        self.list("SELECT id FROM suppliers", [], |row| Ok(SupplierId::new(row.get("id")?)))?
            .into_iter()
            .try_for_each(|id| self.follow_country(id))
    }

    /// Sets the country of the purchases of a supplier that are dated in open periods to that of the supplier.
    pub(super) fn follow_country(&self, supplier: SupplierId) -> Result<()> {
        let mut statement = self.conn.prepare_cached(DAYS_OF_OTHER_COUNTRY)?;
        let params = named_params! { ":supplier": supplier.get() };
        let days = statement.query_map(params, |row| row.get::<_, i64>("day"))?;
        let days: Vec<i64> = days.collect::<rusqlite::Result<_>>()?;
        if days.is_empty() {
            return Ok(());
        }
        let closed = self.closed_periods()?;
        for day in days.into_iter().filter_map(Day::from_number) {
            if closed.closed_on(day).is_none() {
                self.touch(day);
                self.run(
                    SET_COUNTRY,
                    named_params! {
                        ":supplier": supplier.get(), ":day": day.number(),
                    },
                )?;
            }
        }
        Ok(())
    }

    fn write_purchase(
        &self,
        id: Option<PurchaseId>,
        purchase: &Purchase,
        country: Option<&str>,
    ) -> Result<PurchaseId> {
        self.touch(purchase.date);
        self.see_size(purchase.size());
        let number = |number: Option<i64>| ToSqlOutput::Owned(number.map_or(Value::Null, Value::Integer));
        let own = [
            number(id.map(PurchaseId::get)),
            number(Some(purchase.supplier.get())),
            ToSqlOutput::Owned(country.map_or(Value::Null, |country| Value::Text(country.to_owned()))),
            number(Some(checksums::of_purchase(purchase))),
        ];
        let values = params_from_iter(own.into_iter().chain(fields::values(purchase)));
        let done = self.conn.prepare_cached(&ADD)?.execute(values);
        if let Err(error) = done {
            let is_gone = self.get::<Supplier>(purchase.supplier)?.is_none();
            return Err(if is_gone { no_supplier(purchase) } else { error.into() });
        }
        let id = self.conn.last_insert_rowid();
        for (position, line) in (0_i64..).zip(&purchase.lines) {
            self.run(
                ADD_LINE,
                params![
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
                    line.product,
                    line.quantity.ten_thousandths(),
                    line.category,
                ],
            )?;
        }
        if let Some(period) = purchase.corrects {
            let correction = named_params! { ":id": id, ":period": period.to_string() };
            self.run(ADD_CORRECTION, correction)?;
        }
        Ok(PurchaseId::new(id))
    }
}

fn no_supplier(purchase: &Purchase) -> StoreError {
    Error::Invalid {
        what: text!("Purchase {number}", number = &purchase.document),
        problem: text!("its supplier is not in the list any more: choose another"),
    }
    .into()
}
