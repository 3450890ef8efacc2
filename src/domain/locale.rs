//! The format of texts for people: on paper, in reports as spreadsheets, and in the tables of the window.

use std::fmt;

use super::decimal::Marks;
use super::text::Text;
use super::time::naming::{self, DateWords};

/// A language with a number format; methods that an implementation leaves out are English.
pub trait Locale: fmt::Debug {
    /// The code of the language by ISO 639-1.
    fn code(&self) -> &'static str {
        "en"
    }

    /// The separators in numbers.
    fn marks(&self) -> Marks {
        Marks::default()
    }

    /// A percentage that is written already, with its sign: `20%`, `20 %` with a no-break space.
    fn percent(&self, number: &str) -> String {
        number.to_owned() + if matches!(self.code(), "de" | "es" | "fr") { "\u{a0}%" } else { "%" }
    }

    /// The words of dates.
    fn dates(&self) -> &'static DateWords {
        &naming::ENGLISH
    }

    /// A text with its arguments.
    fn text(&self, text: &Text) -> String {
        text.to_string()
    }

    /// A text without arguments, which a table has as a [`label!`](crate::label!).
    fn label(&self, english: &'static str) -> String {
        self.text(&Text::new(english))
    }
}

/// English, as the command line and the API write it, and as lists are written that come in again.
#[derive(Debug, Clone, Copy)]
pub struct English;

impl Locale for English {}
