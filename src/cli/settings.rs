//! `tillbook settings`: what a shop says about itself, shown and changed.

use std::path::PathBuf;

use clap::Args;

use super::new::{parse_currency, parse_zone};
use super::{Common, print};
use crate::domain::Result;
use crate::domain::settings::{Currency, shop_name};
use crate::domain::time::Zone;
use crate::engine::Engine;

#[derive(Debug, Args)]
pub(super) struct SettingsArgs {
    /// The shop file.
    shop: PathBuf,
    /// Another name.
    #[arg(long, value_name = "TEXT")]
    name: Option<String>,
    /// Another currency; amounts stay the numbers they are.
    #[arg(long, value_name = "CODE", value_parser = parse_currency)]
    currency: Option<Currency>,
    /// Another time zone; every order moves to the day it falls on there.
    #[arg(long, value_name = "ZONE", value_parser = parse_zone)]
    time_zone: Option<Zone>,
    /// Tax rates on a page of the API's lists.
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(i64).range(1..))]
    page_size: Option<i64>,
}

pub(super) fn run(args: &SettingsArgs, common: &Common) -> Result<()> {
    let mut engine = Engine::open(&args.shop)?;
    let was = engine.shop()?;
    let mut shop = was.clone();
    if let Some(name) = &args.name {
        shop.name = shop_name(name)?;
    }
    shop.currency = args.currency.unwrap_or(shop.currency);
    shop.time_zone = args.time_zone.unwrap_or(shop.time_zone);
    shop.page_size = args.page_size.unwrap_or(shop.page_size);
    if shop != was {
        let (actor, now) = (common.actor(&engine)?, common.now(&engine)?);
        engine.change_shop(&actor, &shop, now)?;
    }
    let (zone, size) = (shop.time_zone.name(), shop.page_size);
    print(&format!(
        "name\t{}\ncurrency\t{}\ntime zone\t{zone}\npage size\t{size}\n",
        shop.name, shop.currency
    ))
}
