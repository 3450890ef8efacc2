//! `tillbook manual`: writes the manual pages and the completions of shells, which packages install. It is not in
//! `--help`. And the handbook: `tillbook help SUBJECT` prints a page, where the word is no verb.

use std::env;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use clap::error::{ContextKind, ContextValue};
use clap::{Args, Command, CommandFactory};
use clap_complete::Shell;

use super::Cli;
use domain::shop::cash_register::NO_CASH_REGISTER;
use domain::text::Text;
use domain::{Error, Result};
use engine::VERSION;
use system::make_folder;
use window::handbook::{PAGES, Page};

/// The shells, and the folder below `share` in which each looks for completions.
const SHELLS: [(Shell, &str); 3] = [
    (Shell::Bash, "bash-completion/completions"),
    (Shell::Zsh, "zsh/site-functions"),
    (Shell::Fish, "fish/vendor_completions.d"),
];

#[derive(Debug, Args)]
pub(super) struct ManualArgs {
    /// The folder `share` of the package.
    share: PathBuf,
}

pub(super) fn run(args: &ManualArgs) -> Result<()> {
    // A page has the version alone, in its foot, and `help` has none.
    let command = Cli::command()
        .long_version(VERSION)
        .disable_help_subcommand(true)
        .mut_subcommands(|verb| verb.disable_help_subcommand(true));
    write(&args.share, command).map_err(|error| {
        Error::storage(Text::written(format!("Writing below {}", args.share.display())), error)
    })
}

fn write(share: &Path, mut command: Command) -> io::Result<()> {
    for (shell, folder) in SHELLS {
        let folder = share.join(folder);
        make_folder(&folder)?;
        clap_complete::generate_to(shell, &mut command, "tillbook", folder)?;
    }
    let pages = share.join("man/man1");
    make_folder(&pages)?;
    clap_mangen::generate_to(command.mut_subcommands(with_arguments), pages)
}

/// Puts the arguments of a verb into the names of its own verbs, as in `tillbook devices <SHOP> invite`: a page has
/// those of one command alone. The names must have been made, and completions need them without.
fn with_arguments(verb: Command) -> Command {
    let required = verb.get_positionals().filter(|one| one.is_required_set());
    let arguments: Vec<String> = required.map(|one| format!("{one} ")).collect();
    let before = format!("{} {}", verb.get_bin_name().unwrap_or_default(), arguments.concat());
    verb.mut_subcommands(|own| {
        let name = format!("{before}{}", own.get_name());
        own.bin_name(name)
    })
}

/// The end of the help: what the program is not, and the pages.
pub(super) static END_OF_HELP: LazyLock<String> = LazyLock::new(|| {
    let pages = PAGES.map(|page| format!("  {:<12} {}\n", page.name, page.title()));
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
