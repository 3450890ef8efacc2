//! Where something is sent, or where somebody lives. Kept as it was typed; what is compared of it, each
//! rule brings into form itself.

use serde::{Deserialize, Serialize};

use super::spelling::is_default;

/// An address. Parts that are not known are empty.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Address {
    /// Street and house.
    #[serde(default, skip_serializing_if = "is_default")]
    pub street: String,
    /// A city.
    #[serde(default, skip_serializing_if = "is_default")]
    pub city: String,
    /// A state's code, or any text.
    #[serde(default, skip_serializing_if = "is_default")]
    pub state: String,
    /// A postcode.
    #[serde(default, skip_serializing_if = "is_default")]
    pub postcode: String,
    /// A country's code or name.
    #[serde(default, skip_serializing_if = "is_default")]
    pub country: String,
}

impl Address {
    /// Only a country.
    pub fn of_country(country: impl Into<String>) -> Self {
        Self { country: country.into(), ..Self::default() }
    }

    /// Its parts with what they are.
    pub fn parts(&self) -> [(&'static str, &str); 5] {
        [
            ("street", &self.street),
            ("city", &self.city),
            ("state", &self.state),
            ("postcode", &self.postcode),
            ("country", &self.country),
        ]
    }

    /// Whether nothing of it is known.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
