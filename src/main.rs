//! The program: arguments to an interface.

use std::process::ExitCode;

use clap::Parser;
use tillbook::cli::{self, Cli};

fn main() -> ExitCode {
    match Cli::try_parse() {
        Ok(cli) => cli::run(cli),
        Err(error) => cli::wrong_usage(&error),
    }
}
