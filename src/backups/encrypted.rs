//! Backups that only a passphrase opens, in the format of age (age-encryption.org/v1), which other
//! programs read too.

use std::fs;
use std::io::{self, Read as _};
use std::iter;
use std::path::Path;

use age::secrecy::SecretString;
use age::{Decryptor, Encryptor, scrypt};

use crate::domain::{Error, Result};
use crate::system::write_whole;

/// Shortest passphrase that is taken, in characters.
const SHORTEST: usize = 8;
/// How such a file begins.
const MAGIC: &[u8] = b"age-encryption.org/v1";
/// The most work that opening one may ask for, as a power of two: a minute or so.
const MOST_WORK: u8 = 22;

/// Whether a file is one of these.
pub fn is_encrypted(path: &Path) -> bool {
    let mut start = Vec::new();
    let length = u64::try_from(MAGIC.len()).unwrap_or_default();
    let read = fs::File::open(path).and_then(|file| file.take(length).read_to_end(&mut start));
    read.is_ok() && start == MAGIC
}

/// Writes a file so that only the passphrase opens it, whole or not at all.
pub fn encrypt(from: &Path, to: &Path, passphrase: &str) -> Result<()> {
    if passphrase.chars().count() < SHORTEST {
        let problem = format!("take at least {SHORTEST} characters");
        return Err(Error::Invalid { what: "The passphrase".to_owned(), problem });
    }
    if to.symlink_metadata().is_ok() {
        return Err(Error::ShopExists { path: to.to_owned() });
    }
    let failed = |error: io::Error| Error::storage(format!("Writing {}", to.display()), error);
    let encryptor = Encryptor::with_user_passphrase(SecretString::from(passphrase.to_owned()));
    let mut source = fs::File::open(from).map_err(failed)?;
    write_whole(to, |out| {
        let mut writer = encryptor.wrap_output(out).map_err(failed)?;
        io::copy(&mut source, &mut writer).map_err(failed)?;
        writer.finish().map(drop).map_err(failed)
    })
}

/// Writes what such a file holds to another. Refused when the passphrase is not the one, or the file is
/// not as it was written.
pub fn decrypt(from: &Path, to: &Path, passphrase: &str) -> Result<()> {
    let refused = |problem: String| Error::Invalid { what: from.display().to_string(), problem };
    let source =
        fs::File::open(from).map_err(|error| Error::storage(format!("Reading {}", from.display()), error))?;
    let decryptor = Decryptor::new_buffered(io::BufReader::new(source))
        .map_err(|_damaged| refused("it is no encrypted backup, or damaged".to_owned()))?;
    let mut identity = scrypt::Identity::new(SecretString::from(passphrase.to_owned()));
    identity.set_max_work_factor(MOST_WORK);
    let one: &dyn age::Identity = &identity;
    let mut reader = decryptor
        .decrypt(iter::once(one))
        .map_err(|_wrong| refused("the passphrase is not right, or the file is damaged".to_owned()))?;
    write_whole(to, |out| {
        io::copy(&mut reader, out).map(drop).map_err(|error| match error.kind() {
            io::ErrorKind::InvalidData | io::ErrorKind::UnexpectedEof => {
                refused("it is damaged, or its end is missing".to_owned())
            }
            _ => Error::storage(format!("Writing {}", to.display()), error),
        })
    })
}
