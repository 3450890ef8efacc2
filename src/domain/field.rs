//! A value as somebody gave it, before its field has judged it: from JSON, from a cell, from a CSV.

use serde::{Deserialize, Serialize};

use super::text::beginning;

/// What was given for a field.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Value {
    /// Nothing, said out loud (JSON `null`).
    Null,
    /// Yes or no.
    Bool(bool),
    /// A number, as its text (`19`, `1e2`), so that nothing is lost on the way.
    Number(String),
    /// Text.
    Text(String),
    /// Several values.
    List(Vec<Value>),
    /// Named values, which no field takes.
    Object,
}

/// A JSON number without a fraction of zeros: JSON writes an integer as `2` or as `2.0`.
pub fn whole_part(number: &str) -> &str {
    number
        .split_once('.')
        .filter(|(_, fraction)| fraction.bytes().all(|digit| digit == b'0'))
        .map_or(number, |(whole, _)| whole)
}

impl Value {
    /// Text, for the callers who type.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// The text of a text or a number, which is what every text field takes. `None` for the rest.
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

    /// How to name it in a message.
    pub fn describe(&self) -> String {
        match self {
            Self::Null => "null".to_owned(),
            Self::Bool(yes) => yes.to_string(),
            Self::Number(text) => beginning(text),
            Self::Text(text) => format!("\"{}\"", beginning(text)),
            Self::List(_) => "a list".to_owned(),
            Self::Object => "an object".to_owned(),
        }
    }
}
