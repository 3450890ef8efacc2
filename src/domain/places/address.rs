//! A postal address, of an order, a customer or the shop. The parts are kept as they were typed, but for
//! the name of a country in another language, of which its code is kept; a rule that compares them normalizes them itself.

use serde::{Deserialize, Serialize};

use super::{country_read, country_typed};
use crate::label;
use crate::spelling::is_default;

/// An address; unknown parts are empty.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Address {
    /// The street and house number.
    #[serde(default, skip_serializing_if = "is_default")]
    pub street: String,
    /// The city.
    #[serde(default, skip_serializing_if = "is_default")]
    pub city: String,
    /// The code of a state, or any text.
    #[serde(default, skip_serializing_if = "is_default")]
    pub state: String,
    /// The postcode, in any spelling.
    #[serde(default, skip_serializing_if = "is_default")]
    pub postcode: String,
    /// The code or name of a country.
    #[serde(default, skip_serializing_if = "is_default")]
    pub country: String,
}

impl Address {
    /// An address of which only the country is known.
    pub fn of_country(country: impl Into<String>) -> Self {
        Self { country: country.into(), ..Self::default() }
    }

    /// The same with the code of a country whose name was typed in another language, as a form keeps it.
    #[must_use]
    pub fn as_typed(&self) -> Self {
        Self { country: country_read(&self.country).to_owned(), ..self.clone() }
    }

    /// The same with the code of its country, however it was typed, as rates are looked up by it.
    #[must_use]
    pub fn with_country_code(&self) -> Self {
        Self { country: country_typed(&self.country), ..self.clone() }
    }

    /// True if the postcode stands behind the city where letters are addressed in its country.
    pub fn has_city_first(&self) -> bool {
        matches!(
            country_typed(&self.country).as_str(),
            "AU" | "CA" | "GB" | "GG" | "IE" | "IM" | "IN" | "JE" | "NZ" | "TW" | "US" | "XI"
        )
    }

    /// Each part after its name.
    pub fn parts(&self) -> [(&'static str, &str); 5] {
        [
            (label!("street"), &self.street),
            (label!("city"), &self.city),
            (label!("state"), &self.state),
            (label!("postcode"), &self.postcode),
            (label!("country"), &self.country),
        ]
    }

    /// Each part, to change it.
    pub(crate) fn parts_mut(&mut self) -> [&mut String; 5] {
        let Self { street, city, state, postcode, country } = self;
        [street, city, state, postcode, country]
    }

    /// True when all parts are unknown.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
