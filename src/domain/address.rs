//! Where something is sent, or where somebody lives. Kept as it was typed; what is compared of it, each
//! rule brings into form itself.

/// An address. Parts that are not known are empty.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Address {
    /// Street and house.
    pub street: String,
    /// A city.
    pub city: String,
    /// A state's code, or any text.
    pub state: String,
    /// A postcode.
    pub postcode: String,
    /// A country's code or name.
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
