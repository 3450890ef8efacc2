//! The nonces of signed requests, so that each request is accepted once. They are not in the journal, since
//! they are no part of the books.

use rusqlite::{OptionalExtension, named_params};

use super::{Read, Write};
use crate::domain::ids::KeyId;
use crate::domain::key::Nonce;
use crate::store::Result;

const IS_USED: &str = "
  SELECT 1 FROM nonces WHERE timestamp = :timestamp AND key_id = :key_id AND nonce = :nonce";
const ENTER: &str = "
  INSERT OR IGNORE INTO nonces (timestamp, key_id, nonce)
  SELECT :timestamp, id, :nonce FROM api_keys WHERE id = :key_id AND signed_from <= :timestamp";
const OLDEST: &str = "SELECT min(timestamp) FROM nonces";
/// The latest timestamp beyond the limit of nonces.
const BEYOND: &str = "SELECT timestamp FROM nonces ORDER BY timestamp DESC LIMIT 1 OFFSET :most";
const REFUSE_OLDER: &str = "
  WITH latest AS (
    SELECT key_id, max(timestamp) + 1 AS after FROM nonces WHERE timestamp < :before GROUP BY key_id
  )
  UPDATE api_keys SET signed_from = max(signed_from, latest.after) FROM latest WHERE id = latest.key_id";
const FORGET: &str = "DELETE FROM nonces WHERE timestamp < :before";
const ALL: &str = "SELECT timestamp, key_id, nonce FROM nonces ORDER BY timestamp, key_id, nonce";
const SIGNED_FROM: &str = "SELECT id, signed_from FROM api_keys ORDER BY id";
const RAISE: &str = "UPDATE api_keys SET signed_from = max(signed_from, :from) WHERE id = :id";

/// The nonces of a file, and the earliest accepted timestamp of each key.
#[derive(Debug, Clone, Default)]
pub struct Nonces {
    entered: Vec<(KeyId, Nonce)>,
    signed_from: Vec<(KeyId, i64)>,
}

impl Read<'_> {
    /// True when a request with this nonce of the key was accepted before.
    pub fn is_nonce_used(&self, key: KeyId, nonce: Nonce) -> Result<bool> {
        Ok(self.conn.prepare_cached(IS_USED)?.exists(named_params! {
            ":timestamp": nonce.timestamp, ":key_id": key.get(), ":nonce": nonce.digest,
        })?)
    }

    /// All nonces and earliest timestamps.
    pub fn nonces(&self) -> Result<Nonces> {
        let mut all = self.conn.prepare(ALL)?;
        let entered = all.query_map([], |row| {
            let nonce = Nonce { timestamp: row.get("timestamp")?, digest: row.get("nonce")? };
            Ok((KeyId::new(row.get("key_id")?), nonce))
        })?;
        let entered = entered.collect::<rusqlite::Result<_>>()?;
        let mut keys = self.conn.prepare(SIGNED_FROM)?;
        let signed_from =
            keys.query_map([], |row| Ok((KeyId::new(row.get("id")?), row.get("signed_from")?)))?;
        Ok(Nonces { entered, signed_from: signed_from.collect::<rusqlite::Result<_>>()? })
    }
}

impl Write<'_> {
    /// Stores a nonce of a key; false when it is stored already, or is too old to know.
    pub fn enter_nonce(&self, key: KeyId, nonce: Nonce) -> Result<bool> {
        let entered = self.conn.prepare_cached(ENTER)?.execute(named_params! {
            ":timestamp": nonce.timestamp, ":key_id": key.get(), ":nonce": nonce.digest,
        })?;
        Ok(entered > 0)
    }

    /// Deletes nonces before this timestamp, and the oldest where there are more than `most`. Requests with a
    /// deleted nonce's timestamp or an older one are refused from then on.
    pub fn forget_nonces(&self, before: i64, most: i64) -> Result<()> {
        let beyond: Option<i64> = self
            .conn
            .prepare_cached(BEYOND)?
            .query_row(named_params! { ":most": most }, |row| row.get(0))
            .optional()?;
        let before = beyond.map_or(before, |beyond| before.max(beyond.saturating_add(1)));
        let oldest: Option<i64> = self.conn.prepare_cached(OLDEST)?.query_row([], |row| row.get(0))?;
        if oldest.is_some_and(|oldest| oldest < before) {
            for sql in [REFUSE_OLDER, FORGET] {
                self.conn.prepare_cached(sql)?.execute(named_params! { ":before": before })?;
            }
        }
        Ok(())
    }

    /// Adds the nonces and earliest timestamps of another file of this shop, for the keys that exist here.
    pub fn take_over_nonces(&self, nonces: &Nonces) -> Result<()> {
        for (key, nonce) in &nonces.entered {
            self.enter_nonce(*key, *nonce)?;
        }
        // Last, since nonces before these timestamps would not be stored.
        let mut raise = self.conn.prepare_cached(RAISE)?;
        for (key, from) in &nonces.signed_from {
            raise.execute(named_params! { ":id": key.get(), ":from": from })?;
        }
        Ok(())
    }
}
