//! The range of days of a report: one of the named periods, or two dates.

use crate::translate::{dates, tr};
use domain::Result;
use domain::time::compared::Comparison;
use domain::time::period::{Grouping, RangeQuery, ReportRange};
use domain::time::year_start::YearStart;
use domain::time::{Day, Instant, Moment, Zone};

/// A named period, or a custom range.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Span {
    Today,
    Yesterday,
    /// Today and the six days before.
    Week,
    /// From the first of the month to today.
    Month,
    /// The whole of last month.
    LastMonth,
    /// From 1 January to today.
    Year,
    /// By the shop's own year, those that are not over too; the part to today alone for `YearToDate`.
    Quarter,
    LastQuarter,
    YearToDate,
    OwnYear,
    LastOwnYear,
    Custom,
}

/// The range of the reports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PeriodChoice {
    pub(crate) span: Span,
    /// Days, `2026-11-04`, or times of days; read only where `span` is `Custom`.
    pub(crate) from: String,
    pub(crate) to: String,
}

impl Default for PeriodChoice {
    fn default() -> Self {
        Self { span: Span::Month, from: String::new(), to: String::new() }
    }
}

impl PeriodChoice {
    /// Within a sentence: `this month`.
    pub(crate) fn words(&self) -> String {
        match self.span {
            Span::Today => tr!("today").to_owned(),
            Span::Yesterday => tr!("yesterday").to_owned(),
            Span::Week => tr!("in the last seven days").to_owned(),
            Span::Month => tr!("this month").to_owned(),
            Span::LastMonth => tr!("last month").to_owned(),
            Span::Year => tr!("this year").to_owned(),
            Span::Quarter => tr!("this quarter").to_owned(),
            Span::LastQuarter => tr!("last quarter").to_owned(),
            Span::YearToDate => tr!("in the shop's year to date").to_owned(),
            Span::OwnYear => tr!("in the shop's year").to_owned(),
            Span::LastOwnYear => tr!("in the shop's year before").to_owned(),
            Span::Custom => match self.own_days() {
                Some((first, last)) => tr!("in {days}", days = dates().days(first, last)),
                None => tr!("from {from} to {to}", from = &self.from, to = &self.to),
            },
        }
    }

    /// The comparison that is meant by a choice. The period before a year is the year before, of which the
    /// same days are compared.
    pub(crate) fn comparison(&self, with: Option<Comparison>) -> Option<Comparison> {
        let is_year = self.span == Span::Year;
        with.map(|with| match with {
            Comparison::PeriodBefore if is_year => Comparison::YearBefore,
            Comparison::WeeksBefore if is_year => Comparison::WeekdaysOfYearBefore,
            with => with,
        })
    }

    /// The periods of the sales where none are chosen: the hours of a day; those of the report for `None`.
    pub(crate) fn grouping(&self) -> Option<Grouping> {
        let is_day = match self.span {
            Span::Today | Span::Yesterday => true,
            Span::Custom => self.own_days().is_some_and(|(first, last)| first == last),
            _ => false,
        };
        is_day.then_some(Grouping::Hour)
    }

    /// The two days of a custom range; the second may be the earlier one. `None` if either is not a day.
    pub(crate) fn own_days(&self) -> Option<(Day, Day)> {
        let day = |text: &str| match Moment::parse(text) {
            Some(Moment::Day(day)) => Some(day),
            _ => None,
        };
        day(&self.from).zip(day(&self.to))
    }

    /// The whole period of this kind that a day is in: the day or its year, otherwise its month.
    pub(crate) fn around(&self, day: Day) -> Self {
        let (first, last) = match self.span {
            Span::Today | Span::Yesterday => (day, day),
            Span::Year => (day.first_of_year(), day.first_of_year().plus_months(12).minus_days(1)),
            _ => (day.first_of_month(), day.last_of_month()),
        };
        Self { span: Span::Custom, from: first.to_string(), to: last.to_string() }
    }

    /// The first and the last day at a moment in the zone of a shop, of a range that lists are filtered by: none of its own
    /// year.
    pub(crate) fn days(&self, zone: Zone, now: Instant) -> Result<(Day, Day)> {
        Ok(ReportRange::resolve(&self.query(), (zone, YearStart::default()), zone.local(now), || Ok(None))?
            .days())
    }

    pub(crate) fn query(&self) -> RangeQuery {
        match self.span {
            Span::Today => RangeQuery::named("today"),
            Span::Yesterday => RangeQuery::named("yesterday"),
            Span::Week => RangeQuery::named("week"),
            Span::Month => RangeQuery::named("month"),
            Span::LastMonth => RangeQuery::named("last_month"),
            Span::Year => RangeQuery::named("year"),
            Span::Quarter => RangeQuery::named("quarter"),
            Span::LastQuarter => RangeQuery::named("last_quarter"),
            Span::YearToDate => RangeQuery::named("year_to_date"),
            Span::OwnYear => RangeQuery::named("fiscal_year"),
            Span::LastOwnYear => RangeQuery::named("last_fiscal_year"),
            Span::Custom => RangeQuery {
                period: None,
                date_min: Some(self.from.clone()),
                date_max: Some(self.to.clone()),
            },
        }
    }
}
