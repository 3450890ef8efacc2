//! `tillbook manual`: writes the manual pages and the completions of shells, which packages install. It is not in
//! `--help`.

use std::io;
use std::path::{Path, PathBuf};

use clap::{Args, Command, CommandFactory};
use clap_complete::Shell;

use super::Cli;
use domain::{Error, Result};
use engine::VERSION;
use system::make_folder;

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
    write(&args.share, command)
        .map_err(|error| Error::storage(format!("Writing below {}", args.share.display()), error))
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
