//! `tillbook plan`: changes a tax rate from a day on, or lists its versions.

use std::path::PathBuf;

use clap::Args;

use super::tax::day_of;
use super::text::line;
use super::{Common, print, refused};
use domain::ids::RateId;
use domain::percent::Percent;
use domain::rate::versions::{RatePlan, Terms, VersionPlan, VersionState, VersionedRate};
use domain::text::lenient::number;
use domain::{Error, Result};
use engine::{Change, PlannedRate, TaxRateChange};

use super::undo::undoes;

#[derive(Debug, Args)]
pub(super) struct PlanArgs {
    /// The shop file.
    shop: PathBuf,
    /// The rate's id, as `tillbook tax` prints it.
    rate: String,
    /// The percentage that is charged from the day on.
    #[arg(long = "rate", value_name = "PERCENT", requires = "from", conflicts_with_all = ["end", "remove"])]
    percent: Option<String>,
    /// The rate is not in force from the day on.
    #[arg(long, requires = "from", conflicts_with = "remove")]
    end: bool,
    /// Take out the version that begins on the day.
    #[arg(long, requires = "from")]
    remove: bool,
    /// The first day, such as 2027-01-01.
    #[arg(long, value_name = "DATE")]
    from: Option<String>,
    /// The last day, after which the version before is in force again.
    #[arg(long, value_name = "DATE", requires = "from", conflicts_with = "remove")]
    until: Option<String>,
}

pub(super) fn run(args: &PlanArgs, common: &Common) -> Result<()> {
    let mut engine = common.open(&args.shop)?;
    let (actor, now) = (common.actor(&engine)?, common.now(&engine)?);
    let today = engine.shop()?.time_zone.local(now).day;
    let id = RateId::parse(&args.rate).ok_or_else(|| Error::InvalidTaxId { id: args.rate.clone() })?;
    let Some(from) = args.from.as_deref().map(|text| day_of("--from", text, today)).transpose()? else {
        return print(&listed(&engine.versioned_rate(&actor, id, now)?));
    };
    if args.remove {
        let rate = engine
            .apply(&Change::TaxRate(TaxRateChange::RemoveVersion { id, from }), &actor, now)?
            .versioned_rate()?;
        return print(&format!("{}{}\n", listed(&rate), undoes(&args.shop)));
    }
    let terms = match args.percent.as_deref() {
        Some(text) => Terms::charging(percent(text)?),
        None if args.end => Terms::NOT_IN_FORCE,
        None => {
            return Err(refused("--from", "say what changes: --rate 21, --end or --remove"));
        }
    };
    let until = args.until.as_deref().map(|text| day_of("--until", text, today)).transpose()?;
    let plans = vec![RatePlan { id, version: VersionPlan { terms, from, until } }];
    let planned = engine.apply(&Change::TaxRate(TaxRateChange::Plan(plans)), &actor, now)?.planned()?;
    for PlannedRate { rate, orders } in planned {
        print(&listed(&rate))?;
        if orders > 0 {
            print(&format!(
                "{} on days of this version taxed by this rate. Such orders keep what they were charged.\n",
                match orders {
                    1 => "1 order was".to_owned(),
                    _ => format!("{orders} orders were"),
                }
            ))?;
        }
    }
    print(&format!("{}\n", undoes(&args.shop)))
}

fn percent(text: &str) -> Result<Percent> {
    number::percent(text).map_err(|_unreadable| {
        refused("--rate", format!("\"{text}\" is not a percentage. Write one such as 21 or 9.975"))
    })
}

/// The versions of a rate, a line each.
fn listed(rate: &VersionedRate) -> String {
    let place = [&rate.rate.country, &rate.rate.state, &rate.rate.name].map(String::as_str);
    let named: Vec<&str> = place.into_iter().filter(|part| !part.is_empty()).collect();
    let mut text = format!("Tax rate {}: {}\n", rate.rate.id, named.join(" "));
    for version in rate.versions() {
        let from = version.from.map_or_else(|| "from ever".to_owned(), |day| format!("from {day}"));
        let state = match version.state {
            VersionState::Past => "",
            VersionState::Present => "  (now)",
            VersionState::Planned => "  (planned)",
        };
        line(&mut text, format_args!("  {from:<15} {}{state}", version.terms.describe()));
    }
    text
}
