//! API keys: made for a user of the shop, recognised when a request comes, revoked for good.

use super::{Engine, actor_of, step};
use crate::domain::access::{Actor, Right};
use crate::domain::ids::KeyId;
use crate::domain::key::{self, NewKey, Nonce, SIGNATURE_WINDOW, fingerprint};
use crate::domain::time::Instant;
use crate::domain::{Error, Result};
use crate::store::{ApiKey, Credential, KnownKey, Write};

/// Seconds between two notes of a key's use.
const USE_NOTED: i64 = 60;

impl Engine {
    /// The keys there are or were, in the order they were made: all for an administrator, their own for
    /// another user. Nobody has none, and may not ask.
    pub fn keys(&self, actor: &Actor) -> Result<Vec<ApiKey>> {
        if actor.id().is_none() {
            return Err(Error::NotAllowed { what: "see the API keys" });
        }
        let mut keys = self.store.read(|read| read.api_keys())?;
        keys.retain(|key| Right::Own(&key.login).is_of(actor));
        Ok(keys)
    }

    /// The key in use that a request names, with what its secret is recognised by. Asks no capability:
    /// it is how a request gets one.
    pub fn known_key(&self, key: &str) -> Result<Option<KnownKey>> {
        self.store.read(|read| read.known_key(&fingerprint(key)))
    }

    /// Does what a request asks for that was admitted by a key. Each transaction of it first makes sure that the key is
    /// as it was then. A signed request counts once: its nonce is entered with what it writes, or else by itself.
    pub fn admitted_by<T>(
        &mut self,
        credential: Credential,
        now: Instant,
        work: impl FnOnce(&mut Self) -> T,
    ) -> Result<T> {
        let actor = Actor::of_key(&credential.key);
        self.store.write_by(Some(credential));
        let answer = work(self);
        let entered = if self.store.has_nonce_to_enter() {
            self.store.write(&step(&actor, now, ""), |_write| Ok(()))
        } else {
            Ok(())
        };
        self.store.write_by(None);
        entered.map(|()| answer)
    }

    /// Enters the nonces of signed requests that only read, in one transaction. Answers for each whether it may be
    /// answered: its key is as it was, and it did not come before.
    pub fn enter_nonces(&mut self, signed: &[Credential], now: Instant) -> Result<Vec<Result<()>>> {
        self.store.write(&step(&Actor::nobody(""), now, ""), |write| {
            let held = signed.iter().map(|credential| match write.hold(credential) {
                Err(error) if error.status() >= 500 => Err(error),
                held => Ok(held),
            });
            held.collect()
        })
    }

    /// Whether a signed request came before, as far as is known without waiting for the turn to write.
    pub fn is_nonce_used(&self, key: &KnownKey, nonce: Nonce) -> Result<bool> {
        self.store.read(|read| read.is_nonce_used(key.id, nonce))
    }

    /// Forgets nonces that are too old to come again, and the oldest where there are more than so many. `seconds` is
    /// the machine's time.
    pub fn forget_nonces(&mut self, seconds: i64, most: usize, now: Instant) -> Result<()> {
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let before = seconds.saturating_sub(SIGNATURE_WINDOW);
        self.store.write(&step(&Actor::nobody(""), now, ""), |write| write.forget_nonces(before, most))
    }

    /// Whether it is time to note again that a key is used.
    pub fn is_use_to_be_noted(key: &KnownKey, now: Instant) -> bool {
        key.last_used_at.is_none_or(|last| (now.seconds() - last.seconds()).abs() >= USE_NOTED)
    }

    /// Notes that a key was used, at most once a minute.
    pub fn note_use(&mut self, key: &KnownKey, now: Instant) -> Result<()> {
        let before = Instant::from_seconds(now.seconds().saturating_sub(USE_NOTED));
        let actor = Actor::of_key(key);
        self.store.write(&step(&actor, now, ""), |write| write.api_key_used(key.id, now, before))
    }
}

impl Actor {
    /// In whose name a key acts.
    pub fn of_key(key: &KnownKey) -> Self {
        actor_of(key.user.clone())
    }
}

/// Makes a key that acts in a user's name, of a pair that nobody else has; refused when there is no such user.
pub(super) fn add(write: &Write<'_>, key: &NewKey, now: Instant) -> Result<KeyId> {
    let label = key::label(&key.label)?;
    let login = &key.login;
    let user = write.user(login)?.ok_or_else(|| Error::UnknownUser { login: login.clone() })?;
    write.add_api_key(user.id, &NewKey { label, ..key.clone() }, now)
}

/// Revokes a key for good; it stays in the list. An administrator may for everyone, a user for themselves; refused
/// when there is no such key or it was revoked before.
pub(super) fn revoke(write: &Write<'_>, actor: &Actor, id: KeyId, now: Instant) -> Result<ApiKey> {
    let missing = || Error::UnknownKey { id: id.to_string() };
    let key = write.api_key(id)?.filter(|key| key.revoked_at.is_none()).ok_or_else(missing)?;
    Right::Own(&key.login).require(actor, Error::NotAllowed { what: "revoke somebody else's API keys" })?;
    write.revoke_api_key(&key, now)?;
    Ok(key)
}
