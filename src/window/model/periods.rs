//! The periods of the shop as the dialog and the tab Returns list them.

use domain::shop::closed_period::{PeriodRecord, PeriodState};
use domain::time::tax_period::{PeriodSchedule, TaxPeriod};
use transfer::tax_forms;

use crate::model::ShopInfo;
use crate::translate::{self, tr};

/// A period of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PeriodLine {
    pub(crate) period: TaxPeriod,
    /// `open`, `closed 5 Oct 2026 by owner`.
    pub(crate) note: String,
    /// State of the period; in the tab Returns that of the form in view.
    pub(crate) state: PeriodState,
    pub(crate) is_over: bool,
}

impl ShopInfo {
    /// All closed periods, and those of a schedule that are open since the books began; the latest first.
    pub(crate) fn period_lines(&self, schedule: PeriodSchedule) -> Vec<PeriodLine> {
        let line = |period: TaxPeriod, state: PeriodState, note: String| PeriodLine {
            period,
            note,
            state,
            is_over: period.last_day() < self.today,
        };
        let done = |record: &PeriodRecord| {
            let (day, login) = (record.at.day, &record.login);
            match record.form.as_deref() {
                None => tr!("closed {day} by {login}", day, login),
                Some("") => tr!("filed {day} by {login}", day, login),
                Some(form) => {
                    let form = translate::text(&tax_forms::title(form));
                    tr!("filed as {form} {day} by {login}", form, day, login)
                }
            }
        };
        let closed = self.closed.closings().map(|closing| {
            let filed = self.closed.filings(closing.period);
            let note: Vec<String> = std::iter::once(closing).chain(filed).map(done).collect();
            line(closing.period, self.closed.state(closing.period), note.join(", "))
        });
        let mut lines: Vec<PeriodLine> = closed.collect();
        let first = schedule.period_of(self.books_begin.unwrap_or(self.today));
        let periods = std::iter::successors(Some(first), |period| Some(period.next()));
        for period in periods.take_while(|period| period.first_day() <= self.today) {
            let state = self.closed.state(period);
            if matches!(state, PeriodState::Open | PeriodState::PartlyClosed) {
                lines.push(line(period, state, tr(state.as_str()).to_owned()));
            }
        }
        lines.sort_by_key(|line| std::cmp::Reverse((line.period.first_day(), line.period.last_day())));
        lines
    }

    /// The months that are open before a period, in a sentence; `None` where there are none.
    pub(crate) fn open_before(&self, period: TaxPeriod) -> Option<String> {
        let before = period.first_day().minus_days(1);
        let open = self.books_begin.map(|begin| self.closed.open_months(begin, before)).unwrap_or_default();
        let (first, last) = (open.first()?, open.last()?);
        Some(match open.len() {
            1 => tr!("{month} before it is open.", month = *first),
            count => {
                tr!(
                    "{count} months before it are open, {first} to {last}.",
                    count,
                    first = *first,
                    last = *last
                )
            }
        })
    }
}

/// The schedule that has a period, beginning with the earliest month of a year that it can begin with.
pub(crate) fn schedule_with(period: TaxPeriod) -> PeriodSchedule {
    let length = period.length();
    let first =
        (1..=length.months()).find(|month| PeriodSchedule { length, start_month: *month }.has(period));
    PeriodSchedule { length, start_month: first.unwrap_or(1) }
}
