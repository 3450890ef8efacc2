//! Requests as fuzzing makes them up.

use arbitrary::Arbitrary;
use serde_json::{Map, Value as Json, json};

/// Something that is asked. Numbers choose among what there is.
#[derive(Debug, Arbitrary)]
pub enum Request {
    /// A new rate.
    Create(Fields),
    /// An edit.
    Edit(u8, Fields),
    /// A delete.
    Delete(u8),
    /// Many at once: edits where there is a number, else new rates.
    Bulk(Vec<(Option<u8>, Fields)>),
    /// A new class.
    AddClass(Given),
    /// A class that goes, with its rates.
    DeleteClass(u8),
    /// Any text for the slug of a class.
    DeleteAnyClass(String),
    /// The list of a class, page by page.
    List(Option<String>, u8),
    /// Anything at all.
    Raw { method: u8, path: String, query: Vec<(String, String)>, body: Given },
}

/// What is given for a rate: a field's name by number.
#[derive(Debug, Arbitrary)]
pub struct Fields(Vec<(u8, Given)>);

/// A value of JSON.
#[derive(Debug, Arbitrary)]
pub enum Given {
    Null,
    Bool(bool),
    Small(i8),
    Whole(i64),
    /// Thousandths.
    Fraction(i32),
    Text(String),
    Known(u8),
    List(Vec<String>),
    Object,
}

const NAMES: [&str; 11] = [
    "country", "state", "postcode", "city", "rate", "name", "priority", "compound", "shipping", "order",
    "class",
];
const TEXTS: [&str; 24] = [
    "",
    " ",
    "*",
    "0",
    "DE",
    "gb",
    "USA",
    "CA",
    "19",
    "19.5 %",
    "-0",
    "1e3",
    "Reduced rate",
    "standard",
    "zero-rate",
    "!!!",
    "10115;10117",
    "10000...10999",
    "CB*",
    "London;york",
    "<b>x</b>",
    "%e4%bd%a0",
    "\u{1F600}",
    "true",
];

impl Given {
    pub(crate) fn to_json(&self) -> Json {
        match self {
            Self::Null => Json::Null,
            Self::Bool(yes) => json!(yes),
            Self::Small(number) => json!(number),
            Self::Whole(number) => json!(number),
            Self::Fraction(thousandths) => {
                let text = format!("{}.{:03}", thousandths / 1000, (thousandths % 1000).abs());
                serde_json::from_str(&text).unwrap()
            }
            Self::Text(text) => json!(text),
            Self::Known(number) => json!(TEXTS[usize::from(*number) % TEXTS.len()]),
            Self::List(texts) => json!(texts),
            Self::Object => json!({}),
        }
    }
}

impl Fields {
    pub(crate) fn to_json(&self) -> Map<String, Json> {
        self.0
            .iter()
            .take(12)
            .map(|(name, given)| (NAMES[usize::from(*name) % NAMES.len()].to_owned(), given.to_json()))
            .collect()
    }
}
