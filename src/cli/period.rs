//! `tillbook period`: lists, closes, files and reopens the periods of a shop.

use std::fs;
use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::returns::{chosen, exchange_rate};
use super::text::{line, print_json};
use super::undo::{quoted, undoes};
use super::{Common, print};
use domain::returns::ExchangeRate;
use domain::shop::closed_period::{PeriodRecord, PeriodRow};
use domain::text::Text;
use domain::time::tax_period::TaxPeriod;
use domain::{Error, Result};
use engine::{Change, PeriodChange};
use server::api;
use system::form_files;

#[derive(Debug, Args)]
pub(super) struct PeriodArgs {
    /// The shop file.
    shop: PathBuf,
    #[command(subcommand)]
    verb: PeriodVerb,
}

#[derive(Debug, Subcommand)]
enum PeriodVerb {
    /// List the closed periods with the returns filed for them, and the months that are open.
    List {
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// Close a period: orders, refunds and all else that is dated in it do not change any more.
    Close {
        #[command(flatten)]
        of: OfPeriod,
        /// Close it although it is not over.
        #[arg(long)]
        early: bool,
    },
    /// Record that the return of a closed period was filed, and keep its figures: those of the form as they are now.
    File {
        #[command(flatten)]
        of: OfPeriod,
        /// The form of the return, such as uk-vat.
        #[arg(long, value_name = "NAME", default_value = "")]
        form: String,
        /// Keep the text of this file instead, for a return that was made elsewhere.
        #[arg(long, value_name = "FILE")]
        figures: Option<PathBuf>,
        /// For a form in another currency: how much of the shop's one unit of it is on the last day.
        #[arg(long, value_name = "RATE", value_parser = exchange_rate, conflicts_with = "figures")]
        exchange_rate: Option<ExchangeRate>,
    },
    /// Reopen a period, with the returns filed for it; for administrators.
    Reopen {
        #[command(flatten)]
        of: OfPeriod,
        /// Why; the history keeps it.
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
}

#[derive(Debug, Args)]
struct OfPeriod {
    /// The period: 2026-07, 2026-Q3, 2026-07..2026-09, 2026-H2 or 2026.
    #[arg(value_parser = TaxPeriod::parse)]
    period: TaxPeriod,
}

pub(super) fn run(args: &PeriodArgs, common: &Common) -> Result<()> {
    let mut engine = common.open(&args.shop)?;
    let (actor, now) = (common.actor(&engine)?, common.now(&engine)?);
    let change = match &args.verb {
        PeriodVerb::List { json } => {
            let begin = engine.first_dated(&actor)?;
            let rows = engine.closed_periods(&actor)?.rows(begin, engine.shop()?.time_zone.local(now).day);
            return if *json { print_json(&api::periods_json(&rows)) } else { print(&listed(&rows)) };
        }
        PeriodVerb::Close { of, early } => {
            Change::Period(PeriodChange::Close { period: of.period, early: *early })
        }
        PeriodVerb::File { of, form, figures: Some(path), .. } => {
            let figures = fs::read_to_string(path).map_err(|error| {
                Error::storage(Text::written(format!("Reading {}", path.display())), error)
            })?;
            Change::Period(PeriodChange::File { period: of.period, form: form.clone(), figures })
        }
        PeriodVerb::File { of, form, figures: None, .. } if form.is_empty() => {
            Change::Period(PeriodChange::File {
                period: of.period,
                form: String::new(),
                figures: String::new(),
            })
        }
        PeriodVerb::File { of, form, figures: None, exchange_rate } => {
            let forms = engine.tax_forms(&actor, form_files())?;
            engine.filing(&actor, chosen(&forms, form)?, of.period, *exchange_rate)?
        }
        PeriodVerb::Reopen { of, reason } => {
            Change::Period(PeriodChange::Reopen { period: of.period, reason: reason.clone() })
        }
    };
    engine.apply(&change, &actor, now)?;
    let mut text = match &args.verb {
        PeriodVerb::Close { of, .. } => format!("{} is closed.\n", of.period.name()),
        PeriodVerb::File { of, .. } => format!("{} is filed.\n", of.period.name()),
        PeriodVerb::Reopen { of, .. } => format!("{} is open.\n", of.period.name()),
        PeriodVerb::List { .. } => String::new(),
    };
    if let (PeriodVerb::Close { of, .. }, Some(begin)) = (&args.verb, engine.first_dated(&actor)?) {
        let before = of.period.first_day().minus_days(1);
        let open = engine.closed_periods(&actor)?.open_months(begin, before);
        if let (Some(first), Some(last)) = (open.first(), open.last()) {
            let months = if open.len() == 1 { first.name() } else { format!("{first} to {last}") };
            line(&mut text, format_args!("Open before it, from the beginning of the books: {months}."));
        }
    }
    if let PeriodVerb::Close { of, .. } | PeriodVerb::File { of, .. } = &args.verb {
        let (shop, period) = (quoted(&args.shop), of.period);
        line(&mut text, format_args!("`tillbook period {shop} reopen {period} --reason TEXT` undoes it."));
    } else {
        line(&mut text, format_args!("{}", undoes(&args.shop)));
    }
    print(&text)
}

/// The periods, a line each.
fn listed(rows: &[PeriodRow]) -> String {
    let mut text = String::new();
    for row in rows {
        let done = |record: &PeriodRecord| format!("{} {} by {}", record.words(), record.at, record.login);
        let mut parts = vec![format!("{} to {}", row.from, row.to), row.state.as_str().to_owned()];
        parts.extend(row.closing.iter().chain(&row.filed).map(done));
        line(&mut text, format_args!("{}", parts.join("  ")));
    }
    text
}
