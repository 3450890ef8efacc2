//! The settings of a shop: name, currency, time zone, taxes and address.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::field;
use crate::fielded::{EntryKind, Field, Fielded};
use crate::invoice::settings::InvoiceSettings;
use crate::label;
use crate::percent::Percent;
use crate::places;
use crate::places::address::Address;
use crate::places::languages::language_of;
use crate::spelling::is_default;
use crate::tax::rules::TaxRules;
use crate::text;
use crate::text::{Text, clean, short};
use crate::time::Zone;
use crate::time::year_start::YearStart;

use super::basis::Basis;
use super::datev::DatevSettings;
use super::sales_target::SalesTarget;

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
    /// The day on which its own year begins, in reports.
    #[serde(default, skip_serializing_if = "is_default")]
    pub year_begins: YearStart,
    /// The net sales that it wants to reach.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sales_target: Option<SalesTarget>,
    /// The day by which its earnings count; `None` for that which its country proposes.
    #[serde(default, skip_serializing_if = "is_default")]
    pub earnings_basis: Option<Basis>,
    /// What it says of itself in files for DATEV.
    #[serde(default, skip_serializing_if = "is_default")]
    pub datev: DatevSettings,
    /// What it says of itself on invoices.
    #[serde(default, skip_serializing_if = "is_default")]
    pub invoices: InvoiceSettings,
}

impl Default for Shop {
    fn default() -> Self {
        let (name, language) = (String::new(), String::new());
        let (currency, time_zone, taxes) = (Currency::default(), Zone::default(), TaxRules::default());
        let (show_purchases, address, invoices) = (false, Address::default(), InvoiceSettings::default());
        let (page_size, year_begins) = (DEFAULT_PAGE_SIZE, YearStart::default());
        Self {
            name,
            currency,
            time_zone,
            page_size,
            taxes,
            show_purchases,
            address,
            language,
            year_begins,
            sales_target: None,
            earnings_basis: None,
            datev: DatevSettings::default(),
            invoices,
        }
    }
}

/// Each by the name under which a shop file keeps it. One with `since` is kept where it says something.
impl Fielded for Shop {
    const FIELDS: &'static [Field<Self>] = &[
        field!("name", label!("Name"), name).required().typed(label!("Name"))
            .helped("The shop's new name"),
        field!("currency", label!("Currency"), currency).required()
            .typed_as(EntryKind::Currency, label!("Currency"))
            .helped("The new currency; amounts keep their numbers. Refused while a period is closed")
            .takes("CODE", label!("write the three letters of a currency, such as GBP")),
        field!("time_zone", label!("Time zone"), time_zone).required()
            .typed_as(EntryKind::Zone, label!("Time zone"))
            .helped("The new time zone; every order moves to the day it falls on there")
            .takes("ZONE", label!("write a zone such as Europe/London or America/New_York")),
        field!("country", label!("Country"), address.country).typed_as(EntryKind::Country, label!("Country")),
        field!("state", label!("State"), address.state).typed_as(EntryKind::State, label!("State")),
        field!("postcode", label!("Postcode"), address.postcode).typed(label!("Postcode")),
        field!("city", label!("City"), address.city).typed(label!("City")),
        field!("page_size", label!("Rates per page"), page_size).helped("Tax rates on a page of the API's lists")
            .takes("COUNT", label!("write a whole number from 1")),
        field!("prices_include_tax", label!("Prices are entered"), taxes.prices)
            .typed_as(EntryKind::Choice(&[("no", label!("Without tax")), ("yes", label!("With tax"))]), label!("Prices"))
            .helped("Prices are typed with tax: yes or no").takes("YES|NO", label!("write yes or no")),
        field!("round_tax", label!("Tax is rounded"), taxes.rounding)
            .typed_as(
                EntryKind::Choice(&[("line", label!("On each line")), ("subtotal", label!("On the subtotal"))]),
                label!("Rounding"),
            )
            .helped("Where the taxes of an order are rounded: on each line, or on their subtotal")
            .takes("line|subtotal", label!("write line or subtotal")),
        field!("shipping_tax_class", label!("Shipping is taxed"), taxes.shipping)
            .typed_as(
                EntryKind::Choice(&[("standard", label!("Standard rate")), ("items", label!("As the items"))]),
                label!("Shipping tax"),
            )
            .helped("The tax class that shipping is taxed with: the standard class, or the class of the items")
            .takes("standard|items", label!("write standard or items")),
        field!("show_purchases", label!("Purchases and tax returns"), show_purchases).typed_as(EntryKind::Own, label!("Purchases and tax returns"))
            .helped("Purchases, suppliers and tax returns stand in the window from the start: yes or no. Without it they come \
                 with the first of them")
            .takes("YES|NO", label!("write yes or no")),
        field!("language", label!("Language"), language).since(106),
        field!("year_begins", label!("The year begins in"), year_begins).since(107)
            .typed_as(EntryKind::DayOfYear, label!("The year begins in"))
            .helped("The day on which the shop's own year begins, as month and day: 04-06 is 6 April; without it 1 January")
            .takes("MM-DD", label!("each year needs that day: write month and day, such as 04-06 for 6 April")),
        field!("sales_target", label!("Sales target"), sales_target).since(108)
            .typed_as(EntryKind::Own, label!("Sales target"))
            .helped("The net sales to reach, without tax and shipping: `40000 month`, or `480000 year` of the shop's own year, or \
                 `480000 year as-last-year` by its months as the year before was. Empty removes it")
            .takes("TARGET", label!("write an amount above 0 and what it is of, such as 40000 month")),
        field!("earnings_basis", label!("Earnings count"), earnings_basis).since(110)
            .typed_as(
                EntryKind::Choice(&[
                    ("", label!("As in the country")),
                    ("dated", label!("When sold and bought")),
                    ("paid", label!("When paid")),
                ]),
                label!("Earnings count"),
            )
            .helped("The day by which earnings count: dated, by that of the sale and the purchase, or paid, by that of the \
                 payment. Empty for what is usual in its country")
            .takes("dated|paid", label!("write dated or paid")),
        field!("datev_adviser", label!("DATEV adviser number"), datev.adviser).since(110)
            .typed(label!("DATEV adviser number"))
            .helped("The number of the adviser in files for DATEV, which the accountant gives"),
        field!("datev_client", label!("DATEV client number"), datev.client).since(110)
            .typed(label!("DATEV client number"))
            .helped("The number of the client in files for DATEV, which the accountant gives"),
        field!("datev_chart", label!("DATEV chart"), datev.chart).since(110)
            .typed_as(
                EntryKind::Choice(&[("skr03", label!("SKR03")), ("skr04", label!("SKR04"))]),
                label!("DATEV chart"),
            )
            .helped("The chart of accounts in files for DATEV: skr03, which it is without one, or skr04")
            .takes("skr03|skr04", label!("write skr03 or skr04")),
        field!("invoice_legal_name", label!("Legal name"), invoices.legal_name).typed(label!("Legal name"))
            .helped("The name that the law knows the shop by, on invoices"),
        field!("invoice_street", label!("Street"), invoices.street).typed(label!("Street"))
            .helped("The shop's street and house number, on invoices"),
        field!("invoice_vat_number", label!("VAT number"), invoices.vat_number).typed(label!("VAT number"))
            .helped("The shop's VAT number, on invoices"),
        field!("invoice_tax_number", label!("Tax number"), invoices.tax_number).typed(label!("Tax number"))
            .helped("The shop's tax number, on invoices"),
        field!("invoice_register", label!("Register"), invoices.register).typed(label!("Register"))
            .helped("Where the shop is registered, on invoices: HRB 12345, SIREN 123 456 789"),
        field!("invoice_iban", label!("IBAN"), invoices.iban).typed(label!("IBAN"))
            .helped("The bank account that invoices are paid to"),
        field!("invoice_email", label!("Email"), invoices.email).typed(label!("Email"))
            .helped("The shop's email address, on invoices"),
        field!("invoice_phone", label!("Phone"), invoices.phone).typed(label!("Phone"))
            .helped("The shop's telephone number, on invoices"),
        field!("invoice_terms", label!("Payment terms"), invoices.terms).typed(label!("Payment terms"))
            .helped("When and how invoices are paid"),
        field!("invoice_series", label!("Series"), invoices.series).typed(label!("Series"))
            .helped("What the numbers of invoices begin with; {year} is the year, and - follows a digit. Without it they are \
                 2026-0001 and so on"),
        field!(Self::SMALL_BUSINESS, label!("No tax, as a small business"), invoices.small_business)
            .typed_as(EntryKind::Own, label!("In these words"))
            .helped("The shop charges no tax as a small business, and its invoices say so: in these words, or with `yes` in \
                 those of its country's law. Empty where it charges tax"),
        field!(Self::LOGO, label!("Logo"), invoices.logo).typed_as(EntryKind::Own, label!("Logo")),
    ];
}

impl Shop {
    /// The keys of the settings that the books have beside address and invoices; the others are of one copy of the shop.
    pub const IN_BOOKS: [&str; 11] = [
        "name",
        "currency",
        "time_zone",
        "show_purchases",
        "language",
        "year_begins",
        "sales_target",
        "earnings_basis",
        "datev_adviser",
        "datev_client",
        "datev_chart",
    ];
    /// What the keys of the settings of files for DATEV begin with.
    pub const OF_DATEV: &str = "datev_";
    /// What the keys of the settings of invoices begin with.
    pub const OF_INVOICES: &str = "invoice_";
    /// The key of why a small business charges no tax, which the law of its country words.
    pub const SMALL_BUSINESS: &str = "invoice_small_business";
    /// The key of the digest of the logo, which is chosen and not typed.
    pub const LOGO: &str = "invoice_logo";

    /// A shop with default settings. Refused when the name is empty or too long.
    pub fn new(name: &str, currency: Currency, time_zone: Zone) -> Result<Self> {
        Ok(Self { name: shop_name(name)?, currency, time_zone, ..Self::default() })
    }

    /// A new shop with the language in which its papers are written; that of the program where its address says none.
    #[must_use]
    pub fn in_language(self, of_program: &str) -> Self {
        let language = language_of(&self.address).unwrap_or(of_program);
        Self { language: if language == "en" { String::new() } else { language.to_owned() }, ..self }
    }

    /// The day by which its earnings count: what it chose, or what small shops of its country do as a rule, which is the day of
    /// payment in the United Kingdom's cash basis and in Germany's Einnahmenüberschussrechnung.
    pub fn counts_by(&self) -> Basis {
        let proposed = match self.address.country.as_str() {
            "GB" | "DE" => Basis::Paid,
            _ => Basis::Dated,
        };
        self.earnings_basis.unwrap_or(proposed)
    }

    /// True if it charges no tax, as a small business.
    pub const fn is_small_business(&self) -> bool {
        !self.invoices.small_business.is_empty()
    }

    /// The share of the tax of its purchases that it deducts as a rule: none where it charges none.
    pub const fn usual_share(&self) -> Percent {
        if self.is_small_business() { Percent::ZERO } else { Percent::HUNDRED }
    }

    /// The shop with one setting from a file. `None` for an unknown setting or an invalid value.
    #[must_use]
    pub fn with(mut self, key: &str, value: &str) -> Option<Self> {
        Self::field(key)?.slot(&mut self).take_text(value).then_some(self)
    }

    /// The settings that a file of it has, with their texts.
    pub fn entries(&self) -> impl Iterator<Item = (&'static Field<Self>, Cow<'_, str>)> {
        let entries = Self::FIELDS.iter().map(|field| (field, field.value(self).setting()));
        entries.filter(|(field, text)| field.since == 0 || !text.is_empty())
    }

    /// The settings that differ, with their texts in both.
    pub fn differences<'s>(
        &'s self,
        other: &'s Self,
    ) -> impl Iterator<Item = (&'static Field<Self>, Cow<'s, str>, Cow<'s, str>)> {
        let differ = Self::FIELDS.iter().filter(|field| field.value(self) != field.value(other));
        differ.map(|field| (field, field.value(self).setting(), field.value(other).setting()))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fielded::Value;

    #[test]
    fn each_setting_is_read_as_it_is_kept() {
        let kept = Shop {
            currency: Currency::parse("EUR").unwrap(),
            time_zone: Zone::parse("Europe/Berlin").unwrap(),
            page_size: 25,
            show_purchases: true,
            ..Shop::default()
        };
        let mut read = Shop::default();
        for (at, field) in Shop::FIELDS.iter().enumerate() {
            // Each text differs, so that no two are kept as one.
            let text = match field.value(&kept) {
                Value::Text(_) => format!("text {at}"),
                Value::Word(word) if field.key == "round_tax" => word.word().replace("line", "subtotal"),
                value => value.setting().into_owned(),
            };
            read = read.with(field.key, &text).unwrap();
            assert_eq!(field.value(&read).setting(), text, "{}", field.key);
        }
        for (at, field) in Shop::FIELDS.iter().enumerate() {
            if let Value::Text(text) = field.value(&read) {
                assert_eq!(*text, format!("text {at}"), "{}", field.key);
            }
        }
        assert_eq!((read.currency, read.taxes.rounding.as_str()), (kept.currency, "subtotal"));
        for (key, text) in [
            ("currency", "EURO"),
            ("time_zone", "Atlantis"),
            ("page_size", "0"),
            ("prices_include_tax", "perhaps"),
            ("show_purchases", "perhaps"),
            ("colour", "red"),
        ] {
            assert_eq!(kept.clone().with(key, text), None, "{key}");
        }
    }
}
