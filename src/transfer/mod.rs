//! Files coming in and going out: bytes to rows and complaints, and back. One file per format.
//!
//! **Invariant:** nothing here opens a path, reads a clock, knows SQL or the window. A reader or writer
//! is given, rows come out one at a time, and what cannot be read is a [`Refusal`] with its line and a
//! reason, or an error when the whole file cannot be taken. Whether a row fits the shop is for the
//! engine to say.

mod file_kind;
mod malformed;
pub mod source;
mod utf16;
mod workbook;

pub mod csv_text;
pub mod dates;
mod decimals;
pub mod format;
mod heading_words;
pub mod number_text;

pub mod foreign;

pub mod books_json;
mod marketplaces;
pub mod order_csv;
pub mod order_rows;
pub mod pdf;
pub mod rest_json;
pub mod sales_lines;
pub mod shopify_csv;
pub mod table;
pub mod tax_csv;
pub mod typefaces;

pub use format::{Format, columns, recognise};
pub use source::Source;

/// A row that was not taken, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// The line of the file it begins on; of JSON, the number of its entry. From 1.
    pub line: u64,
    /// What is wrong with it, naming the value.
    pub problem: String,
}

/// Something understood that was not written as it should be, or worth knowing: counted, not repeated.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// The first line, or entry of JSON, it was seen on, from 1.
    pub line: u64,
    /// What was understood.
    pub text: &'static str,
    /// How many rows it holds for.
    pub rows: u64,
}

/// The notes of a file, one for each kind, in the order they were first seen.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Notes(Vec<Note>);

impl Notes {
    /// Counts one more row of a kind.
    pub fn add(&mut self, line: u64, text: &'static str) {
        match self.0.iter_mut().find(|note| note.text == text) {
            Some(note) => note.rows = note.rows.saturating_add(1),
            None => self.0.push(Note { line, text, rows: 1 }),
        }
    }

    /// Takes in the notes of another part of the same file.
    pub fn take_in(&mut self, others: &Self) {
        for other in others {
            match self.0.iter_mut().find(|note| note.text == other.text) {
                Some(note) => note.rows = note.rows.saturating_add(other.rows),
                None => self.0.push(other.clone()),
            }
        }
    }

    /// Each kind once.
    pub fn iter(&self) -> std::slice::Iter<'_, Note> {
        self.0.iter()
    }
}

impl<'n> IntoIterator for &'n Notes {
    type Item = &'n Note;
    type IntoIter = std::slice::Iter<'n, Note>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
