//! Sales lines on their way into the books. An import of lines puts them aside here first, in temporary
//! tables beside the shop file, since the lines of one invoice may stand far apart in a file and what is
//! known about a product or a customer depends on all of them. SQLite keeps what does not fit its cache
//! on disk, so a file of any size needs the same memory. Nothing of it is left in the shop file.
//!
//! Lines are numbered in the order they are staged; an invoice stands where its first line stood.

use rusqlite::{OptionalExtension, Row, named_params};

use super::Write;
use super::orders::{local, money, quantity};
use crate::domain::Result;
use crate::domain::sales_line::{LineKind, SalesLine};
use crate::domain::time::Local;

const PREPARE: &str = "
  CREATE TEMP TABLE IF NOT EXISTS staged_invoices (place INTEGER PRIMARY KEY, invoice TEXT NOT NULL UNIQUE);
  CREATE TEMP TABLE IF NOT EXISTS staged_lines (
    place INTEGER NOT NULL, line INTEGER NOT NULL, kind INTEGER NOT NULL,
    code TEXT NOT NULL, description TEXT NOT NULL, quantity INTEGER NOT NULL, total INTEGER NOT NULL,
    day INTEGER NOT NULL, second INTEGER NOT NULL, customer TEXT NOT NULL, country TEXT NOT NULL,
    PRIMARY KEY (place, line)
  ) WITHOUT ROWID;
  DELETE FROM temp.staged_invoices;
  DELETE FROM temp.staged_lines;";
const FORGET: &str = "DROP TABLE temp.staged_lines; DROP TABLE temp.staged_invoices;";
const PLACE: &str = "SELECT place FROM temp.staged_invoices WHERE invoice = :invoice";
const ADD_INVOICE: &str = "INSERT INTO temp.staged_invoices (place, invoice) VALUES (:place, :invoice)";
const ADD_LINE: &str = "
  INSERT INTO temp.staged_lines
    (place, line, kind, code, description, quantity, total, day, second, customer, country)
  VALUES (:place, :line, :kind, :code, :description, :quantity, :total, :day, :second, :customer, :country)";
const COUNT: &str = "SELECT count(*) FROM temp.staged_invoices";
// The first description on a line that sells for money names a product; failing that the first on a line
// that sells, then any. A grouped query gives the row of its minimum.
const PRODUCTS: &str = "
  SELECT code, description, min(preference) AS preference
  FROM (
    SELECT code, description, line + 1000000000000 *
      CASE WHEN description = '' THEN 3 WHEN kind <> 0 THEN 2 WHEN total <= 0 THEN 1 ELSE 0 END AS preference
    FROM temp.staged_lines WHERE code <> ''
  )
  GROUP BY code ORDER BY preference";
const CUSTOMERS: &str = "
  SELECT customer, day, second, min(day * 86400 + second) AS at
  FROM temp.staged_lines WHERE customer <> '' GROUP BY customer ORDER BY at, customer";
const LINES: &str = "
  SELECT invoice, line, kind, code, description, quantity, total, day, second, customer, country
  FROM temp.staged_lines l CROSS JOIN temp.staged_invoices i ON i.place = l.place ORDER BY l.place, l.line";

/// Sales lines put aside, to be taken back sorted. Made by [`Write::staging`].
pub struct Staging<'w, 'c> {
    write: &'w Write<'c>,
    lines: i64,
    /// The invoice of the line staged last, and its place.
    last: Option<(String, i64)>,
}

impl<'c> Write<'c> {
    /// An empty place to put sales lines aside.
    pub fn staging(&self) -> Result<Staging<'_, 'c>> {
        self.conn.execute_batch(PREPARE)?;
        Ok(Staging { write: self, lines: 0, last: None })
    }
}

impl Staging<'_, '_> {
    /// Puts a line aside.
    pub fn add(&mut self, line: &SalesLine) -> Result<()> {
        self.lines += 1;
        let place = self.place_of(&line.invoice)?;
        self.write.conn.prepare_cached(ADD_LINE)?.execute(named_params! {
            ":place": place,
            ":line": self.lines,
            ":kind": line.kind.number(),
            ":code": line.code,
            ":description": line.description,
            ":quantity": line.quantity.ten_thousandths(),
            ":total": line.total.ten_thousandths(),
            ":day": line.at.day.number(),
            ":second": line.at.second,
            ":customer": line.customer,
            ":country": line.country,
        })?;
        Ok(())
    }

    /// How many invoices the lines belong to.
    pub fn invoice_count(&self) -> Result<i64> {
        Ok(self.write.conn.prepare_cached(COUNT)?.query_row([], |row| row.get(0))?)
    }

    /// Each product code with the description that names it best, those that sold first.
    pub fn each_product(&self, mut visit: impl FnMut(&str, &str) -> Result<()>) -> Result<()> {
        let mut statement = self.write.conn.prepare_cached(PRODUCTS)?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            let (code, description): (String, String) = (row.get("code")?, row.get("description")?);
            visit(&code, &description)?;
        }
        Ok(())
    }

    /// Each customer with the time of their first line, in that order.
    pub fn each_customer(&self, mut visit: impl FnMut(&str, Local) -> Result<()>) -> Result<()> {
        let mut statement = self.write.conn.prepare_cached(CUSTOMERS)?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            let customer: String = row.get("customer")?;
            visit(&customer, local(row)?)?;
        }
        Ok(())
    }

    /// The lines of each invoice, together, in the order of their first lines.
    pub fn each_invoice(&self, mut visit: impl FnMut(&[SalesLine]) -> Result<()>) -> Result<()> {
        let mut statement = self.write.conn.prepare_cached(LINES)?;
        let mut rows = statement.query([])?;
        let mut invoice: Vec<SalesLine> = Vec::new();
        while let Some(row) = rows.next()? {
            let line = sales_line(row)?;
            if invoice.first().is_some_and(|first| first.invoice != line.invoice) {
                visit(&invoice)?;
                invoice.clear();
            }
            invoice.push(line);
        }
        if invoice.is_empty() { Ok(()) } else { visit(&invoice) }
    }

    /// Throws the lines away.
    pub fn finish(self) -> Result<()> {
        Ok(self.write.conn.execute_batch(FORGET)?)
    }

    fn place_of(&mut self, invoice: &str) -> Result<i64> {
        if let Some((_, place)) = self.last.as_ref().filter(|(last, _)| last == invoice) {
            return Ok(*place);
        }
        let conn = self.write.conn;
        let params = named_params! { ":invoice": invoice };
        let found = conn.prepare_cached(PLACE)?.query_row(params, |row| row.get("place")).optional()?;
        let place = found.unwrap_or(self.lines);
        if found.is_none() {
            conn.prepare_cached(ADD_INVOICE)?
                .execute(named_params! { ":place": place, ":invoice": invoice })?;
        }
        self.last = Some((invoice.to_owned(), place));
        Ok(place)
    }
}

fn sales_line(row: &Row<'_>) -> rusqlite::Result<SalesLine> {
    let kind: i64 = row.get("kind")?;
    Ok(SalesLine {
        line: row.get::<_, i64>("line")?.unsigned_abs(),
        kind: LineKind::from_number(kind).ok_or(rusqlite::Error::IntegralValueOutOfRange(2, kind))?,
        invoice: row.get("invoice")?,
        code: row.get("code")?,
        description: row.get("description")?,
        quantity: quantity(row, "quantity")?,
        at: local(row)?,
        total: money(row, "total")?,
        customer: row.get("customer")?,
        country: row.get("country")?,
    })
}
