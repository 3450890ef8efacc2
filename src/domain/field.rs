//! A value as it was given, by JSON, a cell or a CSV file, before its field has checked it.

use serde::{Deserialize, Serialize};

use super::text;
use super::text::beginning;
use super::text::message::Cell;

/// A given value, with the types of JSON.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Value {
    /// No value, given on purpose (JSON `null`).
    Null,
    /// JSON `true` or `false`.
    Bool(bool),
    /// A number as its text (`19`, `1e2`), so that no digit is lost.
    Number(String),
    /// A text.
    Text(String),
    /// A list of values.
    List(Vec<Value>),
    /// An object, without its contents, since no field accepts one.
    Object,
}

/// The whole part of a JSON number whose fraction is zero, since JSON writes an integer as `2` or as `2.0`;
/// any other number unchanged.
pub fn whole_part(number: &str) -> &str {
    number
        .split_once('.')
        .filter(|(_, fraction)| fraction.bytes().all(|digit| digit == b'0'))
        .map_or(number, |(whole, _)| whole)
}

impl Value {
    /// A text value.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// The text of a text or a number, which all text fields accept; `None` for the other types.
    pub fn as_text(&self) -> Option<&str> {
        match self {
            Self::Text(text) | Self::Number(text) => Some(text),
            Self::Null | Self::Bool(_) | Self::List(_) | Self::Object => None,
        }
    }

    /// Falsy are false, 0, "", "0", null and an empty list; all else is truthy (spec 4.2, choice 8).
    pub fn is_truthy(&self) -> bool {
        match self {
            Self::Null => false,
            Self::Bool(yes) => *yes,
            Self::Number(text) => {
                text.bytes().take_while(|b| !matches!(b, b'e' | b'E')).any(|b| matches!(b, b'1'..=b'9'))
            }
            Self::Text(text) => !matches!(text.as_str(), "" | "0"),
            Self::List(values) => !values.is_empty(),
            Self::Object => true,
        }
    }

    /// The value in a message to a person.
    pub fn describe(&self) -> Cell {
        match self {
            Self::Null => "null".into(),
            Self::Bool(yes) => yes.to_string().into(),
            Self::Number(text) => beginning(text).into(),
            Self::Text(text) => text!("\"{text}\"", text = beginning(text)).into(),
            Self::List(_) => text!("a list").into(),
            Self::Object => text!("an object").into(),
        }
    }
}
