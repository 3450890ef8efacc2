//! Names of the ranges of reports and of their periods.

use chrono::Datelike;

use super::naming::DateWords;
use super::period::{Grouping, Period, ReportRange};
use super::{Day, HOUR_SECONDS};
use crate::text;
use crate::text::Text;

impl DateWords {
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

    /// The title of a range: `October 2026`, `2026`, otherwise its days. A named period has the title of its
    /// month or year before that is over, a custom range only when it is whole.
    pub fn title(&self, of: &ReportRange, is_named: bool) -> String {
        self.title_of_days(of.start().day, of.end().day, is_named)
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

    /// The part of a week or month that is in the range, unless it is the whole: `to the 20th`, `from the 5th`.
    pub fn part(&self, period: &Period, of: &ReportRange) -> Option<Text> {
        let (first, last) = (of.start().day, of.end().day);
        let (from, to) = (period.start.day, period.end.day);
        let cut_short = last < to && last > from;
        let cut_off = first > from && first <= to;
        let nth = |day: Day| format!("{}{}", day.date().day(), (self.nth)(day.date().day()));
        match (cut_off, cut_short) {
            (false, false) => None,
            (false, true) => Some(text!("to the {day}", day = nth(last))),
            (true, false) => Some(text!("from the {day}", day = nth(first))),
            (true, true) => Some(text!("{first} to {last}", first = nth(first), last = nth(last))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::naming::ENGLISH;
    use crate::time::period::RangeQuery;
    use crate::time::year_start::YearStart;
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
            let resolved =
                ReportRange::resolve(&query, (Zone::UTC, YearStart::default()), now, || Ok(None)).unwrap();
            assert_eq!(
                (ENGLISH.range(&resolved), ENGLISH.title(&resolved, query.period.is_some())),
                (days.to_owned(), name.to_owned())
            );
        }
    }
}
