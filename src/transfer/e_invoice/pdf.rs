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
            // All together are no larger than one may be: many small ones could be packed from many large ones.
            let taken: usize = files.iter().map(|(_, bytes)| bytes.len()).sum();
            let left = MOST_BYTES.saturating_sub(taken);
            if let Some(bytes) = stream.and_then(|stream| unpacked(document, stream, left)) {
                files.push((name, bytes));
            }
        }
        _ => {}
    }
}

/// The bytes of a stream, packed by the one method that there is for files; `None` for more than `most`.
fn unpacked(document: &Document, stream: &Object, most: usize) -> Option<Vec<u8>> {
    let (_, object) = document.dereference(stream).ok()?;
    let stream = object.as_stream().ok()?;
    let filters = stream.filters().unwrap_or_default();
    let read = u64::try_from(most).unwrap_or(u64::MAX).saturating_add(1);
    let mut bytes = Vec::new();
    match filters.as_slice() {
        [] => stream.content.as_slice().take(read).read_to_end(&mut bytes).ok()?,
        [b"FlateDecode"] => {
            ZlibDecoder::new(stream.content.as_slice()).take(read).read_to_end(&mut bytes).ok()?
        }
        _ => return None,
    };
    (bytes.len() <= most).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use flate2::Compression;
    use flate2::write::ZlibEncoder;
    use lopdf::{Stream, dictionary};

    use super::*;

    /// A PDF with so many files of so many bytes.
    fn with_files(count: usize, size: usize) -> Vec<u8> {
        let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
        packed.write_all(&vec![b'a'; size]).unwrap();
        let packed = packed.finish().unwrap();
        let mut document = Document::with_version("1.7");
        for at in 0..count {
            let stream = Stream::new(dictionary! { "Filter" => "FlateDecode" }, packed.clone());
            let file = document.add_object(stream);
            let name = Object::string_literal(format!("{at}.xml"));
            document.add_object(dictionary! { "F" => name, "EF" => dictionary! { "F" => file } });
        }
        let root = document.add_object(dictionary! { "Type" => "Catalog" });
        document.trailer.set("Root", root);
        let mut bytes = Vec::new();
        document.save_to(&mut bytes).unwrap();
        bytes
    }

    #[test]
    fn files_are_together_no_larger_than_one_may_be() {
        for (count, size, expected) in
            [(3, 1_000, 3), (1, MOST_BYTES, 1), (1, MOST_BYTES + 1, 0), (40, MOST_BYTES / 3, 3)]
        {
            let Attached::Files(found) = attached(&with_files(count, size)) else { panic!("{count} {size}") };
            assert_eq!(found.len(), expected, "{count} {size}");
        }
    }
}
