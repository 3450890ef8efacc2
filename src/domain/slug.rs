//! The slug of a tax class: the reference system's rule (choice 16), so that a slug made here is the
//! one that a shop system makes of the same name.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::decompose_canonical;

use super::text;

/// Longest slug, counted as it is written (percent-encoded).
const LONGEST: usize = 200;

/// The slug of any text; empty when nothing is left of it.
///
/// Tags out, Latin accents folded, lower case, other scripts percent-encoded in lower case, white
/// space, `.`, `/` and dashes to `-`, other punctuation out. A slug's slug is itself.
pub fn slug(given: &str) -> String {
    let folded: String =
        text::strip_tags(given).nfc().flat_map(|c| fold_accent(c).chars().collect::<Vec<_>>()).collect();
    let lower = folded.to_lowercase();
    dashed(&without_entities(&encoded(&lower)))
}

/// A Latin letter without its accents; any other character as it is.
fn fold_accent(c: char) -> String {
    let special = match c {
        'ª' | 'ɑ' => "a",
        'º' | 'ø' => "o",
        'Æ' => "AE",
        'æ' => "ae",
        'Ð' | 'Đ' => "D",
        'ð' | 'đ' => "d",
        'Ø' => "O",
        'Þ' => "TH",
        'þ' => "th",
        'ß' | 'ſ' => "s",
        'Ħ' => "H",
        'ħ' => "h",
        'ı' => "i",
        'Ĳ' => "IJ",
        'ĳ' => "ij",
        'ĸ' => "k",
        'Ŀ' | 'Ł' => "L",
        'ŀ' | 'ł' => "l",
        'Ŋ' => "N",
        'ŉ' | 'ŋ' => "n",
        'Œ' => "OE",
        'œ' => "oe",
        'Ŧ' => "T",
        'ŧ' => "t",
        'Ə' | '€' => "E",
        'ǝ' => "e",
        '£' => "",
        _ => {
            return if has_foldable_accent(c) { base_letter(c) } else { c.to_string() };
        }
    };
    special.to_owned()
}

/// The blocks that the reference folds: Latin-1, Latin Extended-A, Vietnamese, Pinyin, Romanian.
fn has_foldable_accent(c: char) -> bool {
    matches!(c,
        'À'..='Ö' | 'Ù'..='ö' | 'ù'..='ſ' | 'Ơ'..='ơ' | 'Ư'..='ư' | 'Ǎ'..='ǜ' | 'Ș'..='ț' | 'Ạ'..='ỹ')
}

fn base_letter(c: char) -> String {
    let mut base = String::new();
    decompose_canonical(c, |part| {
        if part.is_ascii() {
            base.push(part);
        }
    });
    if base.is_empty() { c.to_string() } else { base }
}

/// Everything beyond ASCII percent-encoded, within the longest length and never cut inside a character.
fn encoded(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        let unit = match replacement(c) {
            Some(plain) => plain.to_owned(),
            None if c.is_ascii() => c.to_string(),
            None => percent_encoded(c),
        };
        if out.len() + unit.len() > LONGEST {
            break;
        }
        out.push_str(&unit);
    }
    out
}

fn percent_encoded(c: char) -> String {
    let mut out = String::new();
    for byte in c.to_string().bytes() {
        out.push('%');
        out.extend([byte >> 4, byte & 15].into_iter().filter_map(|digit| char::from_digit(digit.into(), 16)));
    }
    out
}

/// Punctuation beyond ASCII: what takes room becomes a dash, the rest goes.
fn replacement(c: char) -> Option<&'static str> {
    match c {
        '\u{a0}'
        | '\u{2000}'..='\u{200a}'
        | '\u{2011}'
        | '–'
        | '—'
        | '\u{2028}'
        | '\u{2029}'
        | '\u{202f}' => Some("-"),
        '×' => Some("x"),
        '\u{ad}'
        | '¡'
        | '¿'
        | '«'
        | '»'
        | '‹'
        | '›'
        | '‘'
        | '’'
        | '“'
        | '”'
        | '‚'
        | '‛'
        | '„'
        | '‟'
        | '•'
        | '©'
        | '®'
        | '°'
        | '…'
        | '™'
        | '´'
        | 'ˊ'
        | '\u{300}'
        | '\u{301}'
        | '\u{304}'
        | '\u{30c}'
        | '\u{341}'
        | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{feff}'
        | '\u{fffc}' => Some(""),
        _ => None,
    }
}

/// HTML entities out; those of spaces and dashes become a dash.
fn without_entities(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('&') {
        out.push_str(before);
        match after.split_once(';') {
            Some((name, behind)) if !name.is_empty() => {
                if matches!(name, "nbsp" | "#160" | "ndash" | "#8211" | "mdash" | "#8212") {
                    out.push('-');
                }
                rest = behind;
            }
            _ => rest = after,
        }
    }
    out.push_str(rest);
    out
}

fn dashed(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        match c {
            'a'..='z' | '0'..='9' | '_' => out.push(c),
            '%' => {
                let octet: String = rest.clone().take(2).collect();
                if octet.len() == 2 && octet.bytes().all(|b| b.is_ascii_hexdigit()) {
                    out.push('%');
                }
            }
            '-' | '.' | '/' | ' ' | '\t'..='\r' if !out.ends_with('-') => out.push('-'),
            _ => {}
        }
    }
    out.trim_matches('-').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::text::clean_name;

    #[test]
    fn slugs_are_those_of_the_reference() {
        let cases = include_str!("../../tests/cases/golden/slugs.json");
        let cases: Vec<serde_json::Value> = serde_json::from_str(cases).unwrap();
        for case in cases {
            let (name, expected) = (case["name"].as_str().unwrap(), case["slug"].as_str().unwrap());
            let found = slug(&clean_name(name));
            assert_eq!(found, expected, "{name:?}");
            assert_eq!(slug(&found), expected, "the slug of the slug of {name:?}");
        }
    }

    proptest::proptest! {
        #[test]
        fn a_slug_is_its_own_slug(name in "\\PC{0,80}") {
            let once = slug(&name);
            proptest::prop_assert_eq!(slug(&once), once);
        }
    }
}
