//! The options for a range, which reports and exports share.

use clap::{Args, ValueEnum};

use crate::cli::refused;
use domain::Result;
use domain::text::lenient::date::{DateOrder, DateStyle};
use domain::time::Day;
use domain::time::period::{Grouping, RangeQuery};

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
    /// The quarter of the shop's own year that today is in.
    Quarter,
    #[value(alias = "last-quarter")]
    LastQuarter,
    /// From the first day of the shop's own year to today.
    #[value(alias = "year-to-date")]
    YearToDate,
    /// The shop's own year, whole.
    #[value(alias = "fiscal-year")]
    FiscalYear,
    #[value(alias = "last-fiscal-year")]
    LastFiscalYear,
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
            Self::Quarter => "quarter",
            Self::LastQuarter => "last_quarter",
            Self::YearToDate => "year_to_date",
            Self::FiscalYear => "fiscal_year",
            Self::LastFiscalYear => "last_fiscal_year",
        }
    }
}

/// The periods of the sales.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum PeriodLength {
    /// The hours of one day, by the clock of the shop.
    Hour,
    Day,
    Month,
    /// The quarters of the shop's own year, of earnings.
    Quarter,
    /// The shop's own years, of earnings.
    Year,
}

impl PeriodLength {
    /// That of sales; `None` for what only earnings have.
    pub(in crate::cli) const fn grouping(self) -> Option<Grouping> {
        match self {
            Self::Hour => Some(Grouping::Hour),
            Self::Day => Some(Grouping::Day),
            Self::Month => Some(Grouping::Month),
            Self::Quarter | Self::Year => None,
        }
    }

    /// True for the periods that earnings have.
    pub(in crate::cli) const fn is_of_earnings(self) -> bool {
        matches!(self, Self::Month | Self::Quarter | Self::Year)
    }
}

/// The length of a day as text: `2026-03-31`.
const DAY: usize = 10;

#[derive(Debug, Args)]
pub(in crate::cli) struct RangeArgs {
    /// A named range; today when no range is given.
    #[arg(long, value_enum, conflicts_with_all = ["from", "to"])]
    period: Option<NamedPeriod>,
    /// First day, such as 2026-03-01, "1 Mar", yesterday or -7, or a moment.
    #[arg(long, value_name = "DATE", allow_hyphen_values = true)]
    from: Option<String>,
    /// Last day, which is counted whole, or moment.
    #[arg(long, value_name = "DATE", allow_hyphen_values = true)]
    to: Option<String>,
}

impl RangeArgs {
    /// The range. Refused when a date cannot be read.
    pub(in crate::cli) fn query(&self, today: Day) -> Result<RangeQuery> {
        let style = DateStyle::typed(DateOrder::of_locale(&system::locales().dates), today);
        let end = |name: &str, given: Option<&str>| {
            let read = |text: &str| {
                let problem = || {
                    format!("\"{text}\" is not a date. Write it like 2026-03-31, \"31 Mar\", yesterday or -7")
                };
                style.range_end(text).ok_or_else(|| refused(name, problem()))
            };
            given.filter(|text| !text.trim().is_empty()).map(read).transpose()
        };
        let (date_min, date_max) = (end("--from", self.from.as_deref())?, end("--to", self.to.as_deref())?);
        // Days and moments are written alike, so that their texts have their order.
        if let (Some(first), Some(last)) = (&date_min, &date_max)
            && first.get(..DAY) > last.get(..DAY)
        {
            return Err(refused("--to", format!("the range ends on {last}, before it begins on {first}")));
        }
        Ok(RangeQuery { period: self.period.map(|period| period.as_str().to_owned()), date_min, date_max })
    }

    /// The range of what counts by days. Refused as [`Self::query`], and with a moment, which would not be heeded.
    pub(in crate::cli) fn days(&self, today: Day) -> Result<RangeQuery> {
        let query = self.query(today)?;
        let moment = [&query.date_min, &query.date_max].into_iter().flatten().find(|text| text.len() > DAY);
        match moment {
            Some(moment) => {
                Err(refused("--from and --to", format!("{moment} is a moment, and this counts by days")))
            }
            None => Ok(query),
        }
    }

    /// One of these options was given.
    pub(in crate::cli) const fn is_given(&self) -> bool {
        self.period.is_some() || self.from.is_some() || self.to.is_some()
    }
}
