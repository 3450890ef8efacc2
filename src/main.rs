//! The program: arguments to an interface.

use std::process::ExitCode;

use clap::Parser;
use tillbook::cli::{self, Cli};

fn main() -> ExitCode {
    cli::run(Cli::parse())
}
