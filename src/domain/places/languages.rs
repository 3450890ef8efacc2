//! The languages that are read in a place, of those in which papers can be written.

use super::address::Address;
use super::{postcode, states, suggest};

/// The languages of paper, with the countries that read them.
const LANGUAGES: [(&str, &[&str]); 5] = [
    ("en", &["AU", "CA", "GB", "IE", "NZ", "US", "ZA"]),
    ("de", &["AT", "CH", "DE", "LI"]),
    ("fr", &["FR", "LU", "MC"]),
    ("nl", &["BE", "NL"]),
    ("es", &["AR", "CL", "CO", "ES", "MX", "PE"]),
];

/// The postcodes of Wallonia, where Belgians read French. In Brussels, as in Flanders, they get Dutch.
const WALLONIA: [&str; 2] = ["1300...1499", "4000...7999"];

/// The language that is read at an address with the code of a country; `None` where it is not known.
pub fn language_of(address: &Address) -> Option<&'static str> {
    let country = address.country.as_str();
    let reads_french = match country {
        "BE" => {
            let code = address.postcode.trim_start_matches(|letter: char| !letter.is_ascii_digit());
            WALLONIA.iter().any(|codes| postcode::matches(codes, code))
        }
        "CA" => {
            let state = address.state.trim();
            !state.is_empty() && suggest(states("CA"), state).first().is_some_and(|state| state.code == "QC")
        }
        _ => false,
    };
    if reads_french {
        return Some("fr");
    }
    let known = LANGUAGES.iter().find(|(_, countries)| countries.contains(&country));
    known.map(|(code, _)| *code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_the_one_that_is_read_at_an_address() {
        for (state, postcode, country, expected) in [
            ("", "4000", "BE", Some("fr")),
            ("", "B-1348", "BE", Some("fr")),
            ("", "7999", "BE", Some("fr")),
            ("", "1299", "BE", Some("nl")),
            ("", "1500", "BE", Some("nl")),
            ("", "3999", "BE", Some("nl")),
            ("", "8000", "BE", Some("nl")),
            ("", "", "BE", Some("nl")),
            ("", "1499", "LU", Some("fr")),
            ("QC", "H2Y 1Z5", "CA", Some("fr")),
            ("Québec", "", "CA", Some("fr")),
            ("ON", "", "CA", Some("en")),
            ("", "", "CA", Some("en")),
            ("QC", "4000", "DE", Some("de")),
            ("", "", "JP", None),
            ("", "", "", None),
        ] {
            let [state, postcode] = [state, postcode].map(str::to_owned);
            let address = Address { state, postcode, ..Address::of_country(country) };
            assert_eq!(language_of(&address), expected, "{address:?}");
        }
    }
}
