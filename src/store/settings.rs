//! The settings of the shop, one row each.

use rusqlite::functions::{Context, FunctionFlags};
use rusqlite::{Connection, OptionalExtension, named_params};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{JournalChange, Read, Write};
use crate::Result;
use domain::fielded::Fielded;
use domain::shop::contents::Begun;
use domain::shop::settings::Shop;
use domain::text::Text;
use domain::time::{Instant, Local, Zone};
use domain::{Error, text};

// Every report reads the settings, so they are one question, without what was said of files (`SAID_OF_FILES`).
const OF_SHOP: &str = "
  SELECT key, value FROM settings WHERE key < 'file: ' UNION ALL
  SELECT key, value FROM settings WHERE key >= 'file;'";
const READ: &str = "SELECT value FROM settings WHERE key = :key";
/// The beginning of the names of what was said of files.
pub const SAID_OF_FILES: &str = "file: ";
pub(super) const SET: &str = "
  INSERT INTO settings (key, value) VALUES (:key, :value)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value";

/// A purchase has a supplier.
const BEGUN: &str = "
  SELECT EXISTS (SELECT 1 FROM tax_rates LIMIT 1) AS rates,
    EXISTS (SELECT 1 FROM products LIMIT 1) AS products,
    EXISTS (SELECT 1 FROM orders LIMIT 1) AS orders, EXISTS (SELECT id FROM products WHERE cost <> '') AS costs,
    EXISTS (SELECT 1 FROM suppliers LIMIT 1) OR EXISTS (SELECT 1 FROM entered_amounts LIMIT 1)
      OR EXISTS (SELECT 1 FROM period_records WHERE filed = 1 LIMIT 1) AS purchases,
    EXISTS (SELECT 1 FROM invoices LIMIT 1) AS invoices";

const MOVE: [&str; 3] = [
    "UPDATE orders SET day = local_day(placed_at), second = local_second(placed_at)",
    "UPDATE refunds SET day = local_day(refunded_at), second = local_second(refunded_at)",
    "UPDATE users SET registered_day = local_day(registered_at), registered_second = local_second(registered_at)",
];

impl Read<'_> {
    /// All settings; refused when one that there must be cannot be read. Another one that cannot be read has its default.
    pub fn shop(&self) -> Result<Shop> {
        let (mut shop, mut read) = (Shop::default(), Vec::new());
        self.each_row(OF_SHOP, [], |row| {
            let (key, value): (String, String) = (row.get("key")?, row.get("value")?);
            if let Some(field) = Shop::field(&key).filter(|field| field.slot(&mut shop).take_text(&value)) {
                read.push(field.key);
            }
            Ok(())
        })?;
        match Shop::FIELDS.iter().find(|field| field.is_required && !read.contains(&field.key)) {
            None => Ok(shop),
            Some(field) => {
                let problem = text!("{setting} cannot be read", setting = Text::new(field.heading));
                Err(Error::Invalid { what: text!("The shop's settings"), problem }.into())
            }
        }
    }

    /// What there is any of.
    pub fn begun(&self) -> Result<Begun> {
        self.only(BEGUN, [], |row| {
            Ok(Begun {
                rates: row.get("rates")?,
                products: row.get("products")?,
                orders: row.get("orders")?,
                costs: row.get("costs")?,
                purchases: row.get("purchases")?,
                invoices: row.get("invoices")?,
            })
        })
    }

    /// What was said of a kind of file, by the name under which it was kept. What another version of the program kept, and
    /// this one cannot read, was not said.
    pub fn said_of_file<T: DeserializeOwned>(&self, name: &str) -> Result<Option<T>> {
        let said = self.setting(&format!("{SAID_OF_FILES}{name}"))?;
        Ok(said.and_then(|document| serde_json::from_str(&document).ok()))
    }

    pub(super) fn setting(&self, key: &str) -> Result<Option<String>> {
        setting(self.conn, key)
    }
}

pub(super) fn setting(conn: &Connection, key: &str) -> Result<Option<String>> {
    let mut statement = conn.prepare_cached(READ)?;
    Ok(statement.query_row(named_params! { ":key": key }, |row| row.get("value")).optional()?)
}

impl Write<'_> {
    /// Changes the settings that differ, and adds each to the journal. With another time zone, all orders,
    /// refunds and registrations get their local day and second in it.
    pub fn change_shop(&self, was: &Shop, shop: &Shop) -> Result<()> {
        for (field, was, became) in was.differences(shop) {
            self.change_entry(field.key, &was, &became)?;
        }
        if was.time_zone == shop.time_zone { Ok(()) } else { self.move_to_zone(shop.time_zone) }
    }

    fn move_to_zone(&self, zone: Zone) -> Result<()> {
        let flags = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC;
        let local = move |context: &Context<'_>| -> rusqlite::Result<Local> {
            Ok(zone.local(Instant::from_seconds(context.get(0)?)))
        };
        self.conn
            .create_scalar_function("local_day", 1, flags, move |context| Ok(local(context)?.day.number()))?;
        self.conn
            .create_scalar_function("local_second", 1, flags, move |context| Ok(local(context)?.second))?;
        self.touch_every_day()?;
        for sql in MOVE {
            self.conn.execute(sql, [])?;
        }
        self.touch_every_day()?;
        self.conn.remove_function("local_day", 1)?;
        Ok(self.conn.remove_function("local_second", 1)?)
    }

    /// Writes all settings of a new shop.
    pub fn set_shop(&self, shop: &Shop) -> Result<()> {
        shop.entries().try_for_each(|(field, value)| self.set(field.key, &value))
    }

    /// Keeps what was said of a kind of file, or forgets it.
    pub fn say_of_file<T: Serialize>(&self, name: &str, said: Option<&T>) -> Result<()> {
        let document = said.map(serde_json::to_string).transpose();
        let document = document
            .map_err(|cause| Error::storage(text!("Writing what was said about a file"), cause))?
            .unwrap_or_default();
        self.change_setting_of_file(&format!("{SAID_OF_FILES}{name}"), &document)
    }

    fn change_setting_of_file(&self, key: &str, value: &str) -> Result<()> {
        self.change_entry(key, &self.setting(key)?.unwrap_or_default(), value)
    }

    /// Writes a setting that differs, and adds it to the journal.
    fn change_entry(&self, key: &str, was: &str, became: &str) -> Result<()> {
        if was != became {
            self.set(key, became)?;
            self.record(JournalChange::setting(key, was, became));
        }
        Ok(())
    }

    /// Changes a setting, by its key, or what was said of a kind of file; false for one that there is not.
    pub(super) fn change_setting(&self, key: &str, value: &str) -> Result<bool> {
        if key.starts_with(SAID_OF_FILES) {
            return self.change_setting_of_file(key, value).map(|()| true);
        }
        let was = self.shop()?;
        let Some(shop) = was.clone().with(key, value) else { return Ok(false) };
        self.change_shop(&was, &shop).map(|()| true)
    }

    fn set(&self, key: &str, value: &str) -> Result<()> {
        self.run(SET, named_params! { ":key": key, ":value": value })
    }
}
