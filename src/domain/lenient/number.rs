//! Numbers as people and spreadsheets write them: with currencies around them, marks of thousands, a
//! decimal comma, and the minus in many places. Whether `1,234` is a fraction or thousands is said by the other
//! numbers of a file, and for what is typed by how the window writes numbers.

use std::borrow::Cow;

use crate::domain::decimal::{self, DecimalError};
use crate::domain::money::Money;
use crate::domain::quantity::Quantity;
use crate::domain::unit_price::UnitPrice;

/// How a number was written.
#[derive(Debug, Clone, PartialEq, Eq)]
enum NumberText<'t> {
    /// With a decimal point or none.
    Plain(Cow<'t, str>),
    /// With a decimal comma, given back with a point.
    Comma(String),
    /// Both readings are possible: `1,234`.
    Ambiguous,
}

/// What the fraction of a number begins with.
enum Fraction {
    /// There is no mark.
    None,
    /// This mark; another one is between thousands.
    After(char),
    /// This mark, unless it is between thousands: `1,234`.
    Perhaps(char),
}

/// Of a number without anything else around it.
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

/// The other of comma and point.
const fn other(mark: char) -> char {
    if mark == ',' { '.' } else { ',' }
}

/// With a point before the fraction and nothing between thousands.
fn pointed(number: &str, mark: char) -> String {
    number.replace(other(mark), "").replace(mark, ".")
}

/// A number as people write it, with the marks of thousands taken out and a decimal comma made a point:
/// `2,55` and `1.234,50` have a decimal comma, `1,234.50` has a decimal point. Whether the result is a
/// number is not judged here.
fn number_text(text: &str) -> NumberText<'_> {
    let (commas, points) = (text.matches(',').count(), text.matches('.').count());
    match fraction(text) {
        Fraction::Perhaps(',') => NumberText::Ambiguous,
        Fraction::After(',') if commas == 1 => NumberText::Comma(pointed(text, ',')),
        Fraction::After('.') if commas > 0 && points < 2 => NumberText::Plain(Cow::Owned(pointed(text, '.'))),
        _ => NumberText::Plain(Cow::Borrowed(text)),
    }
}

/// The number of a percentage with its decimal comma made a point; its sign stays. A percentage is below 1,000,
/// so a comma marks no thousands.
pub fn percentage(text: &str) -> String {
    let number = text.trim_end_matches('%').trim_end();
    match number_text(number) {
        NumberText::Comma(plain) => text.replacen(number, &plain, 1),
        NumberText::Ambiguous => text.replace(',', "."),
        NumberText::Plain(_) => text.to_owned(),
    }
}

/// A plain decimal out of a number that was typed; `thousands` is the mark that one may be that could be either.
fn typed(text: &str, thousands: char) -> Option<String> {
    let number = bare_number(text.trim());
    let is_known = |c: char| c.is_ascii_digit() || matches!(c, '.' | ',' | '-' | '+');
    if !number.chars().all(is_known) {
        return None;
    }
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

/// An amount of money that was typed; `None` when it is none.
pub fn amount(text: &str, thousands: char) -> Option<Money> {
    Money::parse(&typed(text, thousands)?)
}

/// What one costs, as it was typed; `None` when it is no amount.
pub fn price(text: &str, thousands: char) -> Option<UnitPrice> {
    UnitPrice::parse(&typed(text, thousands)?)
}

/// How many, as it was typed; `None` when it is no number.
pub fn quantity(text: &str, thousands: char) -> Option<Quantity> {
    Quantity::parse(&typed(text, thousands)?)
}

/// A number without the currency around it and the spaces and apostrophes within, its minus in front:
/// `USD 1 234,50`, `12.50 €`, `(12.50)`, `12.50-`. A text with anything else around its digits is given
/// back as it is.
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

/// What marks the fraction in a file.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Decimals {
    has_point: bool,
    has_comma: bool,
}

impl Decimals {
    /// Looks at one more number.
    pub fn see(&mut self, text: &str) {
        match fraction(&bare_number(text)) {
            Fraction::After('.') => self.has_point = true,
            Fraction::After(_) => self.has_comma = true,
            Fraction::None | Fraction::Perhaps(_) => {}
        }
    }

    /// Whether the file is written with a decimal comma.
    pub const fn is_comma(self) -> bool {
        self.has_comma && !self.has_point
    }

    /// A number with a decimal point and nothing else beside its digits; `Err` when it may be a fraction or
    /// thousands. Whether it is a number is not judged.
    pub fn plain(self, text: &str) -> Result<Cow<'_, str>, String> {
        let number = bare_number(text);
        if !number.contains([',', '.']) {
            return Ok(number);
        }
        Ok(match (self.has_point, self.has_comma) {
            (false, true) => Cow::Owned(number.replace('.', "").replace(',', ".")),
            (true, false) if number.contains(',') => Cow::Owned(number.replace(',', "")),
            (true, false) => number,
            _ => match number_text(&number) {
                NumberText::Plain(text) => Cow::Owned(text.into_owned()),
                NumberText::Comma(text) => Cow::Owned(text),
                NumberText::Ambiguous => {
                    return Err(format!(
                        "\"{number}\" may be a fraction or thousands; write a decimal point"
                    ));
                }
            },
        })
    }

    /// A price of one with all its decimals, `None` when the cell is blank; or what is wrong with it.
    pub fn price(self, text: &str) -> Result<Option<UnitPrice>, String> {
        if self.parse(text)?.is_none() {
            return Ok(None);
        }
        let price = UnitPrice::parse(&self.plain(text)?);
        price
            .map(Some)
            .ok_or_else(|| format!("\"{}\" is too large", text.chars().take(60).collect::<String>()))
    }

    /// A number in ten-thousandths, `None` when the cell is blank; or what is wrong with it.
    pub fn parse(self, text: &str) -> Result<Option<i64>, String> {
        // A dash is what accountants write for nothing.
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
            ("", "1,234", Err("may be a fraction")),
            ("9.99", "1,234", Ok(Some(12_340_000))),
            ("9,99", "1.234", Ok(Some(12_340_000))),
            ("9,99", "1.234,50 €", Ok(Some(12_345_000))),
            ("1.234.567", "1,5", Ok(Some(15_000))),
            ("0,125", "1.000", Ok(Some(10_000_000))),
            ("", "USD 1,234.50", Ok(Some(12_345_000))),
            ("", "-$12.50", Ok(Some(-125_000))),
            ("", "1 234,50 EUR", Ok(Some(12_345_000))),
            ("", "", Ok(None)),
            ("", "-", Ok(None)),
            ("", "abc", Err("is no number")),
            ("", "12abc", Err("is no number")),
            ("", "99999999999999999999", Err("is too large")),
        ] {
            let mut decimals = Decimals::default();
            decimals.see(proof);
            match (decimals.parse(text), expected) {
                (Err(problem), Err(part)) => assert!(problem.contains(part), "{text}: {problem}"),
                (found, expected) => assert_eq!(found.ok(), expected.ok(), "{proof} {text}"),
            }
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
            (',', "12,50 €", Some("12.50")),
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
