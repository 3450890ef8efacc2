//! The identity of a device: a key pair and a certificate that it signs itself. The list of members names
//! each certificate by its digest, so no authority is needed whose key would have to lie somewhere, and a
//! device that is taken off the list is out at once.

use std::fmt;
use std::fs;
use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use crate::DeviceId;
use domain::text::Text;
use domain::{Error, Result, text};

/// The file in the folder of a shared shop.
const FILE: &str = "identity.pem";

/// The SHA-256 digest of a certificate or of a file.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Digest([u8; 32]);

impl Digest {
    /// The digest of these bytes.
    pub fn of(bytes: &[u8]) -> Self {
        Self(Sha256::digest(bytes).into())
    }

    /// Wraps a digest that was computed.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Reads 64 hexadecimal digits; `None` for other text.
    pub fn parse(text: &str) -> Option<Self> {
        bytes_of_hex(text).map(Self)
    }

    /// The digest itself.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Digest> for String {
    fn from(digest: Digest) -> Self {
        digest.to_string()
    }
}

impl TryFrom<String> for Digest {
    type Error = &'static str;

    fn try_from(text: String) -> std::result::Result<Self, Self::Error> {
        Self::parse(&text).ok_or("a digest has 64 hexadecimal digits")
    }
}

/// Reads two hexadecimal digits for each byte; `None` for other text.
pub(super) fn bytes_of_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; N];
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok()?;
    }
    Some(bytes)
}

/// The key pair and certificate of this device in one group.
pub struct Identity {
    certificate: CertificateDer<'static>,
    key: PrivateKeyDer<'static>,
    fingerprint: Digest,
}

impl fmt::Debug for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Identity").field("fingerprint", &self.fingerprint).finish_non_exhaustive()
    }
}

impl Identity {
    /// The identity that lies in this folder; a new one is drawn when there is none. Folder and file are
    /// readable by their owner only.
    pub fn of(folder: &Path) -> Result<Self> {
        let path = folder.join(FILE);
        match fs::read(&path) {
            Ok(text) => Self::read(&path, &text),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let storing = |error| Error::storage(text!("Writing {path}", path = &path), error);
                system::make_folder(folder).map_err(storing)?;
                let text = drawn()?;
                match system::write_new(&path, |out| out.write_all(text.as_bytes()).map_err(storing)) {
                    // Another program was first, and this one uses the same.
                    Err(Error::ShopExists { .. }) | Ok(()) => {}
                    Err(error) => return Err(error),
                }
                let text = fs::read(&path).map_err(storing)?;
                Self::read(&path, &text)
            }
            Err(error) => Err(Error::storage(text!("Reading {path}", path = &path), error)),
        }
    }

    /// The id of the device whose identity lies in this folder; `None` when there is none that can be read.
    pub fn device_in(folder: &Path) -> Option<DeviceId> {
        let path = folder.join(FILE);
        Self::read(&path, &fs::read(&path).ok()?).ok().map(|identity| identity.device())
    }

    fn read(path: &Path, text: &[u8]) -> Result<Self> {
        let damaged = |_error| Error::Invalid {
            what: Text::written(path.to_string_lossy()),
            problem: text!(
                "the key of this device cannot be read; remove the device from the group on another one, and join again"
            ),
        };
        let certificate = CertificateDer::from_pem_slice(text).map_err(damaged)?;
        let key = PrivateKeyDer::from_pem_slice(text).map_err(damaged)?;
        let fingerprint = Digest::of(&certificate);
        Ok(Self { certificate, key, fingerprint })
    }

    /// The digest of the certificate.
    pub const fn fingerprint(&self) -> &Digest {
        &self.fingerprint
    }

    /// The id of the device.
    pub fn device(&self) -> DeviceId {
        device_of(&self.fingerprint)
    }

    pub(super) const fn certificate(&self) -> &CertificateDer<'static> {
        &self.certificate
    }

    pub(super) const fn key(&self) -> &PrivateKeyDer<'static> {
        &self.key
    }
}

/// The id of the device with this certificate: the first 63 bits of its digest, which SQLite can store. A device
/// that joins again draws a new certificate, so ids are not used twice.
pub fn device_of(fingerprint: &Digest) -> DeviceId {
    let first = fingerprint.0.first_chunk().copied().unwrap_or_default();
    u64::from_be_bytes(first) >> 1
}

/// A new certificate with its key, as PEM. It has no end, since the list of members decides who is in, and no
/// names, since none are looked at.
fn drawn() -> Result<String> {
    let drawing = |error: rcgen::Error| Error::storage(text!("Drawing a key for this device"), error);
    let key = rcgen::KeyPair::generate_for(&rcgen::PKCS_ED25519).map_err(drawing)?;
    let mut params = rcgen::CertificateParams::new(Vec::new()).map_err(drawing)?;
    params.distinguished_name = rcgen::DistinguishedName::new();
    let certificate = params.self_signed(&key).map_err(drawing)?;
    Ok(certificate.pem() + &key.serialize_pem())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_identity_stays_and_is_its_own() {
        let folder = tempfile::tempdir().unwrap();
        let [one, other] = ["one", "other"].map(|name| folder.path().join(name));
        let first = Identity::of(&one).unwrap();
        assert_eq!(Identity::of(&one).unwrap().fingerprint(), first.fingerprint());
        let second = Identity::of(&other).unwrap();
        assert_ne!(second.fingerprint(), first.fingerprint());
        assert_ne!(second.device(), first.device());
        assert!(i64::try_from(first.device()).is_ok());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
            assert_eq!((mode(&one), mode(&one.join(FILE))), (0o700, 0o600));
        }
        fs::write(one.join(FILE), "nothing").unwrap();
        assert!(Identity::of(&one).unwrap_err().to_string().contains("join again"));
    }

    #[test]
    fn a_digest_is_read_as_it_is_written() {
        let digest = Digest::of(b"a");
        assert_eq!(Digest::parse(&digest.to_string()), Some(digest));
        let long = digest.to_string() + "0";
        for text in
            ["", "00", "../../../../../../../../../../../../../../../../../../../../etc/x", &long, "é"]
        {
            assert_eq!(Digest::parse(text), None, "{text}");
        }
        let with_sign = format!("+{}", &digest.to_string()[1..]);
        assert_eq!(Digest::parse(&with_sign), None);
    }
}
