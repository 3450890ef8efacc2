//! `tillbook check`: checks a shop file, and repairs what can be computed.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::backup::described;
use super::text::one_line;
use super::{Common, print};
use backups::{SettledLog, beside, settle_log};
use domain::shop::contents::Contents;
use domain::shop::health::{Depth, Problem};
use domain::text::Text;
use domain::time::Zone;
use domain::{Error, Result};
use engine::{BooksChange, Change, Engine};

#[derive(Debug, Args)]
pub(super) struct CheckArgs {
    /// The shop file.
    shop: PathBuf,
    /// Rebuild totals and indexes that are wrong, accept orders that differ from what was written, and go on
    /// where the log is lost, after the file was copied.
    #[arg(long)]
    repair: bool,
    /// Of a shop that has lost its log: go on with the file alone, or with the log beside it. Without this, with what has
    /// more.
    #[arg(long, value_enum, requires = "repair", value_name = "WHICH")]
    take: Option<Taken>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Taken {
    /// The shop file as it is.
    File,
    /// The file with what is in the log beside it.
    Log,
}

pub(super) fn run(args: &CheckArgs, common: &Common) -> Result<()> {
    let mut engine = match Engine::open(&args.shop) {
        Err(error @ Error::LostLog { .. }) => {
            print(&states(&args.shop))?;
            if !args.repair {
                return Err(error);
            }
            settled(args, &error, common)?
        }
        opened => opened?,
    };
    common.note_clock_problem(&engine);
    let elsewhere = engine.numbers_elsewhere()?;
    let names: Vec<String> = elsewhere.iter().map(|range| range.name().to_string()).collect();
    if !names.is_empty() {
        let names = names.join(", ");
        print(&format!("Given elsewhere, and no invoice here: {names}.\n"))?;
    }
    let problems = engine.examine(Depth::Whole)?;
    if problems.is_empty() {
        return print(&format!("{}: nothing wrong.\n", args.shop.display()));
    }
    let can_repair = problems.iter().any(Problem::can_be_repaired);
    print(&listed(&problems))?;
    if !args.repair {
        let can_accept = problems.iter().any(Problem::can_be_accepted);
        let advice = match (can_accept, can_repair) {
            (true, _) => {
                "Check whether these are right, orders by their receipts; --repair takes them as they stand, and builds \
                 again what can be. "
            }
            (false, true) => "--repair puts right what can be rebuilt. ",
            (false, false) => "",
        };
        return Err(wrong(&args.shop, &problems, advice));
    }
    if !can_repair {
        return Err(wrong(&args.shop, &problems, "None of it can be rebuilt. "));
    }
    let (actor, now) = (common.actor(&engine)?, common.now(&engine)?);
    let aside = beside(&args.shop, "before-repair");
    engine.copy_unchecked(&aside)?;
    engine.apply(&Change::Books(BooksChange::Repair), &actor, now)?;
    let left = engine.examine(Depth::Whole)?;
    print(&format!("The file as it was is now {}.\n", aside.display()))?;
    if left.is_empty() {
        return print(&format!("{}: repaired, nothing wrong now.\n", args.shop.display()));
    }
    print(&format!("Still wrong:\n{}", listed(&left)))?;
    Err(wrong(&args.shop, &left, ""))
}

/// Describes a shop that has lost its log, without the one beside it and with it.
fn states(shop: &Path) -> String {
    let states = Engine::states_of_log(shop);
    let zone =
        Engine::without_log(shop).and_then(|engine| engine.shop()).map_or(Zone::UTC, |shop| shop.time_zone);
    let row = |held: &Option<Contents>| {
        held.as_ref().map_or_else(|| "no whole shop".to_owned(), |held| described(held, zone))
    };
    let with = states.with.as_ref().map(|_| format!("With the log:    {}\n", row(&states.with)));
    format!("Without the log: {}\n{}", row(&states.without), with.unwrap_or_default())
}

/// Opens a shop that has lost its log, with the one beside it or without.
fn settled(args: &CheckArgs, error: &Error, common: &Common) -> Result<Engine> {
    let takes_log = args.take.map(|taken| taken == Taken::Log);
    let settled = settle_log(&args.shop, takes_log, common.user.as_deref(), common.clock())?;
    let SettledLog { engine, kept, takes_log, states } = settled;
    let taken =
        if takes_log { "The log beside it was taken." } else { "What was only in its log is given up." };
    let mut text = format!("{error}\n{taken} The file and the log as they were are now {}", kept.display());
    match (takes_log, states.with.is_some()) {
        (true, _) => {
            text.push_str("; `tillbook check` of that with `--repair --take file` goes on without the log");
        }
        (false, true) => text.push_str("; `tillbook check` of that with `--repair --take log` takes the log"),
        (false, false) => {}
    }
    print(&format!("{text}.\n"))?;
    Ok(engine)
}

fn listed(problems: &[Problem]) -> String {
    let line = |problem: &Problem| {
        let mark = match problem {
            problem if problem.can_be_rebuilt() => " (can be rebuilt)",
            problem if problem.can_be_accepted() => " (check whether it is right)",
            _ => "",
        };
        one_line(&format!("{problem}{mark}")).into_owned() + "\n"
    };
    problems.iter().map(line).collect()
}

fn wrong(shop: &Path, problems: &[Problem], advice: &str) -> Error {
    let count = problems.len();
    let found =
        if count == 1 { "one thing is wrong".to_owned() } else { format!("{count} things are wrong") };
    let problem = format!("{found}. {advice}`tillbook backups` lists the backups").trim_end().to_owned();
    Error::DamagedShop { path: shop.to_owned(), problem: Text::written(problem) }
}
