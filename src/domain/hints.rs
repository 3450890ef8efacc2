//! What is probably not meant in a table of tax rates. Nothing here is refused: a hint says what is
//! odd and, where there is one, what to do about it.

use std::collections::BTreeMap;

use super::class::ClassSlug;
use super::field::Value;
use super::ids::RateId;
use super::rate::{RateInput, TaxRate};

/// Something odd about a rate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hint {
    /// Which rate.
    pub rate: RateId,
    /// What about it.
    pub oddity: Oddity,
}

/// What is odd.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Oddity {
    /// Another rate says exactly the same.
    Duplicate {
        /// The one that is used.
        of: RateId,
    },
    /// Another rate with the same place, class and priority is always taken instead.
    NeverWins {
        /// The one that is taken.
        against: RateId,
    },
    /// No class has the slug that the rate has.
    UnknownClass,
    /// A fraction of one percent where a VAT rate is expected: 0.19 for 19.
    Fraction,
    /// A ZIP code of four digits, which has lost its leading zero.
    ShortZip {
        /// As it stands.
        zip: String,
    },
    /// A ZIP code of a form that no ZIP code has.
    MalformedZip {
        /// As it stands.
        zip: String,
    },
    /// A range whose end comes before its beginning.
    InvertedRange {
        /// As it stands.
        range: String,
    },
}

impl Oddity {
    /// What is odd, in a sentence for people.
    pub fn sentence(&self) -> String {
        match self {
            Self::Duplicate { of } => format!("Says the same as rate {of}. One of them can go."),
            Self::NeverWins { against } => {
                format!("Rate {against} has the same place, class and priority and is always taken instead.")
            }
            Self::UnknownClass => "No tax class has this slug, so no product can have this rate.".to_owned(),
            Self::Fraction => "Less than one percent. Was the rate meant a hundred times as high?".to_owned(),
            Self::ShortZip { zip } => {
                format!("US ZIP codes have five digits. Did {zip} lose a leading zero?")
            }
            Self::MalformedZip { zip } => {
                format!("{zip} is no ZIP code: five digits, or five, a dash and four.")
            }
            Self::InvertedRange { range } => {
                format!("The range {range} ends before it begins, so it fits nothing.")
            }
        }
    }

    /// The edit that mends it, where there is one that is surely meant.
    pub fn repair(&self, rate: &TaxRate) -> Option<RateInput> {
        let postcodes = |from: &str, to: String| {
            let codes =
                rate.postcodes.iter().map(|code| if code == from { to.clone() } else { code.clone() });
            Some(RateInput {
                postcode: Some(Value::text(codes.collect::<Vec<_>>().join(";"))),
                ..RateInput::default()
            })
        };
        match self {
            Self::ShortZip { zip } => postcodes(zip, format!("0{zip}")),
            Self::InvertedRange { range } => {
                let (from, to) = range.split_once("...")?;
                postcodes(range, format!("{}...{}", to.trim(), from.trim()))
            }
            Self::Fraction => {
                let percent = rate.rate?.ten_thousandths().checked_mul(100)?;
                let text = super::decimal::to_text(percent, super::decimal::PLACES);
                Some(RateInput { rate: Some(Value::text(text)), ..RateInput::default() })
            }
            Self::Duplicate { .. }
            | Self::NeverWins { .. }
            | Self::UnknownClass
            | Self::MalformedZip { .. } => None,
        }
    }
}

/// What is odd about these rates, all of the shop's, by their ids; `classes` are the custom classes.
pub fn hints(rates: &[TaxRate], classes: &[ClassSlug]) -> Vec<Hint> {
    let mut found = Vec::new();
    let mut by_id: Vec<&TaxRate> = rates.iter().collect();
    by_id.sort_by_key(|rate| rate.id);
    let mut first_of: BTreeMap<Slot<'_>, &TaxRate> = BTreeMap::new();
    for rate in by_id {
        let mut add = |oddity| found.push(Hint { rate: rate.id, oddity });
        let first = *first_of.entry(slot(rate)).or_insert(rate);
        // A row that was only just inserted is still being written.
        let is_blank = rate.rate.is_none() && rate.name.is_empty();
        if first.id != rate.id && !is_blank {
            add(if says_the_same(first, rate) {
                Oddity::Duplicate { of: first.id }
            } else {
                Oddity::NeverWins { against: first.id }
            });
        }
        if !rate.class.is_standard() && !classes.contains(&rate.class) {
            add(Oddity::UnknownClass);
        }
        if is_fraction(rate) {
            add(Oddity::Fraction);
        }
        rate.postcodes.iter().filter_map(|code| postcode_oddity(&rate.country, code)).for_each(add);
    }
    found
}

/// Where rates compete: of those alike in all of this, the one with the lowest id is taken.
type Slot<'r> = (&'r ClassSlug, i64, &'r str, &'r str, Vec<&'r str>, Vec<&'r str>);

fn slot(rate: &TaxRate) -> Slot<'_> {
    (&rate.class, rate.priority, &rate.country, &rate.state, sorted(&rate.postcodes), sorted(&rate.cities))
}

/// The codes in an order of their own: how they are listed does not matter.
fn sorted(codes: &[String]) -> Vec<&str> {
    let mut codes: Vec<&str> = codes.iter().map(String::as_str).collect();
    codes.sort_unstable();
    codes
}

fn says_the_same(a: &TaxRate, b: &TaxRate) -> bool {
    a.rate == b.rate && a.name == b.name && a.compound == b.compound && a.shipping == b.shipping
}

/// North America has rates of a quarter percent; VAT has none below one.
fn is_fraction(rate: &TaxRate) -> bool {
    let below_one = rate.rate.is_some_and(|percent| (1..5_000).contains(&percent.ten_thousandths()));
    below_one && !rate.country.is_empty() && !matches!(rate.country.as_str(), "US" | "CA")
}

fn postcode_oddity(country: &str, code: &str) -> Option<Oddity> {
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    if let Some((from, to)) = code.split_once("...") {
        let (from, to) = (from.trim(), to.trim());
        let inverted = is_digits(from) && is_digits(to) && (from.len(), from) > (to.len(), to);
        return inverted.then(|| Oddity::InvertedRange { range: code.to_owned() });
    }
    if country != "US" || code.contains('*') {
        return None;
    }
    if is_digits(code) && code.len() == 4 {
        return Some(Oddity::ShortZip { zip: code.to_owned() });
    }
    let whole = is_digits(code) && code.len() == 5;
    let plus_four = code
        .split_once('-')
        .is_some_and(|(zip, four)| is_digits(zip) && zip.len() == 5 && is_digits(four) && four.len() == 4);
    (!whole && !plus_four).then(|| Oddity::MalformedZip { zip: code.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rate(id: i64, country: &str, percent: &str, postcode: &str) -> TaxRate {
        let input = RateInput {
            country: Some(Value::text(country)),
            rate: Some(Value::text(percent)),
            postcode: Some(Value::text(postcode)),
            ..RateInput::default()
        };
        input.create(RateId::new(id)).unwrap()
    }

    fn check(rates: &[TaxRate], expected: &[(i64, &str)]) {
        let found: Vec<(i64, String)> =
            hints(rates, &[]).iter().map(|hint| (hint.rate.get(), hint.oddity.sentence())).collect();
        assert_eq!(found.len(), expected.len(), "{found:?}");
        for ((id, sentence), (expected_id, part)) in found.iter().zip(expected) {
            assert!(
                id == expected_id && sentence.contains(part),
                "{id} {sentence}: not {expected_id} {part}"
            );
        }
    }

    #[test]
    fn what_is_odd_is_found_and_what_is_not_is_left_alone() {
        check(&[rate(1, "DE", "19", ""), rate(2, "DE", "7", "78266"), rate(3, "US", "0.25", "90210")], &[]);
        check(&[rate(1, "DE", "19", ""), rate(2, "DE", "19", "")], &[(2, "same as rate 1")]);
        check(&[rate(4, "DE", "7", "2;1"), rate(2, "DE", "19", "1;2")], &[(4, "Rate 2 has the same place")]);
        check(&[rate(1, "NL", "0.21", "")], &[(1, "a hundred times")]);
        check(&[rate(1, "US", "6.35", "6001")], &[(1, "leading zero")]);
        check(&[rate(1, "US", "6", "61111-611120")], &[(1, "no ZIP code")]);
        check(&[rate(1, "US", "6", "90299...90210")], &[(1, "ends before it begins")]);
        check(&[rate(1, "US", "6", "902*;90210-1234;90210...90299")], &[]);
        check(&[rate(1, "DE", "19", ""), rate(2, "DE", "", "")], &[]);
        let mut unknown = rate(1, "DE", "19", "");
        unknown.class = ClassSlug::parse("nowhere").unwrap();
        check(&[unknown], &[(1, "No tax class")]);
    }

    #[test]
    fn a_repair_leaves_nothing_odd() {
        for odd in
            [rate(1, "US", "6", "90210;6001"), rate(1, "US", "6", "90299...90210"), rate(1, "NL", "0.21", "")]
        {
            let hint = hints(std::slice::from_ref(&odd), &[]).remove(0);
            let mended = hint.oddity.repair(&odd).unwrap().edit(odd).unwrap();
            assert_eq!(hints(std::slice::from_ref(&mended), &[]), [], "{mended:?}");
        }
    }
}
