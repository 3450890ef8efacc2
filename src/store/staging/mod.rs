//! The staging of sales lines for an import. The lines of one invoice may be far apart in a file, and what is
//! known of a product or a customer depends on all lines, so they are first written to temporary tables.
//! SQLite keeps on disk what does not fit in its cache, so a file of any size needs the same memory. The shop
//! file itself gets nothing of it.
//!
//! Runs are numbered by the lines before them; invoices are sorted by their first lines. Consecutive lines of an
//! invoice, as nearly all are, form one row: a packed run.
//!
//! The statements here run for each of a million invoices: they stay prepared, and parameters and columns are
//! used by position.

mod run_codec;

use std::collections::HashMap;

use rusqlite::{CachedStatement, params};

use super::Write;
use crate::Result;
use domain::money::Money;
use domain::order::sales_line::{LineKind, SalesLine};
use domain::text::beginning;
use domain::time::{DAY_SECONDS, Day, Local};
use domain::{Error, text};
use run_codec::{pack, unpack};

const PREPARE: &str = "
  CREATE TEMP TABLE IF NOT EXISTS staged_invoices (invoice TEXT PRIMARY KEY, place INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TEMP TABLE IF NOT EXISTS staged_runs (
    place INTEGER NOT NULL, line INTEGER NOT NULL, lines BLOB NOT NULL, PRIMARY KEY (place, line)
  ) WITHOUT ROWID;
  CREATE TEMP TABLE IF NOT EXISTS staged_customers (customer TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
  DELETE FROM temp.staged_customers;
  DELETE FROM temp.staged_invoices;
  DELETE FROM temp.staged_runs;";
const FORGET: &str =
    "DROP TABLE temp.staged_runs; DROP TABLE temp.staged_invoices; DROP TABLE temp.staged_customers;";
const ADD_INVOICE: &str = "
  INSERT INTO temp.staged_invoices (invoice, place) VALUES (:invoice, :place) ON CONFLICT (invoice) DO NOTHING";
const PLACE: &str = "SELECT place FROM temp.staged_invoices WHERE invoice = :invoice";
const ADD_RUN: &str = "INSERT INTO temp.staged_runs (place, line, lines) VALUES (:place, :line, :lines)";
const COUNT: &str = "SELECT count(*) FROM temp.staged_invoices";
const ADD_CUSTOMER: &str = "
  INSERT INTO temp.staged_customers (customer, at) VALUES (:customer, :at)
  ON CONFLICT (customer) DO UPDATE SET at = min(at, excluded.at)";
const CUSTOMERS: &str = "SELECT customer, at FROM temp.staged_customers ORDER BY at, customer";
const RUNS: &str = "SELECT place, lines FROM temp.staged_runs ORDER BY place, line";

/// The most customers in memory before they are written to their table.
const CUSTOMERS_AT_HAND: usize = 50_000;
/// The length of a run, in bytes, after which it is written even if the next line belongs to it.
const LONG_RUN: usize = 1 << 16;
/// The largest invoice, in packed bytes, which is some hundred thousand lines; an invoice is read as a whole.
const LARGEST_INVOICE: usize = 16 << 20;

/// Staged sales lines, to be read by invoice. Made by [`Write::staging`].
pub struct Staging<'w, 'c> {
    write: &'w Write<'c>,
    add_run: CachedStatement<'c>,
    place: CachedStatement<'c>,
    add_invoice: CachedStatement<'c>,
    lines: i64,
    /// The open run: its invoice, the number of its first line, and its packed lines.
    run: (String, i64, Vec<u8>),
    /// The description of each product code, with its rank (lower is better) and line.
    products: HashMap<String, ((u8, i64), String)>,
    /// The time of each customer's first line, in seconds since 1970 by the shop's clock.
    customers: HashMap<String, i64>,
}

impl<'c> Write<'c> {
    /// Creates the staging tables, or empties them.
    pub fn staging(&self) -> Result<Staging<'_, 'c>> {
        let conn = self.read.conn;
        conn.execute_batch(PREPARE)?;
        Ok(Staging {
            write: self,
            add_run: conn.prepare_cached(ADD_RUN)?,
            place: conn.prepare_cached(PLACE)?,
            add_invoice: conn.prepare_cached(ADD_INVOICE)?,
            lines: 0,
            run: (String::new(), 0, Vec::new()),
            products: HashMap::new(),
            customers: HashMap::new(),
        })
    }
}

impl Staging<'_, '_> {
    /// Stages a line.
    pub fn add(&mut self, line: &SalesLine) -> Result<()> {
        self.lines += 1;
        let (invoice, _, packed) = &self.run;
        if *invoice != line.invoice || packed.len() > LONG_RUN {
            self.put_run()?;
            self.run.0.clone_from(&line.invoice);
            self.run.1 = self.lines;
        }
        pack(line, &mut self.run.2);
        self.see_product(line);
        self.see_customer(line)
    }

    /// Chooses the description of a product: that of the first sale for money, else of the first sale, else
    /// of any line.
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
        // The order of the inserts does not matter, since the customers are read sorted.
        self.customers.drain().try_for_each(|(customer, at)| add.execute(params![customer, at]).map(drop))?;
        Ok(())
    }

    /// Writes the open run. A further run of an invoice gets the place of the first.
    fn put_run(&mut self) -> Result<()> {
        let (invoice, first, packed) = &self.run;
        if packed.is_empty() {
            return Ok(());
        }
        let is_new = self.add_invoice.execute(params![invoice, first])? > 0;
        let place: i64 =
            if is_new { *first } else { self.place.query_row(params![invoice], |row| row.get(0))? };
        self.add_run.execute(params![place, first, packed])?;
        self.run.2.clear();
        Ok(())
    }

    /// Writes the last run and returns the number of invoices.
    pub fn end(&mut self) -> Result<i64> {
        self.put_run()?;
        Ok(self.write.conn.prepare_cached(COUNT)?.query_row([], |row| row.get(0))?)
    }

    /// Calls `visit` for each product code with its description, those with a sale for money first.
    pub fn each_product(&self, mut visit: impl FnMut(&str, &str) -> domain::Result<()>) -> Result<()> {
        let mut products: Vec<_> = self.products.iter().collect();
        products.sort_unstable_by_key(|(_, (preference, _))| *preference);
        Ok(products.into_iter().try_for_each(|(code, (_, description))| visit(code, description))?)
    }

    /// Calls `visit` for each customer with the time of their first line, by that time.
    pub fn each_customer(&mut self, mut visit: impl FnMut(&str, Local) -> domain::Result<()>) -> Result<()> {
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

    /// Calls `visit` with all lines of each invoice, in the order of their first lines.
    pub fn each_invoice(
        &self,
        mut visit: impl FnMut(&[SalesLine<&str>]) -> domain::Result<()>,
    ) -> Result<()> {
        let mut statement = self.write.conn.prepare_cached(RUNS)?;
        let mut rows = statement.query([])?;
        let mut invoice = Vec::new();
        let mut last = None;
        while let Some(row) = rows.next()? {
            let place: i64 = row.get(0)?;
            if last.is_some_and(|last| last != place) {
                visit(&unpack(&invoice)?)?;
                invoice.clear();
            }
            last = Some(place);
            if invoice.len() > LARGEST_INVOICE {
                let lines = unpack(&invoice)?;
                let name = lines.first().map_or("", |line| line.invoice);
                let problem = text!("at most {count} lines are read of each", count = lines.len());
                let what = text!("Invoice {name}", name = beginning(name));
                return Err(Error::Invalid { what, problem }.into());
            }
            let packed = row.get_ref(1)?;
            invoice.extend(packed.as_blob().map_err(rusqlite::Error::from)?);
        }
        if invoice.is_empty() { Ok(()) } else { Ok(visit(&unpack(&invoice)?)?) }
    }

    /// Drops the staging tables.
    pub fn finish(self) -> Result<()> {
        let conn = self.write.read.conn;
        drop(self);
        Ok(conn.execute_batch(FORGET)?)
    }
}
