//! The search for orders by text, product and country. It scans tables in the order of the disk: there are few
//! different item names, so only their ids are compared in each item. The matches stay in a temporary table
//! of the connection until the next write, so that another page does not search again.
//!
//! Orders by the beginning of their number, for the palette, are found by the index of numbers.

use std::cell::RefCell;

use rusqlite::{Connection, OptionalExtension, named_params};

use crate::Read;
use crate::Result;
use domain::ids::ProductId;
use domain::order::query::OrderQuery;
use domain::order::{OrderStatus, OrderSummary};

const PREPARE: &str = "CREATE TEMP TABLE IF NOT EXISTS found_orders (id INTEGER PRIMARY KEY)";
const FORGET: &str = "DELETE FROM temp.found_orders";
const CUSTOMERS: &str = "SELECT id, login, name, email FROM users WHERE role = 'customer'";
const NAMES: &str = "SELECT id, name FROM item_names";
const FIND_NUMBERS: &str = "
  INSERT OR IGNORE INTO temp.found_orders (id) SELECT id FROM orders WHERE instr(lower(number), :text) > 0";
const FIND_CUSTOMERS: &str = "
  INSERT OR IGNORE INTO temp.found_orders (id)
  SELECT o.id FROM json_each(:ids) c CROSS JOIN orders o ON o.customer_id = c.value";
const FIND_NAMES: &str = "
  INSERT OR IGNORE INTO temp.found_orders (id)
  SELECT order_id FROM order_items WHERE name_id IN (SELECT value FROM json_each(:ids))";
const TEXTS: &str = "SELECT order_id AS id, text FROM order_texts";
const REASONS: &str = "
  SELECT order_id AS id, reason FROM refund_reasons JOIN refunds r ON r.id = refund_id WHERE order_id IS NOT NULL";
const FIND_ORDERS: &str = "
  INSERT OR IGNORE INTO temp.found_orders (id) SELECT value FROM json_each(:ids)";
const FIND_PRODUCT: &str = "
  INSERT OR IGNORE INTO temp.found_orders (id) SELECT order_id FROM order_items WHERE product_id = :product";
const KEEP_PRODUCT: &str = "
  DELETE FROM temp.found_orders
  WHERE id NOT IN (SELECT order_id FROM order_items WHERE product_id = :product)";
const FIND_COUNTRY: &str = "
  INSERT OR IGNORE INTO temp.found_orders (id)
  SELECT id FROM orders WHERE country = :country AND country <> ''";
const KEEP_COUNTRY: &str = "
  DELETE FROM temp.found_orders
  WHERE id NOT IN (SELECT id FROM orders WHERE country = :country AND country <> '')";
const COUNT_COUNTRY: &str = "
  SELECT count(*) AS orders FROM (
    SELECT 1 FROM orders WHERE country = :country AND country <> '' AND status <> :trash LIMIT :limit)";
const FIND_ADDED: &str = "
  INSERT OR IGNORE INTO temp.found_orders (id) SELECT id FROM orders WHERE id BETWEEN :first AND :last";
const KEEP_ADDED: &str = "DELETE FROM temp.found_orders WHERE id NOT BETWEEN :first AND :last";
const FIND_DOUBTS: &str = "
  INSERT OR IGNORE INTO temp.found_orders (id) SELECT order_id FROM vat_number_doubts";
const KEEP_DOUBTS: &str =
    "DELETE FROM temp.found_orders WHERE id NOT IN (SELECT order_id FROM vat_number_doubts)";
const FIND_NUMBER: &str = "SELECT id FROM orders INDEXED BY orders_by_number WHERE length(number) = length(:number) AND number = :number";
const KEEP_IDS: &str = "DELETE FROM temp.found_orders WHERE id NOT IN (SELECT value FROM json_each(:ids))";
const NEXT_SHORTER: &str = "
  SELECT length(number) AS length FROM orders INDEXED BY orders_by_number
  WHERE length(number) < :length ORDER BY length(number) DESC LIMIT 1";
const NUMBERED: &str = "
  SELECT id FROM orders INDEXED BY orders_by_number
  WHERE length(number) = :length AND number >= :from AND number < :to ORDER BY number DESC LIMIT :limit";
const VERSION: &str = "PRAGMA data_version";

/// The last search, with the state of the file that it was made in.
#[derive(Debug, Default)]
pub(crate) struct Found(RefCell<Option<Search>>);

#[derive(Debug, Default, PartialEq, Eq)]
struct Search {
    text: String,
    product: Option<ProductId>,
    country: Option<String>,
    added: Option<(i64, i64)>,
    vat_number_doubts: bool,
    numbers: Vec<String>,
    /// SQLite's `total_changes` and `data_version`: writes by this connection and by others.
    changes: u64,
    version: i64,
}

impl Found {
    /// Makes the next search begin anew.
    pub(crate) fn forget(&self) {
        self.0.replace(None);
    }
}

/// Creates the temporary table of matches.
pub(crate) fn prepare(conn: &Connection) -> Result<()> {
    Ok(conn.execute_batch(PREPARE)?)
}

/// The ids as a JSON array, to bind as a parameter.
pub(super) fn json_list(ids: impl IntoIterator<Item = i64>) -> String {
    let ids: Vec<String> = ids.into_iter().map(|id| id.to_string()).collect();
    format!("[{}]", ids.join(","))
}

impl Read<'_> {
    /// Fills `temp.found_orders` with the orders that match the text, the product, the country, the range of row
    /// ids, the doubts and the numbers. False, with no search, when none of them is given.
    pub(super) fn find_orders(&self, query: &OrderQuery) -> Result<bool> {
        let OrderQuery { product, country, added, vat_number_doubts, numbers, .. } = query;
        let (product, country, added, numbers) = (*product, country.clone(), *added, numbers.clone());
        let vat_number_doubts = *vat_number_doubts;
        let text = query.text.trim().to_lowercase();
        let is_all = product.is_none() && country.is_none() && added.is_none() && numbers.is_empty();
        if text.is_empty() && is_all && !vat_number_doubts {
            return Ok(false);
        }
        let mut search =
            Search { text, product, country, added, vat_number_doubts, numbers, ..self.state()? };
        if self.found.0.borrow().as_ref() == Some(&search) {
            return Ok(true);
        }
        self.found.forget();
        self.run(FORGET, [])?;
        // The first condition finds orders, and each further one keeps some of them.
        let mut is_first = search.text.is_empty();
        if !is_first {
            self.find_text(&search.text)?;
        }
        let mut sql_of = |find, keep| if std::mem::take(&mut is_first) { find } else { keep };
        if let Some(product) = product {
            let sql = sql_of(FIND_PRODUCT, KEEP_PRODUCT);
            self.run(sql, named_params! { ":product": product.get() })?;
        }
        if let Some(country) = &search.country {
            let sql = sql_of(FIND_COUNTRY, KEEP_COUNTRY);
            self.run(sql, named_params! { ":country": country })?;
        }
        if let Some((first, last)) = added {
            let sql = sql_of(FIND_ADDED, KEEP_ADDED);
            self.run(sql, named_params! { ":first": first, ":last": last })?;
        }
        if vat_number_doubts {
            self.run(sql_of(FIND_DOUBTS, KEEP_DOUBTS), [])?;
        }
        if !search.numbers.is_empty() {
            let ids = json_list(self.ids_of(&search.numbers)?);
            self.run(sql_of(FIND_ORDERS, KEEP_IDS), named_params! { ":ids": ids })?;
        }
        search.changes = self.conn.total_changes();
        self.found.0.replace(Some(search));
        Ok(true)
    }

    /// The number of orders shipped to a country, by its code, without those in the trash; counted up to `limit`.
    pub fn orders_to(&self, country: &str, limit: i64) -> Result<i64> {
        let trash = OrderStatus::Trash.number();
        let params = named_params! { ":country": country, ":trash": trash, ":limit": limit };
        self.only(COUNT_COUNTRY, params, |row| row.get("orders"))
    }

    /// The orders whose numbers begin with a text, at most `limit`: the one with this number first, then the
    /// others, highest first.
    pub fn orders_numbered(&self, text: &str, limit: usize) -> Result<Vec<OrderSummary>> {
        let exact = i64::try_from(text.chars().count()).unwrap_or(i64::MAX);
        let mut ids = self.numbered(text, exact, 1)?;
        let mut shorter = self.conn.prepare_cached(NEXT_SHORTER)?;
        let mut length = i64::MAX;
        while ids.len() < limit {
            let next = shorter.query_row(named_params! { ":length": length }, |row| row.get("length"));
            match next.optional()? {
                Some(next) if next > exact => length = next,
                _ => break,
            }
            ids.extend(self.numbered(text, length, limit - ids.len())?);
        }
        let orders = ids.into_iter().map(|id| self.order_summary(id)).collect::<Result<Vec<_>>>()?;
        Ok(orders.into_iter().flatten().collect())
    }

    fn numbered(&self, text: &str, length: i64, limit: usize) -> Result<Vec<i64>> {
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        let to = format!("{text}{}", char::MAX);
        let params = named_params! { ":length": length, ":from": text, ":to": to, ":limit": limit };
        self.list(NUMBERED, params, |row| row.get("id"))
    }

    fn state(&self) -> Result<Search> {
        let version = self.conn.query_row(VERSION, [], |row| row.get(0))?;
        let changes = self.conn.total_changes();
        Ok(Search { changes, version, ..Search::default() })
    }

    /// The row ids of the orders of these numbers.
    fn ids_of(&self, numbers: &[String]) -> Result<Vec<i64>> {
        let mut find = self.conn.prepare_cached(FIND_NUMBER)?;
        let mut ids = Vec::new();
        for number in numbers {
            let id = find.query_row(named_params! { ":number": number }, |row| row.get::<_, i64>("id"));
            ids.extend(id.optional()?);
        }
        Ok(ids)
    }

    fn find_text(&self, text: &str) -> Result<()> {
        self.run(FIND_NUMBERS, named_params! { ":text": text })?;
        for (list, find) in
            [(CUSTOMERS, FIND_CUSTOMERS), (NAMES, FIND_NAMES), (TEXTS, FIND_ORDERS), (REASONS, FIND_ORDERS)]
        {
            let mut statement = self.conn.prepare_cached(list)?;
            let columns = statement.column_count();
            let mut ids: Vec<i64> = Vec::new();
            let mut rows = statement.query([])?;
            while let Some(row) = rows.next()? {
                for column in 1..columns {
                    let found = row.get_ref(column)?.as_str().is_ok_and(|name| holds(name, text));
                    if found {
                        ids.push(row.get("id")?);
                        break;
                    }
                }
            }
            if !ids.is_empty() {
                let ids = json_list(ids);
                self.run(find, named_params! { ":ids": ids })?;
            }
        }
        Ok(())
    }
}

/// True for a name that contains a text, which is in lower case, without regard to case.
fn holds(name: &str, text: &str) -> bool {
    if name.is_ascii() {
        let (name, text) = (name.as_bytes(), text.as_bytes());
        return name.windows(text.len()).any(|part| part.eq_ignore_ascii_case(text));
    }
    name.to_lowercase().contains(text)
}
