//! How values are spelled where programs read them, JSON above all: amounts, times and names as text, keys as
//! numbers. Nouns derive their spelling from it, which files, the journal and changes share. A key whose value
//! says nothing is left out, and has that value when it is read.
//!
//! A noun with a flattened part is read from a `serde_json::Value`: straight from text its whole numbers would
//! not be taken for such, since numbers there are of any length.

use serde::de::IntoDeserializer;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Spells a type as text: what it is called, its text, and the type from a text or `None`.
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
                    .ok_or_else(|| serde::de::Error::custom(format_args!("\"{text}\" is no {}", $described)))
            }
        }
    };
}
pub(super) use as_text;

/// Whether a value is what its key means when it is left out.
pub(super) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A value that is spelled as text, and as an empty one when there is none.
pub(super) mod or_empty {
    use super::{Deserialize, Deserializer, IntoDeserializer, Serialize, Serializer};

    #[expect(clippy::ref_option, reason = "serde hands over a reference")]
    pub(in crate::domain) fn serialize<T: Serialize, S: Serializer>(
        value: &Option<T>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => value.serialize(to),
            None => to.serialize_str(""),
        }
    }

    pub(in crate::domain) fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<T>, D::Error> {
        let text = String::deserialize(from)?;
        if text.is_empty() { Ok(None) } else { T::deserialize(text.into_deserializer()).map(Some) }
    }
}
