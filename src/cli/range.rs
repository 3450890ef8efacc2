//! The options for a range, which reports and exports share.

use clap::{Args, ValueEnum};

use crate::domain::period::RangeQuery;

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "snake_case")]
enum NamedPeriod {
    Today,
    Yesterday,
    Week,
    Month,
    #[value(alias = "last-month")]
    LastMonth,
    Year,
}

impl NamedPeriod {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Today => "today",
            Self::Yesterday => "yesterday",
            Self::Week => "week",
            Self::Month => "month",
            Self::LastMonth => "last_month",
            Self::Year => "year",
        }
    }
}

#[derive(Debug, Args)]
pub(super) struct RangeArgs {
    /// A named range; today when no range is given.
    #[arg(long, value_enum, conflicts_with_all = ["from", "to"])]
    period: Option<NamedPeriod>,
    /// First day or moment, such as 2026-03-01.
    #[arg(long, value_name = "DATE")]
    from: Option<String>,
    /// Last day, which is counted whole, or moment.
    #[arg(long, value_name = "DATE")]
    to: Option<String>,
}

impl RangeArgs {
    pub(super) fn query(&self) -> RangeQuery {
        RangeQuery {
            period: self.period.map(|period| period.as_str().to_owned()),
            date_min: self.from.clone(),
            date_max: self.to.clone(),
        }
    }

    /// One of these options was given.
    pub(super) const fn is_given(&self) -> bool {
        self.period.is_some() || self.from.is_some() || self.to.is_some()
    }
}
