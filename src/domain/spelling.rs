//! The `serde` forms that JSON, shop files, the journal and changes share: amounts, times and names as text,
//! ids as numbers. A field with its default value is omitted, and has that value when it is read.
//!
//! A type with a flattened field is read by way of a `serde_json::Value`: read directly from text, its whole
//! numbers would be refused, since `serde_json` keeps numbers of any length.

use std::borrow::Cow;

use serde::de::IntoDeserializer;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Implements `serde` for a type as text, from its description in errors, its text, and a parser that returns
/// an `Option`.
macro_rules! as_text {
    ($type:ty, $described:literal, |$value:ident| $text:expr, $parse:expr) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> std::result::Result<S::Ok, S::Error> {
                let $value = self;
                to.serialize_str($text)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> std::result::Result<Self, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(from)?;
                let parse: fn(&str) -> Option<Self> = $parse;
                parse(&text)
                    .ok_or_else(|| serde::de::Error::custom(format_args!("\"{text}\" is not {}", $described)))
            }
        }
    };
}
pub(super) use as_text;

/// Defines an enum of words, as files and programs spell them. With numbers after the words, a shop file keeps these,
/// and they never change.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident; $($(#[$of:meta])* $word:ident $text:literal,)*) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $name {
            $($(#[$of])* $word,)*
        }

        impl $name {
            /// Each, in this order.
            pub const ALL: [Self; [$($text),*].len()] = [$(Self::$word),*];

            /// The word in files.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$word => $text,)*
                }
            }

            /// The inverse of [`Self::as_str`]; `None` for another text.
            pub fn parse(text: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|word| word.as_str() == text)
            }

            /// All words, for messages: `goods, services`.
            pub fn words() -> String {
                Self::ALL.map(Self::as_str).join(", ")
            }
        }
    };
    ($(#[$doc:meta])* $name:ident; $($(#[$of:meta])* $word:ident $text:literal $number:literal,)*) => {
        words! { $(#[$doc])* $name; $($(#[$of])* $word $text,)* }

        impl $name {
            /// The number in a shop file.
            pub const fn number(self) -> i64 {
                match self {
                    $(Self::$word => $number,)*
                }
            }

            /// The inverse of [`Self::number`]; `None` for another number.
            pub fn from_number(number: i64) -> Option<Self> {
                Self::ALL.into_iter().find(|word| word.number() == number)
            }
        }
    };
}
pub(super) use words;

/// A value that is written as one word, in files and in the settings: a choice, a currency, a number.
pub trait Word: std::fmt::Debug {
    /// The word.
    fn word(&self) -> Cow<'_, str>;

    /// Takes the value of a word, as a person or a file writes it; false for one that it does not know, which changes nothing.
    fn take_word(&mut self, word: &str) -> bool;

    /// What people call it; `None` where that is the word.
    fn called(&self) -> Option<&'static str> {
        None
    }
}

impl PartialEq for dyn Word + '_ {
    fn eq(&self, other: &Self) -> bool {
        self.word() == other.word()
    }
}

impl Eq for dyn Word + '_ {}

impl Serialize for dyn Word + '_ {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.word())
    }
}

/// Implements [`Word`] for a type, from its word and a parser that returns an `Option`, and its name where people read another
/// one.
macro_rules! as_word {
    ($type:ty, |$value:ident| $word:expr, $parse:expr $(, |$named:ident| $name:expr)?) => {
        impl $crate::spelling::Word for $type {
            fn word(&self) -> std::borrow::Cow<'_, str> {
                let $value = self;
                $word.into()
            }

            fn take_word(&mut self, word: &str) -> bool {
                let parse: fn(&str) -> Option<Self> = $parse;
                parse(word).map(|value| *self = value).is_some()
            }

            $(
                fn called(&self) -> Option<&'static str> {
                    let $named = self;
                    $name
                }
            )?
        }
    };
}
pub(super) use as_word;

/// For `skip_serializing_if`.
pub(super) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Spells an `Option` as text, and `None` as an empty one.
pub(super) mod or_empty {
    use super::{Deserialize, Deserializer, IntoDeserializer, Serialize, Serializer};

    #[expect(clippy::ref_option, reason = "serde hands over a reference")]
    pub(crate) fn serialize<T: Serialize, S: Serializer>(
        value: &Option<T>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => value.serialize(to),
            None => to.serialize_str(""),
        }
    }

    pub(crate) fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<T>, D::Error> {
        let text = String::deserialize(from)?;
        if text.is_empty() { Ok(None) } else { T::deserialize(text.into_deserializer()).map(Some) }
    }
}
