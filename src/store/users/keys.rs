//! API keys. Their verifiers are only read to authenticate a request, not for lists.

use rusqlite::{Row, named_params};

use crate::Result;
use crate::users::nonces::refused_again;
use crate::{JournalChange, Read, User, Write, users};
use domain::access::key::{NewKey, Nonce, Permission, Proof, SignedNonce};
use domain::ids::{KeyId, UserId};
use domain::time::Instant;
use domain::{Error, text};

const LIST: &str = "
  SELECT k.id, k.label, k.permission, k.ending, k.created_at, k.last_used_at, k.revoked_at, u.login
  FROM api_keys k JOIN users u ON u.id = k.user_id
  ORDER BY k.id";
const OF_ID: &str = "
  SELECT k.id, k.label, k.permission, k.ending, k.created_at, k.last_used_at, k.revoked_at, u.login
  FROM api_keys k JOIN users u ON u.id = k.user_id
  WHERE k.id = :id";
const RECOGNISE: &str = "
  SELECT k.id AS key_id, k.permission, k.last_used_at, k.signed_from, k.secret_hash, k.hmac_sha1, k.hmac_sha256,
    u.*
  FROM api_keys k JOIN users u ON u.id = k.user_id
  WHERE k.key_hash = :key_hash AND k.revoked_at IS NULL";
/// Finds the key if neither it nor its user was changed since it was authenticated.
const IS_AS_IT_WAS: &str = "
  SELECT 1 FROM api_keys k JOIN users u ON u.id = k.user_id
  WHERE k.id = :id AND k.revoked_at IS NULL AND k.secret_hash = :secret_hash AND k.permission = :permission
    AND u.id = :user_id AND u.role = :role";
const ADD: &str = "
  INSERT INTO api_keys (user_id, label, permission, ending, key_hash, secret_hash, hmac_sha1, hmac_sha256, created_at)
  VALUES (:user_id, :label, :permission, :ending, :key_hash, :secret_hash, :hmac_sha1, :hmac_sha256, :created_at)";
/// Replaces the hash of the key by its id, which no hash equals.
const REVOKE: &str = "
  UPDATE api_keys SET revoked_at = :at, key_hash = CAST(id AS BLOB), secret_hash = x'', hmac_sha1 = x'', hmac_sha256 = x''
  WHERE id = :id AND revoked_at IS NULL";
const USED: &str = "
  UPDATE api_keys SET last_used_at = :at
  WHERE id = :id AND (last_used_at IS NULL OR last_used_at <= :before OR last_used_at > :at)";

/// A key in the list of API keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ApiKey {
    /// The row id.
    pub id: KeyId,
    /// The login of its user.
    pub login: String,
    /// The description; may be empty.
    pub label: String,
    /// The requests that it may make.
    pub permission: Permission,
    /// The last seven digits of the key, by which people recognise it.
    pub ending: String,
    /// The time of its creation.
    pub created_at: Instant,
    /// The time of its last use, to the minute; `None` when it was never used.
    pub last_used_at: Option<Instant>,
    /// The time of its revocation; `None` while it is valid.
    pub revoked_at: Option<Instant>,
}

/// A valid key with all that the authentication of a request takes.
#[derive(Debug, Clone)]
pub struct StoredKey {
    /// The row id.
    pub id: KeyId,
    /// The user on whose behalf it acts.
    pub user: User,
    /// The requests that it may make.
    pub permission: Permission,
    /// The verifier of its secret.
    pub proof: Proof,
    /// The time of its last use, to the minute; `None` when it was never used.
    pub last_used_at: Option<Instant>,
    /// The earliest timestamp, in seconds since 1970, that a signed request may have; nonces before it are
    /// deleted.
    pub signed_from: i64,
}

/// The key and the nonce that a request was authenticated by.
#[derive(Debug, Clone)]
pub struct Credential {
    /// The key as it was then.
    pub key: StoredKey,
    /// The nonce of a signed request.
    pub nonce: Option<Nonce>,
}

impl Credential {
    /// The nonce with its key.
    pub(crate) fn signed_nonce(&self) -> Option<SignedNonce> {
        self.nonce.map(|nonce| SignedNonce { key: self.key.id, nonce })
    }
}

fn permission(row: &Row<'_>) -> rusqlite::Result<Permission> {
    let name: String = row.get("permission")?;
    // A constraint of the table allows only names of permissions.
    Ok(Permission::parse(&name).unwrap_or(Permission::Read))
}

fn instant(row: &Row<'_>, column: &str) -> rusqlite::Result<Option<Instant>> {
    Ok(row.get::<_, Option<i64>>(column)?.map(Instant::from_seconds))
}

fn api_key(row: &Row<'_>) -> rusqlite::Result<ApiKey> {
    Ok(ApiKey {
        id: KeyId::new(row.get("id")?),
        login: row.get("login")?,
        label: row.get("label")?,
        permission: permission(row)?,
        ending: row.get("ending")?,
        created_at: Instant::from_seconds(row.get("created_at")?),
        last_used_at: instant(row, "last_used_at")?,
        revoked_at: instant(row, "revoked_at")?,
    })
}

fn stored_key(row: &Row<'_>) -> rusqlite::Result<StoredKey> {
    Ok(StoredKey {
        id: KeyId::new(row.get("key_id")?),
        user: users::user(row)?,
        permission: permission(row)?,
        proof: Proof {
            secret: row.get("secret_hash")?,
            sha1: row.get("hmac_sha1")?,
            sha256: row.get("hmac_sha256")?,
        },
        last_used_at: instant(row, "last_used_at")?,
        signed_from: row.get("signed_from")?,
    })
}

impl Read<'_> {
    /// All keys, revoked ones too, by id.
    pub fn api_keys(&self) -> Result<Vec<ApiKey>> {
        let keys = self.list(LIST, [], api_key)?;
        Ok(keys)
    }

    /// The key of this id, also a revoked one.
    pub fn api_key(&self, id: KeyId) -> Result<Option<ApiKey>> {
        self.one(OF_ID, named_params! { ":id": id.get() }, api_key)
    }

    /// The valid key with this SHA-256.
    pub fn stored_key(&self, fingerprint: &[u8; 32]) -> Result<Option<StoredKey>> {
        self.one(RECOGNISE, named_params! { ":key_hash": fingerprint }, stored_key)
    }
}

impl Write<'_> {
    /// Adds a key, and adds that to the journal.
    pub fn add_api_key(&self, user: UserId, new: &NewKey, at: Instant) -> Result<KeyId> {
        self.run(
            ADD,
            named_params! {
                ":user_id": user.get(),
                ":label": new.label,
                ":permission": new.permission.as_str(),
                ":ending": new.ending,
                ":key_hash": new.fingerprint,
                ":secret_hash": new.proof.secret,
                ":hmac_sha1": new.proof.sha1,
                ":hmac_sha256": new.proof.sha256,
                ":created_at": at.seconds(),
            },
        )?;
        self.record(JournalChange::api_key(&new.ending, None, Some(new.permission.as_str())));
        Ok(KeyId::new(self.conn.last_insert_rowid()))
    }

    /// Revokes a valid key for good, and adds that to the journal.
    pub fn revoke_api_key(&self, key: &ApiKey, at: Instant) -> Result<()> {
        self.run(REVOKE, named_params! { ":id": key.id.get(), ":at": at.seconds() })?;
        self.record(JournalChange::api_key(&key.ending, Some(key.permission.as_str()), None));
        Ok(())
    }

    /// Refuses a credential whose key was revoked, or whose user was deleted or got another role, since the
    /// authentication, and a signed request whose nonce was used before. Otherwise stores the nonce.
    pub fn hold(&self, credential: &Credential) -> Result<()> {
        let key = &credential.key;
        let is_as_it_was = self.conn.prepare_cached(IS_AS_IT_WAS)?.exists(named_params! {
            ":id": key.id.get(),
            ":secret_hash": key.proof.secret,
            ":permission": key.permission.as_str(),
            ":user_id": key.user.id.get(),
            ":role": key.user.role.as_str(),
        })?;
        if !is_as_it_was {
            let problem = text!(
                "This API key was revoked, or its user removed or given another role, before the request was done. Nothing was changed."
            );
            return Err(Error::Authentication { problem }.into());
        }
        match credential.signed_nonce() {
            Some(signed) if !self.enter_nonce(signed)? => Err(refused_again().into()),
            _ => Ok(()),
        }
    }

    /// Stores the time of a use, unless a later use than `before` is stored. It is not in the journal, since
    /// it does not change the shop.
    pub fn api_key_used(&self, id: KeyId, at: Instant, before: Instant) -> Result<()> {
        self.run(USED, named_params! { ":id": id.get(), ":at": at.seconds(), ":before": before.seconds() })
    }
}
