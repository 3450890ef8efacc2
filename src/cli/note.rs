//! `tillbook note`: writes a note on a day, which the reports show.

use std::path::PathBuf;

use clap::Args;

use super::undo::undoes;
use super::{Common, parsed, print};
use domain::Result;
use domain::time::Day;
use engine::{Change, NounChange};

#[derive(Debug, Args)]
pub(super) struct NoteArgs {
    /// The shop file.
    shop: PathBuf,
    /// The day, such as 2026-11-20.
    #[arg(value_parser = parsed(Day::parse, "write a day such as 2026-11-20"))]
    day: Day,
    /// The note, in the place of the one that the day has; "" takes it away.
    text: String,
}

pub(super) fn run(args: &NoteArgs, common: &Common) -> Result<()> {
    let mut engine = common.open(&args.shop)?;
    let (actor, now, day) = (common.actor(&engine)?, common.now(&engine)?, args.day);
    let was = engine.day_notes(&actor, (day, day))?;
    let Some(change) = NounChange::note(day, &args.text, was.first()) else {
        return print(&format!("Nothing was changed: this is so already of {day}.\n"));
    };
    engine.apply(&Change::Noun(change), &actor, now)?;
    let done = if args.text.trim().is_empty() { "has no note any more" } else { "has the note" };
    print(&format!("{day} {done}.\n{}\n", undoes(&args.shop)))
}
