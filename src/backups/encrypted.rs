//! Backups encrypted by a passphrase, in the age format (age-encryption.org/v1), which other programs read
//! too.

use std::fs;
use std::io::{self, Read as _, Write};
use std::iter;
use std::path::Path;

use age::secrecy::SecretString;
use age::{DecryptError, Decryptor, Encryptor, scrypt};

use domain::text::Text;
use domain::{Error, Result, text};
use engine::Engine;
use system::{Draft, write_new};

/// The fewest characters of a new passphrase.
const SHORTEST: usize = 8;
/// The first bytes of an age file.
const MAGIC: &[u8] = b"age-encryption.org/v1";
/// The highest scrypt work factor, as a power of two, that a file may ask for: it takes about a minute.
const MOST_WORK: u8 = 22;

/// True for a file that begins as an age file. Not to be called for an open shop: closing the file again
/// would drop the locks that this program holds on it.
pub fn is_encrypted(path: &Path) -> bool {
    // Reading a pipe would wait for a writer, which may never come.
    if !path.is_file() {
        return false;
    }
    let mut start = Vec::new();
    let length = u64::try_from(MAGIC.len()).unwrap_or_default();
    let read = fs::File::open(path).and_then(|file| file.take(length).read_to_end(&mut start));
    read.is_ok() && start == MAGIC
}

/// Checks a new passphrase, which is typed twice since it is not shown. Refused when the two differ, or when
/// it is too short.
pub fn agreed_passphrase(first: &str, again: &str) -> Result<String> {
    if first == again {
        return check_passphrase(first).map(|()| first.to_owned());
    }
    Err(refused_passphrase(text!("the two are not the same; type it twice alike")))
}

fn check_passphrase(passphrase: &str) -> Result<()> {
    if passphrase.chars().count() >= SHORTEST {
        return Ok(());
    }
    Err(refused_passphrase(text!("it is too short; use at least {least} characters", least = SHORTEST)))
}

fn refused_passphrase(problem: Text) -> Error {
    Error::Invalid { what: text!("The passphrase"), problem }
}

/// Writes an encrypted backup of the present state of the shop. While SQLite copies it, an unencrypted copy
/// is beside the shop, in a folder that only its owner can read; it is deleted before the encryption begins,
/// where the system can read an open file without a name. The copy of a killed program is deleted when the
/// shop is opened the next time.
pub fn write_encrypted(engine: &Engine, passphrase: &str, out: &mut dyn Write) -> Result<()> {
    check_passphrase(passphrase)?;
    let plain = Draft::of(engine.path())?;
    engine.backup(&plain.path())?;
    let failed = |error: io::Error| Error::storage(text!("Writing the encrypted backup"), error);
    let mut source = fs::File::open(plain.path()).map_err(failed)?;
    // Other systems cannot delete an open file; there it is deleted at the end.
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

/// Decrypts an encrypted backup to a new file. Refused when the passphrase is wrong or the file is damaged.
pub(super) fn decrypt(from: &Path, to: &Path, passphrase: &str) -> Result<()> {
    let name = from.file_name().unwrap_or(from.as_os_str()).to_string_lossy();
    let refused = |problem: Text| Error::Invalid { what: Text::written(&*name), problem };
    let source =
        fs::File::open(from).map_err(|error| Error::storage(text!("Reading {path}", path = from), error))?;
    let decryptor = Decryptor::new_buffered(io::BufReader::new(source))
        .map_err(|_damaged| refused(text!("it is not an encrypted backup, or damaged")))?;
    let mut identity = scrypt::Identity::new(SecretString::from(passphrase.to_owned()));
    identity.set_max_work_factor(MOST_WORK);
    let one: &dyn age::Identity = &identity;
    let mut reader = decryptor.decrypt(iter::once(one)).map_err(|error| refused(why_closed(&error)))?;
    write_new(to, |out| {
        io::copy(&mut reader, out).map(drop).map_err(|error| match error.kind() {
            io::ErrorKind::InvalidData | io::ErrorKind::UnexpectedEof => {
                refused(text!("it is damaged, or its end is missing"))
            }
            _ => Error::storage(text!("Writing {path}", path = to), error),
        })
    })
}

const fn why_closed(error: &DecryptError) -> Text {
    match error {
        DecryptError::DecryptionFailed | DecryptError::KeyDecryptionFailed => {
            text!("the passphrase is not right, or the beginning of the file is damaged")
        }
        DecryptError::NoMatchingKeys => text!("it is locked by a key and not by a passphrase"),
        DecryptError::ExcessiveWork { .. } => {
            text!("opening it takes more computing than this program allows")
        }
        _ => text!("it is damaged"),
    }
}
