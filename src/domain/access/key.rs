//! API keys, which a program sends instead of a password. A key is a pair, `ck_...` and `cs_...`, and is
//! shown once. The shop file keeps only what a key can be verified with: the SHA-256 of both and, since OAuth
//! signatures are made with the secret itself, the states of the HMAC hashes after the secret was fed to
//! them. Making a pair is a pure function of random bytes, which the caller gets from the system.

use serde::{Deserialize, Serialize};
use std::fmt::Write as _;

use sha1::Sha1;
use sha2::digest::common::hazmat::{SerializableState, SerializedState};
use sha2::digest::{Digest, OutputSizeUser};
use sha2::{Sha256, digest};
use subtle::ConstantTimeEq as _;

use crate::error::{Error, Result};
use crate::ids::KeyId;
use crate::spelling::words;
use crate::text;
use crate::text::{clean, short};

/// The random bytes of a pair: the first half for the key, the second for its secret.
pub type Seed = [u8; 40];

/// The block size of SHA-1 and of SHA-256, in bytes; HMAC pads its key to it.
const BLOCK: usize = 64;

words! {
    /// The permission of an API key, which restricts the role of its user further.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    Permission;
    /// Requests that only read.
    Read "read",
    /// All requests.
    ReadWrite "read_write",
}

/// A new key with its secret, to be shown once. `Debug` prints neither.
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
    /// The pair made of these random bytes.
    pub fn new(seed: &Seed) -> Self {
        let (key, secret) = seed.split_at(seed.len() / 2);
        Self { key: format!("ck_{}", hex(key)), secret: format!("cs_{}", hex(secret)) }
    }

    /// The consumer key: `ck_` and 40 hexadecimal digits.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// The consumer secret: `cs_` and 40 hexadecimal digits.
    pub fn secret(&self) -> &str {
        &self.secret
    }

    /// The last seven digits of the key, by which a person recognises it.
    pub fn ending(&self) -> &str {
        self.key.get(self.key.len() - 7..).unwrap_or_default()
    }
}

/// The bytes as lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        // `write!` to a `String` cannot fail.
        let _written = write!(text, "{byte:02x}");
        text
    })
}

/// Cleans the description of a key, which may be empty. An error when it is too long.
pub fn label(text: &str) -> Result<String> {
    short(text, clean).map_err(|problem| Error::Invalid { what: text!("The description"), problem })
}

/// The SHA-256 of a key, by which the shop file looks it up.
pub fn fingerprint(key: &str) -> [u8; 32] {
    Sha256::digest(key.as_bytes()).into()
}

/// Seconds by which the timestamp of a signed request may differ from the machine's clock.
pub const SIGNATURE_WINDOW: i64 = 15 * 60;

/// Identifies a signed request, so that it is accepted only once: its timestamp and the beginning of the hash
/// of its `oauth_nonce`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Nonce {
    /// Seconds since 1970, by the client's clock.
    pub timestamp: i64,
    /// The first 16 bytes of the SHA-256 of `oauth_nonce`.
    pub digest: [u8; 16],
}

impl Nonce {
    /// The nonce of the values that a client sent.
    pub fn of(timestamp: i64, nonce: &str) -> Self {
        let mut digest = [0; 16];
        for (place, byte) in digest.iter_mut().zip(fingerprint(nonce)) {
            *place = byte;
        }
        Self { timestamp, digest }
    }

    /// True for a timestamp within [`SIGNATURE_WINDOW`] of `now`, the machine's clock in seconds since 1970.
    pub const fn is_in_time(self, now: i64) -> bool {
        now.saturating_sub(self.timestamp).saturating_abs() <= SIGNATURE_WINDOW
    }
}

/// The nonce of a request with the key that signed it. Two keys may have the same nonce.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SignedNonce {
    /// The key.
    pub key: KeyId,
    /// The nonce of the request.
    pub nonce: Nonce,
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
    /// The method of an `oauth_signature_method`; `None` for another name.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "HMAC-SHA1" => Some(Self::HmacSha1),
            "HMAC-SHA256" => Some(Self::HmacSha256),
            _ => None,
        }
    }
}

/// The verifier of a secret: it recognises the secret and its signatures. A signature can be made with these
/// bytes, so they are as private as the shop file that holds them.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proof {
    /// SHA-256 of the secret.
    pub secret: Vec<u8>,
    /// The states of HMAC-SHA1 with the key `secret&`: inner, then outer.
    pub sha1: Vec<u8>,
    /// The same states of HMAC-SHA256.
    pub sha256: Vec<u8>,
}

impl std::fmt::Debug for Proof {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Proof(..)")
    }
}

impl Proof {
    /// The verifier of a new secret.
    pub fn of(secret: &str) -> Self {
        // OAuth joins the client's and the token's secret with `&`; there is no token here, so the second is
        // empty.
        let key = format!("{secret}&");
        Self {
            secret: fingerprint(secret).to_vec(),
            sha1: states::<Sha1>(key.as_bytes()),
            sha256: states::<Sha256>(key.as_bytes()),
        }
    }

    /// Compares the secret, in constant time.
    pub fn is_of(&self, secret: &str) -> bool {
        fingerprint(secret).as_slice().ct_eq(&self.secret).into()
    }

    /// Verifies a signature of the message, in constant time; false when the stored states cannot be read.
    pub fn has_signed(&self, method: SignatureMethod, message: &[u8], signature: &[u8]) -> bool {
        let expected = match method {
            SignatureMethod::HmacSha1 => resume::<Sha1>(&self.sha1, message),
            SignatureMethod::HmacSha256 => resume::<Sha256>(&self.sha256, message),
        };
        expected.is_some_and(|expected| expected.ct_eq(signature).into())
    }
}

/// The stored part of a new API key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewKey {
    /// The user on whose behalf it acts.
    pub login: String,
    /// The description; may be empty.
    pub label: String,
    /// The requests that it may make.
    pub permission: Permission,
    /// The last seven digits of the key, for people to recognise it.
    pub ending: String,
    /// The SHA-256 of the key, to look it up.
    pub fingerprint: [u8; 32],
    /// The verifier of its secret.
    pub proof: Proof,
}

impl NewKey {
    /// The stored part of a pair, with its user, description and permission.
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
    // HMAC hashes a key longer than a block. Our own are shorter; a pair of another system may be longer.
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

/// Continues from the stored states: the HMAC of a message. `None` when the states cannot be read.
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

    /// Messages of RFC 2202 with keys before `&`, one of them longer than a block; made by another program.
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
