//! `tillbook settings`: shows and changes the settings of a shop.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};

use super::new::AddressArgs;
use super::{Common, parsed, print};
use domain::Result;
use domain::fielded::{Field, Fielded};
use domain::invoice::rules::small_business_words;
use domain::shop::settings::{Shop, shop_name};
use engine::Change;
use transfer::logo::read_file;

#[derive(Debug, Args)]
pub(super) struct SettingsArgs {
    /// The shop file.
    shop: PathBuf,
    #[command(flatten)]
    given: Given,
    #[command(flatten)]
    address: AddressArgs,
    /// The picture at the top of invoices, PNG or JPEG; an empty name removes it.
    #[arg(long, value_name = "FILE")]
    logo: Option<OsString>,
}

/// The settings that were given: each that has a help is an option.
#[derive(Debug)]
struct Given(BTreeMap<&'static str, String>);

fn options() -> impl Iterator<Item = &'static Field<Shop>> {
    Shop::FIELDS.iter().filter(|field| !field.help.is_empty())
}

impl FromArgMatches for Given {
    fn from_arg_matches(matches: &ArgMatches) -> std::result::Result<Self, clap::Error> {
        let given = options().filter_map(|field| Some((field.key, matches.get_one(field.key)?)));
        Ok(Self(given.map(|(key, text): (_, &String)| (key, text.clone())).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> std::result::Result<(), clap::Error> {
        self.0.extend(Self::from_arg_matches(matches)?.0);
        Ok(())
    }
}

impl Args for Given {
    fn augment_args(command: Command) -> Command {
        command.args(options().map(|field| {
            let option = field.key.strip_prefix(Shop::OF_INVOICES).unwrap_or(field.key).replace('_', "-");
            let parse = |text: &str| Shop::default().with(field.key, text).map(|_| text.to_owned());
            let (takes, problem) = field.takes;
            Arg::new(field.key)
                .long(option)
                .value_name(takes)
                .value_parser(parsed(parse, problem))
                .help(field.help)
        }))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl Given {
    /// The shop with the settings that were given.
    fn change(&self, mut shop: Shop) -> Result<Shop> {
        for (key, given) in &self.0 {
            let text = match (*key, given.trim()) {
                (Shop::SMALL_BUSINESS, "yes") => small_business_words(&shop.address.country).to_owned(),
                ("name", _) => shop_name(given)?,
                (_, text) => text.to_owned(),
            };
            shop = shop.clone().with(key, &text).unwrap_or(shop);
        }
        Ok(shop)
    }
}

pub(super) fn run(args: &SettingsArgs, common: &Common) -> Result<()> {
    let mut engine = common.open(&args.shop)?;
    let was = engine.shop()?;
    let address = args.address.change(&was.address)?;
    let mut shop = args.given.change(Shop { address, ..was.clone() })?;
    let logo = args
        .logo
        .as_deref()
        .filter(|file| !file.is_empty())
        .map(|file| read_file(Path::new(file)))
        .transpose()?;
    if args.logo.is_some() && logo.is_none() {
        shop.invoices.logo.clear();
    }
    if shop != was || logo.is_some() {
        let (actor, now) = (common.actor(&engine)?, common.now(&engine)?);
        engine.apply(&Change::settings(shop, logo), &actor, now)?;
    }
    let shop = engine.shop()?;
    let entries = shop.entries().map(|(field, value)| format!("{}\t{value}\n", field.key.replace('_', " ")));
    print(&entries.collect::<String>())
}
