//! The shop's own settings, one row each.

use rusqlite::{OptionalExtension, named_params};

use super::{Read, Write};
use crate::domain::settings::{Currency, DEFAULT_PAGE_SIZE, Shop};
use crate::domain::time::Zone;
use crate::domain::{Error, Result};

const READ: &str = "SELECT value FROM settings WHERE key = :key";
const SET: &str = "
  INSERT INTO settings (key, value) VALUES (:key, :value)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value";

impl Read<'_> {
    /// The shop.
    pub fn shop(&self) -> Result<Shop> {
        let unreadable = |what: &str| Error::Invalid {
            what: "The shop's settings".to_owned(),
            problem: format!("the {what} cannot be read"),
        };
        let currency = self.setting("currency")?.and_then(|code| Currency::parse(&code));
        let time_zone = self.setting("time_zone")?.and_then(|name| Zone::parse(&name));
        let page_size = self.setting("page_size")?.and_then(|size| size.parse().ok());
        Ok(Shop {
            name: self.setting("name")?.ok_or_else(|| unreadable("name"))?,
            currency: currency.ok_or_else(|| unreadable("currency"))?,
            time_zone: time_zone.ok_or_else(|| unreadable("time zone"))?,
            page_size: page_size.unwrap_or(DEFAULT_PAGE_SIZE),
        })
    }

    fn setting(&self, key: &str) -> Result<Option<String>> {
        let mut statement = self.conn.prepare_cached(READ)?;
        Ok(statement.query_row(named_params! { ":key": key }, |row| row.get("value")).optional()?)
    }
}

impl Write<'_> {
    /// Sets everything about the shop.
    pub fn set_shop(&self, shop: &Shop) -> Result<()> {
        self.set("name", &shop.name)?;
        self.set("currency", shop.currency.code())?;
        self.set("time_zone", shop.time_zone.name())?;
        self.set("page_size", &shop.page_size.to_string())
    }

    fn set(&self, key: &str, value: &str) -> Result<()> {
        self.conn.prepare_cached(SET)?.execute(named_params! { ":key": key, ":value": value })?;
        Ok(())
    }
}
