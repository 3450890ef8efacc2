//! The slug of a tax class, by the rule of the reference system (choice 16), so that other shop systems make
//! the same slug of a name.

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::decompose_canonical;

use crate::text;

/// The longest slug, in bytes of its percent-encoded form.
const LONGEST: usize = 200;

/// The slug of a text; empty when no character remains.
///
/// Removes tags, folds Latin accents, makes lower case, percent-encodes other scripts in lower case, replaces
/// white space, `.`, `/` and dashes by `-`, and removes other punctuation. The slug of a slug is itself.
pub fn slug(given: &str) -> String {
    if is_plain(given) {
        return given.to_owned();
    }
    let folded: String =
        text::strip_tags(given).nfc().flat_map(|c| fold_accent(c).chars().collect::<Vec<_>>()).collect();
    let lower = without_lone_percents(&folded.to_lowercase());
    let mut made = dashed(&without_entities(&spelled_out(encoded(&lower))));
    // Octets may form encoded punctuation once characters between them are removed.
    loop {
        let next = dashed(&spelled_out(made.clone()));
        if next == made {
            return made;
        }
        made = next;
    }
}

/// Recognises a text that is its own slug, as nearly all slugs of a shop file are.
fn is_plain(text: &str) -> bool {
    let is_plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || matches!(b, b'_' | b'-');
    let is_trimmed = !text.starts_with('-') && !text.ends_with('-') && !text.contains("--");
    text.len() <= LONGEST && is_trimmed && text.bytes().all(is_plain)
}

/// A Latin letter without its accents; any other character unchanged.
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

/// Removes percent signs that begin no octet.
fn without_lone_percents(text: &str) -> String {
    let is_octet = |at: usize| {
        text.get(at + 1..at + 3).is_some_and(|octet| octet.bytes().all(|b| b.is_ascii_hexdigit()))
    };
    text.char_indices().filter(|(at, c)| *c != '%' || is_octet(*at)).map(|(_, c)| c).collect()
}

/// Percent-encodes all characters beyond ASCII, up to the longest length and never cut inside a character.
/// Characters that are replaced or removed count with the length of their encoding, as in the reference.
fn encoded(text: &str) -> String {
    let mut out = String::new();
    let mut length = 0;
    for c in text.chars() {
        length += if c.is_ascii() { 1 } else { c.len_utf8() * 3 };
        if length > LONGEST {
            break;
        }
        match replacement(c) {
            Some(plain) => out.push_str(plain),
            None if c.is_ascii() => out.push(c),
            None => out.push_str(&percent_encoded(c)),
        }
    }
    out
}

/// Replaces punctuation that was given percent-encoded, so that the slug of a slug is itself.
fn spelled_out(mut text: String) -> String {
    loop {
        let length = text.len();
        for c in DASHES.iter().chain(GONE).chain(&['×']).filter(|_| text.contains('%')).collect::<Vec<_>>() {
            text = text.replace(&percent_encoded(*c), replacement(*c).unwrap_or_default());
        }
        if text.len() == length {
            return text;
        }
    }
}

fn percent_encoded(c: char) -> String {
    utf8_percent_encode(&c.to_string(), NON_ALPHANUMERIC).to_string().to_lowercase()
}

/// Spaces and dashes beyond ASCII, which become `-`.
const DASHES: &[char] = &[
    '\u{a0}', '\u{2000}', '\u{2001}', '\u{2002}', '\u{2003}', '\u{2004}', '\u{2005}', '\u{2006}', '\u{2007}',
    '\u{2008}', '\u{2009}', '\u{200a}', '\u{2011}', '–', '—', '\u{2028}', '\u{2029}', '\u{202f}',
];
/// Punctuation beyond ASCII that is removed.
const GONE: &[char] = &[
    '\u{ad}', '¡', '¿', '«', '»', '‹', '›', '‘', '’', '“', '”', '‚', '‛', '„', '‟', '•', '©', '®', '°', '…',
    '™', '´', 'ˊ', '\u{300}', '\u{301}', '\u{304}', '\u{30c}', '\u{341}', '\u{200b}', '\u{200c}', '\u{200d}',
    '\u{200e}', '\u{200f}', '\u{202a}', '\u{202b}', '\u{202c}', '\u{202d}', '\u{202e}', '\u{feff}',
    '\u{fffc}',
];

fn replacement(c: char) -> Option<&'static str> {
    match c {
        '×' => Some("x"),
        _ if c.is_ascii() => None,
        _ if DASHES.contains(&c) => Some("-"),
        _ if GONE.contains(&c) => Some(""),
        _ => None,
    }
}

/// Removes HTML entities; those of spaces and dashes become `-` before.
fn without_entities(text: &str) -> String {
    if !text.contains('&') {
        return text.to_owned();
    }
    let dashes = ["&nbsp;", "&#8209;", "&#160;", "&ndash;", "&#8211;", "&mdash;", "&#8212;"];
    let text = dashes.iter().fold(text.to_owned(), |text, entity| text.replace(entity, "-"));
    let mut out = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some((before, after)) = rest.split_once('&') {
        out.push_str(before);
        let end = after.char_indices().skip(1).find(|(_, c)| *c == ';').map(|(at, _)| at);
        rest = end.and_then(|end| after.get(end + 1..)).unwrap_or(after);
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
    use crate::text::clean_name;

    #[test]
    fn slugs_are_those_of_the_reference() {
        let cases = include_str!("../../../tests/cases/golden/slugs.json");
        let cases: Vec<serde_json::Value> = serde_json::from_str(cases).unwrap();
        for case in cases {
            let (name, expected) = (case["name"].as_str().unwrap(), case["slug"].as_str().unwrap());
            let found = slug(&clean_name(name));
            assert_eq!(found, expected, "{name:?}");
            assert_eq!(slug(&found), expected, "the slug of the slug of {name:?}");
        }
    }

    #[test]
    fn what_is_dropped_counts_towards_the_length_and_octets_are_what_they_spell() {
        for (name, expected) in [
            ("a&#8209;b", "a-b".to_owned()),
            ("a%E2%80%93b", "a-b".to_owned()),
            ("%c2%ad", String::new()),
            ("%e2%c2%ad%80%93", String::new()),
            ("%c2>%bf", String::new()),
            ("a%e2!%80?%93b", "a-b".to_owned()),
            ("%e6%97%A5", "%e6%97%a5".to_owned()),
            ("5% %41", "5-%41".to_owned()),
            (&format!("{}b", "—".repeat(22)), "b".to_owned()),
            (&format!("{}bcd", "—".repeat(22)), "bc".to_owned()),
            (&format!("{}x", "a%".repeat(199)), format!("{}x", "a".repeat(199))),
        ] {
            assert_eq!(slug(name), expected, "{name:?}");
        }
    }

    proptest::proptest! {
        #[test]
        fn a_slug_is_its_own_slug(name in "(\\PC|%[0-9a-f]{2}|%e2%80%9[0-9]|[—×<>&;%]){0,80}") {
            let once = slug(&name);
            proptest::prop_assert_eq!(slug(&once), once);
        }
    }
}
