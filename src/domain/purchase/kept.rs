//! The files that are kept with a purchase: the electronic invoice as it came, a scan of a receipt. A purchase names them, a line
//! each, by the SHA-256 of their bytes and the name that they had; the bytes are kept once for each digest.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::text;
use crate::text::{Text, clean};

use super::Purchase;

/// The most files of a purchase.
pub const MOST_FILES: usize = 20;
/// The most bytes of a file.
pub const MOST_BYTES: usize = 10 << 20;
/// The most bytes of a name; the end of a longer one, which tells its kind, is kept.
const MOST_NAME: usize = 100;
/// The letters of a digest.
const DIGEST: usize = 64;

/// A file of a purchase.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KeptFile<'p> {
    /// The SHA-256 of its bytes, in hexadecimal digits.
    pub digest: &'p str,
    /// The name that it came with.
    pub name: &'p str,
}

/// The bytes of a file, in JSON in base 64.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct KeptBytes(pub Vec<u8>);

impl From<KeptBytes> for String {
    fn from(kept: KeptBytes) -> Self {
        STANDARD.encode(kept.0)
    }
}

impl TryFrom<String> for KeptBytes {
    type Error = Error;

    fn try_from(text: String) -> Result<Self> {
        let what = || text!("The kept file");
        let bytes = STANDARD.decode(text).map_err(|_damaged| Error::Invalid {
            what: what(),
            problem: text!("it is not written in base 64"),
        })?;
        if bytes.len() > MOST_BYTES {
            let problem =
                text!("it has more than 10 MB, which is the most of a file that is kept with a purchase");
            return Err(Error::Invalid { what: what(), problem });
        }
        Ok(Self(bytes))
    }
}

/// The kinds of files that can be kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileKind {
    /// An electronic invoice.
    Xml,
    /// Pages, perhaps with an electronic invoice inside.
    Pdf,
    /// A photograph.
    Jpeg,
    /// A picture.
    Png,
}

impl FileKind {
    /// The kind of bytes; `None` for what is not kept.
    pub fn of(bytes: &[u8]) -> Option<Self> {
        let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes).trim_ascii_start();
        let is_wide =
            [&b"\xff\xfe<\0"[..], b"\xfe\xff\0<", b"<\0", b"\0<"].iter().any(|mark| bytes.starts_with(mark));
        if bytes.windows(5).take(1_024).any(|part| part == b"%PDF-") {
            Some(Self::Pdf)
        } else if bytes.starts_with(b"\xff\xd8\xff") {
            Some(Self::Jpeg)
        } else if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
            Some(Self::Png)
        } else if text.starts_with(b"<") || is_wide {
            Some(Self::Xml)
        } else {
            None
        }
    }

    /// The ending of the names of such files.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Xml => "xml",
            Self::Pdf => "pdf",
            Self::Jpeg => "jpg",
            Self::Png => "png",
        }
    }
}

impl<S, L> super::PurchaseOf<S, L> {
    /// The files that are kept with it, in the order in which they came.
    pub fn kept(&self) -> impl Iterator<Item = KeptFile<'_>> {
        let parts = self.files.lines().filter_map(|line| line.split_once(' '));
        parts.map(|(digest, name)| KeptFile { digest, name })
    }

    /// The names of its files.
    pub fn file_names(&self) -> String {
        self.kept().map(|file| file.name).collect::<Vec<_>>().join(", ")
    }
}

impl Purchase {
    /// The same with another file. One that it has stays as it is.
    #[must_use]
    pub fn keeping(mut self, digest: &str, name: &str) -> Self {
        if self.kept().all(|file| file.digest != digest) {
            let name = clean(name);
            let begin =
                (name.len().saturating_sub(MOST_NAME)..name.len()).find(|at| name.is_char_boundary(*at));
            let name = begin.and_then(|at| name.get(at..)).unwrap_or_default().trim();
            let line = format!("{digest} {}", if name.is_empty() { "-" } else { name });
            let lines = self.files.lines().chain([line.as_str()]);
            self.files = lines.collect::<Vec<_>>().join("\n");
        }
        self
    }

    /// Refuses files that are not written as they are kept, and more than are kept.
    pub(super) fn check_files(&self, refuse: impl Fn(Text) -> Error) -> Result<()> {
        let is_digest = |text: &str| {
            text.len() == DIGEST && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
        };
        let count = self.files.lines().count();
        if self.kept().filter(|file| is_digest(file.digest)).count() != count {
            return Err(refuse(text!("its files are not named by their digests")));
        }
        if count > MOST_FILES {
            return Err(refuse(text!("at most {count} files are kept with a purchase", count = MOST_FILES)));
        }
        Ok(())
    }
}
