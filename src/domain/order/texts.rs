//! What people write on an order in their own words. A text is a field of [`OrderTexts`] and a row of its fields: from these
//! come its place in the shop file, in the books, in the history and in the form, and that the search finds it.

use serde::{Deserialize, Serialize};

use crate::label;
use crate::noun::Field;
use crate::spelling::is_default;

/// The texts of an order; empty where nothing was written.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrderTexts {
    /// The shop's own note.
    #[serde(default, skip_serializing_if = "is_default")]
    pub note: String,
}

impl OrderTexts {
    /// The texts in the order of the form.
    pub const FIELDS: &'static [Field<Self>] =
        &[Field::<Self>::text("note", label!("Note"), |texts| &texts.note, |texts| &mut texts.note)];

    /// Each text with its field.
    pub fn each(&self) -> impl Iterator<Item = (&'static Field<Self>, &str)> {
        Field::texts(Self::FIELDS, self)
    }

    /// The text under a key; `None` where there is none such.
    pub fn get_mut(&mut self, key: &str) -> Option<&mut String> {
        Field::text_mut(Self::FIELDS, self, key)
    }

    /// The texts without spaces around them.
    #[must_use]
    pub fn trimmed(&self) -> Self {
        let mut texts = self.clone();
        for field in Self::FIELDS {
            if let Some(text) = texts.get_mut(field.key) {
                *text = text.trim().to_owned();
            }
        }
        texts
    }

    /// Whether nothing was written.
    pub fn is_empty(&self) -> bool {
        self.each().all(|(_, text)| text.is_empty())
    }
}
