//! Reads numbers as people and spreadsheets write them: with a currency, thousands separators, a decimal
//! comma, and the minus in several places. Whether `1,234` has a fraction or thousands is derived from the
//! other numbers of a file, or from the preferences for a typed number.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::decimal::{self, DecimalError};
use crate::percent::Percent;
use crate::text;
use crate::text::{Text, beginning};

/// The decimal separator of a number text.
enum Fraction {
    /// No separator at all.
    None,
    /// This one; the other is the thousands separator.
    After(char),
    /// This one, unless it separates thousands: `1,234`.
    Perhaps(char),
}

/// The decimal separator of a number without a currency.
fn fraction(number: &str) -> Fraction {
    let one = |mark: char| {
        let (whole, rest) = number.split_once(mark).unwrap_or((number, ""));
        let whole = whole.trim_start_matches(['-', '+']);
        let may_be_thousands = rest.len() == 3 && (1..=3).contains(&whole.len()) && whole != "0";
        if may_be_thousands { Fraction::Perhaps(mark) } else { Fraction::After(mark) }
    };
    let count = |mark: u8| number.bytes().filter(|byte| *byte == mark).count();
    match (count(b','), count(b'.')) {
        (0, 0) => Fraction::None,
        (1, 0) => one(','),
        (0, 1) => one('.'),
        (_, 0) => Fraction::After('.'),
        (0, _) => Fraction::After(','),
        _ if number.rfind(',') > number.rfind('.') => Fraction::After(','),
        _ => Fraction::After('.'),
    }
}

/// The comma for the point and the reverse.
const fn other(mark: char) -> char {
    if mark == ',' { '.' } else { ',' }
}

/// Removes thousands separators and replaces the decimal separator `mark` by a point.
fn pointed(number: &str, mark: char) -> String {
    number.replace(other(mark), "").replace(mark, ".")
}

/// True if the other separators of a number stand before groups of three digits; in India, those before the
/// last have two.
fn is_grouped(number: &str, mark: char) -> bool {
    let (whole, fraction) = number.split_once(mark).unwrap_or((number, ""));
    let groups: Vec<usize> = whole.split(other(mark)).skip(1).map(str::len).collect();
    let before_last = groups.iter().rev().skip(1);
    !fraction.contains([',', '.'])
        && groups.last().is_none_or(|last| *last == 3)
        && before_last.into_iter().all(|length| matches!(length, 2 | 3))
}

/// The style of written numbers. All typed and imported numbers are read by [`Self::plain`] or [`Self::read`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NumberStyle {
    unclear: Unclear,
    beside: Beside,
    has_comma: bool,
}

/// The reading of a number that may have a fraction or thousands, such as `1,234`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Unclear {
    /// The mark begins a fraction.
    Fraction,
    /// This mark begins a fraction, and the other separates thousands.
    Mark(DecimalMark),
    /// A point begins a fraction, and a comma is refused.
    CommaRefused,
}

/// Characters allowed around the digits and between them, besides signs and separators.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Beside {
    Nothing,
    /// Spaces and apostrophes; the minus may come last.
    Spaces,
    /// These, and the sign or the code of a currency, and brackets for a minus.
    Currency,
}

fn no_number(text: &str) -> Text {
    text!("\"{text}\" is not a number: write one such as 12.50", text = beginning(text))
}

fn too_large(text: &str) -> Text {
    text!("{number} is too large", number = beginning(text))
}

impl Default for NumberStyle {
    fn default() -> Self {
        Self::OF_A_FILE
    }
}

impl NumberStyle {
    /// A percentage without its sign. It is below 1,000, so that a comma never separates thousands.
    pub const PERCENTAGE: Self =
        Self { unclear: Unclear::Fraction, beside: Beside::Nothing, has_comma: false };

    /// A number of a file whose other numbers are not known.
    pub const OF_A_FILE: Self =
        Self { unclear: Unclear::CommaRefused, beside: Beside::Currency, has_comma: false };

    /// The style of numbers typed by a person, with this thousands separator. Without a currency, since it
    /// may be another than the shop's.
    pub const fn typed(thousands: char) -> Self {
        let unclear = match thousands {
            ',' => Unclear::Mark(DecimalMark::Point),
            '.' => Unclear::Mark(DecimalMark::Comma),
            _ => Unclear::Fraction,
        };
        Self { unclear, beside: Beside::Spaces, has_comma: false }
    }

    /// True if all fractions of the file have a comma.
    pub const fn has_comma(self) -> bool {
        self.has_comma
    }

    /// The number with a decimal point and without other separators. An error also when it does not fit in 64 bits of
    /// ten-thousandths.
    pub fn plain(self, text: &str) -> Result<Cow<'_, str>, Text> {
        let plain = self.separated(text)?;
        match decimal::parse(&plain) {
            Ok(_) => Ok(plain),
            Err(DecimalError::NotANumber) => Err(no_number(text)),
            Err(DecimalError::TooLarge) => Err(too_large(text)),
        }
    }

    /// Reads a number of a type, such as [`Money`](crate::money::Money), by its own `parse`.
    pub fn read<T>(self, text: &str, parse: impl FnOnce(&str) -> Option<T>) -> Result<T, Text> {
        parse(&self.separated(text)?).ok_or_else(|| match self.plain(text) {
            Err(error) => error,
            Ok(_) => too_large(text),
        })
    }

    /// As [`Self::read`]; `None` for a blank cell. Accountants write a dash for an empty one.
    pub fn read_cell<T>(self, text: &str, parse: impl FnOnce(&str) -> Option<T>) -> Result<Option<T>, Text> {
        if matches!(text.trim(), "" | "-" | "–" | "—") {
            Ok(None)
        } else {
            self.read(text, parse).map(Some)
        }
    }

    /// The number with a decimal point and without other separators; its digits are not checked.
    fn separated(self, text: &str) -> Result<Cow<'_, str>, Text> {
        let is_typed = |c: char| {
            c.is_ascii_digit()
                || c.is_whitespace()
                || matches!(c, '.' | ',' | '-' | '+' | '−' | '\'' | '’' | '_')
        };
        let number = match self.beside {
            Beside::Nothing => Cow::Borrowed(text),
            Beside::Spaces if text.chars().all(is_typed) => bare_number(text.trim()),
            Beside::Spaces => return Err(no_number(text)),
            Beside::Currency => bare_number(text),
        };
        let mark = match (fraction(&number), self.unclear) {
            (Fraction::None, _) => return Ok(number),
            (Fraction::After(mark), _) | (Fraction::Perhaps(mark), Unclear::Fraction) => mark,
            (Fraction::Perhaps(_), Unclear::Mark(mark)) => mark.letter(),
            (Fraction::Perhaps('.'), Unclear::CommaRefused) => '.',
            (Fraction::Perhaps(_), Unclear::CommaRefused) => {
                return Err(text!(
                    "\"{text}\" may be a fraction or thousands; write a decimal point",
                    text = beginning(&number)
                ));
            }
        };
        if mark == '.' && !number.contains(',') {
            return Ok(number);
        }
        if !is_grouped(&number, mark) {
            return Err(no_number(text));
        }
        Ok(Cow::Owned(pointed(&number, mark)))
    }
}

/// Reads a percentage with or without its sign.
pub fn percent(text: &str) -> Result<Percent, DecimalError> {
    let number = text.trim();
    Percent::parse(&percentage(number.strip_suffix('%').map_or(number, str::trim_end)))
}

/// Replaces the decimal comma of a percentage by a point and keeps its `%`; returns a text that is no number as it is.
pub fn percentage(text: &str) -> Cow<'_, str> {
    let number = text.trim_end_matches('%').trim();
    match NumberStyle::PERCENTAGE.plain(number) {
        Ok(Cow::Owned(plain)) => Cow::Owned(text.replacen(number, &plain, 1)),
        _ => Cow::Borrowed(text),
    }
}

/// Removes the currency around a number and the spaces and apostrophes in it, and puts its minus first:
/// `USD 1 234,50`, `12.50 €`, `(12.50)`, `12.50-`. A dash in place of cents is none: `20,-`, `CHF 12.--`. A text with anything
/// else is returned unchanged.
pub fn bare_number(text: &str) -> Cow<'_, str> {
    let is_plain = |byte: u8| byte.is_ascii_digit() || matches!(byte, b'.' | b',' | b'-');
    if text.bytes().all(is_plain) && !text.ends_with('-') {
        return Cow::Borrowed(text);
    }
    let is_within = |c: &char| !c.is_whitespace() && !matches!(c, '\'' | '’' | '_');
    let number: String = text.chars().filter(is_within).map(|c| if c == '−' { '-' } else { c }).collect();
    let first = number.find(|c: char| c.is_ascii_digit());
    let last = number.rfind(|c: char| c.is_ascii_digit());
    let (Some(first), Some(last)) = (first, last) else { return Cow::Borrowed(text) };
    let before = number.get(..first).unwrap_or_default();
    let after = number.get(last + 1..).unwrap_or_default();
    let (after, no_cents) = without_no_cents(after);
    let digits = number.get(first..=last).unwrap_or_default();
    // A separator right before the digits begins a fraction, unless it ends a word: `.5`, `Rs.500`.
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
    // It says which mark separates the thousands before it.
    let end = if digits.contains([',', '.']) { no_cents } else { "" };
    Cow::Owned(format!("{sign}{mark}{digits}{end}"))
}

/// True for a number with a minus, wherever it stands: `-2`, `(2.00)`, `2-`.
pub fn is_negative(text: &str) -> bool {
    // Most have nothing that can be a minus.
    text.bytes().any(|byte| matches!(byte, b'-' | b'(') || !byte.is_ascii())
        && bare_number(text).starts_with('-')
}

/// The text after the digits, without a mark and the dashes that stand for no cents, and that mark.
fn without_no_cents(after: &str) -> (&str, &str) {
    let dashes = after.strip_prefix(['.', ',']).unwrap_or_default();
    let rest = dashes.trim_start_matches(['-', '–', '—']);
    let is_one = (1..=2).contains(&(dashes.chars().count() - rest.chars().count()));
    if is_one { (rest, after.get(..1).unwrap_or_default()) } else { (after, "") }
}

/// Recognises a currency beside a number: a code, a sign or an abbreviation.
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

/// The mark before the fraction of a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DecimalMark {
    /// `1.234` is a bit more than one.
    Point,
    /// `1.234` is more than a thousand.
    Comma,
}

impl DecimalMark {
    /// Both marks.
    pub const ALL: [Self; 2] = [Self::Point, Self::Comma];

    /// The name on the command line.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Point => "point",
            Self::Comma => "comma",
        }
    }

    const fn letter(self) -> char {
        match self {
            Self::Point => '.',
            Self::Comma => ',',
        }
    }
}

/// Derives the decimal separator from the numbers of a file.
#[derive(Debug, Default)]
pub struct DecimalsDetector {
    has_point: bool,
    has_comma: bool,
    /// The first number that may be a fraction or thousands, and its line.
    unclear: Option<(u64, String)>,
}

impl DecimalsDetector {
    /// Adds a number, which stands in this line of the file.
    pub fn see(&mut self, line: u64, text: &str) {
        let number = bare_number(text);
        // A text with a mark in it proves nothing.
        if !number.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'.' | b',' | b'-')) {
            return;
        }
        match fraction(&number) {
            Fraction::After('.') => self.has_point = true,
            Fraction::After(_) => self.has_comma = true,
            Fraction::Perhaps(_) if self.unclear.is_none() => self.unclear = Some((line, text.to_owned())),
            Fraction::None | Fraction::Perhaps(_) => {}
        }
    }

    /// The style of the numbers: by the user's answer, otherwise as the others of the file are written. An
    /// error when a number may be a fraction or thousands and neither decides: the line of the first one, and
    /// the question.
    pub fn judge(self, said: Option<DecimalMark>) -> Result<NumberStyle, (u64, Text)> {
        let proven = match (self.has_point, self.has_comma) {
            (true, false) => Some(DecimalMark::Point),
            (false, true) => Some(DecimalMark::Comma),
            _ => None,
        };
        let unclear = match (said.or(proven), self.unclear) {
            (None, Some((line, text))) => {
                let text: String = text.chars().take(60).collect();
                let problem = if self.has_point {
                    text!(
                        "\"{text}\" may be a fraction or thousands, and other numbers of the file have both a point and a comma before their fraction",
                        text
                    )
                } else {
                    text!(
                        "\"{text}\" may be a fraction or thousands, and no other number of the file says which",
                        text
                    )
                };
                return Err((line, problem));
            }
            (Some(mark), _) => Unclear::Mark(mark),
            (None, None) => Unclear::CommaRefused,
        };
        let has_comma = self.has_comma && !self.has_point;
        Ok(NumberStyle { unclear, has_comma, ..NumberStyle::OF_A_FILE })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::money::Money;

    /// Each text with what it is to a person with a decimal point, to one with a decimal comma, in a file, and as a
    /// percentage: the plain number, or `-` for none and `?` for one that may be read both ways.
    const CASES: [(&str, [&str; 4]); 52] = [
        ("12", ["12", "12", "12", "12"]),
        ("2.55", ["2.55", "2.55", "2.55", "2.55"]),
        ("2,55", ["2.55", "2.55", "2.55", "2.55"]),
        ("-0,125", ["-0.125", "-0.125", "-0.125", "-0.125"]),
        ("0.125", ["0.125", "0.125", "0.125", "0.125"]),
        ("19,0000", ["19.0000", "19.0000", "19.0000", "19.0000"]),
        ("1,234", ["1234", "1.234", "?", "1.234"]),
        ("-1,234", ["-1234", "-1.234", "?", "-1.234"]),
        ("1.234", ["1.234", "1234", "1.234", "1.234"]),
        ("1,234.50", ["1234.50", "1234.50", "1234.50", "1234.50"]),
        ("1.234,50", ["1234.50", "1234.50", "1234.50", "1234.50"]),
        ("1,234,567.89", ["1234567.89", "1234567.89", "1234567.89", "1234567.89"]),
        ("1,234,567", ["1234567", "1234567", "1234567", "1234567"]),
        ("1.234.567,5", ["1234567.5", "1234567.5", "1234567.5", "1234567.5"]),
        ("1,23,456.50", ["123456.50", "123456.50", "123456.50", "123456.50"]),
        ("1,23,4.5", ["-", "-", "-", "-"]),
        ("1,234,56", ["-", "-", "-", "-"]),
        ("8,1,0", ["-", "-", "-", "-"]),
        ("1.2.3", ["-", "-", "-", "-"]),
        ("12..5", ["-", "-", "-", "-"]),
        (".5", [".5", ".5", ".5", ".5"]),
        ("12.", ["12.", "12.", "12.", "12."]),
        ("+5", ["5", "5", "5", "+5"]),
        ("--5", ["-", "-", "-", "-"]),
        ("1e2", ["-", "-", "1e2", "1e2"]),
        ("1.5E+3", ["-", "-", "1.5E+3", "1.5E+3"]),
        ("1 234,50", ["1234.50", "1234.50", "1234.50", "-"]),
        ("1 234.50", ["1234.50", "1234.50", "1234.50", "-"]),
        ("1\u{202f}234,50", ["1234.50", "1234.50", "1234.50", "-"]),
        ("1’234.50", ["1234.50", "1234.50", "1234.50", "-"]),
        ("−3.20", ["-3.20", "-3.20", "-3.20", "-"]),
        ("12.50-", ["-12.50", "-12.50", "-12.50", "-"]),
        ("20,-", ["20", "20", "20", "-"]),
        ("1.200,–", ["-", "-", "1200.", "-"]),
        ("CHF 12.--", ["-", "-", "12", "-"]),
        ("12.---", ["-", "-", "-", "-"]),
        ("12,50 €", ["-", "-", "12.50", "-"]),
        ("€1.234,50", ["-", "-", "1234.50", "-"]),
        ("$12.50", ["-", "-", "12.50", "-"]),
        ("-$12.50", ["-", "-", "-12.50", "-"]),
        ("USD 12", ["-", "-", "12", "-"]),
        ("US$ 1,234", ["-", "-", "?", "-"]),
        ("12 abc", ["-", "-", "-", "-"]),
        ("Rs.500.25", ["-", "-", "500.25", "-"]),
        ("(12.50)", ["-", "-", "-12.50", "-"]),
        ("($12.50)", ["-", "-", "-12.50", "-"]),
        ("12 pcs", ["-", "-", "-", "-"]),
        ("12abc", ["-", "-", "-", "-"]),
        ("abc", ["-", "-", "-", "-"]),
        ("2o", ["-", "-", "-", "-"]),
        ("", ["-", "-", "-", "-"]),
        ("99999999999999999999", ["large", "large", "large", "large"]),
    ];

    #[test]
    fn a_number_is_read_by_its_style() {
        let styles = [
            NumberStyle::typed(','),
            NumberStyle::typed('.'),
            NumberStyle::OF_A_FILE,
            NumberStyle::PERCENTAGE,
        ];
        for (text, expected) in CASES {
            for (style, expected) in styles.into_iter().zip(expected) {
                let plain = style.plain(text);
                let found = match &plain {
                    Ok(plain) => plain,
                    Err(problem) if problem.english().contains("is not a number") => "-",
                    Err(problem) if problem.english().contains("may be a fraction") => "?",
                    Err(_) => "large",
                };
                assert_eq!(found, expected, "{text} as {style:?}");
                let money = style.read(text, Money::parse);
                assert_eq!(money, plain.map(|plain| Money::parse(&plain).unwrap()), "{text} as {style:?}");
            }
        }
    }

    #[test]
    fn a_blank_cell_and_a_dash_are_no_number() {
        for text in ["", " ", "-", "–", "—"] {
            assert_eq!(NumberStyle::OF_A_FILE.read_cell(text, Money::parse), Ok(None), "{text}");
        }
    }

    #[test]
    fn percentages_have_a_comma_or_a_point_and_perhaps_a_sign() {
        for (text, expected) in [
            ("19,5", "19.5"),
            ("19,5 %", "19.5 %"),
            (" 19,5%", " 19.5%"),
            ("7,250", "7.250"),
            ("19", "19"),
            ("8,1,0", "8,1,0"),
            ("1.5,5", "1.5,5"),
            ("acht", "acht"),
            ("", ""),
        ] {
            assert_eq!(percentage(text), expected, "{text}");
        }
        assert_eq!(percent("19,5\u{a0}%"), Percent::parse("19.5"));
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
            ("12-", "-12"),
            ("20,-", "20"),
            ("20,- €", "20"),
            ("CHF 1'200.–", "1200"),
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

    #[test]
    fn numbers_are_read_as_the_file_proves() {
        for (proof, text, expected) in [
            ("", "12.50", Ok(Some(125_000))),
            ("", "12,50", Ok(Some(125_000))),
            ("", "1,234", Err("no other number of the file says which")),
            ("", "-1.234", Err("may be a fraction or thousands")),
            ("999", "1.234", Err("no other number of the file says which")),
            ("", "0.125", Ok(Some(1_250))),
            ("12,50 13.50", "1.250", Err("both a point and a comma")),
            ("12,50 13.50", "1,250", Err("both a point and a comma")),
            ("12,50 13.50", "1.250,00", Ok(Some(12_500_000))),
            ("Anfrage. 20,-", "1.250", Err("no other number of the file says which")),
            ("1.250,-", "1.250", Ok(Some(12_500_000))),
            ("n/a,", "1,250", Err("no other number of the file says which")),
            ("9.99", "1,234", Ok(Some(12_340_000))),
            ("9.99", "1.234", Ok(Some(12_340))),
            ("9,99", "1.234", Ok(Some(12_340_000))),
            ("9,99", "1.234,50 €", Ok(Some(12_345_000))),
            ("1.234.567", "1,5", Ok(Some(15_000))),
            ("0,125", "1.000", Ok(Some(10_000_000))),
            ("", "USD 1,234.50", Ok(Some(12_345_000))),
            ("", "1,23,456.50", Ok(Some(1_234_565_000))),
            ("", "1,234,56", Err("is not a number")),
            ("", "1.2.3", Err("is not a number")),
            ("9,99", "12,5,0", Err("is not a number")),
            ("", "-$12.50", Ok(Some(-125_000))),
            ("", "1 234,50 EUR", Ok(Some(12_345_000))),
            ("", "", Ok(None)),
            ("", "-", Ok(None)),
            ("", "abc", Err("is not a number")),
            ("", "12abc", Err("is not a number")),
            ("", "99999999999999999999", Err("is too large")),
        ] {
            let mut detector = DecimalsDetector::default();
            for seen in proof.split(' ').chain([text]) {
                detector.see(1, seen);
            }
            let judged = detector.judge(None).map_err(|(_, problem)| problem);
            let read =
                |style: NumberStyle| Ok(style.read_cell(text, Money::parse)?.map(Money::ten_thousandths));
            match (judged.and_then(read), expected) {
                (Err(problem), Err(part)) => assert!(problem.to_string().contains(part), "{text}: {problem}"),
                (found, expected) => assert_eq!(found.ok(), expected.ok(), "{proof} {text}"),
            }
        }
    }

    #[test]
    fn an_answer_says_what_may_be_read_both_ways_and_no_more() {
        for (said, text, expected) in [
            (DecimalMark::Point, "1.250", 12_500),
            (DecimalMark::Point, "1,250", 12_500_000),
            (DecimalMark::Comma, "1.250", 12_500_000),
            (DecimalMark::Comma, "1,250", 12_500),
            (DecimalMark::Comma, "13.50", 135_000),
            (DecimalMark::Point, "12,50", 125_000),
        ] {
            let mut detector = DecimalsDetector::default();
            for seen in ["12,50", "13.50", text] {
                detector.see(1, seen);
            }
            let style = detector.judge(Some(said)).unwrap();
            let read = style.read(text, Money::parse).map(Money::ten_thousandths);
            assert_eq!(read, Ok(expected), "{said:?} {text}");
        }
    }
}
