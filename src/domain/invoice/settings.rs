//! The shop's own details on its invoices. Each is a text and a row of [`InvoiceSettings::FIELDS`]: its place
//! in the shop file, in the books, in Preferences and on the command line.

use serde::{Deserialize, Serialize};

use crate::field;
use crate::fielded::Field;
use crate::label;
use crate::spelling::is_default;
use crate::time::Day;

/// The settings; each may be empty.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what they are is said by the fields")]
pub struct InvoiceSettings {
    #[serde(default, skip_serializing_if = "is_default")]
    pub legal_name: String,
    #[serde(default, skip_serializing_if = "is_default")]
    pub street: String,
    #[serde(default, skip_serializing_if = "is_default")]
    pub vat_number: String,
    #[serde(default, skip_serializing_if = "is_default")]
    pub tax_number: String,
    #[serde(default, skip_serializing_if = "is_default")]
    pub register: String,
    #[serde(default, skip_serializing_if = "is_default")]
    pub iban: String,
    #[serde(default, skip_serializing_if = "is_default")]
    pub email: String,
    #[serde(default, skip_serializing_if = "is_default")]
    pub phone: String,
    #[serde(default, skip_serializing_if = "is_default")]
    pub terms: String,
    #[serde(default, skip_serializing_if = "is_default")]
    pub series: String,
    /// The reason why a small business charges no tax, for its invoices; empty for a shop that does.
    #[serde(default, skip_serializing_if = "is_default")]
    pub small_business: String,
    /// The digest of the logo.
    #[serde(default, skip_serializing_if = "is_default")]
    pub logo: String,
}

impl InvoiceSettings {
    /// The settings in the order of the form.
    pub const FIELDS: &'static [Field<Self>] = &[
        field!("legal_name", label!("Legal name"), legal_name).helped("The name that the law knows the shop by, on invoices"),
        field!("street", label!("Street"), street).helped("The shop's street and house number, on invoices"),
        field!("vat_number", label!("VAT number"), vat_number).helped("The shop's VAT number, on invoices"),
        field!("tax_number", label!("Tax number"), tax_number).helped("The shop's tax number, on invoices"),
        field!("register", label!("Register"), register).helped("Where the shop is registered, on invoices: HRB 12345, SIREN 123 456 789"),
        field!("iban", label!("IBAN"), iban).helped("The bank account that invoices are paid to"),
        field!("email", label!("Email"), email).helped("The shop's email address, on invoices"),
        field!("phone", label!("Phone"), phone).helped("The shop's telephone number, on invoices"),
        field!("terms", label!("Payment terms"), terms).helped("When and how invoices are paid"),
        field!("series", label!("Series"), series).helped("What the numbers of invoices begin with; {year} is the year, and - follows a digit. Without it they are 2026-0001 \
             and so on"),
        field!(Self::SMALL_BUSINESS, label!("No tax, as a small business"), small_business).helped("The shop charges no tax as a small business, and its invoices say so: in these words, or with `yes` in those \
             of its country's law. Empty where it charges tax"),
        field!(Self::LOGO, label!("Logo"), logo),
    ];

    /// The key of why a small business charges no tax, which the law of its country words.
    pub const SMALL_BUSINESS: &str = "small_business";

    /// The key of the digest of the logo, which is chosen and not typed.
    pub const LOGO: &str = "logo";

    /// Prefix of their names among the settings of a shop.
    pub(crate) const PREFIX: &str = "invoice_";

    /// The name of one among the settings of a shop.
    pub fn setting(field: &Field<Self>) -> String {
        format!("{}{}", Self::PREFIX, field.key)
    }

    /// Each setting by its key.
    pub fn each(&self) -> impl Iterator<Item = (&'static Field<Self>, &str)> {
        Field::texts(Self::FIELDS, self)
    }

    /// The setting under a key; `None` where there is none such.
    pub fn get_mut(&mut self, key: &str) -> Option<&mut String> {
        Field::text_mut(Self::FIELDS, self, key)
    }

    /// The series of a document of a day: as in the settings, with the year for `{year}`; `2026-` without
    /// one. It ends in no digit, so that a number is of one series only: `A` and 11 would be `A1` and 1.
    pub fn series_on(&self, day: Day) -> String {
        let pattern = if self.series.is_empty() { "{year}-" } else { self.series.as_str() };
        let series = pattern.replace("{year}", &day.date().format("%Y").to_string());
        if series.ends_with(|last: char| last.is_ascii_digit()) { series + "-" } else { series }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::invoice::InvoiceNumber;

    #[test]
    fn no_two_series_write_the_same_number() {
        let day = Day::parse("2026-11-30").unwrap();
        let mut written = std::collections::BTreeMap::new();
        let mut named = std::collections::BTreeMap::new();
        for series in [
            "", "A", "A1", "A-", "A1-", "A0001", "{year}", "{year}-", "R{year}-", "R", "R2026", "1", "RÄ",
            "A/", "A_", "A ", "A%2F", "A:", "/A", " A", "../",
        ] {
            let settings = InvoiceSettings { series: series.to_owned(), ..InvoiceSettings::default() };
            let series = settings.series_on(day);
            for sequence in [1, 11, 111, 9_999, 10_001, 20_260_001] {
                let number = InvoiceNumber { series: series.clone(), sequence };
                let known = written.entry(number.to_string()).or_insert_with(|| number.clone());
                assert_eq!(*known, number);
                let known = named.entry(number.file_stem()).or_insert_with(|| number.clone());
                assert_eq!(*known, number, "{}", number.file_stem());
            }
        }
        assert!(written.contains_key("A1-0001") && written.contains_key("2026-0001"));
        for name in ["2026-0001", "R2026-0001", "A%2F0001", "A_0001", "%2E.%2F0001", "RÄ0001"] {
            assert!(named.contains_key(name), "{name}");
        }
    }
}
