//! `tillbook report`: prints a report as text, or as the JSON of the API.

use std::path::PathBuf;

use clap::error::ErrorKind;
use clap::{Args, CommandFactory, ValueEnum};

use super::options::earnings::EarningsArgs;
use super::options::range::{PeriodLength, RangeArgs};
use super::text::line;
use super::{Cli, Common, print, text};
use domain::Result;
use domain::report::DEFAULT_LIMIT;
use domain::report::earnings::Earnings;
use domain::shop::settings::Shop;
use engine::Engine;
use server::api;

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Kind {
    Sales,
    TopSellers,
    TaxSummary,
    Earnings,
}

#[derive(Debug, Args)]
pub(super) struct ReportArgs {
    /// The shop file.
    shop: PathBuf,
    /// The report to print.
    #[arg(value_enum)]
    kind: Kind,
    #[command(flatten)]
    range: RangeArgs,
    /// The periods of the sales; days when not given, months of a range of more than four months.
    #[arg(long, value_enum, value_name = "PERIOD")]
    by: Option<PeriodLength>,
    #[command(flatten)]
    earnings: EarningsArgs,
    /// The number of top sellers.
    #[arg(long, default_value_t = DEFAULT_LIMIT)]
    limit: u64,
    /// Add what sales cost and the profit, as far as costs are known.
    #[arg(long)]
    profit: bool,
    /// Print the JSON that the API answers, which itself has no hours.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &ReportArgs, common: &Common) -> Result<()> {
    let is_by = match args.kind {
        Kind::Sales => args.by.is_none_or(|by| by.grouping().is_some()),
        Kind::Earnings => args.by.is_none_or(PeriodLength::is_of_earnings),
        Kind::TopSellers | Kind::TaxSummary => args.by.is_none(),
    };
    if !is_by {
        let problem = match args.kind {
            Kind::Sales => "only earnings have quarters and years: choose hour, day or month for --by",
            Kind::Earnings => "earnings have no hours and days: choose month, quarter or year for --by",
            _ => "only sales and earnings have periods: leave out --by",
        };
        Cli::command().error(ErrorKind::ArgumentConflict, problem).exit();
    }
    if args.earnings.is_given() && args.kind != Kind::Earnings {
        let problem = "only earnings have a basis and a cost of goods: leave out --basis and --cost";
        Cli::command().error(ErrorKind::ArgumentConflict, problem).exit();
    }
    if args.profit && args.kind != Kind::Sales {
        let problem = "only sales have a profit: leave out --profit";
        Cli::command().error(ErrorKind::ArgumentConflict, problem).exit();
    }
    let engine = Engine::open(&args.shop)?;
    let (actor, now) = (common.actor(&engine)?, common.now(&engine)?);
    let shop = engine.shop()?;
    let today = shop.time_zone.local(now).day;
    let query = match args.kind {
        Kind::Earnings => args.range.days(today)?,
        _ => args.range.query(today)?,
    };
    let printed = match args.kind {
        Kind::Sales => {
            let report = engine.sales_by(&actor, &query, args.by.and_then(PeriodLength::grouping), now)?;
            match (args.json, args.profit) {
                (true, false) => api::sales_json(&report),
                (true, true) => api::sales_and_profit_json(&report, shop.currency)?,
                (false, profit) => {
                    let target =
                        engine.sales_target(&actor, (&report.range, query.period.as_deref()), now)?;
                    text::sales_text(&shop, &report, profit)? + &text::target_text(&shop, target.as_ref())
                }
            }
        }
        Kind::TopSellers => {
            let found = engine.top_sellers(&actor, &query, args.limit, now)?;
            if args.json { api::top_sellers_json(&found) } else { text::top_sellers_text(&shop, &found) }
        }
        Kind::Earnings => {
            let found = engine.earnings(&actor, &query, args.earnings.options(args.by, None), now)?;
            if args.json { api::earnings_json(&found) } else { earnings_text(&shop, &found) }
        }
        Kind::TaxSummary => {
            let found = engine.tax_summary(&actor, &query, now)?;
            if args.json { api::tax_summary_json(&found) } else { text::tax_summary_text(&shop, &found)? }
        }
    };
    if args.json { text::print_json(&printed) } else { print(&printed) }
}

/// Income and expenses, what is left, each period, and what does not count.
fn earnings_text(shop: &Shop, found: &Earnings) -> String {
    let places = shop.currency.decimals();
    let (first, last) = found.range.days();
    let mut text = String::new();
    let (basis, cost) = (found.basis.name(), found.options.cost.name());
    line(
        &mut text,
        format_args!("{} · earnings from {first} to {last}, {basis}, {cost} · {}", shop.name, shop.currency),
    );
    let mut row = |name: &str, amount: domain::money::Money| {
        let name: String = name.chars().take(44).collect();
        line(&mut text, format_args!("  {name:<44} {:>16}", amount.to_grouped_text(places)));
    };
    let total = found.total();
    for one in found.rows.iter().filter(|row| row.key.is_income()) {
        row(&one.name.to_string(), one.total);
    }
    row("Income", total.income);
    for one in found.rows.iter().filter(|row| !row.key.is_income()) {
        row(&one.name.to_string(), one.total);
    }
    row("Expenses", total.expenses);
    row("What is left", total.left);
    line(&mut text, format_args!("  {:<24}{:>16}{:>16}{:>16}", "", "Income", "Expenses", "Left"));
    for ((first, last), sums) in found.periods.iter().zip(&found.sums) {
        let [income, expenses, left] =
            [sums.income, sums.expenses, sums.left].map(|amount| amount.to_grouped_text(places));
        let days = format!("{first} to {last}");
        line(&mut text, format_args!("  {days:<24}{income:>16}{expenses:>16}{left:>16}"));
    }
    for note in found.notes() {
        line(&mut text, format_args!("  {note}."));
    }
    text
}
