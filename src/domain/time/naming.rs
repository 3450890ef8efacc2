//! Names of days, periods and ranges: `Sat 17 Oct 2026`, `1–31 Oct 2026`, `October 2026`, the same in the
//! window, in files and on printed pages.

use super::period::{Grouping, Period, ReportRange};
use super::{Day, HOUR_SECONDS};

/// A day with its weekday: `Sat 17 Oct 2026`.
pub fn long_day(day: Day) -> String {
    day.date().format("%a %-d %b %Y").to_string()
}

/// The name of a period: `09:00–10:00`, `Sat 17 Oct 2026`, `12–18 Oct 2026`, `October 2026`.
pub fn period(period: &Period, grouping: Grouping) -> String {
    let (first, last) = (period.start.day, period.end.day);
    match grouping {
        Grouping::Hour => {
            let hour = period.start.second / HOUR_SECONDS;
            format!("{hour:02}:00–{:02}:00", hour + 1)
        }
        Grouping::Day => long_day(first),
        Grouping::Week(_) => days(first, last),
        Grouping::Month => first.date().format("%B %Y").to_string(),
    }
}

/// The label of a period on the axis of a chart: an hour as its beginning, a day as its number, with the month where the
/// range has several, a week as its first day; a month with the year where the range has several.
pub fn axis(period: &Period, range: &ReportRange) -> String {
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
    period.start.date_time().format(pattern).to_string()
}

/// The part of a week or month that is in the range, unless it is the whole: `to the 20th`, `from the 5th`, or empty.
pub fn part(period: &Period, of: &ReportRange) -> String {
    let (first, last) = (of.start().day, of.end().day);
    let (from, to) = (period.start.day, period.end.day);
    let cut_short = last < to && last > from;
    let cut_off = first > from && first <= to;
    let nth = |day: Day| {
        let number = day.date().format("%-d").to_string();
        let suffix = match number.as_str() {
            "1" | "21" | "31" => "st",
            "2" | "22" => "nd",
            "3" | "23" => "rd",
            _ => "th",
        };
        format!("{number}{suffix}")
    };
    match (cut_off, cut_short) {
        (false, false) => String::new(),
        (false, true) => format!("to the {}", nth(last)),
        (true, false) => format!("from the {}", nth(first)),
        (true, true) => format!("{} to {}", nth(first), nth(last)),
    }
}

/// The first and last day of a range: `1–31 Oct 2026`, `28 Sep – 4 Oct 2026`, `30 Dec 2025 – 5 Jan 2026`.
pub fn range(range: &ReportRange) -> String {
    days(range.start().day, range.end().day)
}

/// As [`range`], from the first and last day.
pub fn days(first: Day, last: Day) -> String {
    let write = |day: Day, pattern: &str| day.date().format(pattern).to_string();
    let end = write(last, "%-d %b %Y");
    if first >= last {
        return write(first, "%-d %b %Y");
    }
    if first.first_of_month() == last.first_of_month() {
        return format!("{}–{end}", write(first, "%-d"));
    }
    let pattern = if first.first_of_year() == last.first_of_year() { "%-d %b" } else { "%-d %b %Y" };
    format!("{} – {end}", write(first, pattern))
}

/// The title of a range: `October 2026`, `2026`, otherwise its days. A named period has the title of its
/// month or year before that is over, a custom range only when it is whole.
pub fn title(of: &ReportRange, is_named: bool) -> String {
    title_of_days(of.start().day, of.end().day, is_named)
}

/// As [`title`], from the first and last day.
pub fn title_of_days(first: Day, last: Day, is_named: bool) -> String {
    let write = |pattern: &str| first.date().format(pattern).to_string();
    let ends = |whole: Day| is_named || last == whole;
    let (month, year) = (first.first_of_month(), first.first_of_year());
    if first == month && month == last.first_of_month() && ends(first.last_of_month()) {
        return write("%B %Y");
    }
    if first == year && year == last.first_of_year() && ends(year.plus_months(12).minus_days(1)) {
        return write("%Y");
    }
    days(first, last)
}

/// As [`title`], with the month abbreviated: `Sep 2026`.
pub fn short_title(of: &ReportRange) -> String {
    let (first, last) = (of.start().day, of.end().day);
    let is_month = first == first.first_of_month() && last == first.last_of_month();
    if is_month { first.date().format("%b %Y").to_string() } else { title(of, false) }
}

/// A title for the head of a column: `19 Sep`, `Sep`, `2025`; `None` for other days, and for several months, unless they are of
/// one year and begin with January.
pub fn column_title(of: &ReportRange) -> Option<String> {
    let (first, last) = (of.start().day, of.end().day);
    let write = |pattern: &str| Some(first.date().format(pattern).to_string());
    match () {
        () if first == last => write("%-d %b"),
        () if first == last.first_of_month() => write("%b"),
        () if first == first.first_of_year() && first == last.first_of_year() => write("%Y"),
        () => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::period::RangeQuery;
    use crate::time::{Local, Zone};

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
                (range(&resolved), title(&resolved, query.period.is_some())),
                (days.to_owned(), name.to_owned())
            );
        }
    }
}
