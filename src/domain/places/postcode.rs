//! Postcodes: the spelling of each country, and the matching of a rate's codes, ranges and wildcards.

/// The postcode in the spelling of its country: trimmed, upper case, with the space or dash in its place.
/// Without a rule for the country, only trimmed and in upper case.
pub fn format(country: &str, typed: &str) -> String {
    let code = typed.trim().to_uppercase();
    let bare: String = code.chars().filter(|c| c.is_alphanumeric()).collect();
    let parted = |from_end: usize, by: &str| {
        let at = bare.chars().count().saturating_sub(from_end);
        let (head, tail): (String, String) =
            (bare.chars().take(at).collect(), bare.chars().skip(at).collect());
        if head.is_empty() { tail } else { format!("{head}{by}{tail}") }
    };
    match (country, bare.chars().count()) {
        ("CA" | "GB", _) => parted(3, " "),
        ("IE", 7) => parted(4, " "),
        ("BR" | "PL", _) | ("PT", 7) => parted(3, "-"),
        ("JP", 7) | ("US", 9) => parted(4, "-"),
        ("SE" | "CZ" | "SK" | "GR", 5) | ("NL", _) => parted(2, " "),
        ("LV", 1..) if bare.bytes().all(|b| b.is_ascii_digit()) => format!("LV-{bare}"),
        _ => code,
    }
}

/// Matches a postcode against a code of a rate: the same code, a wildcard (`CB23*`) or a range
/// (`90210...90299`, of numbers or in alphabetical order). Case and spaces are ignored.
pub fn matches(code: &str, postcode: &str) -> bool {
    let (code, postcode) = (bare(code), bare(postcode));
    if let Some((from, to)) = code.split_once("...") {
        return is_within(&postcode, from, to);
    }
    match code.strip_suffix('*') {
        Some(beginning) => postcode.starts_with(beginning),
        None => postcode == code,
    }
}

/// A code of a rate, sorted for an index; [`matches()`] decides in the end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Code {
    /// One postcode, without spaces and in upper case.
    Exact(String),
    /// A wildcard: all postcodes with this beginning, without spaces and in upper case.
    Beginning(String),
    /// A range of numbers, both ends inclusive.
    Numbers(u64, u64),
    /// A range that is not one of numbers, in alphabetical order.
    Letters,
}

impl Code {
    pub(crate) fn of(code: &str) -> Self {
        let code = bare(code);
        if let Some((from, to)) = code.split_once("...") {
            return match (from.parse(), to.parse()) {
                (Ok(from), Ok(to)) => Self::Numbers(from, to),
                _ => Self::Letters,
            };
        }
        match code.strip_suffix('*') {
            Some(beginning) => Self::Beginning(beginning.to_owned()),
            None => Self::Exact(code),
        }
    }
}

/// The postcode without spaces and in upper case.
pub(crate) fn bare(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect::<String>().to_uppercase()
}

fn is_within(postcode: &str, from: &str, to: &str) -> bool {
    let number = |text: &str| text.parse::<u64>().ok();
    if let (Some(from), Some(to)) = (number(from), number(to)) {
        return number(postcode).is_some_and(|code| (from..=to).contains(&code));
    }
    let letters = |text: &str| text.replace('-', "");
    let (postcode, from, to) = (letters(postcode), letters(from), letters(to));
    // The end of a range includes all codes that begin with it.
    let head: String = postcode.chars().take(to.chars().count()).collect();
    !from.is_empty() && postcode >= from && head <= to
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_country_writes_its_own() {
        for (country, typed, expected) in [
            ("US", " 02111\t", "02111"),
            ("US", "021119999", "02111-9999"),
            ("GB", "pcrn1zz", "PCRN 1ZZ"),
            ("JP", "9999999", "999-9999"),
            ("LV", "1337", "LV-1337"),
            ("DE", "10115", "10115"),
            ("NL", "6717ht", "6717 HT"),
        ] {
            assert_eq!(format(country, typed), expected, "{country} {typed:?}");
        }
    }

    #[test]
    fn codes_wildcards_and_ranges() {
        let codes = "cb23 6as|CB23 6AS|CB23 6AS*|CB23 6A*|CB23 6*|CB23 *|CB23*|CB2*|CB*|C*|*";
        for code in codes.split('|') {
            assert!(matches(code, "cb23 6as"), "{code}");
        }
        for (code, postcode, expected) in [
            ("90000...90999", "90210", true),
            ("10000...10999", "90210", false),
            ("10000...10999", "10500", true),
            ("902*", "90299", true),
            ("100*", "90210", false),
            ("AB1 2CD", "ab12cd", true),
            ("CB24*", "cb23 6as", false),
            ("SW1A...SW1P", "SW1E 5JL", true),
            ("SW1A...SW1P", "SW1X 7XL", false),
            ("ÅÄ*", "åä1", true),
        ] {
            assert_eq!(matches(code, postcode), expected, "{code} {postcode}");
        }
    }
}
