//! The range of days that a report is about: one of the named periods, or two dates as typed.

use crate::domain::period::RangeQuery;

/// One of the engine's periods, or a range of one's own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Span {
    /// Today and the six days before.
    Week,
    /// From the first of the month to today.
    Month,
    /// The whole month before.
    LastMonth,
    /// From 1 January to today.
    Year,
    /// From a date to a date.
    Custom,
}

/// The range that the reports are about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PeriodChoice {
    pub(crate) span: Span,
    /// As typed; used by a custom range.
    pub(crate) from: String,
    pub(crate) to: String,
}

impl Default for PeriodChoice {
    fn default() -> Self {
        Self { span: Span::Month, from: String::new(), to: String::new() }
    }
}

impl PeriodChoice {
    /// In words, within a sentence: `this month`.
    pub(crate) fn words(&self) -> String {
        match self.span {
            Span::Week => "in the last seven days".to_owned(),
            Span::Month => "this month".to_owned(),
            Span::LastMonth => "last month".to_owned(),
            Span::Year => "this year".to_owned(),
            Span::Custom => format!("{} to {}", self.from.trim(), self.to.trim()),
        }
    }

    /// As the engine is asked.
    pub(crate) fn query(&self) -> RangeQuery {
        match self.span {
            Span::Week => RangeQuery::named("week"),
            Span::Month => RangeQuery::named("month"),
            Span::LastMonth => RangeQuery::named("last_month"),
            Span::Year => RangeQuery::named("year"),
            Span::Custom => RangeQuery {
                period: None,
                date_min: Some(self.from.clone()),
                date_max: Some(self.to.clone()),
            },
        }
    }
}
