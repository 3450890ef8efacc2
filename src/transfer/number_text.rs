//! Numbers as people and spreadsheets write them: with currencies around them, marks of thousands, a
//! decimal comma, and the minus in many places. Whether the result is a number is judged elsewhere.

use std::borrow::Cow;

/// How a number was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NumberText<'t> {
    /// With a decimal point or none.
    Plain(Cow<'t, str>),
    /// With a decimal comma, given back with a point.
    Comma(String),
    /// Both readings are possible: `1,234`.
    Ambiguous,
}

/// A number as people write it, with the marks of thousands taken out and a decimal comma made a point:
/// `2,55` and `1.234,50` have a decimal comma, `1,234.50` has a decimal point. Whether the result is a
/// number is not judged here.
pub fn number_text(text: &str) -> NumberText<'_> {
    let commas = text.matches(',').count();
    let points = text.matches('.').count();
    let last_is_comma = text.rfind(',') > text.rfind('.');
    let plain = |marks: &[char]| text.replace(marks, "").replace(',', ".");
    match (commas, points) {
        (0, 0 | 1) => NumberText::Plain(Cow::Borrowed(text)),
        (1, 0) => {
            let (whole, rest) = text.split_once(',').unwrap_or((text, ""));
            let size = whole.trim_start_matches(['-', '+']);
            if rest.len() == 3 && (1..=3).contains(&size.len()) && size != "0" {
                return NumberText::Ambiguous;
            }
            NumberText::Comma(plain(&[]))
        }
        (1, _) if last_is_comma => NumberText::Comma(plain(&['.'])),
        (_, 0 | 1) if !last_is_comma || points == 0 => NumberText::Plain(Cow::Owned(text.replace(',', ""))),
        _ => NumberText::Plain(Cow::Borrowed(text)),
    }
}

/// A number without the currency around it and the spaces and apostrophes within, its minus in front:
/// `USD 1 234,50`, `12.50 €`, `(12.50)`, `12.50-`. A text with anything else around its digits is given
/// back as it is.
pub fn bare_number(text: &str) -> Cow<'_, str> {
    let is_plain = |c: char| c.is_ascii_digit() || matches!(c, '.' | ',' | '-');
    if text.chars().all(is_plain) && !text.ends_with('-') {
        return Cow::Borrowed(text);
    }
    let is_within = |c: &char| !c.is_whitespace() && !matches!(c, '\'' | '’');
    let number: String = text.chars().filter(is_within).map(|c| if c == '−' { '-' } else { c }).collect();
    let first = number.find(|c: char| c.is_ascii_digit());
    let last = number.rfind(|c: char| c.is_ascii_digit());
    let (Some(first), Some(last)) = (first, last) else { return Cow::Borrowed(text) };
    let before = number.get(..first).unwrap_or_default();
    let after = number.get(last + 1..).unwrap_or_default();
    let digits = number.get(first..=last).unwrap_or_default();
    // A mark right before the digits begins a fraction, unless it ends a word: `.5`, `Rs.500`.
    let (before, mark) = match before.strip_suffix(['.', ',']) {
        Some(word) if !word.ends_with(char::is_alphabetic) => {
            (word, before.get(word.len()..).unwrap_or_default())
        }
        _ => (before, ""),
    };
    let is_bracketed = before.contains('(') && after.contains(')');
    let brackets: &[char] = if is_bracketed { &['(', ')'] } else { &[] };
    let minuses = before.matches('-').count() + after.matches('-').count() + usize::from(is_bracketed);
    let left = |part: &str| part.replace(brackets, "").replace(['-', '+'], "");
    let (before, after) = (left(before), left(after));
    if minuses > 1 || !is_currency(&before) || !(is_currency(&after) || matches!(after.as_str(), "." | ",")) {
        return Cow::Borrowed(text);
    }
    let sign = if minuses > 0 { "-" } else { "" };
    Cow::Owned(format!("{sign}{mark}{digits}"))
}

/// Whether a word beside a number is a currency: its code, its sign, or what it is called in short.
fn is_currency(word: &str) -> bool {
    const SHORT: [&str; 14] =
        ["kr", "kr.", "zł", "kč", "ft", "lei", "лв", "лв.", "руб.", "fr.", "rs", "rs.", "ден", "din."];
    const SIGNS: [char; 24] = [
        '$', '£', '€', '¥', '₹', '₽', '₩', '₺', '₴', '₪', '₫', '₱', '฿', '₦', '₡', '₲', '₵', '₸', '₭', '₮',
        '₼', '₾', '¢', '﷼',
    ];
    let is_code = |code: &str| code.bytes().all(|byte| byte.is_ascii_uppercase());
    let letters = word.trim_matches(SIGNS);
    letters.is_empty()
        || (is_code(letters) && (letters.len() == 3 || (letters.len() < 3 && letters.len() < word.len())))
        || SHORT.contains(&word.to_lowercase().as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_as_people_write_them() {
        let plain = |text: &'static str| NumberText::Plain(Cow::Borrowed(text));
        for (text, expected) in [
            ("2.55", plain("2.55")),
            ("12", plain("12")),
            ("2,55", NumberText::Comma("2.55".to_owned())),
            ("-0,125", NumberText::Comma("-0.125".to_owned())),
            ("19,0000", NumberText::Comma("19.0000".to_owned())),
            ("1,234", NumberText::Ambiguous),
            ("-1,234", NumberText::Ambiguous),
            ("1,234.50", plain("1234.50")),
            ("1,234,567", plain("1234567")),
            ("1.234,50", NumberText::Comma("1234.50".to_owned())),
            ("1.234.567,5", NumberText::Comma("1234567.5".to_owned())),
            ("1.2.3", plain("1.2.3")),
            ("abc", plain("abc")),
        ] {
            assert_eq!(number_text(text), expected, "{text}");
        }
    }

    #[test]
    fn currencies_and_signs_around_numbers() {
        for (text, expected) in [
            ("12.50", "12.50"),
            ("-12.50", "-12.50"),
            ("£12.50", "12.50"),
            ("-$12.50", "-12.50"),
            ("$-12.50", "-12.50"),
            ("$ 1,234.50", "1,234.50"),
            ("US$12", "12"),
            ("12.50 €", "12.50"),
            ("1 234,50\u{a0}€", "1234,50"),
            ("1\u{202f}234,50", "1234,50"),
            ("USD 12", "12"),
            ("12,00EUR", "12,00"),
            ("CHF 1'234.50", "1234.50"),
            ("Rs. 500", "500"),
            ("Rs.500.25", "500.25"),
            ("99 kr", "99"),
            ("12,50 zł", "12,50"),
            ("(12.50)", "-12.50"),
            ("($12.50)", "-12.50"),
            ("12.50-", "-12.50"),
            ("−12.50", "-12.50"),
            ("+5", "5"),
            (".5", ".5"),
            ("$.50", ".50"),
            ("-.5", "-.5"),
            ("12.", "12."),
            ("1.5E+3", "1.5E+3"),
            ("--5", "--5"),
            ("12abc", "12abc"),
            ("abc", "abc"),
            ("12 pcs", "12 pcs"),
            ("", ""),
        ] {
            assert_eq!(bare_number(text), expected, "{text}");
        }
    }
}
