//! The day on which the shop's own year begins, such as 6 April in the United Kingdom.

use chrono::Datelike;

use super::Day;
use crate::spelling::{as_text, as_word};

/// A day of every year: 29 February is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct YearStart {
    /// From 1 to 12.
    month: u32,
    /// From 1 on.
    day: u32,
}

as_text!(YearStart, "a day of the year", |start| &start.as_text(), Self::parse);
as_word!(YearStart, |start| start.as_text(), Self::parse);

impl Default for YearStart {
    /// 1 January.
    fn default() -> Self {
        Self { month: 1, day: 1 }
    }
}

impl YearStart {
    /// Reads `04-06`, 6 April. An empty text is 1 January.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        if text.is_empty() {
            return Some(Self::default());
        }
        let (month, day) = text.split_once('-')?;
        let number = |digits: &str| digits.parse().ok().filter(|_| digits.len() <= 2);
        let start = Self { month: number(month)?, day: number(day)? };
        // 2023 has no 29 February.
        start.in_year(Day::parse("2023-01-01")?).map(|_| start)
    }

    /// The inverse of [`Self::parse`].
    fn as_text(self) -> String {
        if self == Self::default() { String::new() } else { format!("{:02}-{:02}", self.month, self.day) }
    }

    /// This day in the calendar year of another.
    fn in_year(self, of: Day) -> Option<Day> {
        of.date().with_day(1)?.with_month(self.month)?.with_day(self.day).map(Day::new)
    }

    /// The first day of the shop's year that a day is in.
    pub fn first_of_year(self, day: Day) -> Day {
        let first = self.in_year(day).unwrap_or(day);
        if first <= day { first } else { first.minus_months(12) }
    }

    /// The first and the last day of the quarter of the shop's year that a day is in. Of a year that begins on the 29th to the
    /// 31st, a quarter begins on the last day of a month that has no such day.
    pub fn quarter(self, day: Day) -> (Day, Day) {
        let year = self.first_of_year(day);
        let quarter = |months| (year.plus_months(months), year.plus_months(months + 3).minus_days(1));
        [9, 6, 3].into_iter().map(quarter).find(|(first, _)| *first <= day).unwrap_or_else(|| quarter(0))
    }

    /// The day of the month on which its months begin, where these have it.
    pub const fn day_of_month(self) -> u32 {
        self.day
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn years_and_quarters_begin_on_their_day() {
        for (start, day, year, quarter) in [
            ("", "2026-11-20", "2026-01-01", ["2026-10-01", "2026-12-31"]),
            ("04-06", "2026-04-05", "2025-04-06", ["2026-01-06", "2026-04-05"]),
            ("04-06", "2026-04-06", "2026-04-06", ["2026-04-06", "2026-07-05"]),
            ("04-06", "2026-07-06", "2026-04-06", ["2026-07-06", "2026-10-05"]),
            ("10-31", "2027-03-01", "2026-10-31", ["2027-01-31", "2027-04-29"]),
            ("05-31", "2025-05-30", "2024-05-31", ["2025-02-28", "2025-05-30"]),
            ("05-31", "2025-05-31", "2025-05-31", ["2025-05-31", "2025-08-30"]),
            ("03-01", "2024-02-29", "2023-03-01", ["2023-12-01", "2024-02-29"]),
        ] {
            let start = YearStart::parse(start).unwrap();
            let day = Day::parse(day).unwrap();
            let (first, last) = start.quarter(day);
            assert_eq!(start.first_of_year(day).to_string(), year, "{start:?} {day}");
            assert_eq!([first, last].map(|day| day.to_string()), quarter, "{start:?} {day}");
        }
        for text in ["02-29", "13-01", "00-10", "4 6", "004-06", "04-31", "April"] {
            assert_eq!(YearStart::parse(text), None, "{text}");
        }
        assert_eq!(YearStart::parse("4-6").unwrap().as_text(), "04-06");
    }
}
