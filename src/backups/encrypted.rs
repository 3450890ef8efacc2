//! Backups that only a passphrase opens, in the format of age (age-encryption.org/v1), which other
//! programs read too.

use std::fs;
use std::io::{self, Read as _, Write};
use std::iter;
use std::path::Path;

use age::secrecy::SecretString;
use age::{DecryptError, Decryptor, Encryptor, scrypt};

use crate::domain::{Error, Result};
use crate::engine::Engine;
use crate::system::{Draft, write_new};

/// Shortest passphrase that is taken, in characters.
const SHORTEST: usize = 8;
/// How such a file begins.
const MAGIC: &[u8] = b"age-encryption.org/v1";
/// The most work that opening one may ask for, as a power of two: a minute or so.
const MOST_WORK: u8 = 22;

/// Whether a file is one of these. Not to be asked of a shop that is open: to read it as any other file
/// would drop the locks that this program has on it.
pub fn is_encrypted(path: &Path) -> bool {
    // Nobody may ever write into what is no regular file, and reading it would wait for that.
    if !path.is_file() {
        return false;
    }
    let mut start = Vec::new();
    let length = u64::try_from(MAGIC.len()).unwrap_or_default();
    let read = fs::File::open(path).and_then(|file| file.take(length).read_to_end(&mut start));
    read.is_ok() && start == MAGIC
}

/// A new passphrase, typed twice since it is not shown. Refused when the two differ, or it is easily guessed.
pub fn agreed_passphrase(first: &str, again: &str) -> Result<String> {
    if first == again {
        return check_passphrase(first).map(|()| first.to_owned());
    }
    Err(refused_passphrase("the two are not the same"))
}

fn check_passphrase(passphrase: &str) -> Result<()> {
    if passphrase.chars().count() >= SHORTEST {
        return Ok(());
    }
    Err(refused_passphrase(&format!("take at least {SHORTEST} characters")))
}

fn refused_passphrase(problem: &str) -> Error {
    Error::Invalid { what: "The passphrase".to_owned(), problem: problem.to_owned() }
}

/// Writes the shop as it is now so that only the passphrase opens it. While SQLite copies it a copy that takes no
/// passphrase is beside the shop, in a folder that only its owner may look into; it has no name any more when it
/// is encrypted. What a killed program left of it goes when the shop is opened the next time.
pub fn write_encrypted(engine: &Engine, passphrase: &str, out: &mut dyn Write) -> Result<()> {
    check_passphrase(passphrase)?;
    let plain = Draft::of(engine.path())?;
    engine.backup(&plain.path())?;
    let failed = |error: io::Error| Error::storage("Writing the encrypted backup", error);
    let mut source = fs::File::open(plain.path()).map_err(failed)?;
    // Some systems keep a file that is open; it goes in the end there.
    let kept = if cfg!(unix) {
        drop(plain);
        None
    } else {
        Some(plain)
    };
    let encryptor = Encryptor::with_user_passphrase(SecretString::from(passphrase.to_owned()));
    let mut writer = encryptor.wrap_output(out).map_err(failed)?;
    io::copy(&mut source, &mut writer).map_err(failed)?;
    let done = writer.finish().map(drop).map_err(failed);
    drop((source, kept));
    done
}

/// Writes what such a file holds to another. Refused when the passphrase is not the one, or the file is
/// not as it was written.
pub(super) fn decrypt(from: &Path, to: &Path, passphrase: &str) -> Result<()> {
    let name = from.file_name().unwrap_or(from.as_os_str()).to_string_lossy();
    let refused = |problem: &str| Error::Invalid { what: name.to_string(), problem: problem.to_owned() };
    let source =
        fs::File::open(from).map_err(|error| Error::storage(format!("Reading {}", from.display()), error))?;
    let decryptor = Decryptor::new_buffered(io::BufReader::new(source))
        .map_err(|_damaged| refused("it is no encrypted backup, or damaged"))?;
    let mut identity = scrypt::Identity::new(SecretString::from(passphrase.to_owned()));
    identity.set_max_work_factor(MOST_WORK);
    let one: &dyn age::Identity = &identity;
    let mut reader = decryptor.decrypt(iter::once(one)).map_err(|error| refused(why_closed(&error)))?;
    write_new(to, |out| {
        io::copy(&mut reader, out).map(drop).map_err(|error| match error.kind() {
            io::ErrorKind::InvalidData | io::ErrorKind::UnexpectedEof => {
                refused("it is damaged, or its end is missing")
            }
            _ => Error::storage(format!("Writing {}", to.display()), error),
        })
    })
}

const fn why_closed(error: &DecryptError) -> &'static str {
    match error {
        DecryptError::DecryptionFailed | DecryptError::KeyDecryptionFailed => {
            "the passphrase is not right, or the beginning of the file is damaged"
        }
        DecryptError::NoMatchingKeys => "it is locked by a key and not by a passphrase",
        DecryptError::ExcessiveWork { .. } => "to open it takes more than this program gives",
        _ => "it is damaged",
    }
}
