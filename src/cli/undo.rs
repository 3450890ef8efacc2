//! `tillbook undo` and `tillbook redo`: one step of the history back or forward, as Ctrl+Z does in the
//! window.

use std::path::Path;

use super::{Common, ShopArgs, print, refused};
use domain::Result;
use engine::{BooksChange, Change, Direction};

pub(super) fn run(args: &ShopArgs, common: &Common, direction: Direction) -> Result<()> {
    let mut engine = common.open(&args.shop)?;
    let (actor, now) = (common.actor(&engine)?, common.now(&engine)?);
    let Some(step) = engine.apply(&Change::Books(BooksChange::UndoRedo(direction)), &actor, now)?.step()?
    else {
        let problem = match direction {
            Direction::Undo => "there is nothing to undo",
            Direction::Redo => "nothing was undone that could be redone",
        };
        return Err(refused(args.shop.display().to_string(), problem));
    };
    let at = engine.shop()?.time_zone.local(step.at);
    let done = format!("{}, done by {} at {at}", step.title, step.login);
    print(&match direction {
        // The rows that an import added are deleted when it is undone, so it cannot be redone.
        Direction::Undo if engine.next_step(&actor, Direction::Redo)?.as_ref() != Some(&step) => {
            format!(
                "Undone: {done}.\nIt cannot be redone from here; what came from a file can be imported again.\n"
            )
        }
        Direction::Undo => format!("Undone: {done}.\n{} does it again.\n", verb("redo", &args.shop)),
        Direction::Redo => format!("Redone: {done}.\n{}\n", undoes(&args.shop)),
    })
}

/// The sentence that names the command to undo the last change.
pub(super) fn undoes(shop: &Path) -> String {
    format!("{} undoes it.", verb("undo", shop))
}

/// The command to type.
fn verb(verb: &str, shop: &Path) -> String {
    format!("`tillbook {verb} {}`", quoted(shop))
}

/// The path as it is typed: one with spaces is quoted.
pub(super) fn quoted(shop: &Path) -> String {
    let path = shop.display().to_string();
    let quote = if path.contains(char::is_whitespace) { "\"" } else { "" };
    format!("{quote}{path}{quote}")
}
