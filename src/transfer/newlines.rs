//! One kind of line end, whatever a file has.

use std::io::{BufRead, Read};

use domain::text;

/// Converts all line ends to `\n`, and adds a last one, so that lines can be counted.
pub(super) struct Newlines {
    pub(super) text: Box<dyn BufRead>,
    /// The bytes that the current record may still have.
    pub(super) budget: usize,
    /// The last byte read, before its conversion.
    pub(super) last: u8,
    /// True if the file ended without a line end.
    pub(super) is_open: bool,
}

impl Read for Newlines {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let mut written = 0;
        if self.budget == 0 {
            let problem = text!("a line is too long: look for a quotation mark left open");
            return Err(std::io::Error::other(problem));
        }
        while written == 0 {
            let bytes = self.text.fill_buf()?;
            if bytes.is_empty() {
                let is_ended = matches!(std::mem::replace(&mut self.last, b'\n'), b'\n' | b'\r');
                let end = buffer.first_mut().filter(|_| !is_ended);
                return Ok(end.map_or(0, |slot| {
                    *slot = b'\n';
                    self.is_open = true;
                    1
                }));
            }
            let taken = bytes.len().min(buffer.len());
            let bytes = bytes.get(..taken).unwrap_or_default();
            written = copy_lines(bytes, self.last, buffer);
            self.last = bytes.last().copied().unwrap_or(self.last);
            self.text.consume(taken);
            if taken == 0 {
                break;
            }
        }
        self.budget = self.budget.saturating_sub(written);
        Ok(written)
    }
}

/// Copies text with every line end converted to `\n`, into a buffer at least as long; returns the length
/// written. `last` is the byte before the text: after a `\r`, which became a newline, a `\n` is dropped.
fn copy_lines(text: &[u8], mut last: u8, buffer: &mut [u8]) -> usize {
    let mut written = 0;
    for (at, part) in text.split(|byte| *byte == b'\r').enumerate() {
        let mut put = |bytes: &[u8]| {
            let slots = buffer.get_mut(written..).and_then(|rest| rest.get_mut(..bytes.len()));
            if let Some(slots) = slots {
                slots.copy_from_slice(bytes);
                written += bytes.len();
            }
        };
        if at > 0 {
            put(b"\n");
            last = b'\r';
        }
        put(part.strip_prefix(b"\n").filter(|_| last == b'\r').unwrap_or(part));
    }
    written
}
