//! Mistakes in country codes and postcodes of tax tables, with their corrections. Only those where the
//! intended value is certain.

use super::states;

/// The code in addresses of a country that is often written with another code.
pub(crate) fn meant_country(code: &str) -> Option<&'static str> {
    match code {
        "EL" => Some("GR"),
        "UK" => Some("GB"),
        _ => None,
    }
}

/// The number of digits of a country's postcodes, and the fewest that remain when a spreadsheet drops leading
/// zeros; `None` where no postcode begins with a zero.
pub(crate) fn digits_of(country: &str) -> Option<(usize, usize)> {
    match country {
        "AU" | "NO" => Some((4, 3)),
        "FI" | "IT" | "PR" | "US" | "VI" => Some((5, 3)),
        "DE" | "ES" | "FR" | "KR" | "LT" | "MX" | "MY" | "TR" | "UA" => Some((5, 4)),
        "CN" | "RO" | "SG" => Some((6, 5)),
        _ => None,
    }
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

/// The code with the leading zeros that it lost; `None` when it is complete or cannot be corrected.
pub(crate) fn padded(country: &str, code: &str) -> Option<String> {
    let (digits, least) = digits_of(country)?;
    if code.len() == digits && is_digits(code) {
        return None;
    }
    let pad = |text: &str| {
        let can_be = is_digits(text) && (least..=digits).contains(&text.len());
        can_be.then(|| format!("{text:0>digits$}"))
    };
    let whole = if let Some((from, to)) = code.split_once("...") {
        format!("{}...{}", pad(from.trim())?, pad(to.trim())?)
    } else if let Some((zip, four)) = code.split_once('-') {
        let is_plus_four = is_digits(four) && four.len() == 4;
        format!("{}-{four}", pad(zip).filter(|_| is_plus_four)?)
    } else {
        pad(code)?
    };
    (whole.len() > code.len()).then_some(whole)
}

/// The range of numbers with its ends swapped, when it is inverted; `None` for any other code.
pub(crate) fn turned(code: &str) -> Option<String> {
    let (from, to) = code.split_once("...")?;
    let (from, to) = (from.trim(), to.trim());
    let is_inverted = is_digits(from) && is_digits(to) && (from.len(), from) > (to.len(), to);
    is_inverted.then(|| format!("{to}...{from}"))
}

/// The code of the state of a country that a text is the name of, without case, spaces and accents; `None` for a code.
pub(crate) fn state_of_name(country: &str, text: &str) -> Option<&'static str> {
    let plain = |text: &str| {
        text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect::<String>()
    };
    let wanted = plain(text);
    if wanted.is_empty() || states(country).any(|state| state.code.eq_ignore_ascii_case(text)) {
        return None;
    }
    states(country).find(|state| plain(state.name) == wanted).map(|state| state.code)
}

/// True for a range that has letters and is not written as one: its ends differ in length or are turned
/// round, or one has a wildcard.
pub(crate) fn is_loose_range(code: &str) -> bool {
    let Some((from, to)) = code.split_once("...") else { return false };
    let (from, to) = (from.trim(), to.trim());
    let is_of_digits = is_digits(from) && is_digits(to);
    code.contains('*') || !is_of_digits && (from.len() != to.len() || from > to)
}

/// True for a US postcode in a form that no ZIP code has.
pub(crate) fn is_malformed_zip(country: &str, code: &str) -> bool {
    if country != "US" || code.contains('*') || code.contains("...") || padded(country, code).is_some() {
        return false;
    }
    let is_whole = |zip: &str| is_digits(zip) && zip.len() == 5;
    let is_plus_four =
        code.split_once('-').is_some_and(|(zip, four)| is_whole(zip) && is_digits(four) && four.len() == 4);
    !is_whole(code) && !is_plus_four
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_lost_zeros_are_put_back() {
        for (country, code, expected) in [
            ("US", "6001", Some("06001")),
            ("US", "501", Some("00501")),
            ("US", "51", None),
            ("US", "06001", None),
            ("US", "600*", None),
            ("US", "6001-1234", Some("06001-1234")),
            ("US", "6001-12", None),
            ("US", "501...544", Some("00501...00544")),
            ("US", "9000...10001", Some("09000...10001")),
            ("US", "1...10001", None),
            ("DE", "1067", Some("01067")),
            ("DE", "106", None),
            ("AU", "800", Some("0800")),
            ("AU", "2000", None),
            ("SG", "18956", Some("018956")),
            ("CH", "8001", None),
            ("", "6001", None),
        ] {
            assert_eq!(padded(country, code).as_deref(), expected, "{country} {code}");
        }
    }

    #[test]
    fn ranges_are_turned_that_end_before_they_begin() {
        for (code, expected) in [
            ("90299...90210", Some("90210...90299")),
            ("90210...90299", None),
            ("90210...90210", None),
            ("6001...10001", None),
            ("AB...AA", None),
            ("90210", None),
        ] {
            assert_eq!(turned(code).as_deref(), expected, "{code}");
        }
    }
}
