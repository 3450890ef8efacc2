//! Reads dates and times as people and exports write them: `2010-12-01 08:26:00`, `12/1/2010 8:26`,
//! `01.12.2010`, `3. März 2025`. The order of day and month is derived from all dates of a file and never
//! guessed; in a date that a person types it is that of their preferences.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;

use chrono::{Datelike, Days, NaiveDate, NaiveTime, TimeDelta};

use super::clock::{number, parse_clock};
use super::date_words::{date, is_beside, month_number, whole_year, written_out};
use crate::text;
use crate::text::Text;
use crate::time::{Day, Instant, Local, Moment, Zone};

/// The order of day and month in a date such as `1/2/2011`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DateOrder {
    /// `1/2/2011` is 1 February.
    #[default]
    DayFirst,
    /// `1/2/2011` is 2 January.
    MonthFirst,
}

impl DateOrder {
    /// Both orders.
    pub const ALL: [Self; 2] = [Self::DayFirst, Self::MonthFirst];

    /// The name on the command line.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::DayFirst => "day-first",
            Self::MonthFirst => "month-first",
        }
    }

    /// The order of a locale such as `en_US.UTF-8` (CLDR, short dates).
    pub fn of_locale(locale: &str) -> Self {
        let name = locale.split(['.', '@']).next().unwrap_or_default();
        let territory = name.split_once(['_', '-']).map_or("", |(_, territory)| territory);
        if matches!(territory, "US" | "PH" | "PR" | "GU") { Self::MonthFirst } else { Self::DayFirst }
    }
}

/// Derives the order of day and month from the dates of a file.
#[derive(Debug, Default)]
pub struct DateOrderDetector {
    /// The first date, with its line, that can only have the day first, and the first that can only have the month
    /// first.
    day_first: Option<(u64, String)>,
    month_first: Option<(u64, String)>,
    unclear: Option<(u64, String)>,
}

impl DateOrderDetector {
    /// Adds a date, which stands in this line of the file.
    pub fn see(&mut self, line: u64, text: &str) {
        if begins_with_year(text) {
            return;
        }
        let Some((Day3::Either(first, second, year), _)) = split(text) else {
            return;
        };
        let kind = match (date(year, first, second), date(year, second, first)) {
            (Some(_), None) => &mut self.month_first,
            (None, Some(_)) => &mut self.day_first,
            (Some(_), Some(_)) => &mut self.unclear,
            (None, None) => return,
        };
        if kind.is_none() {
            *kind = Some((line, text.to_owned()));
        }
    }

    /// The order; `None` when no date depends on it. An error when all dates that depend on it can be read
    /// both ways, or when some have the day and others the month first: the line of one, and what is unclear.
    pub fn judge(self) -> Result<Option<DateOrder>, (u64, Text)> {
        match (self.day_first, self.month_first, self.unclear) {
            (Some((line, text)), Some((other_line, other)), _) => Err((
                line.max(other_line),
                text!(
                    "\"{text}\" of line {line} has the day first, and \"{other}\" of line {other_line} the month",
                    text,
                    line = line.to_string(),
                    other,
                    other_line = other_line.to_string()
                ),
            )),
            (Some(_), None, _) => Ok(Some(DateOrder::DayFirst)),
            (None, Some(_), _) => Ok(Some(DateOrder::MonthFirst)),
            (None, None, None) => Ok(None),
            (None, None, Some((line, text))) => Err((
                line,
                text!(
                    "\"{text}\" may have the day or the month first, and no date of the file says which",
                    text
                ),
            )),
        }
    }
}

/// True for a date with its year first, as most files have it.
fn begins_with_year(text: &str) -> bool {
    text.bytes().take(4).all(|byte| byte.is_ascii_digit())
}

/// True for a date of numbers whose day and month depend on the order.
pub fn needs_order(text: &str) -> bool {
    if begins_with_year(text) {
        return false;
    }
    match split(text) {
        Some((Day3::Either(first, second, year), _)) => {
            date(year, first, second).is_some() || date(year, second, first).is_some()
        }
        _ => false,
    }
}

/// The style of written dates, and their meaning. All typed and imported dates are read by [`Self::time`] or
/// [`Self::day`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DateStyle {
    order: DateOrder,
    by: By,
}

/// The writer of a date.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum By {
    /// A program or a spreadsheet. Nothing of the date is missing, a time may follow it, and one with an offset is
    /// converted to this zone.
    File(Zone),
    /// A person. A missing month or year is taken from this day.
    Person(Day),
}

impl DateStyle {
    /// The dates of a file, whose times are in the shop's time zone.
    pub const fn of_a_file(order: DateOrder, zone: Zone) -> Self {
        Self { order, by: By::File(zone) }
    }

    /// The style of days typed by a person: `19 Nov 2026`, `Nov 19`, `2026-11-19`, `19.11.2026`, `19/11/26`,
    /// `19`, `today`, `yesterday`, `-7` for seven days ago. Of two numbers, `order` decides which is the day,
    /// unless dots do, or only one reading is a date.
    pub const fn typed(order: DateOrder, today: Day) -> Self {
        Self { order, by: By::Person(today) }
    }

    /// Reads a date with its time, which is midnight where none is written. `None` for another text.
    pub fn time(self, text: &str) -> Option<Local> {
        match self.by {
            By::File(zone) => of_a_file(text, self.order, zone),
            By::Person(today) => typed(text, today, self.order).map(Day::start),
        }
    }

    /// Reads a date; a time after it is left out. `None` for another text.
    pub fn day(self, text: &str) -> Option<Day> {
        self.time(text).map(|at| at.day)
    }

    /// Reads an end of a range as reports take it: a day, `2026-11-19`, or a date with a time. `None` for another text.
    pub fn range_end(self, text: &str) -> Option<String> {
        match Moment::parse(text) {
            Some(_) => Some(text.trim().to_owned()),
            None => self.day(text).map(|day| day.to_string()),
        }
    }
}

/// Reads a time in one form, as [`Moment`] writes it or with an offset such as ` +0200` or ` UTC`. A time
/// without an offset is in the zone `from`; all are converted to the zone `to`.
pub fn exact_time(text: &str, from: Zone, to: Zone) -> Option<Local> {
    match Moment::parse(&with_plain_offset(text))? {
        Moment::Day(day) => Some(day.start()),
        Moment::Local(local) if from == to => Some(local),
        Moment::Local(local) => Some(to.local(from.instant(local))),
        Moment::Instant(instant) => Some(to.local(instant)),
    }
}

fn of_a_file(text: &str, order: DateOrder, zone: Zone) -> Option<Local> {
    let one_form = exact_time(text, zone, zone).or_else(|| digits_only(text));
    if one_form.is_some() {
        return one_form;
    }
    if let Some(instant) = since_1970(text) {
        return Some(zone.local(instant));
    }
    if let Some((rest, offset)) = with_offset(text) {
        let at = Zone::UTC.instant(of_a_file(rest, order, Zone::UTC)?);
        return Some(zone.local(Instant::from_seconds(at.seconds().checked_sub(offset)?)));
    }
    if let Some((day, clock)) = written_out(text) {
        return Some(Local::new(day.and_time(clock)));
    }
    let (day, clock) = split(text)?;
    let date = match (day, order) {
        (Day3::Exact(year, month, day), _)
        | (Day3::Either(day, month, year), DateOrder::DayFirst)
        | (Day3::Either(month, day, year), DateOrder::MonthFirst) => date(year, month, day)?,
    };
    let time = match clock {
        "" => NaiveTime::MIN,
        clock => parse_clock(clock)?,
    };
    Some(Local::new(date.and_time(time)))
}

/// The time of a count of seconds, or of thousandths of them, since 1970, from 2001 on.
fn since_1970(text: &str) -> Option<Instant> {
    let is_digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let count: i64 = text.parse().ok().filter(|_| is_digits)?;
    match text.len() {
        10 => Some(Instant::from_seconds(count)),
        13 => Some(Instant::from_seconds(count / 1_000)),
        _ => None,
    }
}

/// A time without the offset after it, and that in seconds: `23:30:00 -0500`, `08:26 GMT`.
fn with_offset(text: &str) -> Option<(&str, i64)> {
    let (rest, offset) = text.rsplit_once(' ').filter(|(rest, _)| rest.contains(':'))?;
    if matches!(offset, "UTC" | "GMT" | "Z") {
        return Some((rest, 0));
    }
    let sign = if offset.starts_with('-') { -1 } else { 1 };
    let digits = offset.strip_prefix(['+', '-'])?.replacen(':', "", 1);
    let part = |range: std::ops::Range<usize>| digits.get(range)?.parse::<i64>().ok();
    let is_whole = digits.len() == 4 && digits.bytes().all(|byte| byte.is_ascii_digit());
    let (hours, minutes) = (part(0..2)?, part(2..4)?);
    is_whole.then_some((rest, sign * (hours * 3_600 + minutes * 60)))
}

/// The days of spreadsheets from 1990 to 2099: other numbers of five digits are taken for no date.
const DAY_NUMBERS: std::ops::RangeInclusive<u32> = 32_874..=73_050;

/// The day number of a spreadsheet, as in `46094` or `46094.5`, and the text of its fraction.
fn day_number(text: &str) -> Option<(u32, &str)> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let is_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let day = Some(whole).filter(|whole| whole.len() == 5 && is_digits(whole) && is_digits(fraction));
    Some((day?.parse().ok().filter(|day| DAY_NUMBERS.contains(day))?, fraction))
}

/// True for a date that is written as the day number of a spreadsheet.
pub fn is_day_number(text: &str) -> bool {
    day_number(text).is_some()
}

/// Reads a date without separators: `20260313`, or the day number of a spreadsheet, whose days begin in 1900.
fn digits_only(text: &str) -> Option<Local> {
    if let Some((number, fraction)) = day_number(text) {
        let day = NaiveDate::from_ymd_opt(1899, 12, 30)?.checked_add_days(Days::new(u64::from(number)))?;
        // The part of a day in millionths, then in whole seconds.
        let millionths: u64 = format!("{fraction:0<6}").get(..6)?.parse().ok()?;
        let second = (millionths * 86_400 + 500_000) / 1_000_000;
        let at = day
            .and_time(NaiveTime::MIN)
            .checked_add_signed(TimeDelta::seconds(i64::try_from(second).ok()?))?;
        return Some(Local::new(at));
    }
    let is_compact = text.len() == 8 && text.bytes().all(|byte| byte.is_ascii_digit());
    let part = |range: std::ops::Range<usize>| text.get(range).filter(|_| is_compact)?.parse().ok();
    let day = date(part(0..4)?, part(4..6)?, part(6..8)?)?;
    Some(Local::new(day.and_time(NaiveTime::MIN)))
}

/// Joins a date and the time of day in another column to one text.
pub fn with_clock<'d>(date: &'d str, clock: &str) -> Cow<'d, str> {
    if clock.is_empty() || date.is_empty() {
        return Cow::Borrowed(date);
    }
    // A spreadsheet adds midnight to a date without a time.
    let midnights = ["T00:00:00", " 00:00:00", " 00:00", " 0:00:00", " 0:00", " 12:00:00 AM", " 12:00 AM"];
    let day = midnights.iter().find_map(|midnight| date.strip_suffix(midnight)).unwrap_or(date);
    if day.contains(':') { Cow::Borrowed(date) } else { Cow::Owned(format!("{day} {clock}")) }
}

/// Rewrites the offsets ` +0200`, ` UTC` and ` GMT` to the form that [`Moment`] reads.
fn with_plain_offset(text: &str) -> Cow<'_, str> {
    if let Some(clock) = text.strip_suffix("UTC").or_else(|| text.strip_suffix("GMT")) {
        return Cow::Owned(format!("{}Z", clock.trim_end()));
    }
    let at = text.len().saturating_sub(5);
    let (Some(clock), Some(offset)) = (text.get(..at), text.get(at..)) else {
        return Cow::Borrowed(text);
    };
    let is_offset = offset.starts_with(['+', '-'])
        && offset.get(1..).is_some_and(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()));
    match (offset.get(..3), offset.get(3..)) {
        (Some(hours), Some(minutes)) if is_offset && clock.contains(':') => {
            Cow::Owned(format!("{}{hours}:{minutes}", clock.trim_end()))
        }
        _ => match text.rsplit_once(" +").filter(|(_, offset)| offset.contains(':')) {
            Some((clock, offset)) => Cow::Owned(format!("{clock}+{offset}")),
            None => Cow::Borrowed(text),
        },
    }
}

/// The numbers of a date.
enum Day3 {
    /// Year, month, day, known from the form: `2011/2/1`, `1.2.2011`.
    Exact(u32, u32, u32),
    /// Two numbers for day and month in either order, then the year: `1/2/2011`.
    Either(u32, u32, u32),
}

/// Splits a date with slashes, dots or dashes from the time after it. `None` for another form.
fn split(text: &str) -> Option<(Day3, &str)> {
    let end = text.find([' ', 'T']).unwrap_or(text.len());
    let (date, clock) = (text.get(..end)?, text.get(end..)?);
    let mark = date.find(['/', '.', '-']).and_then(|at| date.get(at..)?.chars().next())?;
    let mut parts = date.split(mark);
    let (first, second, third) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() {
        return None;
    }
    let [a, b, c] = [number(first)?, number(second)?, number(third)?];
    let day = match (first.len(), third.len()) {
        (4, 1 | 2) => Day3::Exact(a, b, c),
        (1 | 2, 2 | 4) => {
            let year = if third.len() == 2 { whole_year(c) } else { c };
            // Dates with dots have the day first.
            if mark == '.' { Day3::Exact(year, b, a) } else { Day3::Either(a, b, year) }
        }
        _ => return None,
    };
    Some((day, clock.trim_start_matches([' ', 'T'])))
}

fn typed(text: &str, today: Day, order: DateOrder) -> Option<Day> {
    let text = text.trim().to_lowercase().replace('−', "-");
    let days = |count: &str| number(count).map(u64::from).filter(|_| count.len() < 4);
    match text.as_str() {
        "today" | "heute" | "aujourd'hui" | "aujourd’hui" | "vandaag" | "hoy" => return Some(today),
        "yesterday" | "gestern" | "hier" | "gisteren" | "ayer" => return Some(today.minus_days(1)),
        "tomorrow" | "morgen" | "demain" | "mañana" => return Some(today.plus_days(1)),
        _ => {}
    }
    if let Some(count) = text.strip_prefix('-') {
        return Some(today.minus_days(days(count.trim_start())?));
    }
    if let Some(count) = text.strip_prefix('+') {
        return Some(today.plus_days(days(count.trim_start())?));
    }
    let parts: Vec<&str> = text
        .split(|c: char| !c.is_alphanumeric())
        .filter(|part| !part.is_empty() && !is_beside(part))
        .map(|part| if part.starts_with(|c: char| c.is_ascii_digit()) { without_nth(part) } else { part })
        .collect();
    let (year, first, second) = match parts.as_slice() {
        [year, month, day] if year.len() == 4 => return on(typed_year(year)?, month, day),
        [first, second, year] => (typed_year(year)?, *first, *second),
        [first, second] => (today.date().year_ce().1, *first, *second),
        [day] => {
            let (year, month) = (today.date().year_ce().1, today.date().month());
            return on(year, &month.to_string(), day);
        }
        _ => return None,
    };
    let (day_first, month_first) = (|| on(year, second, first), || on(year, first, second));
    match order {
        DateOrder::MonthFirst if !text.contains('.') => month_first().or_else(day_first),
        _ => day_first().or_else(month_first),
    }
}

/// The number of `1er` and `1st`.
fn without_nth(part: &str) -> &str {
    ["er", "st", "nd", "rd", "th"].iter().find_map(|nth| part.strip_suffix(nth)).unwrap_or(part)
}

/// The year of four or two digits.
fn typed_year(text: &str) -> Option<u32> {
    let year = number(text)?;
    match text.len() {
        2 => Some(whole_year(year)),
        4 => Some(year),
        _ => None,
    }
}

/// The day of a year, a month by its number or name, and a day such as `3` or `3rd`.
fn on(year: u32, month: &str, day: &str) -> Option<Day> {
    let month = number(month).or_else(|| month_number(month))?;
    let bare = ["st", "nd", "rd", "th"].iter().find_map(|ending| day.strip_suffix(ending)).unwrap_or(day);
    date(year, month, number(bare)?).map(Day::new)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_of_its_own_goes_with_its_date() {
        for (date, clock, expected) in [
            ("2025-10-13", "09:25", "2025-10-13 09:25"),
            ("2025-10-13 00:00:00", "9:25 PM", "2025-10-13 9:25 PM"),
            ("10/13/2025 0:00", "9:25", "10/13/2025 9:25"),
            ("2025-10-13 08:00", "09:25", "2025-10-13 08:00"),
            ("2025-10-13", "", "2025-10-13"),
            ("", "09:25", ""),
        ] {
            assert_eq!(with_clock(date, clock), expected, "{date} {clock}");
        }
    }

    #[test]
    fn the_order_is_that_of_all_dates_of_a_file() {
        for (dates, expected) in [
            ("2026-03-13 2026-13-03", Ok(None)),
            ("03/04/2026 13/03/2026", Ok(Some(DateOrder::DayFirst))),
            ("03/04/2026 03/14/2026", Ok(Some(DateOrder::MonthFirst))),
            ("03/04/2026", Err("may have the day or the month first")),
            (
                "13/03/2026 03/14/2026",
                Err("\"13/03/2026\" of line 1 has the day first, and \"03/14/2026\" of line 2"),
            ),
            ("03/14/2026 01/02/2026 13/03/2026", Err("of line 3 has the day first")),
            ("31/31/2026", Ok(None)),
        ] {
            let mut detector = DateOrderDetector::default();
            for (line, date) in (1..).zip(dates.split(' ')) {
                detector.see(line, date);
            }
            match (detector.judge(), expected) {
                (Err((_, problem)), Err(part)) => {
                    assert!(problem.to_string().contains(part), "{dates}: {problem}");
                }
                (found, expected) => assert_eq!(found.ok(), expected.ok(), "{dates}"),
            }
        }
    }

    #[test]
    fn times_are_read_as_they_are_written() {
        let (day, month) = (DateOrder::DayFirst, DateOrder::MonthFirst);
        for (text, order, expected) in [
            ("2010-12-01 08:26:00", month, Some("2010-12-01T08:26:00")),
            ("2010-12-01T08:26", month, Some("2010-12-01T08:26:00")),
            ("2010-12-01", month, Some("2010-12-01T00:00:00")),
            ("2010-12-01T08:26:00Z", month, Some("2010-12-01T09:26:00")),
            ("2010-12-01 08:26:00 +0200", month, Some("2010-12-01T07:26:00")),
            ("2010-12-01 08:26:00 -0500", month, Some("2010-12-01T14:26:00")),
            ("2010-12-01 08:26:00 +02:00", month, Some("2010-12-01T07:26:00")),
            ("2010-12-01 08:26:00 UTC", month, Some("2010-12-01T09:26:00")),
            ("12/1/2010 8:26", month, Some("2010-12-01T08:26:00")),
            ("12/1/2010 8:26", day, Some("2010-01-12T08:26:00")),
            ("12/1/10 8:26", month, Some("2010-12-01T08:26:00")),
            ("1-12-2010 08:26", day, Some("2010-12-01T08:26:00")),
            ("01.12.2010 08:26", month, Some("2010-12-01T08:26:00")),
            ("2010/12/1 8:26:07.000", day, Some("2010-12-01T08:26:07")),
            ("12/1/2010 8:26 PM", month, Some("2010-12-01T20:26:00")),
            ("12/1/2010 12:00 am", month, Some("2010-12-01T00:00:00")),
            ("26 Apr 2026", month, Some("2026-04-26T00:00:00")),
            ("April 26th, 2026 9:32 pm", month, Some("2026-04-26T21:32:00")),
            ("Sept 3, 2025 at 09:05", day, Some("2025-09-03T09:05:00")),
            ("26-Apr-2026 08:00", month, Some("2026-04-26T08:00:00")),
            ("14-JUL-08", month, Some("2008-07-14T00:00:00")),
            ("14-JUL-98 08:26", month, Some("1998-07-14T08:26:00")),
            ("14 Jul 2008", month, Some("2008-07-14T00:00:00")),
            ("Jul 14, 2008", day, Some("2008-07-14T00:00:00")),
            ("Tue, 14 Jul 2008 10:00:00", day, Some("2008-07-14T10:00:00")),
            ("3. März 2025", month, Some("2025-03-03T00:00:00")),
            ("03.Dez.2025 14:30", month, Some("2025-12-03T14:30:00")),
            ("3 août 2025", month, Some("2025-08-03T00:00:00")),
            ("21 févr. 2025 à 9:05", month, Some("2025-02-21T09:05:00")),
            ("3 de mayo de 2025", month, Some("2025-05-03T00:00:00")),
            ("1 ene 2025", month, Some("2025-01-01T00:00:00")),
            ("12 mei 2025", month, Some("2025-05-12T00:00:00")),
            ("5 maart 2025 13:00", month, Some("2025-03-05T13:00:00")),
            ("12/31/99", month, Some("1999-12-31T00:00:00")),
            ("31.12.69", month, Some("2069-12-31T00:00:00")),
            ("01.12.2010 8:26 Uhr", month, Some("2010-12-01T08:26:00")),
            ("20260313", day, Some("2026-03-13T00:00:00")),
            ("20261313", day, None),
            ("2026031", day, None),
            ("46094", day, Some("2026-03-13T00:00:00")),
            ("46094.5", month, Some("2026-03-13T12:00:00")),
            ("46094.392361", month, Some("2026-03-13T09:25:00")),
            ("12345", day, None),
            ("99999", day, None),
            ("mar 3 abr 2025", month, None),
            ("14-JUL-8", month, None),
            ("14-JUX-08", month, None),
            ("April 2026", month, None),
            ("31 Feb 2026", month, None),
            ("13/1/2010", month, None),
            ("31/2/2010", day, None),
            ("12/1/2010 25:00", month, None),
            ("12/1/2010 13:00 PM", month, None),
            ("1/2", month, None),
            ("tomorrow", month, None),
            ("", month, None),
        ] {
            let zone = Zone::parse("Europe/Berlin").unwrap();
            let found = DateStyle::of_a_file(order, zone).time(text).map(|local| local.to_string());
            assert_eq!(found.as_deref(), expected, "{text} {order:?}");
        }
    }

    #[test]
    fn times_of_programs_have_weekdays_and_offsets_or_are_counted() {
        let day = DateOrder::DayFirst;
        for (text, order, expected) in [
            ("Fri, 13 Mar 2026 23:30:00 -0500", day, Some("2026-03-14T05:30:00")),
            ("Fri, 13 Mar 2026 23:30:00 GMT", day, Some("2026-03-14T00:30:00")),
            ("13/03/2026 23:30 +01:00", day, Some("2026-03-13T23:30:00")),
            ("Freitag, 13. März 2026", day, Some("2026-03-13T00:00:00")),
            ("Fr., 13. März 2026", day, Some("2026-03-13T00:00:00")),
            ("on Friday 13 March 2026", day, Some("2026-03-13T00:00:00")),
            ("vendredi 13 mars 2026", day, Some("2026-03-13T00:00:00")),
            ("1773444600", day, Some("2026-03-14T00:30:00")),
            ("1773444600000", day, Some("2026-03-14T00:30:00")),
            ("17734446000", day, None),
        ] {
            let zone = Zone::parse("Europe/Berlin").unwrap();
            let found = DateStyle::of_a_file(order, zone).time(text).map(|local| local.to_string());
            assert_eq!(found.as_deref(), expected, "{text}");
        }
    }

    #[test]
    fn days_are_read_as_people_type_them() {
        let today = Local::parse("2026-11-20T00:00:00").unwrap().day;
        for (text, order, expected) in [
            ("10/1/2026", DateOrder::MonthFirst, Some("2026-10-01")),
            ("10/1/2026", DateOrder::DayFirst, Some("2026-01-10")),
            ("10/13/2026", DateOrder::DayFirst, Some("2026-10-13")),
            ("1.10.2026", DateOrder::MonthFirst, Some("2026-10-01")),
            ("10-1", DateOrder::MonthFirst, Some("2026-10-01")),
            ("1 Oct", DateOrder::MonthFirst, Some("2026-10-01")),
            ("13/13/2026", DateOrder::MonthFirst, None),
        ] {
            let found = DateStyle::typed(order, today).day(text).map(|day| day.to_string());
            assert_eq!(found.as_deref(), expected, "{text}");
        }
        for (text, expected) in [
            ("Oct 1", Some("2026-10-01")),
            ("October 1st, 2025", Some("2025-10-01")),
            ("Thu 19 Nov 2026", Some("2026-11-19")),
            ("-7", Some("2026-11-13")),
            ("− 7", Some("2026-11-13")),
            ("+3", Some("2026-11-23")),
            ("tomorrow", Some("2026-11-21")),
            ("-x", None),
            ("-9999", None),
            ("1 Oct 202", None),
            ("19 Nov 2026", Some("2026-11-19")),
            ("19 november", Some("2026-11-19")),
            ("2026-11-19", Some("2026-11-19")),
            ("19.11.2026", Some("2026-11-19")),
            ("19/11/26", Some("2026-11-19")),
            ("19", Some("2026-11-19")),
            ("today", Some("2026-11-20")),
            ("Yesterday", Some("2026-11-19")),
            ("19 März 26", Some("2026-03-19")),
            ("17. Okt. 2026", Some("2026-10-17")),
            ("3 août 2026", Some("2026-08-03")),
            ("3 mrt 2026", Some("2026-03-03")),
            ("3 sept 2026", Some("2026-09-03")),
            ("Gestern", Some("2026-11-19")),
            ("19 nove", Some("2026-11-19")),
            ("19 ju", None),
            ("31 Nov", None),
            ("soon", None),
            ("", None),
        ] {
            let found = DateStyle::typed(DateOrder::DayFirst, today).day(text).map(|day| day.to_string());
            assert_eq!(found.as_deref(), expected, "{text}");
        }
    }
}
