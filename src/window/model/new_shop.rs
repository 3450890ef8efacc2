//! The form for a new shop. A country proposes currency, time zone and prices, as long as these are not
//! chosen otherwise.

use std::path::PathBuf;

use crate::format::first_upper;
use crate::translate::{self, language, tr};
use domain::error::{Error, Result};
use domain::places;
use domain::rate::preset::Preset;
use domain::shop::country_defaults::{CountryDefaults, defaults_of, preset_of, summary_of};
use domain::shop::settings::{Currency, Shop, shop_address, shop_name};
use domain::tax::Prices;
use domain::tax::rules::TaxRules;
use domain::text::Text;
use domain::time::{Day, Zone};
use language::Language;

/// A field of the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NewShopField {
    Country,
    Name,
    Currency,
    TimeZone,
    State,
    Postcode,
    City,
    Path,
}

/// The form, as typed.
#[derive(Debug, Clone, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub(crate) struct NewShop {
    pub(crate) country: String,
    pub(crate) name: String,
    pub(crate) currency: String,
    pub(crate) time_zone: String,
    pub(crate) prices: Prices,
    pub(crate) state: String,
    pub(crate) postcode: String,
    pub(crate) city: String,
    pub(crate) reduced: bool,
    pub(crate) zero: bool,
    /// True to add the tax rates of the country, where it has a preset.
    pub(crate) rates: bool,
    /// True to show purchases and tax returns from the start.
    pub(crate) purchases: bool,
    pub(crate) path: String,
    today: Day,
    /// The time zone of the computer.
    machine: Zone,
    /// The last proposal; a value that differs from it was chosen, and is kept.
    proposed: CountryDefaults,
}

/// The data for a new shop file.
#[derive(Debug, Clone)]
pub(crate) struct ShopToMake {
    pub(crate) shop: Shop,
    /// The names of the tax classes beside the standard one.
    pub(crate) classes: Vec<&'static str>,
    pub(crate) rates: Option<Preset>,
    pub(crate) path: PathBuf,
}

impl NewShop {
    /// The form for a country, or for none, on a computer in a time zone, on a day.
    pub(crate) fn of(country: Option<&str>, machine: Zone, path: String, today: Day) -> Self {
        let currency = Currency::USD;
        let none = CountryDefaults { currency, time_zone: machine, prices: Prices::ExcludeTax };
        let mut form = Self {
            country: country.and_then(places::country_name).map(tr).unwrap_or_default().to_owned(),
            name: String::new(),
            currency: none.currency.code().to_owned(),
            time_zone: none.time_zone.name().to_owned(),
            prices: none.prices,
            state: String::new(),
            postcode: String::new(),
            city: String::new(),
            reduced: true,
            zero: true,
            rates: true,
            purchases: false,
            path,
            today,
            machine,
            proposed: none,
        };
        form.propose();
        form
    }

    /// Takes over what the country proposes, where nothing else was chosen.
    pub(crate) fn propose(&mut self) {
        let Some(next) = defaults_of(&places::country_typed(&self.country), self.machine) else { return };
        let last = std::mem::replace(&mut self.proposed, next.clone());
        if self.currency == last.currency.code() {
            next.currency.code().clone_into(&mut self.currency);
        }
        if self.time_zone == last.time_zone.name() {
            next.time_zone.name().clone_into(&mut self.time_zone);
        }
        if self.prices == last.prices {
            self.prices = next.prices;
        }
    }

    /// Writes the country in a language.
    pub(crate) fn translate(&mut self, language: Language) {
        if let Some(name) = places::country_name(&places::country_typed(&self.country)) {
            language.label(name).clone_into(&mut self.country);
        }
    }

    /// The tax rates of the country, and what they are today: `tax rates of Germany: 19 %, 7 %`; `None` for a country
    /// without a preset.
    pub(crate) fn preset(&self) -> Option<(Preset, Text)> {
        let country = places::country_typed(&self.country);
        let preset = preset_of(&country)?;
        let summary = summary_of(&preset, &country, self.today);
        Some((preset, summary))
    }

    /// The text of a field.
    pub(crate) fn content(&mut self, field: NewShopField) -> &mut String {
        match field {
            NewShopField::Country => &mut self.country,
            NewShopField::Name => &mut self.name,
            NewShopField::Currency => &mut self.currency,
            NewShopField::TimeZone => &mut self.time_zone,
            NewShopField::State => &mut self.state,
            NewShopField::Postcode => &mut self.postcode,
            NewShopField::City => &mut self.city,
            NewShopField::Path => &mut self.path,
        }
    }

    /// The shop, if every field is right; else the fields that are not, each with a sentence.
    pub(crate) fn parse(&self) -> std::result::Result<ShopToMake, Vec<(NewShopField, String)>> {
        let mut wrong = Vec::new();
        let mut keep = |field, sentence: String| wrong.push((field, sentence));
        let address =
            shop_address(places::country_read(&self.country), &self.state, &self.postcode, &self.city);
        let address = told(address, |what, problem| keep(address_field(what), problem));
        let name = told(shop_name(&self.name), |_, problem| {
            let is_missing = self.name.trim().is_empty();
            keep(
                NewShopField::Name,
                if is_missing { tr!("Give the shop a name").to_owned() } else { problem },
            );
        });
        let currency = Currency::parse(&self.currency);
        if currency.is_none() {
            let words = tr!("Choose a currency from the list, or write its three letters, such as EUR");
            keep(NewShopField::Currency, words.to_owned());
        }
        let zone = Zone::parse(&self.time_zone);
        if zone.is_none() {
            let words = tr!("Choose a time zone from the list: write a large city near you");
            keep(NewShopField::TimeZone, words.to_owned());
        }
        if self.path.trim().is_empty() {
            keep(NewShopField::Path, tr!("Say where the shop file is to be kept").to_owned());
        }
        let shop = match (address, name, currency, zone) {
            (Some(address), Some(name), Some(currency), Some(zone)) => {
                Shop::new(&name, currency, zone).ok().map(|shop| Shop { address, ..shop })
            }
            _ => None,
        };
        let Some(shop) = shop.filter(|_| wrong.is_empty()) else { return Err(wrong) };
        let classes = [(self.reduced, "Reduced rate"), (self.zero, "Zero rate")];
        let classes = classes.into_iter().filter(|(is_wanted, _)| *is_wanted).map(|(_, name)| name);
        Ok(ShopToMake {
            shop: Shop {
                taxes: TaxRules { prices: self.prices, ..shop.taxes },
                show_purchases: self.purchases,
                ..shop.in_language(language().code())
            },
            classes: classes.collect(),
            rates: self.preset().filter(|_| self.rates).map(|(preset, _)| preset),
            path: PathBuf::from(self.path.trim()),
        })
    }
}

/// The value; passes what an error is about, and its sentence, to `tell`.
fn told<T>(value: Result<T>, tell: impl FnOnce(&str, String)) -> Option<T> {
    match value {
        Ok(value) => return Some(value),
        Err(Error::Invalid { what, problem }) => {
            tell(what.english(), first_upper(&translate::text(&problem)));
        }
        Err(error) => tell("", translate::text(&error.text())),
    }
    None
}

fn address_field(what: &str) -> NewShopField {
    match what {
        "State" => NewShopField::State,
        "Postcode" => NewShopField::Postcode,
        "City" => NewShopField::City,
        _ => NewShopField::Country,
    }
}
