//! The handbook on the command line: `tillbook help SUBJECT` prints a page, where the word is no verb.

use std::env;
use std::sync::LazyLock;

use clap::error::{ContextKind, ContextValue};

use domain::shop::cash_register::NO_CASH_REGISTER;
use window::handbook::{PAGES, Page};

/// The end of the help: what the program is not, and the pages.
pub(super) static END_OF_HELP: LazyLock<String> = LazyLock::new(|| {
    let pages = PAGES.map(|page| format!("  {:<11}{}\n", page.name, page.title()));
    format!(
        "{NO_CASH_REGISTER}\n\nPages of the handbook, printed by `tillbook help PAGE`:\n{}",
        pages.concat()
    )
});

/// The page that was asked for, if that is why the arguments have an error.
pub(super) fn page_of(error: &clap::Error) -> Option<&'static Page> {
    let Some(ContextValue::String(word)) = error.get(ContextKind::InvalidSubcommand) else { return None };
    let is_help = env::args_os().nth(1).is_some_and(|verb| verb == "help");
    PAGES.iter().find(|page| is_help && page.name == word)
}
