//! API keys: what a program shows instead of a person's password. A key is a pair, `ck_...` and
//! `cs_...`, shown once. What is kept of it can be compared with, not turned back: SHA-256 of both, and
//! for signatures, which are made with the secret itself, the states of the hashes after the secret has
//! gone in. Making a pair is a pure function of random bytes, which the interfaces get from the system.

use serde::{Deserialize, Serialize};
use std::fmt::Write as _;

use sha1::Sha1;
use sha2::digest::common::hazmat::{SerializableState, SerializedState};
use sha2::digest::{Digest, OutputSizeUser};
use sha2::{Sha256, digest};
use subtle::ConstantTimeEq as _;

use super::error::{Error, Result};
use super::text::{clean, short};

/// Random bytes that a pair is made of: half for the key, half for its secret.
pub type Seed = [u8; 40];

/// Both hashes of HMAC take their key in one block of this many bytes.
const BLOCK: usize = 64;

/// What a key may be used for, within what its user may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Permission {
    /// Reading only.
    Read,
    /// Reading and writing.
    ReadWrite,
}

impl Permission {
    /// As a shop file keeps it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::ReadWrite => "read_write",
        }
    }

    /// The permission of this name, `None` when there is none.
    pub fn parse(text: &str) -> Option<Self> {
        [Self::Read, Self::ReadWrite].into_iter().find(|permission| permission.as_str() == text)
    }
}

/// A new pair, to be shown once.
#[derive(Clone, PartialEq, Eq)]
pub struct KeyPair {
    key: String,
    secret: String,
}

impl std::fmt::Debug for KeyPair {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("KeyPair(..)")
    }
}

impl KeyPair {
    /// The pair of these bytes.
    pub fn new(seed: &Seed) -> Self {
        let (key, secret) = seed.split_at(seed.len() / 2);
        Self { key: format!("ck_{}", hex(key)), secret: format!("cs_{}", hex(secret)) }
    }

    /// `ck_` and 40 digits: says who.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// `cs_` and 40 digits: proves it.
    pub fn secret(&self) -> &str {
        &self.secret
    }

    /// By which people know a key again: the last seven of its digits.
    pub fn ending(&self) -> &str {
        self.key.get(self.key.len() - 7..).unwrap_or_default()
    }
}

/// Bytes in hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        // Writing to a text cannot fail.
        let _written = write!(text, "{byte:02x}");
        text
    })
}

/// What a key is for, as somebody wrote it; may be empty. Refused when it is too long.
pub fn label(text: &str) -> Result<String> {
    short(text, clean).map_err(|problem| Error::Invalid { what: "The description".to_owned(), problem })
}

/// The SHA-256 by which a key is looked up.
pub fn fingerprint(key: &str) -> [u8; 32] {
    Sha256::digest(key.as_bytes()).into()
}

/// Seconds by which the timestamp of a signed request may differ from the machine's clock.
pub const SIGNATURE_WINDOW: i64 = 15 * 60;

/// By which a signed request is known again: when its client says it was made, and the beginning of the hash
/// of the number or text that the client chose for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Nonce {
    /// Seconds since 1970, by the client's clock.
    pub timestamp: i64,
    /// Equal for equal nonces only.
    pub digest: [u8; 16],
}

impl Nonce {
    /// Of what a client sent.
    pub fn of(timestamp: i64, nonce: &str) -> Self {
        let mut digest = [0; 16];
        for (place, byte) in digest.iter_mut().zip(fingerprint(nonce)) {
            *place = byte;
        }
        Self { timestamp, digest }
    }

    /// Whether the timestamp is near the machine's clock, in seconds since 1970.
    pub const fn is_in_time(self, now: i64) -> bool {
        now.saturating_sub(self.timestamp).saturating_abs() <= SIGNATURE_WINDOW
    }
}

/// The hash that a signature is made with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SignatureMethod {
    /// `HMAC-SHA1`.
    HmacSha1,
    /// `HMAC-SHA256`.
    HmacSha256,
}

impl SignatureMethod {
    /// The method of this name as OAuth spells it.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "HMAC-SHA1" => Some(Self::HmacSha1),
            "HMAC-SHA256" => Some(Self::HmacSha256),
            _ => None,
        }
    }
}

/// What is kept of a secret: enough to recognise it and what it signed, not to send it. Whoever has
/// these bytes can sign as the key can, so they are as private as the shop file they are in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proof {
    /// SHA-256 of the secret.
    pub secret: Vec<u8>,
    /// The states of HMAC-SHA1 with `secret&`: inner, then outer.
    pub sha1: Vec<u8>,
    /// The same of HMAC-SHA256.
    pub sha256: Vec<u8>,
}

impl std::fmt::Debug for Proof {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Proof(..)")
    }
}

impl Proof {
    /// Of a new secret.
    pub fn of(secret: &str) -> Self {
        // OAuth signs with the two secrets of a request joined by `&`; here there is no second.
        let key = format!("{secret}&");
        Self {
            secret: fingerprint(secret).to_vec(),
            sha1: states::<Sha1>(key.as_bytes()),
            sha256: states::<Sha256>(key.as_bytes()),
        }
    }

    /// Whether this is the secret. Takes as long for a wrong one.
    pub fn is_of(&self, secret: &str) -> bool {
        fingerprint(secret).as_slice().ct_eq(&self.secret).into()
    }

    /// Whether the secret's holder signed this message so. Takes as long for a wrong signature; false
    /// when the stored states cannot be read.
    pub fn has_signed(&self, method: SignatureMethod, message: &[u8], signature: &[u8]) -> bool {
        let expected = match method {
            SignatureMethod::HmacSha1 => resume::<Sha1>(&self.sha1, message),
            SignatureMethod::HmacSha256 => resume::<Sha256>(&self.sha256, message),
        };
        expected.is_some_and(|expected| expected.ct_eq(signature).into())
    }
}

/// What is kept of a new key, for whom and for what.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewKey {
    /// In whose name it acts.
    pub login: String,
    /// What it is for; may be empty.
    pub label: String,
    /// What it may be used for.
    pub permission: Permission,
    /// By which people know it again.
    pub ending: String,
    /// By which it is looked up.
    pub fingerprint: [u8; 32],
    /// By which its secret is recognised.
    pub proof: Proof,
}

impl NewKey {
    /// Of a pair that nobody else has.
    pub fn of(pair: &KeyPair, login: &str, label: &str, permission: Permission) -> Self {
        Self {
            login: login.to_owned(),
            label: label.to_owned(),
            permission,
            ending: pair.ending().to_owned(),
            fingerprint: fingerprint(pair.key()),
            proof: Proof::of(pair.secret()),
        }
    }
}

/// The states of HMAC's two hashes after the padded key (RFC 2104).
fn states<H: Digest + SerializableState>(key: &[u8]) -> Vec<u8> {
    let mut block = [0; BLOCK];
    let hashed;
    // A key beyond a block is hashed; ours are shorter, but a pair of another origin may be not.
    let key = if key.len() > BLOCK {
        hashed = H::digest(key);
        hashed.as_slice()
    } else {
        key
    };
    for (place, byte) in block.iter_mut().zip(key) {
        *place = *byte;
    }
    let state = |pad: u8| H::new_with_prefix(block.map(|byte| byte ^ pad)).serialize();
    [state(0x36).as_slice(), state(0x5c).as_slice()].concat()
}

/// Goes on from the stored states: the HMAC of a message. `None` when they are none.
fn resume<H>(states: &[u8], message: &[u8]) -> Option<Vec<u8>>
where
    H: Digest + SerializableState + OutputSizeUser,
{
    let (inner, outer) = states.split_at_checked(states.len() / 2)?;
    let state = |bytes: &[u8]| H::deserialize(&SerializedState::<H>::try_from(bytes).ok()?).ok();
    let inner: digest::Output<H> = state(inner)?.chain_update(message).finalize();
    Some(state(outer)?.chain_update(inner).finalize().to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pair_is_its_bytes_written_out() {
        let mut seed = [0xab; 40];
        seed[39] = 0x01;
        let pair = KeyPair::new(&seed);
        assert_eq!(pair.key(), format!("ck_{}", "ab".repeat(20)));
        assert_eq!(pair.secret(), format!("cs_{}01", "ab".repeat(19)));
        assert_eq!(pair.ending(), "bababab");
        assert_eq!(format!("{pair:?}"), "KeyPair(..)");
    }

    #[test]
    fn a_secret_is_recognised() {
        let proof = Proof::of("cs_right");
        assert!(proof.is_of("cs_right"));
        for wrong in ["", "cs_righ", "cs_right ", "cs_wrong"] {
            assert!(!proof.is_of(wrong), "{wrong}");
        }
    }

    /// Messages of RFC 2202 with keys before `&`, one of them beyond a block; made by another program.
    #[test]
    fn a_signature_is_checked_without_the_secret() {
        let message = b"what do ya want for nothing?";
        let long = "k".repeat(70);
        for (secret, method, expected) in [
            ("Jefe", SignatureMethod::HmacSha1, "fe4d20f5a0d59e14baeedb16caec49a94e230c2d"),
            (
                "Jefe",
                SignatureMethod::HmacSha256,
                "1ba820ff21a662f4169199b542a9a936f20e9190694cec451c0a3380e3cd5495",
            ),
            (&long, SignatureMethod::HmacSha1, "5532efd2c3a31ac52ae8359e5da8ee8c3bea6aa3"),
            (
                &long,
                SignatureMethod::HmacSha256,
                "36db4cda80146339dfd985dc637c00ffb19c14e79787d31469f6dded019a09d8",
            ),
        ] {
            let proof = Proof::of(secret);
            let signature: Vec<u8> = (0..expected.len() / 2)
                .map(|at| u8::from_str_radix(&expected[2 * at..2 * at + 2], 16).unwrap())
                .collect();
            assert!(proof.has_signed(method, message, &signature), "{secret} {method:?}");
            assert!(!proof.has_signed(method, b"something else", &signature));
            assert!(!Proof::of("other").has_signed(method, message, &signature));
            assert!(!proof.has_signed(method, message, &signature[1..]));
            let damaged = Proof { sha1: vec![1], sha256: Vec::new(), secret: Vec::new() };
            assert!(!damaged.has_signed(method, message, &signature));
        }
    }

    #[test]
    fn a_timestamp_is_near_the_clock() {
        for (timestamp, now, expected) in [
            (1_000, 1_000, true),
            (1_900, 1_000, true),
            (1_901, 1_000, false),
            (1_100, 2_000, true),
            (1_099, 2_000, false),
            (i64::MIN, 2_000, false),
            (i64::MAX, 2_000, false),
        ] {
            assert_eq!(Nonce::of(timestamp, "n").is_in_time(now), expected, "{timestamp} at {now}");
        }
        assert_eq!(Nonce::of(1, "n"), Nonce::of(1, "n"));
        assert_ne!(Nonce::of(1, "n"), Nonce::of(1, "m"));
    }

    #[test]
    fn a_label_is_plain_text() {
        assert_eq!(label(" Web\n shop ").unwrap(), "Web shop");
        assert_eq!(label("").unwrap(), "");
        assert!(label(&"x".repeat(201)).is_err());
    }
}
