//! The country and state whose tax a sale is of.

use crate::places;
use crate::rate::matching::state_code;

/// The countries that have sales taxes of states or provinces. In all others the tax is the country's, and a
/// state in the address does not part its rows.
const WITH_STATES: [&str; 4] = ["BR", "CA", "IN", "US"];
/// Parts of countries with taxes of their own, which the country's tax is not charged in.
const APART: [(&str, &str); 4] = [("ES", "CE"), ("ES", "GC"), ("ES", "ML"), ("ES", "TF")];

/// A country and, where taxes differ by them, a state.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Jurisdiction {
    country: String,
    state: String,
}

impl Jurisdiction {
    /// The jurisdiction of an address with this country, by its code or English name, and state. A text that
    /// is no country is unknown.
    pub fn new(country: &str, state: &str) -> Self {
        let country = places::country_code(country);
        if places::country_name(&country).is_none() {
            return Self::default();
        }
        let state = state_code(state);
        let has_state =
            WITH_STATES.contains(&country.as_str()) || APART.contains(&(country.as_str(), state.as_str()));
        Self { country, state: if has_state { state } else { String::new() } }
    }

    /// The jurisdiction of a code and state that are stored as they are here.
    pub const fn stored(country: String, state: String) -> Self {
        Self { country, state }
    }

    /// The code of the country; empty when it is unknown.
    pub fn country(&self) -> &str {
        &self.country
    }

    /// The code of the state; empty when it is unknown or the tax is the whole country's.
    pub fn state(&self) -> &str {
        &self.state
    }

    /// True when the country is not known.
    pub fn is_unknown(&self) -> bool {
        self.country.is_empty()
    }

    /// The English name of the country, with the state's where it has one: `Canada, Quebec`.
    pub fn name(&self) -> String {
        let country = self.country_name();
        match self.state.as_str() {
            "" => country.to_owned(),
            state => format!("{country}, {}", places::state_name(&self.country, state).unwrap_or(state)),
        }
    }

    /// The English name of the country.
    pub fn country_name(&self) -> &str {
        places::country_name(&self.country).unwrap_or("Country unknown")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_counts_where_it_has_taxes_of_its_own() {
        for (country, state, name) in [
            ("gb", "", "United Kingdom"),
            ("UK", "", "United Kingdom"),
            ("Germany", "BY", "Germany"),
            ("US", "tx", "United States, Texas"),
            ("CA", " qc ", "Canada, Quebec"),
            ("US", "Texas", "United States, TEXAS"),
            ("ES", "M", "Spain"),
            ("ES", "TF", "Spain, Santa Cruz de Tenerife"),
            ("Elbonia", "TX", "Country unknown"),
            ("", "TX", "Country unknown"),
        ] {
            assert_eq!(Jurisdiction::new(country, state).name(), name, "{country} {state}");
        }
    }
}
