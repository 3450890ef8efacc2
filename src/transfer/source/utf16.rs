//! Converts UTF-16, which some spreadsheets save as "Unicode", to UTF-8 as it is read.

use std::io::{self, BufRead, Cursor, Read};

use encoding_rs::{Decoder, Encoding};

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
    use encoding_rs::{UTF_16BE, UTF_16LE};
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
