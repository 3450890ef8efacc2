//! `tillbook preset`: lists and prints the tax rates of countries that come with the program, and adds them to
//! a shop.

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};

use super::import::{Summary, back_up, summary};
use super::text::one_line;
use super::{Common, print, refused};
use domain::Result;
use domain::decimal;
use domain::noun::Described;
use domain::rate::preset::Preset;
use domain::shop::settings::Shop;
use domain::table::Cell;
use domain::time::Zone;
use engine::{Engine, EntryOutcome, ImportReport, ImportRow, Mode, RateQuery};

#[derive(Debug, Subcommand)]
pub(super) enum PresetVerb {
    /// List the presets: name, place, and how many rates are in force today.
    List,
    /// Print the rates of a preset with their dates and sources, as CSV that can be imported.
    Show(ShowArgs),
    /// Add the rates that are in force today to a shop, and change those that differ.
    Add(AddArgs),
    /// Change the rates that a shop has and that differ from what is in force today, and add none.
    Update(UpdateArgs),
}

#[derive(Debug, Args)]
pub(super) struct ShowArgs {
    /// The preset: eu for all of the European Union, or a country by its code or name.
    name: String,
}

#[derive(Debug, Args)]
pub(super) struct AddArgs {
    /// The shop file.
    shop: PathBuf,
    /// The preset: eu for all of the European Union, or a country by its code or name; the shop's own
    /// country when not given.
    name: Option<String>,
    /// Print what would be done, and change nothing.
    #[arg(long)]
    dry_run: bool,
    /// Only standard rates, no reduced and zero rates.
    #[arg(long)]
    standard: bool,
}

#[derive(Debug, Args)]
pub(super) struct UpdateArgs {
    /// The shop file.
    shop: PathBuf,
    /// Print what would be done, and change nothing.
    #[arg(long)]
    dry_run: bool,
}

pub(super) fn run(verb: &PresetVerb, common: &Common) -> Result<()> {
    match verb {
        PresetVerb::List => print(&list(common)),
        PresetVerb::Show(args) => print(&named(&args.name)?.text()),
        PresetVerb::Add(args) => {
            let mut engine = common.open(&args.shop)?;
            let preset = match &args.name {
                Some(name) => named(name)?,
                None => of_country(&engine.shop()?)?,
            };
            let preset = if args.standard { preset.only_standard() } else { preset };
            add(&mut engine, &preset, &args.shop, args.dry_run, common)
        }
        PresetVerb::Update(args) => {
            let mut engine = common.open(&args.shop)?;
            let actor = common.actor(&engine)?;
            let query = RateQuery { limit: Some(i64::MAX), ..RateQuery::default() };
            let now = common.now(&engine)?;
            let today = engine.shop()?.time_zone.local(now).day;
            let preset = Preset::of_shop(&engine.rates(&actor, &query, now)?.rates, today);
            add(&mut engine, &preset, &args.shop, args.dry_run, common)
        }
    }
}

fn list(common: &Common) -> String {
    let today = Zone::UTC.local(common.clock().now(Zone::UTC)).day;
    let line = |preset: &Preset| {
        let count = preset.count_on(today);
        let rates = if count == 1 { "rate" } else { "rates" };
        format!("{}\t{}\t{count} {rates}\n", preset.name, preset.title)
    };
    Preset::all().iter().map(line).collect()
}

pub(super) fn named(name: &str) -> Result<Preset> {
    Preset::named(name).ok_or_else(|| {
        let problem = "there is no preset of this name; `tillbook preset list` has all. Rates of other places, such as \
                       those of the United States by ZIP code, come in as a file with `tillbook import`";
        refused(name, problem)
    })
}

fn of_country(shop: &Shop) -> Result<Preset> {
    if shop.address.country.is_empty() {
        let problem =
            "it has no country, so name a preset, or set it with `tillbook settings SHOP --country DE`";
        return Err(refused(&shop.name, problem));
    }
    named(&shop.address.country)
}

fn add(engine: &mut Engine, preset: &Preset, shop: &Path, is_dry_run: bool, common: &Common) -> Result<()> {
    let (actor, now) = (common.actor(engine)?, common.now(engine)?);
    let mode = if is_dry_run { Mode::Rehearse } else { Mode::Import };
    if !is_dry_run {
        back_up(engine);
    }
    let report = engine.import_preset(&actor, preset, mode, now)?;
    let names = vec![preset.file_name()];
    let told = Summary { names, shop, is_dry_run, currency: engine.shop()?.currency };
    print(&(rows(&report) + &summary(&report, &told)))
}

/// A line for each rate that a dry run would add or change, with its date and sources.
fn rows(report: &ImportReport) -> String {
    let line = |row: &ImportRow| {
        let origin = row.origin.as_ref()?;
        let (percent, place) = words(&row.is);
        let what = match (row.outcome, &row.was) {
            (EntryOutcome::New, _) => format!("new      {percent}"),
            (EntryOutcome::Changed, Some(was)) => format!("changed  {} -> {percent}", words(was).0),
            _ => return None,
        };
        let since = origin.since_words();
        let since = since.map(|words| format!(", {words}")).unwrap_or_default();
        let text = format!("  {what}  {place}{since}: {}", origin.sources);
        Some(one_line(&text).into_owned() + "\n")
    };
    report.rows.iter().filter_map(line).collect()
}

/// The percentage of a rate, and what else tells it from others: `DE · MwSt., Reduced rate`.
fn words(rate: &Described) -> (String, String) {
    let mut parts = rate.preview.iter().map(|cell| match cell {
        Cell::Percent(value) => format!("{}%", decimal::to_short_text(*value, 0)),
        cell => cell.to_string(),
    });
    let percent = parts.next().unwrap_or_default();
    let parts = std::iter::once(rate.name.to_string()).chain(parts).filter(|part| !part.is_empty());
    (percent, parts.collect::<Vec<_>>().join(", "))
}
