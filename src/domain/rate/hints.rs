//! Oddities of tax rates that are probably mistakes. No rate is refused for them: a hint names the oddity
//! and, where there is one, the repair.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

use super::{RateInput, TaxRate};
use crate::field::Value;
use crate::ids::RateId;
use crate::label;
use crate::percent::Percent;
use crate::places::miswritten::{
    digits_of, is_loose_range, is_malformed_zip, meant_country, padded, state_of_name, turned,
};
use crate::places::{country_in_sentence, country_name, country_text};
use crate::spelling::words;
use crate::table::Cell;
use crate::tax::class::ClassSlug;
use crate::text;
use crate::text::Text;
use crate::time::Day;

/// The highest rate without a hint, in ten-thousandths of a percent.
const HIGHEST: i64 = 500_000;

/// An oddity of one rate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hint {
    /// The id of the rate.
    pub rate: RateId,
    /// The kind of oddity, with the values that are odd.
    pub oddity: Oddity,
}

/// A kind of oddity. All codes of one rate with the same oddity are in one variant.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the sentences show what the fields are")]
pub enum Oddity {
    /// Another rate, with a lower id, has the same conditions and the same values, and is matched.
    Duplicate { of: RateId },
    /// Another rate with the same place, class and priority, and a lower id, is always matched first.
    NeverWins { against: RateId },
    /// The rate has no country, so it applies in each.
    AnyCountry,
    /// The rate has the slug of a class that does not exist.
    UnknownClass,
    /// A country code that VAT numbers or people use but addresses do not: EL, UK.
    OtherCountry { code: String, means: &'static str },
    /// A country code that is not assigned.
    UnknownCountry { code: String },
    /// A fraction of one percent where a VAT rate is expected: 0.19 for 19.
    Fraction,
    /// A rate above 50 %.
    HighRate,
    /// A percentage that the country does not have today, by the rates that come with the program: today's
    /// percentages, the standard one first, and the first day of that one, where it is known.
    NotOfCountry { country: String, percent: Percent, charged: Vec<Percent>, since: Option<Day> },
    /// Another rate of the same place, class and priority comes into force beside it, and only one of them is taken
    /// from the first to the last of these days: that with the lower id.
    ComesBeside { other: RateId, taken: RateId, from: Day, until: Option<Day> },
    /// Postcodes without their leading zeros, which a spreadsheet drops: 6001 or 501; and the number of digits that one
    /// has in the country.
    ShortPostcodes { country: String, digits: usize, codes: Vec<String> },
    /// US ZIP codes of a wrong form.
    MalformedZips { zips: Vec<String> },
    /// Postcode ranges whose end is before their beginning.
    InvertedRanges { ranges: Vec<String> },
    /// Postcode ranges that are compared as texts, and so lack codes that seem to be in them: KW1...KW20 lacks KW9.
    LooseRanges { ranges: Vec<String> },
    /// The name of a state, where addresses have its code.
    StateName { state: String, code: &'static str },
}

words! {
    /// A repair that can be made to all rates of an import at once, in the order in which they are made.
    #[derive(PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    Mend;
    /// Replaces country codes by those of addresses. It is the first repair, since postcodes are read by their country.
    Countries "countries",
    /// Multiplies fractions by 100.
    Percents "percents",
    /// Pads postcodes with leading zeros.
    Zips "zips",
    /// Swaps the ends of inverted ranges.
    Ranges "ranges",
}

impl Mend {
    /// The problem that it repairs, as a heading of the window.
    pub const fn problem(self) -> &'static str {
        match self {
            Self::Countries => label!("Country codes that addresses do not have"),
            Self::Percents => label!("Rates below one percent"),
            Self::Zips => label!("Postcodes that lost leading zeros"),
            Self::Ranges => label!("Postcode ranges that end before they begin"),
        }
    }
}

/// `20 % since 4 Jan 2011, others 5 %, 0 %`: the standard rate of a country first.
fn charged_there(charged: &[Percent], since: Option<Day>) -> Cell {
    let (standard, others) = charged.split_at(1.min(charged.len()));
    let mut standard = percents(standard);
    if let Some(day) = since {
        standard = text!("{percents} since {day}", percents = standard, day).into();
    }
    match others {
        [] => standard,
        others => text!("{rate}, others {others}", rate = standard, others = percents(others)).into(),
    }
}

impl Oddity {
    /// The hint for a person, in whole sentences.
    pub fn sentence(&self) -> Text {
        match self {
            Self::Duplicate { of } => {
                text!("The same as rate {id}. Delete one of them.", id = of.to_string())
            }
            Self::NeverWins { against } => text!(
                "Rate {id} has the same place, class and priority and is always taken instead.",
                id = against.to_string()
            ),
            Self::AnyCountry => {
                text!("Applies in every country, since it names none. Write a country, unless that is meant.")
            }
            Self::UnknownClass => text!(
                "There is no tax class of this name, so no product can have this rate. Add the class, or choose another."
            ),
            Self::OtherCountry { code, means } => text!(
                "{country} is {means} in addresses, so with {code} this rate matches none.",
                country = country_text(means),
                means = *means,
                code
            ),
            Self::UnknownCountry { code } => {
                text!("No country has the code {code}, so this rate matches no address.", code)
            }
            Self::Fraction => text!("Less than one percent. Was the rate meant a hundred times as high?"),
            Self::HighRate => {
                text!("Over 50%, higher than any general tax on sales. Is a decimal point missing?")
            }
            Self::NotOfCountry { country, percent, charged, since } => text!(
                "No rate of {country} is {percent}% today: its standard rate is {rate}. “Rates of a country” \
                 updates it.",
                country = country_in_sentence(country),
                percent = *percent,
                rate = charged_there(charged, *since)
            ),
            Self::ComesBeside { other, taken, from, until } => {
                let days = match until {
                    Some(until) => text!("From {from} to {until}", from = *from, until = *until),
                    None => text!("From {from}", from = *from),
                };
                text!(
                    "{days}, rate {other} is in force too, for the same place, class and priority, and rate {taken} \
                     is always taken. End one of them before.",
                    days,
                    other = other.to_string(),
                    taken = taken.to_string()
                )
            }
            Self::StateName { state, code } => text!(
                "{state} is {code} in addresses, so with its name this rate matches none.",
                state,
                code = *code
            ),
            Self::ShortPostcodes { .. }
            | Self::MalformedZips { .. }
            | Self::LooseRanges { .. }
            | Self::InvertedRanges { .. } => self.sentence_of_postcodes(),
        }
    }

    fn sentence_of_postcodes(&self) -> Text {
        match self {
            Self::ShortPostcodes { country, digits, codes } => text!(
                "Postcodes of {country} have {digits} digits. Did {codes} lose leading zeros?",
                country,
                digits = *digits,
                codes = listed(codes)
            ),
            Self::MalformedZips { zips } => text!(
                "{codes} {count:is not a ZIP code|are not ZIP codes}: five digits, or five, a dash and \
                 four.",
                codes = listed(zips),
                count = zips.len()
            ),
            Self::LooseRanges { ranges } => text!(
                "Ranges of postcodes with letters are compared letter by letter, and a * in them stands for itself: {ranges} may lack what is meant. Write ends of the same length, or single postcodes.",
                ranges = listed(ranges)
            ),
            Self::InvertedRanges { ranges } => text!(
                "A range ends before it begins, so it matches no postcode: {ranges}.",
                ranges = listed(ranges)
            ),
            _ => Text::default(),
        }
    }

    /// The codes of the postcode that it is about, of which its sentence names the first.
    pub fn codes(&self) -> &[String] {
        match self {
            Self::ShortPostcodes { codes, .. }
            | Self::MalformedZips { zips: codes }
            | Self::InvertedRanges { ranges: codes }
            | Self::LooseRanges { ranges: codes } => codes,
            _ => &[],
        }
    }

    /// The repair for all rates of an import, where the intended value is certain.
    pub const fn mend(&self) -> Option<Mend> {
        match self {
            Self::OtherCountry { .. } => Some(Mend::Countries),
            Self::Fraction => Some(Mend::Percents),
            Self::ShortPostcodes { .. } => Some(Mend::Zips),
            Self::InvertedRanges { .. } => Some(Mend::Ranges),
            _ => None,
        }
    }

    /// The edit that repairs this rate, where the intended value is certain.
    pub fn repair(&self, rate: &TaxRate) -> Option<RateInput> {
        let codes = |becomes: &dyn Fn(&str) -> Option<String>| {
            let all = rate.postcodes.iter().map(|code| becomes(code).unwrap_or_else(|| code.clone()));
            let postcode = Some(Value::text(all.collect::<Vec<_>>().join(";")));
            RateInput { postcode, ..RateInput::default() }
        };
        match self {
            Self::OtherCountry { means, .. } => {
                Some(RateInput { country: Some(Value::text(*means)), ..RateInput::default() })
            }
            Self::StateName { code, .. } => {
                Some(RateInput { state: Some(Value::text(*code)), ..RateInput::default() })
            }
            Self::ShortPostcodes { .. } => Some(codes(&|code| padded(&rate.country, code))),
            Self::InvertedRanges { .. } => Some(codes(&|code| turned(code))),
            Self::Fraction => {
                let percent = rate.rate?.ten_thousandths().checked_mul(100)?;
                let text = crate::decimal::to_short_text(percent, 0);
                Some(RateInput { rate: Some(Value::text(text)), ..RateInput::default() })
            }
            _ => None,
        }
    }

    /// One value before and after the repair: `6001` and `06001`.
    pub fn example(&self, rate: &TaxRate) -> Option<(String, String)> {
        let first = |codes: &[String], becomes: &dyn Fn(&str) -> Option<String>| {
            let code = codes.first()?;
            Some((code.clone(), becomes(code)?))
        };
        match self {
            Self::OtherCountry { code, means } => Some((code.clone(), (*means).to_owned())),
            Self::StateName { state, code } => Some((state.clone(), (*code).to_owned())),
            Self::ShortPostcodes { country, codes, .. } => first(codes, &|code| padded(country, code)),
            Self::InvertedRanges { ranges } => first(ranges, &turned),
            Self::Fraction => {
                let mended = self.repair(rate)?.edit(rate.clone()).ok()?;
                Some((rate.short_rate_text(), mended.short_rate_text()))
            }
            _ => None,
        }
    }
}

/// The first code and the number of the others.
fn listed(codes: &[String]) -> Cell {
    let first = codes.first().map_or("", String::as_str);
    match codes.len() {
        0 | 1 => first.into(),
        count => text!("{first} and {count} more", first, count = count - 1).into(),
    }
}

/// Percentages with their sign.
fn percents(all: &[Percent]) -> Cell {
    let of = |(at, percent): (usize, &Percent)| {
        [Cell::text(if at == 0 { "" } else { ", " }), Cell::Message(text!("{percent}%", percent = *percent))]
    };
    Cell::Joined(all.iter().enumerate().flat_map(of).collect())
}

/// The hints for all rates of the shop, by rate id; `classes` are the custom classes.
pub fn hints(rates: &[TaxRate], classes: &[ClassSlug]) -> Vec<Hint> {
    let mut found = Vec::new();
    let mut by_id: Vec<&TaxRate> = rates.iter().collect();
    by_id.sort_by_key(|rate| rate.id);
    let mut first_of: BTreeMap<Conditions<'_>, &TaxRate> = BTreeMap::new();
    for rate in by_id {
        let mut add = |oddity| found.push(Hint { rate: rate.id, oddity });
        let first = *first_of.entry(slot(rate)).or_insert(rate);
        // A new row of the table has no rate and no name until the person has typed them.
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
        oddities(rate).into_iter().for_each(add);
    }
    found
}

/// The oddities of a rate that can be seen without the others.
pub fn oddities(rate: &TaxRate) -> Vec<Oddity> {
    let mut found = Vec::new();
    if rate.country.is_empty() {
        found.push(Oddity::AnyCountry);
    } else if let Some(means) = meant_country(&rate.country) {
        found.push(Oddity::OtherCountry { code: rate.country.clone(), means });
    } else if country_name(&rate.country).is_none() {
        found.push(Oddity::UnknownCountry { code: rate.country.clone() });
    }
    if is_fraction(rate) {
        found.push(Oddity::Fraction);
    }
    if rate.rate.is_some_and(|percent| percent.ten_thousandths() > HIGHEST) {
        found.push(Oddity::HighRate);
    }
    let codes = |is_odd: &dyn Fn(&str) -> bool| -> Vec<String> {
        rate.postcodes.iter().filter(|code| is_odd(code)).cloned().collect()
    };
    let country = rate.country.as_str();
    let short = codes(&|code| padded(country, code).is_some());
    if let Some((digits, _)) = digits_of(country).filter(|_| !short.is_empty()) {
        found.push(Oddity::ShortPostcodes { country: country.to_owned(), digits, codes: short });
    }
    let zips = codes(&|code| is_malformed_zip(country, code));
    if !zips.is_empty() {
        found.push(Oddity::MalformedZips { zips });
    }
    let ranges = codes(&|code| turned(code).is_some());
    if !ranges.is_empty() {
        found.push(Oddity::InvertedRanges { ranges });
    }
    let ranges = codes(&is_loose_range);
    if !ranges.is_empty() {
        found.push(Oddity::LooseRanges { ranges });
    }
    if let Some(code) = state_of_name(country, &rate.state) {
        found.push(Oddity::StateName { state: rate.state.clone(), code });
    }
    found
}

/// The conditions of a rate. Of the rates with equal conditions, the one with the lowest id is matched.
pub(super) type Conditions<'r> = (&'r ClassSlug, i64, &'r str, &'r str, Vec<&'r str>, Vec<&'r str>);

pub(super) fn slot(rate: &TaxRate) -> Conditions<'_> {
    (&rate.class, rate.priority, &rate.country, &rate.state, sorted(&rate.postcodes), sorted(&rate.cities))
}

/// True for rates of the same place, class and priority, of which only one is matched.
pub(super) fn has_same_conditions(one: &TaxRate, other: &TaxRate) -> bool {
    slot(one) == slot(other)
}

/// The codes in a fixed order, since their order in a rate has no meaning.
fn sorted(codes: &[String]) -> Vec<&str> {
    let mut codes: Vec<&str> = codes.iter().map(String::as_str).collect();
    codes.sort_unstable();
    codes
}

fn says_the_same(a: &TaxRate, b: &TaxRate) -> bool {
    a.rate == b.rate && a.name == b.name && a.compound == b.compound && a.shipping == b.shipping
}

/// North America has rates of a quarter percent, but no VAT rate is below one percent.
fn is_fraction(rate: &TaxRate) -> bool {
    let below_one = rate.rate.is_some_and(|percent| (1..5_000).contains(&percent.ten_thousandths()));
    below_one && !rate.country.is_empty() && !matches!(rate.country.as_str(), "US" | "CA")
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

    #[test]
    fn the_name_of_a_state_is_told_from_its_code() {
        for (state, expected) in [
            ("LASPALMAS", Some("GC")),
            ("Las Palmas", Some("GC")),
            ("GC", None),
            ("Ávila", Some("AV")),
            ("XX", None),
            ("", None),
        ] {
            let input = RateInput { state: Some(Value::text(state)), ..RateInput::default() };
            let rate = input.edit(rate(1, "ES", "0", "")).unwrap();
            let found = oddities(&rate);
            let code = found.iter().find_map(|oddity| match oddity {
                Oddity::StateName { code, .. } => Some(*code),
                _ => None,
            });
            assert_eq!(code, expected, "{state}");
            let mended =
                found.iter().find_map(|oddity| oddity.repair(&rate)).map(|edit| edit.edit(rate).unwrap());
            assert_eq!(mended.as_ref().map(|rate| rate.state.as_str()), expected, "{state}");
        }
    }

    fn check(rates: &[TaxRate], expected: &[(i64, &str)]) {
        let found: Vec<(i64, String)> = hints(rates, &[])
            .iter()
            .map(|hint| (hint.rate.get(), hint.oddity.sentence().to_string()))
            .collect();
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
        check(&[rate(1, "US", "6.35", "6001")], &[(1, "of US have 5 digits. Did 6001 lose leading zeros")]);
        check(&[rate(1, "US", "6.35", "501;2101;90210;6001-1234")], &[(1, "Did 501 and 2 more lose")]);
        check(&[rate(1, "US", "8.875", "501...544")], &[(1, "Did 501...544 lose")]);
        check(&[rate(1, "US", "6", "6001...10001")], &[(1, "Did 6001...10001 lose")]);
        check(&[rate(1, "PR", "11.5", "901")], &[(1, "of PR have 5 digits")]);
        check(&[rate(1, "DE", "19", "1067")], &[(1, "of DE have 5 digits")]);
        check(&[rate(1, "DE", "19", "106"), rate(2, "CH", "8.1", "8001")], &[]);
        check(&[rate(1, "GB", "20", "KW15*...KW17*")], &[(1, "KW15*...KW17* may lack")]);
        check(&[rate(1, "GB", "20", "KW1...KW20")], &[(1, "KW1...KW20 may lack")]);
        check(&[rate(1, "GB", "20", "KW20...KW10")], &[(1, "KW20...KW10 may lack")]);
        check(&[rate(1, "GB", "20", "KW10...KW20;KW1*"), rate(2, "FR", "20", "10000...20000")], &[]);
        check(&[rate(1, "", "1", "6001")], &[(1, "Applies in every country")]);
        check(&[rate(1, "US", "6", "51;61111-611120")], &[(1, "51 and 1 more are not ZIP codes")]);
        check(&[rate(1, "EL", "24", "")], &[(1, "Greece is GR in addresses, so with EL")]);
        check(&[rate(1, "UK", "20", "")], &[(1, "United Kingdom is GB in addresses")]);
        check(&[rate(1, "EN", "20", "")], &[(1, "No country has the code EN")]);
        check(&[rate(1, "GB", "20", ""), rate(2, "GR", "24", ""), rate(3, "HU", "50", "")], &[]);
        check(&[rate(1, "DE", "50.0001", ""), rate(2, "FR", "190", "")], &[(1, "Over 50"), (2, "Over 50")]);
        check(&[rate(1, "UK", "0.2", "")], &[(1, "is GB"), (1, "a hundred times")]);
        check(&[rate(1, "US", "6", "61111-611120")], &[(1, "is not a ZIP code")]);
        check(&[rate(1, "US", "6", "90299...90210")], &[(1, "ends before it begins")]);
        check(&[rate(1, "US", "6", "902*;90210-1234;90210...90299")], &[]);
        check(&[rate(1, "DE", "19", ""), rate(2, "DE", "", "")], &[]);
        let mut unknown = rate(1, "DE", "19", "");
        unknown.class = ClassSlug::parse("nowhere").unwrap();
        check(&[unknown], &[(1, "There is no tax class")]);
    }

    #[test]
    fn a_repair_leaves_nothing_odd() {
        for (country, percent, postcode, expected) in [
            ("US", "6", "90210;6001;501;6001-1234", "US 6.0000 90210;06001;00501;06001-1234"),
            ("US", "6", "501...544", "US 6.0000 00501...00544"),
            ("US", "6", "6001;06001", "US 6.0000 06001"),
            ("US", "6", "90299...90210", "US 6.0000 90210...90299"),
            ("US", "6", "10001...6001", "US 6.0000 06001...10001"),
            ("IT", "22", "118", "IT 22.0000 00118"),
            ("NL", "0.21", "", "NL 21.0000 "),
            ("EL", "0.24", "", "GR 24.0000 "),
            ("UK", "20", "CB23*", "GB 20.0000 CB23*"),
        ] {
            let odd = rate(1, country, percent, postcode);
            let mut mended = odd.clone();
            for mend in Mend::ALL {
                let oddity = oddities(&mended).into_iter().find(|oddity| oddity.mend() == Some(mend));
                if let Some(oddity) = oddity {
                    assert!(oddity.example(&mended).is_some(), "{oddity:?}");
                    mended = oddity.repair(&mended).unwrap().edit(mended).unwrap();
                }
            }
            let found = format!("{} {} {}", mended.country, mended.rate_text(), mended.postcode_text());
            assert_eq!(found, expected, "{odd:?}");
            assert_eq!(hints(std::slice::from_ref(&mended), &[]), [], "{mended:?}");
        }
    }
}
