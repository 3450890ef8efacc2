//! `tillbook backup`: a copy of a shop, also while it is open elsewhere.

use std::path::PathBuf;

use clap::Args;

use super::print;
use crate::domain::Result;
use crate::engine::Engine;

#[derive(Debug, Args)]
pub(super) struct BackupArgs {
    /// The shop file.
    shop: PathBuf,
    /// Where the copy is to be; nothing may be there yet.
    copy: PathBuf,
}

pub(super) fn run(args: &BackupArgs) -> Result<()> {
    Engine::open(&args.shop)?.backup(&args.copy).map(drop)?;
    print(&format!("Copied {} to {}.\n", args.shop.display(), args.copy.display()))
}
