//! Passwords, kept as argon2id hashes. Making one is a pure function of the password and a salt, which
//! the interfaces get from the system.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash as Phc;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use serde::{Deserialize, Serialize};

use super::error::{Error, Result};

/// Shortest password that is taken, in characters.
pub const SHORTEST: usize = 8;
/// Longest, in bytes; beyond this it is no password but a file.
const LONGEST: usize = 1_024;

/// A random number, new for each password, so that equal passwords have different hashes.
pub type Salt = [u8; 16];

/// The hash of a password in PHC form (`$argon2id$...`).
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PasswordHash(String);

impl std::fmt::Debug for PasswordHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("PasswordHash(..)")
    }
}

impl PasswordHash {
    /// Hashes a password; takes some tens of milliseconds on purpose. Refused when it is too short or
    /// too long.
    pub fn make(password: &str, salt: &Salt) -> Result<Self> {
        let refused = |problem: String| Error::Invalid { what: "The password".to_owned(), problem };
        if password.chars().count() < SHORTEST {
            return Err(refused(format!("take at least {SHORTEST} characters")));
        }
        if password.len() > LONGEST {
            return Err(refused(format!("take at most {LONGEST} bytes")));
        }
        let hash: Phc = Argon2::default()
            .hash_password_with_salt(password.as_bytes(), salt)
            .map_err(|error| refused(error.to_string()))?;
        Ok(Self(hash.to_string()))
    }

    /// A hash out of a shop file. What is none fits no password.
    pub const fn stored(text: String) -> Self {
        Self(text)
    }

    /// As a shop file keeps it.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether it is the hash of this password. A text that no password has is not hashed.
    pub fn fits(&self, password: &str) -> bool {
        if password.len() > LONGEST {
            return false;
        }
        Phc::new(&self.0)
            .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_fits_its_password_only() {
        let hash = PasswordHash::make("correct horse", &[7; 16]).unwrap();
        assert!(hash.as_str().starts_with("$argon2id$"));
        assert_eq!(hash, PasswordHash::make("correct horse", &[7; 16]).unwrap());
        assert_ne!(hash, PasswordHash::make("correct horse", &[8; 16]).unwrap());
        let stored = PasswordHash::stored(hash.as_str().to_owned());
        assert!(stored.fits("correct horse"));
        assert!(!stored.fits("correct horsf"));
        assert!(!PasswordHash::stored("nonsense".to_owned()).fits("nonsense"));
        assert!(!stored.fits(&"x".repeat(LONGEST + 1)));
        assert!(PasswordHash::make("short", &[7; 16]).is_err());
    }
}
