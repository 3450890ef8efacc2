//! The nonces of signed requests, so that each request is accepted once. They are not in the journal, since
//! they are no part of the books.
//!
//! A shop on several devices has two kinds: those that this device has noted, and those of the group, which come with the
//! entries of the list and are the same on all devices.

use rusqlite::named_params;

use crate::Result;
use crate::{Read, Write};
use domain::access::key::{Nonce, SIGNATURE_WINDOW, SignedNonce};
use domain::ids::KeyId;
use domain::{Error, text};

const IS_USED: &str = "
  SELECT 1 FROM nonces
  WHERE of_group IN (:of_group, 1) AND timestamp = :timestamp AND key_id = :key_id AND nonce = :nonce
  UNION ALL
  SELECT 1 FROM api_keys WHERE id = :key_id AND signed_from > :timestamp";
const ENTER: &str = "
  INSERT OR IGNORE INTO nonces (of_group, timestamp, key_id, nonce)
  SELECT :of_group, :timestamp, id, :nonce FROM api_keys WHERE id = :key_id AND signed_from <= :timestamp";
const OLDEST: &str = "SELECT min(timestamp) FROM nonces WHERE of_group = :of_group";
/// The latest timestamp beyond the limit of this device's nonces.
const BEYOND: &str = "
  SELECT timestamp FROM nonces WHERE of_group = 0 ORDER BY timestamp DESC LIMIT 1 OFFSET :most";
const REFUSE_OLDER: &str = "
  WITH latest AS (
    SELECT key_id, max(timestamp) + 1 AS after FROM nonces
    WHERE of_group = :of_group AND timestamp < :before GROUP BY key_id
  )
  UPDATE api_keys SET signed_from = max(signed_from, latest.after) FROM latest WHERE id = latest.key_id";
const FORGET: &str = "DELETE FROM nonces WHERE of_group = :of_group AND timestamp < :before";
const ALL: &str = "
  SELECT timestamp, key_id, nonce FROM nonces WHERE of_group = 0 ORDER BY timestamp, key_id, nonce";
const SIGNED_FROM: &str = "SELECT id, signed_from FROM api_keys ORDER BY id";
const RAISE: &str = "UPDATE api_keys SET signed_from = max(signed_from, :from) WHERE id = :id";

/// The seconds by which a nonce of the group is older than the one that is entered when it is forgotten: so much longer than
/// it may be signed by that the clocks of devices may differ.
const KEPT_IN_GROUP: i64 = 4 * SIGNATURE_WINDOW;

/// The nonces of a file that are not of its group, and the earliest accepted timestamp of each key.
#[derive(Debug, Clone, Default)]
pub struct Nonces {
    entered: Vec<SignedNonce>,
    signed_from: Vec<(KeyId, i64)>,
}

/// The refusal of a request that was accepted before.
pub(crate) fn refused_again() -> Error {
    Error::Authentication {
        problem: text!("This signed request came before: its OAuth nonce is used. Nothing was changed."),
    }
}

impl Read<'_> {
    /// True when a request with this nonce was accepted before, or is too old to know.
    pub fn is_nonce_used(&self, signed: SignedNonce) -> Result<bool> {
        self.has_nonce(signed, false)
    }

    /// As [`Self::is_nonce_used`], by what all devices of the group have.
    pub(crate) fn is_nonce_used_in_group(&self, signed: SignedNonce) -> Result<bool> {
        self.has_nonce(signed, true)
    }

    fn has_nonce(&self, SignedNonce { key, nonce }: SignedNonce, of_group: bool) -> Result<bool> {
        Ok(self.conn.prepare_cached(IS_USED)?.exists(named_params! {
            ":of_group": of_group, ":timestamp": nonce.timestamp, ":key_id": key.get(), ":nonce": nonce.digest,
        })?)
    }

    /// All nonces but those of the group, and the earliest timestamps.
    pub fn nonces(&self) -> Result<Nonces> {
        let mut all = self.conn.prepare(ALL)?;
        let entered = all.query_map([], |row| {
            let nonce = Nonce { timestamp: row.get("timestamp")?, digest: row.get("nonce")? };
            Ok(SignedNonce { key: KeyId::new(row.get("key_id")?), nonce })
        })?;
        let entered = entered.collect::<rusqlite::Result<_>>()?;
        let mut keys = self.conn.prepare(SIGNED_FROM)?;
        let signed_from =
            keys.query_map([], |row| Ok((KeyId::new(row.get("id")?), row.get("signed_from")?)))?;
        Ok(Nonces { entered, signed_from: signed_from.collect::<rusqlite::Result<_>>()? })
    }
}

impl Write<'_> {
    /// Stores a nonce; false when it is stored already, or is too old to know.
    pub fn enter_nonce(&self, signed: SignedNonce) -> Result<bool> {
        self.enter_nonce_of(signed, false)
    }

    /// Stores the nonce of an entry, unless it is stored already, and forgets old ones by its timestamp, so that all devices
    /// forget the same.
    pub(crate) fn enter_nonce_of_group(&self, signed: SignedNonce) -> Result<()> {
        self.forget_nonces_of(signed.nonce.timestamp.saturating_sub(KEPT_IN_GROUP), true)?;
        self.enter_nonce_of(signed, true).map(drop)
    }

    fn enter_nonce_of(&self, SignedNonce { key, nonce }: SignedNonce, of_group: bool) -> Result<bool> {
        let entered = self.run_counted(ENTER, named_params! {
            ":of_group": of_group, ":timestamp": nonce.timestamp, ":key_id": key.get(), ":nonce": nonce.digest,
        })?;
        Ok(entered > 0)
    }

    /// Deletes nonces before this timestamp, and the oldest where there are more than `most`, but none of the group.
    /// Requests with a deleted nonce's timestamp or an older one are refused from then on. In a shared shop they are
    /// not, since what all devices refuse is decided by their list.
    pub fn forget_nonces(&self, before: i64, most: i64) -> Result<()> {
        let beyond: Option<i64> = self.one(BEYOND, named_params! { ":most": most }, |row| row.get(0))?;
        let before = beyond.map_or(before, |beyond| before.max(beyond.saturating_add(1)));
        self.forget_nonces_of(before, false)
    }

    fn forget_nonces_of(&self, before: i64, of_group: bool) -> Result<()> {
        let oldest: Option<i64> =
            self.only(OLDEST, named_params! { ":of_group": of_group }, |row| row.get(0))?;
        if oldest.is_none_or(|oldest| oldest >= before) {
            return Ok(());
        }
        let forgotten = named_params! { ":of_group": of_group, ":before": before };
        if of_group || !self.is_shared()? {
            self.run(REFUSE_OLDER, forgotten)?;
        }
        self.run(FORGET, forgotten)
    }

    /// Adds the nonces and earliest timestamps of another file of this shop, for the keys that exist here.
    pub fn take_over_nonces(&self, nonces: &Nonces) -> Result<()> {
        for signed in &nonces.entered {
            self.enter_nonce(*signed)?;
        }
        // Last, since nonces before these timestamps would not be stored.
        for (key, from) in &nonces.signed_from {
            self.run(RAISE, named_params! { ":id": key.get(), ":from": from })?;
        }
        Ok(())
    }
}
