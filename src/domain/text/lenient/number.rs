//! Reads numbers as people and spreadsheets write them: with a currency, thousands separators, a decimal
//! comma, and the minus in several places. Whether `1,234` has a fraction or thousands is derived from the
//! other numbers of a file, or from the preferences for a typed number.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::decimal::{self, DecimalError};
use crate::money::Money;
use crate::quantity::Quantity;
use crate::unit_price::UnitPrice;

/// A number text with its separators resolved.
#[derive(Debug, Clone, PartialEq, Eq)]
enum NumberText<'t> {
    /// With a decimal point or without a fraction.
    Plain(Cow<'t, str>),
    /// With a decimal comma, replaced by a point here.
    Comma(String),
    /// Can be read both ways: `1,234`.
    Ambiguous,
}

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
    match (number.matches(',').count(), number.matches('.').count()) {
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

/// Whether the other separators of a number stand before groups of three digits; in India, those before the last have
/// two.
fn is_grouped(number: &str, mark: char) -> bool {
    let (whole, fraction) = number.split_once(mark).unwrap_or((number, ""));
    let groups: Vec<usize> = whole.split(other(mark)).skip(1).map(str::len).collect();
    let before_last = groups.iter().rev().skip(1);
    !fraction.contains([',', '.'])
        && groups.last().is_none_or(|last| *last == 3)
        && before_last.into_iter().all(|length| matches!(length, 2 | 3))
}

/// Removes thousands separators and replaces a decimal comma by a point: `2,55` and `1.234,50` have a decimal
/// comma, `1,234.50` a decimal point. The digits are not checked here.
fn number_text(text: &str) -> NumberText<'_> {
    let (commas, points) = (text.matches(',').count(), text.matches('.').count());
    match fraction(text) {
        Fraction::Perhaps(',') => NumberText::Ambiguous,
        Fraction::After(',') if commas == 1 => NumberText::Comma(pointed(text, ',')),
        Fraction::After('.') if commas > 0 && points < 2 => NumberText::Plain(Cow::Owned(pointed(text, '.'))),
        _ => NumberText::Plain(Cow::Borrowed(text)),
    }
}

/// Replaces the decimal comma of a percentage by a point and keeps its `%`. A percentage is below 1,000, so a
/// comma never separates thousands.
pub fn percentage(text: &str) -> String {
    let number = text.trim_end_matches('%').trim_end();
    match number_text(number) {
        NumberText::Comma(plain) => text.replacen(number, &plain, 1),
        NumberText::Ambiguous => text.replace(',', "."),
        NumberText::Plain(_) => text.to_owned(),
    }
}

/// The plain decimal of a typed number; `thousands` is the separator that an ambiguous one is taken for.
/// `None` also for a number with a currency, since it may be another than the shop's.
fn typed(text: &str, thousands: char) -> Option<String> {
    let is_known = |c: char| {
        c.is_ascii_digit() || c.is_whitespace() || matches!(c, '.' | ',' | '-' | '+' | '−' | '\'' | '’' | '_')
    };
    if !text.chars().all(is_known) {
        return None;
    }
    let number = bare_number(text.trim());
    let mark = match fraction(&number) {
        Fraction::None => return Some(number.into_owned()),
        Fraction::After(mark) => mark,
        Fraction::Perhaps(mark) => {
            if mark == thousands {
                other(mark)
            } else {
                mark
            }
        }
    };
    let (whole, fraction) = number.split_once(mark).unwrap_or((&number, ""));
    let is_grouped = whole.split(other(mark)).skip(1).all(|group| group.len() == 3);
    (is_grouped && !fraction.contains([',', '.'])).then(|| pointed(&number, mark))
}

/// Reads a typed amount of money; `None` for another text.
pub fn amount(text: &str, thousands: char) -> Option<Money> {
    Money::parse(&typed(text, thousands)?)
}

/// Reads a typed price of one; `None` for another text.
pub fn price(text: &str, thousands: char) -> Option<UnitPrice> {
    UnitPrice::parse(&typed(text, thousands)?)
}

/// Reads a typed quantity; `None` for another text.
pub fn quantity(text: &str, thousands: char) -> Option<Quantity> {
    Quantity::parse(&typed(text, thousands)?)
}

/// Removes the currency around a number and the spaces and apostrophes in it, and puts its minus first:
/// `USD 1 234,50`, `12.50 €`, `(12.50)`, `12.50-`. A text with anything else is returned unchanged.
pub fn bare_number(text: &str) -> Cow<'_, str> {
    let is_plain = |c: char| c.is_ascii_digit() || matches!(c, '.' | ',' | '-');
    if text.chars().all(is_plain) && !text.ends_with('-') {
        return Cow::Borrowed(text);
    }
    let is_within = |c: &char| !c.is_whitespace() && !matches!(c, '\'' | '’' | '_');
    let number: String = text.chars().filter(is_within).map(|c| if c == '−' { '-' } else { c }).collect();
    let first = number.find(|c: char| c.is_ascii_digit());
    let last = number.rfind(|c: char| c.is_ascii_digit());
    let (Some(first), Some(last)) = (first, last) else { return Cow::Borrowed(text) };
    let before = number.get(..first).unwrap_or_default();
    let after = number.get(last + 1..).unwrap_or_default();
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
    Cow::Owned(format!("{sign}{mark}{digits}"))
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
        match fraction(&bare_number(text)) {
            Fraction::After('.') => self.has_point = true,
            Fraction::After(_) => self.has_comma = true,
            Fraction::Perhaps(_) if self.unclear.is_none() => self.unclear = Some((line, text.to_owned())),
            Fraction::None | Fraction::Perhaps(_) => {}
        }
    }

    /// How the numbers are read: by the user's answer, else as the others of the file are written. An error when a number
    /// may be a fraction or thousands and neither decides: the line of the first one, and what is unclear.
    pub fn judge(self, said: Option<DecimalMark>) -> Result<Decimals, (u64, String)> {
        let proven = match (self.has_point, self.has_comma) {
            (true, false) => Some(DecimalMark::Point),
            (false, true) => Some(DecimalMark::Comma),
            _ => None,
        };
        match (said.or(proven), self.unclear) {
            (None, Some((line, text))) => {
                let why = if self.has_point {
                    "other numbers of the file have both a point and a comma before their fraction"
                } else {
                    "no other number of the file says which"
                };
                let text: String = text.chars().take(60).collect();
                Err((line, format!("\"{text}\" may be a fraction or thousands, and {why}")))
            }
            (mark, _) => Ok(Decimals { mark, is_comma: self.has_comma && !self.has_point }),
        }
    }
}

/// How the numbers of a file are read.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Decimals {
    /// The mark before the fraction, where a number may be read both ways.
    mark: Option<DecimalMark>,
    is_comma: bool,
}

impl Decimals {
    /// True when all fractions of the file have a comma.
    pub const fn is_comma(self) -> bool {
        self.is_comma
    }

    /// The number with a decimal point and without other separators; an error when it can be read both ways, or
    /// when what it has between its digits separates no thousands. Where no file was asked, a point begins a fraction.
    /// The digits are not checked here.
    pub fn plain(self, text: &str) -> Result<Cow<'_, str>, String> {
        let number = bare_number(text);
        let mark = match (fraction(&number), self.mark) {
            (Fraction::None, _) => return Ok(number),
            (Fraction::After(mark), _) => mark,
            (Fraction::Perhaps(_), Some(mark)) => mark.letter(),
            (Fraction::Perhaps('.'), None) => '.',
            (Fraction::Perhaps(_), None) => {
                return Err(format!("\"{number}\" may be a fraction or thousands; write a decimal point"));
            }
        };
        if mark == '.' && !number.contains(',') {
            return Ok(number);
        }
        if !is_grouped(&number, mark) {
            return Err(format!("\"{}\" is no number", text.chars().take(60).collect::<String>()));
        }
        Ok(Cow::Owned(pointed(&number, mark)))
    }

    /// Reads a price of one with all its decimals; `None` for a blank cell, the complaint as the error.
    pub fn price(self, text: &str) -> Result<Option<UnitPrice>, String> {
        if self.parse(text)?.is_none() {
            return Ok(None);
        }
        let price = UnitPrice::parse(&self.plain(text)?);
        price
            .map(Some)
            .ok_or_else(|| format!("\"{}\" is too large", text.chars().take(60).collect::<String>()))
    }

    /// Reads a number in ten-thousandths; `None` for a blank cell, the complaint as the error.
    pub fn parse(self, text: &str) -> Result<Option<i64>, String> {
        // Accountants write a dash for an empty cell.
        if matches!(text.trim(), "" | "-" | "–" | "—") {
            return Ok(None);
        }
        let plain = self.plain(text)?;
        let shown = || text.chars().take(60).collect::<String>();
        let found = decimal::parse(&plain).map_err(|error| match error {
            DecimalError::NotANumber => format!("\"{}\" is no number", shown()),
            DecimalError::TooLarge => format!("{} is too large", shown()),
        })?;
        Ok(Some(found))
    }
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
            ("9.99", "1,234", Ok(Some(12_340_000))),
            ("9.99", "1.234", Ok(Some(12_340))),
            ("9,99", "1.234", Ok(Some(12_340_000))),
            ("9,99", "1.234,50 €", Ok(Some(12_345_000))),
            ("1.234.567", "1,5", Ok(Some(15_000))),
            ("0,125", "1.000", Ok(Some(10_000_000))),
            ("", "USD 1,234.50", Ok(Some(12_345_000))),
            ("", "1,23,456.50", Ok(Some(1_234_565_000))),
            ("", "1,234,56", Err("is no number")),
            ("", "1.2.3", Err("is no number")),
            ("9,99", "12,5,0", Err("is no number")),
            ("", "-$12.50", Ok(Some(-125_000))),
            ("", "1 234,50 EUR", Ok(Some(12_345_000))),
            ("", "", Ok(None)),
            ("", "-", Ok(None)),
            ("", "abc", Err("is no number")),
            ("", "12abc", Err("is no number")),
            ("", "99999999999999999999", Err("is too large")),
        ] {
            let mut detector = DecimalsDetector::default();
            for seen in proof.split(' ').chain([text]) {
                detector.see(1, seen);
            }
            let judged = detector.judge(None).map_err(|(_, problem)| problem);
            match (judged.and_then(|decimals| decimals.parse(text)), expected) {
                (Err(problem), Err(part)) => assert!(problem.contains(part), "{text}: {problem}"),
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
            let decimals = detector.judge(Some(said)).unwrap();
            assert_eq!(decimals.parse(text), Ok(Some(expected)), "{said:?} {text}");
        }
    }

    #[test]
    fn amounts_are_read_as_people_type_them() {
        for (thousands, text, expected) in [
            (',', "12.5", Some("12.50")),
            (',', "12,5", Some("12.50")),
            (',', "1,234", Some("1234.00")),
            ('.', "1,234", Some("1.234")),
            ('.', "1.234", Some("1234.00")),
            ('.', "1.23", Some("1.23")),
            ('.', "1.234,50", Some("1234.50")),
            (',', "1 234,50", Some("1234.50")),
            (',', "1’234.50", Some("1234.50")),
            (',', "1,234,567.89", Some("1234567.89")),
            (',', "−3.20", Some("-3.20")),
            (',', "12,50 €", None),
            (',', "$12.50", None),
            (',', "USD 12", None),
            (',', "1 234.50", Some("1234.50")),
            (',', "0,125", Some("0.125")),
            (',', "1,23,4.5", None),
            (',', "12..5", None),
            (',', "1e2", None),
            (',', "2o", None),
            (',', "", None),
        ] {
            let read = amount(text, thousands).map(Money::to_exact_text);
            assert_eq!(read.as_deref(), expected, "{text} with {thousands}");
        }
        assert_eq!(quantity("0,25", ',').map(Quantity::to_text).as_deref(), Some("0.25"));
    }
}
