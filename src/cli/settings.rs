//! `tillbook settings`: shows and changes the settings of a shop.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};

use super::new::{A_CURRENCY, A_ZONE, AddressArgs};
use super::{Common, parsed, print};
use domain::Result;
use domain::fielded::Field;
use domain::invoice::rules::small_business_words;
use domain::invoice::settings::InvoiceSettings;
use domain::shop::settings::{Currency, shop_name};
use domain::tax::Prices;
use domain::tax::rules::{Rounding, ShippingTax, TaxRules};
use domain::text::lenient::yes_or_no;
use domain::time::Zone;
use engine::Change;
use transfer::logo::read_file;

#[derive(Debug, Args)]
pub(super) struct SettingsArgs {
    /// The shop file.
    shop: PathBuf,
    /// The shop's new name.
    #[arg(long, value_name = "TEXT")]
    name: Option<String>,
    /// The new currency; amounts keep their numbers. Refused while a period is closed.
    #[arg(long, value_name = "CODE", value_parser = parsed(Currency::parse, A_CURRENCY))]
    currency: Option<Currency>,
    /// The new time zone; every order moves to the day it falls on there.
    #[arg(long, value_name = "ZONE", value_parser = parsed(Zone::parse, A_ZONE))]
    time_zone: Option<Zone>,
    /// Tax rates on a page of the API's lists.
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(i64).range(1..))]
    page_size: Option<i64>,
    /// Prices are typed with tax: yes or no.
    #[arg(long, value_name = "YES|NO", value_parser = parsed(|text| Prices::parse(&text.to_lowercase()), "write yes or no"))]
    prices_include_tax: Option<Prices>,
    /// Where the taxes of an order are rounded: on each line, or on their subtotal.
    #[arg(long, value_name = "line|subtotal", value_parser = parsed(Rounding::parse, "write line or subtotal"))]
    round_tax: Option<Rounding>,
    /// The tax class that shipping is taxed with: the standard class, or the class of the items.
    #[arg(long, value_name = "standard|items", value_parser = parsed(ShippingTax::parse, "write standard or items"))]
    shipping_tax_class: Option<ShippingTax>,
    /// Purchases, suppliers and tax returns stand in the window from the start: yes or no. Without it they come with the
    /// first of them.
    #[arg(long, value_name = "YES|NO", value_parser = parsed(yes_or_no, "write yes or no"))]
    show_purchases: Option<bool>,
    #[command(flatten)]
    address: AddressArgs,
    #[command(flatten)]
    invoices: InvoiceArgs,
    /// The picture at the top of invoices, PNG or JPEG; an empty name removes it.
    #[arg(long, value_name = "FILE")]
    logo: Option<OsString>,
}

/// What the shop says of itself on its invoices, by the keys of [`InvoiceSettings::FIELDS`]: each that has a help is an option.
#[derive(Debug)]
struct InvoiceArgs(BTreeMap<&'static str, String>);

fn invoice_fields() -> impl Iterator<Item = &'static Field<InvoiceSettings>> {
    InvoiceSettings::FIELDS.iter().filter(|field| !field.help.is_empty())
}

impl FromArgMatches for InvoiceArgs {
    fn from_arg_matches(matches: &ArgMatches) -> std::result::Result<Self, clap::Error> {
        let given = invoice_fields().filter_map(|field| Some((field.key, matches.get_one(field.key)?)));
        Ok(Self(given.map(|(key, text): (_, &String)| (key, text.clone())).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> std::result::Result<(), clap::Error> {
        self.0.extend(Self::from_arg_matches(matches)?.0);
        Ok(())
    }
}

impl Args for InvoiceArgs {
    fn augment_args(command: Command) -> Command {
        command.args(invoice_fields().map(|field| {
            Arg::new(field.key).long(field.key.replace('_', "-")).value_name("TEXT").help(field.help)
        }))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl InvoiceArgs {
    /// The settings with those that were given.
    fn change(&self, was: &InvoiceSettings, country: &str) -> InvoiceSettings {
        let mut settings = was.clone();
        for (key, given) in &self.0 {
            let words = match given.trim() {
                "yes" if *key == InvoiceSettings::SMALL_BUSINESS => small_business_words(country),
                words => words,
            };
            if let Some(setting) = settings.get_mut(key) {
                words.clone_into(setting);
            }
        }
        settings
    }
}

pub(super) fn run(args: &SettingsArgs, common: &Common) -> Result<()> {
    let mut engine = common.open(&args.shop)?;
    let was = engine.shop()?;
    let mut shop = was.clone();
    if let Some(name) = &args.name {
        shop.name = shop_name(name)?;
    }
    shop.currency = args.currency.unwrap_or(shop.currency);
    shop.time_zone = args.time_zone.unwrap_or(shop.time_zone);
    shop.page_size = args.page_size.unwrap_or(shop.page_size);
    shop.taxes = TaxRules {
        prices: args.prices_include_tax.unwrap_or(shop.taxes.prices),
        rounding: args.round_tax.unwrap_or(shop.taxes.rounding),
        shipping: args.shipping_tax_class.unwrap_or(shop.taxes.shipping),
    };
    shop.show_purchases = args.show_purchases.unwrap_or(shop.show_purchases);
    shop.address = args.address.change(&was.address)?;
    shop.invoices = args.invoices.change(&was.invoices, &shop.address.country);
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
    // It is as the shop was made, and English has none.
    let entries = shop.entries().into_iter().filter(|(name, value)| name != "language" || !value.is_empty());
    let entries = entries.map(|(name, value)| format!("{}\t{value}\n", name.replace('_', " ")));
    print(&entries.collect::<String>())
}
