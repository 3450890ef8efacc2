//! The settings of a shop: name, currency, time zone, taxes and address.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::invoice::settings::InvoiceSettings;
use crate::label;
use crate::places;
use crate::places::address::Address;
use crate::places::languages::language_of;
use crate::spelling::is_default;
use crate::tax::Prices;
use crate::tax::rules::{Rounding, ShippingTax, TaxRules};
use crate::text;
use crate::text::lenient::{flag_text, yes_or_no};
use crate::text::{Text, clean, short};
use crate::time::Zone;

pub use super::currency::Currency;

/// The number of rates on a page of the API by default (choice 11).
pub const DEFAULT_PAGE_SIZE: i64 = 10;

/// The settings of a shop.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shop {
    /// The name in the window and on reports.
    pub name: String,
    /// The currency of all amounts.
    pub currency: Currency,
    /// The time zone of all local times.
    pub time_zone: Zone,
    /// The number of rates on a page of the API.
    pub page_size: i64,
    /// The settings for the computation of taxes.
    pub taxes: TaxRules,
    /// Whether the window shows purchases, suppliers and tax returns before there are any.
    #[serde(default, skip_serializing_if = "is_default")]
    pub show_purchases: bool,
    /// The address without the street; an order without any other address is taxed here.
    pub address: Address,
    /// The language of the names that came with the shop, by ISO 639-1; empty for English.
    #[serde(default, skip_serializing_if = "is_default")]
    pub language: String,
    /// What it says of itself on invoices.
    #[serde(default, skip_serializing_if = "is_default")]
    pub invoices: InvoiceSettings,
}

impl Shop {
    /// A shop with default settings. Refused when the name is empty or too long.
    pub fn new(name: &str, currency: Currency, time_zone: Zone) -> Result<Self> {
        let (name, page_size, taxes) = (shop_name(name)?, DEFAULT_PAGE_SIZE, TaxRules::default());
        let (show_purchases, address, invoices) = (false, Address::default(), InvoiceSettings::default());
        let language = String::new();
        Ok(Self { name, currency, time_zone, page_size, taxes, show_purchases, address, language, invoices })
    }

    /// A new shop with the language in which its papers are written; that of the program where its address says none.
    #[must_use]
    pub fn in_language(self, of_program: &str) -> Self {
        let language = language_of(&self.address).unwrap_or(of_program);
        Self { language: if language == "en" { String::new() } else { language.to_owned() }, ..self }
    }

    /// The shop with one setting from a file, named as in [`Self::entries`]. `None` for an unknown setting or
    /// an invalid value.
    #[must_use]
    pub fn with(&self, key: &str, value: &str) -> Option<Self> {
        let mut shop = self.clone();
        match key {
            "name" => value.clone_into(&mut shop.name),
            "currency" => shop.currency = Currency::parse(value)?,
            "time_zone" => shop.time_zone = Zone::parse(value)?,
            "page_size" => shop.page_size = value.parse().ok()?,
            "prices_include_tax" => shop.taxes.prices = Prices::parse(value)?,
            "round_tax" => shop.taxes.rounding = Rounding::parse(value)?,
            "shipping_tax_class" => shop.taxes.shipping = ShippingTax::parse(value)?,
            "show_purchases" => shop.show_purchases = yes_or_no(value)?,
            "country" => value.clone_into(&mut shop.address.country),
            "state" => value.clone_into(&mut shop.address.state),
            "postcode" => value.clone_into(&mut shop.address.postcode),
            "city" => value.clone_into(&mut shop.address.city),
            "language" => value.clone_into(&mut shop.language),
            _ => value.clone_into(shop.invoices.get_mut(key.strip_prefix(InvoiceSettings::PREFIX)?)?),
        }
        Some(shop)
    }

    /// Each setting by the name that a shop file keeps it under, as text.
    pub fn entries(&self) -> Vec<(Cow<'static, str>, String)> {
        let entries = [
            ("name", self.name.clone()),
            ("currency", self.currency.code().to_owned()),
            ("time_zone", self.time_zone.name().to_owned()),
            ("page_size", self.page_size.to_string()),
            ("prices_include_tax", self.taxes.prices.as_str().to_owned()),
            ("round_tax", self.taxes.rounding.as_str().to_owned()),
            ("shipping_tax_class", self.taxes.shipping.as_str().to_owned()),
            ("show_purchases", flag_text(self.show_purchases).to_owned()),
            ("country", self.address.country.clone()),
            ("state", self.address.state.clone()),
            ("postcode", self.address.postcode.clone()),
            ("city", self.address.city.clone()),
            ("language", self.language.clone()),
        ];
        let entries = entries.into_iter().map(|(key, value)| (key.into(), value));
        let of_invoices = self
            .invoices
            .each()
            .map(|(field, value)| (InvoiceSettings::setting(field).into(), value.to_owned()));
        entries.chain(of_invoices).collect()
    }
}

/// The cleaned name of a shop. Refused when it is empty or too long.
pub fn shop_name(given: &str) -> Result<String> {
    let named = match short(given, clean) {
        Ok(name) if name.is_empty() => Err(text!("it has no name; give it one")),
        named => named,
    };
    named.map_err(|problem| Error::Invalid { what: text!("The shop's name"), problem })
}

/// The cleaned address of a shop; the country may be its code or its English name. Refused when the country
/// is unknown, when a part is too long, or when other parts are given without a country, since no rate would
/// match.
pub fn shop_address(country: &str, state: &str, postcode: &str, city: &str) -> Result<Address> {
    let refuse = |what: &'static str, problem: Text| Error::Invalid { what: Text::new(what), problem };
    let cleaned = |what: &'static str, part| short(part, clean).map_err(|problem| refuse(what, problem));
    let country = cleaned(label!("Country"), country)?;
    let state = cleaned(label!("State"), state)?;
    let (postcode, city) = (cleaned(label!("Postcode"), postcode)?, cleaned(label!("City"), city)?);
    let parts = [&state, &postcode, &city];
    let code = places::country_code(&country);
    if country.is_empty() && parts.iter().any(|part| !part.is_empty()) {
        let problem = text!("write the country of the shop's address too, such as DE");
        return Err(refuse("Country", problem));
    }
    if !country.is_empty() && places::country_name(&code).is_none() {
        let problem =
            text!("\"{country}\" is not a country; write its code, such as DE, or its name", country);
        return Err(refuse("Country", problem));
    }
    Ok(Address { street: String::new(), city, state, postcode, country: code })
}
