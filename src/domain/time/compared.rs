//! The range that a report is compared with, and which of its periods stands beside which.

use chrono::Datelike;

use super::period::{Grouping, ReportRange};
use super::{Day, Local};

/// The range that a report is compared with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Comparison {
    /// The period of the same length just before: the month before a month, the seven days before seven days.
    PeriodBefore,
    /// The same dates a year earlier.
    YearBefore,
    /// The whole weeks before that are as long, so that a Saturday stands beside a Saturday.
    WeeksBefore,
    /// The same weekdays a year earlier: 52 weeks.
    WeekdaysOfYearBefore,
}

impl Comparison {
    /// Each.
    pub const ALL: [Self; 4] =
        [Self::PeriodBefore, Self::YearBefore, Self::WeeksBefore, Self::WeekdaysOfYearBefore];

    /// True where weekdays stand beside the same weekdays.
    pub const fn keeps_weekdays(self) -> bool {
        matches!(self, Self::WeeksBefore | Self::WeekdaysOfYearBefore)
    }
}

/// How far back the other range is.
enum Step {
    Months(u32),
    Days(u64),
}

impl Step {
    /// The day that far before another; by months at most the last of its month.
    fn back(&self, day: Day) -> Day {
        match *self {
            Self::Months(months) => day.minus_months(months),
            Self::Days(days) => day.minus_days(days),
        }
    }
}

impl ReportRange {
    /// The range to compare with, with periods of the same length. Of a range that is not over, only its past
    /// part is compared: the month before to the same time of the same day. A named month or year, and days
    /// that are whole months, move by whole months, and keep to the end of a month where they end with one;
    /// any other range moves by its number of days.
    #[must_use]
    pub fn compared(&self, with: Comparison, now: Local) -> Self {
        let end = if self.start <= now { self.end.min(now) } else { self.end };
        self.between(self.start, end).moved_back(with)
    }

    const fn between(mut self, start: Local, end: Local) -> Self {
        (self.start, self.end) = (start, end);
        self
    }

    fn step(&self, with: Comparison) -> Step {
        const WEEK: u64 = 7;
        let days = u64::try_from(self.end.day.number() - self.start.day.number() + 1).unwrap_or_default();
        match with {
            Comparison::YearBefore => Step::Months(12),
            Comparison::PeriodBefore if self.months > 0 => Step::Months(self.months),
            Comparison::PeriodBefore => Step::Days(days),
            Comparison::WeeksBefore => Step::Days(days.div_ceil(WEEK) * WEEK),
            Comparison::WeekdaysOfYearBefore => Step::Days(52 * WEEK),
        }
    }

    fn moved_back(&self, with: Comparison) -> Self {
        let step = self.step(with);
        // The months begin so far into a month, if it is as long.
        let begin = |of: Day| of.plus_days(u64::from(self.months_begin) - 1).nearest_in_month(of);
        let begins = |day: Day| day == begin(day.first_of_month());
        let first = |day: Day| match step {
            Step::Months(months) if begins(day) => begin(day.first_of_month().minus_months(months)),
            _ => step.back(day),
        };
        let after = self.end.day.plus_days(1);
        // Hours are of one day, also at the end of a February.
        let is_whole = begins(after) && self.grouping() != Grouping::Hour;
        let last = if is_whole { first(after).minus_days(1) } else { step.back(self.end.day) };
        let mut other = self.between(
            Local { day: first(self.start.day), second: self.start.second },
            Local { day: last, second: self.end.second },
        );
        if other.is_by_days(&step) {
            other = other.grouped(Grouping::Day);
        }
        other
    }

    /// True where weeks or months are moved by days, so that each stands beside days and not beside others of their kind.
    const fn is_by_days(&self, step: &Step) -> bool {
        matches!(step, Step::Days(_)) && matches!(self.grouping(), Grouping::Week(_) | Grouping::Month)
    }

    /// For each period of the range the indexes of the first and the last one of the range that it is compared with `with`
    /// that stand beside it; `None` where none does. By months a day stands beside the same day of its month, if that is
    /// there, and one that is only in the other range beside the day before it, as 29 February does.
    pub fn beside(&self, other: &Self, with: Comparison) -> Vec<Option<(usize, usize)>> {
        let (step, others) = (self.step(with), other.periods().count());
        if self.is_by_days(&step) {
            let first = other.start.day.number();
            let place = |at: Local| usize::try_from(step.back(at.day).number() - first).ok();
            let days = |(start, end)| Some((place(start)?, place(end)?.min(others.checked_sub(1)?)));
            let days = |period| days(self.part_of(&period)).filter(|(first, last)| first <= last);
            return self.periods().map(days).collect();
        }
        if matches!(step, Step::Days(_)) || self.grouping() != Grouping::Day {
            return (0..self.periods().count()).map(|at| (at < others).then_some((at, at))).collect();
        }
        let first = other.start.day;
        let place = |day: Day| {
            let there = step.back(day);
            let at = usize::try_from(there.number() - first.number()).ok();
            at.filter(|at| *at < others && there.date().day() == day.date().day())
        };
        let mut beside: Vec<_> =
            self.periods().map(|period| place(period.start.day).map(|at| (at, at))).collect();
        // From behind, each ends before the next one; the last one may have the leap day of the other year.
        let mut next = None;
        for (at, end) in beside.iter_mut().rev().flatten() {
            let is_leap = |one: usize| {
                let day = first.plus_days(one.try_into().unwrap_or_default()).date();
                one < others && (day.month(), day.day()) == (2, 29)
            };
            *end = next.map_or(if is_leap(*at + 1) { *at + 1 } else { *at }, |next: usize| next - 1);
            next = Some(*at);
        }
        beside
    }

    /// True when the books, which begin at `begin`, have at least half of the days of the range. With less,
    /// a comparison would show how long the books are, and not how business is.
    pub fn is_in_books(&self, begin: Option<Local>) -> bool {
        let Some(begin) = begin else { return false };
        let (first, last) = (self.start.day.number(), self.end.day.number());
        let there = last - begin.day.number().max(first) + 1;
        there * 2 > last - first
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::Zone;
    use crate::time::period::RangeQuery;
    use crate::time::year_start::YearStart;

    fn range(min: &str, max: &str) -> ReportRange {
        let query = RangeQuery { period: None, date_min: Some(min.into()), date_max: Some(max.into()) };
        let now = Local::parse("2025-03-31T15:20:30").unwrap();
        ReportRange::resolve(&query, (Zone::UTC, YearStart::default()), now, || Ok(None)).unwrap()
    }

    #[test]
    fn a_day_stands_beside_its_date_or_its_weekday() {
        use Comparison::{PeriodBefore, WeekdaysOfYearBefore, WeeksBefore, YearBefore};
        let now = Local::parse("2027-01-01").unwrap();
        for (min, max, with, day, expected) in [
            // 29 February has none beside it, and 1 March has 1 March.
            ("2024-02-01", "2024-03-31", YearBefore, "2024-02-28", "2023-02-28"),
            ("2024-02-01", "2024-03-31", YearBefore, "2024-02-29", ""),
            ("2024-02-01", "2024-03-31", YearBefore, "2024-03-01", "2023-03-01"),
            // That of the other year is beside the 28th.
            ("2025-02-01", "2025-03-31", YearBefore, "2025-02-28", "2024-02-28 to 2024-02-29"),
            ("2025-02-01", "2025-03-31", YearBefore, "2025-03-01", "2024-03-01"),
            ("2025-02-01", "2025-02-28", YearBefore, "2025-02-28", "2024-02-28 to 2024-02-29"),
            ("2026-09-01", "2026-10-31", PeriodBefore, "2026-09-30", "2026-07-30 to 2026-07-31"),
            ("2026-09-01", "2026-10-31", PeriodBefore, "2026-10-01", "2026-08-01"),
            ("2026-10-01", "2026-10-31", PeriodBefore, "2026-10-31", ""),
            // A Friday beside a Friday.
            ("2026-11-01", "2026-11-20", WeeksBefore, "2026-11-20", "2026-10-30"),
            ("2026-11-01", "2026-11-20", WeekdaysOfYearBefore, "2026-11-20", "2025-11-21"),
            ("2026-11-14", "2026-11-20", WeeksBefore, "2026-11-14", "2026-11-07"),
        ] {
            let range = range(min, max);
            let other = range.compared(with, now);
            let at = range.periods().position(|period| period.start.day.to_string() == day).unwrap();
            let days: Vec<Day> = other.periods().map(|period| period.start.day).collect();
            let found = range.beside(&other, with)[at].map(|(first, last)| {
                let (first, last) = (days[first], days[last]);
                if first == last { first.to_string() } else { format!("{first} to {last}") }
            });
            assert_eq!(found.unwrap_or_default(), expected, "{min} to {max}, {day}");
        }
    }

    #[test]
    fn a_range_is_compared_with_as_much_time_before() {
        use Comparison::{PeriodBefore, YearBefore};
        for (min, max, with, expected) in [
            ("2026-10-01", "2026-10-31", PeriodBefore, "2026-09-01 to 2026-09-30"),
            ("2026-09-01", "2026-10-31", PeriodBefore, "2026-07-01 to 2026-08-31"),
            ("2026-03-01", "2026-03-30", PeriodBefore, "2026-01-30 to 2026-02-28"),
            ("2026-10-01", "2026-11-15", PeriodBefore, "2026-08-16 to 2026-09-30"),
            ("2026-11-01", "2026-11-20", PeriodBefore, "2026-10-12 to 2026-10-31"),
            ("2026-11-14", "2026-11-20", PeriodBefore, "2026-11-07 to 2026-11-13"),
            ("2026-10-01", "2026-10-31", YearBefore, "2025-10-01 to 2025-10-31"),
            ("2024-02-01", "2024-02-29", YearBefore, "2023-02-01 to 2023-02-28"),
            ("2025-02-01", "2025-02-28", YearBefore, "2024-02-01 to 2024-02-29"),
        ] {
            let other = range(min, max).compared(with, Local::parse("2027-01-01").unwrap());
            assert_eq!(format!("{} to {}", other.start().day, other.end().day), expected, "{min} to {max}");
        }
    }

    #[test]
    fn what_is_not_over_is_compared_with_as_much_of_the_other() {
        use Comparison::{PeriodBefore, YearBefore};
        let now = Local::parse("2026-11-20T14:32:05").unwrap();
        for (min, max, with, expected) in [
            ("2026-11-20", "2026-11-20", PeriodBefore, "2026-11-19T00:00:00 to 2026-11-19T14:32:05"),
            ("2026-11-19", "2026-11-19", PeriodBefore, "2026-11-18T00:00:00 to 2026-11-18T23:59:59"),
            ("2026-11-01", "2026-11-30", PeriodBefore, "2026-10-01T00:00:00 to 2026-10-20T14:32:05"),
            ("2026-01-01", "2026-11-20", YearBefore, "2025-01-01T00:00:00 to 2025-11-20T14:32:05"),
            ("2026-10-01", "2026-10-31", PeriodBefore, "2026-09-01T00:00:00 to 2026-09-30T23:59:59"),
            ("2026-12-01", "2026-12-31", PeriodBefore, "2026-11-01T00:00:00 to 2026-11-30T23:59:59"),
        ] {
            let other = range(min, max).compared(with, now);
            assert_eq!(format!("{} to {}", other.start(), other.end()), expected, "{min} to {max}");
        }
    }

    #[test]
    fn half_of_a_range_in_the_books_can_be_compared_with() {
        for (begin, is_enough) in [
            ("2026-09-30T12:00:00", true),
            ("2026-10-15T12:00:00", true),
            ("2026-10-16T12:00:00", true),
            ("2026-10-17T12:00:00", false),
            ("2026-11-02T12:00:00", false),
        ] {
            let october = range("2026-10-01", "2026-10-31");
            assert_eq!(october.is_in_books(Local::parse(begin)), is_enough, "{begin}");
        }
        assert!(!range("2026-10-01", "2026-10-31").is_in_books(None));
    }

    proptest::proptest! {
        /// By days each day of the other range stands beside one of this, in order, so that their sums agree.
        #[test]
        fn each_day_of_the_other_range_is_beside_one(first in 14_000_i64..22_000, length in 0..119_u64) {
            let first = Day::from_number(first).unwrap();
            let last = first.plus_days(length);
            let now = Local::parse("2040-01-01").unwrap();
            let range = range(&first.to_string(), &last.to_string()).grouped(Grouping::Day);
            // Only a range that begins with 29 February has a day before its first beside none.
            let is_leap = (first.date().month(), first.date().day()) == (2, 29);
            for with in Comparison::ALL {
                let other = range.compared(with, now);
                let beside = range.beside(&other, with);
                let covered: Vec<usize> = beside.iter().flatten().flat_map(|(first, last)| *first..=*last).collect();
                let is_by_year = with == Comparison::YearBefore;
                let skipped = usize::from(is_leap && is_by_year);
                if is_by_year || with.keeps_weekdays() {
                    let all: Vec<usize> = (skipped..other.periods().count()).collect();
                    proptest::prop_assert_eq!(&covered, &all, "{} to {} {:?}", first, last, with);
                }
                let is_ascending = covered.windows(2).all(|pair| pair[0] < pair[1]);
                proptest::prop_assert!(is_ascending, "{first} to {last} {with:?}: {beside:?}");
            }
        }
    }
}
