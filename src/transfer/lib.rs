//! File formats: bytes to rows and refusals, and back. One file per format.
//!
//! **Invariant:** nothing here opens a path, reads a clock, or knows SQL or the window. A reader or writer
//! is given, rows are produced one at a time, and what cannot be parsed is a [`Refusal`] with its line and a
//! reason, or an error when the whole file is refused. Whether a row is valid in the shop is decided by the
//! engine.
//!
//! It never sees a shop. What each column of amounts comes to, and what became of it, is kept in [`control_totals`]: a reader
//! of money has them.
//!
//! What comes from strangers, as an invoice does ([`e_invoice`]), is read within limits of size and depth, and nothing is fetched.
//!
//! Recipes:
//!
//! - *A new file format:* a file here, a row of its [`Format`], what its rows do in `engine/import`, and files with what they
//!   do beside them in `tests/cases/import`. Another export of orders as a table needs no variant: a file in
//!   `assets/importing`, whose README has the keys, a line for it in `exports/mod.rs`, beside which is the code that converts
//!   its rows where they are not one line item each, and a case in `tests/cases/written`.
//! - *A heading in another language, a kind of document, a payout that is refused by name:* a word in `assets/importing`, whose
//!   README has the tables, and a table with it in `tests/cases/rows`.
//! - *The form of a tax return:* a file in `assets/forms`, whose README has the keys, its name in `tax_forms.rs`, and an
//!   example computed by other means in `tests/cases/returns`. What its boxes can be made of is in [`domain::returns`].

use std::collections::BTreeMap;

use domain::money::Money;
use domain::text::Text;
use domain::{label, text};

mod json_text;
pub mod source;

pub mod csv_text;
pub mod currency_mark;
pub mod format;
mod heading_words;
mod newlines;

pub mod answers;
pub mod foreign;

pub mod books_json;
pub mod control_totals;
pub mod datev;
pub mod e_invoice;
mod exports;
pub mod invoice_xml;
mod lists;
pub mod logo;
pub mod order_rows;
mod payouts;
pub mod pdf;
mod refused_rows;
pub mod rest_json;
pub mod return_json;
pub mod sales_lines;
pub mod table;
pub mod tax_csv;
pub mod tax_forms;
pub mod tax_return;
pub mod typefaces;

pub use format::{Format, columns, headings, open_orders, recognise, write_refused};
pub use lists::{dated_taxes, products_csv, purchase_totals, purchases_csv};
pub use source::Source;

/// A parsed value, or a sentence on the problem.
pub type FieldResult<T> = Result<T, Text>;

/// The delimiters of CSV files, in the order in which they are tried.
pub const DELIMITERS: [u8; 4] = [b',', b';', b'\t', b'|'];

/// A refused row with its reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// The line on which the row begins; in JSON, the number of the entry. From 1.
    pub line: u64,
    /// The problem as a sentence, with the value.
    pub problem: Text,
}

/// A row as it was read; or its refusal.
pub type RowResult<T> = std::result::Result<T, Refusal>;

/// A remark about rows that were read leniently, or are worth a look: one for all rows of a kind, with their
/// count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// The first line, or entry of JSON, from 1.
    pub line: u64,
    /// The remark as a sentence.
    pub text: Text,
    /// The number of rows.
    pub rows: u64,
    /// The sum of the amounts that the rows are remarked for; zero where it is about none.
    pub amount: Money,
}

impl Note {
    /// The remark with its amount.
    pub fn sentence(&self) -> Text {
        if self.amount == Money::ZERO {
            return self.text.clone();
        }
        text!("{note}: {amount} in all", note = &self.text, amount = self.amount)
    }
}

/// The notes of a file, one of each kind, in the order of their first rows, and the unknown words for a
/// status.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Notes {
    notes: Vec<Note>,
    statuses: BTreeMap<String, u64>,
}

/// The most kinds of notes, and of unknown words for a status, that are listed. A file with a new kind on
/// each row would fill the report.
const MOST_KINDS: usize = 100;
/// The note for all kinds beyond those.
const MORE_NOTES: Text = Text::new(label!("there are others, which are not listed one by one"));

impl Notes {
    /// Counts one more row of a kind.
    pub fn add(&mut self, line: u64, text: Text) {
        self.add_amount(line, text, Money::ZERO);
    }

    /// Counts one more row of a kind, and adds up the amount that it is about.
    pub fn add_amount(&mut self, line: u64, text: Text, amount: Money) {
        self.put(Note { line, text, rows: 1, amount });
    }

    /// Counts one more order with an unknown word for its status.
    pub fn add_status(&mut self, word: &str) {
        self.put_status(word.trim(), 1);
    }

    /// Compares words without case. Words beyond the limit are not listed; each order that has one is
    /// refused with its reason.
    fn put_status(&mut self, word: &str, orders: u64) {
        let lower = word.to_lowercase();
        let is_full = self.statuses.len() >= MOST_KINDS;
        let known = self.statuses.iter_mut().find(|(known, _)| known.to_lowercase() == lower);
        match known {
            Some((_, count)) => *count = count.saturating_add(orders),
            None if is_full => {}
            None => drop(self.statuses.insert(word.to_owned(), orders)),
        }
    }

    /// Adds the notes of another part of the same file.
    pub fn take_in(&mut self, others: &Self) {
        for other in others {
            self.put(other.clone());
        }
        for (word, orders) in &others.statuses {
            self.put_status(word, *orders);
        }
    }

    fn put(&mut self, mut new: Note) {
        if self.notes.len() >= MOST_KINDS && self.notes.iter().all(|note| note.text != new.text) {
            (new.text, new.amount) = (MORE_NOTES, Money::ZERO);
        }
        match self.notes.iter_mut().find(|note| note.text == new.text) {
            Some(note) => {
                note.rows = note.rows.saturating_add(new.rows);
                let sum = note.amount.ten_thousandths().saturating_add(new.amount.ten_thousandths());
                note.amount = Money::from_ten_thousandths(sum);
            }
            None => self.notes.push(new),
        }
    }

    /// The notes, one for each kind.
    pub fn iter(&self) -> std::slice::Iter<'_, Note> {
        self.notes.iter()
    }

    /// The unknown words for a status, each with the number of orders.
    pub const fn unknown_statuses(&self) -> &BTreeMap<String, u64> {
        &self.statuses
    }

    /// True without notes and unknown words.
    pub fn is_empty(&self) -> bool {
        self.notes.is_empty() && self.statuses.is_empty()
    }
}

impl<'n> IntoIterator for &'n Notes {
    type Item = &'n Note;
    type IntoIter = std::slice::Iter<'n, Note>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_of_endless_kinds_are_told_in_bounded_time_and_memory() {
        let mut notes = Notes::default();
        for line in 0..200_000 {
            notes.add_status(&format!("status {line}"));
            notes.add(line, text!("note {line}", line = line.to_string()));
        }
        assert_eq!(notes.unknown_statuses().len(), MOST_KINDS);
        assert_eq!(notes.iter().count(), MOST_KINDS + 1);
        assert_eq!(notes.iter().map(|note| note.rows).sum::<u64>(), 200_000);
    }
}
