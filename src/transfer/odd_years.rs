//! Dates of years in which a shop can hardly have sold: of a clock that stood at its beginning, a year of two digits
//! read as another, a date of birth. They are asked about.

use chrono::Datelike;

use super::FieldResult;
use super::answers::YearKind;
use super::source::Source;
use domain::Result;
use domain::advice::Advice;
use domain::time::Day;

/// The first year that is not asked about.
const FIRST: i32 = 1990;

/// The years that are not asked about, and what was said of the others.
#[derive(Debug, Clone, Copy)]
pub(super) struct OddYears {
    last: i32,
    said: Option<YearKind>,
}

impl OddYears {
    pub(super) fn of(today: Day, said: Option<YearKind>) -> Self {
        Self { last: today.date().year().saturating_add(1), said }
    }

    /// Refuses a row of an odd year; an error, with the question, where nothing was said of them.
    pub(super) fn check(self, source: &Source, line: u64, day: Day) -> Result<FieldResult<()>> {
        let year = day.date().year();
        if self.said == Some(YearKind::Right) || (FIRST..=self.last).contains(&year) {
            return Ok(Ok(()));
        }
        let side = if year < FIRST { "before" } else { "after" };
        let edge = if year < FIRST { FIRST } else { self.last };
        let problem = format!("its date, {day}, is {side} {edge}");
        match self.said {
            None => Err(source.ask(line, Advice::Years, problem)),
            Some(_) => Ok(Err(problem)),
        }
    }
}
