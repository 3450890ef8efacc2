//! Names of days, periods and ranges: `Sat 17 Oct 2026`, `1–31 Oct 2026`, `October 2026`, the same in the
//! window, in files and on printed pages. Files and the command line have the English ones.

use chrono::Datelike;

use super::{Day, Local};

/// The words of dates in a language. In all of them the day comes before the month, and that before the year.
#[derive(Debug, Clone, Copy)]
pub struct DateWords {
    /// The months in full, from January on.
    pub months: [&'static str; 12],
    /// The months as they stand in a date.
    pub short_months: [&'static str; 12],
    /// The days of the week as they stand before a date, from Monday on.
    pub weekdays: [&'static str; 7],
    /// Suffix of the number of a day in a date: a point in German.
    pub point: &'static str,
    /// Suffix of the first of a month, where the month stands after it: `1er mars`.
    pub first: &'static str,
    /// Suffix of the number of a day that stands alone: `st` in `1st`.
    pub nth: fn(u32) -> &'static str,
    /// The word between the first and the last month of a period.
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
    first: "",
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
        let has_month = pattern.contains("%b") || pattern.contains("%B");
        let mark = if at.day() == 1 && has_month { self.first } else { self.point };
        let name = |names: &[&'static str], place: u32| {
            usize::try_from(place).ok().and_then(|place| names.get(place)).copied().unwrap_or_default()
        };
        let pattern = pattern
            .replace("%B", name(&self.months, at.month0()))
            .replace("%b", name(&self.short_months, at.month0()))
            .replace("%a", name(&self.weekdays, at.weekday().num_days_from_monday()))
            .replace("%-d", &format!("%-d{mark}"));
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

    /// As short as a column needs it: `Mar 2026`, `Jan – Mar 2026`, `2026`; else as [`Self::days`].
    pub fn short_days(&self, first: Day, last: Day) -> String {
        let (month, year) = (first.first_of_month(), first.first_of_year());
        if first != month || last != last.last_of_month() {
            return self.days(first, last);
        }
        if month == last.first_of_month() {
            return self.day(first, "%b %Y");
        }
        if first == year && last == year.plus_months(12).minus_days(1) {
            return self.day(first, "%Y");
        }
        let begin = self.day(first, if year == last.first_of_year() { "%b" } else { "%b %Y" });
        format!("{begin} – {}", self.day(last, "%b %Y"))
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
}
