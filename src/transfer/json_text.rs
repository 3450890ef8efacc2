//! Limits on JSON input while it is parsed, and the messages for malformed JSON. The parser holds a string,
//! a number or an object in memory until its end, so an entry's size is limited.

use std::cell::Cell;
use std::io::{BufRead, Error, Read, Result};
use std::rc::Rc;

use serde_json::error::Category;

use super::source::{Source, told};
use domain::text;
use domain::text::Text;

/// The largest entry (an order with all its items, a product), in bytes. It also limits strings, numbers and
/// nesting.
pub(super) const LARGEST_ENTRY: usize = 16 << 20;

/// The most entries of a file, or of a list in it.
pub(super) const MOST_ENTRIES: u64 = 3_000_000;

/// The bytes that the current entry may still have.
#[derive(Clone)]
pub(super) struct Budget(Rc<Cell<usize>>);

impl Budget {
    pub(super) fn new() -> Self {
        Self(Rc::new(Cell::new(LARGEST_ENTRY)))
    }

    /// Starts a new entry.
    pub(super) fn renew(&self) {
        self.0.set(LARGEST_ENTRY);
    }

    /// The bytes read since `renew`.
    pub(super) fn used(&self) -> usize {
        LARGEST_ENTRY - self.0.get()
    }
}

/// Reads text, and fails when an entry is larger than its budget.
pub(super) struct JsonText {
    text: Box<dyn BufRead>,
    budget: Budget,
    /// A part of the text, handed on up to `at`, a byte at a time since the parser asks for no more.
    part: Vec<u8>,
    at: usize,
}

impl JsonText {
    pub(super) fn new(text: Box<dyn BufRead>, budget: &Budget) -> Self {
        Self { text, budget: budget.clone(), part: Vec::new(), at: 0 }
    }

    /// Reads the next part; empty at the end.
    #[cold]
    fn refill(&mut self) -> Result<()> {
        self.part.clear();
        self.part.extend_from_slice(self.text.fill_buf()?);
        self.text.consume(self.part.len());
        self.at = 0;
        Ok(())
    }
}

impl Read for JsonText {
    #[inline]
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        if self.at == self.part.len() {
            self.refill()?;
        }
        let (Some(slot), Some(byte)) = (buffer.first_mut(), self.part.get(self.at)) else { return Ok(0) };
        let left = self.budget.0.get();
        if left == 0 {
            return Err(Error::other(text!("an entry of it is larger than 16 MB")));
        }
        *slot = *byte;
        self.at += 1;
        self.budget.0.set(left - 1);
        Ok(1)
    }
}

/// The refusal of a file for this error; `otherwise` is the sentence for a complete file with a wrong value.
pub(super) fn malformed(source: &Source, error: serde_json::Error, otherwise: Text) -> domain::Error {
    let line = u64::try_from(error.line()).unwrap_or_default();
    let problem = match error.classify() {
        Category::Eof => text!("it ends too early, as if it had been cut off. Export it again"),
        Category::Io => text!("it cannot be read: {problem}", problem = told(&Error::from(error))),
        Category::Syntax | Category::Data => {
            let written = error.to_string();
            // The position is in the error once, before the problem.
            let problem = written.split_once(" at line ").map_or(written.as_str(), |(problem, _)| problem);
            text!("{otherwise}: {problem}", otherwise, problem)
        }
    };
    source.refuse_line(line, problem)
}
