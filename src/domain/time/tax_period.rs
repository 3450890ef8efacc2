//! The periods of tax returns: one or two months, quarters, half-years and years, of which all but months may begin with
//! any month.

use std::fmt;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::Day;
use super::naming::{DateWords, ENGLISH};
use crate::label;
use crate::spelling::as_text;
use crate::text::beginning;

/// The length of a period.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum PeriodLength {
    Month,
    TwoMonths,
    Quarter,
    HalfYear,
    Year,
}

impl PeriodLength {
    /// All lengths, the shortest first.
    pub const ALL: [Self; 5] = [Self::Month, Self::TwoMonths, Self::Quarter, Self::HalfYear, Self::Year];

    /// The number of months.
    pub const fn months(self) -> u32 {
        match self {
            Self::Month => 1,
            Self::TwoMonths => 2,
            Self::Quarter => 3,
            Self::HalfYear => 6,
            Self::Year => 12,
        }
    }

    /// The name for people: `half-year`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Month => label!("month"),
            Self::TwoMonths => label!("two-month period"),
            Self::Quarter => label!("quarter"),
            Self::HalfYear => label!("half-year"),
            Self::Year => label!("year"),
        }
    }

    /// The name of several: `Half-years`.
    pub const fn plural(self) -> &'static str {
        match self {
            Self::Month => label!("Months"),
            Self::TwoMonths => label!("Two months"),
            Self::Quarter => label!("Quarters"),
            Self::HalfYear => label!("Half-years"),
            Self::Year => label!("Years"),
        }
    }
}

/// The years that a period may be in.
const YEARS: std::ops::RangeInclusive<i64> = 1900..=2999;

/// A month, two months, a quarter, a half-year or a year of whole months.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TaxPeriod {
    /// The first month, as [`Day::month_number`] counts them.
    first: i64,
    length: PeriodLength,
}

as_text!(TaxPeriod, "a period such as 2026-07..2026-09", |period| &period.to_string(), |text| Self::parse(
    text
)
.ok());

impl Default for TaxPeriod {
    fn default() -> Self {
        Self::month_of(Day::default())
    }
}

/// The division of a year into periods.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PeriodSchedule {
    /// The length of each period.
    pub length: PeriodLength,
    /// The first month of one of the periods, 1 to 12: of quarters, 2 means February to April, May to July, and
    /// so on.
    pub start_month: u32,
}

impl PeriodSchedule {
    /// The period of this schedule that a day is in.
    pub fn period_of(self, day: Day) -> TaxPeriod {
        let months = i64::from(self.length.months());
        let after = (day.month_number() - (i64::from(self.start_month) - 1)).rem_euclid(months);
        TaxPeriod { first: day.month_number() - after, length: self.length }
    }

    /// True for a period of this schedule.
    pub fn has(self, period: TaxPeriod) -> bool {
        self.period_of(period.first_day()) == period
    }
}

/// The beginning of a text that should be a period and is none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoPeriod(pub String);

impl TaxPeriod {
    /// Reads `2026-07..2026-09`, `2026-07`, `2026-Q3`, `Q3 2026`, `2026-H2` or `2026`; quarters and halves that are
    /// numbered begin with January.
    pub fn parse(written: &str) -> Result<Self, NoPeriod> {
        let text = written.trim().to_uppercase();
        let found = match text.split_once("..") {
            Some((first, last)) => {
                let (first, last) = (month_of(first), month_of(last));
                first.zip(last).and_then(|(first, last)| Self::between(first, last))
            }
            None => Self::named(&text),
        };
        found.ok_or_else(|| NoPeriod(beginning(written)))
    }

    /// The period of these months, both inclusive; `None` when they are of no such length.
    fn between(first: i64, last: i64) -> Option<Self> {
        let length = PeriodLength::ALL.into_iter().find(|of| i64::from(of.months()) == last - first + 1)?;
        Some(Self { first, length })
    }

    fn named(text: &str) -> Option<Self> {
        if let Some(first) = month_of(text) {
            return Some(Self { first, length: PeriodLength::Month });
        }
        let (one, other) = text.split_once(['-', ' ']).unwrap_or((text, ""));
        let (year, part) = if one.starts_with(['Q', 'H']) { (other, one) } else { (one, other) };
        let (length, number) = match (part.get(..1), part.get(1..)) {
            (None, _) => (PeriodLength::Year, "1"),
            (Some("Q"), Some(number @ ("1" | "2" | "3" | "4"))) => (PeriodLength::Quarter, number),
            (Some("H"), Some(number @ ("1" | "2"))) => (PeriodLength::HalfYear, number),
            _ => return None,
        };
        let before = (number.parse::<i64>().ok()? - 1) * i64::from(length.months());
        Some(Self { first: year_of(year)? * 12 + before, length })
    }

    /// The first day.
    pub fn first_day(self) -> Day {
        first_of(self.first)
    }

    /// The last day.
    pub fn last_day(self) -> Day {
        first_of(self.first + i64::from(self.length.months())).minus_days(1)
    }

    /// True if a day is in the period.
    pub fn contains(self, day: Day) -> bool {
        self.first_day() <= day && day <= self.last_day()
    }

    /// True if all of the period is in another one.
    pub fn is_within(self, other: Self) -> bool {
        other.contains(self.first_day()) && other.contains(self.last_day())
    }

    /// True if a day is in both periods.
    pub fn overlaps(self, other: Self) -> bool {
        self.first_day() <= other.last_day() && other.first_day() <= self.last_day()
    }

    /// The months of the period, in order.
    pub fn months(self) -> impl Iterator<Item = Self> {
        let months = self.first..self.first + i64::from(self.length.months());
        months.map(|first| Self { first, length: PeriodLength::Month })
    }

    /// The month that a day is in.
    pub fn month_of(day: Day) -> Self {
        Self { first: day.month_number(), length: PeriodLength::Month }
    }

    /// The length.
    pub const fn length(self) -> PeriodLength {
        self.length
    }

    /// The period of the same length after this one.
    #[must_use]
    pub fn next(self) -> Self {
        Self { first: self.first + i64::from(self.length.months()), ..self }
    }

    /// The period of the same length before this one.
    #[must_use]
    pub fn previous(self) -> Self {
        Self { first: self.first - i64::from(self.length.months()), ..self }
    }

    /// The name by its months: `July 2026`, `Jul to Sep 2026`, `Nov 2026 to Jan 2027`; `2026` for a calendar year.
    pub fn name(self) -> String {
        self.name_in(&ENGLISH)
    }

    /// The same in a language.
    pub fn name_in(self, words: &DateWords) -> String {
        let (first, last) = (self.first_day(), self.last_day());
        let is_one_year = first.first_of_year() == last.first_of_year();
        let begin = match self.length {
            PeriodLength::Month => return words.day(first, "%B %Y"),
            PeriodLength::Year if is_one_year => return words.day(first, "%Y"),
            _ if is_one_year => "%b",
            _ => "%b %Y",
        };
        format!("{} {} {}", words.day(first, begin), words.to, words.day(last, "%b %Y"))
    }

    /// The name by its number where it has one: `Q3 2026`, `H1 2026`; else as [`Self::name`].
    pub fn short_name(self) -> String {
        self.short_name_in(&ENGLISH)
    }

    /// The same in a language.
    pub fn short_name_in(self, words: &DateWords) -> String {
        let months = i64::from(self.length.months());
        let month = self.first.rem_euclid(12);
        let letter = match self.length {
            PeriodLength::Quarter if month % months == 0 => "Q",
            PeriodLength::HalfYear if month % months == 0 => "H",
            _ => return self.name_in(words),
        };
        format!("{letter}{} {}", month / months + 1, self.first.div_euclid(12))
    }
}

impl fmt::Display for TaxPeriod {
    /// `2026-07` for a month, else `2026-07..2026-09`, which is also read.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, last) = (self.first_day().date(), self.last_day().date());
        match self.length {
            PeriodLength::Month => write!(f, "{}", first.format("%Y-%m")),
            _ => write!(f, "{}..{}", first.format("%Y-%m"), last.format("%Y-%m")),
        }
    }
}

/// The first day of a month by its number.
fn first_of(month: i64) -> Day {
    let year = i32::try_from(month.div_euclid(12)).ok();
    let month = u32::try_from(month.rem_euclid(12) + 1).unwrap_or(1);
    Day::new(year.and_then(|year| NaiveDate::from_ymd_opt(year, month, 1)).unwrap_or(NaiveDate::MIN))
}

/// The number of the month that is written as `2026-07`.
fn month_of(text: &str) -> Option<i64> {
    let (year, month) = text.trim().split_once('-')?;
    let is_month = month.len() == 2 && month.bytes().all(|digit| digit.is_ascii_digit());
    let month = month.parse::<i64>().ok().filter(|month| is_month && (1..=12).contains(month))?;
    Some(year_of(year)? * 12 + month - 1)
}

/// A year of four digits.
fn year_of(text: &str) -> Option<i64> {
    let is_year = text.len() == 4 && text.bytes().all(|digit| digit.is_ascii_digit());
    text.parse().ok().filter(|year| is_year && YEARS.contains(year))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::error::Error;

    #[test]
    fn periods_are_read_and_named() {
        // As it is written again, its name, its short name where it has one, and its days.
        for (written, expected) in [
            ("2026-07..2026-09", "2026-07..2026-09 | Jul to Sep 2026, Q3 2026 | 2026-07-01 | 2026-09-30"),
            ("2026-Q3", "2026-07..2026-09 | Jul to Sep 2026, Q3 2026 | 2026-07-01 | 2026-09-30"),
            ("q4 2026", "2026-10..2026-12 | Oct to Dec 2026, Q4 2026 | 2026-10-01 | 2026-12-31"),
            ("2026-H2", "2026-07..2026-12 | Jul to Dec 2026, H2 2026 | 2026-07-01 | 2026-12-31"),
            ("2026", "2026-01..2026-12 | 2026 | 2026-01-01 | 2026-12-31"),
            ("2024-02", "2024-02 | February 2024 | 2024-02-01 | 2024-02-29"),
            ("2026-09..2026-10", "2026-09..2026-10 | Sep to Oct 2026 | 2026-09-01 | 2026-10-31"),
            ("2026-02..2026-02", "2026-02 | February 2026 | 2026-02-01 | 2026-02-28"),
            ("2026-11..2027-01", "2026-11..2027-01 | Nov 2026 to Jan 2027 | 2026-11-01 | 2027-01-31"),
            ("2026-04..2027-03", "2026-04..2027-03 | Apr 2026 to Mar 2027 | 2026-04-01 | 2027-03-31"),
            (" 2026-02 .. 2026-04 ", "2026-02..2026-04 | Feb to Apr 2026 | 2026-02-01 | 2026-04-30"),
        ] {
            let period = TaxPeriod::parse(written).unwrap();
            let (name, short) = (period.name(), period.short_name());
            let names = if short == name { name } else { format!("{name}, {short}") };
            let found = format!("{period} | {names} | {} | {}", period.first_day(), period.last_day());
            assert_eq!(found, expected, "{written}");
        }
    }

    #[test]
    fn other_texts_are_refused() {
        let wrong = "|..|26|2026-13|2026-00|2026-7|2026-Q5|2026-H3|2026-07..2026-10|Q3|2026-09..2026-07|2026-07-01|0000|\
                     1899|3000|2026-Q|2026-07..|+026|2026 07";
        for written in wrong.split('|') {
            let error = Error::from(TaxPeriod::parse(written).unwrap_err()).to_string();
            assert!(
                error.starts_with("Period: ") && error.contains("2026-07..2026-09"),
                "{written}: {error}"
            );
        }
    }

    #[test]
    fn a_schedule_has_the_period_of_a_day() {
        use PeriodLength::{HalfYear, Month, Quarter, TwoMonths, Year};
        for (length, start_month, day, expected) in [
            (Month, 1, "2026-11-22", "2026-11"),
            (Month, 7, "2026-11-22", "2026-11"),
            (TwoMonths, 1, "2026-11-22", "2026-11..2026-12"),
            (TwoMonths, 2, "2026-11-22", "2026-10..2026-11"),
            (Quarter, 1, "2026-11-22", "2026-10..2026-12"),
            (Quarter, 2, "2026-11-22", "2026-11..2027-01"),
            (Quarter, 2, "2027-01-31", "2026-11..2027-01"),
            (Quarter, 11, "2027-01-31", "2026-11..2027-01"),
            (Quarter, 3, "2026-11-22", "2026-09..2026-11"),
            (HalfYear, 4, "2026-03-31", "2025-10..2026-03"),
            (HalfYear, 4, "2026-04-01", "2026-04..2026-09"),
            (Year, 4, "2026-03-31", "2025-04..2026-03"),
            (Year, 1, "2026-03-31", "2026-01..2026-12"),
        ] {
            let schedule = PeriodSchedule { length, start_month };
            let period = schedule.period_of(Day::parse(day).unwrap());
            assert_eq!(period.to_string(), expected, "{schedule:?}, {day}");
            assert!(schedule.has(period) && schedule.has(period.next()) && schedule.has(period.previous()));
        }
        let february = PeriodSchedule { length: Quarter, start_month: 2 };
        assert!(!february.has(TaxPeriod::parse("2026-Q1").unwrap()));
        assert!(!february.has(TaxPeriod::parse("2026-02").unwrap()));
    }

    proptest! {
        #[test]
        fn periods_follow_each_other_without_a_gap(
            number in -20_000..60_000_i64, start_month in 1..=12_u32, at in 0..4_usize,
        ) {
            let day = Day::from_number(number).unwrap();
            let schedule = PeriodSchedule { length: PeriodLength::ALL[at], start_month };
            let period = schedule.period_of(day);
            prop_assert!(period.contains(day));
            prop_assert_eq!(period.next().first_day(), period.last_day().plus_days(1));
            prop_assert_eq!(period.next().previous(), period);
            prop_assert!(!period.next().contains(day) && !period.previous().contains(day));
            prop_assert_eq!(TaxPeriod::parse(&period.to_string()).unwrap(), period);
        }
    }
}
