//! `tillbook check`: whether a shop file can be trusted.

use std::path::PathBuf;

use clap::Args;

use super::print;
use crate::domain::{Error, Result};
use crate::engine::Engine;

#[derive(Debug, Args)]
pub(super) struct CheckArgs {
    /// The shop file.
    shop: PathBuf,
}

pub(super) fn run(args: &CheckArgs) -> Result<()> {
    let problems = Engine::open(&args.shop)?.check()?;
    if problems.is_empty() {
        return print(&format!("{}: nothing wrong.\n", args.shop.display()));
    }
    print(&problems.iter().map(|problem| format!("{problem}\n")).collect::<Vec<_>>().concat())?;
    Err(Error::DamagedShop {
        path: args.shop.clone(),
        problem: format!("{} things are wrong", problems.len()),
    })
}
