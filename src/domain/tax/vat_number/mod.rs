//! VAT numbers and the like (a business number of Canada, an ABN of Australia): their form and their check
//! digits, country by country. Whether a number is in use only its authority can say, and nothing here asks
//! one.

mod rules;

use crate::label;
use crate::places::country_name;
use crate::spelling::as_text;
use crate::text;
use crate::text::{Text, beginning};

use rules::{RULES, Rule};

/// The longest number that is kept for a country without a rule here, and the shortest.
const UNRULED: std::ops::RangeInclusive<usize> = 4..=20;

/// A VAT number without spaces and punctuation, after the two letters of its country as VAT numbers have them:
/// `DE457281227`, `EL163562076` for Greece, `XI...` for Northern Ireland.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VatNumber(String);

as_text!(VatNumber, "a VAT number such as DE457281227", |number| number.as_str(), |text| Self::parse(
    text, ""
)
.ok());

/// The mistake in a text that has digits or letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mistake {
    /// Neither the number nor the address names a country.
    NoCountry,
    /// The length, or a letter in place of a digit.
    Form { country: &'static str, form: &'static str, example: &'static str },
    /// The form is right, and a digit is not.
    CheckDigits,
}

impl Mistake {
    fn text(self, written: &str) -> Text {
        let written = beginning(written);
        match self {
            Self::NoCountry => text!(
                "The VAT number \"{written}\" names no country: begin it with the country's two letters, as in DE457281227",
                written
            ),
            Self::Form { country, form, example } => text!(
                "\"{written}\" is not a VAT number: one of {country} has {form}, as {example} does",
                written,
                country = Text::new(country),
                form = Text::new(form),
                example
            ),
            Self::CheckDigits => text!(
                "The check digits of the VAT number \"{written}\" are wrong: a digit is mistyped or stands in another's place",
                written
            ),
        }
    }
}

impl VatNumber {
    /// Reads a number with or without the letters of its country, with any spaces, points, dashes and slashes.
    /// `country` is that of the address, or empty; a number that begins with the letters of another country is
    /// read as of that one. What is wrong with another text is a sentence without its full stop.
    pub fn parse(written: &str, country: &str) -> Result<Self, Text> {
        let plain: String =
            written.chars().filter(|c| !is_ignored(*c)).flat_map(char::to_uppercase).collect();
        if plain.is_empty() {
            return Err(text!("The VAT number is blank"));
        }
        Self::of(&plain, country).map_err(|mistake| mistake.text(written))
    }

    /// Reads a number of letters and digits alone.
    fn of(plain: &str, country: &str) -> Result<Self, Mistake> {
        let own = Rule::of(country);
        let others = RULES.iter().filter(|rule| own.is_none_or(|own| own.prefix != rule.prefix));
        let named = own.into_iter().chain(others).filter_map(|rule| Some((rule, rule.strip(plain)?)));
        let named: Vec<_> = named.map(|(rule, number)| rule.read(number)).collect();
        // A number with letters of its own, such as some of France, may look as if it began with a country's.
        let whole = own.map(|rule| rule.read(plain));
        let is_mistyped = |found: &&Result<Self, Mistake>| **found == Err(Mistake::CheckDigits);
        let found = named.iter().find(|found| found.is_ok()).or(named.iter().find(is_mistyped));
        let found = found.or(whole.as_ref().filter(|found| found.is_ok() || is_mistyped(found)));
        let found = found.or(named.first()).or(whole.as_ref());
        found.cloned().unwrap_or_else(|| Self::without_rule(plain, country))
    }

    /// A number of a country for which there is no rule here.
    fn without_rule(plain: &str, country: &str) -> Result<Self, Mistake> {
        let begins_with = plain.get(..2).filter(|code| country_name(code).is_some());
        let code = Some(country).filter(|code| country_name(code).is_some()).or(begins_with);
        let code = code.ok_or(Mistake::NoCountry)?;
        let number = plain.strip_prefix(code).unwrap_or(plain);
        let is_plain = number.chars().all(|c| c.is_ascii_alphanumeric());
        if !is_plain || !UNRULED.contains(&number.len()) {
            return Err(Mistake::Form {
                country: country_name(code).unwrap_or_default(),
                form: label!("4 to 20 letters and digits"),
                example: "123456789",
            });
        }
        Ok(Self(format!("{code}{number}")))
    }

    /// The number with the letters of its country; of what is no VAT number, its letters and digits.
    pub fn normalized(written: &str, country: &str) -> String {
        let plain = || written.chars().filter(|c| !is_ignored(*c)).flat_map(char::to_uppercase).collect();
        Self::parse(written, country).map_or_else(|_no_number| plain(), |number| number.0)
    }

    /// The number with the letters of its country.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The letters of its country in VAT numbers: `EL`, `XI`.
    pub fn prefix(&self) -> &str {
        self.0.get(..2).unwrap_or_default()
    }

    /// The number without the letters of its country.
    pub fn number(&self) -> &str {
        self.0.get(2..).unwrap_or_default()
    }

    /// The code of its country, as addresses have it: `GR` for `EL`, `GB` for `XI`.
    pub fn country(&self) -> &str {
        Rule::by_prefix(self.prefix()).map_or(self.prefix(), |rule| rule.country)
    }

    /// True for a business in the European Union's VAT area, for whose goods Northern Ireland counts.
    pub fn is_of_the_union(&self) -> bool {
        self.prefix() == "XI" || crate::places::european_union::is_member(self.country())
    }
}

impl std::fmt::Display for VatNumber {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// Spaces and punctuation that people write between digits. `+` and `*` are letters of old Irish numbers.
fn is_ignored(c: char) -> bool {
    c.is_whitespace() || c.is_control() || matches!(c, '.' | ',' | '-' | '/' | '\'' | ':' | '‐'..='—' | '−')
}

impl Rule {
    /// The rule for addresses of a country.
    fn of(country: &str) -> Option<&'static Self> {
        let country = country.trim().to_uppercase();
        RULES.iter().find(|rule| rule.prefix == country || rule.country == country)
    }

    fn by_prefix(prefix: &str) -> Option<&'static Self> {
        RULES.iter().find(|rule| rule.prefix == prefix)
    }

    /// The text after the letters of the country.
    fn strip<'t>(&self, plain: &'t str) -> Option<&'t str> {
        plain.strip_prefix(self.prefix).or_else(|| plain.strip_prefix(self.other_prefix?))
    }

    /// Reads a number without the letters of the country.
    fn read(&self, number: &str) -> Result<VatNumber, Mistake> {
        let ending = self.endings.iter().find_map(|ending| number.strip_suffix(ending));
        let number = ending.unwrap_or(number);
        let number = match self.filled {
            Some(length) if number.len() + 1 == length => format!("0{number}"),
            _ => number.to_owned(),
        };
        if !self.forms.iter().any(|form| fits(&number, form)) {
            return Err(Mistake::Form { country: self.name(), form: self.words, example: self.example });
        }
        if !(self.is_unruled)(&number) && !(self.check)(&number) {
            return Err(Mistake::CheckDigits);
        }
        Ok(VatNumber(format!("{}{number}", self.prefix)))
    }

    fn name(&self) -> &'static str {
        match self.prefix {
            "XI" => label!("Northern Ireland"),
            "EU" => label!("a seller from outside of the European Union"),
            _ => country_name(self.country).unwrap_or(self.country),
        }
    }
}

/// True if a number has a form: `9` is a digit, `@` a letter, `#` a letter or digit, `?` one of these or `+`
/// or `*`; other characters are themselves.
fn fits(number: &str, form: &str) -> bool {
    number.len() == form.len()
        && number.chars().zip(form.chars()).all(|(c, wanted)| match wanted {
            '9' => c.is_ascii_digit(),
            '@' => c.is_ascii_uppercase(),
            '#' => c.is_ascii_digit() || c.is_ascii_uppercase(),
            '?' => c.is_ascii_uppercase() || matches!(c, '+' | '*'),
            _ => c == wanted,
        })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// `tests/cases/vat_numbers.tsv`: as written, the country of the address, and the number or, after `!`, a
    /// part of the refusal. Its check digits were computed by another program (Python), from the formulas in
    /// its own words; `tests/cases/README.md` says what that was compared with.
    #[test]
    fn numbers_are_read_and_refused() {
        let mut count = 0;
        for line in include_str!("../../../../tests/cases/vat_numbers.tsv").lines().skip(1) {
            let cells: Vec<&str> = line.split('\t').collect();
            let [written, country, expected] = cells[..] else { panic!("{line}") };
            let found = VatNumber::parse(written, country);
            match (&found, expected.strip_prefix('!')) {
                (Err(error), Some(part)) => assert!(error.to_string().contains(part), "{line}: {error}"),
                _ => assert_eq!(found.as_ref().map(VatNumber::as_str), Ok(expected), "{line}"),
            }
            count += 1;
        }
        assert!(count > 150, "{count} cases were read");
    }

    fn is_checked(number: &VatNumber) -> bool {
        Rule::by_prefix(number.prefix()).is_some_and(|rule| !(rule.is_unruled)(number.number()))
    }

    #[test]
    fn each_country_has_its_own_example() {
        for rule in RULES {
            let found = VatNumber::parse(rule.example, rule.prefix);
            let found = found.unwrap_or_else(|error| panic!("{}: {error}", rule.prefix));
            assert_eq!(found.prefix(), rule.prefix);
            assert_eq!(
                VatNumber::parse(found.as_str(), ""),
                Ok(found.clone()),
                "read again without an address"
            );
        }
        for member in crate::places::european_union::MEMBERS {
            let example = Rule::of(member).map(|rule| VatNumber::parse(rule.example, member).unwrap());
            assert!(example.is_some_and(|number| is_checked(&number)), "{member}");
        }
    }

    #[test]
    fn a_number_tells_of_its_country() {
        for (number, country, is_of_the_union, has_check_digits) in [
            ("EL163562076", "GR", true, true),
            ("XI722632652", "GB", true, true),
            ("GB722632652", "GB", false, true),
            ("FRAB123456782", "FR", true, false),
            ("NO647228739", "NO", false, true),
        ] {
            let number = VatNumber::parse(number, "").unwrap();
            let found = (number.country(), number.is_of_the_union(), is_checked(&number));
            assert_eq!(found, (country, is_of_the_union, has_check_digits), "{number}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(written in ".{0,24}", country in "[A-Z]{0,2}") {
            if let Ok(number) = VatNumber::parse(&written, &country) {
                prop_assert_eq!(VatNumber::parse(number.as_str(), ""), Ok(number));
            }
        }

        /// Each of these countries' rules finds a single wrong digit.
        #[test]
        fn one_wrong_digit_is_found(at in 0..9_usize, other in 1..10_u8) {
            for number in ["163562076", "647228739", "457281227", "844559922"] {
                let mut bytes = number.as_bytes().to_vec();
                bytes[at] = b'0' + (bytes[at] - b'0' + other) % 10;
                let wrong = String::from_utf8(bytes).unwrap();
                let country = match number { "163562076" => "GR", "647228739" => "NO", "457281227" => "DE", _ => "CA" };
                prop_assert!(VatNumber::parse(number, country).is_ok());
                // In Greece, 10 and 0 have the same check digit.
                prop_assert!(country == "GR" || VatNumber::parse(&wrong, country).is_err(), "{wrong} {country}");
            }
        }
    }
}
