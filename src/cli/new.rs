//! `tillbook new` and `tillbook sample`: create an empty shop file, and one that has real sales.

use std::path::PathBuf;

use clap::Args;

use super::preset::named;
use super::{Common, parsed, print};
use domain::Result;
use domain::places::address::Address;
use domain::shop::cash_register::{NO_CASH_REGISTER, must_be_certified};
use domain::shop::country_defaults::{preset_of, summary_of};
use domain::shop::settings::{Currency, Shop, shop_address};
use domain::time::Zone;
use engine::{Engine, Mode, sample};

pub(super) const A_CURRENCY: &str = "write three letters, such as GBP";
pub(super) const A_ZONE: &str = "write an IANA name, such as Europe/London";

#[derive(Debug, Args)]
pub(super) struct NewArgs {
    /// Path of the shop file, where nothing may exist yet.
    shop: PathBuf,
    /// The shop's name; the file's when not given.
    #[arg(long, value_name = "TEXT")]
    name: Option<String>,
    /// ISO 4217 code; the system's currency when not given.
    #[arg(long, value_name = "CODE", value_parser = parsed(Currency::parse, A_CURRENCY))]
    currency: Option<Currency>,
    /// IANA name, such as Europe/London; the system's zone when not given.
    #[arg(long, value_name = "ZONE", value_parser = parsed(Zone::parse, A_ZONE))]
    time_zone: Option<Zone>,
    #[command(flatten)]
    address: AddressArgs,
    /// Add the tax rates of the country that come with the program, as `tillbook preset add` does.
    #[arg(long, requires = "country")]
    rates: bool,
}

/// The options for a shop's address.
#[derive(Debug, Args)]
pub(super) struct AddressArgs {
    /// The shop's country, by its code or English name: orders without an address are taxed there.
    #[arg(long, value_name = "COUNTRY")]
    country: Option<String>,
    /// The shop's state or province.
    #[arg(long, value_name = "STATE")]
    state: Option<String>,
    /// The shop's postcode.
    #[arg(long, value_name = "POSTCODE")]
    postcode: Option<String>,
    /// The shop's city.
    #[arg(long, value_name = "CITY")]
    city: Option<String>,
}

impl AddressArgs {
    /// The address with the parts that were given replaced; refused if it is not valid.
    pub(super) fn change(&self, was: &Address) -> Result<Address> {
        fn part<'p>(given: Option<&'p String>, was: &'p str) -> &'p str {
            given.map_or(was, String::as_str)
        }
        shop_address(
            part(self.country.as_ref(), &was.country),
            part(self.state.as_ref(), &was.state),
            part(self.postcode.as_ref(), &was.postcode),
            part(self.city.as_ref(), &was.city),
        )
    }
}

pub(super) fn run(args: &NewArgs, common: &Common) -> Result<()> {
    let stem = args.shop.file_stem().unwrap_or_default().to_string_lossy();
    let name = args.name.as_deref().unwrap_or(&stem);
    let zone = args.time_zone.unwrap_or_else(system::time_zone);
    let shop = Shop::new(name, args.currency.unwrap_or_else(system::currency), zone)?;
    let shop = Shop { address: args.address.change(&shop.address)?, ..shop }.in_language("en");
    let country = &shop.address.country;
    let preset = if args.rates { Some(named(country)?) } else { None };
    let now = common.clock().now(zone);
    let mut engine = Engine::create(&args.shop, &shop, now)?;
    print(&format!(
        "Made {} ({}, {}, {}).\n",
        args.shop.display(),
        shop.name,
        shop.currency,
        shop.time_zone.name()
    ))?;
    if must_be_certified(&shop.address.country) {
        print(&format!("{NO_CASH_REGISTER}\n"))?;
    }
    if let Some(preset) = preset {
        let owner = engine.owner()?;
        engine.import_preset(&owner, &preset, Mode::Import, now)?;
        print(&format!("Added the {}.\n", summary_of(&preset, country, zone.local(now).day)))?;
    } else if preset_of(country).is_some() {
        print("It has no tax rates yet, so it charges no tax: tillbook preset add SHOP\n")?;
    }
    if shop.address.is_empty() {
        print(
            "It has no address yet, so orders without one are charged no tax: tillbook settings SHOP --country DE\n",
        )?;
    }
    Ok(())
}

#[derive(Debug, Args)]
pub(super) struct SampleArgs {
    /// Path of the shop file, where nothing may exist yet.
    shop: PathBuf,
}

pub(super) fn sample(args: &SampleArgs, common: &Common) -> Result<()> {
    let now = common.clock().now(sample::time_zone());
    let engine = sample::create(&args.shop, now)?;
    let orders = engine.order_count(&engine.owner()?)?;
    print(&format!("Made {}: {}, {orders} orders.\n", args.shop.display(), engine.shop()?.name))
}
