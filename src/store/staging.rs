//! Sales lines on their way into the books. An import of lines puts them aside here first, in temporary
//! tables beside the shop file, since the lines of one invoice may stand far apart in a file and what is
//! known about a product or a customer depends on all of them. SQLite keeps what does not fit its cache
//! on disk, so a file of any size needs the same memory. Nothing of it is left in the shop file.
//!
//! Lines are numbered in the order they are staged; an invoice stands where its first line stood.
//!
//! These are the statements that run once for each of millions of lines: they stay prepared, and what
//! they take and give goes by position, in the order in which their text names it.

use std::collections::HashMap;

use rusqlite::{CachedStatement, OptionalExtension, Row, named_params, params};

use super::Write;
use crate::domain::Result;
use crate::domain::money::Money;
use crate::domain::quantity::Quantity;
use crate::domain::sales_line::{LineKind, SalesLine};
use crate::domain::time::{DAY_SECONDS, Day, Local};

const PREPARE: &str = "
  CREATE TEMP TABLE IF NOT EXISTS staged_invoices (place INTEGER PRIMARY KEY, invoice TEXT NOT NULL UNIQUE);
  CREATE TEMP TABLE IF NOT EXISTS staged_lines (
    place INTEGER NOT NULL, line INTEGER NOT NULL, kind INTEGER NOT NULL,
    code TEXT NOT NULL, description TEXT NOT NULL, quantity INTEGER NOT NULL, total INTEGER NOT NULL,
    day INTEGER NOT NULL, second INTEGER NOT NULL, customer TEXT NOT NULL, country TEXT NOT NULL,
    PRIMARY KEY (place, line)
  ) WITHOUT ROWID;
  CREATE TEMP TABLE IF NOT EXISTS staged_customers (customer TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
  DELETE FROM temp.staged_customers;
  DELETE FROM temp.staged_invoices;
  DELETE FROM temp.staged_lines;";
const FORGET: &str =
    "DROP TABLE temp.staged_lines; DROP TABLE temp.staged_invoices; DROP TABLE temp.staged_customers;";
const PLACE: &str = "SELECT place FROM temp.staged_invoices WHERE invoice = :invoice";
const ADD_INVOICE: &str = "INSERT INTO temp.staged_invoices (place, invoice) VALUES (:place, :invoice)";
const ADD_LINE: &str = "
  INSERT INTO temp.staged_lines
    (place, line, kind, code, description, quantity, total, day, second, customer, country)
  VALUES (:place, :line, :kind, :code, :description, :quantity, :total, :day, :second, :customer, :country)";
const COUNT: &str = "SELECT count(*) FROM temp.staged_invoices";
const ADD_CUSTOMER: &str = "
  INSERT INTO temp.staged_customers (customer, at) VALUES (:customer, :at)
  ON CONFLICT (customer) DO UPDATE SET at = min(at, excluded.at)";
const CUSTOMERS: &str = "SELECT customer, at FROM temp.staged_customers ORDER BY at, customer";
const LINES: &str = "
  SELECT invoice, line, kind, code, description, quantity, total, day, second, customer, country
  FROM temp.staged_lines l CROSS JOIN temp.staged_invoices i ON i.place = l.place ORDER BY l.place, l.line";

/// Customers that are kept in memory before they are put aside too.
const CUSTOMERS_AT_HAND: usize = 50_000;

/// Sales lines put aside, to be taken back sorted. Made by [`Write::staging`].
pub struct Staging<'w, 'c> {
    write: &'w Write<'c>,
    add: CachedStatement<'c>,
    place: CachedStatement<'c>,
    add_invoice: CachedStatement<'c>,
    lines: i64,
    /// The invoice of the line staged last, and its place.
    last: Option<(String, i64)>,
    /// The description of each product code, and how well it names the product: less is better.
    products: HashMap<String, ((u8, i64), String)>,
    /// The first second of customers, counted from 1970.
    customers: HashMap<String, i64>,
}

impl<'c> Write<'c> {
    /// An empty place to put sales lines aside.
    pub fn staging(&self) -> Result<Staging<'_, 'c>> {
        let conn = self.read.conn;
        conn.execute_batch(PREPARE)?;
        Ok(Staging {
            write: self,
            add: conn.prepare_cached(ADD_LINE)?,
            place: conn.prepare_cached(PLACE)?,
            add_invoice: conn.prepare_cached(ADD_INVOICE)?,
            lines: 0,
            last: None,
            products: HashMap::new(),
            customers: HashMap::new(),
        })
    }
}

impl Staging<'_, '_> {
    /// Puts a line aside.
    pub fn add(&mut self, line: &SalesLine) -> Result<()> {
        self.lines += 1;
        let place = self.place_of(&line.invoice)?;
        self.add.execute(params![
            place,
            self.lines,
            line.kind.number(),
            line.code,
            line.description,
            line.quantity.ten_thousandths(),
            line.total.ten_thousandths(),
            line.at.day.number(),
            line.at.second,
            line.customer,
            line.country,
        ])?;
        self.see_product(line);
        self.see_customer(line)
    }

    /// The first description on a line that sells for money names a product; failing that the first on a
    /// line that sells, then any.
    fn see_product(&mut self, line: &SalesLine) {
        if line.code.is_empty() {
            return;
        }
        let preference = match line {
            _ if line.description.is_empty() => 3,
            _ if line.kind != LineKind::Sale => 2,
            _ if line.total <= Money::ZERO => 1,
            _ => 0,
        };
        let better = (preference, self.lines);
        match self.products.get_mut(&line.code) {
            Some(known) if known.0 <= better => {}
            Some(known) => *known = (better, line.description.clone()),
            None => _ = self.products.insert(line.code.clone(), (better, line.description.clone())),
        }
    }

    fn see_customer(&mut self, line: &SalesLine) -> Result<()> {
        if line.customer.is_empty() {
            return Ok(());
        }
        let at = line.at.day.number() * i64::from(DAY_SECONDS) + i64::from(line.at.second);
        if let Some(first) = self.customers.get_mut(&line.customer) {
            *first = at.min(*first);
            return Ok(());
        }
        if self.customers.len() == CUSTOMERS_AT_HAND {
            self.put_customers()?;
        }
        self.customers.insert(line.customer.clone(), at);
        Ok(())
    }

    fn put_customers(&mut self) -> Result<()> {
        let mut add = self.write.conn.prepare_cached(ADD_CUSTOMER)?;
        // In which order they are put makes no difference: they are taken back sorted.
        self.customers.drain().try_for_each(|(customer, at)| add.execute(params![customer, at]).map(drop))?;
        Ok(())
    }

    /// How many invoices the lines belong to.
    pub fn invoice_count(&self) -> Result<i64> {
        Ok(self.write.conn.prepare_cached(COUNT)?.query_row([], |row| row.get(0))?)
    }

    /// Each product code with the description that names it best, those that sold first.
    pub fn each_product(&self, mut visit: impl FnMut(&str, &str) -> Result<()>) -> Result<()> {
        let mut products: Vec<_> = self.products.iter().collect();
        products.sort_unstable_by_key(|(_, (preference, _))| *preference);
        products.into_iter().try_for_each(|(code, (_, description))| visit(code, description))
    }

    /// Each customer with the time of their first line, in that order.
    pub fn each_customer(&mut self, mut visit: impl FnMut(&str, Local) -> Result<()>) -> Result<()> {
        self.put_customers()?;
        let mut statement = self.write.conn.prepare_cached(CUSTOMERS)?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            let (customer, at): (String, i64) = (row.get(0)?, row.get(1)?);
            let seconds = i64::from(DAY_SECONDS);
            let day = at.div_euclid(seconds);
            let day = Day::from_number(day).ok_or(rusqlite::Error::IntegralValueOutOfRange(1, day))?;
            let second = u32::try_from(at.rem_euclid(seconds)).unwrap_or_default();
            visit(&customer, Local { day, second })?;
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
        let conn = self.write.read.conn;
        drop(self);
        Ok(conn.execute_batch(FORGET)?)
    }

    fn place_of(&mut self, invoice: &str) -> Result<i64> {
        if let Some((_, place)) = self.last.as_ref().filter(|(last, _)| last == invoice) {
            return Ok(*place);
        }
        let found =
            self.place.query_row(named_params! { ":invoice": invoice }, |row| row.get(0)).optional()?;
        let place = found.unwrap_or(self.lines);
        if found.is_none() {
            self.add_invoice.execute(params![place, invoice])?;
        }
        self.last = Some((invoice.to_owned(), place));
        Ok(place)
    }
}

fn sales_line(row: &Row<'_>) -> rusqlite::Result<SalesLine> {
    let kind: i64 = row.get(2)?;
    let day: i64 = row.get(7)?;
    Ok(SalesLine {
        line: row.get::<_, i64>(1)?.unsigned_abs(),
        kind: LineKind::from_number(kind).ok_or(rusqlite::Error::IntegralValueOutOfRange(2, kind))?,
        invoice: row.get(0)?,
        code: row.get(3)?,
        description: row.get(4)?,
        quantity: Quantity::from_ten_thousandths(row.get(5)?),
        total: Money::from_ten_thousandths(row.get(6)?),
        at: Local {
            day: Day::from_number(day).ok_or(rusqlite::Error::IntegralValueOutOfRange(7, day))?,
            second: row.get(8)?,
        },
        customer: row.get(9)?,
        country: row.get(10)?,
    })
}
