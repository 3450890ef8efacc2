//! The languages of the program: a [`Text`] of any layer as it is in German, French and others.
//!
//! English is in the code and is the key of each text. `assets/languages/*.ftl` hold the translations, as files of Project
//! Fluent; the id of a message ends with the checksum of its English ([`key`]), and a comment above it has that English.
//! What is not translated is English. `tests/tidy/languages.rs` holds the files against the code.
//!
//! `build.rs` packs the files into the program; one is unpacked and read at the first text in its language, or before by
//! [`Language::load`].
//!
//! Recipes:
//!
//! - *Another language:* a variant of [`Language`] with its rows, its words in `dates`, and a file beside the others.

mod catalogue;
mod dates;
mod pseudo;

use serde::{Deserialize, Serialize};

use catalogue::Catalogue;
use domain::table::Cell;
use domain::text::Text;

pub use catalogue::{key, message_id};

/// A language of the window and of paper. The command line and the API are English.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Language {
    #[default]
    /// English, as it is in the code.
    English,
    /// German.
    German,
    /// French.
    French,
    /// Dutch.
    Dutch,
    /// Spanish.
    Spanish,
    /// English with accents, longer and in brackets, by which tests find what is not translated or is cut.
    Pseudo,
}

impl Language {
    /// All languages to choose from.
    pub const ALL: [Self; 5] = [Self::English, Self::German, Self::French, Self::Dutch, Self::Spanish];

    /// The name in the language itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::French => "Français",
            Self::Dutch => "Nederlands",
            Self::Spanish => "Español",
            Self::Pseudo => "Pseudo",
        }
    }

    /// The code by ISO 639-1.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English | Self::Pseudo => "en",
            Self::German => "de",
            Self::French => "fr",
            Self::Dutch => "nl",
            Self::Spanish => "es",
        }
    }

    /// The language of a locale such as `de_AT.UTF-8`; English for one that the program does not have.
    pub fn of_locale(locale: &str) -> Self {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code)).unwrap_or_default()
    }

    /// The language that the program starts in: that of the locale if it is wholly translated.
    pub fn first(locale: &str) -> Self {
        Some(Self::of_locale(locale)).filter(|language| language.translated() == 100).unwrap_or_default()
    }

    /// Reads its file, which else the first text would do.
    pub fn load(self) {
        Catalogue::of(self);
    }

    /// The translated share of the program, in percent of the German texts, which are complete.
    pub fn translated(self) -> usize {
        let [texts, all] = [self, Self::German].map(|language| Catalogue::of(language).map(Catalogue::len));
        texts.zip(all).map_or(100, |(texts, all)| texts * 100 / all.max(1))
    }

    /// A text without arguments.
    pub fn label(self, english: &str) -> &str {
        if self == Self::Pseudo {
            return pseudo::label(english);
        }
        Catalogue::of(self).and_then(|catalogue| catalogue.label(english)).unwrap_or(english)
    }

    /// A text with its arguments, which `write` writes; those that are texts themselves are written in the same language.
    pub fn text(self, text: &Text, write: &dyn Fn(&Cell) -> String) -> String {
        let write = |cell: &Cell| match cell {
            Cell::Message(inner) => self.text(inner, write),
            cell => write(cell),
        };
        if self == Self::Pseudo {
            return pseudo::text(text, &write);
        }
        let translated = Catalogue::of(self).and_then(|catalogue| catalogue.text(text, &write));
        translated.unwrap_or_else(|| text.in_english(&write))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::text;

    #[test]
    fn a_text_is_written_in_its_language() {
        let plain = |cell: &Cell| cell.to_string();
        for (language, text, expected) in [
            (Language::English, text!("Save settings"), "Save settings"),
            (Language::German, text!("Save settings"), "Einstellungen speichern"),
            (Language::German, text!("{count} not saved", count = 3), "3 nicht gespeichert"),
            // What is not translated is English, and an argument that is a text is in the language.
            (
                Language::German,
                text!("{tab}, untranslated", tab = text!("Orders")),
                "Bestellungen, untranslated",
            ),
            (Language::Pseudo, text!("Save {count:rate|rates}", count = 1), "⟦Šåvé råté····⟧"),
        ] {
            assert_eq!(language.text(&text, &plain), expected);
        }
        assert_eq!(Language::German.label("Orders"), "Bestellungen");
        assert_eq!(Language::Pseudo.label("Orders"), "⟦Ördérs···⟧");
    }

    #[test]
    fn a_language_is_that_of_the_locale() {
        for (locale, expected) in [
            ("de_AT.UTF-8", Language::German),
            ("fr-CA", Language::French),
            ("nl", Language::Dutch),
            ("C.UTF-8", Language::English),
            ("pl_PL", Language::English),
            ("", Language::English),
        ] {
            assert_eq!(Language::of_locale(locale), expected, "{locale}");
        }
    }
}
