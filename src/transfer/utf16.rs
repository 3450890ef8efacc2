//! Text that spreadsheets save as "Unicode": UTF-16, made UTF-8 as it is read.

use std::io::{self, BufRead, Read};

/// What stands for a unit that belongs to no character.
const UNREADABLE: char = char::REPLACEMENT_CHARACTER;

/// Reads UTF-8 out of UTF-16.
pub(super) struct Utf16<R> {
    inner: R,
    is_big_endian: bool,
    /// The first half of a unit whose second is still to be read.
    half: Option<u8>,
    /// The first unit of a pair whose second is still to be read.
    high: Option<u16>,
    /// What was made and not taken yet, the next byte last.
    ready: Vec<u8>,
    is_ended: bool,
}

impl<R: BufRead> Utf16<R> {
    /// From a reader that stands behind the byte order mark.
    pub(super) const fn new(inner: R, is_big_endian: bool) -> Self {
        Self { inner, is_big_endian, half: None, high: None, ready: Vec::new(), is_ended: false }
    }

    /// Makes the next few characters ready; none at the end.
    fn fill(&mut self) -> io::Result<()> {
        let mut text = String::new();
        while text.is_empty() && !self.is_ended {
            let bytes = self.inner.fill_buf()?;
            let taken = bytes.len();
            self.is_ended = taken == 0;
            let mut units = Vec::with_capacity(taken / 2 + 1);
            for byte in bytes {
                match self.half.take() {
                    None => self.half = Some(*byte),
                    Some(first) if self.is_big_endian => units.push(u16::from_be_bytes([first, *byte])),
                    Some(first) => units.push(u16::from_le_bytes([first, *byte])),
                }
            }
            self.inner.consume(taken);
            let mut all: Vec<u16> = self.high.take().into_iter().chain(units).collect();
            if !self.is_ended {
                self.high = all.pop_if(|last| (0xd800..0xdc00).contains(last));
            } else if self.half.take().is_some() {
                text.push(UNREADABLE);
            }
            text.extend(char::decode_utf16(all).map(|read| read.unwrap_or(UNREADABLE)));
        }
        self.ready = text.into_bytes();
        self.ready.reverse();
        Ok(())
    }
}

impl<R: BufRead> Read for Utf16<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.ready.is_empty() {
            self.fill()?;
        }
        let mut taken = 0;
        for (slot, byte) in buffer.iter_mut().zip(std::iter::from_fn(|| self.ready.pop())) {
            *slot = byte;
            taken += 1;
        }
        Ok(taken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    #[test]
    fn characters_are_put_together_wherever_the_file_is_cut() {
        let text = "Preis;5 €\r\n𝄞 und 猫";
        for is_big_endian in [false, true] {
            let bytes: Vec<u8> = text
                .encode_utf16()
                .flat_map(|unit| if is_big_endian { unit.to_be_bytes() } else { unit.to_le_bytes() })
                .collect();
            for capacity in 1..8 {
                let reader = BufReader::with_capacity(capacity, bytes.as_slice());
                let mut found = String::new();
                Utf16::new(reader, is_big_endian).read_to_string(&mut found).unwrap();
                assert_eq!(found, text, "{capacity} {is_big_endian}");
            }
        }
    }

    #[test]
    fn what_is_no_character_is_marked() {
        for (bytes, expected) in [
            (&[0x41, 0][..], "A"),
            (&[0x41, 0, 0x42], "\u{fffd}A"),
            (&[0x34, 0xd8, 0x41, 0], "\u{fffd}A"),
            (&[0x34, 0xd8], "\u{fffd}"),
        ] {
            let mut found = String::new();
            Utf16::new(bytes, false).read_to_string(&mut found).unwrap();
            assert_eq!(found.matches('\u{fffd}').count(), expected.matches('\u{fffd}').count(), "{bytes:?}");
            assert_eq!(found.contains('A'), expected.contains('A'), "{bytes:?}");
        }
    }
}
