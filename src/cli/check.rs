//! `tillbook check`: checks a shop file, and repairs what can be computed.

use std::path::{Path, PathBuf};

use clap::Args;

use super::text::one_line;
use super::{Common, print};
use backups::{beside, give_up_log};
use domain::shop::health::{Depth, Problem};
use domain::text::Text;
use domain::{Error, Result};
use engine::{Change, Engine};

#[derive(Debug, Args)]
pub(super) struct CheckArgs {
    /// The shop file.
    shop: PathBuf,
    /// Rebuild totals and indexes that are wrong, accept orders that differ from what was written, and go on
    /// without a log that is missing, after the file was copied.
    #[arg(long)]
    repair: bool,
}

pub(super) fn run(args: &CheckArgs, common: &Common) -> Result<()> {
    let mut engine = match Engine::open(&args.shop) {
        Err(error @ Error::LostLog { .. }) if args.repair => without_log(&args.shop, &error, common)?,
        opened => opened?,
    };
    common.note_clock_problem(&engine);
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
                "Look whether these are right, orders by their receipts; --repair takes them as they stand, and builds \
                 anew what can be. "
            }
            (false, true) => "--repair puts right what can be built anew. ",
            (false, false) => "",
        };
        return Err(wrong(&args.shop, &problems, advice));
    }
    if !can_repair {
        return Err(wrong(&args.shop, &problems, "None of it can be built anew. "));
    }
    let (actor, now) = (common.actor(&engine)?, common.now(&engine)?);
    let aside = beside(&args.shop, "before-repair");
    engine.copy_unchecked(&aside)?;
    engine.apply(&Change::Repair, &actor, now)?;
    let left = engine.examine(Depth::Whole)?;
    print(&format!("The file as it was is now {}.\n", aside.display()))?;
    if left.is_empty() {
        return print(&format!("{}: repaired, nothing wrong now.\n", args.shop.display()));
    }
    print(&format!("Still wrong:\n{}", listed(&left)))?;
    Err(wrong(&args.shop, &left, ""))
}

/// Opens a shop without the log that it has lost.
fn without_log(shop: &Path, error: &Error, common: &Common) -> Result<Engine> {
    let (engine, aside) = give_up_log(shop, common.user.as_deref(), common.clock())?;
    print(&format!("{error}\nThat is given up. The file as it was is now {}.\n", aside.display()))?;
    Ok(engine)
}

fn listed(problems: &[Problem]) -> String {
    let line = |problem: &Problem| {
        let mark = match problem {
            problem if problem.can_be_rebuilt() => " (can be built anew)",
            problem if problem.can_be_accepted() => " (look whether it is right)",
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
