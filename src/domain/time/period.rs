//! The range of a report and its division into periods (spec 4.1, choices 20 to 22).

use chrono::{Datelike, Weekday};

use super::year_start::YearStart;
use super::{DAY_SECONDS, Day, HOUR_SECONDS, Local, Moment, Zone};
use crate::error::{Error, Result};
use crate::label;
use crate::text::{beginning, within};

/// The longest range for which only an end is given, in years.
const LONGEST_OPEN_YEARS: u32 = 20;

/// The longest range of a report, in years: 1900 to 2099 covers all orders of a shop, and each month is a
/// row.
const LONGEST_YEARS: u32 = 200;

/// The filters of a report as they were given.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct RangeQuery {
    /// `week`, `month`, `last_month` or `year`, and, which the API does not have, `today` and `yesterday`, and by the
    /// shop's own year `quarter`, `last_quarter`, `year_to_date`, `fiscal_year` and `last_fiscal_year`; another text that
    /// is not empty means `week`.
    pub period: Option<String>,
    /// The first second of a custom range; a date alone is its first second.
    pub date_min: Option<String>,
    /// The last second of a custom range; a date alone is its last second.
    pub date_max: Option<String>,
}

impl RangeQuery {
    /// The query of a named period.
    pub fn named(period: &str) -> Self {
        Self { period: Some(period.to_owned()), ..Self::default() }
    }

    /// The query of whole days, both inclusive.
    pub fn days(first: Day, last: Day) -> Self {
        Self { period: None, date_min: Some(first.to_string()), date_max: Some(last.to_string()) }
    }
}

/// The length of the periods of a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Grouping {
    /// The hours 0 to 23 of one day, as its clock shows them: an hour that it shows twice is one, and one that it leaves out
    /// is empty.
    Hour,
    /// Calendar days.
    Day,
    /// Weeks that begin on this day.
    Week(Weekday),
    /// Calendar months.
    Month,
}

impl Grouping {
    /// The name, in the API too: `day` or `month`; `hour` and `week`, which the API does not have.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Hour => "hour",
            Self::Day => "day",
            Self::Week(_) => "week",
            Self::Month => "month",
        }
    }

    /// Words for a division by this period, and for an average: `by hour`, `Average per hour`.
    pub const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Hour => (label!("by hour"), label!("Average per hour")),
            Self::Day => (label!("by day"), label!("Average per day")),
            Self::Week(_) => (label!("by week"), label!("Average per week")),
            Self::Month => (label!("by month"), label!("Average per month")),
        }
    }

    /// The first day of the period that a day is in.
    pub fn first_of(self, day: Day) -> Day {
        match self {
            Self::Hour | Self::Day => day,
            Self::Week(first) => day.minus_days(day.date().weekday().days_since(first).into()),
            Self::Month => day.first_of_month(),
        }
    }

    /// The first second of the period that a time is in.
    pub fn start_of(self, at: Local) -> Local {
        match self {
            Self::Hour => Local { second: at.second - at.second % HOUR_SECONDS, ..at },
            Self::Day | Self::Week(_) | Self::Month => self.first_of(at.day).start(),
        }
    }

    /// The last second of the period that begins at `start`.
    fn end_of(self, start: Local) -> Local {
        match self {
            Self::Hour => Local { second: start.second + HOUR_SECONDS - 1, ..start },
            Self::Day => start.day.end(),
            Self::Week(_) => start.day.plus_days(6).end(),
            Self::Month => start.day.last_of_month().end(),
        }
    }
}

/// A range of shop-local seconds, both ends inclusive. When the end is before the start, it contains nothing
/// and has one period, at its start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReportRange {
    pub(super) start: Local,
    pub(super) end: Local,
    grouping: Grouping,
    /// The number of months of the range before it; 0 where that has as many days.
    pub(super) months: u32,
    /// The day of the month on which the months of that range begin, where these have it.
    pub(super) months_begin: u32,
    /// Periods to come do not lower an average: of hours, and of ranges that the API does not have.
    counts_begun: bool,
}

/// One hour, calendar day, week or month of a range.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Period {
    /// The first second of the period, which may be before the start of the range.
    pub start: Local,
    /// The last second of the period, which may be after the end of the range.
    pub end: Local,
    grouping: Grouping,
}

impl Period {
    /// The name in the API: `2025-03-31` or `2025-03`; a week has that of its first day, an hour `2025-03-31T15:00`.
    pub fn label(&self) -> String {
        let pattern = match self.grouping {
            Grouping::Hour => "%Y-%m-%dT%H:%M",
            Grouping::Day | Grouping::Week(_) => "%Y-%m-%d",
            Grouping::Month => "%Y-%m",
        };
        self.start.date_time().format(pattern).to_string()
    }
}

impl ReportRange {
    /// Resolves a query. `now` is shop-local. `earliest`, the time of the first order, refund or
    /// registration, is called when only an end is given. Refused with `store_api_invalid_report_filter` when
    /// a date cannot be read.
    pub fn resolve(
        query: &RangeQuery,
        (zone, begins): (Zone, YearStart),
        now: Local,
        earliest: impl FnOnce() -> Result<Option<Local>>,
    ) -> Result<Self> {
        let today = now.day;
        let days = |first: Day, last: Day| Self::of_days(first, last, 0);
        let months = |first: Day, last: Day| Self::of_days(first, last, months_of(first, last));
        let by_month = |first: Day, last: Day, months: u32| Self {
            grouping: if months < 12 { Grouping::Day } else { Grouping::Month },
            counts_begun: true,
            months_begin: begins.day_of_month(),
            ..Self::of_days(first, last, months)
        };
        let of_quarter = |(first, last): (Day, Day)| by_month(first, last, 3);
        let of_year = |first: Day| by_month(first, first.plus_months(12).minus_days(1), 12);
        let (year, quarter) = (begins.first_of_year(today), begins.quarter(today));
        Ok(match query.period.as_deref().unwrap_or_default() {
            "" => return Self::custom(query, zone, today, earliest),
            "today" => days(today, today),
            "yesterday" => days(today.minus_days(1), today.minus_days(1)),
            "month" => months(today.first_of_month(), today),
            "last_month" => {
                let last = today.first_of_month().minus_days(1);
                months(last.first_of_month(), last)
            }
            "year" => Self { grouping: Grouping::Month, ..Self::of_days(today.first_of_year(), today, 12) },
            "quarter" => of_quarter(quarter),
            "last_quarter" => of_quarter(begins.quarter(quarter.0.minus_days(1))),
            "year_to_date" => by_month(year, today, 12),
            "fiscal_year" => of_year(year),
            "last_fiscal_year" => of_year(begins.first_of_year(year.minus_days(1))),
            _ => days(today.minus_days(6), today),
        })
    }

    /// These whole days.
    pub const fn of_whole_days(first: Day, last: Day) -> Self {
        Self::of_days(first, last, 0)
    }

    const fn of_days(first: Day, last: Day, months: u32) -> Self {
        let grouping = Grouping::Day;
        let (start, end) = (first.start(), last.end());
        Self { start, end, grouping, months, months_begin: 1, counts_begun: false }
    }

    fn custom(
        query: &RangeQuery,
        zone: Zone,
        today: Day,
        earliest: impl FnOnce() -> Result<Option<Local>>,
    ) -> Result<Self> {
        let start = bound("filter[date_min]", query.date_min.as_deref(), zone, Day::start)?;
        let end = bound("filter[date_max]", query.date_max.as_deref(), zone, Day::end)?;
        let (start, end) = match (start, end) {
            (None, None) => (today.start(), today.end()),
            (Some(start), None) => (start, today.end()),
            (Some(start), Some(end)) => (start, end),
            (None, Some(end)) => {
                let oldest = end.day.minus_months(12 * LONGEST_OPEN_YEARS).start();
                let first = earliest()?.map_or(end.day.start(), |first| first.day.start());
                (first.max(oldest).min(end.day.start()), end)
            }
        };
        // As in the reference: one month can be added to the start day more than three times without passing
        // the end day.
        let grouping = if start.day.plus_months(4) <= end.day { Grouping::Month } else { Grouping::Day };
        let is_of_months = start.day == start.day.first_of_month() && end.day == end.day.last_of_month();
        let months = if is_of_months { months_of(start.day, end.day) } else { 0 };
        Ok(Self { start, end, grouping, months, months_begin: 1, counts_begun: false })
    }

    /// Refuses a range that is too long for a report, which has a row for each period; one by hour is of one day.
    pub fn for_report(self) -> Result<Self> {
        let (first, last) = (self.start.day, self.end.day);
        if self.grouping == Grouping::Hour && first != last {
            return Err(Error::HoursOfDays { first, last });
        }
        if first.plus_months(12 * LONGEST_YEARS) <= last {
            return Err(Error::ReportTooLong { first, last, most: LONGEST_YEARS });
        }
        Ok(self)
    }

    /// The same range in other periods.
    #[must_use]
    pub const fn grouped(self, grouping: Grouping) -> Self {
        Self { grouping, ..self }
    }

    /// The first and the last day.
    pub const fn days(&self) -> (Day, Day) {
        (self.start.day, self.end.day)
    }

    /// The first and the last second of the part of a period that is in the range.
    pub fn part_of(&self, period: &Period) -> (Local, Local) {
        (period.start.max(self.start), period.end.min(self.end))
    }

    /// The first second, inclusive.
    pub const fn start(&self) -> Local {
        self.start
    }

    /// The last second, inclusive.
    pub const fn end(&self) -> Local {
        self.end
    }

    /// True where periods to come do not lower an average, as they do in the API.
    pub fn counts_begun(&self) -> bool {
        self.counts_begun || self.grouping == Grouping::Hour
    }

    /// True when the end is before the start, so that the range contains nothing.
    pub fn is_reversed(&self) -> bool {
        self.end < self.start
    }

    /// The length of its periods.
    pub const fn grouping(&self) -> Grouping {
        self.grouping
    }

    /// Each period from the start's to the end's; at least one.
    pub fn periods(&self) -> impl Iterator<Item = Period> + use<> {
        let grouping = self.grouping;
        let first = grouping.start_of(self.start);
        let last = self.end.max(first);
        let step = move |start: &Local| Some(grouping.end_of(*start).next());
        std::iter::successors(Some(first), step)
            .take_while(move |start| *start <= last)
            .map(move |start| Period { start, end: grouping.end_of(start), grouping })
    }
}

/// A part of one day, both seconds inclusive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DayPart {
    /// The shop-local day.
    pub day: Day,
    /// The first second, counted from midnight.
    pub from: u32,
    /// The last second, counted from midnight.
    pub to: u32,
}

/// A range divided into whole days, which have totals, and the parts of days at its ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RangeParts {
    /// The parts of the first and the last day, or of the only one.
    pub hours: [Option<DayPart>; 2],
    /// The first and the last whole day.
    pub days: Option<(Day, Day)>,
}

impl ReportRange {
    /// Divides the range into whole days and the parts of days at its ends.
    pub fn parts(&self) -> RangeParts {
        let (start, end) = (self.start, self.end);
        if self.is_reversed() {
            return RangeParts::default();
        }
        let starts_whole = start == start.day.start();
        let ends_whole = end == end.day.end();
        if start.day == end.day && !(starts_whole && ends_whole) {
            let only = DayPart { day: start.day, from: start.second, to: end.second };
            return RangeParts { hours: [Some(only), None], days: None };
        }
        let head =
            (!starts_whole).then_some(DayPart { day: start.day, from: start.second, to: DAY_SECONDS - 1 });
        let tail = (!ends_whole).then_some(DayPart { day: end.day, from: 0, to: end.second });
        let first = if starts_whole { start.day } else { start.day.plus_days(1) };
        let last = if ends_whole { end.day } else { end.day.minus_days(1) };
        RangeParts { hours: [head, tail], days: (first <= last).then_some((first, last)) }
    }
}

/// The number of months from that of a day to that of another.
fn months_of(first: Day, last: Day) -> u32 {
    u32::try_from(last.month_number() - first.month_number() + 1).unwrap_or_default()
}

/// Reads a date of the query; a date without a time becomes the second that `whole` gives.
fn bound(
    field: &'static str,
    given: Option<&str>,
    zone: Zone,
    whole: fn(Day) -> Local,
) -> Result<Option<Local>> {
    let Some(text) = given.filter(|text| !text.trim().is_empty()) else {
        return Ok(None);
    };
    match within(text).ok().and_then(Moment::parse) {
        Some(Moment::Day(day)) => Ok(Some(whole(day))),
        Some(Moment::Local(local)) => Ok(Some(local)),
        Some(Moment::Instant(instant)) => Ok(Some(zone.local(instant))),
        None => Err(Error::InvalidReportFilter { field, value: beginning(text) }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::compared::Comparison;

    fn range(min: &str, max: &str) -> ReportRange {
        let query = RangeQuery { period: None, date_min: Some(min.into()), date_max: Some(max.into()) };
        let now = Local::parse("2025-03-31T15:20:30").unwrap();
        ReportRange::resolve(&query, (Zone::UTC, YearStart::default()), now, || Ok(None)).unwrap()
    }

    #[test]
    fn weeks_begin_on_the_day_that_is_chosen() {
        for (first, expected) in [
            (Weekday::Mon, "2026-10-26 to 2026-11-01, 2026-11-02 to 2026-11-08"),
            (Weekday::Sun, "2026-11-01 to 2026-11-07"),
            (Weekday::Sat, "2026-10-31 to 2026-11-06"),
        ] {
            let weeks = range("2026-11-01", "2026-11-05").grouped(Grouping::Week(first));
            let weeks: Vec<String> =
                weeks.periods().map(|week| format!("{} to {}", week.start.day, week.end.day)).collect();
            assert_eq!(weeks.join(", "), expected, "{first}");
        }
    }

    #[test]
    fn a_day_has_the_hours_of_its_clock() {
        for (min, max, count, first, last) in [
            ("2026-03-29", "2026-03-29", 24, "2026-03-29T00:00", "2026-03-29T23:00"),
            ("2026-11-20T09:30:00", "2026-11-20T15:00:00", 7, "2026-11-20T09:00", "2026-11-20T15:00"),
            ("2026-11-20T15:00:00", "2026-11-20T09:30:00", 1, "2026-11-20T15:00", "2026-11-20T15:00"),
        ] {
            let hours = range(min, max).grouped(Grouping::Hour).for_report().unwrap();
            let names: Vec<String> = hours.periods().map(|hour| hour.label()).collect();
            assert_eq!(names.len(), count, "{min} to {max}");
            assert_eq!((names[0].as_str(), names[count - 1].as_str()), (first, last), "{min} to {max}");
        }
        for (min, max) in [("2026-11-20", "2026-11-21"), ("2026-11-21", "2026-11-20")] {
            let refused = range(min, max).grouped(Grouping::Hour).for_report().unwrap_err().to_string();
            assert!(refused.contains(&format!("not {min} to {max}")), "{refused}");
        }
    }

    /// Checks the comparison of a named period, by its own periods and by hour where it is a day.
    #[test]
    fn the_first_of_a_month_is_compared_with_the_day_before_and_a_month_with_a_month() {
        let before = "2026-10-31T00:00:00 to 2026-10-31T14:32:05";
        for (name, now, expected) in [
            ("today", "2026-11-01T14:32:05", before),
            ("yesterday", "2026-11-02T14:32:05", "2026-10-31T00:00:00 to 2026-10-31T23:59:59"),
            ("month", "2026-11-01T14:32:05", "2026-10-01T00:00:00 to 2026-10-01T14:32:05"),
            ("month", "2026-11-20T14:32:05", "2026-10-01T00:00:00 to 2026-10-20T14:32:05"),
            ("last_month", "2026-11-20T14:32:05", "2026-09-01T00:00:00 to 2026-09-30T23:59:59"),
            ("week", "2026-11-07T14:32:05", "2026-10-25T00:00:00 to 2026-10-31T14:32:05"),
        ] {
            let now = Local::parse(now).unwrap();
            let query = RangeQuery::named(name);
            let named =
                ReportRange::resolve(&query, (Zone::UTC, YearStart::default()), now, || Ok(None)).unwrap();
            let hours = named.grouped(Grouping::Hour);
            for range in [named, hours].into_iter().take(if hours.for_report().is_ok() { 2 } else { 1 }) {
                let other = range.compared(Comparison::PeriodBefore, now);
                assert_eq!(format!("{} to {}", other.start(), other.end()), expected, "{name}, {now}");
            }
        }
        let day = range("2026-11-01", "2026-11-01");
        let other = day.compared(Comparison::PeriodBefore, Local::parse("2026-11-01T14:32:05").unwrap());
        assert_eq!(format!("{} to {}", other.start(), other.end()), before);
        let hours: Vec<String> = other.grouped(Grouping::Hour).periods().map(|hour| hour.label()).collect();
        assert_eq!((hours.len(), hours[14].as_str()), (15, "2026-10-31T14:00"));
    }

    /// Each with the part of the one before that is compared with it.
    #[test]
    fn ranges_follow_the_year_of_the_shop() {
        let now = Local::parse("2026-11-20T14:32:05").unwrap();
        for (begins, name, expected, before, grouping) in [
            ("04-06", "quarter", "2026-10-06 to 2027-01-05", "2026-07-06 to 2026-08-20", Grouping::Day),
            ("04-06", "last_quarter", "2026-07-06 to 2026-10-05", "2026-04-06 to 2026-07-05", Grouping::Day),
            (
                "04-06",
                "year_to_date",
                "2026-04-06 to 2026-11-20",
                "2025-04-06 to 2025-11-20",
                Grouping::Month,
            ),
            ("04-06", "fiscal_year", "2026-04-06 to 2027-04-05", "2025-04-06 to 2025-11-20", Grouping::Month),
            (
                "04-06",
                "last_fiscal_year",
                "2025-04-06 to 2026-04-05",
                "2024-04-06 to 2025-04-05",
                Grouping::Month,
            ),
            ("", "fiscal_year", "2026-01-01 to 2026-12-31", "2025-01-01 to 2025-11-20", Grouping::Month),
            ("05-31", "last_quarter", "2026-05-31 to 2026-08-30", "2026-02-28 to 2026-05-30", Grouping::Day),
            ("02-28", "last_quarter", "2026-05-28 to 2026-08-27", "2026-02-28 to 2026-05-27", Grouping::Day),
            ("12-30", "quarter", "2026-09-30 to 2026-12-29", "2026-06-30 to 2026-08-20", Grouping::Day),
            ("", "year", "2026-01-01 to 2026-11-20", "2025-01-01 to 2025-11-20", Grouping::Month),
            ("", "last_quarter", "2026-07-01 to 2026-09-30", "2026-04-01 to 2026-06-30", Grouping::Day),
            (
                "03-01",
                "last_fiscal_year",
                "2025-03-01 to 2026-02-28",
                "2024-03-01 to 2025-02-28",
                Grouping::Month,
            ),
        ] {
            let of = (Zone::UTC, YearStart::parse(begins).unwrap());
            let range = ReportRange::resolve(&RangeQuery::named(name), of, now, || Ok(None)).unwrap();
            let days = |range: &ReportRange| format!("{} to {}", range.days().0, range.days().1);
            let other = range.compared(Comparison::PeriodBefore, now);
            assert_eq!((days(&range).as_str(), days(&other).as_str()), (expected, before), "{begins} {name}");
            assert_eq!(
                (range.grouping(), range.counts_begun()),
                (grouping, name != "year"),
                "{begins} {name}"
            );
        }
    }

    #[test]
    fn a_report_has_a_longest_range() {
        for (min, max, is_fine) in [
            ("1900-01-01", "2099-12-31", true),
            ("1900-01-01", "2100-01-01", false),
            ("0001-01-01", "9999-12-31", false),
            ("9999-12-31", "0001-01-01", true),
            ("9900-01-01", "9999-12-31", true),
        ] {
            let found = range(min, max).for_report();
            assert_eq!(found.is_ok(), is_fine, "{min} to {max}: {found:?}");
        }
    }

    #[test]
    fn a_range_of_four_months_is_grouped_by_month() {
        for (min, max, expected, periods) in [
            ("2024-05-01", "2024-08-31", Grouping::Day, 123),
            ("2024-05-01", "2024-09-01", Grouping::Month, 5),
            ("2025-01-31", "2025-05-30", Grouping::Day, 120),
            ("2025-01-31", "2025-05-31", Grouping::Month, 5),
            ("2024-10-30", "2025-02-28", Grouping::Month, 5),
            ("2025-03-31", "2025-03-01", Grouping::Day, 1),
        ] {
            let range = range(min, max);
            assert_eq!((range.grouping(), range.periods().count()), (expected, periods), "{min} to {max}");
        }
    }
}
