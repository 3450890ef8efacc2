//! Instants, and dates and times in the shop's time zone. Reports count by the shop-local date, so days of 23
//! and 25 hours are right. The clock is not read here; the time is a parameter.
//!
//! Also here: ranges and periods of days, and their names.

pub mod compared;
pub mod naming;
pub mod period;
pub mod period_names;
mod report_names;
pub mod tax_period;
pub mod year_start;

use chrono::{
    DateTime, Datelike, Days, LocalResult, Months, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, TimeZone,
    Timelike,
};

use serde::{Deserialize, Serialize};

use crate::spelling::{as_text, as_word};

/// Seconds from midnight to midnight by the clock; a day of a time change is longer or shorter.
pub const DAY_SECONDS: u32 = 86_400;

/// The seconds of an hour.
pub const HOUR_SECONDS: u32 = 3_600;

/// A point in time: seconds since 1970-01-01 UTC.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Instant(i64);

impl Instant {
    /// Makes an instant from seconds since 1970-01-01 UTC.
    pub const fn from_seconds(seconds: i64) -> Self {
        Self(seconds)
    }

    /// Seconds since 1970-01-01 UTC.
    pub const fn seconds(self) -> i64 {
        self.0
    }
}

/// A shop-local date.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Day(NaiveDate);

impl Day {
    /// Wraps a date.
    pub const fn new(date: NaiveDate) -> Self {
        Self(date)
    }

    /// The date so many days after 1970-01-01; `None` beyond the calendar.
    pub fn from_number(number: i64) -> Option<Self> {
        NaiveDate::from_epoch_days(i32::try_from(number).ok()?).map(Self)
    }

    /// Reads `2025-03-31`; `None` for other text.
    pub fn parse(text: &str) -> Option<Self> {
        (text.len() <= 10).then(|| Local::parse(text)).flatten().map(|local| local.day)
    }

    /// The days since 1970-01-01.
    pub fn number(self) -> i64 {
        i64::from(self.0.to_epoch_days())
    }

    /// The date in the type of `chrono`.
    pub const fn date(self) -> NaiveDate {
        self.0
    }

    /// Twelve times the year plus the month from 0, so that months can be subtracted.
    pub fn month_number(self) -> i64 {
        i64::from(self.0.year()) * 12 + i64::from(self.0.month0())
    }

    /// The first day of this day's month.
    #[must_use]
    pub fn first_of_month(self) -> Self {
        Self(self.0.with_day(1).unwrap_or(self.0))
    }

    /// The last day of this day's month.
    #[must_use]
    pub fn last_of_month(self) -> Self {
        self.first_of_month().plus_months(1).minus_days(1)
    }

    /// This day, or the one that is nearest to it in the month of another.
    #[must_use]
    pub fn nearest_in_month(self, of: Self) -> Self {
        self.clamp(of.first_of_month(), of.last_of_month())
    }

    /// 1 January of this day's year.
    #[must_use]
    pub fn first_of_year(self) -> Self {
        Self(self.0.with_ordinal(1).unwrap_or(self.0))
    }

    /// The day this many months later, at most the last of its month (31 January plus one month is the last
    /// of February).
    #[must_use]
    pub fn plus_months(self, months: u32) -> Self {
        Self(self.0.checked_add_months(Months::new(months)).unwrap_or(NaiveDate::MAX))
    }

    /// The day this many months earlier, at most the last of its month.
    #[must_use]
    pub fn minus_months(self, months: u32) -> Self {
        Self(self.0.checked_sub_months(Months::new(months)).unwrap_or(NaiveDate::MIN))
    }

    /// The day this many days later.
    #[must_use]
    pub fn plus_days(self, days: u64) -> Self {
        Self(self.0.checked_add_days(Days::new(days)).unwrap_or(NaiveDate::MAX))
    }

    /// The day this many days earlier.
    #[must_use]
    pub fn minus_days(self, days: u64) -> Self {
        Self(self.0.checked_sub_days(Days::new(days)).unwrap_or(NaiveDate::MIN))
    }

    /// The first second of the day.
    pub const fn start(self) -> Local {
        Local { day: self, second: 0 }
    }

    /// The last second of the day.
    pub const fn end(self) -> Local {
        Local { day: self, second: DAY_SECONDS - 1 }
    }
}

as_text!(Day, "a date such as 2025-03-31", |day| &day.to_string(), Day::parse);

impl std::fmt::Display for Day {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0.format("%Y-%m-%d"))
    }
}

/// A shop-local date and second of the day, without an offset.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Local {
    /// The date.
    pub day: Day,
    /// Seconds since midnight by the clock, 0 to 86,399.
    pub second: u32,
}

as_text!(Local, "a time such as 2025-03-31T15:20:30", |local| &local.to_string(), Self::parse);

impl Local {
    /// Makes it of a date and time; a leap second counts as the second before.
    pub fn new(at: NaiveDateTime) -> Self {
        Self { day: Day(at.date()), second: at.time().num_seconds_from_midnight() }
    }

    /// The second after it by the calendar.
    #[must_use]
    pub fn next(self) -> Self {
        let next = Self { second: self.second + 1, ..self };
        if next.second < DAY_SECONDS { next } else { self.day.plus_days(1).start() }
    }

    /// The date and time in the type of `chrono`.
    pub fn date_time(self) -> NaiveDateTime {
        let time = NaiveTime::from_num_seconds_from_midnight_opt(self.second, 0).unwrap_or(NaiveTime::MIN);
        self.day.0.and_time(time)
    }

    /// Reads a shop-local time as files and the command line write it: `2025-03-31T15:20:30`, seconds and the
    /// time itself optional. `None` for another text, and for one with an offset.
    pub fn parse(text: &str) -> Option<Self> {
        match Moment::parse(text)? {
            Moment::Day(day) => Some(day.start()),
            Moment::Local(local) => Some(local),
            Moment::Instant(_) => None,
        }
    }
}

impl std::fmt::Display for Local {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.date_time().format("%Y-%m-%dT%H:%M:%S"))
    }
}

/// A date or time as it was typed (choice 20).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// A date alone.
    Day(Day),
    /// A date with a time in the shop's time zone.
    Local(Local),
    /// A date with a time and an offset.
    Instant(Instant),
}

impl Moment {
    /// Reads `YYYY-MM-DD`, optionally with a time after `T` or a space (minutes or seconds; a fraction is
    /// ignored), and after that `Z` or an offset such as `+05:00`. Spaces around it are allowed. `None` for
    /// another text.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let date = parse_date(text.get(..10)?)?;
        let Some(rest) = text.get(10..).filter(|rest| !rest.is_empty()) else {
            return Some(Self::Day(Day(date)));
        };
        let rest = rest.strip_prefix(['T', ' '])?;
        let (clock, offset) = split_offset(rest)?;
        let at = date.and_time(parse_clock(clock)?);
        match offset {
            None => Some(Self::Local(Local::new(at))),
            Some(seconds) => {
                let utc = at.checked_sub_signed(TimeDelta::seconds(seconds))?;
                Some(Self::Instant(Instant(utc.and_utc().timestamp())))
            }
        }
    }
}

/// Reads `text` as numbers of exactly these widths, separated by `by`.
fn numbers<const N: usize>(text: &str, by: char, widths: [usize; N]) -> Option<[u32; N]> {
    let mut out = [0; N];
    let mut parts = text.split(by);
    for (slot, width) in out.iter_mut().zip(widths) {
        let part =
            parts.next().filter(|part| part.len() == width && part.bytes().all(|b| b.is_ascii_digit()))?;
        *slot = part.parse().ok()?;
    }
    parts.next().is_none().then_some(out)
}

fn parse_date(text: &str) -> Option<NaiveDate> {
    let [year, month, day] = numbers(text, '-', [4, 2, 2])?;
    NaiveDate::from_ymd_opt(i32::try_from(year).ok()?, month, day)
}

fn parse_clock(text: &str) -> Option<NaiveTime> {
    let (clock, fraction) =
        text.split_once('.').map_or((text, None), |(clock, fraction)| (clock, Some(fraction)));
    if fraction.is_some_and(|digits| digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit())) {
        return None;
    }
    if let Some([hour, minute, second]) = numbers(clock, ':', [2, 2, 2]) {
        return NaiveTime::from_hms_opt(hour, minute, second);
    }
    let [hour, minute] = numbers(clock, ':', [2, 2]).filter(|_| fraction.is_none())?;
    NaiveTime::from_hms_opt(hour, minute, 0)
}

/// Splits off the offset from UTC in seconds, if there is one. `None` when the offset is malformed.
fn split_offset(text: &str) -> Option<(&str, Option<i64>)> {
    if let Some(clock) = text.strip_suffix('Z') {
        return Some((clock, Some(0)));
    }
    let Some(at) = text.rfind(['+', '-']) else {
        return Some((text, None));
    };
    let (clock, offset) = text.split_at(at);
    let [hours, minutes] = numbers(offset.get(1..)?, ':', [2, 2])?;
    if hours > 23 || minutes > 59 {
        return None;
    }
    let seconds = i64::from(hours * 3_600 + minutes * 60);
    Some((clock, Some(if offset.starts_with('-') { -seconds } else { seconds })))
}

/// An IANA time zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Zone(chrono_tz::Tz);

as_text!(Zone, "a time zone such as Europe/Berlin", |zone| zone.name(), Self::parse);
as_word!(Zone, |zone| zone.name(), Self::parse);

impl Default for Zone {
    fn default() -> Self {
        Self::UTC
    }
}

impl Zone {
    /// Coordinated Universal Time.
    pub const UTC: Self = Self(chrono_tz::UTC);

    /// The zone of a name (`Europe/Berlin`); `None` for an unknown one.
    pub fn parse(name: &str) -> Option<Self> {
        name.trim().parse().ok().map(Self)
    }

    /// The IANA name.
    pub fn name(self) -> &'static str {
        self.0.name()
    }

    /// The city or place in the name, for people: `New York`.
    pub fn city(self) -> String {
        let name = self.name();
        name.rsplit('/').next().unwrap_or(name).replace('_', " ")
    }

    /// The shop-local time of an instant.
    pub fn local(self, at: Instant) -> Local {
        let utc = DateTime::from_timestamp(at.0, 0).unwrap_or_default();
        Local::new(utc.with_timezone(&self.0).naive_local())
    }

    /// The instant of a shop-local time: the earlier one where the time occurs twice; where clocks skip it,
    /// the instant as long after the change as the time is after the beginning of the gap.
    pub fn instant(self, local: Local) -> Instant {
        let at = local.date_time();
        let found = match self.0.from_local_datetime(&at) {
            LocalResult::Single(found) | LocalResult::Ambiguous(found, _) => Some(found),
            LocalResult::None => None,
        };
        let seconds = found.map_or_else(|| self.instant_after_gap(at), |found| found.timestamp());
        Instant(seconds)
    }

    /// The instant of a skipped time, with the offset of the day before.
    fn instant_after_gap(self, at: NaiveDateTime) -> i64 {
        let before = at.checked_sub_days(Days::new(1)).unwrap_or(at);
        let offset = self
            .0
            .from_local_datetime(&before)
            .earliest()
            .map_or(0, |found| (found.naive_local() - found.naive_utc()).num_seconds());
        at.and_utc().timestamp() - offset
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_read_as_it_is_written_or_not_at_all() {
        for (text, expected) in [
            ("2025-03-31", "2025-03-31 whole"),
            (" 2025-03-31 ", "2025-03-31 whole"),
            ("2025-03-31T15:20:30", "2025-03-31T15:20:30"),
            ("2025-03-31 15:20", "2025-03-31T15:20:00"),
            ("2025-03-31T15:20:30.999", "2025-03-31T15:20:30"),
            ("2025-03-31T15:20:30Z", "1743434430"),
            ("2025-03-31T15:20:30-09:30", "1743468630"),
            ("2025-03-31T15:20+05:00", "1743416400"),
            ("2025-3-31", ""),
            ("2025-02-29", ""),
            ("20250331", ""),
            ("2025-03-31T", ""),
            ("2025-03-31T25:00", ""),
            ("2025-03-31T10:61", ""),
            ("2025-03-31T15:20.5", ""),
            ("2025-03-31T15:20:30+0500", ""),
            ("2025-03-31x", ""),
            ("today", ""),
            ("１２３４-０１-０１", ""),
        ] {
            let found = match Moment::parse(text) {
                None => String::new(),
                Some(Moment::Day(day)) => format!("{day} whole"),
                Some(Moment::Local(local)) => local.to_string(),
                Some(Moment::Instant(instant)) => instant.seconds().to_string(),
            };
            assert_eq!(found, expected, "{text:?}");
        }
    }

    #[test]
    fn a_clock_that_is_set_forward_or_back_has_one_instant_for_each_time() {
        let zone = Zone::parse("Europe/Berlin").unwrap();
        for (local, back) in [
            ("2025-03-30T01:59:59", "2025-03-30T01:59:59"),
            ("2025-03-30T02:30:00", "2025-03-30T03:30:00"),
            ("2025-10-26T02:30:00", "2025-10-26T02:30:00"),
        ] {
            let instant = zone.instant(Local::parse(local).unwrap());
            assert_eq!(zone.local(instant).to_string(), back);
        }
    }
}
