//! The shop's picture on its invoices, as it is kept: a small PNG without transparency, which a PDF takes as it is. Documents and
//! the settings name it by its digest, so that a thousand invoices keep it once. What is in the file of a person, and how it
//! gets so small, is read elsewhere.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::access::key::hex;
use crate::error::{Error, Result};
use crate::text;

/// The most pixels across and down.
pub const MOST_PIXELS: [u32; 2] = [600, 300];
/// The most bytes.
pub const MOST_BYTES: usize = 100 * 1024;

/// First bytes of a PNG: the signature, and the head of the first part, which is 13 bytes long.
const BEGINNING: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR";
/// Bytes after the width and height: 8 bits a channel, red, green and blue, the only compression and filters,
/// not interlaced.
const KIND: [u8; 5] = [8, 2, 0, 0, 0];

/// A logo. Written in JSON, it is its bytes in base 64.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Logo {
    png: Vec<u8>,
    pixels: [u32; 2],
    digest: String,
}

impl std::fmt::Debug for Logo {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Logo({})", self.digest)
    }
}

impl Logo {
    /// A logo of these bytes. Refused when they are no PNG of the one kind and size that is kept.
    pub fn new(png: Vec<u8>) -> Result<Self> {
        let number = |bytes: &[u8]| bytes.try_into().map(u32::from_be_bytes).ok();
        let rest = png.strip_prefix(BEGINNING).filter(|_| png.len() <= MOST_BYTES);
        let found = rest.and_then(|rest| {
            let ([width, height], kind) = ([rest.get(..4)?, rest.get(4..8)?].map(number), rest.get(8..13)?);
            Some([width?, height?]).filter(|_| kind == KIND)
        });
        let fits =
            |pixels: &[u32; 2]| pixels.iter().zip(MOST_PIXELS).all(|(is, most)| (1..=most).contains(is));
        match found.filter(fits) {
            Some(pixels) => Ok(Self { digest: hex(&Sha256::digest(&png)), png, pixels }),
            None => Err(Error::Invalid {
                what: text!("The logo"),
                problem: text!("it is not stored the way Tillbook stores one; choose its picture again"),
            }),
        }
    }

    /// The file as it is kept.
    pub fn png(&self) -> &[u8] {
        &self.png
    }

    /// The width and height.
    pub const fn pixels(&self) -> [u32; 2] {
        self.pixels
    }

    /// The SHA-256 of its bytes, in hexadecimal digits.
    pub fn digest(&self) -> &str {
        &self.digest
    }
}

impl From<Logo> for String {
    fn from(logo: Logo) -> Self {
        STANDARD.encode(logo.png)
    }
}

impl TryFrom<String> for Logo {
    type Error = Error;

    fn try_from(text: String) -> Result<Self> {
        // Bytes that are none are no picture either.
        Self::new(STANDARD.decode(text).unwrap_or_default())
    }
}
