//! Passwords, which are stored as argon2id hashes. Hashing is a pure function of the password and a salt,
//! which the caller gets from the system.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash as Phc;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::text;
use crate::text::Text;

/// The fewest characters of a password.
pub const SHORTEST: usize = 8;
/// The most bytes of a password; anything longer would only cost time to hash.
const LONGEST: usize = 1_024;

/// Random bytes, new for each password, so that equal passwords have different hashes.
pub type Salt = [u8; 16];

/// An argon2id hash of a password in PHC format (`$argon2id$...`). `Debug` does not print it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PasswordHash(String);

impl std::fmt::Debug for PasswordHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("PasswordHash(..)")
    }
}

impl PasswordHash {
    /// Hashes a password, which takes some tens of milliseconds on purpose. Refused when it is too short or
    /// too long.
    pub fn make(password: &str, salt: &Salt) -> Result<Self> {
        let refused = |problem: Text| Error::Invalid { what: text!("The password"), problem };
        if password.chars().count() < SHORTEST {
            return Err(refused(text!("it is too short; use at least {least} characters", least = SHORTEST)));
        }
        if password.len() > LONGEST {
            return Err(refused(text!("it is too long; use at most {most} bytes", most = LONGEST)));
        }
        let hash: Phc = Argon2::default()
            .hash_password_with_salt(password.as_bytes(), salt)
            .map_err(|error| refused(Text::written(error.to_string())))?;
        Ok(Self(hash.to_string()))
    }

    /// A hash from a shop file. A malformed one matches no password.
    pub const fn stored(text: String) -> Self {
        Self(text)
    }

    /// The text that a shop file keeps.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Verifies a password. A text longer than any password is not hashed.
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
