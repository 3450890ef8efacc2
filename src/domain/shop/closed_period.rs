//! The periods that are closed, and the returns that were filed for them. What is dated in a closed period does not
//! change; what the lock holds is in `store/periods/day_digests.rs`.

use serde::{Deserialize, Serialize};

use crate::advice::Advice;
use crate::error::{Error, Result};
use crate::field;
use crate::fielded::{Field, Fielded};
use crate::label;
use crate::spelling::is_default;
use crate::text;
use crate::text::{Text, clean, short};
use crate::time::tax_period::TaxPeriod;
use crate::time::{Day, Local};

/// The longest figures of a return, in bytes.
const LONGEST_FIGURES: usize = 4 << 20;

/// A period that was closed, or a return that was filed for a closed one.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PeriodRecord {
    /// The period.
    pub period: TaxPeriod,
    /// The time of closing or filing, by the shop's clock.
    pub at: Local,
    /// The user who closed or filed it.
    pub login: String,
    /// The form of the return, which may be without a name; `None` where the period was closed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub form: Option<String>,
    /// The figures as filed; for a closing, the figures from which returns are made
    /// ([`crate::returns::TaxFigure`]). Empty where they were not kept.
    #[serde(default, skip_serializing_if = "is_default")]
    pub figures: String,
}

impl Fielded for PeriodRecord {
    const FIELDS: &'static [Field<Self>] = &[
        field!("period", "", period).keyed(),
        field!("at", label!("Date"), at),
        field!("login", "", login),
        field!("form", "", form).keyed(),
        field!("figures", "", figures),
    ];
}

impl PeriodRecord {
    /// The key in the journal: `2026-07..2026-09`, and `2026-07..2026-09 uk-vat` for a return.
    pub fn key(&self) -> String {
        self.form.as_ref().map_or_else(|| self.period.to_string(), |form| format!("{} {form}", self.period))
    }

    /// The action in words: `closed`, `filed as uk-vat`.
    pub fn words(&self) -> Text {
        match self.form.as_deref() {
            None => text!("closed"),
            Some("") => text!("filed"),
            Some(form) => text!("filed as {form}", form),
        }
    }
}

/// The state of a period.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PeriodState {
    /// None of it is closed.
    Open,
    /// Some of its months are closed, others open.
    PartlyClosed,
    /// All of it is closed, and no return of it or of a part of it was filed.
    Closed,
    /// All of it is closed, and a return of it or of a part of it was filed.
    Filed,
}

impl PeriodState {
    /// The word for people and for JSON.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Open => label!("open"),
            Self::PartlyClosed => label!("partly closed"),
            Self::Closed => label!("closed"),
            Self::Filed => label!("filed"),
        }
    }
}

/// The closed periods of a shop, which do not overlap, and the returns filed for them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ClosedPeriods {
    records: Vec<PeriodRecord>,
}

impl ClosedPeriods {
    /// Takes these records; they are kept sorted by period.
    pub fn new(mut records: Vec<PeriodRecord>) -> Self {
        records.sort_by(|one, other| {
            let key = |record: &PeriodRecord| (record.period.first_day(), record.period.last_day());
            key(one).cmp(&key(other)).then_with(|| one.form.cmp(&other.form))
        });
        Self { records }
    }

    /// All records: by period, each closing before the returns of the same period.
    pub fn records(&self) -> &[PeriodRecord] {
        &self.records
    }

    /// All closings, then all returns.
    pub fn in_order_of_making(&self) -> impl Iterator<Item = &PeriodRecord> {
        self.closings().chain(self.records.iter().filter(|record| record.form.is_some()))
    }

    /// The closed periods, in order.
    pub fn closings(&self) -> impl Iterator<Item = &PeriodRecord> {
        self.records.iter().filter(|record| record.form.is_none())
    }

    /// The returns that were filed for a period that overlaps this one.
    pub fn filings(&self, period: TaxPeriod) -> impl Iterator<Item = &PeriodRecord> {
        self.records.iter().filter(move |record| record.form.is_some() && record.period.overlaps(period))
    }

    /// The return of a form that was filed for a period.
    pub fn filing(&self, period: TaxPeriod, form: &str) -> Option<&PeriodRecord> {
        self.records.iter().find(|record| record.period == period && record.form.as_deref() == Some(form))
    }

    /// The state of a period for a form: `Filed` only when the return of that form was filed for it.
    pub fn state_for(&self, period: TaxPeriod, form: &str) -> PeriodState {
        match (self.state(period), self.filing(period, form)) {
            (PeriodState::Closed | PeriodState::Filed, Some(_)) => PeriodState::Filed,
            (PeriodState::Filed, None) => PeriodState::Closed,
            (state, _) => state,
        }
    }

    /// The closed period that a day is in.
    pub fn closed_on(&self, day: Day) -> Option<TaxPeriod> {
        self.closings().map(|record| record.period).find(|period| period.contains(day))
    }

    /// The state of a period.
    pub fn state(&self, period: TaxPeriod) -> PeriodState {
        let closed = period.months().filter(|month| self.closed_on(month.first_day()).is_some()).count();
        match closed {
            0 => PeriodState::Open,
            _ if closed < period.months().count() => PeriodState::PartlyClosed,
            _ if self.filings(period).next().is_some() => PeriodState::Filed,
            _ => PeriodState::Closed,
        }
    }

    /// The open months from one day's to another day's, both inclusive, in order.
    pub fn open_months(&self, first: Day, last: Day) -> Vec<TaxPeriod> {
        let months = std::iter::successors(Some(TaxPeriod::month_of(first)), |month| Some(month.next()));
        let until = months.take_while(|month| month.first_day() <= last);
        until.filter(|month| self.closed_on(month.first_day()).is_none()).collect()
    }

    /// Refuses to close a period of which a part is closed, or that is not over.
    pub fn check_closing(&self, period: TaxPeriod, today: Day, early: bool) -> Result<()> {
        let closed = self.closings().map(|record| record.period).find(|closed| closed.overlaps(period));
        match closed {
            Some(closed) if closed == period => Err(refused(period, text!("it is closed already"))),
            Some(closed) if period.is_within(closed) => {
                Err(refused(period, text!("it is closed already, with all of {period}", period = closed)))
            }
            Some(closed) => {
                let problem =
                    text!("{period} is closed already; close the months beside it", period = closed);
                Err(refused(period, problem))
            }
            None if period.last_day() >= today && !early => {
                let problem = text!(
                    "it lasts until {day}, and nothing more could be entered in it",
                    day = period.last_day()
                );
                Err(Error::Unsaid { what: named(period), problem, about: Advice::CloseEarly })
            }
            None => Ok(()),
        }
    }

    /// Refuses to file a return for a period that is not closed, or one that was filed already. Returns the name of
    /// the form, cleaned.
    pub fn check_filing(&self, period: TaxPeriod, form: &str, figures: &str) -> Result<String> {
        let form =
            short(form, clean).map_err(|problem| refused(period, text!("the form: {problem}", problem)))?;
        if figures.len() > LONGEST_FIGURES {
            return Err(refused(period, text!("the figures of the return are too long")));
        }
        let open = period.months().find(|month| self.closed_on(month.first_day()).is_none());
        if let Some(open) = open {
            return Err(refused(period, text!("{period} is open; close it before you file", period = open)));
        }
        if let Some(PeriodRecord { at, login, .. }) = self.filing(period, &form) {
            let problem = text!(
                "{login} has filed it at {at}. What was filed stays; put a correction into an open period, or reopen it",
                login,
                at = *at
            );
            return Err(refused(period, problem));
        }
        Ok(form)
    }

    /// The records that reopening a period removes: its closings, and the returns filed for any part of it.
    /// Refused when nothing in it is closed, or when a part of it is closed with more than it.
    pub fn to_reopen(&self, period: TaxPeriod) -> Result<Vec<PeriodRecord>> {
        let closed = || self.closings().filter(|record| record.period.overlaps(period));
        if let Some(wider) = closed().find(|record| !record.period.is_within(period)) {
            let problem = text!(
                "it was closed as a part of {period}; reopen that ({code})",
                period = wider.period,
                code = wider.period.to_string()
            );
            return Err(refused(period, problem));
        }
        if closed().next().is_none() {
            return Err(refused(period, text!("it is not closed")));
        }
        let is_gone = |record: &&PeriodRecord| match record.form {
            None => record.period.is_within(period),
            Some(_) => closed().any(|closed| closed.period.overlaps(record.period)),
        };
        Ok(self.records.iter().filter(is_gone).cloned().collect())
    }
}

/// A closed period with the returns filed for it or for a part of it, or months in a row that are open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PeriodRow {
    /// The first day.
    pub from: Day,
    /// The last day.
    pub to: Day,
    /// The state of the period.
    pub state: PeriodState,
    /// The closing; `None` for open months.
    pub closing: Option<PeriodRecord>,
    /// The returns.
    pub filed: Vec<PeriodRecord>,
}

impl ClosedPeriods {
    /// All closed periods, and between and after them the months that are open: from the day on which the books begin
    /// to today's month.
    pub fn rows(&self, begin: Option<Day>, today: Day) -> Vec<PeriodRow> {
        let closed = self.closings().map(|record| PeriodRow {
            from: record.period.first_day(),
            to: record.period.last_day(),
            state: self.state(record.period),
            closing: Some(record.clone()),
            filed: self.filings(record.period).cloned().collect(),
        });
        let mut rows: Vec<PeriodRow> = closed.collect();
        let begin = rows.first().map(|row| row.from).into_iter().chain(begin).min();
        let open = begin.map(|begin| self.open_months(begin, today)).unwrap_or_default();
        rows.extend(open.iter().map(|month| PeriodRow {
            from: month.first_day(),
            to: month.last_day(),
            state: PeriodState::Open,
            closing: None,
            filed: Vec::new(),
        }));
        rows.sort_by_key(|row| row.from);
        rows.dedup_by(|next, row| {
            let is_one = row.closing.is_none() && next.closing.is_none() && next.from == row.to.plus_days(1);
            if is_one {
                row.to = next.to;
            }
            is_one
        });
        rows
    }
}

/// The refusal of a change to anything dated in a closed period.
pub fn is_closed(period: TaxPeriod, day: Day) -> Error {
    Error::PeriodClosed { period, day }
}

/// The cleaned reason of a reopening; refused when there is none.
pub fn reopening_reason(reason: &str) -> Result<String> {
    let cleaned = match short(reason, clean) {
        Ok(reason) if reason.is_empty() => Err(text!("say why it is reopened; the history keeps it")),
        cleaned => cleaned,
    };
    cleaned.map_err(|problem| Error::Invalid { what: text!("Reason"), problem })
}

fn refused(period: TaxPeriod, problem: Text) -> Error {
    Error::Invalid { what: named(period), problem }
}

fn named(period: TaxPeriod) -> Text {
    text!("{period}", period)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn period(text: &str) -> TaxPeriod {
        TaxPeriod::parse(text).unwrap()
    }

    fn day(text: &str) -> Day {
        Day::parse(text).unwrap()
    }

    /// A record is written as its period, a return with its form behind it.
    fn closed(records: &[&str]) -> ClosedPeriods {
        let record = |text: &&str| {
            let (of, form) = text.split_once(' ').map_or((*text, None), |(of, form)| (of, Some(form)));
            PeriodRecord {
                period: period(of),
                at: day("2026-12-01").start(),
                login: "owner".to_owned(),
                form: form.map(str::to_owned),
                figures: String::new(),
            }
        };
        ClosedPeriods::new(records.iter().map(record).collect())
    }

    #[test]
    fn a_period_stands_where_its_months_do() {
        let months = ["2026-07", "2026-08", "2026-09", "2026-Q3 eu-oss", "2026-Q1"];
        for (of, expected) in [
            ("2026-07", "filed"),
            ("2026-Q3", "filed"),
            ("2026-Q1", "closed"),
            ("2026-02", "closed"),
            ("2026-Q2", "open"),
            ("2026-H1", "partly closed"),
            ("2026", "partly closed"),
            ("2026-09..2026-11", "partly closed"),
            ("2027", "open"),
        ] {
            assert_eq!(closed(&months).state(period(of)).as_str(), expected, "{of}");
        }
        let open = closed(&months).open_months(day("2026-03-15"), day("2026-10-01"));
        assert_eq!(
            open.iter().map(ToString::to_string).collect::<Vec<_>>(),
            ["2026-04", "2026-05", "2026-06", "2026-10"]
        );
        assert_eq!(closed(&months).closed_on(day("2026-03-31")), Some(period("2026-Q1")));
        assert_eq!(closed(&months).closed_on(day("2026-04-01")), None);
    }

    #[test]
    fn open_months_are_listed_between_closed_periods() {
        let list = |records: &[&str], begin: Option<&str>| -> Vec<String> {
            let rows = closed(records).rows(begin.map(day), day("2026-11-22"));
            let line = |row: &PeriodRow| {
                let filed: Vec<_> = row.filed.iter().map(PeriodRecord::key).collect();
                format!("{} {} {} {}", row.from, row.to, row.state.as_str(), filed.join(", "))
            };
            rows.iter().map(|row| line(row).trim_end().to_owned()).collect()
        };
        let records = ["2026-07", "2026-Q1", "2026-08", "2026-07 x", "2026-Q1 uk-vat"];
        assert!(list(&[], None).is_empty());
        assert_eq!(list(&[], Some("2026-09-30")), ["2026-09-01 2026-11-30 open"]);
        assert_eq!(list(&["2026-12"], None), ["2026-12-01 2026-12-31 closed"]);
        assert_eq!(
            list(&records, Some("2025-12-03")),
            [
                "2025-12-01 2025-12-31 open",
                "2026-01-01 2026-03-31 filed 2026-01..2026-03 uk-vat",
                "2026-04-01 2026-06-30 open",
                "2026-07-01 2026-07-31 filed 2026-07 x",
                "2026-08-01 2026-08-31 closed",
                "2026-09-01 2026-11-30 open",
            ]
        );
    }

    #[test]
    fn what_cannot_be_closed_filed_or_reopened_says_why() {
        let is = closed(&["2026-Q1", "2026-Q1 uk-vat", "2026-07", "2026-08"]);
        let close = |of: &str, early| is.check_closing(period(of), day("2026-11-22"), early);
        let file = |of: &str, form: &str| is.check_filing(period(of), form, "").map(drop);
        let reopen = |of: &str| is.to_reopen(period(of)).map(drop);
        for (result, expected) in [
            (close("2026-Q1", false), "Jan to Mar 2026: it is closed already"),
            (close("2026-02", false), "February 2026: it is closed already, with all of Jan to Mar 2026"),
            (
                close("2026-Q3", false),
                "Jul to Sep 2026: July 2026 is closed already; close the months beside it",
            ),
            (
                close("2026-11", false),
                "November 2026: it lasts until 2026-11-30, and nothing more could be entered in it",
            ),
            (close("2026-11", true), ""),
            (close("2026-10", false), ""),
            (file("2026-Q3", "uk-vat"), "Jul to Sep 2026: September 2026 is open; close it before you file"),
            (
                file("2026-Q1", " uk-vat "),
                "Jan to Mar 2026: owner has filed it at 2026-12-01T00:00:00. What was filed stays; put a correction into an open period, or reopen it",
            ),
            (file("2026-Q1", "eu-oss"), ""),
            (reopen("2026-Q2"), "Apr to Jun 2026: it is not closed"),
            (
                reopen("2026-02"),
                "February 2026: it was closed as a part of Jan to Mar 2026; reopen that (2026-01..2026-03)",
            ),
            (reopening_reason(" \t ").map(drop), "Reason: say why it is reopened; the history keeps it"),
        ] {
            assert_eq!(result.map_or_else(|error| error.to_string(), |()| String::new()), expected);
        }
        assert_eq!(is.closed_on(day("2026-06-30")), None);
        let error = is_closed(is.closed_on(day("2026-07-31")).unwrap(), day("2026-07-31"));
        assert_eq!((error.code(), error.status()), ("tillbook_period_closed", 409));
    }

    #[test]
    fn a_reopening_takes_back_what_was_filed_for_it() {
        let is = closed(&[
            "2026-07",
            "2026-08",
            "2026-09",
            "2026-Q3 eu-oss",
            "2026-07 de-ustva",
            "2026-Q1",
            "2026-Q1 eu-oss",
        ]);
        for (of, expected) in [
            ("2026-08", vec!["2026-07..2026-09 eu-oss", "2026-08"]),
            ("2026-Q3", vec!["2026-07", "2026-07 de-ustva", "2026-07..2026-09 eu-oss", "2026-08", "2026-09"]),
            ("2026-H1", vec!["2026-01..2026-03", "2026-01..2026-03 eu-oss"]),
        ] {
            let gone: Vec<_> = is.to_reopen(period(of)).unwrap().iter().map(PeriodRecord::key).collect();
            assert_eq!(gone, expected, "{of}");
        }
    }
}
