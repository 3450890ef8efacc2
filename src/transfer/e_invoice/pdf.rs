//! The files that are attached to a PDF.

use std::io::Read;

use flate2::read::ZlibDecoder;
use lopdf::{Document, LoadOptions, Object};

use domain::purchase::kept::MOST_BYTES;

/// The most levels of an object that are looked into.
const MOST_LEVELS: u32 = 16;

/// What there is of attachments in a PDF.
pub(super) enum Attached {
    /// Each with its name.
    Files(Vec<(String, Vec<u8>)>),
    /// It is encrypted, so that nobody knows.
    Encrypted,
}

/// The files attached to a PDF; none where it cannot be read.
pub(super) fn attached(bytes: &[u8]) -> Attached {
    let options = LoadOptions { max_decompressed_size: Some(MOST_BYTES), ..LoadOptions::default() };
    let Ok(document) = Document::load_mem_with_options(bytes, options) else {
        let is_encrypted = bytes.windows(8).any(|part| part == b"/Encrypt");
        return if is_encrypted { Attached::Encrypted } else { Attached::Files(Vec::new()) };
    };
    let mut files = Vec::new();
    for object in document.objects.values() {
        look(&document, object, MOST_LEVELS, &mut files);
    }
    let is_encrypted = document.trailer.has(b"Encrypt") || document.was_encrypted();
    if is_encrypted && files.iter().all(|(_, bytes)| !bytes.starts_with(b"<")) {
        return Attached::Encrypted;
    }
    Attached::Files(files)
}

/// Adds the files that an object specifies.
fn look(document: &Document, object: &Object, levels: u32, files: &mut Vec<(String, Vec<u8>)>) {
    let Some(levels) = levels.checked_sub(1) else { return };
    match object {
        Object::Array(all) => all.iter().for_each(|one| look(document, one, levels, files)),
        Object::Dictionary(all) => {
            let embedded =
                all.get(b"EF").and_then(|embedded| document.dereference(embedded)).map(|(_, to)| to);
            let Some(embedded) = embedded.ok().and_then(|embedded| embedded.as_dict().ok()) else {
                return all.iter().for_each(|(_, one)| look(document, one, levels, files));
            };
            let stream = [&b"UF"[..], b"F"].iter().find_map(|key| embedded.get(key).ok());
            let name = [&b"UF"[..], b"F"].iter().find_map(|key| all.get(key).ok());
            let name = name.and_then(|name| lopdf::decode_text_string(name).ok()).unwrap_or_default();
            if let Some(bytes) = stream.and_then(|stream| unpacked(document, stream)) {
                files.push((name, bytes));
            }
        }
        _ => {}
    }
}

/// The bytes of a stream, packed by the one method that there is for files; `None` for more than is read.
fn unpacked(document: &Document, stream: &Object) -> Option<Vec<u8>> {
    let (_, object) = document.dereference(stream).ok()?;
    let stream = object.as_stream().ok()?;
    let filters = stream.filters().unwrap_or_default();
    let most = u64::try_from(MOST_BYTES).unwrap_or(u64::MAX);
    let mut bytes = Vec::new();
    match filters.as_slice() {
        [] => stream.content.as_slice().take(most + 1).read_to_end(&mut bytes).ok()?,
        [b"FlateDecode"] => {
            ZlibDecoder::new(stream.content.as_slice()).take(most + 1).read_to_end(&mut bytes).ok()?
        }
        _ => return None,
    };
    (bytes.len() <= MOST_BYTES).then_some(bytes)
}
