//! The program's entry point: parses the arguments and runs the command line, which also opens the window.

use std::process::ExitCode;

use clap::Parser;
use tillbook::cli::{self, Cli};

fn main() -> ExitCode {
    match Cli::try_parse() {
        Ok(cli) => cli::run(cli),
        Err(error) => cli::wrong_usage(&error),
    }
}
