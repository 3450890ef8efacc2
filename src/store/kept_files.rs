//! The files that are kept with purchases. A row is never changed or deleted, and its digest is its checksum.

use std::collections::BTreeSet;

use rusqlite::{Row, named_params};
use sha2::{Digest, Sha256};

use super::{Read, Write};
use crate::Result;
use domain::access::key::hex;
use domain::ids::{PurchaseId, SupplierId};
use domain::purchase::Purchase;
use domain::shop::health::{Part, Problem};
use domain::text;

const FIND: &str = "SELECT bytes FROM kept_files WHERE digest = :digest";
const IS_KEPT: &str = "SELECT count(*) FROM kept_files WHERE digest = :digest";
const ADD: &str =
    "INSERT INTO kept_files (digest, bytes) VALUES (:digest, :bytes) ON CONFLICT (digest) DO NOTHING";
const ALL: &str = "SELECT digest, bytes FROM kept_files ORDER BY rowid";
const WITH_FILES: &str = "SELECT document, files FROM purchases WHERE files <> '' ORDER BY id";
const OF_FILE: &str =
    "SELECT id FROM purchases WHERE files <> '' AND instr(files, :digest) > 0 ORDER BY id LIMIT 1";
const LAST_OF_SUPPLIER: &str =
    "SELECT id FROM purchases WHERE supplier_id = :supplier ORDER BY day DESC, id DESC LIMIT 1";

/// What a purchase says of its files.
fn named(row: &Row<'_>) -> rusqlite::Result<Purchase> {
    Ok(Purchase { document: row.get("document")?, files: row.get("files")?, ..Purchase::default() })
}

/// The SHA-256 of bytes, in hexadecimal digits.
pub fn digest_of(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

impl Read<'_> {
    /// The bytes of a kept file.
    pub fn kept_file(&self, digest: &str) -> Result<Option<Vec<u8>>> {
        self.one(FIND, named_params! { ":digest": digest }, |row| row.get("bytes"))
    }

    /// Calls `visit` with the bytes of each kept file that a purchase names, in the order in which they came.
    pub fn each_kept_file(&self, mut visit: impl FnMut(Vec<u8>) -> domain::Result<()>) -> Result<()> {
        let with_files = self.list(WITH_FILES, [], named)?;
        let digests: BTreeSet<&str> =
            with_files.iter().flat_map(|purchase| purchase.kept()).map(|file| file.digest).collect();
        self.each_row(ALL, [], |row| {
            if digests.contains(row.get::<_, String>("digest")?.as_str()) {
                visit(row.get("bytes")?)?;
            }
            Ok(())
        })
    }

    /// True if a file of this digest is kept.
    pub fn has_kept_file(&self, digest: &str) -> Result<bool> {
        let count: i64 = self.only(IS_KEPT, named_params! { ":digest": digest }, |row| row.get(0))?;
        Ok(count > 0)
    }

    /// The first purchase that a file is kept with.
    pub fn purchase_of_file(&self, digest: &str) -> Result<Option<Purchase>> {
        // Most files that come in are new, and no purchase is looked through for these.
        if !self.has_kept_file(digest)? {
            return Ok(None);
        }
        self.found(OF_FILE, named_params! { ":digest": digest })
    }

    /// The latest purchase from a supplier.
    pub fn last_purchase_of(&self, supplier: SupplierId) -> Result<Option<Purchase>> {
        self.found(LAST_OF_SUPPLIER, named_params! { ":supplier": supplier.get() })
    }

    fn found(&self, sql: &str, params: impl rusqlite::Params) -> Result<Option<Purchase>> {
        let id: Option<i64> = self.one(sql, params, |row| row.get(0))?;
        id.map_or(Ok(None), |id| self.purchase(PurchaseId::new(id)))
    }

    /// The files that are not what their digests say, and the purchases that lack one.
    pub(super) fn kept_file_problems(&self) -> Result<Vec<Problem>> {
        let mut problems = Vec::new();
        self.each_row(ALL, [], |row| {
            let (digest, bytes): (String, Vec<u8>) = (row.get("digest")?, row.get("bytes")?);
            if digest_of(&bytes) != digest {
                let text = text!("The kept file {digest} is not as it was written", digest);
                problems.push(Problem::new(Part::Rows, text));
            }
            Ok(())
        })?;
        for purchase in self.list(WITH_FILES, [], named)? {
            for file in purchase.kept() {
                if !self.has_kept_file(file.digest)? {
                    let (name, number) = (file.name, &purchase.document);
                    let text = text!("The file {name} of purchase {number} is missing", name, number);
                    problems.push(Problem::new(Part::Rows, text));
                }
            }
        }
        Ok(problems)
    }
}

impl Write<'_> {
    /// Keeps a file, unless it is there, and returns its digest.
    pub fn keep_file(&self, bytes: &[u8]) -> Result<String> {
        let digest = digest_of(bytes);
        self.run(ADD, named_params! { ":digest": digest, ":bytes": bytes })?;
        Ok(digest)
    }
}
