//! `tillbook sample`: creates the sample shop, which has real sales.

use std::path::PathBuf;

use clap::Args;

use super::{Common, print};
use domain::Result;
use engine::sample;

#[derive(Debug, Args)]
pub(super) struct SampleArgs {
    /// Path of the shop file, where nothing may exist yet.
    shop: PathBuf,
}

pub(super) fn run(args: &SampleArgs, common: &Common) -> Result<()> {
    let now = common.clock().now(sample::time_zone());
    let engine = sample::create(&args.shop, now)?;
    let orders = engine.order_count(&engine.owner()?)?;
    print(&format!("Made {}: {}, {orders} orders.\n", args.shop.display(), engine.shop()?.name))
}
