//! API keys: made for a user of the shop, looked up by requests, and revoked for good.

use super::{Engine, step};
use domain::access::key::{self, NewKey, Nonce, SIGNATURE_WINDOW, SignedNonce, fingerprint};
use domain::access::{Actor, Right};
use domain::ids::KeyId;
use domain::label;
use domain::text;
use domain::time::Instant;
use domain::{Error, Result};
use store::{ApiKey, Credential, StoredKey, Write};

/// Completes "may ..." in the refusal of revoking.
pub(super) const REVOKE: &str = label!("revoke somebody else's API keys");
/// The least seconds between two writes of a key's last use.
const USE_NOTED: i64 = 60;

impl Engine {
    /// The keys, revoked ones too, in the order they were made: all for an administrator, their own for
    /// another user. Refused for an actor who is no user.
    pub fn keys(&self, actor: &Actor) -> Result<Vec<ApiKey>> {
        if actor.id().is_none() {
            return Err(Error::NotAllowed { what: label!("see the API keys") });
        }
        let mut keys = self.store.read(|read| Ok(read.api_keys()?))?;
        keys.retain(|key| Right::Own(&key.login).is_of(actor));
        Ok(keys)
    }

    /// The active key that a request names, with the data to verify its secret. Needs no capability, since
    /// this is how a request gets its actor.
    pub fn stored_key(&self, key: &str) -> Result<Option<StoredKey>> {
        self.store.read(|read| Ok(read.stored_key(&fingerprint(key))?))
    }

    /// Runs the work of a request that a key admitted. Each of its transactions first checks that the key
    /// has not changed since. A signed request counts once: its nonce is written in the work's transaction,
    /// or else in its own.
    pub fn admitted_by<T>(
        &mut self,
        credential: Credential,
        now: Instant,
        work: impl FnOnce(&mut Self) -> T,
    ) -> Result<T> {
        let actor = credential.key.user.actor();
        self.store.write_by(Some(credential));
        let answer = work(self);
        let entered = if self.store.nonce_to_enter().is_some() {
            self.store.write_local(&step(&actor, now), |_write| Ok(()))
        } else {
            Ok(())
        };
        self.store.write_by(None);
        entered.map(|()| answer)
    }

    /// Writes the nonces of signed requests that only read, in one transaction. The inner result says for
    /// each whether it may be answered: its key has not changed, and its nonce is new.
    pub fn enter_nonces(&mut self, signed: &[Credential], now: Instant) -> Result<Vec<Result<()>>> {
        self.store.write_local(&step(&Actor::nobody(""), now), |write| {
            let held = signed.iter().map(|credential| match write.hold(credential).map_err(Error::from) {
                Err(error) if error.status() >= 500 => Err(error),
                held => Ok(held),
            });
            held.collect()
        })
    }

    /// True if the nonce was used before. This read does not wait for the write lock.
    pub fn is_nonce_used(&self, key: &StoredKey, nonce: Nonce) -> Result<bool> {
        self.store.read(|read| Ok(read.is_nonce_used(SignedNonce { key: key.id, nonce })?))
    }

    /// Deletes nonces too old to be accepted again, and the oldest beyond `most`. `seconds` is the machine's
    /// time.
    pub fn forget_nonces(&mut self, seconds: i64, most: usize, now: Instant) -> Result<()> {
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let before = seconds.saturating_sub(SIGNATURE_WINDOW);
        self.store.write_local(&step(&Actor::nobody(""), now), |write| Ok(write.forget_nonces(before, most)?))
    }

    /// True if the last use of the key was noted so long ago that it is to be written again.
    pub fn is_use_to_be_noted(key: &StoredKey, now: Instant) -> bool {
        key.last_used_at.is_none_or(|last| (now.seconds() - last.seconds()).abs() >= USE_NOTED)
    }

    /// Writes that a key was used, at most once a minute.
    pub fn note_use(&mut self, key: &StoredKey, now: Instant) -> Result<()> {
        let before = Instant::from_seconds(now.seconds().saturating_sub(USE_NOTED));
        let actor = key.user.actor();
        self.store.write_local(&step(&actor, now), |write| Ok(write.api_key_used(key.id, now, before)?))
    }
}

/// Adds a key that acts for a user; refused when there is no such user, or when an active key has the same
/// fingerprint.
pub(super) fn add(write: &Write<'_>, key: &NewKey, now: Instant) -> Result<KeyId> {
    let label = key::label(&key.label)?;
    let login = &key.login;
    let user = write.user(login)?.ok_or_else(|| Error::UnknownUser { login: login.clone() })?;
    if write.stored_key(&key.fingerprint)?.is_some() {
        let problem = text!("there is already one with this pair; make another");
        return Err(Error::Invalid { what: text!("The API key"), problem });
    }
    Ok(write.add_api_key(user.id, &NewKey { label, ..key.clone() }, now)?)
}

/// Revokes a key for good; it stays in the list. An administrator may revoke any, a user their own; refused
/// when there is no such key or it is revoked already.
pub(super) fn revoke(write: &Write<'_>, actor: &Actor, id: KeyId, now: Instant) -> Result<ApiKey> {
    let missing = || Error::UnknownKey { id: id.to_string() };
    let key = write.api_key(id)?.filter(|key| key.revoked_at.is_none()).ok_or_else(missing)?;
    Right::Own(&key.login).require(actor, Error::AdministratorOnly { what: REVOKE })?;
    write.revoke_api_key(&key, now)?;
    Ok(key)
}
