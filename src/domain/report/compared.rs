//! The report of the range that another is compared with.

use super::{PeriodTotals, SalesReport, Sums, change};
use crate::error::Result;
use crate::locale::Locale;
use crate::table::Cell;
use crate::text;
use crate::time::compared::Comparison;
use crate::time::period::ReportRange;
use crate::time::{Day, Local};

/// The report of the range that another range is compared with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ComparedReport {
    /// The report of that range.
    pub report: SalesReport,
    /// For each period of the other range what stands beside it, in one or several periods of this one.
    pub beside: Vec<Option<PeriodTotals>>,
    /// The first day of the books, where they begin too late for a change against the range.
    pub lacks_before: Option<Day>,
}

impl ComparedReport {
    /// The report that `range` is compared with `with`, for books that begin at `begin`.
    pub fn new(
        report: SalesReport,
        (range, with): (&ReportRange, Comparison),
        begin: Option<Local>,
    ) -> Result<Self> {
        let totals = |(first, last): (usize, usize)| -> Result<Option<PeriodTotals>> {
            let several = report.periods.get(first..=last).unwrap_or_default();
            let Some((first, rest)) = several.split_first() else { return Ok(None) };
            let all = rest.iter().try_fold(*first, |all, one| {
                let mut period = all.period;
                period.end = one.period.end;
                Ok(PeriodTotals { period, sums: all.sums.plus(&one.sums)? })
            });
            all.map(Some)
        };
        let beside = range.beside(&report.range, with).into_iter();
        let beside = beside.map(|of| of.map_or(Ok(None), totals)).collect::<Result<_>>()?;
        Ok(Self { lacks_before: lacks_before(&report.range, begin), beside, report })
    }

    /// What stands beside the period of this number.
    pub fn beside(&self, at: usize) -> Option<&PeriodTotals> {
        self.beside.get(at).and_then(Option::as_ref)
    }

    /// The net sales of what stands beside a period, and the change from it to these sums; empty where nothing does. The
    /// change is left out where the books begin too late.
    pub fn cells(&self, sums: &Sums, beside: Option<&Sums>) -> Result<[Cell; 2]> {
        let Some(was) = beside.map(Sums::net_sales).transpose()? else {
            return Ok([Cell::Empty, Cell::Empty]);
        };
        let is_comparable = self.lacks_before.is_none();
        let change = if is_comparable { change(sums.net_sales()?, was) } else { None };
        Ok([Cell::Money(was), Cell::percent(change)])
    }
}

/// The first day of the books, which begin at `begin`, where they lack so many days of a range that a change
/// against it would show how long the books are, and not how business is.
pub fn lacks_before(range: &ReportRange, begin: Option<Local>) -> Option<Day> {
    begin.filter(|_| !range.is_in_books(begin)).map(|begin| begin.day)
}

/// The range of the comparison: `compared with 1–31 Oct 2025 (no change, since the books begin 20 Nov 2025)`.
pub fn compared_words(range: &ReportRange, lacks_before: Option<Day>, locale: &dyn Locale) -> String {
    let range = locale.dates().range(range);
    locale.text(&match lacks_before {
        None => text!("compared with {range}", range),
        Some(day) => text!(
            "compared with {range} (no change, since the books begin {day})",
            range,
            day = locale.dates().days(day, day)
        ),
    })
}
