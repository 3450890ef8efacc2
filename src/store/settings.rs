//! The settings of the shop, one row each.

use rusqlite::functions::{Context, FunctionFlags};
use rusqlite::{Connection, OptionalExtension, named_params};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{JournalChange, Read, Write};
use crate::Result;
use domain::invoice::settings::InvoiceSettings;
use domain::places::address::Address;
use domain::shop::contents::Begun;
use domain::shop::settings::{Currency, DEFAULT_PAGE_SIZE, Shop};
use domain::tax::Prices;
use domain::tax::rules::{Rounding, ShippingTax, TaxRules};
use domain::text::Text;
use domain::text::lenient::yes_or_no;
use domain::time::{Instant, Local, Zone};
use domain::{Error, text};

// By the beginning of their names (`InvoiceSettings::PREFIX`): every report reads the settings, so they are one question.
const OF_INVOICES: &str = "
  SELECT substr(key, 9) AS key, value FROM settings WHERE key >= 'invoice_' AND key < 'invoice`'";
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
    /// All settings; refused when the name, the currency or the time zone cannot be read.
    pub fn shop(&self) -> Result<Shop> {
        let unreadable = |problem: Text| Error::Invalid { what: text!("The shop's settings"), problem };
        let currency = self.setting("currency")?.and_then(|code| Currency::parse(&code));
        let time_zone = self.setting("time_zone")?.and_then(|name| Zone::parse(&name));
        let page_size = self.setting("page_size")?.and_then(|size| size.parse().ok());
        let taxes = TaxRules {
            prices: self
                .setting("prices_include_tax")?
                .and_then(|text| Prices::parse(&text))
                .unwrap_or_default(),
            rounding: self.setting("round_tax")?.and_then(|text| Rounding::parse(&text)).unwrap_or_default(),
            shipping: self
                .setting("shipping_tax_class")?
                .and_then(|text| ShippingTax::parse(&text))
                .unwrap_or_default(),
        };
        let address = Address {
            street: String::new(),
            city: self.setting("city")?.unwrap_or_default(),
            state: self.setting("state")?.unwrap_or_default(),
            postcode: self.setting("postcode")?.unwrap_or_default(),
            country: self.setting("country")?.unwrap_or_default(),
        };
        let mut invoices = InvoiceSettings::default();
        self.each_row(OF_INVOICES, [], |row| {
            let (key, value): (String, String) = (row.get("key")?, row.get("value")?);
            if let Some(setting) = invoices.get_mut(&key) {
                *setting = value;
            }
            Ok(())
        })?;
        Ok(Shop {
            name: self.setting("name")?.ok_or_else(|| unreadable(text!("the name cannot be read")))?,
            currency: currency.ok_or_else(|| unreadable(text!("the currency cannot be read")))?,
            time_zone: time_zone.ok_or_else(|| unreadable(text!("the time zone cannot be read")))?,
            page_size: page_size.unwrap_or(DEFAULT_PAGE_SIZE),
            taxes,
            // A file of before it was a setting has none.
            show_purchases: self
                .setting("show_purchases")?
                .and_then(|text| yes_or_no(&text))
                .unwrap_or_default(),
            address,
            // A file of before it was a setting has none.
            language: self.setting("language")?.unwrap_or_default(),
            invoices,
        })
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
        for ((key, was), (_, became)) in was.entries().into_iter().zip(shop.entries()) {
            self.change_entry(&key, &was, &became)?;
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
        let entries = shop.entries();
        let mut entries = entries.iter().filter(|(key, value)| key != "language" || !value.is_empty());
        entries.try_for_each(|(key, value)| self.set(key, value))
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

    /// Changes a setting, named as in [`Shop::entries`], or what was said of a kind of file; false for one that there is not.
    pub(super) fn change_setting(&self, key: &str, value: &str) -> Result<bool> {
        if key.starts_with(SAID_OF_FILES) {
            return self.change_setting_of_file(key, value).map(|()| true);
        }
        let was = self.shop()?;
        let Some(shop) = was.with(key, value) else { return Ok(false) };
        self.change_shop(&was, &shop).map(|()| true)
    }

    fn set(&self, key: &str, value: &str) -> Result<()> {
        self.run(SET, named_params! { ":key": key, ":value": value })
    }
}
