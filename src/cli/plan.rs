//! `tillbook plan`: changes a tax rate from a day on, taxes the orders of a past version anew, or lists versions.

use std::path::PathBuf;

use clap::Args;

use super::tax::day_of;
use super::text::line;
use super::{Common, print};
use domain::ids::RateId;
use domain::money::Money;
use domain::percent::Percent;
use domain::pricing::tax_anew::TaxedAnew;
use domain::rate::versions::{RatePlan, Terms, VersionPlan, VersionState, VersionedRate};
use domain::shop::settings::Currency;
use domain::text::lenient::number::percentage;
use domain::{Error, Result};
use engine::{Change, PlannedRate};

use super::undo::takes_back;

/// The orders that are left and listed.
const MOST: usize = 100;

#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub(super) struct PlanArgs {
    /// The shop file.
    shop: PathBuf,
    /// The rate's id, as `tillbook tax` prints it.
    rate: String,
    /// The percentage that is charged from the day on.
    #[arg(long = "rate", value_name = "PERCENT", requires = "from", conflicts_with_all = ["end", "remove", "tax_anew"])]
    percent: Option<String>,
    /// The rate is not in force from the day on.
    #[arg(long, requires = "from", conflicts_with_all = ["remove", "tax_anew"])]
    end: bool,
    /// Take out the version that begins on the day.
    #[arg(long, requires = "from", conflicts_with = "tax_anew")]
    remove: bool,
    /// Tax the orders anew that the rate taxed on the days of its version that begins on the day, by the rates of
    /// their dates. Orders keep what they were charged unless this is asked for; those with refunds are left.
    #[arg(long, requires = "from")]
    tax_anew: bool,
    /// Only say what --tax-anew would change.
    #[arg(long, requires = "tax_anew")]
    dry_run: bool,
    /// The first day, such as 2027-01-01.
    #[arg(long, value_name = "DATE")]
    from: Option<String>,
    /// The last day, after which the version before is in force again.
    #[arg(long, value_name = "DATE", requires = "from", conflicts_with_all = ["remove", "tax_anew"])]
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
        let rate = engine.apply(&Change::RemoveRateVersion { id, from }, &actor, now)?.versioned_rate()?;
        return print(&format!("{}{}\n", listed(&rate), takes_back(&args.shop)));
    }
    if args.tax_anew {
        let taxed = if args.dry_run {
            engine.preview_tax_anew(&actor, id, from, now)?
        } else {
            engine.apply(&Change::TaxAnew { rate: id, from }, &actor, now)?.taxed_anew()?
        };
        return print(&anew(&taxed, args, engine.shop()?.currency)?);
    }
    let terms = match args.percent.as_deref() {
        Some(text) => Terms::charging(percent(text)?),
        None if args.end => Terms::NOT_IN_FORCE,
        None => {
            let problem = "say what changes: --rate 21, --end, --remove or --tax-anew".to_owned();
            return Err(Error::Invalid { what: "--from".to_owned(), problem });
        }
    };
    let until = args.until.as_deref().map(|text| day_of("--until", text, today)).transpose()?;
    let plans = vec![RatePlan { id, version: VersionPlan { terms, from, until } }];
    let planned = engine.apply(&Change::PlanRates(plans), &actor, now)?.planned()?;
    for PlannedRate { rate, orders } in planned {
        print(&listed(&rate))?;
        if orders > 0 {
            print(&format!(
                "{} on days of this version taxed by this rate. Such orders keep what they were charged; \
                 --from {from} --tax-anew taxes them anew.\n",
                match orders {
                    1 => "1 order was".to_owned(),
                    _ => format!("{orders} orders were"),
                }
            ))?;
        }
    }
    print(&format!("{}\n", takes_back(&args.shop)))
}

fn percent(text: &str) -> Result<Percent> {
    Percent::parse(&percentage(text)).map_err(|_unreadable| {
        let problem = format!("\"{text}\" is no percentage. Write one such as 21 or 9.975");
        Error::Invalid { what: "--rate".to_owned(), problem }
    })
}

/// What was taxed anew, or would be.
fn anew(taxed: &TaxedAnew, args: &PlanArgs, currency: Currency) -> Result<String> {
    let amount = |amount: Money| amount.to_grouped_text(currency.decimals());
    let orders = |count: i64| if count == 1 { "1 order".to_owned() } else { format!("{count} orders") };
    let mut text = String::new();
    let would = if args.dry_run { "would be " } else { "" };
    line(&mut text, format_args!("{} {would}taxed anew.", orders(taxed.orders)));
    if taxed.orders > 0 {
        let (was, becomes) = (amount(taxed.was), amount(taxed.becomes));
        line(&mut text, format_args!("  Tax {was} -> {becomes} {currency}"));
    }
    if taxed.same > 0 {
        line(&mut text, format_args!("  The same as charged: {}", orders(taxed.same)));
    }
    if !taxed.left.is_empty() {
        let count = i64::try_from(taxed.left.len()).unwrap_or(i64::MAX);
        let tax = amount(taxed.left_tax()?);
        line(&mut text, format_args!("  Left as charged: {}, with {tax} {currency} of tax", orders(count)));
    }
    for left in taxed.left.iter().take(MOST) {
        let tax = amount(left.tax);
        line(&mut text, format_args!("    {}: {} (tax {tax})", left.number, left.problem));
    }
    if taxed.left.len() > MOST {
        line(&mut text, format_args!("    and {} more", taxed.left.len() - MOST));
    }
    if !args.dry_run && taxed.orders > 0 {
        line(&mut text, format_args!("{}", takes_back(&args.shop)));
    }
    Ok(text)
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
