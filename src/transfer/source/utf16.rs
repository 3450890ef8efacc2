//! Converts UTF-16, which some spreadsheets save as "Unicode", to UTF-8 as it is read.

use std::io::{self, BufRead, Cursor, Read};

use encoding_rs::{Decoder, Encoding, UTF_16BE, UTF_16LE};

/// True if a file begins as UTF-32, with its mark or with letters of ASCII.
pub(super) fn is_utf32(start: &[u8]) -> bool {
    match start {
        [0xff, 0xfe, 0, 0, ..] | [0, 0, 0xfe, 0xff, ..] => true,
        [first, 0, 0, 0, second, 0, 0, 0, ..] | [0, 0, 0, first, 0, 0, 0, second, ..] => {
            *first != 0 && *second != 0
        }
        _ => false,
    }
}

/// The encoding of a file that begins as UTF-16, with the length of its mark: without one, by its first two letters, which are of
/// ASCII. `None` for another.
pub(super) fn encoding_of(start: &[u8]) -> Option<(&'static Encoding, usize)> {
    match start {
        [0xff, 0xfe, ..] => Some((UTF_16LE, 2)),
        [0xfe, 0xff, ..] => Some((UTF_16BE, 2)),
        [first, 0, second, 0, ..] if *first != 0 && *second != 0 => Some((UTF_16LE, 0)),
        [0, first, 0, second, ..] if *first != 0 && *second != 0 => Some((UTF_16BE, 0)),
        _ => None,
    }
}

/// Reads UTF-8 from UTF-16; invalid units become U+FFFD.
pub(super) struct Utf16<R> {
    inner: R,
    decoder: Decoder,
    /// Converted bytes that were not read yet.
    ready: Cursor<Vec<u8>>,
    is_ended: bool,
}

impl<R: BufRead> Utf16<R> {
    /// Converts a reader that is positioned after the byte order mark.
    pub(super) fn new(inner: R, encoding: &'static Encoding) -> Self {
        let decoder = encoding.new_decoder_without_bom_handling();
        Self { inner, decoder, ready: Cursor::default(), is_ended: false }
    }
}

impl<R: BufRead> Read for Utf16<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            let taken = self.ready.read(buffer)?;
            if taken > 0 || buffer.is_empty() || self.is_ended {
                return Ok(taken);
            }
            let bytes = self.inner.fill_buf()?;
            self.is_ended = bytes.is_empty();
            let most = self.decoder.max_utf8_buffer_length(bytes.len()).unwrap_or_default();
            let mut text = String::with_capacity(most);
            let (_, read, _) = self.decoder.decode_to_string(bytes, &mut text, self.is_ended);
            self.inner.consume(read);
            self.ready = Cursor::new(text.into_bytes());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    fn read(bytes: &[u8], encoding: &'static Encoding, capacity: usize) -> String {
        let mut found = String::new();
        let reader = BufReader::with_capacity(capacity, bytes);
        Utf16::new(reader, encoding).read_to_string(&mut found).unwrap();
        found
    }

    #[test]
    fn characters_are_put_together_wherever_the_file_is_cut() {
        let text = "Preis;5 €\r\n𝄞 und 猫";
        for capacity in 1..8 {
            let bytes: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
            assert_eq!(read(&bytes, UTF_16LE, capacity), text, "{capacity}");
            let bytes: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
            assert_eq!(read(&bytes, UTF_16BE, capacity), text, "{capacity}");
        }
    }

    #[test]
    fn encodings_are_told_without_a_mark() {
        for (start, expected, is_wide) in [
            (&[0xff, 0xfe, 0x41, 0][..], Some((UTF_16LE, 2)), false),
            (&[0x41, 0, 0x42, 0], Some((UTF_16LE, 0)), false),
            (&[0, 0x41, 0, 0x42], Some((UTF_16BE, 0)), false),
            (&[0x41, 0, 0, 0, 0x42, 0, 0, 0], None, true),
            (&[0, 0, 0xfe, 0xff], None, true),
            (b"A,B", None, false),
            (b"A", None, false),
        ] {
            let found = encoding_of(start).filter(|_| !is_utf32(start));
            assert_eq!((found, is_utf32(start)), (expected, is_wide), "{start:?}");
        }
    }

    #[test]
    fn what_is_no_character_is_marked() {
        for (bytes, expected) in [
            (&[0x41, 0][..], "A"),
            (&[0x41, 0, 0x42], "A\u{fffd}"),
            (&[0x34, 0xd8, 0x41, 0], "\u{fffd}A"),
            (&[0x34, 0xd8], "\u{fffd}"),
        ] {
            assert_eq!(read(bytes, UTF_16LE, 64), expected, "{bytes:?}");
        }
    }
}
