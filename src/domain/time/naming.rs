//! Names of days, periods and ranges: `Sat 17 Oct 2026`, `1–31 Oct 2026`, `October 2026`, the same in the
//! window, in files and on printed pages. Files and the command line have the English ones.

use chrono::Datelike;

use super::period::{Grouping, Period, ReportRange};
use super::{Day, HOUR_SECONDS, Local};

/// The words of dates in a language. In all of them the day comes before the month, and that before the year.
#[derive(Debug, Clone, Copy)]
pub struct DateWords {
    /// The months in full, from January on.
    pub months: [&'static str; 12],
    /// The months as they stand in a date.
    pub short_months: [&'static str; 12],
    /// The days of the week as they stand before a date, from Monday on.
    pub weekdays: [&'static str; 7],
    /// What follows the number of a day in a date: a point in German.
    pub point: &'static str,
    /// What follows the number of a day that stands alone: `st` in `1st`.
    pub nth: fn(u32) -> &'static str,
    /// What stands between the first and the last month of a period.
    pub to: &'static str,
}

/// English.
pub static ENGLISH: DateWords = DateWords {
    months: [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ],
    short_months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
    weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    point: "",
    nth: |day| match day {
        1 | 21 | 31 => "st",
        2 | 22 => "nd",
        3 | 23 => "rd",
        _ => "th",
    },
    to: "to",
};

impl DateWords {
    /// A time by a pattern of chrono, of whose names `%B`, `%b` and `%a` are understood, and `%-d`.
    pub fn format(&self, at: Local, pattern: &str) -> String {
        let at = at.date_time();
        let name = |names: &[&'static str], place: u32| {
            usize::try_from(place).ok().and_then(|place| names.get(place)).copied().unwrap_or_default()
        };
        let pattern = pattern
            .replace("%B", name(&self.months, at.month0()))
            .replace("%b", name(&self.short_months, at.month0()))
            .replace("%a", name(&self.weekdays, at.weekday().num_days_from_monday()))
            .replace("%-d", &format!("%-d{}", self.point));
        at.format(&pattern).to_string()
    }

    /// The same for a day.
    pub fn day(&self, day: Day, pattern: &str) -> String {
        self.format(day.start(), pattern)
    }

    /// A day with its weekday: `Sat 17 Oct 2026`.
    pub fn long_day(&self, day: Day) -> String {
        self.day(day, "%a %-d %b %Y")
    }

    /// The name of a period: `09:00–10:00`, `Sat 17 Oct 2026`, `12–18 Oct 2026`, `October 2026`.
    pub fn period(&self, period: &Period, grouping: Grouping) -> String {
        let (first, last) = (period.start.day, period.end.day);
        match grouping {
            Grouping::Hour => {
                let hour = period.start.second / HOUR_SECONDS;
                format!("{hour:02}:00–{:02}:00", hour + 1)
            }
            Grouping::Day => self.long_day(first),
            Grouping::Week(_) => self.days(first, last),
            Grouping::Month => self.day(first, "%B %Y"),
        }
    }

    /// The label of a period on the axis of a chart: an hour as its beginning, a day as its number, with the month
    /// where the range has several, a week as its first day; a month with the year where the range has several.
    pub fn axis(&self, period: &Period, range: &ReportRange) -> String {
        let (start, end) = (range.start().day, range.end().day);
        let one_month = start.first_of_month() == end.first_of_month();
        let one_year = start.first_of_year() == end.first_of_year();
        let pattern = match range.grouping() {
            Grouping::Hour => "%H:%M",
            Grouping::Day if one_month => "%-d",
            Grouping::Day | Grouping::Week(_) => "%-d %b",
            Grouping::Month if one_year => "%b",
            Grouping::Month => "%b %y",
        };
        self.format(period.start, pattern)
    }

    /// The first and last day of a range: `1–31 Oct 2026`, `28 Sep – 4 Oct 2026`, `30 Dec 2025 – 5 Jan 2026`.
    pub fn range(&self, range: &ReportRange) -> String {
        self.days(range.start().day, range.end().day)
    }

    /// As [`Self::range`], from the first and last day.
    pub fn days(&self, first: Day, last: Day) -> String {
        let end = self.day(last, "%-d %b %Y");
        if first >= last {
            return self.day(first, "%-d %b %Y");
        }
        if first.first_of_month() == last.first_of_month() {
            return format!("{}–{end}", self.day(first, "%-d"));
        }
        let pattern = if first.first_of_year() == last.first_of_year() { "%-d %b" } else { "%-d %b %Y" };
        format!("{} – {end}", self.day(first, pattern))
    }

    /// The title of a range: `October 2026`, `2026`, otherwise its days. A named period has the title of its
    /// month or year before that is over, a custom range only when it is whole.
    pub fn title(&self, of: &ReportRange, is_named: bool) -> String {
        self.title_of_days(of.start().day, of.end().day, is_named)
    }

    /// As [`Self::title`], from the first and last day.
    pub fn title_of_days(&self, first: Day, last: Day, is_named: bool) -> String {
        let ends = |whole: Day| is_named || last == whole;
        let (month, year) = (first.first_of_month(), first.first_of_year());
        if first == month && month == last.first_of_month() && ends(first.last_of_month()) {
            return self.day(first, "%B %Y");
        }
        if first == year && year == last.first_of_year() && ends(year.plus_months(12).minus_days(1)) {
            return self.day(first, "%Y");
        }
        self.days(first, last)
    }

    /// As [`Self::title`], with the month abbreviated: `Sep 2026`.
    pub fn short_title(&self, of: &ReportRange) -> String {
        let (first, last) = (of.start().day, of.end().day);
        let is_month = first == first.first_of_month() && last == first.last_of_month();
        if is_month { self.day(first, "%b %Y") } else { self.title(of, false) }
    }

    /// A title for the head of a column: `19 Sep`, `Sep`, `2025`; `None` for other days, and for several months,
    /// unless they are of one year and begin with January.
    pub fn column_title(&self, of: &ReportRange) -> Option<String> {
        let (first, last) = (of.start().day, of.end().day);
        let pattern = match () {
            () if first == last => "%-d %b",
            () if first == last.first_of_month() => "%b",
            () if first == first.first_of_year() && first == last.first_of_year() => "%Y",
            () => return None,
        };
        Some(self.day(first, pattern))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::Zone;
    use crate::time::period::RangeQuery;

    #[test]
    fn ranges_are_named_by_what_they_are() {
        let now = Local::parse("2026-11-20T10:00:00").unwrap();
        let days = |min: &str, max: &str| RangeQuery {
            period: None,
            date_min: Some(min.to_owned()),
            date_max: Some(max.to_owned()),
        };
        for (query, days, name) in [
            (RangeQuery::named("last_month"), "1–31 Oct 2026", "October 2026"),
            (RangeQuery::named("month"), "1–20 Nov 2026", "November 2026"),
            (RangeQuery::named("year"), "1 Jan – 20 Nov 2026", "2026"),
            (RangeQuery::named("week"), "14–20 Nov 2026", "14–20 Nov 2026"),
            (days("2026-11-01", "2026-11-02"), "1–2 Nov 2026", "1–2 Nov 2026"),
            (days("2026-11-01", "2026-11-30"), "1–30 Nov 2026", "November 2026"),
            (days("2025-01-01", "2025-12-31"), "1 Jan – 31 Dec 2025", "2025"),
            (days("2025-12-30", "2026-01-05"), "30 Dec 2025 – 5 Jan 2026", "30 Dec 2025 – 5 Jan 2026"),
        ] {
            let resolved = ReportRange::resolve(&query, Zone::UTC, now, || Ok(None)).unwrap();
            assert_eq!(
                (ENGLISH.range(&resolved), ENGLISH.title(&resolved, query.period.is_some())),
                (days.to_owned(), name.to_owned())
            );
        }
    }
}
