//! `tillbook report`: a report as text, or as the API's JSON.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::{Common, print, text};
use crate::api;
use crate::domain::Result;
use crate::domain::period::RangeQuery;
use crate::domain::report::DEFAULT_LIMIT;
use crate::engine::Engine;

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Kind {
    Sales,
    TopSellers,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
#[value(rename_all = "snake_case")]
enum Named {
    Week,
    Month,
    #[value(alias = "last-month")]
    LastMonth,
    Year,
}

impl Named {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Week => "week",
            Self::Month => "month",
            Self::LastMonth => "last_month",
            Self::Year => "year",
        }
    }
}

#[derive(Debug, Args)]
pub(super) struct ReportArgs {
    /// The shop file.
    shop: PathBuf,
    /// Which report.
    #[arg(value_enum)]
    kind: Kind,
    /// A named range; today when no range is given.
    #[arg(long, value_enum, conflicts_with_all = ["from", "to"])]
    period: Option<Named>,
    /// First day or moment, such as 2026-03-01.
    #[arg(long, value_name = "DATE")]
    from: Option<String>,
    /// Last day, counted whole, or moment.
    #[arg(long, value_name = "DATE")]
    to: Option<String>,
    /// How many top sellers.
    #[arg(long, default_value_t = DEFAULT_LIMIT)]
    limit: u64,
    /// Print what the API answers.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &ReportArgs, common: &Common) -> Result<()> {
    let engine = Engine::open(&args.shop)?;
    let (actor, now) = (common.actor(&engine)?, common.now(&engine)?);
    let query = RangeQuery {
        period: args.period.map(|period| period.as_str().to_owned()),
        date_min: args.from.clone(),
        date_max: args.to.clone(),
    };
    let shop = engine.shop()?;
    let printed = match args.kind {
        Kind::Sales => {
            let report = engine.sales_report(&actor, &query, now)?;
            if args.json { api::sales_json(&report) } else { text::sales_text(&shop, &report) }
        }
        Kind::TopSellers => {
            let found = engine.top_sellers(&actor, &query, args.limit, now)?;
            if args.json { api::top_sellers_json(&found) } else { text::top_sellers_text(&shop, &found) }
        }
    };
    print(&printed)
}
