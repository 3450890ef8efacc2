//! Amounts as spreadsheets of many countries write them. Whether `1,234` is a fraction or thousands is
//! taken from the numbers of the file that can be read one way only, never guessed.

use std::borrow::Cow;

use super::number_text::{NumberText, bare_number, number_text};
use crate::domain::decimal;
use crate::domain::unit_price::UnitPrice;

/// What marks the fraction in a file.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Decimals {
    has_point: bool,
    has_comma: bool,
}

impl Decimals {
    /// Looks at one more number.
    pub(super) fn see(&mut self, text: &str) {
        let number = bare_number(text);
        let (points, commas) = (number.matches('.').count(), number.matches(',').count());
        let is_fraction = |mark: char| {
            number.split_once(mark).is_some_and(|(whole, rest)| {
                rest.len() != 3 || matches!(whole.trim_start_matches(['-', '+']), "" | "0")
            })
        };
        match (points, commas) {
            (0, 0) => {}
            (1, 0) => self.has_point |= is_fraction('.'),
            (0, 1) => self.has_comma |= is_fraction(','),
            (0, _) => self.has_point = true,
            (_, 0) => self.has_comma = true,
            _ if number.rfind('.') > number.rfind(',') => self.has_point = true,
            _ => self.has_comma = true,
        }
    }

    /// Whether the file is written with a decimal comma.
    pub(super) const fn is_comma(self) -> bool {
        self.has_comma && !self.has_point
    }

    /// A number with a decimal point and nothing else beside its digits; `Err` when it may be a fraction or
    /// thousands. Whether it is a number is not judged.
    pub(super) fn plain(self, text: &str) -> Result<Cow<'_, str>, String> {
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
    pub(super) fn price(self, text: &str) -> Result<Option<UnitPrice>, String> {
        if self.parse(text)?.is_none() {
            return Ok(None);
        }
        let price = UnitPrice::parse(&self.plain(text)?);
        price
            .map(Some)
            .ok_or_else(|| format!("\"{}\" is too large", text.chars().take(60).collect::<String>()))
    }

    /// A number in ten-thousandths, `None` when the cell is blank; or what is wrong with it.
    pub(super) fn parse(self, text: &str) -> Result<Option<i64>, String> {
        // A dash is what accountants write for nothing.
        if matches!(text.trim(), "" | "-" | "–" | "—") {
            return Ok(None);
        }
        let plain = self.plain(text)?;
        let shown = || text.chars().take(60).collect::<String>();
        let found = decimal::parse(&plain).map_err(|error| match error {
            decimal::DecimalError::NotANumber => format!("\"{}\" is no number", shown()),
            decimal::DecimalError::TooLarge => format!("{} is too large", shown()),
        })?;
        Ok(Some(found))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
