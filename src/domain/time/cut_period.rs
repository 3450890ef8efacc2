//! What a range has of a week or month at its ends.

use chrono::Datelike;

use super::Day;
use super::naming::DateWords;
use super::period::{Period, ReportRange};
use crate::text;
use crate::text::Text;

impl DateWords {
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
